//! Piece values, from the patterns by which pieces move under the rules in force.

use crate::board::{Role, SEATS, Seat, Square, SquareSet};
use crate::movement::{Access, Atom, Modality, Target, walk};
use crate::rules::Rules;
use crate::variant::{PromoteBy, PromoteInto};

/// How likely a square in the way is empty: boards are a third full for most of a game.
const EMPTY: f64 = 0.7;

/// What a pattern counts that only moves or only captures.
const HALF: f64 = 0.6;

/// What a pattern counts that a right may take away.
const PASSING: f64 = 0.1;

/// How many hundredths a square more or less in reach is worth to a piece on its square.
const REACH: f64 = 6.0;

/// The worth of each role, and of each piece on each square, in hundredths of the weakest.
pub(super) struct Values {
    /// By role; nothing for a piece that must not be lost.
    pub(super) roles: Vec<i32>,
    /// By role, how many squares it is likely to reach.
    pub(super) means: Vec<i32>,
    /// By seat, role and square: with the role's worth.
    on: Vec<i32>,
    squares: usize,
    number: usize,
}

impl Values {
    pub(super) fn new(rules: &Rules) -> Values {
        let (number, squares) = (rules.roles().len(), rules.board().shape.len());
        let reaches: Vec<Vec<f64>> =
            (0..number).map(|role| reach(rules, Seat::FIRST, Role(role as u8))).collect();
        let means: Vec<f64> = reaches.iter().map(|reach| mean(reach)).collect();
        let takes_part = |role: usize| {
            let spec = &rules.roles()[role];
            !spec.royal && (rules.takes_part(Role(role as u8)) || spec.promoted_from.is_some())
        };
        let weakest = (0..number).filter(|&role| takes_part(role)).map(|role| means[role]);
        let weakest = weakest.filter(|&mean| mean > 0.0).fold(f64::INFINITY, f64::min);
        let unit = if weakest.is_finite() { 100.0 / weakest } else { 1.0 };
        let roles: Vec<i32> = (0..number)
            .map(|role| if rules.roles()[role].royal { 0 } else { (means[role] * unit).round() as i32 })
            .collect();
        let mut on = vec![0; SEATS * number * squares];
        for seat in rules.seats() {
            for role in 0..number {
                let reach = reach(rules, seat, Role(role as u8));
                let advance = advance(rules, seat, Role(role as u8), &roles);
                for square in 0..squares {
                    let place =
                        if rules.roles()[role].royal { 0.0 } else { (reach[square] - means[role]) * REACH };
                    on[(seat.index() * number + role) * squares + square] =
                        roles[role] + place.round() as i32 + advance[square];
                }
            }
        }
        let means = means.iter().map(|mean| mean.round() as i32).collect();
        Values { roles, means, on, squares, number }
    }

    /// What a piece is worth on its square.
    #[inline(always)]
    pub(super) fn on(&self, seat: Seat, role: Role, square: Square) -> i32 {
        self.on[(seat.index() * self.number + role.index()) * self.squares + square.index()]
    }
}

/// How many squares a piece is likely to reach from each square.
fn reach(rules: &Rules, seat: Seat, role: Role) -> Vec<f64> {
    let (shape, spec, facing) = (rules.board().shape, rules.role(role), rules.seat(seat).facing);
    let from = |square: Square| {
        let mut sum = 0.0;
        walk(
            shape,
            facing,
            &spec.patterns,
            square,
            |_| None,
            |target: Target| {
                let pattern = &spec.patterns[target.pattern];
                let open = match target.access {
                    Access::Open(_) | Access::NothingToCapture | Access::NoScreen => 1.0,
                    Access::Blocked(_) | Access::Friend | Access::CannotCapture => 0.0,
                    Access::Alike(_) | Access::NotFrom(_) | Access::Outside(_) => 0.0,
                };
                let likely = match pattern.atom {
                    Atom::Leap(..) => 1.0,
                    Atom::Lame { via, .. } => EMPTY.powi(via.len() as i32),
                    Atom::Ride(..) => EMPTY.powi(steps(target.away, pattern.atom.step()) - 1),
                    // One of the squares before it is a screen, the others are empty.
                    Atom::Hop { step, .. } => {
                        let before = steps(target.away, step) - 1;
                        f64::from(before) * (1.0 - EMPTY) * EMPTY.powi((before - 1).max(0))
                    }
                };
                let way = if pattern.modality == Modality::Both { 1.0 } else { HALF };
                let held = if pattern.right.is_some() { PASSING } else { 1.0 };
                sum += open * likely * way * held;
            },
        );
        sum
    };
    shape.squares().map(from).collect()
}

/// How many single steps lead so far.
fn steps(away: (i8, i8), step: (i8, i8)) -> i32 {
    let length = |(files, ranks): (i8, i8)| i32::from(files.abs().max(ranks.abs()));
    length(away) / length(step).max(1)
}

/// The mean over the squares from which the piece moves, less where those are few.
fn mean(reach: &[f64]) -> f64 {
    let moves = reach.iter().filter(|&&squares| squares > 0.0).count() as f64;
    let sum: f64 = reach.iter().sum();
    if moves == 0.0 { 0.0 } else { sum / moves * (0.5 + 0.5 * moves / reach.len() as f64) }
}

/// What a piece that promotes gains by each square that it is nearer to its promotion.
fn advance(rules: &Rules, seat: Seat, role: Role, worth: &[i32]) -> Vec<i32> {
    let shape = rules.board().shape;
    let none = vec![0; shape.len()];
    let into = match rules.terms().promotion.of(role) {
        None | Some(PromoteInto::Nothing) => return none,
        Some(into) => {
            let named = into.roles().map(|role| worth[role.index()]).max();
            named.or_else(|| worth.iter().copied().max())
        }
    };
    let gain = into.unwrap_or(0) - worth[role.index()];
    if gain <= 0 {
        return none;
    }
    let zone: SquareSet = rules.zone(seat, rules.terms().promotion.zone);
    let facing = rules.seat(seat).facing;
    let depth = |square: Square| i32::from(facing.depth(shape, square));
    let goal = zone.map(depth).min().unwrap_or(0).max(1);
    let standing = matches!(rules.terms().promotion.by, PromoteBy::InPlace(_));
    let on = |square: Square| {
        let near = depth(square).min(goal);
        let share = gain * near * near / (goal * goal) / 3;
        if standing && zone.has(square) { share + gain / 8 } else { share }
    };
    shape.squares().map(on).collect()
}
