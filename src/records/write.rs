//! Writing a record in the form that its notation has.

use super::tree::GameRecord;
use super::{csa, engine, kakinoki_write, pgn};
use crate::notation::Notation;

impl GameRecord {
    /// The record as text: in PGN’s form, or in that of KIF, KI2, CSA, USI or UCCI. CSA has no variations, USI and
    /// UCCI have moves alone, and neither has choices of rules.
    ///
    /// What the game’s notations do not have is written in coordinates.
    pub fn write(&self, notation: Notation) -> String {
        let has = self.game.rules().notations().contains(&notation);
        match if has { notation } else { Notation::Coordinates } {
            notation @ (Notation::Kif | Notation::Ki2) => kakinoki_write::write(self, notation),
            Notation::Csa => csa::write(self),
            notation @ (Notation::Usi | Notation::Ucci) => engine::write(self, notation),
            notation => pgn::write(self, notation),
        }
    }
}
