//! `search`, `solve` and `ending`: a move, a proof, and what an ending of few pieces comes to.

use std::io::Write;
use std::time::{Duration, Instant};

use tabiya::endings::{Book, Refusal, Value};
use tabiya::search::{Limits, Score, reasons, search as look};
use tabiya::solve::{self, Verdict};
use tabiya::{Match, Move, words};

use crate::args::{GameArgs, SearchArgs, SolveArgs};
use crate::fault::Fault;
use crate::setup::note_end;

type Done = Result<u8, Fault>;

/// A line of what is said: writing into memory does not fail.
macro_rules! say {
    ($out:expr, $($text:tt)*) => {{ let _ = writeln!($out, $($text)*); }};
}

pub fn search(asked: &SearchArgs, out: &mut Vec<u8>) -> Done {
    let game = asked.game.set_up()?;
    note_end(&game);
    let none = asked.depth.is_none() && asked.nodes.is_none() && asked.millis.is_none();
    let usual = Limits::default();
    let limits = Limits {
        depth: asked.depth.unwrap_or(usual.depth),
        nodes: asked.nodes.unwrap_or(usual.nodes),
        level: asked.level,
        seed: asked.seed,
        lines: asked.lines,
        ..usual
    };
    let begun = Instant::now();
    let most = asked.millis.or(none.then_some(1_000)).map(Duration::from_millis);
    let found = look(&game, &limits, &mut |_| most.is_some_and(|most| begun.elapsed() >= most));
    for line in &found.lines {
        say!(out, "{:10}  {}", score(&game, line.score), texts(&game, &line.line));
    }
    say!(out, "depth {}, {} positions", found.depth, found.nodes);
    for reason in reasons(&game, &found) {
        say!(out, "{}", words::default_language().reason(game.rules(), game.position(), reason));
    }
    Ok(0)
}

pub fn solve(asked: &SolveArgs, out: &mut Vec<u8>) -> Done {
    let game = asked.game.set_up()?;
    if !solve::speaks(&game) {
        return Err(Fault::refused("no-two-sides", "Only a game of two sides without dice is solved."));
    }
    let usual = solve::Limits::default();
    let limits = solve::Limits {
        plies: asked.plies,
        checks: asked.checks,
        nodes: asked.nodes.unwrap_or(usual.nodes),
        ..usual
    };
    let found = solve::solve(&game, &limits, &mut |_| false);
    let plies = found.plies.map_or_else(String::new, |plies| format!(" in {plies}"));
    match found.verdict {
        Verdict::Win => say!(out, "win{plies}"),
        Verdict::Draw => say!(out, "draw{plies}"),
        Verdict::Loss => say!(out, "loss{plies}"),
        Verdict::Unknown => {
            let checks = if asked.checks { " by checks alone" } else { "" };
            let none = |plies: u32| {
                format!("no win in {plies} {}{checks}", if plies == 1 { "ply" } else { "plies" })
            };
            // Everything was looked at, or only so far as the limit went.
            match found.depth {
                depth if depth >= asked.plies => say!(out, "{}", none(asked.plies)),
                0 => say!(out, "unknown: stopped at the limit of positions"),
                depth => say!(out, "unknown: stopped at the limit of positions; {}", none(depth)),
            }
        }
    }
    for key in &found.keys {
        say!(out, "{:10}  {}", game.rules().write_move(key.action), key.plies);
    }
    if !found.line.is_empty() {
        say!(out, "line        {}", texts(&game, &found.line));
    }
    say!(out, "depth {}, {} positions", found.depth, found.nodes);
    Ok(0)
}

pub fn ending(asked: &GameArgs, out: &mut Vec<u8>) -> Done {
    let game = asked.set_up()?;
    let found = Book::default().ending(&game, &mut |_| false).map_err(refused)?;
    say!(out, "{}: {}", found.material, value(found.value));
    for &(action, worth) in &found.moves {
        say!(out, "{:10}  {}", game.rules().write_move(action), value(worth));
    }
    Ok(0)
}

fn refused(refusal: Refusal) -> Fault {
    Fault::refused(refusal.code(), refusal.to_string())
}

fn value(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("win in {plies}"),
        Value::Draw => "draw".to_owned(),
        Value::Loss(plies) => format!("loss in {plies}"),
    }
}

/// Points in hundredths of the weakest piece; a win or a loss with its plies; where something is thrown, what is
/// expected for each seat.
fn score(game: &Match, score: Score) -> String {
    match score {
        Score::Points(points) => format!("{points:+}"),
        Score::Win(plies) => format!("win in {plies}"),
        Score::Loss(plies) => format!("loss in {plies}"),
        Score::Expected(each) => {
            let each = game.rules().seats().map(|seat| format!("{:+.0}", each[seat.index()]));
            each.collect::<Vec<_>>().join(" ")
        }
    }
}

fn texts(game: &Match, line: &[Move]) -> String {
    let texts: Vec<String> = line.iter().map(|&action| game.rules().write_move(action)).collect();
    texts.join(" ")
}
