//! The table of an ending: what each of its positions comes to, and in how many plies.

use super::counts::Counted;
use super::material::{Material, Numbers, Places};
use super::value::Value;
use crate::board::Seat;

/// What is kept of a position, in two bytes: 0 while nothing is known, then 1 more than twice the plies, and 1 more for
/// a win.
pub(super) mod cell {
    pub(crate) const OPEN: u16 = 0;
    /// There is no such position, or it is the image of another.
    pub(crate) const NONE: u16 = 0xffff;
    /// The game is over, and drawn.
    pub(crate) const DRAWN: u16 = 0x7ffe;
    /// Stalemate where that may not be given: no move leads here.
    pub(crate) const BARRED: u16 = 0x7ffd;
    /// Set with the longest loss by a capture or promotion, while others moves are open.
    pub(crate) const PENDING: u16 = 0x8000;

    #[inline(always)]
    pub(crate) const fn won(plies: u16) -> u16 {
        plies * 2 + 2
    }

    #[inline(always)]
    pub(crate) const fn lost(plies: u16) -> u16 {
        plies * 2 + 1
    }

    #[inline(always)]
    pub(crate) const fn is_open(cell: u16) -> bool {
        cell == OPEN || (cell & PENDING != 0 && cell != NONE)
    }
}

/// A table.
pub(super) struct Table {
    pub(super) pieces: Material,
    /// The pieces as text.
    pub(super) material: String,
    pub(super) numbers: Numbers,
    /// The second side’s positions behind the first’s.
    pub(super) cells: Vec<u16>,
    /// In how many moves a bare king must be mated.
    pub(super) count: Option<Counted>,
}

impl Table {
    /// What a cell says.
    pub(super) fn value(cell: u16) -> Option<Value> {
        match cell {
            cell::NONE => None,
            cell::OPEN | cell::DRAWN | cell::BARRED => Some(Value::Draw),
            cell if cell & cell::PENDING != 0 => Some(Value::Draw),
            cell if cell & 1 == 1 => Some(Value::Loss(cell / 2)),
            cell => Some(Value::Win(cell / 2 - 1)),
        }
    }

    /// Whether no win takes longer than so many plies.
    pub(super) fn all_within(&self, plies: u16) -> bool {
        let within = |&cell: &u16| match Table::value(cell) {
            Some(Value::Win(own) | Value::Loss(own)) => own <= plies,
            Some(Value::Draw) | None => true,
        };
        self.cells.iter().all(within)
    }

    /// Whether a win comes in time for a count that begins now, where one does.
    pub(super) fn in_time(&self, value: Value, places: &Places, turn: Seat) -> bool {
        self.count.is_none_or(|count| {
            let king = places[self.pieces.king(count.bare)];
            count.left(value, turn, count.limit_at(king), 0)
        })
    }

    #[inline(always)]
    pub(super) fn cell(&self, places: &Places, turn: Seat) -> u16 {
        self.cells[turn.index() * self.numbers.size + self.numbers.number(places).0]
    }
}
