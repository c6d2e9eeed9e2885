//! Annotations of a picture as data: arrows, coloured squares, circles, labels, and a caption.
//!
//! The colours are told apart by their lines as well: green is whole, red dashed, blue dotted, yellow
//! double.

use super::sketch::At;

/// A colour of arrows, squares, circles and labels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Hue {
    /// With a whole line; where no colour is given.
    #[default]
    Green,
    /// With a dashed line.
    Red,
    /// With a dotted line.
    Blue,
    /// With a double line.
    Yellow,
}

impl Hue {
    /// Every colour.
    pub const ALL: [Hue; 4] = [Hue::Green, Hue::Red, Hue::Blue, Hue::Yellow];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Hue::Green => "green",
            Hue::Red => "red",
            Hue::Blue => "blue",
            Hue::Yellow => "yellow",
        }
    }

    /// The colour with this id.
    pub fn from_id(id: &str) -> Option<Hue> {
        Hue::ALL.into_iter().find(|hue| hue.id() == id)
    }

    pub(super) const fn colour(self) -> &'static str {
        match self {
            Hue::Green => "#15703c",
            Hue::Red => "#b3261e",
            Hue::Blue => "#1d5c96",
            Hue::Yellow => "#b87a00",
        }
    }

    /// Dashes and gaps of a line, in its own widths.
    pub(super) const fn dashes(self) -> Option<[f64; 2]> {
        match self {
            Hue::Green | Hue::Yellow => None,
            Hue::Red => Some([1.5, 0.75]),
            Hue::Blue => Some([0.4, 0.7]),
        }
    }
}

/// An arrow from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: At,
    /// Where it points.
    pub to: At,
    /// Its colour.
    pub hue: Hue,
}

/// A square that is coloured or has a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The square.
    pub at: At,
    /// Its colour.
    pub hue: Hue,
}

/// A short text on a square: a letter, a number, a sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The square.
    pub at: At,
    /// One to three characters.
    pub text: String,
    /// Its colour; that of the board if there is none.
    pub hue: Option<Hue>,
}

/// Everything that an author adds to a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotation {
    /// Arrows, over the pieces.
    pub arrows: Vec<Arrow>,
    /// Coloured squares, under the pieces; coloured points where pieces stand on points.
    pub squares: Vec<Spot>,
    /// Circles round pieces and squares.
    pub circles: Vec<Spot>,
    /// Labels: in the middle of a square on which nothing else is, else in its upper right corner.
    pub labels: Vec<Label>,
    /// A line or two below the board; nothing if empty.
    pub caption: String,
}

impl Annotation {
    /// Whether nothing is drawn over the board.
    pub fn is_bare(&self) -> bool {
        self.arrows.is_empty() && self.squares.is_empty() && self.circles.is_empty() && self.labels.is_empty()
    }
}
