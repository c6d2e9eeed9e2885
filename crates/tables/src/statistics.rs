//! What an ending comes to: shares, longest wins, moves that win alone, mutual zugzwang.

use tabiya_rules::Position;
use tabiya_rules::endings::Value;

use crate::code::{LATE, NONE, OPEN};
use crate::ending::Ending;
use crate::share::{CHUNK, each_chunk};
use crate::table::Table;

/// What an ending comes to where one side is to move. Every way to lay the pieces on the board counts, images of each
/// other too, in which the side that is not to move could not lose its king; those in which the game is over are among
/// them.
#[derive(Clone, Default, Debug)]
pub struct Side {
    /// How many positions it wins ...
    pub won: u64,
    /// ... draws ...
    pub drawn: u64,
    /// ... and loses.
    pub lost: u64,
    /// The same, images of each other being one position.
    pub apart: [u64; 3],
    /// In how many it has a single move that wins.
    pub only: u64,
    /// The plies of its longest win, and the first position in the order of the table that has it.
    pub longest: Option<(u16, Position)>,
}

/// What an ending comes to.
#[derive(Clone, Default, Debug)]
pub struct Statistics {
    /// By the side to move, the first being the one that the ending is named after.
    pub sides: [Side; 2],
    /// Placements in which whoever is to move would be better off if the other side were: it draws what it would win,
    /// or loses what it would draw or win. The game is over for neither.
    pub zugzwang: u64,
    /// Of these, those in which whoever is to move loses.
    pub full: u64,
}

/// What a chunk says.
#[derive(Default)]
struct Part {
    counts: [u64; 3],
    apart: [u64; 3],
    only: u64,
    longest: Option<(u16, usize)>,
    zugzwang: u64,
    full: u64,
}

/// Without `ending` no move is looked at, and what needs that stays 0.
pub(crate) fn of(ending: Option<&Ending<'_>>, table: &Table, threads: usize) -> Statistics {
    let mut all = Statistics::default();
    let layout = &table.layout;
    for (side, bytes) in table.sides.iter().enumerate() {
        let parts = each_chunk(threads, bytes.chunks(CHUNK).enumerate(), |chunk, bytes| {
            part(ending, table, side, chunk * CHUNK, bytes)
        });
        let own = &mut all.sides[side];
        let mut longest: Option<(u16, usize)> = None;
        for part in parts {
            own.won += part.counts[0];
            own.drawn += part.counts[1];
            own.lost += part.counts[2];
            (0..3).for_each(|place| own.apart[place] += part.apart[place]);
            own.only += part.only;
            longest =
                longest.filter(|one| part.longest.is_none_or(|other| one.0 >= other.0)).or(part.longest);
            all.zugzwang += part.zugzwang;
            all.full += part.full;
        }
        own.longest = longest.map(|(plies, number)| (plies, layout.position(&layout.index.at(number), side)));
    }
    if table.sides.len() == 1 {
        all.sides[1] = all.sides[0].clone();
    }
    all
}

fn part(ending: Option<&Ending<'_>>, table: &Table, side: usize, start: usize, bytes: &[u8]) -> Part {
    let index = &table.layout.index;
    let mut part = Part::default();
    let mut at = index.at(start);
    for (place, &byte) in bytes.iter().enumerate() {
        if byte == NONE {
            continue;
        }
        index.go_on(&mut at, start + place);
        let images = index.images(&at);
        let Some(value) = table.value(side, at.number) else { continue };
        let which = match value {
            Value::Win(_) => 0,
            Value::Draw => 1,
            Value::Loss(_) => 2,
        };
        part.counts[which] += images;
        part.apart[which] += 1;
        if let Value::Win(plies) = value
            && plies > 0
        {
            if part.longest.is_none_or(|(known, _)| plies > known) {
                part.longest = Some((plies, at.number));
            }
            let single = ending.is_some_and(|ending| ending.has_single_win(&at, side, table));
            part.only += images * u64::from(single);
        }
        let Some(ending) = ending else { continue };
        // Seen from the first side, which loses by being to move. Draws and losses are looked at alone.
        let can_be_worse =
            side == 0 && (byte == OPEN || byte == LATE || which == 2) && value != Value::Loss(0);
        if can_be_worse && let Some(other) = table.probe(&at.squares, 1) {
            let better = matches!((value, other), (Value::Draw | Value::Loss(_), Value::Loss(plies)) if plies > 0)
                || (which == 2 && other == Value::Draw);
            if better && !ending.is_over(&at.squares) {
                part.zugzwang += images;
                part.full += images * u64::from(matches!((value, other), (Value::Loss(_), Value::Loss(_))));
            }
        }
    }
    part
}
