//! English: what the living board says to a screen reader.

use super::{list, named, noun, piece_on, seat, square};
use crate::board::{Piece, Square};
use crate::pictures::svg::{Mark, MarkKind};
use crate::position::Position;
use crate::rules::Rules;
use crate::words::CellNote;

/// What stands on a square: `e4, White’s elephant`.
pub fn occupant(rules: &Rules, position: &Position, at: Square) -> String {
    match position.piece_at(at) {
        Some(piece) => format!("{}, {}", square(rules, at), named(rules, piece)),
        None => format!("{}, empty", square(rules, at)),
    }
}

/// What there is to say of a square besides.
pub fn cell_note(note: CellNote) -> &'static str {
    match note {
        CellNote::InCheck => "in check",
        CellNote::Selected => "selected",
        CellNote::MayMove => "may move",
        CellNote::CanBePut => "can be put here",
    }
}

/// What a mark says of its square; nothing if a reader can do without.
pub fn mark(mark: &Mark) -> Option<String> {
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
pub fn selected(rules: &Rules, position: &Position, at: Square, to: &[Square]) -> String {
    let (piece, at) = (piece_on(rules, position, at), square(rules, at));
    match to {
        [] => format!("{piece} on {at} cannot move."),
        _ => {
            let squares = list(to.iter().map(|&to| square(rules, to).to_string()).collect(), "and");
            format!("{piece} on {at} can go to {squares}.")
        }
    }
}

/// A piece has been taken from the hand. Where it may go is often half the board, and the squares say
/// it themselves.
pub fn armed(rules: &Rules, piece: Piece, to: &[Square]) -> String {
    let piece = format!("{}’s {} in hand", seat(rules, piece.seat), noun(rules, piece.role));
    match to {
        [] => format!("{piece} cannot be put anywhere."),
        [only] => format!("{piece} can be put on {}.", square(rules, *only)),
        several => format!("{piece} can be put on {} squares.", several.len()),
    }
}

/// A piece from the hand is put where one stands, which then needs another square.
pub fn displaced(rules: &Rules, position: &Position, at: Square) -> String {
    format!("{} on {} makes room. Where does it go?", piece_on(rules, position, at), square(rules, at))
}

/// A piece has been picked up to be put somewhere else.
pub fn picked_up(rules: &Rules, position: &Position, at: Square) -> String {
    format!("{} picked up from {}.", piece_on(rules, position, at), square(rules, at))
}
