//! Games played by themselves and what is measured in them, as JavaScript asks for it.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{seat, to_js};
use super::data::{EstimateInfo, MeasuresInfo, PlayedGame};
use super::error::{OUT_OF_MEMORY, bad_argument, coded, has_room};
use super::lab::{Asked, SAFE, whole};
use super::read::{Fields, FromJs, List};
use crate::evidence::{self, Estimate, Facts, How, MOST_PLIES, Policy};
use crate::matches::Match;

/// What the longest game takes, and its searches.
const ROOM: usize = 6 << 20;

/// The most rule sets that share an opening.
const MOST_SETS: usize = 16;

/// Who plays both sides, or each.
struct Policies([Policy; 2]);

impl FromJs for Policies {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let policy = |value: &JsValue| value.as_string().and_then(|text| Policy::read(&text));
        let both = match List::of(value)? {
            Some(pair) if pair.length() == 2 => {
                let pair = pair.items()?;
                policy(&pair[0]).zip(policy(&pair[1]))
            }
            Some(_) => None,
            None => policy(value).map(|policy| (policy, policy)),
        };
        let wrong = || {
            let wanted = "“random”, “level-1” to “level-9”, “nodes-” with a number, or two of them";
            bad_argument(&format!("“{what}” should be {wanted}."))
        };
        both.map(|(first, second)| Policies([first, second])).ok_or_else(wrong)
    }
}

/// The seed and the plies of something.
fn seed_and_plies(fields: &Fields, most: u32) -> Result<(Option<u64>, Option<u32>), JsValue> {
    let seed = whole(fields, "seed", 0.0, SAFE)?.map(|seed| seed as u64);
    Ok((seed, whole(fields, "plies", 1.0, most.into())?.map(|plies| plies as u32)))
}

impl FromJs for How {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        let usual = How::default();
        let policies = fields.get::<Option<Policies>>("play")?.map_or(usual.policies, |Policies(both)| both);
        let swapped = fields.get::<Option<bool>>("swapped")?.unwrap_or(false);
        let (seed, plies) = seed_and_plies(&fields, MOST_PLIES)?;
        let (seed, plies) = (seed.unwrap_or(usual.seed), plies.unwrap_or(usual.plies));
        fields.done(How { policies, swapped, seed, plies })
    }
}

impl FromJs for Facts {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        // What a game has besides; the measures do not look at it.
        fields.knows(&["line", "widths", "scores"]);
        let winner: Option<String> = fields.get("winner")?;
        let real = |name: &'static str| {
            let number: Option<f64> = fields.get(name)?;
            match number.filter(|number| !(0.0..=1e9).contains(number)) {
                Some(_) => Err(bad_argument(&format!("“{name}” should be a number from 0."))),
                None => Ok(number),
            }
        };
        let count =
            |name, most| Ok::<u32, JsValue>(whole(&fields, name, 0.0, most)?.map_or(0, |count| count as u32));
        let sides = whole(&fields, "sides", 1.0, 4.0)?.map_or(2, |sides| sides as u8);
        let read = Facts {
            end: fields.get::<Option<String>>("end")?.map(Into::into),
            winner: whole(&fields, "side", 0.0, f64::from(sides - 1))?.map(|side| side as u8),
            sides,
            plies: count("plies", 10_000.0)?,
            branching: real("branching")?.unwrap_or(0.0),
            captures: count("captures", 10_000.0)?,
            coverage: real("coverage")?.unwrap_or(0.0),
            repetition: real("repetition")?.unwrap_or(0.0),
            decisiveness: real("decisiveness")?,
            drama: real("drama")?,
            skill: real("skill")?,
        };
        if winner.is_some() && read.winner.is_none() {
            let why = "“winner” names a seat; the measures need “side”, the number of the side that has won.";
            return Err(bad_argument(why));
        }
        fields.done(read)
    }
}

/// Plays one game to its end, or to a limit of plies, and tells what happened. The moves of the setup’s line are its
/// opening. The same setup, policies and seed give the same game on every machine. A search takes seconds: on a page,
/// call it in a worker (`crew` of `lab.js`).
///
/// Throws an `Error` with a `code`, the same as `new Match` and `play`, for a setup that cannot be; `bad-argument` or
/// `unknown-field` for the rest.
#[wasm_bindgen(unchecked_return_type = "PlayedGame")]
pub fn playout(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup")] setup: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PlayoutHow")] how: JsValue,
) -> Result<JsValue, JsValue> {
    need_room()?;
    let Asked { game } = Asked::read(&setup, "setup")?;
    let how = Option::read(&how, "how")?.unwrap_or_default();
    let record = evidence::play(&game, &how);
    let (rules, facts) = (game.rules(), record.facts);
    to_js(&PlayedGame {
        line: record.line.into_iter().map(|action| rules.write_move(action)).collect(),
        end: facts.end,
        winner: record.outcome.and_then(|outcome| outcome.winner).map(|winner| seat(rules, winner)),
        side: facts.winner,
        sides: facts.sides,
        plies: facts.plies,
        branching: facts.branching,
        widths: record.widths,
        captures: facts.captures,
        coverage: facts.coverage,
        repetition: facts.repetition,
        scores: record.scores,
        decisiveness: facts.decisiveness,
        drama: facts.drama,
        skill: facts.skill,
    })
}

/// Random moves that are legal under each of some rules and end the game under none: games that begin alike can be
/// compared. There may be fewer than were asked for.
///
/// Throws as `playout` does.
#[wasm_bindgen(js_name = sharedOpening)]
pub fn shared_opening(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup[]")] setups: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "{ plies?: number; seed?: number }")] how: JsValue,
) -> Result<Vec<String>, JsValue> {
    need_room()?;
    let setups: Vec<Asked> = Vec::read(&setups, "setups")?;
    if !(1..=MOST_SETS).contains(&setups.len()) {
        return Err(bad_argument(&format!("“setups” should be a list of 1 to {MOST_SETS}.")));
    }
    let (seed, plies) = if how.is_null() || how.is_undefined() {
        (None, None)
    } else {
        let fields = Fields::of(&how, "how")?;
        fields.done(seed_and_plies(&fields, 100)?)?
    };
    let games: Vec<Match> = setups.into_iter().map(|asked| asked.game).collect();
    Ok(evidence::shared_opening(&games, plies.unwrap_or(4), seed.unwrap_or(0)))
}

/// What is measured in games that `playout` has played, with 95 % intervals. The order of the games matters to the last
/// digits of the intervals, nothing else does.
///
/// Throws `bad-argument` and `unknown-field` for what is no such game.
#[wasm_bindgen(unchecked_return_type = "Measures")]
pub fn measures(
    #[wasm_bindgen(unchecked_param_type = "PlayedFacts[]")] games: JsValue,
) -> Result<JsValue, JsValue> {
    need_room()?;
    let games: Vec<Facts> = Vec::read(&games, "games")?;
    let told = |id: String, Estimate { value, low, high, games }: Estimate| EstimateInfo {
        id,
        value,
        low,
        high,
        games,
    };
    to_js(&MeasuresInfo {
        games: games.len(),
        measures: evidence::measures(&games)
            .into_iter()
            .map(|(measure, found)| told(measure.id().to_owned(), found))
            .collect(),
        ends: evidence::ends(&games).into_iter().map(|(id, found)| told(id, found)).collect(),
    })
}

fn need_room() -> Result<(), JsValue> {
    if has_room(ROOM) { Ok(()) } else { Err(coded(OUT_OF_MEMORY.0, OUT_OF_MEMORY.1)) }
}
