//! A running count of moves.

use crate::board::Seat;

/// A count that runs. The side that counts is the weaker one; the other's moves are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Count {
    /// Who counts.
    pub by: Seat,
    /// Whether it is the count of a bare king.
    pub bare: bool,
    /// Moves that the stronger side has made since it began.
    pub made: u8,
    /// After so many the game is drawn.
    pub limit: u8,
}

impl Count {
    /// How many moves the stronger side has left.
    pub const fn left(self) -> u8 {
        self.limit.saturating_sub(self.made)
    }

    /// Whether the stronger side has used up its moves.
    pub const fn is_over(self) -> bool {
        self.made >= self.limit
    }
}
