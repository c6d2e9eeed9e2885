//! Shatranj in words.

use super::common::{REPETITION, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{DAOU, FREE_FR, LUDII, MURRAY, RECONSTRUCTION, WIKIPEDIA_TABIYA};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king", "king, chief"] },
    RoleWords {
        id: "counsellor",
        nouns: &["counsellor"],
        meanings: &["minister or vizier; counsellor or general", "prince"],
    },
    RoleWords { id: "elephant", nouns: &["elephant"], meanings: &["elephant", "gun"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse", "horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["chariot; wheel", "bird"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["foot soldier", "child"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "array",
        question: "On which file do the two kings face each other?",
        choices: &[
            Entry {
                id: "e-file",
                title: "The e-file",
                text: "Both kings stand on e1 and e8, each to the right of the board’s centre as White sees it. \
                       Either central file will do.",
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
        id: "tabiya",
        question: "Do the players first draw up a battle array?",
        choices: &[
            Entry {
                id: "off",
                title: "No, they move in turn from the start",
                text: "The armies advance move by move. The ta’biyat was common, but by agreement.",
            },
            Entry {
                id: "10",
                title: "Yes, ten moves each",
                text: "White makes ten moves in a row on its own half of the board, then Black ten; after that they \
                       move in turn.",
            },
            Entry {
                id: "12",
                title: "Yes, twelve moves each",
                text: "As with ten moves, but twelve for each side, which Daou says was done sometimes.",
            },
            Entry {
                id: "mujannah",
                title: "It stands already: the Mujannaḥ on both sides",
                text: "Al-mujannaḥ (المجنّح) means winged. Two soldiers stand on the fourth rank, each before a \
                       horse, and the chariots stand beside the corners. Each side needs twelve moves for it. Where \
                       both have it, Wikipedia calls it the double Mujannaḥ.",
            },
            Entry {
                id: "mujannah-mashayikhi",
                title: "It stands already: the Mujannaḥ against the Mashāyikhī",
                text: "White has the Mujannaḥ, Black al-mashāyikhī (المشايخي), the array of the sheikhs: two \
                       soldiers in the middle of the board, the counsellor right behind them, the horses side by \
                       side before the king. Each side needs twelve moves. Wikipedia has a diagram of the two.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "What happens at stalemate: no check, but no move?",
        choices: &[
            Entry {
                id: "win",
                title: "The player who has stalemated the other wins",
                text: "Stalemate counts as a victory, like mate. Chaturanga has the exact opposite.",
            },
            Entry {
                id: "transpose",
                title: "The king may change places with one of its pieces",
                text: "A stalemated king may exchange squares with another piece of its side, if that does not leave \
                       it in check. Where no exchange is possible, stalemate wins: so we read it. Pritchard reports \
                       the rule; not every author has it.",
            },
            Entry {
                id: "lose",
                title: "The player who has stalemated the other loses",
                text: "The rule of Chaturanga, imported for comparison: whoever leaves the enemy without a move has \
                       lost.",
            },
        ],
    },
    OptionWords {
        id: "bareKing",
        question: "What if a player has only the king left?",
        choices: &[
            Entry {
                id: "win-unless-rebared",
                title: "The player loses, unless the next move bares the other king",
                text: "If the lone king takes the other side’s last piece at once, two bare kings draw. Otherwise it \
                       has lost.",
            },
            Entry {
                id: "win-immediate",
                title: "The player loses at once",
                text: "Whoever takes the enemy’s last piece beside the king has won, whatever the king could take in \
                       reply. So the players of Medina had it, Murray reports, as those of India did.",
            },
        ],
    },
    OptionWords {
        id: "names",
        question: "Which names do the pieces bear?",
        choices: &[
            Entry {
                id: "arabic",
                title: "The Persian and Arabic names",
                text: "Shah, Wazir or Firzan, Fil, Faras, Rukh and Baidaq, as Daou lists them.",
            },
            Entry {
                id: "samantsy",
                title: "Names from Madagascar: Samantsy",
                text: "Daou reports the same game from Madagascar, but for some names, which he does not list: \
                       a gun for the elephant, a bird for the chariot, a child for the soldier. Only the names \
                       change here.",
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
                text: "Murray sets the shatranj board apart from the Indian one: no squares of it are \
                       regularly marked. It was generally a cloth with lines.",
            },
            Entry {
                id: "ashtapada",
                title: "Yes, sixteen of them",
                text: "The crossed squares of Indian boards. Murray knows a Turkish cloth, which Falkener \
                       shows, with marks after that manner. The play takes no notice.",
            },
        ],
    },
    REPETITION,
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "Soldiers make room, elephants jump out, counsellors step up behind them. Then an elephant goes one \
               jump too far.",
        comments: &[
            (1, "A soldier steps one square: there is no double step."),
            (
                3,
                "The elephant goes exactly two squares diagonally. Whether e2 is empty or not makes no difference.",
            ),
            (5, "The counsellor moves one square diagonally, and so only ever reaches half the squares."),
            (
                9,
                "White’s elephant jumps on to b5. It will never meet Black’s: each has eight squares of its own.",
            ),
            (10, "Black’s elephant lands within reach of the soldier on e3, which is careless."),
            (11, "The soldier takes it: soldiers capture one square diagonally forward."),
        ],
    },
    LineWords {
        id: "tabiya",
        title: "A ta’biyat of ten moves",
        text: "White sets up its battle array in ten moves, Black answers with ten of its own, and then the game \
               begins in earnest. This array has no name: it is ours. Two with names can be chosen.",
        comments: &[
            (1, "White moves ten times in a row, and one piece may move more than once."),
            (6, "No piece may go beyond its own half, so the soldiers stop on the fourth rank."),
            (10, "White’s array stands. Now Black has ten moves."),
            (
                15,
                "Black’s soldiers may come as far as the fifth rank, even within reach of White’s: nothing \
                    is taken yet.",
            ),
            (20, "Both arrays stand, and from here on the sides move in turn."),
            (21, "White begins, with the first capture of the game."),
        ],
    },
    LineWords {
        id: "sayyal",
        title: "The Sayyāl, the torrent",
        text: "As-sayyāl (السيّال) is an array of eight moves. Wikipedia tells it as the opening of a game that \
               as-Suli won against the caliph al-Muqtadir about 920, and René Gralla calls it Sayyal, torrent. What \
               they have it from we have not seen. Black’s moves are those of that game.",
        comments: &[
            (3, "White’s soldier has gone to g4 in two moves."),
            (7, "The horse stays behind its soldiers."),
            (9, "The chariot supports the soldier on g4 from behind."),
            (
                15,
                "White’s array stands, after eight moves. Black cannot have the same: its soldier would have \
                    to pass White’s on the f-file.",
            ),
        ],
    },
    LineWords {
        id: "suli-lajlaj",
        title: "As-Suli against al-Lajlaj",
        text: "Some call it the oldest game that has come down whole: tenth century, the master against his pupil, as \
               Wikipedia reports after Diel 1983. Murray says no more than that al-Lajlaj’s analysis may hold parts \
               of real games. The moves are those of a forum of chess.com, which prints them in the mirror; a \
               manuscript we have not seen.",
        comments: &[
            (
                10,
                "A soldier before the horse, the chariot beside the corner: the king’s side of the Mujannaḥ stands \
                    so, with a soldier on e3.",
            ),
            (16, "The first capture of the game."),
            (27, "White’s horse takes a soldier."),
            (30, "Black’s horse takes one in return."),
            (42, "Both counsellors have come out by the same way, and stand on d3 and d6."),
            (55, "The elephant takes a soldier and gives check over the other counsellor."),
            (59, "White’s horse takes an elephant."),
            (63, "Here the moves end. White has an elephant more."),
        ],
    },
    LineWords {
        id: "promotion",
        title: "A soldier becomes a counsellor",
        text: "A soldier on the last rank always becomes a counsellor, and a side may have as many as it can make.",
        comments: &[
            (1, "White now has two counsellors. There is nothing else to choose."),
            (2, "Black checks along the first rank and attacks the counsellor behind the king."),
            (3, "The king leaves the check and protects its counsellor on d1."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate by chariot and horse",
        text: "The two strongest pieces work together against a king in the corner.",
        comments: &[(1, "Checkmate: the horse protects the chariot and takes away the last square, g8.")],
    },
    LineWords {
        id: "bare-king",
        title: "Baring the king wins",
        text: "White takes Black’s last soldier. Black’s king can take nothing in reply.",
        comments: &[(1, "White wins: Black’s king stands alone, and White’s chariot is out of its reach.")],
    },
    LineWords {
        id: "two-bare-kings",
        title: "Two bare kings draw",
        text: "White bares the enemy king, but its own last piece can be taken on the very next move.",
        comments: &[
            (
                1,
                "Black’s king is bare, but the game goes on: next to it stands the chariot, which nobody protects.",
            ),
            (2, "Now both kings are bare, and the game is drawn."),
        ],
    },
    LineWords {
        id: "re-bare-missed",
        title: "The chance to bare in reply is missed",
        text: "The bared king has one move, and only one, in which to save itself.",
        comments: &[
            (1, "Black’s king is bare. Taking the horse on g8 would draw."),
            (2, "It steps aside instead, and White has won."),
        ],
    },
    LineWords {
        id: "re-bare-guarded",
        title: "The last piece is protected",
        text: "Black’s king stands next to White’s horse, but White bares it with a move that protects the horse.",
        comments: &[(
            1,
            "White’s king takes the last soldier and guards g8. The horse cannot be taken, so White wins at once.",
        )],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate wins",
        text: "White protects its chariot and leaves Black without a move.",
        comments: &[(1, "Black is not in check and cannot move: stalemate, and White wins.")],
    },
    LineWords {
        id: "exchange",
        title: "A stalemated king changes places",
        text: "With the option that Pritchard reports, the same stalemate is not the end.",
        comments: &[
            (1, "Stalemate. On a3, where its soldier stands, Black’s king would not be in check."),
            (
                2,
                "King and soldier change places. That was Black’s move, and the soldier now attacks the chariot.",
            ),
            (3, "The chariot withdraws to the far end."),
            (
                4,
                "The soldier has reached its last rank and becomes a counsellor. White’s task is not so easy now.",
            ),
        ],
    },
    LineWords {
        id: "repetition",
        title: "Round in circles",
        text: "Both sides move a horse out and back, and out and back again. The draw is not in the sources: it is \
               offered to keep games finite, and can be switched off.",
        comments: &[
            (4, "The opening position stands on the board for the second time."),
            (8, "For the third time: drawn."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "Daou tells that Chaturanga came to the Persian court around 570, in the reign of Khusrau I Anushirvan \
               (531–579), with an ambassador of Sharvavarman (560–585), king of the Mukhari [sic: Maukhari] in \
               northern India. Murray holds the embassy to be a legend.",
        cite: Cite(DAOU, "§II, note 6"),
    },
    Note {
        text: "The Persians made of it the game called Chatrang. The Arabs learned it from them, called it Shatranj \
               and carried it to Africa and Europe.",
        cite: Cite(DAOU, "§II, note 6"),
    },
    Note {
        text: "The chess rook owes its name to the Persian rokh, a chariot. In the West it came to mean a castle, by \
               way of the Italian rocca, a fortress.",
        cite: Cite(DAOU, "§II, note 7"),
    },
    Note {
        text: "Daou reports that Madagascar played the same game as Samantsy, with the same rules and other names.",
        cite: Cite(DAOU, "§II, note 8"),
    },
    Note {
        text: "The Malagasy names and their meanings – chief, prince, gun, horse, bird, child – come from the Tanala \
               of the south-east of the island.",
        cite: Cite(FREE_FR, ""),
    },
    Note {
        text: "Other readings of Samantsy differ: in the first description, by Ardant du Picq in 1912, the game is \
               won when the enemy king can no longer move. We keep to Daou and change only the names.",
        cite: Cite(LUDII, "forum, on Samantsy"),
    },
    Note {
        text: "Not all authors mention that a stalemated king may change places with one of its pieces. \
               Pritchard does, on condition that it does not end up in check.",
        cite: Cite(DAOU, "§II, note 9"),
    },
    Note {
        text: "The exchange is the stalemated player’s move, and any piece of the side will do. We bar it where it \
               would put a soldier on the first or the last rank, where a soldier has no business to be.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §II, note 9"),
    },
    Note {
        text: "How the ta’biyat was played in detail is not told. We let one piece move several times, allow neither \
               captures nor checks, keep every piece on its own half, and let a player stop early.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §II"),
    },
    Note {
        text: "Almost all of the older Arabic works on chess had a collection of arrays, each with its own name, as \
               models to learn; their diagrams stand in such works down to the 17th century. An array is a ta’biya, \
               in the plural ta’biyat.",
        cite: Cite(MURRAY, "pp. 234–235, as Wikipedia (Simple English) quotes it"),
    },
    Note {
        text: "Al-Adli gives fourteen arrays and as-Suli ten, some of them the same. Al-Lajlaj compared them and held \
               the Sayyāl and the Mujannaḥ to be the best.",
        cite: Cite(WIKIPEDIA_TABIYA, "“Табия” (Russian)"),
    },
    Note {
        text: "A problem is a manṣūba, in the plural manṣūbāt. The catalogue of an-Nadim, of 988, has the word in the \
               title of a book by al-Lajlaj.",
        cite: Cite(MURRAY, "chapter X"),
    },
    Note {
        text: "Players said shāh, king, when they attacked the king, and shāh māt, the king is finished, when it \
               could not escape. In Arabic māta means that he has died.",
        cite: Cite(WIKIPEDIA_TABIYA, "“Shatranj” (Simple English)"),
    },
    Note {
        text: "Of the named arrays three stand here: of no other did we find all squares in a text that we could \
               read. Murray treats of them from p. 234 on, in pages that we have not seen, nor have we seen a \
               manuscript. The Arabic spelling is ours, after the names in Latin letters.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "Whether a bared king “can be bared” back is decided by its legal moves: if none of them takes the \
               last enemy piece, the game is over at once. A piece that is protected cannot be taken.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §II"),
    },
    Note {
        text: "A king that is bared and stalemated by the same move has lost by being bared: that rule is looked at \
               first.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "Who chooses the kings’ file is not said. Since both kings must share it, it is a setting of the game \
               here and not of a player.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §II"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "shatranj",
    title: "Shatranj",
    subtitle: "Persian and Arab chess, first called Chatrang",
    period: "In Persia from about 570 (Daou)",
    place: "Persia and the Arab lands, then Africa and Europe",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: &[], lines: LINES, notes: NOTES },
};
