//! What bears on a square, seen from that square: the tables of movement turned round.

use crate::board::{Square, SquareSet};
use crate::piece::{Kind, Seat};
use crate::position::Position;
use crate::tables::{Line, Mover, Ray, Tables};

/// A line along which men of a seat bear on a square, by riding to it or by hopping.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    /// Place of the ray from the square towards the men.
    ray: u8,
    /// Squares from which they may use it.
    start: SquareSet,
    riders: Kinds,
    hoppers: Kinds,
    /// Of the hoppers those that are stopped by their like.
    barred: Kinds,
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, Default, Debug)]
struct Kinds(u32);

impl Kinds {
    fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.0;
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the man on this square is of one of the kinds.
    #[inline(always)]
    fn has_man(self, position: &Position, at: Square) -> bool {
        position.man(at).is_some_and(|man| self.0 >> man.kind.0 & 1 == 1)
    }
}

/// A square from which a lame leaper of some kind captures, and what it leaps over.
#[derive(Clone, Debug)]
struct LameFrom {
    kind: Kind,
    from: Square,
    via: SquareSet,
}

/// All ways in which a seat's men capture on a square; on the king's, where that differs.
#[derive(Clone, Debug)]
pub(crate) struct Arms {
    seat: Seat,
    /// For each square those from which a man of some kind leaps to it.
    near: Vec<SquareSet>,
    lames: Vec<Vec<LameFrom>>,
    aims: Vec<Aim>,
    /// The kinds that ride or hop.
    sliders: Vec<Kind>,
}

impl Arms {
    /// Those of a seat whose kinds move so. Royal men also aim along `facing` rays.
    pub(crate) fn new(
        seat: Seat,
        squares: usize,
        movers: &[Mover],
        royals: &[Kind],
        facing: Option<[u8; 2]>,
    ) -> Arms {
        let mut arms = Arms {
            seat,
            near: vec![SquareSet::EMPTY; squares],
            lames: vec![Vec::new(); squares],
            aims: Vec::new(),
            sliders: Vec::new(),
        };
        for (index, mover) in movers.iter().enumerate() {
            let kind = Kind(index as u8);
            for (near, from) in arms.near.iter_mut().zip(&mover.taken_from) {
                *near |= *from;
            }
            for lame in mover.lames.iter().filter(|lame| lame.threatens) {
                for (lames, from) in arms.lames.iter_mut().zip(&lame.from) {
                    lames.extend(from.iter().map(|&(from, via)| LameFrom { kind, from, via }));
                }
            }
            for line in mover.rides.iter().filter(|line| line.purpose.captures()) {
                arms.aim(kind, line).riders.insert(kind);
            }
            for hop in mover.hops.iter().filter(|hop| hop.line.purpose.captures()) {
                let aim = arms.aim(kind, &hop.line);
                aim.hoppers.insert(kind);
                if hop.bars_its_like {
                    aim.barred.insert(kind);
                }
            }
        }
        for ray in facing.into_iter().flatten() {
            for &kind in royals {
                arms.aim_from(kind, ray, SquareSet(!0)).riders.insert(kind);
            }
        }
        arms
    }

    fn aim(&mut self, kind: Kind, line: &Line) -> &mut Aim {
        self.aim_from(kind, line.back, line.start)
    }

    fn aim_from(&mut self, kind: Kind, ray: u8, start: SquareSet) -> &mut Aim {
        if !self.sliders.contains(&kind) {
            self.sliders.push(kind);
        }
        let known = self.aims.iter().position(|aim| aim.ray == ray && aim.start == start);
        let place = known.unwrap_or_else(|| {
            let none = Kinds::default();
            self.aims.push(Aim { ray, start, riders: none, hoppers: none, barred: none });
            self.aims.len() - 1
        });
        &mut self.aims[place]
    }
}

/// The men that bear on one square.
#[derive(Clone, Copy)]
pub(crate) struct Bearing<'a> {
    tables: &'a Tables,
    arms: &'a Arms,
    position: &'a Position,
    square: Square,
    /// The men that count: those of the seat that still stand.
    men: SquareSet,
    /// Those that do not.
    gone: SquareSet,
}

impl<'a> Bearing<'a> {
    /// What men of `by` bear on the square, those on `gone` left aside.
    pub(crate) fn new(
        tables: &'a Tables,
        position: &'a Position,
        square: Square,
        by: Seat,
        gone: SquareSet,
    ) -> Bearing<'a> {
        Bearing {
            tables,
            arms: tables.arms(by),
            position,
            square,
            men: position.men_of(by).without(gone),
            gone,
        }
    }

    /// Men that leap to the square, whatever stands elsewhere.
    #[inline(always)]
    pub(crate) fn leapers(self) -> impl Iterator<Item = Square> + use<'a> {
        let near = self.arms.near[self.square.index()] & self.men;
        near.filter(move |&man| {
            self.position.man(man).is_some_and(|piece| {
                self.tables.mover(self.arms.seat, piece.kind).taken_from[self.square.index()].has(man)
            })
        })
    }

    /// Lame leapers, and what has to be empty for them.
    #[inline(always)]
    pub(crate) fn lames(self) -> impl Iterator<Item = (Square, SquareSet)> + use<'a> {
        let lames = self.arms.lames[self.square.index()].iter();
        lames
            .filter(move |lame| {
                self.men.has(lame.from) && self.position.men_of_kind(lame.kind).has(lame.from)
            })
            .map(|lame| (lame.from, lame.via))
    }

    /// The lines on which some rider or hopper stands.
    #[inline(always)]
    pub(crate) fn lines(self) -> impl Iterator<Item = Sight<'a>> {
        let kinds = self.arms.sliders.iter();
        let sliders =
            kinds.fold(SquareSet::EMPTY, |set, &kind| set | self.position.men_of_kind(kind)) & self.men;
        self.arms.aims.iter().filter_map(move |aim| {
            let ray = self.tables.ray(aim.ray);
            let bears = !(ray.squares(self.square) & sliders & aim.start).is_empty();
            bears.then_some(Sight { bearing: self, aim, ray })
        })
    }
}

/// One line on which some rider or hopper stands.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    bearing: Bearing<'a>,
    aim: &'a Aim,
    ray: &'a Ray,
}

impl Sight<'_> {
    /// The man nearest to a square of the line.
    #[inline(always)]
    pub(crate) fn next(self, from: Square, occupied: SquareSet) -> Option<Square> {
        self.ray.first_man(from, occupied)
    }

    /// The squares up to this one.
    #[inline(always)]
    pub(crate) fn up_to(self, at: Square) -> SquareSet {
        self.ray.squares(self.bearing.square).without(self.ray.squares(at))
    }

    /// Whether a rider stands here.
    #[inline(always)]
    pub(crate) fn rides(self, at: Square) -> bool {
        self.is_of(self.aim.riders, at)
    }

    /// Whether a hopper stands here.
    #[inline(always)]
    pub(crate) fn hops(self, at: Square) -> bool {
        self.is_of(self.aim.hoppers, at)
    }

    /// Whether hoppers use the line at all.
    #[inline(always)]
    pub(crate) fn has_hoppers(self) -> bool {
        !self.aim.hoppers.is_empty()
    }

    /// Whether the hopper here may hop over this screen and capture on the square.
    #[inline(always)]
    pub(crate) fn hops_over(self, at: Square, screen: Square) -> bool {
        let position = self.bearing.position;
        let barred = || {
            self.aim.barred.has_man(position, at) && {
                let alike = position.man(at).map_or(SquareSet::EMPTY, |man| position.men_of_kind(man.kind));
                let alike = alike.without(self.bearing.gone);
                alike.has(screen) || alike.has(self.bearing.square)
            }
        };
        self.hops(at) && !barred()
    }

    #[inline(always)]
    fn is_of(self, kinds: Kinds, at: Square) -> bool {
        self.bearing.men.has(at) && self.aim.start.has(at) && kinds.has_man(self.bearing.position, at)
    }
}
