//! What a search is told, and what it returns.

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
    /// Whether moves that promise little are searched less deep. Without it every line has its full depth, and
    /// nothing but captures is looked at beyond.
    pub selective: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { depth: 64, nodes: u64::MAX, level: LEVELS, seed: 0, megabytes: 16, selective: true }
    }
}

/// What a position is worth to the seat that acts.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
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
    /// How many plies were searched to the end.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Found {
    /// Before anything is found.
    pub(super) fn nothing() -> Found {
        Found { best: None, line: Vec::new(), score: Score::Points(0), depth: 0, nodes: 0 }
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
