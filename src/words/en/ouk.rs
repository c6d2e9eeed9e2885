//! Ouk Chatrang in words.

use super::common::{REPETITION_WITH_COUNTS, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{DAOU, FAIRY_STOCKFISH, PYCHESS, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "counsellor", nouns: &["counsellor"], meanings: &["maiden"] },
    RoleWords { id: "koul", nouns: &["koul"], meanings: &["pillar"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "boat", nouns: &["boat"], meanings: &["boat"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["fish"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "kingLeapSquares",
        question: "Where may the king leap on its first move?",
        choices: &[
            Entry {
                id: "any-knight",
                title: "Wherever a horse could",
                text: "Any square a knight’s leap away will do. In the opening array that means the second \
                       rank, for soldiers stand on the third.",
            },
            Entry {
                id: "b2-f2",
                title: "Only to the second rank",
                text: "White’s king leaps to b2 or f2, Black’s to g7 or c7, and nowhere else. Daou found \
                       this in some references; PyChess agrees.",
            },
        ],
    },
    OptionWords {
        id: "kingLeapCapture",
        question: "May the king capture with its leap?",
        choices: &[
            Entry {
                id: "yes",
                title: "Yes",
                text: "The leap may end on an enemy piece, which is taken. Daou has it so.",
            },
            Entry {
                id: "no",
                title: "No, only to an empty square",
                text: "The leap is a move without capture. PyChess and Fairy-Stockfish play it so.",
            },
        ],
    },
    OptionWords {
        id: "leapLostBy",
        question: "What takes the king’s leap away before it is used?",
        choices: &[
            Entry {
                id: "ever-checked",
                title: "A single check",
                text: "A king that has been in check may never leap, however quickly the check was parried. \
                       A move of the king ends the right as well.",
            },
            Entry {
                id: "only-while-in-check",
                title: "Nothing, but it is no way out of check",
                text: "A checked king may not leap at that moment; once the check is parried without moving \
                       the king, it may again. PyChess agrees so far, and adds the aim of a boat.",
            },
            Entry {
                id: "rook-aim",
                title: "An enemy boat in line with the king",
                text: "A boat that comes to stand on the king’s rank or file takes the leap away for good, even if \
                       pieces stand between and even if it leaves again; in any other check the leap only waits. \
                       PyChess and Fairy-Stockfish play it so.",
            },
            Entry {
                id: "moving",
                title: "A move of the king, and nothing else",
                text: "As long as it has not moved the king may leap, even out of check, and whatever checks there \
                       have been. So the modern program Ludii, which asks for nothing more.",
            },
        ],
    },
    OptionWords {
        id: "neangJump",
        question: "May the counsellor’s double step pass over a piece?",
        choices: &[
            Entry {
                id: "both-empty",
                title: "No, both squares must be empty",
                text: "On its first move the counsellor may go two squares straight ahead, without \
                       capturing.",
            },
            Entry {
                id: "jump-to-empty",
                title: "Yes, to an empty square",
                text: "The counsellor jumps to the second square, whatever stands between, but only if nothing \
                       stands there. PyChess and Fairy-Stockfish play it so.",
            },
            Entry {
                id: "may-jump",
                title: "Yes, and it may capture",
                text: "The counsellor jumps to the second square, whatever stands between, and takes an \
                       enemy there. So the modern program Ludii.",
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
                text: "As in Makruk, whose rules Daou lets stand for everything that he does not mention.",
            },
            Entry {
                id: "win",
                title: "The player who has stalemated the other wins",
                text: "Stalemate counts as a victory. Winther gives it for Cambodia.",
            },
        ],
    },
    OptionWords {
        id: "count",
        question: "How are moves counted in the endgame?",
        choices: &[
            Entry {
                id: "makruk-seed",
                title: "As in Makruk",
                text: "The weaker side counts 64 moves once no soldiers are left; against a lone king the \
                       table decides. Daou names no difference.",
            },
            Entry {
                id: "cambodian",
                title: "The Cambodian way, begun by itself",
                text: "As soon as a side has three pieces or fewer, with or without soldiers on the board, 63 moves \
                       are counted for it, and go on being counted when it captures. Against a lone king, once no \
                       soldiers are left, the table gives one move less than the Thai one, and the limit never \
                       changes. Fairy-Stockfish plays it so.",
            },
            Entry {
                id: "pychess",
                title: "The Cambodian way, begun by a player",
                text: "The same counts, but the side with three pieces or fewer begins and stops the first as it \
                       likes, and of the two a lone king has the one that ends sooner. So PyChess, which names \
                       the Thai limits and draws as soon as the count reaches one.",
            },
            Entry {
                id: "off",
                title: "Not at all",
                text: "Endgames are played without a limit. Offered for comparison.",
            },
        ],
    },
    REPETITION_WITH_COUNTS,
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
        text: "As on PyChess: the king leaps to the second rank only, to an empty square, and loses the leap once an \
               enemy boat has aimed at it; the counsellor jumps two squares over anything, to an empty square; and \
               a side with three pieces or fewer begins the count when it likes.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "Leaping kings and a striding counsellor",
        text: "Both sides use their first-move rights, while the soldiers come to blows.",
        comments: &[
            (1, "White’s king leaps like a horse, on its first move only."),
            (2, "Black’s king answers in kind."),
            (3, "The soldier leaves e3. The counsellor’s way is clear now: e2 and e3 are empty."),
            (5, "The counsellor goes two squares straight ahead, which it can do this once."),
            (6, "Black’s counsellor strides as well, to the square that its own soldier has left."),
            (7, "White takes first."),
            (8, "Black takes back. From here on kings and counsellors move as in Makruk."),
        ],
    },
    LineWords {
        id: "leap-capture",
        title: "The king’s leap takes a koul",
        text: "An intruder a knight’s leap away from a king that has not moved is not safe.",
        comments: &[
            (1, "White’s king leaps to e3 and takes."),
            (2, "Black’s king leaps too, towards the centre."),
            (3, "Both leaps are spent. The kings step like kings."),
        ],
    },
    LineWords {
        id: "leap-lost",
        title: "The leap is lost by check",
        text: "White gives an early check and keeps its own leap.",
        comments: &[
            (1, "Check by the boat. Black’s king may not leap out of it, nor ever again."),
            (2, "It steps aside."),
            (3, "White’s king has never been in check, and leaps."),
        ],
    },
    LineWords {
        id: "leap-kept",
        title: "The leap outlives a check",
        text: "Under the option that PyChess describes, a check only forbids the leap for the moment.",
        comments: &[
            (1, "Check. Black’s king may not leap now."),
            (2, "The counsellor steps in between, and the king has not moved."),
            (4, "Now it leaps after all."),
        ],
    },
    LineWords {
        id: "rook-aim",
        title: "A boat’s aim takes the leap",
        text: "Under a stricter option it is enough that a boat looks at the king along a line.",
        comments: &[
            (
                1,
                "No check, for Black’s koul stands on e7. But the boat is in line with the king, and the \
                 leap is gone.",
            ),
            (2, "A plain step is all that is left."),
            (3, "No boat has aimed at White’s king, which leaps."),
        ],
    },
    LineWords {
        id: "neang-jump",
        title: "A counsellor that jumps",
        text: "With the option taken from Ludii, the counsellor’s first move passes over a piece and may \
               capture.",
        comments: &[
            (1, "The counsellor jumps its own horse on e2 and takes the koul on e3."),
            (2, "Black’s king uses its leap to come closer."),
        ],
    },
    LineWords {
        id: "neang-leaps",
        title: "A counsellor that jumps to an empty square",
        text: "On PyChess the counsellor’s first move passes over whatever stands in its way, but captures nothing.",
        comments: &[
            (1, "The counsellor jumps over its own horse on e2 to the empty square e3."),
            (2, "Black’s king leaps. The counsellor steps one square diagonally from now on."),
        ],
    },
    LineWords {
        id: "stalemate-wins",
        title: "Stalemate as a victory",
        text: "The Makruk draw, played under Winther’s rule.",
        comments: &[(1, "Black is not in check and cannot move. Under this option White has won.")],
    },
    LineWords {
        id: "bare-count",
        title: "The Cambodian count",
        text: "Two boats against a lone king, counted by the Cambodian table.",
        comments: &[
            (
                1,
                "Seven for two boats, less four pieces on the board: White has three moves. The Thai table \
                 would give four.",
            ),
            (3, "The first."),
            (5, "The second. Checks alone do not help."),
            (7, "The third is check again, and no mate. The game is drawn."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "Some references allow the king’s first leap only to b2 or f2, and not to c3 or e3. Daou’s own \
               rule names no squares.",
        cite: Cite(DAOU, "§VII, note 19"),
    },
    Note {
        text: "The squares are given for White only. For Black, whose king stands on e8, we mirror them to \
               g7 and c7.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, note 19"),
    },
    Note {
        text: "Ouk means check, or chess; the second half of the Thai name Makruk may be the same word.",
        cite: Cite(DAOU, "§VI, note 15"),
    },
    Note {
        text: "Like their Thai neighbours the Cambodians put boats where others have chariots.",
        cite: Cite(DAOU, "§VI, note 17"),
    },
    Note {
        text: "A soldier that has become a counsellor has no first move of its own: only the piece on its \
               original square may stride.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VII"),
    },
    Note {
        text: "Neither special move gives check: the double step cannot capture, and a king never attacks a \
               king.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VII"),
    },
    Note {
        text: "Daou mentions no change in the counting of moves. Modern Cambodian practice, as the program \
               Fairy-Stockfish has it, gives 63 moves, as soon as one side has three pieces or fewer.",
        cite: Cite(FAIRY_STOCKFISH, "count_limit"),
    },
    Note {
        text: "PyChess writes its limits as 64 and 8, which must not be reached; Fairy-Stockfish as 63 and 7, which \
               must not be exceeded. That is the same.",
        cite: Cite(PYCHESS, "Ouk Chatrang"),
    },
    Note {
        text: "Whatever is not mentioned here is as in Makruk: the array, the other pieces, promotion on the \
               sixth rank, the draws.",
        cite: Cite(DAOU, "§VII"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "ouk",
    title: "Ouk Chatrang",
    subtitle: "Cambodian chess: Makruk with two special first moves",
    period: "Board and pieces named by Moura in 1883 (Murray); played to this day",
    place: "Cambodia",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
