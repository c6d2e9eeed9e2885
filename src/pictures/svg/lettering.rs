//! Lettering: short texts, as strokes wherever the characters have them.

use core::fmt::Write;

use crate::art::decimal::{tenths, thousandths};
use crate::art::{character, glyph};

/// A short text, centred at a point, in the colour `currentColor`. Strokes where the characters
/// have them, else text in the reader's sans-serif font.
pub(crate) fn lettering(text: &str, x: f64, y: f64, scale: f64, weight: f64) -> String {
    let strokes = |letter| glyph(letter).is_some() || character(letter, 0.0, 0.0, 1.0).is_some();
    if !text.chars().all(strokes) {
        return format!(
            r#"<text x="{}" y="{}" font-family="sans-serif" font-size="{}" font-weight="bold" text-anchor="middle" fill="currentColor">{}</text>"#,
            tenths(x),
            tenths(y + 15.0 * scale),
            tenths(42.0 * scale),
            escape(text),
        );
    }
    let advance = 27.0 * scale;
    let first = x - advance * (text.chars().count() as f64 - 1.0) / 2.0;
    let mut out = String::new();
    for (place, letter) in text.chars().enumerate() {
        let x = first + advance * place as f64;
        let Some(strokes) = glyph(letter) else {
            out += &written(letter, x, y, 36.0 * scale, None);
            continue;
        };
        let _ = write!(
            out,
            r#"<path transform="translate({} {}) scale({})" fill="none" stroke="currentColor" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" d="{strokes}"/>"#,
            tenths(x - 10.0 * scale),
            tenths(y - 15.0 * scale),
            thousandths(scale),
            tenths(weight),
        );
    }
    out
}

/// One Chinese or Japanese character in a square of this side, centred at a point, in the colour
/// `currentColor`; as text if it has no strokes here. The pen is the one that suits the character
/// unless another is given.
pub(super) fn written(letter: char, x: f64, y: f64, side: f64, pen: Option<f64>) -> String {
    let Some(written) = character(letter, x, y, side) else {
        return format!(
            r#"<text x="{}" y="{}" font-family="serif" font-size="{}" text-anchor="middle" fill="currentColor">{}</text>"#,
            tenths(x),
            tenths(y + 0.38 * side),
            tenths(side),
            escape(letter.encode_utf8(&mut [0; 4])),
        );
    };
    format!(
        r#"<path fill="none" stroke="currentColor" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" d="{}"/>"#,
        tenths(pen.unwrap_or_else(|| written.pen(side))),
        written.path,
    )
}

/// The text with everything replaced that has a meaning in XML, or no place in it.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => out.push(character),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(character),
        }
    }
    out
}
