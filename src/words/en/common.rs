//! English: texts that several games share.

use crate::words::{Entry, LineWords, OptionWords, RoleWords};

/// The sides of a game whose sources give them no names of their own.
pub const WHITE_AND_BLACK: &[&str] = &["White", "Black"];

/// The sides of the Shogi games: “first hand” and “second hand”. Their pieces are all of one colour
/// (Daou 2007, fn. 42).
pub const SENTE_AND_GOTE: &[&str] = &["Sente", "Gote"];

/// The pieces of three ages of Shogi, the oldest first: Heian Shogi has ten roles, the modern game fourteen.
pub const SHOGI_ROLES: &[RoleWords] = &[
    RoleWords { id: "pawn", nouns: &["pawn"], meanings: &["foot soldier"] },
    RoleWords { id: "lance", nouns: &["lance"], meanings: &["incense chariot"] },
    RoleWords { id: "keima", nouns: &["keima"], meanings: &["honourable or laurelled horse"] },
    RoleWords { id: "silver", nouns: &["silver general"], meanings: &["silver general"] },
    RoleWords { id: "gold", nouns: &["gold general"], meanings: &["gold general"] },
    RoleWords { id: "king", nouns: &["king"], meanings: &["jewelled or jade general; royal general"] },
    RoleWords { id: "promoted-pawn", nouns: &["promoted pawn"], meanings: &["reaches gold"] },
    RoleWords { id: "promoted-lance", nouns: &["promoted lance"], meanings: &["promoted incense"] },
    RoleWords { id: "promoted-keima", nouns: &["promoted keima"], meanings: &["promoted laurel"] },
    RoleWords { id: "promoted-silver", nouns: &["promoted silver"], meanings: &["promoted silver"] },
    RoleWords { id: "bishop", nouns: &["bishop"], meanings: &["angle mover, angle goer"] },
    RoleWords { id: "rook", nouns: &["rook"], meanings: &["flying chariot"] },
    RoleWords { id: "dragon-horse", nouns: &["dragon horse"], meanings: &["dragon horse"] },
    RoleWords { id: "dragon", nouns: &["dragon king"], meanings: &["dragon king"] },
    RoleWords { id: "drunk-elephant", nouns: &["drunk elephant"], meanings: &["drunk elephant"] },
    RoleWords { id: "crown-prince", nouns: &["crown prince"], meanings: &["crown prince"] },
];

/// The repetition option: what is told of the draw, and of a game without one, after what both are.
macro_rules! repetition {
    ($draw:literal, $off:literal $(,)?) => {
        OptionWords {
            id: "repetition",
            question: "What happens when the same position keeps coming back?",
            choices: &[
                Entry {
                    id: "third-occurrence-draw",
                    title: "Drawn at the third occurrence",
                    text: concat!(
                        "The game is drawn when a position stands on the board for the third time with the same \
                         side to move. ",
                        $draw
                    ),
                },
                Entry {
                    id: "off",
                    title: "No rule",
                    text: concat!("A position may come back as often as the players like. ", $off),
                },
            ],
        }
    };
}
pub(super) use repetition;

/// Which no source settles for these games.
pub const REPETITION: OptionWords = repetition!(
    "Offered to keep games finite.",
    "The accounts that we follow give this game no rule for repetition, so a game that goes round in circles has no \
     end.",
);

/// The same where a program has the rule of chess, and counts can end a game that goes round in circles.
pub const REPETITION_WITH_COUNTS: OptionWords = repetition!(
    "Daou has no such rule; the program Fairy-Stockfish has it, as in chess.",
    "Daou gives this game no rule for repetition: unless moves are counted, a game that goes round in circles has no \
     end.",
);

/// The line with a capture in passing, the same in the two old games of European chess.
pub const PASSING_LINE: LineWords = LineWords {
    id: "passing",
    title: "A capture in passing",
    text: "A pawn that goes two squares past an enemy’s pawn may be captured as if it had gone one.",
    comments: &[(5, "White’s pawn takes the pawn that has just passed over d6.")],
};

/// The line in which a bare king loses, in those games.
pub const BARE_KING_LINE: LineWords = LineWords {
    id: "bare-king",
    title: "A bare king loses",
    text: "White wins without mate, by taking the last piece that Black has beside the king.",
    comments: &[(3, "Black’s king is bare, and White has won.")],
};
