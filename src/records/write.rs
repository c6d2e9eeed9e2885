//! The writer of records, in the form that their notation has.

use super::tree::GameRecord;
use super::{csa, engine, kakinoki_write, pgn};
use crate::notation::Notation;

impl GameRecord {
    /// The record as text: in PGN’s form, or in that of KIF, KI2, CSA, USI or UCCI. CSA has no variations, USI and
    /// UCCI have moves alone. What an engine cannot be told in these two, as another game than Shogi or Xiangqi or
    /// a choice of rules, is written in PGN’s form with their moves.
    ///
    /// What the game’s notations do not have is written in coordinates.
    pub fn write(&self, notation: Notation) -> String {
        let has = self.game.rules().notations().contains(&notation);
        match if has { notation } else { Notation::Coordinates } {
            notation @ (Notation::Kif | Notation::Ki2) => kakinoki_write::write(self, notation),
            Notation::Csa => csa::write(self),
            notation @ (Notation::Usi | Notation::Ucci) if engine::can_tell(self) => {
                engine::write(self, notation)
            }
            notation => pgn::write(self, notation),
        }
    }
}
