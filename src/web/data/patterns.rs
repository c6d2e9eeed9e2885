//! JavaScript shapes: the moves of a piece from a square.

use std::borrow::Cow;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::super::read::{Choices, Fields, FromJs};
use super::SquareName;
use super::pictures::Mark;

/// A piece on a board that is otherwise empty but for some friends and enemies.
#[derive(Tsify)]
pub struct PatternQuery {
    /// The game.
    pub game: String,
    /// Options that are not at their default.
    #[tsify(optional, type = "Record<string, string>")]
    pub options: Option<Choices>,
    /// The kind.
    pub kind: String,
    /// Where it stands.
    pub at: String,
    /// Whose it is; the first player's if not said.
    #[tsify(optional)]
    pub seat: Option<String>,
    /// Squares with pieces of its own side.
    #[tsify(optional)]
    pub friends: Option<Vec<String>>,
    /// Squares with pieces of the other side.
    #[tsify(optional)]
    pub enemies: Option<Vec<String>>,
}

impl FromJs for PatternQuery {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(PatternQuery {
            game: fields.get("game")?,
            options: fields.get("options")?,
            kind: fields.get("kind")?,
            at: fields.get("at")?,
            seat: fields.get("seat")?,
            friends: fields.get("friends")?,
            enemies: fields.get("enemies")?,
        })
    }
}

/// How a piece moves from a square.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PatternInfo {
    /// Where it can go.
    pub marks: Vec<Mark>,
    /// Squares of its pattern that are closed, and the piece that closes each.
    pub blocked: Vec<BlockedSquare>,
    /// How many squares it can reach in one move.
    pub now: usize,
    /// How many squares it can ever reach on an empty board, its own included.
    pub ever: usize,
    /// Those squares.
    #[tsify(type = "string[]")]
    pub ever_squares: Vec<SquareName>,
    /// Betza notation.
    pub betza: String,
    /// What the field calls such a piece.
    pub field: &'static str,
    /// How it moves, in sentences.
    pub sentences: Vec<String>,
    /// What it captures, as words for sentences, where that is not everything.
    #[tsify(type = "string[]")]
    pub prey: Vec<Cow<'static, str>>,
}

/// A closed square.
#[derive(Serialize, Tsify)]
pub struct BlockedSquare {
    /// The square.
    #[tsify(type = "string")]
    pub square: SquareName,
    /// Where the piece stands that closes it.
    #[tsify(type = "string")]
    pub by: SquareName,
}
