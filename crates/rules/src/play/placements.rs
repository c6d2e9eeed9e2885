//! Placements before play, and the mending of faulty ones.

use super::attack::in_check;
use super::deployment::{barred, behind_pawns, deployment, faults, judge_mending};
use crate::board::{Piece, Role, Seat};
use crate::position::{Move, Position};
use crate::rules::Rules;

/// The placements open to the seat on turn.
pub(crate) fn placements(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    let seat = position.turn();
    let zone = behind_pawns(rules, seat);
    let free = zone.without(position.occupied());
    let pawns = position.pieces_like(Piece { seat, role: rules.terms().pawn });
    for role in (0..rules.roles().len() as u8).map(Role) {
        if position.in_hand(Piece { seat, role }) == 0 {
            continue;
        }
        for to in free | pawns {
            if barred(rules, position, role, to).is_some() {
                continue;
            }
            if free.has(to) {
                moves.push(Move::Drop { role, to });
            } else if deployment(rules).is_some_and(|deployment| deployment.swaps) {
                moves.extend(free.map(|pawn_to| Move::Place { role, to, pawn_to }));
            }
        }
    }
    moves.retain(|&action| placing_is_quiet(rules, position, action));
}

/// Whether a placement leaves both kings out of check.
pub(crate) fn placing_is_quiet(rules: &Rules, position: &Position, action: Move) -> bool {
    let mut next = position.clone();
    next.make(rules, action, &mut ());
    rules.seats().all(|seat| !in_check(rules, &next, seat))
}

/// Where a faulty rook may go.
pub(crate) fn relocations(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    let free = behind_pawns(rules, Seat::SECOND).without(position.occupied());
    for from in faults(rules, position) {
        moves.extend(free.map(|to| Move::Step { from, to, into: None }).filter(|&action| {
            action.to().is_some_and(|to| judge_mending(rules, position, from, to).is_ok())
        }));
    }
}
