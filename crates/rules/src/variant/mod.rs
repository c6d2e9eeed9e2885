//! The data model of a game: its record, the terms of its rules, its options and its sources.

mod change;
mod check;
mod fault;
mod game;
mod option;
mod own;
pub mod placement;
mod resolve;
pub mod source;
mod terms;
pub mod texts;
mod topic;

pub use change::{Change, Deploy};
pub(crate) use check::told_apart;
pub use fault::{Fault, RecordFault};
pub use game::{Game, GameRef, Line, Preset};
pub use option::{Choice, OptionSpec, SetupError, Standing};
pub use own::{List, Text, pairs};
pub use placement::PlacementError;
pub use resolve::resolve;
pub use source::{Cite, Reference};
pub use terms::*;
pub use topic::{Base, Topic};
