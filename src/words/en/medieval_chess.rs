//! Medieval European chess in words.

use super::common::{BARE_KING_LINE, PASSING_LINE, REPETITION, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{DAVIDSON, LUDII, RECONSTRUCTION, WIKIPEDIA};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "fers", nouns: &["fers"], meanings: &["counsellor, from the Arabic; later also queen"] },
    RoleWords { id: "alfin", nouns: &["alfin"], meanings: &["elephant, from the Arabic; later bishop"] },
    RoleWords { id: "knight", nouns: &["knight"], meanings: &["knight"] },
    RoleWords { id: "rook", nouns: &["rook"], meanings: &["rook, from the Persian for the chariot"] },
    RoleWords { id: "pawn", nouns: &["pawn"], meanings: &["foot soldier"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "kingLeap",
        question: "May the king leap with its first move?",
        choices: &[
            Entry {
                id: "two-squares",
                title: "Two squares, in any direction",
                text: "The king may once leap to a free square two squares off, a knight’s leap among them, if it has \
                       not been in check. The report on the long assize adds that it does not leap over an enemy’s \
                       piece; McCrary lets it leap over any, and so it does here.",
            },
            Entry {
                id: "off",
                title: "No",
                text: "The king goes one square at a time, as in Shatranj. So in the short assize.",
            },
        ],
    },
    OptionWords {
        id: "fersLeap",
        question: "May the fers leap with its first move?",
        choices: &[
            Entry {
                id: "two-squares",
                title: "Two squares diagonally",
                text: "The first move of the fers may be a leap of two squares diagonally, over anything, without \
                       capturing. The report gives it to a promoted pawn too, which is not shown here.",
            },
            Entry {
                id: "off",
                title: "No",
                text: "The fers goes one square diagonally, as in Shatranj. So in the short assize.",
            },
        ],
    },
    OptionWords {
        id: "pawnStep",
        question: "How far does a pawn go with its first move?",
        choices: &[
            Entry {
                id: "two",
                title: "One square or two",
                text: "A pawn that has not moved may go two squares, if both are free.",
            },
            Entry {
                id: "one",
                title: "One square",
                text: "Pawns have no double step, as in Shatranj. So in the short assize, whose pawns begin on the \
                       third rank.",
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
                       So in the long assize, as it is reported.",
            },
            Entry {
                id: "free",
                title: "No",
                text: "A pawn goes past by a double step unharmed. So the report on the book of King Alfonso, of 1283.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "What happens at stalemate: no check, but no move?",
        choices: &[
            Entry {
                id: "draw",
                title: "The game is drawn",
                text: "Nobody wins. So the reports on the long assize, on Italy in the thirteenth century, and on a \
                       part of the French sources.",
            },
            Entry {
                id: "win",
                title: "The player who stalemates wins",
                text: "Stalemate counts like mate, as in Shatranj. So the report on the short assize.",
            },
            Entry {
                id: "pass",
                title: "The turn is lost",
                text: "The player who cannot move passes, and the game goes on. So another part of the French sources.",
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
                text: "Whoever takes all the enemy’s pieces but the king has won.",
            },
            Entry {
                id: "plays-on",
                title: "Nothing: the game goes on",
                text: "A lone king plays on. The report on the Einsiedeln verses, of about 1000, does not speak of \
                       it; Ludii’s program after it lets a lone king lose all the same.",
            },
        ],
    },
    REPETITION,
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "long-assize",
        title: "The long assize",
        text: "As Murray is reported on England and France between about 1150 and 1450.",
    },
    Entry {
        id: "no-leaps",
        title: "As it came to Europe",
        text: "Without any leap or double step, much like Shatranj: as the Einsiedeln verses of about 1000 are \
               reported to have it.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "Leaps at the beginning",
        text: "Each fers and each king uses its one leap, and the alfins jump as elephants do.",
        comments: &[
            (1, "The pawn goes two squares."),
            (3, "The fers leaps two squares over its own pawn, once in the game."),
            (7, "The king leaps two squares to the side. No rook moves with it."),
            (9, "The alfin jumps exactly two squares, over the pawn."),
        ],
    },
    PASSING_LINE,
    LineWords {
        id: "promotion",
        title: "A pawn becomes a fers",
        text: "On the last rank a pawn always becomes a fers, which is a weak piece.",
        comments: &[
            (1, "The pawn has become a fers."),
            (2, "Black’s king comes nearer: the fers gives no check along the rank."),
            (3, "It goes one square diagonally."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate on the last rank",
        text: "The rook, the only piece of this game that goes far, ends it.",
        comments: &[(1, "Checkmate: Black’s own pawns leave the king no square.")],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate draws",
        text: "Black’s pawn is blocked, and White’s king comes one square too near.",
        comments: &[(1, "Black is not in check and has no move: the game is drawn.")],
    },
    BARE_KING_LINE,
];

const NOTES: &[Note] = &[
    Note {
        text: "European chess stands here for comparison with the old games; it is none of the sixteen.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "We could not read Murray’s chapters on Europe: what stands here is what others report of them.",
        cite: Cite(LUDII, "evidence for Long Assize, after Murray 1913, pp. 455–456 and 594"),
    },
    Note {
        text: "The first European text that describes the game, the verses of Einsiedeln of about 1000, already calls \
               the piece beside the king a queen and knows a board of two colours.",
        cite: Cite(WIKIPEDIA, "“Versus de scachis”"),
    },
    Note {
        text: "From e1 the king could leap to c1, c2, d3, e3, f3 or g1 in England, Spain and France, without \
               capture and not over check, and farther in Lombardy.",
        cite: Cite(WIKIPEDIA, "“Castling”"),
    },
    Note {
        text: "The king’s leap had two forms: a knight’s leap once in the game, or two squares with the first move. \
               Davidson has the second down to the thirteenth century.",
        cite: Cite(DAVIDSON, "pp. 22 and 48"),
    },
    Note {
        text: "In the short assize the pieces stood nearer to each other from the first move, and neither king nor \
               fers leapt. Its array is not shown here.",
        cite: Cite(LUDII, "Short Assize, after Murray 1913, p. 455"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "medieval-chess",
    title: "Medieval chess",
    subtitle: "Of Europe, before the long moves of queen and bishop, for comparison",
    period: "about 1150 to 1450: the long assize (Murray, as reported)",
    place: "Europe",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
