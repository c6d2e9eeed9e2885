//! Steps of pieces that leave their king safe.

use super::move_counter::Moves;
use super::passing::captors;
use super::promotion::promotions;
use super::safety::KingSafety;
use super::targets::targets;
use crate::board::{Seat, SquareSet};
use crate::position::{Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::PromoteBy;

/// The steps of a seat's pieces.
pub(crate) fn steps(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    safe_steps::<true>(rules, position, seat, &KingSafety::new(rules, position, seat), moves);
}

/// With `QUIET` all steps, without it captures and steps into and out of the promotion zone of what promotes.
#[inline]
pub(crate) fn safe_steps<const QUIET: bool>(
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
    rules.seats().filter_map(|seat| position.king(rules, seat)).for_each(|king| enemies.remove(king));
    let mut free = SquareSet(!occupied.0);
    if let Phase::FreeMoves(_) = position.phase() {
        enemies = SquareSet::EMPTY;
        free = free & rules.tables().own_half[seat.index()];
    }
    let zone = rules.tables().promotion_zone[seat.index()];
    let promotion = &rules.terms().promotion;
    for from in own {
        let Some(piece) = position.piece_at(from) else { continue };
        let standing = matches!(promotion.by, PromoteBy::InPlace(_));
        let promotes = promotion.of(piece.role).is_some() && !standing;
        let leaves = promotes && promotion.by == PromoteBy::EnteringOrLeaving && zone.has(from);
        let free = match QUIET || leaves {
            true => free,
            false if promotes => free & zone,
            false => SquareSet::EMPTY,
        };
        let targets = targets(rules, position, piece, from, free, enemies, safety.checked);
        if targets.is_empty() {
            continue;
        }
        let safe = safety.steps(from, targets);
        if !promotes || (!leaves && (targets & zone).is_empty()) {
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
