//! Doubts about a faulty record: where it may have gone wrong.

use super::draft::{Event, Token};
use super::player::{read_move, single};
use super::tree::GameRecord;
use crate::matches::Match;
use crate::notation::Notation;
use crate::position::Move;
use crate::words::{Doubt, RecordError};

/// How many moves are offered.
const OFFERED: usize = 5;
/// How many moves back another is looked for.
const BACK: usize = 12;
/// How many moves, the faulty one among them, have to be read with another one before.
pub(super) const AHEAD: usize = 4;
/// How many other moves are tried for each.
const TRIED: usize = 6;
/// How many legal moves are looked at for all of it, those of every position in which a text is read. An ordinary
/// record takes a third of them; where hundreds of placements are open it would be a hundred times as many.
const WORK: usize = 30_000;

/// How many more moves may be looked at.
struct Work(usize);

impl Work {
    /// Takes so many, if they are left.
    fn take(&mut self, moves: usize) -> bool {
        let left = self.0.checked_sub(moves);
        self.0 = left.unwrap_or(0);
        #[cfg(test)]
        LOOKED.set(LOOKED.get() + left.map_or(0, |_| moves));
        left.is_some()
    }
}

/// Adds to the fault of a record what may have been meant, there or before.
pub(super) fn raise(start: &Match, notation: Notation, events: &[Event], record: &mut GameRecord) {
    let Some(RecordError::Move(fault)) = &mut record.error else { return };
    let (mut game, mut work) = (start.clone(), Work(WORK));
    // The position of the fault itself: that may lie in a variation.
    let in_main = record.game.position() == &fault.position && record.line.moves.len() + 1 == fault.ply;
    if in_main {
        game = record.game.clone();
        if fault.candidates.is_empty() {
            let (near, _) = nearest(&game, notation, &fault.text, OFFERED, &mut work);
            fault.candidates = near.into_iter().map(|(_, text)| text).collect();
        }
    }
    if !in_main {
        return;
    }
    let tokens = main_line(events, fault.ply + AHEAD);
    let last = (fault.ply + AHEAD - 1).min(tokens.len());
    let (mut number, mut seat) = (fault.number, fault.position.turn());
    for at in (fault.ply.saturating_sub(BACK + 1)..fault.ply - 1).rev() {
        game.undo();
        let Some(token) = tokens.get(at) else { return };
        let next = core::mem::replace(&mut seat, game.position().turn());
        let same = !single(notation) && seat < next;
        number = token.number.unwrap_or(number.saturating_sub(usize::from(!same)));
        let made = record.line.moves[at].action;
        let (near, open) = nearest(&game, notation, &token.text, TRIED, &mut work);
        for (action, text) in near {
            let mut other = game.clone();
            let mut reads = |other: &mut Match, token: &&Token| {
                work.take(open) && read_move(other, notation, &token.text).is_ok()
            };
            if action != made
                && other.play_move(action).is_ok()
                && tokens[at + 1..last].iter().all(|token| reads(&mut other, token))
            {
                fault.doubts.push(Doubt { ply: at + 1, number, seat, text });
            }
        }
        if fault.doubts.len() >= OFFERED {
            fault.doubts.truncate(OFFERED);
            return;
        }
    }
}

/// The first moves of the main line, as they are written.
pub(super) fn main_line(events: &[Event], most: usize) -> Vec<&Token> {
    let mut depth = 0usize;
    let mut found = Vec::new();
    for event in events {
        match event {
            Event::Open => depth += 1,
            Event::Close => depth = depth.saturating_sub(1),
            Event::Branch(..) => break,
            Event::Move(token) if depth == 0 => found.push(token),
            _ => {}
        }
        if found.len() == most {
            break;
        }
    }
    found
}

/// The legal moves whose texts are most like this one, the nearest first, and how many moves are legal.
fn nearest(
    game: &Match,
    notation: Notation,
    text: &str,
    most: usize,
    work: &mut Work,
) -> (Vec<(Move, String)>, usize) {
    let far = (text.chars().count() / 2).clamp(1, 3);
    let mut found: Vec<(usize, Move, String)> = Vec::new();
    let legal = game.legal();
    if !work.take(legal.len()) {
        return (Vec::new(), legal.len());
    }
    for &action in &legal {
        let own = game.in_scene(&legal, |scene| notation.write(scene, action));
        let away = distance(&own, text).min(distance(&game.rules().write_move(action), text));
        // Kept in order by hand: sorting weighs more than this.
        let place = found.iter().position(|other| away < other.0).unwrap_or(found.len());
        if away <= far && place < most {
            found.insert(place, (away, action, own));
            found.truncate(most);
        }
    }
    (found.into_iter().map(|(_, action, text)| (action, text)).collect(), legal.len())
}

/// How many signs have to be put in, left out or changed to make one text of another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().take(40).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (index, sign) in one.chars().take(40).enumerate() {
        let mut corner = row[0];
        row[0] = index + 1;
        for (place, own) in other.iter().enumerate() {
            let changed = corner + usize::from(*own != sign);
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
thread_local! {
    /// How many legal moves have been looked at for doubts.
    pub(super) static LOOKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}
