//! Patterns compiled to sets of squares. They say the same as [`crate::pattern::walk`], faster.

use crate::board::{Shape, Square, SquareSet, Zone};
use crate::pattern::{Purpose, Stride};
use crate::piece::{Kind, Piece, Seat, SeatSpec};
use crate::rules::{Castling, Terms};

/// One direction of riding: the squares of the line from each square to the edge.
#[derive(Clone, Debug)]
pub(crate) struct Ray {
    vector: (i8, i8),
    /// Whether squares on the line come in ascending order.
    ascending: bool,
    squares: Vec<SquareSet>,
}

impl Ray {
    fn new(shape: Shape, vector: (i8, i8)) -> Ray {
        let line = |from: Square| {
            core::iter::successors(shape.offset(from, vector), |&square| shape.offset(square, vector))
                .collect()
        };
        let ascending = vector.1 > 0 || (vector.1 == 0 && vector.0 > 0);
        Ray { vector, ascending, squares: shape.squares().map(line).collect() }
    }

    /// The first man on the line.
    pub(crate) fn first_man(&self, from: Square, occupied: SquareSet) -> Option<Square> {
        let men = self.squares[from.index()] & occupied;
        if self.ascending { men.first() } else { men.last() }
    }

    /// The squares up to and with the first man.
    pub(crate) fn reach(&self, from: Square, occupied: SquareSet) -> SquareSet {
        let line = self.squares[from.index()];
        match self.first_man(from, occupied) {
            Some(man) => line.without(self.squares[man.index()]),
            None => line,
        }
    }
}

/// A leap that needs a right.
#[derive(Clone, Debug)]
pub(crate) struct Gated {
    pub(crate) right: u8,
    pub(crate) purpose: Purpose,
    pub(crate) leaps: Vec<SquareSet>,
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
    /// Rays it rides: place in the list of rays, the opposite ray, purpose.
    pub(crate) rides: Vec<(u8, u8, Purpose)>,
    /// Leaps under a right. They do not give check.
    pub(crate) gated: Vec<Gated>,
}

/// The compiled tables of a rule set.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) rays: Vec<Ray>,
    movers: Vec<Mover>,
    kinds: usize,
    /// For each square, those from which something could be uncovered on it.
    pub(crate) lines_to: Vec<SquareSet>,
    pub(crate) last_rank: Vec<SquareSet>,
    pub(crate) own_half: Vec<SquareSet>,
    /// For each seat the squares that its castling right depends on.
    pub(crate) castling_homes: Vec<SquareSet>,
    pub(crate) royals: Vec<Kind>,
    /// Rights that a check takes away, as bits.
    pub(crate) rights_lost_in_check: u16,
}

impl Tables {
    pub(crate) fn new(shape: Shape, seats: &[SeatSpec], terms: &Terms, array: &[Option<Piece>]) -> Tables {
        let mut rays: Vec<Ray> = Vec::new();
        let mut ray_of = |vector: (i8, i8)| match rays.iter().position(|ray| ray.vector == vector) {
            Some(index) => index as u8,
            None => {
                rays.push(Ray::new(shape, vector));
                rays.len() as u8 - 1
            }
        };
        let mut movers = Vec::new();
        for seat in seats {
            for kind in terms.kinds.iter() {
                let nothing = vec![SquareSet::EMPTY; shape.len()];
                let mut mover = Mover {
                    quiet: nothing.clone(),
                    takes: nothing.clone(),
                    taken_from: nothing.clone(),
                    ..Mover::default()
                };
                for pattern in kind.patterns.iter() {
                    let vectors = pattern.vectors(seat.facing);
                    if let Stride::Ride(..) = pattern.stride {
                        let opposite = |(x, y): (i8, i8)| (-x, -y);
                        mover.rides.extend(
                            vectors
                                .iter()
                                .map(|&vector| (ray_of(vector), ray_of(opposite(vector)), pattern.purpose)),
                        );
                        continue;
                    }
                    let leaps: Vec<SquareSet> = shape
                        .squares()
                        .map(|from| vectors.iter().filter_map(|&vector| shape.offset(from, vector)).collect())
                        .collect();
                    if let Some(right) = pattern.right {
                        mover.gated.push(Gated { right, purpose: pattern.purpose, leaps });
                        continue;
                    }
                    for from in shape.squares() {
                        if pattern.purpose.moves() {
                            mover.quiet[from.index()] |= leaps[from.index()];
                        }
                        if pattern.purpose.captures() {
                            mover.takes[from.index()] |= leaps[from.index()];
                            leaps[from.index()].for_each(|to| mover.taken_from[to.index()].insert(from));
                        }
                    }
                }
                movers.push(mover);
            }
        }
        let lines_to =
            |square: Square| rays.iter().fold(SquareSet::EMPTY, |set, ray| set | ray.squares[square.index()]);
        let lines_to = shape.squares().map(lines_to).collect();
        let zone = |zone| seats.iter().map(|seat| seat.facing.zone(shape, zone)).collect();
        let rights_lost_in_check = (0..terms.rights.len())
            .filter(|&right| terms.rights[right].lost_in_check && terms.right_is_used(right as u8))
            .fold(0, |bits, right| bits | 1 << right);
        Tables {
            movers,
            kinds: terms.kinds.len(),
            lines_to,
            last_rank: zone(Zone::LastRank),
            own_half: zone(Zone::OwnHalf),
            castling_homes: (0..seats.len())
                .map(|seat| castling_homes(shape, seats, terms, array, seat))
                .collect(),
            royals: terms.royals().collect(),
            rights_lost_in_check,
            rays,
        }
    }

    pub(crate) fn mover(&self, seat: Seat, kind: Kind) -> &Mover {
        &self.movers[seat.index() * self.kinds + kind.index()]
    }

    pub(crate) fn ray(&self, index: u8) -> &Ray {
        &self.rays[index as usize]
    }
}

/// Where the king and the right-hand rook of a seat stand at the start.
fn castling_homes(
    shape: Shape,
    seats: &[SeatSpec],
    terms: &Terms,
    array: &[Option<Piece>],
    seat: usize,
) -> SquareSet {
    let Castling::Rightward { rook, .. } = terms.castling else { return SquareSet::EMPTY };
    let own = |kind: Kind| {
        shape
            .squares()
            .filter(move |square| array[square.index()] == Some(Piece { seat: Seat(seat as u8), kind }))
    };
    let king = terms.royals().flat_map(own).next();
    let rightmost = |square: &Square| {
        let (right, up) = seats[seat].facing.turn((1, 0));
        shape.file(*square) * right + shape.rank(*square) * up
    };
    let rook = own(rook).max_by_key(rightmost);
    king.into_iter().chain(rook).collect()
}
