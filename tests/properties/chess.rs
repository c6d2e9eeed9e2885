//! Castling, double steps and captures in passing, by the properties that hold for the games of the collection: in
//! standard chess and in games that stretch the terms.

use std::collections::BTreeSet;

use tabiya::{Match, Move, Position, Rules};

use super::compare::{Conceivable, attacks_differ, effects_differ, list_differs};
use super::wander::{place, wander};

const CHESS: &str = include_str!("../files/chess.toml");

fn rules(text: &str) -> Rules {
    let game = tabiya::files::read(text).unwrap_or_else(|error| panic!("{error}"));
    Rules::new(game, &[]).expect("a game without options")
}

/// Starts from which castling, promotion and captures in passing are near.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r3k2r/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/R3K2R b KQkq - 0 1",
    "8/1p1p1p2/8/K1P1P2r/R2p1p1k/8/2P1P3/8 w - - 0 1",
];

/// Chess with other pawns, other ways to castle, other squares to double from.
fn stretched() -> Vec<(&'static str, Rules)> {
    let with = |was: &str, is: &str| {
        assert!(CHESS.contains(was), "{was}");
        rules(&CHESS.replace(was, is))
    };
    let pawn = "\"fmWfcF\", { betza = \"fmnD\", from = { own-ranks = [2, 2] } }";
    let queenside = "    { right = \"queenside\", rook = \"rook\", towards = \"first-file\", steps = 2 },\n";
    let one_way = CHESS.replace(queenside, "");
    vec![
        ("doubling from everywhere", with(", from = { own-ranks = [2, 2] }", "")),
        ("pawns that go diagonally and capture ahead", with(pawn, "\"fmFfcW\", \"fmnA\"")),
        ("pawns that go and capture alike, and sideways", with(pawn, "\"fsWfF\", \"fsnD\"")),
        ("pawns that ride", with(pawn, "\"fmW3fcB\"")),
        ("three squares to the a-file", with("\"first-file\", steps = 2", "\"first-file\", steps = 3")),
        ("four squares, onto the rook's", with("\"first-file\", steps = 2", "\"first-file\", steps = 4")),
        (
            "to the right alone",
            rules(&one_way.replace("towards = \"last-file\"", "towards = \"owners-right\"")),
        ),
        ("with a knight", with("\"kingside\", rook = \"rook\"", "\"kingside\", rook = \"knight\"")),
        ("lost by check", with("home = \"castling\"", "home = \"castling\"\nin-check = \"lost\"")),
        ("before play", with("[terms.castling]", "[terms.castling]\nbefore-play = true")),
    ]
}

fn look(rules: &Rules, position: &Position, moves: &[Move], conceivable: &mut Conceivable) {
    let at = || place(rules, position);
    assert_eq!(effects_differ(rules, position, moves), None, "in {}", at());
    assert_eq!(attacks_differ(rules, position), None, "in {}", at());
    assert_eq!(rules.perft(position, 1), moves.len() as u64, "counted in {}", at());
    let text = rules.write_position(position);
    assert_eq!(rules.read_position(&text).as_ref(), Ok(position), "{text}");
    let mut texts = BTreeSet::new();
    for &action in moves {
        let text = rules.write_move(action);
        assert_eq!(rules.read_move(position, &text), Some(action), "{text} in {}", at());
        assert!(texts.insert(text), "in {}", at());
    }
    if rules.outcome(position).is_none() {
        assert_eq!(list_differs(rules, position, moves, conceivable.under(rules)), None, "in {}", at());
    }
}

#[test]
fn chess_is_judged_as_it_is_generated() {
    let rules = rules(CHESS);
    let mut conceivable = Conceivable::default();
    let mut seen = BTreeSet::new();
    for (seed, start) in STARTS.iter().enumerate() {
        let start = rules.read_position(start).expect(start);
        let mut random = super::chance::Random::new(seed as u64 + 1);
        for _ in 0..6 {
            let mut position = start.clone();
            for _ in 0..40 {
                let moves = rules.legal(&position);
                look(&rules, &position, &moves, &mut conceivable);
                for &action in &moves {
                    match action {
                        Move::Castle { .. } => seen.insert("castling"),
                        Move::Step { from, to, .. }
                            if rules.taken_in_passing(&position, from, to).is_some() =>
                        {
                            seen.insert("in passing")
                        }
                        Move::Step { into: Some(_), .. } => seen.insert("promotion"),
                        _ => false,
                    };
                }
                if moves.is_empty() {
                    break;
                }
                position.apply(&rules, random.pick(&moves), &mut ());
            }
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["castling", "in passing", "promotion"]);
}

#[test]
fn games_that_stretch_the_terms_are_judged_as_they_are_generated() {
    for (what, rules) in stretched() {
        let mut conceivable = Conceivable::default();
        println!("{what}");
        wander(&rules, 3, 60, |position, moves| look(&rules, position, moves, &mut conceivable));
    }
}

/// A capture in passing removes a pawn that stands elsewhere, and is open for one move.
#[test]
fn a_pawn_that_has_passed_is_captured_at_once_or_not() {
    let rules = rules(CHESS);
    let mut game = Match::with_rules(rules.clone(), None).expect("the array");
    for text in ["e2e4", "a7a6", "e4e5", "d7d5"] {
        game.play(text).expect(text);
    }
    assert_eq!(game.position_text().split(' ').nth(3), Some("d6"));
    let mut late = game.clone();
    for text in ["g1f3", "g8f6"] {
        late.play(text).expect(text);
    }
    assert_eq!(late.position_text().split(' ').nth(3), Some("-"));
    assert_eq!(late.play("e5d6").expect_err("too late").code(), "nothing-to-capture");
    game.play("e5d6").expect("at once");
    assert!(game.position_text().starts_with("rnbqkbnr/1pp1pppp/p2P4/8/"), "{}", game.position_text());
    game.undo();
    assert!(game.position_text().contains(" d6 "), "{}", game.position_text());
    // A capture that would not be legal is not offered: the pawn is pinned along the rank, by what both pawns hide.
    let mut pinned = Match::with_rules(rules, Some("8/2p5/8/KP5r/8/8/8/7k b - - 0 1")).expect("a match");
    pinned.play("c7c5").expect("a double step");
    assert_eq!(pinned.position_text().split(' ').nth(3), Some("-"));
}
