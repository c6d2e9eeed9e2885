//! Static evaluation: the value of a position without looking ahead.

use super::values::Values;
use crate::board::{Piece, Role, SEATS, Seat, Square, SquareSet, Zone};
use crate::movement::Atom;
use crate::play::race::rolls_on_average;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Armies, Captured, Contest, Race, RoleSpec};

/// What a king of a game of armies is worth, in hundredths of the weakest piece.
const ARMY_KING: i32 = 700;

/// What a stake is worth.
const STAKE: i32 = 300;

/// No evaluation is higher.
pub(super) const HIGHEST: i32 = 19_000;

/// What the rules make of pieces and places, worked out once.
pub(super) struct Evaluation {
    pub(super) values: Values,
    /// The squares next to each square.
    pub(super) rings: Vec<SquareSet>,
    /// How far each square lies from the middle.
    pub(super) edge: Vec<i32>,
    /// By role, whether what stands in its way can shut it in, how many squares it usually has, and how hard it
    /// presses a king.
    pub(super) shut: Vec<bool>,
    pub(super) usual: Vec<i32>,
    pub(super) weights: Vec<i32>,
    /// By seat, where the other side's pawns stop a pawn on each square: nowhere else can they meet it.
    pub(super) ahead: [Vec<SquareSet>; 2],
    /// Whether the kings go where they like, and nothing is dropped beside them.
    pub(super) roams: bool,
    /// What all pieces of both sides are worth at the start.
    pub(super) full: i32,
    /// In a race: throws to the goal on average, by seat, from outside and from each square of the track.
    throws: Vec<Vec<f64>>,
    pub(super) has_hands: bool,
}

impl Evaluation {
    pub(super) fn new(rules: &Rules) -> Evaluation {
        let shape = rules.board().shape;
        let away = |one: Square, other: Square| {
            let files = i32::from(shape.file(one) - shape.file(other)).abs();
            files.max(i32::from(shape.rank(one) - shape.rank(other)).abs())
        };
        let ring = |at: Square| shape.squares().filter(|&other| away(at, other) == 1).collect();
        let edge = |at: Square| {
            let from_middle = |place: i8, size: u8| (2 * i32::from(place) - i32::from(size) + 1).abs() / 2;
            from_middle(shape.file(at), shape.files).max(from_middle(shape.rank(at), shape.ranks))
        };
        let throws = match rules.terms().contest {
            Contest::Race(race) => rules.seats().map(|seat| throws(rules, race, seat)).collect(),
            Contest::Kings | Contest::Armies(_) => Vec::new(),
        };
        let values = Values::new(rules);
        let number = rules.roles().len();
        let patterns = |role: usize| rules.roles()[role].patterns.iter();
        let shuts = |role: usize| patterns(role).any(|pattern| !matches!(pattern.atom, Atom::Leap(..)));
        let dearest = values.roles.iter().copied().max().unwrap_or(0).max(1);
        let weight =
            |role: usize| if rules.roles()[role].royal { 0 } else { 1 + 4 * values.roles[role] / dearest };
        let worth = |role: usize| {
            let held = |seat| i32::from(rules.initial(seat, Role(role as u8)));
            rules.seats().map(held).sum::<i32>() * values.roles[role]
        };
        let ahead = |seat: Seat, at: Square| {
            let facing = rules.seat(seat).facing;
            let depth = |square| facing.depth(shape, square);
            let beside = |other: Square| {
                let (files, ranks) = (shape.file(at) - shape.file(other), shape.rank(at) - shape.rank(other));
                let (across, _) = facing.turn((files, ranks));
                across.abs() <= 1 && depth(other) > depth(at)
            };
            shape.squares().filter(|&other| beside(other)).collect()
        };
        let has_hands = rules.terms().captured == Captured::Dropped || !rules.hands().is_empty();
        let confined = |role: &RoleSpec| role.patterns.iter().any(|pattern| pattern.within != Zone::Board);
        Evaluation {
            roams: !has_hands && !rules.roles().iter().any(|role| role.royal && confined(role)),
            has_hands,
            shut: (0..number).map(shuts).collect(),
            usual: values.means.clone(),
            weights: (0..number).map(weight).collect(),
            ahead: [Seat::FIRST, Seat::SECOND]
                .map(|seat| shape.squares().map(|at| ahead(seat, at)).collect()),
            full: (0..number).map(worth).sum(),
            values,
            rings: shape.squares().map(ring).collect(),
            edge: shape.squares().map(edge).collect(),
            throws,
        }
    }

    /// What the position is worth to a seat and its allies.
    pub(super) fn worth(&self, rules: &Rules, position: &Position, seat: Seat) -> f64 {
        match rules.terms().contest {
            Contest::Kings => f64::from(self.duel(rules, position, seat)),
            Contest::Armies(terms) => f64::from(self.armies(rules, position, terms, seat)),
            Contest::Race(race) => self.race(rules, position, race, seat),
        }
    }

    /// What the pieces of a seat are worth, on the board and in hand.
    fn pieces(&self, rules: &Rules, position: &Position, seat: Seat) -> i32 {
        let mut sum = 0;
        for square in position.pieces_of(seat) {
            if let Some(piece) = position.piece_at(square) {
                sum += self.values.on(seat, piece.role, square);
            }
        }
        if self.has_hands && !position.hand_is_empty(seat) {
            for role in (0..rules.roles().len() as u8).map(Role) {
                let held = i32::from(position.in_hand(Piece { seat, role }));
                // A piece in hand goes where it likes.
                sum += held * self.values.roles[role.index()] * 11 / 10;
            }
        }
        sum
    }

    /// Allied armies: for the seat and its ally, against the others.
    fn armies(&self, rules: &Rules, position: &Position, terms: Armies, seat: Seat) -> i32 {
        let one = |own: Seat| {
            let king = Piece { seat: own, role: terms.king };
            let stands = !position.pieces_like(king).is_empty();
            let stakes = match position.table() {
                Some(table) if terms.stakes => i32::from(table.balance[own.index()].halves()) * STAKE / 2,
                _ => 0,
            };
            self.pieces(rules, position, own) + if stands { ARMY_KING } else { 0 } + stakes
        };
        let signed = |own: Seat| if rules.allied(own, seat) { one(own) } else { -one(own) };
        rules.seats().map(signed).sum::<i32>().clamp(-HIGHEST, HIGHEST)
    }

    /// A race: how many throws the seat is ahead of the one that is best of the others, in hundredths.
    fn race(&self, rules: &Rules, position: &Position, race: Race, seat: Seat) -> f64 {
        let left = |own: Seat| {
            let averages = &self.throws[own.index()];
            let outside = f64::from(position.in_hand(Piece { seat: own, role: race.single }));
            let mut sum = outside * averages.first().copied().unwrap_or(0.0);
            for (place, &square) in rules.track(own).iter().enumerate() {
                match position.piece_at(square) {
                    Some(piece) if piece.seat == own => {
                        let both = if piece.role == race.double { 2.0 } else { 1.0 };
                        sum += both * averages[place + 1];
                    }
                    _ => {}
                }
            }
            sum
        };
        let runs = |own: &Seat| rules.initial(*own, race.single) > 0 && *own != seat;
        let best = rules.seats().filter(runs).map(left).fold(f64::INFINITY, f64::min);
        let ahead = if best.is_finite() { best - left(seat) } else { -left(seat) };
        (100.0 * ahead).clamp(-f64::from(HIGHEST), f64::from(HIGHEST))
    }
}

/// Throws to the goal, from outside and from each square; many where no throw helps.
fn throws(rules: &Rules, race: Race, seat: Seat) -> Vec<f64> {
    const STUCK: f64 = 30.0;
    rolls_on_average(rules, race, seat).into_iter().map(|average| average.unwrap_or(STUCK)).collect()
}

/// The same to each seat, from what a position is worth to one: to its allies what it has, to the others the
/// opposite.
pub(super) fn to_each(rules: &Rules, seat: Seat, worth: f64) -> [f64; SEATS] {
    let mut each = [0.0; SEATS];
    for other in rules.seats() {
        each[other.index()] = if rules.allied(seat, other) { worth } else { -worth };
    }
    each
}
