//! Property tests: what has to hold in every position, tried in random play under many rule sets.
//!
//! The numbers come from a small generator with fixed seeds, so that every run is the same.

pub mod chance;
#[cfg(feature = "files")]
mod chess;
mod compare;
mod eye;
#[cfg(debug_assertions)]
mod faults;
mod four;
mod hostile;
mod matches;
mod moves;
mod reasons;
mod remarks;
mod symmetry;
pub mod wander;
