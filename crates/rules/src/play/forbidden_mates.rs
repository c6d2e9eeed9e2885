//! Mates and stalemates that the rules forbid.

use super::attack::{attackers, in_check};
use super::promotion::standing_promotions;
use super::steps::steps;
use crate::board::{Seat, Square, SquareSet};
use crate::position::{Move, Position};
use crate::rules::Rules;
use crate::variant::{Mates, PromoteBy};

/// Whether an action leaves the other side without a move and not in check.
pub(crate) fn gives_stalemate(rules: &Rules, position: &Position, action: Move) -> bool {
    let opponent = position.turn().opponent();
    let mut next = position.clone();
    next.make(rules, action, &mut ());
    if in_check(rules, &next, opponent) {
        return false;
    }
    let mut moves = Vec::new();
    steps(rules, &next, opponent, &mut moves);
    if let (true, PromoteBy::InPlace(standing)) = (moves.is_empty(), rules.terms().promotion.by) {
        standing_promotions(rules, &next, opponent, standing, &mut moves);
    }
    moves.is_empty()
}

/// Whether an action mates by the role that may not: by it alone, or together with a role whose
/// mate does not win by itself, if without it there were no mate.
pub(crate) fn mates_by_barred(rules: &Rules, position: &Position, action: Move, mates: Mates) -> bool {
    let seat = position.turn();
    let opponent = seat.opponent();
    let Some(king) = position.king(rules, opponent) else { return false };
    let mut next = position.clone();
    next.make(rules, action, &mut ());
    let barred = barred_checkers(rules, &next, king, seat, mates);
    if barred.is_empty() || !is_mated(rules, &next, opponent) {
        return false;
    }
    let others = attackers(rules, &next, king, seat).without(barred);
    let role = |at: Square| {
        next.piece_at(at).map(|piece| rules.role(piece.role).promoted_from.unwrap_or(piece.role))
    };
    if { others }.any(|at| role(at).is_some_and(|role| mates.strong.contains(&role))) {
        return false;
    }
    let mut without = next.clone();
    barred.for_each(|at| {
        without.take(at);
    });
    others.is_empty() || !is_mated(rules, &without, opponent)
}

/// The pieces of the barred role that attack this square.
pub(crate) fn barred_checkers(
    rules: &Rules,
    position: &Position,
    king: Square,
    by: Seat,
    mates: Mates,
) -> SquareSet {
    let is_barred = |at: &Square| {
        let piece = position.piece_at(*at);
        piece.is_some_and(|piece| rules.role(piece.role).promoted_from.unwrap_or(piece.role) == mates.barred)
    };
    attackers(rules, position, king, by).filter(is_barred).collect()
}

/// Whether the seat is in check and has no step, leaving aside what it may not do for other reasons.
pub(crate) fn is_mated(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let mut moves = Vec::new();
    in_check(rules, position, seat) && {
        steps(rules, position, seat, &mut moves);
        moves.is_empty()
    }
}
