//! How men move: patterns, the walk over them, and Betza's notation for them.

pub mod betza;
mod pattern;
mod style;
mod walk;

pub use pattern::{Images, Pattern, Purpose, Stride, Way};
pub use style::Gait;
pub use walk::{Access, Occupant, Target, walk};
