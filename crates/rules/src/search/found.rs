//! The input and the result of a search.

use super::actor::actor;
use super::levels::LEVELS;
use crate::board::{SEATS, Seat};
use crate::matches::Match;
use crate::position::Move;
use crate::rules::Rules;

/// How far a search goes, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Most plies of the main line. A throw is a ply of its own.
    pub depth: u32,
    /// Most positions that are looked at.
    pub nodes: u64,
    /// Strength, from 1 to 10: what a weaker one overlooks.
    pub level: u8,
    /// What a weak player overlooks, and which of equal moves is chosen, depends on it.
    pub seed: u64,
    /// Size of the transposition table in megabytes; 0 for none.
    pub megabytes: usize,
    /// How many of the best moves are told, each with its line and score. More than one takes longer.
    pub lines: usize,
    /// Whether moves that promise little are searched less deep. Without it every line has its full depth, and
    /// nothing but captures is looked at beyond.
    pub selective: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            depth: 64,
            nodes: u64::MAX,
            level: LEVELS,
            seed: 0,
            megabytes: 16,
            lines: 1,
            selective: true,
        }
    }
}

/// What a position is worth to the seat that acts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Score {
    /// In hundredths of the weakest piece.
    Points(i32),
    /// A forced win, with the game over after so many plies.
    Win(u32),
    /// A forced loss, with the game over after so many plies.
    Loss(u32),
    /// With throws or four seats: to each seat in order, in hundredths of the weakest piece; in a race, of a throw.
    /// Allies have the same.
    Expected([f64; SEATS]),
}

/// A line that is expected, from a move on.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Variation {
    /// Its moves. It ends where chance decides; empty where the best is to throw.
    pub line: Vec<Move>,
    /// What it comes to for the seat that acts.
    pub score: Score,
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Found {
    /// The move; none where the game is over, or where the best is to throw.
    pub best: Option<Move>,
    /// The line that is expected, from that move on. It ends where chance decides.
    pub line: Vec<Move>,
    /// What it comes to for the seat that acts.
    pub score: Score,
    /// The best moves, the best of all first, as many as [`Limits::lines`] asks for and the depth has told.
    pub lines: Vec<Variation>,
    /// How many plies were searched to the end.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Found {
    /// Before anything is found.
    pub(super) fn nothing() -> Found {
        Found { best: None, line: Vec::new(), score: Score::Points(0), lines: Vec::new(), depth: 0, nodes: 0 }
    }

    /// The same with its best line first of its lines, which may be those of the depth before.
    pub fn in_order(mut self) -> Found {
        if self.depth > 0 {
            let most = self.lines.len().max(1);
            let best = Variation { line: self.line.clone(), score: self.score };
            self.lines.retain(|other| other.line.first() != best.line.first());
            self.lines.insert(0, best);
            self.lines.truncate(most);
        }
        self
    }

    /// What is left to say of a game that is over.
    pub(super) fn over(rules: &Rules, game: &Match) -> Found {
        let position = game.position();
        let seat = actor(rules, position);
        let winners: Vec<Seat> =
            game.outcome().map_or(Vec::new(), |outcome| rules.winners(outcome).collect());
        let score = match (winners.is_empty(), winners.contains(&seat)) {
            (true, _) => Score::Points(0),
            (false, true) => Score::Win(0),
            (false, false) => Score::Loss(0),
        };
        Found { score, ..Found::nothing() }
    }
}

/// The best of the choices that are looked at one after the other, as many as are asked for.
pub(super) struct Ranking {
    most: usize,
    ranked: Vec<(f64, Vec<Move>)>,
}

impl Ranking {
    pub(super) fn new(lines: usize) -> Ranking {
        Ranking { most: lines.max(1), ranked: Vec::new() }
    }

    /// What a choice has to be worth more than to be among them.
    pub(super) fn bound(&self) -> f64 {
        let last = self.ranked.last().filter(|_| self.ranked.len() == self.most);
        last.map_or(f64::NEG_INFINITY, |&(value, _)| value)
    }

    /// Takes a choice that is worth more than the bound; whether it is the best so far. Of equal ones the first stays
    /// ahead.
    pub(super) fn add(&mut self, value: f64, line: Vec<Move>) -> bool {
        let place = self.ranked.iter().position(|&(other, _)| value > other).unwrap_or(self.ranked.len());
        self.ranked.insert(place, (value, line));
        self.ranked.truncate(self.most);
        place == 0
    }

    /// The best, in order.
    pub(super) fn variations(self, score: impl Fn(f64) -> Score) -> Vec<Variation> {
        self.ranked.into_iter().map(|(value, line)| Variation { line, score: score(value) }).collect()
    }
}
