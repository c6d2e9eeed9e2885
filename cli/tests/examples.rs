//! The commands, the Makefiles and the plans that the documents print run as they stand there.

#![cfg(unix)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DOCUMENTS: [(&str, &str); 6] = [
    ("README.md", include_str!("../../README.md")),
    ("cli/README.md", include_str!("../README.md")),
    ("docs/files.md", include_str!("../../docs/files.md")),
    ("docs/laboratory.md", include_str!("../../docs/laboratory.md")),
    ("docs/figures.md", include_str!("../../docs/figures.md")),
    ("docs/tutorials/figures.md", include_str!("../../docs/tutorials/figures.md")),
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
    let folder = common::directory(name);
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
    assert_eq!(made, 5);
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
    let parts = blocks(include_str!("../../docs/game-files.md"), "toml");
    assert_eq!(parts.len(), 4);
    for (number, part) in parts.into_iter().enumerate() {
        let name = format!("part{number}.toml");
        fs::write(folder.join(&name), format!("{REST}{part}")).expect("a file");
        let (status, _, wrong) = run(&folder, &format!("tabiya perft ./{name} 2"));
        assert_eq!(status, Some(0), "docs/game-files.md, part {number}: {wrong}");
    }
    let [plan] = blocks(DOCUMENTS[3].1, "toml")[..] else { panic!("a plan") };
    fs::write(folder.join("PLAN.toml"), plan).expect("a file");
    let (status, _, wrong) = run(&folder, "tabiya lab plan PLAN.toml");
    assert_eq!(status, Some(0), "{wrong}");
}

/// GNU parallel in the words of a shell, for one list of arguments: one after the other.
const PARALLEL: &str = "parallel() {
    test \"$1\" = -j && shift 2
    command=
    while test \"$1\" != :::; do command=\"$command $1\"; shift; done
    shift
    for one; do eval \"$(printf %s \"$command\" | sed \"s/{}/$one/g\")\" || return; done
}";

#[test]
fn shares_are_played_in_parallel_and_merged() {
    let folder = folder("parallel");
    let lines = blocks(DOCUMENTS[3].1, "sh").into_iter().find(|block| block.starts_with("parallel "));
    let lines = lines.expect("the example");
    let (status, _, wrong) = run(&folder, &format!("set -e\n{PARALLEL}\n{lines}"));
    assert_eq!(status, Some(0), "{wrong}");
    let measures = fs::read_to_string(folder.join("measures.csv")).expect("what was measured");
    let (status, _, wrong) = run(&folder, "tabiya lab run PLAN.toml --out alone.jsonl");
    assert_eq!(status, Some(0), "{wrong}");
    assert_eq!(measures, run(&folder, "tabiya lab merge alone.jsonl").1, "as one program plays them");
    assert_eq!(fs::read_dir(folder.join("games")).expect("the shares").count(), 64);
}

/// What stands between single backquotes, outside of blocks.
fn spans(text: &str) -> Vec<String> {
    let mut inside = false;
    let lines = text.lines().filter(|line| {
        let fence = line.starts_with("```");
        inside ^= fence;
        !inside && !fence
    });
    let text = lines.collect::<Vec<_>>().join(" ");
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn commands_within_sentences_run() {
    let folder = folder("sentences");
    let mut tried = 0;
    for (name, text) in DOCUMENTS {
        for span in spans(text).into_iter().filter(|span| span.starts_with("tabiya ")) {
            let words: Vec<_> = span.split(' ').skip(1).collect();
            // A command that is only named has its help.
            let named = words.iter().all(|word| word.chars().all(|c| c.is_ascii_lowercase()));
            let named = named && !words.contains(&"completions");
            let mut line = if named { format!("tabiya help {}", words.join(" ")) } else { span.clone() };
            for (stands, means) in [
                ("help COMMAND", "help svg"),
                ("DIRECTORY", "pages"),
                ("GAME", "chaturanga"),
                ("OPTION=CHOICE", "elephant=dabbaba"),
                ("MOVES", "e2e3 e7e6"),
            ] {
                line = line.replace(stands, means);
            }
            if line.starts_with("tabiya man") {
                fs::create_dir_all(folder.join("pages")).expect("a folder");
            }
            let (status, said, wrong) = run(&folder, &line);
            assert_eq!(status, Some(0), "{name}: {line}\n{wrong}");
            assert!(!said.is_empty() || line.contains(" -O ") || line.contains("man "), "{name}: {line}");
            tried += 1;
        }
    }
    assert!(tried >= 15, "{tried} commands were found");
}

/// Stands for IPython, of which the examples take what shows a picture.
const IPYTHON: &str = "class SVG:
    def __init__(self, data):
        assert data.startswith('<svg') and data.rstrip().endswith('</svg>'), data
        print('SVG', data.count('data-from='))
";

/// The cells of a notebook and of a Quarto file run with the command, in the order in which they stand.
#[test]
fn cells_in_python_draw_their_figures() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("not tried: there is no Python");
        return;
    }
    let folder = folder("python");
    fs::create_dir_all(folder.join("IPython")).expect("a folder");
    fs::write(folder.join("IPython/__init__.py"), "").expect("a file");
    fs::write(folder.join("IPython/display.py"), IPYTHON).expect("a file");
    let text = DOCUMENTS[4].1;
    let (function, call) = (blocks(text, "python")[0], blocks(text, "python")[1]);
    let [cell] = blocks(text, "{python}")[..] else { panic!("a cell of Quarto") };
    let refused =
        "try:\n    tabiya('chaturanga', '--arrows', 'g1g9')\nexcept ValueError as error:\n    print(error)";
    fs::write(folder.join("cells.py"), [function, call, cell, refused].join("\n\n")).expect("a file");
    let (status, said, wrong) = run(&folder, "python3 -X utf8 cells.py");
    assert_eq!(status, Some(0), "{wrong}");
    let said: Vec<_> = said.lines().collect();
    assert!(
        matches!(said[..], ["SVG 2", "SVG 1", error, ..] if error.contains("unknown-square")),
        "{said:?}"
    );
}
