//! `tabiya lab`: shares of a plan come to the same, also after a stop in the middle, and bad plans say what is wrong.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{directory, said_in, tabiya_in};

/// Both sides by chance, two searches against each other, throws, and a choice of an array.
const PLAN: &str = r#"
seed = 7
games = 5
opening = 3
plies = 120

[[compare]]
game = "chaturanga"
option = "elephant"
choices = ["alfil", "dabbaba"]

[[compare]]
game = "shatranj"
option = "stalemate"
play = ["nodes-60", "level-1"]
games = 2
plies = 24
with = { bareKing = "win-immediate" }

[[compare]]
game = "dice-chess"
option = "exchange"
games = 2
plies = 40
"#;

/// The plan in a directory of the test’s own, with what its first comparison asks for among the options of Shatranj.
fn plan(name: &str) -> PathBuf {
    let directory = directory(name);
    fs::write(directory.join("plan.toml"), PLAN).expect("written");
    directory
}

fn tables(directory: &Path, files: &[String]) -> Vec<String> {
    ["csv", "json", "markdown", "differences", "pairs"]
        .map(|form| {
            let mut args = vec!["lab", "merge", "--to", form];
            args.extend(files.iter().map(String::as_str));
            said_in(directory, &args)
        })
        .to_vec()
}

#[test]
fn tables_are_the_same_whatever_the_number_of_shares() {
    let directory = plan("shares");
    let mut found: Vec<Vec<String>> = Vec::new();
    for shares in [1, 2, 5] {
        let folder = format!("of-{shares}");
        fs::create_dir(directory.join(&folder)).expect("a folder");
        // Any order.
        for share in (1..=shares).rev() {
            said_in(
                &directory,
                &["lab", "run", "plan.toml", "--shard", &format!("{share}/{shares}"), "-O", &folder],
            );
        }
        let mut files: Vec<String> =
            (1..=shares).map(|share| format!("{folder}/shard-{share}-of-{shares}.jsonl")).collect();
        found.push(tables(&directory, &files));
        files.reverse();
        // What is there twice counts once.
        files.push(files[0].clone());
        assert_eq!(tables(&directory, &files), found[0]);
    }
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0], found[2]);
    let [csv, json, markdown, differences, pairs] = &found[0][..] else { unreachable!() };
    assert!(csv.starts_with("game,option,play,choice,measure,value,low,high,games\n"));
    assert!(csv.contains("\nchaturanga,elephant,random,dabbaba,length,"), "{csv}");
    assert!(csv.contains("\nshatranj,stalemate,nodes-60 level-1,"), "{csv}");
    assert!(differences.contains("| chaturanga | elephant | random | 5 | "), "{differences}");
    assert!(json.starts_with('[') && markdown.contains("no difference seen"), "{markdown}");
    assert!(
        pairs.starts_with("game,option,play,measure,choice,other,pairs,left out,higher,lower,p,q,least\n")
    );
    assert!(pairs.contains("\nchaturanga,elephant,random,completion,alfil,dabbaba,5,0,"), "{pairs}");
}

/// Twenty pairs made by hand: all go the same way but seven, ended by a rule under one choice alone. Chances are
/// sums of binomial coefficients.
#[test]
fn merged_games_are_compared_in_pairs_with_q_values() {
    let directory = directory("pairs");
    let line = |choice: &str, number: u64, ended: bool| {
        let (task, end) = (
            2 * number + u64::from(choice == "b"),
            if ended { r#","end":"checkmate","side":0"# } else { "" },
        );
        let head =
            format!(r#"{{"plan":"p","task":{task},"tasks":40,"game":"g","option":"o","choice":"{choice}""#);
        let rest = r#""play":"random","sides":2,"plies":9,"branching":2.5,"captures":1,"coverage":0.5,"repetition":0"#;
        format!("{head},\"number\":{number},{rest}{end}}}\n")
    };
    let merged = |ended: u64, form: &str| {
        let lines = (0..20).map(|number| line("a", number, true) + &line("b", number, number >= ended));
        fs::write(directory.join("games.jsonl"), lines.collect::<String>()).expect("written");
        said_in(&directory, &["lab", "merge", "games.jsonl", "--to", form])
    };
    let found: serde_json::Value = serde_json::from_str(&merged(7, "json")).expect("JSON");
    let pair = |id: &str| {
        let all = found[0]["pairs"].as_array().expect("pairs");
        all.iter().find(|pair| pair["measure"] == id).unwrap_or_else(|| panic!("no {id}")).clone()
    };
    let ended = pair("completion");
    assert_eq!(ended["choices"], serde_json::json!(["a", "b"]));
    assert_eq!(
        (ended["pairs"].as_u64(), ended["higher"].as_u64(), ended["lower"].as_u64()),
        (Some(20), Some(7), Some(0))
    );
    let close = |value: &serde_json::Value, wanted: f64| {
        value.as_f64().is_some_and(|value| (value - wanted).abs() < 1e-12)
    };
    // Four measures of these games differ in seven pairs, each with a chance of 2 in 128.
    assert!(close(&ended["p"], 2.0 / 128.0) && close(&ended["q"], 2.0 / 128.0), "{ended}");
    let length = pair("length");
    assert_eq!((length["pairs"].as_u64(), length["leftOut"].as_u64()), (Some(13), Some(7)));
    let told = merged(7, "differences");
    assert!(
        told.contains("completion: b 0.650 (0.408 to 0.846), a 1.000 (0.832 to 1.000), q = 0.016"),
        "{told}"
    );
    let told = merged(7, "markdown");
    assert!(told.contains("of 20 pairs 7 more with a, 0 with b (q = 0.016)"), "{told}");
    // These intervals have something in common. Five pairs alone can show nothing.
    assert!(merged(5, "differences").contains("| no difference seen |"));
}

#[test]
fn what_was_stopped_goes_on_as_if_it_had_not_been() {
    let directory = plan("stopped");
    let file = directory.join("games.jsonl");
    let run = ["lab", "run", "plan.toml", "-O", "games.jsonl"];
    said_in(&directory, &run);
    let whole = fs::read(&file).expect("the games");
    assert!(whole.ends_with(b"\n") && whole.len() > 2000);
    // In the middle of a line, at its very end, before its end, and before everything.
    let end = whole.iter().position(|&byte| byte == b'\n').expect("a line");
    for length in [whole.len() / 2, end + 1, end, 0, whole.len()] {
        fs::write(&file, &whole[..length]).expect("written");
        said_in(&directory, &run);
        assert!(fs::read(&file).expect("the games") == whole, "{length} bytes were left");
    }
    // Killed, wherever it is.
    fs::remove_file(&file).expect("removed");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .current_dir(&directory)
        .args(run)
        .spawn()
        .expect("the program");
    while !fs::metadata(&file).is_ok_and(|file| file.len() > 0) {
        std::thread::yield_now();
    }
    child.kill().expect("killed");
    child.wait().expect("ended");
    said_in(&directory, &run);
    assert!(fs::read(&file).expect("the games") == whole);
}

#[test]
fn games_of_another_plan_or_share_are_not_mixed() {
    let directory = plan("mixed");
    said_in(&directory, &["lab", "run", "plan.toml", "--shard", "1/4", "-O", "one.jsonl"]);
    let refused = |args: &[&str], wanted: &str| {
        let output = tabiya_in(&directory, args);
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{args:?}: {wrong}");
        assert!(wrong.contains(wanted), "{args:?}: {wrong}");
    };
    refused(&["lab", "run", "plan.toml", "--shard", "2/4", "-O", "one.jsonl"], "error[other-plan]");
    fs::write(directory.join("other.toml"), PLAN.replace("seed = 7", "seed = 8")).expect("written");
    refused(&["lab", "run", "other.toml", "--shard", "1/4", "-O", "one.jsonl"], "error[other-plan]");
    said_in(&directory, &["lab", "run", "other.toml", "--shard", "1/4", "-O", "two.jsonl"]);
    refused(&["lab", "merge", "one.jsonl", "two.jsonl"], "error[other-plan]: two.jsonl, line 1");
    fs::write(directory.join("broken.jsonl"), "{\"plan\": 1}\n").expect("written");
    refused(&["lab", "merge", "broken.jsonl"], "error[bad-line]: broken.jsonl, line 1: “sides”");
    fs::write(directory.join("empty.jsonl"), "").expect("written");
    refused(&["lab", "merge", "empty.jsonl"], "error[no-games]");
    // A part of the games gives a table all the same, and says so.
    let output = tabiya_in(&directory, &["lab", "merge", "one.jsonl"]);
    assert!(output.status.success() && !output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("games are not there yet"));
}

#[test]
fn bad_plans_say_which_field_is_wrong() {
    let directory = directory("bad");
    let one = "[[compare]]\ngame = \"shatranj\"\noption = \"stalemate\"\n";
    for (plan, code, field) in [
        ("compare = 3", "bad-plan", "“compare”"),
        ("", "bad-plan", "“compare”"),
        ("seed = ", "bad-plan", "Line 1"),
        ("speed = 1", "unknown-field", "“speed”"),
        (&format!("games = 0\n{one}"), "bad-plan", "“games”"),
        (&format!("{one}games = \"many\""), "bad-plan", "“compare[0].games”"),
        (&format!("{one}plies = 2001"), "bad-plan", "“compare[0].plies”"),
        (&format!("{one}play = \"level-10\""), "bad-plan", "“compare[0].play”"),
        (&format!("{one}play = [\"random\", 3]"), "bad-plan", "“compare[0].play”"),
        (&format!("{one}play = [\"random\", \"random\", \"random\"]"), "bad-plan", "“compare[0].play”"),
        (&format!("{one}option = \"elephant\""), "bad-plan", "Line 4"),
        (&format!("{one}choices = [\"no-such\"]"), "unknown-choice", "“compare[0].choices”"),
        (&format!("{one}with = {{ elephant = \"ferz\" }}"), "unknown-option", "“compare[0].choices”"),
        (&format!("{one}with = 3"), "bad-plan", "“compare[0].with”"),
        (&format!("{one}size = 3"), "unknown-field", "“compare[0].size”"),
        ("[[compare]]\ngame = \"chess\"", "unknown-game", "“compare[0].game”"),
        ("[[compare]]\ngame = \"shatranj\"\noption = \"size\"", "unknown-option", "“compare[0].option”"),
        ("[[compare]]\noption = \"stalemate\"", "bad-plan", "“compare[0].game”"),
        ("[[compare]]\ngame = \"shatranj\"\nchoices = [\"x\"]", "bad-plan", "“compare[0].option”"),
    ] {
        fs::write(directory.join("plan.toml"), plan).expect("written");
        let output = tabiya_in(&directory, &["lab", "run", "plan.toml", "-O", "games.jsonl"]);
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{plan}: {wrong}");
        assert!(wrong.starts_with(&format!("error[{code}]: ")) && wrong.contains(field), "{plan}: {wrong}");
    }
    let output = tabiya_in(&directory, &["lab", "run", "plan.toml", "--shard", "3/2", "-O", "games.jsonl"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!directory.join("games.jsonl").exists());
}

#[test]
fn every_game_that_was_played_can_be_played_again() {
    let directory = plan("again");
    said_in(&directory, &["lab", "run", "plan.toml", "--shard", "1/3", "-O", "games.jsonl"]);
    let text = fs::read_to_string(directory.join("games.jsonl")).expect("the games");
    for line in text.lines() {
        let game: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let text = |name: &str| game[name].as_str().expect("a text").to_owned();
        let choice = format!("{}={}", text("option"), text("choice"));
        let mut args = vec!["convert".to_owned(), text("game"), "-o".to_owned(), choice];
        if let Some(with) = game["with"].as_object() {
            for (option, choice) in with {
                args.extend(["-o".to_owned(), format!("{option}={}", choice.as_str().expect("a text"))]);
            }
        }
        args.extend(["-l".to_owned(), text("line")]);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        assert!(!said_in(&directory, &args).is_empty());
    }
}

#[test]
fn the_plan_in_the_repository_covers_every_option() {
    let plans = Path::new(env!("CARGO_MANIFEST_DIR")).join("plans");
    let told = said_in(&plans, &["lab", "plan", "every-option.toml"]);
    let mut options = 0;
    for game in tabiya::games::ALL {
        for option in game.options.iter() {
            options += 1;
            let row = format!("{}\t{}\t", game.id, option.id);
            assert_eq!(told.lines().filter(|line| line.starts_with(&row)).count(), 3, "{row}");
        }
    }
    let (_, last) = told.trim_end().rsplit_once('\n').expect("a last line");
    assert!(last.starts_with(&format!("{} comparisons, ", 3 * options)), "{last}");
}
