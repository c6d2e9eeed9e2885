//! JavaScript: game files, read, checked, registered for a session, written.

use std::cell::RefCell;
use std::sync::Arc;

use js_sys::{JsString, Reflect};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::convert::to_js_small;
use super::data::GameInSetup;
use super::error::{CodedError, bad_argument, coded, need_memory};
use super::read::FromJs;
use crate::files::{self, FileError};
use crate::games;
use crate::variant::{Game, GameRef, SetupError};

/// Most games of files that a session knows.
const MOST: usize = 32;

thread_local! {
    static DEFINED: RefCell<Vec<Arc<Game>>> = const { RefCell::new(Vec::new()) };
}

/// What is wrong with a game file.
#[derive(Serialize, Tsify)]
pub struct GameFileError {
    /// Stable code.
    #[tsify(type = "GameFileCode")]
    code: &'static str,
    /// The line, from 1; 0 where it is about the file as a whole.
    line: u32,
    /// The character of the line, from 1; 0 where it is about the line or the file as a whole.
    column: u32,
    /// The field, as a path such as `options.2.choices.1.standing`.
    field: String,
    /// In a sentence.
    message: String,
}

/// Makes the game of a file known for this session, and gives its id: then everything that takes a game's id takes
/// this one. A later file with the same id takes the place of an earlier one; matches of that go on as they are.
/// Throws an `Error` with `code`, `line`, `column` and `field` where the file is no game.
#[wasm_bindgen(js_name = defineGame)]
pub fn define_game(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<String, JsValue> {
    need_memory()?;
    let game = read(&text, "text")?;
    if games::find(&game.id).is_some() {
        return Err(coded(
            "id-taken",
            &format!("There is a game “{}” already: give the file another id.", game.id),
        ));
    }
    let id = game.id.to_string();
    DEFINED.with_borrow_mut(|defined| {
        defined.retain(|known| known.id != game.id);
        if defined.len() == MOST {
            return Err(coded("too-many-games", &format!("A session knows at most {MOST} games of files.")));
        }
        defined.push(Arc::new(game));
        Ok(id)
    })
}

/// Forgets the game of a file. Matches of it go on.
#[wasm_bindgen(js_name = forgetGame)]
pub fn forget_game(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
) -> Result<(), JsValue> {
    let id = String::read(&game, "game")?;
    DEFINED.with_borrow_mut(|defined| defined.retain(|known| known.id != id));
    Ok(())
}

/// What is wrong with a game file; `undefined` if nothing is.
#[wasm_bindgen(js_name = checkGame, unchecked_return_type = "GameFileError | undefined")]
pub fn check_game(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<JsValue, JsValue> {
    match files::read(&file_text(&text, "text")?) {
        Ok(_) => Ok(JsValue::UNDEFINED),
        Err(FileError { code, line, column, field, message }) => {
            to_js_small(&GameFileError { code, line, column, field, message })
        }
    }
}

/// A variant that was imported.
#[derive(Serialize, Tsify)]
pub struct ImportedVariant {
    /// The game as a file, as far as it could be taken over.
    file: String,
    /// The keys that are not in it, and what the engine holds to where the section does not say otherwise.
    unsaid: Vec<String>,
}

/// A section of Fairy-Stockfish’s `variants.ini` as a game file. Throws an `Error` with `code`, `line`, `column` and
/// `field` where it makes no game.
#[wasm_bindgen(js_name = importVariant, unchecked_return_type = "ImportedVariant")]
pub fn import_variant(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] section: JsValue,
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let section = String::read(&section, "section")?;
    let imported = files::import(&file_text(&text, "text")?, &section).map_err(thrown)?;
    let unsaid = imported.unsaid.into_iter().map(|(key, _)| key).collect();
    to_js_small(&ImportedVariant { file: files::write(&imported.game), unsaid })
}

/// A game as a file, with its words in the default language.
#[wasm_bindgen(js_name = gameFile)]
pub fn game_file(
    #[wasm_bindgen(unchecked_param_type = "GameId | (string & {})")] game: JsValue,
) -> Result<String, JsValue> {
    Ok(files::write(&*find(&String::read(&game, "game")?)?))
}

/// The game with this id: one of the collection, or one that has been defined.
pub(super) fn find(id: &str) -> Result<GameRef, CodedError> {
    let known = games::find(id).map(GameRef::from);
    known
        .or_else(|| defined().find(|game| game.id == id).map(GameRef::from))
        .ok_or_else(|| SetupError::UnknownGame(id.to_owned()).into())
}

/// The games that have been defined, in their order.
pub(super) fn defined() -> impl Iterator<Item = Arc<Game>> {
    DEFINED.with_borrow(Clone::clone).into_iter()
}

/// A game as `new Match` takes it: its id, or its file where no id stands for it.
pub(super) fn in_setup(game: &Game) -> GameInSetup {
    // A game that was defined is known in this instance of the module alone: a worker has another.
    match games::find(&game.id) {
        Some(known) if core::ptr::eq(known, game) => GameInSetup::Id(game.id.to_string()),
        _ => GameInSetup::File { file: files::write(game) },
    }
}

/// The game that a caller means: its id, or `{ file }` with its text.
pub(super) fn meant(game: &JsValue) -> Result<GameRef, JsValue> {
    if game.is_object() {
        let text = Reflect::get(game, &"file".into()).unwrap_or(JsValue::UNDEFINED);
        return Ok(read(&text, "game.file")?.into());
    }
    Ok(find(&String::read(game, "game")?)?)
}

/// A game as a caller means it.
pub(super) struct GameMeant(pub GameRef);

impl FromJs for GameMeant {
    fn read(value: &JsValue, _: &str) -> Result<Self, JsValue> {
        meant(value).map(GameMeant)
    }
}

/// The text of a file, which is longer than other texts.
fn file_text(value: &JsValue, what: &str) -> Result<String, JsValue> {
    let text: &JsString =
        value.dyn_ref().ok_or_else(|| bad_argument(&format!("“{what}” should be a text.")))?;
    if text.length() as usize > files::MAX_TEXT {
        return Err(bad_argument(&format!("“{what}” is longer than {} characters.", files::MAX_TEXT)));
    }
    Ok(text.into())
}

fn read(value: &JsValue, what: &str) -> Result<Game, JsValue> {
    files::read(&file_text(value, what)?).map_err(thrown)
}

/// The error to be thrown, with all that is known of it.
fn thrown(error: FileError) -> JsValue {
    let thrown = coded(error.code, &error.to_string());
    // Setting properties of a fresh object cannot fail.
    let _ = Reflect::set(&thrown, &"line".into(), &error.line.into());
    let _ = Reflect::set(&thrown, &"column".into(), &error.column.into());
    let _ = Reflect::set(&thrown, &"field".into(), &error.field.into());
    thrown
}
