//! Why castling, an exchange of places, a pass or a declaration is refused.

use crate::board::{Seat, Square, Zone};
use crate::play::castling::exchange_is_safe;
use crate::position::{Move, Phase, Position, Refusal};
use crate::rules::Rules;
use crate::variant::{Castling, Opening, Pass, Stalemate};

impl Rules {
    pub(super) fn judge_castling(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        let Castling::Rightward { right, .. } = self.terms().castling else {
            return Err(Refusal::NoCastling);
        };
        if self.terms().opening == Opening::Alternate || position.phase() == Phase::Play {
            return Err(Refusal::NoCastling);
        }
        if !self.is_castling_step(position, from, to) {
            return Err(Refusal::NoCastling);
        }
        if !position.holds(seat, right) {
            return Err(Refusal::RightLost { seat, right });
        }
        let shape = self.board().shape;
        let rightward = self.seat(seat).facing.turn((1, 0));
        let line = || {
            core::iter::successors(shape.offset(from, rightward), |&square| shape.offset(square, rightward))
        };
        let rook = line().find(|square| {
            position.man(*square) == self.array()[square.index()] && self.is_rook(position, *square)
        });
        let rook = rook.ok_or(Refusal::NoCastling)?;
        if let Some(man) =
            line().take_while(|&square| square != rook).find(|&square| position.man(square).is_some())
        {
            return Err(Refusal::CastlingBlocked(man));
        }
        for square in core::iter::once(from).chain(line().take(2)) {
            // The king's way has to be safe as it stands, the king still at home.
            if !self.walked_attackers(position, square, seat.opponent()).is_empty() {
                return Err(Refusal::CastlingAttacked(square));
            }
        }
        Ok(())
    }

    pub(super) fn is_rook(&self, position: &Position, square: Square) -> bool {
        let Castling::Rightward { rook, .. } = self.terms().castling else { return false };
        position.man(square).is_some_and(|man| man.kind == rook)
    }

    pub(super) fn judge_exchange(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        let other = position.man(to).filter(|man| man.seat == seat && from != to);
        let king = position.king(self, seat) == Some(from);
        if self.terms().stalemate != Stalemate::Exchange || position.phase() != Phase::Play {
            return Err(Refusal::NotStalemated);
        }
        if other.is_none() || !king {
            return Err(Refusal::NoExchange(to));
        }
        let attacked = !self.walked_attackers(position, from, seat.opponent()).is_empty();
        if attacked || self.waiting(position).is_some() || self.has_step(position, seat) {
            return Err(Refusal::NotStalemated);
        }
        if exchange_is_safe(self, position, seat, from, to) {
            return Ok(());
        }
        let mut next = position.clone();
        next.apply(self, Move::Exchange { from, to }, &mut ());
        let by = self.walked_attackers(&next, to, seat.opponent());
        Err(if by.is_empty() { Refusal::NoExchange(to) } else { Refusal::KingAttacked { king: to, by } })
    }

    pub(super) fn judge_ready(&self, position: &Position, seat: Seat) -> Result<(), Refusal> {
        if !matches!(position.phase(), Phase::Array(_) | Phase::Mobilisation(_)) {
            return Err(Refusal::NothingToDeclare);
        }
        self.judge_seat(position, seat)?;
        match position.king(self, seat) {
            Some(king)
                if matches!(position.phase(), Phase::Mobilisation(_))
                    && !self.walked_attackers(position, king, seat.opponent()).is_empty() =>
            {
                Err(Refusal::ReadyInCheck(king))
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
    ) -> Result<(), Refusal> {
        let (Phase::Array(_), Some(to)) = (position.phase(), action.to()) else { return Ok(()) };
        if position.man(to).is_some() {
            return Err(Refusal::NoCaptureYet(to));
        }
        if !self.zone(seat, Zone::OwnHalf).has(to) {
            return Err(Refusal::BeyondCentre(to));
        }
        let mut next = position.clone();
        next.apply(self, action, &mut ());
        let opponent = seat.opponent();
        let checked = next
            .king(self, opponent)
            .is_some_and(|king| !self.walked_attackers(&next, king, seat).is_empty());
        if checked { Err(Refusal::NoCheckYet) } else { Ok(()) }
    }

    pub(super) fn judge_pass(&self, position: &Position, at: Square) -> Result<(), Refusal> {
        let piece = self.judge_mover(position, at)?;
        if position.phase() != Phase::Play || position.king(self, piece.seat) != Some(at) {
            return Err(Refusal::SameSquare(at));
        }
        let checked = !self.king_attackers(position, piece.seat).is_empty();
        let may = match self.terms().pass {
            Pass::Never => false,
            Pass::Stalemated => !self.has_step(position, piece.seat),
            Pass::Always => true,
        };
        if may && !checked { Ok(()) } else { Err(Refusal::MayNotPass) }
    }
}
