//! A match: a game that is played, move by move, told in beats, and taken back.

mod beats;
mod destinations;
mod error;
mod facts;
mod fault;
mod limits;
mod line;
#[cfg(not(feature = "words"))]
mod plain;
mod record;
mod state;

pub use beats::{Beat, Cause, Show};
pub use destinations::Destinations;
pub use error::{CountError, MatchError, PlayError};
pub use facts::Fact;
pub use fault::{Doubt, Left, LeftOut, MoveFault, RecordError, Why};
pub use limits::{MAX_MOVES, MAX_PERFT_DEPTH, MAX_PERFT_STEPS};
pub use record::Match;
pub use state::GameState;
