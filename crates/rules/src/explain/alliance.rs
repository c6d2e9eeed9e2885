//! Alliances of armies, as the judge reads them: who moves whose pieces, and who captures whom.

use crate::board::{Piece, Seat, Square};
use crate::position::{Position, Table};
use crate::rules::Rules;
use crate::variant::{Armies, Command};

/// Whether a seat still fights: it has pieces and has made no peace.
fn fights(position: &Position, table: &Table, seat: Seat) -> bool {
    !table.at_peace[seat.index()] && !position.pieces_of(seat).is_empty()
}

/// The seat that alone moves this piece as the boat of its ally, if one does.
pub(super) fn steerer(position: &Position, table: &Table, terms: Armies, piece: Piece) -> Option<Seat> {
    let ally = terms.alliance.ally(piece.seat);
    let steers = piece.role == terms.boat && table.steers[ally.index()] && fights(position, table, ally);
    steers.then_some(ally)
}

/// Whether the piece may be moved at the throw of this seat.
pub(super) fn is_moved_by(
    position: &Position,
    table: &Table,
    terms: Armies,
    turn: Seat,
    piece: Piece,
) -> bool {
    let ally = terms.alliance.ally(turn);
    let commands = |seat: Seat| table.commands[seat.index()];
    // Who decides at this throw. Where each holds the other's throne, each at the own one.
    let decides = match terms.command {
        Command::Alone if commands(ally) && !commands(turn) => ally,
        Command::Alone | Command::Shared => turn,
    };
    match steerer(position, table, terms, piece) {
        _ if piece.seat != turn && piece.seat != ally => false,
        Some(steerer) => turn == steerer || decides == steerer,
        None => piece.seat == turn || commands(turn) || commands(ally),
    }
}

/// Whether a piece may capture another, wherever they stand.
pub(super) fn captures(table: &Table, terms: Armies, piece: Piece, other: Piece) -> bool {
    let is_minor = |piece: Piece| terms.minor.contains(&piece.role);
    let hostile = if piece.seat == other.seat {
        false
    } else if other.seat == terms.alliance.ally(piece.seat) {
        terms.ally_capture
    } else {
        true
    };
    hostile && !table.at_peace[other.seat.index()] && (!is_minor(piece) || is_minor(other))
}

/// The square on which the seat's king stands in the array.
pub(super) fn throne(rules: &Rules, terms: Armies, seat: Seat) -> Option<Square> {
    rules.places_in_array(Piece { seat, role: terms.king }).next()
}
