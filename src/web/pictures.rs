//! JavaScript: boards without a game, and single drawings of pieces.

use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{mark, piece_set, role_named, seat_named, square};
use super::data;
use super::error::{CodedError, bad_argument, named};
use super::game::WebMatch;
use super::gamefile::find;
use super::read::{Choices, Fields, FromJs, from_js};
use crate::art::Figure;
use crate::board::Piece;
use crate::games;
use crate::matches::Match;
use crate::pictures::svg;
use crate::position::Position;
use crate::rules::Rules;

/// A piece to put on a board.
#[derive(Tsify)]
pub struct Placed {
    /// Where.
    square: String,
    /// Whose.
    seat: String,
    /// Its role.
    kind: String,
}

impl FromJs for Placed {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Placed {
            square: fields.get("square")?,
            seat: fields.get("seat")?,
            kind: fields.get("kind")?,
        })
    }
}

/// What `Match.withPieces` puts on the board.
#[derive(Tsify)]
pub struct Placing {
    /// Options that are not at their default.
    #[tsify(optional, type = "Record<string, string>")]
    options: Option<Choices>,
    /// The pieces.
    pieces: Vec<Placed>,
}

impl FromJs for Placing {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Placing { options: fields.get("options")?, pieces: fields.get("pieces")? })
    }
}

/// A mark without its square.
#[derive(Tsify)]
pub struct MarkStyle {
    /// What it says.
    #[tsify(type = "Mark[\"kind\"]")]
    kind: String,
    /// How a piece gets there.
    #[tsify(optional, type = "Mark[\"stride\"]")]
    stride: Option<String>,
    /// Whether that can be done only once in a game.
    #[tsify(optional)]
    once: Option<bool>,
    /// Which of up to three rule sets laid over each other it belongs to.
    #[tsify(optional)]
    series: Option<u8>,
}

impl FromJs for MarkStyle {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(MarkStyle {
            kind: fields.get("kind")?,
            stride: fields.get("stride")?,
            once: fields.get("once")?,
            series: fields.get("series")?,
        })
    }
}

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// A board for looking at, not for playing: these pieces and no others, with kings or without.
    /// `svg` draws it, and a `BoardView` in mode "edit" or "still" shows it.
    #[wasm_bindgen(js_name = withPieces)]
    pub fn with_pieces(
        #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Placing")] setup: JsValue,
    ) -> Result<WebMatch, JsValue> {
        let setup = Placing::read(&setup, "setup")?;
        let game = String::read(&game, "game")?;
        let rules =
            Rules::new(find(&game)?, &setup.options.unwrap_or_default().pairs()).map_err(CodedError::from)?;
        let mut position = Position::empty();
        for piece in &setup.pieces {
            let at = square(&rules, &piece.square)?;
            let seat = seat_named(&rules, &piece.seat)?;
            let role = role_named(&rules, &piece.kind)?;
            if position.piece_at(at).is_some() {
                return Err(bad_argument("Two pieces cannot stand on one square."));
            }
            position.put(at, Piece { seat, role });
        }
        Ok(WebMatch { inner: Match::showing(rules, position) })
    }
}

/// How a piece by itself is shown.
#[derive(Default, Tsify)]
pub struct FigureOptions {
    /// Figures (the default), letters or pictograms.
    #[tsify(optional, type = "\"figures\" | \"letters\" | \"pictograms\"")]
    pieces: Option<String>,
    /// Its letter, for letters.
    #[tsify(optional)]
    letter: Option<String>,
    /// Whether the first player sits at the top.
    #[tsify(optional)]
    flipped: Option<bool>,
}

impl FromJs for FigureOptions {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(FigureOptions {
            pieces: fields.get("pieces")?,
            letter: fields.get("letter")?,
            flipped: fields.get("flipped")?,
        })
    }
}

/// One piece by itself as SVG: the figure of this id, of the first player ("w" or "light") or the
/// second ("b" or "dark"), or in the colour of a board of four ("red", "green", "yellow", "black").
#[wasm_bindgen]
pub fn figure(
    #[wasm_bindgen(unchecked_param_type = "string")] figure: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seat: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "FigureOptions")] options: JsValue,
) -> Result<String, JsValue> {
    let options: FigureOptions = from_js(&options, "options")?;
    let figure = Figure::from_id(&String::read(&figure, "figure")?)
        .ok_or_else(|| bad_argument("There is no figure of this name."))?;
    let tone = match String::read(&seat, "seat")?.as_str() {
        "w" | "light" => svg::Tone::Light,
        "b" | "dark" => svg::Tone::Dark,
        "red" => svg::Tone::Red,
        "green" => svg::Tone::Green,
        "yellow" => svg::Tone::Yellow,
        "black" => svg::Tone::Black,
        other => return named(None, "seat", other),
    };
    let (letter, flipped) = (options.letter.unwrap_or_default(), options.flipped.unwrap_or(false));
    let piece_set = piece_set(options.pieces.as_deref())?;
    let drawing = svg::piece_facing(figure, &letter, tone, piece_set, flipped);
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya" viewBox="0 0 100 100">{drawing}</svg>"#
    ))
}

/// One mark by itself as SVG, for the key to a diagram.
#[wasm_bindgen(js_name = markSample)]
pub fn mark_sample(
    #[wasm_bindgen(unchecked_param_type = "MarkStyle")] style: JsValue,
) -> Result<String, JsValue> {
    let MarkStyle { kind, stride, once, series } = FromJs::read(&style, "style")?;
    // Any square will do: the picture shows none.
    let rules = Rules::new(games::ALL[0], &[]).map_err(CodedError::from)?;
    let info = data::Mark { square: "a1".to_owned(), kind, stride, once, series, from: None };
    Ok(svg::key(&mark(&rules, &info)?))
}
