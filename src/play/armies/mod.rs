//! Armies in alliances: who moves whose pieces, thrones, prisoners, concourse, peace, stakes.
//!
//! Ledger sections 15 and 16: Bell's and Walker's rules of the four-handed game.

mod apply;
mod concourse;
mod exchange;
mod moves;
mod outcome;
mod state;

pub(crate) use apply::{apply, close};
pub use concourse::{circuit, places};
pub(crate) use exchange::{declarations, offer};
pub(crate) use moves::steps;
pub(crate) use outcome::outcome;
pub(crate) use state::fights;
