//! Makruk in words.

use super::common::{REPETITION_WITH_COUNTS, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{DAOU, FAIRY_STOCKFISH, MURRAY, PYCHESS, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["lord"] },
    RoleWords {
        id: "counsellor",
        nouns: &["counsellor"],
        meanings: &["seed; perhaps once the Sanskrit word for a counsellor"],
    },
    RoleWords { id: "khon", nouns: &["khon"], meanings: &["nobleman"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "boat", nouns: &["boat"], meanings: &["boat"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["cowrie shell"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "boardCount",
        question: "Who begins the count once no soldiers are left?",
        choices: &[
            Entry {
                id: "manual",
                title: "The weaker side, when it likes",
                text: "With no unpromoted soldier on the board, the weaker side counts and may stop again. The \
                       other side then has 64 moves in which to mate, or the game is drawn. Daou has it so. That the \
                       count begins when the weaker side likes the modern site PyChess adds.",
            },
            Entry {
                id: "automatic",
                title: "It begins by itself",
                text: "As soon as the last soldier has gone or been promoted, 64 moves are counted without anybody’s \
                       word: so the program Fairy-Stockfish. Daou has them counted by the weaker side, which may \
                       stop. Here only its word then begins another count.",
            },
            Entry {
                id: "off",
                title: "Nobody: there is no such count",
                text: "Without soldiers nothing is counted until a king is left alone. Offered \
                       for comparison.",
            },
        ],
    },
    OptionWords {
        id: "bareCount",
        question: "How many moves are allowed against a lone king?",
        choices: &[
            Entry {
                id: "seed",
                title: "As many as the table gives, counted anew when things change",
                text: "The value of the stronger side’s pieces, less all on the board. It is counted with \
                       soldiers too, begins afresh when the last soldier is promoted, and again when the \
                       lone king captures.",
            },
            Entry {
                id: "pychess",
                title: "As many as the table gives, fixed once and for all",
                text: "The same table, but only after the last soldier has gone, and the limit stays as it \
                       was even if the lone king captures. The modern site PyChess plays it so.",
            },
            Entry {
                id: "low",
                title: "As many as Low’s table gives, soldiers or none",
                text: "The table of James Low in the 1830s, as Ludii reports it: 8 with two boats, 16 with one, 22 \
                       with two khons, 44 with one, 33 with two horses, 66 with one, 88 with a counsellor and two \
                       soldiers, less all pieces on the board; a counsellor alone draws. Walker’s table gives the \
                       moves that this leaves, and no count for other pieces. Of Low’s own words we have seen only \
                       the beginning, which Ludii quotes.",
            },
            Entry {
                id: "off",
                title: "Any number",
                text: "A lone king has no count of its own. The count of 64 without soldiers, where it is played, may \
                       still run. Offered for comparison.",
            },
        ],
    },
    OptionWords {
        id: "firstMoves",
        question: "Have king and counsellor a special first move?",
        choices: &[
            Entry {
                id: "plain",
                title: "No",
                text: "Both move from the first as they do ever after. Daou gives them nothing more.",
            },
            Entry {
                id: "legacy",
                title: "Yes: the king may leap, the counsellor step twice",
                text: "On its first move the king may leap like a horse, and the counsellor may go two squares \
                       straight ahead. An older article of Wikipedia has both, Low’s account the counsellor’s, \
                       and so has Ouk. That a check takes the leap away, as in Ouk, is our reading.",
            },
        ],
    },
    REPETITION_WITH_COUNTS,
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "seed",
        title: "Daou’s compendium",
        text: "Counting as Daou describes it: by the weaker side, and against a lone king anew when that king \
               captures or the last soldier is gone.",
    },
    Entry {
        id: "modern",
        title: "Modern practice",
        text: "Counting as on PyChess: the weaker side begins and stops the count of 64 as it likes, and the \
               count against a lone king begins only without soldiers, with a limit that never changes.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "The soldiers stand within two steps of each other, so the first is promoted within three \
               moves.",
        comments: &[
            (1, "A soldier steps one square. It started on the third rank, so nobody needs a double step."),
            (3, "Soldiers capture one square diagonally forward."),
            (
                5,
                "On the sixth rank the soldier becomes a counsellor at once: the whole line of enemy \
                 soldiers is a goal.",
            ),
            (
                6,
                "Black’s khon steps up diagonally and attacks the counsellor, for it also captures straight \
                 ahead.",
            ),
            (
                7,
                "The counsellor goes on diagonally, one square at a time, and comes within reach of Black’s \
                 own.",
            ),
            (9, "Black has not taken it, and loses a horse."),
        ],
    },
    LineWords {
        id: "promotion",
        title: "A soldier is promoted by a capture",
        text: "The sixth rank promotes whichever way the soldier gets there, and it cannot refuse.",
        comments: &[
            (1, "The soldier takes the horse on d6 and is a counsellor."),
            (2, "Black’s king attacks it, but the soldier on e5 protects it."),
            (3, "White brings up the king. The soldier on e5 is one step from the sixth rank."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate with boat, khon and king",
        text: "The boat checks along the last rank; king and khon hold the squares in front.",
        comments: &[(1, "Checkmate: the boat holds g8, the king and the khon g7 and h7.")],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate is a draw",
        text: "White’s boat shuts the last door one move too early.",
        comments: &[(
            1,
            "Black is not in check and cannot move: its soldier is blocked too. The game is drawn.",
        )],
    },
    LineWords {
        id: "board-count",
        title: "The weaker side counts",
        text: "No soldiers are left. Black has the weaker pieces and begins the count.",
        comments: &[
            (1, "Black counts. White now has 64 moves in which to mate. It is still Black’s turn."),
            (3, "The first of the 64."),
            (5, "The second, and a careless one."),
            (
                6,
                "Black’s khon takes the counsellor, straight forward. A capture by the side that counts ends \
                 the count.",
            ),
        ],
    },
    LineWords {
        id: "mate-while-counting",
        title: "The side that counts cannot win",
        text: "Black counts to be safe, and then finds a mate.",
        comments: &[
            (1, "Black begins to count: two horses are reckoned a little stronger than one boat."),
            (2, "Mate, but Black was still counting, and so the game is only drawn."),
        ],
    },
    LineWords {
        id: "stop-then-mate",
        title: "Stop counting first",
        text: "The same position, five moves into the count. Black takes care of the formalities.",
        comments: &[
            (1, "Black stops the count. This costs no turn."),
            (2, "Now it is mate, and Black wins."),
        ],
    },
    LineWords {
        id: "bare-count",
        title: "Two boats and a horse against a king",
        text: "White takes the last enemy piece and has to hurry: two boats are worth 8, and five pieces stand on \
               the board.",
        comments: &[
            (1, "Eight less five: White has three moves in which to mate."),
            (3, "The first. One boat cuts the king off along the seventh rank."),
            (5, "Checkmate with the second."),
        ],
    },
    LineWords {
        id: "bare-count-runs-out",
        title: "The count runs out",
        text: "The same start, but White strolls.",
        comments: &[
            (1, "Three moves."),
            (3, "The first is wasted on a king’s move."),
            (5, "The second too."),
            (7, "The third gives check but not mate. The game is drawn, two boats and a horse or not."),
        ],
    },
    LineWords {
        id: "bare-count-anew",
        title: "A capture starts the count anew",
        text: "White bares the king and leaves a horse unprotected beside it.",
        comments: &[
            (1, "Two boats and a horse: eight less five, three moves."),
            (
                2,
                "The lone king takes the horse. The count begins afresh with what is left: eight less four, \
                 four moves.",
            ),
            (3, "The first of the four."),
        ],
    },
    LineWords {
        id: "bare-count-pawn",
        title: "While a soldier is left the count is long",
        text: "With an unpromoted soldier the value is 64. The promotion that strengthens White also \
               shortens its time.",
        comments: &[
            (1, "The king is bare. Four pieces stand on the board, so White has sixty moves."),
            (
                3,
                "The soldier is promoted. Now one boat decides: sixteen less four, twelve moves, from the \
                 beginning.",
            ),
        ],
    },
    LineWords {
        id: "legacy",
        title: "First moves of an older Makruk",
        text: "With the option, kings leap and counsellors stride once at the start.",
        comments: &[
            (1, "White’s king leaps like a horse, behind its own soldiers."),
            (2, "Black’s king does the same."),
            (
                5,
                "The counsellor goes two squares straight ahead. Both had to be empty, and it could not have \
                 captured.",
            ),
            (7, "Soldiers meet; from now on White’s king and counsellor move as always."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "La Loubère, the envoy of France in 1687–8, tells that the Siamese played chess in two ways, \
               one like ours and one like that of China. Captain Low wrote an account of the game in 1829, \
               which was printed in 1836.",
        cite: Cite(MURRAY, "chapter VI"),
    },
    Note {
        text: "Mak is Thai for a game. Ruk may come from the Cambodian ouk or ruk, which means check, or \
               chess.",
        cite: Cite(DAOU, "§VI, note 15"),
    },
    Note {
        text: "A seed is an odd name for a counsellor. Met may go back to the Sanskrit mantri, a minister, a \
               name also used in India, Malaysia and Java.",
        cite: Cite(DAOU, "§VI, note 16"),
    },
    Note {
        text: "Boats took the place of chariots where wars were fought on rivers and seas: in Thailand, \
               Cambodia, Bengal, southern India, Java and parts of Russia.",
        cite: Cite(DAOU, "§VI, note 17"),
    },
    Note {
        text: "Burmese carvings show the steps between: a boat that carries a shrine on wheels, then no \
               wheels, then no boat, and in the end a small temple or tower.",
        cite: Cite(DAOU, "§VI, note 17"),
    },
    Note {
        text: "When a king is left alone, the 64 moves that were being counted are forgotten and the shorter \
               count takes over.",
        cite: Cite(DAOU, "§VI, note 18"),
    },
    Note {
        text: "The count against a lone king goes by the first of these that the stronger side has: two \
               boats 8, one boat 16, two khons 22, two horses 32, one khon 44, one horse 64, only \
               counsellors 64.",
        cite: Cite(DAOU, "§VI"),
    },
    Note {
        text: "Daou’s table calls the khons bishops and the horses knights.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VI"),
    },
    Note {
        text: "Which side is the weaker is not defined; at a real board a referee would judge. We reckon a \
               boat 5, a horse 3, a khon 2½ and a counsellor 1½, and let either side count when they are \
               equal.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VI"),
    },
    Note {
        text: "We count the moves of the stronger side and call the game drawn when the last one allowed has \
               been made without mate. At the board the weaker side counts aloud, from the number of pieces \
               upwards, which may differ by a move.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VI"),
    },
    Note {
        text: "Other descriptions begin the count against a lone king only when no soldiers are left. Daou’s \
               table has a line for soldiers, 64 less the pieces, and we follow it.",
        cite: Cite(PYCHESS, "Makruk"),
    },
    Note {
        text: "On PyChess the other side may declare a draw at any time while the weaker side counts, and nothing \
               is said of a capture that ends the count.",
        cite: Cite(PYCHESS, "Makruk"),
    },
    Note {
        text: "In games between players PyChess leaves the start of the count to the weaker side. The engine \
               behind it, Fairy-Stockfish, begins to count by itself wherever nobody else can.",
        cite: Cite(FAIRY_STOCKFISH, "count_limit"),
    },
    Note {
        text: "If the table leaves no move at all, as with a full set of pieces against a lone king, the game \
               is drawn on the spot. Better leave the last piece standing.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VI"),
    },
    Note {
        text: "A counted game without soldiers means without unpromoted ones: a promoted soldier is a \
               counsellor like any other.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VI"),
    },
    Note {
        text: "Two lone kings cannot mate each other. We call the game drawn as soon as only they are left.",
        cite: Cite(RECONSTRUCTION, ""),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "makruk",
    title: "Makruk",
    subtitle: "Siamese chess, with its counted endings",
    period: "In Siam by 1687–8, described in 1829 (Murray); played to this day",
    place: "Siam, now Thailand",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
