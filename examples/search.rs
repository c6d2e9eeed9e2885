//! Depth and speed of the search in a second from the start of each game.
//!
//! `cargo run --release --example search`, with a game's id for one alone.

use std::time::{Duration, Instant};

use tabiya::search::{Limits, search};
use tabiya::{Match, games};

fn main() {
    let one = std::env::args().nth(1);
    for game in games::ALL.iter().filter(|game| one.as_deref().is_none_or(|id| id == game.id)) {
        let start = Match::new(&game.id, &[], None).expect("the start of a game");
        let begin = Instant::now();
        let found = search(&start, &Limits::default(), &mut |_| begin.elapsed() >= Duration::from_secs(1));
        let seconds = begin.elapsed().as_secs_f64();
        let rate = found.nodes as f64 / seconds / 1000.0;
        let line: Vec<String> = found.line.iter().map(|&action| start.rules().write_move(action)).collect();
        println!(
            "{:12} depth {:2}  {rate:6.0} thousand nodes/s  {:?}  {}",
            game.id,
            found.depth,
            found.score,
            line.join(" ")
        );
    }
}
