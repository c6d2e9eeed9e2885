//! Terms of throws before a move. The core throws nothing: a throw is an action whose value its
//! player supplies, so that every game can be replayed.

use super::Roles;
use crate::board::Few;

/// Dice, cowries or whatever else gives one of a few values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// What it can show.
    pub faces: Few<Face, 12>,
    /// Whether it is shells that are thrown, so many of them; otherwise one long die.
    pub shells: Option<u8>,
}

/// One thing that a throw can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its value.
    pub value: u8,
    /// Its share in the chances: of so many among the sum of all faces.
    pub weight: u8,
    /// The roles that it allows to move; all, where none is named.
    pub moves: Roles,
    /// Whether it is one of the throws that may bring an advantage.
    pub grace: bool,
}

impl Dice {
    /// The face of this value.
    pub fn face(&self, value: u8) -> Option<&Face> {
        self.faces.iter().find(|face| face.value == value)
    }

    /// The sum of all weights.
    pub fn weights(&self) -> u32 {
        self.faces.iter().map(|face| u32::from(face.weight)).sum()
    }
}
