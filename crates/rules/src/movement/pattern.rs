//! Movement patterns as data.
//!
//! A [`Pattern`] is all that the program knows of a movement. Legal moves, attacks, diagrams,
//! sentences, Betza notation and the reasons why a square is closed are all read from it.

use crate::board::{Facing, Few, Zone};

/// Most squares that a lame leap passes.
pub const VIA: usize = 4;

/// The direction one pattern covers ground. Steps are (right, forward) as the owner sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Atom {
    /// Straight to the square, whatever stands between: a step when it is next door, else a jump.
    Leap(i8, i8),
    /// The same step again and again until something stands in the way.
    Ride(i8, i8),
    /// To the square, if the squares on the way, in order, are empty.
    Lame {
        /// The squares that must be empty.
        via: Few<(i8, i8), VIA>,
        /// The square.
        to: (i8, i8),
    },
    /// Along a line over exactly one piece, the screen, and as far beyond as a ride would go.
    Hop {
        /// The step of the line.
        step: (i8, i8),
        /// Whether a piece of the same role is no screen and cannot be captured.
        bars_its_like: bool,
    },
}

impl Atom {
    /// The single step.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Atom::Leap(right, forward) | Atom::Ride(right, forward) => (right, forward),
            Atom::Lame { to, .. } => to,
            Atom::Hop { step, .. } => step,
        }
    }
}

/// Which symmetry of the atom belong to the pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Every rotation and reflection.
    All,
    /// The atom and its left-right reflection.
    Mirror,
}

/// What a pattern may do at its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Modality {
    /// Only enter an empty square.
    Move,
    /// Only capture.
    Capture,
    /// Either.
    Both,
}

impl Modality {
    /// Whether it may enter an empty square.
    pub const fn moves(self) -> bool {
        matches!(self, Modality::Move | Modality::Both)
    }
    /// Whether it may capture.
    pub const fn captures(self) -> bool {
        matches!(self, Modality::Capture | Modality::Both)
    }
}

/// A right to a move, held from the start until it is lost: its place in the game's list of rights.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Right(pub u8);

impl Right {
    /// The right's place in a table of rights.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One direction of moving. A role has one or more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pattern {
    /// How it covers ground.
    pub atom: Atom,
    /// Which symmetry of the atom it has.
    pub symmetry: Symmetry,
    /// What it may do at its end.
    pub modality: Modality,
    /// The right without which it may not be made.
    pub right: Option<Right>,
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
            atom: Atom::Leap(right, forward),
            symmetry: Symmetry::All,
            modality: Modality::Both,
            right: None,
            start: Zone::Board,
            within: Zone::Board,
            threatens: true,
        }
    }

    /// A ride in every direction, for moving and capturing.
    pub const fn ride(right: i8, forward: i8) -> Pattern {
        Pattern { atom: Atom::Ride(right, forward), ..Pattern::leap(0, 0) }
    }

    /// The same, only as written and mirrored left to right.
    pub const fn mirrored(self) -> Pattern {
        Pattern { symmetry: Symmetry::Mirror, ..self }
    }

    /// The same, for one modality.
    pub const fn only(self, modality: Modality) -> Pattern {
        Pattern { modality, ..self }
    }

    /// A leap in every direction over squares that must be empty.
    pub const fn lame(via: &[(i8, i8)], to: (i8, i8)) -> Pattern {
        Pattern { atom: Atom::Lame { via: Few::of(via), to }, ..Pattern::leap(0, 0) }
    }

    /// A hop over one piece in every direction.
    pub const fn hop(right: i8, forward: i8) -> Pattern {
        Pattern { atom: Atom::Hop { step: (right, forward), bars_its_like: false }, ..Pattern::leap(0, 0) }
    }

    /// A hop over one piece, neither over nor onto its like.
    pub const fn hop_but_its_like(right: i8, forward: i8) -> Pattern {
        Pattern { atom: Atom::Hop { step: (right, forward), bars_its_like: true }, ..Pattern::leap(0, 0) }
    }

    /// The same, while the right is held; it gives no check.
    pub const fn with_right(self, right: Right) -> Pattern {
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

    /// The distinct directions of this pattern for a side that looks this direction.
    pub fn directions(&self, facing: Facing) -> Vec<Direction> {
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
        let turns = match self.symmetry {
            Symmetry::Mirror => &TURNS[..2],
            Symmetry::All => &TURNS,
        };
        let via = match &self.atom {
            Atom::Lame { via, .. } => via.get(),
            Atom::Leap(..) | Atom::Ride(..) | Atom::Hop { .. } => &[],
        };
        let mut directions: Vec<Direction> = Vec::with_capacity(8);
        for turn in turns {
            let place = |step: (i8, i8)| facing.turn(turn(step));
            let direction = Direction {
                step: place(self.atom.step()),
                via: via.iter().map(|&step| place(step)).collect(),
            };
            if !directions.contains(&direction) {
                directions.push(direction);
            }
        }
        directions
    }
}

/// One image of an atom, as (files, ranks).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Direction {
    /// The step.
    pub step: (i8, i8),
    /// Squares that must be empty, in order.
    pub via: Vec<(i8, i8)>,
}
