//! The side that expectation searches maximise for, and the value of positions to it.

use core::cmp::Reverse;
use core::hash::Hasher;
use std::sync::Arc;

use super::actor::actor;
use super::budget::Budget;
use super::evaluate::{Evaluation, HIGHEST, to_each};
use super::found::{Limits, Ranking, Score};
use super::key::Keys;
use super::levels::Level;
use super::order::gain;
use crate::board::{Seat, sort_by_key};
use crate::play::key::Mixer;
use crate::position::{Move, Position};
use crate::rules::Rules;

/// A game that is won at once; each ply to it costs one.
pub(super) const WIN: f64 = HIGHEST as f64 + 1_000.0;

/// Deepest search: a depth is a throw or a move.
pub(super) const DEEPEST: u32 = 40;

/// A search for one seat and its allies.
pub(super) struct Side<'r, 'a> {
    pub(super) rules: &'r Rules,
    pub(super) evaluation: Arc<Evaluation>,
    pub(super) budget: Budget<'a>,
    /// The seat whose side the values are for.
    pub(super) seat: Seat,
    pub(super) level: Level,
    seed: u64,
}

impl<'r, 'a> Side<'r, 'a> {
    pub(super) fn new(
        (rules, evaluation): (&'r Rules, Arc<Evaluation>),
        position: &Position,
        limits: &Limits,
        budget: Budget<'a>,
    ) -> Self {
        let (seat, level) = (actor(rules, position), Level::of(limits.level));
        Side { rules, evaluation, budget, seat, level, seed: limits.seed }
    }

    /// Captures first; which of equal moves stands first depends on the seed.
    pub(super) fn shuffle(&self, position: &Position, moves: &mut [Move]) {
        let mut keyed: Vec<(Reverse<i32>, u64, Move)> = moves
            .iter()
            .enumerate()
            .map(|(place, &action)| {
                let mut mixer = Mixer::new(self.seed);
                mixer.fold(place as u64, 1);
                (Reverse(gain(&self.evaluation.values, position, action)), mixer.finish(), action)
            })
            .collect();
        sort_by_key(&mut keyed, |&(gain, chance, _)| (gain, chance));
        for (place, (_, _, action)) in moves.iter_mut().zip(keyed) {
            *place = action;
        }
    }

    /// What an iteration has come to.
    pub(super) fn tell(&mut self, ranking: Ranking, depth: u32) {
        let (rules, seat) = (self.rules, self.seat);
        let lines = ranking.variations(|value| Score::Expected(to_each(rules, seat, value)));
        let found = &mut self.budget.found;
        if let Some(best) = lines.first() {
            (found.best, found.line, found.score) =
                (best.line.first().copied(), best.line.clone(), best.score);
        }
        (found.lines, found.depth) = (lines, depth);
    }

    /// The value of a game that is over after so many plies; none while it goes on.
    pub(super) fn ended(&self, position: &Position, ply: u32) -> Option<f64> {
        let outcome = self.rules.outcome(position)?;
        let mut winners = self.rules.winners(outcome).peekable();
        let win = WIN - f64::from(ply);
        Some(match (winners.peek().is_some(), winners.any(|seat| seat == self.seat)) {
            (false, _) => 0.0,
            (true, true) => win,
            (true, false) => -win,
        })
    }

    /// The value of a position as this player sees it: a weak one misjudges it, always by the same.
    pub(super) fn worth(&self, position: &Position) -> f64 {
        let exact = self.evaluation.worth(self.rules, position, self.seat);
        let noise = self.level.noise;
        if noise == 0 {
            return exact;
        }
        let mut mixer = Mixer::new(self.seed);
        mixer.fold(Keys::of(self.rules, position).whole, 0);
        let off = mixer.finish() % (2 * noise as u64 + 1);
        exact + f64::from(off as i32 - noise)
    }
}
