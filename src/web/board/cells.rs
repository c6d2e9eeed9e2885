//! The cells of the ARIA grid: what each shows, which has the focus, and the live region.

use super::super::language::words;
use super::cell::Face;
use super::events::Act;
use super::marks::Target;
use super::settings::Mode;
use super::state::View;
use crate::board::{Square, SquareSet};
use crate::pictures::diagram::at as place;
use crate::pictures::svg::MarkKind;
use crate::play::attack::in_check;
use crate::position::Move;
use crate::words::CellNote;

impl View {
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
            let here = place(rules, at);
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

    /// Gives the grid its name.
    pub fn label(&self) {
        let name = self.settings.label.as_deref().unwrap_or(words().title(self.game.rules()));
        // A valid attribute name never fails.
        let _ = self.stage.grid.set_attribute("aria-label", name);
    }

    /// Has a screen reader say something.
    pub fn announce(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        // The same words twice would not be heard.
        let again = self.stage.live.text_content().as_deref() == Some(text);
        let text = if again { format!("{text}\u{a0}") } else { text.to_owned() };
        self.stage.live.set_text_content(Some(&text));
    }
}
