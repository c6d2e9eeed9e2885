//! JavaScript: the rest of `Match` for programs: copies, other positions, destinations.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::to_js;
use super::data::SquareName;
use super::error::{CodedError, need_memory};
use super::game::WebMatch;
use super::read::FromJs;
use crate::board::Square;
use crate::rules::Rules;

/// Where pieces may go now: squares by the square they go from, and by the kind that comes from the hand.
#[derive(Serialize, Tsify)]
pub struct Destinations<'a> {
    /// By square: `{ e2: ["e3"], b1: ["a3", "c3"] }`.
    #[tsify(type = "Record<string, string[]>")]
    moves: ByName<'a, SquareName>,
    /// By kind: `{ pawn: ["e4", "e5"] }`.
    #[tsify(type = "Record<string, string[]>")]
    drops: ByName<'a, &'a str>,
}

/// Lists of squares, each under a name.
struct ByName<'a, T>(&'a Rules, Vec<(T, Vec<Square>)>);

impl<T: Serialize> Serialize for ByName<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shape = self.0.board().shape;
        let mut map = serializer.serialize_map(Some(self.1.len()))?;
        for (from, to) in &self.1 {
            let to: Vec<SquareName> = to.iter().map(|at| shape.name_of(*at).into()).collect();
            map.serialize_entry(from, &to)?;
        }
        map.end()
    }
}

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// Another match that stands as this one does, with its moves: cheap, as both share their rules. It has a
    /// `free()` of its own.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Result<WebMatch, JsValue> {
        need_memory()?;
        Ok(WebMatch { inner: self.inner.clone() })
    }

    /// Goes on from the position of this text, without the moves so far: cheaper than a new match for one position
    /// after the other. The choices that the text names hold; all others stay as they are. Throws what `new Match`
    /// throws, and then leaves the match as it was.
    #[wasm_bindgen(js_name = setPosition)]
    pub fn set_position(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<(), JsValue> {
        need_memory()?;
        let text = String::read(&text, "text")?;
        self.inner.set_position(&text).map_err(|error| CodedError::from(error).into())
    }

    /// Where every piece may go now, on the board by its square, in hand by its kind: what boards call
    /// `dests`. A square stands once, though several moves lead there (`explain` gives their texts); what is
    /// declared, thrown or passed is only in `legal()`.
    #[wasm_bindgen(unchecked_return_type = "Destinations")]
    pub fn destinations(&self) -> Result<JsValue, JsValue> {
        let rules = self.inner.rules();
        let found = self.inner.destinations();
        let moves = found.moves.into_iter().map(|(from, to)| (rules.board().shape.name_of(from).into(), to));
        let drops = found.drops.into_iter().map(|(role, to)| (&*rules.role(role).id, to));
        to_js(&Destinations { moves: ByName(rules, moves.collect()), drops: ByName(rules, drops.collect()) })
    }
}
