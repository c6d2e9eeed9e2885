//! The judge of steps: a move of one piece from square to square.

use crate::board::{Piece, Seat, Square, Zone};
use crate::movement::Access;
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::Opening;

impl Rules {
    /// The step that the opening lays down for now: the double step of the pawn in front of a role.
    pub(super) fn forced(&self, position: &Position) -> Option<Move> {
        let (Phase::Forced, Opening::ForcedAdvance(behind)) = (position.phase(), self.terms().opening) else {
            return None;
        };
        let seat = position.turn();
        let behind = position.pieces_like(Piece { seat, role: behind }).next()?;
        let mut ahead = self.line(seat, behind, (0, 1));
        let (from, to) = (ahead.next()?, ahead.nth(1)?);
        Some(Move::Step { from, to, into: None })
    }

    /// Whether the piece's patterns lead it there, whatever becomes of kings.
    pub(crate) fn judge_step(
        &self,
        position: &Position,
        piece: Piece,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        if from == to {
            return Err(IllegalMove::SameSquare(from));
        }
        let target_piece = position.piece_at(to);
        if target_piece.is_some_and(|found| found.seat == piece.seat) {
            return Err(IllegalMove::OwnPiece(to));
        }
        let role = piece.role;
        if self.passed_by(position, from, to).is_some() {
            return Ok(());
        }
        // The reason nearest to a legal move is the one to tell.
        let mut best: Option<(u8, IllegalMove)> = None;
        let mut open = false;
        self.targets(position, from, |target| {
            if target.to != to {
                return;
            }
            let pattern = self.role(role).patterns[target.pattern];
            let right = pattern.right;
            // A cannon's way to a capture is not closed by the piece that it leaps over.
            let suits =
                if target_piece.is_some() { pattern.modality.captures() } else { pattern.modality.moves() };
            let usable = |right| self.may_use_right(position, piece.seat, right, from);
            let (rank, refusal) = match (target.access, right) {
                (Access::Open(_), None) => return open = true,
                (Access::Open(_), Some(right)) if usable(right) => return open = true,
                (Access::Open(_), Some(right))
                    if position.holds(piece.seat, right) && !self.is_home_of(piece.seat, right, from) =>
                {
                    (1, IllegalMove::NotFromPlace(right))
                }
                (Access::Open(_), Some(right)) if position.holds(piece.seat, right) => {
                    (7, IllegalMove::NotInCheck { seat: piece.seat, right })
                }
                (Access::Open(_), Some(right)) => {
                    (6, IllegalMove::RightLost { seat: piece.seat, right, how: None })
                }
                (Access::Alike(by), _) => (5, IllegalMove::Alike(by)),
                (Access::Outside(zone), _) if is_lines(zone) && !self.are_joined(piece.seat, from, to) => {
                    (1, IllegalMove::NoLine(from, to))
                }
                (Access::Outside(zone), _) => (5, IllegalMove::Outside { role, zone }),
                (Access::NoScreen, _) => (4, IllegalMove::NoScreen { role, to }),
                (Access::NotFrom(zone), _) => (1, IllegalMove::NotFrom { role, zone }),
                (Access::Blocked(by), _) => (if suits { 3 } else { 0 }, IllegalMove::Blocked(by)),
                (Access::CannotCapture, _) => (2, IllegalMove::CannotCapture { role, to }),
                (Access::NothingToCapture, _) => (2, IllegalMove::NothingToCapture { role, to }),
                (Access::Friend, _) => (1, IllegalMove::OwnPiece(to)),
            };
            if best.as_ref().is_none_or(|(other, _)| rank > *other) {
                best = Some((rank, refusal));
            }
        });
        if !open {
            return Err(best.map_or(IllegalMove::NotItsMove { role, from, to }, |(_, refusal)| refusal));
        }
        if target_piece.is_some_and(|found| self.only_royal(position, found.seat) == Some(to)) {
            return Err(IllegalMove::King(to));
        }
        Ok(())
    }
}

impl Rules {
    /// Whether points that lie on one diagonal are joined by a line of a palace, whoever may go along it.
    fn are_joined(&self, seat: Seat, one: Square, other: Square) -> bool {
        let lines = self.zone(seat, Zone::AnyPalaceLines);
        lines.has(one) && lines.has(other)
    }
}

/// Whether a part of the board is made of the lines that join its points.
fn is_lines(zone: Zone) -> bool {
    match zone {
        Zone::PalaceLines | Zone::EnemyPalaceLines | Zone::AnyPalaceLines => true,
        Zone::Board
        | Zone::LastRanks(_)
        | Zone::OwnRanks(..)
        | Zone::OwnHalf
        | Zone::FarHalf
        | Zone::FarDiagonals
        | Zone::Palace => false,
    }
}
