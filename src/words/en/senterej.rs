//! Senterej in words.

use super::common::{REPETITION, WHITE_AND_BLACK};
use crate::variant::Cite;
use crate::variant::source::{DAOU, RECONSTRUCTION, WIKIPEDIA_SENTEREJ};
use crate::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords};

const ROLES: &[RoleWords] = &[
    RoleWords { id: "king", nouns: &["king"], meanings: &["king"] },
    RoleWords { id: "counsellor", nouns: &["counsellor"], meanings: &["counsellor"] },
    RoleWords { id: "elephant", nouns: &["elephant"], meanings: &["elephant"] },
    RoleWords { id: "horse", nouns: &["horse"], meanings: &["horse"] },
    RoleWords { id: "chariot", nouns: &["chariot"], meanings: &["castle"] },
    RoleWords { id: "soldier", nouns: &["soldier"], meanings: &["pawn"] },
];

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        id: "werera",
        question: "How does the game open?",
        choices: &[
            Entry {
                id: "simultaneous",
                title: "The Werera: both sides move at will",
                text: "Until the first capture both players move as often and as fast as they like, without waiting \
                       for each other. After it they take turns. Daou follows an article by Richard Pankhurst of \
                       1971. That it may end before, when both are ready, is our reading.",
            },
            Entry {
                id: "ten-ten",
                title: "Ten moves for White, then ten for Black",
                text: "A calmer opening that Daou put together after the Arabic ta’biyat: nobody crosses the centre \
                       or captures, and castling to the right counts as one move. We add that nobody gives check.",
            },
            Entry {
                id: "off",
                title: "No Werera: turns from the start",
                text: "White and Black move alternately from the first move, and there is no castling. Offered for \
                       comparison.",
            },
        ],
    },
    OptionWords {
        id: "bareKingSeven",
        question: "Can a lone king save a draw by surviving?",
        choices: &[
            Entry {
                id: "off",
                title: "No, it plays on",
                text: "Being left with the king alone is no end of the game; it goes on to mate or a draw. The main \
                       rules name no limit.",
            },
            Entry {
                id: "on",
                title: "Yes, by making seven moves",
                text: "Once a lone king has made seven moves without being mated, the game is drawn. Daou reports \
                       it from an applet that cites Pritchard.",
            },
        ],
    },
    OptionWords {
        id: "promotion",
        question: "What does a soldier become on the last rank?",
        choices: &[
            Entry {
                id: "captured-any",
                title: "Any piece of its side that has been captured",
                text: "Its owner may choose among the kinds that have been lost. If none has, or the owner prefers, \
                       it stays a soldier: so we read it.",
            },
            Entry {
                id: "ferz",
                title: "Always a counsellor",
                text: "As in Shatranj. So Wikipedia has it of Senterej too; Daou’s rule is there the report of one \
                       source.",
            },
        ],
    },
    OptionWords {
        id: "fers",
        question: "How does the counsellor move?",
        choices: &[
            Entry {
                id: "diagonal",
                title: "One square diagonally",
                text: "It moves and captures one square along a diagonal, as in Shatranj.",
            },
            Entry {
                id: "king-step-capture-diagonal",
                title: "One square any way, capturing diagonally",
                text: "It steps like a king, but captures only on the diagonals. Wikipedia has it from one source, \
                       and thinks regional varieties possible.",
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
                text: "The board is divided by lines and not chequered: usually a red cloth with strips of \
                       black or blue.",
            },
            Entry {
                id: "ashtapada",
                title: "Yes, sixteen of them",
                text: "The crossed squares of Indian boards, for comparison: no source of ours has them for \
                       Ethiopia. The play takes no notice.",
            },
        ],
    },
    REPETITION,
];

const LINES: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "A Werera and the first blows",
        text: "The two sides mobilise side by side, here move for move, until White strikes first.",
        comments: &[
            (1, "The Werera has begun. White need not wait for Black, nor Black for White."),
            (3, "White’s elephant jumps two squares, as in Shatranj."),
            (
                7,
                "White castles: the king goes two squares to the right and the chariot steps to its other side.",
            ),
            (12, "Black castles too, to its own right: the king to b8, the chariot to c8."),
            (
                13,
                "The first capture. The Werera is over, and from now on the sides move in turn, Black first.",
            ),
            (15, "Recaptured: the game proper has begun with an exchange."),
        ],
    },
    LineWords {
        id: "castling",
        title: "Castling in the Werera",
        text: "White makes four moves in a row while Black is still thinking. Castling is possible in the Werera \
               only, and only to the player’s right.",
        comments: &[
            (1, "White opens a way for the elephant."),
            (2, "White moves again: nobody has to wait."),
            (3, "The squares between king and chariot are empty now."),
            (4, "The king goes from e1 to g1 and the chariot from h1 to f1, in a single move."),
        ],
    },
    LineWords {
        id: "first-capture",
        title: "The first capture ends the Werera",
        text: "A soldier hurries across the board and takes. The other side answers, and the rule of one move each \
               is in force.",
        comments: &[
            (3, "Three moves in a row: the soldier has crossed the centre, as it may in the Werera."),
            (5, "The first capture. The Werera is over, and it is Black’s turn."),
            (6, "Black takes back. Neither side can castle any more."),
            (7, "White’s turn, for one move and no more."),
        ],
    },
    LineWords {
        id: "ready",
        title: "Both sides are ready",
        text: "So that a Werera can also end in peace, each player may declare to be ready. This is our addition: \
               the sources know only the first capture.",
        comments: &[
            (3, "White has made three moves while Black looked on."),
            (5, "White is ready, and now waits."),
            (6, "Black may still move as often as it likes."),
            (7, "Black is ready too. The Werera ends without a capture."),
            (8, "White begins, and from here on the sides move in turn."),
        ],
    },
    LineWords {
        id: "ten-ten",
        title: "Ten moves each",
        text: "Daou’s own reconstruction of the opening: ten moves for White, ten for Black, everybody on their own \
               half of the board.",
        comments: &[
            (4, "Castling to the right counts as one of the ten moves."),
            (6, "Far enough: nobody may cross the centre of the board yet."),
            (10, "White has made its ten moves. Now Black makes ten."),
            (14, "Black castles to its own right."),
            (16, "The soldiers stand face to face across the centre, but nobody may capture yet."),
            (20, "Both sides are drawn up, and the turns begin."),
            (21, "The first capture."),
        ],
    },
    LineWords {
        id: "promotion",
        title: "A captured piece returns",
        text: "White has lost pieces of four kinds and may choose among them. The strongest is not always the best.",
        comments: &[
            (1, "A horse, not a chariot: it checks the king and attacks Black’s chariot at the same time."),
            (2, "The king steps out of check and attacks the horse."),
            (3, "The horse takes the chariot and is out of reach."),
        ],
    },
    LineWords {
        id: "checkmate",
        title: "Checkmate with an elephant’s help",
        text: "The elephant protects a square two steps away on the diagonal, whoever stands between.",
        comments: &[(
            1,
            "Checkmate: the king may not take the chariot, which the elephant on e6 protects over Black’s own soldier.",
        )],
    },
    LineWords {
        id: "stalemate",
        title: "Stalemate is a draw",
        text: "White protects its chariot and leaves Black without a move.",
        comments: &[(1, "Black is not in check and cannot move. Here nobody wins: the game is drawn.")],
    },
    LineWords {
        id: "seven-moves",
        title: "Seven moves of a lone king",
        text: "With the option for it, a king left alone counts its moves. White gets a chariot back, but too late.",
        comments: &[
            (1, "White takes Black’s last soldier. This does not win by itself; the count begins."),
            (2, "The first of Black’s seven moves."),
            (7, "The soldier is promoted to a captured chariot. Black has made three moves."),
            (8, "The fourth; the king attacks the chariot."),
            (12, "The sixth. White cannot mate in a single move."),
            (14, "The seventh move is made, and the game is drawn."),
        ],
    },
];

const NOTES: &[Note] = &[
    Note {
        text: "The Werera, or mobilisation, is described after an article that Richard Pankhurst published in \
               May–June 1971.",
        cite: Cite(DAOU, "§III, note 10"),
    },
    Note {
        text: "Daou offers a second Werera of his own, modelled on the Arabic ta’biyat: ten moves for each side, no \
               crossing of the centre, no captures, castling to the right only.",
        cite: Cite(DAOU, "§III, note 10"),
    },
    Note {
        text: "The draw after seven moves of a lone king comes from an applet on pathguy.com, which cites \
               Pritchard’s encyclopedia.",
        cite: Cite(DAOU, "§III, last item"),
    },
    Note {
        text: "Senterej was the last form of Shatranj to be widely played. According to Pankhurst it died out some \
               time after the Italian invasion of Ethiopia in the 1930s.",
        cite: Cite(WIKIPEDIA_SENTEREJ, ""),
    },
    Note {
        text: "The Werera ends at the first capture. So a position in which a piece is missing is in play, \
               by turns and without castling, unless its text says phase=mobilisation; and one in which none \
               is missing is in the Werera, unless its text says phase=play.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §III"),
    },
    Note {
        text: "At a real board both players move at the same time. Here either side may move whenever it likes, one \
               move after another, until the first capture; then the other side moves next.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §III"),
    },
    Note {
        text: "Pieces may cross the centre during the Werera; otherwise no capture could ever end it.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §III"),
    },
    Note {
        text: "Nothing is said about check during the Werera. We let it be given; a player in check has to meet it \
               with the next move, but is not hurried to make one.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "Castling is described without conditions. We ask that king and chariot have not moved, that nothing \
               stands between them, and that no square of the king’s way is attacked.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §III"),
    },
    Note {
        text: "A side can declare itself ready; when both have, the Werera ends and White begins, or a side in check \
               if there is one. Without this a Werera between patient players would never end.",
        cite: Cite(RECONSTRUCTION, ""),
    },
    Note {
        text: "A soldier “could be” replaced on the last rank, so promotion is not compulsory. A soldier that is not \
               promoted on arrival stays there and is not promoted later.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §III"),
    },
    Note {
        text: "Taking the enemy’s last piece does not win by itself: the source has no such rule for Senterej.",
        cite: Cite(DAOU, "§III"),
    },
    Note {
        text: "The seven moves are those that the king makes after it has been left alone, and the seventh draws as \
               soon as it is made.",
        cite: Cite(RECONSTRUCTION, "after Daou 2007, §III"),
    },
];

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "senterej",
    title: "Senterej",
    subtitle: "Ethiopian chess",
    period: "At court in the early 16th century, it is said; rules told by Pankhurst in 1971 (Daou)",
    place: "Ethiopia",
    sides: WHITE_AND_BLACK,
    checks: &[],
    roles: ROLES,
    texts: |_| &FurtherWords { options: OPTIONS, presets: &[], lines: LINES, notes: NOTES },
};
