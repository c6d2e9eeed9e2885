//! JavaScript: partings of two rule sets.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::convert::{outcome_info, to_js};
use super::data::{EndsInfo, PartingInfo, PartingProgress};
use super::error::{coded, need_memory};
use super::lab::{Asked, Bounds, table};
use super::progress::{NODES, Teller};
use super::read::{Fields, FromJs};
use crate::matches::Match;
use crate::parting::{self, Limits, MOST_PLIES, Part, Side};

/// The longest time without a word, in milliseconds.
const SILENCE: f64 = 50.0;

/// Sizes of the table of positions, in megabytes; the largest for which there is room is taken.
const TABLES: [usize; 3] = [32, 8, 1];

/// The shortest line from two setups after which a move is legal under one of them alone, or the game is over under
/// one alone, or won by another. Of several, the first in the order in which the first setup lists moves. `result` says
/// whether there is one within the plies, and otherwise why it was looked for no longer. It answers when it is done: on
/// a page, let `parting` of `lab.js` call it in a worker.
///
/// `onProgress` is told how far it has come; when it returns `false`, that is all.
///
/// Throws an `Error` with a `code`: the same as `new Match` and `play` for a setup that cannot be; `dice` where
/// something is thrown; `bad-argument` and `unknown-field` for the rest.
#[wasm_bindgen(unchecked_return_type = "Parting")]
pub fn parting(
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] a: JsValue,
    #[wasm_bindgen(unchecked_param_type = "SearchSetup | Match")] b: JsValue,
    #[wasm_bindgen(unchecked_param_type = "PartingLimits")] limits: JsValue,
) -> Result<JsValue, JsValue> {
    need_memory()?;
    let (Asked { game: a }, Asked { game: b }) = (Asked::read(&a, "a")?, Asked::read(&b, "b")?);
    let fields = Fields::of(&limits, "limits")?;
    let asked = Bounds::read(&fields, 0, MOST_PLIES)?;
    let Bounds { plies, nodes, millis, on_progress } = fields.done(asked)?;
    if ![&a, &b].into_iter().all(parting::speaks) {
        let why = "Where something is thrown, no line can be followed under two sets of rules.";
        return Err(coded("dice", why));
    }
    let limits = Limits { plies, nodes, megabytes: table(&TABLES) };
    let (mut teller, mut ended) = (Teller::new(on_progress, SILENCE), None);
    let found = parting::parting(&a, &b, &limits, &mut |found| {
        let progress = |millis| PartingProgress { plies: found.plies, nodes: found.nodes as f64, millis };
        ended = teller.ended(found.plies, progress, millis);
        ended.is_some()
    });
    teller.end()?;
    let nothing = if found.plies > plies { "none" } else { ended.unwrap_or(NODES) };
    let told = PartingInfo {
        result: nothing,
        plies: found.plies,
        line: Vec::new(),
        action: None,
        only: None,
        outcomes: None,
    };
    to_js(&match &found.part {
        Some(part) => info(&a, &b, part, told),
        None => told,
    })
}

fn info(a: &Match, b: &Match, part: &Part, told: PartingInfo) -> PartingInfo {
    let rules = [a.rules(), b.rules()];
    let (only, action) = match part.only {
        None => (None, None),
        Some((Side::A, action)) => (Some("a"), Some(rules[0].write_move(action))),
        Some((Side::B, action)) => (Some("b"), Some(rules[1].write_move(action))),
    };
    PartingInfo {
        result: "part",
        line: part.line.iter().map(|&action| rules[0].write_move(action)).collect(),
        action,
        only,
        outcomes: part.outcomes.map(|[a, b]| EndsInfo {
            a: a.map(|end| outcome_info(rules[0], end)),
            b: b.map(|end| outcome_info(rules[1], end)),
        }),
        ..told
    }
}
