//! JavaScript: game records as texts.

use js_sys::{JsString, Object};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::convert::to_js;
use super::data::{
    GameRecordInfo, ReadSetup, RecordDoubt, RecordErrorInfo, RecordGame, RecordLine, RecordMoveInfo,
};
use super::error::{bad_argument, coded, named_by, need_memory};
use super::game::WebMatch;
use super::gamefile::defined;
use super::language::words;
use super::notations::notation;
use super::read::{FromJs, from_js};
use crate::notation::Notation;
use crate::position::{Move, Position};
use crate::records::{GameRecord, Line, MAX_RECORD, MatchRecord, Reading};
use crate::rules::Rules;
use crate::variant::GameRef;
use crate::words::RecordError;

#[wasm_bindgen(js_class = Match)]
impl WebMatch {
    /// Ids of the notations that the game has: `coordinates` first, then those of its players.
    pub fn notations(&self) -> Vec<String> {
        self.inner.rules().notations().iter().map(|notation| notation.id().to_owned()).collect()
    }

    /// The game so far as text in a notation: after the pattern of PGN, or in the form of `kif`, `ki2`, `csa`, `usi`
    /// and `ucci`. `Match.read` and `readGameRecord` read it.
    pub fn write(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] notation: JsValue,
    ) -> Result<String, JsValue> {
        Ok(self.inner.write(self::notation(self.inner.rules(), &notation)?))
    }

    /// The moves made so far in a notation.
    #[wasm_bindgen(js_name = lineIn)]
    pub fn line_in(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] notation: JsValue,
    ) -> Result<Vec<String>, JsValue> {
        Ok(self.inner.line_in(self::notation(self.inner.rules(), &notation)?))
    }

    /// A move that is open now, as `legal()` gives its text, in a notation. Throws an `Error` with code `move-text`
    /// for a text that is no legal move’s.
    #[wasm_bindgen(js_name = moveText)]
    pub fn move_text(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] notation: JsValue,
    ) -> Result<String, JsValue> {
        let text = String::read(&text, "text")?;
        let notation = self::notation(self.inner.rules(), &notation)?;
        let action = self.inner.rules().read_move(self.inner.position(), &text);
        let action: Option<Move> = action.filter(|action| self.inner.legal().contains(action));
        let action = action.ok_or_else(|| coded("move-text", "“text” should be that of a legal move."))?;
        Ok(self.inner.move_text(action, notation))
    }

    /// Reads a game’s record and plays its main line: our own text, PGN with coordinates or the game’s letters, KIF,
    /// KI2, CSA and USI, Xiangqi’s WXF, Chinese, ICCS and UCCI, Janggi’s Korean. The format is found in the text
    /// unless `notation` says it. Throws an `Error` with a `code`, and for a move that cannot be played with `ply`,
    /// `line`, `column`, `text`, `candidates`, `doubts` and `choices`; `readGameRecord` keeps what could be read. Of a
    /// text that holds several games it takes the first, or that of `number`; `readGameRecord` says how many there are.
    pub fn read(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ReadSetup")] setup: JsValue,
    ) -> Result<WebMatch, JsValue> {
        let record = read(&text, &setup)?;
        match record.error {
            Some(error) => Err(thrown(&error)?),
            None => Ok(WebMatch { inner: record.game }),
        }
    }
}

/// Reads a game’s record with its tags, comments and variations. What stands before a fault is kept, and the fault
/// told in `error`. Throws as `Match.read` does where nothing can be kept: for a text of no game, or of a
/// position that cannot be.
#[wasm_bindgen(js_name = readGameRecord, unchecked_return_type = "GameRecordInfo")]
pub fn read_game_record(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReadSetup")] setup: JsValue,
) -> Result<JsValue, JsValue> {
    let record = read(&text, &setup)?;
    let rules = record.game.rules();
    let start = record.game.start();
    let RecordLine { comment, moves } = line_info(rules, &record.line);
    to_js(&GameRecordInfo {
        game: rules.game().id.to_string(),
        options: rules.chosen().collect(),
        position: (start != Position::start(rules)).then(|| rules.write_position(&start)),
        notation: record.notation.id(),
        result: record.result.clone(),
        tags: record.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
        comment,
        moves,
        error: record.error.as_ref().map(error_info),
        games: record.games,
        left_out: Some(words().left_out(&record.left_out)).filter(|said| !said.is_empty()),
    })
}

fn read(text: &JsValue, setup: &JsValue) -> Result<GameRecord, JsValue> {
    need_memory()?;
    let long = |text: &JsString| text.length() as usize > MAX_RECORD;
    let text: &JsString = text.dyn_ref().ok_or_else(|| bad_argument("“text” should be a text."))?;
    if long(text) {
        return Err(thrown(&RecordError::TooLong(MAX_RECORD))?);
    }
    let setup: ReadSetup = from_js(setup, "setup")?;
    let id = setup.notation;
    let known = || Notation::all().map(Notation::id);
    let named = |id: String| named_by("module", Notation::from_id(&id), "notation", &id, known());
    let notation = id.map(named).transpose()?;
    let options = setup.options.unwrap_or_default();
    let (game, own) = match setup.game {
        Some(RecordGame::Own(game)) => (Some(game.id.to_string()), vec![game]),
        Some(RecordGame::Id(id)) => (Some(id), defined().map(GameRef::from).collect()),
        None => (None, defined().map(GameRef::from).collect()),
    };
    let number = setup.number.unwrap_or(1.0);
    if number < 1.0 || number.fract() != 0.0 {
        return Err(bad_argument("“number” should be that of a game, from 1."));
    }
    let reading = Reading {
        game: game.as_deref(),
        notation,
        options: &options.pairs(),
        own: &own,
        number: number as usize,
    };
    match GameRecord::read(&String::from(text), reading) {
        Ok(record) => Ok(record),
        Err(error) => Err(thrown(&error)?),
    }
}

/// The error to be thrown, with all that is known of it.
fn thrown(error: &RecordError) -> Result<JsValue, JsValue> {
    let told = error_info(error);
    let value = coded(told.code, &told.message);
    let object: &Object = value.unchecked_ref();
    if let RecordError::Move(_) = error {
        Object::assign(object, to_js(&told)?.unchecked_ref());
    }
    Ok(value)
}

fn error_info(error: &RecordError) -> RecordErrorInfo {
    let fault = match error {
        RecordError::Move(fault) => Some(fault),
        _ => None,
    };
    let doubts = fault.iter().flat_map(|fault| &fault.doubts);
    RecordErrorInfo {
        code: error.code(),
        message: words().record_error(error),
        ply: fault.map(|fault| fault.ply),
        line: match error {
            RecordError::Line(line, _) => Some(*line),
            _ => fault.map(|fault| fault.line),
        },
        column: fault.map(|fault| fault.column),
        text: fault.map(|fault| fault.text.clone()),
        candidates: fault.map_or(Vec::new(), |fault| fault.candidates.clone()),
        choices: fault.map_or(Vec::new(), |fault| fault.choices.clone()),
        doubts: doubts.map(|doubt| RecordDoubt { ply: doubt.ply, text: doubt.text.clone() }).collect(),
    }
}

fn line_info(rules: &Rules, line: &Line) -> RecordLine {
    let said = |text: &String| (!text.is_empty()).then(|| text.clone());
    let moves = line.moves.iter().map(|played| RecordMoveInfo {
        text: rules.write_move(played.action),
        comment: said(&played.comment),
        variations: played.variations.iter().map(|line| line_info(rules, line)).collect(),
    });
    RecordLine { comment: said(&line.comment), moves: moves.collect() }
}
