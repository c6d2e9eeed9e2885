//! A game’s record: its moves with what was said of them, and what could have been played.

use crate::matches::{Match, RecordError};
use crate::notation::Notation;
use crate::position::Move;

/// A game’s record.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The game, its main line played.
    pub game: Match,
    /// Who played, where, when, by the names that PGN gives; none that says how the game is set up.
    pub tags: Vec<(String, String)>,
    /// The moves.
    pub line: Line,
    /// The result as the text has it: `1-0`, `0-1`, `1/2-1/2`; `*` where it has none.
    pub result: String,
    /// How the moves were written.
    pub notation: Notation,
    /// What could not be read; what stands before it was.
    pub error: Option<RecordError>,
}

/// Moves, one after the other.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    /// What is said before the first.
    pub comment: String,
    /// They.
    pub moves: Vec<RecordMove>,
}

/// A move in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordMove {
    /// The move.
    pub action: Move,
    /// What is said of it.
    pub comment: String,
    /// Lines that could have been played in its place.
    pub variations: Vec<Line>,
}

impl From<&Match> for GameRecord {
    fn from(game: &Match) -> GameRecord {
        let moves =
            game.line().map(|action| RecordMove { action, comment: String::new(), variations: Vec::new() });
        let line = Line { comment: String::new(), moves: moves.collect() };
        let result = super::pgn::result(game.rules(), game.outcome()).to_owned();
        GameRecord {
            game: game.clone(),
            tags: Vec::new(),
            line,
            result,
            notation: Notation::Coordinates,
            error: None,
        }
    }
}

impl GameRecord {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}
