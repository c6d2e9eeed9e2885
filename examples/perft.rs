//! Leaf counts and how fast they are found: `cargo run --release --example perft -- shatranj 5`
//!
//! Counts once for a warm-up and three times for the best time, as `cargo xtask bench --wasm` does
//! with the WebAssembly module beside it.

use std::time::Instant;

use tabiya::{Position, Rules, games};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "shatranj".to_owned());
    let depth: u32 = args.next().and_then(|depth| depth.parse().ok()).unwrap_or(4);
    let Some(game) = games::find(&game) else {
        return eprintln!("There is no game of this name.");
    };
    let rules = Rules::new(game, &[]).expect("the defaults");
    let start = Position::start(&rules);
    let leaves = rules.perft(&start, depth);
    let time = |_| {
        let begun = Instant::now();
        rules.perft(&start, depth);
        begun.elapsed()
    };
    let best = (0..3).map(time).min().expect("three times");
    println!("{leaves} leaves in {:.1} ms", best.as_secs_f64() * 1000.0);
}
