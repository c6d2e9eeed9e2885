//! Facing generals, and passes.

use super::attack::attackers;
use crate::board::{Piece, Role, Seat, SquareSet};
use crate::position::{Effect, LastMove, Move, Position, Sink};
use crate::rules::Rules;
use crate::variant::{Generals, Repetition};

/// The pieces between the two generals, if these stand on one file.
fn between_generals(rules: &Rules, position: &Position) -> Option<SquareSet> {
    let (one, other) = (position.king(rules, Seat::FIRST)?, position.king(rules, Seat::SECOND)?);
    let file = rules.tables().ray(rules.tables().upward?);
    let (low, high) = (one.min(other), one.max(other));
    let above = file.squares(low);
    let between = above.without(file.squares(high)).without(SquareSet::of(high));
    above.has(high).then_some(between & position.occupied())
}

/// Whether the generals face each other where that has consequences other than being illegal.
#[inline]
pub(crate) fn generals_face(rules: &Rules, position: &Position) -> bool {
    match rules.terms().generals {
        Generals::MayFace | Generals::MayNotFace => false,
        Generals::FacingForfeits
        | Generals::FacingChecks
        | Generals::FacingDraws
        | Generals::FacingCounts(_) => between_generals(rules, position).is_some_and(SquareSet::is_empty),
    }
}

/// Whether the generals face each other and the seat on turn decides what comes of it: not where it is in check
/// by it.
pub(crate) fn facing_is_open(rules: &Rules, position: &Position) -> bool {
    let checks = rules.terms().generals == Generals::FacingChecks
        && position.has_forfeited(position.turn().opponent());
    !checks && generals_face(rules, position)
}

/// Whether the generals face each other and the seat on turn may only break the line, or pass and so end
/// the game.
pub(crate) fn has_to_answer(rules: &Rules, position: &Position) -> bool {
    match rules.terms().generals {
        Generals::MayFace | Generals::MayNotFace | Generals::FacingForfeits | Generals::FacingChecks => false,
        Generals::FacingDraws | Generals::FacingCounts(_) => generals_face(rules, position),
    }
}

/// Whether the generals still face each other after this action.
pub(crate) fn leaves_facing(rules: &Rules, position: &Position, action: Move) -> bool {
    let mut next = position.clone();
    next.make(rules, action, &mut ());
    generals_face(rules, &next)
}

/// Notes what a move of `mover` has brought about; `faced` says whether the generals faced before.
pub(crate) fn after_move(
    rules: &Rules,
    position: &mut Position,
    mover: Seat,
    passes: bool,
    faced: bool,
    sink: &mut dyn Sink,
) {
    let passed_twice = passes && position.last_move() == LastMove::Passed;
    let faces = generals_face(rules, position);
    let checks = rules.terms().generals == Generals::FacingChecks;
    let mut ended = passed_twice || (faced && faces && !checks);
    if checks || rules.terms().generals == Generals::FacingForfeits {
        if faces && (checks || !faced) && !position.has_forfeited(mover) {
            position.forfeit(mover);
            sink.effect(Effect::Forfeited(mover));
        }
        ended |= lone_checker(rules, position, mover);
    }
    position.set_last_move(match (ended, passes) {
        (true, _) => LastMove::Ended,
        (false, true) => LastMove::Passed,
        (false, false) => LastMove::Ordinary,
    });
}

/// Whether exactly one piece of the mover stands between the generals, attacks the other one, and
/// is protected by nobody but the own general (JG-17).
pub(crate) fn lone_checker(rules: &Rules, position: &Position, mover: Seat) -> bool {
    let Some(between) = between_generals(rules, position).filter(|pieces| pieces.len() == 1) else {
        return false;
    };
    let (Some(at), Some(own), Some(enemy)) =
        (between.first(), position.king(rules, mover), position.king(rules, mover.opponent()))
    else {
        return false;
    };
    let protectors = attackers(rules, position, at, mover);
    position.pieces_of(mover).has(at)
        && attackers(rules, position, enemy, mover).has(at)
        && protectors.without(SquareSet::of(own)).is_empty()
}

/// The points of the roles, once so many turns have gone without a capture that they decide.
#[inline]
pub(crate) fn counted_out<'r>(rules: &'r Rules, position: &Position) -> Option<&'r [(Role, u8)]> {
    match &rules.terms().repetition {
        Repetition::Counted { quiet, values, .. } if position.halfmove_clock() >= *quiet => Some(values),
        _ => None,
    }
}

/// Whether as many turns have gone without a capture or a pawn's move as make a draw.
#[inline]
pub(crate) fn quiet_is_over(rules: &Rules, position: &Position) -> bool {
    rules.terms().quiet.is_some_and(|limit| position.halfmove_clock() >= limit)
}

/// The points of a seat's pieces, in halves; the second player has one and a half more.
pub(crate) fn points(position: &Position, seat: Seat, values: &[(Role, u8)]) -> u32 {
    let pieces = values
        .iter()
        .map(|&(role, value)| position.pieces_like(Piece { seat, role }).len() * u32::from(value) * 2);
    pieces.sum::<u32>() + if seat == Seat::SECOND { 3 } else { 0 }
}
