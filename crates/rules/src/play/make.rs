//! Making an action in a position of two sides.

use super::passing::passed;
use super::{attack, counting, deployment, facing};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::{Count, Effect, Impasse, LastMove, Move, Phase, Position, RightLoss, Sink};
use crate::rules::Rules;
use crate::variant::{Captured, ImpasseRule, PromoteBy, Repetition};

impl Position {
    /// Makes a move in a game of two sides, as [`apply`](Position::apply) does.
    pub(crate) fn make(&mut self, rules: &Rules, action: Move, sink: &mut impl Sink) {
        let mover =
            action.from().and_then(|from| self.piece_at(from)).map_or(self.state.turn, |piece| piece.seat);
        let faced = facing::generals_face(rules, self);
        let bare = rules.terms().bare_king_moves.is_some() && self.is_bare(rules, mover);
        let mut captured = false;
        match action {
            Move::Step { from, to, into } => captured = self.step(rules, from, to, into, sink),
            Move::Castle { to, .. } => self.castle(rules, mover, to, sink),
            Move::Exchange { from, to } => self.exchange(from, to, sink),
            Move::Promote { at, into } => {
                self.promote(at, into, sink);
                if !matches!(rules.terms().promotion.by, PromoteBy::InPlace(_)) {
                    // A pawn that has waited is promoted before the move: the turn goes on.
                    return;
                }
                self.state.halfmove_clock = 0;
            }
            Move::Pass { .. } => {
                self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
                sink.effect(Effect::Passed(mover));
            }
            Move::Object(_) => {
                self.state.objectable = false;
                self.state.phase = Phase::Redeployment;
                self.state.turn = Seat::SECOND;
                sink.effect(Effect::Phase(self.state.phase));
                return sink.effect(Effect::Turn(self.state.turn));
            }
            Move::Place { role, to, pawn_to } => {
                if let Some(pawn) = self.take(to) {
                    self.put(pawn_to, pawn);
                    sink.effect(Effect::Travelled { piece: pawn, from: to, to: pawn_to });
                }
                self.drop_piece(role, to, sink);
            }
            Move::Roll(_) | Move::Skip(_) | Move::Propose(_) | Move::Agree(_) | Move::Refuse(_) => return,
            Move::Release(_) => return,
            Move::Ready(seat) => return self.declare(rules, seat, sink),
            Move::Drop { role, to } => self.drop_piece(role, to, sink),
            Move::Count(by) => {
                let limit = rules.terms().board_count.map_or(0, |count| count.limit);
                self.state.count = Some(Count { by, bare: false, made: 0, limit });
                self.state.count_stopped = false;
                return sink.effect(Effect::Counting(self.state.count));
            }
            Move::Stop(_) => {
                self.state.count = None;
                self.state.count_stopped = rules.terms().board_count.is_some_and(|count| count.automatic);
                return sink.effect(Effect::Counting(None));
            }
            Move::ClaimImpasse(seat) => {
                sink.effect(Effect::Impasse(action));
                if let Some(ImpasseRule::Declared { .. }) = rules.terms().impasse {
                    self.state.impasse = Impasse::Accepted;
                    return;
                }
                self.state.impasse = Impasse::Claimed(seat);
                self.state.turn = seat.opponent();
                return sink.effect(Effect::Turn(self.state.turn));
            }
            Move::AcceptImpasse(_) => {
                self.state.impasse = Impasse::Accepted;
                return sink.effect(Effect::Impasse(action));
            }
            Move::ClaimStalemate(_) => {
                self.state.last_move = LastMove::ClaimedStalemate;
                return sink.effect(Effect::Impasse(action));
            }
            Move::DeclineImpasse(seat) => {
                sink.effect(Effect::Impasse(action));
                self.state.impasse = Impasse::Declined;
                self.state.turn = seat.opponent();
                return sink.effect(Effect::Turn(self.state.turn));
            }
        }
        if !matches!(action, Move::Step { .. }) {
            self.state.passed = None;
        }
        self.state.impasse = Impasse::None;
        self.state.objectable = false;
        if self.state.phase == Phase::Play {
            let passes = matches!(action, Move::Pass { .. });
            facing::after_move(rules, self, mover, passes, faced, sink);
            counting::after_move(rules, self, mover, captured, sink);
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
        into: Option<Role>,
        sink: &mut impl Sink,
    ) -> bool {
        let mut at = to;
        if self.state.passed.is_some() {
            at = rules.taken_in_passing(self, from, to).unwrap_or(to);
            self.state.passed = None;
        }
        let Some(piece) = self.take(from) else { return false };
        let captured = self.take(at);
        if let Some(captured) = captured {
            sink.effect(Effect::Captured { piece: captured, at });
            if rules.terms().captured == Captured::Dropped {
                let role = rules.role(captured.role).promoted_from.unwrap_or(captured.role);
                self.add_to_hand(Piece { seat: piece.seat, role });
            }
        }
        self.put(to, piece);
        sink.effect(Effect::Travelled { piece, from, to });
        // Where points decide after so many quiet turns, only a capture ends the quiet.
        let counts = matches!(rules.terms().repetition, Repetition::Counted { .. });
        let pawn = piece.role == rules.terms().pawn && !counts;
        self.state.halfmove_clock =
            if captured.is_some() || pawn { 0 } else { self.state.halfmove_clock.saturating_add(1) };
        if let Some(role) = into {
            self.promote(to, role, sink);
        }
        if let Some((was, becomes)) = rules.terms().turns_into.filter(|(was, _)| *was == piece.role) {
            debug_assert!(was == piece.role);
            self.promote(to, becomes, sink);
        }
        if self.state.rights != 0 {
            self.spend_rights(rules, piece, from, to, sink);
        }
        if rules.terms().en_passant
            && piece.role == rules.terms().pawn
            && into.is_none()
            && self.state.phase == Phase::Play
        {
            self.state.passed = passed(rules, self, piece, from, to);
        }
        captured.is_some()
    }

    fn drop_piece(&mut self, role: Role, to: Square, sink: &mut impl Sink) {
        let piece = Piece { seat: self.state.turn, role };
        self.take_from_hand(piece);
        self.take(to);
        self.put(to, piece);
        self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
        sink.effect(Effect::Dropped { piece, at: to });
    }

    fn castle(&mut self, rules: &Rules, seat: Seat, to: Square, sink: &mut dyn Sink) {
        let ways = &rules.tables().castles[seat.index()];
        let Some(way) = ways.iter().find(|way| way.king[1] == to) else { return };
        let pieces = [way.king, way.rook].map(|[from, to]| (self.piece_at(from), from, to));
        self.carry(way);
        for (piece, from, to) in pieces {
            if let Some(piece) = piece {
                sink.effect(Effect::Travelled { piece, from, to });
            }
        }
        self.lose_right(seat, way.right, RightLoss::Used, sink);
        for right in rules.terms().rights() {
            if let (Some(king), true) =
                (pieces[0].0, rules.tables().homes[right.index()][seat.index()].has(way.king[0]))
            {
                self.lose_right(seat, right, RightLoss::Moved(king.role), sink);
            }
        }
        self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
    }

    /// Keeps the book of the mover's series of checks.
    fn note_shak(&mut self, rules: &Rules, mover: Seat) {
        let Some(mates) = rules.terms().mates else { return };
        let king = self.king(rules, mover.opponent());
        let checkers = king.map_or(SquareSet::EMPTY, |king| attack::attackers(rules, self, king, mover));
        let strong = { checkers }.filter_map(|at| self.piece_at(at)).any(|piece| {
            let role = rules.role(piece.role).promoted_from.unwrap_or(piece.role);
            mates.shak.contains(&role)
        });
        self.set_shak(mover, !checkers.is_empty() && (strong || self.has_shak(mover)));
    }

    fn exchange(&mut self, from: Square, to: Square, sink: &mut dyn Sink) {
        if let (Some(king), Some(other)) = (self.take(from), self.take(to)) {
            self.put(to, king);
            self.put(from, other);
            sink.effect(Effect::Exchanged { king: (king, from), other: (other, to) });
            self.state.halfmove_clock = self.state.halfmove_clock.saturating_add(1);
        }
    }

    #[inline]
    fn promote(&mut self, at: Square, into: Role, sink: &mut impl Sink) {
        if let Some(piece) = self.take(at) {
            self.put(at, Piece { role: into, ..piece });
            sink.effect(Effect::Promoted { piece, at, into });
        }
    }

    fn declare(&mut self, rules: &Rules, seat: Seat, sink: &mut dyn Sink) {
        sink.effect(Effect::Declared(seat));
        match self.state.phase {
            Phase::Play | Phase::Forced | Phase::Deployment | Phase::Redeployment | Phase::OpeningRoll => {}
            Phase::FreeMoves(_) => self.end_free_moves(rules, seat, sink),
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
                    self.state.fullmove_number = self.state.fullmove_number.saturating_add(1);
                }
                self.state.turn = mover.opponent();
                sink.effect(Effect::Turn(self.state.turn));
                self.settle_rights(rules, sink);
            }
            Phase::Forced if mover.index() + 1 == rules.game().seats.len() => {
                self.state.fullmove_number = self.state.fullmove_number.saturating_add(1);
                self.begin_play(rules, Seat::FIRST, sink);
            }
            Phase::Deployment => deployment::after_placing(rules, self, mover, sink),
            Phase::Redeployment if deployment::faults(rules, self).is_empty() => {
                self.begin_play(rules, Seat::FIRST, sink)
            }
            Phase::Redeployment | Phase::OpeningRoll => {}
            Phase::Forced => {
                self.state.turn = mover.opponent();
                sink.effect(Effect::Turn(self.state.turn));
            }
            Phase::FreeMoves(left) if left > 1 => self.state.phase = Phase::FreeMoves(left - 1),
            Phase::FreeMoves(_) => self.end_free_moves(rules, mover, sink),
            Phase::Mobilisation(_) if captured => self.begin_play(rules, mover.opponent(), sink),
            Phase::Mobilisation(_) => self.state.turn = mover.opponent(),
        }
    }

    fn end_free_moves(&mut self, rules: &Rules, seat: Seat, sink: &mut dyn Sink) {
        if seat.index() + 1 == rules.game().seats.len() {
            return self.begin_play(rules, Seat::FIRST, sink);
        }
        self.state.phase = Phase::opening(rules.terms().opening);
        self.state.turn = seat.opponent();
        sink.effect(Effect::Turn(self.state.turn));
    }
}
