//! Shatar, Mongolian chess. Ledger section 8; Daou §VIII.

use std::borrow::Cow;

use super::common::*;
use super::makruk::PLAIN;
use crate::art::Figure;
use crate::board::Zone;
use crate::pattern::Pattern;
use crate::piece::TWO_SEATS;
use crate::rules::*;
use crate::source::{Cite, DAOU};

const BERS: &[Pattern] = &[Pattern::ride(0, 1), FERZ];
const CAMEL: &[Pattern] = &[Pattern::ride(1, 1)];

const KINDS: &[KindSpec] = &[
    kind("king", 'k', Figure::King, KING_STEPS, &[&[Name("Nojon", MONGOLIAN), Name("Noin", MONGOLIAN)]]),
    kind("bers", 'j', Figure::Counsellor, BERS, &[&[Name("Bers", MONGOLIAN)]]),
    kind("camel", 'b', Figure::Elephant, CAMEL, &[&[Name("Temee", MONGOLIAN)]]),
    kind("horse", 'n', Figure::Horse, KNIGHT, &[&[Name("Mor’", MONGOLIAN)]]),
    kind("chariot", 'r', Figure::Chariot, ROOK, &[&[Name("Tereg", MONGOLIAN)]]),
    kind("soldier", 'p', Figure::Soldier, PAWN, &[&[Name("Chu", MONGOLIAN)]]),
];

/// Shatar.
pub static SHATAR: Game = Game {
    id: "shatar",
    board: PLAIN,
    seats: TWO_SEATS,
    terms: Terms {
        array: Cow::Borrowed("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR"),
        kinds: Cow::Borrowed(KINDS),
        rights: Cow::Borrowed(&[]),
        // SHT-03
        opening: Opening::ForcedAdvance(COUNSELLOR),
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        promotion: Promotion {
            men: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
            must: Must::Always,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Draw,
        bare_king: BareKing::Draws,
        bare_king_moves: None,
        repetition: Repetition::ThirdDraws,
        names: 0,
    },
    options: &[REPETITION],
    presets: &[],
    lines: &[Line {
        // Ledger §8.5.
        id: "demonstration",
        options: &[],
        position: None,
        moves: &["d2d4", "d7d5", "g1f3", "b8c6", "c1f4", "c8f5", "d1d3", "f5d3", "c2d3", "e7e6"],
    }],
    cites: &[Cite(DAOU, "§VIII")],
};
