//! Heian Shogi. Ledger section 11; Daou §XI.

use super::*;

/// Heian Shogi on eight by eight squares.
pub static HEIAN_SHOGI: Game = Game {
    id: "heian-shogi",
    board: board(8, 8),
    seats: TWO_SEATS,
    terms: Terms {
        setup: Cow::Borrowed("lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL"),
        roles: Cow::Borrowed(ROLES.split_at(10).0),
        promotion: Promotion { pieces: Cow::Borrowed(PROMOTIONS.split_at(4).0), ..PROMOTION },
        ..TERMS
    },
    options: &[
        OptionSpec {
            id: "board",
            choices: &[
                choice("8x8", &[Cite(DAOU, "§XI")], Standing::Described, &[]),
                choice(
                    "9x8",
                    &[Cite(DAOU, "§XI, note 37")],
                    Standing::Reported,
                    &[
                        Change::Board(board(9, 8)),
                        Change::Setup("lnsgkgsnl/9/ppppppppp/9/9/PPPPPPPPP/9/LNSGKGSNL"),
                    ],
                ),
            ],
        },
        OptionSpec {
            id: "promotion",
            choices: &[
                choice("optional", &[Cite(DAOU, "§XI")], Standing::Described, &[]),
                choice(
                    "compulsory-nichureki",
                    &[Cite(DAOU, "§XI, note 38")],
                    Standing::Reported,
                    &[Change::PromoteMust(Must::Always), Change::PromoteBy(PromoteBy::Arriving)],
                ),
            ],
        },
        BARE_KING,
        REPETITION,
    ],
    presets: &[
        Preset { id: "8x8", cites: &[Cite(DAOU, "§XI")], game: None, options: &[] },
        Preset { id: "9x8", cites: &[Cite(DAOU, "§XI, note 37")], game: None, options: &[("board", "9x8")] },
        Preset {
            id: "nichureki",
            cites: &[Cite(DAOU, "§XI, note 38")],
            game: None,
            options: &[("promotion", "compulsory-nichureki")],
        },
    ],
    lines: &[
        // Ledger §11.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "d3d4 e6e5 d4d5 e5e4 e3e4 d6d5 c1d2 f8e7 e4e5 e7d6 e5e6+",
        },
        Line {
            id: "promotion-later",
            options: &[],
            position: Some("4k3/8/p7/2S5/8/P7/8/3K4 w"),
            moves: "c5d6 e8d8 d6e5+",
        },
        Line {
            id: "keima",
            options: &[],
            position: Some("4k3/8/p7/2N5/8/P7/8/3K4 w"),
            moves: "c5b7+ e8d8 b7b8",
        },
        Line {
            id: "compulsory",
            options: &[("promotion", "compulsory-nichureki")],
            position: Some("4k3/8/p5p1/8/2S5/7P/8/L2K4 w"),
            moves: "c4d5 e8e7 d5c6+ e7f7 a1a6+",
        },
        Line { id: "checkmate", options: &[], position: Some("3k4/8/3KG3/8/8/p7/8/8 w"), moves: "e6d7" },
        Line { id: "stalemate", options: &[], position: Some("2G5/k1K5/n7/8/L7/8/8/8 w"), moves: "c8b8" },
        Line { id: "bare-king", options: &[], position: Some("7k/8/8/4p3/3K4/8/8/6G1 w"), moves: "d4e5" },
        Line {
            id: "two-bare-kings",
            options: &[],
            position: Some("7k/6L1/8/4p3/3K4/8/8/8 w"),
            moves: "d4e5 h8g7",
        },
        Line {
            id: "nine-files",
            options: &[("board", "9x8")],
            position: None,
            moves: "e3e4 e6e5 e4e5 d6d5 e1e2 f8e7 e5e6+ e7e6",
        },
    ],
    cites: &[Cite(DAOU, "§XI")],
};
