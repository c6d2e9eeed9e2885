//! Game records as texts: what is written is read back, and what cannot be read is told.

mod formats;
mod hostile;
mod moves;
#[cfg(feature = "files")]
mod own;
mod random;
