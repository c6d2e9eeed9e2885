//! The notation that a caller asks for.

use wasm_bindgen::JsValue;

use super::error::named_by;
use super::read::FromJs;
use crate::notation::Notation;
use crate::rules::Rules;

/// The notation of this id, if the game has it; none where none is asked for.
pub(super) fn notation_asked(rules: &Rules, id: &JsValue) -> Result<Option<Notation>, JsValue> {
    let id: Option<String> = FromJs::read(id, "notation")?;
    let Some(id) = id else { return Ok(None) };
    let found = Notation::from_id(&id).filter(|notation| rules.notations().contains(notation));
    named_by("game", found, "notation", &id, rules.notations().iter().map(|notation| notation.id())).map(Some)
}

/// The same, coordinates where none is asked for.
pub(super) fn notation(rules: &Rules, id: &JsValue) -> Result<Notation, JsValue> {
    Ok(notation_asked(rules, id)?.unwrap_or(Notation::Coordinates))
}
