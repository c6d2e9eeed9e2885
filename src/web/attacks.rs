//! JavaScript: attack maps.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{names, seat, to_js};
use super::data::AttackInfo;
use super::game::WebMatch;
use crate::play::attack::attacked_from;

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// For each piece on the board, where it would capture if an enemy stood there, those of its own side among the
    /// squares: what it attacks, and what it protects. Whether its king could be left so is not asked, nor are rights
    /// that are held but once.
    #[wasm_bindgen(unchecked_return_type = "Attack[]")]
    pub fn attacks(&self) -> Result<JsValue, JsValue> {
        let (rules, position) = (self.inner.rules(), self.inner.position());
        let occupied = position.occupied();
        let attack = |from| {
            let piece = position.piece_at(from)?;
            let squares = attacked_from(rules, position, piece, from, occupied);
            Some(AttackInfo {
                from: rules.board().shape.name_of(from).into(),
                seat: seat(rules, piece.seat),
                squares: names(rules, squares),
            })
        };
        to_js(&occupied.into_iter().filter_map(attack).collect::<Vec<_>>())
    }
}
