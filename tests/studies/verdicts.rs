//! The masters' verdicts on endings (`www/studies/verdicts.json`), beside what all their positions come to.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tabiya::endings::{Book, Side};
use tabiya::{Match, Piece, Position, Role, Rules, Seat, Square, games};

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
    let pieces = |side: usize| verdict["material"][side].as_str().expect("pieces").to_uppercase();
    let material = format!("K{}vK{}", pieces(0), pieces(1));
    let mut book = Book::default();
    let found = book.statistics(&rules, &material, &mut |_| false);
    let [first, second] = found.unwrap_or_else(|refusal| panic!("{material}: {refusal:?}")).sides;
    let longest = |side: &Side| {
        side.longest_win.as_ref().map(|win| json!({ "plies": win.plies, "position": win.position }))
    };
    let options: serde_json::Map<String, Value> =
        options.iter().map(|&(option, choice)| (option.to_owned(), json!(choice))).collect();
    let mut figures = json!({
        "options": options,
        "moving": { "won": first.won, "drawn": first.drawn, "lost": first.lost },
        "waiting": { "won": second.lost, "drawn": second.drawn, "lost": second.won },
        "longest": longest(&first),
    });
    if let Some(condition) = verdict["condition"]["id"].as_str() {
        let holds = |position: &Position| fulfils(&rules, condition, position);
        let found = book.statistics_where(&rules, &material, &holds, &mut |_| false);
        let [first, second] = found.expect("the same ending").sides;
        figures["where"] = json!({
            "moving": { "won": first.won, "drawn": first.drawn, "lost": first.lost },
            "waiting": { "won": second.lost, "drawn": second.drawn, "lost": second.won },
            "longest": longest(&first),
        });
    }
    figures
}

/// Whether a position is one of which the master speaks, as the verdict's `condition` says in words.
fn fulfils(rules: &Rules, condition: &str, position: &Position) -> bool {
    let shape = rules.board().shape;
    let squares = |seat: Seat| -> Vec<(Square, Role)> {
        let role = |at: Square| position.piece_at(at).map(|Piece { role, .. }| (at, role));
        position.pieces_of(seat).filter_map(role).collect()
    };
    let (last_file, last_rank) = (shape.files as i8 - 1, shape.ranks as i8 - 1);
    // How many steps of a king lie between.
    let steps =
        |(file, rank): (i8, i8), at: Square| (shape.file(at) - file).abs().max((shape.rank(at) - rank).abs());
    match condition {
        // Every piece of the first side is on a rank that the soldier has still to pass; in front: on its file or the
        // next.
        "in-front" | "ahead" => {
            let soldier = squares(Seat::SECOND).into_iter().find(|(_, role)| *role == rules.terms().pawn);
            let (soldier, _) = soldier.expect("a soldier");
            squares(Seat::FIRST).iter().all(|&(at, _)| {
                let beside = condition == "ahead" || shape.file(at).abs_diff(shape.file(soldier)) <= 1;
                shape.rank(at) < shape.rank(soldier) && beside
            })
        }
        // The counsellor is four steps or more from its king and on one of the two outermost files or ranks, or it is
        // not.
        "counsellor-far" | "counsellor-far-from-three" | "counsellor-near" => {
            let pieces = squares(Seat::SECOND);
            let (king, _) = pieces.iter().find(|(_, role)| rules.role(*role).royal).expect("a king");
            let (counsellor, _) =
                pieces.iter().find(|(_, role)| !rules.role(*role).royal).expect("a counsellor");
            let edge = |at: Square| {
                let (file, rank) = (shape.file(at), shape.rank(at));
                file.min(last_file - file).min(rank).min(last_rank - rank)
            };
            let apart = steps((shape.file(*king), shape.rank(*king)), *counsellor);
            let far = if condition == "counsellor-far-from-three" { 3 } else { 4 };
            (apart >= far && edge(*counsellor) <= 1) != (condition == "counsellor-near")
        }
        // The bare king is neither in a corner of the met's colour nor beside one.
        "no-corner-of-met" => {
            let (king, _) = squares(Seat::SECOND)[0];
            let met = squares(Seat::FIRST).into_iter().find(|(_, role)| rules.role(*role).id == "counsellor");
            let (met, _) = met.expect("a met");
            let corners = [(0, 0), (0, last_rank), (last_file, 0), (last_file, last_rank)];
            corners.into_iter().all(|(file, rank)| {
                let reached = (file + rank + shape.file(met) + shape.rank(met)) % 2 == 0;
                !reached || steps((file, rank), king) > 1
            })
        }
        _ => panic!("no condition {condition}"),
    }
}

/// The figures of an independent program (a retrograde analysis of its own, which counts every position and no images),
/// in tenths of a percent: won, drawn, lost where the first side moves, and where it waits; the longest win.
const INDEPENDENT: [(&str, [u64; 6], Option<u64>); 5] = [
    ("q-p", [469, 478, 52, 244, 547, 209], Some(81)),
    ("b-p", [446, 541, 13, 242, 608, 150], Some(41)),
    ("n-p", [829, 169, 1, 610, 272, 119], Some(65)),
    ("q-b", [193, 699, 108, 24, 679, 296], Some(27)),
    ("n-b", [384, 613, 3, 114, 759, 128], Some(53)),
];

#[test]
fn figures_are_those_of_another_program() {
    let all = verdicts();
    for (id, expected, longest) in INDEPENDENT {
        let verdict = all.iter().find(|verdict| verdict["id"] == id).expect("a verdict");
        let own = &verdict["solved"][0];
        let mut found = Vec::new();
        for side in ["moving", "waiting"] {
            let counts = ["won", "drawn", "lost"].map(|result| own[side][result].as_u64().expect("a number"));
            found.extend(
                counts
                    .map(|count| (1000.0 * count as f64 / counts.iter().sum::<u64>() as f64).round() as u64),
            );
        }
        assert_eq!(found, expected, "{id}");
        assert_eq!(own["longest"]["plies"].as_u64(), longest, "{id}");
    }
    let sum = |id: &str| -> u64 {
        let verdict = all.iter().find(|verdict| verdict["id"] == id).expect("a verdict");
        verdict["solved"][0]["moving"].as_object().expect("counts").values().filter_map(Value::as_u64).sum()
    };
    // Counted with the elephant on its sixteen squares, mirror images being one.
    assert_eq!(sum("n-b"), 1_566_850);
}

/// What is published as the longest win opens on the board, and nothing in it is impossible.
#[test]
fn every_longest_win_opens_without_a_remark() {
    let mut opened = 0;
    for verdict in verdicts() {
        for figures in verdict["solved"].as_array().into_iter().flatten() {
            for longest in [&figures["longest"], &figures["where"]["longest"]] {
                let Some(position) = longest["position"].as_str() else { continue };
                let game = Match::new(verdict["game"].as_str().expect("a game"), &[], Some(position))
                    .unwrap_or_else(|error| panic!("{position}: {error:?}"));
                assert_eq!(game.rules().remarks(game.position()), [], "{} {position}", verdict["id"]);
                opened += 1;
            }
        }
    }
    assert!(opened >= 30, "{opened}");
}

/// A condition is part of the claim: what is answered is counted where it holds, its longest win too, and what is
/// counted keeps to it. A note says nothing that would make a difference.
#[test]
fn a_condition_is_counted() {
    let mut conditions = 0;
    for verdict in verdicts() {
        let (id, condition) = (&verdict["id"], verdict["condition"]["id"].as_str());
        for figures in verdict["solved"].as_array().into_iter().flatten() {
            assert_eq!(condition.is_some(), figures["where"].is_object(), "{id}");
            let (Some(condition), Some(position)) =
                (condition, figures["where"]["longest"]["position"].as_str())
            else {
                continue;
            };
            let game = Match::new(verdict["game"].as_str().expect("a game"), &[], Some(position))
                .unwrap_or_else(|error| panic!("{position}: {error:?}"));
            assert!(fulfils(game.rules(), condition, game.position()), "{id}: {position}");
            conditions += 1;
        }
        let note = verdict["note"].as_str().unwrap_or_default();
        let excepts =
            [" if ", " where ", " unless ", "except", " far "].iter().any(|word| note.contains(word));
        assert!(!(excepts && verdict["solved"].is_array()), "{id}: “{note}” is a condition");
    }
    assert!(conditions >= 15, "{conditions}");
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
            sources.iter().all(|source| match source["url"].as_str() {
                Some(url) => url.starts_with("http"),
                // A book says where in it.
                None => source["page"].is_string(),
            }),
            "{id}"
        );
        assert!(!sources.is_empty(), "{id}");
    }
}

/// The number of pieces of a verdict, kings among them.
fn pieces(verdict: &Value) -> usize {
    (0..2).map(|side| 1 + verdict["material"][side].as_str().expect("pieces").len()).sum()
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
    assert!(agree(|verdict| pieces(verdict) <= 4, usize::MAX) >= 24);
}

#[test]
#[ignore = "minutes, and more than a gigabyte"]
fn figures_of_five_pieces_are_what_the_table_says() {
    assert_eq!(agree(|verdict| pieces(verdict) == 5, 1), 1);
}

/// What most positions come to where this condition holds instead of a verdict's own, whoever moves.
fn most_where(id: &str, condition: &str) -> &'static str {
    let verdicts = verdicts();
    let mut verdict = verdicts.into_iter().find(|verdict| verdict["id"] == id).expect("a verdict");
    verdict["condition"]["id"] = json!(condition);
    let figures = solved(&verdict, &[]);
    let all = |result: &str| {
        ["moving", "waiting"].iter().filter_map(|side| figures["where"][side][result].as_u64()).sum::<u64>()
    };
    ["won", "drawn", "lost"].into_iter().max_by_key(|result| all(result)).expect("a result")
}

/// Counsellor against soldier is won as the master says only where his two are near the soldier's file, not if
/// “in front” means no more than ahead of it; horse against counsellor only where far means four steps.
#[test]
#[ignore = "minutes"]
fn what_a_condition_means_matters() {
    assert_eq!(most_where("q-p", "ahead"), "drawn");
    assert_eq!(most_where("n-q-far", "counsellor-far-from-three"), "drawn");
}

/// A bare king in or beside a corner of the met's colour is not yet caught: most of these positions are drawn too.
#[test]
fn what_the_condition_of_the_met_leaves_out_is_drawn_too() {
    let verdicts = verdicts();
    let verdict = verdicts.iter().find(|verdict| verdict["id"] == "makruk-nm").expect("a verdict");
    let own = &verdict["solved"][0];
    let rest = |result: &str| -> u64 {
        let side = |side: &str| Some(own[side][result].as_u64()? - own["where"][side][result].as_u64()?);
        ["moving", "waiting"].into_iter().map(|name| side(name).expect("a number")).sum()
    };
    assert!(rest("drawn") > rest("won") + rest("lost"));
}

/// What a table could speak of has its figures, and nothing else has.
#[test]
fn every_verdict_that_a_table_can_judge_is_judged() {
    for verdict in verdicts() {
        let rules =
            Rules::new(games::find(verdict["game"].as_str().unwrap()).unwrap(), &[]).expect("choices");
        let side = |side: usize| verdict["material"][side].as_str().expect("pieces").to_uppercase();
        let needs = Book::default().needs_of(&rules, &format!("K{}vK{}", side(0), side(1)));
        let made = verdict["table"].as_str().is_some_and(|table| report().contains_key(table));
        assert_eq!(needs.is_ok() || made, verdict["solved"].is_array(), "{}", verdict["id"]);
        assert_eq!(
            needs.is_err() && pieces(&verdict) <= 7,
            verdict["table"].is_string(),
            "{}",
            verdict["id"]
        );
    }
}

/// The rows of the report on tables that are too large for a page, by ending: of the first side to move, and of the
/// second.
fn report() -> BTreeMap<String, Vec<BTreeMap<String, String>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/tables/shatranj-verdicts.csv");
    let text = fs::read_to_string(path).expect("a report");
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let head = lines.next().expect("a head");
    let mut rows: BTreeMap<String, Vec<BTreeMap<String, String>>> = BTreeMap::new();
    for line in lines {
        assert_eq!(line.len(), head.len());
        rows.entry(line[0].clone()).or_default().push(head.iter().cloned().zip(line).collect());
    }
    rows
}

/// What is said of an ending of six pieces or more is what the report on its table says: as many positions, images of
/// each other being one; the shares, but for positions that are images of themselves; the longest win.
#[test]
fn figures_of_larger_endings_are_those_of_the_report() {
    let report = report();
    let mut compared = 0;
    for verdict in verdicts() {
        let (Some(table), Some(own)) = (verdict["table"].as_str(), verdict["solved"].get(0)) else {
            continue;
        };
        let rows = &report[table];
        // The report begins with the stronger side; so does not every claim.
        let first = format!("K{}", verdict["material"][0].as_str().unwrap().to_uppercase());
        let plain: String = table.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        let swapped = plain.split('v').next() != Some(&first);
        let number =
            |row: &BTreeMap<String, String>, column: &str| row[column].parse::<u64>().expect("a number");
        for (side, place, results) in [
            ("moving", usize::from(swapped), ["won", "drawn", "lost"]),
            ("waiting", usize::from(!swapped), ["lost", "drawn", "won"]),
        ] {
            let row = &rows[place];
            let counts = results.map(|result| own[side][result].as_u64().expect("a number"));
            assert_eq!(counts.iter().sum::<u64>(), number(row, "apart"), "{table} {side}");
            for (count, column) in counts.into_iter().zip(["won", "drawn", "lost"]) {
                let share = |count: u64, column: &str| count as f64 / number(row, column) as f64;
                let difference = share(count, "apart") - share(number(row, column), "positions");
                assert!(difference.abs() < 1e-3, "{table} {side} {column}: {difference}");
            }
        }
        let winner = usize::from(swapped != (verdict["claim"] == "loss"));
        assert_eq!(own["longest"]["plies"].as_u64(), Some(number(&rows[winner], "longest")), "{table}");
        // Its line is played to the end by the rules.
        let mut game = Match::new("shatranj", &[], own["longest"]["position"].as_str()).expect("a position");
        let winner = game.position().turn();
        for text in own["longest"]["line"].as_str().expect("a line").split(' ') {
            let action =
                game.find_move(text, None).unwrap_or_else(|error| panic!("{table} {text}: {error:?}"));
            game.play_move(action).unwrap_or_else(|error| panic!("{table} {text}: {error:?}"));
        }
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(winner), "{table}");
        assert_eq!(Some(game.line().count() as u64), own["longest"]["plies"].as_u64(), "{table}");
        compared += 1;
    }
    assert!(compared >= 8, "{compared}");
}

/// What a note says of parts of an ending, by the colour of its elephant, is what the report says of their tables, and
/// the parts are the whole: each has the positions of one of the elephant's two regions.
#[test]
fn notes_on_the_colour_of_an_elephant_are_what_the_report_says() {
    let report = report();
    // The elephant's region with b1 is of the other colour than a1, the counsellors'.
    for (id, [other, own], places) in [("b-qqqq", ["KQ1Q1Q1Q1vKB1", "KQ1Q1Q1Q1vKB2"], [1, 0])] {
        let verdicts = verdicts();
        let verdict = verdicts.iter().find(|verdict| verdict["id"] == id).expect("a verdict");
        let whole = verdict["table"].as_str().expect("a table");
        let number = |table: &str, place: usize, column: &str| -> u64 {
            report[table][place][column].parse().expect("a number")
        };
        for column in ["positions", "won", "drawn", "lost"] {
            for place in places {
                let parts: u64 = [other, own].iter().map(|table| number(table, place, column)).sum();
                assert_eq!(parts, number(whole, place, column), "{id} {column}");
            }
        }
        // Whoever moves first, of the side that the claim names first.
        let share = |table: &str, results: [&str; 2]| {
            let sum = |columns: [&str; 2]| -> u64 {
                places.iter().zip(columns).map(|(&place, column)| number(table, place, column)).sum()
            };
            100.0 * sum(results) as f64 / sum(["positions"; 2]) as f64
        };
        let note = verdict["note"].as_str().expect("a note");
        let drawn = format!(
            "other colour, out of the counsellors’ reach, {:.1} % are drawn",
            share(other, ["drawn"; 2])
        );
        let lost = format!("with it on theirs, {:.3} % are lost", share(own, ["lost", "won"]));
        assert!(note.contains(&drawn) && note.contains(&lost), "{note}: {drawn}; {lost}");
    }
}

/// The table that is named has the pieces of the claim, on the colours that it speaks of.
#[test]
fn a_table_has_the_pieces_and_colours_of_its_claim() {
    for verdict in verdicts() {
        let Some(table) = verdict["table"].as_str() else { continue };
        let letters = |text: &str| {
            let mut letters: Vec<char> = text.chars().filter(|letter| letter.is_alphabetic()).collect();
            letters.sort_unstable();
            letters
        };
        let side = |side: usize| {
            letters(&format!("K{}", verdict["material"][side].as_str().unwrap().to_uppercase()))
        };
        let (first, second) = table.split_once('v').expect("two sides");
        let (mut own, mut told) = ([letters(first), letters(second)], [side(0), side(1)]);
        own.sort();
        told.sort();
        assert_eq!(own, told, "{table}");
        let colours = |side: &str| -> String { side.chars().filter(char::is_ascii_digit).collect() };
        let said = match verdict["colours"].as_str() {
            None => ["", ""],
            Some("all four counsellors on one colour") => ["1111", ""],
            Some("two counsellors on each colour") => ["1122", ""],
            Some("three counsellors on one colour, one on the other") => ["1112", ""],
            Some("two counsellors on one colour, the other’s on the other") => ["11", "2"],
            Some("counsellors on two colours") => ["1", "2"],
            // Both of one side, or one of each.
            Some("counsellors on one colour")
                if own.iter().any(|side| side.iter().filter(|&&letter| letter == 'Q').count() > 1) =>
            {
                ["", "11"]
            }
            Some("counsellors on one colour") => ["1", "1"],
            Some(other) => panic!("{other}"),
        };
        assert_eq!([colours(first), colours(second)], said, "{table}");
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
