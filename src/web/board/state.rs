//! The state of a board. What it does stands in the files above this one, each a part of `impl View`.

use js_sys::Function;
use web_sys::{Animation, Element, HtmlElement};

use super::dom::Listener;
use super::events::Act;
use super::settings::{Mode, Settings};
use super::stage::Stage;
use crate::board::{Role, Square};
use crate::matches::Match;
use crate::pictures::svg::{Annotation, Mark};
use crate::position::Move;

/// A mounted board. Dropping it removes its nodes and listeners.
pub(super) struct View {
    pub host: HtmlElement,
    pub stage: Stage,
    pub drawn: Drawn,
    pub game: Match,
    /// Every legal move.
    pub legal: Vec<Move>,
    pub settings: Settings,
    /// The page's own marks.
    pub own_marks: Vec<Mark>,
    /// What the page has drawn over the board.
    pub annotation: Annotation,
    /// The square of the piece that is selected or, in mode "edit", picked up.
    pub selection: Option<Square>,
    /// The kind of piece that has been taken from the hand; then nothing is selected.
    pub armed: Option<Role>,
    /// The square that the piece from the hand takes, while the piece there still needs another.
    pub displaced: Option<Square>,
    /// Squares that closed the way to the last refused move.
    pub blocked: Vec<Square>,
    /// The square that has the focus, or gets it.
    pub cursor: Square,
    /// A pointer that holds a piece.
    pub press: Option<Press>,
    /// The next click belongs to a press that has already done its work.
    pub ignore_click: bool,
    /// A piece that has been dragged to the end of a move which nobody has played yet.
    pub landing: Option<Landing>,
    pub running: Option<Running>,
    /// What is to be done when nothing borrows the view.
    pub acts: Vec<Act>,
    pub listeners: Vec<Listener>,
    pub on_finish: Option<Listener>,
}

/// The texts of the layers as they were last drawn.
#[derive(Default)]
pub(super) struct Drawn {
    pub board: String,
    pub below: String,
    pub under: String,
    pub pieces: String,
    pub over: String,
    pub above: String,
    pub hands: String,
    pub frame: [i32; 4],
}

impl Drawn {
    /// The nodes of the pieces are no longer what was drawn.
    pub fn disturb_pieces(&mut self) {
        self.pieces.clear();
    }
}

/// A pointer that went down on a piece.
pub(super) struct Press {
    pub pointer: i32,
    pub from: Square,
    pub start: (f64, f64),
    pub finger: bool,
    /// Selected by this very press.
    pub fresh: bool,
    pub held: Option<Held>,
}

/// A piece in the hand.
pub(super) struct Held {
    pub piece: Element,
    pub home: String,
    /// Corner of its cell, in user units.
    pub at: (f64, f64),
    pub over: Option<Square>,
}

/// A piece that waits where it was dropped, and goes home if nothing comes of it.
pub(super) struct Landing {
    pub from: Square,
    pub to: Square,
    /// Where the pointer left it, in user units.
    pub point: (f64, f64),
    pub waits: Animation,
}

/// An animation that is running or held.
pub(super) struct Running {
    pub animations: Vec<Animation>,
    /// The one that ends last.
    pub last: Animation,
    /// Pieces whose nodes can stay, and where they are at the end.
    pub pieces: Vec<(Element, Square)>,
    pub resolve: Function,
}

impl View {
    /// Whether the reader can choose legal moves.
    pub fn is_play(&self) -> bool {
        self.settings.mode == Mode::Play
    }
}
