//! The deployment phase: pieces are placed before play.

use super::attack::in_check;
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::position::{Effect, IllegalMove, Phase, Position, Sink};
use crate::rules::Rules;
use crate::variant::{Deployment, Opening};

/// How this game deploys.
pub(crate) fn deployment(rules: &Rules) -> Option<Deployment> {
    match rules.terms().opening {
        Opening::Deployment(deployment) => Some(deployment),
        Opening::Alternate | Opening::FreeMoves(_) | Opening::Mobilisation => None,
        Opening::ForcedAdvance(_) | Opening::Roll { .. } => None,
    }
}

/// The squares behind the line on which the seat's pawns stand in the array.
pub(crate) fn behind_pawns(rules: &Rules, seat: Seat) -> SquareSet {
    let shape = rules.board().shape;
    let facing = rules.seat(seat).facing;
    let pawn = Some(Piece { seat, role: rules.terms().pawn });
    let line = |file: i8| {
        let pawns = shape.squares().filter(|at| shape.file(*at) == file && rules.setup()[at.index()] == pawn);
        pawns.map(|at| facing.depth(shape, at)).max()
    };
    shape
        .squares()
        .filter(|&at| line(shape.file(at)).is_some_and(|depth| facing.depth(shape, at) < depth))
        .collect()
}

/// The rooks of the second player that stand where the first player may object.
pub(crate) fn faults(rules: &Rules, position: &Position) -> SquareSet {
    let Some(deployment) = deployment(rules) else { return SquareSet::EMPTY };
    let rooks = position.pieces_like(Piece { seat: Seat::SECOND, role: deployment.rook });
    rooks.filter(|&rook| is_fault(rules, position, rooks, rook)).collect()
}

/// Whether a rook of the second player on this square shares its file with another, or with the
/// first player's king.
fn is_fault(rules: &Rules, position: &Position, rooks: SquareSet, rook: Square) -> bool {
    let shape = rules.board().shape;
    let king = position.king(rules, Seat::FIRST);
    let on_file = |at: Square| shape.file(at) == shape.file(rook);
    king.is_some_and(on_file) || { rooks }.any(|at| at != rook && on_file(at))
}

/// Why this role may not be placed here at all, if it may not.
pub(crate) fn barred(rules: &Rules, position: &Position, role: Role, to: Square) -> Option<IllegalMove> {
    let seat = position.turn();
    let deployment = deployment(rules).filter(|deployment| deployment.rook == role)?;
    let rooks = position.pieces_like(Piece { seat, role });
    let faulty = |at: Square| {
        deployment.faults_refused && seat == Seat::SECOND && is_fault(rules, position, rooks, at)
    };
    let pawns = position.pieces_like(Piece { seat, role: rules.terms().pawn });
    let taken = position.occupied().without(if deployment.swaps { pawns } else { SquareSet::EMPTY });
    if faulty(to) {
        return Some(IllegalMove::RookBarred(to));
    }
    off_first_rank(rules, deployment, seat, to, taken, faulty).then_some(IllegalMove::RookOffFirstRank(to))
}

/// Whether a rook on this square is not on the first rank, although it could be: a square there is
/// not taken and no fault.
fn off_first_rank(
    rules: &Rules,
    deployment: Deployment,
    seat: Seat,
    rook: Square,
    taken: SquareSet,
    faulty: impl Fn(Square) -> bool,
) -> bool {
    let first = |at: &Square| rules.seat(seat).facing.depth(rules.board().shape, *at) == 0;
    let mut open = behind_pawns(rules, seat).without(taken).filter(first);
    deployment.rook_on_first_rank && !first(&rook) && open.any(|at| !faulty(at))
}

/// Whether a rook stands right after it has gone from one square to another.
pub(crate) fn judge_mending(
    rules: &Rules,
    position: &Position,
    from: Square,
    to: Square,
) -> Result<(), IllegalMove> {
    let deployment = deployment(rules).ok_or(IllegalMove::MendFirst)?;
    let mut rooks = position.pieces_like(Piece { seat: Seat::SECOND, role: deployment.rook });
    rooks.remove(from);
    let faulty = |at: Square| is_fault(rules, position, rooks, at);
    let mut next = position.clone();
    if let Some(rook) = next.take(from) {
        next.put(to, rook);
    }
    if faulty(to) {
        return Err(IllegalMove::RookBarred(to));
    }
    if off_first_rank(rules, deployment, Seat::SECOND, to, position.occupied(), faulty) {
        return Err(IllegalMove::RookOffFirstRank(to));
    }
    if rules.seats().all(|seat| !in_check(rules, &next, seat)) {
        Ok(())
    } else {
        Err(IllegalMove::NoCheckYet)
    }
}

/// Whose turn it is after a placement, and whether play begins.
pub(crate) fn after_placing(rules: &Rules, position: &mut Position, mover: Seat, sink: &mut dyn Sink) {
    let Some(deployment) = deployment(rules) else { return };
    let opponent = mover.opponent();
    let (own, other) = (position.hand_is_empty(mover), position.hand_is_empty(opponent));
    if own && other {
        let faulty = !faults(rules, position).is_empty();
        if faulty && deployment.faults_refused {
            position.set_phase(Phase::Redeployment);
            position.set_turn(Seat::SECOND);
            sink.effect(Effect::Phase(Phase::Redeployment));
            sink.effect(Effect::Turn(Seat::SECOND));
            return;
        }
        position.begin_play(rules, Seat::FIRST, sink);
        position.set_objectable(faulty);
    } else if own || !(deployment.whole_army || other) {
        position.set_turn(opponent);
        sink.effect(Effect::Turn(opponent));
    }
}
