//! Sho Shogi in words.

use super::common::{REPETITION, SENTE_AND_GOTE, SHOGI_ROLES};
use crate::variant::Cite;
use crate::variant::source::{DAOU, PYCHESS, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "bareKing",
        question: "What if a player has only the king left?",
        choices: &[
            Entry {
                id: "unless-rebared",
                title: "The player loses, unless the next move bares the other king",
                text: "If the lone king takes the other side’s last piece at once, two bare kings draw. Otherwise it \
                       has lost. So also in Shatranj.",
            },
            Entry {
                id: "win-immediate",
                title: "The player loses at once",
                text: "Whoever takes the enemy’s last piece beside the king has won, whatever the king could \
                       take in reply. The rule of Chaturanga, imported for comparison.",
            },
            Entry {
                id: "off",
                title: "Nothing: the game goes on",
                text: "A lone king has not lost by that, and plays on. PyChess plays Sho Shogi without a rule \
                       for the bare king.",
            },
        ],
    },
    OptionWords {
        id: "elephant",
        question: "Does the drunk elephant take part?",
        choices: &[
            Entry {
                id: "present",
                title: "Yes",
                text: "It stands in front of the king. Once promoted, it is a crown prince: a second king.",
            },
            Entry {
                id: "absent",
                title: "No, by imperial order",
                text: "The array without it. Emperor Go-Nara is said to have had it removed; soon after, with \
                       the drops, modern Shogi was born.",
            },
        ],
    },
    REPETITION,
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "seed",
        title: "Daou’s compendium",
        text: "The rules as Daou describes them, with which this page begins.",
    },
    Entry {
        id: "modern",
        title: "Modern practice",
        text: "As on PyChess, a king that stands alone plays on, and has not lost by that.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "A second king",
        text: "Sente’s drunk elephant becomes a crown prince, and Sente can afford to lose its king.",
        comments: &[
            (1, "The drunk elephant enters the zone and becomes a crown prince, which moves like a king."),
            (2, "An attack on the king. It is no check, for Sente has another royal piece."),
            (3, "Sente may ignore it."),
            (4, "The king is captured. The game goes on with the prince."),
            (5, "Sente still has a pawn, so the prince is not bare."),
            (7, "From now on the prince is Sente’s only king, and has to be kept out of check."),
        ],
    },
    LineWords {
        id: "opening",
        title: "The drunk elephants come out",
        text: "One step any way except straight back.",
        comments: &[
            (1, "The pawn makes room."),
            (3, "The elephant steps straight ahead."),
            (5, "Diagonally forward."),
            (6, "Gote’s elephant does the same. Straight back is the one way that neither can go."),
        ],
    },
    LineWords {
        id: "dragon-king",
        title: "A rook becomes a dragon king",
        text: "A promoted rook keeps its own move and adds a king’s step.",
        comments: &[
            (1, "The rook enters the zone and turns over."),
            (2, "So does Gote’s."),
            (3, "One square diagonally: the rook could not have done that."),
            (4, "Nor could this one."),
        ],
    },
    LineWords {
        id: "prince-alone",
        title: "The last royal piece is mated",
        text: "When the king has gone, the prince is mated like a king.",
        comments: &[
            (1, "Gote takes the king. Sente plays on with the prince."),
            (2, "Sente has nothing better."),
            (3, "Checkmate: the rook holds the last rank and the king the rank in front. Gote wins."),
        ],
    },
    LineWords {
        id: "prince-bare",
        title: "A bare prince",
        text: "A prince that is left with nothing else is bare, as a king would be.",
        comments: &[
            (1, "A crown prince. Sente has two royal pieces and nothing more."),
            (
                4,
                "The king is captured and the prince stands alone. It cannot take Gote’s last piece, so Sente \
                 has lost.",
            ),
        ],
    },
    LineWords {
        id: "bare-king",
        title: "Baring the king wins",
        text: "Sente takes Gote’s last pawn. Gote’s king can take nothing in reply.",
        comments: &[(1, "Sente wins: Gote’s king stands alone.")],
    },
    LineWords {
        id: "two-bare-kings",
        title: "Two bare kings draw",
        text: "Sente bares the enemy king and leaves its own last piece beside it.",
        comments: &[
            (1, "Gote’s king is bare, but may take the lance."),
            (2, "Now both kings are bare, and the game is drawn."),
        ],
    },
    LineWords {
        id: "no-elephant",
        title: "Without the drunk elephant",
        text: "The array of modern Shogi, but captured pieces are still out of the game.",
        comments: &[
            (3, "The bishop takes its counterpart, deep in the zone, and turns over: a dragon horse."),
            (
                4,
                "The silver general takes it. In modern Shogi both sides would now hold a bishop in hand; \
                 here they are gone.",
            ),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "The pieces of both sides are of one colour, and only their points tell whose they are. Daou does not \
               name the sides; here they are called Sente and Gote, first and second hand, as in Japan today.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, note 42"),
    },
    Note {
        text: "The 1696 edition of the Sho-Shogi Zushiki says that it was Emperor Go-Nara, on the throne from \
               1536 to 1557 [sic; he reigned from 1526 to 1557], who had the drunk elephant removed.",
        cite: Cite(DAOU, "§XII, note 39"),
    },
    Note {
        text: "A crown prince is in effect a second king: it too has to be captured or bared before the \
               enemy has won.",
        cite: Cite(DAOU, "§XII, note 40"),
    },
    Note {
        text: "While a side has both king and prince we let neither be in check, and either may be captured. \
               When one royal piece is left, the rules of check apply to it.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XII"),
    },
    Note {
        text: "King and prince together are not bare. We call a side bare when a single royal piece is all \
               that it has, whichever of the two it is.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XII"),
    },
    Note {
        text: "A keima may stay unpromoted on the seventh rank. It only ever stands on odd ranks, so that it \
               can never be stuck on the eighth.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XII"),
    },
    Note {
        text: "The other, compulsory reading of promotion belongs to the older Heian game; nobody reports it \
               for this one.",
        cite: Cite(DAOU, "§XI, note 38"),
    },
    Note {
        text: "Captured pieces are out of the game. Drops came with modern Shogi.",
        cite: Cite(DAOU, "§XII, note 39"),
    },
    Note {
        text: "Baring the king wins, unless the bared king can do the same at once; two bare kings draw.",
        cite: Cite(DAOU, "§XII"),
    },
    Note {
        text: "PyChess plays the game without the rule of the bare king.",
        cite: Cite(PYCHESS, "Sho Shogi"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "sho-shogi",
    title: "Sho Shogi",
    subtitle: "Little Shogi, with a drunk elephant and no drops",
    period: "Until the drunk elephant was removed, 1536–1557 [sic] (Daou)",
    place: "Japan",
    sides: SENTE_AND_GOTE,
    checks: &[],
    roles: SHOGI_ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
