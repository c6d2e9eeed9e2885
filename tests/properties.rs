//! Property tests: what has to hold in every position, tried in random play under many rule sets.
//!
//! The numbers come from a small generator with fixed seeds, so that every run is the same.

#[path = "properties/chance.rs"]
mod chance;
#[cfg(feature = "files")]
#[path = "properties/chess.rs"]
mod chess;
#[path = "properties/compare.rs"]
mod compare;
#[path = "properties/eye.rs"]
mod eye;
#[cfg(debug_assertions)]
#[path = "properties/faults.rs"]
mod faults;
#[path = "properties/four.rs"]
mod four;
#[path = "properties/hostile.rs"]
mod hostile;
#[path = "properties/matches.rs"]
mod matches;
#[path = "properties/moves.rs"]
mod moves;
#[path = "properties/reasons.rs"]
mod reasons;
#[path = "properties/remarks.rs"]
mod remarks;
#[path = "properties/symmetry.rs"]
mod symmetry;
#[path = "properties/wander.rs"]
mod wander;
