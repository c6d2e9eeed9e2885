//! The Ashtapada race in words.

use crate::variant::Cite;

use crate::variant::source::{BELL, DAOU, FALKENER, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "players",
        question: "How many play?",
        choices: &[
            Entry { id: "4", title: "Four", text: "One from each corner, as the game is meant." },
            Entry {
                id: "3",
                title: "Three",
                text: "The corner h1 stays empty. Which one, the source does not say.",
            },
            Entry { id: "2", title: "Two", text: "From opposite corners, which is our reading." },
        ],
    },
    OptionWords {
        id: "begins",
        question: "Who begins?",
        choices: &[
            Entry {
                id: "first-seat",
                title: "Red, from the corner a1",
                text: "The source does not say; this is our reading.",
            },
            Entry {
                id: "re-throw",
                title: "The highest throw, and throws again",
                text: "All throw, and the highest throws once more for the first turn. So in the four-handed game \
                       after Bell; the source of the race does not say.",
            },
            Entry {
                id: "keep",
                title: "The highest throw, and plays it",
                text: "All throw, and the highest is the first turn’s throw. So in four-handed dice chess after \
                       Walker; the source of the race does not say.",
            },
        ],
    },
    OptionWords {
        id: "startCount",
        question: "Does the corner count?",
        choices: &[
            Entry {
                id: "corner-is-1",
                title: "Yes, a throw of one enters on it",
                text: "The square that matches the throw is counted from the corner as the first. The source does \
                       not say; this is our reading.",
            },
            Entry {
                id: "corner-is-0",
                title: "No, a throw of one enters beyond it",
                text: "The piece starts from the corner and runs as many squares as thrown.",
            },
        ],
    },
    OptionWords {
        id: "goal",
        question: "Where does the track end?",
        choices: &[
            Entry {
                id: "last-square",
                title: "On its last square",
                text: "The spiral goes through all four squares of the centre, and each player ends on another one.",
            },
            Entry {
                id: "first-centre",
                title: "On the first square of the centre",
                text: "Each player ends on the first of the four central squares that the spiral comes to.",
            },
        ],
    },
    OptionWords {
        id: "direction",
        question: "Which way do the inner rings run?",
        choices: &[
            Entry {
                id: "anticlockwise-all",
                title: "Anticlockwise like the outer one",
                text: "One spiral inwards, as the source has it.",
            },
            Entry {
                id: "reverse-inside",
                title: "The other way round",
                text: "After the outer ring the pieces turn back, as in Ashta-kashte.",
            },
        ],
    },
    OptionWords {
        id: "doubleMove",
        question: "How far do the two pieces of a double run together?",
        choices: &[
            Entry { id: "full-throw", title: "The whole throw", text: "Both run as far as one alone would." },
            Entry {
                id: "half-throw-even-only",
                title: "Half of an even throw",
                text: "Two pieces share the throw, and an odd one does not move them together. The source does not \
                       say how far a double runs; this is another reading.",
            },
        ],
    },
    OptionWords {
        id: "grace",
        question: "Do some throws give another throw?",
        choices: &[
            Entry { id: "off", title: "No", text: "The source mentions none." },
            Entry {
                id: "on",
                title: "Four, eight and captures do",
                text: "As in Ashta-kashte, after which this race is reconstructed. That the throw gives another \
                       whether or not a piece can or does move by it is our reading.",
            },
        ],
    },
    OptionWords {
        id: "enterOn",
        question: "By which throws do pieces enter?",
        choices: &[
            Entry { id: "any-throw", title: "By any", text: "Any throw may bring a piece onto the board." },
            Entry {
                id: "grace-only",
                title: "By four and eight only",
                text: "As in Ashta-kashte, where a piece waits for one of the rare throws.",
            },
        ],
    },
    OptionWords {
        id: "mustMove",
        question: "Has a player to move if the throw allows it?",
        choices: &[
            Entry {
                id: "yes-if-possible",
                title: "Yes",
                text: "A player who cannot move one piece must move another, and waits only if none can move.",
            },
            Entry {
                id: "optional",
                title: "No",
                text: "As in Ashta-kashte, where Falkener lets a player decline.",
            },
        ],
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "Entering, resting, doubling",
        text: "Each throw of the cowries enters a piece or runs one along its track.",
        comments: &[
            (
                2,
                "None of the shells lies with its opening up, which counts eight: Red enters on the eighth square.",
            ),
            (4, "Yellow runs its own track, from another corner."),
            (6, "Black’s fourth square is marked: nobody can be captured there."),
            (10, "A second piece joins the first: a double."),
            (12, "Yellow comes to rest on a marked square."),
            (18, "The two pieces of the double move together."),
        ],
    },
    LineWords {
        id: "capture",
        title: "A capture",
        text: "A piece that is caught on an unmarked square begins again.",
        comments: &[
            (2, "Red’s piece ends its run on f1, which is not marked, and captures Yellow’s."),
            (4, "The captured piece went back beside the board. Yellow enters another at its own corner."),
        ],
    },
    LineWords {
        id: "blockade",
        title: "A double in the way",
        text: "A double keeps single enemy pieces from passing.",
        comments: &[
            (1, "Red’s piece on c1 would come to g1, but cannot pass Yellow’s double on f1."),
            (2, "Another piece can be moved by this throw, so it has to be: it enters."),
            (4, "The double moves on, and the way is open."),
        ],
    },
    LineWords {
        id: "homecoming",
        title: "Coming home",
        text: "Only the exact throw brings a piece to the end of its track.",
        comments: &[
            (1, "Three squares are left to d5, Red’s goal: four is too many for the piece on d4."),
            (10, "Three is the exact throw. The piece is home and leaves the board."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "This is an attempt to reconstruct the race, on the rules of the Indian game Ashta-kashte, \
               which Daou calls the direct ancestor of Pachisi.",
        cite: Cite(DAOU, "note 49"),
    },
    Note {
        text: "The name means eight steps, and was given to any board of eight by eight squares. On the board of \
               this race, a relation of Pachisi, Chaturanga is believed to have been made.",
        cite: Cite(DAOU, "§I, note 1"),
    },
    Note {
        text: "Another account of the ancient race compares it with Thaayam.",
        cite: Cite(BELL, "introduction"),
    },
    Note {
        text: "Which way the turns go is not said. Here they go clockwise, as in the four-handed games on the same \
               board, though the pieces run anticlockwise.",
        cite: Cite(RECONSTRUCTION, "after Bell r. 2 and Walker r. 5"),
    },
    Note {
        text: "With three players the source leaves a corner empty, and does not say which. Here it is h1: after \
               Black’s turn Red’s comes. Two sit at opposite corners.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, Appendix I"),
    },
    Note {
        text: "The four central squares are marked, and each is the goal of one player. Whether an enemy who rests \
               there keeps a piece from coming home is left open. We let it come home and leave the board.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, Appendix I"),
    },
    Note {
        text: "The drawing of the four tracks and of the marks is lost. We take the sixteen crossed squares of the \
               traditional board, and a spiral that visits all 64 squares and ends on a square of the \
               centre that is each player’s own.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, Appendix I"),
    },
    Note {
        text: "At most two pieces of a player stand on a square, and a double may pass another double: the \
               source bars only single pieces.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, Appendix I"),
    },
    Note {
        text: "Four cowries fall with so many openings up: the chances of one to four are 4, 6, 4 and 1 \
               in 16, that of none 1 in 16. The source gives no odds: this takes each shell to fall either way \
               alike.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, Appendix I"),
    },
    Note {
        text: "In Ashta-kashte the inner rings run the other way, and a rare throw or a capture gives \
            another throw.",
        cite: Cite(FALKENER, "via Ludii"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "ashtapada",
    title: "Ashtapada",
    subtitle: "The race for which the chessboard was made",
    period: "Before chess; this form is a reconstruction",
    place: "India",
    sides: &["Red", "Yellow", "Black", "Green"],
    checks: &[],
    roles: &[
        RoleWords { id: "single", nouns: &["piece"], meanings: &["one piece"] },
        RoleWords { id: "double", nouns: &["double"], meanings: &["two pieces on a square"] },
    ],
    texts: |_| &FurtherWords { options: OPTIONS, presets: &[], lines: LINES, notes: NOTES },
};
