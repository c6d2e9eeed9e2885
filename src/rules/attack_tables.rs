//! What bears on a square, seen from that square: the tables of movement turned round.

use super::movers::{Line, Mover};
use super::rays::Ray;
use crate::board::{Role, Seat, Square, SquareSet};
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
    pub(crate) near: Vec<SquareSet>,
    pub(crate) lames: Vec<Vec<LameFrom>>,
    pub(crate) rays: Vec<AttackRay>,
    /// For each square those that lie on one of the rays with it.
    pub(crate) aligned: Vec<SquareSet>,
    /// The roles that ride or hop.
    pub(crate) sliders: Vec<Role>,
}

impl AttackTables {
    /// Those of a seat whose roles move so along these rays. Royal pieces also aim along `facing` rays.
    pub(crate) fn new(
        seat: Seat,
        rays: &[Ray],
        movers: &[Mover],
        royals: &[Role],
        facing: Option<[u8; 2]>,
    ) -> AttackTables {
        let squares = movers.first().map_or(0, |mover| mover.captured_from.len());
        let mut attack_tables = AttackTables {
            seat,
            near: vec![SquareSet::EMPTY; squares],
            lames: vec![Vec::new(); squares],
            rays: Vec::new(),
            aligned: vec![SquareSet::EMPTY; squares],
            sliders: Vec::new(),
        };
        for (index, mover) in movers.iter().enumerate() {
            let role = Role(index as u8);
            for (near, from) in attack_tables.near.iter_mut().zip(&mover.captured_from) {
                *near |= *from;
            }
            for lame in mover.lames.iter().filter(|lame| lame.threatens) {
                for (lames, from) in attack_tables.lames.iter_mut().zip(&lame.from) {
                    lames.extend(from.iter().map(|&(from, via)| LameFrom { role, from, via }));
                }
            }
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
        for aim in &attack_tables.rays {
            for (aligned, line) in attack_tables.aligned.iter_mut().zip(&rays[aim.ray as usize].squares) {
                *aligned |= *line & aim.start;
            }
        }
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
