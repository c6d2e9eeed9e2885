//! English: remarks on boards, where no source tells how one looked.

use crate::rules::Rules;
use crate::variant::Cite;
use crate::variant::source::{MURRAY, RECONSTRUCTION, WALKER};
use crate::words::Note;

/// A remark on a game's board.
struct Remark {
    game: &'static str,
    /// Whether it is about the marked squares, and is left out where none are.
    on_marks: bool,
    note: Note,
}

const fn remark(game: &'static str, on_marks: bool, text: &'static str, cite: Cite) -> Remark {
    Remark { game, on_marks, note: Note { text, cite } }
}

static REMARKS: &[Remark] = &[
    remark(
        "chaturanga",
        true,
        "The crosses are those of Indian boards of later centuries; how the oldest boards were marked is not told.",
        Cite(MURRAY, "chapter I"),
    ),
    remark(
        "shatranj",
        true,
        "The crosses are those of Indian boards: the shatranj board has no regular marks.",
        Cite(MURRAY, "chapter XIII"),
    ),
    remark(
        "senterej",
        true,
        "The crosses are those of Indian boards: no source of ours has them for Ethiopia.",
        Cite(RECONSTRUCTION, ""),
    ),
    remark(
        "indian",
        true,
        "The crosses are those of Indian boards of later centuries; none are told of for the ninth.",
        Cite(MURRAY, "chapter I"),
    ),
    remark(
        "shaturanga",
        false,
        "The pictures of the printed game are lost: the array is that of Walker’s leaflet and of Forbes, and the \
         marked squares are those of Indian boards.",
        Cite(RECONSTRUCTION, "after Walker 2011, Forbes 1860, and Murray 1913, chapter I"),
    ),
    remark(
        "dice-chess",
        false,
        "The illustrations of the leaflet are lost: the words under one of them give the array, which is also that \
         of Forbes.",
        Cite(WALKER, "illustration 2"),
    ),
    remark(
        "dice-chess",
        false,
        "Which squares are marked only the lost illustration told: these are the marks of Indian boards.",
        Cite(RECONSTRUCTION, "after Murray 1913, chapter I"),
    ),
    remark(
        "ashtapada",
        false,
        "The drawings of the tracks and of the marks are lost: the tracks are ours, the marked squares are those of \
         Indian boards.",
        Cite(RECONSTRUCTION, "after Murray 1913, chapter I"),
    ),
];

/// The remarks on the board in force.
pub fn board_notes(rules: &Rules) -> Vec<Note> {
    let marked = !rules.board().marks.is_empty();
    let id = if rules.game().texts.is_none() { &*rules.game().id } else { "" };
    let told = REMARKS.iter().filter(|remark| remark.game == id && (marked || !remark.on_marks));
    told.map(|remark| remark.note).collect()
}
