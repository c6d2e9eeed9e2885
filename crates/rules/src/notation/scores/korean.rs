//! The Korean notation: row from above and line from the left, the tenth row as 0, and the piece between:
//! `79卒78`. A pass is a move’s rest, 한수쉼.

use super::notation::{Scene, Unread, inscribed};
use super::sketch::{Becomes, Sketch};
use crate::board::{Shape, Square, SquareSet};
use crate::position::Move;

const PASS: &str = "한수쉼";

fn name(shape: Shape, at: Square) -> String {
    let row = shape.ranks - shape.rank(at) as u8;
    format!("{}{}", row % 10, shape.file(at) + 1)
}

fn square(shape: Shape, row: u8, line: u8) -> Option<Square> {
    let row = if row == 0 { 10 } else { row as i8 };
    shape.square(line as i8 - 1, shape.ranks as i8 - row)
}

pub(super) fn write(scene: &Scene, action: Move) -> Option<String> {
    let shape = scene.rules.board().shape;
    match action {
        Move::Pass { .. } => Some(PASS.to_owned()),
        Move::Step { from, to, into: None } => {
            let piece = scene.position.piece_at(from)?;
            // What the generals bear is their side’s name; they are written as generals.
            let written = match inscribed(scene.rules, piece.role, piece.seat.0) {
                "楚" | "漢" => "將",
                other => other,
            };
            Some([&*name(shape, from), written, &name(shape, to)].concat())
        }
        _ => None,
    }
}

/// The two squares tell the move; how the piece is written, in characters, Hangul or letters, is left aside.
pub(super) fn read(scene: &Scene, text: &str) -> Result<Move, Unread> {
    if text == PASS {
        let passes = scene.legal.iter().copied().find(|action| matches!(action, Move::Pass { .. }));
        let king = scene.position.king(scene.rules, scene.position.turn());
        let attempt = king.map(|at| Move::Pass { at }).into_iter().collect();
        return passes.ok_or(Unread::Illegal(attempt));
    }
    let shape = scene.rules.board().shape;
    let digits: Vec<u8> =
        text.chars().filter_map(|sign| sign.to_digit(10)).map(|digit| digit as u8).collect();
    // Coordinates have the line as a small letter.
    let lined = text.starts_with(|sign: char| sign.is_ascii_lowercase());
    let &[row, line, to_row, to_line] = &digits[..] else { return Err(Unread::Text) };
    let squares = square(shape, row, line).zip(square(shape, to_row, to_line)).filter(|_| !lined);
    let (from, to) = squares.ok_or(Unread::Text)?;
    let (from, to) = (SquareSet::of(from), SquareSet::of(to));
    Sketch { from, to, becomes: Becomes::Nothing, ..Sketch::ANY }.resolve(scene)
}
