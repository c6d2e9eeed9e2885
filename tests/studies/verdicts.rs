//! What the masters said of endings (`www/studies/verdicts.json`), beside what all their positions come to.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tabiya::endings::{Book, Side};
use tabiya::{Rules, games};

/// A choice that is not the usual one.
type Reading = &'static [(&'static str, &'static str)];

/// Rules under which the figures are given: the game's own, and where stalemates, bare kings and counts are read
/// otherwise.
const READINGS: [(&str, &[Reading]); 2] = [
    (
        "shatranj",
        &[&[], &[("stalemate", "transpose")], &[("stalemate", "lose")], &[("bareKing", "win-immediate")]],
    ),
    ("makruk", &[&[], &[("bareCount", "pychess")], &[("bareCount", "off")]]),
];

/// The records.
pub fn verdicts() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/studies/verdicts.json");
    serde_json::from_str(&fs::read_to_string(path).expect("verdicts.json")).expect("a list")
}

/// The figures of a verdict under some rules, for its first side, as the file has them.
fn solved(verdict: &Value, options: &[(&str, &str)]) -> Value {
    let game = games::ALL.iter().find(|game| game.id == verdict["game"].as_str().unwrap()).expect("a game");
    let rules = Rules::new(game, options).expect("choices");
    let men = |side: usize| verdict["material"][side].as_str().expect("men").to_uppercase();
    let material = format!("K{}vK{}", men(0), men(1));
    let found = Book::default().statistics(&rules, &material, &mut |_| false);
    let [first, second] = found.unwrap_or_else(|refusal| panic!("{material}: {refusal:?}")).sides;
    let longest = |side: &Side| {
        side.longest_win.as_ref().map(|win| json!({ "plies": win.plies, "position": win.position }))
    };
    let options: serde_json::Map<String, Value> =
        options.iter().map(|&(option, choice)| (option.to_owned(), json!(choice))).collect();
    json!({
        "options": options,
        "moving": { "won": first.won, "drawn": first.drawn, "lost": first.lost },
        "waiting": { "won": second.lost, "drawn": second.drawn, "lost": second.won },
        "longest": longest(&first),
    })
}

#[test]
fn every_verdict_has_its_source() {
    for verdict in verdicts() {
        let id = verdict["id"].as_str().expect("an id");
        assert!(games::ALL.iter().any(|game| game.id == verdict["game"].as_str().unwrap()), "{id}");
        assert!(["win", "draw", "loss", "open"].contains(&verdict["claim"].as_str().unwrap()), "{id}");
        assert!(!verdict["who"].as_str().unwrap().is_empty(), "{id}");
        let sources = verdict["sources"].as_array().expect("sources");
        assert!(
            sources.iter().all(|source| source["url"].as_str().is_some_and(|url| url.starts_with("http"))),
            "{id}"
        );
        assert!(!sources.is_empty(), "{id}");
    }
}

/// The number of men of a verdict, kings among them.
fn men(verdict: &Value) -> usize {
    (0..2).map(|side| 1 + verdict["material"][side].as_str().expect("men").len()).sum()
}

/// The figures again of the verdicts that this takes, under as many readings each.
fn agree(takes: impl Fn(&Value) -> bool, readings: usize) -> usize {
    let mut agreed = 0;
    for verdict in verdicts().iter().filter(|verdict| takes(verdict)) {
        for figures in verdict["solved"].as_array().into_iter().flatten().take(readings) {
            let options = figures["options"].as_object().unwrap();
            let options: Vec<(&str, &str)> =
                options.iter().map(|(option, choice)| (option.as_str(), choice.as_str().unwrap())).collect();
            assert_eq!(&solved(verdict, &options), figures, "{}", verdict["id"]);
            agreed += 1;
        }
    }
    agreed
}

/// Those that take a second or two: the rest is for the deep tests.
#[test]
fn figures_of_small_endings_are_what_the_tables_say() {
    assert_eq!(agree(|verdict| ["n-r", "makruk-nm"].map(Value::from).contains(&verdict["id"]), 1), 2);
}

#[test]
#[ignore = "minutes"]
fn figures_of_endings_are_what_the_tables_say() {
    assert!(agree(|verdict| men(verdict) <= 4, usize::MAX) >= 24);
}

#[test]
#[ignore = "minutes, and more than a gigabyte"]
fn figures_of_five_men_are_what_the_table_says() {
    assert_eq!(agree(|verdict| men(verdict) == 5, 1), 1);
}

/// What a table could speak of has its figures, and nothing else has.
#[test]
fn every_verdict_that_a_table_can_judge_is_judged() {
    for verdict in verdicts() {
        let rules =
            Rules::new(games::find(verdict["game"].as_str().unwrap()).unwrap(), &[]).expect("choices");
        let side = |side: usize| verdict["material"][side].as_str().expect("men").to_uppercase();
        let needs = Book::default().needs_of(&rules, &format!("K{}vK{}", side(0), side(1)));
        assert_eq!(needs.is_ok(), verdict["solved"].is_array(), "{}", verdict["id"]);
    }
}

/// Prints figures for filling them in: of the verdicts that `FIGURES=id,id` names, under the readings whose places
/// `READINGS=0,2` names, or all of them.
#[test]
#[ignore = "a tool"]
fn tell_figures() {
    let Ok(asked) = std::env::var("FIGURES") else { return };
    let places = std::env::var("READINGS").unwrap_or_default();
    for verdict in verdicts().iter().filter(|verdict| asked.split(',').any(|id| verdict["id"] == id)) {
        let game = READINGS.iter().find(|(game, _)| verdict["game"] == *game).expect("readings");
        for (place, options) in game.1.iter().enumerate() {
            if places.is_empty() || places.split(',').any(|one| one == place.to_string()) {
                println!("FIGURES {}", json!({ "id": verdict["id"], "solved": solved(verdict, options) }));
            }
        }
    }
}
