//! What rules say of the men of a position: which must not be lost, and what is left of an army.

use super::handle::Rules;
use crate::board::{Piece, Seat, Square, SquareSet};
use crate::position::Position;

impl Position {
    /// The seat's royal men.
    #[inline]
    pub fn royals(&self, rules: &Rules, seat: Seat) -> SquareSet {
        let mut royals = SquareSet::EMPTY;
        for kind in &rules.tables().royals {
            royals |= self.kinds[kind.index()];
        }
        royals & self.seats[seat.index()]
    }

    /// Where the man stands that the seat must not lose: its only royal man.
    #[inline]
    pub fn king(&self, rules: &Rules, seat: Seat) -> Option<Square> {
        let royals = self.royals(rules, seat);
        if royals.count() == 1 { royals.first() } else { None }
    }

    /// Whether only one royal man is left to the seat, on the board and in hand.
    #[inline]
    pub fn is_bare(&self, rules: &Rules, seat: Seat) -> bool {
        self.men_of(seat).count() == 1 && self.king(rules, seat).is_some() && self.hand_is_empty(seat)
    }

    /// Whether the seat has fewer men of this kind than it started with.
    pub fn has_lost(&self, rules: &Rules, piece: Piece) -> bool {
        self.men_like(piece).count() < u32::from(rules.initial(piece.seat, piece.kind))
    }
}
