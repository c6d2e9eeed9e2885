//! Attack tables: for each square, the squares from which a piece bears on it (the movement tables reversed).

use super::movers::{Lame, Line, Mover};
use super::per_square::{Lists, PerSquare};
use super::rays::Ray;
use crate::board::{Role, Seat, Shape, Square, SquareSet};
use crate::position::Position;

/// A line along which pieces of a seat bear on a square, by riding to it or by hopping.
#[derive(Clone, Debug)]
pub(crate) struct AttackRay {
    /// Place of the ray from the square towards the pieces.
    pub(crate) ray: u8,
    /// Squares from which they may use it.
    pub(crate) start: SquareSet,
    pub(crate) riders: RoleSet,
    pub(crate) hoppers: RoleSet,
    /// Of the hoppers those that are stopped by their like.
    pub(crate) barred: RoleSet,
}

/// A set of roles, one bit each.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct RoleSet(pub(super) u32);

impl RoleSet {
    fn insert(&mut self, role: Role) {
        self.0 |= 1 << role.0;
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the piece on this square is of one of the roles.
    #[inline(always)]
    pub(crate) fn has_piece(self, position: &Position, at: Square) -> bool {
        position.piece_at(at).is_some_and(|piece| self.0 >> piece.role.0 & 1 == 1)
    }
}

/// A square from which a lame leaper of some role captures, and what it leaps over.
#[derive(Clone, Debug)]
pub(crate) struct LameFrom {
    pub(crate) role: Role,
    pub(crate) from: Square,
    pub(crate) via: SquareSet,
}

/// All ways in which a seat's pieces capture on a square; on the king's, where that differs.
#[derive(Clone, Debug)]
pub(crate) struct AttackTables {
    pub(crate) seat: Seat,
    /// For each square those from which a piece of some role leaps to it.
    pub(crate) near: PerSquare<SquareSet>,
    pub(crate) lames: Lists<LameFrom>,
    /// For each square those from which a lame leaper of some role captures there, if nothing is in its way.
    pub(crate) lames_near: PerSquare<SquareSet>,
    pub(crate) rays: Vec<AttackRay>,
    /// For each square those that lie on one of the rays with it.
    pub(crate) aligned: PerSquare<SquareSet>,
    /// The roles that ride or hop.
    pub(crate) sliders: Vec<Role>,
}

impl AttackTables {
    /// Those of a seat whose roles move so along these rays. Royal pieces also aim along `facing` rays.
    pub(crate) fn new(
        shape: Shape,
        seat: Seat,
        rays: &[Ray],
        movers: &[Mover],
        royals: &[Role],
        facing: Option<[u8; 2]>,
    ) -> AttackTables {
        let roles = || movers.iter().enumerate().map(|(index, mover)| (Role(index as u8), mover));
        let near = |to| movers.iter().fold(SquareSet::EMPTY, |near, mover| near | mover.captured_from[to]);
        let lames = |to| {
            let all = roles().flat_map(|(role, mover)| mover.lames.iter().map(move |lame| (role, lame)));
            let threats = all.filter(|(_, lame)| lame.threatens);
            let from = |(role, lame): (Role, &Lame)| {
                lame.from[to].iter().map(move |&(from, via)| LameFrom { role, from, via }).collect::<Vec<_>>()
            };
            threats.flat_map(from).collect()
        };
        let lames = Lists::of(shape, lames);
        let mut attack_tables = AttackTables {
            seat,
            near: PerSquare::of(shape, near),
            lames_near: PerSquare::of(shape, |to| lames[to].iter().map(|lame| lame.from).collect()),
            lames,
            rays: Vec::new(),
            aligned: PerSquare::default(),
            sliders: Vec::new(),
        };
        for (role, mover) in roles() {
            for line in mover.rides.iter().filter(|line| line.modality.captures()) {
                attack_tables.aim(role, line).riders.insert(role);
            }
            for hop in mover.hops.iter().filter(|hop| hop.line.modality.captures()) {
                let aim = attack_tables.aim(role, &hop.line);
                aim.hoppers.insert(role);
                if hop.bars_its_like {
                    aim.barred.insert(role);
                }
            }
        }
        for ray in facing.into_iter().flatten() {
            for &role in royals {
                attack_tables.aim_from(role, ray, SquareSet(!0)).riders.insert(role);
            }
        }
        let aligned = |from| {
            let lines = attack_tables.rays.iter().map(|aim| rays[aim.ray as usize].squares(from) & aim.start);
            lines.fold(SquareSet::EMPTY, |all, line| all | line)
        };
        attack_tables.aligned = PerSquare::of(shape, aligned);
        attack_tables
    }

    /// The pieces that ride or hop, whoever's they are.
    #[inline(always)]
    pub(crate) fn sliders_of(&self, position: &Position) -> SquareSet {
        self.sliders.iter().fold(SquareSet::EMPTY, |set, &role| set | position.pieces_of_role(role))
    }

    fn aim(&mut self, role: Role, line: &Line) -> &mut AttackRay {
        self.aim_from(role, line.back, line.start)
    }

    fn aim_from(&mut self, role: Role, ray: u8, start: SquareSet) -> &mut AttackRay {
        if !self.sliders.contains(&role) {
            self.sliders.push(role);
        }
        let known = self.rays.iter().position(|aim| aim.ray == ray && aim.start == start);
        let place = known.unwrap_or_else(|| {
            let none = RoleSet::default();
            self.rays.push(AttackRay { ray, start, riders: none, hoppers: none, barred: none });
            self.rays.len() - 1
        });
        &mut self.rays[place]
    }
}
