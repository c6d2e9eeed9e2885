//! Keys of positions: all that later moves and outcomes depend on, in 64 bits.

use core::hash::{Hash, Hasher};

use crate::position::Position;
use crate::rules::Rules;
use crate::variant::Repetition;

/// Folds words by wide multiplication; the same everywhere, unlike the standard library's.
struct Folder(u64);

impl Folder {
    #[inline(always)]
    fn fold(&mut self, word: u64) {
        let product = u128::from(self.0.rotate_left(23) ^ word ^ 0x9e37_79b9_7f4a_7c15)
            * u128::from(0xd6e8_feb8_6659_fd93_u64 ^ word.rotate_left(32));
        self.0 = self.0.rotate_left(17) ^ product as u64 ^ (product >> 64) as u64;
    }
}

impl Hasher for Folder {
    fn finish(&self) -> u64 {
        let spread = (self.0 ^ self.0 >> 32).wrapping_mul(0xe703_7ed1_a0b4_28db);
        spread ^ spread >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().fold(chunk.len() as u64, |word, &byte| word << 8 | u64::from(byte));
            self.fold(word);
        }
    }

    // Other widths on other machines would give other keys.
    fn write_usize(&mut self, value: usize) {
        self.fold(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.fold(value as u64);
    }

    fn write_u8(&mut self, value: u8) {
        self.fold(u64::from(value));
    }
}

/// The key of what makes a position the same for repetition, and that of all that matters to what follows.
pub(super) fn keys(rules: &Rules, position: &Position) -> (u64, u64) {
    let state = &position.state;
    let mut folder = Folder(0);
    let sets =
        position.seats[..rules.game().seats.len()].iter().chain(&position.roles[..rules.roles().len()]);
    for set in sets {
        folder.fold(set.0 as u64);
        if rules.board().shape.len() > 64 {
            folder.fold((set.0 >> 64) as u64);
        }
    }
    let small = u64::from(state.turn.0) | u64::from(state.rights) << 8 | u64::from(state.forfeits) << 24;
    let passed = state.passed.map_or(0, |passed| 1 + u64::from(passed.over.0));
    folder.fold(small | passed << 32);
    state.phase.hash(&mut folder);
    for hand in &state.hands[..rules.game().seats.len()] {
        if hand.iter().any(|&pieces| pieces > 0) {
            folder.write(hand);
        }
        folder.fold(1);
    }
    let repeats = folder.finish();
    state.count.hash(&mut folder);
    (state.impasse, state.last_move).hash(&mut folder);
    let flags =
        u64::from(state.count_stopped) | u64::from(state.objectable) << 1 | u64::from(state.shak) << 8;
    folder.fold(flags | u64::from(u32::from_le_bytes(state.bare_moves)) << 16);
    let terms = rules.terms();
    if terms.quiet.is_some() || matches!(terms.repetition, Repetition::Counted { .. }) {
        folder.fold(u64::from(state.halfmove_clock));
    }
    (repeats, folder.finish())
}
