//! The reasons for a chosen move: each reason in a position in which it holds, with the rule it stands on.

use tabiya::Match;
use tabiya::search::{Limits, Reason, reasons, search};
use tabiya::words;

/// A game, choices, a position, plies; the move, a reason, the rule on which it stands, its sentence.
type Case = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
    u32,
    (&'static str, &'static str, &'static str, &'static str),
);

#[rustfmt::skip]
const CASES: &[Case] = &[
    ("shatranj", &[], "7k/R7/8/8/8/7p/8/1R2K3 w", 2,
        ("b1b8", "wins", "", "It wins at once. White wins: checkmate.")),
    ("shatranj", &[], "7k/8/5K2/8/8/8/p7/6R1 w", 2,
        ("g1a1", "wins", "shatranj.bareKing=win-unless-rebared",
        "It wins by force, after 3 half-moves at the latest: it leaves the other side only its king, \
         which wins here.")),
    ("shatranj", &[], "k7/2K5/8/1P6/8/p7/P7/7R w", 2,
        ("b5b6", "wins", "shatranj.stalemate=win", "It wins at once: it stalemates, which wins here.")),
    ("chaturanga", &[], "4k3/8/8/3p4/4P3/8/8/4K3 w", 1,
        ("e4d5", "wins", "chaturanga.bareKing=win-immediate",
        "It wins at once: it leaves the other side only its king, which wins here.")),
    ("chaturanga", &[], "4k3/8/8/3p4/4P3/8/8/4K3 w", 1,
        ("e4d5", "captures", "", "It captures the soldier on d5.")),
    ("makruk", &[], "4k3/8/8/4p3/3P4/8/8/N3K3 w", 1,
        ("d4e5", "bares-king", "", "It leaves Black only its king.")),
    ("makruk", &[], "4k3/8/8/4p3/3P4/8/8/N3K3 w", 1,
        ("d4e5", "saves", "", "The soldier could have been won on d4, by the soldier; where it goes it cannot.")),
    ("makruk", &[], "8/4n3/8/3k4/8/8/8/RR2K3 b", 1,
        (
            "",
            "counts",
            "makruk.boardCount=manual",
            "The count leads to a draw. Black counts: White has made 0 of 64 moves."
        )),
    ("chaturanga", &[], "4k3/p6p/8/3p4/8/8/1R5P/r3K3 w", 2,
        ("", "answers-check", "", "It takes White out of check.")),
    ("chaturanga", &[], "4k3/p6p/8/2np4/1P6/8/1R5P/4K3 b", 2,
        ("c5d3", "checks", "", "It puts White in check.")),
    ("chaturanga", &[], "4k3/p6p/8/2np4/1P6/8/1R5P/4K3 b", 2,
        ("c5d3", "attacks", "", "It attacks the chariot on b2, which can be won.")),
    ("chaturanga", &[], "4k3/p6p/8/2np4/1P6/8/1R5P/4K3 b", 2,
        ("c5d3", "gains", "", "The expected line wins the chariot, after 3 half-moves.")),
    ("chaturanga", &[], "4k3/p6p/8/2np4/1P6/8/1R5P/4K3 b", 2,
        ("c5d3", "expects", "", "The answer it expects: White’s king goes from e1 to d1.")),
    ("ashtapada", &[], "", 1, ("", "throws", "", "A throw is due.")),
    ("shatranj", &[], "k7/8/1K6/8/8/8/7p/7R b", 1, ("a8b8", "only-move", "", "There is no other move.")),
];

fn why(
    game: &str,
    options: &[(&str, &str)],
    position: &str,
    depth: u32,
) -> (Match, String, Vec<(Reason, String)>) {
    let game = Match::new(game, options, Some(position).filter(|text| !text.is_empty())).expect("a position");
    let found = search(&game, &Limits { depth, ..Limits::default() }, &mut |_| false);
    let best = found.best.map_or(String::new(), |action| game.rules().write_move(action));
    let english = words::default_language();
    let told = reasons(&game, &found).into_iter();
    let told = told.map(|reason| (reason, english.reason(game.rules(), game.position(), reason))).collect();
    (game, best, told)
}

#[test]
fn each_reason_is_given_where_it_holds() {
    for &(game, options, position, depth, (best, code, rule, sentence)) in CASES {
        let (game, found, told) = why(game, options, position, depth);
        let shown = || format!("{} {position}: {found}, {told:?}", game.rules().game().id);
        assert!(best.is_empty() || best == found, "{}", shown());
        let Some((reason, text)) = told.iter().find(|(reason, _)| reason.code() == code) else {
            panic!("no {code}: {}", shown());
        };
        assert_eq!(text, sentence, "{}", shown());
        let on = reason.topic().and_then(|topic| game.rules().provenance(topic)).map(|on| on.rule);
        assert_eq!(on.unwrap_or_default(), rule, "{}", shown());
    }
}

/// What is expected is ahead only with the second soldier: the first pays for one that is lost.
#[test]
fn a_piece_is_won_when_nothing_pays_for_it_any_more() {
    let position = "3k5/9/9/9/p1p3p2/P1P3P2/9/9/9/4K4 w";
    let game = Match::new("xiangqi", &[], Some(position)).expect("a position");
    let mut found = search(&game, &Limits { depth: 1, ..Limits::default() }, &mut |_| false);
    let mut gains = |line: &[&str]| {
        let mut played = game.clone();
        found.line.clear();
        for text in line {
            found.line.push(played.rules().read_move(played.position(), text).expect("a move"));
            played.play(text).expect("a legal move");
        }
        found.best = found.line.first().copied();
        reasons(&game, &found).into_iter().find_map(|reason| match reason {
            Reason::Gains { plies, .. } => Some(plies),
            _ => None,
        })
    };
    let line = ["e1e2", "c6c5", "e2e1", "a6a5", "g5g6", "a5a4", "g6f6"];
    assert_eq!(gains(&line), None, "two for one");
    let quiet = ["e1e2", "d10d9", "g5g6", "d9d10", "g6f6"];
    assert_eq!(gains(&quiet), Some(3));
    let late = ["e1e2", "c6c5", "g5g6", "d10d9", "a5a6"];
    assert_eq!(gains(&late), Some(5), "the first soldier pays for one that is lost");
}

#[test]
fn a_rule_that_is_chosen_otherwise_gives_another_reason() {
    // The last soldier can be taken.
    let position = "4k3/8/8/3p4/4P3/8/8/4K3 w";
    let codes = |choice| {
        let game = Match::new("chaturanga", &[("bareKing", choice)], Some(position)).expect("a position");
        let found = search(&game, &Limits { depth: 1, ..Limits::default() }, &mut |_| false);
        reasons(&game, &found).iter().map(Reason::code).collect::<Vec<_>>()
    };
    assert!(codes("win-immediate").contains(&"wins"));
    assert!(!codes("none").contains(&"wins") && codes("none").contains(&"bares-king"));
}
