//! The corpus of studies (`www/studies`): its shape, its lines, and every verdict proven again.

mod checks;
pub mod page;
mod verdicts;

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use checks::Checks;
use serde_json::{Value, json};
use tabiya::endings::{Book, Value as Ending};
use tabiya::solve::{Limits, Solved, solve};
use tabiya::{Match, Seat};

/// Positions that a proof may look at: in some seconds, and where minutes are allowed.
const SOME: u64 = 20_000_000;
const MANY: u64 = 2_000_000_000;

/// The works in which studies stand, by id.
fn works() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/studies/works.json");
    serde_json::from_str(&fs::read_to_string(path).expect("a list of works")).expect("works")
}

/// Every record, with its game.
fn studies() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/studies");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("www/studies").flatten() {
        let path = entry.path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if path.extension().is_none_or(|kind| kind != "json")
            || ["verdicts", "works"].contains(&name.as_str())
        {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a list of studies");
        let records: Vec<Value> =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        found.extend(records.into_iter().map(|record| (name.clone(), record)));
    }
    found.sort_by_key(|(name, record)| (name.clone(), id(record).to_owned()));
    found
}

fn id(record: &Value) -> &str {
    text(record, "id")
}

fn text<'v>(record: &'v Value, field: &str) -> &'v str {
    record[field].as_str().unwrap_or_else(|| panic!("{field} of {record}"))
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(|text| text.as_str().expect("a text")).collect()
}

/// The match at the position of a record, under its options and these.
fn game(record: &Value, more: &Value) -> Match {
    let pairs = [&record["options"], more].into_iter().filter_map(Value::as_object).flatten();
    let options: Vec<(&str, &str)> =
        pairs.map(|(name, choice)| (name.as_str(), choice.as_str().unwrap())).collect();
    Match::new(text(record, "game"), &options, Some(text(record, "position")))
        .unwrap_or_else(|error| panic!("{}: {error:?}", id(record)))
}

/// The seat that the record says to win.
fn side(record: &Value, game: &Match) -> Seat {
    let letter = record["claim"]["side"].as_str().and_then(|text| text.chars().next());
    game.rules().seats().find(|&seat| Some(game.rules().seat(seat).letter) == letter).expect("a seat")
}

#[test]
fn every_record_has_the_shape_of_study_d_ts() {
    let fields = [
        "id",
        "game",
        "title",
        "options",
        "position",
        "claim",
        "author",
        "date",
        "stands",
        "fame",
        "sources",
        "transcript",
        "line",
        "impossible",
        "reconstructed",
        "note",
        "verdict",
        "deep",
    ];
    let states = ["sound", "cooked", "won", "longer", "wrong", "misprinted", "open"];
    let works = works();
    let mut ids = HashSet::new();
    for (file, record) in studies() {
        assert!(!text(&record, "author").is_empty(), "{} has no author", id(&record));
        for place in record["stands"].as_array().into_iter().flatten() {
            assert!(works[text(place, "work")].is_object(), "{}: {place}", id(&record));
        }
        assert!(ids.insert(id(&record).to_owned()), "{} twice", id(&record));
        assert_eq!(text(&record, "game"), file, "{}", id(&record));
        for field in record.as_object().unwrap().keys() {
            assert!(fields.contains(&field.as_str()), "{}: {field}", id(&record));
        }
        assert!(!text(&record, "title").is_empty());
        assert!(["win", "draw"].contains(&text(&record["claim"], "result")));
        assert!(states.contains(&text(&record["verdict"], "state")), "{}", id(&record));
        let sources = record["sources"].as_array().expect("sources");
        let transcribed = record["transcript"].is_string() && record["stands"].is_array();
        assert!(transcribed || !sources.is_empty(), "{} has no source", id(&record));
        for source in sources {
            assert!(text(source, "work").len() > 5, "{}", id(&record));
            let url = source["url"].as_str();
            assert!(
                url.is_some_and(|url| url.starts_with("http")) || source["page"].is_string(),
                "{}",
                id(&record)
            );
        }
    }
    assert!(ids.len() >= 25, "{} studies", ids.len());
}

#[test]
fn positions_are_as_our_text_has_them() {
    for (_, record) in studies() {
        let game = game(&record, &Value::Null);
        assert!(game.outcome().is_none(), "{} is over", id(&record));
        let own: Vec<&str> = text(&record, "position").split(' ').collect();
        let canonical = game.position_text();
        assert_eq!(own, canonical.split(' ').take(own.len()).collect::<Vec<_>>(), "{}", id(&record));
        side(&record, &game);
    }
}

/// A remark on a study is one that the study itself makes: problems of Shogi leave out what does not matter.
#[test]
fn studies_open_without_a_remark() {
    for (_, record) in studies() {
        let game = game(&record, &Value::Null);
        let remarks = game.rules().remarks(game.position());
        assert!(remarks.is_empty(), "{}: {remarks:?}", id(&record));
    }
}

/// Every position that the page of verdicts names stands where its row says, and nothing in it is impossible.
#[test]
fn positions_of_the_page_of_verdicts_open_without_a_remark() {
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/verdicts.md")).expect("a page");
    let mut opened = 0;
    for line in page.lines().filter(|line| line.starts_with("| ")) {
        let quoted = line.split('`').skip(1).step_by(2);
        for position in quoted.filter(|text| text.contains('/')) {
            let title = line.trim_start_matches("| ").split(':').next().expect("a title").to_lowercase();
            let game = Match::new(&title, &[], Some(position))
                .unwrap_or_else(|error| panic!("{position}: {error:?}"));
            assert_eq!(game.rules().remarks(game.position()), [], "{position}");
            opened += 1;
        }
    }
    assert!(opened >= 30, "{opened}");
}

#[test]
fn printed_lines_can_be_played_as_far_as_they_are_given() {
    for (_, record) in studies() {
        let mut game = game(&record, &Value::Null);
        let line = texts(&record["line"]);
        for (ply, action) in line.iter().enumerate() {
            game.play(action).unwrap_or_else(|error| panic!("{} ply {}: {error:?}", id(&record), ply + 1));
        }
        let impossible = &record["impossible"];
        assert_eq!(
            text(&record["verdict"], "state") == "misprinted",
            impossible.is_object(),
            "{}",
            id(&record)
        );
        if let Some(ply) = impossible["ply"].as_u64() {
            assert_eq!(ply as usize, line.len() + 1, "{}", id(&record));
            let printed = text(impossible, "move");
            assert!(game.play(printed).is_err(), "{}: {printed} can be played", id(&record));
        }
        // A win whose length is claimed ends in the last move of a line that is printed whole.
        let claim = &record["claim"];
        if claim["plies"].as_u64() == Some(line.len() as u64) && claim["result"] == "win" {
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(side(&record, &game)), "{}", id(&record));
        }
    }
}

/// What `crates/rules/src/solve` finds within so many plies, and the first moves that have the shortest win.
fn by_solver(record: &Value, options: &Value, plies: u64, nodes: u64) -> (Solved, Vec<String>) {
    let game = game(record, options);
    let checks = record["verdict"]["proof"] == "checks";
    let seat = Some(side(record, &game));
    let limits = Limits { plies: plies as u32, seat, checks, all: false, nodes, ..Limits::default() };
    // Where no keys are given, any win within the plies will do.
    let bound = record["verdict"]["keys"].is_null() && record["verdict"]["least"].is_null();
    let solved = solve(&game, &limits, &mut |found| bound && found.plies.is_some());
    let shortest = solved.keys.iter().filter(|key| Some(key.plies) == solved.plies);
    let mut keys: Vec<String> = shortest.map(|key| game.rules().write_move(key.action)).collect();
    keys.sort();
    (solved, keys)
}

/// What the table of the ending says: the win of who acts and the first moves that have it.
fn by_table(record: &Value, options: &Value) -> Option<(u64, Vec<String>)> {
    let game = game(record, options);
    let ending = Book::default().ending(&game, &mut |_| false).expect("a table");
    let Ending::Win(plies) = ending.value else { return None };
    let shortest = ending.moves.iter().filter(|(_, value)| *value == Ending::Win(plies));
    let mut keys: Vec<String> = shortest.map(|&(action, _)| game.rules().write_move(action)).collect();
    keys.sort();
    Some((u64::from(plies), keys))
}

#[test]
fn the_page_of_verdicts_says_what_is_on_record() {
    let page = page::page();
    for (_, record) in studies() {
        assert!(page.contains(&format!("`{}`", id(&record))), "{}", id(&record));
    }
    for verdict in verdicts::verdicts() {
        assert!(page.contains(text(&verdict, "who")), "{}", verdict["id"]);
    }
}

/// Proves the records again, those that take long or the others.
fn prove(deep: bool, most: u64) {
    for (_, record) in studies().into_iter().filter(|(_, record)| (record["deep"] == true) == deep) {
        state_fits(&record);
        let verdict = &record["verdict"];
        println!("{}", id(&record));
        if let Some(least) = verdict["least"].as_u64() {
            let (solved, _) = by_solver(&record, &Value::Null, least - 2, most);
            assert_eq!((solved.plies, u64::from(solved.depth)), (None, least - 2), "{}", id(&record));
        }
        let Some(plies) = verdict["plies"].as_u64() else { continue };
        let keys: Vec<String> = texts(&verdict["keys"]).into_iter().map(str::to_owned).collect();
        match text(verdict, "proof") {
            "table" => assert_eq!(by_table(&record, &Value::Null), Some((plies, keys)), "{}", id(&record)),
            "checks" | "full" if verdict["keys"].is_array() => {
                let (solved, found) = by_solver(&record, &Value::Null, plies, most);
                assert_eq!((solved.plies, found), (Some(plies as u32), keys), "{}", id(&record));
                assert!(u64::from(solved.depth) + 1 >= plies, "{}: shorter wins are open", id(&record));
            }
            "checks" | "bound" => {
                let (solved, _) = by_solver(&record, &Value::Null, plies, most);
                assert!(solved.plies.is_some_and(|found| u64::from(found) <= plies), "{}", id(&record));
            }
            other => panic!("{}: {other}", id(&record)),
        }
        for other in verdict["under"].as_array().into_iter().flatten() {
            let found = match text(verdict, "proof") {
                "table" => by_table(&record, &other["options"]).map(|(plies, _)| plies),
                _ => {
                    let within = other["plies"].as_u64().unwrap_or(plies);
                    by_solver(&record, &other["options"], within, most).0.plies.map(u64::from)
                }
            };
            assert_eq!(other["plies"].as_u64(), found, "{}: {other}", id(&record));
        }
    }
}

/// Whether the state is what the figures say.
fn state_fits(record: &Value) {
    let (verdict, claim) = (&record["verdict"], &record["claim"]);
    let keys = texts(&verdict["keys"]);
    let printed = texts(&record["line"]).first().copied();
    let longer = verdict["plies"].as_u64() > claim["plies"].as_u64() && claim["plies"].is_u64();
    let fits = match text(verdict, "state") {
        "sound" => keys.len() == 1 && printed.is_none_or(|first| keys == [first]) && !longer,
        "cooked" => (keys.len() > 1 || printed.is_some_and(|first| keys != [first])) && !longer,
        "won" => {
            keys.is_empty() && verdict["plies"].is_u64() && verdict["result"] == claim["result"] && !longer
        }
        "longer" => longer || verdict["least"].as_u64() > claim["plies"].as_u64(),
        "wrong" => verdict["result"] != claim["result"],
        "open" => verdict["keys"].is_null() && verdict["plies"].is_null(),
        _ => true,
    };
    assert!(fits, "{}: {verdict}", id(record));
}

/// Plain recursion, which knows nothing of the solver, says the same of the short ones that are won by checks: of all
/// but those that take quiet moves.
#[test]
fn plain_recursion_agrees() {
    let mut agreed = 0;
    for (_, record) in studies() {
        let verdict = &record["verdict"];
        let Some(plies) = verdict["plies"].as_u64().filter(|&plies| plies <= 15) else { continue };
        if record["game"] != "shatranj" || verdict["keys"].is_null() {
            continue;
        }
        let game = game(&record, &Value::Null);
        let mut solver = Checks::new(game.rules(), side(&record, &game), 1_000_000);
        let (found, known) = solver.shortest(game.position(), plies as u8);
        let Some((length, keys)) = found else {
            assert_eq!(id(&record), "zajbar-rook", "not won by checks");
            continue;
        };
        let mut keys: Vec<String> = keys.into_iter().map(|key| game.rules().write_move(key)).collect();
        keys.sort();
        assert_eq!((u64::from(length), known), (plies, true), "{}", id(&record));
        assert_eq!(keys, texts(&verdict["keys"]), "{}", id(&record));
        agreed += 1;
    }
    assert!(agreed >= 4, "{agreed} studies");
}

#[test]
fn verdicts_are_proven_again() {
    prove(false, SOME);
}

#[test]
#[ignore = "minutes"]
fn long_verdicts_are_proven_again() {
    prove(true, MANY);
}

/// What the solver says of records, for filling in verdicts: those whose ids begin as `STUDIES=id,id` says, or with
/// `STUDIES=` all that are open, each for `SECONDS`. Without it nothing is told.
#[test]
#[ignore = "a tool"]
fn tell() {
    let Ok(wanted) = std::env::var("STUDIES") else { return };
    let seconds: u64 = std::env::var("SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    for (_, record) in studies() {
        let asked = wanted.split(',').any(|one| !one.is_empty() && id(&record).starts_with(one));
        if !(asked || wanted.is_empty() && record["verdict"]["state"] == "open") {
            continue;
        }
        let game = game(&record, &Value::Null);
        let line = texts(&record["line"]).len() as u64;
        let plies = record["claim"]["plies"].as_u64().unwrap_or(line.max(15)) as u32;
        let checks = std::env::var("CHECKS").is_ok();
        let seat = Some(side(&record, &game));
        let plies = std::env::var("PLIES").ok().and_then(|text| text.parse().ok()).unwrap_or(plies);
        let limits = Limits { plies, seat, checks, all: false, ..Limits::default() };
        let begin = std::time::Instant::now();
        let solved = solve(&game, &limits, &mut |_| begin.elapsed().as_secs() >= seconds);
        let name = |action| game.rules().write_move(action);
        let keys: Vec<_> =
            solved.keys.iter().map(|key| format!("{} {}", name(key.action), key.plies)).collect();
        if std::env::var("TABLE").is_ok() {
            for options in [json!({}), json!({ "stalemate": "lose" }), json!({ "bareKing": "win-immediate" })]
            {
                println!("{} TABLE {options} {:?}", id(&record), by_table(&record, &options));
            }
        }
        let line: Vec<_> = solved.line.iter().map(|&action| name(action)).collect();
        println!(
            "{} | {:?} {:?} of {plies} keys {keys:?} depth {} nodes {} {:.1?} {}",
            id(&record),
            solved.verdict,
            solved.plies,
            solved.depth,
            solved.nodes,
            begin.elapsed(),
            line.join(" ")
        );
    }
}
