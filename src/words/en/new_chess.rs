//! The new chess of about 1475 in words.

use super::common::{BARE_KING_LINE, PASSING_LINE, REPETITION, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{FINARTE, LUDII, MCCRARY, RECONSTRUCTION, VALENCIA, WIKIPEDIA};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "queen", nouns: &["queen"], meanings: &["lady"] },
    RoleWords { id: "bishop", nouns: &["bishop"], meanings: &["a prince, as Damiano says"] },
    RoleWords { id: "knight", nouns: &["knight"], meanings: &["horse"] },
    RoleWords { id: "rook", nouns: &["rook"], meanings: &["rook"] },
    RoleWords { id: "pawn", nouns: &["pawn"], meanings: &["pawn"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "kingLeap",
        question: "May the king leap with its first move?",
        choices: &[
            Entry {
                id: "two-squares",
                title: "Two squares, in any direction",
                text: "The king may once leap to a free square two squares off, a knight’s leap among them, while it \
                       is not in check. A player who first puts a rook on f1 can so bring the king behind it.",
            },
            Entry {
                id: "off",
                title: "No",
                text: "The king goes one square at a time. No source of ours has the new game so: for comparison.",
            },
        ],
    },
    OptionWords {
        id: "passing",
        question: "May a pawn be captured while it passes by?",
        choices: &[
            Entry {
                id: "captured",
                title: "Yes",
                text: "A pawn that goes two squares past an enemy’s pawn may be captured by it as if it had gone one. \
                       So in the poem of Valencia, as it is reported.",
            },
            Entry {
                id: "free",
                title: "No",
                text: "A pawn goes past by a double step unharmed. So in Damiano’s book of 1512, which has neither \
                       this capture nor castling, as a catalogue reports it.",
            },
        ],
    },
    OptionWords {
        id: "promotion",
        question: "What does a pawn become on the last rank?",
        choices: &[
            Entry {
                id: "queen",
                title: "Always a queen",
                text: "As before: but the queen is now the strongest piece.",
            },
            Entry {
                id: "queen-if-lost",
                title: "A queen, if its side has lost its own",
                text: "No side has two queens. So in the poem of Valencia, as it is reported; what becomes of a pawn \
                       that comes too early is not told, and here it stays.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "What happens at stalemate: no check, but no move?",
        choices: &[
            Entry {
                id: "win",
                title: "The player who stalemates wins",
                text: "Stalemate counts like mate. So in the poem of Valencia, as it is reported.",
            },
            Entry {
                id: "draw",
                title: "The game is drawn",
                text: "Nobody wins. So in Italy two centuries before, and everywhere since the nineteenth.",
            },
        ],
    },
    OptionWords {
        id: "bareKing",
        question: "What if a player has only the king left?",
        choices: &[
            Entry {
                id: "loses",
                title: "The player loses",
                text: "Whoever takes all the enemy’s pieces but the king has won. So in the poem of Valencia, as it \
                       is reported.",
            },
            Entry {
                id: "plays-on",
                title: "Nothing: the game goes on",
                text: "A lone king plays on. This is the rule of today, imported for comparison.",
            },
        ],
    },
    REPETITION,
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The game in the poem of Valencia",
        text: "The moves of the poem Scachs d’amor, of about 1475: White is Castellví, Black is Vinyoles, and the \
               third poet, Fenollar, gives the rules.",
        comments: &[
            (4, "The first move of a queen that goes any distance of which we have a record."),
            (7, "The bishop rides along its diagonal. An elephant could not have come to c4."),
            (15, "The queen takes far from home."),
            (31, "Both queens and all the bishops are at play."),
            (39, "The queen takes with check."),
            (41, "Checkmate, by the queen."),
        ],
    },
    LineWords {
        id: "kings-leap",
        title: "Castling in two moves",
        text: "First the rook goes beside the king, then the king leaps over it. In time one move was made of both.",
        comments: &[
            (7, "The rook makes its own move to f1."),
            (9, "The king leaps over it to g1."),
            (10, "Black does the same."),
        ],
    },
    PASSING_LINE,
    LineWords {
        id: "promotion",
        title: "A pawn becomes a queen",
        text: "What had been a weak piece is now the strongest, and so a pawn is worth much more.",
        comments: &[
            (1, "The pawn becomes a queen, and gives check along the rank."),
            (3, "It comes back along a diagonal and gives check again."),
        ],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate wins",
        text: "Black’s pawn is blocked, and White’s king takes the last square from Black’s.",
        comments: &[(1, "Black is not in check and cannot move: White wins. Today it would be a draw.")],
    },
    BARE_KING_LINE,
];

const NOTES: &[Note] = &[
    Note {
        text: "The new chess stands here for comparison with the old games; it is none of the sixteen.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "A note in the margin of the poem says that the queen goes as all pieces do but the knight.",
        cite: Cite(VALENCIA, "on folio 11r of the poem"),
    },
    Note {
        text: "In the poem, as the site on its origin reads it, a player who loses the queen has lost. That is not \
               shown here.",
        cite: Cite(VALENCIA, "rules of the poem, verse 63"),
    },
    Note {
        text: "When the poem was written is disputed: 1475 is the date of one historian, and it was once thought to \
               be of 1497. The manuscript is lost; a photograph is left.",
        cite: Cite(WIKIPEDIA, "“Scachs d’amor”"),
    },
    Note {
        text: "By the report on the poem a queen may not capture a queen, the king may castle, and each side begins \
               with two moves at once. None of this is shown here: the game of the poem itself begins with single \
               moves.",
        cite: Cite(LUDII, "evidence for Scachs, after Murray 1913, p. 781"),
    },
    Note {
        text: "The players of the poem’s game neither castle nor capture in passing. Damiano’s book of 1512 is said \
               to be the oldest that wants the corner at each player’s right to be light.",
        cite: Cite(FINARTE, ""),
    },
    Note {
        text: "The king’s leap outlived the change: with the far-reaching queen and bishops it served to bring the \
               king to safety.",
        cite: Cite(MCCRARY, "on castling"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "new-chess",
    title: "The new chess of 1475",
    subtitle: "With the long moves of queen and bishop, for comparison",
    period: "about 1475 to 1512",
    place: "Spain and Italy",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: &[], lines: LINES, notes: NOTES },
};
