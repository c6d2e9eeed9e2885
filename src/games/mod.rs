//! The games, each a record that reads like a rule sheet.

pub mod chaturanga;
pub mod common;
pub mod indian;
pub mod senterej;
pub mod shatranj;

pub use chaturanga::CHATURANGA;
pub use indian::INDIAN;
pub use senterej::SENTEREJ;
pub use shatranj::SHATRANJ;

use crate::rules::Game;

/// All games, in the order in which the page lists them.
pub static ALL: &[&Game] = &[&CHATURANGA, &SHATRANJ, &SENTEREJ, &INDIAN];

/// The game with this id.
///
/// ```
/// assert_eq!(tabiya::games::find("shatranj").map(|game| game.id), Some("shatranj"));
/// assert!(tabiya::games::find("draughts").is_none());
/// ```
pub fn find(id: &str) -> Option<&'static Game> {
    ALL.iter().copied().find(|game| game.id == id)
}
