//! The game records: each a table of terms, without code.

pub mod ashtapada;
pub mod base;
pub mod chaturanga;
pub mod common;
pub mod four_handed;
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
mod sheet;
pub mod shogi;
pub mod sittuyin;
pub mod xiangqi;

pub use ashtapada::ASHTAPADA;
pub use chaturanga::CHATURANGA;
pub use four_handed::{DICE_CHESS, SHATURANGA};
pub use indian::INDIAN;
pub use janggi::JANGGI;
pub use makruk::MAKRUK;
pub use medieval_chess::MEDIEVAL_CHESS;
pub use modern_chess::MODERN_CHESS;
pub use new_chess::NEW_CHESS;
pub use ouk::OUK;
pub use senterej::SENTEREJ;
pub use shatar::SHATAR;
pub use shatranj::SHATRANJ;
pub use shogi::{HEIAN_SHOGI, SHO_SHOGI, SHOGI};
pub use sittuyin::SITTUYIN;
pub use xiangqi::XIANGQI;

use crate::variant::{Game, told_apart};

/// The games that are collected, in the order in which the page lists them. A record with a fault does not compile.
pub static ALL: &[&Game] = &[
    CHATURANGA.checked(),
    SHATRANJ.checked(),
    SENTEREJ.checked(),
    INDIAN.checked(),
    SITTUYIN.checked(),
    MAKRUK.checked(),
    OUK.checked(),
    SHATAR.checked(),
    XIANGQI.checked(),
    JANGGI.checked(),
    HEIAN_SHOGI.checked(),
    SHO_SHOGI.checked(),
    SHOGI.checked(),
    SHATURANGA.checked(),
    DICE_CHESS.checked(),
    ASHTAPADA.checked(),
];

/// Chess of Europe, the oldest first: what the others are compared with, none of those that are collected.
pub static REFERENCE: &[&Game] = &[MEDIEVAL_CHESS.checked(), NEW_CHESS.checked(), MODERN_CHESS.checked()];

/// The games of [`ALL`], then those of [`REFERENCE`].
pub static EVERY: &[&Game] = &every();

const fn every() -> [&'static Game; ALL.len() + REFERENCE.len()] {
    let mut every = [&CHATURANGA; ALL.len() + REFERENCE.len()];
    let mut at = 0;
    while at < every.len() {
        every[at] = if at < ALL.len() { ALL[at] } else { REFERENCE[at - ALL.len()] };
        at += 1;
    }
    every
}

const _: () = assert!(told_apart(EVERY).is_ok(), "two games have one id");

/// The game of [`EVERY`] with this id.
///
/// ```
/// # use tabiya_rules as tabiya;
/// assert_eq!(tabiya::games::find("shatranj").map(|game| &*game.id), Some("shatranj"));
/// assert!(tabiya::games::find("draughts").is_none());
/// ```
pub fn find(id: &str) -> Option<&'static Game> {
    EVERY.iter().copied().find(|game| game.id == id)
}
