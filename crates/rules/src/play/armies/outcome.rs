//! The outcome of a game of armies.

use super::exchange::may_declare;
use super::moves::steps;
use super::state::{all_seats, fights, table};
use crate::board::Seat;
use crate::play::facing::quiet_is_over;
use crate::position::{Captor, EndReason, Outcome, Phase, Position};
use crate::rules::Rules;
use crate::variant::{Armies, Empire, Peace};

/// How many stakes an empire of this seat is worth from each enemy, if it has built one.
pub(crate) fn empire_price(position: &Position, terms: Armies, seat: Seat) -> Option<i8> {
    let table = table(position);
    let enemies = terms.alliance.enemies(seat).map(|enemy| table.captives[enemy.index()]);
    let [Some(one), Some(other)] = enemies else { return None };
    let counts = match terms.empire {
        Empire::Nothing => false,
        Empire::Pays => terms.stakes,
        Empire::Wins => true,
    };
    if !counts || !table.mounted[seat.index()] || one.by != seat || other.by != seat {
        return None;
    }
    let last = if one.second { one } else { other };
    Some(match last.how {
        Captor::KingOnThrone => 4,
        Captor::King => 2,
        Captor::Piece => 1,
    })
}

/// How the game has ended, if it has. Bell does not say when; by FHW-16 with an alliance's last army.
pub(crate) fn outcome(rules: &Rules, position: &Position, terms: Armies) -> Option<Outcome> {
    let table = table(position);
    // An ally at peace has drawn already.
    let won = |winner: Seat, reason| Outcome {
        alone: table.at_peace[terms.alliance.ally(winner).index()],
        ..Outcome::won(winner, reason)
    };
    if terms.empire == Empire::Wins
        && let Some(seat) = all_seats().find(|seat| table.empire[seat.index()])
    {
        return Some(won(seat, EndReason::Empire));
    }
    let fighting = |first: Seat| {
        [first, terms.alliance.ally(first)].into_iter().filter(|&seat| fights(position, seat)).min()
    };
    let sides = [fighting(Seat::FIRST), fighting(terms.alliance.enemies(Seat::FIRST)[0])];
    let only_kings =
        terms.peace == Peace::AllKings && position.occupied() == position.pieces_of_role(terms.king);
    match sides {
        [Some(_), Some(_)] if only_kings => return Some(Outcome::drawn(EndReason::Peace)),
        [Some(_), Some(_)] => {}
        [None, None] => return Some(Outcome::drawn(EndReason::Peace)),
        // Two who have both made peace are not beaten.
        [Some(winner), None] | [None, Some(winner)]
            if terms.alliance.enemies(winner).iter().all(|seat| table.at_peace[seat.index()]) =>
        {
            return Some(Outcome::drawn(EndReason::Peace));
        }
        [Some(winner), None] | [None, Some(winner)] => {
            return Some(won(winner, EndReason::LastOnBoard));
        }
    }
    if quiet_is_over(rules, position) {
        return Some(Outcome::drawn(EndReason::NoProgress));
    }
    is_dead(rules, position, terms).then(|| Outcome::drawn(EndReason::NobodyMoves))
}

/// Whether nobody can ever move again, whatever is thrown.
pub(crate) fn is_dead(rules: &Rules, position: &Position, terms: Armies) -> bool {
    if position.roll().is_some() || table(position).offer.is_some() {
        return false;
    }
    let faces = rules.terms().faces();
    let values = || faces.iter().map(|face| Some(face.value)).chain(faces.is_empty().then_some(None));
    let mut probe = position.clone();
    let mut moves = Vec::new();
    for seat in all_seats().filter(|&seat| fights(position, seat)) {
        probe.set_turn(seat);
        for value in values() {
            probe.table_mut().roll = value;
            steps(rules, &probe, terms, &mut moves);
            if !moves.is_empty() {
                return false;
            }
        }
        // What a seat declares may bring a king back that moves.
        if may_declare(rules, &probe, terms) {
            return false;
        }
    }
    position.phase() == Phase::Play
}
