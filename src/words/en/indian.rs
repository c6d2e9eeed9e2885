//! Ninth-century Indian chess in words.

use super::common::{REPETITION, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{AYER, DAOU, LUDII, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "counsellor", nouns: &["counsellor"], meanings: &["counsellor or adviser; general"] },
    RoleWords { id: "elephant", nouns: &["elephant"], meanings: &["elephant"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["chariot"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["foot soldier, warrior"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "pieceOrder",
        question: "In what order do the pieces stand on the first rank?",
        choices: &[
            Entry {
                id: "seed",
                title: "Elephants in the corners, chariots in the centre",
                text: "From the edge inwards: elephant, horse, chariot, then king and counsellor. Daou sets it out, \
                       and Murray agrees, as Ayer reports him.",
            },
            Entry {
                id: "ludii",
                title: "Elephants in the corners, horses in the centre",
                text: "From the edge inwards: elephant, chariot, horse, then king and counsellor. So in the modern \
                       program Ludii; no older source that we know places them like this.",
            },
        ],
    },
    OptionWords {
        id: "array",
        question: "On which file do the two kings face each other?",
        choices: &[
            Entry {
                id: "e-file",
                title: "The e-file",
                text: "Both kings stand on e1 and e8. Either central file will do, so long as both kings share it.",
            },
            Entry {
                id: "d-file",
                title: "The d-file",
                text: "Both kings stand on d1 and d8. It is the same array in the mirror: nothing changes in the \
                       play.",
            },
        ],
    },
    OptionWords {
        id: "bareKing",
        question: "What if a player has only the king left?",
        choices: &[
            Entry {
                id: "win-immediate",
                title: "The player loses at once",
                text: "Whoever takes the enemy’s last piece beside the king has won, even if the lone king could \
                       take a last piece in reply.",
            },
            Entry {
                id: "win-unless-rebared",
                title: "The player loses, unless the next move bares the other king",
                text: "A lone king that at once takes the other side’s last piece saves a draw. This is the rule \
                       of Shatranj, imported for comparison.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "Who wins at stalemate: no check, but no move?",
        choices: &[
            Entry {
                id: "stalemater-loses",
                title: "The player who cannot move",
                text: "Whoever leaves the enemy without a move has lost the game, as in Chaturanga.",
            },
            Entry {
                id: "stalemater-wins",
                title: "The player who has stalemated the other",
                text: "Stalemate counts as a victory, like mate. This is the rule of Shatranj, exactly opposite, \
                       imported for comparison.",
            },
        ],
    },
    OptionWords {
        id: "promotion",
        question: "What does a soldier become on the last rank?",
        choices: &[
            Entry {
                id: "ferz",
                title: "Always a counsellor",
                text: "Every soldier that arrives becomes a counsellor, and a side may have as many as it can make.",
            },
            Entry {
                id: "none",
                title: "Nothing: it stays a soldier",
                text: "A soldier on the last rank stands there, unable to move, until it is taken. So in the modern \
                       program Ludii; Daou says otherwise.",
            },
        ],
    },
    OptionWords {
        id: "marks",
        question: "Are squares of the board marked?",
        choices: &[
            Entry {
                id: "plain",
                title: "No, it is plain",
                text: "Daou tells of a board that is not chequered, and of no marks.",
            },
            Entry {
                id: "ashtapada",
                title: "Yes, sixteen of them",
                text: "As on later Indian boards, where Murray saw them. Whether those of the ninth century \
                       had them is not told. The play takes no notice.",
            },
        ],
    },
    REPETITION,
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "Elephants from the corners",
        text: "The elephants jump straight over their soldiers on the very first move, and one of them breaks into \
               the enemy camp at the cost of its life.",
        comments: &[
            (1, "The elephant jumps from its corner, straight over the soldier on a2."),
            (2, "Black’s elephant does the same on the other wing."),
            (3, "It jumps sideways as well: always exactly two squares, never one."),
            (7, "The elephant looks over c6 at the soldier on c7."),
            (9, "It jumps over Black’s horse and takes the soldier."),
            (10, "Black’s counsellor takes it in return, one square diagonally."),
        ],
    },
    LineWords {
        id: "elephants-jump",
        title: "Elephants that never meet",
        text: "Each elephant can reach sixteen squares, a quarter of the board, and no two elephants share a square: \
               they stride past each other.",
        comments: &[
            (1, "White’s elephant leaves the corner h1. It only ever visits the files b, d, f and h."),
            (2, "Black’s leaves a8. It only ever visits a, c, e and g."),
            (4, "Over an empty square this time, which is no different from a jump over a piece."),
            (8, "The two stand side by side on a diagonal, and neither will ever attack the other."),
        ],
    },
    LineWords {
        id: "promotion",
        title: "A soldier becomes a counsellor",
        text: "A soldier on the last rank always becomes a counsellor, here a second one beside the first.",
        comments: &[
            (1, "White now has two counsellors. There is nothing else to choose."),
            (2, "Black checks along the first rank and attacks the counsellor behind the king."),
            (3, "The king leaves the check and protects its counsellor on d1."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate over the king’s own guard",
        text: "An elephant gives check over a soldier that was meant to shelter the king.",
        comments: &[(
            1,
            "Checkmate: the elephant attacks a7 over the soldier on a6, the chariot holds the b-file, and Black’s \
                 own elephant stands on a8.",
        )],
    },
    LineWords {
        id: "bare-king",
        title: "Baring the king wins at once",
        text: "White takes the last piece that Black has beside the king.",
        comments: &[(
            1,
            "White wins on the spot. In Shatranj Black’s king would now take the chariot, and draw.",
        )],
    },
    LineWords {
        id: "re-bared",
        title: "The same with the rule of Shatranj",
        text: "Under the option taken from Shatranj, the same capture only draws.",
        comments: &[
            (1, "Black’s king is bare, but it stands next to the chariot, which nobody protects."),
            (2, "Now both kings are bare, and the game is drawn."),
        ],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate loses for the one who gives it",
        text: "White is far ahead. Black’s king attacks the chariot, and White protects it with the obvious move.",
        comments: &[(
            1,
            "A blunder: Black is not in check and has no move left. That is a win for Black, as in Chaturanga.",
        )],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "This is the Indian game as al-Adli explained it, an Arabic master of chess of the ninth century.",
        cite: Cite(DAOU, "§IV, note 11"),
    },
    Note {
        text: "Al-Adli’s lost book on chess is of the 9th century; Daou puts it about 840. It gives the elephant of \
               India a straight jump of two squares.",
        cite: Cite(DAOU, "§I, note 4"),
    },
    Note {
        text: "The king steps exactly one square to a safe place. It has no leap, as the king of Chaturanga has.",
        cite: Cite(DAOU, "§IV, note 12"),
    },
    Note {
        text: "The elephant of this game is better known as the dabbaba, the Arabic name by which Daou also \
               calls it.",
        cite: Cite(DAOU, "§IV"),
    },
    Note {
        text: "Murray, too, is reported to have the elephants in the corners, and the chariots on c and f.",
        cite: Cite(AYER, "comment of 21 March 2005"),
    },
    Note {
        text: "Ludii’s version of al-Adli’s game puts the chariots on b and g instead. We offer its order as an \
               option and keep to the written sources.",
        cite: Cite(LUDII, "Chaturanga (al-Adli)"),
    },
    Note {
        text: "Of the two central squares the king takes one and the counsellor the other. We begin with the kings \
               on the e-file.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §IV"),
    },
    Note {
        text: "Three Indian rules stand against Shatranj: a bared king has no second chance, stalemate loses for the \
               one who gives it, and the elephants jump straight.",
        cite: Cite(DAOU, "§II and §IV"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "indian",
    title: "Ninth-century Indian chess",
    subtitle: "Indian chess as al-Adli explained it",
    period: "9th century; al-Adli wrote about 840 (Daou)",
    place: "India",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: &[], lines: LINES, notes: NOTES },
};
