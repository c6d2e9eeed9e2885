//! Who attacks a square.

use crate::arms::Bearing;
use crate::board::{Square, SquareSet};
use crate::piece::{Kind, Piece, Seat};
use crate::position::Position;
use crate::rules::Rules;

/// Whether the king of this seat is attacked.
#[inline]
pub fn in_check(rules: &Rules, position: &Position, seat: Seat) -> bool {
    position.king(rules, seat).is_some_and(|king| {
        is_attacked(rules, position, king, seat.opponent(), position.occupied(), SquareSet::EMPTY)
    })
}

/// Whether a king on this square could be captured by a man of `by` if exactly `occupied` were occupied and the
/// men on `gone` were not there.
#[inline]
pub(crate) fn is_attacked(
    rules: &Rules,
    position: &Position,
    square: Square,
    by: Seat,
    occupied: SquareSet,
    gone: SquareSet,
) -> bool {
    let bearing = Bearing::new(&rules.tables(), position, square, by, gone);
    bearing.leapers().next().is_some()
        || bearing.lames().any(|(_, via)| (via & occupied).is_empty())
        || bearing.lines().any(|line| {
            let Some(first) = line.next(square, occupied) else { return false };
            let hopper = || line.next(first, occupied).is_some_and(|second| line.hops_over(second, first));
            line.rides(first) || (line.has_hoppers() && hopper())
        })
}

/// The men of `by` that could capture on this square.
pub fn attackers(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    let on_king = position.king(rules, by.opponent()) == Some(square);
    let kinds = (0..rules.kinds().len() as u8).map(Kind);
    let men = |kind| attackers_of_kind(rules, position, square, Piece { seat: by, kind }, on_king);
    kinds.map(men).fold(SquareSet::EMPTY, |set, men| set | men)
}

/// Whether a man of this kind of the other side stands on a line with the seat's king, whatever
/// stands between.
pub(crate) fn aims_at_king(rules: &Rules, position: &Position, seat: Seat, kind: Kind) -> bool {
    let men = position.men_like(Piece { seat: seat.opponent(), kind });
    let mover = rules.tables().mover(seat.opponent(), kind);
    position.king(rules, seat).is_some_and(|king| {
        mover
            .rides
            .iter()
            .any(|line| !(rules.tables().ray(line.back).reach(king, SquareSet::EMPTY) & men).is_empty())
    })
}

/// The men like this that could capture on this square.
fn attackers_of_kind(
    rules: &Rules,
    position: &Position,
    square: Square,
    piece: Piece,
    on_king: bool,
) -> SquareSet {
    let (men, occupied) = (position.men_like(piece), position.occupied());
    let mover = rules.tables().mover(piece.seat, piece.kind);
    let mut attackers = mover.taken_from[square.index()] & men;
    for line in mover.rides.iter().filter(|line| line.purpose.captures()) {
        attackers |= rules.tables().ray(line.back).reach(square, occupied) & men & line.start;
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.purpose.captures()) {
        let alike = if hop.bars_its_like { position.men_of_kind(piece.kind) } else { SquareSet::EMPTY };
        if !alike.has(square) {
            let reach = rules.tables().ray(hop.line.back).beyond(square, occupied, alike);
            attackers |= reach & men & hop.line.start;
        }
    }
    for lame in mover.lames.iter().filter(|lame| lame.threatens) {
        for &(from, via) in &lame.from[square.index()] {
            if men.has(from) && (via & occupied).is_empty() {
                attackers.insert(from);
            }
        }
    }
    let facing = rules.tables().facing.filter(|_| on_king && rules.kind(piece.kind).royal);
    for ray in facing.into_iter().flatten() {
        attackers |= rules.tables().ray(ray).reach(square, occupied) & men;
    }
    attackers
}
