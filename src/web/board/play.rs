//! Activated squares turned into moves, refusals and selections.

use serde::Serialize;
use web_sys::Event;

use super::super::convert::{move_info, names};
use super::super::hands::{drops, judge_drop};
use super::super::language::words;
use super::events::{Act, ChoiceDetail, DropDetail, MoveDetail, RefuseDetail, SelectDetail, SquareDetail};
use super::settings::Mode;
use super::state::View;
use crate::board::{Role, Square};
use crate::matches::PlayError;
use crate::position::Move;

impl View {
    /// A click, by pointer or by a screen reader.
    pub fn click(&mut self, event: &Event) {
        if core::mem::take(&mut self.ignore_click) {
            return;
        }
        if let Some(at) = self.event_square(event) {
            self.set_cursor(at);
            self.activate(at, 0);
        }
    }

    /// The second button, or a long touch: means something in mode "edit" alone.
    pub fn context_menu(&mut self, event: &Event) {
        if self.settings.mode != Mode::Edit {
            return;
        }
        if let Some(at) = self.event_square(event) {
            event.prevent_default();
            self.drop_piece();
            self.set_cursor(at);
            self.activate(at, 2);
        }
    }

    /// The reader means this square.
    pub fn activate(&mut self, at: Square, button: u8) {
        match self.settings.mode {
            Mode::Play => self.choose(at),
            Mode::Edit => {
                let square = self.name(at);
                self.fire("tabiya-square", &SquareDetail { square, button });
            }
            Mode::Still => {}
        }
    }

    fn choose(&mut self, at: Square) {
        self.settle();
        if let Some(role) = self.armed {
            return self.choose_place(role, at);
        }
        match self.selection {
            Some(from) if from == at && self.leads(at, at) => self.go(at, at),
            Some(from) if from == at => self.choose_piece(None),
            Some(from) if self.leads(from, at) => self.go(from, at),
            _ if self.only_waits(at) => self.go(at, at),
            _ if self.selectable(at) => self.choose_piece(Some(at)),
            Some(from) => self.refuse(from, at),
            // Says why this piece may not be moved.
            None if self.game.position().piece_at(at).is_some() => self.refuse(at, at),
            None => self.clear_blocked(),
        }
    }

    /// The reader holds a piece from the hand and means this square.
    fn choose_place(&mut self, role: Role, at: Square) {
        if let Some(spot) = self.displaced {
            return self.choose_displaced(role, spot, at);
        }
        let moves = drops(&self.legal, role, Some(at));
        if moves.iter().any(|action| matches!(action, Move::Place { .. })) {
            self.displace(at);
        } else if !moves.is_empty() {
            self.offer(None, at, moves);
        } else if self.selectable(at) && self.can_act(at) {
            self.choose_piece(Some(at));
        } else if let Err(error) = judge_drop(&self.game, &self.legal, role, at) {
            let id = self.game.rules().role(role).id.to_string();
            let detail = RefuseDetail { kind: Some(id), ..self.refusal(None, at, &error) };
            self.tell_refusal(Move::Drop { role, to: at }, detail);
        }
    }

    /// The piece from the hand takes this square, and whoever stands there needs another.
    fn displace(&mut self, at: Square) {
        self.displaced = Some(at);
        self.blocked.clear();
        self.draw_marks();
        let message = words().displaced(self.game.rules(), self.game.position(), at);
        self.announce(&message);
        self.tell_selection(&message);
    }

    /// The reader means this square for the piece that made room on `spot`.
    fn choose_displaced(&mut self, role: Role, spot: Square, at: Square) {
        let action = Move::Place { role, to: spot, pawn_to: at };
        if at == spot {
            // It keeps its square after all.
            self.displaced = None;
            self.draw_marks();
            self.tell_selection("");
        } else if self.legal.contains(&action) {
            let text = self.game.rules().write_move(action);
            self.choose_move(text);
        } else if let Err(refusal) = self.game.rules().judge(self.game.position(), action) {
            let id = self.game.rules().role(role).id.to_string();
            let error = PlayError::Refused(refusal);
            let detail = RefuseDetail { kind: Some(id), ..self.refusal(None, at, &error) };
            self.tell_refusal(action, detail);
        }
    }

    /// Selects a piece for the reader, and says so.
    pub fn choose_piece(&mut self, at: Option<Square>) {
        self.select(at);
        if let Some(at) = self.selection {
            let targets: Vec<Square> = self.targets().iter().map(|target| target.to).collect();
            let (rules, position) = (self.game.rules(), self.game.position());
            self.announce(&words().selected(rules, position, at, &targets));
        }
        self.tell_selection("");
    }

    /// Tells the page what is selected, and perhaps what the reader has to do next.
    fn tell_selection(&mut self, message: &str) {
        let piece = self.selection.and_then(|at| self.game.position().piece_at(at));
        let rules = self.game.rules();
        let detail = SelectDetail {
            square: self.selection.map(|at| self.name(at)),
            piece: piece.map(|piece| rules.role(piece.role).id.to_string()),
            seat: piece.map(|piece| rules.seat(piece.seat).letter.to_string()),
            message: (!message.is_empty()).then(|| message.to_owned()),
        };
        self.fire("tabiya-select", &detail);
    }

    /// Whether a piece stands there that the reader may select: its owner may act.
    pub fn selectable(&self, at: Square) -> bool {
        let position = self.game.position();
        // A throw tells which pieces may be moved; perhaps also those of an ally.
        if position.table().is_some() {
            return self.can_act(at);
        }
        let own = position.piece_at(at).is_some_and(|piece| position.may_act(piece.seat));
        own && self.game.outcome().is_none()
    }

    /// The legal moves from one square to the other. Passing is none: its king goes nowhere.
    pub fn moves_between(&self, from: Square, to: Square) -> Vec<Move> {
        let leads = |action: &&Move| {
            let passes = matches!(action, Move::Pass { .. });
            !passes && action.from() == Some(from) && action.to() == Some(to)
        };
        self.legal.iter().filter(leads).copied().collect()
    }

    /// Whether a legal move leads from one square to the other.
    pub fn leads(&self, from: Square, to: Square) -> bool {
        !self.moves_between(from, to).is_empty()
    }

    /// Whether the piece on a square can act.
    pub fn can_act(&self, at: Square) -> bool {
        let acts = |action: &Move| action.from() == Some(at) && !matches!(action, Move::Pass { .. });
        self.legal.iter().any(acts)
    }

    /// Whether a piece on this square can act there and go nowhere.
    pub fn only_waits(&self, at: Square) -> bool {
        let goes = |action: &Move| action.from() == Some(at) && action.to() != Some(at);
        !self.legal.iter().any(goes) && self.leads(at, at)
    }

    /// The reader chose a legal move.
    pub fn go(&mut self, from: Square, to: Square) {
        let moves = self.moves_between(from, to);
        self.offer(Some(from), to, moves);
    }

    /// Tells the page which move was chosen, or between which it has to ask: always, if a piece is to
    /// act where it stands.
    fn offer(&mut self, from: Option<Square>, to: Square, moves: Vec<Move>) {
        let rules = self.game.rules();
        match moves.as_slice() {
            [] => {}
            [only] if from != Some(to) => {
                let text = rules.write_move(*only);
                self.choose_move(text);
            }
            several => {
                let info = |action: &Move| move_info(rules, self.game.position(), *action);
                let moves = several.iter().map(info).collect();
                let detail =
                    ChoiceDetail { from: from.map(|from| self.name(from)), to: self.name(to), moves };
                self.fire("tabiya-choice", &detail);
            }
        }
    }

    fn choose_move(&mut self, text: String) {
        self.selection = None;
        self.armed = None;
        self.displaced = None;
        self.blocked.clear();
        self.draw_marks();
        self.fire("tabiya-move", &MoveDetail { text });
    }

    /// The reader tried something else: says why not.
    pub fn refuse(&mut self, from: Square, to: Square) {
        let Err(error) = self.game.explain(from, to) else { return };
        let detail = self.refusal(Some(from), to, &error);
        self.tell_refusal(Move::Step { from, to, into: None }, detail);
    }

    fn refusal(&mut self, from: Option<Square>, to: Square, error: &PlayError) -> RefuseDetail {
        let squares = error.squares();
        let detail = RefuseDetail {
            from: from.map(|from| self.name(from)),
            kind: None,
            to: self.name(to),
            code: error.code(),
            message: words().play_error(self.game.rules(), self.game.position(), error),
            squares: names(self.game.rules(), squares.iter().copied()),
        };
        self.blocked = squares;
        self.blocked.retain(|&square| Some(square) != from);
        detail
    }

    fn tell_refusal(&mut self, action: Move, detail: RefuseDetail) {
        // Under some rules the attempt counts, and loses.
        let text = self.game.rules().write_move(action);
        if self.game.rules().terms().forbidden_loses && self.game.clone().play(&text).is_ok() {
            return self.choose_move(text);
        }
        self.draw_marks();
        self.fire("tabiya-refuse", &detail);
    }

    /// A refusal is over, and what is selected stays selected.
    pub fn forget_refusal(&mut self) {
        if self.is_play() {
            self.clear_blocked();
            self.tell_selection("");
        }
    }

    fn clear_blocked(&mut self) {
        if !self.blocked.is_empty() {
            self.blocked.clear();
            self.draw_marks();
        }
    }

    /// In mode "edit", with the keyboard: picks a piece up, or puts it down.
    pub fn pick_up_or_put_down(&mut self, at: Square) {
        let occupied = self.game.position().piece_at(at).is_some();
        match self.selection {
            Some(from) => {
                self.select(None);
                if from != at {
                    self.put(from, at);
                }
            }
            None if occupied => {
                self.select(Some(at));
                let (rules, position) = (self.game.rules(), self.game.position());
                self.announce(&words().picked_up(rules, position, at));
            }
            None => self.activate(at, 0),
        }
    }

    /// In mode "edit": a piece is put on another square.
    pub fn put(&mut self, from: Square, to: Square) {
        let detail = DropDetail { from: self.name(from), to: self.name(to) };
        self.fire("tabiya-drop", &detail);
    }

    fn fire(&mut self, name: &'static str, detail: &impl Serialize) {
        self.acts.push(Act::fire(&self.host, name, detail));
    }
}
