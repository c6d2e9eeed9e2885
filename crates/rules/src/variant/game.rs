//! `Game`: the record of a game.

use std::sync::Arc;

use super::option::OptionSpec;
use super::own::{List, Text};
use super::source::Reference;
use super::terms::Terms;
use super::texts::GameTexts;
use super::topic::Base;
use crate::board::{Board, SeatSpec};

/// A line of moves that shows something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Stable id; `demonstration` or that of a rule.
    pub id: Text,
    /// Options that differ from the default.
    pub options: List<(Text, Text)>,
    /// Where it starts, if not from the array.
    pub position: Option<Text>,
    /// The moves, in move text, with a space between two.
    pub moves: Text,
}

/// A named set of choices.
#[derive(Clone, Debug)]
pub struct Preset {
    /// Stable id.
    pub id: Text,
    /// Where it stands.
    pub cites: List<Reference>,
    /// The game it belongs to, where it leads to another one.
    pub game: Option<&'static Game>,
    /// The choices that differ from the default.
    pub options: List<(Text, Text)>,
}

/// A game: a record without code.
#[derive(Clone, Debug)]
pub struct Game {
    /// Stable id, such as `chaturanga`.
    pub id: Text,
    /// The board.
    pub board: Board,
    /// The seats, first player first.
    pub seats: List<SeatSpec>,
    /// The rules with every option at its default.
    pub terms: Terms,
    /// The points on which sources differ.
    pub options: List<OptionSpec>,
    /// Named sets of choices.
    pub presets: List<Preset>,
    /// Lines to step through; the first is the demonstration.
    pub lines: List<Line>,
    /// Which base rules settle what.
    pub base: Base,
    /// Where the base rules stand.
    pub cites: List<Reference>,
    /// Its words, where it brings them; the games of this crate have theirs in the catalogues of
    /// `tabiya::words`.
    pub texts: Option<Arc<GameTexts>>,
}

/// A game of this crate, or one that is in use as long as somebody has it.
#[derive(Clone)]
pub enum GameRef {
    /// One of [`games::ALL`](crate::games::ALL), or another constant.
    Known(&'static Game),
    /// One that has been made at run time.
    Shared(Arc<Game>),
}

impl core::ops::Deref for GameRef {
    type Target = Game;

    fn deref(&self) -> &Game {
        match self {
            GameRef::Known(game) => game,
            GameRef::Shared(game) => game,
        }
    }
}

/// Its id: a record is long.
impl core::fmt::Debug for GameRef {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "GameRef({:?})", self.id)
    }
}

/// Whether it is the same record.
impl PartialEq for GameRef {
    fn eq(&self, other: &GameRef) -> bool {
        core::ptr::eq(&**self, &**other)
    }
}

impl Eq for GameRef {}

impl From<&'static Game> for GameRef {
    fn from(game: &'static Game) -> GameRef {
        GameRef::Known(game)
    }
}

impl From<&&'static Game> for GameRef {
    fn from(game: &&'static Game) -> GameRef {
        GameRef::Known(game)
    }
}

impl From<Arc<Game>> for GameRef {
    fn from(game: Arc<Game>) -> GameRef {
        GameRef::Shared(game)
    }
}

impl From<Game> for GameRef {
    fn from(game: Game) -> GameRef {
        GameRef::Shared(Arc::new(game))
    }
}

impl Game {
    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<(usize, &OptionSpec)> {
        self.options.iter().enumerate().find(|(_, option)| option.id == id)
    }
}
