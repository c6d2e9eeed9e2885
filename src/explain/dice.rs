//! Why an action is refused in a game with a table.

use super::{armies, race};
use crate::board::Seat;
use crate::position::{Move, Phase, Position, Refusal};
use crate::rules::Rules;
use crate::variant::Contest;

/// Whether an action is legal in a game with a table, and if not, why.
pub(crate) fn judge(rules: &Rules, position: &Position, action: Move) -> Result<(), Refusal> {
    let Some(table) = position.table() else { return Err(Refusal::NothingToDeclare) };
    let offered = |seat: Seat| table.offer.is_some_and(|offer| offer.to == seat);
    match action {
        Move::Agree(seat) | Move::Refuse(seat) => {
            return if offered(seat) { Ok(()) } else { Err(Refusal::NoOffer) };
        }
        _ if table.offer.is_some() => return Err(Refusal::AnswerFirst),
        _ => {}
    }
    let dice = rules.terms().dice;
    if let Move::Throw(value) = action {
        return match dice {
            None => Err(Refusal::NothingToThrow),
            Some(_) if table.throw.is_some() => Err(Refusal::AlreadyThrown),
            Some(dice) if dice.face(value).is_none() => Err(Refusal::NoSuchThrow(value)),
            Some(_) => Ok(()),
        };
    }
    if position.phase() == Phase::Lots {
        return Err(Refusal::ThrowFirst);
    }
    match (action, rules.terms().contest) {
        (Move::Skip(seat), _) if seat != position.turn() => Err(Refusal::NotOnTurn(seat)),
        (Move::Skip(_), _) if dice.is_some() && table.throw.is_none() => Err(Refusal::ThrowFirst),
        (Move::Skip(_), _) if dice.is_some_and(|dice| !dice.must_move) => Ok(()),
        (Move::Skip(_), _) => Err(Refusal::MayNotPass),
        (_, Contest::Kings) => Err(Refusal::NothingToDeclare),
        (_, Contest::Armies(terms)) => armies::judge(rules, position, terms, action),
        (_, Contest::Race(terms)) => race::judge(rules, position, terms, action),
    }
}
