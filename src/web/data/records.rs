//! JavaScript shapes: records read from text, and their faults.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::super::gamefile::GameMeant;
use super::super::read::{Choices, Fields, FromJs};
use super::as_object;
use crate::variant::GameRef;

/// What is known of a record besides its text.
#[derive(Default, Tsify)]
pub struct ReadSetup {
    /// The game, where the text may name none: its id, or a file of it.
    #[tsify(optional, type = "GameId | (string & {}) | { file: string }")]
    pub game: Option<RecordGame>,
    /// How the moves are written; otherwise it is found out.
    #[tsify(optional)]
    pub notation: Option<String>,
    /// Choices that hold where the text names none of its own.
    #[tsify(optional, type = "Record<string, string>")]
    pub options: Option<Choices>,
    /// Which game of the text, from 1, where it holds several; the first otherwise.
    #[tsify(optional)]
    pub number: Option<f64>,
}

/// The game of a record: an id that is looked for when the text is read, or a game at hand.
pub enum RecordGame {
    Id(String),
    Own(GameRef),
}

impl FromJs for RecordGame {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        if value.is_object() {
            return GameMeant::read(value, what).map(|GameMeant(game)| RecordGame::Own(game));
        }
        String::read(value, what).map(RecordGame::Id)
    }
}

impl FromJs for ReadSetup {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(ReadSetup {
            game: fields.get("game")?,
            notation: fields.get("notation")?,
            options: fields.get("options")?,
            number: fields.get("number")?,
        })
    }
}

/// A game’s record.
#[derive(Serialize, Tsify)]
pub struct GameRecordInfo<'a> {
    /// Id of the game.
    pub game: String,
    /// Options that are not at their default.
    #[serde(serialize_with = "as_object")]
    #[tsify(type = "Record<string, string>")]
    pub options: Vec<(&'a str, &'a str)>,
    /// The position text of the start, where that is not the array.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub position: Option<String>,
    /// How the moves were written.
    pub notation: &'static str,
    /// The result as PGN has it.
    pub result: String,
    /// Who played, where and when.
    #[serde(serialize_with = "as_object")]
    #[tsify(type = "Record<string, string>")]
    pub tags: Vec<(&'a str, &'a str)>,
    /// What is said before the first move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub comment: Option<String>,
    /// The moves.
    pub moves: Vec<RecordMoveInfo>,
    /// What could not be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub error: Option<RecordErrorInfo>,
    /// How many games the text holds, of which this is one: `number` takes another.
    pub games: usize,
    /// What the text says and the record does not keep, as marks at moves and times, in words.
    #[serde(rename = "leftOut", skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub left_out: Option<String>,
}

/// Moves, one after the other.
#[derive(Serialize, Tsify)]
pub struct RecordLine {
    /// What is said before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub comment: Option<String>,
    /// They.
    pub moves: Vec<RecordMoveInfo>,
}

/// A move in a record.
#[derive(Serialize, Tsify)]
pub struct RecordMoveInfo {
    /// Its text, which `play` takes.
    pub text: String,
    /// What is said of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub comment: Option<String>,
    /// Lines that could have been played in its place.
    pub variations: Vec<RecordLine>,
}

/// Why a record cannot be read, or not to its end.
#[derive(Serialize, Tsify)]
pub struct RecordErrorInfo {
    /// Stable code.
    #[tsify(type = "RecordCode | MoveCode")]
    pub code: &'static str,
    /// The reason in words.
    pub message: String,
    /// The number of the faulty move among the single moves of its line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub ply: Option<usize>,
    /// The line of the text, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub line: Option<usize>,
    /// The column, in characters from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub column: Option<usize>,
    /// The text of the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub text: Option<String>,
    /// Legal moves that it may have been, in the record’s notation.
    pub candidates: Vec<String>,
    /// Earlier moves that may have been others: with these the moves that follow can be read.
    pub doubts: Vec<RecordDoubt>,
    /// Choices under which this move and those that follow can be read, each as `option=choice`; several with a space
    /// between them where they belong together.
    pub choices: Vec<String>,
}

/// An earlier move that may have been another.
#[derive(Serialize, Tsify)]
pub struct RecordDoubt {
    /// Its number among the single moves, from 1.
    pub ply: usize,
    /// What it may have been, in the record’s notation.
    pub text: String,
}
