//! The JavaScript module: everything that touches wasm-bindgen and web-sys, and nothing else.
//!
//! Results are plain objects (`data` gives their TypeScript types); what has state is a class.
//! Every error is a JavaScript `Error` with a stable `code`; nothing traps.

// Nothing that a page hands over may end in a trap.
#![deny(clippy::unwrap_used, clippy::expect_used)]

mod annotation;
mod attacks;
pub mod board;
mod codes;
mod convert;
mod data;
mod endings;
mod error;
mod evidence;
mod export;
mod functions;
mod game;
mod gamefile;
mod hands;
mod lab;
mod language;
mod languages;
mod library;
mod near;
mod notations;
mod parting;
mod pictures;
mod progress;
mod read;
mod records;
mod sheets;
mod solve;
mod tracks;
mod written;

pub use annotation::tikz;
pub use board::BoardView;
pub use endings::{ending, ending_info, ending_statistics, export_table, import_table};
pub use evidence::{
    chance_outside, chance_within, compare_games, exact_interval, false_shares, least_seen, measures,
    playout, shared_opening,
};
pub use export::WebAnimation;
pub use functions::{board, games, kinds, pattern, rule_sentences, ruled_out, rules_text};
pub use game::WebMatch;
pub use gamefile::{check_game, define_game, forget_game, game_file};
pub use lab::search;
pub use languages::{languages, set_language};
pub use parting::parting;
pub use pictures::{figure, mark_sample};
pub use records::read_game_record;
pub use sheets::print_set;
pub use solve::{solve, soundness};
pub use written::write_game_record;

use wasm_bindgen::prelude::wasm_bindgen;

/// The types of ids and codes. The records make them.
#[wasm_bindgen(typescript_custom_section)]
const IDS: &str = include_str!("ids.d.ts");

/// Runs once when the module is loaded: panics, should there be one, say where in the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
