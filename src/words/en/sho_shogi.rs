//! Sho Shogi in words.

use crate::words::GameWords;

/// The texts.
pub static WORDS: GameWords = GameWords {
    id: "sho-shogi",
    title: "Sho Shogi",
    subtitle: "",
    period: "",
    place: "",
    kinds: &[],
    options: &[],
    presets: &[],
    lines: &[],
    notes: &[],
};
