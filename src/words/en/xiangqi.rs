//! Xiangqi in words.

use crate::variant::Cite;

use crate::variant::source::{AXF_DIAGRAMS, CXA, DAOU, PYCHESS, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "general", nouns: &["general"], meanings: &["general; marshal"] },
    RoleWords {
        id: "advisor",
        nouns: &["adviser"],
        meanings: &["adviser; also minister, guard, scholar, assistant, mandarin or warrior"],
    },
    RoleWords { id: "elephant", nouns: &["elephant"], meanings: &["elephant"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["chariot"] },
    RoleWords { id: "cannon", nouns: &["cannon"], meanings: &["catapult; cannon"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["soldier"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "perpetual",
        question: "What happens to a side that checks or chases without end?",
        choices: &[
            Entry {
                id: "seed",
                title: "It has to stop, or loses",
                text: "Perpetual check loses, and so does a perpetual chase with one piece, unless both sides break \
                       the same rule. Where one side checks and the other chases, the checking side has to give way. \
                       Daou does not say what a perpetual chase is; that it is of one piece, and by every move, is \
                       the Asian federation’s definition.",
            },
            Entry {
                id: "asian",
                title: "So by the Asian federation’s rules",
                text: "Chasing one piece for ever is forbidden, with however many pieces. Horse and cannon may not \
                       even chase a chariot that is protected. What the rules say of a chariot that a horse or a \
                       cannon holds fast is left out, and so are threats to capture by way of a check.",
            },
            Entry {
                id: "chinese",
                title: "So by the Chinese federation’s rules",
                text: "A side that checks, threatens mate or chases, in whatever order and whichever piece, loses \
                       with it, unless the other side does so too. We look for mates by at most three checks, and \
                       leave out exchanges and checks that win a piece, and the finer scale where both sides attack.",
            },
            Entry {
                id: "check-only",
                title: "Only perpetual check loses",
                text: "A chase breaks no rule, and only perpetual check does. Offered for \
                       comparison, as it leaves out what Daou does not define.",
            },
            Entry {
                id: "off",
                title: "Nothing, and no position ends the game",
                text: "A game may go round in circles for ever. Offered for comparison.",
            },
        ],
    },
    OptionWords {
        id: "repetitionCount",
        question: "How often must a position occur before the game is judged?",
        choices: &[
            Entry {
                id: "3",
                title: "Three times",
                text: "At the third occurrence it is decided who has checked or chased, and otherwise the \
                       game is drawn. Daou gives no number; on PyChess perpetual check loses after three \
                       repetitions, and the Chinese federation speaks of three rounds.",
            },
            Entry { id: "4", title: "Four times", text: "The same one occurrence later, as in Shogi." },
        ],
    },
    OptionWords {
        id: "ruleset",
        question: "Are there a river and palaces?",
        choices: &[
            Entry {
                id: "modern",
                title: "Yes",
                text: "General and advisers stay in the palace, elephants on their own side of the river.",
            },
            Entry {
                id: "bao-ying",
                title: "No, as perhaps in Bao Ying Xiangqi",
                text: "General, advisers and elephants go anywhere, as the early game is said to have had neither \
                       river nor palace. Points and array stay the modern ones here, which is speculation.",
            },
        ],
    },
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "modern",
        title: "Modern Xiangqi",
        text: "The game as it is played today; Daou dates its board and rules to the Song dynasty.",
    },
    Entry {
        id: "bao-ying",
        title: "After Bao Ying Xiangqi",
        text: "The modern pieces without river and palaces: a guess at the freedom that they had before.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "Cannon to the centre, horses out, a chariot to an open file, and an exchange.",
        comments: &[
            (1, "The cannon moves like a chariot, as far as the way is free, to the central file."),
            (2, "The horse comes out and protects the soldier on e7."),
            (5, "Red’s chariot follows, along the first rank."),
            (7, "The cannon captures over exactly one piece, here its own soldier on e4."),
            (8, "The horse takes it: one point straight, then one diagonally outward."),
        ],
    },
    LineWords {
        id: "guards",
        title: "Elephants and advisers",
        text: "The pieces that defend the general, and the lines that they do not cross.",
        comments: &[
            (1, "The elephant goes two points diagonally. A piece on d2 would have stopped it."),
            (3, "The adviser goes one point diagonally and never leaves the palace."),
            (5, "Up to the river, and no further: g5 is as far as an elephant of Red can come."),
            (6, "Black’s elephant stands on its own bank. The two can never meet."),
        ],
    },
    LineWords {
        id: "horse-leg",
        title: "Hobbling the horse",
        text: "The horse does not leap: its first step, straight ahead, has to be free.",
        comments: &[
            (1, "Check: from d8 by way of d9 to e10."),
            (2, "The chariot steps onto d9, right in the horse’s way. The check is parried."),
            (3, "The horse withdraws from the chariot’s attack, by way of c8."),
        ],
    },
    LineWords {
        id: "soldier",
        title: "A soldier crosses the river",
        text: "On its own side the soldier knows one direction only. Beyond the river it knows three.",
        comments: &[
            (1, "Straight ahead. It captures the same way that it moves."),
            (3, "Across the river."),
            (5, "Sideways, which it can do from now on."),
            (7, "On towards the palace. It never goes back, and is never promoted to anything else."),
        ],
    },
    LineWords {
        id: "double-cannon",
        title: "Mate by two cannons",
        text: "One cannon is the other’s screen, and nothing can be put between.",
        comments: &[(
            1,
            "Checkmate: the rear cannon looks over the front one. A piece in between would only give the \
                 front one a screen.",
        )],
    },
    LineWords {
        id: "facing-generals",
        title: "Mate with the general’s help",
        text: "No move may leave the generals facing each other on an open file. Red’s general holds the \
               e-file from afar.",
        comments: &[(
            1,
            "Checkmate: d9 is attacked by the chariot, and on e10 the two generals would face each \
                 other.",
        )],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate wins",
        text: "Black’s general has one step left, and Red takes it away.",
        comments: &[(1, "Black is not in check and cannot move. Red wins.")],
    },
    LineWords {
        id: "perpetual-check",
        title: "Perpetual check loses",
        text: "Red’s chariot chases the general to and fro, with check at every move.",
        comments: &[
            (1, "Check."),
            (3, "Check again."),
            (4, "The position of the start, for the second time."),
            (7, "Red should have done something else by now."),
            (8, "The third time, and Red has done nothing but check: Black wins."),
        ],
    },
    LineWords {
        id: "perpetual-chase",
        title: "Perpetual chase loses",
        text: "Red’s chariot attacks the same unprotected cannon at every move.",
        comments: &[
            (1, "The chariot attacks the cannon on c7."),
            (2, "The cannon steps aside."),
            (3, "The chariot follows it."),
            (8, "The third time, and every move of Red’s was a fresh attack on the cannon: Black wins."),
        ],
    },
    LineWords {
        id: "repetition",
        title: "Neither side is to blame",
        text: "Both sides move a horse out and back. Nobody checks and nobody chases.",
        comments: &[
            (4, "The opening position stands on the board for the second time."),
            (8, "For the third time. Neither side has broken a rule, so the game is drawn."),
        ],
    },
    LineWords {
        id: "bao-ying",
        title: "Elephants without a river",
        text: "With the option after Bao Ying Xiangqi an elephant goes on the attack.",
        comments: &[
            (3, "Up to where the river would be."),
            (5, "Straight across, taking a soldier on the other side."),
            (6, "The adventure ends there: the horse takes the elephant."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "Daou says that Niu Seng-Ju [sic: Niu Sengru] wrote down in 839 the rules of an early form, Bao Ying \
               Xiangqi. The text is a tale set in 762 and gives no rules, as Banaschak says.",
        cite: Cite(DAOU, "§IX, note 26"),
    },
    Note {
        text: "It is speculated that a still earlier form came to China from Persia or Central Asia around \
               700.",
        cite: Cite(DAOU, "§IX, note 26"),
    },
    Note {
        text: "Pieces of the Song period are said to have been dug up in Kai Feng [sic: Kaifeng]. They bear pictures \
               on their backs: a general in his tent, guards as women in armour, ministers as elephants, \
               rock-slinging machines for the cannons, foot soldiers with spears.",
        cite: Cite(DAOU, "§IX, note 26"),
    },
    Note {
        text: "The pieces stand on the ninety points where lines meet, and not in the seventy-two squares \
               between.",
        cite: Cite(DAOU, "§IX, note 27"),
    },
    Note { text: "The river flows between the fifth and the sixth rank.", cite: Cite(DAOU, "§IX, note 28") },
    Note {
        text: "Legend has it that the generals were once emperors, until an emperor of China had two players \
               put to death for capturing one.",
        cite: Cite(DAOU, "§IX, note 29"),
    },
    Note {
        text: "The words for minister and elephant sound alike, and both can also mean an image. Xiangqi may \
               be read as “elephant chess” or as “representational chess”.",
        cite: Cite(DAOU, "§IX, note 30"),
    },
    Note {
        text: "River and palaces are thought to have come in around 1127, in the late Northern or early \
               Southern Song. The earlier game had neither, nor the bounds that they set to general, \
               advisers and elephants.",
        cite: Cite(DAOU, "§IX, note 31"),
    },
    Note {
        text: "The horse goes one point straight and then one diagonally outward; any piece on the first point \
               stops it.",
        cite: Cite(DAOU, "§IX, note 32"),
    },
    Note {
        text: "How long “perpetually” lasts is not said. We judge at the third occurrence of a position, and \
               look at all moves since the first.",
        cite: Cite(RECONSTRUCTION, "after PyChess and Daou 2007, §IX"),
    },
    Note {
        text: "What a chase is, is not said either. We ask for a new threat with every move: a capture that would be \
               legal, and could not be answered by a legal recapture, so that a pinned piece neither threatens nor \
               protects. Generals and soldiers do not chase, soldiers that have not crossed the river are not \
               chased, and like pieces that attack each other are an offer to exchange.",
        cite: Cite(RECONSTRUCTION, "after the federations’ rules and Daou 2007, §IX"),
    },
    Note {
        text: "Daou speaks of a chase with one piece, and says nothing of how many are chased; we take one of each. \
               The guides of PyChess also count chases by several.",
        cite: Cite(PYCHESS, "Xiangqi"),
    },
    Note {
        text: "The Asian federation forbids the chase of one piece by however many, allows that of several \
               in turn, and check and chase in turn. General and soldier may chase. Horse and cannon may not \
               chase a chariot, protected or not; chariots, horses or cannons that can capture each other \
               are no chase.",
        cite: Cite(AXF_DIAGRAMS, "rules 15, 18, 24, 28, 29, 32 and 33"),
    },
    Note {
        text: "It leaves open what is done with threats of elephants and advisers on chariots, and its \
               diagrams treat a chariot held fast by a horse as chased even where it threatens in return. \
               Neither is modelled: what we judge as a chase is what the rule text says.",
        cite: Cite(AXF_DIAGRAMS, "rule 19 and diagrams 39 to 41"),
    },
    Note {
        text: "The Chinese federation calls check, threat of mate and chase by one name, forbidden moves, whatever \
               their order. It counts as a chase also what wins a piece by checks or by a whole exchange, and weighs \
               different offences of both sides against each other.",
        cite: Cite(CXA, "24.1 to 24.15"),
    },
    Note {
        text: "Under its choice we judge captures and recaptures on one point alone, take a chariot for more than a \
               horse or a cannon, and these for more than an elephant or an adviser, and draw where both sides \
               offend. Of these rules only article 24 and the examples of chapter 8 are taken up: what later articles \
               add, such as 25 and 26, is not modelled.",
        cite: Cite(RECONSTRUCTION, "where the Chinese federation’s rules ask for more"),
    },
    Note {
        text: "When both sides break the same rule, or neither does, the game is drawn.",
        cite: Cite(DAOU, "§IX"),
    },
    Note {
        text: "Daou does not name the sides. They are called red and black on PyChess, and red moves first by custom.",
        cite: Cite(PYCHESS, "Xiangqi"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "xiangqi",
    title: "Xiangqi",
    subtitle: "Chinese chess",
    period: "Board and rules from the Song dynasty, 960–1279 (Daou)",
    place: "China",
    sides: &["Red", "Black"],
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
