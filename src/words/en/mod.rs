//! English.

pub mod moves;
mod rulebook;
mod sentences;

pub mod chaturanga;
pub mod common;
pub mod indian;
pub mod senterej;
pub mod shatranj;

pub use rulebook::*;
pub use sentences::*;

use super::GameWords;

/// The texts of all games.
pub static GAMES: &[&GameWords] = &[&chaturanga::WORDS, &shatranj::WORDS, &senterej::WORDS, &indian::WORDS];

/// The texts of a game.
///
/// # Panics
/// If the catalogue lacks the game; a test sees to it that it does not.
pub fn game(id: &str) -> &'static GameWords {
    GAMES.iter().copied().find(|words| words.id == id).expect("every game has words")
}
