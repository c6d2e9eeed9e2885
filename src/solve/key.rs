//! Keys of positions: all that later moves and outcomes depend on, in 64 bits.

use core::hash::Hasher;

use crate::position::Position;
use crate::rules::Rules;
use crate::search::key::{counts, standing};
use crate::variant::Repetition;

/// The key of what makes a position the same for repetition, and that of all that matters to what follows.
pub(super) fn keys(rules: &Rules, position: &Position) -> (u64, u64) {
    let state = &position.state;
    let mut mixer = standing(rules, position);
    let repeats = mixer.finish();
    counts(state, &mut mixer);
    // A proof depends on the clock to the ply; a search looks at it only near its end.
    let terms = rules.terms();
    if terms.quiet.is_some() || matches!(terms.repetition, Repetition::Counted { .. }) {
        mixer.write_u16(state.halfmove_clock);
    }
    (repeats, mixer.finish())
}
