//! How a man gets from square to square, as pictures mark it and sentences say it.

use crate::movement::pattern::Stride;

/// How a man goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gait {
    /// To a square next to its own.
    Step,
    /// Over whatever stands between.
    Jump,
    /// Along a line of empty squares.
    Slide,
    /// A lame leap: to one square, if those on the way are empty.
    Lame,
}

impl Gait {
    /// Its id, also its class name in pictures.
    pub const fn id(self) -> &'static str {
        match self {
            Gait::Step => "step",
            Gait::Jump => "jump",
            Gait::Slide => "slide",
            Gait::Lame => "lame",
        }
    }

    /// The gait with this id.
    pub fn from_id(id: &str) -> Option<Gait> {
        [Gait::Step, Gait::Jump, Gait::Slide, Gait::Lame].into_iter().find(|gait| gait.id() == id)
    }

    /// The gait of a stride that covers this many (files, ranks).
    pub fn of(stride: Stride, (files, ranks): (i8, i8)) -> Gait {
        match stride {
            Stride::Leap(..) | Stride::Ride(..) if files.abs().max(ranks.abs()) == 1 => Gait::Step,
            Stride::Leap(..) | Stride::Hop { .. } => Gait::Jump,
            Stride::Ride(..) => Gait::Slide,
            Stride::Lame { .. } => Gait::Lame,
        }
    }
}
