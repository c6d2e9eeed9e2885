//! The keyboard: arrows, Home and End move the cursor; Enter and Space act; Escape lets go.

use web_sys::KeyboardEvent;

use super::settings::Mode;
use super::state::View;

impl View {
    /// A key goes down on the grid.
    pub fn key(&mut self, event: &KeyboardEvent) {
        if event.alt_key() || event.is_composing() {
            return;
        }
        let control = event.ctrl_key() || event.meta_key();
        let key = event.key();
        let handled = match key.as_str() {
            "Enter" | " " | "Spacebar" if !control => {
                if !event.repeat() {
                    self.act(key == "Enter", event.shift_key());
                }
                true
            }
            "Escape" => self.let_go(),
            _ => self.step(&key, control),
        };
        if handled {
            event.prevent_default();
        }
    }

    /// Acts on the cursor's square.
    fn act(&mut self, enter: bool, shift: bool) {
        self.ignore_click = false;
        let at = self.cursor;
        match self.settings.mode {
            // Space does what a click does; Enter moves pieces.
            Mode::Edit if !shift && (enter || self.selection.is_some()) => self.pick_up_or_put_down(at),
            _ => self.activate(at, if shift { 2 } else { 0 }),
        }
    }

    /// Lets go of what is held or selected. Whether there was anything.
    fn let_go(&mut self) -> bool {
        if self.press.is_some() {
            self.drop_piece();
            self.ignore_click = true;
            return true;
        }
        if self.selection.is_none() && self.armed.is_none() && self.blocked.is_empty() {
            return false;
        }
        match self.settings.mode {
            Mode::Play => self.choose_piece(None),
            Mode::Edit | Mode::Still => self.select(None),
        }
        true
    }

    /// Moves the cursor by a key. Whether the key means that.
    fn step(&mut self, key: &str, control: bool) -> bool {
        let (last_row, last_column) = (self.stage.ranks() - 1, self.stage.files() - 1);
        let (row, column) = self.place_of(self.cursor);
        let place = match (key, control) {
            ("ArrowUp", false) => (row.saturating_sub(1), column),
            ("ArrowDown", false) => ((row + 1).min(last_row), column),
            ("ArrowLeft", false) => (row, column.saturating_sub(1)),
            ("ArrowRight", false) => (row, (column + 1).min(last_column)),
            ("Home", false) => (row, 0),
            ("End", false) => (row, last_column),
            ("Home", true) => (0, 0),
            ("End", true) => (last_row, last_column),
            ("PageUp", false) => (0, column),
            ("PageDown", false) => (last_row, column),
            _ => return false,
        };
        self.set_cursor(self.square_in(place.0, place.1));
        self.focus_cursor();
        true
    }

    /// A cell has got the focus: the cursor follows.
    pub fn focused(&mut self, event: &web_sys::Event) {
        if let Some(at) = self.event_square(event) {
            self.set_cursor(at);
        }
    }
}
