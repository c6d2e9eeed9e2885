//! JavaScript: records as objects, written as texts.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{CodedError, bad_argument, coded, need_memory};
use super::game::refused;
use super::gamefile::find;
use super::language::words;
use super::notations::notation;
use super::read::{Choices, Fields, List};
use crate::matches::Match;
use crate::records::{GameRecord, Line, MAX_DEPTH, RESULTS, RecordMove, result};
use crate::words::RecordError;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Moves to be written, as `readGameRecord` gives them. */
export interface LineToWrite {
    /** What is said before the first. */
    comment?: string;
    /** Each with what is said of it, and with lines that could have been played in its place. */
    moves: { text: string; comment?: string; variations?: LineToWrite[] }[];
}

/** A game’s record to be written; a `GameRecordInfo` is one. */
export interface RecordToWrite extends LineToWrite {
    /** Id of the game. */
    game: string;
    options?: Record<string, string>;
    /** Where it begins, if not with the array. */
    position?: string;
    /** Who played, where and when. */
    tags?: Record<string, string>;
    /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
    result?: string;
    /** Passed over. */
    notation?: string;
    /** Passed over. */
    error?: RecordErrorInfo;
}
"#;

/// Most moves and lines of a record.
const MOST: u32 = 20_000;

/// A game’s record as text, as `readGameRecord` gives it: with tags, comments and variations, in one of the notations
/// of its game. KIF and KI2 have variations too, CSA comments, USI and UCCI moves alone. `notation` and `error` of
/// the record are passed over. Throws what `new Match` throws, what `play` throws at a move that is not legal, and
/// `record-too-many` for more than 20,000 moves or variations 64 deep.
#[wasm_bindgen(js_name = writeGameRecord)]
pub fn write_game_record(
    #[wasm_bindgen(unchecked_param_type = "RecordToWrite")] record: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] notation: JsValue,
) -> Result<String, JsValue> {
    need_memory()?;
    let fields = Fields::of(&record, "record")?;
    fields.knows(&["notation", "error", "games", "leftOut"]);
    let options: Option<Choices> = fields.get("options")?;
    let position: Option<String> = fields.get("position")?;
    let tags: Option<Choices> = fields.get("tags")?;
    let told: Option<String> = fields.get("result")?;
    let start = Match::of(
        find(&fields.get::<String>("game")?)?,
        &options.unwrap_or_default().pairs(),
        position.as_deref(),
    )
    .map_err(CodedError::from)?;
    let notation = self::notation(start.rules(), &notation)?;
    if told.as_ref().is_some_and(|told| !RESULTS.contains(&told.as_str())) {
        return Err(bad_argument(&format!("“result” should be one of {}.", RESULTS.join(", "))));
    }
    let mut game = start;
    let line = Writing { left: MOST }.line(&fields, &mut game, 0)?;
    let own = result(game.rules(), game.outcome());
    let result = told.filter(|_| own == "*").unwrap_or_else(|| own.to_owned());
    let tags =
        tags.unwrap_or_default().pairs().iter().map(|&(name, value)| (name.into(), value.into())).collect();
    Ok(GameRecord { game, tags, line, result, notation, error: None, games: 1, left_out: Vec::new() }
        .write(notation))
}

/// What may still come: the same object may stand in several places, or within itself.
struct Writing {
    left: u32,
}

impl Writing {
    /// Plays a line and leaves the game at its end.
    fn line(&mut self, fields: &Fields, game: &mut Match, depth: usize) -> Result<Line, JsValue> {
        let comment: Option<String> = fields.get("comment")?;
        let mut line = Line { comment: comment.unwrap_or_default(), moves: Vec::new() };
        for info in fields.get::<List>("moves")?.items()? {
            let info = Fields::of(&info, "a move")?;
            let text: String = info.get("text")?;
            let comment: Option<String> = info.get("comment")?;
            let further: Option<List> = info.get("variations")?;
            let before = game.clone();
            game.play(&text).map_err(|error| refused(&before, &error))?;
            let action = game.line().last().ok_or_else(|| bad_argument("“text” should be a move."))?;
            let mut variations = Vec::new();
            for variation in further.map_or(Ok(Vec::new()), |list| list.items())? {
                self.spend(depth + 1)?;
                let fields = Fields::of(&variation, "a variation")?;
                variations.push(self.line(&fields, &mut before.clone(), depth + 1)?);
            }
            info.done(())?;
            self.spend(depth)?;
            line.moves.push(RecordMove { action, comment: comment.unwrap_or_default(), variations });
        }
        fields.done(line)
    }

    fn spend(&mut self, depth: usize) -> Result<(), JsValue> {
        need_memory()?;
        let error = RecordError::TooMany;
        let left = self.left.checked_sub(1).filter(|_| depth <= MAX_DEPTH);
        self.left = left.ok_or_else(|| coded(error.code(), &words().record_error(&error)))?;
        Ok(())
    }
}
