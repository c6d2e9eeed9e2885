//! The two four-handed games in words. They share their questions.

mod lines;

use crate::variant::Cite;

use crate::variant::source::{BELL, FORBES, MURRAY, RECONSTRUCTION, WALKER};
use crate::words::{Entry, FurtherWords, GameWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king or prince"] },
    RoleWords { id: "elephant", nouns: &["elephant"], meanings: &["elephant"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horsemen"] },
    RoleWords { id: "boat", nouns: &["boat"], meanings: &["men in a boat"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["foot soldiers"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "boat",
        question: "How does the boat move?",
        choices: &[
            Entry {
                id: "leap2",
                title: "A jump of two squares diagonally",
                text: "The four boats then sail on four separate circuits of eight squares, never attack each other, \
                       and can meet in five places only: just what Bell’s ninth rule says of them.",
            },
            Entry {
                id: "bishop",
                title: "Like a bishop",
                text: "So the introduction to Bell’s rules. The boats of opposite corners then share all \
                       their squares, which the ninth rule denies.",
            },
        ],
    },
    OptionWords {
        id: "openingRoll",
        question: "What does the winner of the opening throw play?",
        choices: &[
            Entry {
                id: "re-throw",
                title: "A new throw",
                text: "The highest throw gives the first turn, and its player throws again. A four is lost: the \
                       elephant is shut in. Those who tie throw again, which is our reading.",
            },
            Entry {
                id: "keep",
                title: "The same throw",
                text: "The highest throw gives the first turn and is played at once. Those who tie throw again, \
                       which is our reading.",
            },
        ],
    },
    OptionWords {
        id: "mustMove",
        question: "Must a player move who can?",
        choices: &[
            Entry {
                id: "yes",
                title: "Yes, even to harm",
                text: "The piece that the throw names moves if it can, even to its player’s disadvantage.",
            },
            Entry {
                id: "may-pass",
                title: "No, the turn may be given up",
                text: "Walker writes that the piece “may move”; taken literally, nobody has to. Without dice too a \
                       turn may then be given up.",
            },
        ],
    },
    OptionWords {
        id: "allyCapture",
        question: "May an ally’s pieces be captured?",
        choices: &[
            Entry {
                id: "no",
                title: "No",
                text: "Bell’s rules do not speak of it; that allies win nothing from each other suggests that they do \
                       not fight each other.",
            },
            Entry {
                id: "yes",
                title: "Yes",
                text: "Walker says so outright. He also has kings captured like any other piece: the ally’s too, \
                       then.",
            },
        ],
    },
    OptionWords {
        id: "enemyThrone",
        question: "What does a king win on an enemy’s throne?",
        choices: &[
            Entry {
                id: "stake",
                title: "A stake from that enemy",
                text: "The first king that comes to the square from which an enemy’s king started wins a stake from \
                       that enemy, two if it captures an enemy king in the same move.",
            },
            Entry {
                id: "no-effect",
                title: "Nothing",
                text: "A king wins nothing by coming to an enemy’s throne, and that enemy plays on as before.",
            },
        ],
    },
    OptionWords {
        id: "allyThrone",
        question: "Who moves the armies once a king holds its ally’s throne?",
        choices: &[
            Entry {
                id: "command-both",
                title: "The king’s owner moves both",
                text: "At both players’ throws the king’s owner moves pieces of either army. The command ends when \
                       the ally’s king returns. That it also ends when the commander’s king is captured, or when the \
                       commander makes peace, is our reading.",
            },
            Entry {
                id: "shared",
                title: "Each moves either army",
                text: "Whoever’s throw it is may move a piece of either army.",
            },
        ],
    },
    OptionWords {
        id: "exchange",
        question: "Between whom are captured kings exchanged?",
        choices: &[
            Entry {
                id: "propose-to-owner",
                title: "With the owner of the last enemy king",
                text: "A player who has captured a king while the ally’s is a prisoner may propose the exchange to the \
                       owner of the other enemy king, who may refuse. A player who has captured both enemy kings, and \
                       whose own still stands, may claim the ally’s back.",
            },
            Entry {
                id: "captors-of-allies",
                title: "Between the captors, for their allies’ kings",
                text: "When one player of each side has captured the king of the other’s ally, the two may agree: \
                       Walker speaks of “the other enemy’s king”. A player who has captured both enemy kings may claim \
                       the ally’s back.",
            },
            Entry {
                id: "mutual-capturers",
                title: "Between the captors, whosever the kings are",
                text: "When each side has captured one king of the other, the two captors may agree, though one of \
                       the kings is a captor’s own. A player who has captured both enemy kings may claim the ally’s \
                       back. That a captor’s own king may be exchanged is our reading.",
            },
        ],
    },
    OptionWords {
        id: "reentry",
        question: "Where does a freed king return?",
        choices: &[
            Entry {
                id: "own-square-vacant-only",
                title: "On its own square, if that is empty",
                text: "It returns to its own square if that is vacant. As long as a piece stands there, exchange and \
                       release have to wait: so we read it.",
            },
            Entry {
                id: "nearest-free",
                title: "On its own square or as near as possible",
                text: "If a piece stands there the king takes the nearest free square. Which of several is our own \
                       choice: the first by name.",
            },
        ],
    },
    OptionWords {
        id: "concourse",
        question: "What does a boat win that completes the square of four?",
        choices: &[
            Entry {
                id: "take-enemy-control-ally",
                title: "Both enemy boats, and the ally’s moves",
                text: "The two enemy boats are captured. From then on the player who moved alone moves the ally’s \
                       boat, at that player’s own throws of two. That this holds though the ally has the \
                       command, and for a boat that the ally gets later, is our reading.",
            },
            Entry {
                id: "remove-all-three",
                title: "All three other boats",
                text: "The triumph of the boat: the other three are captured, the ally’s too.",
            },
        ],
    },
    OptionWords {
        id: "promotionSquares",
        question: "On which squares of the far side does a soldier promote?",
        choices: &[
            Entry {
                id: "unmarked-b-c-f-g",
                title: "On the unmarked squares",
                text: "There, or opposite, a horse or an elephant stood at the start: a soldier becomes that piece, \
                       whoever owned it. On the marked squares, those of boats and kings, only a privileged one is \
                       promoted.",
            },
            Entry {
                id: "marked",
                title: "On the marked squares",
                text: "Bell’s tenth rule taken by its letter, though it then contradicts itself. No horse or elephant \
                       belongs to those squares, so we let the owner choose one of the two.",
            },
        ],
    },
    OptionWords {
        id: "promotionEarly",
        question: "What if a soldier arrives before its side has lost a soldier?",
        choices: &[
            Entry {
                id: "delayed",
                title: "It waits there",
                text: "It is promoted as soon as one of its comrades is captured.",
            },
            Entry {
                id: "may-not-enter",
                title: "It may not go there",
                text: "It stays on the square before: until then no soldier goes to the far side, not even to a marked \
                       square.",
            },
        ],
    },
    OptionWords {
        id: "privilegedKing",
        question: "May the king still stand where the last soldier is privileged?",
        choices: &[
            Entry {
                id: "strict",
                title: "No, exactly a boat and a soldier",
                text: "Both accounts speak of a player who has only a boat and a soldier left: by the letter \
                       the king is gone.",
            },
            Entry {
                id: "ignored",
                title: "Yes",
                text: "Only a boat and a soldier are left beside the king, or without it: the soldier may become an \
                       elephant, a horse or a boat on any square of the far side. That the king may still stand is our \
                       reading.",
            },
        ],
    },
    OptionWords {
        id: "peace",
        question: "When is there an honourable peace?",
        choices: &[
            Entry {
                id: "individual",
                title: "For each player left with a king",
                text: "A player with nothing but the king has drawn; the ally may fight on alone. So we read the \
                       rest: the stake is taken back, the king stays on its square, nobody may take it, no more is \
                       owed, and if both allies make peace the game is drawn.",
            },
            Entry {
                id: "all-kings",
                title: "When only kings are left",
                text: "The game is drawn when only kings are left on the board, some of either side. That kings of \
                       one side alone have won is our reading.",
            },
        ],
    },
    OptionWords {
        id: "stakes",
        question: "Is there a stake on the game?",
        choices: &[
            Entry {
                id: "on",
                title: "Yes, one from each",
                text: "Each pays a stake into the pool, which the victorious allies share. As we read it, one at \
                       peace has no share, and an odd stake is split in halves. An empire is paid for besides, \
                       and so is an enemy’s throne where it wins a stake.",
            },
            Entry { id: "off", title: "No", text: "Nothing is paid." },
        ],
    },
    OptionWords {
        id: "empireEnds",
        question: "Does an empire end the game?",
        choices: &[
            Entry {
                id: "yes",
                title: "Yes, its builder wins",
                text: "A player whose king has held the ally’s throne, and who has captured both enemy \
                       kings, has built an empire. Bell sets a price on it; that the game ends is our \
                       reading.",
            },
            Entry {
                id: "no",
                title: "No, play goes on",
                text: "An empire is paid for where stakes are, and the armies fight on.",
            },
        ],
    },
    OptionWords {
        id: "colours",
        question: "Which colours sit where?",
        choices: &[
            Entry {
                id: "bell",
                title: "Red south, yellow west, black north, green east",
                text: "As Bell has them. In print blue has stood for black.",
            },
            Entry {
                id: "murray",
                title: "Green south, yellow west, black north, red east",
                text: "As Forbes has them. Of the two only this seats opposite each other whom Walker’s second rule \
                       makes partners: red and yellow, and against them green and black.",
            },
        ],
    },
    OptionWords {
        id: "alliance",
        question: "Who are allies?",
        choices: &[
            Entry { id: "opposite", title: "Those who sit opposite", text: "Partners face each other." },
            Entry {
                id: "adjacent",
                title: "Neighbours",
                text: "South with West, North with East. None of our sources says so; it is here to compare.",
            },
        ],
    },
    OptionWords {
        id: "dice",
        question: "Is a die thrown?",
        choices: &[
            Entry {
                id: "one-2-5",
                title: "One long die, two to five",
                text: "Two moves the boat, three the horse, four the elephant, five the king or a soldier.",
            },
            Entry {
                id: "none",
                title: "No die",
                text: "Any piece may move. Played without dice the game lived on into the twentieth century. That \
                       South begins is our reading, and so is that a player who cannot move is passed over, but for \
                       an exchange or a release to declare.",
            },
        ],
    },
    OptionWords {
        id: "repetition",
        question: "What if the fight does not come to an end?",
        choices: &[
            Entry {
                id: "hundred-rounds-draw",
                title: "Drawn after a hundred quiet rounds",
                text: "When four hundred turns have passed without a capture, a soldier’s move, an exchange or a \
                       release the game is drawn. Offered to keep games finite.",
            },
            Entry {
                id: "off",
                title: "No rule",
                text: "The sources give none. That the game is still drawn once nobody can ever move or declare \
                       anything again is our reading.",
            },
        ],
    },
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "bell-001",
        title: "After Bell",
        text: "The rules that Bell drew up from the ancient account, filling its gaps, with the boat’s jump.",
    },
    Entry {
        id: "walker-004",
        title: "After Walker",
        text: "The plainer rules that Walker chose from several historians.",
    },
];

/// The terms of the Sanskrit verses; headings of the rule text carry them.
const TERMS: Note = Note {
    text: "The Sanskrit verses name the events of the game: siṃhāsana, a throne gained; caturājī, “four kings”, an \
           empire; nṛpākṛṣṭa, a king regained; ṣaṭpada, the promotion of a soldier; gāḍhā, a soldier that is \
           privileged; kākakāṣṭha, a draw; vṛhannaukā, the concourse of boats.",
    cite: Cite(FORBES, "and Murray, chapter III"),
};

/// An event of the verses that is not played.
const EXCHANGE_OF_BOATS: Note = Note {
    text: "The verses name one more event, naukākṛṣṭa, an exchange of boats. Where they said when it is allowed the \
           text has a gap, so that nothing of it is played here.",
    cite: Cite(MURRAY, "chapter III"),
};

const SHATURANGA_NOTES: &[Note] = &[
    Note {
        text: "The account behind these rules is the ancient one; Bell filled its obvious gaps. What he \
               added was set in italics, which the printable game no longer shows.",
        cite: Cite(BELL, "rules"),
    },
    Note {
        text: "The board is that of an old race. Murray takes the marked squares of Indian boards for what is left \
               of it.",
        cite: Cite(MURRAY, "chapter I"),
    },
    Note {
        text: "Boats that jump two squares diagonally sail on four separate circuits, and exactly five \
               squares of two by two hold one square of each: the five places of the concourse.",
        cite: Cite(FORBES, "pp. 24–26"),
    },
    Note {
        text: "The printable game dates the four-handed game to about the fifth century, and takes it \
               for the forerunner of chess.",
        cite: Cite(BELL, "introduction"),
    },
    Note {
        text: "Al-Biruni described a four-handed dice game about 1030. The verses behind these rules stand in a \
               Bengali work of about 1500.",
        cite: Cite(MURRAY, "chapter III"),
    },
    TERMS,
    EXCHANGE_OF_BOATS,
    Note {
        text: "The drawings of the source are lost. The order of the pieces, boat, horse, elephant and \
               king from the corner, is that of Walker’s caption; the marks are those of the race that \
               was played on this board.",
        cite: Cite(RECONSTRUCTION, "after Walker, illustration 2"),
    },
    Note {
        text: "Others think it the younger game, seen at times from the eleventh century to the twentieth.",
        cite: Cite(WALKER, "introduction"),
    },
    Note {
        text: "The tenth rule says of the same squares that a soldier is promoted there and that it is \
               not; its transcriber found it confusing. Walker’s unmarked squares make sense of it.",
        cite: Cite(BELL, "rule 10"),
    },
    Note {
        text: "The privileged soldier becomes “any piece”. We take it to mean an elephant, a horse or a \
               boat: no second king, and none for a captured one.",
        cite: Cite(RECONSTRUCTION, "rule 11"),
    },
    Note {
        text: "A king moved by the ally who commands it seizes thrones for its owner; a king that any piece \
               captures is the prisoner of the player who decides on the move, and so is the gain of a concourse.",
        cite: Cite(RECONSTRUCTION, "rules 5, 8 and 9"),
    },
    Note {
        text: "When the game ends is not said. Here it ends when one alliance has nobody left to fight, \
               when an empire is built, or in peace.",
        cite: Cite(RECONSTRUCTION, "after Bell, rules 1 and 8"),
    },
    Note {
        text: "There is no check: kings are captured like other pieces, and their armies fight on.",
        cite: Cite(BELL, "rules 5 to 8"),
    },
];

/// The texts of Shaturanga.
pub static SHATURANGA: GameWords = GameWords {
    id: "shaturanga",
    title: "Shaturanga",
    subtitle: "Four armies, two alliances and a long die, after Bell",
    period: "About the fifth century by its source; first described about 1030",
    place: "India",
    sides: &["Red", "Yellow", "Black", "Green"],
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords {
        options: OPTIONS,
        presets: PRESETS,
        lines: lines::AFTER_BELL,
        notes: SHATURANGA_NOTES,
    },
};

const DICE_CHESS_NOTES: &[Note] = &[
    Note {
        text: "Once taken for the original game of chess, the four-handed game is now thought to be a \
            later development.",
        cite: Cite(WALKER, "introduction"),
    },
    Note { text: "Recent forms were played without dice.", cite: Cite(WALKER, "introduction") },
    TERMS,
    EXCHANGE_OF_BOATS,
    Note {
        text: "The drawings of the leaflet are lost; of that of the array the caption is left, which the order of \
               the pieces follows. The marks are those of the race that was played on this board.",
        cite: Cite(RECONSTRUCTION, "rules 1 and 3"),
    },
    Note {
        text: "With the colours of Forbes red sits opposite yellow, and green opposite black: \
               the partners of the second rule.",
        cite: Cite(FORBES, "p. 20, beside Walker’s rule 2"),
    },
    Note {
        text: "The privileged soldier becomes “any piece”. We take it to mean an elephant, a horse or a \
               boat: no second king, and none for a captured one.",
        cite: Cite(RECONSTRUCTION, "rule 17"),
    },
    Note {
        text: "A king’s ransom is not paid here: kings are exchanged between captors, or claimed by a \
            player who holds both.",
        cite: Cite(WALKER, "rules 14 and 15"),
    },
];

/// The texts of Walker's game.
pub static DICE_CHESS: GameWords = GameWords {
    id: "dice-chess",
    title: "Four-handed dice chess",
    subtitle: "The same four armies in plainer rules, after Walker",
    period: "Eleventh to twentieth century",
    place: "India",
    sides: &["Green", "Yellow", "Black", "Red"],
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords {
        options: OPTIONS,
        presets: PRESETS,
        lines: lines::AFTER_WALKER,
        notes: DICE_CHESS_NOTES,
    },
};
