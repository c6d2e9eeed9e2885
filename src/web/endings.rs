//! JavaScript: ending tables.

use core::cell::RefCell;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::convert::{seat as letter, to_js};
use super::data::{
    EndingInfo, EndingProgress, EndingResult, EndingSide, EndingStatistics, EndingTable, LongestInfo,
    ValueInfo,
};
use super::error::{bad_argument, coded, has_room, need_memory};
use super::lab::Asked;
use super::progress::{Callback, Teller};
use super::read::{self, Fields, FromJs};
use crate::endings::{Book, Longest, Progress, Refusal, Value};
use crate::matches::Match;

thread_local! {
    /// The tables that have been made.
    static BOOK: RefCell<Book> = RefCell::default();
}

/// The longest time without a word, in milliseconds.
const SILENCE: f64 = 50.0;

/// A position, or the pieces of an ending.
struct About {
    game: Match,
    material: Option<String>,
}

impl FromJs for About {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let material = Fields::of(value, what)?.get("material")?;
        let game = Asked::read_with(value, what, &["material"])?.game;
        Ok(About { game, material })
    }
}

/// Who is told.
#[derive(Default)]
struct How(Option<Callback>);

impl FromJs for How {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        let callback = fields.get("onProgress")?;
        fields.done(How(callback))
    }
}

/// What an ending comes to, with every move. Tables that are missing are made first: on a page, let `ending` of
/// `lab.js` do so in a worker.
///
/// Throws an `Error` with a `code`: the same as `new Match` and `play` for a setup that cannot be; `no-two-sides`,
/// `ending-hands`, `ending-state`, `ending-rights`, `ending-quiet`, `ending-too-large` where no table can speak;
/// `stopped`.
#[wasm_bindgen(unchecked_return_type = "EndingResult")]
pub fn ending(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] setup: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EndingLimits")] limits: JsValue,
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let Asked { game } = Asked::read(&setup, "setup")?;
    let found = with_progress(&limits, |book, tell| book.ending(&game, tell))?;
    let moves = found.moves.iter();
    let moves =
        moves.map(|&(action, value)| value_info(Some(game.rules().write_move(action)), value)).collect();
    to_js(&EndingResult { value: value_info(None, found.value), moves, material: found.material })
}

/// How often an ending is won, drawn and lost: that of a position, or of `material`. As `ending` for the rest;
/// `bad-material` for a text that names no pieces.
#[wasm_bindgen(js_name = endingStatistics, unchecked_return_type = "EndingStatistics")]
pub fn ending_statistics(
    #[wasm_bindgen(unchecked_param_type = "EndingSetup")] setup: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EndingLimits")] limits: JsValue,
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let About { game, material } = About::read(&setup, "setup")?;
    let found = with_progress(&limits, |book, tell| match &material {
        Some(material) => book.statistics(game.rules(), material, tell),
        None => book.statistics_of(&game, tell),
    })?;
    let longest = |longest: Longest| LongestInfo { plies: longest.plies, position: longest.position };
    let sides: Vec<EndingSide> = found
        .sides
        .into_iter()
        .map(|side| EndingSide {
            seat: letter(game.rules(), side.seat),
            won: side.won as f64,
            drawn: side.drawn as f64,
            lost: side.lost as f64,
            longest_win: side.longest_win.map(longest),
            longest_loss: side.longest_loss.map(longest),
        })
        .collect();
    let positions = sides.iter().map(|side| side.won + side.drawn + side.lost).sum();
    to_js(&EndingStatistics { material: found.material, positions, sides })
}

/// What making the tables of an ending takes, without making them. Throws as `endingStatistics`.
#[wasm_bindgen(js_name = endingInfo, unchecked_return_type = "EndingInfo")]
pub fn ending_info(
    #[wasm_bindgen(unchecked_param_type = "EndingSetup")] setup: JsValue,
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let About { game, material } = About::read(&setup, "setup")?;
    let needed = with_book(|book| match &material {
        Some(material) => book.needs_of(game.rules(), material),
        None => book.needs(&game),
    });
    let table = |table: crate::endings::Needed| EndingTable {
        id: table.id,
        material: table.material,
        positions: table.positions as f64,
        ready: table.ready,
    };
    let tables: Vec<EndingTable> = needed.map_err(refused)?.into_iter().map(table).collect();
    let own = tables.last().cloned().ok_or_else(|| refused(Refusal::State))?;
    to_js(&EndingInfo { own, tables })
}

/// The bytes of a table that is there, by its name, to be kept; `undefined` if it is not.
#[wasm_bindgen(js_name = exportTable)]
pub fn export_table(
    #[wasm_bindgen(unchecked_param_type = "string")] id: JsValue,
) -> Result<Option<Vec<u8>>, JsValue> {
    let id: String = read::from_js(&id, "id")?;
    Ok(with_book(|book| book.export(&id)))
}

/// Takes a table that was kept; its name. `bad-table` for bytes that are none.
#[wasm_bindgen(js_name = importTable)]
pub fn import_table(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
) -> Result<String, JsValue> {
    let bytes: &Uint8Array =
        bytes.dyn_ref().ok_or_else(|| bad_argument("“bytes” should be a Uint8Array."))?;
    if !has_room(2 * bytes.length() as usize) {
        return Err(refused(Refusal::TooLarge));
    }
    with_book(|book| book.import(&bytes.to_vec())).map_err(refused)
}

/// Uses the book, or one of its own where a page asks again from within its callback.
pub(super) fn with_book<T>(ask: impl FnOnce(&mut Book) -> T) -> T {
    BOOK.with(|book| match book.try_borrow_mut() {
        Ok(mut book) => ask(&mut book),
        Err(_) => ask(&mut Book::default()),
    })
}

/// Uses the book, and tells how far its tables are.
fn with_progress<T>(
    limits: &JsValue,
    ask: impl FnOnce(&mut Book, &mut dyn FnMut(&Progress) -> bool) -> Result<T, Refusal>,
) -> Result<T, JsValue> {
    let How(on_progress) = read::from_js(limits, "limits")?;
    let mut teller = Teller::new(on_progress, SILENCE);
    let mut tell = |progress: &Progress| {
        let Progress { material, done } = progress;
        let info =
            |millis: f64| EndingProgress { material: material.clone(), done: *done, millis: millis.round() };
        teller.tell(0, info)
    };
    let found = with_book(|book| ask(book, &mut tell).map_err(refused));
    teller.end()?;
    found
}

fn refused(refusal: Refusal) -> JsValue {
    coded(refusal.code(), &refusal.to_string())
}

fn value_info(action: Option<String>, value: Value) -> ValueInfo {
    let (result, plies) = match value {
        Value::Win(plies) => ("win", Some(plies)),
        Value::Draw => ("draw", None),
        Value::Loss(plies) => ("loss", Some(plies)),
    };
    ValueInfo { action, result, plies }
}
