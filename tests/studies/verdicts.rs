//! What the masters said of endings (`www/studies/verdicts.json`), beside what all their positions come to.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tabiya::endings::{Book, Side};
use tabiya::{Rules, games};

/// Rules under which the figures are given: Shatranj's own, and where stalemates and bare kings are read otherwise.
const READINGS: [&[(&str, &str)]; 3] = [&[], &[("stalemate", "lose")], &[("bareKing", "win-immediate")]];

fn verdicts() -> Vec<Value> {
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

/// All figures again, of so many men at most, kings among them.
fn agree(most: usize) {
    for verdict in verdicts() {
        let men: usize = (0..2).map(|side| 1 + verdict["material"][side].as_str().unwrap().len()).sum();
        if men <= most {
            for figures in verdict["solved"].as_array().into_iter().flatten() {
                let options = figures["options"].as_object().unwrap();
                let options: Vec<(&str, &str)> = options
                    .iter()
                    .map(|(option, choice)| (option.as_str(), choice.as_str().unwrap()))
                    .collect();
                assert_eq!(&solved(&verdict, &options), figures, "{}", verdict["id"]);
            }
        }
    }
}

#[test]
#[ignore = "minutes"]
fn figures_of_endings_are_what_the_tables_say() {
    agree(4);
}

/// Prints the figures of every verdict whose table can be made, for filling them in, if `FIGURES` is set.
#[test]
#[ignore = "a tool"]
fn tell_figures() {
    let asked = std::env::var("FIGURES").is_ok();
    for verdict in verdicts().into_iter().filter(|_| asked) {
        let men: usize = (0..2).map(|side| 1 + verdict["material"][side].as_str().unwrap().len()).sum();
        if men <= 4 && verdict["game"] == "shatranj" {
            let all: Vec<Value> = READINGS.iter().map(|options| solved(&verdict, options)).collect();
            println!("FIGURES {}", json!({ "id": verdict["id"], "solved": all }));
        }
    }
}
