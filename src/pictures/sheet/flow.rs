//! Page layout of sheets: drawings put one below the other.

use core::fmt::Write;

use crate::art::decimal::{point, thousandths};

/// What a sheet bears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The board.
    Board,
    /// Pieces, and what is thrown if it fits below them.
    Pieces,
    /// What is thrown.
    Dice,
}

impl Part {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Part::Board => "board",
            Part::Pieces => "pieces",
            Part::Dice => "dice",
        }
    }
}

/// A sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// What it bears.
    pub part: Part,
    /// The drawing, with its size in millimetres.
    pub svg: String,
}

/// The root of a drawing in which 100 units are a square of the board.
pub(super) fn open([x, y, width, height]: [f64; 4], square: f64) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya sheet-drawing" viewBox="{} {}" width="{}mm" height="{}mm" aria-hidden="true">"#,
        point(x, y),
        point(width, height),
        thousandths(width * square / 100.0),
        thousandths(height * square / 100.0),
    )
}

/// Puts drawings one below the other, and goes on to the next sheet where one is full.
pub(super) struct Flow {
    /// Room on a sheet, in units.
    pub(super) width: f64,
    height: f64,
    square: f64,
    part: Part,
    down: f64,
    body: String,
    done: Vec<Sheet>,
}

impl Flow {
    pub(super) fn new(part: Part, width: f64, height: f64, square: f64) -> Flow {
        Flow { width, height, square, part, down: 0.0, body: String::new(), done: Vec::new() }
    }

    /// A drawing of this height; on a sheet of its own part if it begins one.
    pub(super) fn add(&mut self, part: Part, height: f64, gap: f64, drawing: &str) {
        // A line at the edge of a drawing is as wide as this beyond it.
        let edge = 2.0;
        let gap = if self.body.is_empty() { edge } else { gap };
        if self.down + gap + height + edge > self.height && !self.body.is_empty() {
            self.finish();
            return self.add(part, height, gap, drawing);
        }
        if self.body.is_empty() {
            self.part = part;
        }
        let _ =
            write!(self.body, r#"<g transform="translate({})">{drawing}</g>"#, point(edge, self.down + gap));
        self.down += gap + height;
    }

    fn finish(&mut self) {
        let mut svg = open([0.0, 0.0, self.width, self.down + 2.0], self.square);
        svg += &core::mem::take(&mut self.body);
        svg += "</svg>";
        self.done.push(Sheet { part: self.part, svg });
        self.down = 0.0;
    }

    pub(super) fn close(mut self) -> Vec<Sheet> {
        if !self.body.is_empty() {
            self.finish();
        }
        self.done
    }
}

/// Where to cut.
pub(super) fn cut(path: &str) -> String {
    format!(r##"<path class="cut-line" fill="none" stroke="#6b6257" stroke-width="1.4" d="{path}"/>"##)
}

/// Where to fold.
pub(super) fn fold(path: &str) -> String {
    format!(
        r##"<path class="fold-line" fill="none" stroke="#6b6257" stroke-width="1.4" stroke-dasharray="7 5" d="{path}"/>"##
    )
}
