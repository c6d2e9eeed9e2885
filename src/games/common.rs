//! What several games share: patterns, roles' places, the repetition option.

use std::borrow::Cow;

use crate::art::Figure;
use crate::board::Role;
use crate::movement::{Modality, Pattern};
use crate::variant::source::{DAOU, RECONSTRUCTION};
use crate::variant::{Change, Choice, Cite, Name, OptionSpec, Repetition, RoleSpec, Standing};

/// Places of the roles in the lists of the chaturanga family.
pub const KING: Role = Role(0);
/// The counsellor.
pub const COUNSELLOR: Role = Role(1);
/// The elephant.
pub const ELEPHANT: Role = Role(2);
/// The horse.
pub const HORSE: Role = Role(3);
/// The chariot.
pub const CHARIOT: Role = Role(4);
/// The soldier.
pub const SOLDIER: Role = Role(5);

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
pub const SILVER: &[Pattern] = &[FERZ, WAZIR.mirrored()];
/// The knight's leap.
pub const KNIGHT: &[Pattern] = &[Pattern::leap(1, 2)];
/// Any distance straight.
pub const ROOK: &[Pattern] = &[Pattern::ride(0, 1)];
/// One square forward to move, one diagonally forward to capture.
pub const PAWN: &[Pattern] =
    &[WAZIR.mirrored().only(Modality::Move), FERZ.mirrored().only(Modality::Capture)];

/// A role of the family; `k` is the letter of the piece that must not be lost.
pub const fn role(
    id: &'static str,
    letter: char,
    figure: Figure,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> RoleSpec {
    let royal = matches!(letter, 'k');
    RoleSpec { id, letter, figure, names, royal, patterns: Cow::Borrowed(patterns), promoted_from: None }
}

/// A role that may be lost like any other, whatever its letter.
pub const fn piece(
    id: &'static str,
    letter: char,
    figure: Figure,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> RoleSpec {
    let royal = false;
    RoleSpec { id, letter, figure, names, royal, patterns: Cow::Borrowed(patterns), promoted_from: None }
}

/// A choice that goes with every other.
pub const fn choice(
    id: &'static str,
    cites: &'static [Cite],
    standing: Standing,
    changes: &'static [Change],
) -> Choice {
    Choice { id, cites, standing, changes, excludes: &[] }
}

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
/// Of names in English.
pub const ENGLISH: &str = "en";

/// COM-07: the sources give these games no rule for repetition, so that one is offered which
/// keeps games finite.
pub const REPETITION: OptionSpec = OptionSpec {
    id: "repetition",
    choices: &[
        choice(
            "third-occurrence-draw",
            &[Cite(RECONSTRUCTION, "not in the source")],
            Standing::Reconstructed,
            &[],
        ),
        choice(
            "off",
            &[Cite(DAOU, "no rule given")],
            Standing::Inferred,
            &[Change::Repetition(Repetition::Ignored)],
        ),
    ],
};
