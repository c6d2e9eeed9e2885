//! JavaScript: annotations, custom pieces, and pictures for LaTeX.

use std::sync::Arc;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::convert::piece_set;
use super::data::{Annotations, Entry, Pieces};
use super::error::{bad_argument, coded, named};
use super::language::words;
use super::read::FromJs;
use crate::board::{Piece, Role};
use crate::pictures::annotation::{AnnotationError, Kind};
use crate::pictures::svg::{Annotation, OwnPiece, PieceSet};
use crate::pictures::tikz;
use crate::rules::Rules;

impl Annotations {
    /// As the picture takes it.
    pub fn on(&self, rules: &Rules) -> Result<Annotation, JsValue> {
        let board = rules.board().shape;
        let mut found = Annotation::default();
        let mut add = || -> Result<(), AnnotationError> {
            let lists = [&self.arrows, &self.squares, &self.circles, &self.labels];
            for (kind, list) in Kind::ALL.into_iter().zip(lists) {
                for entry in list.iter().flat_map(|list| &list.0) {
                    match entry {
                        Entry::Text(text) => found.read(board, kind, text)?,
                        Entry::Parts { hue, squares, text } => {
                            let squares: Vec<&str> = squares.iter().map(String::as_str).collect();
                            found.add(board, kind, hue.as_deref(), &squares, text)?;
                        }
                    }
                }
            }
            found.caption(self.caption.as_deref().unwrap_or_default())
        };
        add().map_err(|error| coded(error.code(), &words().annotation_error(&error)))?;
        Ok(found)
    }
}

impl Pieces {
    /// The set with this name, the first if there is none.
    pub fn set(&self) -> Result<PieceSet, JsValue> {
        piece_set(self.set.as_deref())
    }

    /// Drawings by their letters.
    pub fn into_own(self) -> Vec<(String, String)> {
        self.own
    }

    /// The drawings, each of a piece of the game.
    pub fn own(&self, rules: &Rules) -> Result<Arc<[OwnPiece]>, JsValue> {
        let known = pieces(rules);
        for (code, _) in &self.own {
            named(known.iter().find(|(own, _)| own == code), "piece", code)?;
        }
        Ok(own_of(rules, &self.own))
    }
}

/// Every piece of a game by its letters.
fn pieces(rules: &Rules) -> Vec<(String, Piece)> {
    let roles = || (0..rules.roles().len() as u8).map(Role);
    let pieces = rules.seats().flat_map(|seat| roles().map(move |role| Piece { seat, role }));
    pieces.map(|piece| (rules.letters(piece), piece)).collect()
}

/// The drawings that a game has pieces for.
pub(super) fn own_of(rules: &Rules, drawings: &[(String, String)]) -> Arc<[OwnPiece]> {
    if drawings.is_empty() {
        return Arc::new([]);
    }
    let known = pieces(rules);
    let own = drawings.iter().flat_map(|(code, drawing)| {
        let pieces = known.iter().filter(move |(own, _)| own == code);
        pieces.map(move |(_, piece)| OwnPiece {
            seat: piece.seat.0,
            letter: rules.label(piece.role),
            drawing: drawing.clone(),
        })
    });
    own.collect()
}

/// A colour that a picture may have behind it: its name, or three, six or eight digits after a `#`.
pub(super) fn ground(colour: Option<String>) -> Result<String, JsValue> {
    let colour = colour.unwrap_or_default();
    let good = match colour.strip_prefix('#') {
        Some(digits) => {
            [3, 6, 8].contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
        }
        None => colour.len() <= 30 && colour.bytes().all(|letter| letter.is_ascii_alphabetic()),
    };
    if good {
        Ok(colour)
    } else {
        Err(bad_argument("A background is a colour such as “white” or “#fdf6e3”."))
    }
}

/// A picture for LaTeX: the SVG text that `svg` gives, as a `tikzpicture` of this width in millimetres, 80
/// unless one is given. It needs `\usepackage{tikz}` and no file beside it.
#[wasm_bindgen]
pub fn tikz(
    #[wasm_bindgen(unchecked_param_type = "string")] svg: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] width: JsValue,
) -> Result<String, JsValue> {
    let width: Option<f64> = FromJs::read(&width, "width")?;
    let width = width.unwrap_or(80.0);
    if !(1.0..=2000.0).contains(&width) {
        return Err(bad_argument("“width” should be a number of millimetres from 1 to 2000."));
    }
    let text: Option<&js_sys::JsString> = svg.dyn_ref();
    let text = text.filter(|text| text.length() <= LONGEST_PICTURE).map(String::from);
    text.and_then(|text| tikz::tikz(&text, width))
        .ok_or_else(|| bad_argument("“svg” should be a picture that the module has drawn."))
}

/// In UTF-16 units: some ten times the largest picture.
const LONGEST_PICTURE: u32 = 4_000_000;
