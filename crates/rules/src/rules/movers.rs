//! The move tables of one role and seat: its patterns, compiled to sets of squares.

use super::per_square::{Lists, PerSquare};
use super::rays::Rays;
use crate::board::{SeatSpec, Shape, Square, SquareSet};
use crate::movement::{Atom, Direction, Modality, Pattern, Right};

/// A line that a role rides or hops along.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// Place of its ray in the list of rays.
    pub(crate) ray: u8,
    /// Place of the opposite ray.
    pub(crate) back: u8,
    pub(crate) modality: Modality,
    /// Squares from which it may be used.
    pub(crate) start: SquareSet,
}

/// A line with a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HopLine {
    pub(crate) line: Line,
    pub(crate) bars_its_like: bool,
}

/// A leap that needs a right, or gives no check.
#[derive(Clone, Debug)]
pub(crate) struct ConditionalLeap {
    pub(crate) right: Option<Right>,
    pub(crate) modality: Modality,
    pub(crate) leaps: PerSquare<SquareSet>,
}

/// A leap over squares that must be empty.
#[derive(Clone, Debug)]
pub(crate) struct Lame {
    pub(crate) right: Option<Right>,
    pub(crate) threatens: bool,
    pub(crate) modality: Modality,
    /// From each square: where to, over what.
    pub(crate) to: Lists<(Square, SquareSet)>,
    /// To each square: where from, over what.
    pub(crate) from: Lists<(Square, SquareSet)>,
}

/// How a seat's pieces of one role move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mover {
    /// Squares it may leap to if they are empty.
    pub(crate) moves_to: PerSquare<SquareSet>,
    /// Squares on which it may capture by a leap.
    pub(crate) captures_on: PerSquare<SquareSet>,
    /// Squares from which it captures here by a leap.
    pub(crate) captured_from: PerSquare<SquareSet>,
    pub(crate) rides: Vec<Line>,
    pub(crate) hops: Vec<HopLine>,
    pub(crate) lames: Vec<Lame>,
    pub(crate) gated: Vec<ConditionalLeap>,
    /// Squares where its steps may promote; where those do that start there, too.
    pub(crate) promotes_on: SquareSet,
    /// Whether it moves by the first leaps alone: the four lists are empty.
    pub(crate) only_leaps: bool,
    /// Squares from which it could not move on an empty board.
    pub(crate) stuck: SquareSet,
}

fn line(
    rays: &mut Rays,
    direction: &Direction,
    pattern: &Pattern,
    start: SquareSet,
    within: SquareSet,
) -> Line {
    let (x, y) = direction.step;
    Line {
        ray: rays.place((x, y), within),
        back: rays.place((-x, -y), within),
        modality: pattern.modality,
        start,
    }
}

impl Mover {
    pub(crate) fn new(shape: Shape, seat: &SeatSpec, patterns: &[Pattern], rays: &mut Rays) -> Mover {
        let mut mover = Mover::default();
        let mut stuck = shape.all();
        for pattern in patterns {
            let within = seat.facing.zone(shape, pattern.within);
            let start = seat.facing.zone(shape, pattern.start) & within;
            let directions = pattern.directions(seat.facing);
            let lands = |from: Square, direction: &Direction| {
                shape.offset(from, direction.step).filter(|to| start.has(from) && within.has(*to))
            };
            let leaves = |from: &Square| directions.iter().any(|direction| lands(*from, direction).is_some());
            stuck = stuck.without(shape.squares().filter(leaves).collect());
            match pattern.atom {
                Atom::Ride(..) => {
                    mover.rides.extend(
                        directions.iter().map(|direction| line(rays, direction, pattern, start, within)),
                    );
                }
                Atom::Hop { bars_its_like, .. } => {
                    let lines =
                        directions.iter().map(|direction| line(rays, direction, pattern, start, within));
                    mover.hops.extend(lines.map(|line| HopLine { line, bars_its_like }));
                }
                Atom::Lame { .. } => mover.lames.push(lame(shape, pattern, &directions, lands)),
                Atom::Leap(..) => {
                    let leaps = PerSquare::of(shape, |from| {
                        directions.iter().filter_map(|direction| lands(from, direction)).collect()
                    });
                    mover.add_leaps(shape, pattern, leaps);
                }
            }
        }
        mover.stuck = stuck;
        mover.only_leaps = mover.rides.is_empty()
            && mover.hops.is_empty()
            && mover.lames.is_empty()
            && mover.gated.is_empty();
        mover
    }

    fn add_leaps(&mut self, shape: Shape, pattern: &Pattern, leaps: PerSquare<SquareSet>) {
        if pattern.right.is_some() || !pattern.threatens {
            self.gated.push(ConditionalLeap { right: pattern.right, modality: pattern.modality, leaps });
            return;
        }
        for from in shape.squares() {
            if pattern.modality.moves() {
                self.moves_to[from] |= leaps[from];
            }
            if pattern.modality.captures() {
                self.captures_on[from] |= leaps[from];
                leaps[from].for_each(|to| self.captured_from[to].insert(from));
            }
        }
    }
}

fn lame(
    shape: Shape,
    pattern: &Pattern,
    directions: &[Direction],
    lands: impl Fn(Square, &Direction) -> Option<Square>,
) -> Lame {
    let mut from_there = vec![Vec::new(); shape.len()];
    let to = Lists::of(shape, |from| {
        let steps = directions.iter().filter_map(|direction| {
            let to = lands(from, direction)?;
            let via = direction.via.iter().filter_map(|&step| shape.offset(from, step)).collect();
            from_there[to.index()].push((from, via));
            Some((to, via))
        });
        steps.collect()
    });
    Lame {
        right: pattern.right,
        threatens: pattern.threatens && pattern.right.is_none() && pattern.modality.captures(),
        modality: pattern.modality,
        to,
        from: Lists::of(shape, |to| core::mem::take(&mut from_there[to.index()])),
    }
}
