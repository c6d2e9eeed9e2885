//! Throws and more than two seats in turn: the expectation over what is thrown, the best move of the seat's side, the
//! worst of the others.
//!
//! After a throw the bounds that cut off are those of Star1 (Ballard 1983): what the throws that are left could add
//! at most and at least.

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::{Evaluation, HIGHEST, to_each};
use super::found::{Found, Limits, Score};
use super::key::Mixer;
use super::levels::Level;
use super::order::gain;
use crate::board::Seat;
use crate::position::{Move, Position};
use crate::rules::Rules;
use core::hash::Hasher;

/// A game that is won at once; each ply to it costs one.
const WIN: f64 = HIGHEST as f64 + 1_000.0;

/// Deepest search: a depth is a throw or a move.
const DEEPEST: u32 = 40;

struct Chance<'r, 'a> {
    rules: &'r Rules,
    evaluation: Evaluation,
    budget: Budget<'a>,
    /// The seat whose side the values are for.
    seat: Seat,
    level: Level,
    seed: u64,
    lists: Vec<Vec<Move>>,
}

pub(super) fn search(rules: &Rules, position: &Position, limits: &Limits, budget: Budget<'_>) -> Found {
    let (seat, level) = (actor(rules, position), Level::of(limits.level));
    let mut chance = Chance {
        rules,
        evaluation: Evaluation::new(rules),
        budget,
        seat,
        level,
        seed: limits.seed,
        lists: Vec::new(),
    };
    // A weak player sees a throw and a move further for each ply that others see.
    let depth = limits.depth.min(level.depth.saturating_mul(2)).clamp(1, DEEPEST);
    chance.deepen(position, depth);
    chance.budget.found
}

/// A throw, or a move that is chosen.
fn is_throw(action: &Move) -> bool {
    matches!(action, Move::Roll(_))
}

impl Chance<'_, '_> {
    fn deepen(&mut self, position: &Position, depth: u32) {
        let mut moves = self.rules.legal(position);
        let throws = moves.iter().any(is_throw);
        moves.retain(|action| !is_throw(action));
        shuffle(&mut moves, self.seed);
        moves.sort_by_key(|&action| core::cmp::Reverse(gain(&self.evaluation.values, position, action)));
        let mut choices: Vec<Option<Move>> = moves.into_iter().map(Some).collect();
        if throws {
            choices.insert(0, None);
        }
        self.budget.found.best = choices.first().copied().flatten();
        self.budget.found.line = self.budget.found.best.into_iter().collect();
        for depth in 1..=depth {
            if !self.budget.goes_on() {
                return;
            }
            let mut best = f64::NEG_INFINITY;
            let mut front = 0;
            for (index, &choice) in choices.iter().enumerate() {
                let value = match choice {
                    None => self.throw(position, depth, best.max(-WIN), WIN, 0),
                    Some(action) => self.after(position, action, depth, best.max(-WIN), WIN, 0),
                };
                if self.budget.is_stopped() {
                    return;
                }
                if value > best {
                    (best, front) = (value, index);
                }
            }
            choices[..=front].rotate_right(1);
            let found = &mut self.budget.found;
            found.best = choices.first().copied().flatten();
            found.line = found.best.into_iter().collect();
            found.score = Score::Expected(to_each(self.rules, self.seat, best));
            found.depth = depth;
        }
    }

    fn visit(&mut self, position: &Position, depth: u32, mut alpha: f64, mut beta: f64, ply: u32) -> f64 {
        if !self.budget.node() {
            return 0.0;
        }
        if let Some(outcome) = self.rules.outcome(position) {
            let mut winners = self.rules.winners(outcome).peekable();
            let win = WIN - f64::from(ply);
            return match (winners.peek().is_some(), winners.any(|seat| seat == self.seat)) {
                (false, _) => 0.0,
                (true, true) => win,
                (true, false) => -win,
            };
        }
        if depth == 0 {
            return self.worth(position);
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        self.rules.legal_into(position, &mut moves);
        let throws = moves.iter().any(is_throw);
        moves.retain(|action| !is_throw(action));
        let own = self.rules.allied(self.seat, actor(self.rules, position));
        let mut best = if own { f64::NEG_INFINITY } else { f64::INFINITY };
        moves.sort_by_key(|&action| core::cmp::Reverse(gain(&self.evaluation.values, position, action)));
        moves.truncate(self.level.width);
        for choice in throws.then_some(None).into_iter().chain(moves.iter().copied().map(Some)) {
            let value = match choice {
                None => self.throw(position, depth, alpha, beta, ply),
                Some(action) => self.after(position, action, depth, alpha, beta, ply),
            };
            if own {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta || self.budget.is_stopped() {
                break;
            }
        }
        self.lists.push(moves);
        // A position that offers nothing and has not ended stays as it is.
        if best.is_finite() { best } else { self.worth(position) }
    }

    fn after(
        &mut self,
        position: &Position,
        action: Move,
        depth: u32,
        alpha: f64,
        beta: f64,
        ply: u32,
    ) -> f64 {
        let mut next = position.clone();
        next.apply(self.rules, action, &mut ());
        self.visit(&next, depth - 1, alpha, beta, ply + 1)
    }

    /// The expectation over what can be thrown.
    fn throw(&mut self, position: &Position, depth: u32, alpha: f64, beta: f64, ply: u32) -> f64 {
        let Some(dice) = self.rules.terms().dice else { return self.worth(position) };
        let all = f64::from(dice.weights());
        let (mut sum, mut left) = (0.0, all);
        for face in dice.faces.iter().filter(|face| face.weight > 0) {
            let weight = f64::from(face.weight);
            left -= weight;
            // Beyond these the throw decides the whole, whatever the others bring.
            let low = (alpha * all - sum - WIN * left) / weight;
            let high = (beta * all - sum + WIN * left) / weight;
            let action = Move::Roll(face.value);
            let value = self.after(position, action, depth, low.max(-WIN), high.min(WIN), ply);
            if self.budget.is_stopped() {
                return 0.0;
            }
            sum += weight * value;
            if left > 0.0 && value <= low {
                return (sum + WIN * left) / all;
            }
            if left > 0.0 && value >= high {
                return (sum - WIN * left) / all;
            }
        }
        sum / all
    }

    fn worth(&self, position: &Position) -> f64 {
        let exact = self.evaluation.worth(self.rules, position, self.seat);
        exact + off(self.rules, position, self.level.noise, self.seed)
    }
}

/// By how much a weak player misjudges a position.
pub(super) fn off(rules: &Rules, position: &Position, noise: i32, seed: u64) -> f64 {
    if noise == 0 {
        return 0.0;
    }
    let mut mixer = Mixer::new(seed);
    mixer.fold(super::key::Keys::of(rules, position).whole, 0);
    let off = mixer.finish() % (2 * noise as u64 + 1);
    f64::from(off as i32 - noise)
}

/// Moves in an order that depends on the seed.
pub(super) fn shuffle(moves: &mut Vec<Move>, seed: u64) {
    let mut keyed: Vec<(u64, Move)> = moves
        .iter()
        .enumerate()
        .map(|(place, &action)| {
            let mut mixer = Mixer::new(seed);
            mixer.fold(place as u64, 1);
            (mixer.finish(), action)
        })
        .collect();
    keyed.sort_by_key(|&(chance, _)| chance);
    *moves = keyed.into_iter().map(|(_, action)| action).collect();
}
