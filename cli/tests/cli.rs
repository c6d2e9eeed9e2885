//! The program as it is called: what it says, where it says it, and the status with which it ends.

mod common;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{directory, said, tabiya};

/// The status and the code with which it refuses; nothing is said on standard output.
fn refused(args: &[&str]) -> (i32, String) {
    let output = tabiya(args);
    assert!(output.stdout.is_empty(), "{args:?}");
    let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
    let code = wrong.strip_prefix("error[").and_then(|rest| rest.split_once("]: "));
    let (code, sentence) = code.unwrap_or_else(|| panic!("{args:?}: {wrong}"));
    assert!(sentence.trim_end().ends_with('.'), "a sentence: {wrong}");
    (output.status.code().expect("a status"), code.to_owned())
}

#[test]
fn games_and_their_options_are_listed() {
    let list = said(&["games"]);
    let paragraphs: Vec<&str> = list.split("\n\n").collect();
    let ids =
        |text: &str| text.lines().filter_map(|line| Some(line.split_once("  ")?.0.to_owned())).collect();
    let [collected, others]: [Vec<String>; 2] = [ids(paragraphs[0]), ids(paragraphs[1])];
    assert_eq!((paragraphs.len(), collected.len()), (2, 16));
    assert_eq!(others, ["medieval-chess", "new-chess", "modern-chess"]);
    for id in collected.iter().chain(&others) {
        assert!(!said(&["rules", id]).is_empty(), "{id}");
    }
    assert!(list.starts_with("chaturanga  "));
    let one = said(&["games", "shatranj"]);
    assert!(one.contains("\nstalemate  ") && one.contains("    transpose  ") && one.contains("(default)"));
}

#[test]
fn the_rules_in_force_are_told() {
    let elephant = |text: &str| text.lines().find(|line| line.starts_with("Elephant: ")).map(str::to_owned);
    let default = elephant(&said(&["rules", "chaturanga"])).expect("its rule");
    let other = elephant(&said(&["rules", "chaturanga", "-o", "elephant=dabbaba"])).expect("its rule");
    assert_ne!(default, other);
    assert!(said(&["rules", "shatranj", "--sources"]).contains("[SHA-03, described: Daou 2007"));
}

#[test]
fn legal_moves_are_those_of_the_rules() {
    // Sixteen of the pieces, as in every account: 8 soldiers one step, two elephants and two horses two squares each.
    let moves = said(&["legal", "shatranj"]);
    assert_eq!(moves.lines().count(), 16);
    assert_eq!(said(&["legal", "shatranj", "--from", "b1"]), "b1a3\nb1c3\n");
    let worded = said(&["legal", "shatranj", "--from", "b1", "--words"]);
    assert!(worded.starts_with("b1a3\t") && worded.lines().all(|line| line.ends_with('.')));
    assert_eq!(said(&["legal", "shatranj", "--line", "b1c3,b8c6", "--from", "c3"]).lines().count(), 5);
}

#[test]
fn a_refused_move_has_its_reason_and_status_one() {
    assert!(said(&["explain", "xiangqi", "b1", "c3"]).starts_with("legal\tb1c3\t"));
    // As players write, too.
    assert!(said(&["explain", "xiangqi", "-l", "C2=5,馬８進７", "H2+3"]).starts_with("legal\th1g3\t"));
    let output = tabiya(&["explain", "xiangqi", "b1", "d2"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.is_empty());
    let reason = String::from_utf8(output.stdout).expect("text");
    assert_eq!(reason, "blocked\tc1\tBlocked by Red’s elephant on c1.\n");
}

#[test]
fn leaf_counts_agree_with_independent_ones() {
    // Fairy-Stockfish counts so; tests/perft/reference.tsv.
    assert_eq!(said(&["perft", "shatranj", "3"]), "4176\n");
    let divided = said(&["perft", "shatranj", "3", "--divide"]);
    let lines: Vec<&str> = divided.lines().collect();
    let sum: u64 = lines[..16]
        .iter()
        .map(|line| line.split_once('\t').expect("a count").1.parse::<u64>().unwrap())
        .sum();
    assert_eq!((lines.len(), sum, lines[16]), (17, 4176, "4176"));
    assert_eq!(said(&["perft", "makruk", "0"]), "1\n");
}

#[test]
fn positions_and_lines_are_converted() {
    let position = "4k3/8/8/7R/8/8/p7/4K3 b - - 1 1";
    assert_eq!(
        said(&["convert", "shatranj", "-p", "4k3/8/8/8/8/8/p7/4K2R w", "-l", "h1h5"]),
        format!("{position}\n")
    );
    let with = ["convert", "shatranj", "-o", "stalemate=transpose", "-p", position];
    assert_eq!(said(&with), format!("{position} stalemate=transpose\n"));
    assert_eq!(said(&[&with[..], &["--to", "fen"]].concat()), format!("{position}\n"));
    assert_eq!(said(&["convert", "shatranj", "-l", "e2e3 e7e6", "--to", "moves"]), "e2e3 e7e6\n");
    assert_eq!(
        said(&["convert", "shatranj", "-l", "1.e3 e7-e6 2. Nc3", "--to", "moves"]),
        "e2e3 e7e6 b1c3\n"
    );
    assert!(
        said(&["convert", "shatranj", "-l", "e2e3 e7e6", "--to", "game"]).ends_with("\n\n1. e2e3 e7e6 *\n")
    );
    // From standard input, as pipes have it.
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(["convert", "shatranj", "-p", "-", "-l", "e8e7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    writeln!(child.stdin.take().expect("standard input"), "{position}").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "8/4k3/8/7R/8/8/p7/4K3 w - - 2 2\n");
}

#[test]
fn records_are_read_and_written_in_the_notations_of_the_game() {
    let directory = directory("records");
    let file = |name: &str, text: &str| {
        let file = directory.join(name);
        fs::write(&file, text).expect("a record");
        file.to_string_lossy().into_owned()
    };
    // An opening that everybody knows, in three notations of shogi.
    let kif = file("game.kif", "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n");
    assert_eq!(said(&["convert", "shogi", "-r", &kif, "--to", "usi", "--moves-only"]), "7g7f 3c3d 8h2b+\n");
    assert_eq!(said(&["convert", "shogi", "-r", &kif, "--to", "moves"]), "c3c4 g7g6 b2h8+\n");
    // The middle cannon and the screen horse, as the World Xiangqi Federation writes them.
    let wxf = file("game.txt", "1. C2=5 H8+7\n");
    let read = ["convert", "xiangqi", "-r", &wxf, "--record-notation", "wxf", "--to"];
    assert_eq!(said(&[&read[..], &["iccs", "--moves-only"]].concat()), "H2-E2 H9-G7\n");
    assert!(said(&[&read[..], &["chinese", "--moves-only"]].concat()).starts_with("炮二平五 "));
    // Our own text, with a remark that stays.
    let own = file("game.pgn", "[Variant \"Shatranj\"]\n\n1. e3 {slow} e6 *\n");
    assert!(
        said(&["convert", "shatranj", "-r", &own, "--to", "game"])
            .ends_with("\n\n1. e2e3 {slow} 1... e7e6 *\n")
    );
    assert_eq!(said(&["legal", "shatranj", "--from", "b1", "--notation", "san"]), "Na3\nNc3\n");
    let faulty = file("faulty.pgn", "[Variant \"Shatranj\"]\n\n1. e3 e3 *\n");
    assert_eq!(refused(&["convert", "shatranj", "-r", &faulty]).0, 3);
    assert_eq!(refused(&["convert", "makruk", "-r", &own]), (3, "other-game".to_owned()));
    assert_eq!(refused(&["legal", "shatranj", "--notation", "wxf"]), (3, "unknown-notation".to_owned()));
}

#[test]
fn what_is_refused_has_a_code_and_status_three() {
    let code = |code: &str| (3, code.to_owned());
    assert_eq!(refused(&["rules", "draughts"]), code("unknown-game"));
    assert_eq!(refused(&["rules", "shatranj", "-o", "elephant=dabbaba"]), code("unknown-option"));
    assert_eq!(refused(&["rules", "shatranj", "-o", "stalemate=never"]), code("unknown-choice"));
    assert_eq!(refused(&["legal", "shatranj", "-p", "8/8 w"]), code("position-ranks"));
    assert_eq!(refused(&["legal", "shatranj", "-l", "e2e3 e2e3"]), code("no-piece"));
    assert_eq!(refused(&["legal", "shatranj", "--from", "z9"]), code("unknown-square"));
    assert_eq!(refused(&["svg", "shatranj", "--piece", "bishop", "--at", "e4"]), code("unknown-kind"));
    assert_eq!(refused(&["svg", "shatranj", "--mark", "e4=star"]), code("unknown-mark"));
    assert_eq!(refused(&["gif", "shatranj"]), code("no-line"));
}

#[test]
fn wrong_usage_has_status_two_and_files_four() {
    for args in [
        &["leagl", "shatranj"][..],
        &["perft", "shatranj"],
        &["svg", "shatranj", "--pieces", "staunton"],
        &["png", "shatranj", "--width", "0"],
        &["png", "shatranj", "--background", "\"/><script>"],
        &["png", "shatranj", "--background", "whit"],
        &["svg", "shatranj", "--background", "none"],
        &["pdf", "shatranj", "--background", "currentColor"],
        &["svg", "shatranj", "--background", "#fdf6e"],
        &["search", "shatranj", "--lines", "0"],
        &["tables", "build", "KvK", "--threads", "0", "-O", "x"],
        &["tables", "verify", "KvK", "--threads", "0", "--from", "x"],
        &["tables", "build", "KvK", "--threads", "18446744073709551614", "-O", "x"],
        &["perft", "shatranj", "1000000"],
        &["tables", "verify", "KvK", "--sample", "0", "--from", "x"],
        &["svg", "shatranj", "--piece", "king"],
        &["sheet", "shatranj", "--paper", "a0"],
    ] {
        let output = tabiya(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
    }
    let nowhere = directory("nowhere").join("no/such/picture.svg");
    let nowhere = nowhere.to_string_lossy();
    let output = tabiya(&["svg", "shatranj", "-O", &nowhere]);
    assert_eq!(output.status.code(), Some(4));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error[file]: "));
}

#[test]
fn a_background_is_a_colour_that_there_is() {
    for colour in ["white", "White", "antiquewhite", "black", "#fdf6e3", "#FFF", "transparent"] {
        let output = tabiya(&["svg", "shatranj", "--background", colour]);
        assert!(output.status.success(), "{colour}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let told = tabiya(&["png", "shatranj", "--background", "wite"]).stderr;
    let told = String::from_utf8_lossy(&told).into_owned();
    assert!(told.contains("a name of SVG such as white, #rgb or #rrggbb, or transparent"), "{told}");
}

#[test]
fn one_name_of_the_output_stands_for_the_other() {
    let directory = directory("aliases");
    let file = |name: &str| directory.join(name).to_string_lossy().into_owned();
    said(&["svg", "shatranj", "--out", &file("one.svg")]);
    said(&["file", "shatranj", "--out", &file("one.toml")]);
    assert!(directory.join("one.svg").is_file() && directory.join("one.toml").is_file());
    // Each is known, as far as help is asked for.
    for command in
        [&["import", "x"][..], &["lab", "run", "x"], &["tables", "build", "x"], &["tables", "chunk", "x"]]
    {
        for name in ["--out", "--output"] {
            said(&[command, &[name, "x", "--help"]].concat());
        }
    }
}

#[test]
fn a_game_that_is_over_is_said_to_be() {
    let mate = ["makruk", "-p", "R6k/8/6K1/8/8/8/8/8 b"];
    for (command, rest) in [("legal", &[][..]), ("search", &["--depth", "2"])] {
        let output = tabiya(&[&[command], &mate[..], rest].concat());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && told.starts_with("note: The game is over. "), "{command}: {told}");
    }
}

/// The mate and the ending that are printed as examples.
#[test]
fn printed_positions_are_what_they_are_said_to_be() {
    let position = |text: &str, before: &str| {
        let line = text.lines().find(|line| line.contains(before)).expect("the example");
        line.split('"').nth(1).expect("a position").to_owned()
    };
    let (readme, makefile) = (include_str!("../README.md"), include_str!("../examples/paper/Makefile"));
    for mate in [position(readme, "png makruk -p"), position(makefile, "png makruk -p")] {
        let output = tabiya(&["legal", "makruk", "-p", &mate]);
        assert!(output.status.success() && output.stdout.is_empty(), "{mate}");
    }
    let ending = said(&["legal", "shatranj", "-p", &position(readme, "tabiya ending shatranj")]);
    assert!(!ending.is_empty());
}

#[test]
fn what_solve_has_not_found_is_told_apart() {
    let solve = |rest: &[&str]| said(&[&["solve", "shatranj"], rest].concat());
    assert!(
        solve(&["--plies", "3"]).starts_with("no win in 3 plies\ndepth 3, "),
        "{}",
        solve(&["--plies", "3"])
    );
    assert!(solve(&["--plies", "1", "--checks"]).starts_with("no win in 1 ply by checks alone\n"));
    let stopped = solve(&["--plies", "9", "--nodes", "1"]);
    assert!(stopped.starts_with("unknown: stopped at the limit of positions; no win in "), "{stopped}");
}

#[test]
fn what_an_engine_cannot_play_is_said() {
    let told = |args: &[&str]| String::from_utf8_lossy(&tabiya(args).stderr).into_owned();
    let dice = told(&["uci", "dice-chess"]);
    assert!(
        dice.starts_with("error[no-protocol]: “dice-chess” cannot be played") && !dice.contains("meant"),
        "{dice}"
    );
    assert!(told(&["uci", CHESS]).contains("none of a file"));
    for command in ["uci", "legal"] {
        let unknown = told(&[command, "draughts"]);
        assert!(unknown.ends_with("`tabiya games` lists them.\n"), "{unknown}");
    }
}

#[test]
fn a_figure_is_an_svg_file() {
    let picture = said(&["svg", "shatranj"]);
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert_eq!(picture.matches("class=\"piece ").count(), 32);
    assert_ne!(picture, said(&["svg", "shatranj", "--flipped"]));
    assert_ne!(picture, said(&["svg", "shatranj", "--no-coordinates"]));
    assert!(said(&["svg", "shatranj", "--title", "Figure 1"]).contains(">Figure 1</title>"));
    assert!(said(&["svg", "shatranj", "--prefix", "fig1"]).contains("id=\"tabiya-fig1-"));
    assert_eq!(said(&["svg", "shatranj", "-l", "b1c3", "--last"]).matches("class=\"mark last").count(), 2);
    assert_eq!(said(&["svg", "shatranj", "--moves", "b1"]).matches("class=\"mark move").count(), 2);
    assert!(said(&["svg", "shatranj", "--mark", "e4=note"]).contains("class=\"mark note"));
    let letters = said(&["svg", "xiangqi", "--pieces", "letters"]);
    assert_ne!(letters, said(&["svg", "xiangqi", "--pieces", "pictograms"]));
    // The elephant of shatranj leaps two squares diagonally: four squares, and nothing else stands on the board.
    let alone = said(&["svg", "shatranj", "--piece", "elephant", "--at", "d4"]);
    assert_eq!((alone.matches("class=\"piece ").count(), alone.matches("class=\"mark both").count()), (1, 4));
    let moving = said(&["svg", "shatranj", "-l", "b1c3 b8c6", "--animated"]);
    assert!(moving.contains("<animateTransform"));
}

#[test]
fn what_an_author_draws_is_drawn() {
    let plain = said(&["svg", "shatranj"]);
    for drawn in [
        &["--arrows", "b1c3,red:e2e3"][..],
        &["--squares", "e4,blue:d5"],
        &["--circles", "yellow:e4"],
        &["--labels", "e4:A"],
        &["--caption", "White to move"],
        &["--background", "#fdf6e3"],
    ] {
        assert_ne!(said(&[&["svg", "shatranj"], drawn].concat()), plain, "{drawn:?}");
    }
    assert!(said(&["svg", "shatranj", "--caption", "White to move"]).contains("White to move"));
    assert_eq!(refused(&["svg", "shatranj", "--arrows", "e2e9"]), (3, "unknown-square".to_owned()));
    assert_eq!(refused(&["svg", "shatranj", "--squares", "pink:e4"]), (3, "unknown-colour".to_owned()));
    assert!(said(&["tikz", "shatranj", "--arrows", "b1c3"]).ends_with("\\end{tikzpicture}\n"));
    let file = directory("own").join("king.svg");
    fs::write(&file, "<svg viewBox='0 0 50 50'><circle cx='25' cy='25' r='20'/></svg>").expect("a drawing");
    let own = |letters: &str| format!("{letters}={}", file.display());
    assert!(said(&["svg", "shatranj", "--own", &own("K")]).contains("<circle"));
    assert_eq!(refused(&["svg", "shatranj", "--own", &own("X")]), (3, "unknown-piece".to_owned()));
    assert_eq!(tabiya(&["svg", "shatranj", "--own", "K=nowhere.svg"]).status.code(), Some(4));
}

#[test]
fn pictures_have_the_pixels_that_are_asked_for() {
    let directory = directory("pixels");
    let file = |name: &str| directory.join(name).to_string_lossy().into_owned();
    let (still, moving) = (file("board.png"), file("line.gif"));
    assert_eq!(said(&["png", "shatranj", "--width", "200", "-O", &still]), "");
    let png = fs::read(&still).expect("the picture");
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let size = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((size(16), size(20)), (200, 200));
    let clear = tabiya(&["png", "shatranj", "--width", "200", "--background", "transparent"]).stdout;
    assert_eq!(&clear[..4], b"\x89PNG");
    assert_ne!(clear, png);
    assert_eq!(said(&["gif", "shatranj", "-l", "b1c3", "--width", "100", "-O", &moving]), "");
    let gif = fs::read(&moving).expect("the picture");
    assert_eq!((&gif[..6], &gif[6..10]), (&b"GIF89a"[..], &[100, 0, 100, 0][..]));
    // The rest, six steps of the move, and the end: each has its own control block.
    assert!(gif.windows(3).filter(|bytes| bytes == b"\x21\xf9\x04").count() >= 7);
}

#[test]
fn a_set_to_print_is_a_file_for_each_sheet() {
    let directory = directory("sheets");
    let list = said(&["sheet", "shaturanga", "--paper", "letter", "-D", &directory.to_string_lossy()]);
    let files: Vec<&str> = list.lines().collect();
    assert!(files.len() >= 2 && files[0].ends_with("shaturanga-1-board.svg"));
    for file in files {
        assert!(fs::read_to_string(file).expect("a sheet").contains("mm\""), "{file}");
    }
}

#[test]
fn the_handbook_names_every_command() {
    let page = said(&["man"]);
    assert!(page.contains(".TH tabiya 1") && page.contains("Exit status"));
    let directory = directory("man");
    said(&["man", &directory.to_string_lossy()]);
    for name in [
        "", "-games", "-rules", "-legal", "-explain", "-perft", "-convert", "-svg", "-tikz", "-pdf", "-png",
        "-gif", "-sheet", "-file", "-import",
    ] {
        assert!(directory.join(format!("tabiya{name}.1")).is_file(), "{name}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(said(&["completions", shell]).contains("perft"), "{shell}");
    }
}

/// The figures of a paper, made by make: what is there is not made again.
#[test]
fn a_makefile_makes_the_figures_of_a_paper() {
    if Command::new("make").arg("--version").output().is_err() {
        println!("not tried: there is no make");
        return;
    }
    let directory = directory("paper");
    let makefile = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/paper/Makefile");
    fs::copy(&makefile, directory.join("Makefile")).expect("the Makefile");
    fs::copy(makefile.with_file_name("small.toml"), directory.join("small.toml")).expect("the game");
    let make = |args: &[&str]| {
        let program = format!("TABIYA={}", env!("CARGO_BIN_EXE_tabiya"));
        let output =
            Command::new("make").arg(program).args(args).current_dir(&directory).output().expect("make");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    make(&[]);
    for (name, begin) in [
        ("array.svg", "<svg"),
        ("elephant.svg", "<svg"),
        ("mate.png", "\u{fffd}PNG"),
        ("opening.gif", "GIF89a"),
        ("jump.tex", "% Chaturanga"),
        ("jump.pdf", "%PDF"),
        ("small.svg", "<svg"),
    ] {
        let bytes = fs::read(directory.join(name)).expect(name);
        assert!(String::from_utf8_lossy(&bytes).starts_with(begin), "{name}");
    }
    assert!(!make(&[]).contains("array.svg"));
}

/// Standard chess, as a file of the tests of the library.
const CHESS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/files/chess.toml");

#[test]
fn a_game_is_a_file_wherever_one_is_named() {
    // Leaf counts of chess, as everybody has them.
    for (depth, leaves) in [("1", "20\n"), ("2", "400\n"), ("3", "8902\n")] {
        assert_eq!(said(&["perft", CHESS, depth]), leaves);
    }
    assert_eq!(said(&["legal", CHESS, "--from", "g1"]), "g1f3\ng1h3\n");
    assert!(said(&["games", CHESS]).starts_with("Chess\n"));
    assert!(said(&["rules", CHESS]).contains("\nCastling: "));
    assert!(said(&["explain", CHESS, "e2", "e4"]).starts_with("legal\te2e4\t"));
    let line = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1";
    let start = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b";
    assert!(said(&["convert", CHESS, "-l", line]).starts_with(start));
    assert_eq!(said(&["svg", CHESS]).matches("class=\"piece ").count(), 32);
    assert!(said(&["tikz", CHESS]).contains("tikzpicture"));
    for kind in ["png", "pdf"] {
        assert!(tabiya(&[kind, CHESS]).status.success(), "{kind}");
    }
    assert!(tabiya(&["gif", CHESS, "-l", "e2e4", "--width", "50"]).status.success());
    let directory = directory("own sheets");
    assert!(said(&["sheet", CHESS, "-D", &directory.to_string_lossy()]).contains("chess-1-board.svg"));
}

/// Game files are passed on: what one is called leads out of no folder.
#[test]
fn files_are_written_where_they_were_asked_for() {
    let directory = directory("climbing");
    let (own, sheets) = (directory.join("own.toml"), directory.join("sheets/inner"));
    for id in ["../../out", "/out", "..out"] {
        said(&["file", "shatranj", "--id", id, "-O", &own.to_string_lossy()]);
        let list = said(&["sheet", &own.to_string_lossy(), "-D", &sheets.to_string_lossy()]);
        assert!(list.lines().all(|file| Path::new(file).parent() == Some(&sheets)), "{list}");
    }
}

/// Editors begin files with a mark, and some write UTF-16.
#[test]
fn files_may_begin_with_a_mark() {
    let directory = directory("marked");
    let text = fs::read_to_string(CHESS).expect("the file");
    let units = |of: fn(u16) -> [u8; 2]| {
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(of).collect::<Vec<u8>>()
    };
    let marked = format!("\u{feff}{text}").into_bytes();
    for (name, bytes) in [("8", marked), ("16le", units(u16::to_le_bytes)), ("16be", units(u16::to_be_bytes))]
    {
        let file = directory.join(format!("utf-{name}.toml"));
        fs::write(&file, bytes).expect("a file");
        assert_eq!(said(&["perft", &file.to_string_lossy(), "2"]), "400\n", "{name}");
    }
}

#[test]
fn a_game_of_a_file_reads_its_records_back() {
    let directory = directory("own records");
    let record = directory.join("game.pgn").to_string_lossy().into_owned();
    let line = "e2e4 e7e5 g1f3 b8c6 f1b5";
    let written = said(&["convert", CHESS, "-l", line, "--to", "san"]);
    fs::write(&record, &written).expect("a record");
    assert_eq!(said(&["convert", CHESS, "-r", &record, "--to", "moves"]), format!("{line}\n"));
    assert_eq!(said(&["convert", CHESS, "-r", &record, "--to", "san"]), written);
    let shatranj = ["convert", "shatranj", "-l", "e2e3", "--to", "game"];
    fs::write(&record, said(&shatranj)).expect("a record");
    assert_eq!(refused(&["convert", CHESS, "-r", &record]), (3, "other-game".to_owned()));
}

#[test]
fn what_is_wrong_in_a_file_is_said_with_its_place() {
    let directory = directory("faulty");
    let text = fs::read_to_string(CHESS).expect("the file");
    let file = directory.join("faulty.toml");
    let name = file.to_string_lossy().into_owned();
    let line = |wrong: &str| text.lines().position(|line| line.contains(wrong)).expect("a line") + 1;
    let tell = |was: &str, is: &str| {
        fs::write(&file, text.replace(was, is)).expect("a file");
        let (status, code) = refused(&["perft", &name, "1"]);
        let output = tabiya(&["svg", &name]);
        (status, code, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (status, code, told) = tell("quiet = 100", "quiet = \"often\"");
    assert_eq!((status, code.as_str()), (3, "type"));
    let place = format!("error[type]: {name}:{}:9: terms.quiet: ", line("quiet = 100"));
    assert!(told.starts_with(&place), "{told}");
    let (_, code, told) = tell("quiet = 100", "quiet = = 100");
    assert!(code == "syntax" && told.contains(&format!("{name}:{}:9: ", line("quiet = 100"))), "{told}");
    let (_, code, told) = tell("en-passant = true", "en-pasant = true");
    assert!(code == "unknown-name" && told.contains("“en-passant” is one."), "{told}");
    // What is no file, and what looks like none.
    let nowhere = directory.join("nowhere.toml");
    let output = tabiya(&["legal", &nowhere.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(4));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("error[file]: "));
    assert_eq!(refused(&["legal", "nowhere"]), (3, "unknown-game".to_owned()));
}

#[test]
fn games_are_written_as_files_and_taken_over() {
    let directory = directory("written");
    let file = |name: &str| directory.join(name).to_string_lossy().into_owned();
    let own = file("mine.toml");
    assert_eq!(said(&["file", "shatranj", "--id", "my-shatranj", "-O", &own]), "");
    assert_eq!(said(&["perft", &own, "3"]), "4176\n");
    assert_eq!(said(&["rules", &own]), said(&["rules", "shatranj"]));
    assert_eq!(refused(&["file", "shatranj", "--id", "not an id"]).0, 3);
    // What is changed in it holds.
    let changed = fs::read_to_string(&own).expect("it").replacen("/RNBQKBNR", "/RNQBKBNR", 1);
    fs::write(&own, &changed).expect("a file");
    assert!(said(&["convert", &own]).contains("/RNQBKBNR "));
    let ini = file("variants.ini");
    let text = "[petty]\nking = k\nfers = f\npawn = p\npromotionPieceTypes = f\nduckChess = true\n\
                startFen = fkf/ppp/3/PPP/FKF w - - 0 1\n";
    fs::write(&ini, text).expect("a file");
    let output = tabiya(&["import", &ini, "-O", &file("petty.toml")]);
    assert!(output.status.code() == Some(3) && !Path::new(&file("petty.toml")).exists());
    assert!(String::from_utf8_lossy(&output.stderr).contains("error[lossy]"));
    let output = tabiya(&["import", &ini, "--lossy", "-O", &file("petty.toml")]);
    assert!(output.status.success());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains(&format!("warning: {ini}:6: not taken over: duckChess\n")), "{told}");
    // Each pawn may step; all else is hemmed in.
    assert_eq!(said(&["legal", &file("petty.toml")]), "a2a3\nb2b3\nc2c3\n");
    assert_eq!(refused(&["import", &ini, "absent"]), (3, "unknown-section".to_owned()));
}

/// The function for notebooks in docs/figures.md, as it stands there.
#[test]
fn a_notebook_draws_by_the_command() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("not tried: there is no Python");
        return;
    }
    let text = include_str!("../../docs/figures.md");
    let blocks: Vec<&str> =
        text.split("\n```python\n").skip(1).filter_map(|rest| rest.split("\n```").next()).collect();
    let [function, call, ..] = blocks[..] else { panic!("two blocks") };
    let directory = directory("notebook");
    // What a notebook shows, in words.
    fs::create_dir(directory.join("IPython")).expect("a folder");
    fs::write(directory.join("IPython/__init__.py"), "").expect("a file");
    fs::write(directory.join("IPython/display.py"), "SVG = str\n").expect("a file");
    let wrong =
        "try:\n    tabiya('chaturanga', '--arrows', 'g1g9')\nexcept ValueError as error:\n    print(error)";
    fs::write(directory.join("figure.py"), format!("{function}\nprint({call})\n{wrong}\n")).expect("a file");
    let program = Path::new(env!("CARGO_BIN_EXE_tabiya"));
    let others = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(program.parent().expect("its folder").to_owned())
        .chain(std::env::split_paths(&others));
    let output = Command::new("python3")
        .args(["-X", "utf8", "figure.py"])
        .env("PATH", std::env::join_paths(folders).expect("folders"))
        .current_dir(&directory)
        .output()
        .expect("Python");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        said.starts_with("<svg")
            && said.contains("data-from=\"g1\"")
            && said.contains("error[unknown-square]")
    );
}

/// A file of the tests of the library.
fn found(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/found").join(name).display().to_string()
}

/// Records come in the encodings of their countries, and several in a file.
#[test]
fn found_records_are_read() {
    let directory = directory("found");
    for (name, game, encoding) in [
        ("kifu-for-windows.kif", "shogi", encoding_rs::SHIFT_JIS),
        ("kifu-for-windows.kif", "shogi", encoding_rs::EUC_JP),
        ("xqbase.pgn", "xiangqi", encoding_rs::GB18030),
        ("janggi.gib", "janggi", encoding_rs::EUC_KR),
    ] {
        let text = fs::read_to_string(found(name)).expect("a file");
        let (bytes, _, lossy) = encoding.encode(&text);
        assert!(!lossy, "{name}");
        let own = directory.join(name).display().to_string();
        fs::write(&own, bytes).expect("a file");
        let moves = |file: &str| {
            let options: &[&str] = if game == "janggi" { &["-o", "pass=any-time"] } else { &[] };
            let output = tabiya(&[&["convert", game, "-r", file, "--to", "moves"], options].concat());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "{told}");
            (String::from_utf8(output.stdout).expect("text"), told.contains(" is read as "))
        };
        assert_eq!(moves(&own), (moves(&found(name)).0, true), "{name} in {}", encoding.name());
        assert!(!moves(&found(name)).1, "UTF-8 needs no words");
    }
    // As programs have written them: where every encoding reads the same moves the country of the game decides.
    for (name, game, encoding, names) in [
        ("shift-jis.kif", "shogi", "Shift_JIS", ["先手の人", "われわれの注"]),
        ("gb18030.pgn", "xiangqi", "gb18030", ["红方", "我们的注"]),
        ("euc-kr.gib", "janggi", "EUC-KR", ["연습 대국", "한"]),
    ] {
        let output = tabiya(&["convert", game, "-r", &found(name), "--to", "game"]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(names.iter().all(|name| text.contains(name)), "{name}: {text}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(&format!("{name} is read as {encoding}.\n")), "{told}");
    }
    // What a record does not keep is said once.
    let times = tabiya(&["convert", "shogi", "-r", &found("adjourned.kif"), "--to", "kif"]);
    let told = String::from_utf8_lossy(&times.stderr).into_owned();
    assert_eq!(told, "note: Left out: 8 clock times (“( 0:00/00:00:00)”).\n");
    let broken = directory.join("broken").display().to_string();
    fs::write(&broken, b"\xff\xff\xfe\x80").expect("a file");
    assert_eq!(refused(&["convert", "shogi", "-r", &broken]).0, 4);
    let second =
        tabiya(&["convert", "makruk", "-r", &found("league.pgn"), "--record-number", "2", "--to", "moves"]);
    assert_eq!(String::from_utf8_lossy(&second.stdout), "d3d4 d6d5 g1e2\n");
    assert!(String::from_utf8_lossy(&second.stderr).contains("holds 2 games; this is number 2"));
    let third = refused(&["convert", "makruk", "-r", &found("league.pgn"), "--record-number", "3"]);
    assert_eq!(third, (3, "record-number".to_owned()));
}

/// What is nearly right is named, and drops and promotions are judged like steps.
#[test]
fn near_names_and_whole_moves() {
    let wrong = |args: &[&str]| String::from_utf8_lossy(&tabiya(args).stderr).into_owned();
    assert!(
        wrong(&["legal", "Shatranj"]).contains("Is “shatranj” meant?"),
        "{}",
        wrong(&["legal", "Shatranj"])
    );
    for (args, told) in [
        (&["lgal", "shatranj"][..], "'legal'"),
        (&["rules", "shatranj", "-o", "bareKings=x"], "Is “bareKing” meant?"),
        (&["rules", "shatranj", "-o", "bareKing=plays-on"], "There are "),
        (&["rules", "shatranj", "-o", "bareKing=win-imediate"], "Is “win-immediate” meant?"),
        (&["svg", "shatranj", "--piece", "elefant", "--at", "d4"], "Is “elephant” meant?"),
        (&["svg", "shatranj", "--mark", "e4=nite"], "Is “note” meant?"),
        (&["svg", "shatranj", "--pieces", "leters"], "Is “letters” meant?"),
        (&["svg", "shatranj", "--piece", "king", "--at", "e4", "--seat", "q"], "There are w, b."),
        (&["convert", "shogi", "--to", "kiff"], "Is “kif” meant?"),
        (&["convert", "shogi", "--to", "positoin"], "Is “position” meant?"),
        (&["convert", "shogi", "--to", "wxf"], "There are coordinates, japanese, "),
        (&["legal", "shatranj", "--from", "z9"], "There are a1 to h8."),
        (&["import", &found("variants.ini"), "pety"], "Is “petty” meant?"),
    ] {
        assert!(wrong(args).contains(told), "{args:?}: {}", wrong(args));
    }
    // Of a game of one’s own, which the library does not know by its id.
    let own = directory("near").join("mine.toml").display().to_string();
    said(&["file", "shatranj", "--id", "mine", "-O", &own]);
    assert!(wrong(&["rules", &own, "-o", "bareKings=x"]).contains("Is “bareKing” meant?"));
    assert!(wrong(&["legal", &own, "-o", "bareKing=win-imediate"]).contains("Is “win-immediate” meant?"));
    let plan = directory("near plan").join("plan.toml").display().to_string();
    fs::write(&plan, "[[compare]]\ngame = \"shatranji\"\n").expect("a plan");
    assert!(
        wrong(&["lab", "plan", &plan]).contains("Is “shatranj” meant?"),
        "{}",
        wrong(&["lab", "plan", &plan])
    );
    let held = ["-p", "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1"];
    let explain = |rest: &[&str]| {
        let output = tabiya(&[&["explain", "shogi"], &held[..], rest].concat());
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    for rest in [&["P@e5"][..], &["P@e5", "e5"]] {
        let (status, text) = explain(rest);
        assert!(status == Some(0) && text.starts_with("legal\tP@e5\t"), "{text}");
    }
    let (status, text) = explain(&["P@e9"]);
    assert!(status == Some(1) && !text.starts_with("legal"), "{text}");
    assert_eq!(refused(&["explain", "shatranj", "nonsense"]), (3, "move-text".to_owned()));
}

/// Sections that a game file cannot say end with status 3, and the keys are named with their lines.
#[test]
fn variants_that_cannot_be_said_are_refused() {
    let ini = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/found/variants.ini").display().to_string();
    let lines: Vec<String> = fs::read_to_string(&ini).expect("the file").lines().map(str::to_owned).collect();
    for (section, keys) in [
        ("checks", &["checkCounting"][..]),
        ("middle", &["flagPiece", "flagRegionWhite", "flagRegionBlack"]),
        ("house", &["pieceDrops", "capturesToHand"]),
    ] {
        let output = tabiya(&["import", &ini, section]);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(3), "{section}: {told}");
        assert!(output.stdout.is_empty() && told.contains("error[lossy]: "), "{told}");
        for key in keys {
            let line = lines.iter().position(|line| line.starts_with(key)).expect("its line") + 1;
            assert!(told.contains(&format!("warning: {ini}:{line}: not taken over: {key}\n")), "{told}");
        }
    }
    assert!(said(&["import", &ini, "petty"]).contains("id = \"petty\""));
    // A base that is not built in says what is.
    let own = directory("bases").join("variants.ini").display().to_string();
    fs::write(&own, "[house:crazyhouse]\nmaxRank = 8\n").expect("a file");
    let output = tabiya(&["import", &own]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(3));
    assert!(told.contains("it is chess, makruk") && told.contains("by all of Shogi’s rules"), "{told}");
}

/// How far `lab run` is it says once in a while; what it says is no part of what it writes.
#[test]
fn a_long_run_tells_how_far_it_is() {
    let directory = directory("progress");
    let plan = "seed = 1\ngames = 40\nopening = 2\nplies = 200\n\n[[compare]]\ngame = \"shatranj\"\n\
                option = \"stalemate\"\nplay = [\"nodes-4000\", \"nodes-4000\"]\n";
    fs::write(directory.join("plan.toml"), plan).expect("a plan");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(["lab", "run", "plan.toml", "-O", "games.jsonl"])
        .current_dir(&directory)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut first = String::new();
    let told = std::io::BufReader::new(child.stderr.take().expect("standard error"));
    std::io::BufRead::read_line(&mut { told }, &mut first).expect("a line");
    // Enough was seen.
    child.kill().expect("it runs, or has ended");
    let output = child.wait_with_output().expect("it ends");
    let words: Vec<&str> = first.split_whitespace().collect();
    let [done, "of", all, "games"] = words[..] else { panic!("{first:?}") };
    let (done, all): (u32, u32) = (done.parse().expect("a number"), all.parse().expect("a number"));
    assert!(done <= all && output.stdout.is_empty(), "{first}");
}

/// Names under a heading of a help text.
fn listed<'a>(help: &'a str, heading: &str) -> Vec<&'a str> {
    let rows = help.lines().skip_while(|line| *line != heading).skip(1).take_while(|line| !line.is_empty());
    rows.filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|name| !name.is_empty())
        .collect()
}

/// A value that an option takes, by what its help calls it.
fn sample(name: &str) -> &'static str {
    match name {
        "OPTION=CHOICE" | "LETTERS=FILE" | "SQUARE=KIND" => "a=b",
        "NUMBER" | "WIDTH" => "100",
        "PIECES" | "PLIES" | "LEVEL" => "3",
        "I/N" => "1/1",
        "a4|letter" => "a4",
        "figures|letters|pictograms" => "letters",
        "FORM" => "json",
        "NOTATION" => "san",
        "BACKGROUND" => "white",
        "PREFIX" | "TITLE" | "TEXT" | "FILE" | "FILE|DIR" | "DIRECTORY" | "MOVES" | "SQUARE" | "SQUARES"
        | "ARROWS" | "LABELS" | "ID" | "KIND" | "SEAT" | "NAME" | "GAME" => "x",
        other => panic!("what is a value for {other}?"),
    }
}

/// Help is given for every command, and what it names there is: the commands in it and in the handbook, the options
/// for the parser, which comes to `--help` only past what it knows.
#[test]
fn help_names_what_there_is() {
    let pages = directory("pages");
    said(&["man", &pages.to_string_lossy()]);
    let mut commands: Vec<Vec<String>> = vec![Vec::new()];
    let mut names = Vec::new();
    while let Some(command) = commands.pop() {
        let args: Vec<&str> = command.iter().map(String::as_str).collect();
        let help = said(&[&args[..], &["--help"]].concat());
        assert!(help.contains(&["tabiya", &args.join(" ")].join(" ").trim_end().to_owned()), "{help}");
        let page = pages.join(format!("{}.1", [&["tabiya"], &args[..]].concat().join("-")));
        let handbook =
            fs::read_to_string(&page).unwrap_or_else(|_| panic!("{args:?}: no page of the handbook"));
        let mut options = 0;
        for line in help.lines().map(str::trim_start).filter(|line| line.starts_with('-')) {
            let words =
                line.split_whitespace().map(|word| word.trim_end_matches([',', '.']).trim_end_matches("..."));
            let mut taken = words.take_while(|word| word.starts_with(['-', '<'])).peekable();
            while let Some(option) = taken.next().filter(|option| option.starts_with('-')) {
                let bare = option.trim_start_matches('-');
                if ["h", "help", "V", "version"].contains(&bare) {
                    continue;
                }
                // Both names of an option stand before its value.
                let value =
                    line.split_once('<').and_then(|(_, rest)| rest.split_once('>')).map(|(name, _)| name);
                let about = help.split_once(line).map_or("", |(_, rest)| rest);
                let about = [line, about.split("\n  -").next().unwrap_or(""), "\n"].concat();
                let about = about.split("\n      --").next().unwrap_or("");
                let default = about.split_once("[default: ").and_then(|(_, rest)| rest.split(']').next());
                let value = value.map(|name| {
                    default.filter(|own| !own.trim_matches('"').is_empty()).unwrap_or_else(|| sample(name))
                });
                let given: Vec<&str> = std::iter::once(option).chain(value).collect();
                let output = tabiya(&[&args[..], &given, &["--help"]].concat());
                assert_eq!(output.status.code(), Some(0), "{args:?}: {given:?}");
                assert!(
                    handbook.replace('\\', "").contains(option),
                    "{args:?}: {option} is not in the handbook"
                );
                options += 1;
            }
        }
        let wrong = tabiya(&[&args[..], &["--unheard-of", "--help"]].concat());
        assert_eq!(wrong.status.code(), Some(2), "{args:?}: what is unknown is refused before help is given");
        assert!(!matches!(args[..], ["svg" | "png" | "gif" | "convert" | "lab", "run"]) || options > 0);
        for name in listed(&help, "Commands:").into_iter().filter(|name| *name != "help") {
            names.push([&args[..], &[name]].concat().join(" "));
            commands.push(command.iter().cloned().chain([name.to_owned()]).collect());
        }
    }
    names.sort_unstable();
    let all = [
        "completions",
        "convert",
        "ending",
        "explain",
        "file",
        "games",
        "gif",
        "import",
        "lab",
        "lab merge",
        "lab plan",
        "lab run",
        "legal",
        "man",
        "pdf",
        "perft",
        "png",
        "rules",
        "search",
        "sheet",
        "solve",
        "svg",
        "tables",
        "tables build",
        "tables chunk",
        "tables merge",
        "tables plan",
        "tables report",
        "tables verify",
        "tikz",
        "uci",
    ];
    assert_eq!(names, all);
}
