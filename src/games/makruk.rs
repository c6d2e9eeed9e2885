//! Makruk, Siamese chess. Ledger section 6; Daou §VI.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{Board, Role, Ruling, Shape, TWO_SEATS, Zone};
use crate::movement::{Modality, Pattern};
use crate::variant::source::{DAOU, FAIRY_STOCKFISH, LUDII, PYCHESS, RECONSTRUCTION};
use crate::variant::{Change, Cite, OptionSpec, Preset, Standing, *};

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::Stupa, KING_STEPS, &[&[Name("Khun", THAI)]]),
    role("counsellor", 'm', Figure::LowStupa, FERZ_STEPS, &[&[Name("Met", THAI)]]),
    role("khon", 's', Figure::BroadStupa, SILVER, &[&[Name("Khon", THAI)]]),
    role("horse", 'n', Figure::HorseHead, KNIGHT, &[&[Name("Ma", THAI)]]),
    role("boat", 'r', Figure::Boat, ROOK, &[&[Name("Rua", THAI)]]),
    role("soldier", 'p', Figure::Cowrie, PAWN, &[&[Name("Bia", THAI)]]),
];

/// A plain board of squares.
pub(super) const PLAIN: Board =
    Board { shape: Shape { files: 8, ranks: 8 }, ruling: Ruling::Squares, marks: &[] };

/// What Makruk and Ouk have in common.
pub(super) const TERMS: Terms = Terms {
    // MAK-02, MAK-03: each king on its owner's left; pawns on the third ranks.
    setup: Cow::Borrowed("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR"),
    roles: Cow::Borrowed(ROLES),
    rights: Cow::Borrowed(FIRST_MOVE_RIGHTS),
    contest: Contest::Kings,
    dice: None,
    colours: LIGHT_AND_DARK,
    opening: Opening::Alternate,
    castling: Castling::No,
    pawn: SOLDIER,
    captured: Captured::Gone,
    generals: Generals::MayFace,
    pass: Pass::Never,
    swaps: Cow::Borrowed(&[]),
    // MAK-05: on the sixth rank, always.
    promotion: Promotion {
        pieces: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
        zone: Zone::LastRanks(3),
        by: PromoteBy::Arriving,
        needs_loss: false,
        must: Must::Always,
        unready: Unready::Stays,
    },
    stalemate: Stalemate::Draw,
    bare_king: BareKing::Plays,
    bare_king_moves: None,
    board_count: Some(BOARD_COUNT_64),
    bare_count: Some(BARE_COUNT_SEED),
    mates: None,
    impasse: None,
    turns_into: None,
    forbidden_loses: false,
    repetition: Repetition::ThirdDraws,
    names: 0,
};

/// MAK-11: lines of the table by role and number; the values are the seed's.
const LINES: &[(Role, u8, u8)] = &[
    (CHARIOT, 2, 8),
    (CHARIOT, 1, 16),
    (ELEPHANT, 2, 22),
    (HORSE, 2, 32),
    (ELEPHANT, 1, 44),
    (HORSE, 1, 64),
];

/// Rough values in halves, by which the weaker side is told: no source defines it (ledger §6.3,
/// item 1).
pub(super) const VALUES: &[(Role, u8)] = &[(CHARIOT, 10), (HORSE, 6), (ELEPHANT, 5), (COUNSELLOR, 3)];

const BOARD_COUNT_64: BoardCount =
    BoardCount { limit: 64, automatic: false, most_pieces: 16, values: VALUES };

const BARE_COUNT_SEED: BareCount = BareCount {
    lines: LINES,
    otherwise: Some(64),
    with_pawns: Some(64),
    less_pieces: true,
    recounts: true,
    central: 0,
};

const BOARD_COUNT: OptionSpec = OptionSpec {
    id: "boardCount",
    choices: &[
        choice("manual", &[Cite(DAOU, "§VI")], Standing::Described, &[]),
        choice(
            "automatic",
            &[Cite(PYCHESS, "Makruk")],
            Standing::Modern,
            &[Change::BoardCount(Some(BoardCount { automatic: true, ..BOARD_COUNT_64 }))],
        ),
        choice(
            "off",
            &[Cite(RECONSTRUCTION, "for comparison")],
            Standing::Reconstructed,
            &[Change::BoardCount(None)],
        ),
    ],
};

const BARE_COUNT: OptionSpec = OptionSpec {
    id: "bareCount",
    choices: &[
        choice("seed", &[Cite(DAOU, "§VI, note 18")], Standing::Described, &[]),
        choice(
            "pychess",
            &[Cite(PYCHESS, "Makruk"), Cite(FAIRY_STOCKFISH, "count_limit")],
            Standing::Modern,
            &[Change::BareCount(Some(BareCount { with_pawns: None, recounts: false, ..BARE_COUNT_SEED }))],
        ),
        choice(
            "off",
            &[Cite(RECONSTRUCTION, "for comparison")],
            Standing::Reconstructed,
            &[Change::BareCount(None)],
        ),
    ],
};

/// First-move rights of an older Makruk: places of the rights.
const LEAP: u8 = 0;
const DOUBLE: u8 = 1;

const FIRST_MOVES: OptionSpec = OptionSpec {
    id: "firstMoves",
    choices: &[
        choice("plain", &[Cite(DAOU, "§VI")], Standing::Described, &[]),
        choice(
            "legacy",
            &[Cite(LUDII, "Makruk, after Murray")],
            Standing::Reported,
            &[
                Change::Patterns(KING, &[WAZIR, FERZ, Pattern::leap(1, 2).with_right(LEAP)]),
                Change::Patterns(
                    COUNSELLOR,
                    &[
                        FERZ,
                        Pattern::lame(&[(0, 1)], (0, 2)).mirrored().only(Modality::Move).with_right(DOUBLE),
                    ],
                ),
            ],
        ),
    ],
};

/// Rights to a special first move, used in Ouk and in an older Makruk.
pub(super) const FIRST_MOVE_RIGHTS: &[RightSpec] = &[
    RightSpec { id: "leap", letter: 'k', in_check: InCheck::Lost, home: Home::Of(KING), aimed_at_by: None },
    RightSpec {
        id: "double",
        letter: 'm',
        in_check: InCheck::Kept,
        home: Home::Of(COUNSELLOR),
        aimed_at_by: None,
    },
];

const OPTIONS: &[OptionSpec] = &[BOARD_COUNT, BARE_COUNT, FIRST_MOVES, REPETITION];

/// Makruk.
pub static MAKRUK: Game = Game {
    id: "makruk",
    board: PLAIN,
    seats: TWO_SEATS,
    terms: TERMS,
    options: OPTIONS,
    presets: &[
        Preset { id: "seed", cites: &[Cite(DAOU, "§VI")], game: None, options: &[] },
        Preset {
            id: "modern",
            cites: &[Cite(PYCHESS, "Makruk")],
            game: None,
            options: &[("boardCount", "automatic"), ("bareCount", "pychess")],
        },
    ],
    lines: &[
        // Ledger §6.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "e3e4 d6d5 e4d5 c6c5 d5d6m c8d7 d6c7 a6a5 c7b8",
        },
        Line {
            id: "promotion",
            options: &[],
            position: Some("4k3/8/p2n4/2P1P3/8/8/8/4K3 w"),
            moves: "c5d6m e8d7 e1e2",
        },
        Line { id: "checkmate", options: &[], position: Some("7k/8/6SK/p7/8/8/8/4R3 w"), moves: "e1e8" },
        Line { id: "stalemate", options: &[], position: Some("k7/8/K7/7p/7P/8/8/2R5 w"), moves: "c1b1" },
        Line {
            id: "board-count",
            options: &[],
            position: Some("4k3/8/8/2s5/8/3MK3/8/R7 b"),
            moves: "count-b e8d7 a1a7 d7c6 d3c4 c5c4",
        },
        Line {
            id: "mate-while-counting",
            options: &[],
            position: Some("N6r/N7/8/8/8/1k6/8/K7 b"),
            moves: "count-b h8h1",
        },
        Line {
            id: "stop-then-mate",
            options: &[],
            position: Some("N6r/N7/8/8/8/1k6/8/K7 b - - 0 1 counting=b:board:5/64"),
            moves: "stop-b h8h1",
        },
        Line {
            id: "bare-count",
            options: &[],
            position: Some("4k3/8/R7/8/1m6/8/8/KR1N4 w"),
            moves: "b1b4 e8f8 b4b7 f8e8 a6a8",
        },
        Line {
            id: "bare-count-runs-out",
            options: &[],
            position: Some("4k3/8/R7/8/1m6/8/8/KR1N4 w"),
            moves: "b1b4 e8f7 a1a2 f7g7 a2a3 g7f7 b4b7",
        },
        Line {
            id: "bare-count-anew",
            options: &[],
            position: Some("7R/8/8/3k4/4N3/8/1R3m2/K7 w"),
            moves: "b2f2 d5e4 h8h4",
        },
        Line {
            id: "bare-count-pawn",
            options: &[],
            position: Some("8/8/8/4P3/4K3/6k1/8/Rm6 w"),
            moves: "a1b1 g3g4 e5e6m g4g5",
        },
        Line {
            id: "legacy",
            options: &[("firstMoves", "legacy")],
            position: None,
            moves: "d1f2 e8c7 e3e4 c6c5 e1e3 d6d5 e4d5 e6d5",
        },
    ],
    cites: &[Cite(DAOU, "§VI")],
};
