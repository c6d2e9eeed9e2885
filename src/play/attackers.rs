//! The men that bear on a square, read off the attack tables.

use crate::board::{Seat, Square, SquareSet};
use crate::position::Position;
use crate::rules::{Aim, Arms, Kinds, Ray, Tables};

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
