//! The player of beats, with the Web Animations API, so that they can be held, slowed and ended.

use js_sys::Function;
use web_sys::{Animation, AnimationPlayState};

use super::super::data::Beat;
use super::actors::Dropped;
use super::events::Act;
use super::frames::Motion;
use super::state::{Landing, Running, View};
use crate::board::{Piece, Square};
use crate::matches::Match;

impl View {
    /// Shows a match by playing the beats that lead to it.
    pub fn animate(&mut self, game: Match, beats: &[Beat], resolve: Function) {
        self.settle();
        self.drop_piece();
        let waits = |landing: &&Landing| landing.waits.play_state() == AnimationPlayState::Running;
        let dropped = self.landing.as_ref().filter(waits).map(|landing| {
            // Once it has come to lie on its square, that is where it starts from.
            let fresh = landing.waits.current_time().is_none_or(|time| time < 60.0);
            let point = if fresh { landing.point } else { self.corner(landing.to) };
            Dropped { from: landing.from, to: landing.to, point }
        });
        let position = self.game.position();
        let before: Vec<(Square, Piece)> =
            position.occupied().filter_map(|at| Some((at, position.piece_at(at)?))).collect();
        self.take(game);
        let said: Vec<&str> =
            beats.iter().map(|beat| beat.text.as_str()).filter(|text| !text.is_empty()).collect();
        self.announce(&said.join(" "));
        if !self.may_move() {
            self.draw();
            return self.acts.push(Act::Resolve(resolve));
        }
        let plan = self.plan(beats, &before, dropped);
        let ends = |motion: &Motion| motion.start + motion.length;
        let mut last: Option<(f64, Animation)> = None;
        let mut animations = Vec::new();
        for (node, motion) in &plan.motions {
            let Some(animation) = motion.play(node) else { continue };
            if last.as_ref().is_none_or(|(end, _)| ends(motion) >= *end) {
                last = Some((ends(motion), animation.clone()));
            }
            animations.push(animation);
        }
        self.drawn.disturb_pieces();
        let Some((_, last)) = last else {
            self.draw();
            return self.acts.push(Act::Resolve(resolve));
        };
        last.set_onfinish(self.on_finish.as_ref().map(|listener| listener.function()));
        self.running = Some(Running { animations, last, pieces: plan.pieces, resolve });
        self.set_pace();
        let _ = self.stage.root.class_list().add_1("moving");
        self.draw_marks();
    }
}
