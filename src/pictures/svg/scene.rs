//! The scene: everything that a picture shows, as data.

use std::sync::Arc;

use super::annotation::Annotation;
use super::palette::Tone;
use super::sketch::{At, BoardSketch, CELL, Edge};
use crate::art::Figure;
use crate::movement::MoveStyle;

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
    /// What an author has drawn over it.
    pub annotation: Annotation,
    /// What stands along the edge, if anything does.
    pub coordinates: Option<Edge>,
    /// Whether the first player sits at the top.
    pub flipped: bool,
    /// Figures, letters or pictograms.
    pub piece_set: PieceSet,
    /// Pieces that are drawn otherwise than the set has them.
    pub own: Arc<[OwnPiece]>,
    /// What lies behind everything, a colour; nothing if empty.
    pub ground: &'a str,
    /// Pieces in hand, for [`svg`](super::svg). A page draws them elsewhere with [`hand_layer`](super::hand_layer).
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
            coordinates: Some(Edge::plain(board.files, board.ranks)),
            board,
            pieces: Vec::new(),
            marks: Vec::new(),
            tracks: Vec::new(),
            beads: Vec::new(),
            places: Vec::new(),
            annotation: Annotation::default(),
            flipped: false,
            piece_set: PieceSet::Figures,
            own: Arc::new([]),
            ground: "",
            hands: Vec::new(),
            title: None,
            description: None,
            inline: false,
            prefix: "",
        }
    }
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
    /// Its letter, for [`PieceSet::Letters`] and for a disc.
    pub letter: &'a str,
    /// What a tool tip says, such as "White elephant". Nothing if empty.
    pub name: &'a str,
}

/// A piece of a set of one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPiece {
    /// Whose it is.
    pub seat: u8,
    /// Its letter, as in [`ScenePiece::letter`].
    pub letter: String,
    /// What is drawn in its cell, as [`own_pieces::drawing`](crate::pictures::own_pieces::drawing) gives it.
    pub drawing: String,
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

/// A mark on a square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The square.
    pub at: At,
    /// What it says.
    pub kind: MarkKind,
    /// How a piece gets there.
    pub move_style: Option<MoveStyle>,
    /// Whether that can be done only once in a game.
    pub once: bool,
    /// Which of up to three layers laid over each other it belongs to: 0, 1 or 2. Each has its
    /// own shape, colour, place in the square and hatch. Larger numbers count as none, and so does
    /// a series on kinds other than `Move`, `Capture`, `Both` and `Reach`.
    pub series: Option<u8>,
    /// Where the piece stands that goes there, unless a `From` mark of the scene says so.
    pub from: Option<At>,
}

impl Mark {
    /// A plain mark of this kind.
    pub const fn new(at: At, kind: MarkKind) -> Mark {
        Mark { at, kind, move_style: None, once: false, series: None, from: None }
    }

    pub(super) fn layer(self) -> Layer {
        if matches!(self.kind, MarkKind::Note | MarkKind::Blocked) { Layer::Over } else { Layer::Under }
    }

    pub(super) fn series(self) -> Option<u8> {
        self.series.filter(|&series| series < 3 && (self.kind.goes() || self.kind == MarkKind::Reach))
    }
}

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MarkKind {
    /// May be entered if empty; no captures.
    Move,
    /// May only be captured on.
    Capture,
    /// May be entered and captured on.
    Both,
    /// Can be reached some time.
    Reach,
    /// Where the piece in question stands.
    From,
    /// Part of the last move.
    Last,
    /// A king in check.
    Check,
    /// Stands in the way.
    Blocked,
    /// Something is said about this square.
    Note,
}

impl MarkKind {
    /// Every kind.
    pub const ALL: [MarkKind; 9] = [
        MarkKind::Move,
        MarkKind::Capture,
        MarkKind::Both,
        MarkKind::Reach,
        MarkKind::From,
        MarkKind::Last,
        MarkKind::Check,
        MarkKind::Blocked,
        MarkKind::Note,
    ];

    /// Its id, also its class name.
    pub const fn id(self) -> &'static str {
        match self {
            MarkKind::Move => "move",
            MarkKind::Capture => "capture",
            MarkKind::Both => "both",
            MarkKind::Reach => "reach",
            MarkKind::From => "from",
            MarkKind::Last => "last",
            MarkKind::Check => "check",
            MarkKind::Blocked => "blocked",
            MarkKind::Note => "note",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<MarkKind> {
        MarkKind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    pub(super) const fn colour(self) -> &'static str {
        match self {
            MarkKind::Move => "#1f6b4f",
            MarkKind::Capture => "#b3261e",
            MarkKind::Both => "#1d5c96",
            MarkKind::Reach => "#1f7a80",
            MarkKind::From => "#1d5c96",
            MarkKind::Last => "#b8860b",
            MarkKind::Check => "#b3261e",
            MarkKind::Blocked => "#5c5650",
            MarkKind::Note => "#6b3f8c",
        }
    }

    /// Whether it says that a piece may go there.
    pub(super) const fn goes(self) -> bool {
        matches!(self, MarkKind::Move | MarkKind::Capture | MarkKind::Both)
    }
}

/// Marks lie under the pieces or over them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// Under the pieces.
    Under,
    /// Over the pieces: `blocked` and `note`.
    Over,
}

/// Lines through the middles of squares, such as the track of a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// Each line's squares, in order; a line of fewer than two is not drawn.
    pub lines: Vec<Vec<At>>,
    /// Whose way it is. Seats differ in their lines: whole, dashed, dotted, dashed and dotted.
    pub seat: u8,
    /// Its colour.
    pub tone: Tone,
    /// Whether it is drawn thinly, as what is not spoken of.
    pub faint: bool,
    /// Whether an arrowhead between any two squares shows which way it goes.
    pub arrows: bool,
}

/// A short text on a disc in the middle of a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bead {
    /// The square.
    pub at: At,
    /// Up to three letters or digits.
    pub text: String,
    /// Its colour.
    pub tone: Tone,
    /// Whether it is drawn thinly.
    pub faint: bool,
}

/// Pieces in hand, beside a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand<'a> {
    /// Whose they are.
    pub seat: u8,
    /// What they are made of.
    pub tone: Tone,
    /// The pieces, in the order in which they lie.
    pub pieces: Vec<HandPiece<'a>>,
    /// The number of cells to keep, so that a hand that grows does not push the board about.
    pub room: u8,
    /// Where it lies. A hand at a side runs down, one above or below the board runs across.
    pub side: Side,
}

impl Hand<'_> {
    /// Width and height of its cells together; there is always one.
    pub(super) fn extent(&self) -> (i32, i32) {
        let cells = self.pieces.len().max(usize::from(self.room)).clamp(1, 255) as i32;
        if self.upright() { (CELL, cells * CELL) } else { (cells * CELL, CELL) }
    }

    pub(super) const fn upright(&self) -> bool {
        matches!(self.side, Side::Left | Side::Right)
    }
}

/// Pieces of one kind in a hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandPiece<'a> {
    /// What they look like.
    pub figure: Figure,
    /// Their letter.
    pub letter: &'a str,
    /// What a tool tip says, such as "White elephant". Nothing if empty.
    pub name: &'a str,
    /// How many there are; with none the place stays empty.
    pub count: u8,
}

/// A side of the board as the reader sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// At the left, from the top down if its owner sits at the top, else from the bottom up.
    Left,
    /// At the right, likewise.
    Right,
    /// Above the board, from the left.
    Above,
    /// Below the board, from the left.
    Below,
}
