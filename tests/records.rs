//! Game records as texts: what is written is read back, and what cannot be read is told.

#[path = "properties/chance.rs"]
mod chance;
#[path = "records/formats.rs"]
mod formats;
#[path = "records/hostile.rs"]
mod hostile;
#[path = "records/moves.rs"]
mod moves;
#[cfg(feature = "files")]
#[path = "records/own.rs"]
mod own;
#[path = "records/random.rs"]
mod random;
