//! The colours of boards and pieces, unless a style sheet has others.

pub(super) const BOARD: &str = "#ecdcbb";
pub(super) const BOARD_DARK: &str = "#d3b488";
pub(super) const BOARD_FRAME: &str = "#5a3d28";
pub(super) const BOARD_LINE: &str = "#8f7045";
pub(super) const BOARD_MARK: &str = "#8f7045";
pub(super) const COORDINATE: &str = "#8a6d46";
pub(super) const CAPTION: &str = COORDINATE;
const PIECE_LIGHT: &str = "#fdf6e3";
const PIECE_LIGHT_EDGE: &str = "#3b2a1c";
const PIECE_DARK: &str = "#2a2438";
const PIECE_DARK_EDGE: &str = "#f3e4c0";
pub(super) const FACE_LIGHT: &str = "#fdf4dc";
pub(super) const FACE_DARK: &str = "#e3c18b";
pub(super) const WOOD: &str = "#f6dca6";

/// The material a piece is made of. At a board of two the tones differ in brightness and in their
/// lines, not in hue; at a board of four in all three, and in the number of their base lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// Ivory with a dark edge.
    Light,
    /// Ebony with a light edge and a dark rim.
    Dark,
    /// Red lacquer.
    Red,
    /// Green lacquer.
    Green,
    /// Yellow lacquer.
    Yellow,
    /// Black lacquer.
    Black,
}

impl Tone {
    /// Even seats, the first player's among them, have light pieces at a board of two.
    pub const fn of(seat: u8) -> Tone {
        if seat.is_multiple_of(2) { Tone::Light } else { Tone::Dark }
    }

    /// The class name.
    pub const fn id(self) -> &'static str {
        match self {
            Tone::Light => "light",
            Tone::Dark => "dark",
            Tone::Red => "red",
            Tone::Green => "green",
            Tone::Yellow => "yellow",
            Tone::Black => "black",
        }
    }

    /// Body and edge.
    pub(crate) const fn colours(self) -> (&'static str, &'static str) {
        match self {
            Tone::Light => (PIECE_LIGHT, PIECE_LIGHT_EDGE),
            Tone::Dark => (PIECE_DARK, PIECE_DARK_EDGE),
            Tone::Red => ("#a3271d", "#fbe3cf"),
            Tone::Green => ("#2f6b45", "#e6f2d8"),
            Tone::Yellow => ("#f0bb3a", "#4a2f06"),
            Tone::Black => ("#26222b", "#efe3cc"),
        }
    }

    /// Whether a dark line runs round a light body.
    pub(crate) const fn is_light(self) -> bool {
        matches!(self, Tone::Light | Tone::Yellow)
    }
}

/// The tone of a seat at a board of two.
impl From<u8> for Tone {
    fn from(seat: u8) -> Tone {
        Tone::of(seat)
    }
}
