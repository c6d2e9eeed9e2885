//! The state of play.

mod apply;
mod state;
mod table;

#[cfg(target_arch = "wasm32")]
pub(crate) use apply::right_of_step;

use crate::board::{Square, SquareSet};
use crate::count::Count;
use crate::piece::{KINDS, Kind, Piece, SEATS, Seat};
use crate::rules::{Contest, Opening, Rules};

use state::Cell;
pub(crate) use state::State;
pub use table::{Captive, Captor, Lot, Offer, Table};

/// Which part of the game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Each seat in turn has free moves in its own half; so many are left to the seat on turn.
    Array(u8),
    /// Both seats move freely; a bit for each seat that has declared itself ready.
    Mobilisation(u8),
    /// The seat on turn makes its forced first move.
    Forced,
    /// The seat on turn places men.
    Deployment,
    /// The second player has to move its rooks elsewhere behind its pawns.
    Redeployment,
    /// The seats throw for the first turn.
    Lots,
    /// Turns, one after the other.
    Play,
}

/// How far the claim of an impasse has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Impasse {
    /// Nobody claims one.
    None,
    /// The seat claims one, and the other has to answer.
    Claimed(Seat),
    /// The claim has been declined, and the claimant has to move.
    Declined,
    /// The points are counted.
    Accepted,
}

/// What stands between the sides besides their men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standoff {
    /// Nothing.
    None,
    /// The last player has passed.
    Passed,
    /// The last move has ended the game: by facing generals, or by a second pass.
    Ended,
}

/// A state of play: who stands where, who is on turn, and what else later moves depend on.
///
/// It knows nothing of the rules: every method that needs them takes them. Copying one is cheap
/// (some 500 bytes), and that is how moves are undone.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    seats: [SquareSet; SEATS],
    kinds: [SquareSet; KINDS],
    /// Everything else; the sets above follow from the men in it.
    state: State,
}

impl Position {
    /// A position without men, the first player to move, in alternate play.
    pub fn empty() -> Position {
        Position { seats: [SquareSet::EMPTY; SEATS], kinds: [SquareSet::EMPTY; KINDS], state: State::EMPTY }
    }

    /// The start of the game under these rules.
    pub fn start(rules: &Rules) -> Position {
        let mut position = Position::empty();
        for (index, piece) in rules.array().iter().enumerate() {
            if let Some(piece) = piece {
                position.put(Square(index as u8), *piece);
            }
        }
        rules.hands().iter().for_each(|&piece| position.add_to_hand(piece));
        position.set_table(rules);
        position.state.phase = Phase::opening(rules.terms().opening);
        position.grant_rights(rules);
        position
    }

    /// Who stands here.
    ///
    /// # Panics
    /// If no board is large enough to have the square.
    #[inline(always)]
    pub fn man(&self, square: Square) -> Option<Piece> {
        self.state.men[square.index()].man()
    }

    /// All men of a seat.
    #[inline(always)]
    pub fn men_of(&self, seat: Seat) -> SquareSet {
        self.seats[seat.index()]
    }

    /// All men of a kind, whoever owns them.
    #[inline(always)]
    pub fn men_of_kind(&self, kind: Kind) -> SquareSet {
        self.kinds[kind.index()]
    }

    /// A seat's men of a kind.
    #[inline(always)]
    pub fn men_like(&self, piece: Piece) -> SquareSet {
        self.seats[piece.seat.index()] & self.kinds[piece.kind.index()]
    }

    /// All men.
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

    /// What stands between the sides besides their men.
    #[inline]
    pub fn standoff(&self) -> Standoff {
        self.state.standoff
    }

    pub(crate) fn set_standoff(&mut self, standoff: Standoff) {
        self.state.standoff = standoff;
    }

    /// Whether the first player may still object to the deployment.
    pub fn is_objectable(&self) -> bool {
        self.state.objectable
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

    /// Lays the table as it is before the first throw.
    pub(crate) fn set_table(&mut self, rules: &Rules) {
        let mut table = Table::new();
        match rules.terms().contest {
            Contest::Kings => return,
            Contest::Race(_) => {}
            Contest::Armies(armies) if armies.stakes => {
                table.balance = [-1; SEATS];
                table.pool = SEATS as u8;
            }
            Contest::Armies(_) => {}
        }
        self.state.table = Some(Box::new(table));
    }

    /// The throw that is to be played.
    pub fn throw(&self) -> Option<u8> {
        self.table().and_then(|table| table.throw)
    }

    /// Single moves since the last capture or pawn move.
    pub fn quiet_moves(&self) -> u16 {
        self.state.quiet
    }

    /// Number of the current move.
    pub fn number(&self) -> u16 {
        self.state.number
    }

    /// Moves that this seat has made with its king alone.
    pub fn bare_moves(&self, seat: Seat) -> u8 {
        self.state.bare_moves[seat.index()]
    }

    /// Whether the seat may act now.
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.state.phase {
            Phase::Play | Phase::Array(_) | Phase::Forced => seat == self.state.turn,
            Phase::Deployment | Phase::Redeployment | Phase::Lots => seat == self.state.turn,
            Phase::Mobilisation(_) => true,
        }
    }

    /// Whether the seat holds this right.
    #[inline(always)]
    pub fn holds(&self, seat: Seat, right: u8) -> bool {
        self.state.rights >> (4 * right + seat.0) & 1 == 1
    }

    /// The seat's royal men.
    #[inline]
    pub fn royals(&self, rules: &Rules, seat: Seat) -> SquareSet {
        let mut royals = SquareSet::EMPTY;
        for kind in &rules.tables().royals {
            royals |= self.kinds[kind.index()];
        }
        royals & self.seats[seat.index()]
    }

    /// Where the man stands that the seat must not lose: its only royal man.
    #[inline]
    pub fn king(&self, rules: &Rules, seat: Seat) -> Option<Square> {
        let royals = self.royals(rules, seat);
        if royals.count() == 1 { royals.first() } else { None }
    }

    /// Whether only one royal man is left to the seat, on the board and in hand.
    #[inline]
    pub fn is_bare(&self, rules: &Rules, seat: Seat) -> bool {
        self.men_of(seat).count() == 1 && self.king(rules, seat).is_some() && self.hand_is_empty(seat)
    }

    /// How many men of this kind the seat has in hand.
    #[inline]
    pub fn in_hand(&self, piece: Piece) -> u8 {
        self.state.hands.get(piece.seat.index()).map_or(0, |hand| hand[piece.kind.index()])
    }

    /// Whether the seat has no man in hand.
    pub fn hand_is_empty(&self, seat: Seat) -> bool {
        self.state.hands.get(seat.index()).is_none_or(|hand| hand.iter().all(|&men| men == 0))
    }

    pub(crate) fn add_to_hand(&mut self, piece: Piece) {
        if let Some(hand) = self.state.hands.get_mut(piece.seat.index()) {
            hand[piece.kind.index()] = hand[piece.kind.index()].saturating_add(1);
        }
    }

    pub(crate) fn take_from_hand(&mut self, piece: Piece) {
        if let Some(hand) = self.state.hands.get_mut(piece.seat.index()) {
            hand[piece.kind.index()] = hand[piece.kind.index()].saturating_sub(1);
        }
    }

    /// Whether the seat has fewer men of this kind than it started with.
    pub fn has_lost(&self, rules: &Rules, piece: Piece) -> bool {
        self.men_like(piece).count() < u32::from(rules.initial(piece.seat, piece.kind))
    }

    /// Whether the position counts as the same for repetition: men, hands, turn, phase, rights.
    pub fn repeats(&self, other: &Position) -> bool {
        self.state.repeats(&other.state)
    }

    /// The position without what follows from the rest: a third of the size, for keeping.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    // What the text parser sets.

    /// Puts a man on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.state.men[square.index()] = Cell::of(piece);
        self.seats[piece.seat.index()].insert(square);
        self.kinds[piece.kind.index()].insert(square);
    }

    /// Takes the man from a square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.man(square)?;
        self.state.men[square.index()] = Cell::EMPTY;
        self.seats[piece.seat.index()].remove(square);
        self.kinds[piece.kind.index()].remove(square);
        Some(piece)
    }

    pub(crate) fn set_turn(&mut self, turn: Seat) {
        self.state.turn = turn;
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.state.phase = phase;
    }

    pub(crate) fn count_quiet(&mut self, quiet: bool) {
        self.state.quiet = if quiet { self.state.quiet.saturating_add(1) } else { 0 };
    }

    pub(crate) fn set_counts(&mut self, quiet: u16, number: u16) {
        (self.state.quiet, self.state.number) = (quiet, number);
    }

    pub(crate) fn set_bare_moves(&mut self, seat: Seat, moves: u8) {
        self.state.bare_moves[seat.index()] = moves;
    }

    pub(crate) fn grant(&mut self, seat: Seat, right: u8) {
        self.state.rights |= 1 << (4 * right + seat.0);
    }

    /// Whether the seat could hold this right as the men stand.
    pub(crate) fn could_hold(&self, rules: &Rules, seat: Seat, right: u8) -> bool {
        let unmoved = |square| {
            let piece = self.man(square);
            piece.is_some() && piece == rules.array()[square.index()]
        };
        let mut homes = rules.tables().homes[right as usize][seat.index()];
        rules.terms().right_is_used(right) && !self.royals(rules, seat).is_empty() && homes.all(unmoved)
    }

    /// Grants every right that can be held at the start.
    pub(crate) fn grant_rights(&mut self, rules: &Rules) {
        for right in 0..rules.terms().rights.len() as u8 {
            for seat in rules.seats() {
                if self.could_hold(rules, seat, right) {
                    self.grant(seat, right);
                }
            }
        }
    }
}

impl Phase {
    /// The phase in which a game with this opening starts.
    pub(crate) fn opening(opening: Opening) -> Phase {
        match opening {
            Opening::Alternate => Phase::Play,
            Opening::ArrayMoves(moves) => Phase::Array(moves),
            Opening::Mobilisation => Phase::Mobilisation(0),
            Opening::ForcedAdvance(_) => Phase::Forced,
            Opening::Deployment(_) => Phase::Deployment,
            Opening::Lots { .. } => Phase::Lots,
        }
    }
}
