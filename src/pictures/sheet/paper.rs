//! Paper sizes.

/// A size of paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The paper with this id.
    pub fn from_id(id: &str) -> Option<Paper> {
        [Paper::A4, Paper::Letter].into_iter().find(|paper| paper.id() == id)
    }

    /// Width and height in millimetres.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// What a sheet fills of it, in millimetres: less margins, which no printer cuts into, and
    /// room above and below for what is said in words.
    pub const fn room(self) -> (f64, f64) {
        let (width, height) = self.size();
        (width - 2.0 * MARGIN, height - 2.0 * MARGIN - WORDS)
    }
}

/// Width of each margin in millimetres.
pub const MARGIN: f64 = 10.0;

/// Height of the room for words in millimetres.
pub const WORDS: f64 = 36.0;
