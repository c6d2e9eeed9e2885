//! Expectimax for throws and more than two seats in turn: the expectation over what is thrown, the best move of the
//! seat's side, the worst of the others.
//!
//! After a throw the bounds that cut off are those of Star1 and Star2 (Ballard, The *-Minimax Search Procedure for
//! Trees Containing Chance Nodes, 1983): what the other throws could add at most and at least, of which a first move
//! after each of them tells.

use std::sync::Arc;

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::Evaluation;
use super::found::{Found, Limits, Ranking};
use super::order::gain;
use super::side::{DEEPEST, Side, WIN};
use crate::board::sort_by_key;
use crate::position::{Move, Position};
use crate::rules::Rules;

struct Chance<'r, 'a> {
    side: Side<'r, 'a>,
    lists: Vec<Vec<Move>>,
}

pub(super) fn search(
    known: (&Rules, Arc<Evaluation>),
    position: &Position,
    limits: &Limits,
    budget: Budget<'_>,
) -> Found {
    let mut chance = Chance { side: Side::new(known, position, limits, budget), lists: Vec::new() };
    // A weak player sees a throw and a move further for each ply that others see.
    let depth = limits.depth.min(chance.side.level.depth.saturating_mul(2)).clamp(1, DEEPEST);
    chance.deepen(position, depth, limits.lines);
    chance.side.budget.found
}

/// What can be chosen in a position: to throw, if that is allowed, then the moves in the order they are tried in.
struct Choices {
    own: bool,
    throws: bool,
    moves: Vec<Move>,
    /// How many have been tried, and the best value so far.
    tried: usize,
    best: f64,
}

/// The position after a throw, with its choices.
struct Opened {
    next: Position,
    choices: Choices,
}

/// A face, and what is known of its value.
struct Thrown {
    weight: f64,
    action: Move,
    low: f64,
    high: f64,
    opened: Option<Opened>,
}

/// A throw, or a move that is chosen.
fn is_throw(action: &Move) -> bool {
    matches!(action, Move::Roll(_))
}

impl Chance<'_, '_> {
    fn deepen(&mut self, position: &Position, depth: u32, lines: usize) {
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
            let (mut ranking, mut front) = (Ranking::new(lines), 0);
            for (index, &choice) in choices.iter().enumerate() {
                let bound = ranking.bound();
                let value = match choice {
                    None => self.throw(position, depth, bound.max(-WIN), WIN, 0),
                    Some(action) => self.after(position, action, depth, bound.max(-WIN), WIN, 0),
                };
                if self.side.budget.is_stopped() {
                    return;
                }
                if value > bound && ranking.add(value, choice.into_iter().collect()) {
                    front = index;
                }
            }
            choices[..=front].rotate_right(1);
            self.side.tell(ranking, depth);
        }
    }

    fn visit(&mut self, position: &Position, depth: u32, alpha: f64, beta: f64, ply: u32) -> f64 {
        match self.open(position, depth, ply) {
            Ok(mut choices) => {
                let value = self.choose(position, &mut choices, depth, alpha, beta, ply);
                self.lists.push(choices.moves);
                value
            }
            Err(value) => value,
        }
    }

    /// The choices in a position, or its value where nothing is looked for.
    fn open(&mut self, position: &Position, depth: u32, ply: u32) -> Result<Choices, f64> {
        if !self.side.budget.node() {
            return Err(0.0);
        }
        if let Some(value) = self.side.ended(position, ply) {
            return Err(value);
        }
        if depth == 0 {
            return Err(self.side.worth(position));
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        self.side.rules.legal_into(position, &mut moves);
        self.side.budget.lists(moves.len());
        let throws = moves.iter().any(is_throw);
        moves.retain(|action| !is_throw(action));
        sort_by_key(&mut moves, |&action| -gain(&self.side.evaluation.values, position, action));
        moves.truncate(self.side.level.width);
        let own = self.side.rules.allied(self.side.seat, actor(self.side.rules, position));
        let best = if own { f64::NEG_INFINITY } else { f64::INFINITY };
        Ok(Choices { own, throws, moves, tried: 0, best })
    }

    /// The value of the next choice; none when all have been tried.
    fn next(
        &mut self,
        position: &Position,
        choices: &mut Choices,
        depth: u32,
        alpha: f64,
        beta: f64,
        ply: u32,
    ) -> Option<f64> {
        let place = choices.tried;
        choices.tried += 1;
        let value = if choices.throws && place == 0 {
            self.throw(position, depth, alpha, beta, ply)
        } else {
            let &action = choices.moves.get(place - usize::from(choices.throws))?;
            self.after(position, action, depth, alpha, beta, ply)
        };
        choices.best = if choices.own { choices.best.max(value) } else { choices.best.min(value) };
        Some(value)
    }

    /// The best of the choices that are left and of what was found before.
    fn choose(
        &mut self,
        position: &Position,
        choices: &mut Choices,
        depth: u32,
        mut alpha: f64,
        mut beta: f64,
        ply: u32,
    ) -> f64 {
        loop {
            if choices.own {
                alpha = alpha.max(choices.best);
            } else {
                beta = beta.min(choices.best);
            }
            if (alpha >= beta && choices.tried > 0)
                || self.side.budget.is_stopped()
                || self.next(position, choices, depth, alpha, beta, ply).is_none()
            {
                break;
            }
        }
        // A position that offers nothing and has not ended stays as it is.
        if choices.best.is_finite() { choices.best } else { self.side.worth(position) }
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
        let mut thrown = Vec::with_capacity(dice.faces.len());
        for face in dice.faces.iter().filter(|face| face.weight > 0) {
            thrown.push(Thrown {
                weight: f64::from(face.weight),
                action: Move::Roll(face.value),
                low: -WIN,
                high: WIN,
                opened: None,
            });
        }
        let value = self.bounded(position, &mut thrown, depth, alpha, beta, ply);
        let opened = thrown.into_iter().filter_map(|face| face.opened);
        self.lists.extend(opened.map(|opened| opened.choices.moves));
        value
    }

    /// The position after a throw, which is made once; its value where nothing is looked for.
    fn opened<'t>(
        &mut self,
        position: &Position,
        action: Move,
        opened: &'t mut Option<Opened>,
        depth: u32,
        ply: u32,
    ) -> Result<&'t mut Opened, f64> {
        if opened.is_none() {
            let mut next = position.clone();
            next.apply(self.side.rules, action, &mut ());
            let choices = self.open(&next, depth - 1, ply + 1)?;
            *opened = Some(Opened { next, choices });
        }
        opened.as_mut().ok_or(0.0)
    }

    /// The same of faces of which nothing is known yet.
    fn bounded(
        &mut self,
        position: &Position,
        thrown: &mut [Thrown],
        depth: u32,
        alpha: f64,
        beta: f64,
        ply: u32,
    ) -> f64 {
        let sum = |thrown: &[Thrown], bound: fn(&Thrown) -> f64| -> f64 {
            thrown.iter().map(|face| face.weight * bound(face)).sum()
        };
        let all = sum(thrown, |_| 1.0);
        // By a first move after each throw, where that may put the whole beyond a bound; then by all the others.
        let probes = depth > 1 && (alpha > -WIN || beta < WIN);
        for probe in [true, false].into_iter().skip(usize::from(!probes)) {
            for at in 0..thrown.len() {
                let (low, high) = (sum(thrown, |face| face.low), sum(thrown, |face| face.high));
                let face = &mut thrown[at];
                if face.low == face.high {
                    continue;
                }
                // Beyond these the throw decides the whole, whatever the others bring.
                let from = (face.high - (high - alpha * all) / face.weight).max(-WIN);
                let to = (face.low + (beta * all - low) / face.weight).min(WIN);
                match self.opened(position, face.action, &mut face.opened, depth, ply) {
                    Ok(Opened { next, choices }) if !probe => {
                        face.low = self.choose(next, choices, depth - 1, from, to, ply + 1);
                        face.high = face.low;
                    }
                    Ok(Opened { next, choices }) if choices.own && beta < WIN => {
                        face.low = self.next(next, choices, depth - 1, -WIN, to, ply + 1).unwrap_or(-WIN);
                    }
                    Ok(Opened { next, choices }) if !choices.own && alpha > -WIN => {
                        face.high = self.next(next, choices, depth - 1, from, WIN, ply + 1).unwrap_or(WIN);
                    }
                    Ok(_) => {}
                    Err(value) => (face.low, face.high) = (value, value),
                }
                if self.side.budget.is_stopped() {
                    return 0.0;
                }
                let (fails, beats) = (face.high <= from, face.low >= to);
                if fails {
                    return (sum(thrown, |face| face.high) / all).min(alpha);
                }
                if beats {
                    return (sum(thrown, |face| face.low) / all).max(beta);
                }
            }
        }
        sum(thrown, |face| face.low) / all
    }
}
