//! Rights that are held from the start and can be lost for good (castling, first leaps): who holds them, and what ends
//! them.

use super::attack;
use crate::board::{Piece, Seat, Square};
use crate::movement::Right;
use crate::position::{Effect, Phase, Position, RightLoss, Sink};
use crate::rules::{Lame, Rules};
use crate::variant::{Home, InCheck};

impl Position {
    /// Whether the seat could hold this right as the pieces stand.
    pub(crate) fn could_hold(&self, rules: &Rules, seat: Seat, right: Right) -> bool {
        let unmoved = |square| {
            let piece = self.piece_at(square);
            piece.is_some() && piece == rules.setup()[square.index()]
        };
        let mut homes = rules.tables().homes[right.index()][seat.index()];
        // A king and a rook that castle have to stand there to begin with.
        let castles = rules.terms().rights[right.index()].home != Home::Castling || !homes.is_empty();
        castles
            && rules.terms().right_is_used(right)
            && !self.royals(rules, seat).is_empty()
            && homes.all(unmoved)
    }

    /// Grants every right that can be held at the start.
    pub(crate) fn grant_rights(&mut self, rules: &Rules) {
        for right in rules.terms().rights() {
            for seat in rules.seats() {
                if self.could_hold(rules, seat, right) {
                    self.grant(seat, right);
                }
            }
        }
    }

    /// Takes the rights that the start of a turn takes away: by check, by an enemy's aim.
    #[inline]
    pub(crate) fn settle_rights(&mut self, rules: &Rules, sink: &mut dyn Sink) {
        let seat = self.state.turn;
        let at_stake = rules.tables().rights_at_stake;
        if self.state.phase != Phase::Play || at_stake == 0 || self.state.rights == 0 {
            return;
        }
        let mut checked = None;
        for right in (0..4).map(Right).filter(|right| at_stake >> right.0 & 1 == 1) {
            if !self.holds(seat, right) {
                continue;
            }
            let spec = &rules.terms().rights[right.index()];
            if spec.in_check == InCheck::Lost
                && *checked.get_or_insert_with(|| attack::in_check(rules, self, seat))
            {
                self.lose_right(seat, right, RightLoss::Checked, sink);
            } else if spec.aimed_at_by.is_some_and(|role| attack::aims_at_king(rules, self, seat, role)) {
                self.lose_right(seat, right, RightLoss::AimedAt, sink);
            }
        }
    }

    pub(crate) fn lose_right(&mut self, seat: Seat, right: Right, how: RightLoss, sink: &mut dyn Sink) {
        if self.holds(seat, right) {
            self.revoke(seat, right);
            sink.effect(Effect::RightLost { seat, right, how });
        }
    }

    /// The rights that a step uses up or gives away.
    #[inline]
    pub(crate) fn spend_rights(
        &mut self,
        rules: &Rules,
        piece: Piece,
        from: Square,
        to: Square,
        sink: &mut impl Sink,
    ) {
        if let Some(right) = right_of_step(rules, piece, from, to) {
            self.lose_right(piece.seat, right, RightLoss::Used, sink);
        }
        let any_home = rules.tables().any_home;
        if !any_home.has(from) && !any_home.has(to) {
            return;
        }
        for (right, homes) in rules.terms().rights().zip(&rules.tables().homes) {
            for seat in rules.seats() {
                if homes[seat.index()].has(from) {
                    self.lose_right(seat, right, RightLoss::Moved(piece.role), sink);
                } else if homes[seat.index()].has(to) {
                    self.lose_right(seat, right, RightLoss::Captured, sink);
                }
            }
        }
    }
}

/// The right that a step of this piece takes, if it takes one.
pub fn right_of_step(rules: &Rules, piece: Piece, from: Square, to: Square) -> Option<Right> {
    let mover = rules.tables().mover(piece.seat, piece.role);
    let by_leap = mover.gated.iter().filter(|gated| gated.leaps[from].has(to)).find_map(|gated| gated.right);
    by_leap.or_else(|| {
        let leads = |lame: &&Lame| lame.to[from].iter().any(|&(square, _)| square == to);
        mover.lames.iter().filter(leads).find_map(|lame| lame.right)
    })
}
