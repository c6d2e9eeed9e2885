//! The seat for which a move is searched.

use crate::board::Seat;
use crate::position::{Phase, Position};
use crate::rules::Rules;

/// The seat for which a move is looked for: the one on turn; while both move freely, the one on turn unless it is
/// ready; in a game of armies, who decides or has to answer.
pub fn actor(rules: &Rules, position: &Position) -> Seat {
    if let Some(offer) = position.table().and_then(|table| table.offer) {
        return offer.to;
    }
    match position.phase() {
        Phase::Mobilisation(ready) if ready >> position.turn().0 & 1 == 1 => position.turn().opponent(),
        _ => position.decider(rules),
    }
}
