//! Why a step or a promotion is refused.

use crate::board::{Kind, Piece, Square};
use crate::movement::{Access, walk};
use crate::play::movegen::forced_advance;
use crate::play::promotion::{may_stay, promotion_kinds, standing_is_allowed, standing_zone};
use crate::play::targets::may_use;
use crate::position::{Move, Phase, Position, Refusal};
use crate::rules::Rules;
use crate::variant::{InPlace, PromoteBy, Unready};

impl Rules {
    pub(crate) fn judge_step(
        &self,
        position: &Position,
        piece: Piece,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        if from == to {
            return Err(Refusal::SameSquare(from));
        }
        let target_man = position.man(to);
        if target_man.is_some_and(|man| man.seat == piece.seat) {
            return Err(Refusal::OwnMan(to));
        }
        let kind = piece.kind;
        // The reason nearest to a legal move is the one to tell.
        let mut best: Option<(u8, Refusal)> = None;
        let mut open = false;
        self.targets(position, from, |target| {
            if target.to != to {
                return;
            }
            let pattern = self.kind(kind).patterns[target.pattern];
            let right = pattern.right;
            // A cannon's way to a capture is not closed by the man that it leaps over.
            let suits =
                if target_man.is_some() { pattern.purpose.captures() } else { pattern.purpose.moves() };
            let checked = || !self.king_attackers(position, piece.seat).is_empty();
            let usable = |right| may_use(self, position, piece.seat, right, from, checked());
            let (rank, refusal) = match (target.access, right) {
                (Access::Open(_), None) => return open = true,
                (Access::Open(_), Some(right)) if usable(right) => return open = true,
                (Access::Open(_), Some(right)) if position.holds(piece.seat, right) => {
                    (7, Refusal::NotInCheck { seat: piece.seat, right })
                }
                (Access::Open(_), Some(right)) => (6, Refusal::RightLost { seat: piece.seat, right }),
                (Access::Alike(by), _) => (5, Refusal::Alike(by)),
                (Access::Outside(zone), _) => (5, Refusal::Outside { kind, zone }),
                (Access::NoScreen, _) => (4, Refusal::NoScreen { kind, to }),
                (Access::NotFrom(zone), _) => (1, Refusal::NotFrom { kind, zone }),
                (Access::Blocked(by), _) => (if suits { 3 } else { 0 }, Refusal::Blocked(by)),
                (Access::CannotCapture, _) => (2, Refusal::CannotCapture { kind, to }),
                (Access::NothingToCapture, _) => (2, Refusal::NothingToCapture { kind, to }),
                (Access::Friend, _) => (1, Refusal::OwnMan(to)),
            };
            if best.as_ref().is_none_or(|(other, _)| rank > *other) {
                best = Some((rank, refusal));
            }
        });
        if !open {
            return Err(best.map_or(Refusal::NotItsMove { kind, from, to }, |(_, refusal)| refusal));
        }
        if target_man.is_some_and(|man| position.king(self, man.seat) == Some(to)) {
            return Err(Refusal::King(to));
        }
        Ok(())
    }

    pub(super) fn judge_promotion(
        &self,
        position: &Position,
        piece: Piece,
        from: Square,
        to: Square,
        into: Option<Kind>,
    ) -> Result<(), Refusal> {
        let promotion = &self.terms().promotion;
        let zone = self.zone(piece.seat, promotion.zone);
        let leaves = promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
        if promotion.of(piece.kind).is_none() || !(leaves || zone.has(to)) {
            return if into.is_some() { Err(Refusal::NoPromotion(to)) } else { Ok(()) };
        }
        let kinds = promotion_kinds(self, position, piece, to);
        match into {
            Some(kind) if kinds.contains(&kind) => Ok(()),
            Some(kind) => Err(self.not_into(position, piece, to, kind)),
            None if may_stay(
                promotion.must,
                promotion.unready,
                !kinds.is_empty(),
                self.is_stuck(piece, to),
            ) =>
            {
                Ok(())
            }
            None if kinds.is_empty() => Err(Refusal::MayNotEnter(to)),
            None => Err(Refusal::ChooseKind(kinds)),
        }
    }

    /// Whether a man could never move from this square.
    pub(super) fn is_stuck(&self, piece: Piece, at: Square) -> bool {
        let mut stuck = true;
        let facing = self.seat(piece.seat).facing;
        walk(
            self.board().shape,
            facing,
            &self.kind(piece.kind).patterns,
            at,
            |_| None,
            |target| {
                stuck &= matches!(target.access, Access::Outside(_) | Access::NotFrom(_));
            },
        );
        stuck
    }

    pub(super) fn not_into(&self, position: &Position, piece: Piece, at: Square, kind: Kind) -> Refusal {
        // With every man of the kind gone, only the loss of one can have been missing.
        let mut poorer = position.clone();
        for square in position.men_like(Piece { kind, ..piece }) {
            poorer.take(square);
        }
        Refusal::NotIntoThis {
            kind,
            at,
            none_lost: promotion_kinds(self, &poorer, piece, at).contains(&kind),
        }
    }

    pub(super) fn judge_waiting(&self, position: &Position, at: Square, into: Kind) -> Result<(), Refusal> {
        let piece = position.man(at).ok_or(Refusal::NoMan(at))?;
        self.judge_seat(position, piece.seat)?;
        let promotion = &self.terms().promotion;
        let waits = promotion.unready == Unready::PromotesLater
            && position.phase() == Phase::Play
            && piece.kind == self.terms().pawn
            && self.zone(piece.seat, promotion.zone).has(at);
        if !waits {
            return Err(Refusal::NoPromotion(at));
        }
        if promotion_kinds(self, position, piece, at).contains(&into) {
            return Ok(());
        }
        Err(self.not_into(position, piece, at, into))
    }

    /// The promotion of a pawn that stands in the zone: where it is, or by a step of its new kind.
    pub(super) fn judge_standing(
        &self,
        position: &Position,
        piece: Piece,
        action: Move,
        into: Kind,
        standing: InPlace,
    ) -> Result<(), Refusal> {
        let (Some(from), Some(to)) = (action.from(), action.to()) else { return Ok(()) };
        let stands =
            piece.kind == self.terms().pawn && standing_zone(self, position, piece.seat, standing).has(from);
        if !stands || position.phase() != Phase::Play {
            return Err(Refusal::NoPromotion(from));
        }
        if !promotion_kinds(self, position, piece, from).contains(&into) {
            return Err(self.not_into(position, piece, from, into));
        }
        if from != to {
            let mut turned = position.clone();
            turned.take(from);
            turned.put(from, Piece { kind: into, ..piece });
            self.judge_step(&turned, Piece { kind: into, ..piece }, from, to)?;
        }
        if standing_is_allowed(self, position, action, standing) {
            Ok(())
        } else {
            Err(Refusal::PromotionTooStrong(to))
        }
    }

    /// Where a pawn that waits at the far end can be promoted now.
    pub(super) fn waiting(&self, position: &Position) -> Option<Square> {
        if self.terms().promotion.unready != Unready::PromotesLater || position.phase() != Phase::Play {
            return None;
        }
        let seat = position.turn();
        let pawn = Piece { seat, kind: self.terms().pawn };
        let mut waiting = position.men_like(pawn) & self.zone(seat, self.terms().promotion.zone);
        waiting.find(|&at| !promotion_kinds(self, position, pawn, at).is_empty())
    }

    /// The move that is laid down for now.
    pub(super) fn forced(&self, position: &Position) -> Option<Move> {
        (position.phase() == Phase::Forced).then(|| forced_advance(self, position)).flatten()
    }
}
