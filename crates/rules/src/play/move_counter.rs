//! The sinks of the move generator: a list of moves, or a count.

use crate::board::{Role, Square, SquareSet};
use crate::position::Move;

/// Takes moves as they are found.
pub(crate) trait Moves {
    /// Whether it matters in which order they come: square by square, not role by role.
    const IN_ORDER: bool;
    /// One action.
    fn push(&mut self, action: Move);
    /// Steps of one piece to each of these squares.
    fn steps(&mut self, from: Square, to: SquareSet);
    /// Drops of one role on each of these squares.
    fn drops(&mut self, role: Role, to: SquareSet);
    /// How many it has taken.
    fn number(&self) -> usize;
}

impl Moves for Vec<Move> {
    const IN_ORDER: bool = true;

    #[inline(always)]
    fn push(&mut self, action: Move) {
        self.push(action);
    }

    #[inline(always)]
    fn steps(&mut self, from: Square, to: SquareSet) {
        self.extend(to.map(|to| Move::Step { from, to, into: None }));
    }

    #[inline(always)]
    fn drops(&mut self, role: Role, to: SquareSet) {
        self.extend(to.map(|to| Move::Drop { role, to }));
    }

    #[inline(always)]
    fn number(&self) -> usize {
        self.len()
    }
}

/// Counts moves without listing them.
#[derive(Default)]
pub(crate) struct MoveCounter(usize);

impl Moves for MoveCounter {
    const IN_ORDER: bool = false;

    #[inline(always)]
    fn push(&mut self, _: Move) {
        self.0 += 1;
    }

    #[inline(always)]
    fn steps(&mut self, _: Square, to: SquareSet) {
        self.0 += to.len() as usize;
    }

    #[inline(always)]
    fn drops(&mut self, _: Role, to: SquareSet) {
        self.0 += to.len() as usize;
    }

    #[inline(always)]
    fn number(&self) -> usize {
        self.0
    }
}
