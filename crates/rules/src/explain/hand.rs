//! The judge of drops from the hand.

use crate::board::{Piece, Role, Square};
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::Captured;

impl Rules {
    pub(super) fn judge_drop(&self, position: &Position, role: Role, to: Square) -> Result<(), IllegalMove> {
        let seat = position.turn();
        let piece = Piece { seat, role };
        if self.terms().captured != Captured::Dropped
            || position.phase() != Phase::Play
            || position.in_hand(piece) == 0
        {
            return Err(IllegalMove::NotInHand(role));
        }
        if position.piece_at(to).is_some() {
            return Err(IllegalMove::DropOnPiece(to));
        }
        if self.is_stuck(piece, to) {
            return Err(IllegalMove::DropStuck { role, at: to });
        }
        let is_pawn = role == self.terms().pawn;
        let shape = self.board().shape;
        if is_pawn && position.pieces_like(piece).any(|pawn| shape.file(pawn) == shape.file(to)) {
            return Err(IllegalMove::SecondPawn(to));
        }
        let action = Move::Drop { role, to };
        self.judge_king(position, seat, action)?;
        let next = self.walked_after(position, action);
        let opponent = seat.opponent();
        if is_pawn && self.king_attackers(&next, opponent).has(to) && !self.has_reply(&next, opponent) {
            return Err(IllegalMove::DropMates(to));
        }
        Ok(())
    }
}
