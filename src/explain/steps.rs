//! Why a step or a promotion is refused.

use crate::board::{Piece, Role, Square};
use crate::movement::{Access, walk};
use crate::play::movegen::forced_advance;
use crate::play::promotion::{may_stay, promotion_roles, standing_is_allowed, standing_zone};
use crate::play::targets::may_use;
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{InPlace, PromoteBy, Unready};

impl Rules {
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
            let checked = || !self.king_attackers(position, piece.seat).is_empty();
            let usable = |right| may_use(self, position, piece.seat, right, from, checked());
            let (rank, refusal) = match (target.access, right) {
                (Access::Open(_), None) => return open = true,
                (Access::Open(_), Some(right)) if usable(right) => return open = true,
                (Access::Open(_), Some(right)) if position.holds(piece.seat, right) => {
                    (7, IllegalMove::NotInCheck { seat: piece.seat, right })
                }
                (Access::Open(_), Some(right)) => (6, IllegalMove::RightLost { seat: piece.seat, right }),
                (Access::Alike(by), _) => (5, IllegalMove::Alike(by)),
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
        if target_piece.is_some_and(|found| position.king(self, found.seat) == Some(to)) {
            return Err(IllegalMove::King(to));
        }
        Ok(())
    }

    pub(super) fn judge_promotion(
        &self,
        position: &Position,
        piece: Piece,
        from: Square,
        to: Square,
        into: Option<Role>,
    ) -> Result<(), IllegalMove> {
        let promotion = &self.terms().promotion;
        let zone = self.zone(piece.seat, promotion.zone);
        let leaves = promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
        if promotion.of(piece.role).is_none() || !(leaves || zone.has(to)) {
            return if into.is_some() { Err(IllegalMove::NoPromotion(to)) } else { Ok(()) };
        }
        let roles = promotion_roles(self, position, piece, to);
        match into {
            Some(role) if roles.contains(&role) => Ok(()),
            Some(role) => Err(self.not_into(position, piece, to, role)),
            None if may_stay(
                promotion.must,
                promotion.unready,
                !roles.is_empty(),
                self.is_stuck(piece, to),
            ) =>
            {
                Ok(())
            }
            None if roles.is_empty() => Err(IllegalMove::MayNotEnter(to)),
            None => Err(IllegalMove::ChooseRole(roles)),
        }
    }

    /// Whether a piece could never move from this square.
    pub(super) fn is_stuck(&self, piece: Piece, at: Square) -> bool {
        let mut stuck = true;
        let facing = self.seat(piece.seat).facing;
        walk(
            self.board().shape,
            facing,
            &self.role(piece.role).patterns,
            at,
            |_| None,
            |target| {
                stuck &= matches!(target.access, Access::Outside(_) | Access::NotFrom(_));
            },
        );
        stuck
    }

    pub(super) fn not_into(&self, position: &Position, piece: Piece, at: Square, role: Role) -> IllegalMove {
        // With every piece of the role gone, only the loss of one can have been missing.
        let mut poorer = position.clone();
        for square in position.pieces_like(Piece { role, ..piece }) {
            poorer.take(square);
        }
        IllegalMove::NotIntoThis {
            role,
            at,
            none_lost: promotion_roles(self, &poorer, piece, at).contains(&role),
        }
    }

    pub(super) fn judge_waiting(
        &self,
        position: &Position,
        at: Square,
        into: Role,
    ) -> Result<(), IllegalMove> {
        let piece = position.piece_at(at).ok_or(IllegalMove::NoPiece(at))?;
        self.judge_seat(position, piece.seat)?;
        let promotion = &self.terms().promotion;
        let waits = promotion.unready == Unready::PromotesLater
            && position.phase() == Phase::Play
            && piece.role == self.terms().pawn
            && self.zone(piece.seat, promotion.zone).has(at);
        if !waits {
            return Err(IllegalMove::NoPromotion(at));
        }
        if promotion_roles(self, position, piece, at).contains(&into) {
            return Ok(());
        }
        Err(self.not_into(position, piece, at, into))
    }

    /// The promotion of a pawn that stands in the zone: where it is, or by a step of its new role.
    pub(super) fn judge_standing(
        &self,
        position: &Position,
        piece: Piece,
        action: Move,
        into: Role,
        standing: InPlace,
    ) -> Result<(), IllegalMove> {
        let (Some(from), Some(to)) = (action.from(), action.to()) else { return Ok(()) };
        let stands =
            piece.role == self.terms().pawn && standing_zone(self, position, piece.seat, standing).has(from);
        if !stands || position.phase() != Phase::Play {
            return Err(IllegalMove::NoPromotion(from));
        }
        if !promotion_roles(self, position, piece, from).contains(&into) {
            return Err(self.not_into(position, piece, from, into));
        }
        if from != to {
            let mut turned = position.clone();
            turned.take(from);
            turned.put(from, Piece { role: into, ..piece });
            self.judge_step(&turned, Piece { role: into, ..piece }, from, to)?;
        }
        if standing_is_allowed(self, position, action, standing) {
            Ok(())
        } else {
            Err(IllegalMove::PromotionTooStrong(to))
        }
    }

    /// Where a pawn that waits at the far end can be promoted now.
    pub(super) fn waiting(&self, position: &Position) -> Option<Square> {
        if self.terms().promotion.unready != Unready::PromotesLater || position.phase() != Phase::Play {
            return None;
        }
        let seat = position.turn();
        let pawn = Piece { seat, role: self.terms().pawn };
        let mut waiting = position.pieces_like(pawn) & self.zone(seat, self.terms().promotion.zone);
        waiting.find(|&at| !promotion_roles(self, position, pawn, at).is_empty())
    }

    /// The move that is laid down for now.
    pub(super) fn forced(&self, position: &Position) -> Option<Move> {
        (position.phase() == Phase::Forced).then(|| forced_advance(self, position)).flatten()
    }
}
