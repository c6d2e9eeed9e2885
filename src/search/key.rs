//! Keys of positions: what tells them apart, in 64 bits.

use core::hash::{Hash, Hasher};

use super::balance::IDLE_STEP;
use crate::position::{Position, State};
use crate::rules::Rules;
use crate::variant::{Captured, Contest, Repetition};

/// Folds words into a key by wide multiplication. The same everywhere, unlike the standard library's.
pub(super) struct Mixer(u64);

impl Mixer {
    pub(super) fn new(seed: u64) -> Mixer {
        Mixer(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    #[inline(always)]
    pub(super) fn fold(&mut self, low: u64, high: u64) {
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

/// The two keys of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Keys {
    /// Of what makes a position the same for repetition.
    pub(super) repeats: u64,
    /// Of all that later moves and outcomes depend on, but for the moves so far.
    pub(super) whole: u64,
}

impl Keys {
    pub(super) fn of(rules: &Rules, position: &Position) -> Keys {
        let mut mixer = standing(rules, position);
        let repeats = mixer.finish();
        rest(rules, &position.state, &mut mixer);
        Keys { repeats, whole: mixer.finish() }
    }
}

/// What makes a position the same for repetition: whose and which pieces stand where, and who is to do what.
fn standing(rules: &Rules, position: &Position) -> Mixer {
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

/// As [`Keys`], repetition's first, with the clock to the ply: a proof depends on it, while a search looks at it only
/// near its end.
pub(crate) fn exact(rules: &Rules, position: &Position) -> (u64, u64) {
    let state = &position.state;
    let mut mixer = standing(rules, position);
    let repeats = mixer.finish();
    counts(state, &mut mixer);
    let terms = rules.terms();
    if terms.quiet.is_some() || matches!(terms.repetition, Repetition::Counted { .. }) {
        mixer.write_u16(state.halfmove_clock);
    }
    state.table.hash(&mut mixer);
    (repeats, mixer.finish())
}

/// Counts and calls, at which repetition does not look.
fn counts(state: &State, mixer: &mut Mixer) {
    state.count.hash(mixer);
    state.impasse.hash(mixer);
    state.last_move.hash(mixer);
    let flags = u64::from(state.count_stopped) | u64::from(state.objectable) << 1;
    mixer.fold(flags | u64::from(state.shak) << 8, u64::from(u32::from_le_bytes(state.bare_moves)));
}

/// What repetition does not look at.
fn rest(rules: &Rules, state: &State, mixer: &mut Mixer) {
    counts(state, mixer);
    if let Repetition::Counted { .. } = rules.terms().repetition {
        mixer.write_u16(state.halfmove_clock);
    }
    // Far from the end of the quiet nothing depends on how long it has lasted.
    if let Some(limit) = rules.terms().quiet {
        mixer.write_u16(state.halfmove_clock.saturating_sub(limit / 2));
    }
    mixer.write_u16(state.halfmove_clock & !IDLE_STEP);
    state.table.hash(mixer);
}

#[cfg(test)]
mod tests {
    use super::Keys;
    use crate::{Match, games};

    #[test]
    fn two_ways_to_a_position_have_one_key() {
        let ways = [["b1c3", "b8c6", "g1f3", "g8f6"], ["g1f3", "g8f6", "b1c3", "b8c6"]];
        let [one, other] = ways.map(|line| {
            let mut game = Match::new("shatranj", &[], None).expect("the start");
            line.iter().for_each(|text| drop(game.play(text).expect("a move")));
            Keys::of(game.rules(), game.position())
        });
        assert_eq!(one, other);
    }

    #[test]
    fn positions_that_differ_have_different_keys() {
        for game in games::ALL.iter() {
            let mut play = Match::new(&game.id, &[], None).expect("the start");
            let mut seen = Vec::new();
            for ply in 0..60 {
                let keys = Keys::of(play.rules(), play.position());
                for (repeats, position) in &seen {
                    assert_eq!(*repeats == keys.repeats, play.position().repeats(position), "{}", game.id);
                }
                seen.push((keys.repeats, play.position().clone()));
                let moves = play.legal();
                let Some(&action) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                let text = play.rules().write_move(action);
                play.play(&text).expect("it is legal");
            }
        }
    }
}
