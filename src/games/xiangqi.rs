//! Xiangqi, Chinese chess. Ledger section 9; Daou §IX.

use std::borrow::Cow;

use super::common::{CHINESE, ROOK, WAZIR, choice};
use crate::art::{Figure, disc};
use crate::board::{Board, Role, Ruling, Shape, TWO_SEATS, Zone};
use crate::movement::{Modality, Pattern};
use crate::variant::source::{DAOU, PYCHESS, RECONSTRUCTION};
use crate::variant::{Change, Choice, Cite, OptionSpec, Preset, Standing, *};

const GENERAL: Role = Role(0);
const ADVISOR: Role = Role(1);
const ELEPHANT: Role = Role(2);
const SOLDIER: Role = Role(6);

const IN_PALACE: &[Pattern] = &[WAZIR.inside(Zone::Palace)];
const DIAGONAL_IN_PALACE: &[Pattern] = &[super::common::FERZ.inside(Zone::Palace)];
const BLOCKED_ALFIL: Pattern = Pattern::lame(&[(1, 1)], (2, 2));
const HOME_ELEPHANT: &[Pattern] = &[BLOCKED_ALFIL.inside(Zone::OwnHalf)];
pub(super) const BLOCKED_HORSE: &[Pattern] = &[Pattern::lame(&[(0, 1)], (1, 2))];
const CANNON: &[Pattern] =
    &[Pattern::ride(0, 1).only(Modality::Move), Pattern::hop(0, 1).only(Modality::Capture)];
const STEP_PAST_RIVER: &[Pattern] = &[WAZIR.mirrored(), Pattern::leap(1, 0).mirrored().inside(Zone::FarHalf)];

const fn role(
    id: &'static str,
    letter: char,
    figure: Figure,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> RoleSpec {
    super::common::role(id, letter, figure, patterns, names)
}

const ROLES: &[RoleSpec] = &[
    role("general", 'k', disc::GENERAL, IN_PALACE, &[&[Name("Jiàng", CHINESE), Name("Shuài", CHINESE)]]),
    role("advisor", 'a', disc::ADVISER, DIAGONAL_IN_PALACE, &[&[Name("Shì", CHINESE)]]),
    role("elephant", 'b', disc::ELEPHANT, HOME_ELEPHANT, &[&[Name("Xiàng", CHINESE)]]),
    role("horse", 'n', disc::HORSE, BLOCKED_HORSE, &[&[Name("Mǎ", CHINESE), Name("Mà", CHINESE)]]),
    role("chariot", 'r', disc::CHARIOT, ROOK, &[&[Name("Jū", CHINESE)]]),
    role("cannon", 'c', disc::CANNON, CANNON, &[&[Name("Bāo", CHINESE), Name("Pào", CHINESE)]]),
    role("soldier", 'p', disc::SOLDIER, STEP_PAST_RIVER, &[&[Name("Zú", CHINESE), Name("bīng", CHINESE)]]),
];

const PERPETUAL: OptionSpec = OptionSpec {
    id: "perpetual",
    choices: &[
        choice("seed", &[Cite(DAOU, "§IX")], Standing::Described, &[]),
        choice("check-only", &[Cite(DAOU, "§IX")], Standing::Inferred, &[Change::ChaseDraws]),
        choice(
            "off",
            &[Cite(RECONSTRUCTION, "for comparison")],
            Standing::Reconstructed,
            &[Change::Repetition(Repetition::Ignored)],
        ),
    ],
};

const REPETITION_COUNT: OptionSpec = OptionSpec {
    id: "repetitionCount",
    choices: &[
        choice("3", &[Cite(PYCHESS, "Xiangqi")], Standing::Reconstructed, &[]),
        Choice {
            id: "4",
            cites: &[Cite(RECONSTRUCTION, "")],
            standing: Standing::Reconstructed,
            changes: &[Change::Occurrence(4)],
            excludes: &[("perpetual", "off")],
        },
    ],
};

const RULESET: OptionSpec = OptionSpec {
    id: "ruleset",
    choices: &[
        choice("modern", &[Cite(DAOU, "§IX")], Standing::Described, &[]),
        choice(
            "bao-ying",
            &[Cite(DAOU, "§IX, notes 26 and 31")],
            Standing::Inferred,
            &[
                Change::Patterns(GENERAL, &[WAZIR]),
                Change::Patterns(ADVISOR, super::common::FERZ_STEPS),
                Change::Patterns(ELEPHANT, &[BLOCKED_ALFIL]),
            ],
        ),
    ],
};

/// Xiangqi.
pub static XIANGQI: Game = Game {
    id: "xiangqi",
    board: Board {
        shape: Shape { files: 9, ranks: 10 },
        ruling: Ruling::Points { river: true },
        marks: &["b3", "h3", "a4", "c4", "e4", "g4", "i4", "a7", "c7", "e7", "g7", "i7", "b8", "h8"],
    },
    seats: TWO_SEATS,
    terms: Terms {
        setup: Cow::Borrowed("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::Alternate,
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayNotFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
            must: Must::Never,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Wins,
        bare_king: BareKing::Plays,
        bare_king_moves: None,
        board_count: None,
        bare_count: None,
        mates: None,
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        repetition: Repetition::Perpetual { occurrence: 3, check_loses: true, chase_loses: true },
        names: 0,
    },
    options: &[PERPETUAL, REPETITION_COUNT, RULESET],
    presets: &[
        Preset { id: "modern", cites: &[Cite(DAOU, "§IX")], game: None, options: &[] },
        Preset {
            id: "bao-ying",
            cites: &[Cite(DAOU, "§IX, notes 26 and 31")],
            game: None,
            options: &[("ruleset", "bao-ying")],
        },
    ],
    lines: &[
        // Ledger §9.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "h3e3 h10g8 h1g3 i10h10 i1h1 g7g6 e3e7 g8e7",
        },
        Line { id: "guards", options: &[], position: None, moves: "c1e3 c10e8 d1e2 d10e9 e3g5 e8g6" },
        Line {
            id: "horse-leg",
            options: &[],
            position: Some("4k4/r8/9/1N7/9/9/9/9/9/5K3 w"),
            moves: "b7d8 a9d9 d8b7",
        },
        Line {
            id: "soldier",
            options: &[],
            position: Some("3k5/4a4/9/9/9/9/2P6/9/9/4K4 w"),
            moves: "c4c5 e9d8 c5c6 d8e9 c6d6 e9f8 d6d7",
        },
        Line {
            id: "double-cannon",
            options: &[],
            position: Some("3aka3/9/9/9/4C4/9/9/7C1/9/3K5 w"),
            moves: "h3e3",
        },
        Line {
            id: "facing-generals",
            options: &[],
            position: Some("3k5/9/9/9/9/9/9/9/4R4/4K4 w"),
            moves: "e2d2",
        },
        Line { id: "stalemate", options: &[], position: Some("3k5/9/9/9/9/9/9/9/9/R3K4 w"), moves: "a1a9" },
        Line {
            id: "perpetual-check",
            options: &[],
            position: Some("4k4/9/9/9/9/3R5/9/9/9/5K3 w"),
            moves: "d5e5 e10d10 e5d5 d10e10 d5e5 e10d10 e5d5 d10e10",
        },
        Line {
            id: "perpetual-chase",
            options: &[],
            position: Some("5k3/9/9/2c6/9/9/9/9/9/3RK4 w"),
            moves: "d1c1 c7d7 c1d1 d7c7 d1c1 c7d7 c1d1 d7c7",
        },
        Line {
            id: "repetition",
            options: &[],
            position: None,
            moves: "h1g3 h10g8 g3h1 g8h10 h1g3 h10g8 g3h1 g8h10",
        },
        Line {
            id: "bao-ying",
            options: &[("ruleset", "bao-ying")],
            position: None,
            moves: "c1e3 h10g8 e3g5 i10h10 g5e7 g8e7",
        },
    ],
    cites: &[Cite(DAOU, "§IX")],
};
