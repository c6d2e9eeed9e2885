//! Attack sources: the pieces that bear on a square, read off the attack tables.

use crate::board::{Seat, Square, SquareSet};
use crate::position::Position;
use crate::rules::{AttackRay, AttackTables, Ray, RoleSet, Tables};

/// The pieces that bear on one square.
#[derive(Clone, Copy)]
pub(crate) struct Attackers<'a> {
    tables: &'a Tables,
    attack_tables: &'a AttackTables,
    position: &'a Position,
    square: Square,
    /// The pieces that count: those of the seat that still stand.
    pieces: SquareSet,
    /// Those that do not.
    gone: SquareSet,
}

impl<'a> Attackers<'a> {
    /// What pieces of `by` bear on the square, those on `gone` left aside.
    pub(crate) fn new(
        tables: &'a Tables,
        position: &'a Position,
        square: Square,
        by: Seat,
        gone: SquareSet,
    ) -> Attackers<'a> {
        Attackers {
            tables,
            attack_tables: tables.attack_tables(position, by),
            position,
            square,
            pieces: position.pieces_of(by).without(gone),
            gone,
        }
    }

    /// Pieces that leap to the square, whatever stands elsewhere.
    #[inline(always)]
    pub(crate) fn leapers(self) -> impl Iterator<Item = Square> + use<'a> {
        let near = self.attack_tables.near[self.square] & self.pieces;
        near.filter(move |&other| {
            self.position.piece_at(other).is_some_and(|piece| {
                self.tables.mover(self.attack_tables.seat, piece.role).captured_from[self.square].has(other)
            })
        })
    }

    /// Lame leapers, and what has to be empty for them.
    #[inline(always)]
    pub(crate) fn lames(self) -> impl Iterator<Item = (Square, SquareSet)> + use<'a> {
        let some = !(self.attack_tables.lames_near[self.square] & self.pieces).is_empty();
        let lames = if some { &self.attack_tables.lames[self.square] } else { &[] };
        lames
            .iter()
            .filter(move |lame| {
                self.pieces.has(lame.from) && self.position.pieces_of_role(lame.role).has(lame.from)
            })
            .map(|lame| (lame.from, lame.via))
    }

    /// The lines on which some rider or hopper stands.
    #[inline(always)]
    pub(crate) fn lines(self) -> impl Iterator<Item = AttackLine<'a>> {
        let sliders = self.attack_tables.sliders_of(self.position) & self.pieces;
        let some = !(self.attack_tables.aligned[self.square] & sliders).is_empty();
        let rays = if some { &*self.attack_tables.rays } else { &[] };
        rays.iter().filter_map(move |aim| {
            let ray = self.tables.ray(aim.ray);
            let bears = !(ray.squares(self.square) & sliders & aim.start).is_empty();
            bears.then_some(AttackLine { attackers: self, aim, ray })
        })
    }
}

/// One line on which some rider or hopper stands.
#[derive(Clone, Copy)]
pub(crate) struct AttackLine<'a> {
    attackers: Attackers<'a>,
    aim: &'a AttackRay,
    ray: &'a Ray,
}

impl AttackLine<'_> {
    /// The piece nearest to a square of the line.
    #[inline(always)]
    pub(crate) fn next(self, from: Square, occupied: SquareSet) -> Option<Square> {
        self.ray.first_piece(from, occupied)
    }

    /// The squares up to this one.
    #[inline(always)]
    pub(crate) fn up_to(self, at: Square) -> SquareSet {
        self.ray.squares(self.attackers.square).without(self.ray.squares(at))
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
        let position = self.attackers.position;
        let barred = || {
            self.aim.barred.has_piece(position, at) && {
                let alike = position
                    .piece_at(at)
                    .map_or(SquareSet::EMPTY, |piece| position.pieces_of_role(piece.role));
                let alike = alike.without(self.attackers.gone);
                alike.has(screen) || alike.has(self.attackers.square)
            }
        };
        self.hops(at) && !barred()
    }

    #[inline(always)]
    fn is_of(self, roles: RoleSet, at: Square) -> bool {
        self.attackers.pieces.has(at)
            && self.aim.start.has(at)
            && roles.has_piece(self.attackers.position, at)
    }
}
