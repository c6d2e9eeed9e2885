//! Whether a move leaves the king safe.

use crate::action::Move;
use crate::attack::{in_check, is_attacked};
use crate::board::{Square, SquareSet};
use crate::piece::Seat;
use crate::position::Position;
use crate::rules::Rules;

/// Whether a step leaves the king safe. Most men cannot endanger it, and that is seen at once.
pub(crate) struct KingSafety<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) position: &'a Position,
    pub(crate) seat: Seat,
    /// The only royal man; with two neither needs to be safe.
    pub(crate) king: Option<Square>,
    pub(crate) checked: bool,
    /// Squares whose emptying matters: all of them when the king is in check.
    pub(crate) watched: SquareSet,
    /// Squares whose filling matters.
    pub(crate) screens: SquareSet,
    pub(crate) occupied: SquareSet,
}

impl<'a> KingSafety<'a> {
    pub(crate) fn new(rules: &'a Rules, position: &'a Position, seat: Seat) -> KingSafety<'a> {
        let king = position.king(rules, seat);
        let checked = king.is_some() && in_check(rules, position, seat);
        let watched = match king {
            None => SquareSet::EMPTY,
            Some(_) if checked => SquareSet(!0),
            Some(king) => rules.tables.lines_to[king.index()] | SquareSet::of(king),
        };
        let screens = if rules.tables.screens { watched } else { SquareSet::EMPTY };
        KingSafety { rules, position, seat, king, checked, watched, screens, occupied: position.occupied() }
    }

    pub(crate) fn allows(&self, from: Square, to: Square) -> bool {
        let Some(king) = self.king else { return true };
        if !self.watched.has(from) && !self.screens.has(to) {
            return true;
        }
        if self.rules.tables.kinds_bar_their_like {
            let mut next = self.position.clone();
            next.apply(self.rules, Move::Step { from, to, into: None }, &mut ());
            return !in_check(self.rules, &next, self.seat);
        }
        let mut occupied = self.occupied;
        occupied.remove(from);
        occupied.insert(to);
        let king = if from == king { to } else { king };
        let opponent = self.seat.opponent();
        !is_attacked(self.rules, self.position, king, opponent, occupied, SquareSet::of(to))
    }

    pub(crate) fn allows_drop(&self, to: Square) -> bool {
        let Some(king) = self.king else { return true };
        let mut occupied = self.occupied;
        occupied.insert(to);
        !is_attacked(self.rules, self.position, king, self.seat.opponent(), occupied, SquareSet::EMPTY)
    }
}
