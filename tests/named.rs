//! Reachability of named positions: every position that is named to a reader – in the lines of the games, the data of
//! the page, its examples and the documents – can have come about: nothing is remarked on it. Studies, verdicts and
//! lessons have tests of their own.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tabiya::{Match, games};

/// Positions of games that a document makes up.
const OWN_GAMES: &[&str] = &[
    "bpkpb/5/5/5/5/BPKPB",
    "rcgkgcr1/8/8/8/8/8/8/RCGKGCR1",
    "r2k3r/pppppppp/8/8/8/8/PPPPPPPP/R2K3R",
    "2sks3/8/2ppp3/8/8/2PPP3/8/2SKS3",
];

/// Why the position of a game cannot be shown as it is: it does not open, or there are remarks on it.
fn wrong(game: &str, options: &[(&str, &str)], position: &str) -> Option<String> {
    match Match::new(game, options, Some(position)) {
        Err(error) => Some(format!("{game}: {position}: {error}")),
        Ok(game) => {
            let remarks = game.rules().remarks(game.position());
            (!remarks.is_empty()).then(|| format!("{}: {position}: {remarks:?}", game.rules().game().id))
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file; none of what is not part of the crate as it is packed.
fn text(path: &str) -> Option<String> {
    let path = root().join(path);
    (root().join("www").is_dir() || path.exists())
        .then(|| fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

#[test]
fn no_line_of_a_game_begins_with_a_remark() {
    let (mut seen, mut faults) = (0, Vec::new());
    for game in games::EVERY {
        for line in &*game.lines {
            let options: Vec<(&str, &str)> =
                line.options.iter().map(|(option, choice)| (&**option, &**choice)).collect();
            let Some(position) = &line.position else { continue };
            faults.extend(
                wrong(&game.id, &options, position).map(|fault| format!("line {}: {fault}", line.id)),
            );
            seen += 1;
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen > 60, "{seen} lines");
}

#[test]
fn no_parting_begins_with_a_remark() {
    let Some(text) = text("www/laboratory/partings.json") else { return };
    let all: Vec<Value> = serde_json::from_str(&text).expect("a list");
    let (mut seen, mut faults) = (0, Vec::new());
    for kept in &all {
        let Some(position) = kept["from"]["position"].as_str() else { continue };
        let word = |value: &'_ Value| value.as_str().expect("a text").to_owned();
        for side in ["a", "b"] {
            let mut options: Vec<(String, String)> = kept["beside"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(option, choice)| (option.clone(), word(choice)))
                .collect();
            options.push((word(&kept["option"]), word(&kept[side])));
            let options: Vec<(&str, &str)> =
                options.iter().map(|(option, choice)| (&**option, &**choice)).collect();
            faults.extend(wrong(&word(&kept["game"]), &options, position));
        }
        seen += 1;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen > 40, "{seen} positions");
}

/// Every `position` of a file of data, with the game of what it stands in.
fn positions(value: &Value, game: Option<&str>, found: &mut Vec<(Option<String>, String)>) {
    let game = value["game"].as_str().or(game);
    match value {
        Value::Object(fields) => {
            if let Some(position) = value["position"].as_str() {
                found.push((game.map(str::to_owned), position.to_owned()));
            }
            fields.values().for_each(|field| positions(field, game, found));
        }
        Value::Array(all) => all.iter().for_each(|one| positions(one, game, found)),
        _ => {}
    }
}

/// The faults of a position: those of its game, or of all games where none is said and none takes it.
fn faults(game: Option<&str>, position: &str) -> Option<String> {
    match game {
        Some(game) => wrong(game, &[], position),
        None => {
            let mut all = games::EVERY.iter().map(|game| wrong(&game.id, &[], position));
            all.all(|wrong| wrong.is_some()).then(|| format!("{position}: no game takes it without a remark"))
        }
    }
}

#[test]
fn the_data_of_the_museum_names_nothing_impossible() {
    let mut seen = 0;
    for name in ["museum/dated", "core/ages", "museum/family", "museum/works"] {
        let Some(text) = text(&format!("www/{name}.json")) else { return };
        let mut found = Vec::new();
        positions(&serde_json::from_str(&text).expect("data"), None, &mut found);
        for (game, position) in found {
            assert_eq!(faults(game.as_deref(), &position), None, "{name}");
            seen += 1;
        }
    }
    assert!(seen >= 6, "{seen} positions");
}

fn files(folder: &str, ends: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|own| ends.iter().any(|end| own == *end)))
        .collect();
    found.sort();
    found
}

/// What stands between quotation marks or backquotes and reads as a position: ranks with slashes, then fields.
fn quoted(text: &str) -> Vec<&str> {
    let is_position = |text: &&str| {
        let ranks = text.split(' ').next().unwrap_or_default();
        let board = ranks.split('[').next().unwrap_or_default();
        let letters = |letter: char| letter.is_ascii_alphanumeric() || "/+~".contains(letter);
        let filled =
            board.split('/').all(|rank| rank.chars().any(|letter| letter.is_ascii_digit()) || rank.len() > 4);
        board.split('/').count() >= 6 && board.chars().all(letters) && filled
    };
    text.split(['"', '`', '\n']).filter(is_position).collect()
}

/// The value of an attribute.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let begin = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[begin..].split('"').next()
}

#[test]
fn examples_and_documents_name_nothing_impossible() {
    let mut seen = 0;
    let mut paths = files("docs", &["md"]);
    paths.extend(files("examples", &["rs"]));
    paths.extend(["README.md", "CHANGELOG.md", "src/lib.rs"].map(|path| root().join(path)));
    for path in paths {
        let text = fs::read_to_string(&path).expect("a document");
        for position in quoted(&text) {
            // The page of verdicts says which game a row is of: `tests/studies.rs` asks that game.
            if OWN_GAMES.contains(&position) || path.ends_with("docs/verdicts.md") {
                continue;
            }
            assert_eq!(faults(None, position), None, "{}", path.display());
            seen += 1;
        }
    }
    for path in files("www/examples", &["html"]) {
        let text = fs::read_to_string(&path).expect("an example");
        for tag in text.split("<tabiya-board").skip(1) {
            let tag = tag.split('>').next().expect("a tag");
            let Some(position) = attribute(tag, "position") else { continue };
            let game = attribute(tag, "game").expect("its game");
            let options = attribute(tag, "options").unwrap_or_default();
            let options: Vec<(&str, &str)> =
                options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
            assert_eq!(wrong(game, &options, position), None, "{}", path.display());
            seen += 1;
        }
    }
    assert!(seen >= 6, "{seen} positions");
}

#[test]
fn what_is_wrong_is_found() {
    // A general outside its palace, pieces that are missing in a game that loses none, and no position.
    assert!(wrong("xiangqi", &[], "4k4/9/9/9/9/9/9/9/9/K8 w").is_some());
    assert!(wrong("shogi", &[], "k8/2K6/9/9/9/9/9/9/9[N] w").is_some_and(|text| text.contains("Missing")));
    assert!(faults(None, "8/8/8/8/8/8/8/8 w").is_some());
    assert_eq!(
        quoted("In `7k/8/6KR/8/8/8/8/8 b` or \"a/b\", `src/words/en/shogi/x/y`."),
        ["7k/8/6KR/8/8/8/8/8 b"]
    );
    assert_eq!(attribute("<tabiya-board game=\"ouk\" position=\"8/8\">", "position"), Some("8/8"));
}
