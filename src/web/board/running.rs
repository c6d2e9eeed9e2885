//! An animation that is running or held: its pace, and its end.

use js_sys::Object;
use web_sys::{Animation, AnimationPlayState, Event};

use super::events::Act;
use super::state::View;
use crate::art::decimal::point;

impl View {
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
