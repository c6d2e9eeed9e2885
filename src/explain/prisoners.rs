//! Kings that are held prisoner: who may propose an exchange, and who may claim an ally's.

use super::alliance::throne;
use crate::board::{Piece, Seat};
use crate::position::{Position, Table};
use crate::rules::Rules;
use crate::variant::{Armies, Exchange, Reentry};

/// Whether the seat may propose an exchange of captured kings, which it does once.
pub(super) fn may_propose(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: Armies,
    seat: Seat,
) -> bool {
    let ally = terms.alliance.ally(seat);
    let [one, other] = terms.alliance.enemies(seat);
    let captor = |lost: Seat| table.captives[lost.index()].map(|captive| captive.by);
    // One enemy king is a prisoner, and the seat's own; the other is free.
    let (prisoner, free) = match (captor(one), captor(other)) {
        (Some(by), None) if by == seat => (one, other),
        (None, Some(by)) if by == seat => (other, one),
        _ => return false,
    };
    let is_enemy = |by: Seat| by == one || by == other;
    let freed = match terms.exchange {
        // The ally's king is the enemies' prisoner, and there is a king to ask.
        Exchange::WithRemainingKing => {
            (captor(ally).is_some_and(is_enemy) && has_king(position, terms, free)).then_some(ally)
        }
        // One king of the own side is the prisoner of an enemy who can answer.
        Exchange::BetweenCaptors => {
            let answers = |by: Seat| is_enemy(by) && !position.pieces_of(by).is_empty();
            match (captor(seat), captor(ally)) {
                (Some(by), None) if answers(by) => Some(seat),
                (None, Some(by)) if answers(by) => Some(ally),
                _ => None,
            }
        }
    };
    let both_return =
        |freed| returns(rules, position, terms, freed) && returns(rules, position, terms, prisoner);
    !table.refused[seat.index()] && freed.is_some_and(both_return)
}

/// Whether the seat may have its ally's king back without exchange: it holds both enemy kings.
pub(super) fn may_claim(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: Armies,
    seat: Seat,
) -> bool {
    let ally = terms.alliance.ally(seat);
    let holds = |lost: Seat| table.captives[lost.index()].is_some_and(|captive| captive.by == seat);
    let crowned = terms.exchange != Exchange::WithRemainingKing || has_king(position, terms, seat);
    crowned
        && terms.alliance.enemies(seat).into_iter().all(holds)
        && table.captives[ally.index()].is_some()
        && returns(rules, position, terms, ally)
}

fn has_king(position: &Position, terms: Armies, seat: Seat) -> bool {
    !position.pieces_like(Piece { seat, role: terms.king }).is_empty()
}

/// Whether there is a square to which a freed king of this seat returns.
fn returns(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> bool {
    let Some(throne) = throne(rules, terms, seat) else { return false };
    match terms.reentry {
        Reentry::OwnThrone => position.piece_at(throne).is_none(),
        Reentry::NearestFree => rules.board().shape.squares().any(|at| position.piece_at(at).is_none()),
    }
}
