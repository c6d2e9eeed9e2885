//! JavaScript: exports of a match as pictures, animations and texts.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::annotation::ground;
use super::convert::{mark, to_js};
use super::data::{EdgeNames, FrameInfo, Mark, SvgOptions};
use super::game::WebMatch;
use super::language::words;
use super::read::{FromJs, from_js};
use super::tracks::{beads, places, ways};
use crate::notation::Notation;
use crate::pictures::animation::LineAnimation;
use crate::pictures::diagram::{PictureOptions, described, own_marks, picture};
use crate::records::MatchRecord;
use crate::rules::Rules;

/// The options of a picture.
fn picture_options(rules: &Rules, options: JsValue) -> Result<PictureOptions, JsValue> {
    let options: SvgOptions = from_js(&options, "options")?;
    let marks = options.marks.unwrap_or_default();
    let pieces = options.pieces.unwrap_or_default();
    Ok(PictureOptions {
        coordinates: options.coordinates.map_or(Some(Notation::Coordinates), |EdgeNames(named)| named),
        flipped: options.flipped.unwrap_or(false),
        piece_set: pieces.set()?,
        own: pieces.own(rules)?,
        annotation: options.annotation.on(rules)?,
        ground: ground(options.background)?,
        marks: marks.iter().map(|info| mark(rules, info)).collect::<Result<_, _>>()?,
        tracks: ways(rules, options.ways)?,
        beads: beads(rules, options.beads)?,
        places: places(rules, options.places)?,
        hands: options.hands.unwrap_or(false),
        title: options.title,
        captions: words(),
        prefix: options.prefix.unwrap_or_default(),
    })
}

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// The position as an SVG file.
    pub fn svg(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "SvgOptions")] options: JsValue,
    ) -> Result<String, JsValue> {
        let options = picture_options(self.inner.rules(), options)?;
        Ok(picture(self.inner.rules(), self.inner.position(), &options))
    }

    /// What `svg` shows, in words: who stands where, what the marks say, and what is drawn over the board.
    pub fn describe(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "SvgOptions")] options: JsValue,
    ) -> Result<String, JsValue> {
        let options = picture_options(self.inner.rules(), options)?;
        Ok(described(self.inner.rules(), self.inner.position(), &options))
    }

    /// The marks that a board bears of itself: the last move, and kings in check. For `svg`.
    #[wasm_bindgen(unchecked_return_type = "Mark[]")]
    pub fn marks(&self) -> Result<JsValue, JsValue> {
        let info = |mark: crate::pictures::svg::Mark| Mark {
            square: mark.at.name(),
            kind: mark.kind.id().to_owned(),
            stride: None,
            once: None,
            series: None,
            from: None,
        };
        to_js(&own_marks(&self.inner).into_iter().map(info).collect::<Vec<_>>())
    }

    /// The game so far as text, after the pattern of PGN.
    #[wasm_bindgen(js_name = gameText)]
    pub fn game_text(&self) -> String {
        self.inner.write(Notation::Coordinates)
    }

    /// The moves made so far as a moving picture.
    pub fn animation(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "SvgOptions")] options: JsValue,
    ) -> Result<WebAnimation, JsValue> {
        let options = picture_options(self.inner.rules(), options)?;
        Ok(WebAnimation { inner: LineAnimation::new(&self.inner, &options) })
    }
}

/// A line as a moving picture. Times are milliseconds from its start.
#[wasm_bindgen(js_name = LineAnimation)]
pub struct WebAnimation {
    inner: LineAnimation,
}

#[wasm_bindgen(js_class = LineAnimation)]
impl WebAnimation {
    /// How long it takes; then it begins again.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> u32 {
        self.inner.length()
    }

    /// An SVG file that moves by itself.
    pub fn svg(&self) -> String {
        self.inner.svg()
    }

    /// The times at which something new is seen.
    #[wasm_bindgen(unchecked_return_type = "FrameInfo[]")]
    pub fn frames(&self) -> Result<JsValue, JsValue> {
        let frames = self.inner.frames();
        to_js(&frames.into_iter().map(|(at, lasts)| FrameInfo { at, lasts }).collect::<Vec<_>>())
    }

    /// The picture at a time, as an SVG file that stands still.
    pub fn frame(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] at: JsValue,
    ) -> Result<String, JsValue> {
        // Rounded down, and kept within what a number of this size can be.
        Ok(self.inner.frame(f64::read(&at, "at")? as u32))
    }
}
