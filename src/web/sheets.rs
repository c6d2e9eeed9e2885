//! JavaScript: a set to print.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{piece_set, seat, to_js};
use super::error::{CodedError, bad_argument};
use super::gamefile::find;
use super::language::words;
use super::read::{Choices, Fields, FromJs, from_js};
use crate::pictures::sheet;
use crate::pictures::sheet::Paper;
use crate::rules::Rules;
use crate::variant::source::citations;

/// How a set is printed.
#[derive(Default, Tsify)]
pub struct PrintOptions {
    /// Options that are not at their default.
    #[tsify(optional, type = "Record<string, string>")]
    options: Option<Choices>,
    /// The paper, upright; A4 unless it is said.
    #[tsify(optional, type = "\"a4\" | \"letter\"")]
    paper: Option<String>,
    /// Figures (the default), letters or pictograms.
    #[tsify(optional, type = "\"figures\" | \"letters\" | \"pictograms\"")]
    pieces: Option<String>,
    /// Whether files and ranks are named along the edge; they are unless this is false.
    #[tsify(optional)]
    coordinates: Option<bool>,
}

impl FromJs for PrintOptions {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(PrintOptions {
            options: fields.get("options")?,
            paper: fields.get("paper")?,
            pieces: fields.get("pieces")?,
            coordinates: fields.get("coordinates")?,
        })
    }
}

/// A sheet.
#[derive(Serialize, Tsify)]
pub struct PrintSheet {
    /// What it bears; pieces may have what is thrown below them.
    #[tsify(type = "\"board\" | \"pieces\" | \"dice\"")]
    part: &'static str,
    /// The drawing, an SVG file with its size in millimetres.
    svg: String,
}

/// How many pieces of a role there are to cut out.
#[derive(Serialize, Tsify)]
pub struct PrintPiece {
    /// Whose.
    seat: String,
    /// Their role.
    kind: String,
    /// What it is called in sentences.
    noun: String,
    /// How many the seat starts with.
    count: u8,
    /// How many more may be needed for promoted pieces.
    spare: u8,
    /// What is on the other face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    back: Option<String>,
}

/// A set to print.
#[derive(Serialize, Tsify)]
pub struct PrintSet {
    /// The sheets, the board first.
    sheets: Vec<PrintSheet>,
    /// The pieces on them.
    pieces: Vec<PrintPiece>,
    /// Side of a square of the board in millimetres.
    square: f64,
    /// Number of sides of the spinner; 0 if nothing is thrown.
    sides: u8,
    /// After whom the game is described.
    source: String,
}

/// Everything that is needed to play a game, on sheets to print and cut out: the board, pieces enough
/// of each role in each colour, and what is thrown.
#[wasm_bindgen(js_name = printSet, unchecked_return_type = "PrintSet")]
pub fn print_set(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PrintOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let options: PrintOptions = from_js(&options, "options")?;
    let game = String::read(&game, "game")?;
    let rules =
        Rules::new(find(&game)?, &options.options.unwrap_or_default().pairs()).map_err(CodedError::from)?;
    let paper = Paper::from_id(options.paper.as_deref().unwrap_or("a4"));
    let paper = paper.ok_or_else(|| bad_argument("The paper is “a4” or “letter”."))?;
    let piece_set = piece_set(options.pieces.as_deref())?;
    let set = sheet::print_set(&rules, paper, piece_set, options.coordinates.unwrap_or(true));
    let piece = |cut: &sheet::Cut| PrintPiece {
        seat: seat(&rules, cut.seat),
        kind: rules.role(cut.role).id.to_string(),
        noun: words().noun(&rules, cut.role).to_owned(),
        count: cut.count,
        spare: cut.spare,
        back: cut.back.map(|role| words().noun(&rules, role).to_owned()),
    };
    to_js(&PrintSet {
        pieces: set.pieces.iter().map(piece).collect(),
        sheets: set
            .sheets
            .into_iter()
            .map(|sheet| PrintSheet { part: sheet.part.id(), svg: sheet.svg })
            .collect(),
        square: set.square,
        sides: set.sides,
        source: citations(&rules.game().cites),
    })
}
