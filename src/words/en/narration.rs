//! English: narration of beats.

use super::{
    action, captured, comes_back, counting, declared, dropped, event, exchanges, facing, forfeited,
    goes_back, in_check, lifted, outcome, passed, phase_begins, promoted, right_lost, travels, turn_goes,
};
use crate::board::Piece;
use crate::matches::{Beat, Cause, Show};
use crate::movement::MoveStyle;
use crate::position::{Effect, Position};
use crate::rules::Rules;

/// A beat as a sentence; `after` is the position that its move has led to. Nothing if it is only seen.
pub fn narrate(rules: &Rules, after: &Position, beat: &Beat) -> String {
    match beat.cause {
        Cause::Effect(effect) => happens(rules, after, effect, beat.show),
        Cause::TakenBack(effect) => is_taken_back(rules, effect, beat.show),
        Cause::Check(seat) => in_check(rules, after, seat),
        Cause::Facing(seat) => facing(rules, seat),
        Cause::End(end) => outcome(rules, end),
    }
}

fn happens(rules: &Rules, after: &Position, effect: Effect, show: Show) -> String {
    match effect {
        Effect::Travelled { piece, from, to } => {
            let move_style = match show {
                Show::Travel { move_style, .. } => move_style,
                _ => MoveStyle::Slide,
            };
            travels(rules, piece, from, to, move_style)
        }
        Effect::Exchanged { .. } => match show {
            Show::Travel { seat, role, to, .. } => exchanges(rules, Piece { seat, role }, to),
            _ => String::new(),
        },
        Effect::Captured { piece, at } => captured(rules, piece, at),
        Effect::Dropped { piece, at } => dropped(rules, piece, at),
        Effect::Appeared { .. } | Effect::Vanished { .. } => String::new(),
        Effect::Table(what) => event(rules, what),
        Effect::Promoted { piece, at, into } => promoted(rules, piece, at, into),
        Effect::RightLost { seat, right, how } => right_lost(rules, seat, right, how),
        Effect::Passed(seat) => passed(rules, seat),
        Effect::Forfeited(seat) => forfeited(rules, seat),
        Effect::Counting(count) => counting(rules, count),
        Effect::Impasse(declaration) => action(rules, after, declaration),
        Effect::Declared(seat) => declared(rules, seat),
        Effect::Phase(phase) => phase_begins(rules, phase),
        Effect::Turn(seat) => turn_goes(rules, after, seat),
    }
}

fn is_taken_back(rules: &Rules, effect: Effect, show: Show) -> String {
    match (effect, show) {
        (Effect::Travelled { .. } | Effect::Exchanged { .. }, Show::Travel { seat, role, to, .. }) => {
            goes_back(rules, Piece { seat, role }, to)
        }
        (Effect::Captured { piece, at }, _) => comes_back(rules, piece, at),
        (Effect::Dropped { piece, at }, _) => lifted(rules, piece, at),
        _ => String::new(),
    }
}
