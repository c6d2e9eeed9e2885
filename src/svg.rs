//! Boards and diagrams as SVG text.
//!
//! The same functions draw the file that a reader saves and the board that lives on a page, so
//! the two cannot differ. The text depends on the [`Scene`] alone and is the same every time.
//!
//! # Units
//!
//! A cell is 100 user units. The corner of the top left cell is at (0, 0), whatever is drawn
//! around the board; `y` grows downwards. [`origin`] gives the corner of a cell, [`view_box`]
//! the part of the plane that the picture shows. Everything that belongs to one cell (a man, a
//! mark) is drawn in a cell of its own, from (0, 0) to (100, 100), and moved into place by the
//! `transform` of its outermost `<g>`.
//!
//! # Nodes
//!
//! ```text
//! svg.tabiya  role=img, data-files, data-ranks, .flipped
//!   title, desc
//!   defs                        the figures, unless Scene::inline
//!   g.board                     rect.frame  rect.field  path.lines  path.crosses  g.coordinates
//!   g.marks.under
//!     g.mark.KIND...            data-square, transform
//!   g.men
//!     g.man.seat-N              data-square, transform; title with the man's name
//!       g.figure.light.king     (or .dark; path.rim, path.body, path.carving, g.letter)
//!   g.marks.over                marks that lie on top of men
//! ```
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
//! .tabiya .light .body { fill: var(--man-light); stroke: var(--man-light) }       /* #fdf6e3 */
//! .tabiya .light .rim, .tabiya .light .carving { stroke: var(--man-light-edge) }  /* #3b2a1c */
//! .tabiya .light .letter { color: var(--man-light-edge) }
//! .tabiya .dark .body { fill: var(--man-dark) }                                   /* #2a2438 */
//! .tabiya .dark .rim { stroke: var(--man-dark) }
//! .tabiya .dark .body, .tabiya .dark .carving { stroke: var(--man-dark-edge) }    /* #f3e4c0 */
//! .tabiya .dark .letter { color: var(--man-dark-edge) }
//! .tabiya .casing     { stroke: var(--board) }           /* keeps marks clear of lines */
//! .tabiya .mark.move  { color: var(--mark-move) }        /* every mark has one colour, `color` */
//! .tabiya .mark.capture { color: var(--mark-capture) }
//! .tabiya .mark.both  { color: var(--mark-both) }        /* and so on: reach, from, last, check, */
//! .tabiya .mark .once { color: var(--mark-once) }        /* blocked, note; the dashed outline */
//! .tabiya .mark.series-0 { color: var(--series-0) }      /* series-1, series-2: after the kinds */
//! ```
//!
//! The defaults suit light and dark surroundings alike. With forced colours browsers leave a
//! picture as it is; only the coordinates, which stand outside the board, need
//! `@media (forced-colors: active) { .tabiya .coordinates { color: CanvasText } }`.
//!
//! A mark has the classes `mark`, its kind (`move capture both reach from last check blocked
//! note`), its stride (`step jump slide`), `once`, `series-0` to `series-2`, and `occupied` where
//! a man stands on its square. Inside it: `.casing`, `.solid` (filled), `.line` (stroked),
//! `.tint` (a wash over the square), `.once`.

mod marks;

use core::fmt::Write;

pub use crate::art::Figure;
use crate::art::{Drawing, glyph};
pub use marks::{Layer, Mark, MarkKind, Stride, key, mark, marks_layer};

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

/// How a board is ruled. Boards whose men stand on the points of the lines are to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardStyle {
    /// Men stand in squares.
    Squares,
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
    /// Squares that bear a thin cross.
    pub crossed: Vec<At>,
}

/// A man on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SceneMan<'a> {
    /// Where it stands.
    pub at: At,
    /// What it looks like.
    pub figure: Figure,
    /// Whose it is; see [`Tone::of`].
    pub seat: u8,
    /// Its letter, for [`PieceSet::Letters`].
    pub letter: &'a str,
    /// What a tool tip says, such as "White elephant". Nothing if empty.
    pub name: &'a str,
}

/// Figures or letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PieceSet {
    /// Carved figures.
    #[default]
    Figures,
    /// Letters in discs.
    Letters,
}

/// The material a man is made of: the two differ in brightness and in their lines, not in hue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// Ivory with a dark edge.
    Light,
    /// Ebony with a light edge and a dark rim.
    Dark,
}

impl Tone {
    /// Even seats, the first player's among them, have light men.
    pub const fn of(seat: u8) -> Tone {
        if seat.is_multiple_of(2) { Tone::Light } else { Tone::Dark }
    }

    /// The class name.
    pub const fn id(self) -> &'static str {
        match self {
            Tone::Light => "light",
            Tone::Dark => "dark",
        }
    }
}

/// Everything that a picture shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<'a> {
    /// The board.
    pub board: BoardSketch,
    /// The men on it.
    pub men: Vec<SceneMan<'a>>,
    /// Marks on its squares.
    pub marks: Vec<Mark>,
    /// Whether files and ranks are named along the edge.
    pub coordinates: bool,
    /// Whether the first player sits at the top.
    pub flipped: bool,
    /// Figures or letters.
    pub pieces: PieceSet,
    /// The picture's name, for readers who hear it.
    pub title: Option<&'a str>,
    /// What the picture shows, in a sentence or two.
    pub description: Option<&'a str>,
    /// Draws every man in full, without ids. Otherwise each figure is drawn once, in `<defs>`.
    pub inline: bool,
    /// Start of every id, for several pictures on one page. Only ASCII letters, digits, `-` and
    /// `_` count.
    pub prefix: &'a str,
}

impl Scene<'_> {
    /// An empty board with coordinates.
    pub fn new(board: BoardSketch) -> Self {
        Scene {
            board,
            men: Vec::new(),
            marks: Vec::new(),
            coordinates: true,
            flipped: false,
            pieces: PieceSet::Figures,
            title: None,
            description: None,
            inline: false,
            prefix: "",
        }
    }

    fn id(&self, name: &str) -> String {
        let prefix: String =
            self.prefix.chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        format!("tabiya{}{prefix}-{name}", if prefix.is_empty() { "" } else { "-" })
    }
}

/// The whole picture, a file of its own.
///
/// ```
/// use tabiya::svg::*;
/// let board = BoardSketch { files: 8, ranks: 8, style: BoardStyle::Squares, crossed: vec![At::new(0, 0)] };
/// let mut scene = Scene::new(board);
/// scene.men.push(SceneMan { at: At::new(4, 0), figure: Figure::King, seat: 0, letter: "K", name: "White king" });
/// scene.title = Some("A king & a cross");
/// let text = svg(&scene);
/// assert!(text.starts_with("<svg ") && text.contains("A king &amp; a cross"));
/// ```
pub fn svg(scene: &Scene) -> String {
    let [x, y, width, height] = view_box(&scene.board, scene.coordinates);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya{}" viewBox="{x} {y} {width} {height}" width="{}" height="{}" data-files="{}" data-ranks="{}" role="img""#,
        if scene.flipped { " flipped" } else { "" },
        width / 2,
        height / 2,
        scene.board.files,
        scene.board.ranks,
    );
    let texts = [("title", "aria-labelledby", scene.title), ("desc", "aria-describedby", scene.description)];
    for (name, attribute, text) in texts {
        if text.is_some() {
            let _ = write!(out, r#" {attribute}="{}""#, scene.id(name));
        }
    }
    out.push('>');
    for (name, _, text) in texts {
        if let Some(text) = text {
            let _ = write!(out, r#"<{name} id="{}">{}</{name}>"#, scene.id(name), escape(text));
        }
    }
    if !scene.inline {
        out += &defs(scene);
    }
    out += &board_layer(scene);
    out += &marks_layer(scene, Layer::Under);
    out += &men_layer(scene);
    out += &marks_layer(scene, Layer::Over);
    out += "</svg>";
    out
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

/// `<g class="board">`: the bare board. All squares have one colour, drawn as one rectangle; no
/// historical board is chequered.
pub fn board_layer(scene: &Scene) -> String {
    let board = &scene.board;
    let (width, height) = (i32::from(board.files) * CELL, i32::from(board.ranks) * CELL);
    let mut out = format!(
        r#"<g class="board"><rect class="frame" x="-{FRAME}" y="-{FRAME}" width="{}" height="{}" rx="3" fill="{BOARD_FRAME}"/><rect class="field" x="-{GAP}" y="-{GAP}" width="{}" height="{}" fill="{BOARD}"/>"#,
        width + 2 * FRAME,
        height + 2 * FRAME,
        width + 2 * GAP,
        height + 2 * GAP,
    );
    let mut crosses = String::new();
    for &at in &board.crossed {
        let (x, y) = origin(board, at, scene.flipped);
        let _ = write!(crosses, "M{} {}l80 80m0-80l-80 80", x + 10, y + 10);
    }
    if !crosses.is_empty() {
        let _ = write!(
            out,
            r#"<path class="crosses" fill="none" stroke="{BOARD_MARK}" stroke-width="1.8" stroke-linecap="round" d="{crosses}"/>"#,
        );
    }
    let mut lines = String::new();
    match board.style {
        BoardStyle::Squares => {
            for file in 0..=i32::from(board.files) {
                let _ = write!(lines, "M{} 0v{height}", file * CELL);
            }
            for rank in 0..=i32::from(board.ranks) {
                let _ = write!(lines, "M0 {}h{width}", rank * CELL);
            }
        }
    }
    let _ = write!(
        out,
        r#"<path class="lines" fill="none" stroke="{BOARD_LINE}" stroke-width="2" stroke-linecap="square" d="{lines}"/>"#
    );
    if scene.coordinates {
        out += &coordinates(scene, height);
    }
    out += "</g>";
    out
}

/// `<g class="coordinates">`: files below the board, ranks at its left.
fn coordinates(scene: &Scene, height: i32) -> String {
    let board = &scene.board;
    let mut out = format!(r#"<g class="coordinates" color="{COORDINATE}">"#);
    for file in 0..board.files {
        let (x, _) = origin(board, At::new(file, 0), scene.flipped);
        let name = At::new(file, 0).name();
        let y = f64::from(height + FRAME + COORDINATES / 2);
        out += &lettering(&name[..1], f64::from(x + CELL / 2), y, 0.8, 3.2);
    }
    for rank in 0..board.ranks {
        let (_, y) = origin(board, At::new(0, rank), scene.flipped);
        let x = -f64::from(FRAME + COORDINATES / 2 + 2);
        let name = (u16::from(rank) + 1).to_string();
        let scale = if name.len() > 1 { 0.65 } else { 0.8 };
        out += &lettering(&name, x, f64::from(y + CELL / 2), scale, 3.2);
    }
    out += "</g>";
    out
}

/// `<g class="men">`: all men.
pub fn men_layer(scene: &Scene) -> String {
    let shared = shared(scene);
    let mut out = String::from(r#"<g class="men">"#);
    for man in &scene.men {
        if scene.inline {
            out += &man_node(scene, man);
        } else {
            let place = shared.iter().position(|other| looks_alike(scene, other, man)).unwrap_or_default();
            let content = format!("<use href=\"#{}\"/>", scene.id(&place.to_string()));
            out += &placed(scene, man, &content);
        }
    }
    out += "</g>";
    out
}

/// `<g class="man …">`: one man in its place, drawn in full and without ids.
pub fn man_node(scene: &Scene, man: &SceneMan) -> String {
    placed(scene, man, &self::man(man.figure, man.letter, man.seat, scene.pieces))
}

fn placed(scene: &Scene, man: &SceneMan, content: &str) -> String {
    let (x, y) = origin(&scene.board, man.at, scene.flipped);
    let title =
        if man.name.is_empty() { String::new() } else { format!("<title>{}</title>", escape(man.name)) };
    format!(
        r#"<g class="man seat-{}" data-square="{}" transform="translate({x} {y})">{title}{content}</g>"#,
        man.seat,
        man.at.name(),
    )
}

/// `<g class="figure …">`: the drawing of a man, centred in a cell from (0, 0) to (100, 100).
pub fn man(figure: Figure, letter: &str, seat: u8, pieces: PieceSet) -> String {
    let tone = Tone::of(seat);
    let (body, edge) = match tone {
        Tone::Light => (MAN_LIGHT, MAN_LIGHT_EDGE),
        Tone::Dark => (MAN_DARK, MAN_DARK_EDGE),
    };
    let Drawing { outline, carving, rings } = match pieces {
        PieceSet::Figures => figure.drawing(),
        PieceSet::Letters => Figure::Disc.drawing(),
    };
    let mut carving = String::from(carving);
    for (x, y) in rings {
        // A ring, and a dot: a line without length, with a round end.
        let _ = write!(carving, "M{} {y}a5.5 5.5 0 1 1 0 .01ZM{x} {y}h.01", f64::from(*x) - 5.5);
    }
    // Light: a dark edge round an ivory body. Dark: a body that reaches beyond its light edge, so
    // that the edge becomes an inner line and the man stands out on a light board and a dark one.
    let (rim, body_line) = match tone {
        Tone::Light => (edge, body),
        Tone::Dark => (body, edge),
    };
    let (rim_width, body_width) = match tone {
        Tone::Light => ("8", "1"),
        Tone::Dark => ("10.6", "3.6"),
    };
    let mut out = format!(
        r#"<g class="figure {} {}" stroke-linejoin="round" stroke-linecap="round"><path class="rim" fill="none" stroke="{rim}" stroke-width="{rim_width}" d="{outline}"/><path class="body" fill="{body}" stroke="{body_line}" stroke-width="{body_width}" d="{outline}"/>"#,
        tone.id(),
        if pieces == PieceSet::Letters { Figure::Disc.id() } else { figure.id() },
    );
    if !carving.is_empty() {
        let _ = write!(
            out,
            r#"<path class="carving" fill="none" stroke="{edge}" stroke-width="3" d="{carving}"/>"#
        );
    }
    if pieces == PieceSet::Letters {
        let letter = letter.to_uppercase();
        let scale = match letter.chars().count() {
            0 | 1 => 1.15,
            2 => 0.85,
            _ => 0.6,
        };
        let _ = write!(
            out,
            r#"<g class="letter" color="{edge}">{}</g>"#,
            lettering(&letter, 50.0, 50.0, scale, 4.6)
        );
    }
    out += "</g>";
    out
}

/// `<defs>` with each figure that the scene shows, once.
pub fn defs(scene: &Scene) -> String {
    let mut out = String::from("<defs>");
    for (place, man) in shared(scene).into_iter().enumerate() {
        let content = self::man(man.figure, man.letter, man.seat, scene.pieces);
        let _ = write!(out, r#"<g id="{}">{content}</g>"#, scene.id(&place.to_string()));
    }
    out += "</defs>";
    out
}

/// The first man of each look.
fn shared<'a, 's>(scene: &'s Scene<'a>) -> Vec<&'s SceneMan<'a>> {
    let mut shared: Vec<&SceneMan> = Vec::new();
    for man in &scene.men {
        if !shared.iter().any(|other| looks_alike(scene, other, man)) {
            shared.push(man);
        }
    }
    shared
}

fn looks_alike(scene: &Scene, one: &SceneMan, other: &SceneMan) -> bool {
    Tone::of(one.seat) == Tone::of(other.seat)
        && match scene.pieces {
            PieceSet::Figures => one.figure == other.figure,
            PieceSet::Letters => one.letter == other.letter,
        }
}

/// A short text, centred at a point, in the colour `currentColor`. Strokes where the characters
/// have them, else text in the reader's sans-serif font.
fn lettering(text: &str, x: f64, y: f64, scale: f64, weight: f64) -> String {
    let glyphs: Option<Vec<&str>> = text.chars().map(glyph).collect();
    let Some(glyphs) = glyphs else {
        return format!(
            r#"<text x="{x}" y="{:.1}" font-family="sans-serif" font-size="{:.1}" font-weight="bold" text-anchor="middle" fill="currentColor">{}</text>"#,
            y + 15.0 * scale,
            42.0 * scale,
            escape(text),
        );
    };
    let advance = 27.0 * scale;
    let left = x - advance * (glyphs.len() as f64 - 1.0) / 2.0 - 10.0 * scale;
    let mut out = String::new();
    for (place, strokes) in glyphs.into_iter().enumerate() {
        let _ = write!(
            out,
            r#"<path transform="translate({:.1} {:.1}) scale({scale})" fill="none" stroke="currentColor" stroke-width="{weight}" stroke-linecap="round" stroke-linejoin="round" d="{strokes}"/>"#,
            left + advance * place as f64,
            y - 15.0 * scale,
        );
    }
    out
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
