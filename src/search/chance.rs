//! Throws and more than two seats in turn: the expectation over what is thrown, the best move of the seat's side, the
//! worst of the others.
//!
//! After a throw the bounds that cut off are those of Star1 (Ballard 1983): what the throws that are left could add
//! at most and at least.

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::to_each;
use super::found::{Found, Limits, Score};
use super::order::gain;
use super::side::{DEEPEST, Side, WIN};
use crate::position::{Move, Position};
use crate::rules::Rules;

struct Chance<'r, 'a> {
    side: Side<'r, 'a>,
    lists: Vec<Vec<Move>>,
}

pub(super) fn search(rules: &Rules, position: &Position, limits: &Limits, budget: Budget<'_>) -> Found {
    let mut chance = Chance { side: Side::new(rules, position, limits, budget), lists: Vec::new() };
    // A weak player sees a throw and a move further for each ply that others see.
    let depth = limits.depth.min(chance.side.level.depth.saturating_mul(2)).clamp(1, DEEPEST);
    chance.deepen(position, depth);
    chance.side.budget.found
}

/// A throw, or a move that is chosen.
fn is_throw(action: &Move) -> bool {
    matches!(action, Move::Roll(_))
}

impl Chance<'_, '_> {
    fn deepen(&mut self, position: &Position, depth: u32) {
        let mut moves = self.side.rules.legal(position);
        let throws = moves.iter().any(is_throw);
        moves.retain(|action| !is_throw(action));
        self.side.shuffle(position, &mut moves);
        let mut choices: Vec<Option<Move>> = moves.into_iter().map(Some).collect();
        if throws {
            choices.insert(0, None);
        }
        self.side.budget.found.best = choices.first().copied().flatten();
        self.side.budget.found.line = self.side.budget.found.best.into_iter().collect();
        for depth in 1..=depth {
            if !self.side.budget.goes_on() {
                return;
            }
            let mut best = f64::NEG_INFINITY;
            let mut front = 0;
            for (index, &choice) in choices.iter().enumerate() {
                let value = match choice {
                    None => self.throw(position, depth, best.max(-WIN), WIN, 0),
                    Some(action) => self.after(position, action, depth, best.max(-WIN), WIN, 0),
                };
                if self.side.budget.is_stopped() {
                    return;
                }
                if value > best {
                    (best, front) = (value, index);
                }
            }
            choices[..=front].rotate_right(1);
            let found = &mut self.side.budget.found;
            found.best = choices.first().copied().flatten();
            found.line = found.best.into_iter().collect();
            found.score = Score::Expected(to_each(self.side.rules, self.side.seat, best));
            found.depth = depth;
        }
    }

    fn visit(&mut self, position: &Position, depth: u32, mut alpha: f64, mut beta: f64, ply: u32) -> f64 {
        if !self.side.budget.node() {
            return 0.0;
        }
        if let Some(value) = self.side.ended(position, ply) {
            return value;
        }
        if depth == 0 {
            return self.side.worth(position);
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        self.side.rules.legal_into(position, &mut moves);
        self.side.budget.lists(moves.len());
        let throws = moves.iter().any(is_throw);
        moves.retain(|action| !is_throw(action));
        let own = self.side.rules.allied(self.side.seat, actor(self.side.rules, position));
        let mut best = if own { f64::NEG_INFINITY } else { f64::INFINITY };
        moves.sort_by_key(|&action| core::cmp::Reverse(gain(&self.side.evaluation.values, position, action)));
        moves.truncate(self.side.level.width);
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
            if alpha >= beta || self.side.budget.is_stopped() {
                break;
            }
        }
        self.lists.push(moves);
        // A position that offers nothing and has not ended stays as it is.
        if best.is_finite() { best } else { self.side.worth(position) }
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
        next.apply(self.side.rules, action, &mut ());
        self.visit(&next, depth - 1, alpha, beta, ply + 1)
    }

    /// The expectation over what can be thrown.
    fn throw(&mut self, position: &Position, depth: u32, alpha: f64, beta: f64, ply: u32) -> f64 {
        let Some(dice) = self.side.rules.terms().dice else { return self.side.worth(position) };
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
            if self.side.budget.is_stopped() {
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
}
