//! Rays: lines of squares from every square to the edge of a zone.

use super::per_square::PerSquare;
use crate::board::{Shape, Square, SquareSet};

/// One direction of riding: the squares of the line from each square to the edge of its zone.
#[derive(Clone, Debug)]
pub(crate) struct Ray {
    vector: (i8, i8),
    within: SquareSet,
    /// Whether squares on the line come in ascending order.
    pub(super) ascending: bool,
    pub(super) squares: PerSquare<SquareSet>,
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
        Ray { vector, within, ascending, squares: PerSquare::of(shape, line) }
    }

    /// The squares of the line, all the way.
    #[inline(always)]
    pub(crate) fn squares(&self, from: Square) -> SquareSet {
        self.squares[from]
    }

    /// The first piece on the line.
    #[inline(always)]
    pub(crate) fn first_piece(&self, from: Square, occupied: SquareSet) -> Option<Square> {
        let pieces = self.squares[from] & occupied;
        if self.ascending { pieces.first() } else { pieces.last() }
    }

    /// The squares up to and with the first piece.
    #[inline(always)]
    pub(crate) fn reach(&self, from: Square, occupied: SquareSet) -> SquareSet {
        let line = self.squares[from];
        match self.first_piece(from, occupied) {
            Some(piece) => line.without(self.squares[piece]),
            None => line,
        }
    }

    /// The squares beyond the first piece, up to and with the second, if the first may be a screen.
    #[inline(always)]
    pub(crate) fn beyond(&self, from: Square, occupied: SquareSet, no_screen: SquareSet) -> SquareSet {
        match self.first_piece(from, occupied) {
            Some(screen) if !no_screen.has(screen) => self.reach(screen, occupied),
            _ => SquareSet::EMPTY,
        }
    }
}

/// Finds or makes rays.
pub(crate) struct Rays {
    pub(crate) shape: Shape,
    pub(crate) rays: Vec<Ray>,
}

impl Rays {
    pub(crate) fn place(&mut self, vector: (i8, i8), within: SquareSet) -> u8 {
        match self.rays.iter().position(|ray| ray.vector == vector && ray.within == within) {
            Some(index) => index as u8,
            None => {
                self.rays.push(Ray::new(self.shape, vector, within));
                // More than there is room for is refused when all is compiled.
                (self.rays.len() - 1) as u8
            }
        }
    }
}
