//! Hostile record texts: none panics, and none takes long.

use tabiya::notation::Notation;
use tabiya::records::{GameRecord, MAX_RECORD, Reading};
use tabiya::{Match, MatchRecord, games};

use super::random::{played, rule_sets};
use crate::properties::chance::Random;

const SCRAPS: [&str; 40] = [
    "(",
    ")",
    "{",
    "}",
    ";",
    "[",
    "]",
    "\"",
    "\\",
    "\n",
    "%",
    "$1",
    "1.",
    "99999999999999999999.",
    "*",
    "1-0",
    "e4",
    "同",
    "　",
    "☗",
    "▲",
    "(77)",
    "成",
    "変化：0手\n",
    "変化：99999999999手\n",
    "変化：1手\n",
    "|v|",
    "先手の持駒：十九九九歩",
    "P1",
    "P+00AL",
    "+0000",
    "%TORYO",
    "position sfen 9 b 99999P 1 moves ",
    "é",
    "\u{202e}",
    "\0",
    "++",
    "R@",
    "한수쉼",
    "前",
];

fn all() -> impl Iterator<Item = Notation> {
    let ids = [
        "coordinates",
        "san",
        "usi",
        "japanese",
        "hodges",
        "kif",
        "ki2",
        "csa",
        "wxf",
        "chinese",
        "iccs",
        "ucci",
    ];
    ids.into_iter().chain(["korean"]).map(|id| Notation::from_id(id).expect("a notation"))
}

fn try_all(text: &str, game: Option<&str>) {
    let mut tried = vec![Reading { game, ..Reading::default() }];
    tried.extend(all().map(|notation| Reading { game, notation: Some(notation), ..Reading::default() }));
    for reading in tried {
        match GameRecord::read(text, reading) {
            Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
            Ok(record) => {
                if let Some(error) = &record.error {
                    assert!(!error.code().is_empty() && error.to_string().len() < 2000);
                }
                // What was read can be written and read again.
                let text = record.write(record.notation);
                assert!(!text.is_empty());
            }
        }
    }
}

#[test]
fn hostile_records_are_refused_without_a_panic() {
    for (index, game) in games::EVERY.iter().enumerate() {
        let mut random = Random::new(index as u64 + 300);
        let options = rule_sets(game, &mut random, 2).pop().unwrap_or_default();
        let played = played(game, &options, 12, &mut random);
        for &notation in played.rules().notations() {
            let text = played.write(notation);
            for _ in 0..12 {
                let mut letters: Vec<char> = text.chars().collect();
                for _ in 0..1 + random.below(4) {
                    let at = random.below(letters.len() + 1);
                    match random.below(4) {
                        0 => drop(letters.drain(at..(at + random.below(9)).min(letters.len()))),
                        1 => drop(letters.splice(at..at, random.pick(&SCRAPS).chars())),
                        2 if at < letters.len() => {
                            letters[at] = random.pick(&['1', 'x', '+', '(', '９', 'ä'])
                        }
                        _ => letters.rotate_left(at.min(3)),
                    }
                    if letters.is_empty() {
                        break;
                    }
                }
                try_all(&letters.into_iter().collect::<String>(), random.one_in(2).then_some(&*game.id));
            }
        }
    }
}

#[test]
fn scraps_are_refused_without_a_panic() {
    let mut random = Random::new(400);
    for _ in 0..600 {
        let length = random.next() as usize % 30;
        let text: String = (0..length).map(|_| random.pick(&SCRAPS)).collect();
        try_all(&text, Some(&random.pick(games::EVERY).id));
    }
}

/// As long as a record may be, of one thing over and over.
#[test]
fn long_records_end() {
    for part in [
        "(",
        ")",
        "(e2e3)",
        "{",
        "e2e3 ",
        "[a \"b\"]",
        "変化：1手\n",
        "   1 ７六歩(77)\n",
        "▲７六歩",
        "+7776FU\n",
        "1",
    ] {
        let text = part.repeat((MAX_RECORD - 200) / part.len());
        for start in ["", "1. e2e3 ", "手合割：平手\n   1 ７六歩(77)\n", "PI\n+\n"] {
            let text = [start, &text].concat();
            for game in ["shatranj", "shogi"] {
                let _ = GameRecord::read(&text, Reading { game: Some(game), ..Reading::default() });
            }
        }
    }
    let back_and_forth = "1. g1f3 g8f6 2. f3g1 f6g8 (2... f6h5) ".repeat(12_000);
    let reading = Reading { game: Some("shatranj"), options: &[("repetition", "off")], ..Reading::default() };
    let record = GameRecord::read(&back_and_forth, reading).expect("a record");
    assert_eq!(record.error.expect("too many").code(), "record-too-many");
}

#[test]
fn variations_within_variations_are_bounded() {
    let deep = format!("1. e2e3 {}", "(1. d2d3 ".repeat(10_000));
    let record =
        GameRecord::read(&deep, Reading { game: Some("shatranj"), ..Reading::default() }).expect("kept");
    assert_eq!(record.game.line().count(), 1);
    assert_eq!(record.error.map(|error| error.code()), Some("record-too-many"));
    assert!(Match::read(&deep, Some("shatranj"), None).is_err());
}
