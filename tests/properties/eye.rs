//! A third reading of movement, from the patterns of the record alone: neither the walk nor the judge is asked.

use tabiya::movement::{Atom, Modality, Pattern, Symmetry};
use tabiya::{Piece, Position, Rules, Seat, Square, SquareSet};

/// The squares on which a pattern leads in one direction, from the nearest on, and those that must be empty.
pub struct Way {
    pub pattern: Pattern,
    pub squares: Vec<Square>,
    pub via: Vec<Square>,
}

impl Way {
    /// The squares before this one, if the way leads there.
    pub fn before(&self, to: Square) -> Option<&[Square]> {
        self.squares.iter().position(|&at| at == to).map(|index| &self.squares[..index])
    }

    /// Whether all of the way to this square lies where the pattern may be.
    pub fn is_inside(&self, rules: &Rules, seat: Seat, from: Square, to: Square) -> bool {
        let zone = rules.zone(seat, self.pattern.within);
        let passed = match self.pattern.atom {
            Atom::Leap(..) | Atom::Lame { .. } => &[],
            Atom::Ride(..) | Atom::Hop { .. } => self.before(to).unwrap_or(&[]),
        };
        zone.has(from) && zone.has(to) && passed.iter().all(|&at| zone.has(at))
    }
}

/// All ways of a piece from a square, whatever stands around.
pub fn ways(rules: &Rules, piece: Piece, from: Square) -> Vec<Way> {
    let shape = rules.board().shape;
    let facing = rules.seat(piece.seat).facing;
    let mut ways = Vec::new();
    for &pattern in rules.role(piece.role).patterns.iter() {
        let (step, via, far) = match &pattern.atom {
            Atom::Leap(right, forward) => ((*right, *forward), &[][..], false),
            Atom::Ride(right, forward) => ((*right, *forward), &[][..], true),
            Atom::Lame { via, to } => (*to, via.get(), false),
            Atom::Hop { step, .. } => (*step, &[][..], true),
        };
        for mirror in [false, true] {
            for quarter in 0..if pattern.symmetry == Symmetry::All { 4 } else { 1 } {
                let image = |(right, forward): (i8, i8)| {
                    let (mut x, mut y) = if mirror { (-right, forward) } else { (right, forward) };
                    for _ in 0..quarter {
                        (x, y) = (-y, x);
                    }
                    facing.turn((x, y))
                };
                let at = |(x, y): (i8, i8)| shape.offset(from, (x, y));
                let (x, y) = image(step);
                let most = if far { 12 } else { 1 };
                let squares = (1..=most).map_while(|times| at((x * times, y * times))).collect();
                ways.push(Way {
                    pattern,
                    squares,
                    via: via.iter().filter_map(|&step| at(image(step))).collect(),
                });
            }
        }
    }
    ways
}

/// Whether a piece on `from` attacks what stands on `to`.
pub fn attacks(rules: &Rules, position: &Position, from: Square, to: Square) -> bool {
    let Some(piece) = position.piece_at(from) else { return false };
    let taken = |at: &Square| position.piece_at(*at).is_some();
    let like = |at: Square| position.piece_at(at).is_some_and(|other| other.role == piece.role);
    ways(rules, piece, from).iter().any(|way| {
        let Some(before) = way.before(to) else { return false };
        let pattern = way.pattern;
        let starts =
            rules.zone(piece.seat, pattern.start).has(from) && way.is_inside(rules, piece.seat, from, to);
        let clear = match pattern.atom {
            Atom::Leap(..) => true,
            Atom::Lame { .. } => !way.via.iter().any(&taken),
            Atom::Ride(..) => !before.iter().any(&taken),
            Atom::Hop { bars_its_like, .. } => {
                let screens: Vec<Square> = before.iter().copied().filter(|at| taken(at)).collect();
                screens.len() == 1 && !(bars_its_like && (like(screens[0]) || like(to)))
            }
        };
        pattern.threatens && pattern.right.is_none() && pattern.modality != Modality::Move && starts && clear
    })
}

/// The pieces of a seat that attack what stands on a square.
pub fn attackers(rules: &Rules, position: &Position, square: Square, by: Seat) -> SquareSet {
    position.pieces_of(by).filter(|&from| attacks(rules, position, from, square)).collect()
}

/// Where the seat's only royal piece stands.
pub fn king(rules: &Rules, position: &Position, seat: Seat) -> Option<Square> {
    let royal = |at: &Square| position.piece_at(*at).is_some_and(|piece| rules.role(piece.role).royal);
    let mut royals = position.pieces_of(seat).filter(royal);
    royals.next().filter(|_| royals.next().is_none())
}

/// Whether two squares lie on a file with nothing between them.
pub fn face(rules: &Rules, position: &Position, one: Square, other: Square) -> bool {
    let shape = rules.board().shape;
    let (low, high) = (shape.rank(one).min(shape.rank(other)), shape.rank(one).max(shape.rank(other)));
    let between =
        |at: &Square| (low + 1..high).contains(&shape.rank(*at)) && shape.file(*at) == shape.file(one);
    shape.file(one) == shape.file(other) && position.occupied().find(between).is_none()
}

/// Whether the seat's only king is attacked, or faces the other where that may not be.
pub fn checked(rules: &Rules, position: &Position, seat: Seat) -> bool {
    let Some(own) = king(rules, position, seat) else { return false };
    let barred = match rules.terms().generals {
        tabiya::variant::Generals::MayNotFace => true,
        tabiya::variant::Generals::FacingChecks => position.has_forfeited(seat.opponent()),
        _ => false,
    };
    let faced = king(rules, position, seat.opponent())
        .is_some_and(|other| barred && face(rules, position, own, other));
    faced || !attackers(rules, position, own, seat.opponent()).is_empty()
}
