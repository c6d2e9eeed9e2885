//! The part of a position that nothing else tells.

use core::fmt;

use super::{Impasse, Phase, Position, Standoff, Table};
use crate::board::Square;
use crate::count::Count;
use crate::piece::{KINDS, Kind, Piece, SEATS, Seat};

/// Most squares a position holds.
const SQUARES: usize = 96;

/// What stands on a square, in a byte: positions are copied often.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Cell(u8);

impl Cell {
    pub(super) const EMPTY: Cell = Cell(u8::MAX);

    #[inline(always)]
    pub(super) const fn of(piece: Piece) -> Cell {
        Cell(piece.seat.0 << 5 | piece.kind.0)
    }

    #[inline(always)]
    pub(super) const fn man(self) -> Option<Piece> {
        match self {
            Cell::EMPTY => None,
            Cell(man) => Some(Piece { seat: Seat(man >> 5), kind: Kind(man & 31) }),
        }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.man().fmt(f)
    }
}

// A byte holds that many.
const _: () = assert!(KINDS <= 32 && SEATS <= 7);

/// A position without the sets of squares that follow from who stands where. The record of a game
/// keeps one for each move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(super) men: [Cell; SQUARES],
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// Held rights: bit `4 * right + seat`.
    pub(super) rights: u16,
    /// The count that runs.
    pub(super) count: Option<Count>,
    /// A bit for each seat whose unbroken series of checks has one that lets any mate win.
    pub(super) shak: u8,
    /// How far the claim of an impasse has come.
    pub(super) impasse: Impasse,
    /// A bit for each seat that can no longer win.
    pub(super) forfeits: u8,
    /// What the last move has brought about between the generals, or by passing.
    pub(super) standoff: Standoff,
    /// Whether the first player may still object to the deployment.
    pub(super) objectable: bool,
    /// Men in hand, by seat and kind.
    pub(super) hands: [[u8; KINDS]; SEATS],
    /// What lies beside the board, in games that have such things.
    pub(super) table: Option<Box<Table>>,
    /// Moves that each seat has made since it was left with its king alone.
    pub(super) bare_moves: [u8; SEATS],
    /// Single moves since the last capture or pawn move.
    pub(super) quiet: u16,
    /// Number of the move, counted by the first player's.
    pub(super) number: u16,
}

impl State {
    /// No men, the first player to move, in alternate play.
    pub(super) const EMPTY: State = State {
        men: [Cell::EMPTY; SQUARES],
        turn: Seat::FIRST,
        phase: Phase::Play,
        rights: 0,
        count: None,
        shak: 0,
        impasse: Impasse::None,
        forfeits: 0,
        standoff: Standoff::None,
        objectable: false,
        hands: [[0; KINDS]; SEATS],
        table: None,
        bare_moves: [0; SEATS],
        quiet: 0,
        number: 1,
    };

    /// Whether the position counts as the same for repetition: men, hands, turn, phase, rights.
    pub(crate) fn repeats(&self, other: &State) -> bool {
        self.men == other.men
            && self.turn == other.turn
            && self.phase == other.phase
            && self.rights == other.rights
            && self.hands == other.hands
            && self.forfeits == other.forfeits
    }

    /// The position that this is the state of.
    pub(crate) fn position(&self) -> Position {
        let mut position = Position::empty();
        for (index, cell) in self.men.iter().enumerate() {
            if let Some(piece) = cell.man() {
                position.put(Square(index as u8), piece);
            }
        }
        position.state = self.clone();
        position
    }
}
