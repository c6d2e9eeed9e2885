//! Senterej, Ethiopian chess. Ledger section 3; Daou §III.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{ASHTAPADA, TWO_SEATS, Zone};
use crate::movement::{Modality, Pattern};
use crate::variant::source::{DAOU, RECONSTRUCTION, WIKIPEDIA_SENTEREJ};
use crate::variant::{Change, Cite, OptionSpec, Standing, *};

/// The right to castle during the mobilisation.
const CASTLE: u8 = 0;

/// A counsellor that steps as a king and captures diagonally.
const STEPPING_FERS: &[Pattern] = &[WAZIR.only(Modality::Move), FERZ];

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::King, KING_STEPS, &[&[Name("Negus", AMHARIC)]]),
    role("counsellor", 'q', Figure::Counsellor, FERZ_STEPS, &[&[Name("Fers", AMHARIC)]]),
    role("elephant", 'b', Figure::Elephant, ALFIL, &[&[Name("Saba", AMHARIC)]]),
    role("horse", 'n', Figure::Horse, KNIGHT, &[&[Name("Ferese", AMHARIC)]]),
    role("chariot", 'r', Figure::Chariot, ROOK, &[&[Name("Der", AMHARIC)]]),
    role("soldier", 'p', Figure::Soldier, PAWN, &[&[Name("Medeq", AMHARIC)]]),
];

const WERERA: OptionSpec = OptionSpec {
    id: "werera",
    choices: &[
        choice("simultaneous", &[Cite(DAOU, "§III, after Pankhurst 1971")], Standing::Reported, &[]),
        choice(
            "ten-ten",
            &[Cite(DAOU, "§III, note 10")],
            Standing::Reconstructed,
            &[Change::Opening(Opening::FreeMoves(10))],
        ),
        choice(
            "off",
            &[Cite(RECONSTRUCTION, "for comparison")],
            Standing::Reconstructed,
            &[Change::Opening(Opening::Alternate)],
        ),
    ],
};

const BARE_KING_SEVEN: OptionSpec = OptionSpec {
    id: "bareKingSeven",
    choices: &[
        choice("off", &[Cite(DAOU, "§III")], Standing::Inferred, &[]),
        choice(
            "on",
            &[Cite(DAOU, "§III, last item, after pathguy.com and Pritchard")],
            Standing::Reported,
            &[Change::BareKingMoves(7)],
        ),
    ],
};

const PROMOTION: OptionSpec = OptionSpec {
    id: "promotion",
    choices: &[
        choice("captured-any", &[Cite(DAOU, "§III")], Standing::Described, &[]),
        choice(
            "ferz",
            &[Cite(WIKIPEDIA_SENTEREJ, "")],
            Standing::Reported,
            &[
                Change::PromoteInto(PromoteInto::Always(COUNSELLOR)),
                Change::PromoteNeedsLoss(false),
                Change::PromoteMust(Must::Always),
            ],
        ),
    ],
};

const FERS: OptionSpec = OptionSpec {
    id: "fers",
    choices: &[
        choice("diagonal", &[Cite(DAOU, "§III")], Standing::Described, &[]),
        choice(
            "king-step-capture-diagonal",
            &[Cite(WIKIPEDIA_SENTEREJ, "one source")],
            Standing::Reported,
            &[Change::Patterns(COUNSELLOR, STEPPING_FERS)],
        ),
    ],
};

/// Senterej.
pub static SENTEREJ: Game = Game {
    id: "senterej",
    board: ASHTAPADA,
    seats: TWO_SEATS,
    terms: Terms {
        // SNJ-01: as Chaturanga, each king on its owner's right.
        setup: Cow::Borrowed("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[RightSpec {
            id: "castle",
            letter: 'k',
            in_check: InCheck::Kept,
            home: Home::Castling,
            aimed_at_by: None,
        }]),
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::Mobilisation,
        castling: Castling::Rightward { right: CASTLE, rook: CHARIOT },
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[(SOLDIER, PromoteInto::AnyLost)]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: true,
            must: Must::Never,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Draw,
        bare_king: BareKing::Plays,
        bare_king_moves: None,
        board_count: None,
        bare_count: None,
        mates: None,
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        repetition: Repetition::ThirdDraws,
        names: 0,
    },
    options: &[WERERA, BARE_KING_SEVEN, PROMOTION, FERS, REPETITION],
    presets: &[],
    lines: &[
        // Ledger §3.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "g2g3 b7b6 f1h3 c8a6 g1f3 b8c6 e1g1 e7e6 d2d3 e6e5 d3d4 d8b8 d4e5 c6e5 f3e5",
        },
        Line { id: "castling", options: &[], position: None, moves: "g2g3 f1h3 g1f3 e1g1" },
        Line {
            id: "first-capture",
            options: &[],
            position: None,
            moves: "d2d3 d3d4 d4d5 e7e6 d5e6 d7e6 g1f3",
        },
        Line {
            id: "ready",
            options: &[],
            position: None,
            moves: "e2e3 f2f3 d2d3 e7e6 ready-w d7d6 ready-b d3d4",
        },
        Line {
            id: "ten-ten",
            options: &[("werera", "ten-ten")],
            position: None,
            moves: "g2g3 f1h3 g1f3 e1g1 d2d3 d3d4 b2b3 c1a3 b1d2 e2e3 b7b6 c8a6 b8c6 d8b8 e7e6 e6e5 g7g6 \
                f8h6 g8f6 d7d6 d4e5",
        },
        Line {
            id: "promotion",
            options: &[],
            position: Some("8/r1P1k3/8/8/8/8/5N2/4K2R w - phase=play"),
            moves: "c7c8n e7d7 c8a7",
        },
        Line {
            id: "checkmate",
            options: &[],
            position: Some("7k/5p1p/4B3/8/8/8/8/4K1R1 w - phase=play"),
            moves: "g1g8",
        },
        Line {
            id: "stalemate",
            options: &[],
            position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w - phase=play"),
            moves: "d1c1",
        },
        Line {
            id: "seven-moves",
            options: &[("bareKingSeven", "on")],
            position: Some("8/7k/8/2PK4/4p3/8/8/8 w - phase=play"),
            moves: "d5e4 h7g7 c5c6 g7f7 c6c7 f7e7 c7c8r e7d7 c8c1 d7d6 e4d4 d6e6 c1c6 e6d7",
        },
    ],
    cites: &[Cite(DAOU, "§III")],
};
