//! The error of a record that cannot be read, or not to its end.

use crate::board::Seat;
use crate::matches::{MatchError, PlayError};
use crate::position::Position;
use crate::rules::Rules;
use tabiya_rules::codes;

/// Why a game’s record cannot be read, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordError {
    /// It is longer than what is read: so many bytes.
    TooLong(usize),
    /// It has more moves, or variations within variations, than are read.
    TooMany,
    /// There is neither a move in it nor a tag: it is no record.
    Empty,
    /// It does not say which game it is of, or names one that there is not.
    NoGame(String),
    /// There is no such notation, or the game does not have it.
    Notation(String),
    /// The game of this number is asked for, and the text has so many.
    Number(usize, usize),
    /// What it sets up cannot be.
    Setup(MatchError),
    /// A line that cannot be read, from 1, and what stands there.
    Line(usize, String),
    /// A move.
    Move(Box<MoveFault>),
}

/// A move of a record that cannot be read or played.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MoveFault {
    /// Its number among the single moves of its line, from 1.
    pub ply: usize,
    /// Its number as the record has it, or would have it: in most a move of every seat has the same.
    pub number: usize,
    /// The line of the text, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The text of the move.
    pub text: String,
    /// What is wrong with it.
    pub why: Why,
    /// Legal moves that it may have been, in the record’s notation.
    pub candidates: Vec<String>,
    /// Earlier moves that may have been others: with these the moves that follow can be read.
    pub doubts: Vec<Doubt>,
    /// Choices under which this move and those that follow can be read, each as `option=choice`; several with a space
    /// between them where they belong together.
    pub choices: Vec<String>,
    /// The rules, for words.
    pub rules: Rules,
    /// The position in which it stands, for words.
    pub position: Position,
}

impl PartialEq for MoveFault {
    fn eq(&self, other: &MoveFault) -> bool {
        let told = |fault: &MoveFault| (fault.ply, fault.line, fault.column, fault.text.clone());
        told(self) == told(other) && self.why == other.why && self.position == other.position
    }
}

impl Eq for MoveFault {}

/// What is wrong with a move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Why {
    /// It is no move’s text.
    Text,
    /// It fits several legal moves.
    Several,
    /// It fits none, and no piece of its kind could ever go there.
    None,
    /// It is refused.
    Refused(PlayError),
}

/// An earlier move that may have been another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// Its number among the single moves, from 1.
    pub ply: usize,
    /// Its number as the record has it, or would have it.
    pub number: usize,
    /// Who makes it.
    pub seat: Seat,
    /// What it may have been, in the record’s notation.
    pub text: String,
}

/// What a record’s text says and a record has no place for, or does not keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Left {
    /// Marks at moves: `!`, `?!`, `$6`.
    Marks,
    /// How long the players thought.
    Times,
    /// What programs say to themselves, in lines that readers pass over.
    Remarks,
    /// Lines that are nothing in the format.
    Lines,
}

/// How much of it there is.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LeftOut {
    /// What it is.
    pub kind: Left,
    /// How many there are.
    pub count: usize,
    /// The first of them, as far as 40 characters.
    pub first: String,
}

impl LeftOut {
    /// One more of a kind.
    pub(crate) fn add(all: &mut Vec<LeftOut>, kind: Left, text: &str) {
        match all.iter_mut().find(|own| own.kind == kind) {
            Some(own) => own.count += 1,
            None => all.push(LeftOut { kind, count: 1, first: text.chars().take(40).collect() }),
        }
    }
}

codes! {
    RecordError {
        RecordError::TooLong(_) => "record-too-long",
        RecordError::TooMany => "record-too-many",
        RecordError::Empty => "record-empty",
        RecordError::NoGame(_) => "record-game",
        RecordError::Notation(_) => "unknown-notation",
        RecordError::Number(..) => "record-number",
        RecordError::Line(..) => "record-line",
    } or {
        RecordError::Setup(error) => error.code(),
        RecordError::Move(fault) => fault.why.code(),
    }
}

codes! {
    Why {
        Why::Text => "move-text",
        Why::Several => "move-ambiguous",
        Why::None => "move-impossible",
    } or {
        Why::Refused(error) => error.code(),
    }
}

impl core::error::Error for RecordError {}
