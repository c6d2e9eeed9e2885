//! Sittuyin in words.

use super::common::{WHITE_AND_BLACK, repetition};
use crate::variant::Cite;
use crate::variant::source::{DAOU, LUDII, MURRAY, PYCHESS, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["grand king"] },
    RoleWords { id: "counsellor", nouns: &["counsellor"], meanings: &["lieutenant-general"] },
    RoleWords { id: "sin", nouns: &["elephant"], meanings: &["elephant"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["chariot"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["soldier"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "setupOrder",
        question: "In what order are the pieces set up?",
        choices: &[
            Entry {
                id: "alternate-one-piece",
                title: "In turn, piece by piece",
                text: "White places a piece, then Black one, until all stand. Daou lets the players take \
                       turns, though his sentence is garbled; PyChess has it so too, and the program Ludii \
                       after Murray.",
            },
            Entry {
                id: "whole-army",
                title: "First one army, then the other",
                text: "White sets up all eight pieces, and Black answers with White’s array in full view. Maung Maung \
                       Lwin’s Burmese rule book has it so, and Pritchard, as the Chess Variant Pages report him; \
                       other sources, he adds, let them take turns.",
            },
        ],
    },
    OptionWords {
        id: "rookRank",
        question: "Where may the chariots be placed?",
        choices: &[
            Entry {
                id: "anywhere-behind",
                title: "Anywhere behind one’s own soldiers",
                text: "Chariots may go wherever other pieces may, on any rank: Daou’s rule names none for them, \
                       though in practice, he notes, the first was kept for them. What White may object to is a \
                       matter of files.",
            },
            Entry {
                id: "first-rank-only",
                title: "On the first rank only",
                text: "Daou notes that in practice the first rank was kept for them; the modern site \
                       PyChess makes it the rule.",
            },
        ],
    },
    OptionWords {
        id: "pawnSwap",
        question: "May a piece be placed on the square of a soldier of its own?",
        choices: &[
            Entry {
                id: "allowed",
                title: "Yes, and the soldier goes elsewhere",
                text: "The piece takes the soldier’s square, and the soldier is put on a free square in the \
                       area behind the line. Daou allows it, during the set-up only.",
            },
            Entry {
                id: "off",
                title: "No, the soldiers keep their squares",
                text: "Pieces go on empty squares and the line of soldiers stays as it is. So in the modern \
                       program Fairy-Stockfish.",
            },
        ],
    },
    OptionWords {
        id: "objection",
        question: "Who watches where Black puts its chariots?",
        choices: &[
            Entry {
                id: "claim",
                title: "White does, by objecting",
                text: "Black places as it likes. White may object to two chariots on one file, or one on the file of \
                       its king, and Black then has to change its set-up. Daou has it so. Here White objects before \
                       its first move, and Black moves a chariot away, which is Daou’s example.",
            },
            Entry {
                id: "automatic",
                title: "The rules do",
                text: "Black may not put both chariots on one file, nor one on the file of White’s king. If \
                       the king is placed later, the chariot makes way at the end of the set-up. Our \
                       shortcut: White always objects.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "May a player leave the enemy without a move?",
        choices: &[
            Entry {
                id: "forbidden",
                title: "No, stalemate may not be given",
                text: "A move after which the enemy could not move, and would not be in check, is not \
                       allowed, however good it is.",
            },
            Entry {
                id: "draw",
                title: "Yes, and the game is drawn",
                text: "Stalemate may be given and ends the game without a winner. So on the modern site \
                       PyChess.",
            },
        ],
    },
    OptionWords {
        id: "promoCheck",
        question: "What may a soldier not do when it is promoted?",
        choices: &[
            Entry {
                id: "diagonal-only",
                title: "By a step: neither check nor take the counsellor",
                text: "A soldier that becomes a counsellor by a diagonal step may not check with it, nor \
                       capture the enemy counsellor. For one promoted where it stands Daou has no such limit.",
            },
            Entry {
                id: "all",
                title: "Neither capture nor check nor attack",
                text: "No promotion, in place or by a step, may capture a piece, give or uncover a check, or \
                       attack an enemy piece. The modern site PyChess plays it so.",
            },
        ],
    },
    OptionWords {
        id: "lastPawn",
        question: "May a side’s last soldier be promoted anywhere?",
        choices: &[
            Entry {
                id: "off",
                title: "No, only on a marked square",
                text: "The last soldier is bound like any other. Daou knows no exception.",
            },
            Entry {
                id: "on",
                title: "Yes, wherever it stands",
                text: "A side with a single soldier left may promote it on any square, provided that its \
                       counsellor has been lost. So on the modern site PyChess.",
            },
        ],
    },
    OptionWords {
        id: "onlyPromotions",
        question: "What may a player do who has no move left but to promote a soldier?",
        choices: &[
            Entry {
                id: "must-promote",
                title: "Promote it",
                text: "A promotion is a move like any other, and somebody who can still promote is not stalemated. \
                       Our reading: Daou does not say.",
            },
            Entry {
                id: "claim",
                title: "Promote it, or claim stalemate",
                text: "Nobody is forced to promote. A player who is not in check and could only promote may claim \
                       stalemate, and the game is drawn. PyChess plays it so. Fairy-Stockfish draws when a king and \
                       its last soldier could only promote, and names an article for it, 3.9 c.7.",
            },
        ],
    },
    OptionWords {
        id: "count",
        question: "How many moves are allowed against a lone king?",
        choices: &[
            Entry {
                id: "pritchard-16/21",
                title: "16 with a chariot, 21 if the king is in the centre",
                text: "A side with a chariot and no soldier has to mate within 16 moves; if the lone king is on one \
                       of the four central squares it has 21. Daou says so of king and chariot, after Pritchard. That \
                       further pieces give no more time, and that the centre is looked at when the king is left \
                       alone, is our reading.",
            },
            Entry {
                id: "federation",
                title: "16 with a chariot, 44 with an elephant, 64 with a horse",
                text: "Once the stronger side has no soldier its strongest piece decides: a chariot, or else an \
                       elephant, or else a horse. PyChess and Fairy-Stockfish play it so.",
            },
            Entry {
                id: "off",
                title: "As many as it takes",
                text: "No move against a lone king is counted. Offered for comparison.",
            },
        ],
    },
    repetition!(
        "Daou has no such rule; on the modern site PyChess the game may then be drawn.",
        "Daou gives this game no rule for repetition: unless moves are counted, a game that goes round in circles has \
         no end.",
    ),
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "seed",
        title: "Daou’s compendium",
        text: "The rules as Daou describes them, with which this page begins.",
    },
    Entry {
        id: "federation",
        title: "After PyChess, with Lwin’s set-up",
        text: "No one source has all of this. One army is set up after the other, as in Maung Maung Lwin’s rule book. \
               From PyChess and its engine come chariots on the first rank, soldiers that keep their squares, quiet \
               promotions, a last soldier promoted anywhere, a stalemate that draws and can be claimed by a player \
               who could only promote, and counts for elephants and horses.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "A soldier becomes a counsellor where it stands",
        text: "White’s counsellor has been captured, so the soldier on the marked square c6 may take its \
               place. It does not live long, but chariot and king remain to hunt the lone king.",
        comments: &[
            (
                1,
                "The soldier turns into a counsellor, and that is the whole move. With no soldier left, the \
                 count of 16 moves against Black’s lone king begins.",
            ),
            (2, "Black’s king attacks the counsellor at once."),
            (3, "Check. White has made the first of its 16 moves."),
            (4, "Black takes the counsellor, but king and chariot can still mate a lone king."),
            (6, "Two moves have been counted. Had the king been left alone here, on d5, there would be 21."),
        ],
    },
    LineWords {
        id: "deployment",
        title: "Two armies are set up in turn",
        text: "Only the soldiers stand on the board at first. White and Black place one piece after another \
               behind them, and then the battle begins at once.",
        comments: &[
            (1, "White may put its king on any free square behind its soldiers."),
            (2, "Black’s king goes to the other wing, where the soldiers stand farther forward."),
            (
                6,
                "An elephant behind the chain of soldiers. It steps one square diagonally or straight ahead.",
            ),
            (
                14,
                "Black’s first chariot. On the g-file, where White’s king stands, White could object to it.",
            ),
            (15, "White’s chariots are free to stand where they please."),
            (
                16,
                "The last piece, where White has nothing to object to: off the g-file, and off the d-file with the \
                  other chariot.",
            ),
            (17, "All pieces stand, and White moves first. The soldiers were within reach from the start."),
            (19, "The e-file is open now, and the chariot takes a horse at the price of its life."),
        ],
    },
    LineWords {
        id: "whole-army",
        title: "Two armies, one after the other",
        text: "With the option for it White sets up everything first. The same two arrays arise here, but \
               Black has seen all of White’s.",
        comments: &[
            (1, "White begins with its king, and goes on."),
            (8, "White’s eighth and last piece. Now Black sets up all of its own."),
            (9, "Black’s king keeps away from White’s chariots."),
            (16, "Black’s last piece. From here on the sides move in turn."),
            (17, "White begins."),
        ],
    },
    LineWords {
        id: "pawn-square",
        title: "Pieces on the squares of soldiers",
        text: "During the set-up a piece may take the square of a soldier of its own. The soldier goes to a \
               free square in the area behind the line.",
        comments: &[
            (3, "An elephant is put on d3; the soldier from there goes back to d2."),
            (4, "Black does the same on e6, and its soldier goes to e7."),
            (5, "A horse comes to stand in the front line, with a soldier behind it."),
            (
                7,
                "A chariot on a3, and the soldier from there on a1: our source lets it go as far back as that.",
            ),
        ],
    },
    LineWords {
        id: "objection",
        title: "White objects",
        text: "Black may place its chariots as it likes, but White may object before making its first move.",
        comments: &[
            (2, "Black doubles its chariots on the d-file."),
            (3, "White objects: two chariots may not share a file if White will not have it."),
            (4, "Black has to change its set-up, and moves one of the two to the corner."),
            (5, "White is content and opens the game."),
        ],
    },
    LineWords {
        id: "rook-files",
        title: "A chariot has to make way for the king",
        text: "Where the rules watch for White: Black put a chariot on g8 early on, and White places its king on \
               that very file at the end.",
        comments: &[
            (1, "White’s king goes to g2, opposite the chariot on g8."),
            (2, "Black places its last piece, and must now move the chariot on the g-file away."),
            (3, "To the h-file, where no other chariot stands."),
            (4, "Now the game can begin."),
        ],
    },
    LineWords {
        id: "promotion-in-place",
        title: "Promoted in place, with check",
        text: "A soldier that turns into a counsellor without moving may give check by it: the ban concerns \
               the diagonal step only.",
        comments: &[
            (1, "A counsellor now stands on c6 and attacks the king on d5. The chariot protects it."),
            (2, "The king has to step aside."),
        ],
    },
    LineWords {
        id: "promotion-step",
        title: "Promoted by a step, with a capture",
        text: "The other way is a diagonal step. It may capture, but the new counsellor may not give check, \
               so a step to d7 is closed.",
        comments: &[
            (1, "The soldier takes the horse on b7 and becomes a counsellor by the same move."),
            (2, "The king comes to meet it."),
            (3, "The chariot protects the new counsellor."),
        ],
    },
    LineWords {
        id: "promotion-waits",
        title: "A soldier waits for its turn",
        text: "The soldier reaches a marked square while White’s counsellor is still alive. A side never has \
               two.",
        comments: &[
            (1, "The soldier arrives on c6, a marked square, and stays a soldier."),
            (2, "Black’s chariot takes the counsellor."),
            (3, "Now the soldier, which was there already, becomes the counsellor."),
        ],
    },
    LineWords {
        id: "promotion-missed",
        title: "Too late for promotion",
        text: "A soldier that steps past the marked square of its file can never be promoted.",
        comments: &[
            (1, "The soldier leaves c6, while White still has its counsellor."),
            (2, "The counsellor falls, but the square c7 is not marked."),
            (3, "On the last rank the soldier cannot even move any more; only a8 and h8 are marked there."),
            (6, "Black’s king picks it up."),
        ],
    },
    LineWords {
        id: "last-soldier",
        title: "The last soldier, promoted far from home",
        text: "With the option for it a side’s last soldier is not bound to the marked squares.",
        comments: &[(1, "On a4, in its own half, White’s only soldier becomes a counsellor.")],
    },
    LineWords {
        id: "stalemate-claimed",
        title: "Stalemate is claimed",
        text: "With the option for it a player who could only promote may leave it and have a draw.",
        comments: &[
            (
                1,
                "White’s chariot closes the b-file. Black’s king cannot move, and the soldier could only promote.",
            ),
            (2, "Black claims stalemate instead, and the game is drawn."),
        ],
    },
    LineWords {
        id: "stalemate-forbidden",
        title: "The move that may not be made",
        text: "Black attacks the chariot. To protect it with the king, on c1 or c2, would leave Black \
               without a move, and is not allowed.",
        comments: &[
            (1, "The chariot has to go instead. It leaves the first rank open to Black’s king."),
            (3, "The king may come to c2 now: Black still has moves."),
            (5, "The chariot attacks the soldier from behind."),
            (6, "Black’s only move."),
            (7, "The chariot takes the soldier and mates. What was forbidden has cost White nothing."),
        ],
    },
    LineWords {
        id: "stalemate-draw",
        title: "The same position with stalemate allowed",
        text: "Under the modern option the careless move is legal, and throws the win away.",
        comments: &[(1, "Black is not in check and cannot move: the game is drawn.")],
    },
    LineWords {
        id: "count-begins",
        title: "A king left alone in the centre",
        text: "White takes Black’s last soldier while the king stands on e5, one of the four central \
               squares. The count of 16 moves then starts five moves later.",
        comments: &[
            (1, "Black’s king is alone. White has 21 moves in which to mate; off the centre it would be 16."),
            (3, "The first of the 21. It makes no difference that the king stays in the centre."),
        ],
    },
    LineWords {
        id: "count-runs-out",
        title: "Sixteen moves have passed",
        text: "White has used up 13 of its 16 moves and is no nearer to mate.",
        comments: &[
            (1, "The fourteenth move, with check."),
            (3, "The fifteenth. There is no mate in one."),
            (5, "The sixteenth move is not mate, and the game is drawn."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate with an elephant’s help",
        text: "The elephant attacks five squares: the four diagonal ones and the one straight ahead.",
        comments: &[(
            1,
            "Checkmate along the last rank: the elephant guards g7, straight before it, and h7.",
        )],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "The earliest accounts are by Symes, who came to Ava in 1795, and by Hiram Cox, who wrote in \
               1799. In the array that Cox gives the soldiers stand between those of Siam and those of \
               today.",
        cite: Cite(MURRAY, "chapter VI"),
    },
    Note {
        text: "Murray lets the new counsellor be put on any adjacent square that no enemy attacks. That is not played \
               here.",
        cite: Cite(MURRAY, "chapter VI"),
    },
    Note {
        text: "In Burmese “sit” is an army, and Sittuyin may be rendered as the representation of one.",
        cite: Cite(DAOU, "§V, note 13"),
    },
    Note {
        text: "Players usually kept the first rank for the chariots, and now and then for the king. \
               Counsellor, elephants and horses mostly found their places between it and the soldiers.",
        cite: Cite(DAOU, "§V, note 14"),
    },
    Note {
        text: "Some carved chariots from Burma are boats that carry a shrine on wheels. Simpler work leaves \
               out the wheels, or even the boat, until what is left looks like a temple or a tower.",
        cite: Cite(DAOU, "§VI, note 17"),
    },
    Note {
        text: "Old forms of chess from Burma, Thailand and Cambodia may have had a part in the making of the \
               first Japanese game, Heian shogi. That is conjecture.",
        cite: Cite(DAOU, "§XI, note 37"),
    },
    Note {
        text: "The rule of 16 moves goes back to Pritchard. There are more rules for draws, as Daou says, \
               that Pritchard does not describe.",
        cite: Cite(DAOU, "§V"),
    },
    Note {
        text: "The modern site PyChess fills that gap: with a chariot 16 moves, with an elephant 44, with a \
               horse 64.",
        cite: Cite(PYCHESS, "Sittuyin"),
    },
    Note {
        text: "How the set-up proceeds hangs on one garbled sentence about taking turns. We read it as one \
               piece at a time, and offer the other order as an option.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
    Note {
        text: "The pieces go behind the line on which the soldiers stood at first, even where soldiers have \
               been moved since: the squares a1 to d2 and e1 to h3 for White, and the like for Black.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
    Note {
        text: "Murray, as Ludii renders him, has the king on g2 with an elephant at its side. Daou binds no \
               piece to a square, and neither do we.",
        cite: Cite(LUDII, "Sittuyin, after Murray"),
    },
    Note {
        text: "Only the second player’s chariots can be objected to. Nothing limits those of the first.",
        cite: Cite(DAOU, "§V"),
    },
    Note {
        text: "A soldier may not be moved off its square during the set-up if that would lay a king open to \
               attack: play begins with neither side in check.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "White’s soldiers are promoted on d5, e5, c6, f6, b7, g7, a8 and h8, Black’s on d4, e4, c3, f3, \
               b2, g2, a1 and h1: the marked squares in the enemy’s half.",
        cite: Cite(DAOU, "§V"),
    },
    Note {
        text: "A soldier that already stands on a marked square when its counsellor falls may be promoted in \
               the very next turn: the turn of its arrival is long past.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
    Note {
        text: "The step that promotes may capture any piece but the counsellor. It may not check with the new \
               counsellor; a check that it uncovers from another piece is not mentioned, and we allow it.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
    Note {
        text: "PyChess is stricter, and lets no promotion capture or attack anything.",
        cite: Cite(PYCHESS, "Sittuyin"),
    },
    Note {
        text: "If every move would stalemate the enemy, the player has none. The game is then drawn.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
    Note {
        text: "A promotion is a move: a player who can still promote a soldier is not stalemated, unless the option \
               for it lets that player claim stalemate.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "Daou’s count names a king and a chariot. We count whenever there is at least one chariot and \
               no soldier, since further pieces only help. The stronger side’s moves are counted.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
    Note {
        text: "Whether the lone king is on d4, e4, d5 or e5 is looked at once, when the count begins.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §V"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "sittuyin",
    title: "Sittuyin",
    subtitle: "Burmese chess",
    period: "Reported from 1795, described in 1799 (Murray)",
    place: "Burma",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
