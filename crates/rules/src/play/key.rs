//! The position key: what repetition tells apart, hashed to 64 bits.

use core::hash::{Hash, Hasher};

use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Captured, Contest};

/// Folds words into a key by wide multiplication. The same everywhere, unlike the standard library's.
pub(crate) struct Mixer(u64);

impl Mixer {
    pub(crate) fn new(seed: u64) -> Mixer {
        Mixer(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    #[inline(always)]
    pub(crate) fn fold(&mut self, low: u64, high: u64) {
        let low = (self.0 ^ low) ^ 0xa076_1d64_78bd_642f;
        let high = (self.0.rotate_left(29) ^ high) ^ 0xe703_7ed1_a0b4_28db;
        let product = u128::from(low) * u128::from(high);
        self.0 = self.0.rotate_left(17) ^ (product as u64) ^ (product >> 64) as u64;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let spread = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        spread ^ spread >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.fold(word, chunk.len() as u64);
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.fold(u64::from(value), 1);
    }

    fn write_u16(&mut self, value: u16) {
        self.fold(u64::from(value), 2);
    }

    fn write_u64(&mut self, value: u64) {
        self.fold(value, 8);
    }

    fn write_usize(&mut self, value: usize) {
        self.fold(value as u64, 8);
    }

    fn write_isize(&mut self, value: isize) {
        self.fold(value as u64, 8);
    }
}

/// What makes a position the same for repetition: whose and which pieces stand where, and who is to do what.
pub(crate) fn standing(rules: &Rules, position: &Position) -> Mixer {
    let state = &position.state;
    let mut mixer = Mixer::new(0);
    // The sets tell where pieces stand in fewer words than the squares.
    for set in &position.seats[..rules.game().seats.len()] {
        mixer.fold(set.0 as u64, (set.0 >> 64) as u64);
    }
    for set in &position.roles[..rules.roles().len()] {
        mixer.fold(set.0 as u64, (set.0 >> 64) as u64);
    }
    let passed = state.passed.map_or(0, |passed| 1 + u64::from(passed.over.0));
    let held = u64::from(state.rights) << 8 | u64::from(state.forfeits) << 24;
    mixer.fold(u64::from(state.turn.0) | held | passed << 32, 0);
    state.phase.hash(&mut mixer);
    if has_hands(rules) {
        state.hands.iter().for_each(|hand| mixer.write(hand));
    }
    mixer
}

/// Whether pieces are ever in hand.
fn has_hands(rules: &Rules) -> bool {
    rules.terms().captured == Captured::Dropped
        || !rules.hands().is_empty()
        || matches!(rules.terms().contest, Contest::Race(_))
}

impl Rules {
    /// A key of what makes a position the same for repetition: who stands where and is in hand, whose turn it is, the
    /// phase, the rights, what can be captured in passing, and what lies on the table of a game with dice. Not the
    /// clocks and counts. Two positions that differ share a key in one case of some 2^64. Keys are compared under the
    /// same rules, by the same version.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::Match;
    /// let mut game = Match::new("makruk", &[], None)?;
    /// let start = game.rules().position_key(game.position());
    /// for text in ["b1d2", "b8d7", "d2b1", "d7b8"] {
    ///     assert!(game.play(text).is_ok());
    /// }
    /// assert_eq!(game.rules().position_key(game.position()), start);
    /// # Ok::<(), tabiya::MatchError>(())
    /// ```
    pub fn position_key(&self, position: &Position) -> u64 {
        let mut mixer = standing(self, position);
        position.state().table.hash(&mut mixer);
        mixer.finish()
    }
}
