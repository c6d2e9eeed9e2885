//! Modern chess in words.

use super::common::WHITE_AND_BLACK;
use crate::variant::Cite;
use crate::variant::source::{FIDE, MCCRARY, RECONSTRUCTION, WIKIPEDIA};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "queen", nouns: &["queen"], meanings: &["queen"] },
    RoleWords { id: "bishop", nouns: &["bishop"], meanings: &["bishop"] },
    RoleWords { id: "knight", nouns: &["knight"], meanings: &["knight"] },
    RoleWords { id: "rook", nouns: &["rook"], meanings: &["rook"] },
    RoleWords { id: "pawn", nouns: &["pawn"], meanings: &["pawn"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "repetition",
        question: "When does a position that comes back draw the game?",
        choices: &[
            Entry {
                id: "third",
                title: "At the third occurrence",
                text: "By the laws a player may then claim the draw. Here nobody has to claim it: the game ends.",
            },
            Entry {
                id: "fifth",
                title: "At the fifth occurrence",
                text: "The laws end the game then by themselves, without a claim.",
            },
        ],
    },
    OptionWords {
        id: "quietMoves",
        question: "After how many moves without a capture or a pawn’s move is the game drawn?",
        choices: &[
            Entry {
                id: "fifty",
                title: "After fifty of each side",
                text: "By the laws a player may then claim the draw. Here nobody has to claim it: the game ends.",
            },
            Entry {
                id: "seventy-five",
                title: "After seventy-five of each side",
                text: "The laws end the game then by themselves, without a claim.",
            },
        ],
    },
];

const PRESETS: &[Entry] = &[Entry {
    id: "automatic",
    title: "Without claims",
    text: "Only the draws that the laws declare by themselves: five times the same position, or seventy-five quiet \
           moves of each side.",
}];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "Both sides castle",
        text: "Both kings leave the middle of the board at the sixth move, and a rook comes out of each corner.",
        comments: &[
            (1, "The pawn goes two squares, as any pawn may from where it begins."),
            (5, "The bishop rides along the diagonal that the pawn has opened."),
            (7, "White castles: the king goes two squares towards the rook, and the rook to its other side."),
            (12, "So does Black."),
        ],
    },
    LineWords {
        id: "queenside",
        title: "To the other side",
        text: "Once the queen has left, the king may castle the long way.",
        comments: &[
            (7, "The queen makes room."),
            (9, "The king goes two squares all the same, and the rook three."),
            (10, "Black’s king does so too."),
        ],
    },
    LineWords {
        id: "en-passant",
        title: "A capture in passing",
        text: "A pawn that goes two squares past an enemy’s pawn may be captured as if it had gone one.",
        comments: &[
            (4, "Black’s pawn goes past e5 by a double step."),
            (5, "White’s pawn takes it on d6, the square that it passed over. Only this move could do so."),
        ],
    },
    LineWords {
        id: "promotion",
        title: "A knight in place of a queen",
        text: "The owner chooses, and need not choose the strongest.",
        comments: &[(1, "White’s pawn becomes a knight."), (3, "It moves as a knight from now on.")],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate in four moves",
        text: "Queen and bishop, which both move any distance, end the game before anything has been captured.",
        comments: &[
            (3, "The bishop looks at f7, which only the king protects."),
            (5, "So does the queen."),
            (7, "Checkmate: the bishop protects the queen, and the king has nowhere to go."),
        ],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate draws",
        text: "White is a queen ahead, and takes the last square from Black’s king.",
        comments: &[
            (1, "The king goes to the corner."),
            (2, "Black is not in check and has no move: the game is drawn."),
        ],
    },
    LineWords {
        id: "fifty-moves",
        title: "Fifty moves of each side",
        text: "The position counts ninety-nine half-moves without a capture or a pawn’s move.",
        comments: &[(1, "The hundredth: the game is drawn.")],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "Chess as the world federation has it stands here as a yardstick, for comparison with the old games; it \
               is none of the sixteen.",
        cite: Cite(FIDE, "articles 1 to 5"),
    },
    Note {
        text: "The laws draw a game in which neither side can mate by any series of moves. Here it is ended only when \
               nothing but the two kings is left.",
        cite: Cite(RECONSTRUCTION, "beside FIDE Laws 2023, article 5.2.2"),
    },
    Note {
        text: "Resignation and agreed draws, of article 5, and the rules of competition, clocks among them, are not \
               shown.",
        cite: Cite(FIDE, "articles 5 to 12"),
    },
    Note {
        text: "Castling grew out of the king’s leap of the older game: a rook went beside the king, and the king \
               leapt over it.",
        cite: Cite(MCCRARY, "on castling"),
    },
    Note {
        text: "That stalemate draws was settled in the nineteenth century; before, it was a win, half a win, a loss, \
               or no legal move at all, by place and time.",
        cite: Cite(WIKIPEDIA, "“Stalemate”"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "modern-chess",
    title: "Modern chess",
    subtitle: "The chess of today, for comparison",
    period: "laws in force from 2023",
    place: "worldwide",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
