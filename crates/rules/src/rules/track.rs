//! The tracks of a race: the squares that its pieces run along.

use crate::board::{Facing, Shape, Square};
use crate::variant::Race;

/// The squares of a track in order, for a seat that looks this way: from the corner at its left
/// hand round the board and ring by ring inwards.
///
/// Anticlockwise from the corner on the first ring; the inner rings as the terms say. The source's
/// drawing of the tracks is lost: this is Tabiya's reconstruction (ASH-04).
pub fn track(shape: Shape, facing: Facing, race: Race) -> Vec<Square> {
    let side = shape.files.min(shape.ranks) as i8;
    let mut steps: Vec<(i8, i8)> = Vec::with_capacity(shape.len());
    for ring in 0..side / 2 {
        let last = side - 1 - ring;
        let around = (ring..last).map(|at| (at, ring));
        let around = around.chain((ring..last).map(|at| (last, at)));
        let around = around.chain((ring..last).map(|at| (side - 1 - at, last)));
        let around = around.chain((ring..last).map(|at| (ring, side - 1 - at)));
        let mirrors = race.reverses_inside && ring > 0;
        steps
            .extend(around.map(|(right, forward)| if mirrors { (forward, right) } else { (right, forward) }));
    }
    if !race.goal_is_last {
        steps.truncate(shape.len() - 3);
    }
    let corner = match facing {
        Facing::North => (0, 0),
        Facing::East => (0, side - 1),
        Facing::South => (side - 1, side - 1),
        Facing::West => (side - 1, 0),
    };
    let place = |step: (i8, i8)| {
        let (files, ranks) = facing.turn(step);
        shape.square(corner.0 + files, corner.1 + ranks)
    };
    steps.into_iter().filter_map(place).collect()
}
