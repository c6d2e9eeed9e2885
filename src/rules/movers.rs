//! How the men of one kind and seat move: their patterns, compiled to sets of squares.

use super::rays::Rays;
use crate::board::{SeatSpec, Shape, Square, SquareSet};
use crate::movement::{Pattern, Purpose, Stride, Way};

/// A line that a kind rides or hops along.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    /// Place of its ray in the list of rays.
    pub(crate) ray: u8,
    /// Place of the opposite ray.
    pub(crate) back: u8,
    pub(crate) purpose: Purpose,
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
pub(crate) struct Quiet {
    pub(crate) right: Option<u8>,
    pub(crate) purpose: Purpose,
    pub(crate) leaps: Vec<SquareSet>,
}

/// A leap over squares that must be empty.
#[derive(Clone, Debug)]
pub(crate) struct Lame {
    pub(crate) right: Option<u8>,
    pub(crate) threatens: bool,
    pub(crate) purpose: Purpose,
    /// From each square: where to, over what.
    pub(crate) to: Vec<Vec<(Square, SquareSet)>>,
    /// To each square: where from, over what.
    pub(crate) from: Vec<Vec<(Square, SquareSet)>>,
}

/// How a seat's men of one kind move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mover {
    /// Squares it may leap to if they are empty.
    pub(crate) quiet: Vec<SquareSet>,
    /// Squares on which it may capture by a leap.
    pub(crate) takes: Vec<SquareSet>,
    /// Squares from which it captures here by a leap.
    pub(crate) taken_from: Vec<SquareSet>,
    pub(crate) rides: Vec<Line>,
    pub(crate) hops: Vec<HopLine>,
    pub(crate) lames: Vec<Lame>,
    pub(crate) gated: Vec<Quiet>,
    /// Squares from which it could not move on an empty board.
    pub(crate) stuck: SquareSet,
}

fn line(rays: &mut Rays, way: &Way, pattern: &Pattern, start: SquareSet, within: SquareSet) -> Line {
    let (x, y) = way.step;
    Line {
        ray: rays.place((x, y), within),
        back: rays.place((-x, -y), within),
        purpose: pattern.purpose,
        start,
    }
}

impl Mover {
    pub(crate) fn new(shape: Shape, seat: &SeatSpec, patterns: &[Pattern], rays: &mut Rays) -> Mover {
        let nothing = vec![SquareSet::EMPTY; shape.len()];
        let mut mover =
            Mover { quiet: nothing.clone(), takes: nothing.clone(), taken_from: nothing, ..Mover::default() };
        let mut stuck = shape.all();
        for pattern in patterns {
            let within = seat.facing.zone(shape, pattern.within);
            let start = seat.facing.zone(shape, pattern.start) & within;
            let ways = pattern.ways(seat.facing);
            let lands = |from: Square, way: &Way| {
                shape.offset(from, way.step).filter(|to| start.has(from) && within.has(*to))
            };
            let leaves = |from: &Square| ways.iter().any(|way| lands(*from, way).is_some());
            stuck = stuck.without(shape.squares().filter(leaves).collect());
            match pattern.stride {
                Stride::Ride(..) => {
                    mover.rides.extend(ways.iter().map(|way| line(rays, way, pattern, start, within)));
                }
                Stride::Hop { bars_its_like, .. } => {
                    let lines = ways.iter().map(|way| line(rays, way, pattern, start, within));
                    mover.hops.extend(lines.map(|line| HopLine { line, bars_its_like }));
                }
                Stride::Lame { .. } => mover.lames.push(lame(shape, pattern, &ways, lands)),
                Stride::Leap(..) => {
                    let leaps: Vec<SquareSet> = shape
                        .squares()
                        .map(|from| ways.iter().filter_map(|way| lands(from, way)).collect())
                        .collect();
                    mover.add_leaps(shape, pattern, leaps);
                }
            }
        }
        mover.stuck = stuck;
        mover
    }

    fn add_leaps(&mut self, shape: Shape, pattern: &Pattern, leaps: Vec<SquareSet>) {
        if pattern.right.is_some() || !pattern.threatens {
            self.gated.push(Quiet { right: pattern.right, purpose: pattern.purpose, leaps });
            return;
        }
        for from in shape.squares() {
            if pattern.purpose.moves() {
                self.quiet[from.index()] |= leaps[from.index()];
            }
            if pattern.purpose.captures() {
                self.takes[from.index()] |= leaps[from.index()];
                leaps[from.index()].for_each(|to| self.taken_from[to.index()].insert(from));
            }
        }
    }
}

fn lame(
    shape: Shape,
    pattern: &Pattern,
    ways: &[Way],
    lands: impl Fn(Square, &Way) -> Option<Square>,
) -> Lame {
    let mut lame = Lame {
        right: pattern.right,
        threatens: pattern.threatens && pattern.right.is_none() && pattern.purpose.captures(),
        purpose: pattern.purpose,
        to: vec![Vec::new(); shape.len()],
        from: vec![Vec::new(); shape.len()],
    };
    for from in shape.squares() {
        for way in ways {
            if let Some(to) = lands(from, way) {
                let via = way.via.iter().filter_map(|&step| shape.offset(from, step)).collect();
                lame.to[from.index()].push((to, via));
                lame.from[to.index()].push((from, via));
            }
        }
    }
    lame
}
