//! The reasons for which there is no table for an ending.

use core::fmt::{Display, Formatter, Result};

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There are dice, or four seats.
    NoTwoSides,
    /// Pieces in hand come back.
    Hands,
    /// More matters than where the pieces stand: passes, facing generals, mates that win only after others.
    State,
    /// Somebody has a right left: to castle, or to leap once.
    Rights,
    /// The game may be drawn by quiet moves before a win is there.
    Quiet,
    /// There are too many pieces, or too many squares for them.
    TooLarge,
    /// The text does not name the pieces of an ending.
    Material,
    /// It was stopped.
    Stopped,
    /// Bytes that are no table of these rules.
    Bytes,
}

codes! {
    Refusal {
        Refusal::NoTwoSides => "no-two-sides",
        Refusal::Hands => "ending-hands",
        Refusal::State => "ending-state",
        Refusal::Rights => "ending-rights",
        Refusal::Quiet => "ending-quiet",
        Refusal::TooLarge => "ending-too-large",
        Refusal::Material => "bad-material",
        Refusal::Stopped => "stopped",
        Refusal::Bytes => "bad-table",
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Refusal::NoTwoSides => "There are tables only for endings of two sides without dice.",
            Refusal::Hands => "There are no tables where captured pieces come back.",
            Refusal::State => {
                "There is no table: under these rules more decides here than where the pieces stand."
            }
            Refusal::Rights => "There is no table: a right to castle or to leap is left, which none holds.",
            Refusal::Quiet => {
                "There is no table: the game may be drawn by moves without a capture before a win is there."
            }
            Refusal::TooLarge => "There are too many pieces for a table, or there is no memory for it.",
            Refusal::Material => "The text names no ending; one is written like “KRvKN”.",
            Refusal::Stopped => "It was stopped.",
            Refusal::Bytes => "These bytes are no table of an ending.",
        })
    }
}

impl core::error::Error for Refusal {}
