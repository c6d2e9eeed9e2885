//! The grid's cells: what each says, what can be done there, and which has the focus.

use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlElement};

use super::super::language::words;
use super::dom::html;
use super::events::Act;
use super::marks::Target;
use super::settings::Mode;
use super::state::View;
use crate::board::{Square, SquareSet};
use crate::pictures::svg::MarkKind;
use crate::play::attack::in_check;
use crate::position::Move;
use crate::words::CellNote;

/// A cell and what it shows.
pub(super) struct Cell {
    pub element: HtmlElement,
    name: HtmlElement,
    shown: Option<Face>,
}

/// What a cell shows.
#[derive(Clone, PartialEq, Eq)]
struct Face {
    square: String,
    name: String,
    class: &'static str,
    /// Whether its piece is selected; `None` if it cannot be.
    selected: Option<bool>,
    /// Whether the tab key leads here.
    entry: bool,
}

impl Cell {
    pub fn new(document: &Document) -> Result<Cell, JsValue> {
        let element = html(document, "div", "tabiya-cell")?;
        element.set_attribute("role", "gridcell")?;
        let name = html(document, "span", "tabiya-name")?;
        element.append_child(&name)?;
        Ok(Cell { element, name, shown: None })
    }

    /// Writes what has changed.
    fn show(&mut self, face: Face) -> Result<(), JsValue> {
        let old = self.shown.as_ref();
        if old.map(|old| &old.square) != Some(&face.square) {
            self.element.set_attribute("data-square", &face.square)?;
        }
        if old.map(|old| &old.name) != Some(&face.name) {
            self.name.set_text_content(Some(&face.name));
        }
        if old.map(|old| old.class) != Some(face.class) {
            self.element.set_class_name(face.class);
        }
        if old.map(|old| old.selected) != Some(face.selected) {
            match face.selected {
                Some(selected) => {
                    self.element.set_attribute("aria-selected", if selected { "true" } else { "false" })?;
                }
                None => self.element.remove_attribute("aria-selected")?,
            }
        }
        if old.map(|old| old.entry) != Some(face.entry) {
            self.element.set_tab_index(if face.entry { 0 } else { -1 });
        }
        self.shown = Some(face);
        Ok(())
    }
}

impl View {
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

    pub fn cell(&self, at: Square) -> Option<&HtmlElement> {
        let (row, column) = self.place_of(at);
        self.stage.cells.get(row * self.stage.files() + column).map(|cell| &cell.element)
    }

    /// The square whose cell this node is or lies in.
    pub fn square_of(&self, node: &web_sys::Node) -> Option<Square> {
        let index = self.stage.cells.iter().position(|cell| cell.element.contains(Some(node)))?;
        let files = self.stage.files();
        Some(self.square_in(index / files, index % files))
    }

    /// Brings every cell up to date.
    pub fn draw_cells(&mut self, targets: &[Target]) {
        let (rules, position) = (self.game.rules(), self.game.position());
        let movable: SquareSet = match self.settings.mode {
            Mode::Play => {
                let passes = |action: &&Move| matches!(action, Move::Pass { .. });
                self.legal
                    .iter()
                    .filter(|action| !passes(action))
                    .filter_map(|action| action.from())
                    .collect()
            }
            Mode::Edit => position.occupied(),
            Mode::Still => SquareSet::EMPTY,
        };
        let checked: SquareSet = rules
            .seats()
            .filter(|&seat| self.settings.mode != Mode::Edit && in_check(rules, position, seat))
            .filter_map(|seat| position.king(rules, seat))
            .collect();
        let thrown = self.settings.mode == Mode::Play && position.roll().is_some();
        let language = words();
        let face = |at: Square| {
            let selected = self.selection == Some(at);
            let target = targets.iter().find(|target| target.to == at);
            let mut name = language.occupant(rules, position, at);
            let mut add = |note: &str| name = format!("{name}, {note}");
            if checked.has(at) {
                add(language.cell_note(CellNote::InCheck));
            }
            if selected {
                add(language.cell_note(CellNote::Selected));
            } else if thrown && movable.has(at) {
                add(language.cell_note(CellNote::MayMove));
            }
            match target {
                Some(_) if self.armed.is_some() => add(language.cell_note(CellNote::CanBePut)),
                Some(target) => language.mark(&target.mark).iter().for_each(|says| add(says)),
                None => {}
            }
            let here = crate::pictures::diagram::at(rules, at);
            let here = self.own_marks.iter().filter(|mark| mark.at == here);
            for says in here.filter_map(|mark| language.mark(mark)) {
                add(&says);
            }
            Face {
                square: self.name(at),
                name,
                class: match target {
                    Some(target) if target.mark.kind == MarkKind::Capture => "tabiya-cell target capture",
                    Some(_) => "tabiya-cell target",
                    None if movable.has(at) => "tabiya-cell movable",
                    None => "tabiya-cell",
                },
                selected: (selected || movable.has(at)).then_some(selected),
                entry: self.cursor == at,
            }
        };
        let faces: Vec<Face> = self.screen().map(face).collect();
        for (cell, face) in self.stage.cells.iter_mut().zip(faces) {
            // Valid attribute names never fail.
            let _ = cell.show(face);
        }
        let _ = self.stage.root.class_list().toggle_with_force("thrown", thrown);
        let still = if self.settings.mode == Mode::Still { "true" } else { "false" };
        let _ = self.stage.grid.set_attribute("aria-readonly", still);
    }

    /// The squares in the order of the cells.
    fn screen(&self) -> impl Iterator<Item = Square> {
        let (ranks, files) = (self.stage.ranks(), self.stage.files());
        (0..ranks).flat_map(move |row| (0..files).map(move |column| self.square_in(row, column)))
    }

    /// Puts the cursor on a square: the tab key will lead there.
    pub fn set_cursor(&mut self, at: Square) {
        let old = core::mem::replace(&mut self.cursor, at);
        let cursor = self.cursor;
        let squares: Vec<Square> = self.screen().collect();
        for (cell, square) in self.stage.cells.iter_mut().zip(squares) {
            let touched = square == old || square == cursor;
            if let Some(face) = cell.shown.clone().filter(|_| touched) {
                let _ = cell.show(Face { entry: square == cursor, ..face });
            }
        }
    }

    /// Gives the cursor's cell the focus, once nothing borrows the view.
    pub fn focus_cursor(&mut self) {
        if let Some(cell) = self.cell(self.cursor).cloned() {
            self.acts.push(Act::Focus(cell));
        }
    }

    /// Whether one of the cells has the focus.
    pub fn has_focus(&self) -> bool {
        // Also within a shadow tree, where the document only knows its host. A valid selector never fails.
        self.stage.grid.matches(":focus-within").unwrap_or(false)
    }
}
