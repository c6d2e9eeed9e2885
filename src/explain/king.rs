//! What bears on kings: attacks, mates and stalemates that are refused.

use crate::board::{Kind, Piece, Seat, Square, SquareSet};
use crate::movement::Access;
use crate::play::forbidden_mates::{gives_stalemate, mates_by_barred};
use crate::position::{Move, Position, Refusal};
use crate::rules::Rules;
use crate::variant::{BarredMate, Generals, Stalemate};

impl Rules {
    /// The men that attack the seat's only king, found by walking.
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

    pub(super) fn judge_king(&self, position: &Position, seat: Seat, action: Move) -> Result<(), Refusal> {
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        if let Some((own, other)) = self.faced_from(&next, seat) {
            return Err(Refusal::GeneralsFace(own, other));
        }
        let by = self.king_attackers(&next, seat);
        match next.king(self, seat) {
            Some(king) if !by.is_empty() => Err(Refusal::KingAttacked { king, by }),
            _ => Ok(()),
        }
    }

    /// The men of `by` that attack a square, found by walking.
    pub fn walked_attackers(&self, position: &Position, square: Square, by: Seat) -> SquareSet {
        // On an empty square somebody has to stand for a capture to be open.
        let mut position = position.clone();
        let there = position.take(square);
        let kind = there.map_or(self.terms().pawn, |piece| piece.kind);
        position.put(square, Piece { seat: by.opponent(), kind });
        let attacks = |from: &Square| {
            let piece = position.man(*from).expect("a man of this seat stands there");
            let patterns = &self.kind(piece.kind).patterns;
            let mut attacks = false;
            self.targets(&position, *from, |target| {
                attacks |= target.to == square
                    && target.access == Access::Open(true)
                    && patterns[target.pattern].threatens;
            });
            attacks
        };
        position.men_of(by).filter(attacks).collect()
    }

    /// The kind that may not mate does not.
    pub(super) fn judge_mate(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        match self.terms().mates {
            Some(mates)
                if mates.barred_mate == BarredMate::Forbidden
                    && mates_by_barred(self, position, action, mates) =>
            {
                Err(Refusal::MayNotMate(mates.barred))
            }
            _ => Ok(()),
        }
    }

    /// No move may stalemate the other side, where that is so.
    pub(super) fn judge_stalemate(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        if self.terms().stalemate == Stalemate::Forbidden && gives_stalemate(self, position, action) {
            return Err(Refusal::GivesStalemate);
        }
        Ok(())
    }

    /// Whether any ordinary move is legal, by judging them all.
    pub(super) fn has_step(&self, position: &Position, seat: Seat) -> bool {
        position.men_of(seat).any(|from| {
            let mut targets = SquareSet::EMPTY;
            self.targets(position, from, |target| targets.insert(target.to));
            targets.into_iter().any(|to| {
                let stays = core::iter::once(None);
                let kinds = (0..self.kinds().len() as u8).map(|kind| Some(Kind(kind)));
                stays.chain(kinds).any(|into| self.judge(position, Move::Step { from, to, into }).is_ok())
            })
        })
    }
}
