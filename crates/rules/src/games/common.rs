//! Definitions that several game records share: patterns, languages, the repetition option.

// All that a record is written in: `use super::common::*` brings it.
pub(super) use super::sheet::{base, choices, cites, lines, options, presets, rights, roles};
pub(super) use crate::art::{Figure, disc, octagon, wedge};
pub(super) use crate::board::{
    ASHTAPADA, Board, CHEQUERED, Facing, Few, PLAIN, Role, Ruling, SEATS, SeatSpec, Shape, SquareSet,
    TWO_SEATS, Zone,
};
pub(super) use crate::movement::{Modality, Pattern, Right};
pub(super) use crate::variant::source::*;
pub(super) use crate::variant::*;

/// One square straight.
pub const WAZIR: Pattern = Pattern::leap(0, 1);
/// One square diagonally.
pub const FERZ: Pattern = Pattern::leap(1, 1);
/// One square any way.
pub const KING_STEPS: &[Pattern] = &[WAZIR, FERZ];
/// One square diagonally.
pub const FERZ_STEPS: &[Pattern] = &[FERZ];
/// Exactly two squares diagonally, over anything.
pub const ALFIL: &[Pattern] = &[Pattern::leap(2, 2)];
/// Exactly two squares straight, over anything.
pub const DABBABA: &[Pattern] = &[Pattern::leap(0, 2)];
/// One square diagonally or one forward.
pub const SILVER_STEPS: &[Pattern] = &[FERZ, WAZIR.mirrored()];
/// The knight's leap.
pub const KNIGHT: &[Pattern] = &[Pattern::leap(1, 2)];
/// Any distance straight.
pub const ROOK_RIDE: &[Pattern] = &[Pattern::ride(0, 1)];
/// Any distance diagonally.
pub const BISHOP_RIDE: &[Pattern] = &[Pattern::ride(1, 1)];
/// Any distance straight, one square diagonally.
pub const ROOK_AND_FERZ: &[Pattern] = &[Pattern::ride(0, 1), FERZ];
/// One square forward to move, one diagonally forward to capture.
pub const PAWN_STEPS: &[Pattern] =
    &[WAZIR.mirrored().only(Modality::Move), FERZ.mirrored().only(Modality::Capture)];
/// The same, and two squares from where it stands at the start, over an empty one.
pub const DOUBLE_STEPS: &[Pattern] = &[
    WAZIR.mirrored().only(Modality::Move),
    FERZ.mirrored().only(Modality::Capture),
    Pattern::lame(&[(0, 1)], (0, 2)).mirrored().only(Modality::Move).from(Zone::OwnRanks(2, 2)),
];
/// Any distance straight or diagonally.
pub const QUEEN_RIDE: &[Pattern] = &[Pattern::ride(0, 1), Pattern::ride(1, 1)];

/// Language tag of names in Sanskrit, transliterated.
pub const SANSKRIT: &str = "sa-Latn";
/// Of names in Arabic or Persian, as the source transliterates them.
pub const ARABIC: &str = "ar-Latn";
/// Of names in Amharic, transliterated.
pub const AMHARIC: &str = "am-Latn";
/// Of names in Malagasy.
pub const MALAGASY: &str = "mg";
/// Of names in Thai, transliterated.
pub const THAI: &str = "th-Latn";
/// Of names in Khmer, transliterated.
pub const KHMER: &str = "km-Latn";
/// Of names in Mongolian, transliterated.
pub const MONGOLIAN: &str = "mn-Latn";
/// Of names in Chinese, in pinyin.
pub const CHINESE: &str = "zh-Latn";
/// Of names in Japanese, transliterated.
pub const JAPANESE: &str = "ja-Latn";
/// Of names in Korean, transliterated.
pub const KOREAN: &str = "ko-Latn";
/// Of names in Burmese, transliterated.
pub const BURMESE: &str = "my-Latn";
/// Of names in Italian.
pub const ITALIAN: &str = "it";
/// Of names in English.
pub const ENGLISH: &str = "en";

/// COM-07: the sources give these games no rule for repetition, so that one is offered which
/// keeps games finite.
pub const REPETITION: OptionSpec = OptionSpec {
    id: Text::Borrowed("repetition"),
    choices: choices! {
        "third-occurrence-draw" Reconstructed [RECONSTRUCTION "not in the source"];
        "off" Inferred [DAOU "no rule given"] => Repetition(Repetition::Ignored);
    },
};

/// The same where a program that plays the game has the rule of chess.
pub const REPETITION_OF_CHESS: OptionSpec = OptionSpec {
    id: Text::Borrowed("repetition"),
    choices: choices! {
        "third-occurrence-draw" Modern [FAIRY_STOCKFISH "nFoldRule"];
        "off" Inferred [DAOU "no rule given"] => Repetition(Repetition::Ignored);
    },
};
