//! Betza notation of patterns.
//!
//! Atoms: see [`ATOMS`]; a doubled atom rides (`R` and `B` for `WW` and `FF`, `K` for `WF`). Modifiers: `f`
//! forward, `b` backward and `s` sideways only (`ff` the narrow forward leaps), `m` only to move, `c` only to
//! capture, `n` if nothing stands in the direction, `p` over a screen, `i` before a first move. There is no letter
//! for parts of the board, nor for a move that can be made once at any time: a move that is open only on a part
//! where the piece goes otherwise too, as along the lines of a palace, is left out, and so is one that is made once
//! in the game.

use super::pattern::{Atom, Modality, Pattern, Right, Symmetry};

/// The atoms with their steps, the shorter way first.
pub const ATOMS: [(char, (i8, i8)); 9] = [
    ('W', (0, 1)),
    ('F', (1, 1)),
    ('D', (0, 2)),
    ('N', (1, 2)),
    ('A', (2, 2)),
    ('H', (0, 3)),
    ('C', (1, 3)),
    ('Z', (2, 3)),
    ('G', (3, 3)),
];

/// The patterns in Betza notation. `is_first` says whether a right allows a piece's first move only.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::{movement::betza, games::common};
/// assert_eq!(betza::notation(common::PAWN_STEPS, |_| true), "fmWfcF");
/// assert_eq!(betza::notation(common::SILVER_STEPS, |_| true), "FfW");
/// assert_eq!(betza::notation(common::KING_STEPS, |_| true), "K");
/// use tabiya::movement::Pattern;
/// assert_eq!(betza::notation(&[Pattern::leap(0, -1).mirrored()], |_| true), "bW");
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

/// One pattern, with an `i` if a right is needed for it.
fn one(pattern: &Pattern) -> String {
    let text = without_right(pattern).unwrap_or_else(|| {
        let (near, far) = sides(pattern);
        format!("{}({near},{far})", modifiers(pattern))
    });
    if pattern.right.is_some() { format!("i{text}") } else { text }
}

/// A pattern without its right, its zones and what hinders it; nothing where there are no letters for it.
pub fn without_right(pattern: &Pattern) -> Option<String> {
    let sides = sides(pattern);
    let (letter, _) = ATOMS.iter().find(|(_, step)| *step == sides)?;
    let rider = match letter {
        'W' => "R".to_owned(),
        'F' => "B".to_owned(),
        letter => letter.to_string().repeat(2),
    };
    let atom = match pattern.atom {
        Atom::Leap(..) => letter.to_string(),
        Atom::Ride(..) => rider,
        Atom::Lame { .. } => format!("n{letter}"),
        Atom::Hop { .. } => format!("p{rider}"),
    };
    Some(modifiers(pattern) + &atom)
}

/// How far a step goes, the shorter way first.
fn sides(pattern: &Pattern) -> (i8, i8) {
    let (right, forward) = pattern.atom.step();
    (right.abs().min(forward.abs()), right.abs().max(forward.abs()))
}

/// The letters for directions and for what may be done there.
fn modifiers(pattern: &Pattern) -> String {
    let (right, forward) = pattern.atom.step();
    let ahead = if forward < 0 { "b" } else { "f" };
    let mut text = match (pattern.symmetry, right.abs(), forward.abs()) {
        (Symmetry::All, ..) => String::new(),
        (Symmetry::Mirror, _, 0) => "s".to_owned(),
        (Symmetry::Mirror, aside, along) if aside == 0 || aside == along => ahead.to_owned(),
        (Symmetry::Mirror, aside, along) if aside < along => ahead.repeat(2),
        (Symmetry::Mirror, ..) => format!("{ahead}s"),
    };
    match pattern.modality {
        Modality::Move => text.push('m'),
        Modality::Capture => text.push('c'),
        Modality::Both => {}
    }
    text
}
