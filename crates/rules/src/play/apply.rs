//! Applying an action to a position, with its effects.

use super::turns;
use crate::position::{Move, Position, Sink};
use crate::rules::Rules;

impl Position {
    /// Makes a move that is legal here and tells the sink what happens. A move that is not legal
    /// leaves a position that may mean nothing, but never panics.
    pub fn apply(&mut self, rules: &Rules, action: Move, sink: &mut impl Sink) {
        if self.state.table.is_some() {
            turns::apply(rules, self, action, sink);
        } else {
            self.make(rules, action, sink);
        }
    }
}
