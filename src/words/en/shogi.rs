//! Shogi in words.

use super::common::{SENTE_AND_GOTE, SHOGI_ROLES};
use crate::variant::Cite;
use crate::variant::source::{DAOU, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "repetition",
        question: "What happens when the same position keeps coming back?",
        choices: &[
            Entry {
                id: "four-fold-draw",
                title: "Drawn at the fourth occurrence",
                text: "Sennichite: the same pieces on the board and in hand, with the same side to move, four \
                       times over.",
            },
            Entry {
                id: "off",
                title: "No rule",
                text: "A position may come back as often as the players like. Offered \
                       for comparison.",
            },
        ],
    },
    OptionWords {
        id: "perpetualCheck",
        question: "What if one side has given check with every move?",
        choices: &[
            Entry {
                id: "checker-loses",
                title: "It loses",
                text: "A side that alone repeats a position by nothing but checks has to break off, or it has lost.",
            },
            Entry {
                id: "draw",
                title: "It is a draw like any other",
                text: "Repetition is repetition, checks or not. Offered for comparison.",
            },
        ],
    },
    OptionWords {
        id: "impasse",
        question: "What if both kings have broken through?",
        choices: &[
            Entry {
                id: "claim-24",
                title: "Points decide, with 24 as the least",
                text: "When both kings stand in the promotion zones, and neither side can hope to mate or to win \
                       more pieces, rook and bishop count 5 and all other pieces but the king 1. A side with \
                       fewer than 24 loses; if neither has fewer it is a draw. How it is claimed Daou does not \
                       say: here one player claims it and the other agrees.",
            },
            Entry {
                id: "declare-27",
                title: "A player who has entered with enough declares it and wins",
                text: "A player on turn wins by declaring, with the king in the promotion zone and not in \
                       check, ten other pieces there, and 28 points for Sente or 27 for Gote. Only pieces in \
                       that zone and in hand count. So in some amateur tournaments, and on Lishogi, which ends \
                       the game by itself; a declaration that does not hold is refused here.",
            },
            Entry {
                id: "off",
                title: "They play on",
                text: "There is no count of points. Offered for comparison.",
            },
        ],
    },
    OptionWords {
        id: "illegalAction",
        question: "What happens when a player tries a forbidden move?",
        choices: &[
            Entry {
                id: "reject",
                title: "It is refused",
                text: "The move is not made, and the player chooses another.",
            },
            Entry {
                id: "loses",
                title: "The player loses",
                text: "A second pawn on a file, a pawn dropped to mate, a piece dropped where it could never \
                       move, a king left in check: any of them costs the game, as in tournaments. Daou does \
                       not go so far.",
            },
        ],
    },
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "seed",
        title: "Daou’s compendium",
        text: "The rules as Daou describes them, with which this page begins.",
    },
    Entry {
        id: "modern",
        title: "Modern tournament play",
        text: "A forbidden move is not taken back but loses the game: a second pawn on a file, a pawn dropped for \
               mate, a king left in check.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "Bishops change sides",
        text: "An exchange of bishops in the opening, and the first drop of the game.",
        comments: &[
            (1, "The pawn opens the bishop’s diagonal."),
            (2, "Gote does the same: the two bishops face each other."),
            (3, "Sente takes and turns over. The captured bishop goes to Sente’s hand."),
            (4, "Gote takes the dragon horse, which becomes a plain bishop in Gote’s hand."),
            (5, "Sente drops its bishop on e5, a move like any other. It attacks the silver general on h8."),
            (6, "The silver general steps up, where nothing protects it."),
            (7, "Sente takes it and turns over. Now a silver general is in hand too."),
        ],
    },
    LineWords {
        id: "drop-mate",
        title: "Mate by a drop",
        text: "Any piece but a pawn may be dropped to give mate.",
        comments: &[(1, "Checkmate: a gold general at the king’s head, protected by the pawn on e7.")],
    },
    LineWords {
        id: "pawn-drop",
        title: "A pawn may check, but not mate",
        text: "A pawn may be dropped with check as long as the king has a way out.",
        comments: &[
            (1, "Check by a dropped pawn. The king can still step to d9 or f9, so the drop is allowed."),
            (3, "The mate is given by a gold general, and that is always allowed."),
        ],
    },
    LineWords {
        id: "second-pawn",
        title: "One pawn to a file",
        text: "A pawn may not be dropped on a file where an unpromoted pawn of its own side stands.",
        comments: &[(
            1,
            "The d-file was closed by the pawn on d3. The c-file is open: the piece on c7 is a promoted \
                 pawn, which does not count.",
        )],
    },
    LineWords {
        id: "drop-stalemate",
        title: "Stalemate by a drop",
        text: "Any piece at all may be dropped to leave the enemy without a move.",
        comments: &[(
            1,
            "The keima covers a8 and the king covers the rest. Gote is not in check, has nothing in hand and \
                 cannot move: Sente wins.",
        )],
    },
    LineWords {
        id: "fourfold",
        title: "Sennichite",
        text: "Both sides move a rook aside and back again.",
        comments: &[
            (4, "The opening position, for the second time."),
            (8, "The third time. In Shogi that is not enough."),
            (12, "The fourth: the game is drawn."),
        ],
    },
    LineWords {
        id: "perpetual-check",
        title: "Perpetual check loses",
        text: "Sente’s rook checks at every move, and the position comes back and back.",
        comments: &[
            (1, "Check."),
            (4, "The second time."),
            (8, "The third. Sente has to think of something else now."),
            (12, "The fourth, and every move of Sente’s was a check: Gote wins."),
        ],
    },
    LineWords {
        id: "impasse",
        title: "An impasse with points enough",
        text: "Both kings have reached the far side, where nobody can mate them any more.",
        comments: &[
            (1, "Sente claims an impasse."),
            (2, "Gote agrees. Each side has 27 points, on the board and in hand: a draw."),
        ],
    },
    LineWords {
        id: "impasse-lost",
        title: "An impasse with too few points",
        text: "The same stand-off, but Sente has lost five pawns on the way.",
        comments: &[
            (1, "Gote claims the impasse, with 32 points."),
            (2, "Sente agrees, and should not have: its 22 points are too few. Gote wins."),
        ],
    },
    LineWords {
        id: "forbidden",
        title: "A forbidden move loses",
        text: "Under the tournament option a slip costs the game.",
        comments: &[(1, "Sente drops a second pawn on the d-file. Here that is not refused but lost.")],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "The pieces of both sides are of one colour, and only their points tell whose they are. Daou does not \
               name the sides; here they are called Sente and Gote, first and second hand, as in Japan today.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, note 42"),
    },
    Note {
        text: "The game grew out of Sho Shogi, and has probably been what it is since the sixteenth century.",
        cite: Cite(DAOU, "§XIII, note 41"),
    },
    Note {
        text: "The pieces of both sides have the same colour, and only their points show whom they serve. That \
               is handy where pieces change sides.",
        cite: Cite(DAOU, "§XIII, note 42"),
    },
    Note {
        text: "Most pieces bear a second name on the back, in another colour: they are promoted by being turned \
               over.",
        cite: Cite(DAOU, "§XIII, note 43"),
    },
    Note {
        text: "David Pritchard connects the drops with Japanese mercenaries of the sixteenth century, who \
               changed sides when captured rather than be put to death.",
        cite: Cite(DAOU, "§XIII, note 44"),
    },
    Note {
        text: "Check may be announced by saying “Ōte!”, but need not be. Mate is tsume, or ōtedzume.",
        cite: Cite(DAOU, "§XIII, note 45"),
    },
    Note {
        text: "That neither side can hope to mate is nothing that a program can decide. We let one player \
               claim the impasse once both kings stand in the promotion zones, and the other accept or \
               decline.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XIII"),
    },
    Note {
        text: "Points are counted for pieces on the board and in hand alike, promoted or not. All pieces together \
               are worth 54, 27 a side at the start.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XIII"),
    },
    Note {
        text: "Daou excludes “perpetual chess” from the draw by repetition; perpetual check is meant.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XIII"),
    },
    Note {
        text: "A side has checked perpetually when each of its moves since the first occurrence of the \
               position gave check.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §XIII"),
    },
    Note {
        text: "A mate by a drop is described as the king’s being mated “in the next move”. We read it as \
               mate on the spot, which only a pawn may not give.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, notes 47 and 48"),
    },
    Note {
        text: "A drop that stalemates is allowed, and wins: a player who cannot move has lost.",
        cite: Cite(DAOU, "§XIII, note 47"),
    },
    Note {
        text: "Pieces dropped in the promotion zone arrive unpromoted, and may turn over with a later move.",
        cite: Cite(DAOU, "§XIII"),
    },
    Note {
        text: "That a forbidden move loses the game is tournament practice and not in Daou; here such moves \
               are refused unless the option is chosen.",
        cite: Cite(RECONSTRUCTION, ""),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "shogi",
    title: "Shogi",
    subtitle: "Japanese chess, where captured pieces change sides",
    period: "Present form probably from the 16th century (Daou)",
    place: "Japan",
    sides: SENTE_AND_GOTE,
    checks: &[],
    roles: SHOGI_ROLES.split_at(14).0,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
