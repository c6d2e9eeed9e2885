//! Arrays with an entry for every square, laid out flat: the move generator reads them at every step.

use core::ops::{Index, IndexMut};

use crate::board::{SQUARES, Shape, Square};

/// Room for the squares of any board, rounded up to a power of two: an index is masked and needs no check.
const ROOM: usize = 128;
const _: () = assert!(SQUARES <= ROOM);

/// One value for each square. Beyond the board the values are the default.
#[derive(Clone, Debug)]
pub(crate) struct PerSquare<T>(Box<[T; ROOM]>);

impl<T: Copy + Default> PerSquare<T> {
    /// The values that a function gives.
    pub(super) fn of(shape: Shape, mut value: impl FnMut(Square) -> T) -> PerSquare<T> {
        let mut table = PerSquare::default();
        shape.squares().for_each(|square| table[square] = value(square));
        table
    }

    /// All values, those beyond the board too.
    #[cfg(debug_assertions)]
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T: Copy + Default> Default for PerSquare<T> {
    fn default() -> PerSquare<T> {
        PerSquare(Box::new([T::default(); ROOM]))
    }
}

impl<T> Index<Square> for PerSquare<T> {
    type Output = T;

    #[inline(always)]
    fn index(&self, square: Square) -> &T {
        &self.0[square.index() & (ROOM - 1)]
    }
}

impl<T> IndexMut<Square> for PerSquare<T> {
    #[inline(always)]
    fn index_mut(&mut self, square: Square) -> &mut T {
        &mut self.0[square.index() & (ROOM - 1)]
    }
}

/// A list for each square.
#[derive(Clone, Debug)]
pub(crate) struct Lists<T> {
    items: Vec<T>,
    /// Where the list of each square begins and ends.
    places: PerSquare<[u16; 2]>,
}

impl<T> Lists<T> {
    /// The lists that a function gives.
    pub(super) fn of(shape: Shape, mut list: impl FnMut(Square) -> Vec<T>) -> Lists<T> {
        let mut items = Vec::new();
        let places = PerSquare::of(shape, |square| {
            let begin = items.len() as u16;
            items.extend(list(square));
            [begin, items.len() as u16]
        });
        Lists { items, places }
    }

    /// All items, whichever square’s they are.
    #[cfg(debug_assertions)]
    pub(super) fn items_mut(&mut self) -> &mut [T] {
        &mut self.items
    }

    /// Leaves every list empty.
    #[cfg(debug_assertions)]
    pub(super) fn clear(&mut self) {
        self.places = PerSquare::default();
    }
}

impl<T> Index<Square> for Lists<T> {
    type Output = [T];

    #[inline(always)]
    fn index(&self, square: Square) -> &[T] {
        let [begin, end] = self.places[square];
        &self.items[usize::from(begin)..usize::from(end)]
    }
}
