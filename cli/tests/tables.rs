//! `tabiya tables`: what was killed is gone on with, shares come to the same files, and what is wrong is told.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use common::directory;

fn command(directory: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    command.current_dir(directory).arg("tables").args(args);
    command
}

fn done(directory: &Path, args: &[&str]) -> String {
    let output = command(directory, args).output().expect("the program");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(directory: &Path, args: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command(directory, args).output().expect("the program");
    (status.code(), String::from_utf8(stderr).expect("text"))
}

/// The tables of a folder by their names.
fn tables(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "table"));
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    files.map(|path| (name(&path), fs::read(path).expect("bytes"))).collect()
}

#[test]
fn a_build_that_is_killed_is_gone_on_with() {
    let directory = directory("killed");
    done(&directory, &["build", "KBvKP", "-O", "whole", "--threads", "2"]);
    let whole = tables(&directory.join("whole"));
    let names: Vec<&str> = whole.keys().map(String::as_str).collect();
    assert_eq!(names, ["KBvK.table", "KBvKP.table", "KPvK.table", "KQvK.table", "KQvKB.table", "KvK.table"]);
    let part = directory.join("part");
    let build = ["build", "KBvKP", "-O", "part", "--threads", "1"];
    // Killed again and again, a little later each time.
    for tables_before in [1, 3, 4] {
        let mut child = command(&directory, &build).stderr(Stdio::null()).spawn().expect("the program");
        while child.try_wait().expect("a child").is_none() {
            if part.exists() && tables(&part).len() >= tables_before {
                child.kill().expect("it runs, or has ended");
            }
            std::thread::yield_now();
        }
        for (name, bytes) in tables(&part) {
            assert_eq!(bytes, whole[&name], "{name} is whole or not there");
        }
    }
    done(&directory, &build);
    assert_eq!(tables(&part), whole);
}

#[test]
fn shares_come_to_the_same_tables() {
    let directory = directory("shares");
    done(&directory, &["build", "--pieces", "3", "-O", "all"]);
    done(&directory, &["build", "--pieces", "3", "-O", "one", "--shard", "1/2", "--threads", "1"]);
    done(&directory, &["build", "--pieces", "3", "-O", "two", "--shard", "2/2"]);
    done(&directory, &["merge", "--pieces", "3", "--from", "one", "--from", "two", "-O", "both"]);
    assert_eq!(tables(&directory.join("all")), tables(&directory.join("both")));
    let verified = done(&directory, &["verify", "--pieces", "3", "--from", "both"]);
    assert_eq!(verified.lines().filter(|line| line.ends_with("\tright")).count(), 5, "{verified}");
}

#[test]
fn a_report_has_shares_longest_wins_and_lines() {
    let directory = directory("report");
    done(&directory, &["build", "KBvKP", "KBvKB", "-O", "tables"]);
    done(&directory, &["report", "KBvKP", "KBvKB", "--from", "tables", "-O", "report"]);
    let csv = fs::read_to_string(directory.join("report/shatranj.csv")).expect("a table");
    let row = csv.lines().find(|line| line.starts_with("KBvKP,first,")).expect("a row");
    let cells: Vec<&str> = row.split(',').collect();
    // As another program has them, of positions that can come about: 44.6 %, 54.1 %, 1.3 %, 41 plies.
    let [all, won, drawn, lost] = [2, 3, 4, 5].map(|cell| cells[cell].parse::<f64>().expect("a number"));
    let shares = [won, drawn, lost].map(|part| (1000.0 * part / all).round());
    assert_eq!(shares, [446.0, 541.0, 13.0]);
    assert_eq!(cells[8], "41");
    assert_eq!(cells[10].split(' ').count(), 41, "{row}");
    assert_eq!(csv.lines().filter(|line| line.starts_with("KBvKB,")).count(), 1);
}

#[test]
fn a_folder_holds_tables_of_one_set_of_rules() {
    let directory = directory("mix");
    done(&directory, &["build", "KBvK", "-O", "mix"]);
    let before = tables(&directory.join("mix"));
    let other = ["build", "KBvK", "-o", "bareKing=win-immediate", "-O", "mix"];
    let (status, said) = refused(&directory, &other);
    assert_eq!(status, Some(3));
    let told = "error[other-rules]: mix holds tables of Shatranj under the usual rules; other rules need another \
                folder.\n";
    assert_eq!(said, told);
    let game = refused(&directory, &["build", "KRvK", "--game", "indian", "-O", "mix"]);
    assert_eq!((game.0, &*game.1), (Some(3), told));
    assert_eq!(tables(&directory.join("mix")), before);
    done(&directory, &["build", "KBvK", "-o", "bareKing=win-immediate", "-O", "other"]);
    let (status, said) = refused(&directory, &["build", "KBvK", "-O", "other"]);
    assert!(status == Some(3) && said.contains(" of Shatranj under bareKing=win-immediate; "), "{said}");
    let (status, said) = refused(&directory, &["verify", "KBvK", "--from", "other"]);
    assert!(status == Some(3) && said.contains("other rules or another ending"), "{said}");
}

#[test]
fn what_is_wrong_is_told() {
    let directory = directory("wrong");
    let memory = refused(&directory, &["build", "KRNvKR", "--memory", "0.1", "-O", "tables"]);
    assert_eq!(memory.0, Some(3));
    assert!(memory.1.starts_with("error[ending-too-large]: KRNvKR needs "), "{}", memory.1);
    for memory in ["nan", "inf", "0", "-1", "1e30", ""] {
        let (status, said) = refused(&directory, &["build", "KRvK", "--memory", memory, "-O", "memory"]);
        assert_eq!(status, Some(2), "{memory}: {said}");
        assert!(said.contains(": a number of GB above 0, up to 1000000\n"), "{said}");
    }
    for name in ["", ".", "..", "a/b", "../a", "a\\b", "c:a", "a\nb"] {
        let out = [&["--from", "tables", "-O", "out", "--name"][..], &[name]].concat();
        for command in ["chunk", "report"] {
            let (status, said) = refused(&directory, &[&[command, "KRvK"][..], &out].concat());
            assert_eq!(status, Some(2), "{command} {name:?}: {said}");
            assert!(said.contains(": the name of a file, without "), "{said}");
        }
    }
    assert!(!directory.join("memory").exists() && !directory.join("out").exists());
    let counted = refused(&directory, &["build", "KRvK", "--game", "makruk", "-O", "tables"]);
    assert!(counted.1.starts_with("error[ending-count]: No table can hold KRvK: "), "{}", counted.1);
    let missing = refused(&directory, &["verify", "KRvK", "--from", "tables"]);
    assert!(missing.1.starts_with("error[no-table]: "), "{}", missing.1);
    done(&directory, &["build", "KRvK", "-O", "tables"]);
    // Somebody else’s file is not written over.
    let other = directory.join("shatranj.csv");
    for text in ["a,b\n1,2\n", "ending,to move\nKRvK,first\n"] {
        fs::write(&other, text).expect("a file");
        let (status, said) = refused(&directory, &["report", "KRvK", "--from", "tables", "-O", "."]);
        assert!(status == Some(3) && said.starts_with("error[bad-report]: "), "{said}");
        assert_eq!(fs::read_to_string(&other).expect("a file"), text);
    }
    let path = directory.join("tables/KRvK.table");
    let mut bytes = fs::read(&path).expect("a table");
    bytes[40_000] ^= 1;
    fs::write(&path, bytes).expect("a file");
    let (status, said) = refused(&directory, &["verify", "KRvK", "--from", "tables"]);
    assert_eq!(status, Some(3));
    assert!(said.contains("error[bad-table]: ") && said.contains("its checksum is wrong"), "{said}");
}
