//! Position keys of the search, in 64 bits.

use core::hash::{Hash, Hasher};

use super::balance::IDLE_STEP;
use crate::play::key::{Mixer, standing};
use crate::position::{Position, State};
use crate::rules::Rules;
use crate::variant::Repetition;

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
