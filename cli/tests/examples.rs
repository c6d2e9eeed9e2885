//! The commands, the Makefiles and the plans that the documents print run as they stand there.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DOCUMENTS: [(&str, &str); 4] = [
    ("README.md", include_str!("../../README.md")),
    ("cli/README.md", include_str!("../README.md")),
    ("docs/files.md", include_str!("../../docs/files.md")),
    ("docs/laboratory.md", include_str!("../../docs/laboratory.md")),
];

/// A plan of a few short games.
const PLAN: &str = "seed = 1
opening = 2
plies = 6
games = 2
[[compare]]
game = \"shatranj\"
option = \"stalemate\"
play = \"random\"
";

/// What stands before and around the part of a game that a document shows.
const REST: &str = "format = 1
id = \"part\"
title = \"Part\"
cites = [\"club\"]
[[sources]]
id = \"club\"
short = \"Club\"
text = \"A leaflet\"
[board]
files = 8
ranks = 8
[[pieces]]
id = \"king\"
letter = \"k\"
royal = true
moves = \"K\"
[[pieces]]
id = \"rook\"
letter = \"r\"
moves = \"R\"
";

/// The blocks of a document in a language.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let begin = format!("\n```{language}\n");
    text.split(begin.as_str()).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

/// A folder with the files that the examples name.
fn folder(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for part in ["tests/files", "cli/plans"] {
        fs::create_dir_all(folder.join(part)).expect("a folder");
    }
    let chess = root.join("tests/files/chess.toml");
    fs::copy(chess, folder.join("tests/files/chess.toml")).expect("a copy");
    for (name, text) in [
        ("game.kif", "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n"),
        ("game.pgn", "[Variant \"mine\"]\n\n1. e2e3 e7e6 *\n"),
        ("variants.ini", "[mygame:chess]\nstartFen = 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n"),
        ("PLAN.toml", PLAN),
        ("cli/plans/every-option.toml", PLAN),
        ("cli/plans/random.toml", PLAN),
    ] {
        fs::write(folder.join(name), text).expect("a file");
    }
    folder
}

/// What a line of a shell says and how it ends, with the program on its path.
fn run(folder: &Path, line: &str) -> (Option<i32>, String, String) {
    let program = Path::new(env!("CARGO_BIN_EXE_tabiya"));
    let others = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(program.parent().expect("its folder").to_owned())
        .chain(std::env::split_paths(&others));
    let path = std::env::join_paths(folders).expect("folders");
    let output = Command::new("sh")
        .args(["-c", line])
        .env("PATH", path)
        .current_dir(folder)
        .output()
        .expect("a shell");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn every_command_runs_and_says_what_stands_beside_it() {
    let folder = folder("examples");
    let mut tried = 0;
    for (name, text) in DOCUMENTS {
        for line in blocks(text, "sh").into_iter().flat_map(str::lines) {
            // The others are not the program.
            if !line.starts_with("tabiya ") {
                continue;
            }
            let (command, beside) = line.split_once(" #").unwrap_or((line, ""));
            let (status, said, wrong) = run(&folder, command);
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            // A move that is explained as illegal ends so.
            let wanted = if command.starts_with("tabiya explain") { 1 } else { 0 };
            assert_eq!(status, Some(wanted), "{name}: {line}\n{wrong}");
            if command.starts_with("tabiya explain") || words(beside).parse::<u64>().is_ok() {
                assert_eq!(words(&said), words(beside), "{name}: {line}");
            }
            tried += 1;
        }
    }
    assert!(tried >= 30, "{tried} commands were found");
}

#[test]
fn makefiles_make_their_figures() {
    if Command::new("make").arg("--version").output().is_err() {
        println!("not tried: there is no make");
        return;
    }
    let folder = folder("makefiles");
    assert_eq!(run(&folder, "tabiya file shatranj --id mine -O mine.toml").0, Some(0));
    let mut made = 0;
    for (name, text) in DOCUMENTS {
        for block in blocks(text, "make") {
            fs::write(folder.join("Makefile"), format!("{block}\n")).expect("a file");
            for target in
                block.lines().filter(|line| !line.starts_with('\t')).filter_map(|line| line.split(':').next())
            {
                if target.is_empty() {
                    continue;
                }
                let (status, _, wrong) = run(&folder, &format!("make {target}"));
                assert!(status == Some(0) && folder.join(target).is_file(), "{name}: {target}\n{wrong}");
                made += 1;
            }
        }
    }
    assert_eq!(made, 3);
}

#[test]
fn files_of_games_and_plans_are_read() {
    let folder = folder("files");
    let [small, castling] = blocks(DOCUMENTS[2].1, "toml")[..] else { panic!("two examples") };
    for (name, text) in [("small.toml", small.to_owned()), ("part.toml", format!("{REST}{castling}"))] {
        fs::write(folder.join(name), text).expect("a file");
        let (status, _, wrong) = run(&folder, &format!("tabiya perft ./{name} 2"));
        assert_eq!(status, Some(0), "{name}: {wrong}");
    }
    let [plan] = blocks(DOCUMENTS[3].1, "toml")[..] else { panic!("a plan") };
    fs::write(folder.join("PLAN.toml"), plan).expect("a file");
    let (status, _, wrong) = run(&folder, "tabiya lab plan PLAN.toml");
    assert_eq!(status, Some(0), "{wrong}");
}
