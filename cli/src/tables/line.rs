//! The line of a win: the soonest win against the longest defence, the first of equal moves in the order of the moves.

use tabiya::endings::Value;
use tabiya::{Match, Position, Rules};
use tabiya_tables::Shelf;

/// The moves from a position to the end, in coordinates; the tables that it comes to are in memory.
pub fn line(shelf: &Shelf, rules: &Rules, position: &Position) -> Vec<String> {
    let mut game = Match::showing(rules.clone(), position.clone());
    let mut line = Vec::new();
    while game.outcome().is_none() {
        let mut best: Option<(i32, tabiya::Move)> = None;
        for action in game.legal().into_iter().filter(|action| action.declared_by().is_none()) {
            let mut next = game.position().clone();
            next.apply(rules, action, &mut ());
            let worth = shelf.value(&next).map_or(0, |value: Value| value.before().worth());
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, action));
            }
        }
        let Some((_, action)) = best else { break };
        line.push(rules.write_move(action));
        if game.play_move(action).is_err() {
            break;
        }
    }
    line
}
