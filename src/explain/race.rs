//! Why a move of a race is refused.

use crate::board::Piece;
use crate::play::dice::face_to_play;
use crate::play::race::run;
use crate::position::{IllegalMove, Move, Position};
use crate::rules::Rules;
use crate::variant::Race;

/// Whether a move is legal, and if not, why.
pub(crate) fn judge(rules: &Rules, position: &Position, race: Race, action: Move) -> Result<(), IllegalMove> {
    let seat = position.turn();
    let (from, to, into) = match action {
        Move::Drop { role, to } => {
            if role != race.single || position.in_hand(Piece { seat, role }) == 0 {
                return Err(IllegalMove::NotInHand(role));
            }
            (None, to, None)
        }
        Move::Step { from, to, into } => {
            let piece = position.piece_at(from).ok_or(IllegalMove::NoPiece(from))?;
            if piece.seat != seat {
                return Err(IllegalMove::NotOnTurn(piece.seat));
            }
            match into {
                Some(role) if piece.role != race.double || role != race.double => {
                    return Err(IllegalMove::NotIntoThis { role, at: to, none_lost: false });
                }
                _ => (Some(from), to, into),
            }
        }
        Move::Promote { at, .. } | Move::Pass { at } => return Err(IllegalMove::SameSquare(at)),
        _ => return Err(IllegalMove::NothingToDeclare),
    };
    let face = face_to_play(rules, position).ok_or(IllegalMove::RollFirst)?;
    let end = run(rules, position, race, seat, from, into.is_some(), face)?;
    if end == to { Ok(()) } else { Err(IllegalMove::NotSoFar(Some(end))) }
}
