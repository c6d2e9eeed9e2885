//! Why a man in hand may not be put on a square.

use crate::board::{Kind, Piece, Seat, Square};
use crate::play::drops::{pawn_drop_mates, pawn_on_file};
use crate::play::{deployment, placements};
use crate::position::{Move, Phase, Position, Refusal};
use crate::rules::Rules;
use crate::variant::Captured;

impl Rules {
    pub(super) fn judge_drop(&self, position: &Position, kind: Kind, to: Square) -> Result<(), Refusal> {
        let seat = position.turn();
        let piece = Piece { seat, kind };
        if self.terms().captured != Captured::Dropped
            || position.phase() != Phase::Play
            || position.in_hand(piece) == 0
        {
            return Err(Refusal::NotInHand(kind));
        }
        if position.man(to).is_some() {
            return Err(Refusal::DropOnMan(to));
        }
        if self.is_stuck(piece, to) {
            return Err(Refusal::DropStuck { kind, at: to });
        }
        let pawn = kind == self.terms().pawn;
        if pawn && pawn_on_file(self, position, seat, to) {
            return Err(Refusal::SecondPawn(to));
        }
        self.judge_king(position, seat, Move::Drop { kind, to })?;
        if pawn && pawn_drop_mates(self, position, to) { Err(Refusal::DropMates(to)) } else { Ok(()) }
    }

    pub(super) fn judge_placing(
        &self,
        position: &Position,
        kind: Kind,
        to: Square,
        pawn_to: Option<Square>,
    ) -> Result<(), Refusal> {
        let seat = position.turn();
        if position.phase() != Phase::Deployment || position.in_hand(Piece { seat, kind }) == 0 {
            return Err(Refusal::NotInHand(kind));
        }
        let behind = deployment::behind_pawns(self, seat);
        let swaps = deployment::deployment(self).is_some_and(|deployment| deployment.swaps);
        let action = match pawn_to {
            None if position.man(to).is_some() => return Err(Refusal::DropOnMan(to)),
            None if !behind.has(to) => return Err(Refusal::NotBehindPawns(to)),
            None => Move::Drop { kind, to },
            Some(pawn_to) => {
                let pawn = position.man(to) == Some(Piece { seat, kind: self.terms().pawn });
                if !(swaps && pawn) {
                    return Err(Refusal::DropOnMan(to));
                }
                if position.man(pawn_to).is_some() {
                    return Err(Refusal::DropOnMan(pawn_to));
                }
                if !behind.has(pawn_to) {
                    return Err(Refusal::NotBehindPawns(pawn_to));
                }
                Move::Place { kind, to, pawn_to }
            }
        };
        if let Some(refusal) = deployment::barred(self, position, kind, to) {
            return Err(refusal);
        }
        if placements::placing_is_quiet(self, position, action) { Ok(()) } else { Err(Refusal::NoCheckYet) }
    }

    pub(super) fn judge_relocation(
        &self,
        position: &Position,
        from: Square,
        to: Square,
        into: Option<Kind>,
    ) -> Result<(), Refusal> {
        if !deployment::faults(self, position).has(from) || into.is_some() {
            return Err(Refusal::MendFirst);
        }
        if position.man(to).is_some() {
            return Err(Refusal::DropOnMan(to));
        }
        if !deployment::behind_pawns(self, Seat::SECOND).has(to) {
            return Err(Refusal::NotBehindPawns(to));
        }
        deployment::judge_mending(self, position, from, to)
    }
}
