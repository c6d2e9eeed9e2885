//! Generation of legal steps: those that leave the own king safe.

use super::move_counter::Moves;
use super::passing::captors;
use super::promotion::promotions;
use super::safety::KingSafety;
use super::targets::targets_on;
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::{Move, Phase, Position};
use crate::rules::{Mover, Rules};
use crate::variant::PromoteBy;

/// The steps of a seat's pieces.
pub(crate) fn steps(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    safe_steps::<true, false, _>(rules, position, seat, &KingSafety::new(rules, position, seat), moves);
}

/// With `QUIET` all steps, without it captures and steps into and out of the promotion zone of what promotes;
/// `SMALL` as for [`SquareSet::small`].
#[inline]
pub(crate) fn safe_steps<const QUIET: bool, const SMALL: bool, M: Moves>(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    safety: &KingSafety,
    moves: &mut M,
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
    let mut steps = |mover: &Mover, piece: Piece, from: Square| {
        let zone = mover.promotes_on;
        let leaves = by_leaving && zone.has(from);
        let free = if QUIET || leaves { free } else { free & zone };
        let targets =
            targets_on::<SMALL>(rules, position, (mover, piece), from, [free, enemies], safety.checked);
        if targets.is_empty() {
            return;
        }
        let safe = safety.steps::<SMALL>(from, targets);
        if !leaves && (targets & zone).is_empty() {
            return moves.steps(from, safe);
        }
        for to in targets {
            if leaves || zone.has(to) {
                promotions(rules, position, piece, from, to, safe.has(to), moves);
            } else if safe.has(to) {
                moves.push(Move::Step { from, to, into: None });
            }
        }
    };
    if M::IN_ORDER {
        for from in own.squares::<SMALL>() {
            if let Some(piece) = position.piece_at(from) {
                steps(rules.tables().mover(seat, piece.role), piece, from);
            }
        }
    } else {
        for (role, mover) in rules.tables().movers_of(seat).iter().enumerate() {
            let piece = Piece { seat, role: Role(role as u8) };
            position.pieces_like(piece).squares::<SMALL>().for_each(|from| steps(mover, piece, from));
        }
    }
    if let Some(passed) = position.passed() {
        let to = SquareSet::of(passed.over);
        captors(rules, position, passed, seat).for_each(|from| moves.steps(from, to));
    }
}
