//! Captures in passing.

use super::attack::{attackers_like, in_check};
use super::targets::targets;
use crate::board::{Piece, Seat, Square, SquareSet};
use crate::position::{Passed, Position};
use crate::rules::Rules;

/// The pawns of this seat that may capture the one that has passed, their king's safety looked at.
pub(crate) fn captors(rules: &Rules, position: &Position, passed: Passed, seat: Seat) -> SquareSet {
    let pawn = Piece { seat, role: rules.terms().pawn };
    let (over, checked) = (SquareSet::of(passed.over), in_check(rules, position, seat));
    let may = |&from: &Square| {
        let mut next = position.clone();
        next.take(passed.pawn);
        next.take(from);
        next.put(passed.over, pawn);
        // A pawn that goes there without it captures nothing.
        let goes = targets(rules, position, pawn, from, over, SquareSet::EMPTY, checked);
        goes.is_empty() && !in_check(rules, &next, seat)
    };
    attackers_like(rules, position, passed.over, pawn, false).filter(may).collect()
}

/// The pawn that has just gone from one square to another, if it can be captured in passing.
pub(crate) fn passed(
    rules: &Rules,
    position: &Position,
    pawn: Piece,
    from: Square,
    to: Square,
) -> Option<Passed> {
    let mover = rules.tables().mover(pawn.seat, pawn.role);
    let ways = mover.lames.iter().flat_map(|lame| &lame.to[from]).filter(|(end, _)| *end == to);
    let mut passed = ways.flat_map(|&(_, via)| via).map(|over| Passed { over, pawn: to });
    passed.find(|&passed| {
        position.piece_at(passed.over).is_none()
            && !captors(rules, position, passed, pawn.seat.opponent()).is_empty()
    })
}

/// Whether a pawn of the side that waits can just have gone over this square, and the one that can be captured there.
pub(crate) fn passed_over(rules: &Rules, position: &Position, over: Square) -> (bool, Option<Passed>) {
    let pawn = Piece { seat: position.turn().opponent(), role: rules.terms().pawn };
    let (mut may, mut found) = (false, None);
    for to in position.pieces_like(pawn) {
        let lames = rules.tables().mover(pawn.seat, pawn.role).lames.iter();
        for &(from, via) in lames.flat_map(|lame| &lame.from[to]) {
            if via.has(over) && ((via | SquareSet::of(from)) & position.occupied()).is_empty() {
                may = true;
                found =
                    found.or(passed(rules, position, pawn, from, to).filter(|passed| passed.over == over));
            }
        }
    }
    (may, found)
}

impl Rules {
    /// Where the pawn stands that a step captures in passing, if it captures one.
    pub fn taken_in_passing(&self, position: &Position, from: Square, to: Square) -> Option<Square> {
        let passed = position.passed().filter(|passed| passed.over == to)?;
        let seat = position.piece_at(from)?.seat;
        captors(self, position, passed, seat).has(from).then_some(passed.pawn)
    }

    /// The piece that a step captures, on its square or in passing.
    pub fn captured_by(&self, position: &Position, from: Square, to: Square) -> Option<Piece> {
        let at = self.taken_in_passing(position, from, to).unwrap_or(to);
        position.piece_at(at)
    }
}
