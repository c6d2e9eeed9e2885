//! One cell of the ARIA grid: its label, and what can be done there.

use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlElement};

use super::dom::html;

/// A cell and what it shows.
pub(super) struct Cell {
    pub element: HtmlElement,
    name: HtmlElement,
    pub shown: Option<Face>,
}

/// What a cell shows.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Face {
    pub square: String,
    pub name: String,
    pub class: &'static str,
    /// Whether its piece is selected; `None` if it cannot be.
    pub selected: Option<bool>,
    /// Whether the tab key leads here.
    pub entry: bool,
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
    pub fn show(&mut self, face: Face) -> Result<(), JsValue> {
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
