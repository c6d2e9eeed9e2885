//! Armies in alliances: who moves whose pieces, thrones, prisoners, concourse, peace, stakes.
//!
//! Bell's and Walker's rules of the four-handed game: FHB-01 to FHB-20, FHW-01 to FHW-17.

mod apply;
mod concourse;
mod exchange;
mod moves;
mod outcome;
mod state;

use crate::board::{Seat, Square};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::variant::Contest;

pub(crate) use apply::{apply, close};
pub use concourse::{circuit, places};
pub(crate) use exchange::{declarations, may_declare, offer};
pub(crate) use moves::steps;
pub(crate) use outcome::outcome;
pub(crate) use state::fights;

impl Position {
    /// Who decides on what is moved by the throw, or at the turn, of the seat on turn: that seat itself, or the
    /// ally that commands its army. A boat that a seat has won in a concourse is decided on by that seat alone
    /// ([`Position::steerer`]).
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Rules, Seat, games};
    /// let rules = Rules::new(&games::SHATURANGA, &[])?;
    /// // South's king on North's throne: at North's throw South decides.
    /// let text = "1wP2sK3/7nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 n captive=nem mounted=s commands=s phase=play";
    /// assert_eq!(rules.read_position(text)?.decider(&rules), Seat(0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decider(&self, rules: &Rules) -> Seat {
        match rules.terms().contest {
            Contest::Armies(terms) if self.phase() == Phase::Play && state::table(self).offer.is_none() => {
                state::decider(self, terms, self.turn())
            }
            Contest::Kings | Contest::Race(_) | Contest::Armies(_) => self.turn(),
        }
    }

    /// The seat that alone moves the piece on this square: a boat that its ally has won in a concourse.
    pub fn steerer(&self, rules: &Rules, at: Square) -> Option<Seat> {
        match rules.terms().contest {
            Contest::Armies(terms) => self.piece_at(at).and_then(|piece| state::steerer(self, terms, piece)),
            Contest::Kings | Contest::Race(_) => None,
        }
    }
}
