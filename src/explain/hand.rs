//! Why a piece in hand may not be put on a square.

use crate::board::{Piece, Role, Seat, Square};
use crate::play::drops::{pawn_drop_mates, pawn_on_file};
use crate::play::{deployment, placements};
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
        let pawn = role == self.terms().pawn;
        if pawn && pawn_on_file(self, position, seat, to) {
            return Err(IllegalMove::SecondPawn(to));
        }
        self.judge_king(position, seat, Move::Drop { role, to })?;
        if pawn && pawn_drop_mates(self, position, to) { Err(IllegalMove::DropMates(to)) } else { Ok(()) }
    }

    pub(super) fn judge_placing(
        &self,
        position: &Position,
        role: Role,
        to: Square,
        pawn_to: Option<Square>,
    ) -> Result<(), IllegalMove> {
        let seat = position.turn();
        if position.phase() != Phase::Deployment || position.in_hand(Piece { seat, role }) == 0 {
            return Err(IllegalMove::NotInHand(role));
        }
        let behind = deployment::behind_pawns(self, seat);
        let swaps = deployment::deployment(self).is_some_and(|deployment| deployment.swaps);
        let action = match pawn_to {
            None if position.piece_at(to).is_some() => return Err(IllegalMove::DropOnPiece(to)),
            None if !behind.has(to) => return Err(IllegalMove::NotBehindPawns(to)),
            None => Move::Drop { role, to },
            Some(pawn_to) => {
                let pawn = position.piece_at(to) == Some(Piece { seat, role: self.terms().pawn });
                if !(swaps && pawn) {
                    return Err(IllegalMove::DropOnPiece(to));
                }
                if position.piece_at(pawn_to).is_some() {
                    return Err(IllegalMove::DropOnPiece(pawn_to));
                }
                if !behind.has(pawn_to) {
                    return Err(IllegalMove::NotBehindPawns(pawn_to));
                }
                Move::Place { role, to, pawn_to }
            }
        };
        if let Some(refusal) = deployment::barred(self, position, role, to) {
            return Err(refusal);
        }
        if placements::placing_is_quiet(self, position, action) {
            Ok(())
        } else {
            Err(IllegalMove::NoCheckYet)
        }
    }

    pub(super) fn judge_relocation(
        &self,
        position: &Position,
        from: Square,
        to: Square,
        into: Option<Role>,
    ) -> Result<(), IllegalMove> {
        if !deployment::faults(self, position).has(from) || into.is_some() {
            return Err(IllegalMove::MendFirst);
        }
        if position.piece_at(to).is_some() {
            return Err(IllegalMove::DropOnPiece(to));
        }
        if !deployment::behind_pawns(self, Seat::SECOND).has(to) {
            return Err(IllegalMove::NotBehindPawns(to));
        }
        deployment::judge_mending(self, position, from, to)
    }
}
