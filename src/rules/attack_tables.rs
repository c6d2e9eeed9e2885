//! What bears on a square, seen from that square: the tables of movement turned round.

use super::movers::{Line, Mover};
use crate::board::{Kind, Seat, Square, SquareSet};
use crate::position::Position;

/// A line along which men of a seat bear on a square, by riding to it or by hopping.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    /// Place of the ray from the square towards the men.
    pub(crate) ray: u8,
    /// Squares from which they may use it.
    pub(crate) start: SquareSet,
    pub(crate) riders: Kinds,
    pub(crate) hoppers: Kinds,
    /// Of the hoppers those that are stopped by their like.
    pub(crate) barred: Kinds,
}

/// A set of kinds, one bit each.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Kinds(u32);

impl Kinds {
    fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.0;
    }

    #[inline(always)]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the man on this square is of one of the kinds.
    #[inline(always)]
    pub(crate) fn has_man(self, position: &Position, at: Square) -> bool {
        position.man(at).is_some_and(|man| self.0 >> man.kind.0 & 1 == 1)
    }
}

/// A square from which a lame leaper of some kind captures, and what it leaps over.
#[derive(Clone, Debug)]
pub(crate) struct LameFrom {
    pub(crate) kind: Kind,
    pub(crate) from: Square,
    pub(crate) via: SquareSet,
}

/// All ways in which a seat's men capture on a square; on the king's, where that differs.
#[derive(Clone, Debug)]
pub(crate) struct Arms {
    pub(crate) seat: Seat,
    /// For each square those from which a man of some kind leaps to it.
    pub(crate) near: Vec<SquareSet>,
    pub(crate) lames: Vec<Vec<LameFrom>>,
    pub(crate) aims: Vec<Aim>,
    /// The kinds that ride or hop.
    pub(crate) sliders: Vec<Kind>,
}

impl Arms {
    /// Those of a seat whose kinds move so. Royal men also aim along `facing` rays.
    pub(crate) fn new(
        seat: Seat,
        squares: usize,
        movers: &[Mover],
        royals: &[Kind],
        facing: Option<[u8; 2]>,
    ) -> Arms {
        let mut arms = Arms {
            seat,
            near: vec![SquareSet::EMPTY; squares],
            lames: vec![Vec::new(); squares],
            aims: Vec::new(),
            sliders: Vec::new(),
        };
        for (index, mover) in movers.iter().enumerate() {
            let kind = Kind(index as u8);
            for (near, from) in arms.near.iter_mut().zip(&mover.taken_from) {
                *near |= *from;
            }
            for lame in mover.lames.iter().filter(|lame| lame.threatens) {
                for (lames, from) in arms.lames.iter_mut().zip(&lame.from) {
                    lames.extend(from.iter().map(|&(from, via)| LameFrom { kind, from, via }));
                }
            }
            for line in mover.rides.iter().filter(|line| line.purpose.captures()) {
                arms.aim(kind, line).riders.insert(kind);
            }
            for hop in mover.hops.iter().filter(|hop| hop.line.purpose.captures()) {
                let aim = arms.aim(kind, &hop.line);
                aim.hoppers.insert(kind);
                if hop.bars_its_like {
                    aim.barred.insert(kind);
                }
            }
        }
        for ray in facing.into_iter().flatten() {
            for &kind in royals {
                arms.aim_from(kind, ray, SquareSet(!0)).riders.insert(kind);
            }
        }
        arms
    }

    fn aim(&mut self, kind: Kind, line: &Line) -> &mut Aim {
        self.aim_from(kind, line.back, line.start)
    }

    fn aim_from(&mut self, kind: Kind, ray: u8, start: SquareSet) -> &mut Aim {
        if !self.sliders.contains(&kind) {
            self.sliders.push(kind);
        }
        let known = self.aims.iter().position(|aim| aim.ray == ray && aim.start == start);
        let place = known.unwrap_or_else(|| {
            let none = Kinds::default();
            self.aims.push(Aim { ray, start, riders: none, hoppers: none, barred: none });
            self.aims.len() - 1
        });
        &mut self.aims[place]
    }
}
