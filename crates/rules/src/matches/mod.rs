//! A match: a game that is played, move by move, told in beats, and taken back.

mod beats;
mod destinations;
mod error;
mod facts;
mod follow;
mod limits;
mod line;
mod near;
mod record;
mod sentences;
mod state;

pub use beats::{Beat, Cause, Show};
pub use destinations::Destinations;
pub use error::{CountError, MatchError, PlayError};
pub use facts::Fact;
pub use follow::{Followed, NewPly};
pub use limits::{MAX_MOVES, MAX_PERFT_DEPTH, MAX_PERFT_STEPS};
pub use near::nearest;
pub use record::Match;
pub use sentences::{is_meant, shortened};
pub use state::GameState;
