//! Perpetual check and perpetual chase, found in the cycle of moves that led back to a position.
//!
//! The sources name both but define neither. Tabiya's reading (XQ-13, XQ-14): a side
//! checks perpetually when each of its moves in the cycle gives check. It chases perpetually when
//! after each of its moves one and the same piece newly attacks one and the same unprotected piece;
//! attacks by kings and pawns do not count, nor attacks on kings and on pawns of the own half.

use super::attack::{attackers, in_check};
use crate::board::{Piece, Role, Seat, Square, Zone};
use crate::position::{EndReason, Move, Outcome, Position};
use crate::rules::Rules;

/// A piece, by the square on which it stood when the cycle began.
type Man = Square;

/// What the repetition that closes this cycle means. `cycle` has every move with the position
/// before it; `end` is the position after the last.
pub(crate) fn judge(
    rules: &Rules,
    cycle: &[(Move, Position)],
    end: &Position,
    check_loses: bool,
    chase_loses: bool,
) -> Outcome {
    let guilty = |breaks: &dyn Fn(Seat) -> bool, reason: EndReason| {
        let mut guilty = rules.seats().filter(|&seat| breaks(seat));
        match (guilty.next(), guilty.next()) {
            (Some(loser), None) => Some(Outcome::won(loser.opponent(), reason)),
            _ => None,
        }
    };
    let checks =
        |seat| after_own_moves(cycle, end, seat).all(|(_, after)| in_check(rules, after, seat.opponent()));
    if check_loses && let Some(outcome) = guilty(&checks, EndReason::PerpetualCheck) {
        return outcome;
    }
    let chases = |seat| !checks(seat) && chases(rules, cycle, end, seat);
    if chase_loses && let Some(outcome) = guilty(&chases, EndReason::PerpetualChase) {
        return outcome;
    }
    Outcome::drawn(EndReason::Repetition)
}

/// The positions before and after each move of the seat.
fn after_own_moves<'a>(
    cycle: &'a [(Move, Position)],
    end: &'a Position,
    seat: Seat,
) -> impl Iterator<Item = (&'a Position, &'a Position)> {
    let after = cycle.iter().skip(1).map(|(_, before)| before).chain([end]);
    cycle.iter().map(|(_, before)| before).zip(after).filter(move |(before, _)| before.turn() == seat)
}

fn chases(rules: &Rules, cycle: &[(Move, Position)], end: &Position, seat: Seat) -> bool {
    let Some((_, first)) = cycle.first() else { return false };
    // Where each piece of the beginning stands now.
    let mut places: Vec<(Man, Square)> = first.occupied().map(|square| (square, square)).collect();
    let mut chased: Option<Vec<(Man, Man)>> = None;
    for (index, (action, before)) in cycle.iter().enumerate() {
        let old = places.clone();
        if let (Some(from), Some(to)) = (action.from(), action.to()) {
            places.iter_mut().filter(|(_, place)| *place == from).for_each(|(_, place)| *place = to);
        }
        if before.turn() != seat {
            continue;
        }
        let after = cycle.get(index + 1).map_or(end, |(_, position)| position);
        let mut fresh = attacks(rules, after, seat, &places, true);
        let stale = attacks(rules, before, seat, &old, false);
        fresh.retain(|pair| !stale.contains(pair));
        chased = Some(match chased {
            None => fresh,
            Some(so_far) => so_far.into_iter().filter(|pair| fresh.contains(pair)).collect(),
        });
    }
    chased.is_some_and(|pairs| !pairs.is_empty())
}

/// Which pieces of the seat attack which pieces of the other side; only unprotected ones where asked.
fn attacks(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    places: &[(Man, Square)],
    unprotected: bool,
) -> Vec<(Man, Man)> {
    let at = |square: Square| places.iter().find(|(_, place)| *place == square).map(|(piece, _)| *piece);
    let counts = |role: Role| !rules.role(role).royal && role != rules.terms().pawn;
    let facing = rules.seat(seat.opponent()).facing;
    let mut pairs = Vec::new();
    for square in position.pieces_of(seat.opponent()) {
        let Some(Piece { role, .. }) = position.piece_at(square) else { continue };
        let at_home = facing.is_in(rules.board().shape, Zone::OwnHalf, square);
        if rules.role(role).royal || (role == rules.terms().pawn && at_home) {
            continue;
        }
        for attacker in attackers(rules, position, square, seat) {
            if !position.piece_at(attacker).is_some_and(|piece| counts(piece.role)) {
                continue;
            }
            let mut taken = position.clone();
            taken.apply(rules, Move::Step { from: attacker, to: square, into: None }, &mut ());
            if unprotected && !attackers(rules, &taken, square, seat.opponent()).is_empty() {
                continue;
            }
            if let (Some(attacker), Some(target)) = (at(attacker), at(square)) {
                pairs.push((attacker, target));
            }
        }
    }
    pairs
}
