//! JavaScript shapes: the options of pictures, and their parts.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::super::read::{Fields, FromJs};
use super::annotation::{Annotations, Pieces};
use crate::notation::Notation;

/// A mark on a square.
#[derive(Clone, Serialize, Tsify)]
pub struct Mark {
    /// The square.
    pub square: String,
    /// What it says.
    #[tsify(type = "\"move\" | \"capture\" | \"both\" | \"reach\" | \"from\" | \"last\" | \"check\" | \
            \"blocked\" | \"note\"")]
    pub kind: String,
    /// How a piece gets there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"step\" | \"jump\" | \"hop\" | \"slide\" | \"lame\"")]
    pub stride: Option<String>,
    /// Whether that can be done only once in a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub once: Option<bool>,
    /// Which of up to three rule sets laid over each other it belongs to: 0, 1 or 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub series: Option<u8>,
    /// Where the piece stands that goes there: the mark of a slide points that way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
}

impl FromJs for Mark {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Mark {
            square: fields.get("square")?,
            kind: fields.get("kind")?,
            stride: fields.get("stride")?,
            once: fields.get("once")?,
            series: fields.get("series")?,
            from: fields.get("from")?,
        })
    }
}

/// What names files and ranks along the edge.
pub struct EdgeNames(pub Option<Notation>);

impl FromJs for EdgeNames {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let plain = Some(Notation::Coordinates);
        match value.as_bool() {
            Some(named) => Ok(EdgeNames(plain.filter(|_| named))),
            None => Ok(EdgeNames(Notation::from_id(&String::read(value, what)?).or(plain))),
        }
    }
}

/// What a picture shows besides the position.
#[derive(Default, Tsify)]
pub struct SvgOptions {
    /// Whether files and ranks are named along the edge; they are unless this is false. The id of a notation
    /// names them as that does: 9 to 1 and a to i with "usi".
    #[tsify(optional, type = "boolean | string")]
    pub coordinates: Option<EdgeNames>,
    /// Whether the first player sits at the top.
    #[tsify(optional)]
    pub flipped: Option<bool>,
    /// Figures (the default), letters or pictograms; or drawings of one's own by the letters of `BoardPiece`, as SVG
    /// text or an address: `{ K: "<svg …>", k: "https://…" }`. Of SVG text only shapes and colours are taken.
    #[tsify(optional, type = "\"figures\" | \"letters\" | \"pictograms\" | Record<string, string>")]
    pub pieces: Option<Pieces>,
    /// Arrows, coloured squares, circles, labels and a caption.
    #[serde(flatten)]
    pub annotation: Annotations,
    /// A colour behind everything, such as `#ffffff` or `white`; without it the picture is transparent there.
    #[tsify(optional)]
    pub background: Option<String>,
    /// Marks on squares.
    #[tsify(optional)]
    pub marks: Option<Vec<Mark>>,
    /// Whether hands keep their places though they are empty. Pieces in hand are always shown.
    #[tsify(optional)]
    pub hands: Option<bool>,
    /// Lines over the board.
    #[tsify(optional)]
    pub ways: Option<Vec<Way>>,
    /// Short texts on squares.
    #[tsify(optional)]
    pub beads: Option<Vec<Bead>>,
    /// Places of several squares, each framed: names of their squares.
    #[tsify(optional)]
    pub places: Option<Vec<Vec<String>>>,
    /// The picture's name.
    #[tsify(optional)]
    pub title: Option<String>,
    /// Start of every id in it. Without it, pictures within one page share the ids of equal figures.
    #[tsify(optional)]
    pub prefix: Option<String>,
}

impl FromJs for SvgOptions {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(SvgOptions {
            coordinates: fields.get("coordinates")?,
            flipped: fields.get("flipped")?,
            pieces: fields.get("pieces")?,
            annotation: Annotations::of(&fields)?,
            background: fields.get("background")?,
            marks: fields.get("marks")?,
            hands: fields.get("hands")?,
            ways: fields.get("ways")?,
            beads: fields.get("beads")?,
            places: fields.get("places")?,
            title: fields.get("title")?,
            prefix: fields.get("prefix")?,
        })
    }
}

/// A frame of a moving picture. Milliseconds.
#[derive(Serialize, Tsify)]
pub struct FrameInfo {
    /// When it begins.
    pub at: u32,
    /// How long it lasts.
    pub lasts: u32,
}

/// Lines through the middles of squares, for a picture.
#[derive(Tsify)]
pub struct Way {
    /// Whose way it is, which gives its colour and its kind of line.
    pub seat: String,
    /// Names of each line's squares, in order.
    pub lines: Vec<Vec<String>>,
    /// Whether it is drawn thinly.
    #[tsify(optional)]
    pub faint: Option<bool>,
    /// Whether arrowheads show which way it goes.
    #[tsify(optional)]
    pub arrows: Option<bool>,
}

impl FromJs for Way {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Way {
            seat: fields.get("seat")?,
            lines: fields.get("lines")?,
            faint: fields.get("faint")?,
            arrows: fields.get("arrows")?,
        })
    }
}

/// A short text on a disc in the middle of a square, for a picture.
#[derive(Tsify)]
pub struct Bead {
    /// The square.
    pub square: String,
    /// Up to three letters or digits.
    pub text: String,
    /// The seat in whose colour it is.
    pub seat: String,
    /// Whether it is drawn thinly.
    #[tsify(optional)]
    pub faint: Option<bool>,
}

impl FromJs for Bead {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Bead {
            square: fields.get("square")?,
            text: fields.get("text")?,
            seat: fields.get("seat")?,
            faint: fields.get("faint")?,
        })
    }
}
