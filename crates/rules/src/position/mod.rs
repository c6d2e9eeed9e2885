//! The position, actions and effects, as data. Nothing here knows rules.

mod action;
mod count;
mod general;
mod illegal;
mod outcome;
mod phase;
mod stakes;
mod state;
mod table;

use crate::board::{Piece, ROLES, Role, SEATS, Seat, Square, SquareSet};
use crate::movement::Right;
use state::Cell;

pub use action::{Effect, Move, Sink, TableEvent};
pub use count::Count;
pub(crate) use general::in_general;
pub use illegal::{IllegalMove, RightLoss, TooStrong};
pub use outcome::{EndReason, Outcome};
pub use phase::{Impasse, LastMove, Passed, Phase};
pub use stakes::Stakes;
pub(crate) use state::State;
pub use table::{Captive, Captor, Offer, OpeningRoll, Table};

/// A state of play: who stands where, who is on turn, and what else later moves depend on.
///
/// It knows nothing of the rules: every method that needs them takes them. Copying one is cheap
/// (some 500 bytes), and that is how moves are undone.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) seats: [SquareSet; SEATS],
    pub(crate) roles: [SquareSet; ROLES],
    /// Everything else; the sets above follow from the pieces in it.
    pub(crate) state: State,
}

impl Position {
    /// A position without pieces, the first player to move, in alternate play.
    pub fn empty() -> Position {
        Position { seats: [SquareSet::EMPTY; SEATS], roles: [SquareSet::EMPTY; ROLES], state: State::EMPTY }
    }

    /// Who stands here.
    ///
    /// # Panics
    /// If no board is large enough to have the square.
    #[inline(always)]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.squares[square.index()].piece()
    }

    /// Who acts by a move from here: whoever declares something, whose piece it is that moves, or whose turn it is.
    pub fn actor_of(&self, action: Move) -> Seat {
        let owner = || action.from().and_then(|from| self.piece_at(from)).map(|piece| piece.seat);
        action.declared_by().or_else(owner).unwrap_or(self.turn())
    }

    /// All pieces of a seat.
    #[inline(always)]
    pub fn pieces_of(&self, seat: Seat) -> SquareSet {
        self.seats[seat.index()]
    }

    /// All pieces of a role, whoever owns them.
    #[inline(always)]
    pub fn pieces_of_role(&self, role: Role) -> SquareSet {
        self.roles[role.index()]
    }

    /// A seat's pieces of a role.
    #[inline(always)]
    pub fn pieces_like(&self, piece: Piece) -> SquareSet {
        self.seats[piece.seat.index()] & self.roles[piece.role.index()]
    }

    /// All pieces.
    #[inline(always)]
    pub fn occupied(&self) -> SquareSet {
        self.seats[0] | self.seats[1] | self.seats[2] | self.seats[3]
    }

    /// The seat on turn. In the mobilisation both may move, and this is who did not move last.
    #[inline(always)]
    pub fn turn(&self) -> Seat {
        self.state.turn
    }

    /// The phase.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The count that runs.
    #[inline]
    pub fn count(&self) -> Option<Count> {
        self.state.count
    }

    pub(crate) fn set_count(&mut self, count: Option<Count>) {
        self.state.count = count;
    }

    /// Whether the seat's unbroken series of checks has one that lets any mate win.
    pub fn has_shak(&self, seat: Seat) -> bool {
        self.state.shak >> seat.0 & 1 == 1
    }

    pub(crate) fn set_shak(&mut self, seat: Seat, shak: bool) {
        self.state.shak = self.state.shak & !(1 << seat.0) | (shak as u8) << seat.0;
    }

    /// Whether the seat can no longer win.
    pub fn has_forfeited(&self, seat: Seat) -> bool {
        self.state.forfeits >> seat.0 & 1 == 1
    }

    pub(crate) fn forfeit(&mut self, seat: Seat) {
        self.state.forfeits |= 1 << seat.0;
    }

    /// What stands between the sides besides their pieces.
    #[inline]
    pub fn last_move(&self) -> LastMove {
        self.state.last_move
    }

    pub(crate) fn set_last_move(&mut self, standoff: LastMove) {
        self.state.last_move = standoff;
    }

    /// The pawn that can be captured in passing: only where one of the seat on turn legally can.
    #[inline]
    pub fn passed(&self) -> Option<Passed> {
        self.state.passed
    }

    pub(crate) fn set_passed(&mut self, passed: Option<Passed>) {
        self.state.passed = passed;
    }

    /// Whether the first player may still object to the deployment.
    pub fn is_objectable(&self) -> bool {
        self.state.objectable
    }

    /// Whether a count that had begun by itself was stopped, and only the weaker side's word begins another.
    pub fn has_stopped_counting(&self) -> bool {
        self.state.count_stopped
    }

    pub(crate) fn set_stopped_counting(&mut self, stopped: bool) {
        self.state.count_stopped = stopped;
    }

    pub(crate) fn set_objectable(&mut self, objectable: bool) {
        self.state.objectable = objectable;
    }

    /// How far the claim of an impasse has come.
    #[inline]
    pub fn impasse(&self) -> Impasse {
        self.state.impasse
    }

    pub(crate) fn set_impasse(&mut self, impasse: Impasse) {
        self.state.impasse = impasse;
    }

    /// What lies beside the board: the throw, prisoners, stakes. Games of two sides have no such
    /// things.
    #[inline]
    pub fn table(&self) -> Option<&Table> {
        self.state.table.as_deref()
    }

    /// The table of a game that has one.
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        self.state.table.get_or_insert_default()
    }

    /// The throw that is to be played.
    pub fn roll(&self) -> Option<u8> {
        self.table().and_then(|table| table.roll)
    }

    /// Single moves since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u16 {
        self.state.halfmove_clock
    }

    /// Number of the current move.
    pub fn fullmove_number(&self) -> u16 {
        self.state.fullmove_number
    }

    /// Moves that this seat has made with its king alone.
    pub fn bare_moves(&self, seat: Seat) -> u8 {
        self.state.bare_moves[seat.index()]
    }

    /// Whether the seat may act now.
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.state.phase {
            Phase::Play | Phase::FreeMoves(_) | Phase::Forced => seat == self.state.turn,
            Phase::Deployment | Phase::Redeployment | Phase::OpeningRoll => seat == self.state.turn,
            Phase::Mobilisation(_) => true,
        }
    }

    /// Whether the seat holds this right.
    #[inline(always)]
    pub fn holds(&self, seat: Seat, right: Right) -> bool {
        self.state.rights >> (4 * right.0 + seat.0) & 1 == 1
    }

    /// How many pieces of this role the seat has in hand.
    #[inline]
    pub fn in_hand(&self, piece: Piece) -> u8 {
        self.state.hands.get(piece.seat.index()).map_or(0, |hand| hand[piece.role.index()])
    }

    /// Whether the seat has no piece in hand.
    pub fn hand_is_empty(&self, seat: Seat) -> bool {
        self.state.hands.get(seat.index()).is_none_or(|hand| hand.iter().all(|&pieces| pieces == 0))
    }

    pub(crate) fn add_to_hand(&mut self, piece: Piece) {
        if let Some(hand) = self.state.hands.get_mut(piece.seat.index()) {
            hand[piece.role.index()] = hand[piece.role.index()].saturating_add(1);
        }
    }

    pub(crate) fn take_from_hand(&mut self, piece: Piece) {
        if let Some(hand) = self.state.hands.get_mut(piece.seat.index()) {
            hand[piece.role.index()] = hand[piece.role.index()].saturating_sub(1);
        }
    }

    /// The position without the pieces on these squares, whatever that makes of it: to ask what they are the cause of.
    pub fn without(&self, squares: SquareSet) -> Position {
        let mut position = self.clone();
        for square in squares {
            position.take(square);
        }
        position
    }

    /// The position with a piece on a square, whatever stood there.
    pub fn with(&self, square: Square, piece: Piece) -> Position {
        let mut position = self.without(SquareSet::of(square));
        position.put(square, piece);
        position
    }

    /// Whether the position counts as the same for repetition: pieces, hands, turn, phase, rights.
    pub fn repeats(&self, other: &Position) -> bool {
        self.state.repeats(&other.state)
    }

    /// The position without what follows from the rest: a third of the size, for keeping.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    // What the text parser sets.

    /// Puts a piece on an empty square.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.state.squares[square.index()] = Cell::of(piece);
        self.seats[piece.seat.index()].insert(square);
        self.roles[piece.role.index()].insert(square);
    }

    /// Takes the piece from a square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.state.squares[square.index()] = Cell::EMPTY;
        self.seats[piece.seat.index()].remove(square);
        self.roles[piece.role.index()].remove(square);
        Some(piece)
    }

    pub(crate) fn set_turn(&mut self, turn: Seat) {
        self.state.turn = turn;
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.state.phase = phase;
    }

    pub(crate) fn tick_halfmove_clock(&mut self, quiet: bool) {
        self.state.halfmove_clock = if quiet { self.state.halfmove_clock.saturating_add(1) } else { 0 };
    }

    pub(crate) fn set_clocks(&mut self, quiet: u16, number: u16) {
        (self.state.halfmove_clock, self.state.fullmove_number) = (quiet, number);
    }

    pub(crate) fn set_bare_moves(&mut self, seat: Seat, moves: u8) {
        self.state.bare_moves[seat.index()] = moves;
    }

    pub(crate) fn grant(&mut self, seat: Seat, right: Right) {
        self.state.rights |= 1 << (4 * right.0 + seat.0);
    }

    pub(crate) fn revoke(&mut self, seat: Seat, right: Right) {
        self.state.rights &= !(1 << (4 * right.0 + seat.0));
    }
}

impl State {
    /// The position that this is the state of.
    pub(crate) fn position(&self) -> Position {
        let mut position = Position::empty();
        for (index, cell) in self.squares.iter().enumerate() {
            if let Some(piece) = cell.piece() {
                position.put(Square(index as u8), piece);
            }
        }
        position.state = self.clone();
        position
    }
}
