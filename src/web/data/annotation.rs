//! JavaScript shapes: annotations and custom pieces.

use js_sys::Array;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::super::error::{bad_argument, coded};
use super::super::read::{self, Fields, FromJs, entries};
use crate::pictures::own_pieces;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A colour of what is drawn over a board. Lines tell them apart too: whole, dashed, dotted, double. */
export type AnnotationColour = "green" | "red" | "blue" | "yellow";
/** An arrow, green unless a colour is given. As text: `g1f3`, `red:g1f3`. */
export interface ArrowInfo {
  from: string;
  to: string;
  colour?: AnnotationColour;
}
/** A coloured square, or one with a circle; green unless a colour is given. As text: `e4`, `red:e4`. */
export interface SpotInfo {
  square: string;
  colour?: AnnotationColour;
}
/** One to three characters on a square; without a colour in those of the board. As text: `e4:A`, `red:e4:A`. */
export interface LabelInfo {
  square: string;
  text: string;
  colour?: AnnotationColour;
}
"#;

/// What an author draws over a board: each a list, or a text with its entries between commas, as addresses
/// and attributes have it. At most 64 of each.
#[derive(Default, Tsify)]
pub struct Annotations {
    /// Arrows, over the pieces.
    #[tsify(optional, type = "string | Array<string | ArrowInfo>")]
    pub arrows: Option<List>,
    /// Squares, or points, in a colour.
    #[tsify(optional, type = "string | Array<string | SpotInfo>")]
    pub squares: Option<List>,
    /// Circles round what stands on a square.
    #[tsify(optional, type = "string | Array<string | SpotInfo>")]
    pub circles: Option<List>,
    /// Letters, numbers and signs: in the middle of a square that is free, else in its corner.
    #[tsify(optional, type = "string | Array<string | LabelInfo>")]
    pub labels: Option<List>,
    /// Lines below a picture, up to 300 characters.
    #[tsify(optional)]
    pub caption: Option<String>,
}

impl Annotations {
    pub fn of(fields: &Fields) -> Result<Annotations, JsValue> {
        Ok(Annotations {
            arrows: fields.get("arrows")?,
            squares: fields.get("squares")?,
            circles: fields.get("circles")?,
            labels: fields.get("labels")?,
            caption: fields.get("caption")?,
        })
    }
}

impl FromJs for Annotations {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(Annotations::of(&fields)?)
    }
}

/// Entries of one kind.
pub struct List(pub Vec<Entry>);

/// One of them, or several as text.
pub enum Entry {
    /// In the text form.
    Text(String),
    /// Part by part.
    Parts { hue: Option<String>, squares: Vec<String>, text: String },
}

impl FromJs for List {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        match value.is_string() {
            true => Ok(List(vec![Entry::read(value, what)?])),
            false => Vec::read(value, what).map(List),
        }
    }
}

impl FromJs for Entry {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        if value.is_string() {
            return String::read(value, what).map(Entry::Text);
        }
        let fields = Fields::of(value, what)?;
        let squares: [Option<String>; 3] = [fields.get("from")?, fields.get("to")?, fields.get("square")?];
        let text: Option<String> = fields.get("text")?;
        fields.done(Entry::Parts {
            hue: fields.get("colour")?,
            squares: squares.into_iter().flatten().collect(),
            text: text.unwrap_or_default(),
        })
    }
}

/// Which pieces are drawn: a set by its name, or drawings of one's own by their letters.
#[derive(Default)]
pub struct Pieces {
    /// The name of a set.
    pub set: Option<String>,
    /// What is drawn, by letters.
    pub own: Vec<(String, String)>,
}

impl FromJs for Pieces {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        if !value.is_object() || read::List::of(value)?.is_some() {
            return Ok(Pieces { set: Some(String::read(value, what)?), own: Vec::new() });
        }
        let entries = entries(value)?;
        if entries.length() > MOST_PIECES {
            return Err(bad_argument("No game has so many pieces."));
        }
        let mut own = Vec::new();
        for entry in entries {
            let [code, drawing] = [0, 1].map(|place| entry.unchecked_ref::<Array>().get(place).as_string());
            let (Some(code), Some(source)) = (code, drawing) else {
                return Err(bad_argument("The drawing of a piece should be a text."));
            };
            let drawn = own_pieces::drawing(&source).ok_or_else(|| {
                let code: String = code.chars().take(20).collect();
                coded("bad-drawing", &format!("The drawing of “{code}” is neither SVG text nor an address."))
            })?;
            own.push((code, drawn));
        }
        Ok(Pieces { set: None, own })
    }
}

/// More kinds of pieces than any game has, by sides.
const MOST_PIECES: u32 = 200;
