//! What cannot be written, or has no end: a full disk, for which /dev/full stands, a reader that has gone, and
//! /dev/zero. A command then ends, with a sentence where one can still be said.

mod common;

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use common::directory;

/// A plan of a few short games.
const PLAN: &str = "games = 2\n[[compare]]\ngame = \"shatranj\"\noption = \"stalemate\"\nplies = 8\n";

/// Where the system has no such devices nothing is tried.
fn is_there() -> bool {
    ["/dev/full", "/dev/zero"].iter().all(|device| Path::new(device).exists())
}

fn full() -> Stdio {
    OpenOptions::new().write(true).open("/dev/full").expect("/dev/full").into()
}

fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    command.current_dir(folder).args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What it said, had it ended within the minute.
fn ended(mut child: Child, args: &[&str]) -> Output {
    let begun = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if begun.elapsed() > Duration::from_secs(60) {
            child.kill().expect("it ends");
            panic!("{args:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("it has ended")
}

/// A folder with a plan, its games, and a table.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = directory(name);
    fs::write(folder.join("plan.toml"), PLAN).expect("a file");
    for args in
        [&["lab", "run", "-O", "games.jsonl", "plan.toml"][..], &["tables", "build", "KRvK", "-O", "t"]]
    {
        assert!(program(&folder, args).output().expect("the program").status.success(), "{args:?}");
    }
    folder
}

#[test]
fn what_cannot_be_written_ends_with_a_sentence() {
    if !is_there() {
        return;
    }
    let folder = folder("files");
    let writers: [&[&str]; 10] = [
        &["lab", "run", "-O", "/dev/full", "plan.toml"],
        &["svg", "shatranj", "-O", "/dev/full"],
        &["pdf", "shatranj", "-O", "/dev/full"],
        &["sheet", "shatranj", "-D", "/dev/full"],
        &["file", "shatranj", "-O", "/dev/full"],
        &["man", "/dev/full"],
        &["tables", "build", "KRvK", "-O", "/dev/full"],
        &["tables", "merge", "KRvK", "--from", "t", "-O", "/dev/full"],
        &["tables", "report", "KRvK", "--from", "t", "-O", "/dev/full"],
        &["tables", "chunk", "KRvK", "--from", "t", "-O", "/dev/full", "--name", "name"],
    ];
    for args in writers {
        let output = ended(program(&folder, args).spawn().expect("the program"), args);
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(4), "{args:?}: {wrong}");
        assert!(wrong.starts_with("error[file]: /dev/full"), "{args:?}: {wrong}");
    }
}

#[test]
fn what_has_no_end_is_not_read() {
    if !is_there() {
        return;
    }
    let folder = folder("endless");
    let readers: [&[&str]; 5] = [
        &["rules", "/dev/zero"],
        &["import", "/dev/zero"],
        &["legal", "shatranj", "-r", "/dev/zero"],
        &["lab", "plan", "/dev/zero"],
        &["svg", "shatranj", "--own", "K=/dev/zero"],
    ];
    for args in readers {
        let output = ended(program(&folder, args).spawn().expect("the program"), args);
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(4), "{args:?}: {wrong}");
        assert!(wrong.starts_with("error[file]: /dev/zero: This is longer than 4 MB"), "{args:?}: {wrong}");
    }
    // A pipe is no file that games are added to: it is only written to.
    let games = ended(
        program(&folder, &["lab", "run", "-O", "/dev/stdout", "plan.toml"]).spawn().expect("the program"),
        &["lab", "run"],
    );
    assert_eq!(games.stdout, fs::read(folder.join("games.jsonl")).expect("the games"));
}

/// What a command does, it does whether or not anybody can be told of it; and it does not panic.
#[test]
fn nothing_panics_where_nobody_can_be_told() {
    if !is_there() {
        return;
    }
    let folder = folder("streams");
    fs::write(folder.join("record.txt"), "[Variant \"shatranj\"]\n\n1. e2e3 $6 *\n").expect("a file");
    fs::write(folder.join("v.ini"), "[one:chess]\nnoSuch = 1\n").expect("a file");
    // The status that it has with any other standard error.
    let told: [(&[&str], i32); 9] = [
        (&["games", "no-such-game"], 3),
        (&["games", "--no-such-option"], 2),
        (&["rules", "no-such-file.toml"], 4),
        (&["convert", "shatranj", "-r", "record.txt"], 0),
        (&["search", "shatranj", "-p", "4k3/8/8/8/8/8/8/4K3 w"], 0),
        (&["import", "v.ini", "--lossy"], 0),
        (&["lab", "merge", "games.jsonl"], 0),
        (&["tables", "build", "KRvK", "-O", "t"], 0),
        (&["tables", "verify", "KRvK", "--from", "t"], 0),
    ];
    for (args, status) in told {
        let usual = program(&folder, args).output().expect("the program");
        let output = program(&folder, args).stderr(full()).output().expect("the program");
        assert_eq!(usual.status.code(), Some(status), "{args:?}: {}", String::from_utf8_lossy(&usual.stderr));
        assert_eq!((output.status.code(), output.stdout), (usual.status.code(), usual.stdout), "{args:?}");
    }
    for args in [&["games"][..], &["--help"], &["rules", "shatranj"], &["man"], &["completions", "bash"]] {
        let output = program(&folder, args).stdout(full()).output().expect("the program");
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(4), "{args:?}: {wrong}");
        assert!(wrong.starts_with("error[file]: standard output: "), "{args:?}: {wrong}");
        // A reader that has gone is no error.
        let mut child = program(&folder, args).spawn().expect("the program");
        drop(child.stdout.take());
        let output = ended(child, args);
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{args:?}");
    }
}
