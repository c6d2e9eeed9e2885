//! Makruk, Siamese chess. Rules MAK-01 to MAK-16; Daou §VI.

use super::common::*;

rights! {
    // To a special first move, in Ouk and in an older Makruk.
    LEAP "leap" 'k' Lost Home::Of(KING);
    DOUBLE "double" 'm' Kept Home::Of(COUNSELLOR);
}

// Patterns of an older Makruk, and of Ouk.
pub(super) const LEAPING_KING: &[Pattern] = &[WAZIR, FERZ, Pattern::leap(1, 2).with_right(LEAP)];
pub(super) const STARTING_COUNSELLOR: &[Pattern] =
    &[FERZ, Pattern::lame(&[(0, 1)], (0, 2)).mirrored().only(Modality::Move).with_right(DOUBLE)];

roles! {
    KING "king" 'k' Figure::Stupa, KING_STEPS, [THAI "Khun"], royal;
    COUNSELLOR "counsellor" 'm' Figure::LowStupa, FERZ_STEPS, [THAI "Met"];
    KHON "khon" 's' Figure::BroadStupa, SILVER_STEPS, [THAI "Khon"];
    HORSE "horse" 'n' Figure::HorseHead, KNIGHT, [THAI "Ma"];
    BOAT "boat" 'r' Figure::Boat, ROOK_RIDE, [THAI "Rua"];
    SOLDIER "soldier" 'p' Figure::Cowrie, PAWN_STEPS, [THAI "Bia"];
}

/// What Makruk and Ouk have in common.
pub(super) const TERMS: Terms = Terms {
    // MAK-02, MAK-03: each king on its owner's left; pawns on the third ranks.
    setup: Text::Borrowed("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR"),
    roles: ROLES,
    rights: RIGHTS,
    pawn: SOLDIER,
    // MAK-05: on the sixth rank, always.
    promotion: Promotion {
        pieces: Few::of(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
        zone: Zone::LastRanks(3),
        must: Must::Always,
        ..Promotion::BASE
    },
    board_count: Some(BOARD_COUNT_64),
    bare_count: Some(BARE_COUNT_SEED),
    ..Terms::BASE
};

/// MAK-11: lines of the table by role and number.
const LINES: Few<CountLine, 12> = Few::of(&[
    CountLine::of(BOAT, 2, 8),
    CountLine::of(BOAT, 1, 16),
    CountLine::of(KHON, 2, 22),
    CountLine::of(HORSE, 2, 32),
    CountLine::of(KHON, 1, 44),
    CountLine::of(HORSE, 1, 64),
]);

/// Rough values in halves, by which the weaker side is told: no source defines it
/// (MAK-07).
pub(super) const VALUES: Values = Few::of(&[(BOAT, 10), (HORSE, 6), (KHON, 5), (COUNSELLOR, 3)]);

const BOARD_COUNT_64: BoardCount = BoardCount {
    limit: 64,
    automatic: false,
    with_pawns: false,
    capture_ends: true,
    most_pieces: 16,
    values: VALUES,
};

const BARE_COUNT_SEED: BareCount = BareCount {
    lines: LINES,
    otherwise: Some(64),
    with_pawns: Some(64),
    less_pieces: true,
    recounts: true,
    ..BareCount::BASE
};

/// Low's table, by the highest piece that is left. His line for one of each is that of the boat.
const BARE_COUNT_LOW: BareCount = BareCount {
    lines: Few::of(&[
        CountLine::of(BOAT, 2, 8),
        CountLine::of(BOAT, 1, 16),
        CountLine::of(KHON, 2, 22),
        CountLine::of(KHON, 1, 44),
        CountLine::of(HORSE, 2, 33),
        CountLine::of(HORSE, 1, 66),
        CountLine { pieces: Few::of(&[(COUNSELLOR, 1), (SOLDIER, 2)]), alone: false, value: 88 },
        CountLine { pieces: Few::of(&[(COUNSELLOR, 1)]), alone: true, value: 0 },
    ]),
    despite_pawns: true,
    less_pieces: true,
    ..BareCount::BASE
};

/// Makruk.
pub static MAKRUK: Game = Game {
    id: Text::Borrowed("makruk"),
    board: PLAIN,
    seats: List::Borrowed(TWO_SEATS),
    terms: TERMS,
    options: options! {
        "boardCount" {
            "manual" Described [DAOU "§VI", PYCHESS "Makruk"];
            "automatic" Modern [FAIRY_STOCKFISH "count_limit", DAOU "§VI"]
                => BoardCount(Some(BoardCount { automatic: true, ..BOARD_COUNT_64 }));
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => BoardCount(None);
        }
        "bareCount" {
            "seed" Described [DAOU "§VI"];
            "pychess" Modern [PYCHESS "Makruk", FAIRY_STOCKFISH "count_limit"]
                => BareCount(Some(BareCount { with_pawns: None, recounts: false, ..BARE_COUNT_SEED }));
            "low" Reported [
                LUDII "Mak Ruk, evidence 1289, after Low, printed in 1839 (1836 in Murray), pp. 374–379",
                WALKER_MAKRUK "rule 14 and table 1"
            ]
                => BareCount(Some(BARE_COUNT_LOW));
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => BareCount(None);
        }
        "firstMoves" {
            "plain" Inferred [DAOU "§VI"];
            "legacy" Reported [
                WIKIPEDIA "“Makruk”, as netipedia.com keeps it",
                LUDII "Mak Ruk, after Low, printed in 1839 (1836 in Murray)", DAOU "§VII, on Ouk",
                RECONSTRUCTION "that a check takes the leap away"
            ]
                => Patterns(KING, LEAPING_KING), Patterns(COUNSELLOR, STARTING_COUNSELLOR);
        }
        REPETITION_OF_CHESS
    },
    presets: presets! {
        "seed" [DAOU "§VI"];
        "modern" [PYCHESS "Makruk"] "bareCount" = "pychess";
    },
    lines: lines! {
        "demonstration": "e3e4 d6d5 e4d5 c6c5 d5d6m c8d7 d6c7 a6a5 c7b8";
        "promotion" from "4k3/8/p2n4/2P1P3/8/8/8/4K3 w": "c5d6m e8d7 e1e2";
        "checkmate" from "7k/8/6SK/p7/8/8/8/4R3 w": "e1e8";
        "stalemate" from "k7/8/K7/7p/7P/8/8/2R5 w": "c1b1";
        "board-count" from "4k3/8/8/2s5/8/3MK3/8/R7 b": "count-b e8d7 a1a7 d7c6 d3c4 c5c4";
        "mate-while-counting" from "N6r/N7/8/8/8/1k6/8/K7 b": "count-b h8h1";
        "stop-then-mate" from "N6r/N7/8/8/8/1k6/8/K7 b - - 0 1 counting=b:board:5/64": "stop-b h8h1";
        "bare-count" from "4k3/8/R7/8/1m6/8/8/KR1N4 w": "b1b4 e8f8 b4b7 f8e8 a6a8";
        "bare-count-runs-out" from "4k3/8/R7/8/1m6/8/8/KR1N4 w": "b1b4 e8f7 a1a2 f7g7 a2a3 g7f7 b4b7";
        "bare-count-anew" from "7R/8/8/3k4/4N3/8/1R3m2/K7 w": "b2f2 d5e4 h8h4";
        "bare-count-pawn" from "8/8/8/4P3/4K3/6k1/8/Rm6 w": "a1b1 g3g4 e5e6m g4g5";
        "legacy" with "firstMoves" = "legacy": "d1f2 e8c7 e3e4 c6c5 e1e3 d6d5 e4d5 e6d5";
    },
    base: base!("MAK": Board 1, Array 2, Piece(KHON) 4, Piece(KING) 4, Piece(COUNSELLOR) 4,
        Piece(HORSE) 4, Piece(BOAT) 4, Piece(SOLDIER) 4, PromoteInto 5, PromoteBy 5, PromoteMust 5,
        Checkmate 6, Stalemate 6, BoardCount 7, Weaker 14, EitherCounts 15, BoardCountBegins 16, BoardCountEnd 8,
        BoardCountMate 9, BareCount 11, BareCountLess 10, BareRecount 13),
    cites: cites!(DAOU "§VI"),
    texts: None,
};
