//! The DOM nodes of a board.

use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlElement};

use super::super::error::coded;
use super::cell::Cell;
use super::dom::{html, svg_nodes};
use crate::art::decimal::thousandths;
use crate::board::Shape;

/// The nodes, without what they show. Dropping it takes them out of the document.
pub(super) struct Stage {
    pub document: Document,
    pub shape: Shape,
    pub root: HtmlElement,
    pub svg: Element,
    /// `<g class="board">`.
    pub board: Element,
    /// The layer of coloured squares.
    pub below: Element,
    /// `<g class="marks under">`.
    pub under: Element,
    /// `<g class="pieces">`.
    pub pieces: Element,
    /// `<g class="marks over">`.
    pub over: Element,
    /// The layer of arrows, circles and labels.
    pub above: Element,
    /// `<g class="hands">`, empty unless the board shows hands.
    pub hands: Element,
    pub grid: HtmlElement,
    /// The cells, as they lie on the screen: row by row from the top left.
    pub cells: Vec<Cell>,
    pub live: HtmlElement,
}

const PICTURE: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" class="tabiya" aria-hidden="true" focusable="false"><g class="board"/><g class="below"/><g class="marks under"/><g class="pieces"/><g class="marks over"/><g class="above"/><g class="hands"/></svg>"#;

/// The document does not do what documents do.
fn broken() -> JsValue {
    coded("page-broken", "The page does not take the board’s nodes.")
}

impl Stage {
    /// Adds the nodes to an element.
    pub fn mount(host: &HtmlElement, shape: Shape) -> Result<Stage, JsValue> {
        let document = host.owner_document().ok_or_else(broken)?;
        let root = html(&document, "div", "tabiya-board")?;
        let holder = svg_nodes(&document, PICTURE)?;
        let svg = holder.first_element_child().ok_or_else(broken)?;
        let layer = |selector: &str| svg.query_selector(selector)?.ok_or_else(broken);
        let grid = html(&document, "div", "tabiya-grid")?;
        grid.set_attribute("role", "grid")?;
        let live = html(&document, "div", "tabiya-live")?;
        live.set_attribute("aria-live", "polite")?;
        let mut stage = Stage {
            board: layer(".board")?,
            below: layer(".below")?,
            under: layer(".under")?,
            pieces: layer(".pieces")?,
            over: layer(".over")?,
            above: layer(".above")?,
            hands: layer(".hands")?,
            document,
            shape,
            root,
            svg,
            grid,
            cells: Vec::new(),
            live,
        };
        for node in [stage.svg.as_ref(), stage.grid.as_ref(), stage.live.as_ref()] {
            stage.root.append_child(node)?;
        }
        stage.set_shape(shape)?;
        host.append_child(&stage.root)?;
        Ok(stage)
    }

    /// Makes new cells for a board of this shape.
    pub fn set_shape(&mut self, shape: Shape) -> Result<(), JsValue> {
        self.shape = shape;
        self.grid.set_text_content(None);
        self.cells.clear();
        for _ in 0..shape.ranks {
            let row = html(&self.document, "div", "tabiya-row")?;
            row.set_attribute("role", "row")?;
            for _ in 0..shape.files {
                let cell = Cell::new(&self.document)?;
                row.append_child(&cell.element)?;
                self.cells.push(cell);
            }
            self.grid.append_child(&row)?;
        }
        Ok(())
    }

    pub fn ranks(&self) -> usize {
        usize::from(self.shape.ranks)
    }

    pub fn files(&self) -> usize {
        usize::from(self.shape.files)
    }

    /// Lays the cells over the squares of a picture that shows this part of the plane.
    pub fn frame(&self, [x, y, width, height]: [i32; 4]) -> Result<(), JsValue> {
        self.svg.set_attribute("viewBox", &format!("{x} {y} {width} {height}"))?;
        let share =
            |part: i32, whole: i32| format!("{}%", thousandths(100.0 * f64::from(part) / f64::from(whole)));
        let cell = crate::pictures::svg::CELL;
        let (across, down) = (i32::from(self.shape.files) * cell, i32::from(self.shape.ranks) * cell);
        // Not an attribute in the page's text, so that a strict content policy allows it.
        let style = self.root.style();
        style.set_property("--tabiya-left", &share(-x, width))?;
        style.set_property("--tabiya-top", &share(-y, height))?;
        style.set_property("--tabiya-width", &share(across, width))?;
        style.set_property("--tabiya-height", &share(down, height))?;
        style.set_property("--tabiya-files", &self.shape.files.to_string())?;
        style.set_property("--tabiya-ranks", &self.shape.ranks.to_string())
    }

    /// A point of the window in the picture's user units.
    pub fn point(&self, x: f64, y: f64) -> (f64, f64) {
        let rect = self.grid.get_bounding_client_rect();
        let unit = |at: f64, start: f64, length: f64, cells: usize| {
            if length > 0.0 {
                (at - start) / length * cells as f64 * f64::from(crate::pictures::svg::CELL)
            } else {
                0.0
            }
        };
        (unit(x, rect.left(), rect.width(), self.files()), unit(y, rect.top(), rect.height(), self.ranks()))
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.root.remove();
    }
}
