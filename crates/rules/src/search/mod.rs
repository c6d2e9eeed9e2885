//! Search for a move: alpha-beta for two sides, expectimax over throws, best-reply for four armies.
//!
//! It reads the terms of the rules and asks the public generator for moves and outcomes, so that it plays every
//! game under every choice. It has no clock: whoever calls it says when to stop.
//!
//! ```
//! # use tabiya_rules as tabiya;
//! use tabiya::Match;
//! use tabiya::search::{Limits, Score, search};
//! // Two rooks: the second gives mate on the last rank.
//! let game = Match::new("shatranj", &[], Some("7k/R7/8/8/8/7p/8/1R2K3 w - - 0 1"))?;
//! let found = search(&game, &Limits { depth: 2, ..Limits::default() }, &mut |_| false);
//! assert_eq!(found.best, game.rules().read_move(game.position(), "b1b8"));
//! assert_eq!(found.score, Score::Win(1));
//! # Ok::<(), tabiya::MatchError>(())
//! ```

mod actor;
mod balance;
mod budget;
mod captures;
mod chance;
mod duel;
mod evaluate;
mod exchange;
mod found;
pub(crate) mod key;
mod levels;
mod order;
mod reasons;
mod reduction;
mod reply;
mod returns;
mod searcher;
mod side;
mod table;
mod values;
mod visit;

use crate::board::Seat;
use crate::matches::Match;
use crate::position::Position;
use crate::rules::Rules;
use evaluate::Evaluation;

pub use actor::actor;
pub use budget::POLL;
pub use found::{Found, Limits, Score, Variation};
pub use levels::{LEVELS, Level};
pub use reasons::{Reason, reasons};
pub use searcher::Searcher;

/// Looks for the best move of whoever acts now.
///
/// `stop` is asked with what has been found so far: once before each iteration, and every
/// [`POLL`] nodes. When it says `true` the search returns what it has. The same game, limits and answers of `stop`
/// give the same result. What is learned is forgotten afterwards: a [`Searcher`] keeps it for the next move.
pub fn search(game: &Match, limits: &Limits, stop: &mut dyn FnMut(&Found) -> bool) -> Found {
    Searcher::new().search(game, limits, stop)
}

/// What a position is worth to a seat and its allies without looking ahead, in hundredths of the weakest piece.
/// Ends of the game are not looked for. The side to move has a small bonus.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::{Position, Rules, Seat, games, search};
/// let rules = Rules::new(&games::MAKRUK, &[])?;
/// assert!(search::worth(&rules, &Position::start(&rules), Seat::FIRST).abs() < 100.0);
/// # Ok::<(), tabiya::SetupError>(())
/// ```
pub fn worth(rules: &Rules, position: &Position, seat: Seat) -> f64 {
    Evaluation::new(rules).worth(rules, position, seat)
}
