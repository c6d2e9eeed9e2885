//! The transposition table: what was found of positions that come back by other ways.

use crate::position::Move;

/// What a value in the table says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) best: Option<Move>,
    pub(super) value: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

/// Entries by the low bits of their keys. Who comes later takes the place.
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table of at most so many megabytes, and no more entries than nodes are looked at.
    pub(super) fn new(megabytes: usize, nodes: u64) -> Table {
        let room = (megabytes << 20) / size_of::<Option<Entry>>();
        let needed = usize::try_from(nodes.saturating_mul(2)).unwrap_or(usize::MAX);
        let number = match room.min(needed) {
            0 => 0,
            room => 1 << room.ilog2(),
        };
        Table { entries: vec![None; number] }
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Entry> {
        let place = key as usize & self.entries.len().checked_sub(1)?;
        self.entries[place].filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, best: Option<Move>, value: i32, depth: i16, bound: Bound) {
        let Some(mask) = self.entries.len().checked_sub(1) else { return };
        let place = &mut self.entries[key as usize & mask];
        // A shorter search of the same position does not lose its move.
        let best = best.or(place.filter(|entry| entry.key == key).and_then(|entry| entry.best));
        *place = Some(Entry { key, best, value, depth, bound });
    }
}
