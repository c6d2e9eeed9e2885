//! Movement of pieces: patterns, the walk over them, and Betza's notation for them.

pub mod betza;
mod pattern;
mod style;
mod walk;

pub use pattern::{Atom, Direction, Modality, Pattern, Right, Symmetry, VIA};
pub use style::MoveStyle;
pub use walk::{Access, Occupant, Target, walk};
