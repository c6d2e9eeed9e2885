//! Steps of pieces that leave their king safe.

use super::move_counter::Moves;
use super::passing::captors;
use super::promotion::promotions;
use super::safety::KingSafety;
use super::targets::targets_on;
use crate::board::{Seat, SquareSet};
use crate::position::{Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::PromoteBy;

/// The steps of a seat's pieces.
pub(crate) fn steps(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    safe_steps::<true, false>(rules, position, seat, &KingSafety::new(rules, position, seat), moves);
}

/// With `QUIET` all steps, without it captures and steps into and out of the promotion zone of what promotes;
/// `SMALL` as for [`SquareSet::small`].
#[inline]
pub(crate) fn safe_steps<const QUIET: bool, const SMALL: bool>(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    safety: &KingSafety,
    moves: &mut impl Moves,
) {
    let own = position.pieces_of(seat);
    let occupied = position.occupied();
    // A side's only royal piece is not captured: the game ends before that.
    let mut enemies = occupied.without(own);
    let others = rules.seats().filter(|&other| other != seat);
    others.filter_map(|other| position.king(rules, other)).for_each(|king| enemies.remove(king));
    let mut free = SquareSet(!occupied.0);
    if let Phase::FreeMoves(_) = position.phase() {
        enemies = SquareSet::EMPTY;
        free = free & rules.tables().own_half[seat.index()];
    }
    let by_leaving = rules.terms().promotion.by == PromoteBy::EnteringOrLeaving;
    for from in own.squares::<SMALL>() {
        let Some(piece) = position.piece_at(from) else { continue };
        let zone = rules.tables().mover(seat, piece.role).promotes_on;
        let leaves = by_leaving && zone.has(from);
        let free = if QUIET || leaves { free } else { free & zone };
        let targets = targets_on::<SMALL>(rules, position, piece, from, free, enemies, safety.checked);
        if targets.is_empty() {
            continue;
        }
        let safe = safety.steps::<SMALL>(from, targets);
        if !leaves && (targets & zone).is_empty() {
            moves.steps(from, safe);
            continue;
        }
        for to in targets {
            if leaves || zone.has(to) {
                promotions(rules, position, piece, from, to, safe.has(to), moves);
            } else if safe.has(to) {
                moves.push(Move::Step { from, to, into: None });
            }
        }
    }
    if let Some(passed) = position.passed() {
        let to = SquareSet::of(passed.over);
        captors(rules, position, passed, seat).for_each(|from| moves.steps(from, to));
    }
}
