//! Attacks on squares and on kings, by a walk over the patterns.

use crate::board::{Piece, Seat, Square, SquareSet};
use crate::movement::Access;
use crate::position::{IllegalMove, Move, Position};
use crate::rules::Rules;
use crate::variant::Generals;

impl Rules {
    /// The pieces of `by` that attack a square, found by walking.
    pub fn walked_attackers(&self, position: &Position, square: Square, by: Seat) -> SquareSet {
        // On an empty square somebody has to stand for a capture to be open.
        let mut position = position.clone();
        let there = position.take(square);
        let role = there.map_or(self.terms().pawn, |piece| piece.role);
        position.put(square, Piece { seat: by.opponent(), role });
        position.pieces_of(by).filter(|&from| self.attacked_from(&position, from).has(square)).collect()
    }

    /// The pieces that the one on this square attacks.
    pub(super) fn attacked_from(&self, position: &Position, from: Square) -> SquareSet {
        let mut attacked = SquareSet::EMPTY;
        let Some(piece) = position.piece_at(from) else { return attacked };
        let patterns = &self.role(piece.role).patterns;
        self.targets(position, from, |target| {
            if target.access == Access::Open(true) && patterns[target.pattern].threatens {
                attacked.insert(target.to);
            }
        });
        attacked
    }

    /// The pieces that attack the seat's only king.
    pub(super) fn king_attackers(&self, position: &Position, seat: Seat) -> SquareSet {
        let king = self.only_royal(position, seat);
        king.map_or(SquareSet::EMPTY, |king| self.walked_attackers(position, king, seat.opponent()))
    }

    /// Whether the seat's only king is attacked, or faced by a general that it may not face.
    pub(super) fn is_checked(&self, position: &Position, seat: Seat) -> bool {
        !self.king_attackers(position, seat).is_empty() || self.faced_from(position, seat).is_some()
    }

    /// The own general and the enemy's that faces it on an open file, where that is barred.
    pub(super) fn faced_from(&self, position: &Position, seat: Seat) -> Option<(Square, Square)> {
        let barred = match self.terms().generals {
            Generals::MayNotFace => true,
            Generals::FacingChecks => position.has_forfeited(seat.opponent()),
            _ => false,
        };
        self.open_line(position, seat).filter(|_| barred)
    }

    /// The own general and the enemy's that faces it, where the seat has to end it: by a move that breaks the
    /// line, or by a pass, which ends the game.
    pub(super) fn answers_facing(&self, position: &Position, seat: Seat) -> Option<(Square, Square)> {
        let ends = matches!(self.terms().generals, Generals::FacingDraws | Generals::FacingCounts(_));
        self.open_line(position, seat).filter(|_| ends)
    }

    /// The own general and the enemy's, if nothing stands between them on one file.
    fn open_line(&self, position: &Position, seat: Seat) -> Option<(Square, Square)> {
        let own = self.only_royal(position, seat)?;
        let other = self.only_royal(position, seat.opponent())?;
        let first = |step| self.line(seat, own, step).find(|&at| position.piece_at(at).is_some());
        [first((0, 1)), first((0, -1))].contains(&Some(other)).then_some((own, other))
    }

    /// The own king stays safe.
    pub(super) fn judge_king(
        &self,
        position: &Position,
        seat: Seat,
        action: Move,
    ) -> Result<(), IllegalMove> {
        let next = self.moved(position, action);
        if let Some((own, other)) = self.faced_from(&next, seat) {
            return Err(IllegalMove::GeneralsFace(own, other));
        }
        if self.answers_facing(position, seat).is_some()
            && let Some((own, other)) = self.answers_facing(&next, seat)
        {
            return Err(IllegalMove::StillFacing(own, other));
        }
        let by = self.king_attackers(&next, seat);
        match self.only_royal(&next, seat) {
            Some(king) if !by.is_empty() => Err(IllegalMove::KingAttacked { king, by }),
            _ => Ok(()),
        }
    }
}
