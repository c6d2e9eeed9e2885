//! Shatar in words.

use super::common::{WHITE_AND_BLACK, repetition};
use crate::variant::Cite;
use crate::variant::source::{ANCIENTCHESS, DAOU, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["lord, khan or prince"] },
    RoleWords {
        id: "bers",
        nouns: &["bers"],
        meanings: &["a big animal: snow panther, tiger, lion, bull or big dog"],
    },
    RoleWords { id: "camel", nouns: &["camel"], meanings: &["camel"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["chariot"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["young: a child or a small animal"] },
    RoleWords { id: "moved-horse", nouns: &["moved horse"], meanings: &["horse"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "setup",
        question: "Do the two kings face each other?",
        choices: &[
            Entry {
                id: "facing",
                title: "Yes, on the same file",
                text: "Kings and bers stand opposite each other.",
            },
            Entry {
                id: "king-left",
                title: "No, each stands on its owner’s left",
                text: "White’s king on d1 and Black’s on e8. In this form no soldier ever makes a double \
                       step, and so no first move is laid down.",
            },
        ],
    },
    OptionWords {
        id: "kingFile",
        question: "On which file do the kings stand?",
        choices: &[
            Entry {
                id: "e",
                title: "The e-file",
                text: "The kings that face each other do so on e1 and e8, with the bers on the d-file. Where each \
                       king stands on its owner’s left this has no bearing.",
            },
            Entry {
                id: "d",
                title: "The d-file",
                text: "The kings stand on d1 and d8, with the bers on the e-file: the same array in the mirror.",
            },
        ],
    },
    OptionWords {
        id: "opening",
        question: "Which first moves are laid down?",
        choices: &[
            Entry {
                id: "bers-pawn",
                title: "The soldier in front of the bers, two squares",
                text: "Where the kings face each other each side’s first move is laid down: with the bers on \
                       the d-file White begins with d2–d4 and Black answers d7–d5. After that soldiers go \
                       one square at a time. Where each king stands on its owner’s left nothing is laid \
                       down.",
            },
            Entry {
                id: "king-pawn",
                title: "The soldier in front of the king, two squares",
                text: "The same custom on the next file: e2–e4 and e7–e5 when the kings stand there. Daou \
                       reports it as a variant.",
            },
            Entry {
                id: "none",
                title: "None",
                text: "Both sides are free from the first move, and soldiers never step twice. This goes \
                       with the array in which the kings do not face each other.",
            },
        ],
    },
    OptionWords {
        id: "bers",
        question: "How does the bers move?",
        choices: &[
            Entry {
                id: "rook+ferz",
                title: "Like a chariot, or one square diagonally",
                text: "It moves like the dragon king of Shogi.",
            },
            Entry {
                id: "ferz",
                title: "One square diagonally",
                text: "The bers of old Shatar, no more than the counsellor of Shatranj.",
            },
        ],
    },
    OptionWords {
        id: "camel",
        question: "How does the camel move?",
        choices: &[
            Entry {
                id: "bishop",
                title: "Any distance diagonally",
                text: "Like the bishop of modern chess.",
            },
            Entry {
                id: "alfil",
                title: "Two squares diagonally, jumping",
                text: "The camel of old Shatar, when it was still shown as an elephant and moved like one.",
            },
        ],
    },
    OptionWords {
        id: "horse",
        question: "How does the horse move?",
        choices: &[
            Entry {
                id: "knight",
                title: "With the knight’s leap, always",
                text: "The horse moves as in Shatranj, early and late.",
            },
            Entry {
                id: "amazon-after-first",
                title: "From its second move on like bishop and chariot too",
                text: "After its first leap the horse may also go any distance straight or diagonally. Daou \
                       reports it from later forms of the game.",
            },
        ],
    },
    OptionWords {
        id: "kingKnight",
        question: "Does a king on the last rank gain a leap?",
        choices: &[
            Entry { id: "off", title: "No", text: "The king steps one square wherever it stands." },
            Entry {
                id: "on",
                title: "Yes, it may leap like a horse from there",
                text: "A king that has reached the enemy’s first rank may also move like a horse. Daou \
                       reports it from later forms of the game.",
            },
        ],
    },
    OptionWords {
        id: "horseMate",
        question: "What if a horse gives mate?",
        choices: &[
            Entry {
                id: "forbidden",
                title: "It may not",
                text: "A move by which the horse mates is not legal. It may give check.",
            },
            Entry {
                id: "draw",
                title: "The game is drawn",
                text: "The move is legal but wins nothing. So it is described on ancientchess.com.",
            },
            Entry {
                id: "loses",
                title: "The side that gives it loses",
                text: "The move is legal and costs the game. So the modern program Fairy-Stockfish scores \
                       it.",
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
                text: "Chzhit, as it is called, is nobody’s victory.",
            },
            Entry {
                id: "win",
                title: "The player who has stalemated the other wins",
                text: "A variant that Daou mentions in a note.",
            },
        ],
    },
    repetition!(
        "Daou has no such rule; the program Fairy-Stockfish has it, as in chess.",
        "Daou gives this game no rule for repetition, so a game that goes round in circles has no end.",
    ),
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "standard",
        title: "Shatar",
        text: "The game as Daou describes it, with the strong bers and the far-ranging camel.",
    },
    Entry {
        id: "old-shatar",
        title: "Old Shatar",
        text: "The bers moves one square diagonally and the camel jumps two: Shatranj with Mongolian \
               endings.",
    },
    Entry {
        id: "modern",
        title: "Shatar after ancientchess.com",
        text: "As Daou has it, but the horse may give mate: that is no longer forbidden, and draws.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "Two moves are laid down; then horses and camels come out, and a bers is lost in an exchange.",
        comments: &[
            (1, "The soldier before the bers goes two squares. White has no other move."),
            (2, "Nor has Black. From now on soldiers go one square at a time."),
            (5, "The camel goes as far as its diagonal is free."),
            (7, "The bers opposes the camel, straight ahead like a chariot."),
            (8, "Black takes it."),
            (9, "White takes back, but a camel for a bers is a poor bargain."),
        ],
    },
    LineWords {
        id: "series-camel",
        title: "Mate by a camel at the end of a series",
        text: "A camel’s mate wins only if the checks before it, without a break, include a shak.",
        comments: &[
            (1, "Shak: check by the chariot. The series begins."),
            (2, "The king must step out."),
            (3, "Tuk, and mate. The chariot’s check was part of the series, so White has won."),
        ],
    },
    LineWords {
        id: "series-pawn",
        title: "Mate by a soldier at the end of a series",
        text: "Even the smallest piece may finish the game, if a horse has opened the series.",
        comments: &[
            (1, "Check by the horse is a shak too."),
            (3, "Zod, check by the soldier, and mate: a win, thanks to the horse’s check before it."),
        ],
    },
    LineWords {
        id: "niol",
        title: "Niol: a mate that only draws",
        text: "Soldier and camel do all the work, and no bers, chariot or horse has given check.",
        comments: &[
            (1, "Zod: check by a soldier, which opens the series but is not a shak."),
            (3, "Mate by the camel. Without a shak in the series it is niol, and the game is drawn."),
        ],
    },
    LineWords {
        id: "horse-mate",
        title: "The horse may not mate",
        text: "The horse’s move to f7 would be mate, and is therefore not legal. White finds another way.",
        comments: &[
            (1, "Check by the horse is allowed, for Black can take it."),
            (2, "Black has to take, and opens the h-file."),
            (3, "Checkmate by the chariot: now White has won."),
        ],
    },
    LineWords {
        id: "horse-mate-draws",
        title: "A horse’s mate that draws",
        text: "The same position under the rule of ancientchess.com.",
        comments: &[(1, "Mate by the horse is legal here but wins nothing: the game is drawn.")],
    },
    LineWords {
        id: "promotion",
        title: "A soldier becomes a bers",
        text: "On the last rank a soldier always becomes a bers, and the game turns on it.",
        comments: &[
            (1, "A new bers, the strongest piece of all."),
            (3, "It goes straight like a chariot, here with check."),
            (4, "The king withdraws. White had better not take the last soldier: a bared king draws."),
        ],
    },
    LineWords {
        id: "robado",
        title: "Robado: a bared king draws",
        text: "White takes Black’s last soldier, as if this were Shatranj.",
        comments: &[(
            1,
            "Black has only its king left: robado, and the game is drawn. White should have left the \
                 soldier alone.",
        )],
    },
    LineWords {
        id: "chzhit",
        title: "Chzhit: stalemate draws",
        text: "White’s chariot leaves Black without a move.",
        comments: &[(1, "Black is not in check and cannot move. The game is drawn.")],
    },
    LineWords {
        id: "king-pawn",
        title: "The kings’ soldiers begin",
        text: "The variant in which the soldier in front of the king makes the double step.",
        comments: &[
            (1, "The only first move."),
            (2, "The only answer."),
            (3, "From here on the players are free."),
        ],
    },
    LineWords {
        id: "king-left",
        title: "Kings on different files",
        text: "The array with each king on its owner’s left. Nobody makes a double step.",
        comments: &[
            (1, "One square only, even at the start."),
            (3, "Horses and the other pieces move as always."),
        ],
    },
    LineWords {
        id: "old-shatar",
        title: "Old Shatar",
        text: "The weak bers and the jumping camel, which was an elephant then.",
        comments: &[
            (2, "The first moves are laid down as ever."),
            (5, "The bers steps one square diagonally. That is all it can do."),
            (7, "The camel jumps two squares diagonally, over its own bers."),
        ],
    },
    LineWords {
        id: "amazon-horse",
        title: "The horse that has moved",
        text: "In later forms a horse that has moved once adds the moves of bishop and chariot to its leap.",
        comments: &[
            (3, "The first move is a plain knight’s leap."),
            (5, "The second goes two squares diagonally, from f3 to h5."),
            (6, "Black’s other horse makes its own first leap and attacks it."),
            (7, "Straight back, like a chariot. Yet this horse may still not give mate."),
        ],
    },
    LineWords {
        id: "king-knight",
        title: "A king that leaps from the last rank",
        text: "With this option a king on the enemy’s first rank may move like a horse.",
        comments: &[(1, "From a8 the king leaps to b6."), (3, "Away from the last rank it only steps.")],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "Shak is check by bers, chariot or horse; tuk is check by a camel, zod check by a soldier.",
        cite: Cite(DAOU, "§VIII"),
    },
    Note {
        text: "The bers is a beast and not a minister: a snow panther, a tiger, a lion, a bull or a big dog.",
        cite: Cite(DAOU, "§VIII"),
    },
    Note {
        text: "In old Shatar the bers moved one square diagonally, like the counsellor of Shatranj.",
        cite: Cite(DAOU, "§VIII, note 20"),
    },
    Note {
        text: "The camel used to be carved as an elephant, and to move like the elephant of Shatranj.",
        cite: Cite(DAOU, "§VIII, note 21"),
    },
    Note {
        text: "In another array each king stands on its owner’s left, and no soldier makes a double step.",
        cite: Cite(DAOU, "§VIII, note 22"),
    },
    Note {
        text: "Later forms gave the horse the moves of bishop and chariot too from its second move on, and the \
               king a knight’s leap at the far end of the board.",
        cite: Cite(DAOU, "§VIII, note 23"),
    },
    Note {
        text: "Elsewhere it is the soldiers of the kings that begin with two squares.",
        cite: Cite(DAOU, "§VIII, note 24"),
    },
    Note {
        text: "In another form stalemate wins for the side that gives it.",
        cite: Cite(DAOU, "§VIII, note 25"),
    },
    Note {
        text: "We take a series to be consecutive moves of one side, each of which gives check. A quiet move \
               breaks it; one shak anywhere in it is enough, that of the last move included.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VIII"),
    },
    Note {
        text: "When several pieces check at once, a bers or chariot among them makes the mate win. A horse \
               together with a camel or a soldier may mate only where it would be mate without the horse \
               too, and its check counts as a shak.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VIII"),
    },
    Note {
        text: "When a king uncovers the mate, the piece whose line it opens has given it.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §VIII"),
    },
    Note {
        text: "A move that mates and takes the last piece is a mate: that is looked at before robado.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "A king on the last rank has its leap only while it stands there, and gives no check by it.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, note 23"),
    },
    Note {
        text: "A mate by the horse is described as a draw elsewhere; Daou’s text forbids it.",
        cite: Cite(ANCIENTCHESS, "Shatar"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "shatar",
    title: "Shatar",
    subtitle: "Mongolian chess, where not every mate wins",
    period: "Told of among the Kalmyks in 1768–1769 (Pallas, quoted by Ludii)",
    place: "Mongolia",
    sides: WHITE_AND_BLACK,
    checks: &[
        ("bers", "shak"),
        ("chariot", "shak"),
        ("horse", "shak"),
        ("moved-horse", "shak"),
        ("camel", "tuk"),
        ("soldier", "zod"),
    ],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
