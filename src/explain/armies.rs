//! Why an action of armies is refused, by the plain walk over patterns.

use crate::board::{Kind, Piece, Square};
use crate::play::armies::{Advance, advance, is_far, may_capture, may_move, may_propose, may_release, table};
use crate::position::{Move, Position, Refusal};
use crate::rules::Rules;
use crate::variant::Armies;

/// Whether an action is legal for the seat on turn, and if not, why.
pub(crate) fn judge(rules: &Rules, position: &Position, terms: Armies, action: Move) -> Result<(), Refusal> {
    let turn = position.turn();
    let table = table(position);
    match action {
        Move::Propose(seat) | Move::Release(seat) if seat != turn => return Err(Refusal::NotOnTurn(seat)),
        Move::Propose(_) | Move::Release(_) if table.throw.is_some() => return Err(Refusal::AlreadyThrown),
        Move::Propose(seat) if may_propose(rules, position, terms, seat) => return Ok(()),
        Move::Release(seat) if may_release(rules, position, terms, seat) => return Ok(()),
        Move::Propose(_) | Move::Release(_) => return Err(Refusal::NoPrisoners),
        _ => {}
    }
    let Some(from) = action.from() else { return Err(Refusal::NothingToDeclare) };
    let piece = position.man(from).ok_or(Refusal::NoMan(from))?;
    judge_mover(rules, position, terms, piece)?;
    match action {
        Move::Step { from, to, into } => {
            judge_target(position, terms, piece, to)?;
            rules.judge_step(position, piece, from, to)?;
            judge_advance(rules, position, terms, piece, to, into)
        }
        Move::Promote { at, into } if is_far(rules, piece.seat, at) && piece.kind == rules.terms().pawn => {
            match advance(rules, position, terms, piece, at) {
                Advance::Into(_) => judge_advance(rules, position, terms, piece, at, Some(into)),
                Advance::None | Advance::Barred => Err(Refusal::NoPromotion(at)),
            }
        }
        Move::Promote { at, .. } => Err(Refusal::NoPromotion(at)),
        _ => Err(Refusal::SameSquare(from)),
    }
}

/// Whether the man may be moved now.
fn judge_mover(rules: &Rules, position: &Position, terms: Armies, piece: Piece) -> Result<(), Refusal> {
    let turn = position.turn();
    let table = table(position);
    if table.at_peace[piece.seat.index()] {
        return Err(Refusal::AtPeace(piece.seat));
    }
    if !may_move(position, terms, turn, piece) {
        let steered = terms.alliance.allied(turn, piece.seat) && piece.kind == terms.boat;
        let steerer = terms.alliance.ally(piece.seat);
        return Err(if steered && table.steers[steerer.index()] {
            Refusal::Steered(steerer)
        } else {
            Refusal::NotOnTurn(piece.seat)
        });
    }
    let Some(dice) = rules.terms().dice else { return Ok(()) };
    let value = table.throw.ok_or(Refusal::ThrowFirst)?;
    match dice.face(value) {
        Some(face) if face.moves.contains(&piece.kind) => Ok(()),
        _ => Err(Refusal::NotThisThrow { kind: piece.kind, value }),
    }
}

/// Whether the man on the target square may be captured.
fn judge_target(position: &Position, terms: Armies, piece: Piece, to: Square) -> Result<(), Refusal> {
    let Some(other) = position.man(to).filter(|&other| !may_capture(position, terms, piece, other)) else {
        return Ok(());
    };
    Err(if other.seat == piece.seat {
        Refusal::OwnMan(to)
    } else if table(position).at_peace[other.seat.index()] {
        Refusal::AtPeace(other.seat)
    } else if terms.alliance.allied(other.seat, piece.seat) && !terms.ally_capture {
        Refusal::AllysMan(to)
    } else {
        Refusal::OnlyMinor { kind: piece.kind, to }
    })
}

/// Whether the man becomes what it has to on its new square.
fn judge_advance(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    piece: Piece,
    to: Square,
    into: Option<Kind>,
) -> Result<(), Refusal> {
    match (advance(rules, position, terms, piece, to), into) {
        (Advance::None, None) => Ok(()),
        (Advance::None, Some(_)) => Err(Refusal::NoPromotion(to)),
        (Advance::Barred, _) => Err(Refusal::MayNotEnter(to)),
        (Advance::Into(kinds), Some(kind)) if kinds.contains(&kind) => Ok(()),
        (Advance::Into(_), Some(kind)) => Err(Refusal::NotIntoThis { kind, at: to, none_lost: false }),
        (Advance::Into(kinds), None) => Err(Refusal::ChooseKind(kinds)),
    }
}
