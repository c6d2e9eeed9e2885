//! Why a position text is refused.

use crate::board::{Role, Seat};
use crate::variant::{GameRef, PlacementError};

/// Longest position text that is read, in bytes.
pub const MAX_TEXT: usize = 1000;

/// Why a position text cannot be read, or stands for no position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// It is longer than [`MAX_TEXT`].
    TooLong,
    /// It has another number of ranks than the board.
    Ranks {
        /// How many it has.
        found: usize,
        /// How many the board has.
        wanted: u8,
    },
    /// A rank does not fill the board's files.
    Files {
        /// The rank's number.
        rank: u8,
    },
    /// A letter stands for no role.
    Letter(char),
    /// The hands name a piece that cannot be in hand.
    Hand(String),
    /// The second field names no seat.
    Seat(String),
    /// The rights name one that the seat cannot hold.
    Right(char),
    /// A count is not a number that can be.
    Count(String),
    /// A further field is unknown or has no such value.
    Field(String),
    /// A seat has no king.
    NoKing {
        /// The game.
        game: GameRef,
        /// Whose is missing.
        seat: Seat,
    },
    /// A seat has more than one king.
    Kings {
        /// The game.
        game: GameRef,
        /// Who has them.
        seat: Seat,
        /// The role that must not be lost.
        role: Role,
    },
    /// A seat has more pieces, or more soldiers, than it starts with.
    TooManyPieces(Seat),
    /// A soldier stands on its own first rank.
    SoldierBehind {
        /// The game.
        game: GameRef,
        /// The name of its square.
        at: String,
    },
    /// The seat that has just moved is in check.
    LeftInCheck(Seat),
    /// The seat is in check while free moves, which give none, are still being made.
    CheckTooEarly(Seat),
}

impl PositionError {
    /// Stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            PositionError::TooLong => "position-too-long",
            PositionError::Ranks { .. } => "position-ranks",
            PositionError::Files { .. } => "position-files",
            PositionError::Letter(_) => "position-letter",
            PositionError::Hand(_) => "position-hand",
            PositionError::Seat(_) => "position-seat",
            PositionError::Right(_) => "position-right",
            PositionError::Count(_) => "position-count",
            PositionError::Field(_) => "position-field",
            PositionError::NoKing { .. } => "position-no-king",
            PositionError::Kings { .. } => "position-two-kings",
            PositionError::TooManyPieces(_) => "position-too-many-men",
            PositionError::SoldierBehind { .. } => "position-soldier-behind",
            PositionError::LeftInCheck(_) => "position-left-in-check",
            PositionError::CheckTooEarly(_) => "position-check-too-early",
        }
    }
}

impl core::error::Error for PositionError {}

impl From<PlacementError> for PositionError {
    fn from(error: PlacementError) -> PositionError {
        match error {
            PlacementError::Ranks { found, wanted } => PositionError::Ranks { found, wanted },
            PlacementError::Files { rank } => PositionError::Files { rank },
            PlacementError::Letter(letter) => PositionError::Letter(letter),
            PlacementError::Hand(text) => PositionError::Hand(text),
        }
    }
}
