//! Chaturanga in words.

use super::common::{REPETITION, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{AYER, CVP_CHATURANGA, CVP_CHATURANGA_SHORT, DAOU, RECONSTRUCTION};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "counsellor", nouns: &["counsellor"], meanings: &["counsellor or adviser; general"] },
    RoleWords {
        id: "elephant",
        nouns: &["elephant", "camel"],
        meanings: &["elephant", "camel, in the elephant’s place"],
    },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords {
        id: "chariot",
        nouns: &["chariot", "elephant"],
        meanings: &["chariot", "elephant, in the chariot’s place"],
    },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["foot soldier, warrior"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "elephant",
        question: "How does the elephant move?",
        choices: &[
            Entry {
                id: "alfil",
                title: "Two squares diagonally, jumping – Alfil",
                text: "The elephant goes exactly two squares along a diagonal, over whatever stands between. \
                       The three modern accounts that we follow agree on it.",
            },
            Entry {
                id: "dabbaba",
                title: "Two squares straight, jumping – Dabbaba",
                text: "The elephant goes exactly two squares forward, back or sideways, over whatever stands between. \
                       Al-Adli gives this as the Indian move in his lost book of the 9th century, which Daou puts \
                       about 840; Johannes Kohtz (1843–1918) thought it the earliest of all.",
            },
            Entry {
                id: "five",
                title: "One square, five ways – Silver",
                text: "The elephant steps one square diagonally or one square straight forward, and never \
                       jumps: four legs and a trunk. Biruni describes it in his book on India of about 1030.",
            },
        ],
    },
    OptionWords {
        id: "kingLeap",
        question: "May the king leap like a horse once in the game?",
        choices: &[
            Entry {
                id: "once-unless-checked",
                title: "Once, unless it has been in check",
                text: "Once in the game the king may leap as a horse does. A single check before that takes \
                       the leap away for good, however quickly it is parried.",
            },
            Entry {
                id: "once-unrestricted",
                title: "Once, whatever has happened",
                text: "Once in the game the king may leap as a horse does. The short account on the Chess \
                       Variant Pages names no condition; so it may leap out of check too.",
            },
            Entry {
                id: "unmoved-not-in-check",
                title: "As its first move, and not out of check",
                text: "A king that has not moved may leap, unless it is in check at that moment; a check that was \
                       parried without moving it costs nothing. So a modern program, Ludii, plays Hindustani chess, \
                       a later Indian game; its own description lets a check end the right.",
            },
            Entry {
                id: "off",
                title: "No leap",
                text: "The king only ever steps one square. None of our accounts of Chaturanga says so; it is the \
                       rule of ninth-century Indian chess, imported for comparison.",
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
                text: "The leap may end on an enemy piece, which is taken. Daou names the capture; the other \
                       two accounts do not mention it.",
            },
            Entry {
                id: "no",
                title: "No, only to an empty square",
                text: "The leap is a move without capture. Ludii reports it of Parsi chess, a later Indian \
                       game, after a book of 1814; none of our accounts of Chaturanga \
                       forbids the capture.",
            },
        ],
    },
    OptionWords {
        id: "promotion",
        question: "What does a soldier become on the last rank?",
        choices: &[
            Entry {
                id: "square-and-lost",
                title: "The piece of that square, if one has been lost",
                text: "A soldier becomes what stood on its square at the start, a horse on b8, provided that \
                       its side has lost one. That one which has been replaced no longer counts as lost is our \
                       reading. On the enemy king’s square it stays a soldier.",
            },
            Entry {
                id: "square-only",
                title: "The piece of that square, lost or not",
                text: "A soldier becomes what stood on its square at the start. The short account on the Chess \
                       Variant Pages asks for no loss: so three horses are possible. That no soldier becomes a \
                       king is our reading.",
            },
            Entry {
                id: "hindustani",
                title: "The usual rule, and a counsellor on either central square",
                text: "The piece of the square if one has been lost; and the enemy king’s square gives a \
                       counsellor too, if the counsellor has been lost. So in 19th-century Hindustani chess; \
                       Daou thinks that this could be older.",
            },
            Entry {
                id: "parsi",
                title: "The usual rule, and any lost piece on the king’s square",
                text: "The piece of the square if one has been lost; and on the enemy king’s square any piece \
                       already lost, at its owner’s choice. So in 19th-century Parsi chess; Daou thinks \
                       that this could be older.",
            },
        ],
    },
    OptionWords {
        id: "unpromotable",
        question: "What if a soldier on the last rank cannot be promoted?",
        choices: &[
            Entry {
                id: "stays",
                title: "It stays a soldier for good",
                text: "It may step onto the last rank and then stands there, unable to move, until it is \
                       taken. The sources do not say so outright; the long account on the Chess Variant \
                       Pages suggests it.",
            },
            Entry {
                id: "stays-promotes-later",
                title: "It waits, and may be promoted later",
                text: "It stands on the last rank; once its side has lost a piece of the right kind, its owner \
                       may promote it before making a move. Offered so that the soldier \
                       is not wasted.",
            },
            Entry {
                id: "may-not-enter",
                title: "It may not go there yet",
                text: "It has to wait one step short until it can be promoted, and a capture onto the last \
                       rank is closed to it as well. Reported for later Indian games, not for Chaturanga \
                       itself.",
            },
        ],
    },
    OptionWords {
        id: "promoOptional",
        question: "Must a soldier be promoted when it can be?",
        choices: &[
            Entry {
                id: "optional",
                title: "No, it may stay a soldier",
                text: "The sources say that a soldier can or may promote. Declining is seldom wise, except \
                       where the new piece would stalemate the enemy and so lose the game.",
            },
            Entry {
                id: "mandatory",
                title: "Yes, at once",
                text: "A soldier that can be promoted has to be. The stricter reading, \
                       as in most later forms of chess.",
            },
        ],
    },
    OptionWords {
        id: "bareKing",
        question: "What if a player has only the king left?",
        choices: &[
            Entry {
                id: "win-immediate",
                title: "The player loses at once",
                text: "Whoever takes the enemy’s last piece beside the king has won, even if the lone king \
                       could take a last piece in reply.",
            },
            Entry {
                id: "none",
                title: "Nothing: the game goes on",
                text: "A lone king plays on until mate, stalemate or a draw. The two accounts on the Chess \
                       Variant Pages mention no rule for it.",
            },
            Entry {
                id: "win-unless-rebared",
                title: "The player loses, unless the next move bares the other king",
                text: "A lone king that at once takes the other side’s last piece saves a draw. This is the \
                       rule of Shatranj, imported for comparison.",
            },
        ],
    },
    OptionWords {
        id: "stalemate",
        question: "Who wins at stalemate: no check, but no move?",
        choices: &[
            Entry {
                id: "stalemater-loses",
                title: "The player who cannot move",
                text: "Whoever leaves the enemy without a move has lost the game. All three \
                       modern accounts agree, and al-Adli says so of India; it calls for care when the enemy \
                       has few pieces.",
            },
            Entry {
                id: "stalemater-wins",
                title: "The player who has stalemated the other",
                text: "Stalemate counts as a victory, like mate. This is the rule of Shatranj, exactly \
                       opposite, imported for comparison.",
            },
        ],
    },
    OptionWords {
        id: "kingSide",
        question: "On which central square does the king stand?",
        choices: &[
            Entry {
                id: "right",
                title: "On its owner’s right: e1 and d8",
                text: "Each king stands to the right of its counsellor and looks at the enemy counsellor, \
                       not at the enemy king.",
            },
            Entry {
                id: "left",
                title: "On its owner’s left: d1 and e8",
                text: "The same array in the mirror: nothing changes in the play. Offered for comparing diagrams.",
            },
            Entry {
                id: "facing",
                title: "Both on one file: e1 and e8",
                text: "The short account of the Chess Variant Pages says first that the array is that of \
                       international chess, in which the kings face each other, and then that they do not. This is \
                       the first sentence read alone.",
            },
        ],
    },
    OptionWords {
        id: "pieceNames",
        question: "Which names do the pieces bear?",
        choices: &[
            Entry {
                id: "classical",
                title: "The Sanskrit names",
                text: "Raja, Mantri, Gaja, Ashva, Ratha and Padati, with the other names that Daou lists.",
            },
            Entry {
                id: "later-indian",
                title: "Later Indian names: camel and elephant",
                text: "The elephant is called a camel and the chariot an elephant; only the names change, \
                       not the moves. Daou reports it of later times, and often of India today.",
            },
        ],
    },
    OptionWords {
        id: "marks",
        question: "Are squares of the board marked?",
        choices: &[
            Entry {
                id: "ashtapada",
                title: "Yes, sixteen of them",
                text: "The board is the older game’s, the ashtapada. On every native board that Murray saw \
                       some of these squares are crossed, and in books from the seventeenth century on. The \
                       play takes no notice.",
            },
            Entry {
                id: "plain",
                title: "No, it is plain",
                text: "Sixty-four squares and nothing on them. The accounts of the game say that the board \
                       is not chequered, and tell of no marks.",
            },
        ],
    },
    REPETITION,
];

const PRESETS: &[Entry] = &[
    Entry {
        id: "daou-000",
        title: "Daou’s compendium",
        text: "The fullest of the three modern accounts, and the rules that this page begins with.",
    },
    Entry {
        id: "cvp-003",
        title: "Chess Variant Pages, long account",
        text: "The same game after Murray and Gollon, without a rule for the lone king.",
    },
    Entry {
        id: "cvp-002",
        title: "Chess Variant Pages, short account",
        text: "A looser game: the king’s leap is never lost, soldiers promote without a loss, and the lone \
               king plays on.",
    },
    Entry {
        id: "al-adli",
        title: "Al-Adli’s Indian game",
        text: "Ninth-century Indian chess, a game of its own here: the elephants stand in the corners and \
               jump straight, and the king has no leap.",
    },
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The opening of a game",
        text: "Both kings leap, elephants jump over their soldiers, and counsellors and chariots take their \
               first short steps.",
        comments: &[
            (1, "White’s king leaps like a horse, over its own soldiers. That was its one leap of the game."),
            (2, "The elephant jumps the soldier on d7 and lands exactly two squares away on the diagonal."),
            (4, "Black’s king has not been in check either, and leaps in its turn."),
            (7, "The counsellor steps one square diagonally, to the square that its soldier has left."),
            (8, "The chariot goes straight as far as the way is free: for now, a single square."),
            (9, "The horse leaps as it still does today."),
            (10, "Soldiers step one square at a time, the first step included, so the armies meet slowly."),
        ],
    },
    LineWords {
        id: "leap-capture",
        title: "The king’s leap takes a chariot",
        text: "A king that has kept its leap guards more squares than its neighbours. Here it punishes a \
               raider.",
        comments: &[
            (
                1,
                "The black chariot had broken in on c2, out of the king’s ordinary reach: the leap takes it.",
            ),
            (2, "Black’s king uses its own leap to come to the centre."),
            (5, "From now on both kings step one square at a time: each has spent its single leap."),
        ],
    },
    LineWords {
        id: "leap-lost",
        title: "The leap is lost by check",
        text: "A king that has been in check before leaping will never leap. White checks first and keeps \
               its own leap.",
        comments: &[
            (1, "Check. Black’s leap is gone for good, and cannot even be used to get out of this check."),
            (4, "The king steps up to protect the soldier on f7: it now moves like any other king."),
            (5, "White’s king has never been in check and may still leap, once, straight into play."),
        ],
    },
    LineWords {
        id: "leap-no-check",
        title: "The leap gives no check",
        text: "The two kings come to stand a knight’s leap apart, and both still have the leap. Nothing \
               happens: that the leap gives no check is our reading, for the sources do not speak of it.",
        comments: &[
            (1, "White’s king steps to a square that Black’s king could leap to. It is not in check there."),
            (
                2,
                "Nor is Black’s king, which leaves the matter alone: a king is never taken, by leap or otherwise.",
            ),
        ],
    },
    LineWords {
        id: "promotion",
        title: "A soldier becomes what its square was",
        text: "On b8, where a horse stood at the start, a soldier can become a horse and nothing else, and \
               only because White has lost one of its two.",
        comments: &[
            (1, "The soldier arrives and is promoted to a horse."),
            (3, "The new horse escapes with check, and by this check Black’s king loses its leap."),
            (5, "White has its two horses again, and can never have a third."),
        ],
    },
    LineWords {
        id: "promotion-waits",
        title: "No loss, no promotion",
        text: "The same soldier on the same square, but White still has both its horses.",
        comments: &[
            (1, "Nothing is gained: the soldier stays a soldier, and on the last rank it cannot move again."),
            (4, "The stranded soldier is picked off."),
        ],
    },
    LineWords {
        id: "promotion-later",
        title: "A waiting soldier is promoted",
        text: "With the option that lets a stranded soldier wait, the loss of a horse is repaid at once.",
        comments: &[
            (1, "Black’s chariot takes a horse, with check. Now the soldier on b8 has something to become."),
            (2, "The promotion comes first and costs no turn: White still has to answer the check."),
            (3, "The king leaves the check and protects the horse on g1."),
        ],
    },
    LineWords {
        id: "promotion-kings-square",
        title: "Nothing is promoted on the king’s square",
        text: "Two soldiers side by side. On e8 stood Black’s counsellor, on d8 Black’s king.",
        comments: &[
            (1, "On the counsellor’s square the soldier becomes the counsellor that White has lost."),
            (3, "On the king’s square it stays a soldier: there is never a second king."),
            (4, "Black’s king attacks both, and one of them will fall."),
        ],
    },
    LineWords {
        id: "promotion-hindustani",
        title: "Hindustani: a counsellor on the king’s square",
        text: "With the Hindustani option both central squares of the last rank give a counsellor, if it has \
               been lost.",
        comments: &[
            (1, "On d8, the enemy king’s square, the soldier becomes a counsellor."),
            (3, "It walks back into play, one diagonal step at a time."),
        ],
    },
    LineWords {
        id: "promotion-parsi",
        title: "Parsi: any lost piece on the king’s square",
        text: "With the Parsi option the enemy king’s square is the best of all: the soldier may become any \
               piece that its side has lost.",
        comments: &[
            (1, "White chooses a chariot, the strongest piece on the board."),
            (3, "The chariot cuts the king off and looks along the rank at the soldier on g6."),
        ],
    },
    LineWords {
        id: "elephants-circuit",
        title: "Elephants pass each other by",
        text: "With its jump of exactly two, each elephant can ever reach only eight squares of the board, \
               and the eight of one are never those of another: no elephant can take an elephant.",
        comments: &[
            (1, "White’s elephant leaves c1 over the soldier on b2."),
            (2, "Black’s leaves f8 over the soldier on e7."),
            (5, "The two stand close together and cannot touch each other."),
            (7, "The eight squares of the elephant from c1 are a3, a7, c1, c5, e3, e7, g1 and g5."),
        ],
    },
    LineWords {
        id: "elephant-dabbaba",
        title: "The elephant that jumps straight",
        text: "Al-Adli’s elephant jumps two squares forward, back or sideways, and so is out of the gate on \
               the first move.",
        comments: &[
            (1, "The elephant jumps straight over the soldier on f2."),
            (3, "Two more squares forward: it now looks over f6 at the soldier on f7."),
            (5, "A soldier drives Black’s elephant away."),
            (6, "It jumps sideways over d4, and eyes the soldier on e2."),
        ],
    },
    LineWords {
        id: "elephant-five",
        title: "The elephant of five steps",
        text: "Biruni’s elephant steps one square, diagonally or straight ahead. It does not jump, so a \
               soldier has to make way first.",
        comments: &[
            (1, "The soldier opens the diagonal; until now no elephant could move."),
            (3, "One square diagonally."),
            (
                7,
                "One square straight ahead, the fifth of its moves. It may not step straight back or sideways.",
            ),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate: the leap is no escape",
        text: "Black’s king could have leapt a move ago. The check takes the leap away, and so it is mate.",
        comments: &[(
            1,
            "Checkmate by the chariot: the soldiers shut their own king in, and it may not leap out of check.",
        )],
    },
    LineWords {
        id: "leap-from-check",
        title: "The unrestricted leap saves the king",
        text: "The same position under the short account of the Chess Variant Pages, which sets no condition \
               on the leap.",
        comments: &[
            (1, "Check along the last rank, and no ordinary step helps."),
            (2, "The king leaps over its soldiers into the open. The leap is now spent."),
            (3, "White’s king leaps as well, to bring itself nearer."),
        ],
    },
    LineWords {
        id: "bare-king",
        title: "Baring the king wins at once",
        text: "White takes the last piece that Black has beside the king.",
        comments: &[(
            1,
            "White wins on the spot, although Black’s king could have taken the chariot and bared White too.",
        )],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate loses for the one who gives it",
        text: "White is far ahead. Black’s king attacks the chariot, and White protects it with the obvious \
               move.",
        comments: &[(
            1,
            "A blunder: Black is not in check and has no move left. In Chaturanga that is a win for Black.",
        )],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "The name is Sanskrit: chatur-anga, “four parts”. It stood for the Vedic army, whose platoons \
               combined four arms – a single elephant, a single chariot, three horsemen and five men on \
               foot.",
        cite: Cite(DAOU, "§I, note 1"),
    },
    Note {
        text: "The game is believed to have arisen between 400 and 450 in northern India, in the Gupta \
               Empire (320–540), on the board of an older race game, the ashtapada. The name, “eight steps”, \
               served for any board of eight by eight squares.",
        cite: Cite(DAOU, "§I, note 1"),
    },
    Note {
        text: "That the kings stand crosswise, e1 and d8, is told of Indian games of recent times; the old game may \
               have had no fixed rule.",
        cite: Cite(AYER, "comment 9443, after Murray p. 80"),
    },
    Note {
        text: "A more cautious dating: the game existed by the 7th century at the latest, and no older form \
               of chess is known. It looks strikingly like both modern chess and Chinese chess.",
        cite: Cite(CVP_CHATURANGA, ""),
    },
    Note {
        text: "Later the names moved up to match the strength of a real elephant: the chariot became an \
               elephant, and the former elephant a camel. In India the rook is often still an elephant and \
               the bishop a camel.",
        cite: Cite(DAOU, "§I, note 2"),
    },
    Note {
        text: "In Biruni’s book on India, of about 1030, the elephant steps one square forward or one square \
               diagonally. Think of its four legs and its trunk.",
        cite: Cite(DAOU, "§I, note 3"),
    },
    Note {
        text: "Al-Adli, an Arabic master of chess, wrote in the 9th century (about 840, Daou says) that the elephant \
               in India jumps two squares straight. The German historian Johannes Kohtz (1843–1918) took this for its \
               earliest move.",
        cite: Cite(DAOU, "§I, note 4"),
    },
    Note {
        text: "Indian games of the 19th century promote in a similar way: Hindustani chess in the north, \
               Parsi chess in the south. Daou thinks that such rules could have existed as variations in \
               Chaturanga too.",
        cite: Cite(DAOU, "§I, note 5"),
    },
    Note {
        text: "A king that “hasn’t been checked” before it leaps: never, or only not just now? We read it as \
               never, so that one check ends the right for good.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §I"),
    },
    Note {
        text: "An ordinary step of the king does not cost it the leap. The accounts grant one leap during \
               the game, not on the king’s first move.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §I"),
    },
    Note {
        text: "The leap gives no check and guards nothing against a king: two kings may stand a knight’s \
               leap apart. The sources never mention such a threat.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "A soldier “moving to b8” is promoted only after a loss: the wording suggests that it may go \
               there in any case. What becomes of it then is left open.",
        cite: Cite(CVP_CHATURANGA, "moves of pieces"),
    },
    Note {
        text: "A side “has lost” a piece of a kind when it has fewer of that kind on the board than at the \
               start, promoted pieces included. So no side ever has more of a kind than it began with.",
        cite: Cite(RECONSTRUCTION, "after Murray 1913, p. 82, on later Indian chess"),
    },
    Note {
        text: "Taken literally, the Hindustani rule gives a counsellor even on the enemy king’s square, \
               where Chaturanga promotes nothing. We follow it to the letter when that option is chosen.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §I, note 5"),
    },
    Note {
        text: "For Parsi chess only the king’s square is described. We let the other squares promote as \
               usual, and take any lost piece to mean any but a king or a soldier.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §I, note 5"),
    },
    Note {
        text: "The short account puts king and counsellor on exchanged squares for both sides and yet says \
               that the kings do not face each other, which cannot both be. The coordinates of the long \
               account decide: kings on e1 and d8.",
        cite: Cite(CVP_CHATURANGA_SHORT, "and the long account’s opening setup"),
    },
    Note {
        text: "Read literally, the short account would let a soldier become a king on the king’s square. \
               Even under its rules nothing is promoted there.",
        cite: Cite(RECONSTRUCTION, "after the long account"),
    },
    Note {
        text: "After each move the end of the game is looked for in this order: mate, bare king, stalemate. \
               A capture that bares a king and also leaves it without a move therefore wins.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "A king is bare when it stands quite alone; a king with a single soldier is not.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "That baring wins at once, even where the bared king could strike back, is also what al-Adli \
               is quoted for in the Indian game.",
        cite: Cite(AYER, ""),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "chaturanga",
    title: "Chaturanga",
    subtitle: "Indian chess",
    period: "Perhaps from 400–450 (Daou); in or before the 7th century (Chess Variant Pages)",
    place: "Northern India",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: PRESETS, lines: LINES, notes: NOTES },
};
