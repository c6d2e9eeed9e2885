//! Terms of a race along tracks (ASH-01 to ASH-11).

use crate::board::Role;

/// Pieces enter by a throw, run along their owner's track and leave the board at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// One piece alone.
    pub single: Role,
    /// Two pieces of one owner on a square, which may move together.
    pub double: Role,
    /// Whether a throw of one enters on the corner square itself; otherwise a throw counts from
    /// beyond it.
    pub corner_is_one: bool,
    /// Whether the goal is the last square of the track; otherwise the first of the central four.
    pub goal_is_last: bool,
    /// Whether the inner rings run the other way round.
    pub reverses_inside: bool,
    /// Whether a double moves half a throw, and by even throws only.
    pub halves: bool,
    /// Whether a grace throw ([`Face::grace`](super::Face::grace)) or a capture gives another throw.
    pub throws_again: bool,
    /// Whether pieces enter by a grace throw only.
    pub enters_on_grace: bool,
}

/// What a choice changes about a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceChange {
    /// Whether a throw of one enters on the corner square.
    CornerIsOne(bool),
    /// Whether the goal is the last square.
    GoalIsLast(bool),
    /// Whether the inner rings run the other way round.
    ReversesInside(bool),
    /// Whether a double moves half a throw.
    Halves(bool),
    /// Whether some throws and captures give another throw.
    RollsAgain(bool),
    /// Whether pieces enter by a grace throw only.
    EntersOnGrace(bool),
}

impl Race {
    /// Writes a change of a choice.
    pub(crate) fn change(&mut self, change: RaceChange) {
        match change {
            RaceChange::CornerIsOne(is) => self.corner_is_one = is,
            RaceChange::GoalIsLast(is) => self.goal_is_last = is,
            RaceChange::ReversesInside(reverses) => self.reverses_inside = reverses,
            RaceChange::Halves(halves) => self.halves = halves,
            RaceChange::RollsAgain(again) => self.throws_again = again,
            RaceChange::EntersOnGrace(only) => self.enters_on_grace = only,
        }
    }
}
