//! The position after an action, as far as legality asks: board, hands, rights and turn.

use crate::board::{Piece, Square};
use crate::position::{Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Captured, PromoteBy};

impl Rules {
    /// The position after an action of a game of two sides, found without tables: who stands where, what
    /// is in hand, which rights are held, what can be captured in passing, and in alternate play whose turn it is.
    /// Clocks, counts, claims, phases and the rest of the state stay as they were, and all of it by a declaration.
    ///
    /// It is what tests hold [`Position::apply`] to.
    pub fn walked_after(&self, position: &Position, action: Move) -> Position {
        let mut next = self.moved(position, action);
        if action.declared_by().is_some() {
            return next;
        }
        let seat = action.from().and_then(|from| position.piece_at(from));
        let seat = seat.map_or(position.turn(), |piece| piece.seat);
        match action {
            Move::Step { from, to, .. } => {
                if let Some(right) = self.right_taken(position, from, to) {
                    next.revoke(seat, right);
                }
                self.end_rights_at(&mut next, from);
                self.end_rights_at(&mut next, to);
                next.set_passed(self.passed_after(position, &next, from, to));
            }
            Move::Castle { from, .. } => self.end_rights_at(&mut next, from),
            // A promotion that was waited for comes before the move.
            Move::Promote { .. } if !matches!(self.terms().promotion.by, PromoteBy::InPlace(_)) => {
                return next;
            }
            _ => {}
        }
        if !matches!(action, Move::Step { .. }) {
            next.set_passed(None);
        }
        if position.phase() != Phase::Play {
            return next;
        }
        next.set_turn(seat.opponent());
        self.end_rights_at_turn(&mut next);
        next
    }

    /// The same with the pieces on the board and in hand alone.
    pub(super) fn moved(&self, position: &Position, action: Move) -> Position {
        let mut next = position.clone();
        let mover = action.from().and_then(|from| position.piece_at(from));
        let seat = mover.map_or(position.turn(), |piece| piece.seat);
        match action {
            Move::Step { from, to, into } => {
                let at = self.passed_by(position, from, to).unwrap_or(to);
                let Some(piece) = next.take(from) else { return next };
                let captured = next.take(at);
                if let Some(captured) = captured.filter(|_| self.terms().captured == Captured::Dropped) {
                    next.add_to_hand(Piece { seat, role: self.base_role(captured.role) });
                }
                let turns_into = self.terms().turns_into.filter(|(was, _)| *was == piece.role);
                let becomes = turns_into.map(|(_, becomes)| becomes).or(into);
                next.put(to, Piece { seat, role: becomes.unwrap_or(piece.role) });
            }
            Move::Castle { from, to } => {
                let Some(way) = self.castling_to(seat, from, to) else { return next };
                let Some(rook) = self.castling_rook(seat, from, way) else { return next };
                let (king, rook) = (next.take(from), next.take(rook));
                // The square that the king has crossed last.
                let beside = self.castling_line(seat, from, way).nth(usize::from(way.steps) - 2);
                for (piece, at) in [(king, Some(to)), (rook, beside)] {
                    if let (Some(piece), Some(at)) = (piece, at) {
                        next.put(at, piece);
                    }
                }
            }
            Move::Exchange { from, to } => {
                if let (Some(king), Some(other)) = (next.take(from), next.take(to)) {
                    next.put(to, king);
                    next.put(from, other);
                }
            }
            Move::Promote { at, into } => {
                next.take(at);
                next.put(at, Piece { seat, role: into });
            }
            Move::Drop { role, to } => {
                next.take_from_hand(Piece { seat, role });
                next.put(to, Piece { seat, role });
            }
            Move::Place { role, to, pawn_to } => {
                carry(&mut next, to, pawn_to);
                next.take_from_hand(Piece { seat, role });
                next.put(to, Piece { seat, role });
            }
            _ => {}
        }
        next
    }
}

fn carry(position: &mut Position, from: Square, to: Square) {
    if let Some(piece) = position.take(from) {
        position.put(to, piece);
    }
}
