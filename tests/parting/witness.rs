//! Lines that part two sets of rules, where the shortest is too far to be looked for: out of games played at random,
//! shortened by a search from each of their positions. Nothing says that they are the shortest.

#[path = "../properties/chance.rs"]
#[expect(dead_code, reason = "the properties use the rest")]
mod chance;

use std::time::{Duration, Instant};

use tabiya::parting::{Limits, Part, part, parting};
use tabiya::{Match, Move};

/// The longest games that are played.
const LONGEST: usize = 400;

/// A line that parts them, if one is found in this time; it is shortened for as long again.
pub fn find(a: &Match, b: &Match, time: Duration) -> Option<Part> {
    let begin = Instant::now();
    let mut best = shuttle(a, b);
    let mut seed = 0;
    while begin.elapsed() < time {
        let most = best.as_ref().map_or(LONGEST, |part| part.line.len());
        best = play(a, b, seed, most).or(best);
        seed += 1;
    }
    let begin = Instant::now();
    let mut place = 0;
    while let Some(found) = &best
        && place + 2 < found.line.len()
        && begin.elapsed() < time
    {
        let games = along(a, b, &found.line[..place]);
        let plies = (found.line.len() - place - 1).min(5) as u32;
        let limits = Limits { plies, nodes: 5_000, megabytes: 1 };
        let near = parting(&games[0], &games[1], &limits, &mut |_| begin.elapsed() > time);
        place += 1;
        if let Some(near) = near.part {
            let line = [&found.line[..place - 1], &near.line].concat();
            best = Some(Part { line, ..near });
            place = 0;
        }
    }
    best
}

fn along(a: &Match, b: &Match, line: &[Move]) -> [Match; 2] {
    [a, b].map(|game| {
        let mut game = game.clone();
        for &action in line {
            let text = a.rules().write_move(action);
            game.play(&text).expect("both allow it");
        }
        game
    })
}

/// A game at random, which likes captures the more the larger its seed is.
fn play(a: &Match, b: &Match, seed: u64, most: usize) -> Option<Part> {
    let mut random = chance::Random::new(seed);
    let [mut one, mut other] = [a.clone(), b.clone()];
    for ply in 0..most {
        if let Some(found) = part(&one, &other) {
            return Some(Part { line: one.line().collect(), ..found });
        }
        let moves = one.legal();
        if moves.is_empty() || ply + 1 == most {
            return None;
        }
        let captures: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|action| action.to().is_some_and(|to| one.position().piece_at(to).is_some()))
            .collect();
        let greedy = !captures.is_empty() && !random.one_in(1 + seed as usize % 4);
        let action = random.pick(if greedy { &captures } else { &moves });
        let text = one.rules().write_move(action);
        one.play(&text).expect("it is legal");
        other.play(&text).expect("nothing has parted them");
    }
    None
}

/// To and fro, each side with one piece, until a position has stood often enough.
fn shuttle(a: &Match, b: &Match) -> Option<Part> {
    let start = a.legal();
    for &first in start.iter().take(40) {
        let [mut one, mut other] = along(a, b, &[first]);
        let Some((from, to)) = first.from().zip(first.to()) else { continue };
        for reply in one.legal().into_iter().take(20) {
            let Some((back, forth)) = reply.from().zip(reply.to()) else { continue };
            let cycle = [(back, forth), (to, from), (forth, back), (from, to)];
            let mut made = 0;
            for (from, to) in cycle.into_iter().cycle().take(24) {
                if let Some(found) = part(&one, &other) {
                    return Some(Part { line: one.line().collect(), ..found });
                }
                let wanted = |action: &Move| action.from() == Some(from) && action.to() == Some(to);
                let Some(action) = one.legal().into_iter().find(wanted) else { break };
                let text = one.rules().write_move(action);
                if one.play(&text).is_err() || other.play(&text).is_err() {
                    break;
                }
                made += 1;
            }
            for _ in 0..made {
                one.undo();
                other.undo();
            }
        }
    }
    None
}
