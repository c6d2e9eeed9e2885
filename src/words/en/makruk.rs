//! Makruk in words.

use crate::words::GameWords;

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "makruk",
    title: "Makruk",
    subtitle: "",
    period: "",
    place: "",
    kinds: &[],
    options: &[],
    presets: &[],
    lines: &[],
    notes: &[],
};
