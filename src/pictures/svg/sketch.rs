//! The board sketch: the bare board as data, and where its cells lie in the plane.

/// Side of a cell in user units.
pub const CELL: i32 = 100;

/// Width of the frame around the board.
pub(super) const FRAME: i32 = 14;

/// What shows of the board between the frame and the outermost lines.
pub(super) const GAP: i32 = 5;

/// Room for the coordinates, at the left and at the bottom.
pub(super) const COORDINATES: i32 = 40;

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
    /// Pieces stand in squares that are dark and light by turns, dark in the first player's left corner.
    Chequered,
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
            BoardStyle::Chequered => "chequered",
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

/// What stands along the edge: the name of each file and of each rank, in their order from the first player's left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Below the board.
    pub files: Vec<String>,
    /// At its left; empty where ranks have no names.
    pub ranks: Vec<String>,
}

impl Edge {
    /// Files by letters, ranks by numbers from the first player's side.
    pub fn plain(files: u8, ranks: u8) -> Edge {
        Edge {
            files: (0..files).map(|file| At::new(file, 0).name()[..1].to_owned()).collect(),
            ranks: (1..=u16::from(ranks)).map(|rank| rank.to_string()).collect(),
        }
    }
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
