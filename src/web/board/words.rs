//! What the board says to a screen reader.

use crate::board::{Piece, Square};
use crate::matches::Match;
use crate::pictures::svg::{Mark, MarkKind};
use crate::words::en::{noun, piece_on, seat, title};

/// The board's name, unless the page gives it one.
pub(super) fn board(game: &Match) -> &'static str {
    title(game.rules().game().id)
}

fn square(game: &Match, at: Square) -> String {
    game.rules().board().shape.name(at)
}

/// What stands on a square: `e4, White’s elephant`.
pub(super) fn occupant(game: &Match, at: Square) -> String {
    match game.position().piece_at(at) {
        Some(_) => format!("{}, {}", square(game, at), piece_on(game.rules(), game.position(), at)),
        None => format!("{}, empty", square(game, at)),
    }
}

/// The piece that is selected.
pub(super) const SELECTED: &str = "selected";
/// A king in check.
pub(super) const IN_CHECK: &str = "in check";

/// A piece that the throw allows to move.
pub(super) const MAY_MOVE: &str = "may move";

/// Where a piece from the hand may go.
pub(super) const CAN_BE_PUT: &str = "can be put here";

/// What a mark says of its square; nothing if a reader can do without.
pub(super) fn mark(mark: &Mark) -> Option<String> {
    let once = if mark.once { ", once in the game" } else { "" };
    let says = match mark.kind {
        MarkKind::Move => "can move here",
        MarkKind::Capture => "can capture here",
        MarkKind::Both => "can move or capture here",
        MarkKind::Reach => "can be reached in time",
        MarkKind::Blocked => "in the way",
        MarkKind::Note => "marked",
        MarkKind::From | MarkKind::Last | MarkKind::Check => return None,
    };
    Some(match mark.series {
        Some(series) if series < 3 => format!("{says} by rules {}{once}", series + 1),
        _ => format!("{says}{once}"),
    })
}

/// Where a piece that has just been selected may go.
pub(super) fn selected(game: &Match, at: Square, to: &[Square]) -> String {
    let piece = piece_on(game.rules(), game.position(), at);
    let squares: Vec<String> = to.iter().map(|&to| square(game, to)).collect();
    match squares.as_slice() {
        [] => format!("{piece} on {} cannot move.", square(game, at)),
        [only] => format!("{piece} on {} can go to {only}.", square(game, at)),
        [others @ .., last] => {
            format!("{piece} on {} can go to {} and {last}.", square(game, at), others.join(", "))
        }
    }
}

/// A piece has been taken from the hand. Where it may go is often half the board, and the squares say
/// it themselves.
pub(super) fn armed(game: &Match, piece: Piece, to: &[Square]) -> String {
    let rules = game.rules();
    let piece = format!("{}’s {} in hand", seat(rules, piece.seat), noun(rules, piece.role));
    match to {
        [] => format!("{piece} cannot be put anywhere."),
        [only] => format!("{piece} can be put on {}.", square(game, *only)),
        several => format!("{piece} can be put on {} squares.", several.len()),
    }
}

/// A piece from the hand is put where one stands, which then needs another square.
pub(super) fn displaced(game: &Match, at: Square) -> String {
    let piece = piece_on(game.rules(), game.position(), at);
    format!("{piece} on {} makes room. Where does it go?", square(game, at))
}

/// A piece has been picked up to be put somewhere else.
pub(super) fn picked_up(game: &Match, at: Square) -> String {
    format!("{} picked up from {}.", piece_on(game.rules(), game.position(), at), square(game, at))
}
