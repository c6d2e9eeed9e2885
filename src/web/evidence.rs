//! JavaScript: games of self-play, and their measures.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{seat, to_js};
use super::data::{EstimateInfo, MeasuresInfo, PairedInfo, PlayedGame};
use super::error::{OUT_OF_MEMORY, bad_argument, coded, has_room};
use super::lab::{Asked, SAFE, whole};
use super::read::{Fields, FromJs, List};
use crate::evidence::{self, Estimate, Facts, FigureKind, How, MOST_PLIES, Paired, Policy};
use crate::matches::Match;

/// What the longest game takes, and its searches.
const ROOM: usize = 6 << 20;

/// The most rule sets that share an opening.
const MOST_SETS: usize = 16;

/// The most games that a share is of.
const MOST_GAMES: f64 = 1e6;

/// The most games of which it is asked beforehand what they would tell.
const MOST_PLANNED: f64 = 10_000.0;

/// The most games that are compared at once.
const MOST_COMPARED: usize = 20_000;

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
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] setup: JsValue,
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
    #[wasm_bindgen(unchecked_param_type = "(SearchSetup | Match)[]")] setups: JsValue,
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

/// Games under several choices, compared in pairs: each choice has a list of games, and those with the same place in it
/// began alike. One that was not played is `null`. Every measure but `balance`, and every rule that has ended a game,
/// is told of every two choices, with the exact sign test of the pairs that differ and its q-value among all of them.
///
/// Throws `bad-argument` and `unknown-field` for what is no such game.
#[wasm_bindgen(js_name = compareGames, unchecked_return_type = "Paired[]")]
pub fn compare_games(
    #[wasm_bindgen(unchecked_param_type = "(PlayedFacts | undefined | null)[][]")] choices: JsValue,
) -> Result<JsValue, JsValue> {
    need_room()?;
    let choices: Vec<Vec<Option<Facts>>> = Vec::read(&choices, "choices")?;
    if choices.len() > MOST_SETS || choices.iter().map(Vec::len).sum::<usize>() > MOST_COMPARED {
        return Err(bad_argument(&format!(
            "“choices” should be at most {MOST_SETS} lists of {MOST_COMPARED} games together."
        )));
    }
    let told = |one: Paired| {
        let least = one.least();
        let Paired { measure, choices, pairs, left_out, higher, lower, p, q } = one;
        PairedInfo { measure, choices, pairs, left_out, higher, lower, p, q, least }
    };
    to_js(&evidence::compared(&choices).into_iter().map(told).collect::<Vec<_>>())
}

/// The 95 % interval of a share: of so many points, a half one being allowed, in so many games. The exact one for a
/// number of games that was settled before (Clopper and Pearson 1934); with `anytime` a wider one that also holds if
/// one looks after each game and stops when one likes (Robbins 1970).
///
/// Throws `bad-argument` for points that are less than none or more than the games.
#[wasm_bindgen(js_name = exactInterval, unchecked_return_type = "[number, number]")]
pub fn exact_interval(
    #[wasm_bindgen(unchecked_param_type = "number")] points: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] games: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] anytime: JsValue,
) -> Result<JsValue, JsValue> {
    let games = games_of(&games, MOST_GAMES)?;
    let points = f64::read(&points, "points")?;
    if !(0.0..=games as f64).contains(&points) {
        return Err(bad_argument(&format!("“points” should be a number from 0 to {games}.")));
    }
    let anytime = Option::<bool>::read(&anytime, "anytime")?.unwrap_or(false);
    let interval = if anytime { evidence::anytime_interval } else { evidence::exact_interval };
    let (low, high) = interval(points, games);
    to_js(&[low, high])
}

fn games_of(games: &JsValue, most: f64) -> Result<usize, JsValue> {
    let games = f64::read(games, "games")?;
    if !(0.0..=most).contains(&games) || games.fract() != 0.0 {
        return Err(bad_argument(&format!("“games” should be a whole number from 0 to {most}.")));
    }
    Ok(games as usize)
}

fn range_of(range: &JsValue) -> Result<[f64; 2], JsValue> {
    match Vec::<f64>::read(range, "range")?[..] {
        [from, to] if from <= to => Ok([from, to]),
        _ => Err(bad_argument("“range” should be two numbers, the lower first.")),
    }
}

/// Reads a figure and how it came about.
fn figure_of(found: &JsValue) -> Result<(Estimate, FigureKind), JsValue> {
    let fields = Fields::of(found, "found")?;
    fields.knows(&["id"]);
    let share = fields.get::<Option<bool>>("share")?.unwrap_or(false);
    let anytime = fields.get::<Option<bool>>("anytime")?.unwrap_or(false);
    let (value, low, high): (f64, f64, f64) = (fields.get("value")?, fields.get("low")?, fields.get("high")?);
    let games = whole(&fields, "games", 1.0, MOST_GAMES)?;
    let games = games.ok_or_else(|| bad_argument("“games” is missing."))? as usize;
    if !(low <= value && value <= high && high.is_finite()) || share && !(0.0..=1.0).contains(&value) {
        return Err(bad_argument("“found” should be a figure within its interval; a share is from 0 to 1."));
    }
    let kind = match (share, anytime) {
        (true, true) => FigureKind::Anytime,
        (true, false) => FigureKind::Share,
        (false, _) => FigureKind::Mean,
    };
    fields.done((Estimate { value, low, high, games }, kind))
}

/// The largest chance of a figure that lies so far outside of a range, or farther, if the true one lies within it; 1 if
/// the figure does not lie outside. Of a `share` it is exact (with `anytime`: however often one looked before), else by
/// the normal curve of which the interval of the figure is that of 95 %.
///
/// Throws `bad-argument` for what is no figure or no range, and `unknown-field`.
#[wasm_bindgen(js_name = chanceOutside)]
pub fn chance_outside(
    #[wasm_bindgen(unchecked_param_type = "Figure")] found: JsValue,
    #[wasm_bindgen(unchecked_param_type = "[from: number, to: number]")] range: JsValue,
) -> Result<f64, JsValue> {
    let ((found, kind), [from, to]) = (figure_of(&found)?, range_of(&range)?);
    Ok(evidence::chance_outside(&found, kind, from, to))
}

/// How likely the true figure lies within a range, after what was seen: of a `share`, if every share was as likely
/// before (Bayes and Laplace); else by the normal curve of which the interval of the figure is that of 95 %.
///
/// Throws `bad-argument` for what is no figure or no range, and `unknown-field`.
#[wasm_bindgen(js_name = chanceWithin)]
pub fn chance_within(
    #[wasm_bindgen(unchecked_param_type = "Figure")] found: JsValue,
    #[wasm_bindgen(unchecked_param_type = "[from: number, to: number]")] range: JsValue,
) -> Result<f64, JsValue> {
    let ((found, kind), [from, to]) = (figure_of(&found)?, range_of(&range)?);
    Ok(evidence::chance_within(&found, kind, from, to))
}

/// The nearest true share outside of a range that so many games tell from it with a chance of 80 %; `undefined` where
/// so few never do. The range begins at 0 or ends at 1. `anytime` as for `exactInterval`.
///
/// Throws `bad-argument` for what is no number of games or no such range.
#[wasm_bindgen(js_name = leastSeen, unchecked_return_type = "number | undefined")]
pub fn least_seen(
    #[wasm_bindgen(unchecked_param_type = "number")] games: JsValue,
    #[wasm_bindgen(unchecked_param_type = "[from: number, to: number]")] range: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] anytime: JsValue,
) -> Result<JsValue, JsValue> {
    let (games, [from, to]) = (games_of(&games, MOST_PLANNED)?, range_of(&range)?);
    if from < 0.0 || to > 1.0 || from > 0.0 && to < 1.0 {
        return Err(bad_argument("“range” should begin at 0 or end at 1, and lie between."));
    }
    let anytime = Option::<bool>::read(&anytime, "anytime")?.unwrap_or(false);
    to_js(&evidence::least_seen(games, from, to, anytime))
}

/// q-values of several chances, in their order (Benjamini and Hochberg 1995): the share of false findings among all
/// that are told up to that one.
///
/// Throws `bad-argument` for what is no chance.
#[wasm_bindgen(js_name = falseShares)]
pub fn false_shares(
    #[wasm_bindgen(unchecked_param_type = "number[]")] chances: JsValue,
) -> Result<Vec<f64>, JsValue> {
    let chances: Vec<f64> = Vec::read(&chances, "chances")?;
    if chances.iter().any(|chance| !(0.0..=1.0).contains(chance)) {
        return Err(bad_argument("“chances” should be numbers from 0 to 1."));
    }
    Ok(evidence::false_shares(&chances))
}

fn need_room() -> Result<(), JsValue> {
    if has_room(ROOM) { Ok(()) } else { Err(coded(OUT_OF_MEMORY.0, OUT_OF_MEMORY.1)) }
}
