//! Shatar in words.

use crate::words::GameWords;

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "shatar",
    title: "Shatar",
    subtitle: "",
    period: "",
    place: "",
    kinds: &[],
    options: &[],
    presets: &[],
    lines: &[],
    notes: &[],
};
