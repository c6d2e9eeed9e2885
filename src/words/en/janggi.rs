//! Janggi in words.

use crate::variant::Cite;

use crate::variant::source::{DAOU, FAIRY_STOCKFISH, MURRAY, PYCHESS, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "general", nouns: &["general"], meanings: &["general; government"] },
    RoleWords { id: "guard", nouns: &["guard"], meanings: &["advisor, minister; guard"] },
    RoleWords { id: "elephant", nouns: &["elephant"], meanings: &["elephant"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["chariot"] },
    RoleWords { id: "cannon", nouns: &["cannon"], meanings: &["cannon"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["soldier; bandit"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "setup.cho",
        question: "How do the horses and elephants of Cho stand, who moves first?",
        choices: &[
            Entry {
                id: "HE-EH",
                title: "Horses outside, as in Chinese chess",
                text: "Horses on b1 and h1, elephants on c1 and g1. The player may exchange the two on either \
                       wing before play.",
            },
            Entry {
                id: "EH-EH",
                title: "Exchanged on the left",
                text: "Elephants on b1 and g1, horses on c1 and h1: horse and elephant have changed places on \
                       the left as the board is drawn.",
            },
            Entry {
                id: "HE-HE",
                title: "Exchanged on the right",
                text: "Horses on b1 and g1, elephants on c1 and h1: horse and elephant have changed places on \
                       the right.",
            },
            Entry {
                id: "EH-HE",
                title: "Exchanged on both wings",
                text: "Elephants on b1 and h1, horses on c1 and g1: the elephants stand outside.",
            },
        ],
    },
    OptionWords {
        id: "setup.han",
        question: "How do the horses and elephants of Han stand, who moves second?",
        choices: &[
            Entry {
                id: "HE-EH",
                title: "Horses outside, as in Chinese chess",
                text: "Horses on b10 and h10, elephants on c10 and g10. The player may exchange the two on \
                       either wing before play.",
            },
            Entry {
                id: "EH-EH",
                title: "Exchanged on the left",
                text: "Elephants on b10 and g10, horses on c10 and h10: horse and elephant have changed places \
                       on the left as the board is drawn, Han’s own right.",
            },
            Entry {
                id: "HE-HE",
                title: "Exchanged on the right",
                text: "Horses on b10 and g10, elephants on c10 and h10: horse and elephant have changed places \
                       on the right as the board is drawn, Han’s own left.",
            },
            Entry {
                id: "EH-HE",
                title: "Exchanged on both wings",
                text: "Elephants on b10 and h10, horses on c10 and g10: the elephants stand outside.",
            },
        ],
    },
    OptionWords {
        id: "palaceStep",
        question: "How do general and guards step within the palace?",
        choices: &[
            Entry {
                id: "lines",
                title: "Along the lines that are drawn",
                text: "One point along a line: straight anywhere, diagonally only between the centre and a \
                       corner. Murray, after Wilkinson, has it so, and so has PyChess; Daou says “any direction”.",
            },
            Entry {
                id: "any",
                title: "Any way, lines or no lines",
                text: "One point straight or diagonally from every point of the palace. This is what Daou’s \
                       words say when taken to the letter.",
            },
        ],
    },
    OptionWords {
        id: "palaceDiagonals",
        question: "In which palace do chariots and cannons use the diagonal lines?",
        choices: &[
            Entry {
                id: "enemy-only",
                title: "In the enemy’s only",
                text: "Daou speaks of the diagonals for chariot and cannon only once they are inside the enemy \
                       palace.",
            },
            Entry {
                id: "both",
                title: "In either palace",
                text: "The lines serve them in their own palace as well: a principle of the game, as Murray has it \
                       from Wilkinson. PyChess and Fairy-Stockfish play it so.",
            },
        ],
    },
    OptionWords {
        id: "pass",
        question: "When may a player pass?",
        choices: &[
            Entry {
                id: "stalemate-only",
                title: "Only when stalemated",
                text: "A player who has no move and is not in check can pass. Daou speaks of no other pass.",
            },
            Entry {
                id: "any-time",
                title: "At any turn, unless in check",
                text: "A player who is not in check may pass rather than spoil a good position. When both pass in \
                       succession the game ends. Fairy-Stockfish plays it so; the guide of PyChess says only that a \
                       player may pass.",
            },
        ],
    },
    OptionWords {
        id: "bikjang",
        question: "What if the generals face each other on an open file?",
        choices: &[
            Entry {
                id: "seed",
                title: "Whoever brought it about can no longer win",
                text: "The move is legal, but its player can from then on no longer win. If the other side leaves \
                       the generals so, the game is drawn; and so it is when the only piece between them \
                       attacks the enemy’s general and is protected by nobody but its own.",
            },
            Entry {
                id: "checks",
                title: "Whoever brought it about gives check, but can no longer win",
                text: "The letter of Daou’s note: for the rest of the game that player’s general can give check \
                       along an open file. That such a check has to be parried, so that the generals are never \
                       left facing for a draw, follows if it is a check like any other.",
            },
            Entry {
                id: "simple-draw",
                title: "A draw, if the other side lets it stand",
                text: "Nobody forfeits anything. The other side breaks the line, or passes, even in check, \
                       and so draws. Fairy-Stockfish’s traditional Janggi has it so.",
            },
            Entry {
                id: "off",
                title: "Nothing",
                text: "Generals may look at each other as long as they like. So Fairy-Stockfish’s casual \
                       Janggi.",
            },
            Entry {
                id: "points",
                title: "The pieces are counted, if the other side lets it stand",
                text: "The other side breaks the line, or passes, even in check, and then the pieces are \
                       counted: chariot 13, cannon 7, horse 5, elephant and guard 3, soldier 2, and one and \
                       a half more for Han, who moves second. The higher sum wins. PyChess plays it so; that two \
                       passes are settled the same way is Fairy-Stockfish’s.",
            },
        ],
    },
    OptionWords {
        id: "repetition",
        question: "What happens when the same position keeps coming back?",
        choices: &[
            Entry {
                id: "none",
                title: "Nothing: there is no draw by repetition",
                text: "Neither repetition nor perpetual check draws, Daou says. A game that goes round in \
                       circles has no end here unless somebody gives way.",
            },
            Entry {
                id: "third-repeat-referee-draw",
                title: "A draw at the third occurrence",
                text: "A referee is called, Daou says, and decides who has to play differently. A program has no \
                       referee: that the third occurrence draws is a rule of ours.",
            },
            Entry {
                id: "points",
                title: "Perpetual check loses, anything else is settled by points",
                text: "At the third occurrence a side that alone has given check with every move loses; otherwise the \
                       pieces are counted, as they are after a hundred single turns without a capture. PyChess and \
                       Fairy-Stockfish play it so.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "What happens at stalemate: no check, but no move?",
        choices: &[
            Entry {
                id: "pass",
                title: "The player passes",
                text: "The turn goes to the other side, which may still mate later. If it cannot, the game is \
                       drawn.",
            },
            Entry {
                id: "draw",
                title: "The game is drawn",
                text: "Stalemate ends the game without a winner. Offered for comparison.",
            },
            Entry {
                id: "loss",
                title: "The player loses",
                text: "Stalemate counts like mate, as it does in Chinese chess. Offered \
                       for comparison.",
            },
        ],
    },
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "seed",
        title: "Daou’s compendium",
        text: "The rules as Daou describes them, with which this page begins; only general and guards keep to the \
               lines that are drawn, as Murray has it.",
    },
    Entry {
        id: "letter",
        title: "Daou to the letter",
        text: "The same, and general and guards step in any direction within the palace, lines or no lines.",
    },
    Entry {
        id: "modern",
        title: "Modern tournament play",
        text: "As on PyChess: the diagonals of both palaces are open, either side may pass, perpetual check loses, \
               and facing generals, two passes, repetition and a hundred turns without a capture are settled by \
               points.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "Both sides have put their elephants outside. Elephants and horses come out, and only then have \
               the cannons something to jump over.",
        comments: &[
            (
                1,
                "The elephant goes one point forward and two diagonally outward. Points b2 and c3 on its way \
                 had to be empty.",
            ),
            (2, "Han’s elephant does the same. There is no river, and elephants go all over the board."),
            (3, "The horse comes to f3. At the start no cannon can move; now one can."),
            (
                5,
                "The cannon jumps over the horse. It could have landed on d3 or c3 as well, but not have \
                 passed the other cannon.",
            ),
            (6, "Han’s cannon jumps likewise, and two cannons stand on the central file."),
            (7, "Soldiers step sideways as well as forward, from the first."),
            (8, "Han’s general steps off the file, along a line of the palace."),
            (9, "The soldier steps back to its place: sideways, for it can never go backwards."),
        ],
    },
    LineWords {
        id: "arrangement",
        title: "Another arrangement",
        text: "Cho has exchanged horse and elephant on the right of the board, Han on the left. Each \
               player had four arrangements to choose from.",
        comments: &[
            (1, "The elephant from h1 goes by h2 and g3 to f4."),
            (2, "The elephant from b10 goes by b9 and c8 to d7."),
            (3, "Cho’s horse starts from g1 and is on f3 in one move."),
            (4, "Han’s starts from c10."),
            (6, "Both sides have brought a cannon to the centre, over the horse."),
        ],
    },
    LineWords {
        id: "cannon",
        title: "The cannon’s hop",
        text: "A cannon moves and captures only by jumping over exactly one piece, of either side, that is not a \
               cannon itself.",
        comments: &[
            (1, "No cannon could move until now. The horse on g3 gives this one something to jump over."),
            (3, "Over the horse to e3, an empty point: the cannon needs a jump even to move."),
            (5, "Over its own soldier on e4 it takes the soldier on e7."),
            (6, "The horse takes the cannon, stepping first to the empty point d8."),
        ],
    },
    LineWords {
        id: "elephant",
        title: "The elephant’s way",
        text: "An elephant reaches far into the enemy camp, but a piece on either point of its way stops it.",
        comments: &[
            (1, "By d5 and e6 the elephant comes to f7 and takes a chariot. It now threatens the other one."),
            (2, "The horse steps to g9, on the elephant’s way from f7 to h10, and the chariot is safe."),
            (3, "The elephant goes another way, by g7 and h8."),
        ],
    },
    LineWords {
        id: "palace-steps",
        title: "General and guards in the palace",
        text: "They step one point along the lines and never leave the palace. The diagonal lines join its \
               centre with its corners.",
        comments: &[
            (1, "Along a diagonal line, from the centre to a corner."),
            (2, "Straight back. From e10 no diagonal line starts."),
            (3, "A guard takes the centre, diagonally from its corner."),
            (4, "Han’s guard does the same."),
            (5, "From the corner the general steps straight. On d2 no diagonal line ends."),
        ],
    },
    LineWords {
        id: "palace-any-way",
        title: "Steps off the lines",
        text: "With the option that takes Daou’s wording to the letter, general and guards step diagonally \
               where no line is drawn.",
        comments: &[
            (1, "From e1 to d2, where the board has no line."),
            (2, "Han’s general answers in kind."),
        ],
    },
    LineWords {
        id: "palace-chariot",
        title: "A chariot on the diagonals",
        text: "Inside the enemy palace a chariot goes along the diagonal lines too, as far as the way is free.",
        comments: &[
            (
                1,
                "From the corner f8 the chariot attacks the general along the diagonal. A soldier protects it.",
            ),
            (2, "The only move."),
            (
                3,
                "Across the whole palace the chariot takes the guard: checkmate, again with the help of a diagonal.",
            ),
        ],
    },
    LineWords {
        id: "palace-cannon",
        title: "A cannon from corner to corner",
        text: "Inside the enemy palace a cannon can jump along a diagonal, which takes a piece in the centre.",
        comments: &[
            (
                1,
                "Over the guard in the centre it takes the chariot in the far corner, and over the other \
                 guard it attacks the general.",
            ),
            (2, "The general steps out of the cannon’s line."),
        ],
    },
    LineWords {
        id: "palace-soldier",
        title: "A soldier on the diagonals",
        text: "In the enemy palace a soldier may also step forward along a diagonal line.",
        comments: &[
            (1, "The soldier enters the palace at a corner."),
            (2, "Han does not see what is coming."),
            (
                3,
                "Diagonally to the centre, and mate: from there it attacks f10, e10 and f9, and the chariot \
                 protects it.",
            ),
        ],
    },
    LineWords {
        id: "palace-both",
        title: "The diagonals of one’s own palace",
        text: "With the modern option cannons and chariots use the lines at home as well.",
        comments: &[
            (
                1,
                "The cannon jumps over its own general from corner to corner. Over the soldier on d7 it now \
                 attacks the chariot.",
            ),
            (2, "The chariot escapes along a diagonal of its own palace."),
        ],
    },
    LineWords {
        id: "pass",
        title: "A stalemated player passes",
        text: "Cho leaves Han without a move. In Janggi this neither wins nor draws.",
        comments: &[
            (1, "Han is not in check, and the general has nowhere to go."),
            (2, "Han passes."),
            (3, "Cho mates after all. Had it been unable to, the game would have been a draw."),
        ],
    },
    LineWords {
        id: "stalemate-draw",
        title: "Stalemate as a draw",
        text: "The same position under the option that ends the game there.",
        comments: &[(1, "Han has no move and is not in check: drawn.")],
    },
    LineWords {
        id: "forfeit",
        title: "Saved by facing the enemy general",
        text: "Cho is in check, and a single move is left: into the open file of Han’s general. It gives \
               up the right to win.",
        comments: &[
            (1, "The generals face each other. From now on Cho can only draw."),
            (2, "Han’s general steps aside, and Han may still win."),
            (3, "Checkmate, but by a side that has forfeited the win: the game is drawn."),
        ],
    },
    LineWords {
        id: "facing-draw",
        title: "The generals are left facing",
        text: "The same position. The other side need not break the line, but to leave it is to accept a draw.",
        comments: &[
            (1, "The generals face each other."),
            (2, "Han gives check instead of ending it. The generals still face each other: drawn at once."),
        ],
    },
    LineWords {
        id: "facing-check",
        title: "A check by the general",
        text: "The same position under the option that takes the note to the letter.",
        comments: &[
            (
                1,
                "Cho’s general steps into the open file. Cho can only draw from now on, but Han is in check.",
            ),
            (2, "Han has to parry it, and leaves the file: the check from h1 would now be illegal."),
        ],
    },
    LineWords {
        id: "facing-allowed",
        title: "The same with no rule about facing",
        text: "Without consequences for facing generals, the same moves win.",
        comments: &[
            (1, "The generals face each other, and nothing comes of it."),
            (3, "Checkmate, and this time Cho wins by it."),
        ],
    },
    LineWords {
        id: "lone-checker",
        title: "A lone piece between the generals",
        text: "A single piece between the generals gives check, and nobody but its own general protects it. That \
               is a draw on the spot.",
        comments: &[(
            1,
            "The soldier steps aside, and the chariot alone attacks the general: drawn. The general behind it \
             does not count as protection.",
        )],
    },
    LineWords {
        id: "lone-checker-protected",
        title: "A protected piece between the generals",
        text: "The same check, but a guard stands beside the chariot.",
        comments: &[
            (1, "The guard on d3 protects the chariot, and so the game goes on."),
            (2, "Han’s general leaves the file."),
        ],
    },
    LineWords {
        id: "points",
        title: "Two passes, and the pieces are counted",
        text: "With the options of modern play either side may pass. Here both armies are equal.",
        comments: &[
            (1, "Cho finds no good move and passes."),
            (
                2,
                "Han passes too. Horse, guard and soldier make 10 on each side, and Han has 1½ more: Han wins.",
            ),
        ],
    },
    LineWords {
        id: "repetition",
        title: "Round in circles",
        text: "With the option that stands in for the referee, going out and back twice is enough for a draw.",
        comments: &[
            (4, "The opening position stands on the board for the second time."),
            (8, "For the third time: drawn. Without the option the game would go on."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "What Murray knew of the game he had from W. H. Wilkinson, who wrote the pages on chess in \
               Culin’s Korean Games of 1895. Nothing is known of when it came to Korea.",
        cite: Cite(MURRAY, "chapter VII"),
    },
    Note {
        text: "Jang is a general, and Janggi the general’s game. Other spellings are Changgi, Jangki and \
               Tjyang Keui.",
        cite: Cite(DAOU, "§X and note 33"),
    },
    Note {
        text: "Shogi, the Japanese game, bears a name of the same meaning.",
        cite: Cite(DAOU, "§XI, note 36"),
    },
    Note {
        text: "The board is that of Chinese chess without its river, and the general begins in the centre of \
               the palace.",
        cite: Cite(DAOU, "§X"),
    },
    Note {
        text: "When a position keeps coming back a referee decides who is at fault. Mostly the losing player \
               is told to deviate, so that the other can press on; but the blame is not always clear, and \
               referees differ.",
        cite: Cite(DAOU, "§X, note 34"),
    },
    Note {
        text: "A player faces the enemy general to escape stalemate or mate. For the rest of the game that \
               player’s general may give check along the open file.",
        cite: Cite(DAOU, "§X, note 35"),
    },
    Note {
        text: "The last sentence is hard to square with the draw for generals that are left facing. We let the \
               other player choose: break the line, or leave it and draw. An option takes it for a check that \
               has to be parried.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X, note 35"),
    },
    Note {
        text: "Daou gives several endings for facing generals, and we take them in this order: the move \
               forfeits the win; if the reply leaves the generals so, it is a draw; if not, play goes on and \
               only the other side can win.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X"),
    },
    Note {
        text: "The lone piece between the generals is said to force its capture. That holds only next to the \
               general; we follow the rule rather than its reason, and draw at any distance.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X"),
    },
    Note {
        text: "The table gives the general two headings, Hàn with Jang and Chǔ with Gwan. We take Hàn and Chǔ \
               for the two sides, Han and Cho in Korean, of which Cho, in green, moves first here, and Han is in red.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X"),
    },
    Note {
        text: "Who arranges horses and elephants first is not said. On PyChess Han chooses, then Cho, and Cho \
               makes the first move. Here both arrangements are settings of the game.",
        cite: Cite(PYCHESS, "Janggi"),
    },
    Note {
        text: "Since no cannon may jump a cannon, none can make the first move of a game. None may capture \
               another either, even over a soldier.",
        cite: Cite(DAOU, "§X"),
    },
    Note {
        text: "The “8 points away” of the elephant are its eight possible destinations, not a distance.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X"),
    },
    Note {
        text: "Soldiers “slide” along the diagonals of the palace. We take it for a single step, as everywhere \
               else.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X"),
    },
    Note {
        text: "Fairy-Stockfish lets chariots and cannons use the diagonals of both palaces. Daou grants them \
               only those of the enemy’s.",
        cite: Cite(FAIRY_STOCKFISH, "janggi"),
    },
    Note {
        text: "After a stalemate there is a draw “if the attacking party can’t deliver a checkmate at a later \
               stage”. No term is set: the game goes on until both sides pass one after the other, or the \
               players leave off.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §X"),
    },
    Note {
        text: "A player in check may not pass. Only facing generals come before a check where the reply to them is a \
               pass: PyChess and Fairy-Stockfish allow it then.",
        cite: Cite(FAIRY_STOCKFISH, "janggi"),
    },
    Note {
        text: "PyChess’s guide says in one place that repetition is left to the players, in another that \
               perpetual check loses and points decide the rest after the third repetition. The second is \
               what Fairy-Stockfish does, which the site plays by, and what the option here does.",
        cite: Cite(PYCHESS, "Janggi"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "janggi",
    title: "Janggi",
    subtitle: "Korean chess, the general’s game",
    period: "Described before 1638 (Banaschak), and by Wilkinson in 1895 (Murray)",
    place: "Korea",
    sides: &["Cho", "Han"],
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
