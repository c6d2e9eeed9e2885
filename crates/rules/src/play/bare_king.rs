//! The bare-king rules: whether a king without pieces ends the game.

use crate::board::Seat;
use crate::position::{EndReason, Move, Outcome, Phase, Position};
use crate::rules::Rules;
use crate::variant::BareKing;

/// Whether a bare king has ended the game. `moves` are the moves of the side to move.
pub(crate) fn ended_by_bare_king(rules: &Rules, position: &Position, moves: &[Move]) -> Option<Outcome> {
    let seat = position.turn();
    let opponent = seat.opponent();
    let [own, other] = [seat, opponent].map(|seat| position.is_stripped(rules, seat));
    if !(own || other) || position.phase() != Phase::Play {
        return None;
    }
    let both = || rules.seats().all(|seat| position.is_bare(rules, seat));
    if own && other && rules.terms().two_bare_kings_draw() && both() {
        return Some(Outcome::drawn(EndReason::TwoBareKings));
    }
    let lost = |seat: Seat| Some(Outcome::won(seat.opponent(), EndReason::BareKing));
    match rules.terms().bare_king {
        BareKing::Plays => {}
        BareKing::Loses | BareKing::LosesNearlyBare(_) => return lost(if own { seat } else { opponent }),
        BareKing::LosesUnlessRebared if own => {
            let last_piece = position.pieces_of(opponent).len() == 2;
            let takes = |action: &Move| action.to().is_some_and(|to| position.pieces_of(opponent).has(to));
            if !(last_piece && moves.iter().any(takes)) {
                return lost(seat);
            }
        }
        BareKing::LosesUnlessRebared => return lost(opponent),
        BareKing::Draws => return Some(Outcome::drawn(EndReason::BareKing)),
    }
    let limit = rules.terms().bare_king_moves?;
    let survived =
        rules.seats().any(|seat| position.is_bare(rules, seat) && position.bare_moves(seat) >= limit);
    survived.then_some(Outcome::drawn(EndReason::BareKingSurvived))
}
