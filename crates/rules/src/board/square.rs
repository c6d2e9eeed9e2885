//! Squares, sets of squares, and the shape of a board.

use core::fmt;

/// A square or point of a board: `rank * files + file`, both counted from 0 at the first
/// player's left. Its text (`e2`) depends on the board's [`Shape`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub u8);

impl Square {
    /// The square's place in a table of squares.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Most squares of a board: a position has room for so many.
pub const SQUARES: usize = 120;

/// Files and ranks of a board, at most [`SQUARES`] squares in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Number of files (columns), 1 to 26.
    pub files: u8,
    /// Number of ranks (rows).
    pub ranks: u8,
}

impl Shape {
    /// Number of squares.
    pub const fn len(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Always false: a board has squares.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The square on this file and rank (from 0), if the board has it.
    pub const fn square(self, file: i8, rank: i8) -> Option<Square> {
        if file < 0 || rank < 0 || file >= self.files as i8 || rank >= self.ranks as i8 {
            return None;
        }
        Some(Square(rank as u8 * self.files + file as u8))
    }

    /// File of a square, from 0.
    pub const fn file(self, square: Square) -> i8 {
        (square.0 % self.files) as i8
    }

    /// Rank of a square, from 0.
    pub const fn rank(self, square: Square) -> i8 {
        (square.0 / self.files) as i8
    }

    /// The square `(files, ranks)` away, if the board has it.
    pub const fn offset(self, square: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        self.square(self.file(square) + files, self.rank(square) + ranks)
    }

    /// All squares, a1 first, rank by rank.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.len() as u8).map(Square)
    }

    /// The square with this name, such as `e2` or `i10`.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Shape, Square};
    /// let board = Shape { files: 8, ranks: 8 };
    /// assert_eq!(board.parse("b1"), Some(Square(1)));
    /// assert_eq!(board.parse("i1"), None);
    /// assert_eq!((board.parse("b01"), board.parse("š1")), (None, None));
    /// ```
    pub const fn parse(self, name: &str) -> Option<Square> {
        let (file, rank) = match *name.as_bytes() {
            [file @ b'a'..=b'z', rank @ b'1'..=b'9'] => (file, rank - b'0'),
            [file @ b'a'..=b'z', tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => {
                (file, 10 * (tens - b'0') + ones - b'0')
            }
            _ => return None,
        };
        self.square((file - b'a') as i8, rank as i8 - 1)
    }

    /// The square's name.
    pub fn name(self, square: Square) -> String {
        String::from(&*self.name_of(square))
    }

    /// The same without an allocation: lists of moves are full of names.
    pub fn name_of(self, square: Square) -> SquareName {
        let (file, rank) = (b'a' + self.file(square) as u8, self.rank(square) as u8 + 1);
        let (tens, ones) = (b'0' + rank / 10, b'0' + rank % 10);
        if rank < 10 {
            SquareName { text: [file, ones, 0], len: 2 }
        } else {
            SquareName { text: [file, tens, ones], len: 3 }
        }
    }

    /// The squares with these names.
    ///
    /// # Panics
    /// If the board lacks one; in a constant, that is an error of the compiler's.
    pub const fn named(self, names: &[&str]) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        let mut index = 0;
        while index < names.len() {
            let Some(square) = self.parse(names[index]) else { panic!("no square has this name") };
            set = SquareSet(set.0 | SquareSet::of(square).0);
            index += 1;
        }
        set
    }

    /// The whole board as a set.
    pub const fn all(self) -> SquareSet {
        let squares = self.len();
        SquareSet(if squares >= 128 { u128::MAX } else { (1 << squares) - 1 })
    }
}

/// A square's name.
#[derive(Clone, Copy)]
pub struct SquareName {
    text: [u8; 3],
    len: u8,
}

impl core::ops::Deref for SquareName {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        str::from_utf8(&self.text[..self.len as usize]).unwrap_or_default()
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub u128);

// Shifting 128 bits by a variable number of places is slow, on WebAssembly a call; the methods
// work on halves instead.
impl SquareSet {
    /// The set without squares.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set of one square.
    #[inline(always)]
    pub const fn of(square: Square) -> SquareSet {
        let bit = 1 << (square.0 & 63);
        if square.0 < 64 { SquareSet::joined(bit, 0) } else { SquareSet::joined(0, bit) }
    }

    #[inline(always)]
    const fn joined(low: u64, high: u64) -> SquareSet {
        SquareSet((high as u128) << 64 | low as u128)
    }

    #[inline(always)]
    const fn low(self) -> u64 {
        self.0 as u64
    }

    #[inline(always)]
    const fn high(self) -> u64 {
        (self.0 >> 64) as u64
    }

    /// Whether the square is in the set.
    #[inline(always)]
    pub const fn has(self, square: Square) -> bool {
        let half = if square.0 < 64 { self.low() } else { self.high() };
        half >> (square.0 & 63) & 1 == 1
    }

    /// Adds a square.
    #[inline(always)]
    pub fn insert(&mut self, square: Square) {
        self.0 |= SquareSet::of(square).0;
    }

    /// Takes a square out.
    #[inline(always)]
    pub fn remove(&mut self, square: Square) {
        self.0 &= !SquareSet::of(square).0;
    }

    /// Number of squares.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.low().count_ones() + self.high().count_ones()
    }

    /// Whether there is no square in it.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Squares of this set that are not in the other.
    #[inline(always)]
    pub const fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// The squares to which a map of the board brings these: the number of each square’s image, by square.
    ///
    /// # Panics
    /// If the map is shorter than the board.
    pub fn image(self, map: &[u8]) -> SquareSet {
        self.map(|at| Square(map[at.index()])).collect()
    }

    /// The same set. `SMALL` promises that the board has at most 64 squares, so that the compiler leaves the upper
    /// half out of all that is done with the set.
    #[inline(always)]
    pub(crate) const fn small<const SMALL: bool>(self) -> SquareSet {
        if SMALL { SquareSet(self.low() as u128) } else { self }
    }

    /// Its squares; `SMALL` as for [`small`](SquareSet::small).
    #[inline(always)]
    pub(crate) const fn squares<const SMALL: bool>(self) -> Squares<SMALL> {
        Squares { low: self.low(), high: self.high() }
    }

    /// The square, if it is the only one.
    #[inline(always)]
    pub const fn only(self) -> Option<Square> {
        if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
    }

    /// The lowest square.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.low() != 0 {
            Some(Square(self.low().trailing_zeros() as u8))
        } else if self.high() != 0 {
            Some(Square(64 + self.high().trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// The highest square.
    #[inline(always)]
    pub const fn last(self) -> Option<Square> {
        if self.high() != 0 {
            Some(Square(127 - self.high().leading_zeros() as u8))
        } else if self.low() != 0 {
            Some(Square(63 - self.low().leading_zeros() as u8))
        } else {
            None
        }
    }
}

impl core::ops::BitOr for SquareSet {
    type Output = SquareSet;
    #[inline(always)]
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl core::ops::BitOrAssign for SquareSet {
    #[inline(always)]
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl core::ops::BitAnd for SquareSet {
    type Output = SquareSet;
    #[inline(always)]
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl Iterator for SquareSet {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let (low, high) = (self.low(), self.high());
        let square = self.first()?;
        *self = if low != 0 {
            SquareSet::joined(low & (low - 1), high)
        } else {
            SquareSet::joined(0, high & (high - 1))
        };
        Some(square)
    }
}

/// The squares of a set, where loops have to be fast.
pub(crate) struct Squares<const SMALL: bool> {
    low: u64,
    high: u64,
}

impl<const SMALL: bool> Iterator for Squares<SMALL> {
    type Item = Square;
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let square = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            Some(Square(square))
        } else if !SMALL && self.high != 0 {
            let square = 64 + self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            Some(Square(square))
        } else {
            None
        }
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|square| square.0)).finish()
    }
}
