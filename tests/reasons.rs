//! Regression tests of reasons: refusals of which the reason was once another than the true one, each with its
//! position; and beats that said something else than what happens.

use tabiya::{Match, MatchText};

/// A game, options, position, line, a pair of squares or a move, and the code and words of its refusal.
type Refused =
    (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

const REFUSED: &[Refused] = &[
    // A promoting step may not give check, nor capture its like; both are what the pair of squares means there.
    (
        "sittuyin",
        "",
        "4k3/8/2P5/7p/7P/8/8/4K3 w",
        "",
        "c6 d7",
        "promotion-too-strong",
        "A soldier that is promoted by a step may not give check with it, as on d7.",
    ),
    (
        "sittuyin",
        "",
        "8/5k2/2P5/1f5p/7P/8/8/4K3 w",
        "",
        "c6 b5",
        "promotion-too-strong",
        "A soldier that is promoted by a step may not capture the counsellor on b5 by it.",
    ),
    ("sittuyin", "promoCheck=all", "8/8/2P4k/7p/1r5P/8/8/4K3 w", "", "c6 c6", "", ""),
    (
        "sittuyin",
        "",
        "7k/8/2P5/8/8/8/8/F3K3 w",
        "",
        "c6 b7",
        "not-into-this",
        "No counsellor of this side has been lost",
    ),
    (
        "sittuyin",
        "",
        "7k/8/2P5/8/8/8/8/F3K3 w",
        "",
        "c6 c6",
        "not-into-this",
        "No counsellor of this side has been lost",
    ),
    ("sittuyin", "", "7k/8/2P5/8/8/8/8/F3K3 w", "", "c6 a1", "own-piece", ""),
    ("sittuyin", "", "7k/8/2P5/8/8/8/8/F3K3 w", "", "c6 c5", "not-its-move", ""),
    // No diagonal line joins the points.
    (
        "janggi",
        "",
        "3k5/9/9/9/9/4R4/9/9/9/4K4 w",
        "",
        "e5 f6",
        "no-line",
        "No diagonal line joins e5 and f6.",
    ),
    (
        "janggi",
        "",
        "3k5/9/9/9/9/4R4/9/9/9/4K4 w",
        "",
        "e1 d2",
        "no-line",
        "No diagonal line joins e1 and d2.",
    ),
    (
        "janggi",
        "",
        "3k5/9/9/9/9/4R4/9/9/9/3K5 w",
        "",
        "d1 c1",
        "outside-zone",
        "moves only within the palace",
    ),
    // A line joins these, but it is not the enemy's.
    (
        "janggi",
        "",
        "4k4/9/9/9/9/9/9/9/9/3R1K3 w",
        "",
        "d1 e2",
        "outside-zone",
        "The chariot goes diagonally only along the diagonal lines of the enemy’s palace.",
    ),
    // Castling belongs to the mobilisation.
    (
        "senterej",
        "",
        "rnbkqbnr/ppp1pppp/8/3r4/4P3/6P1/PPPP1P1P/RNBQK2R w phase=mobilisation",
        "",
        "e1 g1",
        "",
        "",
    ),
    (
        "senterej",
        "",
        "rnbkqbnr/ppp1pppp/8/3r4/4P3/6P1/PPPP1P1P/RNBQK2R w phase=mobilisation",
        "e4d5 a7a6",
        "e1 g1",
        "no-castling",
        "Castling belongs to the mobilisation, and that is over.",
    ),
    ("senterej", "", "", "", "e1 g1", "castling-blocked", ""),
    // A soldier that comes to the far side before a soldier of its side is lost.
    (
        "dice-chess",
        "",
        "1wP2nK3/sP6nP/8/wK7/7eK/8/1sPsPsP2eP1/4sK3 s phase=play",
        "throw-5",
        "a7 a8",
        "may-not-enter",
        "",
    ),
    // Prisoners that are there, and why their kings cannot return now.
    (
        "shaturanga",
        "",
        "6wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play",
        "propose-s refuse-e",
        "propose-s",
        "offer-refused",
        "Red’s proposal has been refused",
    ),
    (
        "shaturanga",
        "",
        "4sE1wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play",
        "",
        "propose-s",
        "throne-occupied",
        "",
    ),
    (
        "shaturanga",
        "",
        "4sE1wP1/7nP/8/8/8/8/1sE4eP1/3sK4 s captive=nwm,wsm,esm2 phase=play",
        "",
        "release-s",
        "throne-occupied",
        "",
    ),
    ("shaturanga", "", "", "throw-5 throw-4 throw-3 throw-2", "propose-s", "no-prisoners", ""),
    // An offer is no impasse.
    (
        "shaturanga",
        "",
        "6wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play",
        "propose-s",
        "throw-5",
        "answer-first",
        "The proposed exchange has to be answered first.",
    ),
    // A second counsellor has no right to a double step, whatever the first has kept.
    (
        "ouk",
        "",
        "4k3/8/8/8/8/3M4/8/3KM3 w M",
        "",
        "d3 d5",
        "not-from-place",
        "Only the piece that still stands where it began makes the counsellor’s double move.",
    ),
    // How a right was lost, where the game tells it.
    (
        "chaturanga",
        "",
        "4k3/8/8/8/8/7p/4p3/R3K3 w Kk",
        "a1a8 e8d7 e1e2",
        "d7 b6",
        "right-lost",
        "Black no longer has the king’s leap: its king has been in check.",
    ),
    (
        "chaturanga",
        "",
        "",
        "e1f3 h7h6",
        "f3 g5",
        "right-lost",
        "White no longer has the king’s leap: it has been used.",
    ),
];

#[test]
fn the_reason_is_the_true_one() {
    let mut wrong = Vec::new();
    for &(game, options, position, line, action, code, words) in REFUSED {
        let chosen: Vec<(&str, &str)> =
            options.split_whitespace().map(|pair| pair.split_once('=').expect("option=choice")).collect();
        let mut played = match Match::new(game, &chosen, (!position.is_empty()).then_some(position)) {
            Ok(played) => played,
            Err(error) => {
                wrong.push(format!("{game} {position}: {error}"));
                continue;
            }
        };
        for text in line.split_whitespace() {
            if let Err(error) = played.play(text) {
                wrong.push(format!("{game} {position} {text}: {}", played.words_for(&error)));
            }
        }
        let square = |name: &str| played.rules().board().shape.parse(name).expect("a square");
        let refused = match action.split_once(' ') {
            Some((from, to)) => played.explain(square(from), square(to)).err(),
            None => played.clone().play(action).err(),
        };
        let (found, said) =
            refused.map_or(("", String::new()), |error| (error.code(), played.words_for(&error)));
        if found != code || !said.contains(words) {
            wrong.push(format!("{game} {position} {line}, {action}: {found}, {said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A game, options, position, moves, and what is said of the last one.
const SAID: &[(&str, &str, &str, &str, &str)] = &[
    ("chaturanga", "", "", "e1f3", "White has used the king’s leap, and will not have it again."),
    (
        "chaturanga",
        "",
        "4k3/8/8/8/8/7p/4p3/R3K3 w Kk",
        "a1a8",
        "Black loses the king’s leap: its king has been in check.",
    ),
    (
        "ouk",
        "leapLostBy=rook-aim",
        "3mk3/4s3/8/8/8/8/7R/3KM3 w",
        "h2e2",
        "Black loses the king’s leap: a boat has stood on its king’s file or rank.",
    ),
    ("senterej", "", "", "e2e3 d7d6 e1e2", "White loses castling: its king has moved."),
    ("senterej", "", "", "g1f3 d7d6 h1g1", "White loses castling: its chariot has moved."),
    ("sittuyin", "", "", "K@g2", "White places a king on g2."),
    ("sittuyin", "", "", "K@g2 K@b7 R@a3~b1", "White’s soldier goes from a3 to b1."),
    ("shogi", "", "4k4/9/9/9/9/9/9/9/4K4[P] w", "P@e5", "Sente drops a pawn on e5."),
    ("shatranj", "", "7k/R7/8/8/8/7p/8/1R2K3 w", "b1b8", "White wins: checkmate."),
];

#[test]
fn beats_say_what_happens() {
    for &(game, options, position, line, said) in SAID {
        let chosen: Vec<(&str, &str)> =
            options.split_whitespace().map(|pair| pair.split_once('=').expect("option=choice")).collect();
        let mut played =
            Match::new(game, &chosen, (!position.is_empty()).then_some(position)).expect("a position");
        let mut beats = Vec::new();
        for text in line.split_whitespace() {
            beats = played
                .play(text)
                .unwrap_or_else(|error| panic!("{game} {text}: {}", played.words_for(&error)));
        }
        let words = tabiya::words::language("en").expect("English");
        let told: Vec<String> =
            beats.iter().map(|beat| words.narrate(played.rules(), played.position(), beat)).collect();
        assert!(told.iter().any(|text| text == said), "{game} {line}: {told:#?}");
        let over = played.outcome().is_some();
        assert!(!over || !told.iter().any(|text| text.ends_with(" to move.")), "{game} {line}: {told:#?}");
    }
}
