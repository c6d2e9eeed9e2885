//! A pseudo-random number generator that gives the same numbers on every machine.

/// A generator of 64 bits (SplitMix64; Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// One that begins here.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// One for each pair of numbers: a seed and the place of something.
    pub fn of(seed: u64, place: u64) -> Random {
        let mut first = Random(seed);
        Random(first.next() ^ Random(place).next().rotate_left(17))
    }

    /// The next number.
    #[expect(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}
