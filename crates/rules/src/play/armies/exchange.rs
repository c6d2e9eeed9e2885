//! Exchanges and releases of captured kings, and the squares to which they return.

use super::state::{king, table, throne};
use crate::board::{Seat, Square};
use crate::position::{Move, Offer, Position};
use crate::rules::Rules;
use crate::variant::{Armies, Exchange, Reentry};

/// What may be declared before the throw, or before the move where nothing is thrown.
pub(crate) fn declarations(rules: &Rules, position: &Position, terms: Armies, moves: &mut Vec<Move>) {
    let seat = position.turn();
    if may_propose(rules, position, terms, seat) {
        moves.push(Move::Propose(seat));
    }
    if may_release(rules, position, terms, seat) {
        moves.push(Move::Release(seat));
    }
}

/// Whether the seat on turn has anything to declare.
pub(crate) fn may_declare(rules: &Rules, position: &Position, terms: Armies) -> bool {
    let seat = position.turn();
    may_propose(rules, position, terms, seat) || may_release(rules, position, terms, seat)
}

/// Whether a seat may propose an exchange now.
pub(crate) fn may_propose(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    !table(position).refused[seat.index()] && offer(rules, position, terms, seat).is_some()
}

/// The exchange of captured kings that a seat may propose now, unless it has been refused.
pub(crate) fn offer(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> Option<Offer> {
    let table = table(position);
    let ally = terms.alliance.ally(seat);
    let enemies = terms.alliance.enemies(seat);
    let captives = |seats: [Seat; 2]| seats.into_iter().filter(|seat| table.captives[seat.index()].is_some());
    let own = |seat: &Seat| table.captives[seat.index()].map(|captive| captive.by);
    // A king that its own side has captured is nothing to exchange.
    let by_enemy = |lost: &Seat| own(lost).is_some_and(|captor| enemies.contains(&captor));
    let mut taken = captives(enemies);
    let (enemy, None) = (taken.next()?, taken.next()) else { return None };
    if own(&enemy) != Some(seat) {
        return None;
    }
    let (freed, to) = match terms.exchange {
        Exchange::WithRemainingKing => {
            let remaining = enemies.into_iter().find(|&other| other != enemy)?;
            king(position, terms, remaining)?;
            (Some(ally).filter(by_enemy)?, remaining)
        }
        Exchange::BetweenCaptors | Exchange::BetweenCaptorsOfAllies => {
            let mut lost = captives([seat, ally]);
            let (lost, None) = (lost.next()?, lost.next()) else { return None };
            let captor = Some(lost).filter(by_enemy).and_then(|lost| own(&lost))?;
            // Walker's rule 14 speaks of “the other enemy's king”: the captor's own is none.
            let others = lost == ally && enemy == terms.alliance.ally(captor);
            let may = terms.exchange == Exchange::BetweenCaptors || others;
            (may && !position.pieces_of(captor).is_empty()).then_some((lost, captor))?
        }
    };
    let kings = [freed, enemy];
    let returns = kings.iter().all(|&owner| reentry(rules, position, terms, owner).is_some());
    returns.then_some(Offer { by: seat, to, kings })
}

/// Whether a seat may have its ally's king back without exchange.
pub(crate) fn may_release(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    let table = table(position);
    let ally = terms.alliance.ally(seat);
    let by_seat = |enemy: Seat| table.captives[enemy.index()].is_some_and(|captive| captive.by == seat);
    let crowned = match terms.exchange {
        Exchange::WithRemainingKing => king(position, terms, seat).is_some(),
        Exchange::BetweenCaptors | Exchange::BetweenCaptorsOfAllies => true,
    };
    crowned
        && table.captives[ally.index()].is_some()
        && terms.alliance.enemies(seat).into_iter().all(by_seat)
        && reentry(rules, position, terms, ally).is_some()
}

/// Where a freed king of this seat returns to.
pub(crate) fn reentry(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> Option<Square> {
    let throne = throne(rules, terms, seat)?;
    let shape = rules.board().shape;
    let steps = |at: Square| {
        let (files, ranks) = (shape.file(at) - shape.file(throne), shape.rank(at) - shape.rank(throne));
        files.abs().max(ranks.abs())
    };
    let free = |at: &Square| position.piece_at(*at).is_none();
    match terms.reentry {
        Reentry::OwnThrone => Some(throne).filter(free),
        Reentry::NearestFree => {
            let name = |at: Square| (shape.file(at), shape.rank(at));
            shape.squares().filter(free).min_by_key(|&at| (steps(at), name(at)))
        }
    }
}
