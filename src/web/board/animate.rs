//! Plays beats with the Web Animations API, so that they can be held, slowed and ended.

use js_sys::{Function, Object};
use web_sys::{Animation, AnimationPlayState, Element, Event};

use super::super::data::Beat;
use super::actors::Dropped;
use super::events::Act;
use super::state::{Landing, View};
use crate::board::{Piece, Square};
use crate::matches::Match;
use crate::pictures::decimal::point;

/// An animation that is running or held.
pub(super) struct Running {
    animations: Vec<Animation>,
    /// The one that ends last.
    last: Animation,
    /// Pieces whose nodes can stay, and where they are at the end.
    pieces: Vec<(Element, Square)>,
    resolve: Function,
}

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
        let ends = |motion: &super::frames::Motion| motion.start + motion.length;
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

    /// The last motion has ended.
    pub fn ended(&mut self, event: &Event) {
        let last = self.running.as_ref().map(|running| &running.last);
        let same = |last: &Animation| event.target().is_some_and(|target| Object::is(&target, last));
        if last.is_some_and(same) {
            self.settle();
        }
    }

    /// Ends a running animation: everything stands where it belongs.
    pub fn settle(&mut self) {
        let Some(running) = self.running.take() else { return };
        running.last.set_onfinish(None);
        running.animations.iter().for_each(Animation::cancel);
        // Nodes that are right already are kept by the next drawing.
        for (node, at) in running.pieces {
            let (x, y) = self.corner(at);
            let _ = node.set_attribute("data-square", &self.name(at));
            let _ = node.set_attribute("transform", &format!("translate({})", point(x, y)));
        }
        let _ = self.stage.root.class_list().remove_1("moving");
        self.drawn.disturb_pieces();
        self.draw();
        self.acts.push(Act::Resolve(running.resolve));
    }

    /// Holds the animation.
    pub fn pause(&self) {
        self.each(AnimationPlayState::Running, |animation| {
            let _ = animation.pause();
        });
    }

    /// Goes on.
    pub fn resume(&self) {
        self.each(AnimationPlayState::Paused, |animation| {
            let _ = animation.play();
        });
    }

    /// Plays the animation at the speed that is set.
    pub fn set_pace(&self) {
        for animation in self.running.iter().flat_map(|running| &running.animations) {
            animation.update_playback_rate(self.settings.speed);
        }
    }

    fn each(&self, state: AnimationPlayState, act: impl Fn(&Animation)) {
        let animations = self.running.iter().flat_map(|running| &running.animations);
        animations.filter(|animation| animation.play_state() == state).for_each(act);
    }

    /// Whether pieces may be seen to move.
    pub fn may_move(&self) -> bool {
        let less_motion = || {
            let query = web_sys::window()?.match_media("(prefers-reduced-motion: reduce)").ok()??;
            Some(query.matches())
        };
        self.settings.animation && !self.stage.document.hidden() && !less_motion().unwrap_or(false)
    }
}
