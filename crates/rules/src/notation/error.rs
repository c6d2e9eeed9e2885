//! The errors of position text.

use crate::board::{Role, Seat};
use crate::rules::Rules;
use crate::variant::{Colour, GameRef, PlacementError};

/// Longest position text that is read, in bytes.
pub const MAX_TEXT: usize = 1000;

/// A side of which a position text says what cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// The game.
    pub game: GameRef,
    /// Which side.
    pub seat: Seat,
    /// The colour of its pieces.
    pub colour: Colour,
}

/// Why a position text cannot be read, or stands for no position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// What a field says does not fit the pieces or the other fields.
    Unfit(String),
    /// A side has no king.
    NoKing(Side),
    /// What the players have won and lost and what is in the pool do not add up to nothing.
    Stakes,
    /// A side is said to be on turn that has no turn to take, or cannot play the throw.
    NoTurn {
        /// Which side.
        side: Side,
        /// Whether there is a throw.
        thrown: bool,
    },
    /// A side's piece stands on its goal, where it would have come home.
    OnGoal(Side),
    /// A side has neither a king nor is it said whose prisoner that is.
    NoCaptive(Side),
    /// A side holds two kings, and not exactly one of them is marked as the second.
    SecondCaptive(Side),
    /// A side has more than one king.
    Kings {
        /// Who has them.
        side: Side,
        /// The role that must not be lost.
        role: Role,
    },
    /// A side has more pieces, or more soldiers, than it starts with.
    TooManyPieces(Side),
    /// A side has fewer pieces than there have to be, as none leaves the game.
    TooFewPieces(Side),
    /// A soldier stands on its own first rank.
    SoldierBehind {
        /// The game.
        game: GameRef,
        /// The name of its square.
        at: String,
    },
    /// The side that has just moved is in check.
    LeftInCheck {
        /// It.
        side: Side,
        /// Whether what gives check is the other general alone, along an open line.
        faced: bool,
    },
    /// The side is in check while free moves, which give none, are still being made.
    CheckTooEarly(Side),
}

impl Side {
    /// Of these rules.
    pub(super) fn of(rules: &Rules, seat: Seat) -> Side {
        let colour = rules.terms().colours.get(seat.index()).copied().unwrap_or(Colour::Light);
        Side { game: rules.game_ref(), seat, colour }
    }
}

codes! {
    PositionError {
        PositionError::TooLong => "position-too-long",
        PositionError::Ranks { .. } => "position-ranks",
        PositionError::Files { .. } => "position-files",
        PositionError::Letter(_) => "position-letter",
        PositionError::Hand(_) => "position-hand",
        PositionError::Seat(_) => "position-seat",
        PositionError::Right(_) => "position-right",
        PositionError::Count(_) => "position-count",
        PositionError::Field(_)
        | PositionError::Unfit(_)
        | PositionError::Stakes
        | PositionError::NoTurn { .. }
        | PositionError::OnGoal(_)
        | PositionError::NoCaptive(_)
        | PositionError::SecondCaptive(_) => "position-field",
        PositionError::NoKing(_) => "position-no-king",
        PositionError::Kings { .. } => "position-two-kings",
        PositionError::TooManyPieces(_) => "position-too-many-pieces",
        PositionError::TooFewPieces(_) => "position-too-few-pieces",
        PositionError::SoldierBehind { .. } => "position-soldier-behind",
        PositionError::LeftInCheck { .. } => "position-left-in-check",
        PositionError::CheckTooEarly(_) => "position-check-too-early",
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
