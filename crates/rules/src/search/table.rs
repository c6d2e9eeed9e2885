//! The transposition table.

use crate::position::Move;

/// What a value in the table says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// What the best value that was found says, where the window began at `start` and ended at `beta`.
    #[inline]
    pub(super) fn of(best: i32, start: i32, beta: i32) -> Bound {
        if best >= beta {
            Bound::AtLeast
        } else if best > start {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) best: Option<Move>,
    pub(super) value: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
    /// In which search it was written.
    age: u8,
}

/// Entries in pairs, by the low bits of their keys: the first of a pair gives way to a search that is as deep, the
/// second to any; what an earlier search has left gives way to any. The table begins small and grows with what it has
/// to hold.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
    most: usize,
    held: usize,
    age: u8,
}

/// As many entries to begin with.
const FEW: usize = 1 << 12;

impl Table {
    /// A table that grows to at most so many megabytes.
    pub(super) fn new(megabytes: usize) -> Table {
        let room = (megabytes << 20) / size_of::<Option<Entry>>();
        let most = if room < 2 { 0 } else { 1 << room.ilog2() };
        Table { entries: vec![None; most.min(FEW)], most, held: 0, age: 0 }
    }

    /// Another search begins.
    pub(super) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn place(&self, key: u64) -> Option<usize> {
        Some(key as usize & self.entries.len().checked_sub(1)? & !1)
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let place = self.place(key)?;
        let known = |entry: &Option<Entry>| entry.filter(|entry| entry.key == key);
        known(&self.entries[place]).or_else(|| known(&self.entries[place + 1]))
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, best: Option<Move>, value: i32, depth: i16, bound: Bound) {
        // A shorter search of the same position does not lose its move.
        let best = best.or_else(|| self.find(key).and_then(|entry| entry.best));
        self.put(Entry { key, best, value, depth, bound, age: self.age });
        if self.held > self.entries.len() / 2 && self.entries.len() < self.most {
            let twice = vec![None; 2 * self.entries.len()];
            let all = core::mem::replace(&mut self.entries, twice);
            self.held = 0;
            all.into_iter().flatten().for_each(|entry| self.put(entry));
        }
    }

    #[inline]
    fn put(&mut self, entry: Entry) {
        let Some(place) = self.place(entry.key) else { return };
        let gives_way = |old: Entry| old.key == entry.key || old.depth <= entry.depth || old.age != entry.age;
        let first = self.entries[place].is_none_or(gives_way);
        if first && self.entries[place].is_some_and(|old| old.key != entry.key) {
            self.entries.swap(place, place + 1);
        }
        let place = &mut self.entries[if first { place } else { place + 1 }];
        self.held += usize::from(place.is_none());
        *place = Some(entry);
    }
}
