//! The generator of legal moves, from the tables.

use super::castling::{castles, exchange_is_safe};
use super::placements::{placements, relocations};
use super::steps::{safe_steps, steps};
use core::ops::ControlFlow;

use super::attack::in_check;
use super::counting::{may_count, may_stop};
use super::drops::drops;
use super::facing::{has_to_answer, leaves_facing};
use super::forbidden_mates::{gives_stalemate, mates_by_barred};
use super::impasse::may_claim_impasse;
use super::move_counter::Moves;
use super::promotion::{standing_promotions, waiting_promotions};
use super::safety::KingSafety;
use crate::board::{Piece, Seat};
use crate::position::{Impasse, Move, Phase, Position};
use crate::rules::Rules;
use crate::variant::{BarredMate, Mates, Must, Opening, Pass, PromoteBy, Stalemate};

/// Legal actions, leaving aside that a bare king may already have ended the game.
pub(crate) fn generate_legal(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    match position.phase() {
        Phase::Play => play(rules, position, moves),
        Phase::OpeningRoll => {}
        Phase::Forced => moves.extend(forced_advance(rules, position)),
        Phase::Deployment => placements(rules, position, moves),
        Phase::Redeployment => relocations(rules, position, moves),
        Phase::FreeMoves(_) => {
            let seat = position.turn();
            steps(rules, position, seat, moves);
            moves.extend(castles(rules, position, seat));
            moves.retain(|&action| !gives_check(rules, position, action));
            moves.push(Move::Ready(seat));
        }
        Phase::Mobilisation(_) if mated_early(rules, position).is_some() => {}
        Phase::Mobilisation(ready) => {
            for seat in rules.seats().filter(|seat| ready >> seat.0 & 1 == 0) {
                steps(rules, position, seat, moves);
                moves.extend(castles(rules, position, seat));
                if !in_check(rules, position, seat) {
                    moves.push(Move::Ready(seat));
                }
            }
        }
    }
}

/// Whose king is mated while both sides still move freely: it is attacked, and nothing helps.
pub(crate) fn mated_early(rules: &Rules, position: &Position) -> Option<Seat> {
    let cannot_move = |seat| {
        let mut moves = Vec::new();
        steps(rules, position, seat, &mut moves);
        moves.is_empty()
    };
    rules.seats().find(|&seat| in_check(rules, position, seat) && cannot_move(seat))
}

#[inline]
fn play(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    let seat = position.turn();
    match position.impasse() {
        Impasse::None | Impasse::Declined => {}
        Impasse::Claimed(_) => {
            moves.extend([Move::AcceptImpasse(seat), Move::DeclineImpasse(seat)]);
            return;
        }
        Impasse::Accepted => return,
    }
    if piece_moves::<false>(rules, position, seat, moves).is_break() {
        return;
    }
    if let Some(mates) = forbidden_mates(rules) {
        moves.retain(|&action| !mates_by_barred(rules, position, action, mates));
    }
    if let PromoteBy::InPlace(standing) = rules.terms().promotion.by {
        standing_promotions(rules, position, seat, standing, moves);
    }
    if rules.terms().stalemate == Stalemate::Forbidden {
        moves.retain(|&action| !gives_stalemate(rules, position, action));
    }
    let answers = has_to_answer(rules, position);
    if answers {
        moves.retain(|&action| !leaves_facing(rules, position, action));
    }
    let passes = match rules.terms().pass {
        Pass::Never => false,
        Pass::Stalemated => moves.is_empty(),
        Pass::Always => true,
    };
    // Facing generals come before a check: who leaves them so by a pass ends the game.
    let passes = answers || (passes && !in_check(rules, position, seat));
    if let Some(at) = position.king(rules, seat).filter(|_| passes) {
        moves.push(Move::Pass { at });
    }
    if moves.is_empty() && rules.terms().stalemate == Stalemate::Exchange {
        exchanges(rules, position, seat, moves);
    }
}

/// What the seat can do with its pieces, as long as no term looks closer. Breaks off where some of
/// it has to be done first.
#[inline]
pub(crate) fn piece_moves<const SMALL: bool>(
    rules: &Rules,
    position: &Position,
    seat: Seat,
    moves: &mut impl Moves,
) -> ControlFlow<()> {
    waiting_promotions(rules, position, seat, moves);
    if rules.terms().promotion.must == Must::Always && moves.number() > 0 {
        return ControlFlow::Break(());
    }
    let safety = KingSafety::new(rules, position, seat);
    safe_steps::<true, SMALL, _>(rules, position, seat, &safety, moves);
    drops(rules, position, seat, &safety, moves);
    if position.state.rights != 0 {
        castles(rules, position, seat).for_each(|action| moves.push(action));
    }
    ControlFlow::Continue(())
}

/// The mates that may not be given.
#[inline]
pub(crate) fn forbidden_mates(rules: &Rules) -> Option<Mates> {
    rules.terms().mates.filter(|mates| mates.barred_mate == BarredMate::Forbidden)
}

/// Actions that change what is counted or claimed, and leave the pieces where they are.
pub(crate) fn declarations(rules: &Rules, position: &Position, seat: Seat, moves: &mut impl Moves) {
    if position.is_objectable() {
        moves.push(Move::Object(seat));
    }
    if may_count(rules, position, seat) {
        moves.push(Move::Count(seat));
    }
    if may_stop(position, seat) {
        moves.push(Move::Stop(seat));
    }
    if position.impasse() == Impasse::None && may_claim_impasse(rules, position, seat) {
        moves.push(Move::ClaimImpasse(seat));
    }
}

/// The double step of the pawn in front of the role that the opening names.
pub(crate) fn forced_advance(rules: &Rules, position: &Position) -> Option<Move> {
    let Opening::ForcedAdvance(behind) = rules.terms().opening else { return None };
    let seat = position.turn();
    let shape = rules.board().shape;
    let forward = rules.seat(seat).facing.turn((0, 1));
    let from = shape.offset(position.pieces_like(Piece { seat, role: behind }).first()?, forward)?;
    let to = shape.offset(shape.offset(from, forward)?, forward)?;
    Some(Move::Step { from, to, into: None })
}

fn exchanges(rules: &Rules, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let Some(from) = position.king(rules, seat) else { return };
    if !in_check(rules, position, seat) {
        let others = position.pieces_of(seat).filter(|&to| to != from);
        moves.extend(
            others
                .filter(|&to| exchange_is_safe(rules, position, seat, from, to))
                .map(|to| Move::Exchange { from, to }),
        );
    }
}

/// Whether the opponent's king is in check after this action.
pub(crate) fn gives_check(rules: &Rules, position: &Position, action: Move) -> bool {
    let seat = position.turn();
    let mut next = position.clone();
    next.make(rules, action, &mut ());
    in_check(rules, &next, seat.opponent())
}
