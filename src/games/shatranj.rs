//! Shatranj, the Persian and Arab game. Ledger section 2; Daou §II.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{ASHTAPADA, TWO_SEATS, Zone};
use crate::variant::source::{AYER, DAOU, FREE_FR, PRITCHARD};
use crate::variant::{Change, Cite, OptionSpec, Standing, *};

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::King, KING_STEPS, &[&[Name("Shah", ARABIC)], &[Name("Hova", MALAGASY)]]),
    role(
        "counsellor",
        'q',
        Figure::Counsellor,
        FERZ_STEPS,
        &[&[Name("Wazir", ARABIC), Name("Firzan", ARABIC)], &[Name("Anakova", MALAGASY)]],
    ),
    role("elephant", 'b', Figure::Elephant, ALFIL, &[&[Name("Fil", ARABIC)], &[Name("Basy", MALAGASY)]]),
    role(
        "horse",
        'n',
        Figure::Horse,
        KNIGHT,
        &[&[Name("Faras", ARABIC), Name("Hisan", ARABIC)], &[Name("Farasy", MALAGASY)]],
    ),
    role(
        "chariot",
        'r',
        Figure::Chariot,
        ROOK,
        &[&[Name("Rukh", ARABIC), Name("Rokh", ARABIC), Name("Rookh", ARABIC)], &[Name("Vorona", MALAGASY)]],
    ),
    role("soldier", 'p', Figure::Soldier, PAWN, &[&[Name("Baidaq", ARABIC)], &[Name("Zaza", MALAGASY)]]),
];

const ARRAY: OptionSpec = OptionSpec {
    id: "array",
    choices: &[
        choice("e-file", &[Cite(DAOU, "§II")], Standing::Described, &[]),
        choice("d-file", &[Cite(DAOU, "§II")], Standing::Described, &[Change::Mirror]),
    ],
};

const TABIYA: OptionSpec = OptionSpec {
    id: "tabiya",
    choices: &[
        choice("off", &[Cite(DAOU, "§II")], Standing::Described, &[]),
        choice(
            "10",
            &[Cite(DAOU, "§II, Ta’biyat")],
            Standing::Described,
            &[Change::Opening(Opening::FreeMoves(10))],
        ),
        choice(
            "12",
            &[Cite(DAOU, "§II, Ta’biyat")],
            Standing::Described,
            &[Change::Opening(Opening::FreeMoves(12))],
        ),
    ],
};

const STALEMATE: OptionSpec = OptionSpec {
    id: "stalemate",
    choices: &[
        choice("win", &[Cite(DAOU, "§II")], Standing::Described, &[]),
        choice(
            "transpose",
            &[Cite(DAOU, "§II, note 9"), Cite(PRITCHARD, "item 5")],
            Standing::Reported,
            &[Change::Stalemate(Stalemate::Exchange)],
        ),
        choice(
            "lose",
            &[Cite(DAOU, "§I, for comparison")],
            Standing::Described,
            &[Change::Stalemate(Stalemate::Loses)],
        ),
    ],
};

const BARE_KING: OptionSpec = OptionSpec {
    id: "bareKing",
    choices: &[
        choice("win-unless-rebared", &[Cite(DAOU, "§II")], Standing::Described, &[]),
        choice(
            "win-immediate",
            &[Cite(PRITCHARD, ""), Cite(AYER, "")],
            Standing::Reported,
            &[Change::BareKing(BareKing::Loses)],
        ),
    ],
};

const NAMES: OptionSpec = OptionSpec {
    id: "names",
    choices: &[
        choice("arabic", &[Cite(DAOU, "§II")], Standing::Described, &[]),
        choice(
            "samantsy",
            &[Cite(DAOU, "§II, note 8"), Cite(FREE_FR, "")],
            Standing::Reported,
            &[Change::Names(1)],
        ),
    ],
};

/// Shatranj.
pub static SHATRANJ: Game = Game {
    id: "shatranj",
    board: ASHTAPADA,
    seats: TWO_SEATS,
    terms: Terms {
        // SHA-02: kings on the same file.
        setup: Cow::Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::Alternate,
        castling: Castling::No,
        // SHA-05: any number of counsellors.
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
            must: Must::Always,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Wins,
        bare_king: BareKing::LosesUnlessRebared,
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
    options: &[ARRAY, TABIYA, STALEMATE, BARE_KING, NAMES, REPETITION],
    presets: &[],
    lines: &[
        // Ledger §2.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "e2e3 e7e6 f1d3 f8d6 d1e2 d8e7 g1f3 b8c6 d3b5 d6f4 e3f4 e7d6",
        },
        Line {
            id: "tabiya",
            options: &[("tabiya", "10")],
            position: None,
            moves: "e2e3 f2f3 d2d3 c2c3 e3e4 f3f4 b1d2 g1e2 g2g3 c3c4 e7e6 d7d6 c7c6 f7f6 e6e5 g7g6 c6c5 \
                g8e7 b8d7 b7b6 f4e5",
        },
        Line {
            id: "promotion",
            options: &[],
            position: Some("4k3/P6r/8/8/8/8/8/3QK3 w"),
            moves: "a7a8q h7h1 e1e2",
        },
        Line { id: "checkmate", options: &[], position: Some("7k/R7/5N2/p7/8/8/8/4K3 w"), moves: "a7h7" },
        Line { id: "bare-king", options: &[], position: Some("7k/8/8/4p3/3K4/8/8/6R1 w"), moves: "d4e5" },
        Line {
            id: "two-bare-kings",
            options: &[],
            position: Some("7k/6R1/8/4p3/3K4/8/8/8 w"),
            moves: "d4e5 h8g7",
        },
        Line {
            id: "re-bare-missed",
            options: &[],
            position: Some("6Nk/8/8/4p3/3K4/8/8/8 w"),
            moves: "d4e5 h8h7",
        },
        Line {
            id: "re-bare-guarded",
            options: &[],
            position: Some("6Nk/5p2/4K3/8/8/8/8/8 w"),
            moves: "e6f7",
        },
        Line { id: "stalemate", options: &[], position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w"), moves: "d1c1" },
        Line {
            id: "exchange",
            options: &[("stalemate", "transpose")],
            position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w"),
            moves: "d1c1 a2~a3 b1b8 a2a1q",
        },
        Line {
            id: "repetition",
            options: &[],
            position: None,
            moves: "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
        },
    ],
    cites: &[Cite(DAOU, "§II")],
};
