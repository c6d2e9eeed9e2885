//! Heian Shogi in words.

use super::common::{REPETITION, SENTE_AND_GOTE, SHOGI_ROLES};
use crate::variant::Cite;
use crate::variant::source::{DAOU, LUDII, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "board",
        question: "How large is the board?",
        choices: &[
            Entry {
                id: "8x8",
                title: "Eight by eight squares",
                text: "Sixteen pieces a side, with the king on its owner’s left of the centre and one gold \
                       general beside it.",
            },
            Entry {
                id: "9x8",
                title: "Nine files by eight ranks",
                text: "Eighteen pieces a side: one pawn more, and a second gold general, so that the king \
                       stands in the middle.",
            },
        ],
    },
    OptionWords {
        id: "promotion",
        question: "Must a piece be promoted?",
        choices: &[
            Entry {
                id: "optional",
                title: "Only when it could not move any more",
                text: "All but king and gold general may turn over with a move that begins or ends on the last three \
                       ranks. Pawn and lance have to on the last rank, the keima on the last but one.",
            },
            Entry {
                id: "compulsory-nichureki",
                title: "Yes, on reaching the zone",
                text: "Pawn and silver general have to turn over on the sixth rank, the keima on the \
                       seventh, the lance wherever it enters. Some read the old text so, as Daou reports.",
            },
        ],
    },
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
                id: "king-and-general",
                title: "The player loses, and so with one general beside the king",
                text: "A player with only the king and one general left has lost. So Banaschak translates the old \
                       text, the Nichūreki, as Ludii quotes him; we have not seen his book. Gold, silver and all \
                       promoted pieces are generals here.",
            },
            Entry {
                id: "off",
                title: "Nothing: the game goes on",
                text: "A lone king has not lost by that, and plays on. PyChess plays the related Sho Shogi so; \
                       for this game no source says it, and it is offered for comparison.",
            },
        ],
    },
    REPETITION,
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "8x8",
        title: "Eight by eight",
        text: "The board that Daou describes first, with one gold general a side.",
    },
    Entry {
        id: "9x8",
        title: "Nine by eight",
        text: "Nine files, with a second gold general and a ninth pawn a side.",
    },
    Entry {
        id: "nichureki",
        title: "Compulsory promotion",
        text: "As some read the Nichūreki, Daou reports: pawn and silver turn over on the sixth rank, the keima on \
               the seventh, the lance anywhere in the zone. Board and end of the game stay as Daou has them.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "Pawns meet head on, silver generals come up behind, and the first piece turns over.",
        comments: &[
            (1, "The pawn steps straight ahead."),
            (4, "Here it has gone too far: it stands right in front of an enemy pawn."),
            (5, "Pawns capture straight ahead too, and not diagonally."),
            (7, "The silver general steps diagonally; it could also go straight ahead."),
            (9, "Sente’s pawn stands before the promotion zone, the last three ranks."),
            (11, "It enters the sixth rank and turns over. It moves like a gold general now."),
        ],
    },
    LineWords {
        id: "promotion-later",
        title: "Promotion on the way out",
        text: "A piece that did not turn over on entering may do so with any later move that begins or ends in \
               the zone.",
        comments: &[
            (
                1,
                "The silver general enters the zone and stays what it is, so that it can still step back \
                 diagonally.",
            ),
            (3, "It leaves the zone, and turns over with this move."),
        ],
    },
    LineWords {
        id: "keima",
        title: "The keima has to turn over",
        text: "The horse of this game leaps forward only, to two squares. From the seventh rank it could go \
               nowhere.",
        comments: &[
            (1, "It arrives on the seventh rank and has to turn over."),
            (3, "Now it moves like a gold general, here straight ahead."),
        ],
    },
    LineWords {
        id: "compulsory",
        title: "Promotion as a duty",
        text: "Under the other reading of the old text nobody has a choice.",
        comments: &[
            (1, "Not yet: the zone begins with the sixth rank."),
            (3, "The silver general reaches it and has to turn over."),
            (5, "The lance runs straight ahead, captures in the zone, and turns over too."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "A gold general at the king’s head",
        text: "The classic mate: a gold general in front of the king, protected from behind.",
        comments: &[(
            1,
            "Checkmate: the gold general holds every square around, and Sente’s king protects it.",
        )],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate wins",
        text: "Gote’s keima is pinned by the lance, and the gold general takes the king’s last square.",
        comments: &[(1, "Gote is not in check and cannot move. Sente wins.")],
    },
    LineWords {
        id: "bare-king",
        title: "Baring the king wins",
        text: "Sente takes Gote’s last pawn. Gote’s king can take nothing in reply.",
        comments: &[(1, "Sente wins: Gote’s king stands alone, and the gold general is out of its reach.")],
    },
    LineWords {
        id: "king-and-general",
        title: "A king and one general have lost",
        text: "So the old text ends in Banaschak’s translation. Sente has a lance besides its general.",
        comments: &[(1, "Gote has its gold general left, and that is not enough. Sente wins.")],
    },
    LineWords {
        id: "two-bare-kings",
        title: "Two bare kings draw",
        text: "Sente bares the enemy king, but its own last piece can be taken on the very next move.",
        comments: &[
            (1, "Gote’s king is bare. Next to it stands the lance, which nobody protects."),
            (2, "Now both kings are bare, and the game is drawn."),
        ],
    },
    LineWords {
        id: "nine-files",
        title: "The board with nine files",
        text: "One file more, one gold general more, and the king in the middle.",
        comments: &[
            (1, "The pawn in front of the king steps out."),
            (3, "It captures straight ahead."),
            (6, "A gold general comes to meet it."),
            (7, "The pawn enters the zone and turns over."),
            (8, "The gold general takes it. Captured pieces are out of the game: nothing is dropped yet."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "Banaschak, whom Ludii cites, dates the Nichūreki about 1230. In his translation a side has \
               lost that has only its king and one general left; an option plays it so.",
        cite: Cite(LUDII, "Heian Sho Shogi, evidence"),
    },
    Note {
        text: "The pieces of both sides are of one colour, and only their points tell whose they are. Daou does not \
               name the sides; here they are called Sente and Gote, first and second hand, as in Japan today.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, note 42"),
    },
    Note {
        text: "Shō means a general and gi a board game, so that shogi is the generals’ game. This form is \
               also called Heian Sho Shogi, the little Shogi of the Heian era.",
        cite: Cite(DAOU, "§XI, note 36"),
    },
    Note {
        text: "The earliest account of the rules stands in the Nichūreki, an encyclopedia. Daou calls it a history \
               [sic] of 1126 to 1130.",
        cite: Cite(DAOU, "§XI, note 36"),
    },
    Note {
        text: "Chess may have reached Japan at the end of the Nara period (710–794) or early in the Heian \
               era, when trade linked the islands with lands as far as India and Iran.",
        cite: Cite(DAOU, "§XI, note 37"),
    },
    Note {
        text: "Daou supposes that the game owes something to the chess of Burma, Thailand and Cambodia, and \
               to the early Chinese Bao Ying Xiangqi.",
        cite: Cite(DAOU, "§XI, note 37"),
    },
    Note {
        text: "The larger board is called 8×9. Nine pawns on the third rank need nine files, so we make it \
               nine files wide and eight ranks deep.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, note 37"),
    },
    Note {
        text: "Other readers of the Nichūreki hold that promotion was compulsory, at ranks that differ from \
               piece to piece.",
        cite: Cite(DAOU, "§XI, note 38"),
    },
    Note {
        text: "One line of the rules says that a piece entering the zone earns its promotion, another that \
               promotion is optional. We take the first as a right.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XI"),
    },
    Note { text: "Captured pieces are out of the game: no drops are described.", cite: Cite(DAOU, "§XI") },
    Note {
        text: "Jewelled general and royal general are two names for the same king.",
        cite: Cite(DAOU, "§XI"),
    },
    Note {
        text: "Baring the king wins, unless the bared king can do the same at once, as in Shatranj.",
        cite: Cite(DAOU, "§XI"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "heian-shogi",
    title: "Heian Shogi",
    subtitle: "The earliest known chess of Japan",
    period: "Heian era, 794–1185; rules noted 1126–1130 (Daou) or about 1230 (Banaschak)",
    place: "Japan",
    sides: SENTE_AND_GOTE,
    checks: &[],
    roles: SHOGI_ROLES.split_at(10).0,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
