//! Betza notation of patterns, and the field's name for well-known movers.
//!
//! Atoms: `W` (0,1), `F` (1,1), `D` (0,2), `N` (1,2), `A` (2,2); a doubled atom rides (`R` and
//! `B` for `WW` and `FF`, `K` for `WF`). Modifiers: `f` forward only, `m` only to move, `c` only to capture, `i`
//! before a move that can be made once in the game.

use crate::pattern::{Images, Pattern, Purpose, Stride};

/// The patterns in Betza notation.
///
/// ```
/// use tabiya::{betza, games::common};
/// assert_eq!(betza::notation(common::PAWN), "fmWfcF");
/// assert_eq!(betza::notation(common::SILVER), "FfW");
/// assert_eq!(betza::notation(common::KING_STEPS), "K");
/// ```
pub fn notation(patterns: &[Pattern]) -> String {
    let text: String = patterns.iter().map(one).collect();
    match text.strip_prefix("WF") {
        Some(rest) => format!("K{rest}"),
        None => text,
    }
}

fn one(pattern: &Pattern) -> String {
    let mut text = String::new();
    if pattern.right.is_some() {
        text.push('i');
    }
    if pattern.images == Images::Mirror {
        text.push('f');
    }
    match pattern.purpose {
        Purpose::Move => text.push('m'),
        Purpose::Capture => text.push('c'),
        Purpose::Both => {}
    }
    let (x, y) = pattern.stride.step();
    let atom = match (x.abs().min(y.abs()), x.abs().max(y.abs())) {
        (0, 1) => "W",
        (1, 1) => "F",
        (0, 2) => "D",
        (1, 2) => "N",
        (2, 2) => "A",
        (x, y) => return format!("{text}({x},{y})"),
    };
    match (pattern.stride, atom) {
        (Stride::Leap(..), _) => text.push_str(atom),
        (Stride::Lame { .. }, _) => text.push_str(&format!("n{atom}")),
        (Stride::Hop { .. }, _) => text.push_str(&format!("p{}", if atom == "W" { "R" } else { "B" })),
        (Stride::Ride(..), "W") => text.push('R'),
        (Stride::Ride(..), "F") => text.push('B'),
        (Stride::Ride(..), _) => text.push_str(&atom.repeat(2)),
    }
    text
}

/// What the field calls a man that moves like this, if it has a name for it.
pub fn field_name(patterns: &[Pattern]) -> Option<&'static str> {
    Some(match notation(patterns).as_str() {
        "K" => "King",
        "KiN" | "KimN" => "King with one Knight’s leap",
        "F" => "Ferz",
        "mWF" => "Ferz that also steps straight",
        "A" => "Alfil",
        "D" => "Dabbaba",
        "FfW" => "Silver General",
        "N" => "Knight",
        "R" => "Rook",
        "fmWfcF" => "Pawn",
        _ => return None,
    })
}
