//! Styles of movement (step, leap, hop, ride, lame leap), as pictures mark them and sentences say them.

use super::pattern::Atom;

/// How a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveStyle {
    /// To a square next to its own.
    Step,
    /// Over whatever stands between.
    Jump,
    /// Over the pieces that have to stand between.
    Hop,
    /// Along a line of empty squares.
    Slide,
    /// A lame leap: to one square, if those on the way are empty.
    Lame,
}

impl MoveStyle {
    /// Its id, also its class name in pictures.
    pub const fn id(self) -> &'static str {
        match self {
            MoveStyle::Step => "step",
            MoveStyle::Jump => "jump",
            MoveStyle::Hop => "hop",
            MoveStyle::Slide => "slide",
            MoveStyle::Lame => "lame",
        }
    }

    /// The move style with this id.
    pub fn from_id(id: &str) -> Option<MoveStyle> {
        [MoveStyle::Step, MoveStyle::Jump, MoveStyle::Hop, MoveStyle::Slide, MoveStyle::Lame]
            .into_iter()
            .find(|move_style| move_style.id() == id)
    }

    /// The move style of an atom that covers this many (files, ranks).
    pub fn of(atom: Atom, (files, ranks): (i8, i8)) -> MoveStyle {
        match atom {
            Atom::Leap(..) | Atom::Ride(..) if files.abs().max(ranks.abs()) == 1 => MoveStyle::Step,
            Atom::Leap(..) => MoveStyle::Jump,
            Atom::Hop { .. } => MoveStyle::Hop,
            Atom::Ride(..) => MoveStyle::Slide,
            Atom::Lame { .. } => MoveStyle::Lame,
        }
    }
}
