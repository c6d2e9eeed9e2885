//! Best-reply search, for four armies without dice. After a move of one's own side only the strongest answer of the
//! other side is looked at, of whichever of its seats, as if the others passed; then again a move of one's own side.
//!
//! Schadd and Winands, Best Reply Search for Multiplayer Games (2011), with allies as one.

use std::sync::Arc;

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::Evaluation;
use super::found::{Found, Limits, Ranking};
use super::order::gain;
use super::side::{DEEPEST, Side, WIN};
use crate::board::{Seat, sort_by_key};
use crate::play::armies::fights;
use crate::position::{Move, Phase, Position};
use crate::rules::Rules;

struct Reply<'r, 'a> {
    side: Side<'r, 'a>,
    /// The expected line from each ply on.
    lines: Vec<Vec<Move>>,
}

pub(super) fn search(
    known: (&Rules, Arc<Evaluation>),
    position: &Position,
    limits: &Limits,
    budget: Budget<'_>,
) -> Found {
    let side = Side::new(known, position, limits, budget);
    let mut reply = Reply { side, lines: vec![Vec::new(); DEEPEST as usize + 2] };
    let lines = limits.lines;
    let mut moves = reply.side.rules.legal(position);
    reply.side.shuffle(position, &mut moves);
    reply.side.budget.found.best = moves.first().copied();
    reply.side.budget.found.line = moves.first().copied().into_iter().collect();
    for depth in 1..=limits.depth.min(reply.side.level.depth).clamp(1, DEEPEST) {
        if !reply.side.budget.goes_on() || !reply.root(position, &mut moves, depth, lines) {
            break;
        }
    }
    reply.side.budget.found
}

impl Reply<'_, '_> {
    /// One iteration; whether it came to its end.
    fn root(&mut self, position: &Position, moves: &mut [Move], depth: u32, lines: usize) -> bool {
        let (mut ranking, mut front) = (Ranking::new(lines), 0);
        for (index, &action) in moves.iter().enumerate() {
            let bound = ranking.bound();
            let value = self.after(position, action, true, depth, bound.max(-WIN), WIN, 0);
            if self.side.budget.is_stopped() {
                return false;
            }
            if value > bound && ranking.add(value, [&[action][..], &self.lines[1]].concat()) {
                front = index;
            }
        }
        moves[..=front].rotate_right(1);
        self.side.tell(ranking, depth);
        true
    }

    #[expect(clippy::too_many_arguments, reason = "the state of one visit")]
    fn after(
        &mut self,
        position: &Position,
        action: Move,
        own: bool,
        depth: u32,
        alpha: f64,
        beta: f64,
        ply: usize,
    ) -> f64 {
        let mut next = position.clone();
        next.apply(self.side.rules, action, &mut ());
        // What is declared leaves the turn where it is.
        let own = match action {
            Move::Skip(_) => !own,
            _ if action.declared_by().is_some() => self.side.rules.allied(self.side.seat, next.turn()),
            _ => !own,
        };
        self.visit(&next, own, depth - 1, alpha, beta, ply + 1)
    }

    fn visit(
        &mut self,
        position: &Position,
        own: bool,
        depth: u32,
        mut alpha: f64,
        mut beta: f64,
        ply: usize,
    ) -> f64 {
        self.lines[ply].clear();
        if !self.side.budget.node() {
            return 0.0;
        }
        if let Some(value) = self.side.ended(position, ply as u32) {
            return value;
        }
        if depth == 0 {
            return self.side.worth(position);
        }
        let (own, mut choices) = self.choices(position, own);
        choices.truncate(self.side.level.width);
        if choices.is_empty() {
            // The side has nobody who can move: the other goes on.
            return self.visit(position, !own, depth - 1, alpha, beta, ply + 1);
        }
        let mut best = if own { f64::NEG_INFINITY } else { f64::INFINITY };
        for (_, seat, action) in choices {
            let turned = turned(position, seat);
            let value = self.after(&turned, action, own, depth, alpha, beta, ply);
            if self.side.budget.is_stopped() {
                return 0.0;
            }
            if if own { value > best } else { value < best } {
                best = value;
                let (head, tail) = self.lines.split_at_mut(ply + 1);
                head[ply].clear();
                head[ply].push(action);
                head[ply].extend_from_slice(&tail[0]);
            }
            if own {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Whose choice it is, and the moves of all seats of that side, captures first.
    fn choices(&self, position: &Position, own: bool) -> (bool, Vec<(i32, Seat, Move)>) {
        let waits =
            position.phase() != Phase::Play || position.table().is_some_and(|table| table.offer.is_some());
        let own = if waits {
            self.side.rules.allied(self.side.seat, actor(self.side.rules, position))
        } else {
            own
        };
        let mut choices = Vec::new();
        let mut moves = Vec::new();
        for seat in self.side.rules.seats() {
            let plays = if waits { seat == position.turn() } else { fights(position, seat) };
            if !plays || (!waits && self.side.rules.allied(self.side.seat, seat) != own) {
                continue;
            }
            let turned = turned(position, seat);
            self.side.rules.legal_into(&turned, &mut moves);
            let rate = |action: &Move| (-gain(&self.side.evaluation.values, &turned, *action), seat, *action);
            choices.extend(moves.iter().map(rate));
        }
        sort_by_key(&mut choices, |&(rate, _, _)| rate);
        (own, choices)
    }
}

/// The position with another seat on turn.
fn turned(position: &Position, seat: Seat) -> Position {
    let mut turned = position.clone();
    turned.set_turn(seat);
    turned
}
