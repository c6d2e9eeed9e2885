//! Royal pieces of a position under these rules, and what is left of an army.

use super::handle::Rules;
use crate::board::{Piece, Seat, Square, SquareSet};
use crate::position::Position;

impl Position {
    /// The seat's royal pieces.
    #[inline]
    pub fn royals(&self, rules: &Rules, seat: Seat) -> SquareSet {
        let mut royals = SquareSet::EMPTY;
        for role in &rules.tables().royals {
            royals |= self.roles[role.index()];
        }
        royals & self.seats[seat.index()]
    }

    /// Where the piece stands that the seat must not lose: its only royal piece.
    #[inline]
    pub fn king(&self, rules: &Rules, seat: Seat) -> Option<Square> {
        self.royals(rules, seat).only()
    }

    /// Whether only one royal piece is left to the seat, on the board and in hand.
    #[inline]
    pub fn is_bare(&self, rules: &Rules, seat: Seat) -> bool {
        self.pieces_of(seat).only().is_some() && self.king(rules, seat).is_some() && self.hand_is_empty(seat)
    }

    /// Whether the seat has fewer pieces of this role than it started with.
    pub fn has_lost(&self, rules: &Rules, piece: Piece) -> bool {
        self.pieces_like(piece).len() < u32::from(rules.initial(piece.seat, piece.role))
    }
}
