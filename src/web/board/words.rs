//! What the board says to a screen reader.

use crate::board::{Piece, Square};
use crate::matches::Match;
use crate::pictures::svg::{Mark, MarkKind};
use crate::words::en::{man_on, noun, seat, title};

/// The board's name, unless the page gives it one.
pub(super) fn board(game: &Match) -> &'static str {
    title(game.rules().game().id)
}

fn square(game: &Match, at: Square) -> String {
    game.rules().board().shape.name(at)
}

/// What stands on a square: `e4, White’s elephant`.
pub(super) fn occupant(game: &Match, at: Square) -> String {
    match game.position().man(at) {
        Some(_) => format!("{}, {}", square(game, at), man_on(game.rules(), game.position(), at)),
        None => format!("{}, empty", square(game, at)),
    }
}

/// The man that is selected.
pub(super) const SELECTED: &str = "selected";
/// A king in check.
pub(super) const IN_CHECK: &str = "in check";

/// A man that the throw allows to move.
pub(super) const MAY_MOVE: &str = "may move";

/// Where a man from the hand may go.
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

/// Where a man that has just been selected may go.
pub(super) fn selected(game: &Match, at: Square, to: &[Square]) -> String {
    let man = man_on(game.rules(), game.position(), at);
    let squares: Vec<String> = to.iter().map(|&to| square(game, to)).collect();
    match squares.as_slice() {
        [] => format!("{man} on {} cannot move.", square(game, at)),
        [only] => format!("{man} on {} can go to {only}.", square(game, at)),
        [others @ .., last] => {
            format!("{man} on {} can go to {} and {last}.", square(game, at), others.join(", "))
        }
    }
}

/// A man has been taken from the hand. Where it may go is often half the board, and the squares say
/// it themselves.
pub(super) fn armed(game: &Match, man: Piece, to: &[Square]) -> String {
    let rules = game.rules();
    let man = format!("{}’s {} in hand", seat(rules, man.seat), noun(rules, man.kind));
    match to {
        [] => format!("{man} cannot be put anywhere."),
        [only] => format!("{man} can be put on {}.", square(game, *only)),
        several => format!("{man} can be put on {} squares.", several.len()),
    }
}

/// A man from the hand is put where one stands, which then needs another square.
pub(super) fn displaced(game: &Match, at: Square) -> String {
    let man = man_on(game.rules(), game.position(), at);
    format!("{man} on {} makes room. Where does it go?", square(game, at))
}

/// A man has been picked up to be put somewhere else.
pub(super) fn picked_up(game: &Match, at: Square) -> String {
    format!("{} picked up from {}.", man_on(game.rules(), game.position(), at), square(game, at))
}
