//! The dragged piece: taken up, put back, or left where it was dropped.

use web_sys::Element;

use super::frames;
use super::state::{Held, Landing, View};
use crate::board::Square;

impl View {
    pub fn take_up(&mut self, from: Square) {
        let Some(piece) = self.piece_node(from) else { return };
        // On top of all others.
        let _ = self.stage.pieces.append_child(&piece);
        self.drawn.disturb_pieces();
        let _ = self.stage.root.class_list().add_1("dragging");
        let _ = piece.class_list().add_1("held");
        let home = piece.get_attribute("transform").unwrap_or_default();
        let at = self.corner(from);
        if let Some(press) = &mut self.press {
            press.held = Some(Held { piece, home, at, over: None });
        }
    }

    /// Ends a press: a piece in the hand is at home again.
    pub fn drop_piece(&mut self) {
        let Some(press) = self.press.take() else { return };
        if let Some(held) = press.held {
            let at = held.at;
            let piece = self.put_back(held);
            self.glide_home(&piece, press.from, at);
        }
    }

    /// Undoes what holding a piece did to the nodes.
    pub fn put_back(&mut self, held: Held) -> Element {
        self.set_over(held.over, false);
        let _ = self.stage.root.class_list().remove_1("dragging");
        let _ = held.piece.class_list().remove_1("held");
        let _ = held.piece.set_attribute("transform", &held.home);
        held.piece
    }

    pub fn glide_home(&self, piece: &Element, from: Square, at: (f64, f64)) {
        if self.may_move() {
            frames::home(at, self.corner(from)).play(piece);
        }
    }

    /// Leaves a piece where it was dropped until the page plays the move.
    pub fn wait_there(&mut self, piece: &Element, from: Square, to: Square, at: (f64, f64)) {
        let waiting = frames::wait(at, self.corner(to), self.corner(from));
        if let Some(waits) = waiting.play(piece) {
            self.landing = Some(Landing { from, to, point: at, waits });
        }
    }

    /// The piece that waited is at home.
    pub fn forget_landing(&mut self) {
        if let Some(landing) = self.landing.take() {
            landing.waits.cancel();
        }
    }

    pub fn set_over(&self, at: Option<Square>, over: bool) {
        if let Some(cell) = at.and_then(|at| self.cell(at)) {
            let _ = cell.toggle_attribute_with_force("data-over", over);
        }
    }
}
