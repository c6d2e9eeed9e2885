//! Soundness of a problem: whether it has one key, and the nearest sound version.

use super::{Limits, Solved, Verdict, solve, solve_with};
use crate::board::{Shape, Square, sort_by_key};
use crate::endings::Book;
use crate::matches::Match;
use crate::rules::Rules;
use crate::search::actor;

/// What is wrong with a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing wins within the plies.
    NoWin,
    /// Several first moves win equally soon.
    SeveralKeys,
    /// There was no time to know.
    Unknown,
}

/// A sound problem that differs by the place of one piece.
#[derive(Clone, Debug)]
pub struct Nearest {
    /// Where the piece stood.
    pub from: Square,
    /// Where it stands.
    pub to: Square,
    /// The problem.
    pub game: Match,
    /// Its solution.
    pub solved: Solved,
}

/// Whether a problem is sound.
#[derive(Clone, Debug)]
pub struct Soundness {
    /// The solution.
    pub solved: Solved,
    /// What is wrong with it; nothing, if it is sound.
    pub fault: Option<Fault>,
    /// For one that is not sound the nearest that is, if moving one piece is enough.
    pub nearest: Option<Nearest>,
}

/// Positions that are looked at for each problem nearby.
const NEARBY: u64 = 30_000;

/// Whether one first move alone leads to the shortest win; if not, which sound problem is nearest: a piece is moved
/// as few squares as possible. `stop` is asked as in [`solve_with`].
pub fn soundness(
    book: &mut Book,
    game: &Match,
    limits: &Limits,
    stop: &mut dyn FnMut(&Solved) -> bool,
) -> Soundness {
    let limits = Limits { all: false, ..*limits };
    let mut stopped = false;
    let solved = solve_with(book, game, &limits, &mut |found| {
        stopped = stop(found);
        stopped
    });
    // A win of the other side has no key, and is sound if it is one.
    let other = limits.seat.is_some_and(|seat| seat != actor(game.rules(), game.position()));
    let fault = fault(&solved, limits.plies, other);
    let mut nearest = None;
    if !stopped && matches!(fault, Some(Fault::NoWin | Fault::SeveralKeys)) {
        let near = Limits { nodes: NEARBY, megabytes: limits.megabytes.min(2), ..limits };
        for (from, to) in shifts(game) {
            let Some(near_by) = shifted(game, from, to) else { continue };
            let found = solve(&near_by, &near, &mut |_| {
                stopped = stop(&solved);
                stopped
            });
            if stopped {
                break;
            }
            if self::fault(&found, near.plies, other).is_none() {
                nearest = Some(Nearest { from, to, game: near_by, solved: found });
                break;
            }
        }
    }
    Soundness { solved, fault, nearest }
}

fn fault(solved: &Solved, plies: u32, other: bool) -> Option<Fault> {
    match solved.verdict {
        Verdict::Win if solved.sole => None,
        // The game is over: there is nothing to be found.
        Verdict::Win if solved.plies == Some(0) => Some(Fault::NoWin),
        Verdict::Win if solved.plies.is_some_and(|plies| solved.depth < plies) => Some(Fault::Unknown),
        Verdict::Win => Some(Fault::SeveralKeys),
        Verdict::Loss if other => None,
        Verdict::Unknown if solved.depth < plies => Some(Fault::Unknown),
        Verdict::Draw | Verdict::Loss | Verdict::Unknown => Some(Fault::NoWin),
    }
}

/// Every piece and every empty square, those that are close to each other first.
fn shifts(game: &Match) -> Vec<(Square, Square)> {
    let (shape, occupied) = (game.rules().board().shape, game.position().occupied());
    let empty = shape.all().without(occupied);
    let mut shifts: Vec<(Square, Square)> =
        occupied.flat_map(|from| { empty }.map(move |to| (from, to))).collect();
    sort_by_key(&mut shifts, |&(from, to)| (distance(shape, from, to), from, to));
    shifts
}

fn distance(shape: Shape, one: Square, other: Square) -> (u8, u8) {
    let files = shape.file(one).abs_diff(shape.file(other));
    let ranks = shape.rank(one).abs_diff(shape.rank(other));
    (files.max(ranks), files + ranks)
}

/// The problem with a piece on another square, if there can be such a position.
fn shifted(game: &Match, from: Square, to: Square) -> Option<Match> {
    let rules: &Rules = game.rules();
    let piece = game.position().piece_at(from)?;
    let position = game.position().without(crate::board::SquareSet::of(from)).with(to, piece);
    let text = rules.write_position(&position);
    let other = Match::with_rules(rules.clone(), Some(&text)).ok()?;
    other.outcome().is_none().then_some(other)
}
