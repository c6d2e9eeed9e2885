//! Royal pieces of a position under these rules, and what is left of an army.

use super::handle::Rules;
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::Position;
use crate::variant::BareKing;

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

    /// Whether the seat has nothing left that saves it from losing by that: only its king, or a piece that is not
    /// enough beside it.
    #[inline]
    pub fn is_stripped(&self, rules: &Rules, seat: Seat) -> bool {
        let nearly = || match &rules.terms().bare_king {
            BareKing::LosesNearlyBare(roles) => self.has_one_of(rules, seat, roles),
            BareKing::Plays | BareKing::Loses | BareKing::LosesUnlessRebared | BareKing::Draws => false,
        };
        self.is_bare(rules, seat) || nearly()
    }

    /// Whether one piece of these roles is all that the seat has beside its king.
    fn has_one_of(&self, rules: &Rules, seat: Seat, roles: &[Role]) -> bool {
        let Some(king) = self.king(rules, seat).filter(|_| self.hand_is_empty(seat)) else { return false };
        let beside = self.pieces_of(seat).without(SquareSet::of(king)).only();
        beside.and_then(|at| self.piece_at(at)).is_some_and(|piece| roles.contains(&piece.role))
    }

    /// Whether the seat has fewer pieces of this role than it started with.
    pub fn has_lost(&self, rules: &Rules, piece: Piece) -> bool {
        self.pieces_like(piece).len() < u32::from(rules.initial(piece.seat, piece.role))
    }
}
