//! The policies by which a playout chooses its moves.

use core::fmt;

use crate::search::{LEVELS, Limits};

/// How a side finds its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any legal action, all alike.
    Random,
    /// A level of the search, below the highest, which nothing but a clock would end.
    Level(u8),
    /// The search at its full strength, with so many positions for a move.
    Nodes(u32),
}

/// A search has no more positions for a move.
const MOST_NODES: u32 = 1_000_000;

impl Policy {
    /// Reads `random`, `level-4`, `nodes-2000`.
    pub fn read(text: &str) -> Option<Policy> {
        let (name, number) = text.split_once('-').unwrap_or((text, "0"));
        let number: u32 = number.parse().ok()?;
        match name {
            "random" => (text == name).then_some(Policy::Random),
            "level" => (1..u32::from(LEVELS)).contains(&number).then_some(Policy::Level(number as u8)),
            "nodes" => (1..=MOST_NODES).contains(&number).then_some(Policy::Nodes(number)),
            _ => None,
        }
    }

    /// What the search is told; nothing where none is made.
    pub(super) fn limits(self, seed: u64) -> Option<Limits> {
        let usual = Limits { seed, megabytes: 1, ..Limits::default() };
        match self {
            Policy::Random => None,
            Policy::Level(level) => Some(Limits { level, ..usual }),
            Policy::Nodes(nodes) => Some(Limits { nodes: nodes.into(), ..usual }),
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Policy::Random => out.write_str("random"),
            Policy::Level(level) => write!(out, "level-{level}"),
            Policy::Nodes(nodes) => write!(out, "nodes-{nodes}"),
        }
    }
}
