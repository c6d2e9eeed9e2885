//! Pseudo-legal targets: the squares a piece may go to, its king's safety left aside.

use crate::board::{Piece, Seat, Square, SquareSet};
use crate::movement::{Modality, Right};
use crate::position::Position;
use crate::rules::{Mover, Rules};
use crate::variant::InCheck;

/// Where a piece may go, its king's safety left aside.
pub fn targets(
    rules: &Rules,
    position: &Position,
    piece: Piece,
    from: Square,
    free: SquareSet,
    enemies: SquareSet,
    checked: bool,
) -> SquareSet {
    let mover = rules.tables().mover(piece.seat, piece.role);
    targets_on::<false>(rules, position, (mover, piece), from, [free, enemies], checked)
}

/// The same, in line; `SMALL` as for [`SquareSet::small`].
#[inline(always)]
pub(crate) fn targets_on<const SMALL: bool>(
    rules: &Rules,
    position: &Position,
    (mover, piece): (&Mover, Piece),
    from: Square,
    open: [SquareSet; 2],
    checked: bool,
) -> SquareSet {
    let [free, enemies] = open;
    let leaps = (mover.moves_to[from] & free) | (mover.captures_on[from] & enemies);
    if mover.only_leaps {
        return leaps.small::<SMALL>();
    }
    let other = other_targets::<SMALL>(rules, position, (mover, piece), from, open, checked);
    (leaps | other).small::<SMALL>()
}

/// What is not a plain leap.
fn other_targets<const SMALL: bool>(
    rules: &Rules,
    position: &Position,
    (mover, piece): (&Mover, Piece),
    from: Square,
    open: [SquareSet; 2],
    checked: bool,
) -> SquareSet {
    let occupied = position.occupied().small::<SMALL>();
    let [free, enemies] = open.map(SquareSet::small::<SMALL>);
    let mut targets = SquareSet::EMPTY;
    for line in mover.rides.iter().filter(|line| line.start.has(from)) {
        let reach = rules.tables().ray(line.ray).reach(from, occupied);
        targets |= for_purpose(reach, line.modality, free, enemies);
    }
    for hop in mover.hops.iter().filter(|hop| hop.line.start.has(from)) {
        let alike = if hop.bars_its_like { position.pieces_of_role(piece.role) } else { SquareSet::EMPTY };
        let reach = rules.tables().ray(hop.line.ray).beyond(from, occupied, alike).without(alike);
        targets |= for_purpose(reach, hop.line.modality, free, enemies);
    }
    let may = |right: Option<Right>| {
        right.is_none_or(|right| may_use(rules, position, piece.seat, right, from, checked))
    };
    for lame in mover.lames.iter().filter(|lame| may(lame.right)) {
        let mut reach = SquareSet::EMPTY;
        for &(to, via) in &lame.to[from] {
            if (via & occupied).is_empty() {
                reach.insert(to);
            }
        }
        targets |= for_purpose(reach, lame.modality, free, enemies);
    }
    for gated in mover.gated.iter().filter(|gated| may(gated.right)) {
        targets |= for_purpose(gated.leaps[from], gated.modality, free, enemies);
    }
    targets
}

/// Whether the seat holds the right, and a piece on this square may use it now: one with a home only
/// from there.
#[inline(always)]
pub(crate) fn may_use(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    right: Right,
    from: Square,
    checked: bool,
) -> bool {
    let suspended = checked && rules.terms().rights[right.index()].in_check == InCheck::Suspended;
    let homes = rules.tables().homes[right.index()][seat.index()];
    position.holds(seat, right) && !suspended && (homes.is_empty() || homes.has(from))
}

#[inline(always)]
fn for_purpose(reach: SquareSet, modality: Modality, free: SquareSet, enemies: SquareSet) -> SquareSet {
    reach
        & match modality {
            Modality::Move => free,
            Modality::Capture => enemies,
            Modality::Both => free | enemies,
        }
}
