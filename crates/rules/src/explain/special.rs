//! The judge of castling, exchanges of places, passes and declarations.

use crate::board::{Piece, Seat, Square, Zone};
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Pass, Stalemate};

impl Rules {
    pub(super) fn judge_castling(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        let castling = self.terms().castling;
        if castling.ways.is_empty() {
            return Err(IllegalMove::NoCastling);
        }
        let stands = |piece: &Piece| self.places_in_array(*piece).has(from);
        if let Some(piece) = position.piece_at(from).filter(|piece| !stands(piece)) {
            return Err(IllegalMove::NotItsMove { role: piece.role, from, to });
        }
        let over = match position.phase() {
            Phase::Play => castling.before_play,
            Phase::FreeMoves(_) | Phase::Mobilisation(_) => false,
            Phase::Forced | Phase::Deployment | Phase::Redeployment | Phase::OpeningRoll => true,
        };
        let way = self.castling_to(seat, from, to).filter(|_| !over).ok_or(IllegalMove::NoCastling)?;
        let rook = self.castling_rook(seat, from, way).ok_or(IllegalMove::NoCastling)?;
        if !position.holds(seat, way.right) {
            return Err(IllegalMove::RightLost { seat, right: way.right, how: None });
        }
        let line = || self.castling_line(seat, from, way);
        let steps = usize::from(way.steps);
        // All that lies between, and where the king goes if that is farther.
        let between = line().take_while(|&square| square != rook).chain(line().take(steps));
        if let Some(piece) =
            between.filter(|&square| square != rook).find(|&square| position.piece_at(square).is_some())
        {
            return Err(IllegalMove::CastlingBlocked(piece));
        }
        for square in core::iter::once(from).chain(line().take(steps)) {
            // The king's way has to be safe as it stands, the king still at home.
            if !self.walked_attackers(position, square, seat.opponent()).is_empty() {
                return Err(IllegalMove::CastlingAttacked(square));
            }
        }
        Ok(())
    }

    pub(super) fn judge_exchange(
        &self,
        position: &Position,
        seat: Seat,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        let action = Move::Exchange { from, to };
        let other = position.piece_at(to).filter(|piece| piece.seat == seat && from != to);
        let king = self.only_royal(position, seat) == Some(from);
        if self.terms().stalemate != Stalemate::Exchange || position.phase() != Phase::Play {
            return Err(IllegalMove::NotStalemated);
        }
        if other.is_none() || !king {
            return Err(IllegalMove::NoExchange(to));
        }
        if self.is_checked(position, seat) || self.has_move(position, seat) {
            return Err(IllegalMove::NotStalemated);
        }
        let by = self.walked_attackers(&self.moved(position, action), to, seat.opponent());
        if !by.is_empty() {
            return Err(IllegalMove::KingAttacked { king: to, by });
        }
        // A pawn never stands on either end rank.
        let pawn = other.is_some_and(|piece| piece.role == self.terms().pawn);
        let ahead = self.line(seat, from, (0, 1)).next();
        let behind = self.line(seat, from, (0, -1)).next();
        if pawn && (ahead.is_none() || behind.is_none()) { Err(IllegalMove::NoExchange(to)) } else { Ok(()) }
    }

    pub(super) fn judge_ready(&self, position: &Position, seat: Seat) -> Result<(), IllegalMove> {
        if !matches!(position.phase(), Phase::FreeMoves(_) | Phase::Mobilisation(_)) {
            return Err(IllegalMove::NothingToDeclare);
        }
        self.judge_seat(position, seat)?;
        match self.only_royal(position, seat) {
            Some(king)
                if matches!(position.phase(), Phase::Mobilisation(_)) && self.is_checked(position, seat) =>
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
        let next = self.moved(position, action);
        if self.is_checked(&next, seat.opponent()) { Err(IllegalMove::NoCheckYet) } else { Ok(()) }
    }

    pub(super) fn judge_pass(&self, position: &Position, at: Square) -> Result<(), IllegalMove> {
        let piece = self.judge_mover(position, at)?;
        if position.phase() != Phase::Play || self.only_royal(position, piece.seat) != Some(at) {
            return Err(IllegalMove::SameSquare(at));
        }
        if self.answers_facing(position, piece.seat).is_some() {
            return Ok(());
        }
        let checked = self.is_checked(position, piece.seat);
        let may = match self.terms().pass {
            Pass::Never => false,
            Pass::Stalemated => !self.has_move(position, piece.seat),
            Pass::Always => true,
        };
        if may && !checked { Ok(()) } else { Err(IllegalMove::MayNotPass) }
    }
}
