//! The list of languages that the module speaks, and the choice among them.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::to_js_small;
use super::error::named_by;
use super::language::choose;
use super::read::FromJs;
use crate::words::{self, Language};

/// A language that the module speaks.
#[derive(Serialize, Tsify)]
pub struct LanguageInfo {
    /// Its tag after BCP 47, such as `en`.
    id: &'static str,
    /// What it calls itself.
    name: &'static str,
}

/// Every language that the module speaks, the default first.
#[wasm_bindgen(unchecked_return_type = "LanguageInfo[]")]
pub fn languages() -> Result<JsValue, JsValue> {
    let info = |language: &'static dyn Language| LanguageInfo { id: language.id(), name: language.name() };
    to_js_small(&words::languages().map(info).collect::<Vec<_>>())
}

/// Chooses the language of everything that the module says from now on, a `BoardView`'s announcements
/// included. What has been said or drawn stays as it is. Throws an `Error` with code `unknown-language`
/// for one that is not among `languages()`.
#[wasm_bindgen(js_name = setLanguage)]
pub fn set_language(#[wasm_bindgen(unchecked_param_type = "string")] id: JsValue) -> Result<(), JsValue> {
    let id = String::read(&id, "id")?;
    let known = words::languages().map(|language| language.id());
    choose(named_by("module", words::language(&id), "language", &id, known)?);
    Ok(())
}
