//! The face of the die that the seat on turn has to play.

use crate::position::Position;
use crate::rules::Rules;
use crate::variant::Face;

/// The face that the seat on turn has to play.
pub(crate) fn face_to_play<'r>(rules: &'r Rules, position: &Position) -> Option<&'r Face> {
    rules.terms().face(position.roll()?)
}
