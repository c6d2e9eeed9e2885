//! The appearance of a board: its shape, its grid or points, its marked squares.

use super::square::{Shape, SquareSet};

/// How a board is ruled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// Pieces stand in squares.
    Squares,
    /// Pieces stand in squares that are dark and light by turns, dark in the first player's left corner.
    Chequered,
    /// Pieces stand in squares; the two long diagonals are drawn.
    Diagonals,
    /// Pieces stand on the points of the lines.
    Points {
        /// Whether a river runs across the middle.
        river: bool,
        /// Whether each side has a palace.
        palaces: bool,
    },
    /// Pieces stand in squares; dots mark the corners of the promotion zones.
    Dotted,
}

/// What a board looks like and which of its squares are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Files and ranks.
    pub shape: Shape,
    /// How it is ruled.
    pub ruling: Ruling,
    /// The squares that carry a mark.
    pub marks: SquareSet,
}

/// A plain board of squares.
pub const PLAIN: Board =
    Board { shape: Shape { files: 8, ranks: 8 }, ruling: Ruling::Squares, marks: SquareSet::EMPTY };

/// A board of squares that are dark and light by turns.
pub const CHEQUERED: Board = Board { ruling: Ruling::Chequered, ..PLAIN };

/// The sixteen crossed squares of the ashtapada, the race board that chess took over
/// (ASH-01; which they are: Ludii's Ashtapada and Hindustani chess; Pritchard after Iyer).
pub const ASHTAPADA: Board = Board {
    shape: Shape { files: 8, ranks: 8 },
    ruling: Ruling::Squares,
    marks: Shape { files: 8, ranks: 8 }.named(&[
        "a1", "d1", "e1", "h1", "a4", "d4", "e4", "h4", "a5", "d5", "e5", "h5", "a8", "d8", "e8", "h8",
    ]),
};
