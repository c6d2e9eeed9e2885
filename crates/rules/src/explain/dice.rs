//! The judge of actions in games with a table: throws, turns and what they allow.

use super::{armies, race};
use crate::board::Seat;
use crate::position::{IllegalMove, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::Contest;

/// Whether an action is legal in a game with a table, and if not, why.
pub(crate) fn judge(rules: &Rules, position: &Position, action: Move) -> Result<(), IllegalMove> {
    let Some(table) = position.table() else { return Err(IllegalMove::NothingToDeclare) };
    let offered = |seat: Seat| table.offer.is_some_and(|offer| offer.to == seat);
    match action {
        Move::Agree(seat) | Move::Refuse(seat) => {
            return if offered(seat) { Ok(()) } else { Err(IllegalMove::NoOffer) };
        }
        _ if table.offer.is_some() => return Err(IllegalMove::AnswerFirst),
        _ => {}
    }
    let dice = rules.terms().dice;
    if let Move::Roll(value) = action {
        return match dice {
            None => Err(IllegalMove::NothingToRoll),
            Some(_) if table.roll.is_some() => Err(IllegalMove::AlreadyRolled),
            Some(dice) if dice.face(value).is_none() => Err(IllegalMove::NoSuchRoll(value)),
            Some(_) => Ok(()),
        };
    }
    if position.phase() == Phase::OpeningRoll {
        return Err(IllegalMove::RollFirst);
    }
    match (action, rules.terms().contest) {
        (Move::Skip(seat), _) if seat != position.turn() => Err(IllegalMove::NotOnTurn(seat)),
        (Move::Skip(_), _) if dice.is_some() && table.roll.is_none() => Err(IllegalMove::RollFirst),
        (Move::Skip(_), _) if !rules.terms().must_move => Ok(()),
        // Who can only declare something need not declare it.
        (Move::Skip(_), Contest::Armies(terms))
            if dice.is_none() && armies::is_shut_in(rules, position, table, terms) =>
        {
            Ok(())
        }
        (Move::Skip(_), _) => Err(IllegalMove::MayNotPass),
        (_, Contest::Kings) => Err(IllegalMove::NothingToDeclare),
        (_, Contest::Armies(terms)) => armies::judge(rules, position, table, terms, action),
        (_, Contest::Race(terms)) => race::judge(rules, position, terms, action),
    }
}
