//! What an action does to a position.

use super::{Impasse, Phase, Position};
use crate::action::{Effect, Move, Sink};
use crate::attack;
use crate::board::{Square, SquareSet};
use crate::count::{self, Count};
use crate::piece::{Kind, Piece, Seat};
use crate::rules::{Captured, Castling, InCheck, PromoteBy, Rules};
use crate::tables::Lame;
use crate::{deploy, standoff, throws};

impl Position {
    /// Takes the rights that the start of a turn takes away: by check, by an enemy's aim.
    #[inline]
    pub(crate) fn settle_rights(&mut self, rules: &Rules, sink: &mut dyn Sink) {
        let seat = self.state.turn;
        let at_stake = rules.tables().rights_at_stake;
        if self.state.phase != Phase::Play || at_stake == 0 || self.state.rights == 0 {
            return;
        }
        let mut checked = None;
        for right in (0..4).filter(|right| at_stake >> right & 1 == 1) {
            if !self.holds(seat, right) {
                continue;
            }
            let spec = rules.terms().rights[right as usize];
            let by_check = spec.in_check == InCheck::Lost
                && *checked.get_or_insert_with(|| attack::in_check(rules, self, seat));
            if by_check || spec.aimed_at_by.is_some_and(|kind| attack::aims_at_king(rules, self, seat, kind))
            {
                self.lose_right(seat, right, by_check, sink);
            }
        }
    }

    fn lose_right(&mut self, seat: Seat, right: u8, by_check: bool, sink: &mut dyn Sink) {
        if self.holds(seat, right) {
            self.state.rights &= !(1 << (4 * right + seat.0));
            sink.effect(Effect::RightLost { seat, right, by_check });
        }
    }

    /// Makes a move that is legal here and tells the sink what happens. A move that is not legal
    /// leaves a position that may mean nothing, but never panics.
    pub fn apply(&mut self, rules: &Rules, action: Move, sink: &mut impl Sink) {
        if self.state.table.is_some() {
            return throws::apply(rules, self, action, sink);
        }
        let mover = action.from().and_then(|from| self.man(from)).map_or(self.state.turn, |piece| piece.seat);
        let faced = standoff::generals_face(rules, self);
        let bare = rules.terms().bare_king_moves.is_some() && self.is_bare(rules, mover);
        let mut captured = false;
        match action {
            Move::Step { from, to, into } => captured = self.step(rules, from, to, into, sink),
            Move::Castle { from, to } => self.castle(rules, from, to, sink),
            Move::Exchange { from, to } => self.exchange(from, to, sink),
            Move::Promote { at, into } => {
                self.promote(at, into, sink);
                if !matches!(rules.terms().promotion.by, PromoteBy::Standing(_)) {
                    // A pawn that has waited is promoted before the move: the turn goes on.
                    return;
                }
                self.state.quiet = 0;
            }
            Move::Pass { .. } => sink.effect(Effect::Passed(mover)),
            Move::Object(_) => {
                self.state.objectable = false;
                self.state.phase = Phase::Redeployment;
                self.state.turn = Seat::SECOND;
                sink.effect(Effect::Phase(self.state.phase));
                return sink.effect(Effect::Turn(self.state.turn));
            }
            Move::Place { kind, to, pawn_to } => {
                if let Some(pawn) = self.take(to) {
                    self.put(pawn_to, pawn);
                    sink.effect(Effect::Travelled { piece: pawn, from: to, to: pawn_to });
                }
                self.drop_man(kind, to, sink);
            }
            Move::Throw(_) | Move::Skip(_) | Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => return,
            Move::Release(_) => return,
            Move::Ready(seat) => return self.declare(rules, seat, sink),
            Move::Drop { kind, to } => self.drop_man(kind, to, sink),
            Move::Count(by) => {
                let limit = rules.terms().board_count.map_or(0, |count| count.limit);
                self.state.count = Some(Count { by, bare: false, made: 0, limit });
                return sink.effect(Effect::Counting(self.state.count));
            }
            Move::Stop(_) => {
                self.state.count = None;
                return sink.effect(Effect::Counting(None));
            }
            Move::ClaimImpasse(seat) => {
                sink.effect(Effect::Impasse(action));
                self.state.impasse = Impasse::Claimed(seat);
                self.state.turn = seat.opponent();
                return sink.effect(Effect::Turn(self.state.turn));
            }
            Move::AcceptImpasse(_) => {
                self.state.impasse = Impasse::Accepted;
                return sink.effect(Effect::Impasse(action));
            }
            Move::DeclineImpasse(seat) => {
                sink.effect(Effect::Impasse(action));
                self.state.impasse = Impasse::Declined;
                self.state.turn = seat.opponent();
                return sink.effect(Effect::Turn(self.state.turn));
            }
        }
        self.state.impasse = Impasse::None;
        self.state.objectable = false;
        if self.state.phase == Phase::Play {
            let passes = matches!(action, Move::Pass { .. });
            standoff::after_move(rules, self, mover, passes, faced, sink);
            count::after_move(rules, self, mover, captured, sink);
            if rules.terms().mates.is_some() {
                self.note_shak(rules, mover);
            }
        }
        if bare {
            self.state.bare_moves[mover.index()] = self.state.bare_moves[mover.index()].saturating_add(1);
        }
        self.pass_turn(rules, mover, captured, sink);
    }

    #[inline]
    fn step(
        &mut self,
        rules: &Rules,
        from: Square,
        to: Square,
        into: Option<Kind>,
        sink: &mut impl Sink,
    ) -> bool {
        let Some(piece) = self.take(from) else { return false };
        let captured = self.take(to);
        if let Some(captured) = captured {
            sink.effect(Effect::Captured { piece: captured, at: to });
            if rules.terms().captured == Captured::Dropped {
                let kind = rules.kind(captured.kind).promoted_from.unwrap_or(captured.kind);
                self.add_to_hand(Piece { seat: piece.seat, kind });
            }
        }
        self.put(to, piece);
        sink.effect(Effect::Travelled { piece, from, to });
        let pawn = rules.terms().pawn;
        self.state.quiet =
            if captured.is_some() || piece.kind == pawn { 0 } else { self.state.quiet.saturating_add(1) };
        if let Some(kind) = into {
            self.promote(to, kind, sink);
        }
        if let Some((was, becomes)) = rules.terms().turns_into.filter(|(was, _)| *was == piece.kind) {
            debug_assert!(was == piece.kind);
            self.promote(to, becomes, sink);
        }
        if self.state.rights != 0 {
            self.spend_rights(rules, piece, from, to, sink);
        }
        captured.is_some()
    }

    /// The rights that a step uses up or gives away.
    #[inline]
    fn spend_rights(&mut self, rules: &Rules, piece: Piece, from: Square, to: Square, sink: &mut impl Sink) {
        if let Some(right) = right_of_step(rules, piece, from, to) {
            self.lose_right(piece.seat, right, false, sink);
        }
        for (right, homes) in rules.tables().homes.iter().enumerate() {
            for seat in rules.seats() {
                if homes[seat.index()].has(from) || homes[seat.index()].has(to) {
                    self.lose_right(seat, right as u8, false, sink);
                }
            }
        }
    }

    fn drop_man(&mut self, kind: Kind, to: Square, sink: &mut impl Sink) {
        let piece = Piece { seat: self.state.turn, kind };
        self.take_from_hand(piece);
        self.take(to);
        self.put(to, piece);
        self.state.quiet = self.state.quiet.saturating_add(1);
        sink.effect(Effect::Dropped { piece, at: to });
    }

    fn castle(&mut self, rules: &Rules, from: Square, to: Square, sink: &mut dyn Sink) {
        let Castling::Rightward { right, .. } = rules.terms().castling else { return };
        let Some(king) = self.man(from) else { return };
        let mut homes = rules.tables().homes[right as usize][king.seat.index()].filter(|&home| home != from);
        let shape = rules.board().shape;
        let beside = shape.square((shape.file(from) + shape.file(to)) / 2, shape.rank(from));
        let (Some(rook_from), Some(rook_to)) = (homes.next(), beside) else { return };
        for (from, to) in [(from, to), (rook_from, rook_to)] {
            if let Some(piece) = self.take(from) {
                self.put(to, piece);
                sink.effect(Effect::Travelled { piece, from, to });
            }
        }
        self.lose_right(king.seat, right, false, sink);
        self.state.quiet = self.state.quiet.saturating_add(1);
    }

    /// Keeps the book of the mover's series of checks.
    fn note_shak(&mut self, rules: &Rules, mover: Seat) {
        let Some(mates) = rules.terms().mates else { return };
        let king = self.king(rules, mover.opponent());
        let checkers = king.map_or(SquareSet::EMPTY, |king| attack::attackers(rules, self, king, mover));
        let strong = { checkers }.filter_map(|at| self.man(at)).any(|man| {
            let kind = rules.kind(man.kind).promoted_from.unwrap_or(man.kind);
            mates.shak.contains(&kind)
        });
        self.set_shak(mover, !checkers.is_empty() && (strong || self.has_shak(mover)));
    }

    fn exchange(&mut self, from: Square, to: Square, sink: &mut dyn Sink) {
        if let (Some(king), Some(other)) = (self.take(from), self.take(to)) {
            self.put(to, king);
            self.put(from, other);
            sink.effect(Effect::Exchanged { king: (king, from), other: (other, to) });
            self.state.quiet = self.state.quiet.saturating_add(1);
        }
    }

    #[inline]
    fn promote(&mut self, at: Square, into: Kind, sink: &mut impl Sink) {
        if let Some(piece) = self.take(at) {
            self.put(at, Piece { kind: into, ..piece });
            sink.effect(Effect::Promoted { piece, at, into });
        }
    }

    fn declare(&mut self, rules: &Rules, seat: Seat, sink: &mut dyn Sink) {
        sink.effect(Effect::Declared(seat));
        match self.state.phase {
            Phase::Play | Phase::Forced | Phase::Deployment | Phase::Redeployment | Phase::Lots => {}
            Phase::Array(_) => self.end_array(rules, seat, sink),
            Phase::Mobilisation(ready) => {
                let ready = ready | 1 << seat.0;
                if ready.count_ones() as usize == rules.game().seats.len() {
                    // A king in check has to be relieved first; otherwise the first player begins.
                    let checked = rules.seats().find(|&seat| attack::in_check(rules, self, seat));
                    self.begin_play(rules, checked.unwrap_or(Seat::FIRST), sink);
                } else {
                    self.state.phase = Phase::Mobilisation(ready);
                    self.state.turn = seat.opponent();
                }
            }
        }
    }

    #[inline]
    fn pass_turn(&mut self, rules: &Rules, mover: Seat, captured: bool, sink: &mut impl Sink) {
        match self.state.phase {
            Phase::Play => {
                if mover.index() + 1 == rules.game().seats.len() {
                    self.state.number = self.state.number.saturating_add(1);
                }
                self.state.turn = mover.opponent();
                sink.effect(Effect::Turn(self.state.turn));
                self.settle_rights(rules, sink);
            }
            Phase::Forced if mover.index() + 1 == rules.game().seats.len() => {
                self.state.number = self.state.number.saturating_add(1);
                self.begin_play(rules, Seat::FIRST, sink);
            }
            Phase::Deployment => deploy::after_placing(rules, self, mover, sink),
            Phase::Redeployment if deploy::faults(rules, self).is_empty() => {
                self.begin_play(rules, Seat::FIRST, sink)
            }
            Phase::Redeployment | Phase::Lots => {}
            Phase::Forced => {
                self.state.turn = mover.opponent();
                sink.effect(Effect::Turn(self.state.turn));
            }
            Phase::Array(left) if left > 1 => self.state.phase = Phase::Array(left - 1),
            Phase::Array(_) => self.end_array(rules, mover, sink),
            Phase::Mobilisation(_) if captured => self.begin_play(rules, mover.opponent(), sink),
            Phase::Mobilisation(_) => self.state.turn = mover.opponent(),
        }
    }

    fn end_array(&mut self, rules: &Rules, seat: Seat, sink: &mut dyn Sink) {
        if seat.index() + 1 == rules.game().seats.len() {
            return self.begin_play(rules, Seat::FIRST, sink);
        }
        self.state.phase = Phase::opening(rules.terms().opening);
        self.state.turn = seat.opponent();
        sink.effect(Effect::Turn(self.state.turn));
    }

    pub(crate) fn begin_play(&mut self, rules: &Rules, first: Seat, sink: &mut dyn Sink) {
        self.state.phase = Phase::Play;
        self.state.turn = first;
        sink.effect(Effect::Phase(self.state.phase));
        sink.effect(Effect::Turn(first));
        // Castling belongs to the opening.
        if let Castling::Rightward { right, .. } = rules.terms().castling {
            rules.seats().for_each(|seat| self.lose_right(seat, right, false, &mut ()));
        }
        self.settle_rights(rules, sink);
    }
}

/// The right that a step of this man takes, if it takes one.
pub(crate) fn right_of_step(rules: &Rules, piece: Piece, from: Square, to: Square) -> Option<u8> {
    let mover = rules.tables().mover(piece.seat, piece.kind);
    let by_leap =
        mover.gated.iter().filter(|gated| gated.leaps[from.index()].has(to)).find_map(|gated| gated.right);
    by_leap.or_else(|| {
        let leads = |lame: &&Lame| lame.to[from.index()].iter().any(|&(square, _)| square == to);
        mover.lames.iter().filter(leads).find_map(|lame| lame.right)
    })
}
