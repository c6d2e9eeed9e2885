//! The settings of a board.

use tsify::Tsify;
use wasm_bindgen::JsValue;

use super::super::data::{EdgeNames, Pieces};
use super::super::error::bad_argument;
use super::super::read::{Fields, FromJs};
use crate::notation::Notation;
use crate::pictures::svg::PieceSet;

/// What can be set on a board. What is not given stays as it is; at first it is the default.
#[derive(Default, Tsify)]
pub struct ViewSettings {
    /// What the reader can do. "play" (the default): choose legal moves. "edit": drag every piece
    /// anywhere and click every square. "still": nothing but read.
    #[tsify(optional, type = "\"play\" | \"edit\" | \"still\"")]
    mode: Option<String>,
    /// Whether the first player sits at the top.
    #[tsify(optional)]
    flipped: Option<bool>,
    /// Whether files and ranks are named along the edge; they are unless this is false. The id of a notation
    /// names them as that does: 9 to 1 and a to i with "usi".
    #[tsify(optional, type = "boolean | string")]
    coordinates: Option<EdgeNames>,
    /// Whether pieces are seen to move; they are unless this is false, or the reader has asked the
    /// system for less motion.
    #[tsify(optional)]
    animation: Option<bool>,
    /// How fast: 1 is normal, 2 twice as fast.
    #[tsify(optional)]
    speed: Option<f64>,
    /// Figures (the default), letters or pictograms; or drawings of one's own by the letters of `BoardPiece`, as for
    /// `Match.svg`. Letters that the game does not have are left alone, as the board may show another.
    #[tsify(optional, type = "\"figures\" | \"letters\" | \"pictograms\" | Record<string, string>")]
    pieces: Option<Pieces>,
    /// Whether the pieces in hand are shown beside the board, be there none; they are not unless this
    /// is true, as a page may show them its own way.
    #[tsify(optional)]
    hands: Option<bool>,
    /// What a screen reader calls the board; the game's name unless this is given.
    #[tsify(optional)]
    label: Option<String>,
}

impl FromJs for ViewSettings {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        fields.done(ViewSettings {
            mode: fields.get("mode")?,
            flipped: fields.get("flipped")?,
            coordinates: fields.get("coordinates")?,
            animation: fields.get("animation")?,
            speed: fields.get("speed")?,
            pieces: fields.get("pieces")?,
            hands: fields.get("hands")?,
            label: fields.get("label")?,
        })
    }
}

/// What the reader can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Play,
    Edit,
    Still,
}

/// The settings in force.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Settings {
    pub mode: Mode,
    pub flipped: bool,
    pub coordinates: Option<Notation>,
    pub animation: bool,
    pub speed: f64,
    pub piece_set: PieceSet,
    /// Drawings of pieces, by their letters.
    pub own: Vec<(String, String)>,
    pub hands: bool,
    pub label: Option<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            mode: Mode::Play,
            flipped: false,
            coordinates: Some(Notation::Coordinates),
            animation: true,
            speed: 1.0,
            piece_set: PieceSet::Figures,
            own: Vec::new(),
            hands: false,
            label: None,
        }
    }
}

impl Settings {
    /// These settings with what is given changed.
    pub fn with(&self, given: ViewSettings) -> Result<Settings, JsValue> {
        let mode = match given.mode.as_deref() {
            None => self.mode,
            Some("play") => Mode::Play,
            Some("edit") => Mode::Edit,
            Some("still") => Mode::Still,
            Some(_) => return Err(bad_argument("The mode of a board is “play”, “edit” or “still”.")),
        };
        let speed = given.speed.unwrap_or(self.speed);
        if !(speed.is_finite() && speed > 0.0) {
            return Err(bad_argument("The speed of a board is a number above 0."));
        }
        let (piece_set, own) = match given.pieces {
            None => (self.piece_set, self.own.clone()),
            Some(pieces) => (pieces.set()?, pieces.into_own()),
        };
        Ok(Settings {
            mode,
            flipped: given.flipped.unwrap_or(self.flipped),
            coordinates: given.coordinates.map_or(self.coordinates, |EdgeNames(named)| named),
            animation: given.animation.unwrap_or(self.animation),
            speed,
            piece_set,
            own,
            hands: given.hands.unwrap_or(self.hands),
            label: given.label.or_else(|| self.label.clone()),
        })
    }
}
