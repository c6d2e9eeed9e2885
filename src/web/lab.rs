//! JavaScript: the search for a move.

use core::cell::Cell;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::convert::{names, seat as letter, to_js};
use super::data::{ReasonInfo, ScoreInfo, SearchLine, SearchProgress, SearchResult, TeamInfo};
use super::error::{CodedError, bad_argument, coded_at, has_room, need_memory};
use super::gamefile::GameMeant;
use super::language::words;
use super::progress::{Callback, NODES, Teller};
use super::read::{Choices, Fields, FromJs, from_js};
use crate::board::Seat;
use crate::matches::Match;
use crate::position::Move;
use crate::rules::Rules;
use crate::search::{Found, LEVELS, Limits, Score, Searcher, actor, reasons};

/// How long a search goes on that nothing limits, in milliseconds.
const USUAL: f64 = 1_000.0;

/// The longest time without a word, in milliseconds.
const SILENCE: f64 = 8.0;

/// The most lines that a search tells.
const MOST_LINES: f64 = 64.0;

/// The memory of the table of positions, in megabytes.
const TABLE: usize = 16;

/// The last whole number before those that share one text, and a day in milliseconds.
pub(super) const SAFE: f64 = 9_007_199_254_740_991.0;
const DAY: f64 = 86_400_000.0;

thread_local! {
    /// What searches have learned that keep it.
    static KEPT: Cell<Option<Searcher>> = const { Cell::new(None) };
}

/// What is looked at.
pub(super) struct Asked {
    pub(super) game: Match,
}

impl Asked {
    /// Reads it where other fields are there too.
    pub(super) fn read_with(value: &JsValue, what: &str, others: &[&'static str]) -> Result<Self, JsValue> {
        // A match says of itself how to set it up.
        let set_up = value.is_object().then(|| Reflect::get(value, &"setup".into())).transpose()?;
        let set_up = set_up.and_then(|set_up| set_up.dyn_into::<Function>().ok());
        let own = set_up.map(|set_up| set_up.call0(value)).transpose()?;
        let fields = Fields::of(own.as_ref().unwrap_or(value), what)?;
        fields.knows(others);
        let GameMeant(meant) = fields.get("game")?;
        let options: Choices = fields.get::<Option<Choices>>("options")?.unwrap_or_default();
        let position: Option<String> = fields.get("position")?;
        let line: Vec<String> = fields.done(fields.get::<Option<_>>("line")?.unwrap_or_default())?;
        let mut game = Match::of(meant, &options.pairs(), position.as_deref()).map_err(CodedError::from)?;
        for text in &line {
            game.play(text).map_err(|error| {
                let message = words().play_error(game.rules(), game.position(), &error);
                coded_at(error.code(), &message, &names(game.rules(), error.squares()))
            })?;
        }
        Ok(Asked { game })
    }
}

impl FromJs for Asked {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        Asked::read_with(value, what, &[])
    }
}

/// How far, and who is told.
struct How {
    limits: Limits,
    millis: Option<f64>,
    keep: bool,
    on_progress: Option<Callback>,
}

impl Default for How {
    fn default() -> How {
        let limits = Limits { megabytes: table(&[TABLE]), ..Limits::default() };
        How { limits, millis: Some(USUAL), keep: false, on_progress: None }
    }
}

impl FromJs for How {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        let number = |name, least, most| whole(&fields, name, least, most);
        let usual = Limits::default();
        let (depth, nodes) = (number("depth", 1.0, 64.0)?, number("nodes", 1.0, SAFE)?);
        let millis = number("millis", 1.0, DAY)?;
        let limits = Limits {
            depth: depth.map_or(usual.depth, |depth| depth as u32),
            nodes: nodes.map_or(usual.nodes, |nodes| nodes as u64),
            level: number("level", 1.0, f64::from(LEVELS))?.map_or(LEVELS, |level| level as u8),
            seed: number("seed", 0.0, SAFE)?.map_or(0, |seed| seed as u64),
            megabytes: table(&[TABLE]),
            lines: number("lines", 1.0, MOST_LINES)?.map_or(1, |lines| lines as usize),
            selective: true,
        };
        let none = depth.is_none() && nodes.is_none() && millis.is_none();
        let keep = fields.get::<Option<bool>>("keep")?.unwrap_or(false);
        let on_progress = fields.get("onProgress")?;
        fields.done(How { limits, millis: millis.or(none.then_some(USUAL)), keep, on_progress })
    }
}

/// How far it is looked where plies have to be given, and who is told.
pub(super) struct Bounds {
    pub(super) plies: u32,
    pub(super) nodes: u64,
    pub(super) millis: f64,
    pub(super) on_progress: Option<Callback>,
}

impl Bounds {
    pub(super) fn read(fields: &Fields, least: u32, most: u32) -> Result<Bounds, JsValue> {
        let plies = whole(fields, "plies", f64::from(least), f64::from(most))?;
        Ok(Bounds {
            plies: plies.ok_or_else(|| bad_argument("“plies” should be a whole number."))? as u32,
            nodes: whole(fields, "nodes", 1.0, SAFE)?.map_or(u64::MAX, |nodes| nodes as u64),
            millis: whole(fields, "millis", 1.0, DAY)?.unwrap_or(f64::INFINITY),
            on_progress: fields.get("onProgress")?,
        })
    }
}

/// The first of these sizes of a table, in megabytes, for which there is room.
pub(super) fn table(sizes: &[usize]) -> usize {
    sizes.iter().copied().find(|size| has_room((size + 2) << 20)).unwrap_or(0)
}

/// A whole number within bounds.
pub(super) fn whole(
    fields: &Fields,
    name: &'static str,
    least: f64,
    most: f64,
) -> Result<Option<f64>, JsValue> {
    let number: Option<f64> = fields.get(name)?;
    if number.is_some_and(|number| !(least..=most).contains(&number) || number.fract() != 0.0) {
        return Err(bad_argument(&format!("“{name}” should be a whole number from {least} to {most}.")));
    }
    Ok(number)
}

/// Looks for a move of whoever acts in a position, and says why. It answers when it is done: on a page, call it in a
/// worker, or let `think` of `lab.js` do so.
///
/// It ends at the depth, the number of positions or the milliseconds that are given, whichever comes first; a second
/// if none is. The same setup, depth, nodes, level and seed give the same move, unless time has ended it. `onProgress`
/// is told what has been found so far, at least every hundredth of a second; when it returns `false`, the search ends.
///
/// Throws an `Error` with a `code`, the same as `new Match` and `play`, for a setup that cannot be; for a field that
/// is not known, or out of its bounds, `bad-argument`.
#[wasm_bindgen(unchecked_return_type = "SearchResult")]
pub fn search(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] setup: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SearchLimits")] limits: JsValue,
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let Asked { game } = Asked::read(&setup, "setup")?;
    let How { limits, millis, keep, on_progress } = from_js(&limits, "limits")?;
    let mut teller = Teller::new(on_progress, SILENCE);
    let (mut ended, most) = (None, millis.unwrap_or(f64::INFINITY));
    // Taken out: what is told may search too.
    let mut searcher = if keep { KEPT.take() } else { None }.unwrap_or_default();
    let found = searcher.search(&game, &limits, &mut |found| {
        ended = teller.ended(found.depth, |time| progress(&game, found, time), most);
        ended.is_some()
    });
    if keep {
        KEPT.set(Some(searcher));
    }
    let ended = ended.unwrap_or(if found.nodes >= limits.nodes { NODES } else { "done" });
    let millis = teller.end()?;
    let rules = game.rules();
    let told = |reason: crate::search::Reason| ReasonInfo {
        code: reason.code(),
        text: words().reason(rules, game.position(), reason),
        squares: names(rules, reason.squares()),
        rule: reason.topic().and_then(|topic| rules.provenance(topic)).map(|on| on.rule),
    };
    let reasons = reasons(&game, &found).into_iter().map(told).collect();
    to_js(&SearchResult { found: progress(&game, &found, millis), ended, reasons })
}

/// What a search has found so far.
fn progress(game: &Match, found: &Found, millis: f64) -> SearchProgress {
    let rules = game.rules();
    let texts = |line: &[Move]| line.iter().map(|&action| rules.write_move(action)).collect();
    let ordered = found.clone().in_order();
    let lines = ordered.lines.iter();
    SearchProgress {
        best: found.best.map(|action| rules.write_move(action)),
        seat: letter(rules, actor(rules, game.position())),
        line: texts(&found.line),
        score: score(rules, found.score),
        lines: lines
            .map(|own| SearchLine { line: texts(&own.line), score: score(rules, own.score) })
            .collect(),
        depth: found.depth,
        nodes: found.nodes as f64,
        millis: millis.round(),
    }
}

fn score(rules: &Rules, score: Score) -> ScoreInfo {
    let each = match score {
        Score::Points(points) => return ScoreInfo::Points(points),
        Score::Win(plies) => return ScoreInfo::Win { win: plies },
        Score::Loss(plies) => return ScoreInfo::Loss { loss: plies },
        Score::Expected(each) => each,
    };
    let mut teams: Vec<TeamInfo> = Vec::new();
    let seats: Vec<Seat> = rules.seats().collect();
    for &own in &seats {
        let allies = || seats.iter().filter(|&&other| rules.allied(own, other));
        if allies().next() == Some(&own) {
            let seats = allies().map(|&ally| letter(rules, ally)).collect();
            teams.push(TeamInfo { seats, points: each[own.index()].round() });
        }
    }
    ScoreInfo::Teams { teams }
}
