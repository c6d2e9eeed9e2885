//! Patterns compiled to sets of squares. They say the same as [`crate::pattern::walk`], faster.

use crate::arms::Arms;
use crate::board::{Shape, Square, SquareSet, Zone};
use crate::pattern::{Pattern, Purpose, Stride, Way};
use crate::piece::{Kind, Piece, Seat, SeatSpec};
use crate::rules::{Castling, Generals, Home, InCheck, Terms};

/// One direction of riding: the squares of the line from each square to the edge of its zone.
#[derive(Clone, Debug)]
pub(crate) struct Ray {
    vector: (i8, i8),
    within: SquareSet,
    /// Whether squares on the line come in ascending order.
    ascending: bool,
    squares: Vec<SquareSet>,
}

impl Ray {
    fn new(shape: Shape, vector: (i8, i8), within: SquareSet) -> Ray {
        let line = |from: Square| {
            if !within.has(from) {
                return SquareSet::EMPTY;
            }
            core::iter::successors(shape.offset(from, vector), |&square| shape.offset(square, vector))
                .take_while(|&square| within.has(square))
                .collect()
        };
        let ascending = vector.1 > 0 || (vector.1 == 0 && vector.0 > 0);
        Ray { vector, within, ascending, squares: shape.squares().map(line).collect() }
    }

    /// The squares of the line, all the way.
    #[inline(always)]
    pub(crate) fn squares(&self, from: Square) -> SquareSet {
        self.squares[from.index()]
    }

    /// The first man on the line.
    #[inline(always)]
    pub(crate) fn first_man(&self, from: Square, occupied: SquareSet) -> Option<Square> {
        let men = self.squares[from.index()] & occupied;
        if self.ascending { men.first() } else { men.last() }
    }

    /// The squares up to and with the first man.
    #[inline(always)]
    pub(crate) fn reach(&self, from: Square, occupied: SquareSet) -> SquareSet {
        let line = self.squares[from.index()];
        match self.first_man(from, occupied) {
            Some(man) => line.without(self.squares[man.index()]),
            None => line,
        }
    }

    /// The squares beyond the first man, up to and with the second, if the first may be a screen.
    #[inline(always)]
    pub(crate) fn beyond(&self, from: Square, occupied: SquareSet, no_screen: SquareSet) -> SquareSet {
        match self.first_man(from, occupied) {
            Some(screen) if !no_screen.has(screen) => self.reach(screen, occupied),
            _ => SquareSet::EMPTY,
        }
    }
}

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

/// The compiled tables of a rule set.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) rays: Vec<Ray>,
    movers: Vec<Mover>,
    kinds: usize,
    /// For each seat, how its men bear on each square.
    arms: Vec<Arms>,
    /// Whether some hopper is stopped by its like.
    pub(crate) kinds_bar_their_like: bool,
    pub(crate) own_half: Vec<SquareSet>,
    pub(crate) promotion_zone: Vec<SquareSet>,
    /// For each right and seat the squares that it depends on.
    pub(crate) homes: Vec<Vec<SquareSet>>,
    pub(crate) royals: Vec<Kind>,
    /// The two rays along a file, where generals may not face.
    pub(crate) facing: Option<[u8; 2]>,
    /// Rights that something at the start of a turn may take away, as bits.
    pub(crate) rights_at_stake: u16,
}

/// Finds or makes rays.
struct Rays {
    shape: Shape,
    rays: Vec<Ray>,
}

impl Rays {
    fn place(&mut self, vector: (i8, i8), within: SquareSet) -> u8 {
        match self.rays.iter().position(|ray| ray.vector == vector && ray.within == within) {
            Some(index) => index as u8,
            None => {
                self.rays.push(Ray::new(self.shape, vector, within));
                self.rays.len() as u8 - 1
            }
        }
    }

    fn line(&mut self, way: &Way, pattern: &Pattern, start: SquareSet, within: SquareSet) -> Line {
        let (x, y) = way.step;
        Line {
            ray: self.place((x, y), within),
            back: self.place((-x, -y), within),
            purpose: pattern.purpose,
            start,
        }
    }
}

impl Mover {
    fn new(shape: Shape, seat: &SeatSpec, patterns: &[Pattern], rays: &mut Rays) -> Mover {
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
                    mover.rides.extend(ways.iter().map(|way| rays.line(way, pattern, start, within)));
                }
                Stride::Hop { bars_its_like, .. } => {
                    let lines = ways.iter().map(|way| rays.line(way, pattern, start, within));
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

impl Tables {
    pub(crate) fn new(shape: Shape, seats: &[SeatSpec], terms: &Terms, array: &[Option<Piece>]) -> Tables {
        let mut rays = Rays { shape, rays: Vec::new() };
        let mut movers = Vec::new();
        for seat in seats {
            movers.extend(terms.kinds.iter().map(|kind| Mover::new(shape, seat, &kind.patterns, &mut rays)));
        }
        let facing = match terms.generals {
            Generals::MayFace => None,
            Generals::FacingForfeits | Generals::FacingDraws | Generals::FacingCounts(_) => None,
            Generals::MayNotFace => Some([rays.place((0, 1), shape.all()), rays.place((0, -1), shape.all())]),
        };
        let rays = rays.rays;
        let royals: Vec<Kind> = terms.royals().collect();
        let by_seat = movers.chunks(terms.kinds.len()).enumerate();
        let arms = by_seat.map(|(seat, own)| Arms::new(Seat(seat as u8), shape.len(), own, &royals, facing));
        let arms = arms.collect();
        let zone = |zone| seats.iter().map(|seat| seat.facing.zone(shape, zone)).collect();
        let at_stake = |right: &usize| {
            let spec = terms.rights[*right];
            (spec.in_check == InCheck::Lost || spec.aimed_at_by.is_some())
                && terms.right_is_used(*right as u8)
        };
        Tables {
            kinds: terms.kinds.len(),
            arms,
            kinds_bar_their_like: movers.iter().flat_map(|mover| &mover.hops).any(|hop| hop.bars_its_like),
            own_half: zone(Zone::OwnHalf),
            promotion_zone: zone(terms.promotion.zone),
            homes: terms
                .rights
                .iter()
                .map(|right| {
                    (0..seats.len()).map(|seat| homes(shape, seats, terms, array, right.home, seat)).collect()
                })
                .collect(),
            royals,
            facing,
            rights_at_stake: (0..terms.rights.len())
                .filter(at_stake)
                .fold(0, |bits, right| bits | 1 << right),
            movers,
            rays,
        }
    }

    #[inline(always)]
    pub(crate) fn mover(&self, seat: Seat, kind: Kind) -> &Mover {
        &self.movers[seat.index() * self.kinds + kind.index()]
    }

    /// How a seat's men bear on squares.
    #[inline(always)]
    pub(crate) fn arms(&self, seat: Seat) -> &Arms {
        &self.arms[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn ray(&self, index: u8) -> &Ray {
        &self.rays[index as usize]
    }
}

/// The squares in the array that a seat's right depends on.
fn homes(
    shape: Shape,
    seats: &[SeatSpec],
    terms: &Terms,
    array: &[Option<Piece>],
    home: Home,
    seat: usize,
) -> SquareSet {
    let own = |kind: Kind| {
        let piece = Some(Piece { seat: Seat(seat as u8), kind });
        shape.squares().filter(move |square| array[square.index()] == piece)
    };
    match (home, terms.castling) {
        (Home::Of(kind), _) => own(kind).collect(),
        (Home::Castling, Castling::Rightward { rook, .. }) => {
            let rightmost = |square: &Square| {
                let (right, up) = seats[seat].facing.turn((1, 0));
                shape.file(*square) * right + shape.rank(*square) * up
            };
            terms.royals().flat_map(own).chain(own(rook).max_by_key(rightmost)).collect()
        }
        (Home::None, _) | (Home::Castling, Castling::No) => SquareSet::EMPTY,
    }
}
