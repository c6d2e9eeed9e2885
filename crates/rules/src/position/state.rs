//! `State`: a position without the sets of squares that follow from it. The record of a game keeps one for each move.

use core::fmt;

use super::count::Count;
use super::phase::{Impasse, LastMove, Passed, Phase};
use super::table::Table;
use crate::board::{Piece, ROLES, Role, SEATS, SQUARES, Seat};

/// What stands on a square, in a byte: positions are copied often.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Cell(u8);

impl Cell {
    pub(crate) const EMPTY: Cell = Cell(u8::MAX);

    #[inline(always)]
    pub(crate) const fn of(piece: Piece) -> Cell {
        Cell(piece.seat.0 << 5 | piece.role.0)
    }

    #[inline(always)]
    pub(crate) const fn piece(self) -> Option<Piece> {
        match self {
            Cell::EMPTY => None,
            Cell(piece) => Some(Piece { seat: Seat(piece >> 5), role: Role(piece & 31) }),
        }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.piece().fmt(f)
    }
}

// A byte holds that many.
const _: () = assert!(ROLES <= 32 && SEATS <= 7);

/// A position without the sets of squares that follow from who stands where. The record of a game
/// keeps one for each move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) squares: [Cell; SQUARES],
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Held rights: bit `4 * right + seat`.
    pub(crate) rights: u16,
    /// The count that runs.
    pub(crate) count: Option<Count>,
    /// Whether a count that had begun by itself was stopped: it does not begin again by itself.
    pub(crate) count_stopped: bool,
    /// A bit for each seat whose unbroken series of checks has one that lets any mate win.
    pub(crate) shak: u8,
    /// How far the claim of an impasse has come.
    pub(crate) impasse: Impasse,
    /// A bit for each seat that can no longer win.
    pub(crate) forfeits: u8,
    /// What the last move has brought about between the generals, or by passing.
    pub(crate) last_move: LastMove,
    /// The pawn that can be captured in passing.
    pub(crate) passed: Option<Passed>,
    /// Whether the first player may still object to the deployment.
    pub(crate) objectable: bool,
    /// Pieces in hand, by seat and role.
    pub(crate) hands: [[u8; ROLES]; SEATS],
    /// What lies beside the board, in games that have such things.
    pub(crate) table: Option<Box<Table>>,
    /// Moves that each seat has made since it was left with its king alone.
    pub(crate) bare_moves: [u8; SEATS],
    /// Single moves since the last capture or pawn move.
    pub(crate) halfmove_clock: u16,
    /// Number of the move, counted by the first player's.
    pub(crate) fullmove_number: u16,
}

impl State {
    /// No pieces, the first player to move, in alternate play.
    pub(crate) const EMPTY: State = State {
        squares: [Cell::EMPTY; SQUARES],
        turn: Seat::FIRST,
        phase: Phase::Play,
        rights: 0,
        count: None,
        count_stopped: false,
        shak: 0,
        impasse: Impasse::None,
        forfeits: 0,
        last_move: LastMove::Ordinary,
        passed: None,
        objectable: false,
        hands: [[0; ROLES]; SEATS],
        table: None,
        bare_moves: [0; SEATS],
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// Whether the position counts as the same for repetition: pieces, hands, turn, phase, rights, and what can be
    /// captured in passing.
    pub(crate) fn repeats(&self, other: &State) -> bool {
        self.squares == other.squares
            && self.turn == other.turn
            && self.phase == other.phase
            && self.rights == other.rights
            && self.hands == other.hands
            && self.forfeits == other.forfeits
            && self.passed == other.passed
    }
}
