//! Xiangqi in words.

use crate::words::GameWords;

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "xiangqi",
    title: "Xiangqi",
    subtitle: "",
    period: "",
    place: "",
    kinds: &[],
    options: &[],
    presets: &[],
    lines: &[],
    notes: &[],
};
