//! Leaf counts beside mcr's, natively, in one process and by turns: `cargo xtask bench --peers FOLDER`.
//!
//! `bench` makes a package of this file in `target/peers`, where mcr is a dependency; it is none of what ships.

use std::time::{Duration, Instant};

use mcr::geometry::{AnyWideVariant, WideVariantId};
use tabiya::{Position, Rules, games};

/// Games, the choices under which Tabiya counts them, what mcr calls them, and how deep.
const GAMES: [(&str, &[(&str, &str)], WideVariantId, u32); 8] = [
    ("shatranj", &[], WideVariantId::Shatranj, 5),
    ("makruk", &[], WideVariantId::Makruk, 5),
    ("ouk", &[], WideVariantId::Cambodian, 5),
    ("ouk", FAIRY_OUK, WideVariantId::Cambodian, 5),
    ("xiangqi", &[], WideVariantId::Xiangqi, 4),
    ("janggi", &[], WideVariantId::Janggi, 4),
    ("shogi", &[], WideVariantId::Shogi, 4),
    ("sho-shogi", &[], WideVariantId::ShoShogi, 4),
];

/// Ouk as mcr plays it, after Fairy-Stockfish's `cambodian`.
const FAIRY_OUK: &[(&str, &str)] = &[
    ("kingLeapSquares", "b2-f2"),
    ("kingLeapCapture", "no"),
    ("leapLostBy", "rook-aim"),
    ("neangJump", "jump-to-empty"),
];

/// How often each counts; the best time stands.
const ROUNDS: usize = 6;

fn timed(count: impl FnOnce() -> u64) -> (u64, Duration) {
    let begun = Instant::now();
    (count(), begun.elapsed())
}

fn main() {
    println!("game\tdepth\tleaves\tTabiya M/s\tmcr M/s\tratio");
    for (game, choices, id, depth) in GAMES {
        let rules = Rules::new(games::find(game).expect("a game"), choices).expect("choices of the game");
        let start = Position::start(&rules);
        let other = AnyWideVariant::startpos(id);
        let mut best = [Duration::MAX; 2];
        let mut leaves = [0; 2];
        for _ in 0..ROUNDS {
            for (place, (count, time)) in
                [timed(|| rules.perft(&start, depth)), timed(|| other.perft(depth))].into_iter().enumerate()
            {
                best[place] = best[place].min(time);
                leaves[place] = count;
            }
        }
        let [own, peer] = [0, 1].map(|place| leaves[place] as f64 / best[place].as_secs_f64() / 1e6);
        // Where the rules of the start differ, the speeds are still of one kind of move.
        let differs = if leaves[0] == leaves[1] { "" } else { "\tleaves differ" };
        let game = if choices.is_empty() { game.to_owned() } else { format!("{game}, as mcr plays it") };
        println!("{game}\t{depth}\t{}\t{own:.1}\t{peer:.1}\t{:.2}{differs}", leaves[0], own / peer);
    }
}
