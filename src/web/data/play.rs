//! JavaScript shapes: the setup of a match, its moves, beats and outcome.

use std::borrow::Cow;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::super::read::{Choices, Fields, FromJs};
use super::SquareName;
use super::as_object;
use super::table::TableInfo;

/// What `new Match` is set up with.
#[derive(Default, Tsify)]
pub struct Setup {
    /// Options that are not at their default.
    #[tsify(optional, type = "Record<string, string>")]
    pub options: Option<Choices>,
    /// A position text.
    #[tsify(optional)]
    pub position: Option<String>,
}

impl FromJs for Setup {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Setup { options: fields.get("options")?, position: fields.get("position")? })
    }
}

/// A game as `new Match` takes it.
#[derive(Serialize)]
#[serde(untagged)]
pub enum GameInSetup {
    /// The id of one of the collection, or of one that has been defined.
    Id(String),
    /// One of a file.
    File {
        /// Its text.
        file: String,
    },
}

/// What sets a match up again: `new Match` takes it, and all that takes a `SearchSetup`.
#[derive(Serialize)]
pub struct MatchSetup<'a> {
    /// Id of the game, or `{ file }` with the text of its game file.
    pub game: GameInSetup,
    /// Options that are not at their default.
    #[serde(serialize_with = "as_object")]
    pub options: Vec<(&'a str, &'a str)>,
    /// The position text of the start, where that is not the array.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The moves that were made from there.
    pub line: Vec<String>,
}

/// A piece on the board.
#[derive(Serialize, Tsify)]
pub struct BoardPiece {
    /// Where it stands.
    pub square: String,
    /// Whose it is.
    pub seat: String,
    /// Its kind.
    pub kind: Cow<'static, str>,
    /// Its letter in position text.
    pub letter: String,
    /// Whose and what, such as `White elephant`.
    pub name: String,
    /// Id of its figure.
    pub figure: &'static str,
}

/// What a seat holds in hand.
#[derive(Serialize, Tsify)]
pub struct HandInfo {
    /// Whose.
    pub seat: String,
    /// The pieces, by kind. Kinds of which there are none are left out.
    pub pieces: Vec<HandPiece>,
}

/// Pieces of one kind in hand.
#[derive(Serialize, Tsify)]
pub struct HandPiece {
    /// Their kind.
    pub kind: Cow<'static, str>,
    /// Their letter in position text.
    pub letter: String,
    /// Id of their figure.
    pub figure: &'static str,
    /// Whose and what, such as `White pawn`.
    pub name: String,
    /// How many.
    pub count: u8,
}

/// An action that is open now.
#[derive(Serialize, Tsify)]
pub struct Move {
    /// Its text, which `play` takes.
    pub text: String,
    /// The same in the notation that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub written: Option<String>,
    /// What happens beside the board with it, such as a payment, in sentences. `follow` alone tells it, and only in
    /// games with a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[tsify(optional)]
    pub narration: Vec<String>,
    /// Whose action it is.
    #[tsify(type = "string")]
    pub seat: char,
    /// What it is.
    #[tsify(
        type = "\"step\" | \"castle\" | \"exchange\" | \"promote\" | \"drop\" | \"place\" | \"pass\" | \
            \"object\" | \"ready\" | \"count\" | \"stop\" | \"impasse\" | \"accept\" | \"decline\" | \"stalemate\" | \
            \"throw\" | \"skip\" | \"propose\" | \"agree\" | \"refuse\" | \"release\""
    )]
    pub action: &'static str,
    /// Where it starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub from: Option<SquareName>,
    /// Where it leads.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub to: Option<SquareName>,
    /// The kind that moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub kind: Option<Cow<'static, str>>,
    /// The kind that is captured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub capture: Option<Cow<'static, str>>,
    /// The kind that the piece becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub promotion: Option<Cow<'static, str>>,
    /// The right that it uses up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub right: Option<Cow<'static, str>>,
    /// What a throw shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub value: Option<u8>,
    /// The chance of that throw, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub chance: Option<f64>,
    /// What it does, in a sentence.
    pub words: String,
}

/// Why a move is legal or not.
#[derive(Serialize, Tsify)]
pub struct Explanation {
    /// Whether it is.
    pub legal: bool,
    /// `legal`, or the code of the reason.
    #[tsify(type = "\"legal\" | MoveCode")]
    pub code: &'static str,
    /// The reason in a sentence.
    pub message: String,
    /// The squares that it speaks of.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// Texts of the legal moves between the squares.
    pub moves: Vec<String>,
}

/// How a game has ended.
#[derive(Serialize, Tsify)]
pub struct Outcome {
    /// The result as PGN writes it.
    #[tsify(type = "\"1-0\" | \"0-1\" | \"1/2-1/2\"")]
    pub result: &'static str,
    /// Who has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub winner: Option<String>,
    /// All who win: the winner and its allies.
    pub winners: Vec<String>,
    /// Why, as a code.
    pub reason: &'static str,
    /// Why, in a sentence.
    pub text: String,
}

/// The state of play in data and words.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The seats that may act now.
    pub turn: Vec<String>,
    /// The phase.
    #[tsify(
        type = "\"play\" | \"array\" | \"mobilisation\" | \"forced\" | \"deployment\" | \"redeployment\" | \"lots\""
    )]
    pub phase: &'static str,
    /// The phase in words; empty in ordinary play.
    pub phase_text: String,
    /// Squares of the kings in check.
    #[tsify(type = "string[]")]
    pub check: Vec<SquareName>,
    /// Rights that are still held.
    pub rights: Vec<RightInfo>,
    /// Counts that run.
    pub counts: Vec<CountInfo>,
    /// What lies beside the board, in games that have such things.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub table: Option<TableInfo>,
    /// Everything that decides and cannot be seen on the board, the rights and counts above included; for a line
    /// of text beside the board, and for programs.
    pub facts: Vec<FactInfo>,
    /// Moves made.
    pub ply: usize,
    /// Moves that can be made again.
    pub undone: usize,
    /// All of it in a sentence.
    pub text: String,
}

/// One thing that decides and cannot be seen on the board.
#[derive(Serialize, Tsify)]
pub struct FactInfo {
    /// What it is. Codes stay; others may join them.
    #[tsify(
        type = "\"free-moves\" | \"mobilisation\" | \"forced-move\" | \"deployment\" | \"redeployment\" |  \
            \"opening-throw\" | \"tied\" | \"begins\" | \"may-object\" | \"right\" | \"right-suspended\" |  \
            \"bare-count\" | \"board-count\" | \"may-count\" | \"bare-king-moves\" | \"answer-bare-king\" |  \
            \"quiet-moves\" | \"shak\" | \"forfeited\" | \"generals-face\" | \"passed\" | \"points\" |  \
            \"repetition\" | \"impasse-claimed\" | \"impasse-declined\" | \"impasse-points\" | \"decides\" |  \
            \"commands\" | \"steers\" | \"captive\" | \"offered\" | \"refused\" | \"mounted\" |  \
            \"throne-seized\" | \"empire\" | \"at-peace\" | \"balance\" | \"pool\" | \"idle-throw\" |  \
            \"throws-again\""
    )]
    pub code: &'static str,
    /// Whom it is about: whose right, count, claim or points; who is at fault if the position returns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub seat: Option<String>,
    /// The other seat that it names: at whose turn `seat` decides, who holds the king of `seat`, who answers it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub other: Option<String>,
    /// Which right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub right: Option<Cow<'static, str>>,
    /// Where it stands: moves made or left, points, stakes, how often the position has stood, a throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub value: Option<f64>,
    /// Where it ends something: the game, a series of moves; the least points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub limit: Option<u16>,
    /// Squares that it names.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// In words, without a full stop.
    pub text: String,
}

/// Something that cannot have come about by play in a position that was set up.
#[derive(Serialize, Tsify)]
pub struct RemarkInfo {
    /// What it is.
    #[tsify(type = "\"cannot-stand\" | \"too-many-of-a-kind\" | \"missing-of-a-kind\"")]
    pub code: &'static str,
    /// Squares that it names.
    #[tsify(type = "string[]")]
    pub squares: Vec<SquareName>,
    /// In a sentence.
    pub text: String,
}

/// A right that a seat holds.
#[derive(Serialize, Tsify)]
pub struct RightInfo {
    /// Whose.
    pub seat: String,
    /// Which.
    pub id: Cow<'static, str>,
    /// In words.
    pub text: String,
}

/// A count that runs.
#[derive(Serialize, Tsify)]
pub struct CountInfo {
    /// Which.
    pub id: Cow<'static, str>,
    /// In words.
    pub text: String,
    /// Where it stands.
    pub value: u32,
    /// Where it ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub limit: Option<u32>,
}

/// One thing to see and to say. Beats with the same step play together.
#[derive(Serialize, Tsify)]
pub struct Beat {
    /// Its place in the order.
    pub step: u8,
    /// What it shows.
    #[tsify(
        type = "\"travel\" | \"capture\" | \"vanish\" | \"promote\" | \"appear\" | \"right\" | \"phase\" | \
            \"count\" | \"turn\" | \"check\" | \"table\" | \"end\""
    )]
    pub effect: String,
    /// Whose piece, or which seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub seat: Option<String>,
    /// The piece's kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub kind: Option<String>,
    /// Where it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
    /// Where it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub to: Option<String>,
    /// Where something happens that goes nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub square: Option<String>,
    /// How it travels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"step\" | \"jump\" | \"slide\" | \"lame\"")]
    pub stride: Option<String>,
    /// What it becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub into: Option<String>,
    /// What happens at the table, beside the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(
        optional,
        type = "\"throw\" | \"turn-lost\" | \"passed-over\" | \"skipped\" | \"throws-again\" | \"tied\" | \
                \"imprisoned\" | \"freed\" | \"throne-seized\" | \"commands\" | \"command-ends\" | \
                \"concourse\" | \"steers\" | \"paid\" | \"from-pool\" | \"empire\" | \"peace\" | \"out\" | \
                \"offered\" | \"agreed\" | \"refused\" | \"released\" | \"home\" | \"sent-back\""
    )]
    pub event: Option<String>,
    /// What has been thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub value: Option<u8>,
    /// A short sentence.
    pub text: String,
}

impl FromJs for Beat {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Beat {
            step: fields.get("step")?,
            effect: fields.get("effect")?,
            seat: fields.get("seat")?,
            kind: fields.get("kind")?,
            from: fields.get("from")?,
            to: fields.get("to")?,
            square: fields.get("square")?,
            stride: fields.get("stride")?,
            into: fields.get("into")?,
            event: fields.get("event")?,
            value: fields.get("value")?,
            text: fields.get("text")?,
        })
    }
}

/// What came of a line that a match follows.
#[derive(Serialize, Tsify)]
pub struct FollowResult {
    /// How many plies at its beginning the match had played before.
    pub known: usize,
    /// The moves after those, as far as they are legal.
    pub plies: Vec<Move>,
    /// The move that was refused, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub refused: Option<RefusedMove>,
    /// How the game has ended after the last legal ply, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub outcome: Option<Outcome>,
    /// What the board shows, if the match stands one ply before or after where it stood.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub beats: Option<Vec<Beat>>,
}

/// How much of a line was played.
#[derive(Serialize, Tsify)]
pub struct LineResult {
    /// How many moves.
    pub played: usize,
    /// The move that was refused, if one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub refused: Option<RefusedMove>,
}

/// A move of a line that was refused.
#[derive(Serialize, Tsify)]
pub struct RefusedMove {
    /// Its place in the line.
    pub index: usize,
    /// Its text.
    pub text: String,
    /// Code of the reason.
    #[tsify(type = "MoveCode")]
    pub code: &'static str,
    /// The reason in a sentence.
    pub message: String,
}
