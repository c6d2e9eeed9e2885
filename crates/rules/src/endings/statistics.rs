//! Statistics of an ending: how often it is won, drawn and lost, and the longest win.

use super::table::{Table, cell};
use super::value::Value;
use crate::board::Seat;
use crate::position::Position;
use crate::rules::Rules;

/// A win and a position that has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Longest {
    /// After so many plies the game is over.
    pub plies: u16,
    /// The text of the position.
    pub position: String,
}

/// What an ending comes to where one side is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// The side to move.
    pub seat: Seat,
    /// How many positions it wins ...
    pub won: u64,
    /// ... draws ...
    pub drawn: u64,
    /// ... and loses. Images of each other are one position; those in which the game is over already are among them.
    pub lost: u64,
    /// Its longest win.
    pub longest_win: Option<Longest>,
    /// Its longest defence.
    pub longest_loss: Option<Longest>,
}

/// What an ending comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// The pieces.
    pub material: String,
    /// By the side to move.
    pub sides: [Side; 2],
}

/// Of all positions, or of those that are kept.
pub(super) fn of(rules: &Rules, table: &Table, keep: Option<&dyn Fn(&Position) -> bool>) -> Statistics {
    let side = |seat: Seat| {
        let (mut won, mut drawn, mut lost) = (0, 0, 0);
        let [mut win, mut loss]: [Option<(u16, usize)>; 2] = [None; 2];
        let cells = &table.cells[seat.index() * table.numbers.size..][..table.numbers.size];
        for (number, &cell) in cells.iter().enumerate() {
            let Some(value) = Table::value(cell) else { continue };
            if keep.is_some_and(|keep| !keep(&table.pieces.position(&table.numbers.places(number), seat))) {
                continue;
            }
            let late = matches!(value, Value::Win(_) | Value::Loss(_))
                && table.count.is_some_and(|count| {
                    let king = table.numbers.places(number)[table.pieces.king(count.bare)];
                    let moves = count.limit_at(king) + u16::from(seat != count.bare);
                    !count.left(value, seat, moves, 0)
                });
            match value {
                _ if late || cell == cell::BARRED => drawn += 1,
                Value::Draw => drawn += 1,
                Value::Win(plies) => {
                    won += 1;
                    if win.is_none_or(|(known, _)| plies > known) {
                        win = Some((plies, number));
                    }
                }
                Value::Loss(plies) => {
                    lost += 1;
                    if loss.is_none_or(|(known, _)| plies > known) {
                        loss = Some((plies, number));
                    }
                }
            }
        }
        let longest = |(plies, number): (u16, usize)| Longest {
            plies,
            position: rules.write_position(&table.pieces.position(&table.numbers.places(number), seat)),
        };
        Side { seat, won, drawn, lost, longest_win: win.map(longest), longest_loss: loss.map(longest) }
    };
    Statistics { material: table.material.clone(), sides: [side(Seat::FIRST), side(Seat::SECOND)] }
}
