//! Janggi, Korean chess. Ledger section 10; Daou §X.

use std::borrow::Cow;

use super::common::{CHINESE, FERZ, KOREAN, WAZIR, choice};
use super::xiangqi::BLOCKED_HORSE;
use crate::art::{Figure, octagon};
use crate::board::{Board, Role, Ruling, Shape, TWO_SEATS, Zone};
use crate::movement::Pattern;
use crate::variant::source::{DAOU, FAIRY_STOCKFISH, PYCHESS, RECONSTRUCTION};
use crate::variant::{Change, Choice, Cite, OptionSpec, Preset, Standing, *};

const GENERAL: Role = Role(0);
const GUARD: Role = Role(1);
const CHARIOT: Role = Role(4);
const CANNON: Role = Role(5);
const SOLDIER: Role = Role(6);

const ALONG_PALACE_LINES: &[Pattern] = &[WAZIR.inside(Zone::Palace), FERZ.inside(Zone::PalaceLines)];
const ANYWHERE_IN_PALACE: &[Pattern] = &[WAZIR.inside(Zone::Palace), FERZ.inside(Zone::Palace)];
const ELEPHANT_LEAP: &[Pattern] = &[Pattern::lame(&[(0, 1), (1, 2)], (2, 3))];
const CHARIOT_RIDE: &[Pattern] = &[Pattern::ride(0, 1), Pattern::ride(1, 1).inside(Zone::EnemyPalaceLines)];
const CHARIOT_IN_BOTH: &[Pattern] = &[Pattern::ride(0, 1), Pattern::ride(1, 1).inside(Zone::AnyPalaceLines)];
const CANNON_HOP: &[Pattern] =
    &[Pattern::hop_but_its_like(0, 1), Pattern::hop_but_its_like(1, 1).inside(Zone::EnemyPalaceLines)];
const CANNON_IN_BOTH: &[Pattern] =
    &[Pattern::hop_but_its_like(0, 1), Pattern::hop_but_its_like(1, 1).inside(Zone::AnyPalaceLines)];
const SOLDIER_STEPS: &[Pattern] = &[
    WAZIR.mirrored(),
    Pattern::leap(1, 0).mirrored(),
    Pattern::leap(1, 1).mirrored().inside(Zone::EnemyPalaceLines),
];

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
    role(
        "general",
        'k',
        octagon::GENERAL,
        ALONG_PALACE_LINES,
        &[&[
            Name("Jang", KOREAN),
            Name("Chang", KOREAN),
            Name("Gwan", KOREAN),
            Name("Kwan", KOREAN),
            Name("Hàn", CHINESE),
            Name("Chǔ", CHINESE),
        ]],
    ),
    role("guard", 'a', octagon::GUARD, ALONG_PALACE_LINES, &[&[Name("Sa", KOREAN), Name("Sah", KOREAN)]]),
    role("elephant", 'b', octagon::ELEPHANT, ELEPHANT_LEAP, &[&[Name("Sang", KOREAN)]]),
    role("horse", 'n', octagon::HORSE, BLOCKED_HORSE, &[&[Name("Ma", KOREAN)]]),
    role("chariot", 'r', octagon::CHARIOT, CHARIOT_RIDE, &[&[Name("Cha", KOREAN)]]),
    role("cannon", 'c', octagon::CANNON, CANNON_HOP, &[&[Name("Po", KOREAN), Name("Poe", KOREAN)]]),
    role(
        "soldier",
        'p',
        octagon::SOLDIER,
        SOLDIER_STEPS,
        &[&[Name("Byeong", KOREAN), Name("Byoung", KOREAN), Name("Jol", KOREAN), Name("Chol", KOREAN)]],
    ),
];

/// The four ways to stand horse and elephant on the two wings, read from a to i.
const fn setup(
    id: &'static str,
    both: &'static [Change],
    left: &'static [Change],
    right: &'static [Change],
) -> [Choice; 4] {
    let _ = id;
    [
        choice("HE-EH", &[Cite(DAOU, "§X")], Standing::Described, &[]),
        choice("EH-EH", &[Cite(DAOU, "§X")], Standing::Described, left),
        choice("HE-HE", &[Cite(DAOU, "§X")], Standing::Described, right),
        choice("EH-HE", &[Cite(DAOU, "§X")], Standing::Described, both),
    ]
}

const SETUP_CHO: OptionSpec = OptionSpec {
    id: "setup.cho",
    choices: &setup(
        "cho",
        &[Change::Swap("b1", "c1"), Change::Swap("g1", "h1")],
        &[Change::Swap("b1", "c1")],
        &[Change::Swap("g1", "h1")],
    ),
};

const SETUP_HAN: OptionSpec = OptionSpec {
    id: "setup.han",
    choices: &setup(
        "han",
        &[Change::Swap("b10", "c10"), Change::Swap("g10", "h10")],
        &[Change::Swap("b10", "c10")],
        &[Change::Swap("g10", "h10")],
    ),
};

const PALACE_STEP: OptionSpec = OptionSpec {
    id: "palaceStep",
    choices: &[
        choice(
            "lines",
            &[Cite(PYCHESS, "Janggi"), Cite(FAIRY_STOCKFISH, "diagonalLines")],
            Standing::Inferred,
            &[],
        ),
        choice(
            "any",
            &[Cite(DAOU, "§X")],
            Standing::Described,
            &[Change::Patterns(GENERAL, ANYWHERE_IN_PALACE), Change::Patterns(GUARD, ANYWHERE_IN_PALACE)],
        ),
    ],
};

const PALACE_DIAGONALS: OptionSpec = OptionSpec {
    id: "palaceDiagonals",
    choices: &[
        choice("enemy-only", &[Cite(DAOU, "§X")], Standing::Described, &[]),
        choice(
            "both",
            &[Cite(PYCHESS, "Janggi"), Cite(FAIRY_STOCKFISH, "janggi")],
            Standing::Modern,
            &[Change::Patterns(CHARIOT, CHARIOT_IN_BOTH), Change::Patterns(CANNON, CANNON_IN_BOTH)],
        ),
    ],
};

const PASS: OptionSpec = OptionSpec {
    id: "pass",
    choices: &[
        choice("stalemate-only", &[Cite(DAOU, "§X")], Standing::Described, &[]),
        choice("any-time", &[Cite(PYCHESS, "Janggi")], Standing::Modern, &[Change::Pass(Pass::Always)]),
    ],
};

const BIKJANG: OptionSpec = OptionSpec {
    id: "bikjang",
    choices: &[
        choice("seed", &[Cite(DAOU, "§X, note 35")], Standing::Described, &[]),
        choice(
            "simple-draw",
            &[Cite(FAIRY_STOCKFISH, "janggitraditional")],
            Standing::Modern,
            &[Change::Generals(Generals::FacingDraws)],
        ),
        choice(
            "off",
            &[Cite(FAIRY_STOCKFISH, "janggicasual")],
            Standing::Modern,
            &[Change::Generals(Generals::MayFace)],
        ),
        choice(
            "points",
            &[Cite(PYCHESS, "Janggi")],
            Standing::Modern,
            &[Change::Generals(Generals::FacingCounts(&[
                (CHARIOT, 13),
                (CANNON, 7),
                (Role(3), 5),
                (Role(2), 3),
                (GUARD, 3),
                (SOLDIER, 2),
            ]))],
        ),
    ],
};

const REPETITION: OptionSpec = OptionSpec {
    id: "repetition",
    choices: &[
        choice("none", &[Cite(DAOU, "§X")], Standing::Described, &[]),
        choice(
            "third-repeat-referee-draw",
            &[Cite(DAOU, "§X, note 34")],
            Standing::Reported,
            &[Change::Repetition(Repetition::ThirdDraws)],
        ),
    ],
};

const STALEMATE: OptionSpec = OptionSpec {
    id: "stalemate",
    choices: &[
        choice("pass", &[Cite(DAOU, "§X")], Standing::Described, &[]),
        Choice {
            id: "draw",
            cites: &[Cite(RECONSTRUCTION, "for comparison")],
            standing: Standing::Reconstructed,
            changes: &[Change::Pass(Pass::Never), Change::Stalemate(Stalemate::Draw)],
            excludes: &[("pass", "any-time")],
        },
        Choice {
            id: "loss",
            cites: &[Cite(RECONSTRUCTION, "for comparison")],
            standing: Standing::Reconstructed,
            changes: &[Change::Pass(Pass::Never), Change::Stalemate(Stalemate::Wins)],
            excludes: &[("pass", "any-time")],
        },
    ],
};

/// Janggi.
pub static JANGGI: Game = Game {
    id: "janggi",
    board: Board {
        shape: Shape { files: 9, ranks: 10 },
        ruling: Ruling::Points { river: false },
        marks: &["b3", "h3", "a4", "c4", "e4", "g4", "i4", "a7", "c7", "e7", "g7", "i7", "b8", "h8"],
    },
    seats: TWO_SEATS,
    terms: Terms {
        setup: Cow::Borrowed("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::Alternate,
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::FacingForfeits,
        pass: Pass::Stalemated,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
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
        repetition: Repetition::Ignored,
        names: 0,
    },
    options: &[SETUP_CHO, SETUP_HAN, PALACE_STEP, PALACE_DIAGONALS, PASS, BIKJANG, REPETITION, STALEMATE],
    presets: &[
        Preset { id: "seed", cites: &[Cite(DAOU, "§X")], game: None, options: &[] },
        Preset {
            id: "modern",
            cites: &[Cite(PYCHESS, "Janggi")],
            game: None,
            options: &[("palaceDiagonals", "both"), ("pass", "any-time"), ("bikjang", "points")],
        },
    ],
    lines: &[
        Line {
            // Ledger §10.5.
            id: "demonstration",
            options: &[("setup.cho", "EH-HE"), ("setup.han", "EH-HE")],
            position: None,
            moves: "b1d4 b10d7 g1f3 g10f8 h3e3 h8e8 e4f4 e9d9 f4e4",
        },
        Line {
            id: "arrangement",
            options: &[("setup.cho", "HE-HE"), ("setup.han", "EH-EH")],
            position: None,
            moves: "h1f4 b10d7 g1f3 c10d8 h3e3 b8e8",
        },
        Line { id: "cannon", options: &[], position: None, moves: "h1g3 h10g8 h3e3 b10c8 e3e7 c8e7" },
        Line {
            id: "elephant",
            options: &[],
            position: Some("7r1/4k4/4n4/p4r2p/9/9/P2B4P/9/9/3K5 w"),
            moves: "d4f7 e8g9 f7i9",
        },
        Line {
            id: "palace-steps",
            options: &[],
            position: Some("3a1a3/4k4/9/4p4/9/9/4P4/9/4K4/3A1A3 w"),
            moves: "e2d3 e9e10 d1e2 d10e9 d3d2",
        },
        Line {
            id: "palace-any-way",
            options: &[("palaceStep", "any")],
            position: Some("4k4/9/9/4p4/9/9/4P4/9/9/4K4 w"),
            moves: "e1d2 e10f9",
        },
        Line {
            id: "palace-chariot",
            options: &[],
            position: Some("3a5/4k4/R5P2/9/9/9/p8/9/5K3/3R5 w"),
            moves: "a8f8 e9e10 f8d10",
        },
        Line {
            id: "palace-cannon",
            options: &[],
            position: Some("3kar3/4a4/3C5/2p3p2/9/9/2P3P2/9/4K4/9 w"),
            moves: "d8f10 d10d9",
        },
        Line {
            id: "palace-soldier",
            options: &[],
            position: Some("5k3/9/9/p2P5/9/9/9/4R4/3K5/9 w"),
            moves: "d7d8 a7a6 d8e9",
        },
        Line {
            id: "palace-both",
            options: &[("palaceDiagonals", "both")],
            position: Some("4k4/9/3r5/3p5/9/9/4P4/9/4K4/5C3 w"),
            moves: "f1d3 d8f10",
        },
        Line {
            id: "pass",
            options: &[],
            position: Some("4k4/9/2N6/9/9/9/R4R3/9/3K5/9 w"),
            moves: "a4a9 e10e10 a9a10",
        },
        Line {
            id: "stalemate-draw",
            options: &[("stalemate", "draw")],
            position: Some("4k4/9/2N6/9/9/9/R4R3/9/3K5/9 w"),
            moves: "a4a9",
        },
        Line {
            id: "forfeit",
            options: &[],
            position: Some("4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w"),
            moves: "f1e1 e10f10 a7a10",
        },
        Line {
            id: "facing-draw",
            options: &[],
            position: Some("4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w"),
            moves: "f1e1 h2h1",
        },
        Line {
            id: "facing-allowed",
            options: &[("bikjang", "off")],
            position: Some("4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w"),
            moves: "f1e1 e10f10 a7a10",
        },
        Line {
            id: "lone-checker",
            options: &[],
            position: Some("9/4k4/9/p7p/9/4P4/P7P/4R4/4K4/9 w"),
            moves: "e5f5",
        },
        Line {
            id: "lone-checker-protected",
            options: &[],
            position: Some("9/4k4/9/p7p/9/4P4/P7P/3AR4/4K4/9 w"),
            moves: "e5f5 e9d9",
        },
        Line {
            id: "points",
            options: &[("palaceDiagonals", "both"), ("pass", "any-time"), ("bikjang", "points")],
            position: Some("4k4/4a4/6n2/9/2p6/2P6/9/6N2/4A4/4K4 w"),
            moves: "e1e1 e10e10",
        },
        Line {
            id: "repetition",
            options: &[("repetition", "third-repeat-referee-draw")],
            position: None,
            moves: "h1g3 h10g8 g3h1 g8h10 h1g3 h10g8 g3h1 g8h10",
        },
    ],
    cites: &[Cite(DAOU, "§X")],
};
