//! Pieces and their roles.

use super::seat::Seat;

/// Most roles of pieces a game has.
pub const ROLES: usize = 20;

/// A kind of piece: its place in the game's list of roles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Role(pub u8);

impl Role {
    /// The role's place in a table of roles.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece: whose and of which role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its owner.
    pub seat: Seat,
    /// Its role.
    pub role: Role,
}
