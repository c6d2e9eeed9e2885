//! English.

mod board;
mod boards;
mod facts;
mod families;
mod field;
mod illegal_moves;
mod language;
mod meanings;
pub mod moves;
mod narration;
mod nouns;
mod picture;
mod rulebook;
mod sentences;
mod table;

pub mod ashtapada;
pub mod chaturanga;
pub mod common;
pub mod four_handed;
pub mod heian_shogi;
pub mod indian;
pub mod janggi;
pub mod makruk;
pub mod ouk;
pub mod senterej;
pub mod shatar;
pub mod shatranj;
pub mod sho_shogi;
pub mod shogi;
pub mod sittuyin;
pub mod xiangqi;

pub use board::{armed, cell_note, displaced, mark, occupant, picked_up, selected};
pub use boards::board_notes;
pub use facts::{fact, remark};
pub use families::family;
pub use field::field_name;
pub use illegal_moves::*;
pub use language::English;
pub use meanings::{meaning, term};
pub use narration::narrate;
pub use nouns::*;
pub use picture::{annotation_error, describe_annotation, describe_marks, line};
pub use rulebook::*;
pub use sentences::*;
pub use table::{captures_only, event, opening_rolls, seat_notes, turn, winners};

use super::GameWords;

/// The texts of all games.
pub static GAMES: &[&GameWords] = &[
    &chaturanga::WORDS,
    &shatranj::WORDS,
    &senterej::WORDS,
    &indian::WORDS,
    &sittuyin::WORDS,
    &makruk::WORDS,
    &ouk::WORDS,
    &shatar::WORDS,
    &xiangqi::WORDS,
    &janggi::WORDS,
    &heian_shogi::WORDS,
    &sho_shogi::WORDS,
    &shogi::WORDS,
    &four_handed::SHATURANGA,
    &four_handed::DICE_CHESS,
    &ashtapada::WORDS,
];

/// The texts of a game.
///
/// # Panics
/// If the catalogue lacks the game; a test sees to it that it does not.
pub fn game(id: &str) -> &'static GameWords {
    GAMES
        .iter()
        .copied()
        .find(|words| words.id == id)
        .unwrap_or_else(|| panic!("no words for the game “{id}”"))
}
