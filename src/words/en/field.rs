//! English: the field's names for well-known movers.

use crate::board::Zone;
use crate::movement::{Pattern, betza};

/// What the field calls a piece that moves like this, nothing if it has no name for it.
pub fn field_name(patterns: &[Pattern]) -> &'static str {
    let limited = patterns.iter().any(|pattern| pattern.within != Zone::Board);
    match (betza::of_all(patterns).as_str(), limited) {
        ("W", true) => "Wazir, kept to the palace",
        ("F", true) => "Ferz, kept to the palace",
        ("nA", _) => "Alfil that can be blocked",
        ("fWsW", _) => "Xiangqi Soldier",
        ("K", true) if patterns[0].within != patterns[1].within => "King along the lines of the palace",
        ("K", true) => "King, kept to the palace",
        ("RB", true) => "Rook that also rides palace diagonals",
        ("pRpB", _) => "Janggi Cannon",
        ("fWsWfF", _) => "Janggi Soldier",
        (text, false) => unlimited(text),
        (_, true) => "",
    }
}

fn unlimited(notation: &str) -> &'static str {
    match notation {
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
        "KimNimAimD" | "KimDimNimA" => "King with one leap of two squares",
        "FimA" => "Ferz with one leap of two squares",
        "RB" => "Queen",
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
        "fmWfcFfmnD" => "Pawn with a double step",
        "fW" => "Shogi Pawn",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Match;

    /// The notation is Betza's; how the pieces move stands in the rules (docs/rules.md).
    #[test]
    fn pieces_have_the_notation_and_the_names_of_the_field() {
        for (game, options, role, text, name) in [
            ("chaturanga", "", "king", "K", "King with one Knight’s leap"),
            ("chaturanga", "kingLeapCapture=no", "king", "K", "King with one Knight’s leap"),
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
            ("shatar", "kingKnight=on", "king", "K", "King that leaps from the last rank"),
            ("shatar", "", "camel", "B", "Bishop"),
            ("xiangqi", "", "general", "W", "Wazir, kept to the palace"),
            ("xiangqi", "", "advisor", "F", "Ferz, kept to the palace"),
            ("xiangqi", "", "elephant", "nA", "Alfil that can be blocked"),
            ("xiangqi", "", "horse", "nN", "Mao"),
            ("xiangqi", "", "cannon", "mRcpR", "Cannon"),
            ("xiangqi", "", "soldier", "fW", "Xiangqi Soldier"),
            ("janggi", "", "elephant", "nZ", "Zebra that can be blocked"),
            ("janggi", "", "chariot", "R", "Rook that also rides palace diagonals"),
            ("janggi", "", "cannon", "pR", "Janggi Cannon"),
            ("janggi", "", "soldier", "fWsW", "Janggi Soldier"),
            ("janggi", "", "general", "W", "King along the lines of the palace"),
            ("janggi", "palaceStep=any", "general", "K", "King, kept to the palace"),
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
            let said = game.rules().betza(role);
            assert_eq!((said.as_str(), field_name(&game.rules().role(role).patterns)), (text, name));
        }
    }
}
