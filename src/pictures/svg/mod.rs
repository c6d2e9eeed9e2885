//! Boards and diagrams as SVG text.
//!
//! The same functions draw the file that a reader saves and the board that lives on a page, so
//! the two cannot differ. The text depends on the [`Scene`] alone and is the same every time.
//!
//! # Units
//!
//! A cell is 100 user units. The corner of the top left cell is at (0, 0), whatever is drawn
//! around the board; `y` grows downwards. [`origin`] gives the corner of a cell, [`view_box`]
//! the part of the plane that the picture shows. Everything that belongs to one cell (a piece, a
//! mark) is drawn in a cell of its own, from (0, 0) to (100, 100), and moved into place by the
//! `transform` of its outermost `<g>`.
//!
//! # Nodes
//!
//! ```text
//! svg.tabiya  role=img, data-files, data-ranks, .flipped
//!   title, desc
//!   defs                        the figures, unless Scene::inline
//!   g.board                     rect.frame  rect.field  path.crosses  path.lines (and .border,
//!                               .dots, .posts)  g.words  g.coordinates
//!   g.ways                      Scene::ways, beads, places; see [`ways_layer`]
//!   g.marks.under
//!     g.mark.KIND...            data-square, transform
//!   g.pieces
//!     g.piece.seat-N              data-square, transform; title with the piece's name
//!       g.figure.light.king     (or .dark; path.rim, path.body, path.carving, g.letter)
//!       g.figure.light.wedge.wedge-pawn     an inscribed piece, .promoted where it is that face
//!         g.turned              if the wedge points down
//!         path.face  path.ring  g.ink.black (or .red, .green; in pictograms path.cut)
//!   g.marks.over                marks that lie on top of pieces
//!   g.hand.seat-N               Scene::hands: rect.frame  rect.field
//!     g.piece.seat-N.in-hand      data-hand, data-count, transform; g.count with path.ground
//! ```
//!
//! On a board of points a cell is centred on its point, so that everything else stays the same.
//!
//! # Classes and colours
//!
//! There is no `style` in it, neither element nor attribute, so that a page may forbid inline
//! styles. Presentation attributes give the colours below; any rule in a style sheet outranks
//! them. A page maps its own variables like this:
//!
//! ```css
//! .tabiya .field      { fill: var(--board) }             /* #ecdcbb  the one colour of all squares */
//! .tabiya .frame      { fill: var(--board-frame) }       /* #5a3d28 */
//! .tabiya .lines      { stroke: var(--board-line) }      /* #8f7045 */
//! .tabiya .crosses    { stroke: var(--board-mark) }      /* #8f7045  marked squares */
//! .tabiya .coordinates { color: var(--coordinate) }      /* #8a6d46 */
//! .tabiya .light .body { fill: var(--piece-light); stroke: var(--piece-light) }       /* #fdf6e3 */
//! .tabiya .light .rim, .tabiya .light .carving { stroke: var(--piece-light-edge) }  /* #3b2a1c */
//! .tabiya .light .letter { color: var(--piece-light-edge) }
//! .tabiya .dark .body { fill: var(--piece-dark) }                                   /* #2a2438 */
//! .tabiya .dark .rim { stroke: var(--piece-dark) }
//! .tabiya .dark .body, .tabiya .dark .carving { stroke: var(--piece-dark-edge) }    /* #f3e4c0 */
//! .tabiya .dark .letter { color: var(--piece-dark-edge) }
//! .tabiya .words      { color: var(--board-line) }       /* #8f7045  on a river */
//! .tabiya .count .ground { stroke: var(--board-frame) }  /* #5a3d28  behind the numbers of a hand */
//! .tabiya .casing     { stroke: var(--board) }           /* keeps marks clear of lines */
//! .tabiya .mark.move  { color: var(--mark-move) }        /* every mark has one colour, `color` */
//! .tabiya .mark.capture { color: var(--mark-capture) }
//! .tabiya .mark.both  { color: var(--mark-both) }        /* and so on: reach, from, last, check, */
//! .tabiya .mark .once { color: var(--mark-once) }        /* blocked, note; the dashed outline */
//! .tabiya .mark.series-0 { color: var(--series-0) }      /* series-1, series-2: after the kinds */
//! ```
//!
//! Inscribed pieces bring their own ground, `.face`, and colours, `.ink`; these need no mapping.
//!
//! The defaults suit light and dark surroundings alike. With forced colours browsers leave a
//! picture as it is; only the coordinates, which stand outside the board, need
//! `@media (forced-colors: active) { .tabiya .coordinates { color: CanvasText } }`.
//!
//! A mark has the classes `mark`, its kind (`move capture both reach from last check blocked
//! note`), its move_style (`step jump slide`), `once`, `series-0` to `series-2`, and `occupied` where
//! a piece stands on its square. Inside it: `.casing`, `.solid` (filled), `.line` (stroked),
//! `.tint` (a wash over the square), `.once`.

mod board;
mod lettering;
mod marks;
mod names;
mod pieces;
mod tracks;

use core::fmt::Write;

pub use crate::art::Figure;
pub use board::board_layer;
pub(crate) use lettering::lettering;
pub use marks::{Layer, Mark, MarkKind, key, mark, marks_layer};
use names::content_name;
pub use pieces::{
    Hand, HandPiece, Side, defs, hand_box, hand_layer, hand_svg, piece, piece_facing, piece_node, piece_used,
    pieces_layer,
};
pub use tracks::{Bead, Track, ways_layer};

/// Side of a cell in user units.
pub const CELL: i32 = 100;
/// Width of the frame around the board.
const FRAME: i32 = 14;
/// What shows of the board between the frame and the outermost lines.
const GAP: i32 = 5;
/// Room for the coordinates, at the left and at the bottom.
const COORDINATES: i32 = 40;

const BOARD: &str = "#ecdcbb";
const BOARD_FRAME: &str = "#5a3d28";
const BOARD_LINE: &str = "#8f7045";
const BOARD_MARK: &str = "#8f7045";
const COORDINATE: &str = "#8a6d46";
const MAN_LIGHT: &str = "#fdf6e3";
const MAN_LIGHT_EDGE: &str = "#3b2a1c";
const MAN_DARK: &str = "#2a2438";
const MAN_DARK_EDGE: &str = "#f3e4c0";
const FACE_LIGHT: &str = "#fdf4dc";
const FACE_DARK: &str = "#e3c18b";
const WOOD: &str = "#f6dca6";

/// A square by file and rank, both from 0 at the first player's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct At {
    /// Column.
    pub file: u8,
    /// Row.
    pub rank: u8,
}

impl At {
    /// The square on this file and rank.
    pub const fn new(file: u8, rank: u8) -> At {
        At { file, rank }
    }

    /// Its name, such as `e2`.
    pub fn name(self) -> String {
        format!("{}{}", (b'a' + self.file % 26) as char, u16::from(self.rank) + 1)
    }
}

/// How a board is ruled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardStyle {
    /// Pieces stand in squares.
    Squares,
    /// Pieces stand in squares; the two long diagonals are drawn.
    Diagonals,
    /// Pieces stand in squares ruled thinly within a heavier border.
    Grid {
        /// How many lines from each edge four dots lie; 0 for none.
        zone: u8,
    },
    /// Pieces stand where lines cross. A square's place in the picture is the cell round its point.
    Points {
        /// An open band between two ranks.
        river: Option<River>,
        /// Middles of the palaces, three points by three with diagonals.
        palaces: &'static [At],
        /// What the points of [`BoardSketch::crossed`] bear.
        mark: PointMark,
    },
}

impl BoardStyle {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            BoardStyle::Squares => "squares",
            BoardStyle::Diagonals => "diagonals",
            BoardStyle::Grid { .. } => "grid",
            BoardStyle::Points { .. } => "points",
        }
    }
}

/// A band across a board of points, which only the outermost lines cross.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct River {
    /// How many ranks lie on the first player's side.
    pub below: u8,
    /// What is written on it, at the first player's left and right.
    pub words: [&'static str; 2],
}

/// What marks a point where pieces stand at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointMark {
    /// Four small angles round the point.
    Angles,
    /// A small cross on the point.
    Crosses,
}

/// What the bare board looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardSketch {
    /// Number of columns.
    pub files: u8,
    /// Number of rows.
    pub ranks: u8,
    /// How it is ruled.
    pub style: BoardStyle,
    /// Squares that bear a thin cross; on a board of points, points that bear a [`PointMark`].
    pub crossed: Vec<At>,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenePiece<'a> {
    /// Where it stands.
    pub at: At,
    /// What it looks like.
    pub figure: Figure,
    /// Whose it is.
    pub seat: u8,
    /// What it is made of; see [`Tone::of`].
    pub tone: Tone,
    /// Its letter, for [`PieceSet::Letters`].
    pub letter: &'a str,
    /// What a tool tip says, such as "White elephant". Nothing if empty.
    pub name: &'a str,
}

/// Figures, letters or pictograms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PieceSet {
    /// The game's own pieces, carved or inscribed.
    #[default]
    Figures,
    /// Letters, in discs or on the game's own plates.
    Letters,
    /// The game's own pieces, with a picture in place of each inscription.
    Pictograms,
}

impl PieceSet {
    /// Every set.
    pub const ALL: [PieceSet; 3] = [PieceSet::Figures, PieceSet::Letters, PieceSet::Pictograms];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            PieceSet::Figures => "figures",
            PieceSet::Letters => "letters",
            PieceSet::Pictograms => "pictograms",
        }
    }

    /// The set with this id.
    pub fn from_id(id: &str) -> Option<PieceSet> {
        PieceSet::ALL.into_iter().find(|set| set.id() == id)
    }
}

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
            Tone::Light => (MAN_LIGHT, MAN_LIGHT_EDGE),
            Tone::Dark => (MAN_DARK, MAN_DARK_EDGE),
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

/// Everything that a picture shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<'a> {
    /// The board.
    pub board: BoardSketch,
    /// The pieces on it.
    pub pieces: Vec<ScenePiece<'a>>,
    /// Marks on its squares.
    pub marks: Vec<Mark>,
    /// Lines over the board.
    pub tracks: Vec<Track>,
    /// Short texts on squares.
    pub beads: Vec<Bead>,
    /// Places of several squares, each framed.
    pub places: Vec<Vec<At>>,
    /// Whether files and ranks are named along the edge.
    pub coordinates: bool,
    /// Whether the first player sits at the top.
    pub flipped: bool,
    /// Figures, letters or pictograms.
    pub piece_set: PieceSet,
    /// Pieces in hand, for [`svg`]. A page draws them elsewhere with [`hand_layer`].
    pub hands: Vec<Hand<'a>>,
    /// The picture's name, for readers who hear it.
    pub title: Option<&'a str>,
    /// What the picture shows, in a sentence or two.
    pub description: Option<&'a str>,
    /// Draws every piece in full, without ids. Otherwise each figure is drawn once, in `<defs>`.
    pub inline: bool,
    /// Start of every id, so that no two pictures on a page share one. Without it pictures share
    /// those of equal figures, and look the same. Only ASCII letters, digits, `-` and `_` count.
    pub prefix: &'a str,
}

impl Scene<'_> {
    /// An empty board with coordinates.
    pub fn new(board: BoardSketch) -> Self {
        Scene {
            board,
            pieces: Vec::new(),
            marks: Vec::new(),
            tracks: Vec::new(),
            beads: Vec::new(),
            places: Vec::new(),
            coordinates: true,
            flipped: false,
            piece_set: PieceSet::Figures,
            hands: Vec::new(),
            title: None,
            description: None,
            inline: false,
            prefix: "",
        }
    }
}

/// The whole picture, a file of its own.
///
/// ```
/// use tabiya::pictures::svg::*;
/// let board = BoardSketch { files: 8, ranks: 8, style: BoardStyle::Squares, crossed: vec![At::new(0, 0)] };
/// let mut scene = Scene::new(board);
/// let (at, figure, tone) = (At::new(4, 0), Figure::King, Tone::Light);
/// scene.pieces.push(ScenePiece { at, figure, seat: 0, tone, letter: "K", name: "White king" });
/// scene.title = Some("A king & a cross");
/// let text = svg(&scene);
/// assert!(text.starts_with("<svg ") && text.contains("A king &amp; a cross"));
/// ```
pub fn svg(scene: &Scene) -> String {
    let mut layers = board_layer(scene);
    layers += &ways_layer(scene);
    layers += &marks_layer(scene, Layer::Under);
    layers += &pieces_layer(scene);
    layers += &marks_layer(scene, Layer::Over);
    layers += &hands_layer(scene);
    document(scene, &layers)
}

/// The file round the layers: the start tag, the texts and the figures come before them.
pub(crate) fn document(scene: &Scene, layers: &str) -> String {
    let [x, y, width, height] = picture_box(scene);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya{}" viewBox="{x} {y} {width} {height}" width="{}" height="{}" data-files="{}" data-ranks="{}" role="img""#,
        if scene.flipped { " flipped" } else { "" },
        width / 2,
        height / 2,
        scene.board.files,
        scene.board.ranks,
    );
    let texts = [("title", "aria-labelledby", scene.title), ("desc", "aria-describedby", scene.description)];
    let defs = if scene.inline { String::new() } else { defs(scene) };
    let [title, description] = [scene.title, scene.description].map(Option::unwrap_or_default);
    // Its title belongs to this picture alone.
    let picture = content_name(&[&out, title, description, &defs, layers]);
    let id = |name: &str| scene.id(&format!("{name}-{picture}"));
    for (name, attribute, text) in texts {
        if text.is_some() {
            let _ = write!(out, r#" {attribute}="{}""#, id(name));
        }
    }
    out.push('>');
    for (name, _, text) in texts {
        if let Some(text) = text {
            let _ = write!(out, r#"<{name} id="{}">{}</{name}>"#, id(name), escape(text));
        }
    }
    out + &defs + layers + "</svg>"
}

/// The hands, each in its place beside the board.
pub(crate) fn hands_layer(scene: &Scene) -> String {
    let mut out = String::new();
    for (hand, (x, y)) in scene.hands.iter().zip(hand_places(scene)) {
        let _ = write!(out, r#"<g transform="translate({x} {y})">{}</g>"#, hand_layer(scene, hand));
    }
    out
}

/// What the picture with its hands shows of the plane: x, y, width, height. Without hands it is
/// the [`view_box`] of the board.
pub fn picture_box(scene: &Scene) -> [i32; 4] {
    let [mut left, mut top, width, height] = view_box(&scene.board, scene.coordinates);
    let (mut right, mut bottom) = (left + width, top + height);
    for (hand, (x, y)) in scene.hands.iter().zip(hand_places(scene)) {
        let [hand_x, hand_y, width, height] = hand_box(hand);
        (left, top) = (left.min(x + hand_x - 2), top.min(y + hand_y - 2));
        (right, bottom) = (right.max(x + hand_x + width + 2), bottom.max(y + hand_y + height + 2));
    }
    [left, top, right - left, bottom - top]
}

/// Where the first cell of each hand lies: outside the board and its coordinates, at its owner's
/// end.
fn hand_places(scene: &Scene) -> Vec<(i32, i32)> {
    let [left, top, across, down] = view_box(&scene.board, scene.coordinates);
    let (width, height) = (i32::from(scene.board.files) * CELL, i32::from(scene.board.ranks) * CELL);
    let place = |hand: &Hand| {
        let [edge, _, hand_width, hand_height] = hand_box(hand);
        let (hand_width, hand_height) = (hand_width + 2 * edge, hand_height + 2 * edge);
        let near = hand.seat.is_multiple_of(2) != scene.flipped;
        let y = if near { height - hand_height } else { 0 };
        match hand.side {
            Side::Left => (left - 10 + edge - hand_width, y),
            Side::Right => (left + across + 10 - edge, y),
            Side::Above => (if near { 0 } else { width - hand_width }, top - 10 + edge - hand_height),
            Side::Below => (if near { 0 } else { width - hand_width }, top + down + 10 - edge),
        }
    };
    scene.hands.iter().map(place).collect()
}

/// What the picture shows of the plane: x, y, width, height.
pub fn view_box(board: &BoardSketch, coordinates: bool) -> [i32; 4] {
    let room = if coordinates { COORDINATES } else { 0 };
    let edge = FRAME + 2;
    let (width, height) = (i32::from(board.files) * CELL, i32::from(board.ranks) * CELL);
    [-edge - room, -edge, width + 2 * edge + room, height + 2 * edge + room]
}

/// The corner of a cell with the smallest `x` and `y`.
pub fn origin(board: &BoardSketch, at: At, flipped: bool) -> (i32, i32) {
    let (file, rank) = (i32::from(at.file), i32::from(at.rank));
    let (files, ranks) = (i32::from(board.files), i32::from(board.ranks));
    if flipped { ((files - 1 - file) * CELL, rank * CELL) } else { (file * CELL, (ranks - 1 - rank) * CELL) }
}

/// The square at a point given in user units, if there is one: [`origin`] the other way round.
pub fn square_at(board: &BoardSketch, x: f64, y: f64, flipped: bool) -> Option<At> {
    let (column, row) = ((x / f64::from(CELL)).floor(), (y / f64::from(CELL)).floor());
    let (files, ranks) = (f64::from(board.files), f64::from(board.ranks));
    if !(0.0..files).contains(&column) || !(0.0..ranks).contains(&row) {
        return None;
    }
    let (file, rank) = if flipped { (files - 1.0 - column, row) } else { (column, ranks - 1.0 - row) };
    Some(At::new(file as u8, rank as u8))
}

/// The text with everything replaced that has a meaning in XML, or no place in it.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => out.push(character),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(character),
        }
    }
    out
}
