//! How a man moves, as data, and the one walk over it.
//!
//! A [`Pattern`] is all that the program knows of a movement. Legal moves, attacks, diagrams,
//! sentences, Betza notation and the reasons why a square is closed are all read from it.

use crate::board::{Shape, Square};
use crate::piece::Facing;

/// The way one pattern covers ground. Steps are (right, forward) as the owner sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stride {
    /// Straight to the square, whatever stands between: a step when it is next door, else a jump.
    Leap(i8, i8),
    /// The same step again and again until something stands in the way.
    Ride(i8, i8),
}

impl Stride {
    /// The single step.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Stride::Leap(right, forward) | Stride::Ride(right, forward) => (right, forward),
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
    /// The right (by its place in the game's list) without which it may not be made. Such a
    /// pattern does not give check.
    pub right: Option<u8>,
}

impl Pattern {
    /// A leap in every direction, for moving and capturing.
    pub const fn leap(right: i8, forward: i8) -> Pattern {
        Pattern {
            stride: Stride::Leap(right, forward),
            images: Images::All,
            purpose: Purpose::Both,
            right: None,
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

    /// The same, while the right is held.
    pub const fn with_right(self, right: u8) -> Pattern {
        Pattern { right: Some(right), ..self }
    }

    /// The distinct steps of this pattern for a side that looks this way, as (files, ranks).
    pub fn vectors(&self, facing: Facing) -> Vec<(i8, i8)> {
        let (x, y) = self.stride.step();
        let images: &[(i8, i8)] = match self.images {
            Images::Mirror => &[(x, y), (-x, y)],
            Images::All => &[(x, y), (-x, y), (y, x), (-y, x), (y, -x), (-y, -x), (x, -y), (-x, -y)],
        };
        let mut vectors = Vec::with_capacity(8);
        for &image in images {
            let vector = facing.turn(image);
            if !vectors.contains(&vector) {
                vectors.push(vector);
            }
        }
        vectors
    }
}

/// What stands on a square, for the man that wants to go there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A man that may not be captured.
    Friend,
    /// A man that may.
    Enemy,
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
}

/// A square that a pattern leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// Place of the pattern in the man's list.
    pub pattern: usize,
    /// One step of it, as (files, ranks).
    pub vector: (i8, i8),
    /// How many steps away.
    pub steps: u8,
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
        for vector in pattern.vectors(facing) {
            let mut target = Target { to: from, pattern: index, vector, steps: 0, access: Access::Friend };
            let mut blocker = None;
            while let Some(to) = shape.offset(target.to, vector) {
                target.to = to;
                target.steps += 1;
                target.access = match (blocker, occupant(to)) {
                    (Some(square), _) => Access::Blocked(square),
                    (None, Some(Occupant::Friend)) => Access::Friend,
                    (None, Some(Occupant::Enemy)) if pattern.purpose.captures() => Access::Open(true),
                    (None, Some(Occupant::Enemy)) => Access::CannotCapture,
                    (None, None) if pattern.purpose.moves() => Access::Open(false),
                    (None, None) => Access::NothingToCapture,
                };
                visit(target);
                match pattern.stride {
                    Stride::Leap(..) => break,
                    Stride::Ride(..) => {
                        if blocker.is_none() && occupant(to).is_some() {
                            blocker = Some(to);
                        }
                    }
                }
            }
        }
    }
}
