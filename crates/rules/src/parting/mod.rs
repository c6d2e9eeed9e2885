//! Parting of two rule sets: the shortest line after which they differ on what may be played, or on who has won.
//!
//! ```
//! # use tabiya_rules as tabiya;
//! use tabiya::Match;
//! use tabiya::parting::{Limits, parting};
//! let [one, other] = ["alfil", "dabbaba"].map(|way| Match::new("chaturanga", &[("elephant", way)], None));
//! let (one, other) = (one?, other?);
//! let found = parting(&one, &other, &Limits::default(), &mut |_| false);
//! let part = found.part.expect("they part");
//! assert!(part.line.is_empty(), "in the array the one elephant jumps over a soldier");
//! # Ok::<(), tabiya::MatchError>(())
//! ```

mod seen;

use crate::matches::Match;
use crate::position::{Move, Outcome};
use crate::search::key::exact;
use crate::variant::{Pass, Repetition};
use seen::Seen;

/// The longest line that is looked for, in plies.
pub const MOST_PLIES: u32 = 40;

/// After so many positions whoever asks is told how far it has come.
pub const POLL: u64 = 1024;

/// How far it is looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Lines of so many moves at most, and at most [`MOST_PLIES`].
    pub plies: u32,
    /// Most positions that are looked at.
    pub nodes: u64,
    /// The memory of the table of positions, in megabytes.
    pub megabytes: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { plies: 4, nodes: u64::MAX, megabytes: 16 }
    }
}

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

/// Where they part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The line that leads there, as the first has it; both allow it.
    pub line: Vec<Move>,
    /// A move that one alone allows there, the first in the order in which the rules list moves.
    pub only: Option<(Side, Move)>,
    /// How the game stands under each, where it is over under one, or has other winners.
    pub outcomes: Option<[Option<Outcome>; 2]>,
}

/// What has been found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Where they part, by a shortest line; of these the first in the order in which the first lists moves.
    pub part: Option<Part>,
    /// In all lines of fewer moves than this nothing parts them.
    pub plies: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Whether it can be looked for: nothing is thrown.
pub fn speaks(game: &Match) -> bool {
    game.rules().terms().dice.is_none()
}

/// Looks for the shortest line from two matches after which one allows a move that the other does not, or which is
/// over under one alone, or won by another.
///
/// Moves are the same if their texts are. A position that has been reached by as many moves in another order is not
/// looked at again, unless its return could end the game within the plies. `stop` is asked every [`POLL`] positions,
/// and after each ply; when it says `true`, that is all. Where something is thrown, nothing is found.
pub fn parting(a: &Match, b: &Match, limits: &Limits, stop: &mut dyn FnMut(&Found) -> bool) -> Found {
    if !(speaks(a) && speaks(b)) {
        return Found::default();
    }
    let alike = core::ptr::eq(a.rules().game(), b.rules().game());
    let mut walk = Walk {
        games: [a.clone(), b.clone()],
        alike,
        returns: returns(a).min(returns(b)),
        seen: Seen::new(limits.megabytes),
        line: Vec::new(),
        found: Found::default(),
        most: limits.nodes,
        stop,
        stopped: false,
    };
    for plies in 0..=limits.plies.min(MOST_PLIES) {
        walk.found.plies = plies;
        walk.found.part = walk.look(plies, plies >= walk.returns);
        if walk.found.part.is_some() || walk.stopped {
            return walk.found;
        }
        walk.found.plies = plies + 1;
        if (walk.stop)(&walk.found) {
            return walk.found;
        }
    }
    walk.found
}

/// Where two matches part as they stand, if they do.
pub fn part(a: &Match, b: &Match) -> Option<Part> {
    let games = [a, b];
    let alike = core::ptr::eq(a.rules().game(), b.rules().game());
    let (_, part) = compare(games, alike);
    part.map(|(only, outcomes)| Part { line: Vec::new(), only, outcomes })
}

/// After so many plies at the earliest the return of a position can end the game.
fn returns(game: &Match) -> u32 {
    let terms = game.rules().terms();
    let times = match terms.repetition {
        Repetition::Ignored => return u32::MAX,
        Repetition::ThirdDraws => 3,
        Repetition::Counted { occurrence, .. } | Repetition::Perpetual { occurrence, .. } => occurrence,
    };
    // To and fro takes four plies, and passing two. Of what was played before, nothing is known.
    let cycle = if terms.pass == Pass::Never { 4 } else { 2 };
    if game.line().next().is_some() { 0 } else { cycle * u32::from(times).saturating_sub(1) }
}

type Parted = (Option<(Side, Move)>, Option<[Option<Outcome>; 2]>);

/// The moves of both, in pairs, and where they part.
fn compare([a, b]: [&Match; 2], alike: bool) -> (Vec<[Move; 2]>, Option<Parted>) {
    let (mine, theirs) = (a.legal(), b.legal());
    let over = || {
        let ends = [a.outcome(), b.outcome()];
        let won = ends.map(|end| end.map(|end| end.winner));
        (won[0] != won[1]).then_some(ends)
    };
    let outcomes = if mine.is_empty() || theirs.is_empty() { over() } else { None };
    let pairs: Vec<[Move; 2]> = if alike && mine == theirs {
        mine.iter().map(|&action| [action; 2]).collect()
    } else {
        let texts = |game: &Match, moves: &[Move]| {
            moves.iter().map(|&action| game.rules().write_move(action)).collect::<Vec<_>>()
        };
        let (own, other) = (texts(a, &mine), texts(b, &theirs));
        let pairs: Vec<[Move; 2]> = (own.iter().zip(&mine))
            .filter_map(|(text, &action)| {
                other.iter().position(|known| known == text).map(|place| [action, theirs[place]])
            })
            .collect();
        let lone = |texts: &[String], moves: &[Move], others: &[String]| {
            texts.iter().position(|text| !others.contains(text)).map(|place| moves[place])
        };
        let only = lone(&own, &mine, &other).map(|action| (Side::A, action));
        let only = only.or_else(|| lone(&other, &theirs, &own).map(|action| (Side::B, action)));
        if only.is_some() {
            return (pairs, Some((only, outcomes)));
        }
        pairs
    };
    (pairs, outcomes.map(|outcomes| (None, Some(outcomes))))
}

struct Walk<'a> {
    games: [Match; 2],
    /// Whether moves that are equal have one text.
    alike: bool,
    returns: u32,
    seen: Seen,
    line: Vec<Move>,
    found: Found,
    most: u64,
    stop: &'a mut dyn FnMut(&Found) -> bool,
    stopped: bool,
}

impl Walk<'_> {
    /// Looks at what is so many moves away; nothing that is nearer parts them.
    fn look(&mut self, left: u32, returns: bool) -> Option<Part> {
        self.found.nodes += 1;
        if self.found.nodes >= self.most
            || (self.found.nodes.is_multiple_of(POLL) && (self.stop)(&self.found))
        {
            self.stopped = true;
            return None;
        }
        let [a, b] = &self.games;
        let [first, second] = self.games.each_ref().map(|game| exact(game.rules(), game.position()).1);
        let key = first ^ second.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        if !returns && self.seen.has(key, left) {
            return None;
        }
        let (pairs, parted) = compare([a, b], self.alike);
        if let Some((only, outcomes)) = parted {
            return Some(Part { line: self.line.clone(), only, outcomes });
        }
        if left > 0 {
            for pair in pairs {
                self.line.push(pair[0]);
                (self.games.iter_mut().zip(pair)).for_each(|(game, action)| game.advance(action, &mut ()));
                let found = self.look(left - 1, returns);
                for game in &mut self.games {
                    game.step_back();
                }
                self.line.pop();
                if found.is_some() || self.stopped {
                    return found;
                }
            }
        }
        if !returns {
            self.seen.add(key, left);
        }
        None
    }
}
