//! A node of the alpha-beta search: the value of a position so many plies deep.

use super::actor::actor;
use super::duel::{DECIDED, Duel, LOST, PLIES, WIN, from_table, to_table, value};
use super::exchange::exchange;
use super::order::{Occasion, Order, bring_best, gain};
use super::reduction::reduction;
use super::table::{Bound, Entry};
use crate::board::{Role, Seat, SquareSet};
use crate::play::attack::{checking_squares, in_check, least_attacker};
use crate::position::{Move, Phase};

/// What is known of a position before its moves are tried.
#[derive(Clone, Copy)]
struct Visit {
    seat: Seat,
    depth: i32,
    beta: i32,
    ply: usize,
    checked: bool,
    /// What the position is worth without looking ahead.
    worth: i32,
    /// Whether it is worth more than before the side's last move.
    improves: bool,
    /// Whether moves that promise little may be left out.
    prunes: bool,
    /// Whether a move is expected to refute the other side's last one.
    cut: bool,
}

impl Duel<'_, '_> {
    pub(super) fn visit(
        &mut self,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        may_pass: bool,
        cut: bool,
    ) -> i32 {
        self.lines[ply].clear();
        if !self.budget.node() {
            return 0;
        }
        let seat = actor(self.rules, self.line.position());
        if let Some(outcome) = self.line.returned(self.rules) {
            return value(outcome, seat, ply);
        }
        if ply >= PLIES {
            return self.worth(seat);
        }
        let checked = in_check(self.rules, self.line.position(), seat);
        let deeper = self.selective && checked && depth < 12 && ply < 40 && self.is_serious(seat);
        let mut depth = depth + i32::from(deeper);
        if depth <= 0 {
            return self.captures(seat, alpha, beta, ply, 0, checked);
        }
        if self.selective {
            // No line from here is better than a win at once, nor worse than a loss at once.
            (alpha, beta) = (alpha.max(ply as i32 - WIN), beta.min(WIN - ply as i32 - 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let narrow = beta - alpha == 1;
        let known = self.memory.table.find(self.line.keys().whole);
        if let Some(entry) = known {
            let deep = i32::from(entry.depth);
            let enough = if self.selective { deep >= depth } else { deep == depth };
            let found = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => found >= beta,
                Bound::AtMost => found <= alpha,
            };
            if enough && decides && (narrow || !self.selective) {
                return found;
            }
        }
        let worth = if checked || !self.selective { LOST } else { self.worth(seat) };
        self.worths[ply] = worth;
        let improves = !checked && ply >= 2 && worth > self.worths[ply - 2];
        let thorough = self.thorough && !narrow;
        let prunes = self.selective && !checked && !thorough && self.line.position().phase() == Phase::Play;
        let visit = Visit { seat, depth, beta, ply, checked, worth, improves, prunes, cut };
        if prunes
            && narrow
            && beta.abs() < DECIDED
            && self.is_calm()
            && let Some(value) = self.foreseen(visit, alpha, may_pass)
        {
            return value;
        }
        if self.selective && !thorough && depth >= 7 && known.is_none_or(|entry| entry.best.is_none()) {
            // Without a move to begin with a deep search is dear: the next iteration has one.
            depth -= 1;
        }
        if prunes
            && narrow
            && depth >= 5
            && beta.abs() < DECIDED
            && self.is_calm()
            && let Some(value) = self.refuted(Visit { depth, ..visit }, known)
        {
            return value;
        }
        let (mut moves, mut rates) = self.lists.pop().unwrap_or_default();
        self.moves(seat, &mut moves);
        self.budget.lists(moves.len());
        let found = if moves.is_empty() {
            self.end(seat, ply)
        } else {
            let first = known.and_then(|entry| entry.best);
            let occasion =
                Occasion { position: self.line.position(), seat, ply, first, before: self.line.before() };
            self.memory.order.rate(self.rules, &self.memory.evaluation.values, occasion, &moves, &mut rates);
            self.try_all(Visit { depth, ..visit }, alpha, (&mut moves, &mut rates))
        };
        self.lists.push((moves, rates));
        found
    }

    /// The value of a position that is so good or so bad that its moves need not be tried.
    fn foreseen(&mut self, visit: Visit, alpha: i32, may_pass: bool) -> Option<i32> {
        let Visit { seat, depth, beta, ply, worth, improves, .. } = visit;
        if depth <= 5 && worth - 127 * (depth - i32::from(improves)) >= beta {
            return Some(worth);
        }
        if depth <= 1 && worth + 310 <= alpha {
            let value = self.captures(seat, alpha, beta, ply, 0, false);
            if value <= alpha || self.budget.is_stopped() {
                return Some(value);
            }
        }
        if !may_pass || depth < 3 || worth < beta || !self.passing_is_safe(seat) {
            return None;
        }
        let reduced = depth - 3 - depth / 4 - ((worth - beta) / 200).min(2);
        self.line.push(self.rules, None);
        let value = -self.visit(reduced, -beta, 1 - beta, ply + 1, false, !visit.cut);
        self.line.pop();
        if self.budget.is_stopped() {
            return Some(0);
        }
        if value < beta || value >= DECIDED {
            return None;
        }
        // Where having to move is a burden, a pass says little: deep down its word is checked by moves.
        let few = self.line.position().pieces_of(seat).len() <= 6;
        if depth < 9 && !few {
            return Some(value);
        }
        let checked = self.visit(reduced.max(1), beta - 1, beta, ply, false, false);
        (checked >= beta || self.budget.is_stopped()).then_some(checked)
    }

    /// ProbCut: the value, if a capture is so good less deep that it will refute at the full depth too.
    fn refuted(&mut self, visit: Visit, known: Option<Entry>) -> Option<i32> {
        let Visit { seat, depth, beta, ply, worth, improves, cut, .. } = visit;
        let raised = beta + 110 - 30 * i32::from(improves);
        let hopeless = |entry: Entry| {
            let deep = i32::from(entry.depth) >= depth - 3;
            deep && entry.bound != Bound::AtLeast && from_table(entry.value, ply) < raised
        };
        if known.is_some_and(hopeless) {
            return None;
        }
        let (mut moves, mut rates) = self.lists.pop().unwrap_or_default();
        let position = self.line.position();
        self.rules.captures_into(position, &mut moves);
        let values = &self.memory.evaluation.values;
        moves.retain(|&action| gain(values, position, action) > 0 && self.exchange(action) >= raised - worth);
        let first = known.and_then(|entry| entry.best);
        let occasion = Occasion { position, seat, ply, first, before: None };
        self.memory.order.rate(self.rules, values, occasion, &moves, &mut rates);
        let mut found = None;
        for index in 0..moves.len().min(3) {
            bring_best(&mut moves, &mut rates, index);
            self.line.push(self.rules, Some(moves[index]));
            let mut value = self.below(seat, 0, raised - 1, raised, ply + 1, !cut);
            if value >= raised {
                value = self.below(seat, depth - 4, raised - 1, raised, ply + 1, !cut);
            }
            self.line.pop();
            if self.budget.is_stopped() {
                found = Some(0);
                break;
            }
            if value >= raised {
                let (key, kept) = (self.line.keys().whole, to_table(value, ply));
                self.memory.table.keep(key, Some(moves[index]), kept, depth as i16 - 3, Bound::AtLeast);
                found = Some(value);
                break;
            }
        }
        self.lists.push((moves, rates));
        found
    }

    /// Whether a side that could pass and still be well off needs no closer look.
    fn passing_is_safe(&self, seat: Seat) -> bool {
        let position = self.line.position();
        self.may_pass
            && position.pieces_of(seat).len() > 3
            && !self.rules.seats().any(|seat| position.has_forfeited(seat))
    }

    /// From where each role gives check, hoppers and what is uncovered left aside.
    fn checks(&self, seat: Seat) -> Vec<SquareSet> {
        let position = self.line.position();
        let Some(king) = position.king(self.rules, seat.opponent()) else { return Vec::new() };
        let occupied = position.occupied();
        let roles = (0..self.rules.roles().len() as u8).map(Role);
        roles.map(|role| checking_squares(self.rules, seat, role, king, occupied)).collect()
    }

    /// Whether a move that promises little is left out, by what was found so far.
    fn leaves_out(&self, visit: Visit, alpha: i32, index: usize, action: Move, rate: i32) -> bool {
        let Visit { depth, worth, improves, .. } = visit;
        if action.declared_by().is_some() {
            return false;
        }
        if !Order::is_quiet(rate) {
            return depth <= 5 && Order::loses(rate) < -114 * depth;
        }
        let enough = (4 + depth * depth) as usize / if improves { 1 } else { 2 };
        if depth <= 6 && index > enough {
            return true;
        }
        // What counts is how deep it would be searched.
        let left = (depth - self.less(visit, index, rate, true)).max(1);
        let vain = left <= 5 && worth + 137 + 100 * left <= alpha;
        let bad = left <= 3 && Order::past(rate).is_some_and(|past| past < -4000 * left);
        vain || bad || (left <= 8 && self.exchange(action) < -19 * left * left)
    }

    fn exchange(&self, action: Move) -> i32 {
        exchange(self.rules, &self.memory.evaluation.values, self.line.position(), action)
    }

    /// By how much less a late move is searched.
    fn less(&self, visit: Visit, index: usize, rate: i32, narrow: bool) -> i32 {
        let mut less = reduction(visit.depth, index as i32) - i32::from(!narrow);
        less -= i32::from(visit.improves);
        // If the first moves do not refute, late ones hardly will.
        less += 2 * i32::from(visit.cut);
        less -= Order::past(rate).map_or(1, |past| past / 6000);
        less.clamp(0, (visit.depth - 2).max(0))
    }

    /// Whether a check is more than a piece given away.
    fn is_serious(&self, seat: Seat) -> bool {
        let position = self.line.position();
        let Some(to) = self.line.before().and_then(Move::to) else { return true };
        let Some(piece) = position.piece_at(to) else { return true };
        let worth = |role: Role| match self.rules.role(role).royal {
            true => WIN,
            false => self.memory.evaluation.values.roles[role.index()],
        };
        let least = |by| {
            let lines = (position.occupied(), SquareSet::EMPTY);
            least_attacker(self.rules, position, (to, by), lines, worth)
        };
        let guarded = || least(seat.opponent()).is_some();
        least(seat).is_none_or(|(captor, _)| captor >= worth(piece.role) && guarded())
    }

    /// Tries the moves of a position, the most promising first.
    fn try_all(&mut self, visit: Visit, mut alpha: i32, (moves, rates): (&mut [Move], &mut [i32])) -> i32 {
        let Visit { seat, depth, beta, ply, checked, .. } = visit;
        let (key, start, before) = (self.line.keys().whole, alpha, self.line.before());
        let (mut best, mut best_move) = (-WIN, None);
        let mut checks: Option<Vec<SquareSet>> = None;
        for index in 0..moves.len() {
            bring_best(moves, rates, index);
            let (action, rate) = (moves[index], rates[index]);
            let quiet = match index {
                0 => gain(&self.memory.evaluation.values, self.line.position(), action) == 0,
                _ => Order::is_quiet(rate),
            };
            if index >= self.level.width && quiet && best > LOST {
                break;
            }
            let gives_check = self.selective && index > 0 && {
                let checks = checks.get_or_insert_with(|| self.checks(seat));
                let position = self.line.position();
                let role = match action {
                    Move::Step { from, into, .. } => into.or(position.piece_at(from).map(|piece| piece.role)),
                    Move::Drop { role, .. } => Some(role),
                    _ => None,
                };
                let reached = role.and_then(|role| checks.get(role.index()));
                reached.zip(action.to()).is_some_and(|(squares, to)| squares.has(to))
            };
            if visit.prunes
                && index > 0
                && best > LOST
                && !gives_check
                && self.leaves_out(visit, alpha, index, action, rate)
            {
                continue;
            }
            self.line.push(self.rules, Some(action));
            let mut value = best;
            if index == 0 {
                let cut = beta - alpha == 1 && !visit.cut;
                value = self.below(seat, depth - 1, alpha, beta, ply + 1, cut);
            } else {
                let mut less = 0;
                if self.selective && depth >= 3 && (quiet || visit.cut || Order::loses(rate) < 0) {
                    less = self.less(visit, index, rate, beta - start == 1);
                    less = (less - i32::from(checked || gives_check)).max(0);
                }
                if less > 0 {
                    value = self.below(seat, depth - 1 - less, alpha, alpha + 1, ply + 1, true);
                }
                if less == 0 || value > alpha {
                    value = self.below(seat, depth - 1, alpha, alpha + 1, ply + 1, !visit.cut);
                }
                if value > alpha && value < beta {
                    value = self.below(seat, depth - 1, alpha, beta, ply + 1, false);
                }
            }
            self.line.pop();
            if self.budget.is_stopped() {
                return 0;
            }
            if value > best {
                (best, best_move) = (value, Some(action));
                if value > alpha {
                    alpha = value;
                    self.goes_on(ply, action);
                }
                if value >= beta {
                    if quiet {
                        let others = (0..index).filter(|&other| Order::is_quiet(rates[other]));
                        let others = others.map(|other| moves[other]);
                        self.memory.order.praise((seat, ply, depth), before, action, others);
                    }
                    break;
                }
            }
        }
        let bound = Bound::of(best, start, beta);
        let kept = if bound == Bound::AtMost { None } else { best_move };
        self.memory.table.keep(key, kept, to_table(best, ply), depth as i16, bound);
        best
    }

    /// The expected line from this ply on begins with a move.
    pub(super) fn goes_on(&mut self, ply: usize, action: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(action);
        head[ply].extend_from_slice(&tail[0]);
    }
}
