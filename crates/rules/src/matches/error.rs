//! The errors of a match: why it cannot be set up, and why a move is not played.

use crate::board::Square;
use crate::notation::PositionError;
use crate::position::{IllegalMove, Move, Outcome};
use crate::variant::SetupError;

/// Why a match cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// The game or its options.
    Setup(SetupError),
    /// The position, with the rules under which it was read.
    Position(PositionError),
}

impl MatchError {
    /// Stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            MatchError::Setup(error) => error.code(),
            MatchError::Position(error) => error.code(),
        }
    }
}

impl core::error::Error for MatchError {}

/// Why move sequences are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountError {
    /// They would be longer than [`super::MAX_PERFT_DEPTH`].
    Depth,
    /// They would take more steps than [`super::MAX_PERFT_STEPS`].
    Work,
}

codes! {
    CountError {
        CountError::Depth => "depth-too-large",
        CountError::Work => "count-too-large",
    }
}

impl core::error::Error for CountError {}

/// Why a move is not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The text is no move text of this game.
    Text(String),
    /// The text fits several legal moves.
    Several(String, Vec<Move>),
    /// The game is over.
    Over(Outcome),
    /// The move is not legal.
    Refused(IllegalMove),
    /// The record is full ([`super::MAX_MOVES`]), or there is no memory for more of it.
    TooLong,
}

codes! {
    PlayError {
        PlayError::Text(_) => "move-text",
        PlayError::Several(..) => "move-ambiguous",
        PlayError::Over(_) => "game-over",
        PlayError::TooLong => "game-too-long",
    } or {
        PlayError::Refused(refusal) => refusal.code(),
    }
}

/// How much of a text is told again.
const TOLD: usize = 40;

impl PlayError {
    /// Of a text that is no move.
    pub fn unreadable(text: &str) -> PlayError {
        PlayError::Text(text.chars().take(TOLD).collect())
    }

    /// The squares it speaks of.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            PlayError::Refused(refusal) => refusal.squares(),
            PlayError::Several(_, moves) => {
                moves.iter().flat_map(|action| [action.from(), action.to()]).flatten().collect()
            }
            PlayError::Text(_) | PlayError::Over(_) | PlayError::TooLong => Vec::new(),
        }
    }
}

impl core::error::Error for PlayError {}
