//! How a man moves, as data, and the one walk over it.
//!
//! A [`Pattern`] is all that the program knows of a movement. Legal moves, attacks, diagrams,
//! sentences, Betza notation and the reasons why a square is closed are all read from it.

use crate::board::{Shape, Square, Zone};
use crate::piece::Facing;

/// The way one pattern covers ground. Steps are (right, forward) as the owner sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stride {
    /// Straight to the square, whatever stands between: a step when it is next door, else a jump.
    Leap(i8, i8),
    /// The same step again and again until something stands in the way.
    Ride(i8, i8),
    /// To the square, if the squares on the way, in order, are empty.
    Lame {
        /// The squares that must be empty.
        via: &'static [(i8, i8)],
        /// The square.
        to: (i8, i8),
    },
    /// Along a line over exactly one man, the screen, and as far beyond as a ride would go.
    Hop {
        /// The step of the line.
        step: (i8, i8),
        /// Whether a man of the same kind is no screen and cannot be captured.
        bars_its_like: bool,
    },
}

impl Stride {
    /// The single step.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Stride::Leap(right, forward) | Stride::Ride(right, forward) => (right, forward),
            Stride::Lame { to, .. } => to,
            Stride::Hop { step, .. } => step,
        }
    }
}

/// Which images of the stride belong to the pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Images {
    /// Every rotation and reflection.
    All,
    /// The stride and its left-right reflection.
    Mirror,
}

/// What a pattern may do at its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Only enter an empty square.
    Move,
    /// Only capture.
    Capture,
    /// Either.
    Both,
}

impl Purpose {
    /// Whether it may enter an empty square.
    pub const fn moves(self) -> bool {
        matches!(self, Purpose::Move | Purpose::Both)
    }
    /// Whether it may capture.
    pub const fn captures(self) -> bool {
        matches!(self, Purpose::Capture | Purpose::Both)
    }
}

/// One way of moving. A kind has one or more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pattern {
    /// How it covers ground.
    pub stride: Stride,
    /// Which images of the stride it has.
    pub images: Images,
    /// What it may do at its end.
    pub purpose: Purpose,
    /// The right (by its place in the game's list) without which it may not be made.
    pub right: Option<u8>,
    /// Where it may start.
    pub start: Zone,
    /// Where all of it lies: start, end, and what a ride passes.
    pub within: Zone,
    /// Whether it gives check.
    pub threatens: bool,
}

impl Pattern {
    /// A leap in every direction, for moving and capturing.
    pub const fn leap(right: i8, forward: i8) -> Pattern {
        Pattern {
            stride: Stride::Leap(right, forward),
            images: Images::All,
            purpose: Purpose::Both,
            right: None,
            start: Zone::Board,
            within: Zone::Board,
            threatens: true,
        }
    }

    /// A ride in every direction, for moving and capturing.
    pub const fn ride(right: i8, forward: i8) -> Pattern {
        Pattern { stride: Stride::Ride(right, forward), ..Pattern::leap(0, 0) }
    }

    /// The same, only as written and mirrored left to right.
    pub const fn mirrored(self) -> Pattern {
        Pattern { images: Images::Mirror, ..self }
    }

    /// The same, for one purpose.
    pub const fn only(self, purpose: Purpose) -> Pattern {
        Pattern { purpose, ..self }
    }

    /// A leap in every direction over squares that must be empty.
    pub const fn lame(via: &'static [(i8, i8)], to: (i8, i8)) -> Pattern {
        Pattern { stride: Stride::Lame { via, to }, ..Pattern::leap(0, 0) }
    }

    /// A hop over one man in every direction.
    pub const fn hop(right: i8, forward: i8) -> Pattern {
        Pattern {
            stride: Stride::Hop { step: (right, forward), bars_its_like: false },
            ..Pattern::leap(0, 0)
        }
    }

    /// A hop over one man, neither over nor onto its like.
    pub const fn hop_but_its_like(right: i8, forward: i8) -> Pattern {
        Pattern { stride: Stride::Hop { step: (right, forward), bars_its_like: true }, ..Pattern::leap(0, 0) }
    }

    /// The same, while the right is held; it gives no check.
    pub const fn with_right(self, right: u8) -> Pattern {
        Pattern { right: Some(right), threatens: false, ..self }
    }

    /// The same, giving no check.
    pub const fn without_threat(self) -> Pattern {
        Pattern { threatens: false, ..self }
    }

    /// The same, from squares of this zone.
    pub const fn from(self, start: Zone) -> Pattern {
        Pattern { start, ..self }
    }

    /// The same, not leaving this zone.
    pub const fn inside(self, within: Zone) -> Pattern {
        Pattern { within, ..self }
    }

    /// The distinct ways of this pattern for a side that looks this way.
    pub fn ways(&self, facing: Facing) -> Vec<Way> {
        type Turn = fn((i8, i8)) -> (i8, i8);
        const TURNS: [Turn; 8] = [
            |(x, y)| (x, y),
            |(x, y)| (-x, y),
            |(x, y)| (y, x),
            |(x, y)| (-y, x),
            |(x, y)| (y, -x),
            |(x, y)| (-y, -x),
            |(x, y)| (x, -y),
            |(x, y)| (-x, -y),
        ];
        let turns = match self.images {
            Images::Mirror => &TURNS[..2],
            Images::All => &TURNS,
        };
        let via = match self.stride {
            Stride::Lame { via, .. } => via,
            Stride::Leap(..) | Stride::Ride(..) | Stride::Hop { .. } => &[],
        };
        let mut ways: Vec<Way> = Vec::with_capacity(8);
        for turn in turns {
            let place = |step: (i8, i8)| facing.turn(turn(step));
            let way =
                Way { step: place(self.stride.step()), via: via.iter().map(|&step| place(step)).collect() };
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        ways
    }
}

/// One image of a stride, as (files, ranks).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The step.
    pub step: (i8, i8),
    /// Squares that must be empty, in order.
    pub via: Vec<(i8, i8)>,
}

/// What stands on a square, for the man that wants to go there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occupant {
    /// Whether it may be captured.
    pub enemy: bool,
    /// Whether it is of the mover's kind.
    pub alike: bool,
}

/// Whether a target is open, and if not, why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// The man may end here: `true` when it captures.
    Open(bool),
    /// A man on this square stands in the way.
    Blocked(Square),
    /// A friend stands on it.
    Friend,
    /// It is empty, and the pattern only captures.
    NothingToCapture,
    /// An enemy stands on it, and the pattern does not capture.
    CannotCapture,
    /// The way needs a man to hop over.
    NoScreen,
    /// The man on this square is of a kind that may be neither hopped over nor captured.
    Alike(Square),
    /// The pattern does not start from this part of the board.
    NotFrom(Zone),
    /// The way leaves this part of the board.
    Outside(Zone),
}

/// A square that a pattern leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// Place of the pattern in the man's list.
    pub pattern: usize,
    /// How far away, as (files, ranks).
    pub away: (i8, i8),
    /// Whether it is open.
    pub access: Access,
}

/// Visits every square that the patterns lead to from `from`, open or not. This walk is the
/// reference: the tables that make the program fast are tested against it.
pub fn walk(
    shape: Shape,
    facing: Facing,
    patterns: &[Pattern],
    from: Square,
    occupant: impl Fn(Square) -> Option<Occupant>,
    mut visit: impl FnMut(Target),
) {
    for (index, pattern) in patterns.iter().enumerate() {
        for way in pattern.ways(facing) {
            walk_way(shape, facing, pattern, &way, from, &occupant, |away, to, access| {
                visit(Target { to, pattern: index, away, access });
            });
        }
    }
}

fn walk_way(
    shape: Shape,
    facing: Facing,
    pattern: &Pattern,
    way: &Way,
    from: Square,
    occupant: &impl Fn(Square) -> Option<Occupant>,
    mut visit: impl FnMut((i8, i8), Square, Access),
) {
    let is_in = |zone, square| facing.is_in(shape, zone, square);
    // What already closes the way to all that follows.
    let mut closed = None;
    if !is_in(pattern.start, from) {
        closed = Some(Access::NotFrom(pattern.start));
    } else if !is_in(pattern.within, from) {
        closed = Some(Access::Outside(pattern.within));
    }
    let mut screen = None;
    for &step in &way.via {
        match shape.offset(from, step) {
            Some(square) if occupant(square).is_some() => closed = closed.or(Some(Access::Blocked(square))),
            _ => {}
        }
    }
    let (mut to, mut away) = (from, (0, 0));
    while let Some(next) = shape.offset(to, way.step) {
        to = next;
        away = (away.0 + way.step.0, away.1 + way.step.1);
        if closed.is_none() && !is_in(pattern.within, to) {
            closed = Some(Access::Outside(pattern.within));
        }
        let there = occupant(to);
        let at_end = match there {
            Some(man) if !man.enemy => Access::Friend,
            Some(_) if pattern.purpose.captures() => Access::Open(true),
            Some(_) => Access::CannotCapture,
            None if pattern.purpose.moves() => Access::Open(false),
            None => Access::NothingToCapture,
        };
        match pattern.stride {
            Stride::Leap(..) | Stride::Lame { .. } => {
                visit(away, to, closed.unwrap_or(at_end));
                return;
            }
            Stride::Ride(..) => {
                visit(away, to, closed.unwrap_or(at_end));
                if there.is_some() {
                    closed = closed.or(Some(Access::Blocked(to)));
                }
            }
            Stride::Hop { bars_its_like, .. } => {
                let barred = bars_its_like && there.is_some_and(|man| man.alike);
                match screen {
                    None => {
                        visit(away, to, closed.unwrap_or(Access::NoScreen));
                        if there.is_some() {
                            screen = Some(to);
                            if barred {
                                closed = closed.or(Some(Access::Alike(to)));
                            }
                        }
                    }
                    Some(_) => {
                        let at_end =
                            if barred && at_end == Access::Open(true) { Access::Alike(to) } else { at_end };
                        visit(away, to, closed.unwrap_or(at_end));
                        if there.is_some() {
                            closed = closed.or(Some(Access::Blocked(to)));
                        }
                    }
                }
            }
        }
    }
}
