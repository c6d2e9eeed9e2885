//! Bare boards: squares, grids and points.

use core::fmt::Write;

use super::lettering::{lettering, written};
use super::palette::{BOARD, BOARD_DARK, BOARD_FRAME, BOARD_LINE, BOARD_MARK, COORDINATE};
use super::scene::Scene;
use super::sketch::{
    At, BoardSketch, BoardStyle, CELL, COORDINATES, Edge, FRAME, GAP, PointMark, River, origin,
};
use crate::art::decimal::tenths;

/// `<g class="board">`: the bare board. All squares have one colour, drawn as one rectangle; on a board that is
/// chequered the dark ones lie over it, as one path.
pub fn board_layer(scene: &Scene) -> String {
    let board = &scene.board;
    let (width, height) = extent(board);
    let mut out = format!(
        r#"<g class="board"><rect class="frame" x="-{FRAME}" y="-{FRAME}" width="{}" height="{}" rx="3" fill="{BOARD_FRAME}"/><rect class="field" x="-{GAP}" y="-{GAP}" width="{}" height="{}" fill="{BOARD}"/>"#,
        width + 2 * FRAME,
        height + 2 * FRAME,
        width + 2 * GAP,
        height + 2 * GAP,
    );
    match board.style {
        BoardStyle::Squares | BoardStyle::Chequered | BoardStyle::Diagonals => {
            if board.style == BoardStyle::Chequered {
                let _ =
                    write!(out, r#"<path class="dark-squares" fill="{BOARD_DARK}" d="{}"/>"#, dark(scene));
            }
            let crosses = board.crossed.iter().fold(String::new(), |crosses, &at| {
                let (x, y) = origin(board, at, scene.flipped);
                format!("{crosses}M{} {}l80 80m0-80l-80 80", x + 10, y + 10)
            });
            stroke(&mut out, "crosses", BOARD_MARK, 1.8, &crosses);
            let mut lines = ruled(board);
            if board.style == BoardStyle::Diagonals {
                let _ = write!(lines, "M0 0L{width} {height}M{width} 0L0 {height}");
            }
            stroke(&mut out, "lines", BOARD_LINE, 2.0, &lines);
        }
        BoardStyle::Grid { zone } => {
            stroke(&mut out, "lines", BOARD_LINE, 1.6, &ruled(board));
            stroke(&mut out, "lines border", BOARD_LINE, 4.0, &format!("M0 0H{width}V{height}H0Z"));
            stroke(&mut out, "lines dots", BOARD_LINE, 13.0, &dots(board, zone));
        }
        BoardStyle::Points { river, palaces, mark } => {
            // A river lies between two ranks.
            let river = river.filter(|river| (1..board.ranks).contains(&river.below));
            stroke(&mut out, "lines", BOARD_LINE, 2.2, &points(scene, river, palaces));
            let posts: String = board.crossed.iter().map(|&at| post(scene, at, mark)).collect();
            stroke(&mut out, "lines posts", BOARD_LINE, 2.2, &posts);
            // A second, heavier line outside the outermost one.
            let border = format!("M38 38H{}V{}H38Z", width - 38, height - 38);
            stroke(&mut out, "lines border", BOARD_LINE, 4.0, &border);
            if let Some(river) = river {
                out += &words(scene, river);
            }
        }
    }
    if let Some(edge) = &scene.coordinates {
        out += &coordinates(scene, edge);
    }
    out += "</g>";
    out
}

/// The cells' width and height together.
fn extent(board: &BoardSketch) -> (i32, i32) {
    (i32::from(board.files) * CELL, i32::from(board.ranks) * CELL)
}

fn stroke(out: &mut String, class: &str, colour: &str, weight: f64, path: &str) {
    if path.is_empty() {
        return;
    }
    let cap = if class == "lines" { "square" } else { "round" };
    let _ = write!(
        out,
        r#"<path class="{class}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linecap="{cap}" d="{path}"/>"#,
        tenths(weight),
    );
}

/// The dark squares, the first player's left corner among them.
fn dark(scene: &Scene) -> String {
    let board = &scene.board;
    let squares = (0..board.ranks).flat_map(|rank| (0..board.files).map(move |file| At::new(file, rank)));
    squares.filter(|at| (at.file + at.rank).is_multiple_of(2)).fold(String::new(), |mut path, at| {
        let (x, y) = origin(board, at, scene.flipped);
        let _ = write!(path, "M{x} {y}h{CELL}v{CELL}h-{CELL}z");
        path
    })
}

/// The lines round all squares.
fn ruled(board: &BoardSketch) -> String {
    let (width, height) = extent(board);
    let mut lines = String::new();
    for file in 0..=i32::from(board.files) {
        let _ = write!(lines, "M{} 0v{height}", file * CELL);
    }
    for rank in 0..=i32::from(board.ranks) {
        let _ = write!(lines, "M0 {}h{width}", rank * CELL);
    }
    lines
}

/// Lines without length, whose round ends are dots: where the lines cross that lie this far from
/// the edges.
fn dots(board: &BoardSketch, zone: u8) -> String {
    let (files, ranks) = (board.files, board.ranks);
    let mut dots = String::new();
    if zone == 0 || zone > files.min(ranks) / 2 {
        return dots;
    }
    for x in [zone, files - zone] {
        for y in [zone, ranks - zone] {
            let _ = write!(dots, "M{} {}h.01", i32::from(x) * CELL, i32::from(y) * CELL);
        }
    }
    dots
}

/// The lines between the points, open at the river, with the palaces' diagonals.
fn points(scene: &Scene, river: Option<River>, palaces: &[At]) -> String {
    let board = &scene.board;
    let (width, height) = extent(board);
    let half = CELL / 2;
    // The two ranks of points at the river, as heights in the picture.
    let banks = river.map(|river| {
        let bank = |rank| origin(board, At::new(0, rank), scene.flipped).1 + half;
        let (one, other) = (bank(river.below - 1), bank(river.below));
        (one.min(other), one.max(other))
    });
    let mut lines = String::new();
    for file in 0..i32::from(board.files) {
        let x = file * CELL + half;
        match banks {
            Some((upper, lower)) if file > 0 && file + 1 < i32::from(board.files) => {
                let _ = write!(lines, "M{x} {half}V{upper}M{x} {lower}V{}", height - half);
            }
            _ => {
                let _ = write!(lines, "M{x} {half}V{}", height - half);
            }
        }
    }
    for rank in 0..i32::from(board.ranks) {
        let _ = write!(lines, "M{half} {}H{}", rank * CELL + half, width - half);
    }
    for &middle in palaces {
        let (x, y) = origin(board, middle, scene.flipped);
        let (x, y, side) = (x - half, y - half, 2 * CELL);
        let _ = write!(lines, "M{x} {y}l{side} {side}m0-{side}l-{side} {side}");
    }
    lines
}

/// The mark at a point where pieces stand at the start.
fn post(scene: &Scene, at: At, mark: PointMark) -> String {
    let board = &scene.board;
    let (x, y) = origin(board, at, scene.flipped);
    let (x, y) = (x + CELL / 2, y + CELL / 2);
    let (width, height) = extent(board);
    let mut path = String::new();
    for (right, down) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
        // None beyond the edge.
        if (0..width).contains(&(x + right * CELL)) && (0..height).contains(&(y + down * CELL)) {
            let _ = match mark {
                PointMark::Crosses => write!(path, "M{x} {y}L{} {}", x + right * 12, y + down * 12),
                PointMark::Angles => {
                    let (x, y) = (x + right * 8, y + down * 8);
                    write!(path, "M{} {y}H{x}V{}", x + right * 15, y + down * 15)
                }
            };
        }
    }
    path
}

/// `<g class="words">`: what is written on the river.
fn words(scene: &Scene, river: River) -> String {
    let board = &scene.board;
    let (width, _) = extent(board);
    let (_, bank) = origin(board, At::new(0, river.below), scene.flipped);
    // The river is nearer to the first player than the rank beyond it.
    let y = f64::from(bank + if scene.flipped { 0 } else { CELL });
    let mut out = format!(r#"<g class="words" color="{BOARD_LINE}">"#);
    for (place, text) in river.words.into_iter().enumerate() {
        // The first of the two at the first player's left.
        let middle = f64::from(width) * if (place == 0) == scene.flipped { 0.73 } else { 0.27 };
        let many = text.chars().count() as f64;
        for (number, character) in text.chars().enumerate() {
            let x = middle + 120.0 * (number as f64 - (many - 1.0) / 2.0);
            out += &written(character, x, y, 62.0, Some(4.6));
        }
    }
    out += "</g>";
    out
}

/// A name at the board's edge: of a file below it, of a rank at its left.
pub struct EdgeName<'a> {
    /// What is written there.
    pub text: &'a str,
    /// Its middle in user units.
    pub middle: (f64, f64),
    /// How large it is: its letters are 30 units high at 1.
    pub scale: f64,
}

/// The names at a board's edge, where they are drawn: files from the left, then ranks from below.
pub fn edge_names<'a>(
    board: &'a BoardSketch,
    edge: &'a Edge,
    flipped: bool,
) -> impl Iterator<Item = EdgeName<'a>> {
    let (_, height) = extent(board);
    let files = (0..board.files).zip(&edge.files).map(move |(file, name)| {
        let (x, _) = origin(board, At::new(file, 0), flipped);
        let y = f64::from(height + FRAME + COORDINATES / 2);
        EdgeName { text: name, middle: (f64::from(x + CELL / 2), y), scale: 0.8 }
    });
    let ranks = (0..board.ranks).zip(&edge.ranks).map(move |(rank, name)| {
        let (_, y) = origin(board, At::new(0, rank), flipped);
        let x = -f64::from(FRAME + COORDINATES / 2 + 2);
        let scale = if name.len() > 1 { 0.65 } else { 0.8 };
        EdgeName { text: name, middle: (x, f64::from(y + CELL / 2)), scale }
    });
    files.chain(ranks)
}

/// `<g class="coordinates">`.
fn coordinates(scene: &Scene, edge: &Edge) -> String {
    let mut out = format!(r#"<g class="coordinates" color="{COORDINATE}">"#);
    for EdgeName { text, middle: (x, y), scale } in edge_names(&scene.board, edge, scene.flipped) {
        out += &lettering(text, x, y, scale, 3.2);
    }
    out += "</g>";
    out
}
