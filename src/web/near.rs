//! Suggestions for a misspelt field.

use crate::matches;

/// What others call a field.
const ALSO: [(&str, &str); 5] =
    [("fen", "position"), ("sfen", "position"), ("color", "seat"), ("side", "seat"), ("piece", "kind")];

/// The name that is nearest, or what it is called here.
pub(super) fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let also = ALSO.iter().filter(|(other, _)| *other == name).map(|(_, meant)| *meant);
    if let Some(found) = also.filter_map(|meant| known.iter().find(|&&field| field == meant)).next() {
        return Some(found);
    }
    matches::nearest(name, known)
}
