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

/// Whether a king on this square could be captured by a man of `by` if exactly `occupied` were occupied and the
/// men on `gone` were not there.
pub(crate) fn is_attacked(
    rules: &Rules,
    position: &Position,
    square: Square,
    by: Seat,
    occupied: SquareSet,
    gone: SquareSet,
) -> bool {
    attackers_by_kind(rules, position, square, by, occupied, gone, true).any(|men| !men.is_empty())
}

/// The men of `by` that could capture on this square.
pub fn attackers(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    let on_king = position.king(rules, by.opponent()) == Some(square);
    attackers_by_kind(rules, position, square, by, position.occupied(), SquareSet::EMPTY, on_king)
        .fold(SquareSet::EMPTY, |set, men| set | men)
}

/// Whether a man of this kind of the other side stands on a line with the seat's king, whatever
/// stands between.
pub(crate) fn aims_at_king(rules: &Rules, position: &Position, seat: Seat, kind: Kind) -> bool {
    let men = position.men_like(Piece { seat: seat.opponent(), kind });
    let mover = rules.tables.mover(seat.opponent(), kind);
    position.king(rules, seat).is_some_and(|king| {
        mover
            .rides
            .iter()
            .any(|line| !(rules.tables.ray(line.back).reach(king, SquareSet::EMPTY) & men).is_empty())
    })
}

fn attackers_by_kind(
    rules: &Rules,
    position: &Position,
    square: Square,
    by: Seat,
    occupied: SquareSet,
    gone: SquareSet,
    on_king: bool,
) -> impl Iterator<Item = SquareSet> {
    (0..rules.kinds().len() as u8).map(move |kind| {
        let kind = Kind(kind);
        let men = position.men_like(Piece { seat: by, kind }).without(gone);
        if men.is_empty() {
            return SquareSet::EMPTY;
        }
        let mover = rules.tables.mover(by, kind);
        let mut attackers = mover.taken_from[square.index()] & men;
        for line in &mover.rides {
            if line.purpose.captures()
                && let Some(man) = rules.tables.ray(line.back).first_man(square, occupied)
            {
                attackers |= SquareSet::of(man) & men & line.start;
            }
        }
        for hop in mover.hops.iter().filter(|hop| hop.line.purpose.captures()) {
            let alike =
                if hop.bars_its_like { position.men_of_kind(kind).without(gone) } else { SquareSet::EMPTY };
            let reach = rules.tables.ray(hop.line.back).beyond(square, occupied, alike);
            let barred = alike.has(square);
            if !barred {
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
        if let Some(rays) = rules.tables.facing.filter(|_| on_king && rules.kind(kind).royal) {
            for ray in rays {
                let facing =
                    rules.tables.ray(ray).first_man(square, occupied).map_or(SquareSet::EMPTY, SquareSet::of);
                attackers |= facing & men;
            }
        }
        attackers
    })
}
