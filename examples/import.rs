//! A section of Fairy-Stockfish's `variants.ini` as a game file, with the keys that no term says.
//!
//! `cargo run --example import -- variants.ini mygame > mygame.toml`; with `--count` in place of a section's name it
//! reads lines of a section, a depth and a position (or `start`), with tabs between them, and counts leaves. Without
//! arguments it takes a small section of its own.

use std::error::Error;
use std::io::{BufRead, stdin};

use tabiya::{Position, Rules, files};

const SMALL: &str = "[small]
king = k
pawn = p
startFen = 1k1/ppp/PPP/1K1 w - - 0 1
";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (text, section) = match &arguments[..] {
        [] => (SMALL.to_owned(), "small"),
        [file, section] => (std::fs::read_to_string(file)?, section.as_str()),
        _ => return Err("import FILE SECTION, or import FILE --count".into()),
    };
    if section != "--count" {
        let imported = files::import(&text, section)?;
        print!("{}", files::write(&imported.game));
        for (key, line) in imported.unsaid {
            eprintln!(
                "not taken over: {key}{}",
                if line > 0 { format!(", line {line}") } else { String::new() }
            );
        }
        return Ok(());
    }
    for line in stdin().lock().lines() {
        let line = line?;
        let [section, depth, position] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("not three fields: {line}").into());
        };
        let imported = files::import(&text, section)?;
        let unsaid: Vec<String> = imported.unsaid.into_iter().map(|(key, _)| key).collect();
        let rules = Rules::new(imported.game, &[])?;
        let start = match position {
            "start" => Position::start(&rules),
            text => {
                rules.read_position(text).map_err(|error| format!("{section}, {text}: {}", error.code()))?
            }
        };
        let count = rules.perft(&start, depth.parse()?);
        println!("{section}\t{depth}\t{position}\t{count}\t{}", unsaid.join(" "));
    }
    Ok(())
}
