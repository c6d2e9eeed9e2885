//! JavaScript: tracks over a board, from their shapes.

use wasm_bindgen::JsValue;

use super::convert::{seat_named, square};
use super::data;
use crate::pictures::diagram::{at, tone};
use crate::pictures::svg::{At, Bead, Track};
use crate::rules::Rules;

fn squares(rules: &Rules, names: &[String]) -> Result<Vec<At>, JsValue> {
    names.iter().map(|name| Ok(at(rules, square(rules, name)?))).collect()
}

pub(super) fn ways(rules: &Rules, infos: Option<Vec<data::Way>>) -> Result<Vec<Track>, JsValue> {
    let way = |info: &data::Way| {
        let own = seat_named(rules, &info.seat)?;
        let lines = info.lines.iter().map(|line| squares(rules, line)).collect::<Result<_, _>>()?;
        Ok(Track {
            lines,
            seat: own.0,
            tone: tone(rules, own),
            faint: info.faint.unwrap_or(false),
            arrows: info.arrows.unwrap_or(false),
        })
    };
    infos.iter().flatten().map(way).collect()
}

pub(super) fn beads(rules: &Rules, infos: Option<Vec<data::Bead>>) -> Result<Vec<Bead>, JsValue> {
    let bead = |info: &data::Bead| {
        Ok(Bead {
            at: at(rules, square(rules, &info.square)?),
            text: info.text.chars().take(3).collect(),
            tone: tone(rules, seat_named(rules, &info.seat)?),
            faint: info.faint.unwrap_or(false),
        })
    };
    infos.iter().flatten().map(bead).collect()
}

pub(super) fn places(rules: &Rules, infos: Option<Vec<Vec<String>>>) -> Result<Vec<Vec<At>>, JsValue> {
    infos.iter().flatten().map(|names| squares(rules, names)).collect()
}
