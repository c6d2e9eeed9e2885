//! The state of allied armies: who fights, who commands which pieces, and who may capture whom.

use crate::board::{Piece, SEATS, Seat, Square, Zone};
use crate::position::{Position, Table};
use crate::rules::Rules;
use crate::variant::{Armies, Command};

pub(crate) fn all_seats() -> impl Iterator<Item = Seat> {
    (0..SEATS as u8).map(Seat)
}

/// The state beside the board, which these games always have.
pub(crate) fn table(position: &Position) -> &Table {
    const BARE: &Table = &Table::new();
    position.table().unwrap_or(BARE)
}

/// Whether a seat still fights: it has pieces and no peace.
pub(crate) fn fights(position: &Position, seat: Seat) -> bool {
    !position.pieces_of(seat).is_empty() && !table(position).at_peace[seat.index()]
}

/// The square on which a seat's king stands at the start.
pub(crate) fn throne(rules: &Rules, terms: Armies, seat: Seat) -> Option<Square> {
    let king = Some(Piece { seat, role: terms.king });
    rules.setup().iter().position(|piece| *piece == king).map(|index| Square(index as u8))
}

/// Where a seat's king stands.
pub(crate) fn king(position: &Position, terms: Armies, seat: Seat) -> Option<Square> {
    position.pieces_like(Piece { seat, role: terms.king }).first()
}

/// Who decides on the moves of this turn: its seat, or the ally that commands it.
pub(crate) fn decider(position: &Position, terms: Armies, turn: Seat) -> Seat {
    let ally = terms.alliance.ally(turn);
    let commands = &table(position).commands;
    // If each holds the other's throne, each is master at the own throw.
    let obeys = commands[ally.index()] && !commands[turn.index()];
    if terms.command == Command::Alone && obeys { ally } else { turn }
}

/// The ally that alone moves this piece, as a boat that it has won by a concourse.
pub(crate) fn steerer(position: &Position, terms: Armies, piece: Piece) -> Option<Seat> {
    let ally = terms.alliance.ally(piece.seat);
    let steers = piece.role == terms.boat && table(position).steers[ally.index()] && fights(position, ally);
    steers.then_some(ally)
}

/// Who moves this piece in a turn of this seat, throws aside; nobody if it may not be moved then.
pub(crate) fn mover(position: &Position, terms: Armies, turn: Seat, piece: Piece) -> Option<Seat> {
    let table = table(position);
    let ally = terms.alliance.ally(turn);
    if !terms.alliance.allied(turn, piece.seat) || table.at_peace[piece.seat.index()] {
        return None;
    }
    let decider = decider(position, terms, turn);
    match steerer(position, terms, piece) {
        // Bell, rule 9: “when he throws”. A commanded player still throws, and keeps the boat that he has won.
        Some(steerer) => (steerer == turn || steerer == decider).then_some(steerer),
        None => {
            let obeys = piece.seat == turn || table.commands[turn.index()] || table.commands[ally.index()];
            obeys.then_some(decider)
        }
    }
}

/// Whether a piece may capture another, wherever they stand.
pub(crate) fn may_capture(position: &Position, terms: Armies, found: Piece, other: Piece) -> bool {
    let hostile = !terms.alliance.allied(found.seat, other.seat)
        || (terms.ally_capture && terms.alliance.ally(found.seat) == other.seat);
    let weak = |piece: Piece| terms.minor.contains(&piece.role);
    hostile && !table(position).at_peace[other.seat.index()] && (!weak(found) || weak(other))
}

/// Whether a square lies on the far side for this seat.
pub(crate) fn is_far(rules: &Rules, seat: Seat, at: Square) -> bool {
    rules.seat(seat).facing.is_in(rules.board().shape, Zone::LastRanks(1), at)
}

/// Whether a side has lost a pawn. A promoted pawn counts: none promotes before one is lost.
pub(crate) fn has_lost_pawn(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let pawn = Piece { seat, role: rules.terms().pawn };
    position.pieces_like(pawn).len() < u32::from(rules.initial(seat, pawn.role))
}

/// Whether a seat has only a boat and a pawn left, and perhaps its king.
pub(crate) fn is_privileged(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    let like = |role| position.pieces_like(Piece { seat, role }).len();
    let kings = like(terms.king);
    like(terms.boat) == 1
        && like(rules.terms().pawn) == 1
        && position.pieces_of(seat).len() == 2 + kings
        && (kings == 0 || terms.advancement.king_may_stand)
}
