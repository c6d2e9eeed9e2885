//! Castling, and the change of places of a stalemated king.

use super::attack::is_attacked;
use crate::board::{Seat, Square, SquareSet, Zone};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Castling, Opening};

/// From where to where the king of this seat may castle now.
pub(crate) fn castling_squares(rules: &Rules, position: &Position, seat: Seat) -> Option<(Square, Square)> {
    let Castling::Rightward { right, .. } = rules.terms().castling else { return None };
    if rules.terms().opening == Opening::Alternate || !position.holds(seat, right) {
        return None;
    }
    let from = position.king(rules, seat)?;
    let mut homes = rules.tables().homes[right.index()][seat.index()];
    let rook = homes.find(|&home| home != from)?;
    let shape = rules.board().shape;
    let rightward = rules.seat(seat).facing.turn((1, 0));
    let beside = shape.offset(from, rightward)?;
    let to = shape.offset(beside, rightward)?;
    let mut between = SquareSet::EMPTY;
    let mut square = beside;
    while square != rook {
        between.insert(square);
        square = shape.offset(square, rightward)?;
    }
    let occupied = position.occupied();
    let free = (between & occupied).is_empty();
    let safe =
        |square: &Square| !is_attacked(rules, position, *square, seat.opponent(), occupied, SquareSet::EMPTY);
    (free && [from, beside, to].iter().all(safe)).then_some((from, to))
}

/// Whether king and piece may change places: the king is safe, and no pawn comes to an end rank.
pub(crate) fn exchange_is_safe(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    from: Square,
    to: Square,
) -> bool {
    let shape = rules.board().shape;
    let facing = rules.seat(seat).facing;
    let pawn = position.piece_at(to).is_some_and(|piece| piece.role == rules.terms().pawn);
    if pawn && (facing.depth(shape, from) == 0 || facing.is_in(shape, Zone::LastRanks(1), from)) {
        return false;
    }
    // The same squares stay occupied, so only where the king stands changes.
    !is_attacked(rules, position, to, seat.opponent(), position.occupied(), SquareSet::EMPTY)
}
