//! Circuits and tracks over the board, for pictures: the squares that pieces go through, in order.

use super::armies;
use super::targets::targets;
use crate::board::{Piece, Seat, Square, SquareSet};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::Contest;

/// The single moves that make up the circuit of a seat's boat on an empty board, each once, in
/// one direction; of a slide only the step to the next square.
///
/// Empty where there are no boats that meet. The squares are those of [`armies::circuit`].
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::{Rules, Seat, games, play::circuits};
/// let rules = Rules::new(&games::SHATURANGA, &[])?;
/// let shape = rules.board().shape;
/// let legs = circuits::boat_legs(&rules, Seat::FIRST);
/// assert!(legs.contains(&[shape.parse("a1").unwrap(), shape.parse("c3").unwrap()]));
/// # Ok::<(), tabiya::SetupError>(())
/// ```
pub fn boat_legs(rules: &Rules, seat: Seat) -> Vec<[Square; 2]> {
    let Contest::Armies(terms) = rules.terms().contest else { return Vec::new() };
    let boat = Piece { seat, role: terms.boat };
    let shape = rules.board().shape;
    let mut legs = Vec::new();
    for from in armies::circuit(rules, seat) {
        let reached = targets(rules, &Position::empty(), boat, from, shape.all(), SquareSet::EMPTY, false);
        let next = |to: &Square| {
            let (files, ranks) = (shape.file(*to) - shape.file(from), shape.rank(*to) - shape.rank(from));
            let steps = files.abs().max(ranks.abs());
            let between = |step: i8| shape.offset(from, (files / steps * step, ranks / steps * step));
            files.abs() != ranks.abs()
                || !(1..steps).any(|step| between(step).is_some_and(|at| reached.has(at)))
        };
        legs.extend(reached.into_iter().filter(|&to| from < to).filter(next).map(|to| [from, to]));
    }
    legs
}
