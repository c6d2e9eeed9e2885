//! The commands of the page to the board: another match, other settings, selection and marks.

use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use super::super::language::words;
use super::settings::{Settings, ViewSettings};
use super::stage::Stage;
use super::state::{Drawn, View};
use crate::board::{Piece, Role, Square};
use crate::matches::Match;
use crate::pictures::svg::{Annotation, Mark};

impl View {
    pub fn new(host: HtmlElement, game: Match, settings: ViewSettings) -> Result<View, JsValue> {
        let settings = Settings::default().with(settings)?;
        let stage = Stage::mount(&host, game.rules().board().shape)?;
        let mut view = View {
            host,
            stage,
            drawn: Drawn::default(),
            legal: game.legal(),
            game,
            settings,
            own_marks: Vec::new(),
            annotation: Annotation::default(),
            selection: None,
            armed: None,
            displaced: None,
            blocked: Vec::new(),
            cursor: Square(0),
            press: None,
            ignore_click: false,
            landing: None,
            running: None,
            acts: Vec::new(),
            listeners: Vec::new(),
            on_finish: None,
        };
        view.cursor = view.square_in(view.stage.ranks() - 1, 0);
        view.label();
        view.draw();
        Ok(view)
    }

    /// Shows a match at once.
    pub fn show(&mut self, game: Match) {
        self.settle();
        self.take(game);
        self.draw();
        // What was said last belongs to the board before.
        if self.is_play() {
            let (rules, position) = (self.game.rules(), self.game.position());
            self.announce(&words().state(rules, position, self.game.outcome()));
        }
    }

    /// Makes a match the one that is shown, without drawing it.
    pub fn take(&mut self, game: Match) {
        self.drop_piece();
        self.forget_landing();
        let shape = game.rules().board().shape;
        let renamed = game.rules().game().id != self.game.rules().game().id;
        self.legal = game.legal();
        self.game = game;
        self.selection = None;
        self.armed = None;
        self.displaced = None;
        self.blocked.clear();
        if shape != self.stage.shape {
            // Without an element to make, nothing of this fails.
            let _ = self.stage.set_shape(shape);
            self.cursor = self.square_in(self.stage.ranks() - 1, 0);
            self.annotation = Annotation::default();
        }
        if renamed {
            self.label();
        }
    }

    /// Changes settings.
    pub fn set(&mut self, given: ViewSettings) -> Result<(), JsValue> {
        let settings = self.settings.with(given)?;
        if settings == self.settings {
            return Ok(());
        }
        let old = core::mem::replace(&mut self.settings, settings);
        let same_picture = old.flipped == self.settings.flipped
            && old.coordinates == self.settings.coordinates
            && old.piece_set == self.settings.piece_set
            && old.own == self.settings.own
            && old.hands == self.settings.hands
            && old.mode == self.settings.mode;
        if !same_picture || !self.settings.animation {
            self.settle();
        }
        self.set_pace();
        self.label();
        if !same_picture {
            self.drop_piece();
            if old.mode != self.settings.mode {
                self.selection = None;
                self.armed = None;
                self.displaced = None;
                self.blocked.clear();
            }
            let focused = self.has_focus();
            self.draw();
            if focused {
                self.focus_cursor();
            }
        }
        Ok(())
    }

    /// Selects a piece, or nothing.
    pub fn select(&mut self, at: Option<Square>) {
        self.settle();
        self.drop_piece();
        self.forget_landing();
        self.selection = at.filter(|&at| self.game.position().piece_at(at).is_some());
        self.armed = None;
        self.displaced = None;
        self.blocked.clear();
        self.draw_marks();
    }

    /// Takes a kind of piece from the hand of the side to move, or lets go of it.
    pub fn arm(&mut self, role: Option<Role>) {
        self.select(None);
        let position = self.game.position();
        let seat = position.turn();
        let held = |role: &Role| position.in_hand(Piece { seat, role: *role }) > 0;
        self.armed = role.filter(held).filter(|_| self.is_play());
        if let Some(role) = self.armed {
            let to: Vec<Square> = self.targets().iter().map(|target| target.to).collect();
            self.announce(&words().armed(self.game.rules(), Piece { seat, role }, &to));
            self.draw_marks();
        }
    }

    /// Replaces what has been drawn over the board.
    pub fn annotate(&mut self, annotation: Annotation) {
        // Below a living board the page writes.
        let annotation = Annotation { caption: String::new(), ..annotation };
        if annotation != self.annotation {
            self.annotation = annotation;
            self.draw_marks();
        }
    }

    /// Replaces the page's own marks.
    pub fn set_marks(&mut self, marks: Vec<Mark>) {
        if marks != self.own_marks {
            self.own_marks = marks;
            self.draw_marks();
        }
    }
}
