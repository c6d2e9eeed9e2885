//! Makruk, Siamese chess. Ledger section 6; Daou §VI.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{Board, Ruling, Shape, Zone};
use crate::option::OptionSpec;
use crate::piece::TWO_SEATS;
use crate::rules::*;
use crate::source::{Cite, DAOU};

const KINDS: &[KindSpec] = &[
    kind("king", 'k', Figure::King, KING_STEPS, &[&[Name("Khun", THAI)]]),
    kind("counsellor", 'm', Figure::Counsellor, FERZ_STEPS, &[&[Name("Met", THAI)]]),
    kind("khon", 's', Figure::Elephant, SILVER, &[&[Name("Khon", THAI)]]),
    kind("horse", 'n', Figure::Horse, KNIGHT, &[&[Name("Ma", THAI)]]),
    kind("boat", 'r', Figure::Chariot, ROOK, &[&[Name("Rua", THAI)]]),
    kind("soldier", 'p', Figure::Soldier, PAWN, &[&[Name("Bia", THAI)]]),
];

/// A plain board of squares.
pub(super) const PLAIN: Board =
    Board { shape: Shape { files: 8, ranks: 8 }, ruling: Ruling::Squares, marks: &[] };

/// What Makruk and Ouk have in common.
pub(super) const TERMS: Terms = Terms {
    // MAK-02, MAK-03: each king on its owner's left; pawns on the third ranks.
    array: Cow::Borrowed("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR"),
    kinds: Cow::Borrowed(KINDS),
    rights: Cow::Borrowed(&[]),
    opening: Opening::Alternate,
    castling: Castling::No,
    pawn: SOLDIER,
    captured: Captured::Gone,
    generals: Generals::MayFace,
    // MAK-05: on the sixth rank, always.
    promotion: Promotion {
        men: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
        zone: Zone::LastRanks(3),
        by: PromoteBy::Arriving,
        needs_loss: false,
        must: Must::Always,
        unready: Unready::Stays,
    },
    stalemate: Stalemate::Draw,
    bare_king: BareKing::Plays,
    bare_king_moves: None,
    repetition: Repetition::ThirdDraws,
    names: 0,
};

const OPTIONS: &[OptionSpec] = &[REPETITION];

/// Makruk.
pub static MAKRUK: Game = Game {
    id: "makruk",
    board: PLAIN,
    seats: TWO_SEATS,
    terms: TERMS,
    options: OPTIONS,
    presets: &[],
    lines: &[Line {
        // Ledger §6.5.
        id: "demonstration",
        options: &[],
        position: None,
        moves: &["e3e4", "d6d5", "e4d5", "c6c5", "d5d6m", "c8d7", "d6c7", "a6a5", "c7b8"],
    }],
    cites: &[Cite(DAOU, "§VI")],
};
