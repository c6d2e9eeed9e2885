//! The table beside the board: the throw, prisoners, stakes, pieces that are home.

use super::stakes::Stakes;
use crate::board::{SEATS, Seat};

/// The opening throws of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpeningRoll {
    /// It is no longer in the draw.
    Beaten,
    /// It has still to throw.
    Due,
    /// It has thrown this.
    Rolled(u8),
}

/// How a king was captured, which sets the price of an empire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Captor {
    /// By a piece that is no king.
    Piece,
    /// By the captor's king.
    King,
    /// By the captor's king, on the captive's own throne.
    KingOnThrone,
}

/// A king that is held prisoner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Captive {
    /// Whose prisoner it is.
    pub by: Seat,
    /// How it was captured.
    pub how: Captor,
    /// Whether its captor held the king of its ally already.
    pub second: bool,
}

/// An exchange of kings that has been proposed and waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    /// Who proposes.
    pub by: Seat,
    /// Who answers.
    pub to: Seat,
    /// The two kings' owners.
    pub kings: [Seat; 2],
}

/// The state of games with throws, alliances or a race, beside what stands on the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The throw that the seat on turn has to play; before it is thrown, none.
    pub roll: Option<u8>,
    /// The opening throws.
    pub opening_rolls: [OpeningRoll; SEATS],
    /// Which kings are prisoners.
    pub captives: [Option<Captive>; SEATS],
    /// Seats whose king has been on its ally's throne.
    pub mounted: [bool; SEATS],
    /// Seats whose throne an enemy's king has taken.
    pub seized: [bool; SEATS],
    /// Seats that command their ally's army too.
    pub commands: [bool; SEATS],
    /// Seats that alone move their ally's boat.
    pub steers: [bool; SEATS],
    /// Seats that fight no more.
    pub at_peace: [bool; SEATS],
    /// Seats that have built an empire.
    pub empire: [bool; SEATS],
    /// Stakes won, less stakes paid.
    pub balance: [Stakes; SEATS],
    /// Stakes in the pool.
    pub pool: Stakes,
    /// The exchange that waits for an answer.
    pub offer: Option<Offer>,
    /// Seats whose offer has been refused and that may not repeat it until a king is captured or
    /// freed.
    pub refused: [bool; SEATS],
    /// Pieces at the end of their track.
    pub home: [u8; SEATS],
}

impl Table {
    /// The table before anything is thrown or paid.
    pub const fn new() -> Table {
        Table {
            roll: None,
            opening_rolls: [OpeningRoll::Due; SEATS],
            captives: [None; SEATS],
            mounted: [false; SEATS],
            seized: [false; SEATS],
            commands: [false; SEATS],
            steers: [false; SEATS],
            at_peace: [false; SEATS],
            empire: [false; SEATS],
            balance: [Stakes::NONE; SEATS],
            pool: Stakes::NONE,
            offer: None,
            refused: [false; SEATS],
            home: [0; SEATS],
        }
    }

    /// Moves stakes from one seat to another.
    pub(crate) fn pay(&mut self, from: Seat, to: Seat, stakes: Stakes) {
        self.balance[from.index()] = self.balance[from.index()].less(stakes);
        self.balance[to.index()] = self.balance[to.index()].plus(stakes);
    }

    /// Forgets the refusals: the prisoners are others now.
    pub(crate) fn prisoners_changed(&mut self) {
        self.refused = [false; SEATS];
    }
}

impl Default for Table {
    fn default() -> Table {
        Table::new()
    }
}
