//! Shogi in words.

use crate::words::GameWords;

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "shogi",
    title: "Shogi",
    subtitle: "",
    period: "",
    place: "",
    kinds: &[],
    options: &[],
    presets: &[],
    lines: &[],
    notes: &[],
};
