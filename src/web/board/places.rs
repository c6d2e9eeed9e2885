//! Square geometry: on the screen, in the picture, and among the nodes.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, Node};

use super::dom::children;
use super::state::View;
use crate::board::Square;
use crate::pictures::diagram::sketch;
use crate::pictures::svg;

impl View {
    /// The square's name.
    pub fn name(&self, at: Square) -> String {
        self.stage.shape.name(at)
    }

    /// The square that lies in a row and column of the screen.
    pub fn square_in(&self, row: usize, column: usize) -> Square {
        let (ranks, files) = (self.stage.ranks(), self.stage.files());
        let (rank, file) =
            if self.settings.flipped { (row, files - 1 - column) } else { (ranks - 1 - row, column) };
        Square((rank * files + file) as u8)
    }

    /// Row and column of a square on the screen.
    pub fn place_of(&self, at: Square) -> (usize, usize) {
        let (ranks, files) = (self.stage.ranks(), self.stage.files());
        let (rank, file) = (at.index() / files, at.index() % files);
        if self.settings.flipped { (rank, files - 1 - file) } else { (ranks - 1 - rank, file) }
    }

    /// The squares in the order of the cells.
    pub fn screen(&self) -> impl Iterator<Item = Square> {
        let (ranks, files) = (self.stage.ranks(), self.stage.files());
        (0..ranks).flat_map(move |row| (0..files).map(move |column| self.square_in(row, column)))
    }

    /// Corner of a square's cell in the picture, in user units.
    pub fn corner(&self, at: Square) -> (f64, f64) {
        let (row, column) = self.place_of(at);
        let cell = f64::from(svg::CELL);
        (column as f64 * cell, row as f64 * cell)
    }

    /// The square at a point in user units.
    pub fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let board = sketch(self.game.rules());
        let at = svg::square_at(&board, x, y, self.settings.flipped)?;
        self.stage.shape.square(at.file as i8, at.rank as i8)
    }

    /// The cell of a square.
    pub fn cell(&self, at: Square) -> Option<&HtmlElement> {
        let (row, column) = self.place_of(at);
        self.stage.cells.get(row * self.stage.files() + column).map(|cell| &cell.element)
    }

    /// The node of the piece on a square.
    pub fn piece_node(&self, at: Square) -> Option<Element> {
        let name = self.name(at);
        let here = |node: &Element| node.get_attribute("data-square").as_deref() == Some(&name);
        children(&self.stage.pieces).into_iter().find(here)
    }

    /// The square whose cell this node is or lies in.
    pub fn square_of(&self, node: &Node) -> Option<Square> {
        let index = self.stage.cells.iter().position(|cell| cell.element.contains(Some(node)))?;
        let files = self.stage.files();
        Some(self.square_in(index / files, index % files))
    }

    /// The square that an event happened to.
    pub fn event_square(&self, event: &Event) -> Option<Square> {
        let target = event.target()?;
        self.square_of(target.dyn_ref()?)
    }
}
