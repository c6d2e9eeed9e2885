//! Why an action of armies is refused, by the plain walk over patterns.

use crate::board::{Piece, Role, Square};
use crate::play::armies::{Advance, advance, is_far, may_capture, may_move, may_propose, may_release, table};
use crate::position::{IllegalMove, Move, Position};
use crate::rules::Rules;
use crate::variant::Armies;

/// Whether an action is legal for the seat on turn, and if not, why.
pub(crate) fn judge(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    action: Move,
) -> Result<(), IllegalMove> {
    let turn = position.turn();
    let table = table(position);
    match action {
        Move::Propose(seat) | Move::Release(seat) if seat != turn => {
            return Err(IllegalMove::NotOnTurn(seat));
        }
        Move::Propose(_) | Move::Release(_) if table.roll.is_some() => {
            return Err(IllegalMove::AlreadyRolled);
        }
        Move::Propose(seat) if may_propose(rules, position, terms, seat) => return Ok(()),
        Move::Release(seat) if may_release(rules, position, terms, seat) => return Ok(()),
        Move::Propose(_) | Move::Release(_) => return Err(IllegalMove::NoPrisoners),
        _ => {}
    }
    let Some(from) = action.from() else { return Err(IllegalMove::NothingToDeclare) };
    let piece = position.piece_at(from).ok_or(IllegalMove::NoPiece(from))?;
    judge_mover(rules, position, terms, piece)?;
    match action {
        Move::Step { from, to, into } => {
            judge_target(position, terms, piece, to)?;
            rules.judge_step(position, piece, from, to)?;
            judge_advance(rules, position, terms, piece, to, into)
        }
        Move::Promote { at, into } if is_far(rules, piece.seat, at) && piece.role == rules.terms().pawn => {
            match advance(rules, position, terms, piece, at) {
                Advance::Into(_) => judge_advance(rules, position, terms, piece, at, Some(into)),
                Advance::None | Advance::Barred => Err(IllegalMove::NoPromotion(at)),
            }
        }
        Move::Promote { at, .. } => Err(IllegalMove::NoPromotion(at)),
        _ => Err(IllegalMove::SameSquare(from)),
    }
}

/// Whether the piece may be moved now.
fn judge_mover(rules: &Rules, position: &Position, terms: Armies, piece: Piece) -> Result<(), IllegalMove> {
    let turn = position.turn();
    let table = table(position);
    if table.at_peace[piece.seat.index()] {
        return Err(IllegalMove::AtPeace(piece.seat));
    }
    if !may_move(position, terms, turn, piece) {
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
fn judge_target(position: &Position, terms: Armies, piece: Piece, to: Square) -> Result<(), IllegalMove> {
    let Some(other) = position.piece_at(to).filter(|&other| !may_capture(position, terms, piece, other))
    else {
        return Ok(());
    };
    Err(if other.seat == piece.seat {
        IllegalMove::OwnPiece(to)
    } else if table(position).at_peace[other.seat.index()] {
        IllegalMove::AtPeace(other.seat)
    } else if terms.alliance.allied(other.seat, piece.seat) && !terms.ally_capture {
        IllegalMove::AllysPiece(to)
    } else {
        IllegalMove::OnlyMinor { role: piece.role, to }
    })
}

/// Whether the piece becomes what it has to on its new square.
fn judge_advance(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    piece: Piece,
    to: Square,
    into: Option<Role>,
) -> Result<(), IllegalMove> {
    match (advance(rules, position, terms, piece, to), into) {
        (Advance::None, None) => Ok(()),
        (Advance::None, Some(_)) => Err(IllegalMove::NoPromotion(to)),
        (Advance::Barred, _) => Err(IllegalMove::MayNotEnter(to)),
        (Advance::Into(roles), Some(role)) if roles.contains(&role) => Ok(()),
        (Advance::Into(_), Some(role)) => Err(IllegalMove::NotIntoThis { role, at: to, none_lost: false }),
        (Advance::Into(roles), None) => Err(IllegalMove::ChooseRole(roles)),
    }
}
