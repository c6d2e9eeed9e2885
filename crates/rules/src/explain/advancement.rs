//! Promotion of pawns in games of armies, as the judge reads it.

use crate::board::{Piece, Role, Square};
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;
use crate::variant::Armies;

/// What becomes of a piece that goes to a square.
enum Becomes {
    /// It stays what it is.
    Same,
    /// It becomes one of these.
    OneOf(Vec<Role>),
    /// It may not go there.
    Barred,
}

/// Whether the piece becomes what it has to on its new square.
pub(super) fn judge_step(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    piece: Piece,
    to: Square,
    into: Option<Role>,
) -> Result<(), IllegalMove> {
    match (becomes(rules, position, terms, piece, to), into) {
        (Becomes::Same, None) => Ok(()),
        (Becomes::Same, Some(_)) => Err(IllegalMove::NoPromotion(to)),
        (Becomes::Barred, _) => Err(IllegalMove::MayNotEnter(to)),
        (Becomes::OneOf(roles), Some(role)) if roles.contains(&role) => Ok(()),
        (Becomes::OneOf(_), Some(role)) => Err(IllegalMove::NotIntoThis { role, at: to, none_lost: false }),
        (Becomes::OneOf(roles), None) => Err(IllegalMove::ChooseRole(roles)),
    }
}

/// The same for a pawn that has waited where it stands.
pub(super) fn judge_standing(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    piece: Piece,
    at: Square,
    into: Role,
) -> Result<(), IllegalMove> {
    match becomes(rules, position, terms, piece, at) {
        Becomes::OneOf(_) => judge_step(rules, position, terms, piece, at, Some(into)),
        Becomes::Same | Becomes::Barred => Err(IllegalMove::NoPromotion(at)),
    }
}

fn becomes(rules: &Rules, position: &Position, terms: Armies, piece: Piece, to: Square) -> Becomes {
    let pawn = Piece { role: rules.terms().pawn, ..piece };
    let at_far_side = rules.line(piece.seat, to, (0, 1)).next().is_none();
    if piece != pawn || !at_far_side {
        return Becomes::Same;
    }
    if is_privileged(position, terms, pawn) {
        return Becomes::OneOf(terms.advancement.privileged.to_vec());
    }
    if !rules.is_missing(position, pawn) {
        return if terms.advancement.waits { Becomes::Same } else { Becomes::Barred };
    }
    let file = rules.seat(piece.seat).facing.file(rules.board().shape, to);
    match terms.advancement.by_file[file as usize % 8] {
        Some(role) => Becomes::OneOf(vec![role]),
        None if rules.is_marked(to) && !terms.advancement.elsewhere.is_empty() => {
            Becomes::OneOf(terms.advancement.elsewhere.to_vec())
        }
        None => Becomes::Same,
    }
}

/// Whether the pawn is its side's only one, and nothing but a boat is left besides, and perhaps the king.
fn is_privileged(position: &Position, terms: Armies, pawn: Piece) -> bool {
    let mut left: Vec<Role> = position
        .pieces_of(pawn.seat)
        .filter_map(|at| position.piece_at(at))
        .map(|piece| piece.role)
        .collect();
    if terms.advancement.king_may_stand
        && let Some(king) = left.iter().position(|&role| role == terms.king)
    {
        left.remove(king);
    }
    left.len() == 2 && left.contains(&terms.boat) && left.contains(&pawn.role)
}
