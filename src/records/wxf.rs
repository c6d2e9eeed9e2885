//! The WXF file format of Xiangqi, after the draft of H. Yang (“Chinese Chess File Format”): `FORMAT` and other
//! names with their values, a line each, then the moves between `START{` and `}END`.

use super::draft::Draft;
use super::pgn;
use crate::notation::Notation;

const BEGINS: &str = "START{";
const ENDS: &str = "}END";

/// Whether a text is such a file.
pub(super) fn is_file(text: &str) -> bool {
    text.trim_start().starts_with("FORMAT") || text.lines().take(40).any(|line| line.trim() == BEGINS)
}

pub(super) fn read(text: &str) -> Draft {
    let mut draft = Draft { game: Some("xiangqi".to_owned()), ..Draft::default() };
    let mut lines = text.split_inclusive('\n').enumerate();
    let mut at = 0;
    for (number, line) in &mut lines {
        at += line.len();
        let (name, value) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let value = value.trim();
        match name {
            BEGINS => {
                let moves = &text[at..];
                return pgn::read_on(draft, moves.split(ENDS).next().unwrap_or(moves), number + 2);
            }
            "" => {}
            "FORMAT" => {
                let format = value.split([',', ' ']).next().unwrap_or_default();
                // The letters were called AXF before.
                draft.notation = match format {
                    "AXF" => Some(Notation::Wxf),
                    other => Notation::from_id(&other.to_ascii_lowercase()),
                };
            }
            "FEN" => draft.position = Some(value.to_owned()),
            "RESULT" => draft.result = Some(value.to_owned()),
            // In PGN a tag of this name says which game is played.
            "GAME" => draft.tag("Event", value),
            name => {
                let (first, rest) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
                // A name with fields for club and title, that may be empty.
                draft.tag(&[first, &rest.to_ascii_lowercase()].concat(), value.trim_end_matches([';', ' ']));
            }
        }
    }
    draft
}
