//! Words that several games share.

use crate::words::{Entry, OptionWords};

/// The sides of a game whose sources give them no names of their own.
pub const WHITE_AND_BLACK: &[&str] = &["White", "Black"];

/// The sides of the Shogi games: “first hand” and “second hand”. Their men are all of one colour
/// (Daou 2007, fn. 42).
pub const SENTE_AND_GOTE: &[&str] = &["Sente", "Gote"];

/// The repetition option, which no source settles for these games.
pub const REPETITION: OptionWords = OptionWords {
    id: "repetition",
    question: "What happens when the same position keeps coming back?",
    choices: &[
        Entry {
            id: "third-occurrence-draw",
            title: "Drawn at the third occurrence",
            text: "The game is drawn when a position stands on the board for the third time with the same side to \
                   move. Not in the sources: offered to keep games finite.",
        },
        Entry {
            id: "off",
            title: "No rule",
            text: "A position may come back as often as the players like. The sources give this game no rule for \
                   repetition, so a game that goes round in circles has no end.",
        },
    ],
};
