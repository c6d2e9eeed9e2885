//! The solver: whether a side wins in so many plies, by which first moves, and along which line.
//!
//! What is proved holds under the rules in force: mates, bare kings, stalemates, points, counts, drops. A shortest win
//! repeats no position, so that repetition matters only where the game so far has brought a position about too often;
//! wins that come of the other side's not being allowed to repeat are not looked for.
//!
//! ```
//! # use tabiya_rules as tabiya;
//! use tabiya::Match;
//! use tabiya::solve::{Limits, Verdict, solve};
//! // Two rooks: the second gives mate on the last rank.
//! let game = Match::new("shatranj", &[], Some("7k/R7/8/8/8/7p/8/1R2K3 w - - 0 1"))?;
//! let solved = solve(&game, &Limits { plies: 3, ..Limits::default() }, &mut |_| false);
//! assert_eq!((solved.verdict, solved.plies, solved.sole), (Verdict::Win, Some(1), true));
//! assert_eq!(game.rules().write_move(solved.keys[0].action), "b1b8");
//! # Ok::<(), tabiya::MatchError>(())
//! ```

mod by_table;
mod node;
mod prove;
mod sound;
mod table;

use crate::board::{Seat, sort_by_key};
use crate::matches::Match;
use crate::position::Move;
use crate::variant::Contest;
use node::{Ground, Node};
use prove::Prover;
use table::NEVER;

pub use by_table::solve_with;
pub use prove::POLL;
pub use sound::{Fault, Nearest, Soundness, soundness};

/// The longest win that is looked for, in plies.
pub const MOST_PLIES: u32 = 200;

/// What is looked for, and how far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// A win in at most so many plies, and at most [`MOST_PLIES`]. Declarations are no plies.
    pub plies: u32,
    /// Whose win; without one, that of the seat that acts.
    pub seat: Option<Seat>,
    /// Whether longer wins by other first moves are looked for too, once the shortest is known with all its keys.
    pub all: bool,
    /// Whether the side that is to win gives check with every move, as the problems of Shogi ask.
    pub checks: bool,
    /// Most positions that are looked at.
    pub nodes: u64,
    /// The memory of the table of positions, in megabytes.
    pub megabytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { plies: 5, seat: None, all: true, checks: false, nodes: u64::MAX, megabytes: 64 }
    }
}

/// What a position comes to for the seat that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It wins within the plies.
    Win,
    /// Nobody wins: the game is drawn.
    Draw,
    /// It loses within the plies.
    Loss,
    /// There is no win in [`depth`](Solved::depth) plies; whether in more is open.
    Unknown,
}

/// A first move that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The move.
    pub action: Move,
    /// After so many plies, this one among them, the game is over.
    pub plies: u32,
}

/// What has been found.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Solved {
    /// What the position comes to.
    pub verdict: Verdict,
    /// The length of the shortest win that is known, whoever has it; it is the shortest of all where
    /// [`depth`](Solved::depth) is not smaller by more than one.
    pub plies: Option<u32>,
    /// Every first move that is known to win within the plies, the shortest first; none where the other side wins.
    pub keys: Vec<Key>,
    /// Whether the shortest win is one of a single first move, all others having been looked at so far.
    pub sole: bool,
    /// The line with the longest defence.
    pub line: Vec<Move>,
    /// To so many plies everything has been looked at.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether a table of the ending has answered.
    pub by_ending: bool,
}

impl Solved {
    fn nothing() -> Solved {
        Solved {
            verdict: Verdict::Unknown,
            plies: None,
            keys: Vec::new(),
            sole: false,
            line: Vec::new(),
            depth: 0,
            nodes: 0,
            by_ending: false,
        }
    }
}

/// Whether a game can be solved: one of two sides.
pub fn speaks(game: &Match) -> bool {
    game.rules().terms().contest == Contest::Kings
}

/// Proves a win within the limits, if there is one, and every first move that wins.
///
/// First the shortest wins are looked for, then longer ones; from time to time any win within the plies, which is found
/// much sooner than it is known to be the shortest. `stop` is asked with what has been found so far every
/// [`POLL`] nodes; when it says `true`, that is the answer. In a game that is not one of two sides nothing is found.
pub fn solve(game: &Match, limits: &Limits, stop: &mut dyn FnMut(&Solved) -> bool) -> Solved {
    let mut solved = Solved::nothing();
    if !speaks(game) {
        return solved;
    }
    let mut ground = Ground::new(game);
    let root = ground.node(game.position().clone());
    let actor = ground.actor(&root);
    let seat = limits.seat.unwrap_or(actor);
    ground.checks = limits.checks.then_some(seat);
    if let Some(outcome) = game.outcome() {
        solved.verdict = match outcome.winner {
            None => Verdict::Draw,
            Some(winner) if winner == actor => Verdict::Win,
            Some(_) => Verdict::Loss,
        };
        solved.plies = outcome.winner.map(|_| 0);
        solved.depth = limits.plies;
        return solved;
    }
    let report = core::cell::RefCell::new(solved);
    let mut ask = |nodes: u64| {
        report.borrow_mut().nodes = nodes;
        stop(&report.borrow())
    };
    let prover = Prover::new(ground, seat, limits.megabytes, &mut ask);
    let mut search =
        Search { attacks: seat == actor, root, prover, report: &report, all: limits.all, most: limits.nodes };
    search.run(limits.plies.min(MOST_PLIES) as u16);
    let nodes = search.prover.nodes;
    let mut solved = report.into_inner();
    solved.nodes = nodes;
    solved
}

/// A first move, and what is known of it.
struct First {
    action: Move,
    node: Node,
    cost: u16,
    /// The win that it leads to.
    win: u16,
    least: u16,
}

struct Search<'a, 'r> {
    /// Whether the seat that is to win acts.
    attacks: bool,
    root: Node,
    prover: Prover<'a, 'r>,
    report: &'a core::cell::RefCell<Solved>,
    all: bool,
    most: u64,
}

impl Search<'_, '_> {
    fn run(&mut self, plies: u16) {
        let moves = self.prover.ground.moves_of(&self.root);
        let mut firsts: Vec<First> = Vec::new();
        for action in moves {
            let (node, cost) = self.prover.ground.after(&self.root, action);
            firsts.push(First { action, node, cost, win: NEVER, least: 0 });
        }
        let mut depth = 0;
        let mut share = 20_000;
        let (mut found, mut plies) = (false, plies);
        while depth < plies && !self.prover.stopped && self.prover.nodes < self.most {
            // So far as this share goes, one ply after the other.
            self.prover.most = self.most.min(self.prover.nodes.saturating_add(share));
            while depth < plies && self.all(&mut firsts, depth + 1) {
                depth += 1;
                self.tell(&firsts, depth, plies);
                if !self.all && self.best(&firsts) <= depth {
                    plies = depth;
                }
                if !self.attacks && firsts.iter().all(|first| first.win <= depth) {
                    depth = plies;
                }
                // All that is left to know; of a win that was only come upon, not in how many plies it is there.
                if firsts.iter().all(|first| first.least > plies || first.win <= depth) {
                    depth = plies;
                }
            }
            self.tell(&firsts, depth, plies);
            // Any win at all.
            if !found && self.best(&firsts) == NEVER && depth < plies {
                self.prover.most = self.most.min(self.prover.nodes.saturating_add(share));
                let root = self.root.clone();
                if let Some(proof) = self.prover.settle(&root, plies) {
                    found = proof.proof == 0;
                    if found {
                        self.note(&mut firsts, plies);
                        self.tell(&firsts, depth, plies);
                    }
                }
            }
            share = share.saturating_mul(2);
        }
        self.prover.most = self.most;
        self.tell(&firsts, depth, plies);
        self.finish(&firsts);
    }

    /// Looks at every first move to this depth; whether it has come to an end.
    fn all(&mut self, firsts: &mut [First], depth: u16) -> bool {
        for first in firsts {
            let Some(left) = depth.checked_sub(first.cost) else { continue };
            if first.win <= depth || first.least > depth {
                continue;
            }
            let Some(proof) = self.prover.settle(&first.node, left) else { return false };
            if proof.proof == 0 {
                first.win = first.win.min(proof.win.saturating_add(first.cost));
            } else {
                let least = if proof.least == NEVER { NEVER } else { proof.least.saturating_add(first.cost) };
                first.least = first.least.max(least).max(depth + 1);
                if !self.attacks {
                    // One move that does not lose is enough.
                    return true;
                }
            }
        }
        true
    }

    /// Takes over what the search for any win has found.
    fn note(&mut self, firsts: &mut [First], plies: u16) {
        for first in firsts {
            if let Some(left) = plies.checked_sub(first.cost) {
                let proof = self.prover.look(&first.node, left);
                if proof.proof == 0 {
                    first.win = first.win.min(proof.win.saturating_add(first.cost));
                }
            }
        }
    }

    /// The length of the win that is known.
    fn best(&self, firsts: &[First]) -> u16 {
        let wins = firsts.iter().map(|first| first.win);
        if self.attacks { wins.min() } else { wins.max() }.unwrap_or(NEVER)
    }

    fn tell(&self, firsts: &[First], depth: u16, plies: u16) {
        let mut solved = self.report.borrow_mut();
        let best = self.best(firsts);
        solved.depth = u32::from(depth);
        if best > plies {
            return;
        }
        solved.plies = Some(u32::from(best));
        solved.verdict = if self.attacks { Verdict::Win } else { Verdict::Loss };
        if self.attacks {
            let won = firsts.iter().filter(|first| first.win <= plies);
            solved.keys =
                won.map(|first| Key { action: first.action, plies: u32::from(first.win) }).collect();
            sort_by_key(&mut solved.keys, |key| key.plies);
            let shortest = solved.keys.iter().filter(|key| key.plies == u32::from(best)).count();
            solved.sole = shortest == 1 && depth >= best;
        }
    }

    /// The line with the longest defence.
    fn finish(&mut self, firsts: &[First]) {
        let best = self.best(firsts);
        if best == NEVER {
            return;
        }
        let Some(first) = firsts.iter().find(|first| first.win == best) else { return };
        let mut line = vec![first.action];
        let (mut node, mut left) = (first.node.clone(), best - first.cost);
        while left > 0 || !self.prover.ground.plain {
            let Some((action, next, now)) = self.step(&node, left) else { break };
            line.push(action);
            (node, left) = (next, now);
        }
        self.report.borrow_mut().line = line;
    }

    /// The best move at a node that is won in so many plies, and in how many it is won after that.
    fn step(&mut self, node: &Node, left: u16) -> Option<(Move, Node, u16)> {
        let attacks = self.prover.ground.actor(node) == self.prover.seat;
        let mut best: Option<(u16, Move, Node)> = None;
        for action in self.prover.ground.moves(node) {
            let (next, cost) = self.prover.ground.after(node, action);
            let Some(most) = left.checked_sub(cost) else { continue };
            let win = if attacks {
                let proof = self.prover.settle(&next, most)?;
                if proof.proof == 0 { most } else { NEVER }
            } else {
                // Whoever defends takes a move after which no win is shorter.
                let shorter = match most.checked_sub(1) {
                    Some(shorter) => self.prover.settle(&next, shorter)?,
                    None => return Some((action, next, 0)),
                };
                if shorter.proof == 0 { shorter.win } else { most }
            };
            if win == most {
                return Some((action, next, most));
            }
            if !attacks && best.as_ref().is_none_or(|(known, ..)| win > *known) {
                best = Some((win, action, next));
            }
        }
        best.map(|(win, action, next)| (action, next, win))
    }
}
