//! A whole set to print.

use super::dice;
use super::flow::{Flow, Part, Sheet, open};
use super::paper::Paper;
use super::pieces::{self, Cut};
use crate::pictures::diagram::sketch;
use crate::pictures::svg::{self, PieceSet, Scene};
use crate::rules::Rules;

/// Side of a square of the board in millimetres, where the paper has room for it: eight make 160.
const SQUARE: f64 = 20.0;

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
    let mut scene = Scene { piece_set, ..Scene::new(sketch(rules)) };
    if !coordinates {
        scene.coordinates = None;
    }
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
    let mut flow = Flow::new(Part::Pieces, across * 100.0 / square, down * 100.0 / square, square);
    pieces::draw(rules, &pieces, piece_set, &mut flow);
    let sides = rules.terms().dice.map_or(0, |dice| dice::draw(rules, dice, &mut flow));
    sheets.extend(flow.close());
    PrintSet { sheets, pieces, square, sides }
}
