//! Seats, and the direction in which their pieces look.

use super::square::{Shape, Square, SquareSet};
use super::zone::Zone;

/// Most seats a game has.
pub const SEATS: usize = 4;

/// A player's seat: 0 moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The first player.
    pub const FIRST: Seat = Seat(0);
    /// The second player.
    pub const SECOND: Seat = Seat(1);

    /// The seat's place in a table of seats.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other of two seats.
    #[inline(always)]
    pub const fn opponent(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

/// Where a seat's pieces look: the direction that is forward for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facing {
    /// Up the board, towards higher ranks.
    North,
    /// Towards higher files.
    East,
    /// Down the board.
    South,
    /// Towards lower files.
    West,
}

impl Facing {
    /// A step given as (right, forward), turned to (files, ranks).
    pub const fn turn(self, (right, forward): (i8, i8)) -> (i8, i8) {
        match self {
            Facing::North => (right, forward),
            Facing::East => (forward, -right),
            Facing::South => (-right, -forward),
            Facing::West => (-forward, right),
        }
    }

    /// How far a square lies from the near edge, from 0.
    pub const fn depth(self, shape: Shape, square: Square) -> i8 {
        match self {
            Facing::North => shape.rank(square),
            Facing::East => shape.file(square),
            Facing::South => shape.ranks as i8 - 1 - shape.rank(square),
            Facing::West => shape.files as i8 - 1 - shape.file(square),
        }
    }

    /// The line on which a piece of this side goes forward, as a file or a rank from 0.
    pub const fn file(self, shape: Shape, square: Square) -> i8 {
        match self {
            Facing::North | Facing::South => shape.file(square),
            Facing::East | Facing::West => shape.rank(square),
        }
    }

    /// Whether a square lies in a zone, seen from this side.
    pub const fn is_in(self, shape: Shape, zone: Zone, square: Square) -> bool {
        // Most patterns have no other zone, and the walk over them asks at every square.
        if matches!(zone, Zone::Board) {
            return true;
        }
        let (ranks, files) = match self {
            Facing::North | Facing::South => (shape.ranks as i8, shape.files as i8),
            Facing::East | Facing::West => (shape.files as i8, shape.ranks as i8),
        };
        let depth = self.depth(shape, square);
        let aside = self.file(shape, square);
        // Steps from the middle file, and depth within the palace of either side.
        let aside = (aside - files / 2).abs();
        let far = ranks - 1 - depth;
        match zone {
            Zone::Board => true,
            Zone::LastRanks(number) => far < number as i8,
            Zone::OwnRanks(first, last) => depth + 1 >= first as i8 && depth < last as i8,
            Zone::OwnHalf => depth < ranks / 2,
            Zone::FarHalf => depth >= ranks / 2,
            Zone::FarDiagonals => {
                let (file, rank) = (shape.file(square), shape.rank(square));
                depth >= ranks / 2 && (file == rank || file + rank == shape.files as i8 - 1)
            }
            Zone::Palace => depth < 3 && aside <= 1,
            Zone::PalaceLines => on_palace_lines(depth, aside),
            Zone::EnemyPalaceLines => on_palace_lines(far, aside),
            Zone::AnyPalaceLines => on_palace_lines(depth, aside) || on_palace_lines(far, aside),
        }
    }

    /// The squares of a zone, seen from this side.
    pub fn zone(self, shape: Shape, zone: Zone) -> SquareSet {
        shape.squares().filter(|&square| self.is_in(shape, zone, square)).collect()
    }
}

/// Corner or centre of the palace at the edge from which `depth` counts.
const fn on_palace_lines(depth: i8, aside: i8) -> bool {
    (depth == 1 && aside == 0) || ((depth == 0 || depth == 2) && aside == 1)
}

/// What a seat is called in texts, and where it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatSpec {
    /// One letter: `w` or `b` at a two-player board.
    pub letter: char,
    /// Its forward direction.
    pub facing: Facing,
}

/// The two seats of a two-player board; the first player sits at the bottom (COM-01).
pub const TWO_SEATS: &[SeatSpec] =
    &[SeatSpec { letter: 'w', facing: Facing::North }, SeatSpec { letter: 'b', facing: Facing::South }];
