//! The fields of a position text.

use super::table;

/// The fields of a position text, and its `name=value` pairs.
pub(crate) fn split(text: &str) -> (Vec<&str>, Vec<(&str, &str)>) {
    let mut fields = Vec::new();
    let mut pairs = Vec::new();
    for word in text.split_ascii_whitespace() {
        match word.split_once('=') {
            Some(pair) => pairs.push(pair),
            None => fields.push(word),
        }
    }
    (fields, pairs)
}

/// Names of the `name=value` pairs that belong to the position; all others are options.
const POSITION_FIELDS: [&str; 10] =
    ["phase", "ready", "bare", "counting", "shak", "claim", "forfeit", "standoff", "object", "kingless"];

/// Whether a `name=value` pair belongs to the position; all others are options.
pub fn is_position_field(name: &str) -> bool {
    POSITION_FIELDS.contains(&name) || table::FIELDS.contains(&name)
}

/// Those of them that may stand once for each seat.
pub(super) const SEAT_FIELDS: [&str; 3] = ["bare", "shak", "forfeit"];
