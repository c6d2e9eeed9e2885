//! The tree of a game record: its moves with comments and variations.

use crate::board::Seat;
use crate::matches::Match;
use crate::notation::Notation;
use crate::position::{Move, Outcome, Position};
use crate::rules::Rules;
use crate::variant::Choice;
use crate::words::{LeftOut, RecordError};

/// A game’s record.
#[derive(Clone, Debug)]
#[non_exhaustive]
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
    /// How many games the text holds, of which this is one; see [`Reading::number`](super::Reading::number).
    pub games: usize,
    /// What the text says besides, as marks at moves and times;
    /// [`Language::left_out`](crate::words::Language::left_out) says it in words.
    pub left_out: Vec<LeftOut>,
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
        let result = result(game.rules(), game.outcome()).to_owned();
        GameRecord {
            game: game.clone(),
            tags: Vec::new(),
            line,
            result,
            notation: Notation::Coordinates,
            error: None,
            games: 1,
            left_out: Vec::new(),
        }
    }
}

impl GameRecord {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// The position text of the start, where that is not the array under the usual choices: KIF and CSA have no
    /// words for the rest of it, and carry it as a remark that other programs pass over.
    pub(super) fn own_start(&self) -> Option<String> {
        let (rules, start) = (self.game.rules(), self.game.start());
        let usual = start == Position::start(rules) && unusual(rules).next().is_none();
        (!usual).then(|| rules.write_position(&start))
    }
}

/// What a result can be, as PGN writes it.
pub const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// A result as PGN writes it, which knows two sides: the first is the one that has the first seat.
pub fn result(rules: &Rules, outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(winner)) if rules.allied(winner, Seat::FIRST) => "1-0",
        Some(Some(_)) => "0-1",
    }
}

/// The choices that are not at their default.
pub(super) fn unusual(rules: &Rules) -> impl Iterator<Item = String> {
    let default = |id: &str| rules.game().option(id).and_then(|(_, option)| option.choices.first());
    let unusual =
        move |&(id, choice): &(&str, &str)| default(id).is_none_or(|first: &Choice| first.id != choice);
    rules.options().filter(unusual).map(|(id, choice)| format!("{id}={choice}"))
}
