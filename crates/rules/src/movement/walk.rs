//! The one walk over patterns: the reference for everything that is compiled from them.

use super::pattern::{Atom, Direction, Pattern};
use crate::board::{Facing, Shape, Square, Zone};

/// What stands on a square, for the piece that wants to go there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occupant {
    /// Whether it may be captured.
    pub enemy: bool,
    /// Whether it is of the mover's role.
    pub alike: bool,
}

/// Whether a target is open, and if not, why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// The piece may end here: `true` when it captures.
    Open(bool),
    /// A piece on this square stands in the way.
    Blocked(Square),
    /// A friend stands on it.
    Friend,
    /// It is empty, and the pattern only captures.
    NothingToCapture,
    /// An enemy stands on it, and the pattern does not capture.
    CannotCapture,
    /// The way needs a piece to hop over.
    NoScreen,
    /// The piece on this square is of a role that may be neither hopped over nor captured.
    Alike(Square),
    /// The pattern does not start from this part of the board.
    NotFrom(Zone),
    /// The way leaves this part of the board.
    Outside(Zone),
}

/// A square that a pattern leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// Place of the pattern in the piece's list.
    pub pattern: usize,
    /// How far away, as (files, ranks).
    pub away: (i8, i8),
    /// Whether it is open.
    pub access: Access,
}

/// Visits every square that the patterns lead to from `from`, open or not. This walk is the
/// reference: the tables that make the program fast are tested against it.
pub fn walk(
    shape: Shape,
    facing: Facing,
    patterns: &[Pattern],
    from: Square,
    occupant: impl Fn(Square) -> Option<Occupant>,
    mut visit: impl FnMut(Target),
) {
    for (index, pattern) in patterns.iter().enumerate() {
        for direction in pattern.directions(facing) {
            walk_direction(shape, facing, pattern, &direction, from, &occupant, |away, to, access| {
                visit(Target { to, pattern: index, away, access });
            });
        }
    }
}

fn walk_direction(
    shape: Shape,
    facing: Facing,
    pattern: &Pattern,
    direction: &Direction,
    from: Square,
    occupant: &impl Fn(Square) -> Option<Occupant>,
    mut visit: impl FnMut((i8, i8), Square, Access),
) {
    let is_in = |zone, square| facing.is_in(shape, zone, square);
    // What already closes the way to all that follows.
    let mut closed = None;
    if !is_in(pattern.start, from) {
        closed = Some(Access::NotFrom(pattern.start));
    } else if !is_in(pattern.within, from) {
        closed = Some(Access::Outside(pattern.within));
    }
    let mut screen = None;
    for &step in &direction.via {
        match shape.offset(from, step) {
            Some(square) if occupant(square).is_some() => closed = closed.or(Some(Access::Blocked(square))),
            _ => {}
        }
    }
    let (mut to, mut away) = (from, (0, 0));
    while let Some(next) = shape.offset(to, direction.step) {
        to = next;
        away = (away.0 + direction.step.0, away.1 + direction.step.1);
        if closed.is_none() && !is_in(pattern.within, to) {
            closed = Some(Access::Outside(pattern.within));
        }
        let there = occupant(to);
        let at_end = match there {
            Some(piece) if !piece.enemy => Access::Friend,
            Some(_) if pattern.modality.captures() => Access::Open(true),
            Some(_) => Access::CannotCapture,
            None if pattern.modality.moves() => Access::Open(false),
            None => Access::NothingToCapture,
        };
        match pattern.atom {
            Atom::Leap(..) | Atom::Lame { .. } => {
                visit(away, to, closed.unwrap_or(at_end));
                return;
            }
            Atom::Ride(..) => {
                visit(away, to, closed.unwrap_or(at_end));
                if there.is_some() {
                    closed = closed.or(Some(Access::Blocked(to)));
                }
            }
            Atom::Hop { bars_its_like, .. } => {
                let barred = bars_its_like && there.is_some_and(|piece| piece.alike);
                match screen {
                    None => {
                        visit(away, to, closed.unwrap_or(Access::NoScreen));
                        if there.is_some() {
                            screen = Some(to);
                            if barred {
                                closed = closed.or(Some(Access::Alike(to)));
                            }
                        }
                    }
                    Some(_) => {
                        let at_end =
                            if barred && at_end == Access::Open(true) { Access::Alike(to) } else { at_end };
                        visit(away, to, closed.unwrap_or(at_end));
                        if there.is_some() {
                            closed = closed.or(Some(Access::Blocked(to)));
                        }
                    }
                }
            }
        }
    }
}
