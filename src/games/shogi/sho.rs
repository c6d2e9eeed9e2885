//! Sho Shogi. Ledger section 12; Daou §XII.

use super::*;

/// Sho Shogi.
pub static SHO_SHOGI: Game = Game {
    id: "sho-shogi",
    board: board(9, 9),
    seats: TWO_SEATS,
    terms: Terms {
        setup: Cow::Borrowed("lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL"),
        roles: Cow::Borrowed(ROLES),
        ..TERMS
    },
    options: &[
        BARE_KING,
        OptionSpec {
            id: "elephant",
            choices: &[
                choice("present", &[Cite(DAOU, "§XII")], Standing::Described, &[]),
                choice(
                    "absent",
                    &[Cite(DAOU, "§XII, note 39")],
                    Standing::Reported,
                    &[Change::Setup("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL")],
                ),
            ],
        },
        REPETITION,
    ],
    presets: &[
        Preset { id: "seed", cites: &[Cite(DAOU, "§XII")], game: None, options: &[] },
        Preset {
            id: "modern",
            cites: &[Cite(PYCHESS, "Sho Shogi")],
            game: None,
            options: &[("bareKing", "off")],
        },
    ],
    lines: &[
        // Ledger §12.5, with a pawn: a prince alone would be bare.
        Line {
            id: "demonstration",
            options: &[],
            position: Some("8k/9/9/4E4/9/2P6/9/4r4/K8 w"),
            moves: "e6e7+ e2e1 e7e8 e1a1 c4c5 a1c1 e8e7",
        },
        Line { id: "opening", options: &[], position: None, moves: "e3e4 e7e6 e2e3 e8e7 e3f4 e7d6" },
        Line {
            id: "dragon-king",
            options: &[],
            position: Some("3k5/9/9/7R1/9/1r7/9/9/4K4 w"),
            moves: "h6h8+ b4b2+ h8g7 b2c3",
        },
        Line {
            id: "prince-alone",
            options: &[],
            position: Some("+E8/7r1/9/9/9/2k6/P3r4/9/4K4 b"),
            moves: "e3e1 a3a4 e1e9",
        },
        Line {
            id: "prince-bare",
            options: &[],
            position: Some("8k/9/9/4E4/9/9/9/4r4/K8 w"),
            moves: "e6e7+ e2e1 e7e8 e1a1",
        },
        Line { id: "bare-king", options: &[], position: Some("8k/9/9/4p4/3K5/9/9/9/7G1 w"), moves: "d5e6" },
        Line {
            id: "two-bare-kings",
            options: &[],
            position: Some("8k/7L1/9/4p4/3K5/9/9/9/9 w"),
            moves: "d5e6 i9h8",
        },
        Line {
            id: "no-elephant",
            options: &[("elephant", "absent")],
            position: None,
            moves: "c3c4 g7g6 b2h8+ g9h8",
        },
    ],
    cites: &[Cite(DAOU, "§XII")],
};
