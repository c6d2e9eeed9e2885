//! From the core's values to the shapes of `data.rs` and back.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use super::data;
use super::error::{bad_argument, unknown_square};
use crate::action::Move;
use crate::board::Square;
use crate::outcome::Outcome;
use crate::piece::{Kind, Seat};
use crate::position::{Position, right_of_step};
use crate::rules::Rules;
use crate::steps::{Beat, Show};
use crate::svg::{Mark, MarkKind, PieceSet, Stride};
use crate::words::en as words;

/// A value as a plain JavaScript object.
pub(super) fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| bad_argument(&error.to_string()))
}

/// An argument read into the shape it should have; `undefined` and `null` give the default.
pub(super) fn from_js<T: DeserializeOwned + Default>(value: JsValue) -> Result<T, JsValue> {
    if value.is_undefined() || value.is_null() { Ok(T::default()) } else { required_from_js(value) }
}

/// An argument that has to be there.
pub(super) fn required_from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|error| bad_argument(&error.to_string()))
}

/// Options as pairs.
pub(super) fn pairs(options: &Option<BTreeMap<String, String>>) -> Vec<(&str, &str)> {
    options.iter().flatten().map(|(option, choice)| (option.as_str(), choice.as_str())).collect()
}

pub(super) fn square(rules: &Rules, name: &str) -> Result<Square, JsValue> {
    rules.board().shape.parse(name).ok_or_else(|| unknown_square(name))
}

pub(super) fn name(rules: &Rules, square: Square) -> String {
    rules.board().shape.name(square)
}

pub(super) fn names(rules: &Rules, squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares.into_iter().map(|square| name(rules, square)).collect()
}

pub(super) fn seat(rules: &Rules, seat: Seat) -> String {
    rules.seat(seat).letter.to_string()
}

fn kind(rules: &Rules, kind: Kind) -> &'static str {
    rules.kind(kind).id
}

pub(super) fn move_info(rules: &Rules, position: &Position, action: Move) -> data::Move {
    let mover = action.from().and_then(|from| position.man(from));
    let dropped = match action {
        Move::Drop { kind, .. } | Move::Place { kind, .. } => Some(kind),
        _ => None,
    };
    let own_seat = action.declared_by().unwrap_or(mover.map_or(position.turn(), |man| man.seat));
    let captured = match action {
        Move::Step { to, .. } => position.man(to),
        _ => None,
    };
    let right = match (action, mover) {
        (Move::Step { from, to, .. }, Some(man)) => right_of_step(rules, man, from, to),
        _ => None,
    };
    data::Move {
        text: rules.write_move(action),
        seat: seat(rules, own_seat),
        action: match action {
            Move::Step { .. } => "step",
            Move::Castle { .. } => "castle",
            Move::Exchange { .. } => "exchange",
            Move::Promote { .. } => "promote",
            Move::Drop { .. } => "drop",
            Move::Place { .. } => "place",
            Move::Pass { .. } => "pass",
            Move::Object(_) => "object",
            Move::Ready(_) => "ready",
            Move::Count(_) => "count",
            Move::Stop(_) => "stop",
            Move::ClaimImpasse(_) => "impasse",
            Move::AcceptImpasse(_) => "accept",
            Move::DeclineImpasse(_) => "decline",
        },
        from: action.from().map(|from| name(rules, from)),
        to: action.to().map(|to| name(rules, to)),
        kind: mover.map(|man| man.kind).or(dropped).map(|own| kind(rules, own)),
        capture: captured.map(|man| kind(rules, man.kind)),
        promotion: action.into().map(|into| kind(rules, into)),
        right: right.map(|right| rules.terms().rights[right as usize].id),
        words: words::action(rules, position, action),
    }
}

pub(super) fn outcome_info(rules: &Rules, outcome: Outcome) -> data::Outcome {
    data::Outcome {
        result: match outcome.winner {
            Some(Seat::FIRST) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        },
        winner: outcome.winner.map(|winner| seat(rules, winner)),
        reason: outcome.reason.id(),
        text: words::outcome(rules, outcome),
    }
}

pub(super) fn beat_info(rules: &Rules, beat: &Beat) -> data::Beat {
    let mut info = data::Beat {
        step: beat.step,
        effect: String::new(),
        seat: None,
        kind: None,
        from: None,
        to: None,
        square: None,
        stride: None,
        into: None,
        text: beat.text.clone(),
    };
    let mut man = |own: Seat, own_kind: Kind| {
        info.seat = Some(seat(rules, own));
        info.kind = Some(kind(rules, own_kind).to_owned());
    };
    let effect = match beat.show {
        Show::Travel { seat, kind, from, to, gait } => {
            man(seat, kind);
            info.from = Some(name(rules, from));
            info.to = Some(name(rules, to));
            info.stride = Some(gait.id().to_owned());
            "travel"
        }
        Show::Capture { seat, kind, at } => {
            man(seat, kind);
            info.square = Some(name(rules, at));
            "capture"
        }
        Show::Appear { seat, kind, at } => {
            man(seat, kind);
            info.square = Some(name(rules, at));
            "appear"
        }
        Show::Drop { seat, kind, at } => {
            man(seat, kind);
            info.square = Some(name(rules, at));
            "appear"
        }
        Show::Lift { seat, kind, at } => {
            man(seat, kind);
            info.square = Some(name(rules, at));
            "capture"
        }
        Show::Counting => "count",
        Show::Promote { seat, kind: was, at, into } => {
            man(seat, was);
            info.square = Some(name(rules, at));
            info.into = Some(kind(rules, into).to_owned());
            "promote"
        }
        Show::Right { seat: own, .. } => {
            info.seat = Some(seat(rules, own));
            "right"
        }
        Show::Phase => "phase",
        Show::Turn(own) => {
            info.seat = Some(seat(rules, own));
            "turn"
        }
        Show::Check { seat: own, at } => {
            info.seat = Some(seat(rules, own));
            info.square = Some(name(rules, at));
            "check"
        }
        Show::End(_) => "end",
    };
    info.effect = effect.to_owned();
    info
}

pub(super) fn mark(rules: &Rules, info: &data::Mark) -> Result<Mark, JsValue> {
    let at = crate::diagram::at(rules, square(rules, &info.square)?);
    let unknown = |what: &str| bad_argument(&format!("There is no mark of the kind “{what}”."));
    let stride = info.stride.as_deref();
    Ok(Mark {
        kind: MarkKind::from_id(&info.kind).ok_or_else(|| unknown(&info.kind))?,
        stride: stride.map(|id| Stride::from_id(id).ok_or_else(|| unknown(id))).transpose()?,
        once: info.once.unwrap_or(false),
        series: info.series,
        ..Mark::new(at, MarkKind::Move)
    })
}

pub(super) fn piece_set(id: Option<&str>) -> Result<PieceSet, JsValue> {
    let unknown = || bad_argument("Pieces are “figures”, “letters” or “pictograms”.");
    id.map_or(Ok(PieceSet::Figures), |id| PieceSet::from_id(id).ok_or_else(unknown))
}
