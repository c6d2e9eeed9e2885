//! Solving by an ending table.

use super::{Key, Limits, MOST_PLIES, Solved, Verdict, solve};
use crate::endings::{Book, Ending, Refusal, Value};
use crate::matches::Match;
use crate::position::Move;

/// Shorter wins than these are found sooner by searching than by making a table.
const SHORT: u32 = 12;

/// Most positions of tables that are made for one problem.
const MOST: usize = 40_000_000;

/// As [`solve`], by tables of endings where they can speak: by those that are there, or for wins that may be long, by
/// such as can be made. While they are, `stop` is asked with nothing found.
pub fn solve_with(
    book: &mut Book,
    game: &Match,
    limits: &Limits,
    stop: &mut dyn FnMut(&Solved) -> bool,
) -> Solved {
    let fits = game.line().next().is_none() && game.outcome().is_none();
    let Some(needs) = Some(()).filter(|()| fits).and_then(|()| book.needs(game).ok()) else {
        return solve(game, limits, stop);
    };
    let missing: usize = needs.iter().filter(|table| !table.ready).map(|table| table.positions).sum();
    if missing > MOST || missing > 0 && limits.plies <= SHORT {
        return solve(game, limits, stop);
    }
    let mut solved = Solved { by_ending: true, ..Solved::nothing() };
    let found = book.ending(game, &mut |_| stop(&solved));
    match found {
        Ok(ending) => {
            let plies = limits.plies.min(MOST_PLIES);
            set_verdict(&ending, limits, plies, &mut solved);
            if solved.plies.is_some() {
                solved.line = line(book, game).unwrap_or_default();
            }
            solved.nodes = ending.moves.len() as u64;
            solved
        }
        Err(Refusal::Stopped) => solved,
        Err(_) => solve(game, limits, stop),
    }
}

fn set_verdict(ending: &Ending, limits: &Limits, most: u32, solved: &mut Solved) {
    solved.depth = most;
    let (verdict, plies) = match ending.value {
        Value::Draw => (Verdict::Draw, None),
        Value::Win(plies) => (Verdict::Win, Some(u32::from(plies))),
        Value::Loss(plies) => (Verdict::Loss, Some(u32::from(plies))),
    };
    if plies.is_some_and(|plies| plies > most) {
        return;
    }
    (solved.verdict, solved.plies) = (verdict, plies);
    if let (Verdict::Win, Some(shortest)) = (verdict, plies) {
        let won = ending.moves.iter().filter_map(|&(action, value)| match value {
            Value::Win(plies) => Some(Key { action, plies: plies.into() }),
            Value::Draw | Value::Loss(_) => None,
        });
        let most = if limits.all { most } else { shortest };
        solved.keys = won.filter(|key| key.plies <= most).collect();
        solved.sole = solved.keys.iter().filter(|key| key.plies == shortest).count() == 1;
    }
}

/// The line of best play to the end.
fn line(book: &mut Book, game: &Match) -> Option<Vec<Move>> {
    let (mut line, mut now) = (Vec::new(), game.clone());
    while now.outcome().is_none() {
        let ending = book.ending(&now, &mut |_| false).ok()?;
        let &(action, _) = ending.moves.first()?;
        now.play_move(action).ok()?;
        line.push(action);
    }
    Some(line)
}
