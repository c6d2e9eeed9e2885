//! JavaScript shapes: the plain objects that cross the boundary. The TypeScript declarations are made from these.

mod annotation;
mod endings;
mod evidence;
mod games;
mod lab;
mod parting;
mod patterns;
mod pictures;
mod play;
mod records;
mod solve;
mod table;

pub use annotation::*;
pub use endings::*;
pub use evidence::*;
pub use games::*;
pub use lab::*;
pub use parting::*;
pub use patterns::*;
pub use pictures::*;
pub use play::*;
pub use records::*;
pub use solve::*;
pub use table::*;

use serde::{Serialize, Serializer};

use crate::board;

/// A square's name, as JavaScript has it.
pub struct SquareName(board::SquareName);

impl From<board::SquareName> for SquareName {
    fn from(name: board::SquareName) -> SquareName {
        SquareName(name)
    }
}

impl core::ops::Deref for SquareName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Serialize for SquareName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

/// Pairs as an object.
pub(super) fn as_object<S: Serializer>(pairs: &[(&str, &str)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}
