//! Why castling, an exchange of places, a pass or a declaration is refused.

use crate::board::{Seat, Square, Zone};
use crate::play::castling::exchange_is_safe;
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Castling, Opening, Pass, Stalemate};

impl Rules {
    pub(super) fn judge_castling(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        let Castling::Rightward { right, .. } = self.terms().castling else {
            return Err(IllegalMove::NoCastling);
        };
        if self.terms().opening == Opening::Alternate || position.phase() == Phase::Play {
            return Err(IllegalMove::NoCastling);
        }
        if !self.is_castling_step(position, from, to) {
            return Err(IllegalMove::NoCastling);
        }
        if !position.holds(seat, right) {
            return Err(IllegalMove::RightLost { seat, right });
        }
        let shape = self.board().shape;
        let rightward = self.seat(seat).facing.turn((1, 0));
        let line = || {
            core::iter::successors(shape.offset(from, rightward), |&square| shape.offset(square, rightward))
        };
        let rook = line().find(|square| {
            position.piece_at(*square) == self.setup()[square.index()] && self.is_rook(position, *square)
        });
        let rook = rook.ok_or(IllegalMove::NoCastling)?;
        if let Some(piece) =
            line().take_while(|&square| square != rook).find(|&square| position.piece_at(square).is_some())
        {
            return Err(IllegalMove::CastlingBlocked(piece));
        }
        for square in core::iter::once(from).chain(line().take(2)) {
            // The king's way has to be safe as it stands, the king still at home.
            if !self.walked_attackers(position, square, seat.opponent()).is_empty() {
                return Err(IllegalMove::CastlingAttacked(square));
            }
        }
        Ok(())
    }

    pub(super) fn is_rook(&self, position: &Position, square: Square) -> bool {
        let Castling::Rightward { rook, .. } = self.terms().castling else { return false };
        position.piece_at(square).is_some_and(|piece| piece.role == rook)
    }

    pub(super) fn judge_exchange(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        let other = position.piece_at(to).filter(|piece| piece.seat == seat && from != to);
        let king = position.king(self, seat) == Some(from);
        if self.terms().stalemate != Stalemate::Exchange || position.phase() != Phase::Play {
            return Err(IllegalMove::NotStalemated);
        }
        if other.is_none() || !king {
            return Err(IllegalMove::NoExchange(to));
        }
        let attacked = !self.walked_attackers(position, from, seat.opponent()).is_empty();
        if attacked || self.waiting(position).is_some() || self.has_step(position, seat) {
            return Err(IllegalMove::NotStalemated);
        }
        if exchange_is_safe(self, position, seat, from, to) {
            return Ok(());
        }
        let mut next = position.clone();
        next.apply(self, Move::Exchange { from, to }, &mut ());
        let by = self.walked_attackers(&next, to, seat.opponent());
        Err(if by.is_empty() {
            IllegalMove::NoExchange(to)
        } else {
            IllegalMove::KingAttacked { king: to, by }
        })
    }

    pub(super) fn judge_ready(&self, position: &Position, seat: Seat) -> Result<(), IllegalMove> {
        if !matches!(position.phase(), Phase::FreeMoves(_) | Phase::Mobilisation(_)) {
            return Err(IllegalMove::NothingToDeclare);
        }
        self.judge_seat(position, seat)?;
        match position.king(self, seat) {
            Some(king)
                if matches!(position.phase(), Phase::Mobilisation(_))
                    && !self.walked_attackers(position, king, seat.opponent()).is_empty() =>
            {
                Err(IllegalMove::ReadyInCheck(king))
            }
            _ => Ok(()),
        }
    }

    /// What holds for moves before play alternates.
    pub(super) fn judge_free_move(
        &self,
        position: &Position,
        seat: Seat,
        action: Move,
    ) -> Result<(), IllegalMove> {
        let (Phase::FreeMoves(_), Some(to)) = (position.phase(), action.to()) else { return Ok(()) };
        if position.piece_at(to).is_some() {
            return Err(IllegalMove::NoCaptureYet(to));
        }
        if !self.zone(seat, Zone::OwnHalf).has(to) {
            return Err(IllegalMove::BeyondCentre(to));
        }
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        let opponent = seat.opponent();
        let checked = next
            .king(self, opponent)
            .is_some_and(|king| !self.walked_attackers(&next, king, seat).is_empty());
        if checked { Err(IllegalMove::NoCheckYet) } else { Ok(()) }
    }

    pub(super) fn judge_pass(&self, position: &Position, at: Square) -> Result<(), IllegalMove> {
        let piece = self.judge_mover(position, at)?;
        if position.phase() != Phase::Play || position.king(self, piece.seat) != Some(at) {
            return Err(IllegalMove::SameSquare(at));
        }
        let checked = !self.king_attackers(position, piece.seat).is_empty();
        let may = match self.terms().pass {
            Pass::Never => false,
            Pass::Stalemated => !self.has_step(position, piece.seat),
            Pass::Always => true,
        };
        if may && !checked { Ok(()) } else { Err(IllegalMove::MayNotPass) }
    }
}
