//! Pointer input (mouse, finger and pen): a press selects a piece, and a longer way drags it.
//!
//! Clicks are left to the `click` event, which screen readers fire as well. A finger scrolls the
//! page except where it can take up a piece (`touch-action` in the style sheet).

use js_sys::Math;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::settings::Mode;
use super::state::{Held, Press, View};
use crate::art::decimal::{point, thousandths};
use crate::pictures::svg::CELL;

/// How far a pointer goes before a press becomes a drag, in pixels.
const SLOP: f64 = 4.0;
const FINGER_SLOP: f64 = 9.0;
/// A piece in the hand is a little larger.
const LIFT: f64 = 1.14;
/// A finger hides what is below it: the piece shows this far above, in cells.
const FINGER_LIFT: f64 = 0.45;

impl View {
    /// A pointer goes down.
    pub fn press(&mut self, event: &PointerEvent) {
        if self.press.is_some() || !event.is_primary() || event.button() != 0 {
            return;
        }
        self.ignore_click = false;
        let Some(from) = self.event_square(event) else { return };
        let finger = event.pointer_type() == "touch";
        let can_move = self.can_act(from);
        let takes = match self.settings.mode {
            Mode::Play => match self.selection {
                Some(selected) if selected != from && self.leads(selected, from) => false,
                // It acts where it stands, when it is clicked.
                _ if self.armed.is_some() || self.only_waits(from) => false,
                // A finger on a piece that cannot move may want to scroll.
                _ => can_move || !finger && self.selectable(from),
            },
            Mode::Edit => self.game.position().piece_at(from).is_some(),
            Mode::Still => false,
        };
        if !takes {
            return;
        }
        self.settle();
        let fresh = self.is_play() && self.selection != Some(from);
        if fresh {
            self.choose_piece(Some(from));
        }
        // So that the cell hears of it wherever the pointer goes.
        if let Some(cell) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            let _ = cell.set_pointer_capture(event.pointer_id());
        }
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.press = Some(Press { pointer: event.pointer_id(), from, start, finger, fresh, held: None });
    }

    /// A pointer moves.
    pub fn drag(&mut self, event: &PointerEvent) {
        let pointer = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(press) = self.press.as_mut().filter(|press| press.pointer == event.pointer_id()) else {
            return;
        };
        let slop = if press.finger { FINGER_SLOP } else { SLOP };
        let way = Math::hypot(pointer.0 - press.start.0, pointer.1 - press.start.1);
        if press.held.is_none() && way < slop {
            return;
        }
        let (from, finger, again) = (press.from, press.finger, !press.fresh);
        if self.press.as_ref().is_some_and(|press| press.held.is_none()) {
            self.take_up(from);
            // Why it may not go elsewhere has been read.
            if again {
                self.forget_refusal();
            }
        }
        let (x, y) = self.stage.point(pointer.0, pointer.1);
        let over = self.square_at(x, y);
        let half = f64::from(CELL) / 2.0;
        let lift = if finger { FINGER_LIFT * f64::from(CELL) } else { 0.0 };
        let at = (x - half, y - half - lift);
        let Some(held) = self.press.as_mut().and_then(|press| press.held.as_mut()) else { return };
        held.at = at;
        let transform = format!(
            "translate({}) scale({})",
            point(at.0 - half * (LIFT - 1.0), at.1 - half * (LIFT - 1.0)),
            thousandths(LIFT)
        );
        let _ = held.piece.set_attribute("transform", &transform);
        let before = core::mem::replace(&mut held.over, over);
        if before != over {
            self.set_over(before, false);
            self.set_over(over.filter(|&over| over != from), true);
        }
        event.prevent_default();
    }

    /// A pointer goes up.
    pub fn release(&mut self, event: &PointerEvent) {
        let Some(press) = self.press.take_if(|press| press.pointer == event.pointer_id()) else { return };
        let Some(held) = press.held else {
            // The click that follows is this press.
            self.ignore_click = press.fresh;
            return;
        };
        self.ignore_click = true;
        let from = press.from;
        let Held { at, over, .. } = held;
        let piece = self.put_back(held);
        match (self.settings.mode, over) {
            (_, Some(to)) if to == from => self.glide_home(&piece, from, at),
            (Mode::Edit, Some(to)) => {
                self.wait_there(&piece, from, to, at);
                self.put(from, to);
            }
            (Mode::Play, Some(to)) if self.leads(from, to) => {
                if self.moves_between(from, to).len() == 1 {
                    self.wait_there(&piece, from, to, at);
                } else {
                    self.glide_home(&piece, from, at);
                }
                self.set_cursor(to);
                if self.has_focus() {
                    self.focus_cursor();
                }
                self.go(from, to);
            }
            (Mode::Play, Some(to)) => {
                self.glide_home(&piece, from, at);
                self.refuse(from, to);
            }
            (Mode::Play, None) => {
                self.glide_home(&piece, from, at);
                self.choose_piece(None);
            }
            (Mode::Edit | Mode::Still, _) => self.glide_home(&piece, from, at),
        }
    }

    /// The system takes the pointer away.
    pub fn cancel(&mut self, event: &PointerEvent) {
        if self.press.as_ref().is_some_and(|press| press.pointer == event.pointer_id()) {
            self.drop_piece();
        }
    }
}
