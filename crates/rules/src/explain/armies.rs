//! The judge of actions in games of armies: the reason for which one is refused.

use super::{advancement, alliance, prisoners};
use crate::board::{Piece, Square};
use crate::position::{IllegalMove, Move, Position, Table};
use crate::rules::Rules;
use crate::variant::Armies;

/// Whether an action is legal for the seat on turn, and if not, why.
pub(crate) fn judge(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: Armies,
    action: Move,
) -> Result<(), IllegalMove> {
    let turn = position.turn();
    match action {
        Move::Propose(seat) | Move::Release(seat) if seat != turn => {
            return Err(IllegalMove::NotOnTurn(seat));
        }
        Move::Propose(_) | Move::Release(_) if table.roll.is_some() => {
            return Err(IllegalMove::AlreadyRolled);
        }
        Move::Propose(seat) => return prisoners::judge_proposal(rules, position, table, terms, seat),
        Move::Release(seat) => return prisoners::judge_claim(rules, position, table, terms, seat),
        _ => {}
    }
    let Some(from) = action.from() else { return Err(IllegalMove::NothingToDeclare) };
    let piece = position.piece_at(from).ok_or(IllegalMove::NoPiece(from))?;
    judge_mover(rules, position, table, terms, piece)?;
    match action {
        Move::Step { from, to, into } => {
            judge_target(position, table, terms, piece, to)?;
            rules.judge_step(position, piece, from, to)?;
            advancement::judge_step(rules, position, terms, piece, to, into)
        }
        Move::Promote { at, into } => advancement::judge_standing(rules, position, terms, piece, at, into),
        _ => Err(IllegalMove::SameSquare(from)),
    }
}

/// Whether nothing can be moved in this turn.
pub(super) fn is_shut_in(rules: &Rules, position: &Position, table: &Table, terms: Armies) -> bool {
    let roles = || rules.each_role().map(Some).chain([None]);
    let squares = || rules.board().shape.squares();
    let moves = |action: Move| judge(rules, position, table, terms, action).is_ok();
    !position.occupied().into_iter().any(|from| {
        rules.each_role().any(|into| moves(Move::Promote { at: from, into }))
            || squares().any(|to| roles().any(|into| moves(Move::Step { from, to, into })))
    })
}

/// Whether the piece may be moved now.
fn judge_mover(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: Armies,
    piece: Piece,
) -> Result<(), IllegalMove> {
    let turn = position.turn();
    if table.at_peace[piece.seat.index()] {
        return Err(IllegalMove::AtPeace(piece.seat));
    }
    if !alliance::is_moved_by(position, table, terms, turn, piece) {
        let steered = terms.alliance.allied(turn, piece.seat) && piece.role == terms.boat;
        let steerer = terms.alliance.ally(piece.seat);
        return Err(if steered && table.steers[steerer.index()] {
            IllegalMove::Steered(steerer)
        } else {
            IllegalMove::NotOnTurn(piece.seat)
        });
    }
    let Some(dice) = rules.terms().dice else { return Ok(()) };
    let value = table.roll.ok_or(IllegalMove::RollFirst)?;
    match dice.face(value) {
        Some(face) if face.moves.contains(&piece.role) => Ok(()),
        _ => Err(IllegalMove::NotThisRoll { role: piece.role, value }),
    }
}

/// Whether the piece on the target square may be captured.
fn judge_target(
    position: &Position,
    table: &Table,
    terms: Armies,
    piece: Piece,
    to: Square,
) -> Result<(), IllegalMove> {
    let spared = |other: &Piece| !alliance::captures(table, terms, piece, *other);
    let Some(other) = position.piece_at(to).filter(spared) else { return Ok(()) };
    Err(if other.seat == piece.seat {
        IllegalMove::OwnPiece(to)
    } else if table.at_peace[other.seat.index()] {
        IllegalMove::AtPeace(other.seat)
    } else if terms.alliance.allied(other.seat, piece.seat) && !terms.ally_capture {
        IllegalMove::AllysPiece(to)
    } else {
        IllegalMove::OnlyMinor { role: piece.role, to }
    })
}
