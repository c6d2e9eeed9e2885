//! A fixed-size transposition table of positions from which nothing parts within so many plies.

/// The bits of an entry that hold how many moves; the others are those of the key.
const BITS: u64 = 63;

/// The table. What has no room replaces what was there.
pub(super) struct Seen(Vec<u64>);

impl Seen {
    pub(super) fn new(megabytes: usize) -> Seen {
        // At least as many places as the entries leave out of a key.
        Seen(vec![0; (megabytes.max(1) << 17).next_power_of_two()])
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    /// Whether nothing parts within so many moves, as far as is known.
    pub(super) fn has(&self, key: u64, left: u32) -> bool {
        let entry = self.0[self.place(key)];
        // Nothing is kept as no moves at all.
        (entry ^ key) & !BITS == 0 && entry & BITS > u64::from(left)
    }

    pub(super) fn add(&mut self, key: u64, left: u32) {
        let place = self.place(key);
        self.0[place] = key & !BITS | (u64::from(left) + 1);
    }
}
