//! The English catalogue.

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
mod reasons;
mod records;
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
pub mod medieval_chess;
pub mod modern_chess;
pub mod new_chess;
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
pub use reasons::reason;
pub use records::{left_out, record_error};
pub use rulebook::*;
pub use sentences::*;
pub use table::{captures_only, event, opening_rolls, seat_notes, turn, winners};

use super::{FurtherWords, GameWords};

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
    &medieval_chess::WORDS,
    &new_chess::WORDS,
    &modern_chess::WORDS,
];

/// What is said of a game that has no words: a record made at run time.
static NO_WORDS: GameWords = GameWords {
    id: "",
    title: "",
    subtitle: "",
    period: "",
    place: "",
    sides: &[],
    checks: &[],
    roles: &[],
    texts: |_| &FurtherWords { options: &[], presets: &[], lines: &[], notes: &[] },
};

/// The texts of a game; empty ones for a game that is none of [`GAMES`]. Sentences then call things by the ids of
/// its record.
pub fn game(id: &str) -> &'static GameWords {
    GAMES.iter().copied().find(|words| words.id == id).unwrap_or(&NO_WORDS)
}
