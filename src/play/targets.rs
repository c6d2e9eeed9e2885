//! Where a man may go, its king's safety left aside.

use crate::board::{Piece, Seat, Square, SquareSet};
use crate::movement::Purpose;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::InCheck;

/// Where a man may go, its king's safety left aside.
#[inline]
pub(crate) fn targets(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    free: SquareSet,
    enemies: SquareSet,
    checked: bool,
) -> SquareSet {
    let occupied = position.occupied();
    let mover = rules.tables().mover(piece.seat, piece.kind);
    let mut targets = (mover.quiet[from.index()] & free) | (mover.takes[from.index()] & enemies);
    for line in mover.rides.iter().filter(|line| line.start.has(from)) {
        let reach = rules.tables().ray(line.ray).reach(from, occupied);
        targets |= for_purpose(reach, line.purpose, free, enemies);
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.start.has(from)) {
        let alike = if hop.bars_its_like { position.men_of_kind(piece.kind) } else { SquareSet::EMPTY };
        let reach = rules.tables().ray(hop.line.ray).beyond(from, occupied, alike).without(alike);
        targets |= for_purpose(reach, hop.line.purpose, free, enemies);
    }
    let may = |right: Option<u8>| {
        right.is_none_or(|right| may_use(rules, position, piece.seat, right, from, checked))
    };
    for lame in mover.lames.iter().filter(|lame| may(lame.right)) {
        for &(to, via) in &lame.to[from.index()] {
            if (via & occupied).is_empty() {
                targets |= for_purpose(SquareSet::of(to), lame.purpose, free, enemies);
            }
        }
    }
    for gated in mover.gated.iter().filter(|gated| may(gated.right)) {
        targets |= for_purpose(gated.leaps[from.index()], gated.purpose, free, enemies);
    }
    targets
}

/// Whether the seat holds the right, and a man on this square may use it now: one with a home only
/// from there.
#[inline(always)]
pub(crate) fn may_use(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    right: u8,
    from: Square,
    checked: bool,
) -> bool {
    let suspended = checked && rules.terms().rights[right as usize].in_check == InCheck::Suspended;
    let homes = rules.tables().homes[right as usize][seat.index()];
    position.holds(seat, right) && !suspended && (homes.is_empty() || homes.has(from))
}

#[inline(always)]
fn for_purpose(reach: SquareSet, purpose: Purpose, free: SquareSet, enemies: SquareSet) -> SquareSet {
    let mut targets = SquareSet::EMPTY;
    if purpose.moves() {
        targets |= reach & free;
    }
    if purpose.captures() {
        targets |= reach & enemies;
    }
    targets
}
