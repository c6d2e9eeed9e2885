//! Patterns compiled to sets of squares. They say the same as [`crate::movement::walk`], faster.

use super::attack_tables::AttackTables;
use super::movers::Mover;
use super::rays::{Ray, Rays};
use crate::board::{Piece, Role, Seat, SeatSpec, Shape, Square, SquareSet, Zone};
use crate::movement::Right;
use crate::variant::{Castling, Generals, Home, InCheck, Terms};

/// The compiled tables of a rule set.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) rays: Vec<Ray>,
    pub(super) movers: Vec<Mover>,
    roles: usize,
    /// For each seat, how its pieces bear on each square.
    pub(super) attack_tables: Vec<AttackTables>,
    /// Whether some hopper is stopped by its like.
    pub(crate) roles_bar_their_like: bool,
    pub(crate) own_half: Vec<SquareSet>,
    pub(crate) promotion_zone: Vec<SquareSet>,
    /// For each right and seat the squares that it depends on.
    pub(crate) homes: Vec<Vec<SquareSet>>,
    pub(crate) royals: Vec<Role>,
    /// The two rays along a file, where generals may not face.
    pub(crate) facing: Option<[u8; 2]>,
    /// Rights that something at the start of a turn may take away, as bits.
    pub(crate) rights_at_stake: u16,
}

impl Tables {
    pub(crate) fn new(shape: Shape, seats: &[SeatSpec], terms: &Terms, setup: &[Option<Piece>]) -> Tables {
        let mut rays = Rays { shape, rays: Vec::new() };
        let mut movers = Vec::new();
        for seat in seats {
            movers.extend(terms.roles.iter().map(|role| Mover::new(shape, seat, &role.patterns, &mut rays)));
        }
        let facing = match terms.generals {
            Generals::MayFace => None,
            Generals::FacingForfeits | Generals::FacingDraws | Generals::FacingCounts(_) => None,
            Generals::MayNotFace => Some([rays.place((0, 1), shape.all()), rays.place((0, -1), shape.all())]),
        };
        let rays = rays.rays;
        let royals: Vec<Role> = terms.royals().collect();
        let by_seat = movers.chunks(terms.roles.len()).enumerate();
        let attack_tables =
            by_seat.map(|(seat, own)| AttackTables::new(Seat(seat as u8), shape.len(), own, &royals, facing));
        let attack_tables = attack_tables.collect();
        let zone = |zone| seats.iter().map(|seat| seat.facing.zone(shape, zone)).collect();
        let at_stake = |right: &Right| {
            let spec = &terms.rights[right.index()];
            (spec.in_check == InCheck::Lost || spec.aimed_at_by.is_some()) && terms.right_is_used(*right)
        };
        Tables {
            roles: terms.roles.len(),
            attack_tables,
            roles_bar_their_like: movers.iter().flat_map(|mover| &mover.hops).any(|hop| hop.bars_its_like),
            own_half: zone(Zone::OwnHalf),
            promotion_zone: zone(terms.promotion.zone),
            homes: terms
                .rights
                .iter()
                .map(|right| {
                    (0..seats.len()).map(|seat| homes(shape, seats, terms, setup, right.home, seat)).collect()
                })
                .collect(),
            royals,
            facing,
            rights_at_stake: terms.rights().filter(at_stake).fold(0, |bits, right| bits | 1 << right.0),
            movers,
            rays,
        }
    }

    #[inline(always)]
    pub(crate) fn mover(&self, seat: Seat, role: Role) -> &Mover {
        &self.movers[seat.index() * self.roles + role.index()]
    }

    /// How a seat's pieces bear on squares.
    #[inline(always)]
    pub(crate) fn attack_tables(&self, seat: Seat) -> &AttackTables {
        &self.attack_tables[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn ray(&self, index: u8) -> &Ray {
        &self.rays[index as usize]
    }
}

/// The squares in the setup that a seat's right depends on.
fn homes(
    shape: Shape,
    seats: &[SeatSpec],
    terms: &Terms,
    setup: &[Option<Piece>],
    home: Home,
    seat: usize,
) -> SquareSet {
    let own = |role: Role| {
        let piece = Some(Piece { seat: Seat(seat as u8), role });
        shape.squares().filter(move |square| setup[square.index()] == piece)
    };
    match (home, terms.castling) {
        (Home::Of(role), _) => own(role).collect(),
        (Home::Castling, Castling::Rightward { rook, .. }) => {
            let rightmost = |square: &Square| {
                let (right, up) = seats[seat].facing.turn((1, 0));
                shape.file(*square) * right + shape.rank(*square) * up
            };
            terms.royals().flat_map(own).chain(own(rook).max_by_key(rightmost)).collect()
        }
        (Home::None, _) | (Home::Castling, Castling::No) => SquareSet::EMPTY,
    }
}
