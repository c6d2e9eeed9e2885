//! A game as a record.

use super::option::OptionSpec;
use super::source::Cite;
use super::terms::Terms;
use super::topic::Base;
use crate::board::{Board, SeatSpec};

/// A line of moves that shows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Stable id; `demonstration` or that of a rule.
    pub id: &'static str,
    /// Options that differ from the default.
    pub options: &'static [(&'static str, &'static str)],
    /// Where it starts, if not from the array.
    pub position: Option<&'static str>,
    /// The moves, in move text, with a space between two.
    pub moves: &'static str,
}

/// A named set of choices.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Stable id.
    pub id: &'static str,
    /// Where it stands.
    pub cites: &'static [Cite],
    /// The game it belongs to, where it leads to another one.
    pub game: Option<&'static Game>,
    /// The choices that differ from the default.
    pub options: &'static [(&'static str, &'static str)],
}

/// A game: a record without code.
#[derive(Clone, Debug)]
pub struct Game {
    /// Stable id, such as `chaturanga`.
    pub id: &'static str,
    /// The board.
    pub board: Board,
    /// The seats, first player first.
    pub seats: &'static [SeatSpec],
    /// The rules with every option at its default.
    pub terms: Terms,
    /// The points on which sources differ.
    pub options: &'static [OptionSpec],
    /// Named sets of choices.
    pub presets: &'static [Preset],
    /// Lines to step through; the first is the demonstration.
    pub lines: &'static [Line],
    /// Which base rules settle what.
    pub base: Base,
    /// Where the base rules stand.
    pub cites: &'static [Cite],
}

impl Game {
    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<(usize, &'static OptionSpec)> {
        self.options.iter().enumerate().find(|(_, option)| option.id == id)
    }
}
