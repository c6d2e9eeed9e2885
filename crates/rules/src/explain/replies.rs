//! The replies of a side by the judge, and so mate and stalemate.

use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::movement::Access;
use crate::position::{IllegalMove, Move, Position};
use crate::rules::Rules;
use crate::variant::{BarredMate, Captured, Mates, PromoteBy, Stalemate};

impl Rules {
    /// Whether the seat can do anything with its pieces, on the board or in hand, that leaves its king
    /// safe. That it may be forbidden for what it brings about is left aside.
    pub(super) fn has_reply(&self, position: &Position, seat: Seat) -> bool {
        let safe = |action: Move| self.judge_king(position, seat, action).is_ok();
        let mut actions = position.pieces_of(seat).flat_map(|from| self.actions_of(position, from));
        let allowed = |action: Move| self.judge_piece(position, action).is_ok();
        actions.any(|action| allowed(action) && safe(action)) || {
            let mut drops = self.each_role().flat_map(|role| self.drops_of(position, Piece { seat, role }));
            drops.any(safe)
        }
    }

    /// Whether any action with a piece is legal in every respect.
    pub(super) fn has_move(&self, position: &Position, seat: Seat) -> bool {
        let of_pieces = position.pieces_of(seat).flat_map(|from| self.actions_of(position, from));
        let drops = self.each_role().flat_map(|role| self.drops_of(position, Piece { seat, role }));
        of_pieces.chain(drops).any(|action| self.judge(position, action).is_ok())
    }

    /// What the piece on a square might do, legal or not: its steps, with and without promotion, and
    /// its promotions where it stands.
    fn actions_of(&self, position: &Position, from: Square) -> impl Iterator<Item = Move> + use<> {
        let mut targets = SquareSet::EMPTY;
        self.targets(position, from, |target| {
            if matches!(target.access, Access::Open(_)) {
                targets.insert(target.to);
            }
        });
        let role = position.piece_at(from).map(|piece| piece.role);
        let promotes = role.is_some_and(|role| self.terms().promotion.of(role).is_some());
        let roles = if promotes { self.roles().len() as u8 } else { 0 };
        let in_place = promotes && matches!(self.terms().promotion.by, PromoteBy::InPlace(_));
        // Promoted where it stands, it may step as what it has become.
        let with_promotion = if in_place { self.board().shape.all() } else { targets };
        let plain = targets.map(move |to| Move::Step { from, to, into: None });
        let standing = (0..roles).map(move |role| Move::Promote { at: from, into: Role(role) });
        let promoting = (0..roles)
            .map(Role)
            .flat_map(move |role| with_promotion.map(move |to| Move::Step { from, to, into: Some(role) }));
        plain.chain(standing).chain(promoting)
    }

    /// Drops of a piece in hand on every empty square on which it could move again.
    fn drops_of(&self, position: &Position, piece: Piece) -> impl Iterator<Item = Move> {
        let held = self.terms().captured == Captured::Dropped && position.in_hand(piece) > 0;
        let squares = if held { self.board().shape.all() } else { SquareSet::EMPTY };
        squares
            .filter(move |&to| position.piece_at(to).is_none() && !self.is_stuck(piece, to))
            .map(move |to| Move::Drop { role: piece.role, to })
    }

    /// Whether the seat's king is attacked and nothing helps.
    pub(super) fn is_mate(&self, position: &Position, seat: Seat) -> bool {
        self.is_checked(position, seat) && !self.has_reply(position, seat)
    }

    /// The role that may not mate does not.
    pub(super) fn judge_mate(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        let forbids = |mates: &Mates| mates.barred_mate == BarredMate::Forbidden;
        let mates = self.terms().mates.filter(forbids);
        match mates.and_then(|mates| self.mates_by_barred(position, action, mates)) {
            Some(role) => Err(IllegalMove::MayNotMate(role)),
            None => Ok(()),
        }
    }

    /// The role that mates by the action though it is the barred one, or what that has turned into: with nobody else's
    /// check, or together with a role whose mate does not win by itself, and without it there would be no mate.
    fn mates_by_barred(&self, position: &Position, action: Move, mates: Mates) -> Option<Role> {
        let opponent = position.turn().opponent();
        let next = self.walked_after(position, action);
        let is = |at: Square, roles: &[Role]| {
            next.piece_at(at).is_some_and(|piece| roles.contains(&self.base_role(piece.role)))
        };
        let checkers = self.king_attackers(&next, opponent);
        let (barred, others): (Vec<Square>, Vec<Square>) = checkers.partition(|&at| is(at, &[mates.barred]));
        let by = next.piece_at(*barred.first()?)?.role;
        if others.iter().any(|&at| is(at, &mates.strong)) {
            return None;
        }
        let mut without = next.clone();
        for &at in &barred {
            without.take(at);
        }
        let mated = self.is_mate(&next, opponent) && (others.is_empty() || !self.is_mate(&without, opponent));
        mated.then_some(by)
    }

    /// No move may stalemate the other side, where that is so.
    pub(super) fn judge_stalemate(&self, position: &Position, action: Move) -> Result<(), IllegalMove> {
        if self.terms().stalemate != Stalemate::Forbidden {
            return Ok(());
        }
        let opponent = position.turn().opponent();
        let next = self.walked_after(position, action);
        let stalemated = !self.is_checked(&next, opponent) && !self.has_reply(&next, opponent);
        if stalemated { Err(IllegalMove::GivesStalemate) } else { Ok(()) }
    }
}
