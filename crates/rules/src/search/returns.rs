//! Repetition in the search: whether a position of the searched line, or of the moves played before it, has come back.

use super::key::Keys;
use crate::matches::Match;
use crate::play::perpetual;
use crate::position::{Move, Outcome, Position};
use crate::rules::Rules;
use crate::variant::Captured;

/// A position of the line, and what is played from it.
struct Stage {
    position: Position,
    action: Option<Move>,
    keys: Keys,
}

/// The positions from the start of the game to the one that is looked at.
pub(super) struct Line {
    stages: Vec<Stage>,
    /// The place of the position from which the search starts.
    root: usize,
}

impl Line {
    pub(super) fn new(game: &Match) -> Line {
        let rules = game.rules();
        let stage = |(action, position): (Move, Position)| Stage {
            keys: Keys::of(rules, &position),
            action: Some(action),
            position,
        };
        let mut stages: Vec<Stage> = game.history().map(stage).collect();
        let root = stages.len();
        let position = game.position().clone();
        stages.push(Stage { keys: Keys::of(rules, &position), action: None, position });
        Line { stages, root }
    }

    pub(super) fn position(&self) -> &Position {
        &self.stages[self.stages.len() - 1].position
    }

    /// What led to the position; nothing at its start, or where the turn was passed.
    pub(super) fn before(&self) -> Option<Move> {
        self.stages.len().checked_sub(2).and_then(|last| self.stages[last].action)
    }

    pub(super) fn keys(&self) -> Keys {
        self.stages[self.stages.len() - 1].keys
    }

    /// Goes on by a move; without one, the turn passes to the other side.
    pub(super) fn push(&mut self, rules: &Rules, action: Option<Move>) {
        let last = self.stages.len() - 1;
        let mut position = self.stages[last].position.clone();
        match action {
            Some(action) => position.apply(rules, action, &mut ()),
            None => position.set_turn(position.turn().opponent()),
        }
        self.stages[last].action = action;
        self.stages.push(Stage { keys: Keys::of(rules, &position), action: None, position });
    }

    pub(super) fn pop(&mut self) {
        self.stages.pop();
    }

    /// How the game ends if this position has stood before: as often as the rules say, or once in the line that is
    /// searched, as who can repeat it once can do so again.
    pub(super) fn returned(&self, rules: &Rules) -> Option<Outcome> {
        let last = self.stages.len() - 1;
        let now = &self.stages[last];
        let limit = perpetual::occurrence(rules, &now.position)?;
        let mut times = 1;
        let stays = rules.terms().captured == Captured::Gone;
        let pieces = now.position.occupied().len();
        for place in (0..last).rev() {
            let stage = &self.stages[place];
            if stage.keys.repeats != now.keys.repeats {
                // What has been captured does not come back.
                if stays && stage.position.occupied().len() != pieces {
                    return None;
                }
                // A turn that was passed for the search is no part of a game.
                stage.action?;
                continue;
            }
            let declares = stage.action.is_some_and(|action| action.declared_by().is_some());
            if declares || !stage.position.repeats(&now.position) {
                continue;
            }
            times += 1;
            if times >= limit || place >= self.root {
                let cycle = || {
                    let moves = self.stages[place..last].iter();
                    let made = moves.filter_map(|stage| Some((stage.action?, stage.position.clone())));
                    made.filter(|(action, _)| action.declared_by().is_none()).collect()
                };
                return Some(perpetual::of_return(rules, cycle, &now.position));
            }
        }
        None
    }
}
