//! Two sides: alpha-beta with iterative deepening.

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::Evaluation;
use super::found::{Found, Limits, Score};
use super::key::Mixer;
use super::levels::Level;
use super::order::{Order, bring_best, gain};
use super::returns::Line;
use super::sorted::sort_by_key;
use super::table::{Bound, Table};
use crate::board::Seat;
use crate::matches::Match;
use crate::play::attack::in_check;
use crate::position::{Impasse, LastMove, Move, Outcome, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Generals, Pass, Repetition};
use core::hash::Hasher;

/// A game that is won at once. Each ply to it costs one.
const WIN: i32 = 30_000;

/// Values beyond this are wins and losses.
const DECIDED: i32 = 20_000;

const LOST: i32 = -DECIDED;

/// Longest line.
const PLIES: usize = 120;

/// Deepest search of captures beyond the depth.
const CAPTURES: u32 = 10;

/// Half the first window around the value of the iteration before.
const WINDOW: i32 = 40;

struct Duel<'r, 'a> {
    rules: &'r Rules,
    evaluation: Evaluation,
    line: Line,
    table: Table,
    order: Order,
    budget: Budget<'a>,
    level: Level,
    seed: u64,
    selective: bool,
    /// Whether to pass is never an advantage under the rules in force.
    may_pass: bool,
    /// Whether rules look at things that a position does not show to the search of captures.
    counted: bool,
    /// Lists that are used again.
    lists: Vec<(Vec<Move>, Vec<i32>)>,
    /// The expected line from each ply on.
    lines: Vec<Vec<Move>>,
}

pub(super) fn search(game: &Match, limits: &Limits, budget: Budget<'_>) -> Found {
    let rules = game.rules();
    let level = Level::of(limits.level);
    let terms = rules.terms();
    let mut duel = Duel {
        rules,
        evaluation: Evaluation::new(rules),
        line: Line::new(game),
        table: Table::new(limits.megabytes, limits.nodes.min(level.nodes)),
        order: Order::new(),
        budget,
        level,
        seed: limits.seed,
        selective: limits.selective,
        may_pass: terms.pass == Pass::Never
            && matches!(terms.generals, Generals::MayFace | Generals::MayNotFace),
        counted: matches!(terms.repetition, Repetition::Counted { .. }),
        lists: Vec::new(),
        lines: vec![Vec::new(); PLIES + 2],
    };
    duel.deepen(limits.depth.min(level.depth).clamp(1, PLIES as u32 / 2));
    duel.budget.found
}

impl Duel<'_, '_> {
    /// Searches one ply deeper each time.
    fn deepen(&mut self, depth: u32) {
        let position = self.line.position();
        let seat = actor(self.rules, position);
        let mut moves = self.rules.legal(position);
        moves.retain(|&action| is_by(position, action, seat));
        let mut rates = Vec::new();
        self.order.rate(&self.evaluation.values, position, seat, 0, None, &moves, &mut rates);
        let mut root: Vec<(i32, u64, Move)> = Vec::new();
        for (place, (&action, rate)) in moves.iter().zip(rates).enumerate() {
            let mut mixer = Mixer::new(self.seed);
            mixer.fold(place as u64, 1);
            root.push((rate, mixer.finish(), action));
        }
        sort_by_key(&mut root, |&(rate, chance, _)| (core::cmp::Reverse(rate), chance));
        let mut moves: Vec<Move> = root.into_iter().map(|(_, _, action)| action).collect();
        self.budget.found.best = moves.first().copied();
        self.budget.found.line = moves.first().copied().into_iter().collect();
        let mut value = 0;
        for depth in 1..=depth {
            if !self.budget.goes_on() {
                return;
            }
            let mut width = WINDOW;
            let (mut low, mut high) = match depth {
                0..4 => (-WIN, WIN),
                _ => (value - width, value + width),
            };
            loop {
                let reached = self.root(&mut moves, seat, depth, low, high);
                if self.budget.is_stopped() {
                    return;
                }
                width *= 4;
                if reached <= low && low > -WIN {
                    low = (reached - width).max(-WIN);
                } else if reached >= high && high < WIN {
                    high = (reached + width).min(WIN);
                } else {
                    value = reached;
                    break;
                }
            }
            self.budget.found.depth = depth;
            // A mate that was found is not found sooner by looking further.
            if WIN - value.abs() <= depth as i32 || (moves.len() == 1 && self.selective) {
                return;
            }
        }
    }

    /// All moves of the position from which the search starts. The best comes to the front.
    fn root(&mut self, moves: &mut [Move], seat: Seat, depth: u32, low: i32, high: i32) -> i32 {
        let (mut best, mut alpha) = (-WIN, low);
        for index in 0..moves.len() {
            let action = moves[index];
            self.line.push(self.rules, Some(action));
            let depth = depth as i32 - 1;
            let mut value = match index {
                0 => self.below(seat, depth, alpha, high, 1),
                _ => self.below(seat, depth, alpha, alpha + 1, 1),
            };
            if index > 0 && value > alpha && value < high && !self.budget.is_stopped() {
                value = self.below(seat, depth, alpha, high, 1);
            }
            self.line.pop();
            if self.budget.is_stopped() {
                return best;
            }
            if value > best {
                best = value;
                if value > alpha || index == 0 {
                    alpha = alpha.max(value);
                    moves[..=index].rotate_right(1);
                    let found = &mut self.budget.found;
                    found.best = Some(action);
                    found.line = [&[action][..], &self.lines[1]].concat();
                    found.score = score(value);
                }
                if value >= high {
                    break;
                }
            }
        }
        best
    }

    /// The value, for a seat, of the position that its move has led to.
    fn below(&mut self, seat: Seat, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        if actor(self.rules, self.line.position()) == seat {
            self.visit(depth, alpha, beta, ply, true)
        } else {
            -self.visit(depth, -beta, -alpha, ply, true)
        }
    }

    fn visit(&mut self, depth: i32, mut alpha: i32, beta: i32, ply: usize, may_pass: bool) -> i32 {
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
        let depth = if self.selective && checked && depth < 12 && ply < 40 { depth + 1 } else { depth };
        if depth <= 0 {
            return self.captures(seat, alpha, beta, ply, 0, checked);
        }
        let key = self.line.keys().whole;
        let known = self.table.find(key);
        if let Some(entry) = known {
            let deep = i32::from(entry.depth);
            let enough = if self.selective { deep >= depth } else { deep == depth };
            let found = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => found >= beta,
                Bound::AtMost => found <= alpha,
            };
            if enough && decides && (beta - alpha == 1 || !self.selective) {
                return found;
            }
        }
        if may_pass && beta - alpha == 1 && !checked && self.passing_is_safe(seat, depth, beta) {
            let reduced = depth - 3 - depth / 4;
            self.line.push(self.rules, None);
            let value = -self.visit(reduced, -beta, 1 - beta, ply + 1, false);
            self.line.pop();
            if self.budget.is_stopped() {
                return 0;
            }
            if value >= beta && value < DECIDED {
                return value;
            }
        }
        let (mut moves, mut rates) = self.lists.pop().unwrap_or_default();
        self.moves(seat, &mut moves);
        self.budget.lists(moves.len());
        let found = if moves.is_empty() {
            self.end(seat, ply)
        } else {
            let first = known.and_then(|entry| entry.best);
            let (values, position) = (&self.evaluation.values, self.line.position());
            self.order.rate(values, position, seat, ply, first, &moves, &mut rates);
            self.try_all(seat, depth, &mut alpha, beta, ply, checked, (&mut moves, &mut rates))
        };
        self.lists.push((moves, rates));
        found
    }

    /// Tries the moves of a position, the most promising first.
    #[expect(clippy::too_many_arguments, reason = "the state of one visit")]
    fn try_all(
        &mut self,
        seat: Seat,
        depth: i32,
        alpha: &mut i32,
        beta: i32,
        ply: usize,
        checked: bool,
        (moves, rates): (&mut [Move], &mut [i32]),
    ) -> i32 {
        let (key, start) = (self.line.keys().whole, *alpha);
        let (mut best, mut best_move) = (-WIN, None);
        for index in 0..moves.len() {
            bring_best(moves, rates, index);
            let action = moves[index];
            let quiet = gain(&self.evaluation.values, self.line.position(), action) == 0;
            if index >= self.level.width && quiet && best > -DECIDED {
                break;
            }
            self.line.push(self.rules, Some(action));
            let mut value = best;
            if index == 0 {
                value = self.below(seat, depth - 1, *alpha, beta, ply + 1);
            } else {
                let late = self.selective && quiet && !checked && depth >= 3 && index >= 4;
                let less = if late { 1 + i32::from(index >= 12) + i32::from(depth >= 7) } else { 0 };
                if less > 0 {
                    value = self.below(seat, (depth - 1 - less).max(1), *alpha, *alpha + 1, ply + 1);
                }
                if less == 0 || value > *alpha {
                    value = self.below(seat, depth - 1, *alpha, *alpha + 1, ply + 1);
                }
                if value > *alpha && value < beta {
                    value = self.below(seat, depth - 1, *alpha, beta, ply + 1);
                }
            }
            self.line.pop();
            if self.budget.is_stopped() {
                return 0;
            }
            if value > best {
                (best, best_move) = (value, Some(action));
                if value > *alpha {
                    *alpha = value;
                    let (head, tail) = self.lines.split_at_mut(ply + 1);
                    head[ply].clear();
                    head[ply].push(action);
                    head[ply].extend_from_slice(&tail[0]);
                }
                if value >= beta {
                    if quiet {
                        self.order.praise(seat, ply, depth, action);
                    }
                    break;
                }
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > start {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let kept = if bound == Bound::AtMost { None } else { best_move };
        self.table.keep(key, kept, to_table(best, ply), depth as i16, bound);
        best
    }

    /// Goes on with captures and promotions until nothing hangs; out of check with all moves.
    fn captures(
        &mut self,
        seat: Seat,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        beyond: u32,
        checked: bool,
    ) -> i32 {
        self.lines[ply].clear();
        let escapes = checked && beyond < 3;
        let mut best = -WIN;
        let calm = !escapes && self.is_calm();
        if calm {
            best = self.worth(seat);
            if best >= beta {
                return best;
            }
        }
        if let Phase::Deployment | Phase::Redeployment = self.line.position().phase() {
            // Nothing is captured yet, and there is always room for one more piece.
            return self.worth(seat);
        }
        let (mut moves, mut rates) = self.lists.pop().unwrap_or_default();
        self.moves(seat, &mut moves);
        self.budget.lists(moves.len());
        if moves.is_empty() {
            best = self.end(seat, ply);
        } else if ply >= PLIES || beyond >= CAPTURES || self.line.position().phase() != Phase::Play {
            best = self.worth(seat);
        } else {
            let (values, position) = (&self.evaluation.values, self.line.position());
            if !escapes {
                best = self.worth(seat);
                moves.retain(|&action| gain(values, position, action) > 0);
            }
            self.order.rate(values, position, seat, ply, None, &moves, &mut rates);
            if best < beta {
                alpha = alpha.max(best);
                best = self.capture_all(seat, best, alpha, beta, ply, beyond, (&mut moves, &mut rates));
            }
        }
        self.lists.push((moves, rates));
        best
    }

    #[expect(clippy::too_many_arguments, reason = "the state of one visit")]
    fn capture_all(
        &mut self,
        seat: Seat,
        mut best: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        beyond: u32,
        (moves, rates): (&mut [Move], &mut [i32]),
    ) -> i32 {
        for index in 0..moves.len() {
            bring_best(moves, rates, index);
            self.line.push(self.rules, Some(moves[index]));
            let below = actor(self.rules, self.line.position());
            let checked = in_check(self.rules, self.line.position(), below);
            let value = if !self.budget.node() {
                0
            } else if below == seat {
                self.captures(below, alpha, beta, ply + 1, beyond + 1, checked)
            } else {
                -self.captures(below, -beta, -alpha, ply + 1, beyond + 1, checked)
            };
            self.line.pop();
            if self.budget.is_stopped() {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    let (head, tail) = self.lines.split_at_mut(ply + 1);
                    head[ply].clear();
                    head[ply].push(moves[index]);
                    head[ply].extend_from_slice(&tail[0]);
                }
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The moves of the seat that acts.
    fn moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let position = self.line.position();
        self.rules.legal_into(position, moves);
        if let Phase::Mobilisation(_) = position.phase() {
            moves.retain(|&action| is_by(position, action, seat));
        }
    }

    /// What a position without moves is worth.
    fn end(&self, seat: Seat, ply: usize) -> i32 {
        self.rules.outcome(self.line.position()).map_or(0, |outcome| value(outcome, seat, ply))
    }

    /// What the position is worth to a seat; a weak player is mistaken about it.
    fn worth(&self, seat: Seat) -> i32 {
        let exact = self.evaluation.duel(self.rules, self.line.position(), seat);
        if self.level.noise == 0 {
            return exact;
        }
        let mut mixer = Mixer::new(self.seed);
        mixer.fold(self.line.keys().repeats, 0);
        let off = (mixer.finish() % (2 * self.level.noise as u64 + 1)) as i32 - self.level.noise;
        exact + if seat == Seat::FIRST { off } else { -off }
    }

    /// Whether the game can hardly have ended here, so that moves need not be listed to know.
    fn is_calm(&self) -> bool {
        let position = self.line.position();
        self.selective
            && !self.counted
            && position.phase() == Phase::Play
            && position.count().is_none()
            && position.impasse() == Impasse::None
            && position.last_move() == LastMove::Ordinary
            && self.rules.seats().all(|seat| position.pieces_of(seat).len() > 4)
    }

    /// Whether a side that could pass and still be well off needs no closer look.
    fn passing_is_safe(&self, seat: Seat, depth: i32, beta: i32) -> bool {
        let position = self.line.position();
        self.selective
            && self.may_pass
            && depth >= 3
            && beta.abs() < DECIDED
            && self.is_calm()
            && !self.rules.seats().any(|seat| position.has_forfeited(seat))
            && self.worth(seat) >= beta
    }
}

/// Whether a move is one of this seat.
fn is_by(position: &Position, action: Move, seat: Seat) -> bool {
    let owner = action.from().and_then(|from| position.piece_at(from)).map(|piece| piece.seat);
    match position.phase() {
        Phase::Mobilisation(_) => action.declared_by().or(owner) == Some(seat),
        _ => true,
    }
}

/// What an end of the game is worth to a seat.
fn value(outcome: Outcome, seat: Seat, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == seat => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// In the table a win counts its plies from the position, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => value + ply as i32,
        ..=LOST => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => value - ply as i32,
        ..=LOST => value + ply as i32,
        _ => value,
    }
}

/// A value as it is told.
fn score(value: i32) -> Score {
    match value {
        DECIDED.. => Score::Win((WIN - value) as u32),
        ..=LOST => Score::Loss((WIN + value) as u32),
        _ => Score::Points(value),
    }
}
