//! Sheets to print: the board, the pieces to cut out, and what is thrown.
//!
//! A sheet is an SVG file in millimetres that fills what a sheet of paper has between its margins,
//! so that it prints sharp and true to scale. Along whole lines one cuts, along broken lines one
//! folds; pieces that show another face when they are promoted are folded and glued back to back.

mod dice;
mod pieces;

use core::fmt::Write;

use crate::board::{Role, Seat};
use crate::pictures::decimal::{point, thousandths};
use crate::pictures::diagram::sketch;
use crate::pictures::svg;
use crate::pictures::svg::{PieceSet, Scene};
use crate::rules::Rules;

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
/// Side of a square of the board in millimetres, where the paper has room for it: eight make 160.
const SQUARE: f64 = 20.0;

/// What a sheet bears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The board.
    Board,
    /// Pieces, and what is thrown if it fits below them.
    Men,
    /// What is thrown.
    Dice,
}

impl Part {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Part::Board => "board",
            Part::Men => "men",
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

/// How many pieces of a role there are to cut out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Whose.
    pub seat: Seat,
    /// Of which role.
    pub role: Role,
    /// How many the seat starts with.
    pub count: u8,
    /// What is on the other face, for pieces that are turned over when they are promoted.
    pub back: Option<Role>,
    /// How many more may be needed for promoted pieces.
    pub spare: u8,
}

/// A set to print.
#[derive(Clone, PartialEq, Debug)]
pub struct PrintSet {
    /// The sheets, the board first.
    pub sheets: Vec<Sheet>,
    /// The pieces on them.
    pub pieces: Vec<Cut>,
    /// Side of a square of the board in millimetres.
    pub square: f64,
    /// Number of sides of the spinner; 0 if nothing is thrown.
    pub sides: u8,
}

/// Everything that is needed to play a game, on sheets of this paper.
///
/// ```
/// use tabiya::pictures::sheet::{Paper, print_set};
/// use tabiya::{Rules, games, pictures::svg::PieceSet};
/// let set = print_set(&Rules::new(&games::SHATURANGA, &[])?, Paper::A4, PieceSet::Figures, true);
/// assert_eq!((set.square, set.sides), (20.0, 4));
/// assert!(set.sheets[0].svg.contains(r#"mm""#));
/// # Ok::<(), tabiya::SetupError>(())
/// ```
pub fn print_set(rules: &Rules, paper: Paper, piece_set: PieceSet, coordinates: bool) -> PrintSet {
    let scene = Scene { coordinates, piece_set, ..Scene::new(sketch(rules)) };
    let [x, y, width, height] = svg::view_box(&scene.board, coordinates);
    let (across, down) = paper.room();
    let fits = SQUARE.min(across * 100.0 / f64::from(width)).min(down * 100.0 / f64::from(height));
    // Half millimetres, that a ruler can check.
    let square = (fits * 2.0).floor() / 2.0;
    let mut board = open([x.into(), y.into(), width.into(), height.into()], square);
    board += &svg::board_layer(&scene);
    board += "</svg>";
    let mut sheets = vec![Sheet { part: Part::Board, svg: board }];

    let pieces = pieces::cuts(rules);
    let mut flow = Flow::new(Part::Men, across * 100.0 / square, down * 100.0 / square, square);
    pieces::draw(rules, &pieces, piece_set, &mut flow);
    let sides = rules.terms().dice.map_or(0, |dice| dice::draw(rules, dice, &mut flow));
    sheets.extend(flow.close());
    PrintSet { sheets, pieces, square, sides }
}

/// The root of a drawing in which 100 units are a square of the board.
fn open([x, y, width, height]: [f64; 4], square: f64) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya sheet-drawing" viewBox="{} {}" width="{}mm" height="{}mm" aria-hidden="true">"#,
        point(x, y),
        point(width, height),
        thousandths(width * square / 100.0),
        thousandths(height * square / 100.0),
    )
}

/// Puts drawings one below the other, and goes on to the next sheet where one is full.
struct Flow {
    /// Room on a sheet, in units.
    width: f64,
    height: f64,
    square: f64,
    part: Part,
    down: f64,
    body: String,
    done: Vec<Sheet>,
}

impl Flow {
    fn new(part: Part, width: f64, height: f64, square: f64) -> Flow {
        Flow { width, height, square, part, down: 0.0, body: String::new(), done: Vec::new() }
    }

    /// A drawing of this height; on a sheet of its own part if it begins one.
    fn add(&mut self, part: Part, height: f64, gap: f64, drawing: &str) {
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

    fn close(mut self) -> Vec<Sheet> {
        if !self.body.is_empty() {
            self.finish();
        }
        self.done
    }
}

/// Where to cut.
fn cut(path: &str) -> String {
    format!(r##"<path class="cut-line" fill="none" stroke="#6b6257" stroke-width="1.4" d="{path}"/>"##)
}

/// Where to fold.
fn fold(path: &str) -> String {
    format!(
        r##"<path class="fold-line" fill="none" stroke="#6b6257" stroke-width="1.4" stroke-dasharray="7 5" d="{path}"/>"##
    )
}
