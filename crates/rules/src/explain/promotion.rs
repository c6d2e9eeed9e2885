//! The judge of promotions: on arrival, by a pawn that waits, by a pawn that stands.

use crate::board::{Piece, Role, Seat, Square};
use crate::movement::{Access, walk};
use crate::position::{IllegalMove, Move, Phase, Position, TooStrong};
use crate::rules::Rules;
use crate::variant::{InPlace, Must, OnRoyalSquare, PromoteBy, PromoteInto, Unready};

impl Rules {
    /// Whether the piece becomes what it may, and has to, by this step.
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
        let there = match promotion.by {
            PromoteBy::Arriving | PromoteBy::InPlace(_) => zone.has(to),
            PromoteBy::EnteringOrLeaving => zone.has(from) || zone.has(to),
        };
        let roles = self.roles_open_to(position, piece, to);
        match into {
            _ if promotion.of(piece.role).is_none() || !there => match into {
                Some(_) => Err(IllegalMove::NoPromotion(to)),
                None => Ok(()),
            },
            Some(role) if roles.contains(&role) => Ok(()),
            Some(role) => Err(self.not_into(position, piece, to, role)),
            None if roles.is_empty() => match promotion.unready {
                Unready::Stays | Unready::PromotesLater => Ok(()),
                Unready::MayNotEnter => Err(IllegalMove::MayNotEnter(to)),
            },
            None => match promotion.must {
                Must::Never => Ok(()),
                Must::WhenStuck if !self.is_stuck(piece, to) => Ok(()),
                Must::WhenStuck | Must::Always => Err(IllegalMove::ChooseRole(roles)),
            },
        }
    }

    /// The roles that a piece may become on this square.
    pub(super) fn roles_open_to(&self, position: &Position, piece: Piece, at: Square) -> Vec<Role> {
        self.each_role().filter(|&role| self.may_become(position, piece, at, role)).collect()
    }

    fn may_become(&self, position: &Position, piece: Piece, at: Square, role: Role) -> bool {
        let terms = self.terms();
        let is_missing = self.is_missing(position, Piece { role, ..piece });
        let any_lost = is_missing && !self.role(role).royal && role != terms.pawn;
        let this = |one: Role| role == one && (is_missing || !terms.promotion.needs_loss);
        match terms.promotion.of(piece.role) {
            None | Some(PromoteInto::Nothing) => false,
            Some(PromoteInto::Always(one)) => this(one),
            Some(PromoteInto::OneOf(roles)) => roles.iter().any(|&one| this(one)),
            Some(PromoteInto::AnyLost) => any_lost,
            Some(PromoteInto::RoleOfSquare(on_royal)) => match (self.setup()[at.index()], on_royal) {
                (None, _) => false,
                (Some(there), _) if !self.role(there.role).royal => this(there.role),
                (Some(_), OnRoyalSquare::Nothing) => false,
                (Some(_), OnRoyalSquare::This(one)) => this(one),
                (Some(_), OnRoyalSquare::AnyLost) => any_lost,
            },
        }
    }

    /// Whether promotion makes the second role of the first somewhere.
    pub(super) fn could_become(&self, role: Role, into: Role) -> bool {
        let other = !self.role(into).royal && into != self.terms().pawn;
        match self.terms().promotion.of(role) {
            None | Some(PromoteInto::Nothing) => false,
            Some(PromoteInto::Always(one)) => one == into,
            Some(PromoteInto::OneOf(roles)) => roles.contains(&into),
            Some(PromoteInto::AnyLost | PromoteInto::RoleOfSquare(_)) => other,
        }
    }

    /// Whether a piece could never move from this square.
    pub(super) fn is_stuck(&self, piece: Piece, at: Square) -> bool {
        let mut stuck = true;
        let (shape, facing) = (self.board().shape, self.seat(piece.seat).facing);
        let patterns = &self.role(piece.role).patterns;
        let nobody = |_| None;
        walk(shape, facing, patterns, at, nobody, |target| {
            stuck &= matches!(target.access, Access::Outside(_) | Access::NotFrom(_));
        });
        stuck
    }

    fn not_into(&self, position: &Position, piece: Piece, at: Square, role: Role) -> IllegalMove {
        // With every piece of the role gone, only the loss of one can have been missing.
        let mut poorer = position.clone();
        for square in position.pieces_like(Piece { role, ..piece }) {
            poorer.take(square);
        }
        IllegalMove::NotIntoThis { role, at, none_lost: self.may_become(&poorer, piece, at, role) }
    }

    /// The promotion, before the move, of a pawn that has waited in the zone.
    pub(super) fn judge_waiting(
        &self,
        position: &Position,
        at: Square,
        into: Role,
    ) -> Result<(), IllegalMove> {
        let piece = position.piece_at(at).ok_or(IllegalMove::NoPiece(at))?;
        self.judge_seat(position, piece.seat)?;
        if !self.waits(position, piece, at) {
            return Err(IllegalMove::NoPromotion(at));
        }
        if self.may_become(position, piece, at, into) {
            return Ok(());
        }
        Err(self.not_into(position, piece, at, into))
    }

    /// Where a pawn that waits can be promoted now.
    pub(super) fn waiting(&self, position: &Position) -> Option<Square> {
        position.pieces_of(position.turn()).find(|&at| {
            position.piece_at(at).is_some_and(|piece| {
                self.waits(position, piece, at) && !self.roles_open_to(position, piece, at).is_empty()
            })
        })
    }

    fn waits(&self, position: &Position, piece: Piece, at: Square) -> bool {
        let promotion = &self.terms().promotion;
        promotion.unready == Unready::PromotesLater
            && position.phase() == Phase::Play
            && piece.role == self.terms().pawn
            && self.zone(piece.seat, promotion.zone).has(at)
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
        let is_last = position.pieces_like(piece).count() == 1;
        let anywhere = standing.last_pawn_anywhere && is_last;
        let stands = piece.role == self.terms().pawn
            && (anywhere || self.zone(piece.seat, self.terms().promotion.zone).has(from));
        if !stands || position.phase() != Phase::Play {
            return Err(IllegalMove::NoPromotion(from));
        }
        if !self.may_become(position, piece, from, into) {
            return Err(self.not_into(position, piece, from, into));
        }
        let promoted = Piece { role: into, ..piece };
        if from != to {
            let mut turned = position.clone();
            turned.take(from);
            turned.put(from, promoted);
            self.judge_step(&turned, promoted, from, to)?;
        }
        match self.excess(position, promoted, action, standing) {
            None => Ok(()),
            Some(excess) => Err(IllegalMove::PromotionTooStrong(to, excess)),
        }
    }

    /// Whether the seat, not in check, has moves but none that is no promotion, and the rules let it decline them.
    pub(super) fn can_only_promote(&self, position: &Position, seat: Seat) -> bool {
        let PromoteBy::InPlace(InPlace { may_be_declined: true, .. }) = self.terms().promotion.by else {
            return false;
        };
        let open = |action: Move| self.judge(position, action).is_ok();
        let squares = || self.board().shape.squares();
        let into = |from| self.promotion_of(position, from);
        let steps = |from: Square| squares().any(|to| open(Move::Step { from, to, into: None }));
        let promotes = |from: Square, into: Role| {
            open(Move::Promote { at: from, into })
                || squares().any(|to| open(Move::Step { from, to, into: Some(into) }))
        };
        !self.is_checked(position, seat)
            && !position.pieces_of(seat).any(steps)
            && position.pieces_of(seat).any(|from| into(from).is_some_and(|into| promotes(from, into)))
    }

    /// The role that a piece on this square always becomes, if it is one that promotes.
    fn promotion_of(&self, position: &Position, from: Square) -> Option<Role> {
        let piece = position.piece_at(from)?;
        match self.terms().promotion.of(piece.role)? {
            PromoteInto::Always(role) => Some(role),
            PromoteInto::Nothing
            | PromoteInto::RoleOfSquare(_)
            | PromoteInto::OneOf(_)
            | PromoteInto::AnyLost => None,
        }
    }

    /// What the promotion of a standing pawn captures, checks or attacks although it may not.
    fn excess(
        &self,
        position: &Position,
        promoted: Piece,
        action: Move,
        standing: InPlace,
    ) -> Option<TooStrong> {
        let to = action.to()?;
        let steps = matches!(action, Move::Step { .. });
        let captured = position.piece_at(to).filter(|_| steps);
        let next = self.moved(position, action);
        let checkers = self.king_attackers(&next, promoted.seat.opponent());
        let (captures, checks, attacks) = if standing.quiet {
            (captured.is_some(), !checkers.is_empty(), !self.attacked_from(&next, to).is_empty())
        } else {
            let like = captured.is_some_and(|piece| piece.role == promoted.role);
            (like, steps && checkers.has(to), false)
        };
        [(captures, TooStrong::Captures), (checks, TooStrong::Checks), (attacks, TooStrong::Attacks)]
            .into_iter()
            .find_map(|(holds, excess)| holds.then_some(excess))
    }
}
