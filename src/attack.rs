//! Who attacks a square.

use crate::board::{Square, SquareSet};
use crate::piece::{Kind, Piece, Seat};
use crate::position::Position;
use crate::rules::Rules;

/// Whether the king of this seat is attacked.
pub fn in_check(rules: &Rules, position: &Position, seat: Seat) -> bool {
    position.king(rules, seat).is_some_and(|king| {
        is_attacked(rules, position, king, seat.opponent(), position.occupied(), SquareSet::EMPTY)
    })
}

/// Whether a man of `by` could capture on this square if exactly `occupied` were occupied and the
/// men on `gone` were not there.
pub(crate) fn is_attacked(
    rules: &Rules,
    position: &Position,
    square: Square,
    by: Seat,
    occupied: SquareSet,
    gone: SquareSet,
) -> bool {
    attackers_by_kind(rules, position, square, by, occupied, gone).any(|men| !men.is_empty())
}

/// The men of `by` that could capture on this square.
pub fn attackers(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    attackers_by_kind(rules, position, square, by, position.occupied(), SquareSet::EMPTY)
        .fold(SquareSet::EMPTY, |set, men| set | men)
}

fn attackers_by_kind(
    rules: &Rules,
    position: &Position,
    square: Square,
    by: Seat,
    occupied: SquareSet,
    gone: SquareSet,
) -> impl Iterator<Item = SquareSet> {
    (0..rules.kinds().len() as u8).map(move |kind| {
        let kind = Kind(kind);
        let men = position.men_like(Piece { seat: by, kind }).without(gone);
        if men.is_empty() {
            return SquareSet::EMPTY;
        }
        let mover = rules.tables.mover(by, kind);
        let mut attackers = mover.taken_from[square.index()] & men;
        for &(_, back, purpose) in &mover.rides {
            if purpose.captures()
                && let Some(man) = rules.tables.ray(back).first_man(square, occupied)
            {
                attackers |= SquareSet::of(man) & men;
            }
        }
        attackers
    })
}
