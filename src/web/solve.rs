//! JavaScript: the solver.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{seat_named, to_js};
use super::data::{KeyInfo, NearestInfo, SolveInfo, SoundnessInfo};
use super::endings::with_book;
use super::error::{coded, need_memory};
use super::lab::{Asked, Bounds, table};
use super::progress::Teller;
use super::read::{Fields, FromJs};
use crate::matches::Match;
use crate::solve::{self, Fault, Limits, MOST_PLIES, Solved, Verdict};

/// The longest time without a word, in milliseconds.
const SILENCE: f64 = 50.0;

/// Sizes of the table of positions, in megabytes; the largest for which there is room is taken.
const TABLES: [usize; 4] = [64, 16, 4, 1];

/// How far, and who is told.
struct How {
    limits: Limits,
    seat: Option<String>,
    bounds: Bounds,
}

impl FromJs for How {
    fn read(value: &JsValue, what: &str) -> Result<Self, JsValue> {
        let fields = Fields::of(value, what)?;
        let bounds = Bounds::read(&fields, 1, MOST_PLIES)?;
        let limits = Limits {
            plies: bounds.plies,
            all: fields.get::<Option<bool>>("all")?.unwrap_or(true),
            checks: fields.get::<Option<bool>>("checks")?.unwrap_or(false),
            nodes: bounds.nodes,
            ..Limits::default()
        };
        let seat = fields.get("seat")?;
        fields.done(How { limits, seat, bounds })
    }
}

/// Whether the side to move, or another, wins a position within a number of plies, by which first moves, and along
/// which line. It answers when it is done: on a page, let `solve` of `lab.js` call it in a worker.
///
/// `onProgress` is told how far it has come; when it returns `false`, what has been found is the answer.
///
/// Throws an `Error` with a `code`: the same as `new Match` and `play` for a setup that cannot be; `no-two-sides` for
/// games with dice or four seats; `unknown-seat`; `bad-argument` and `unknown-field` for the rest.
#[wasm_bindgen(unchecked_return_type = "SolveResult")]
pub fn solve(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] setup: JsValue,
    #[wasm_bindgen(unchecked_param_type = "SolveLimits")] limits: JsValue,
) -> Result<JsValue, JsValue> {
    answer(&setup, &limits, |game, limits, stop| {
        (with_book(|book| solve::solve_with(book, game, limits, stop)), None)
    })
}

/// Whether a problem is sound: one first move alone leads to the shortest win. If it is not, which sound problem is
/// nearest, by moving one piece. As `solve` for the rest.
#[wasm_bindgen(unchecked_return_type = "Soundness")]
pub fn soundness(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] setup: JsValue,
    #[wasm_bindgen(unchecked_param_type = "SolveLimits")] limits: JsValue,
) -> Result<JsValue, JsValue> {
    answer(&setup, &limits, |game, limits, stop| {
        let found = with_book(|book| solve::soundness(book, game, limits, stop));
        let nearest = found.nearest.map(|near| {
            let square = |square| game.rules().board().shape.name(square);
            NearestInfo {
                position: near.game.position_text(),
                from: square(near.from),
                to: square(near.to),
                plies: near.solved.plies.unwrap_or(0),
                key: near
                    .solved
                    .keys
                    .first()
                    .map_or_else(String::new, |key| game.rules().write_move(key.action)),
            }
        });
        let fault = found.fault.map(|fault| match fault {
            Fault::NoWin => "no-win",
            Fault::SeveralKeys => "several-keys",
            Fault::Unknown => "unknown",
        });
        (found.solved, Some(SoundnessInfo { sound: fault.is_none(), fault, nearest }))
    })
}

type Stop<'a> = &'a mut dyn FnMut(&Solved) -> bool;

fn answer(
    setup: &JsValue,
    limits: &JsValue,
    find: impl FnOnce(&Match, &Limits, Stop<'_>) -> (Solved, Option<SoundnessInfo>),
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let Asked { game } = Asked::read(setup, "setup")?;
    let How { mut limits, seat, bounds: Bounds { millis, on_progress, .. } } = How::read(limits, "limits")?;
    if !solve::speaks(&game) {
        return Err(coded("no-two-sides", "Only games of two sides without dice can be solved."));
    }
    if let Some(letter) = &seat {
        limits.seat = Some(seat_named(game.rules(), letter)?);
    }
    limits.megabytes = table(&TABLES);
    let mut teller = Teller::new(on_progress, SILENCE);
    let (solved, soundness) = find(&game, &limits, &mut |solved| {
        teller.tell(solved.depth, |time| info(&game, solved, time)) || teller.millis() >= millis
    });
    let millis = teller.end()?;
    to_js(&SolveInfo { soundness, ..info(&game, &solved, millis) })
}

fn info(game: &Match, solved: &Solved, millis: f64) -> SolveInfo {
    let key = |key: &solve::Key| KeyInfo { action: game.rules().write_move(key.action), plies: key.plies };
    let result = match solved.verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
        Verdict::Unknown => "unknown",
    };
    SolveInfo {
        result,
        depth: solved.depth,
        plies: solved.plies,
        keys: solved.keys.iter().map(key).collect(),
        nodes: solved.nodes as f64,
        millis: millis.round(),
        sole: solved.sole,
        line: solved.line.iter().map(|&action| game.rules().write_move(action)).collect(),
        by: if solved.by_ending { "ending" } else { "search" },
        soundness: None,
    }
}
