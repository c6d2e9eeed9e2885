//! Janggi, Korean chess. Ledger section 10; Daou §X.

use std::borrow::Cow;

use super::common::{FERZ, KOREAN, WAZIR, choice};
use super::xiangqi::BLOCKED_HORSE;
use crate::art::{Figure, octagon};
use crate::board::{Board, Ruling, Shape, Zone};
use crate::option::{Change, Choice, OptionSpec, Preset, Standing};
use crate::pattern::Pattern;
use crate::piece::{Kind, TWO_SEATS};
use crate::rules::*;
use crate::source::{Cite, DAOU, FAIRY_STOCKFISH, PYCHESS, RECONSTRUCTION};

const GENERAL: Kind = Kind(0);
const GUARD: Kind = Kind(1);
const CHARIOT: Kind = Kind(4);
const CANNON: Kind = Kind(5);
const SOLDIER: Kind = Kind(6);

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

const fn kind(
    id: &'static str,
    letter: char,
    figure: Figure,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> KindSpec {
    super::common::kind(id, letter, figure, patterns, names)
}

const KINDS: &[KindSpec] = &[
    kind("general", 'k', octagon::GENERAL, ALONG_PALACE_LINES, &[&[Name("Jang", KOREAN)]]),
    kind("guard", 'a', octagon::GUARD, ALONG_PALACE_LINES, &[&[Name("Sa", KOREAN)]]),
    kind("elephant", 'b', octagon::ELEPHANT, ELEPHANT_LEAP, &[&[Name("Sang", KOREAN)]]),
    kind("horse", 'n', octagon::HORSE, BLOCKED_HORSE, &[&[Name("Ma", KOREAN)]]),
    kind("chariot", 'r', octagon::CHARIOT, CHARIOT_RIDE, &[&[Name("Cha", KOREAN)]]),
    kind("cannon", 'c', octagon::CANNON, CANNON_HOP, &[&[Name("Po", KOREAN)]]),
    kind("soldier", 'p', octagon::SOLDIER, SOLDIER_STEPS, &[&[Name("Byung", KOREAN)]]),
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
                (Kind(3), 5),
                (Kind(2), 3),
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
        array: Cow::Borrowed("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR"),
        kinds: Cow::Borrowed(KINDS),
        rights: Cow::Borrowed(&[]),
        opening: Opening::Alternate,
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::FacingForfeits,
        pass: Pass::Stalemated,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            men: Cow::Borrowed(&[]),
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
    lines: &[Line {
        // Ledger §10.5.
        id: "demonstration",
        options: &[("setup.cho", "EH-HE"), ("setup.han", "EH-HE")],
        position: None,
        moves: &["b1d4", "b10d7", "g1f3", "g10f8", "h3e3", "h8e8", "e4f4", "e9d9", "f4e4"],
    }],
    cites: &[Cite(DAOU, "§X")],
};
