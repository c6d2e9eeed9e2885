//! Retrograde analysis: makes the table of an ending, backwards from the ends of games.
//!
//! First every position is looked at once: whether it can be, whether the game is over, what captures and promotions
//! come to. Then, ply by ply: moves are taken back from the lost positions, and what is reached so has won; they are
//! taken back from the won ones, and of what is reached so each has lost whose every move is found to lead to a win.
//!
//! A position is a byte; what moves taken back reach is a bitmap. Bytes are written by whoever holds that part of the
//! table, and read by others only while nobody writes: so the table is the same whatever the number of threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tabiya_rules::endings::Value;

use crate::code::{HOLDS, LATE, NONE, OPEN, TOP};
use crate::ending::Ending;
use crate::index::At;
use crate::row::Row;
use crate::share::{CHUNK, Parts, each_chunk};

/// How a table is made.
#[derive(Clone, Copy, Debug)]
pub struct How {
    /// How many threads work on it.
    pub threads: usize,
    /// The highest byte that says plies; lower in tests.
    pub(crate) top: u8,
}

impl How {
    /// With so many threads.
    pub fn threads(threads: usize) -> How {
        How { threads: threads.max(1), top: TOP }
    }
}

/// Told the plies that are done, and of how many positions it is known that they are won or lost.
pub type Tell<'t> = &'t (dyn Fn(u16, u64) + Sync);

pub(crate) type Late = BTreeMap<(u8, u64), Value>;

pub(crate) struct Builder<'a> {
    ending: &'a Ending<'a>,
    how: How,
    sides: Vec<Vec<u8>>,
    /// By side and chunk, the bytes that it has.
    present: Vec<Vec<[u64; 4]>>,
    marks: Vec<AtomicU64>,
    late: Late,
    /// No position takes more plies, as far as is known.
    latest: u16,
    known: u64,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(ending: &'a Ending<'a>, how: How) -> Builder<'a> {
        let (size, sides) = (ending.layout.index.size, ending.layout.sides());
        Builder {
            ending,
            how,
            sides: vec![vec![0; size]; sides],
            present: vec![vec![[0; 4]; size.div_ceil(CHUNK)]; sides],
            marks: (0..size.div_ceil(64)).map(|_| AtomicU64::new(0)).collect(),
            late: Late::new(),
            latest: 0,
            known: 0,
        }
    }

    /// Makes the table: its bytes, and what takes too many plies for a byte.
    pub(crate) fn build(mut self, tell: Tell<'_>) -> (Vec<Vec<u8>>, Late) {
        for side in 0..self.sides.len() {
            self.look(side);
        }
        tell(0, self.known);
        let mut plies = 1;
        let mut quiet = 0;
        // Two plies without anything new, and nothing that waits: all that is left is drawn.
        while quiet < 2 || plies <= self.latest + 1 {
            let before = self.known;
            for side in 0..self.sides.len() {
                self.win(side, plies);
                self.lose(side, plies);
            }
            quiet = if self.known == before { quiet + 1 } else { 0 };
            tell(plies, self.known);
            plies += 1;
        }
        for side in &mut self.sides {
            side.iter_mut()
                .filter(|byte| matches!(**byte, HOLDS | crate::code::DRAWN))
                .for_each(|byte| *byte = OPEN);
        }
        (self.sides, self.late)
    }

    /// Looks at every position of a side once.
    fn look(&mut self, side: usize) {
        let (ending, scale, top) = (self.ending, self.ending.layout.scale, self.how.top);
        let index = &ending.layout.index;
        let parts = Parts::of(&mut self.sides[side], &mut self.present[side]);
        let found = each_chunk(self.how.threads, parts, |chunk, (bytes, present)| {
            let (mut late, mut latest) = (Vec::new(), 0);
            let mut at = index.at(chunk * CHUNK);
            let mut row = Row::default();
            let mut place = 0;
            while place < bytes.len() {
                index.go_on(&mut at, chunk * CHUNK + place);
                let (who, many) = index.run(&at);
                let end = bytes.len().min(place + many);
                row.look(ending, &at, side, who);
                for byte in &mut bytes[place..end] {
                    index.go_on(&mut at, chunk * CHUNK + place);
                    *byte = row.first(ending, &at, side, who).unwrap_or_else(|value| {
                        if let Value::Win(plies) | Value::Loss(plies) = value {
                            latest = latest.max(plies);
                        }
                        let byte = scale.byte(value, top);
                        if byte == LATE {
                            late.push((at.number as u64, value));
                        }
                        byte
                    });
                    present[usize::from(*byte >> 6)] |= 1 << (*byte & 63);
                    place += 1;
                }
            }
            (late, latest)
        });
        for (late, latest) in found {
            self.latest = self.latest.max(latest);
            self.late.extend(late.into_iter().map(|(number, value)| ((side as u8, number), value)));
        }
    }

    /// Marks what leads to positions with this value, as far as `fits` wants it; true if there are any.
    fn take_back(&self, turn: usize, value: Value, fits: &(impl Fn(u8, usize) -> bool + Sync)) -> bool {
        // Where one side is kept, its positions stand for the other's.
        let (source, mover) = if self.sides.len() == 1 { (0, 1) } else { (1 - turn, turn) };
        let index = &self.ending.layout.index;
        let own = &self.sides[turn];
        let mark_before = |at: &At, found: &mut Vec<(usize, u8)>| {
            // All are looked up before any is marked: memory answers many at once, but a mark waits for its own.
            found.clear();
            self.ending.before(at, mover, &mut |_, number| {
                let is_marked = self.marks[number / 64].load(Relaxed) >> (number % 64) & 1 == 1;
                found.push((number, if is_marked { NONE } else { own[number] }));
            });
            for &(number, byte) in &*found {
                if byte != NONE && fits(byte, number) {
                    self.marks[number / 64].fetch_or(1 << (number % 64), Relaxed);
                }
            }
        };
        let byte = self.ending.layout.scale.byte(value, self.how.top);
        if byte == LATE {
            let all: Vec<u64> = self
                .late
                .iter()
                .filter(|((side, _), other)| usize::from(*side) == source && **other == value)
                .map(|((_, number), _)| *number)
                .collect();
            let mut found = Vec::new();
            all.iter().for_each(|&number| mark_before(&index.at(number as usize), &mut found));
            return !all.is_empty();
        }
        let chunks = self.sides[source].chunks(CHUNK).zip(&self.present[source]);
        let has = |present: &[u64; 4]| present[usize::from(byte >> 6)] >> (byte & 63) & 1 == 1;
        let chunks = chunks.enumerate().filter(|(_, (_, present))| has(present));
        let found = each_chunk(self.how.threads, chunks, |chunk, (bytes, _)| {
            let (mut at, mut found) = (None, Vec::new());
            for (line, bytes) in bytes.chunks(64).enumerate() {
                if !bytes.iter().fold(false, |any, other| any | (*other == byte)) {
                    continue;
                }
                for (place, _) in bytes.iter().enumerate().filter(|(_, other)| **other == byte) {
                    let number = chunk * CHUNK + line * 64 + place;
                    let at = at.get_or_insert_with(|| index.at(number));
                    index.go_on(at, number);
                    mark_before(at, &mut found);
                }
            }
        });
        !found.is_empty()
    }

    /// Finds who wins in so many plies.
    fn win(&mut self, turn: usize, plies: u16) {
        let scale = self.ending.layout.scale;
        let (new, top) = (Value::Win(plies), self.how.top);
        if scale == crate::code::Scale::Alternate && plies.is_multiple_of(2) {
            return;
        }
        let late = &self.late;
        let fits = |byte: u8, number: usize| match byte {
            OPEN | HOLDS => true,
            LATE => late.get(&(turn as u8, number as u64)).is_some_and(|&value| later(value, plies)),
            byte => scale.value(byte).is_some_and(|value| later(value, plies)),
        };
        if self.take_back(turn, Value::Loss(plies - 1), &fits) {
            self.write(turn, new, scale.byte(new, top));
        }
    }

    /// Finds who loses in so many plies.
    fn lose(&mut self, turn: usize, plies: u16) {
        let (ending, scale, top) = (self.ending, self.ending.layout.scale, self.how.top);
        if scale == crate::code::Scale::Alternate && plies % 2 == 1
            || !self.take_back(turn, Value::Win(plies - 1), &|byte, _| byte == OPEN)
        {
            return;
        }
        let index = &ending.layout.index;
        let (sides, late) = (&self.sides, &self.late);
        let won = |side: usize, number: usize| {
            let value = match sides[side][number] {
                LATE => late.get(&(side as u8, number as u64)).copied(),
                byte => scale.value(byte),
            };
            matches!(value, Some(Value::Win(other)) if other < plies)
        };
        let words = self.marks.chunks_mut(CHUNK / 64).enumerate();
        let found = each_chunk(self.how.threads, words, |chunk, words| {
            let (mut pending, mut at) = (Vec::new(), None);
            for (line, word) in words.iter_mut().enumerate() {
                let word = word.get_mut();
                let mut left = *word;
                while left != 0 {
                    let bit = left & left.wrapping_neg();
                    left ^= bit;
                    let number = chunk * CHUNK + line * 64 + bit.trailing_zeros() as usize;
                    let at = at.get_or_insert_with(|| index.at(number));
                    index.go_on(at, number);
                    match ending.loses(at, turn, &won) {
                        None => *word ^= bit,
                        Some(longest) if longest > plies => {
                            *word ^= bit;
                            pending.push((number, longest));
                        }
                        Some(_) => {}
                    }
                }
            }
            pending
        });
        let new = Value::Loss(plies);
        self.write(turn, new, scale.byte(new, top));
        for (number, longest) in found.into_iter().flatten() {
            self.known += 1;
            self.latest = self.latest.max(longest);
            let byte = scale.byte(Value::Loss(longest), top);
            self.put(turn, number, byte, Value::Loss(longest));
        }
    }

    fn put(&mut self, side: usize, number: usize, byte: u8, value: Value) {
        self.sides[side][number] = byte;
        self.present[side][number / CHUNK][usize::from(byte >> 6)] |= 1 << (byte & 63);
        if byte == LATE {
            self.late.insert((side as u8, number as u64), value);
        }
    }

    /// Writes the byte where there are marks, and takes them away.
    fn write(&mut self, side: usize, value: Value, byte: u8) {
        let parts = Parts::of(&mut self.sides[side], &mut self.present[side]);
        let parts =
            parts.zip(self.marks.chunks_mut(CHUNK / 64)).map(|((chunk, part), words)| (chunk, (part, words)));
        let found = each_chunk(self.how.threads, parts, |chunk, ((bytes, present), words)| {
            let (mut late, mut many) = (Vec::new(), 0);
            for (line, word) in words.iter_mut().enumerate() {
                let mut left = std::mem::take(word.get_mut());
                many += u64::from(left.count_ones());
                while left != 0 {
                    let place = line * 64 + left.trailing_zeros() as usize;
                    left &= left - 1;
                    bytes[place] = byte;
                    if byte == LATE {
                        late.push(chunk * CHUNK + place);
                    }
                }
            }
            if many > 0 {
                present[usize::from(byte >> 6)] |= 1 << (byte & 63);
            }
            (late, many)
        });
        for (late, many) in found {
            self.known += many;
            self.late.extend(late.into_iter().map(|number| ((side as u8, number as u64), value)));
        }
    }
}

/// Whether it is a win that takes longer.
#[inline(always)]
fn later(value: Value, plies: u16) -> bool {
    matches!(value, Value::Win(other) if other > plies)
}
