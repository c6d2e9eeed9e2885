//! Alpha-beta with iterative deepening, for two sides.

use std::sync::Arc;

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::Evaluation;
use super::found::{Found, Limits, Score, Variation};
use super::levels::Level;
use super::order::{Occasion, Order};
use super::reduction::reduction;
use super::returns::Line;
use super::table::Table;
use crate::board::{Seat, sort_by_key};
use crate::matches::Match;
use crate::play::attack::in_check;
use crate::play::key::Mixer;
use crate::position::{Impasse, LastMove, Move, Outcome, Phase};
use crate::rules::Rules;
use crate::variant::{Generals, Pass, Repetition};
use core::hash::Hasher;

/// A game that is won at once. Each ply to it costs one.
pub(super) const WIN: i32 = 30_000;

/// Values beyond this are wins and losses.
pub(super) const DECIDED: i32 = 20_000;

pub(super) const LOST: i32 = -DECIDED;

/// How many positions' worth is remembered.
const SEEN: usize = 1 << 14;

/// Longest line.
pub(super) const PLIES: usize = 120;

/// Half the first window around the value of the iteration before.
const WINDOW: i32 = 40;

/// What a search may leave to the next one of the same game.
pub(super) struct Memory {
    pub(super) evaluation: Arc<Evaluation>,
    pub(super) table: Table,
    pub(super) order: Order,
    /// What positions were worth to the seat that acts there, by the low bits of their keys.
    seen: Vec<(u64, i32)>,
}

impl Memory {
    pub(super) fn new(evaluation: Arc<Evaluation>, megabytes: usize) -> Memory {
        Memory { evaluation, table: Table::new(megabytes), order: Order::new(), seen: vec![(0, 0); SEEN] }
    }

    /// Another search begins, so many plies later.
    pub(super) fn grow_old(&mut self, plies: usize) {
        self.table.grow_old();
        self.order.grow_old(plies);
    }
}

pub(super) struct Duel<'r, 'a> {
    pub(super) rules: &'r Rules,
    pub(super) memory: &'r mut Memory,
    pub(super) line: Line,
    pub(super) budget: Budget<'a>,
    pub(super) level: Level,
    seed: u64,
    pub(super) selective: bool,
    /// Whether every move of an expected line is tried: where lines are told beside each other, none may look better
    /// because what refutes it was left out.
    pub(super) thorough: bool,
    /// Whether to pass is never an advantage under the rules in force.
    pub(super) may_pass: bool,
    /// Whether rules look at things that a position does not show to the search of captures.
    counted: bool,
    /// Lists that are used again.
    pub(super) lists: Vec<(Vec<Move>, Vec<i32>)>,
    /// The expected line from each ply on.
    pub(super) lines: Vec<Vec<Move>>,
    /// What the positions of the line are worth without looking ahead.
    pub(super) worths: Vec<i32>,
}

pub(super) fn search(game: &Match, limits: &Limits, memory: &mut Memory, budget: Budget<'_>) -> Found {
    let rules = game.rules();
    let level = Level::of(limits.level);
    let terms = rules.terms();
    let mut duel = Duel {
        rules,
        memory,
        line: Line::new(game),
        budget,
        level,
        seed: limits.seed,
        selective: limits.selective,
        thorough: limits.lines > 1,
        may_pass: terms.pass == Pass::Never
            && matches!(terms.generals, Generals::MayFace | Generals::MayNotFace),
        counted: matches!(terms.repetition, Repetition::Counted { .. }),
        lists: Vec::new(),
        lines: vec![Vec::new(); PLIES + 2],
        worths: vec![0; PLIES + 2],
    };
    duel.deepen(limits.depth.min(level.depth).clamp(1, PLIES as u32 / 2), limits.lines);
    duel.budget.found
}

impl Duel<'_, '_> {
    /// Searches one ply deeper each time, and after the best move for the next ones.
    fn deepen(&mut self, depth: u32, lines: usize) {
        let position = self.line.position();
        let seat = actor(self.rules, position);
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        let mut rates = Vec::new();
        let occasion = Occasion { position, seat, ply: 0, first: None, before: None };
        self.memory.order.rate(self.rules, &self.memory.evaluation.values, occasion, &moves, &mut rates);
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
                let reached = self.root(&mut moves, seat, depth, low, high, true);
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
            let values = self.others(&mut moves, seat, depth, (lines, value));
            if self.budget.is_stopped() {
                return;
            }
            value = values[0];
            self.budget.found.depth = depth;
            // A mate that was found is not found sooner by looking further.
            let decided = values.iter().all(|value| WIN - value.abs() <= depth as i32);
            if decided || (moves.len() == 1 && self.selective) {
                return;
            }
        }
    }

    /// As many lines as are asked for, the first of which has been found with its value. Their moves come to the
    /// front. What they are worth, the best first; nothing that counts if the search is stopped meanwhile.
    fn others(
        &mut self,
        moves: &mut [Move],
        seat: Seat,
        depth: u32,
        (lines, first): (usize, i32),
    ) -> Vec<i32> {
        let found = &self.budget.found;
        let (mut values, mut ranked) =
            (vec![first], vec![Variation { line: found.line.clone(), score: found.score }]);
        for place in 1..lines.min(moves.len()) {
            let value = self.root(&mut moves[place..], seat, depth, -WIN, WIN, false);
            if self.budget.is_stopped() {
                return values;
            }
            // One that was passed over beside a better one may turn out to be better by itself.
            let rank = values.iter().take_while(|&&other| other >= value).count();
            values.insert(rank, value);
            ranked.insert(rank, Variation { line: core::mem::take(&mut self.lines[0]), score: score(value) });
            moves[rank..=place].rotate_right(1);
        }
        let found = &mut self.budget.found;
        (found.best, found.score) = (ranked[0].line.first().copied(), ranked[0].score);
        found.line.clone_from(&ranked[0].line);
        found.lines = ranked;
        values
    }

    /// The moves of the position from which the search starts. The best comes to the front; its line is told as what
    /// has been found, or else kept as that of ply 0.
    fn root(&mut self, moves: &mut [Move], seat: Seat, depth: u32, low: i32, high: i32, told: bool) -> i32 {
        let (mut best, mut alpha) = (-WIN, low);
        // A loss is told only when no other move is left that may do better.
        let mut lost = None;
        for index in 0..moves.len() {
            let action = moves[index];
            self.line.push(self.rules, Some(action));
            let depth = depth as i32 - 1;
            let mut value = match index {
                0 => self.below(seat, depth, alpha, high, 1, false),
                _ => self.late(seat, depth, alpha, index),
            };
            if index > 0 && value > alpha && value < high && !self.budget.is_stopped() {
                value = self.below(seat, depth, alpha, high, 1, false);
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
                    let line = [&[action][..], &self.lines[1]].concat();
                    if !told {
                        self.lines[0] = line;
                    } else if value > LOST {
                        self.tell(line, value);
                    } else {
                        lost = Some((line, value));
                    }
                }
                if value >= high {
                    break;
                }
            }
        }
        if best <= LOST
            && let Some((line, value)) = lost
        {
            self.tell(line, value);
        }
        best
    }

    /// Whether a move after the first of the root is better than it, looked at less deep at first.
    fn late(&mut self, seat: Seat, depth: i32, alpha: i32, index: usize) -> i32 {
        let checks = || {
            let position = self.line.position();
            in_check(self.rules, position, actor(self.rules, position))
        };
        if self.selective && !self.thorough && depth >= 3 && index >= 2 && !checks() {
            let less = reduction(depth, index as i32) - 1;
            let value = self.below(seat, depth - less, alpha, alpha + 1, 1, true);
            if less == 0 || value <= alpha {
                return value;
            }
        }
        self.below(seat, depth, alpha, alpha + 1, 1, true)
    }

    /// Tells a line as the best that has been found.
    fn tell(&mut self, line: Vec<Move>, value: i32) {
        let found = &mut self.budget.found;
        (found.best, found.line, found.score) = (line.first().copied(), line, score(value));
    }

    /// The value, for a seat, of the position that its move has led to; `cut` where a refutation is expected there.
    pub(super) fn below(
        &mut self,
        seat: Seat,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        if actor(self.rules, self.line.position()) == seat {
            self.visit(depth, alpha, beta, ply, true, cut)
        } else {
            -self.visit(depth, -beta, -alpha, ply, true, cut)
        }
    }

    /// The moves of the seat that acts.
    pub(super) fn moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let position = self.line.position();
        self.rules.legal_into(position, moves);
        if let Phase::Mobilisation(_) = position.phase() {
            moves.retain(|&action| position.actor_of(action) == seat);
        }
        // Whoever has begun or stopped a count moves a piece next; else both could follow each other for ever.
        if self.line.before().is_some_and(Move::is_count) {
            moves.retain(|action| !action.is_count());
        }
    }

    /// What a position without moves is worth.
    pub(super) fn end(&self, seat: Seat, ply: usize) -> i32 {
        self.rules.outcome(self.line.position()).map_or(0, |outcome| value(outcome, seat, ply))
    }

    /// What the position is worth to a seat; a weak player is mistaken about it.
    pub(super) fn worth(&mut self, seat: Seat) -> i32 {
        let keys = self.line.keys();
        let place = keys.whole as usize % SEEN;
        let exact = match self.memory.seen[place] {
            (key, worth) if key == keys.whole => worth,
            _ => {
                let worth = self.memory.evaluation.duel(self.rules, self.line.position(), seat);
                self.memory.seen[place] = (keys.whole, worth);
                worth
            }
        };
        if self.level.noise == 0 {
            return exact;
        }
        let mut mixer = Mixer::new(self.seed);
        mixer.fold(keys.repeats, 0);
        let off = (mixer.finish() % (2 * self.level.noise as u64 + 1)) as i32 - self.level.noise;
        exact + if seat == Seat::FIRST { off } else { -off }
    }

    /// Whether the game can hardly have ended here, so that moves need not be listed to know.
    pub(super) fn is_calm(&self) -> bool {
        let position = self.line.position();
        self.selective
            && !self.counted
            && position.phase() == Phase::Play
            && position.count().is_none()
            && position.impasse() == Impasse::None
            && position.last_move() == LastMove::Ordinary
            && self.rules.seats().all(|seat| position.pieces_of(seat).len() > 2)
    }
}

/// What an end of the game is worth to a seat.
pub(super) fn value(outcome: Outcome, seat: Seat, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == seat => WIN - ply as i32,
        Some(_) => ply as i32 - WIN,
    }
}

/// In the table a win counts its plies from the position, not from the root.
pub(super) fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => value + ply as i32,
        ..=LOST => value - ply as i32,
        _ => value,
    }
}

pub(super) fn from_table(value: i32, ply: usize) -> i32 {
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
