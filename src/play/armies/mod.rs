//! Armies in alliances: who moves whose pieces, thrones, prisoners, concourse, peace, stakes.
//!
//! Bell's and Walker's rules of the four-handed game: FHB-01 to FHB-20, FHW-01 to FHW-17.

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
pub(crate) use state::{decider, fights};
