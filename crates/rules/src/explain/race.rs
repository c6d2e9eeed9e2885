//! The judge of moves of a race.

use crate::board::{Piece, Seat, Square};
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
    let end = end_of_run(rules, position, race, seat, from, into.is_some())?;
    if end == to { Ok(()) } else { Err(IllegalMove::NotSoFar(Some(end))) }
}

/// Where a piece comes by the throw, from a square or from outside: alone, or both of a double together.
fn end_of_run(
    rules: &Rules,
    position: &Position,
    race: Race,
    seat: Seat,
    from: Option<Square>,
    together: bool,
) -> Result<Square, IllegalMove> {
    let thrown = position.roll().and_then(|value| rules.terms().face(value));
    let thrown = thrown.ok_or(IllegalMove::RollFirst)?;
    if from.is_none() && race.enters_on_grace && !thrown.grace {
        return Err(IllegalMove::NoEntry(thrown.value));
    }
    let track = rules.track(seat);
    let place = |square: Square| track.iter().position(|&other| other == square);
    // The place on the track after its own, and the one to which a throw of one takes it.
    let (next, first) = match from {
        Some(from) => place(from).map(|at| (at + 1, at + 1)).ok_or(IllegalMove::NotSoFar(None))?,
        None => (0, if race.corner_is_one { 0 } else { 1 }),
    };
    let squares = match from {
        Some(from) if together && race.halves => match thrown.value % 2 {
            0 => thrown.value / 2,
            _ => return Err(IllegalMove::NotTogether(from)),
        },
        _ => thrown.value,
    };
    let last = (first + usize::from(squares)).checked_sub(1).ok_or(IllegalMove::NotSoFar(None))?;
    let end = *track.get(last).ok_or(IllegalMove::PastGoal(track[track.len() - 1]))?;
    let is_double = |at: Square| position.piece_at(at).is_some_and(|piece| piece.role == race.double);
    if !together && let Some(&double) = track[next..last.max(next)].iter().find(|&&at| is_double(at)) {
        return Err(IllegalMove::DoubleInTheWay(double));
    }
    if track.last() == Some(&end) {
        // A piece that comes home leaves the board: it meets nobody who rests on its goal.
        return Ok(end);
    }
    match position.piece_at(end) {
        None => Ok(end),
        Some(piece) if piece.seat == seat && (together || is_double(end)) => Err(IllegalMove::TwoStand(end)),
        Some(piece) if piece.seat == seat => Ok(end),
        Some(_) if rules.is_marked(end) => Err(IllegalMove::Resting(end)),
        Some(_) if is_double(end) && !together => Err(IllegalMove::DoubleStands(end)),
        Some(_) => Ok(end),
    }
}
