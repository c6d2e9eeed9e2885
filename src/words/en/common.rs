//! Words that several games share.

use crate::words::{Entry, KindWords, OptionWords};

/// The sides of a game whose sources give them no names of their own.
pub const WHITE_AND_BLACK: &[&str] = &["White", "Black"];

/// The sides of the Shogi games: “first hand” and “second hand”. Their men are all of one colour
/// (Daou 2007, fn. 42).
pub const SENTE_AND_GOTE: &[&str] = &["Sente", "Gote"];

/// The men of three ages of Shogi, the oldest first: Heian Shogi has ten kinds, the modern game fourteen.
pub const SHOGI_KINDS: &[KindWords] = &[
    KindWords { id: "pawn", nouns: &["pawn"], meanings: &["foot soldier"] },
    KindWords { id: "lance", nouns: &["lance"], meanings: &["incense chariot"] },
    KindWords { id: "keima", nouns: &["keima"], meanings: &["honourable or laurelled horse"] },
    KindWords { id: "silver", nouns: &["silver general"], meanings: &["silver general"] },
    KindWords { id: "gold", nouns: &["gold general"], meanings: &["gold general"] },
    KindWords { id: "king", nouns: &["king"], meanings: &["jewelled or jade general; royal general"] },
    KindWords { id: "promoted-pawn", nouns: &["promoted pawn"], meanings: &["reaches gold"] },
    KindWords { id: "promoted-lance", nouns: &["promoted lance"], meanings: &["promoted incense"] },
    KindWords { id: "promoted-keima", nouns: &["promoted keima"], meanings: &["promoted laurel"] },
    KindWords { id: "promoted-silver", nouns: &["promoted silver"], meanings: &["promoted silver"] },
    KindWords { id: "bishop", nouns: &["bishop"], meanings: &["angle mover, angle goer"] },
    KindWords { id: "rook", nouns: &["rook"], meanings: &["flying chariot"] },
    KindWords { id: "dragon-horse", nouns: &["dragon horse"], meanings: &["dragon horse"] },
    KindWords { id: "dragon", nouns: &["dragon king"], meanings: &["dragon king"] },
    KindWords { id: "drunk-elephant", nouns: &["drunk elephant"], meanings: &["drunk elephant"] },
    KindWords { id: "crown-prince", nouns: &["crown prince"], meanings: &["crown prince"] },
];

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
