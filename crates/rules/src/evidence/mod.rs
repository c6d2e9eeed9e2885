//! Play as evidence: games of self-play, and measures over many of them.
//!
//! What comes out says how a rule works at the strength at which was played, and nothing about how often people once
//! won by it. The same rules, opening, policies and seed give the same game on every machine, and the same games the
//! same figures.
//!
//! ```
//! # use tabiya_rules as tabiya;
//! use tabiya::{Match, evidence::{How, Measure, measures, play}};
//! let game = Match::new("chaturanga", &[("elephant", "dabbaba")], None)?;
//! let games: Vec<_> = (0..20).map(|seed| play(&game, &How { seed, ..How::default() }).facts).collect();
//! let measured = measures(&games);
//! let (_, length) = measured.iter().find(|(measure, _)| *measure == Measure::Length).expect("games that ended");
//! assert!(length.low <= length.value && length.value <= length.high);
//! # Ok::<(), tabiya::MatchError>(())
//! ```

mod bootstrap;
mod facts;
mod measure;
mod opening;
mod pairs;
mod playout;
mod policy;
mod random;
mod shares;

pub use bootstrap::{Estimate, RESAMPLES};
pub use facts::Facts;
pub use measure::{Measure, ends, measures};
pub use opening::shared_opening;
pub use pairs::{FALSE, Paired, compared, judge};
pub use playout::{How, MOST_PLIES, Record, play};
pub use policy::Policy;
pub use random::Random;
pub use shares::{
    FigureKind, anytime_interval, chance_outside, chance_within, exact_interval, false_shares, least_seen,
    sign_test,
};
