//! Betza notation of patterns.
//!
//! Atoms: `W` (0,1), `F` (1,1), `D` (0,2), `N` (1,2), `A` (2,2), `Z` (2,3); a doubled atom rides
//! (`R` and `B` for `WW` and `FF`, `K` for `WF`). Modifiers: `f` forward and `s` sideways only (`ff`
//! the narrow forward leaps), `m` only to move, `c` only to capture, `n` if nothing stands in the
//! direction, `p` over a screen, `i` before a first move. There is no letter for parts of the board, nor for
//! a move that can be made once at any time: a move that is open only on a part where the piece goes
//! otherwise too, as along the lines of a palace, is left out, and so is one that is made once in the game.

use super::pattern::{Atom, Modality, Pattern, Right, Symmetry};

/// The patterns in Betza notation. `is_first` says whether a right allows a piece's first move only.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::{movement::betza, games::common};
/// assert_eq!(betza::notation(common::PAWN_STEPS, |_| true), "fmWfcF");
/// assert_eq!(betza::notation(common::SILVER_STEPS, |_| true), "FfW");
/// assert_eq!(betza::notation(common::KING_STEPS, |_| true), "K");
/// ```
pub fn notation(patterns: &[Pattern], is_first: impl Fn(Right) -> bool) -> String {
    let part = |pattern: &Pattern| (pattern.start, pattern.within);
    let usual = patterns.first().map(part);
    let said = |pattern: &&Pattern| Some(part(pattern)) == usual && pattern.right.is_none_or(&is_first);
    joined(patterns.iter().filter(said))
}

/// The same as if every move were open on the whole board, to tell the field's well-known movers by.
pub fn of_all(patterns: &[Pattern]) -> String {
    joined(patterns.iter())
}

fn joined<'a>(patterns: impl Iterator<Item = &'a Pattern>) -> String {
    let text: String = patterns.map(one).collect();
    match text.strip_prefix("WF") {
        Some(rest) => format!("K{rest}"),
        None => text,
    }
}

fn one(pattern: &Pattern) -> String {
    let (right, forward) = pattern.atom.step();
    let sides = (right.abs().min(forward.abs()), right.abs().max(forward.abs()));
    let mut text = String::new();
    if pattern.right.is_some() {
        text.push('i');
    }
    text.push_str(match (pattern.symmetry, right.abs(), forward.abs()) {
        (Symmetry::All, ..) => "",
        (Symmetry::Mirror, _, 0) => "s",
        (Symmetry::Mirror, 1, 2) => "ff",
        (Symmetry::Mirror, 2, 1) => "fs",
        (Symmetry::Mirror, ..) => "f",
    });
    match pattern.modality {
        Modality::Move => text.push('m'),
        Modality::Capture => text.push('c'),
        Modality::Both => {}
    }
    let atom = match sides {
        (0, 1) => "W",
        (1, 1) => "F",
        (0, 2) => "D",
        (1, 2) => "N",
        (2, 2) => "A",
        (0, 3) => "H",
        (1, 3) => "C",
        (2, 3) => "Z",
        (3, 3) => "G",
        (near, far) => return format!("{text}({near},{far})"),
    };
    let rider = match atom {
        "W" => "R".to_owned(),
        "F" => "B".to_owned(),
        atom => atom.repeat(2),
    };
    text + &match pattern.atom {
        Atom::Leap(..) => atom.to_owned(),
        Atom::Ride(..) => rider,
        Atom::Lame { .. } => format!("n{atom}"),
        Atom::Hop { .. } => format!("p{rider}"),
    }
}
