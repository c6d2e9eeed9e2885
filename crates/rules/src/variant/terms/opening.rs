//! Terms of the opening: placement, free moves, mobilisation.

use crate::board::{Facing, Few, Role};
use crate::movement::Right;

/// How a game opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// By alternate moves from the first.
    Alternate,
    /// Each side in turn makes this many moves within its own half, without capture or check
    /// (the ta'biyat).
    FreeMoves(u8),
    /// Both sides move freely until the first capture, or until both declare themselves ready
    /// (the Werera).
    Mobilisation,
    /// The first move of each side is a double step of the pawn in front of this role.
    ForcedAdvance(Role),
    /// The pieces in hand are first placed behind the pawns of their side.
    Deployment(Deployment),
    /// All throw, and the highest throw begins; those who tie throw again.
    Roll {
        /// Whether that throw is also the first to be played; otherwise its player throws again.
        keeps: bool,
    },
}

/// How pieces are placed before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deployment {
    /// Whether each side places its whole army at once, the first player first; otherwise piece by
    /// piece in turn.
    pub whole_army: bool,
    /// The role to which the rules about files and ranks apply.
    pub rook: Role,
    /// Whether that role may be placed on the first rank only.
    pub rook_on_first_rank: bool,
    /// Whether a piece may take a pawn's place, the pawn going to a free square behind the line.
    pub swaps: bool,
    /// Whether a fault of the second player's rooks (two on a file, or one on the file of the
    /// first player's king) is refused at once; otherwise the first player has to object.
    pub faults_refused: bool,
}

impl Deployment {
    /// What records start from: piece by piece, with `rook` as the piece on whose files the rules bear.
    pub const fn of(rook: Role) -> Deployment {
        Deployment { whole_army: false, rook, rook_on_first_rank: false, swaps: true, faults_refused: false }
    }
}

/// Castling: the king goes some squares towards a rook, and the rook to the square that the king has crossed last.
/// Neither has moved, nothing stands between them or on their ways, and no square of the king's way is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling {
    /// In which ways.
    pub ways: Few<Castle, 2>,
    /// Whether only before play alternates.
    pub before_play: bool,
}

impl Castling {
    /// None.
    pub const NONE: Castling = Castling { ways: Few::NONE, before_play: false };
}

/// One way to castle, from where king and rook stand in the array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castle {
    /// The right that it takes.
    pub right: Right,
    /// The role that castles with the king: the piece farthest from the king on its line.
    pub rook: Role,
    /// Where the king goes.
    pub towards: Towards,
    /// How many squares.
    pub steps: u8,
}

/// A direction along a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Towards {
    /// To its owner's right.
    OwnersRight,
    /// To the first file, whoever owns it.
    FirstFile,
    /// To the last file.
    LastFile,
}

impl Towards {
    /// The step, as (files, ranks), for an owner who looks this way.
    pub(crate) const fn step(self, facing: Facing) -> (i8, i8) {
        match self {
            Towards::OwnersRight => facing.turn((1, 0)),
            Towards::FirstFile => (-1, 0),
            Towards::LastFile => (1, 0),
        }
    }
}
