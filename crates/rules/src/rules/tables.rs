//! All move tables of compiled rules, as sets of squares. They say the same as [`crate::movement::walk`], faster.

use super::attack_tables::AttackTables;
use super::movers::Mover;
use super::rays::{Ray, Rays};
use crate::board::{Facing, Piece, Role, Seat, SeatSpec, Shape, Square, SquareSet, Zone};
use crate::movement::Right;
use crate::position::Position;
use crate::variant::{Generals, Home, InCheck, PromoteBy, Terms};

/// The compiled tables of a rule set.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) rays: Vec<Ray>,
    pub(super) movers: Vec<Mover>,
    roles: usize,
    /// For each seat, how its pieces bear on each square.
    pub(super) attack_tables: Vec<AttackTables>,
    /// The same for a seat that has forfeited the win, where its general attacks along the open file.
    forfeited: Vec<AttackTables>,
    /// Whether some hopper is stopped by its like.
    pub(crate) roles_bar_their_like: bool,
    pub(crate) own_half: Vec<SquareSet>,
    pub(crate) promotion_zone: Vec<SquareSet>,
    /// For each right and seat the squares that it depends on.
    pub(crate) homes: Vec<Vec<SquareSet>>,
    /// All of these.
    pub(crate) any_home: SquareSet,
    /// For each seat the ways in which it castles.
    pub(crate) castles: Vec<Vec<Castles>>,
    pub(crate) royals: Vec<Role>,
    /// The two rays along a file, where generals attack each other on it.
    pub(crate) facing: Option<[u8; 2]>,
    /// The ray up a file, where it matters that generals face each other on it.
    pub(crate) upward: Option<u8>,
    /// Rights that something at the start of a turn may take away, as bits.
    pub(crate) rights_at_stake: u16,
}

impl Tables {
    pub(crate) fn new(shape: Shape, seats: &[SeatSpec], terms: &Terms, setup: &[Option<Piece>]) -> Tables {
        let mut rays = Rays { shape, rays: Vec::new() };
        let mut movers = Vec::new();
        for seat in seats {
            for (index, role) in terms.roles.iter().enumerate() {
                let mut mover = Mover::new(shape, seat, &role.patterns, &mut rays);
                let standing = matches!(terms.promotion.by, PromoteBy::InPlace(_));
                if !standing && terms.promotion.of(Role(index as u8)).is_some() {
                    mover.promotes_on = seat.facing.zone(shape, terms.promotion.zone);
                }
                movers.push(mover);
            }
        }
        let [up, down] = [(0, 1), (0, -1)];
        let upward = (terms.generals != Generals::MayFace).then(|| rays.place(up, shape.all()));
        let facing = match terms.generals {
            Generals::MayFace => None,
            Generals::FacingForfeits | Generals::FacingDraws | Generals::FacingCounts(_) => None,
            Generals::MayNotFace | Generals::FacingChecks => {
                Some([rays.place(up, shape.all()), rays.place(down, shape.all())])
            }
        };
        let rays = rays.rays;
        let royals: Vec<Role> = terms.royals().collect();
        let attack_tables = |facing| {
            let by_seat = movers.chunks(terms.roles.len()).enumerate();
            by_seat
                .map(|(seat, own)| AttackTables::new(shape, Seat(seat as u8), &rays, own, &royals, facing))
                .collect::<Vec<_>>()
        };
        let (attack_tables, forfeited) = match terms.generals {
            Generals::FacingChecks => (attack_tables(None), attack_tables(facing)),
            _ => (attack_tables(facing), Vec::new()),
        };
        let zone = |zone| seats.iter().map(|seat| seat.facing.zone(shape, zone)).collect();
        let at_stake = |right: &Right| {
            let spec = &terms.rights[right.index()];
            (spec.in_check == InCheck::Lost || spec.aimed_at_by.is_some()) && terms.right_is_used(*right)
        };
        let castles: Vec<Vec<Castles>> = (0..seats.len())
            .map(|seat| castles(shape, seats[seat].facing, terms, setup, Seat(seat as u8)))
            .collect();
        let homes = |right: Right, seat: usize| -> SquareSet {
            match terms.rights[right.index()].home {
                Home::None => SquareSet::EMPTY,
                Home::Of(role) => {
                    let piece = Some(Piece { seat: Seat(seat as u8), role });
                    shape.squares().filter(|square| setup[square.index()] == piece).collect()
                }
                Home::Castling => {
                    let own = castles[seat].iter().filter(|way| way.right == right);
                    own.flat_map(|way| [way.king[0], way.rook[0]]).collect()
                }
            }
        };
        let homes: Vec<Vec<SquareSet>> =
            terms.rights().map(|right| (0..seats.len()).map(|seat| homes(right, seat)).collect()).collect();
        Tables {
            roles: terms.roles.len(),
            attack_tables,
            forfeited,
            roles_bar_their_like: movers.iter().flat_map(|mover| &mover.hops).any(|hop| hop.bars_its_like),
            own_half: zone(Zone::OwnHalf),
            promotion_zone: zone(terms.promotion.zone),
            any_home: homes.iter().flatten().fold(SquareSet::EMPTY, |all, homes| all | *homes),
            homes,
            castles,
            royals,
            facing,
            upward,
            rights_at_stake: terms.rights().filter(at_stake).fold(0, |bits, right| bits | 1 << right.0),
            movers,
            rays,
        }
    }

    #[inline(always)]
    pub(crate) fn mover(&self, seat: Seat, role: Role) -> &Mover {
        &self.movers[seat.index() * self.roles + role.index()]
    }

    /// Those of a seat, role by role.
    #[inline(always)]
    pub(crate) fn movers_of(&self, seat: Seat) -> &[Mover] {
        &self.movers[seat.index() * self.roles..][..self.roles]
    }

    /// How a seat's pieces bear on squares.
    #[inline(always)]
    pub(crate) fn attack_tables(&self, position: &Position, seat: Seat) -> &AttackTables {
        if !self.forfeited.is_empty() && position.has_forfeited(seat) {
            return &self.forfeited[seat.index()];
        }
        &self.attack_tables[seat.index()]
    }

    /// The two rays by which a seat's general attacks the other one on an open file.
    #[inline(always)]
    pub(crate) fn facing(&self, position: &Position, seat: Seat) -> Option<[u8; 2]> {
        self.facing.filter(|_| self.forfeited.is_empty() || position.has_forfeited(seat))
    }

    #[inline(always)]
    pub(crate) fn ray(&self, index: u8) -> &Ray {
        &self.rays[index as usize]
    }
}

/// A way to castle, on the squares of the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Castles {
    pub(crate) right: Right,
    /// From where to where the king goes, and the rook.
    pub(crate) king: [Square; 2],
    pub(crate) rook: [Square; 2],
    /// Squares that have to be empty.
    pub(crate) empty: SquareSet,
    /// Squares that may not be attacked.
    pub(crate) safe: SquareSet,
}

/// The ways in which a seat castles, where its king and a rook stand for it in the setup.
fn castles(shape: Shape, facing: Facing, terms: &Terms, setup: &[Option<Piece>], seat: Seat) -> Vec<Castles> {
    let stands = |square: Square, role: Role| setup[square.index()] == Some(Piece { seat, role });
    let mut kings = shape.squares().filter(|&square| terms.royals().any(|role| stands(square, role)));
    let (Some(from), None) = (kings.next(), kings.next()) else { return Vec::new() };
    let ways = terms.castling.ways.iter().filter_map(|way| {
        let steps = usize::from(way.steps);
        let mut line = vec![from];
        while let Some(next) = shape.offset(line[line.len() - 1], way.towards.step(facing)) {
            line.push(next);
        }
        let rook = line.iter().rposition(|&square| stands(square, way.rook))?;
        let (to, beside) = (*line.get(steps)?, *line.get(steps.checked_sub(1)?)?);
        let empty = line[1..=steps.max(rook)].iter().copied().filter(|&square| square != line[rook]);
        Some(Castles {
            right: way.right,
            king: [from, to],
            rook: [line[rook], beside],
            empty: empty.collect(),
            safe: line[..=steps].iter().copied().collect(),
        })
    });
    ways.collect()
}
