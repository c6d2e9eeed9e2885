//! The judge of captures in passing.

use crate::board::{Square, SquareSet};
use crate::movement::{Access, Atom, Occupant, walk};
use crate::position::{Passed, Phase, Position};
use crate::rules::Rules;

impl Rules {
    /// Where the pawn stands that a step from one square to the other captures in passing.
    pub(super) fn passed_by(&self, position: &Position, from: Square, to: Square) -> Option<Square> {
        let passed = position.passed().filter(|passed| passed.over == to)?;
        self.may_take(position, passed, from).then_some(passed.pawn)
    }

    /// The pawn that can be captured in passing once it has gone from one square to another.
    pub(super) fn passed_after(
        &self,
        before: &Position,
        next: &Position,
        from: Square,
        to: Square,
    ) -> Option<Passed> {
        let pawn = before.piece_at(from).filter(|piece| piece.role == self.terms().pawn)?;
        if !self.terms().en_passant || before.phase() != Phase::Play || next.piece_at(to) != Some(pawn) {
            return None;
        }
        let (shape, facing) = (self.board().shape, self.seat(pawn.seat).facing);
        let enemies = || next.pieces_of(pawn.seat.opponent());
        for pattern in self.role(pawn.role).patterns.iter() {
            let lies = |zone, square| facing.is_in(shape, zone, square);
            let open = lies(pattern.start, from) && lies(pattern.within, from) && lies(pattern.within, to);
            let lame = matches!(pattern.atom, Atom::Lame { .. });
            for direction in pattern.directions(facing) {
                if !open || !lame || shape.offset(from, direction.step) != Some(to) {
                    continue;
                }
                let via = direction.via.iter().filter_map(|&step| shape.offset(from, step));
                for over in via.collect::<SquareSet>() {
                    let passed = Passed { over, pawn: to };
                    if next.piece_at(over).is_none() && enemies().any(|at| self.may_take(next, passed, at)) {
                        return Some(passed);
                    }
                }
            }
        }
        None
    }

    /// Whether the piece on a square may capture this pawn where it has passed: it is a pawn of the other side that
    /// captures there, does not go there without, and leaves its king safe.
    fn may_take(&self, position: &Position, passed: Passed, from: Square) -> bool {
        let (Some(piece), Some(victim)) = (position.piece_at(from), position.piece_at(passed.pawn)) else {
            return false;
        };
        if piece.role != self.terms().pawn || piece.seat == victim.seat {
            return false;
        }
        let patterns = &self.role(piece.role).patterns;
        let (shape, facing) = (self.board().shape, self.seat(piece.seat).facing);
        let occupant = |stands: bool| {
            move |at: Square| {
                let there = Occupant { enemy: true, alike: false };
                let other = |other: crate::board::Piece| Occupant {
                    enemy: other.seat != piece.seat,
                    alike: other.role == piece.role,
                };
                if stands && at == passed.over { Some(there) } else { position.piece_at(at).map(other) }
            }
        };
        let (mut captures, mut goes) = (false, false);
        walk(shape, facing, patterns, from, occupant(true), |target| {
            let pattern = &patterns[target.pattern];
            captures |= target.to == passed.over
                && target.access == Access::Open(true)
                && pattern.threatens
                && pattern.right.is_none();
        });
        walk(shape, facing, patterns, from, occupant(false), |target| {
            let usable = |right| self.may_use_right(position, piece.seat, right, from);
            goes |= target.to == passed.over
                && target.access == Access::Open(false)
                && patterns[target.pattern].right.is_none_or(usable);
        });
        let mut next = position.clone();
        next.take(passed.pawn);
        next.take(from);
        next.put(passed.over, piece);
        captures && !goes && !self.is_checked(&next, piece.seat)
    }
}
