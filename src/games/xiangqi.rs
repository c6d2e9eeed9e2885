//! Xiangqi, Chinese chess. Ledger section 9; Daou §IX.

use std::borrow::Cow;

use super::common::{CHINESE, ROOK, WAZIR, choice};
use crate::art::{Figure, disc};
use crate::board::{Board, Ruling, Shape, Zone};
use crate::option::{Change, Choice, OptionSpec, Preset, Standing};
use crate::pattern::{Pattern, Purpose};
use crate::piece::{Kind, TWO_SEATS};
use crate::rules::*;
use crate::source::{Cite, DAOU, PYCHESS, RECONSTRUCTION};

const GENERAL: Kind = Kind(0);
const ADVISOR: Kind = Kind(1);
const ELEPHANT: Kind = Kind(2);
const SOLDIER: Kind = Kind(6);

const IN_PALACE: &[Pattern] = &[WAZIR.inside(Zone::Palace)];
const DIAGONAL_IN_PALACE: &[Pattern] = &[super::common::FERZ.inside(Zone::Palace)];
const BLOCKED_ALFIL: Pattern = Pattern::lame(&[(1, 1)], (2, 2));
const HOME_ELEPHANT: &[Pattern] = &[BLOCKED_ALFIL.inside(Zone::OwnHalf)];
pub(super) const BLOCKED_HORSE: &[Pattern] = &[Pattern::lame(&[(0, 1)], (1, 2))];
const CANNON: &[Pattern] =
    &[Pattern::ride(0, 1).only(Purpose::Move), Pattern::hop(0, 1).only(Purpose::Capture)];
const STEP_PAST_RIVER: &[Pattern] = &[WAZIR.mirrored(), Pattern::leap(1, 0).mirrored().inside(Zone::FarHalf)];

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
    kind("general", 'k', disc::GENERAL, IN_PALACE, &[&[Name("Jiàng", CHINESE), Name("Shuài", CHINESE)]]),
    kind("advisor", 'a', disc::ADVISER, DIAGONAL_IN_PALACE, &[&[Name("Shì", CHINESE)]]),
    kind("elephant", 'b', disc::ELEPHANT, HOME_ELEPHANT, &[&[Name("Xiàng", CHINESE)]]),
    kind("horse", 'n', disc::HORSE, BLOCKED_HORSE, &[&[Name("Mǎ", CHINESE)]]),
    kind("chariot", 'r', disc::CHARIOT, ROOK, &[&[Name("Jū", CHINESE)]]),
    kind("cannon", 'c', disc::CANNON, CANNON, &[&[Name("Bāo", CHINESE), Name("Pào", CHINESE)]]),
    kind("soldier", 'p', disc::SOLDIER, STEP_PAST_RIVER, &[&[Name("Zú", CHINESE), Name("bīng", CHINESE)]]),
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
        array: Cow::Borrowed("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"),
        kinds: Cow::Borrowed(KINDS),
        rights: Cow::Borrowed(&[]),
        opening: Opening::Alternate,
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayNotFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            men: Cow::Borrowed(&[]),
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
    lines: &[Line {
        // Ledger §9.5.
        id: "demonstration",
        options: &[],
        position: None,
        moves: &["h3e3", "h10g8", "h1g3", "i10h10", "i1h1", "g7g6", "e3e7", "g8e7"],
    }],
    cites: &[Cite(DAOU, "§IX")],
};
