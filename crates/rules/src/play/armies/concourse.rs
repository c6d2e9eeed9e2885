//! The concourse of boats: the square of two by two on which the four boats meet.

use crate::board::{Piece, SEATS, Seat, Shape, Square, SquareSet};
use crate::play::targets::targets;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Armies, Contest};

/// The square of two by two whose lower left corner this is, if the board has all of it.
fn block(shape: Shape, corner: Square) -> Option<[Square; SEATS]> {
    let squares = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|step| shape.offset(corner, step));
    let [Some(first), Some(second), Some(third), Some(fourth)] = squares else { return None };
    Some([first, second, third, fourth])
}

/// The four boats' squares, if they form a square of two by two with this one.
pub(crate) fn concourse(
    rules: &Rules,
    position: &Position,
    terms: Armies,
    at: Square,
) -> Option<[Square; SEATS]> {
    let shape = rules.board().shape;
    let boat = |seat: Seat, block: SquareSet| {
        (position.pieces_like(Piece { seat, role: terms.boat }) & block).first()
    };
    for corner in [(0, 0), (-1, 0), (0, -1), (-1, -1)] {
        let Some(squares) = shape.offset(at, corner).and_then(|corner| block(shape, corner)) else {
            continue;
        };
        let block: SquareSet = squares.into_iter().collect();
        let boats = [0, 1, 2, 3].map(|seat| boat(Seat(seat), block));
        if let [Some(first), Some(second), Some(third), Some(fourth)] = boats {
            return Some([first, second, third, fourth]);
        }
    }
    None
}

/// The squares that a seat's boat can ever reach from its place in the array; none where the game
/// has no boats that meet.
pub fn circuit(rules: &Rules, seat: Seat) -> SquareSet {
    let Contest::Armies(terms) = rules.terms().contest else { return SquareSet::EMPTY };
    let boat = Piece { seat, role: terms.boat };
    let mut reached: SquareSet =
        rules.board().shape.squares().filter(|at| rules.setup()[at.index()] == Some(boat)).collect();
    loop {
        let mut next = reached;
        for from in reached {
            next |= targets(
                rules,
                &Position::empty(),
                boat,
                from,
                rules.board().shape.all(),
                SquareSet::EMPTY,
                false,
            );
        }
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The squares of two by two of which each seat's boat can reach one, a different one for each.
pub fn places(rules: &Rules) -> Vec<[Square; SEATS]> {
    let shape = rules.board().shape;
    let circuits = [0, 1, 2, 3].map(|seat| circuit(rules, Seat(seat)));
    let place = |corner: Square| {
        let squares = block(shape, corner)?;
        let block: SquareSet = squares.into_iter().collect();
        let met = circuits.iter().all(|circuit| !(*circuit & block).is_empty());
        let distinct = circuits.iter().fold(SquareSet::EMPTY, |all, &circuit| all | (circuit & block));
        (met && distinct == block).then_some(squares)
    };
    shape.squares().filter_map(place).collect()
}
