//! Men and their kinds.

use super::seat::Seat;

/// Most kinds of men a game has.
pub const KINDS: usize = 20;

/// A kind of man: its place in the game's list of kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind's place in a table of kinds.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A man: whose and of which kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its owner.
    pub seat: Seat,
    /// Its kind.
    pub kind: Kind,
}
