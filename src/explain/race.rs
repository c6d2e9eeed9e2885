//! Why a move of a race is refused.

use crate::board::Piece;
use crate::play::dice::thrown;
use crate::play::race::run;
use crate::position::{Move, Position, Refusal};
use crate::rules::Rules;
use crate::variant::Race;

/// Whether a move is legal, and if not, why.
pub(crate) fn judge(rules: &Rules, position: &Position, race: Race, action: Move) -> Result<(), Refusal> {
    let seat = position.turn();
    let (from, to, into) = match action {
        Move::Drop { kind, to } => {
            if kind != race.single || position.in_hand(Piece { seat, kind }) == 0 {
                return Err(Refusal::NotInHand(kind));
            }
            (None, to, None)
        }
        Move::Step { from, to, into } => {
            let piece = position.man(from).ok_or(Refusal::NoMan(from))?;
            if piece.seat != seat {
                return Err(Refusal::NotOnTurn(piece.seat));
            }
            match into {
                Some(kind) if piece.kind != race.double || kind != race.double => {
                    return Err(Refusal::NotIntoThis { kind, at: to, none_lost: false });
                }
                _ => (Some(from), to, into),
            }
        }
        Move::Promote { at, .. } | Move::Pass { at } => return Err(Refusal::SameSquare(at)),
        _ => return Err(Refusal::NothingToDeclare),
    };
    let face = thrown(rules, position).ok_or(Refusal::ThrowFirst)?;
    let end = run(rules, position, race, seat, from, into.is_some(), face)?;
    if end == to { Ok(()) } else { Err(Refusal::NotSoFar(Some(end))) }
}
