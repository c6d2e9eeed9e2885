//! Betza notation of patterns, and the field's name for well-known movers.
//!
//! Atoms: `W` (0,1), `F` (1,1), `D` (0,2), `N` (1,2), `A` (2,2), `Z` (2,3); a doubled atom rides
//! (`R` and `B` for `WW` and `FF`, `K` for `WF`). Modifiers: `f` forward and `s` sideways only (`ff`
//! the narrow forward leaps), `m` only to move, `c` only to capture, `n` if nothing stands in the
//! direction, `p` over a screen, `i` before a move that can be made once in the game. Parts of the board
//! to which a move is kept have no letter.

use crate::board::Zone;
use crate::movement::pattern::{Atom, Modality, Pattern, Symmetry};

/// The patterns in Betza notation.
///
/// ```
/// use tabiya::{movement::betza, games::common};
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

/// What the field calls a piece that moves like this, if it has a name for it.
pub fn field_name(patterns: &[Pattern]) -> Option<&'static str> {
    let limited = patterns.iter().any(|pattern| pattern.within != Zone::Board);
    Some(match (notation(patterns).as_str(), limited) {
        ("W", true) => "Wazir, kept to the palace",
        ("F", true) => "Ferz, kept to the palace",
        ("nA", _) => "Alfil that can be blocked",
        ("fWsW", _) => "Xiangqi Soldier",
        ("K", true) => "King, kept to the palace",
        ("RB", true) => "Rook that also rides palace diagonals",
        ("pRpB", _) => "Janggi Cannon",
        ("fWsWfF", _) => "Janggi Soldier",
        (text, false) => unlimited(text)?,
        (_, true) => return None,
    })
}

fn unlimited(notation: &str) -> Option<&'static str> {
    Some(match notation {
        "K" => "King",
        "KiN" | "KimN" => "King with one Knight’s leap",
        "KN" => "King that leaps from the last rank",
        "F" => "Ferz",
        "FifmnD" | "FifD" => "Ferz with one double step",
        "mWF" => "Ferz that also steps straight",
        "A" => "Alfil",
        "D" => "Dabbaba",
        "FfW" => "Silver General",
        "WfF" => "Gold General",
        "N" => "Knight",
        "ffN" => "Shogi Knight",
        "nN" => "Mao",
        "nZ" => "Zebra that can be blocked",
        "R" => "Rook",
        "B" => "Bishop",
        "RF" => "Dragon King",
        "BW" => "Dragon Horse",
        "fR" => "Lance",
        "FfWsW" => "Drunk Elephant",
        "NRB" => "Amazon",
        "mRcpR" => "Cannon",
        "fmWfcF" => "Pawn",
        "fW" => "Shogi Pawn",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Match;

    /// The notation is Betza's; how the pieces move stands in the rules (docs/rules.md).
    #[test]
    fn pieces_have_the_notation_and_the_names_of_the_field() {
        for (game, options, role, text, name) in [
            ("chaturanga", "", "king", "KiN", "King with one Knight’s leap"),
            ("chaturanga", "kingLeapCapture=no", "king", "KimN", "King with one Knight’s leap"),
            ("chaturanga", "elephant=five", "elephant", "FfW", "Silver General"),
            ("shatranj", "", "king", "K", "King"),
            ("shatranj", "", "counsellor", "F", "Ferz"),
            ("shatranj", "", "elephant", "A", "Alfil"),
            ("shatranj", "", "horse", "N", "Knight"),
            ("shatranj", "", "chariot", "R", "Rook"),
            ("shatranj", "", "soldier", "fmWfcF", "Pawn"),
            ("indian", "", "elephant", "D", "Dabbaba"),
            ("shatar", "", "bers", "RF", "Dragon King"),
            (
                "senterej",
                "fers=king-step-capture-diagonal",
                "counsellor",
                "mWF",
                "Ferz that also steps straight",
            ),
            ("ouk", "", "counsellor", "FifmnD", "Ferz with one double step"),
            ("shatar", "kingKnight=on", "king", "KN", "King that leaps from the last rank"),
            ("shatar", "", "camel", "B", "Bishop"),
            ("xiangqi", "", "general", "W", "Wazir, kept to the palace"),
            ("xiangqi", "", "advisor", "F", "Ferz, kept to the palace"),
            ("xiangqi", "", "elephant", "nA", "Alfil that can be blocked"),
            ("xiangqi", "", "horse", "nN", "Mao"),
            ("xiangqi", "", "cannon", "mRcpR", "Cannon"),
            ("xiangqi", "", "soldier", "fWsW", "Xiangqi Soldier"),
            ("janggi", "", "elephant", "nZ", "Zebra that can be blocked"),
            ("janggi", "", "chariot", "RB", "Rook that also rides palace diagonals"),
            ("janggi", "", "cannon", "pRpB", "Janggi Cannon"),
            ("janggi", "", "soldier", "fWsWfF", "Janggi Soldier"),
            ("janggi", "", "general", "K", "King, kept to the palace"),
            ("shogi", "", "gold", "WfF", "Gold General"),
            ("shogi", "", "dragon-horse", "BW", "Dragon Horse"),
            ("shogi", "", "keima", "ffN", "Shogi Knight"),
            ("shogi", "", "lance", "fR", "Lance"),
            ("shogi", "", "pawn", "fW", "Shogi Pawn"),
            ("sho-shogi", "", "drunk-elephant", "FfWsW", "Drunk Elephant"),
        ] {
            let options: Vec<_> =
                options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
            let game = Match::new(game, &options, None).expect("a match");
            let role = game.rules().role_named(role).unwrap_or_else(|| panic!("{role}"));
            let patterns = &game.rules().role(role).patterns;
            assert_eq!((notation(patterns).as_str(), field_name(patterns)), (text, Some(name)));
        }
    }
}
