//! Move generation in games of armies, with the promotion of pawns.

use super::state::{has_lost_pawn, is_far, is_privileged, may_capture, mover};
use crate::board::{Piece, Role, Seat, Square, SquareSet};
use crate::play::dice;
use crate::play::targets::targets;
use crate::position::{Move, Position};
use crate::rules::Rules;
use crate::variant::{Advancement, Armies};

/// The moves on the board that the throw allows.
pub(crate) fn steps(rules: &Rules, position: &Position, terms: Armies, moves: &mut Vec<Move>) {
    let turn = position.turn();
    let thrown = dice::face_to_play(rules, position);
    if rules.terms().dice.is_some() && thrown.is_none() {
        return;
    }
    let occupied = position.occupied();
    let free = SquareSet(!occupied.0);
    let own = position.pieces_of(turn) | position.pieces_of(terms.alliance.ally(turn));
    for from in own {
        let Some(piece) = position.piece_at(from) else { continue };
        let allowed = thrown.is_none_or(|face| face.moves.contains(&piece.role));
        if !allowed || mover(position, terms, turn, piece).is_none() {
            continue;
        }
        let prey = { occupied }.filter(|&at| {
            position.piece_at(at).is_some_and(|other| may_capture(position, terms, piece, other))
        });
        for to in targets(rules, position, piece, from, free, prey.collect(), false) {
            match advance(rules, position, terms, piece, to) {
                Advance::None => moves.push(Move::Step { from, to, into: None }),
                Advance::Into(roles) => {
                    moves.extend(roles.iter().map(|&role| Move::Step { from, to, into: Some(role) }));
                }
                Advance::Barred => {}
            }
        }
        if piece.role == rules.terms().pawn
            && is_far(rules, piece.seat, from)
            && let Advance::Into(roles) = advance(rules, position, terms, piece, from)
        {
            moves.extend(roles.iter().map(|&into| Move::Promote { at: from, into }));
        }
    }
}

/// What becomes of a piece that goes to a square.
pub(crate) enum Advance {
    /// It stays what it is.
    None,
    /// It becomes one of these.
    Into(Vec<Role>),
    /// It may not go there.
    Barred,
}

pub(crate) fn advance(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    piece: Piece,
    to: Square,
) -> Advance {
    if piece.role != rules.terms().pawn || !is_far(rules, piece.seat, to) {
        return Advance::None;
    }
    if is_privileged(rules, position, terms, piece.seat) {
        return Advance::Into(terms.advancement.privileged.to_vec());
    }
    if !has_lost_pawn(rules, position, piece.seat) {
        // Walker's rule 16 bars the whole far side, marked squares too.
        return if terms.advancement.waits { Advance::None } else { Advance::Barred };
    }
    match roles_of_square(rules, terms.advancement, piece.seat, to) {
        roles if roles.is_empty() => Advance::None,
        roles => Advance::Into(roles),
    }
}

/// What a pawn that has lost a comrade becomes on this square of the far side.
pub(crate) fn roles_of_square(rules: &Rules, terms: Advancement, seat: Seat, at: Square) -> Vec<Role> {
    let file = rules.seat(seat).facing.file(rules.board().shape, at);
    match terms.by_file[file as usize % 8] {
        Some(role) => vec![role],
        None if rules.is_marked(at) => terms.elsewhere.to_vec(),
        None => Vec::new(),
    }
}
