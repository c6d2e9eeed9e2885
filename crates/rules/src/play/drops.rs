//! Generation of drops from the hand.

use super::move_counter::Moves;
use super::safety::KingSafety;
use super::steps::steps;
use crate::board::{Piece, Role, Seat, Square};
use crate::position::{Move, Position};
use crate::rules::Rules;
use crate::variant::Captured;

pub(crate) fn drops(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    safety: &KingSafety,
    moves: &mut impl Moves,
) {
    if rules.terms().captured != Captured::Dropped || position.hand_is_empty(seat) {
        return;
    }
    let safe = safety.drops(rules.board().shape.all().without(position.occupied()));
    for role in (0..rules.roles().len() as u8).map(Role) {
        if position.in_hand(Piece { seat, role }) == 0 {
            continue;
        }
        let to = safe.without(rules.tables().mover(seat, role).stuck);
        if role == rules.terms().pawn {
            moves.drops(role, to.filter(|&to| pawn_may_drop(rules, position, seat, to)).collect());
        } else {
            moves.drops(role, to);
        }
    }
}

/// Whether a pawn may be dropped here: no other unpromoted pawn on the file, and no mate by it.
pub(crate) fn pawn_may_drop(rules: &Rules, position: &Position, seat: Seat, to: Square) -> bool {
    !pawn_on_file(rules, position, seat, to) && !pawn_drop_mates(rules, position, to)
}

/// Whether the seat has a pawn on this square's file.
pub(crate) fn pawn_on_file(rules: &Rules, position: &Position, seat: Seat, to: Square) -> bool {
    let shape = rules.board().shape;
    let mut pawns = position.pieces_like(Piece { seat, role: rules.terms().pawn });
    pawns.any(|pawn| shape.file(pawn) == shape.file(to))
}

/// Whether a pawn dropped here would give mate.
pub(crate) fn pawn_drop_mates(rules: &Rules, position: &Position, to: Square) -> bool {
    let seat = position.turn();
    let opponent = seat.opponent();
    let pawn = rules.tables().mover(seat, rules.terms().pawn);
    let Some(king) = position.king(rules, opponent) else { return false };
    if !pawn.captures_on[to].has(king) {
        return false;
    }
    let mut next = position.clone();
    next.make(rules, Move::Drop { role: rules.terms().pawn, to }, &mut ());
    let mut replies = Vec::new();
    // The pawn stands next to the king, so that nothing can be dropped between them.
    steps(rules, &next, opponent, &mut replies);
    replies.is_empty()
}
