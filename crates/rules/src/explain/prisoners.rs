//! The judge of captured kings: who may propose an exchange, and who may claim an ally's.

use super::alliance::throne;
use crate::board::{Piece, Seat, Square};
use crate::position::{IllegalMove, Position, Table};
use crate::rules::Rules;
use crate::variant::{Armies, Exchange, Reentry};

/// Whether the seat may propose an exchange of captured kings, which it does once; if not, why.
pub(super) fn judge_proposal(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: Armies,
    seat: Seat,
) -> Result<(), IllegalMove> {
    let ally = terms.alliance.ally(seat);
    let [one, other] = terms.alliance.enemies(seat);
    let captor = |lost: Seat| table.captives[lost.index()].map(|captive| captive.by);
    // One enemy king is a prisoner, and the seat's own; the other is free.
    let (prisoner, free) = match (captor(one), captor(other)) {
        (Some(by), None) if by == seat => (one, other),
        (None, Some(by)) if by == seat => (other, one),
        _ => return Err(IllegalMove::NoPrisoners),
    };
    let is_enemy = |by: Seat| by == one || by == other;
    let freed = match terms.exchange {
        // The ally's king is the enemies' prisoner, and there is a king to ask.
        Exchange::WithRemainingKing => {
            (captor(ally).is_some_and(is_enemy) && has_king(position, terms, free)).then_some(ally)
        }
        // The ally's king is the prisoner of the enemy whose own king is free, and who can answer.
        Exchange::BetweenCaptorsOfAllies => {
            (captor(seat).is_none() && captor(ally) == Some(free) && !position.pieces_of(free).is_empty())
                .then_some(ally)
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
    let freed = freed.ok_or(IllegalMove::NoPrisoners)?;
    if table.refused[seat.index()] {
        return Err(IllegalMove::OfferRefused(seat));
    }
    judge_return(rules, position, terms, freed)?;
    judge_return(rules, position, terms, prisoner)
}

/// Whether the seat may have its ally's king back without exchange: it holds both enemy kings. If not, why.
pub(super) fn judge_claim(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: Armies,
    seat: Seat,
) -> Result<(), IllegalMove> {
    let ally = terms.alliance.ally(seat);
    let holds = |lost: Seat| table.captives[lost.index()].is_some_and(|captive| captive.by == seat);
    let crowned = terms.exchange != Exchange::WithRemainingKing || has_king(position, terms, seat);
    let all = terms.alliance.enemies(seat).into_iter().all(holds);
    if !(crowned && all && table.captives[ally.index()].is_some()) {
        return Err(IllegalMove::NoPrisoners);
    }
    judge_return(rules, position, terms, ally)
}

fn has_king(position: &Position, terms: Armies, seat: Seat) -> bool {
    !position.pieces_like(Piece { seat, role: terms.king }).is_empty()
}

/// Whether there is a square to which a freed king of this seat returns.
fn judge_return(rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> Result<(), IllegalMove> {
    let throne = throne(rules, terms, seat).ok_or(IllegalMove::NoPrisoners)?;
    let is_free = |at: Square| position.piece_at(at).is_none();
    let returns = match terms.reentry {
        Reentry::OwnThrone => is_free(throne),
        Reentry::NearestFree => rules.board().shape.squares().any(is_free),
    };
    if returns { Ok(()) } else { Err(IllegalMove::ThroneOccupied(throne)) }
}
