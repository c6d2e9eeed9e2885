//! Matches between neighbouring levels, over all games of two armies: from the same random openings with both sides
//! exchanged.
//!
//! `cargo run --release --example levels -- --pairs 3`: for each game and each pair of neighbours so many openings
//! (from the one numbered `--first`), two games from each. `--low 4 --high 6` for some of the levels,
//! `--game makruk` for one game.
//!
//! No move has a clock: the highest level, which a second limits elsewhere, has [`NODES`] positions for a move. With
//! `--most 150000` no level has more than those: what a slower device reaches in its second. As on the page, the
//! highest level keeps what it has learned from move to move.
//! `--part 8` gives everybody the eighth part of the positions, so that the highest levels keep their ratio and take
//! less time. `--minutes 10` begins no other round after ten minutes; without it so many rounds are played as openings
//! are asked for.

use std::collections::BTreeMap;
use std::time::Instant;

use tabiya::search::{LEVELS, Level, Limits, Searcher, actor, search};
use tabiya::variant::Contest;
use tabiya::{Game, Match, Seat, games};

/// What the highest level looks at for a move: about as much as a browser does in a second.
const NODES: u64 = 600_000;

/// Plies of an opening.
const OPENING: usize = 6;

/// A game of so many plies is a draw.
const LONGEST: usize = 200;

/// Wins, draws and losses.
#[derive(Clone, Copy, Default)]
struct Tally([u32; 3]);

impl Tally {
    fn add(&mut self, other: Tally) {
        for (one, other) in self.0.iter_mut().zip(other.0) {
            *one += other;
        }
    }

    /// The share of the points, and half the width of its 95 % interval.
    fn share(self) -> (f64, f64) {
        let [won, drawn, lost] = self.0.map(f64::from);
        let number = won + drawn + lost;
        let mean = (won + drawn / 2.0) / number;
        let squares = won * (1.0 - mean).powi(2) + drawn * (0.5 - mean).powi(2) + lost * mean.powi(2);
        (100.0 * mean, 100.0 * 1.96 * (squares / number / number).sqrt())
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    let number = |name: &str, usual: u64| after(name).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (pairs, first) = (number("--pairs", 1), number("--first", 0));
    let (part, minutes) = (number("--part", 1), number("--minutes", u64::MAX));
    let most = number("--most", NODES);
    let (low, high) = (number("--low", 1) as u8, number("--high", u64::from(LEVELS)) as u8);
    let one = after("--game");
    let wanted = |game: &&&Game| one.is_none_or(|id| *id == game.id) && game.terms.contest == Contest::Kings;
    let mut all: BTreeMap<u8, Tally> = BTreeMap::new();
    let begun = Instant::now();
    for pair in first..first + pairs {
        for level in low..high {
            if begun.elapsed().as_secs() / 60 >= minutes {
                return;
            }
            for game in games::ALL.iter().filter(wanted) {
                let mut tally = Tally::default();
                for stronger in [0, 1] {
                    tally.add(play(game, level, stronger, 1000 * pair + u64::from(level), (most, part)));
                }
                all.entry(level).or_default().add(tally);
                let [won, drawn, lost] = tally.0;
                println!("{} against {level}\t{}\t{won}\t{drawn}\t{lost}", level + 1, game.id);
            }
            let tally = all[&level];
            let ([won, drawn, lost], (share, off)) = (tally.0, tally.share());
            println!("{} against {level}\tall\t{won}\t{drawn}\t{lost}\t{share:.0} ± {off:.0} %", level + 1);
        }
    }
}

/// A game of the next level, at one of the seats, against this one, with a part of the positions of each, and those
/// at most so many: its result for the higher.
fn play(game: &'static Game, level: u8, stronger: u8, seed: u64, (most, part): (u64, u64)) -> Tally {
    let mut play = Match::new(&game.id, &[], None).expect("the start of a game");
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut plies = 0;
    let mut highest = Searcher::new();
    while play.outcome().is_none() && plies < LONGEST {
        let moves = play.legal();
        let action = if plies < OPENING {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            moves[(random >> 33) as usize % moves.len()]
        } else {
            let own = actor(play.rules(), play.position()).0 == stronger;
            let level = if own { level + 1 } else { level };
            let limits = Limits {
                level,
                nodes: Level::of(level).nodes.min(most) / part,
                seed: seed * 1000 + plies as u64,
                megabytes: 8,
                ..Limits::default()
            };
            let found = match level {
                LEVELS => highest.search(&play, &limits, &mut |_| false),
                _ => search(&play, &limits, &mut |_| false),
            };
            found.best.expect("a move")
        };
        let text = play.rules().write_move(action);
        play.play(&text).expect("a legal move");
        plies += 1;
    }
    let winner = play.outcome().and_then(|outcome| outcome.winner);
    Tally(match winner {
        None => [0, 1, 0],
        Some(Seat(winner)) if winner == stronger => [1, 0, 0],
        Some(_) => [0, 0, 1],
    })
}
