//! The search for unknown partings of the pairs that are kept, which keeps what it finds: `PARTINGS=20 PARTINGS_OF=ouk
//! cargo test --release --test all what_is_not_known -- --ignored`, so many seconds for each pair and way of looking.
//! What is known stays; it can be stopped after any pair, and asked again with more seconds.

use std::fs;
use std::time::{Duration, Instant};

use tabiya::Match;
use tabiya::parting::{Limits, parting};

use super::kept::{self, Kept, Pair, Way};
use super::{bound, witness};

/// A line longer than this shows little of what a choice does.
const LONG: usize = 24;

/// Whether a pair is among those that are asked for: a game, or an option of it.
pub fn wanted(pair: &Pair) -> bool {
    let name = format!("{}.{}", pair.game, pair.option);
    std::env::var("PARTINGS_OF").map_or(true, |of| of.split(' ').any(|of| name == of || pair.game == of))
}

pub fn write(pairs: &[Pair], seconds: f64) {
    let before = kept::read();
    let mut all: Vec<Kept> = pairs
        .iter()
        .map(|pair| before.iter().find(|kept| kept.pair == *pair).cloned().unwrap_or_else(|| Kept::new(pair)))
        .collect();
    for place in 0..all.len() {
        let kept = &mut all[place];
        if kept.same || kept.is_shortest() || !wanted(&kept.pair) {
            continue;
        }
        look(kept, Duration::from_secs_f64(seconds));
        let lengths = [&kept.way, &kept.from].map(|way| way.as_ref().map(|way| way.line.len()));
        eprintln!(
            "{} {} {:?}: {lengths:?} of {}",
            kept.pair.game, kept.pair.option, kept.pair.choices, kept.proved
        );
        kept::save(&all);
    }
    kept::save(&all);
}

fn look(kept: &mut Kept, time: Duration) {
    let [a, b] = kept.pair.matches();
    kept.proved = kept.proved.max(bound::earliest(&a, &b));
    let known = || kept.way.as_ref().map_or(usize::MAX, |way| way.line.len());
    if known() > 8 && !kept.is_shortest() {
        let line = kept.way.as_ref().and_then(|way| {
            let mut game = a.clone();
            way.line.iter().all(|text| game.play(text).is_ok()).then(|| game.line().collect())
        });
        let seed = std::env::var("PARTINGS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
        if let Some(part) = witness::find(&a, &b, line, time, seed) {
            kept.way = Some(Way::of(None, [&a, &b], &part, 0));
        }
    }
    let known = || kept.way.as_ref().map_or(usize::MAX, |way| way.line.len());
    if !kept.is_shortest() && !witness::returns_alone(&a, &b) {
        let plies = known().saturating_sub(1).min(12) as u32;
        let begin = Instant::now();
        let limits = Limits { plies, megabytes: 1024, ..Limits::default() };
        let found = parting(&a, &b, &limits, &mut |_| begin.elapsed() > time);
        kept.proved = kept.proved.max(found.plies);
        if let Some(part) = found.part {
            kept.way = Some(Way::of(None, [&a, &b], &part, 0));
        }
    }
    let known = || kept.way.as_ref().map_or(usize::MAX, |way| way.line.len());
    if known() > LONG && kept.from.is_none() {
        kept.from = near(&kept.pair, time);
    }
}

/// The shortest line from a position that a test or a record of the game has.
fn near(pair: &Pair, time: Duration) -> Option<Way> {
    let begin = Instant::now();
    let mut best: Option<Way> = None;
    for position in positions(pair) {
        let both = pair.choices.each_ref().map(|choice| pair.set_up(choice, Some(&position)));
        let [Some(a), Some(b)] = both else { continue };
        let most = best.as_ref().map_or(6, |best| best.line.len() as u32);
        if most == 0 || begin.elapsed() > time * 2 {
            break;
        }
        let limits = Limits { plies: most - 1, nodes: 100_000, megabytes: 8 };
        let found = parting(&a, &b, &limits, &mut |_| false);
        if let Some(part) = found.part {
            best = Some(Way::of(Some(&position), [&a, &b], &part, part.line.len() as u32));
        } else if best.is_none() && witness::returns_alone(&a, &b) {
            let part = witness::find(&a, &b, None, time / 4, 1);
            best = part.map(|part| Way::of(Some(&position), [&a, &b], &part, found.plies));
        }
    }
    best
}

/// First those at which the scenarios of the option stand.
fn positions(pair: &Pair) -> Vec<String> {
    let file = pair.game.replace('-', "_");
    let mut found: Vec<(bool, String)> = Vec::new();
    for path in [
        format!("tests/scenarios/{file}.rs"),
        "tests/scenarios/four.rs".into(),
        format!("crates/rules/src/games/{file}.rs"),
    ] {
        let Ok(text) = fs::read_to_string(path) else { continue };
        let option = format!("{}.{}", pair.game, pair.option);
        let mut own = 0;
        for (place, word) in text.split('"').enumerate().filter(|(place, _)| place % 2 == 1) {
            if word == option {
                own = place;
            }
            if word.matches('/').count() > 6 && word.len() < 200 {
                let at = own > 0 && place - own <= 4;
                found.push((!at, word.to_owned()));
            }
        }
    }
    found.sort_by_key(|(other, _)| *other);
    let mut all: Vec<String> = found.into_iter().map(|(_, word)| word).collect();
    all.dedup();
    // What the page shows has to be possible.
    all.retain(|position| {
        Match::new(&pair.game, &[], Some(position))
            .is_ok_and(|game| game.rules().remarks(game.position()).is_empty())
    });
    all
}
