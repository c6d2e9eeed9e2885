//! `tabiya uci` as a program drives it: a scripted client that writes lines and waits for answers.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use common::said;
use tabiya::search::{Limits, search};
use tabiya::{Match, Notation};

/// An engine that runs.
struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Client {
    fn new(args: &[&str]) -> Client {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
        let mut child = command
            .arg("uci")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Client { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// What it says up to a line that begins so.
    fn until(&mut self, awaited: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).expect("text");
            assert!(read > 0, "it ended before {awaited}: {lines:?}");
            lines.push(line.trim_end().to_owned());
            if line.starts_with(awaited) {
                return lines;
            }
        }
    }

    fn ask(&mut self, line: &str, awaited: &str) -> Vec<String> {
        self.say(line);
        self.until(awaited)
    }

    /// The move after `go`.
    fn best(&mut self, go: &str) -> String {
        let lines = self.ask(go, "bestmove ");
        lines[lines.len() - 1].trim_start_matches("bestmove ").to_owned()
    }

    /// What it says is wrong with a line.
    fn error(&mut self, line: &str) -> String {
        self.say(line);
        let lines = self.ask("isready", "readyok");
        lines.into_iter().find(|line| line.contains("error[")).unwrap_or_default()
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("an end").success());
    }
}

#[test]
fn it_says_what_it_is_and_what_can_be_set() {
    let mut client = Client::new(&["makruk"]);
    let lines = client.ask("uci", "uciok");
    assert!(lines[0].starts_with("id name Tabiya "), "{lines:?}");
    let variants = lines.iter().find(|line| line.contains("UCI_Variant")).expect("the games");
    for id in ["chaturanga", "shatranj", "xiangqi", "shogi", "modern-chess"] {
        assert!(variants.contains(&format!("var {id}")), "{variants}");
    }
    assert!(variants.contains("default makruk"), "{variants}");
    // Where something is thrown the protocol has no word for it.
    assert!(!variants.contains("ashtapada"), "{variants}");
    let elephant = "option name chaturanga.elephant type combo default alfil ";
    assert!(lines.iter().any(|line| line.starts_with(elephant)), "{lines:?}");
    client.quit();
}

#[test]
fn it_plays_legal_moves_of_whatever_game_is_set() {
    let mut client = Client::new(&[]);
    client.ask("uci", "uciok");
    for id in ["shatranj", "makruk", "xiangqi", "janggi", "sittuyin"] {
        client.say(&format!("setoption name UCI_Variant value {id}"));
        client.say("ucinewgame");
        let mut game = Match::new(id, &[], None).expect("the start");
        for _ in 0..12 {
            let line: Vec<String> = game.line().map(|action| game.rules().write_move(action)).collect();
            let moves = if line.is_empty() { String::new() } else { format!(" moves {}", line.join(" ")) };
            client.say(&format!("position startpos{moves}"));
            let best = client.best("go nodes 300");
            game.play(&best).unwrap_or_else(|error| panic!("{id}: {best} after {line:?}: {error:?}"));
        }
    }
    client.quit();
}

#[test]
fn a_choice_that_is_set_is_in_force() {
    let mut client = Client::new(&["chaturanga"]);
    let line = "position startpos moves f1f3";
    assert!(client.error(line).contains("error[not-its-move]: f1f3"));
    assert_eq!(client.error("setoption name chaturanga.elephant value dabbaba"), "");
    assert_eq!(client.error(line), "");
    assert!(client.error("setoption name chaturanga.elephant value camel").contains("error[unknown-choice]"));
    assert!(client.error("setoption name UCI_Variant value ludo").contains("error[unknown-game]"));
    client.quit();
    let mut client = Client::new(&["chaturanga", "-o", "elephant=dabbaba"]);
    assert_eq!(client.error(line), "");
    client.quit();
}

#[test]
fn what_the_readme_asks_is_answered() {
    let readme = include_str!("../README.md");
    let asked =
        readme.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("the example");
    let mut client = Client::new(&[]);
    asked.lines().for_each(|line| client.say(line));
    let lines = client.until("bestmove ");
    assert!(!lines.iter().any(|line| line.contains("error[")), "{lines:?}");
    let mut game = Match::new("chaturanga", &[("elephant", "dabbaba")], None).expect("the start");
    let best = lines[lines.len() - 1].trim_start_matches("bestmove ");
    for text in ["e2e3", "e7e6", best] {
        game.play(text).expect("a legal move");
    }
    client.quit();
}

#[test]
fn it_finds_a_mate_and_counts_it_in_moves() {
    let mut client = Client::new(&[]);
    client.say("position fen 7k/R7/8/8/8/7p/8/1R2K3 w - - 0 1");
    let lines = client.ask("go depth 4", "bestmove ");
    assert_eq!(lines[lines.len() - 1], "bestmove b1b8");
    let told = &lines[lines.len() - 2];
    assert!(told.contains(" score mate 1 ") && told.ends_with(" pv b1b8"), "{told}");
    client.quit();
}

#[test]
fn an_endless_search_hears_what_is_said() {
    let mut client = Client::new(&["makruk"]);
    client.say("position startpos");
    client.say("go infinite");
    client.until("info depth 2 ");
    let lines = client.ask("isready", "readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{lines:?}");
    assert!(!client.best("stop").is_empty());
    // A position that is given while it looks is taken up afterwards.
    client.say("go infinite");
    client.say("position fen 7k/R7/8/8/8/7p/8/1R2K3 w - - 0 1");
    client.best("stop");
    assert_eq!(client.best("go depth 2"), "b1b8");
    client.quit();
}

/// What is left of it once its input has ended, and what it said; it has a while for that.
fn ended(mut client: Client) -> Vec<String> {
    drop(client.input);
    let begun = Instant::now();
    while client.child.try_wait().expect("a child").is_none() {
        if begun.elapsed() > Duration::from_secs(60) {
            client.child.kill().expect("it runs");
            panic!("it goes on without an end");
        }
        sleep(Duration::from_millis(10));
    }
    client.output.lines().map(|line| line.expect("text")).collect()
}

fn moves(lines: &[String]) -> usize {
    lines.iter().filter(|line| line.starts_with("bestmove ")).count()
}

#[test]
fn the_end_of_the_input_ends_a_search_without_limit() {
    for asked in [&["go"][..], &["go infinite"], &["go", "go infinite", "go"]] {
        let mut client = Client::new(&[]);
        asked.iter().for_each(|line| client.say(line));
        let lines = ended(client);
        assert_eq!(moves(&lines), asked.len(), "{asked:?}: {lines:?}");
        assert!(!lines.iter().any(|line| line == "bestmove (none)"), "{lines:?}");
    }
    // As scripts have it: what has a limit is done to the end.
    let mut client = Client::new(&[]);
    client.say("go depth 2");
    client.say("go nodes 500");
    assert_eq!(moves(&ended(client)), 2);
}

#[test]
fn nothing_is_begun_after_quit() {
    let mut client = Client::new(&[]);
    client.say("go infinite");
    client.until("info depth 2 ");
    ["go", "go infinite", "quit", "go"].iter().for_each(|line| client.say(line));
    // The input stays open.
    let begun = Instant::now();
    while client.child.try_wait().expect("a child").is_none() {
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not obey");
        sleep(Duration::from_millis(10));
    }
    assert_eq!(moves(&ended(client)), 1);
}

#[test]
fn a_word_that_go_does_not_know_is_told() {
    let mut client = Client::new(&[]);
    for go in ["go mate 3", "go perft 5", "go ponder"] {
        let lines = client.ask(go, "bestmove ");
        assert!(lines[0].starts_with("info string error[bad-go]: “"), "{lines:?}");
        assert_eq!(lines[1..], ["bestmove (none)"]);
    }
    for go in ["go depth", "go depth abc", "go depth -3", "go nodes 99999999999999999999", "go movetime"] {
        let lines = client.ask(go, "bestmove ");
        assert!(lines[0].contains(" takes a number, and “"), "{go}: {lines:?}");
        assert_eq!(lines[1..], ["bestmove (none)"]);
    }
    let lines = client.ask("go depth 1 searchmoves e2e3", "bestmove ");
    assert!(lines[0].contains("error[bad-go]: “searchmoves” "), "{lines:?}");
    assert_ne!(lines[lines.len() - 1], "bestmove (none)");
    client.quit();
}

#[test]
fn a_line_that_is_no_text_ends_nothing() {
    let mut client = Client::new(&[]);
    client.input.write_all(b"\xff\xfe\n").expect("it listens");
    client.ask("isready", "readyok");
    client.quit();
}

#[test]
fn what_is_chosen_is_announced_and_kept_for_its_game() {
    let mut client = Client::new(&["shatranj", "-o", "stalemate=lose"]);
    let lines = client.ask("uci", "uciok");
    let announced = |begin: &str| lines.iter().any(|line| line.starts_with(begin));
    assert!(announced("option name Seed type spin default 0 min 0 max "), "{lines:?}");
    assert!(announced("option name shatranj.stalemate type combo default lose var win "), "{lines:?}");
    // Before its game is played.
    assert_eq!(client.error("setoption name chaturanga.elephant value dabbaba"), "");
    assert!(client.error("setoption name chaturanga.elephant value camel").contains("error[unknown-choice]"));
    assert_eq!(client.error("setoption name UCI_Variant value chaturanga"), "");
    assert_eq!(client.error("position startpos moves f1f3"), "");
    let lines = client.ask("uci", "uciok");
    assert!(lines.iter().any(|line| line.contains("name chaturanga.elephant type combo default dabbaba")));
    assert_eq!(client.error("setoption name Seed value 7"), "");
    client.quit();
}

#[test]
fn names_are_the_same_in_capitals_and_not() {
    let mut client = Client::new(&[]);
    for line in [
        "setoption name multipv value 3",
        "setoption name HASH value 8",
        "setoption name uci_variant value Makruk",
        "setoption name Makruk.barecount value OFF",
        "setoption name UCI_Variant value chess",
        "setoption name UCI_Variant value cambodian",
    ] {
        assert_eq!(client.error(line), "", "{line}");
    }
    assert_eq!(client.error("position startpos moves d1b2"), "", "the first move of Ouk’s king");
    assert!(client.error("setoption name MultiPV value 0").contains(" from 1 to 64."));
    client.quit();
}

#[test]
fn a_position_that_cannot_be_is_not_searched() {
    let mut client = Client::new(&[]);
    assert_eq!(client.error("position startpos moves e2e3"), "");
    assert!(client.error("position startpos moves e2e3 zz").contains("error[move-text]: zz: "));
    let lines = client.ask("go depth 1", "bestmove ");
    assert!(lines[0].contains("error[move-text]: zz: ") && lines[1] == "bestmove (none)", "{lines:?}");
    assert_eq!(client.error("position startpos moves e2e3"), "");
    assert_ne!(client.best("go depth 1"), "(none)");
    client.quit();
}

/// The lines that are told last are those of the depth that is told, the move that is played first among them.
#[test]
fn several_lines_are_of_the_depth_that_is_told() {
    let mut client = Client::new(&["makruk"]);
    client.say("setoption name MultiPV value 3");
    let lines = client.ask("go depth 5", "bestmove ");
    let field = |line: &str, name: &str| {
        let mut words = line.split(' ').skip_while(|word| *word != name).skip(1);
        words.next().unwrap_or_default().to_owned()
    };
    let game = Match::new("makruk", &[], None).expect("the start");
    for depth in 1..=5 {
        let limits = Limits { depth, lines: 3, ..Limits::default() };
        let found = search(&game, &limits, &mut |_| false);
        let wanted: Vec<_> = found.lines.iter().map(|own| format!("{:?}", own.score)).collect();
        let told: Vec<_> = lines
            .iter()
            .filter(|line| field(line, "depth") == depth.to_string())
            .map(|line| format!("Points({})", field(line, "cp")))
            .collect();
        assert_eq!(told, wanted, "{depth}: {lines:?}");
    }
    let last = &lines[lines.len() - 4..];
    assert_eq!(field(&last[0], "pv"), field(&last[3], "bestmove"), "{last:?}");
    client.quit();
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut client = Client::new(&[]);
    client.say("position fen 1R5k/R7/8/8/8/7p/8/4K3 b - - 0 1");
    assert_eq!(client.best("go wtime 1000 btime 1000"), "(none)");
    client.quit();
}

#[test]
fn the_clock_of_who_moves_counts() {
    let mut client = Client::new(&[]);
    client.say("position startpos moves e2e3");
    // With an hour left it would not answer while this test runs.
    assert_ne!(client.best("go wtime 3600000 btime 60 winc 0 binc 0"), "(none)");
    assert_ne!(client.best("go wtime 3600000 btime 3600000 movetime 20"), "(none)");
    client.quit();
}

#[test]
fn shogi_is_driven_by_its_own_protocol() {
    let mut client = Client::new(&[]);
    let lines = client.ask("usi", "usiok");
    assert!(lines.iter().any(|line| line.starts_with("option name USI_Hash ")), "{lines:?}");
    client.say("usinewgame");
    client.say("position startpos moves 7g7f 3c3d");
    let best = client.best("go btime 50 wtime 3600000 byoyomi 0");
    let mut game = Match::new("shogi", &[], None).expect("the start");
    for text in ["7g7f", "3c3d", &best] {
        let action =
            game.find_move(text, Some(Notation::Usi)).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        game.play_move(action).expect("a legal move");
    }
    // A gold in hand, dropped before the king that a pawn supports.
    client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    client.ask("go mate 1000", "checkmate notimplemented");
    let lines = client.ask("go depth 4", "bestmove ");
    assert_eq!(lines[lines.len() - 1], "bestmove G*5b");
    assert!(lines[lines.len() - 2].contains(" score mate 1 "), "{lines:?}");
    client.quit();
}

#[test]
fn a_move_a_proof_and_an_ending() {
    let mate = ["shatranj", "-p", "7k/R7/8/8/8/7p/8/1R2K3 w"];
    let found = said(&[&["search"], &mate[..], &["--depth", "3"]].concat());
    assert!(found.starts_with("win in 1    b1b8\ndepth 1, "), "{found}");
    let two = said(&[&["search"], &mate[..], &["--depth", "3", "--lines", "2"]].concat());
    assert_eq!(two.lines().filter(|line| line.starts_with(['w', '+', '-'])).count(), 2, "{two}");
    let proved = said(&[&["solve"], &mate[..], &["--plies", "1"]].concat());
    assert!(proved.starts_with("win in 1\nb1b8        1\n"), "{proved}");
    // One rook takes the other, and bares the king.
    let ending = said(&["ending", "shatranj", "-p", "8/8/1k6/8/8/8/3r2R1/K7 w"]);
    assert!(ending.starts_with("KRvKR: win in 1\ng2d2        win in 1\ng2g1        draw\n"), "{ending}");
}
