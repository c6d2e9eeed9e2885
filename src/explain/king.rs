//! What bears on kings: attacks, mates and stalemates that are refused.

use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::movement::Access;
use crate::play::forbidden_mates::{gives_stalemate, mates_by_barred};
use crate::position::{IllegalMove, Move, Position};
use crate::rules::Rules;
use crate::variant::{BarredMate, Generals, Stalemate};

impl Rules {
    /// The pieces that attack the seat's only king, found by walking.
    pub(super) fn king_attackers(&self, position: &Position, seat: Seat) -> SquareSet {
        let king = position.king(self, seat);
        king.map_or(SquareSet::EMPTY, |king| self.walked_attackers(position, king, seat.opponent()))
    }

    /// The enemy general that faces the seat's own on an open file, where that is barred.
    pub(super) fn faced_from(&self, position: &Position, seat: Seat) -> Option<(Square, Square)> {
        if self.terms().generals != Generals::MayNotFace {
            return None;
        }
        let (own, other) = (position.king(self, seat)?, position.king(self, seat.opponent())?);
        let shape = self.board().shape;
        let same_file = shape.file(own) == shape.file(other);
        let between = |square: Square| {
            let rank = shape.rank(square);
            let (low, high) =
                (shape.rank(own).min(shape.rank(other)), shape.rank(own).max(shape.rank(other)));
            shape.file(square) == shape.file(own) && low < rank && rank < high
        };
        (same_file && !{ position.occupied() }.any(between)).then_some((own, other))
    }

    pub(super) fn judge_king(
        &self,
        position: &Position,
        seat: Seat,
        action: Move,
    ) -> Result<(), IllegalMove> {
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        if let Some((own, other)) = self.faced_from(&next, seat) {
            return Err(IllegalMove::GeneralsFace(own, other));
        }
        let by = self.king_attackers(&next, seat);
        match next.king(self, seat) {
            Some(king) if !by.is_empty() => Err(IllegalMove::KingAttacked { king, by }),
            _ => Ok(()),
        }
    }

    /// The pieces of `by` that attack a square, found by walking.
    pub fn walked_attackers(&self, position: &Position, square: Square, by: Seat) -> SquareSet {
        // On an empty square somebody has to stand for a capture to be open.
        let mut position = position.clone();
        let there = position.take(square);
        let role = there.map_or(self.terms().pawn, |piece| piece.role);
        position.put(square, Piece { seat: by.opponent(), role });
        let attacks = |from: &Square| {
            let piece = position.piece_at(*from).expect("a piece of this seat stands there");
            let patterns = &self.role(piece.role).patterns;
            let mut attacks = false;
            self.targets(&position, *from, |target| {
                attacks |= target.to == square
                    && target.access == Access::Open(true)
                    && patterns[target.pattern].threatens;
            });
            attacks
        };
        position.pieces_of(by).filter(attacks).collect()
    }

    /// The role that may not mate does not.
    pub(super) fn judge_mate(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        match self.terms().mates {
            Some(mates)
                if mates.barred_mate == BarredMate::Forbidden
                    && mates_by_barred(self, position, action, mates) =>
            {
                Err(IllegalMove::MayNotMate(mates.barred))
            }
            _ => Ok(()),
        }
    }

    /// No move may stalemate the other side, where that is so.
    pub(super) fn judge_stalemate(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        if self.terms().stalemate == Stalemate::Forbidden && gives_stalemate(self, position, action) {
            return Err(IllegalMove::GivesStalemate);
        }
        Ok(())
    }

    /// Whether any ordinary move is legal, by judging them all.
    pub(super) fn has_step(&self, position: &Position, seat: Seat) -> bool {
        position.pieces_of(seat).any(|from| {
            let mut targets = SquareSet::EMPTY;
            self.targets(position, from, |target| targets.insert(target.to));
            targets.into_iter().any(|to| {
                let stays = core::iter::once(None);
                let roles = (0..self.roles().len() as u8).map(|role| Some(Role(role)));
                stays.chain(roles).any(|into| self.judge(position, Move::Step { from, to, into }).is_ok())
            })
        })
    }
}
