//! Shatar, Mongolian chess. Ledger section 8; Daou §VIII.

use std::borrow::Cow;

use super::common::*;
use super::makruk::PLAIN;
use crate::art::Figure;
use crate::board::Zone;
use crate::option::{Change, Choice, OptionSpec, Preset, Standing};
use crate::pattern::Pattern;
use crate::piece::{Kind, TWO_SEATS};
use crate::rules::*;
use crate::source::{ANCIENTCHESS, Cite, DAOU, FAIRY_STOCKFISH};

const BERS: &[Pattern] = &[Pattern::ride(0, 1), FERZ];
const CAMEL: &[Pattern] = &[Pattern::ride(1, 1)];

/// The later horse, from its second move on.
const AMAZON_HORSE: Kind = Kind(6);
const AMAZON: &[Pattern] = &[Pattern::leap(1, 2), Pattern::ride(0, 1), Pattern::ride(1, 1)];
const KING_ON_LAST_RANK: &[Pattern] =
    &[WAZIR, FERZ, Pattern::leap(1, 2).from(Zone::LastRanks(1)).without_threat()];

const KINDS: &[KindSpec] = &[
    kind("king", 'k', Figure::Noble, KING_STEPS, &[&[Name("Nojon", MONGOLIAN), Name("Noin", MONGOLIAN)]]),
    kind("bers", 'j', Figure::Lion, BERS, &[&[Name("Bers", MONGOLIAN)]]),
    kind("camel", 'b', Figure::Camel, CAMEL, &[&[Name("Temee", MONGOLIAN)]]),
    kind("horse", 'n', Figure::Steed, KNIGHT, &[&[Name("Mor’", MONGOLIAN)]]),
    kind("chariot", 'r', Figure::Cart, ROOK, &[&[Name("Tereg", MONGOLIAN)]]),
    kind(
        "soldier",
        'p',
        Figure::Cub,
        PAWN,
        &[&[Name("Chu", MONGOLIAN), Name("Xüü", MONGOLIAN), Name("Huu", MONGOLIAN), Name("Fu", MONGOLIAN)]],
    ),
    KindSpec {
        id: "moved-horse",
        letter: 'n',
        figure: Figure::Steed,
        names: &[&[Name("Mor’", MONGOLIAN)]],
        royal: false,
        patterns: Cow::Borrowed(AMAZON),
        promoted_from: Some(HORSE),
    },
];

const BERS_MOVE: OptionSpec = OptionSpec {
    id: "bers",
    choices: &[
        choice("rook+ferz", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "ferz",
            &[Cite(DAOU, "§VIII, note 20")],
            Standing::Reported,
            &[Change::Patterns(COUNSELLOR, FERZ_STEPS)],
        ),
    ],
};

const CAMEL_MOVE: OptionSpec = OptionSpec {
    id: "camel",
    choices: &[
        choice("bishop", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "alfil",
            &[Cite(DAOU, "§VIII, note 21")],
            Standing::Reported,
            &[Change::Patterns(ELEPHANT, ALFIL)],
        ),
    ],
};

const SETUP: OptionSpec = OptionSpec {
    id: "setup",
    choices: &[
        choice("facing", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "king-left",
            &[Cite(DAOU, "§VIII, note 22")],
            Standing::Reported,
            &[
                Change::Array("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR"),
                Change::Opening(Opening::Alternate),
            ],
        ),
    ],
};

const KING_FILE: OptionSpec = OptionSpec {
    id: "kingFile",
    choices: &[
        choice("e", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        Choice {
            id: "d",
            cites: &[Cite(DAOU, "§VIII")],
            standing: Standing::Described,
            changes: &[Change::Mirror],
            excludes: &[("setup", "king-left")],
        },
    ],
};

const OPENING: OptionSpec = OptionSpec {
    id: "opening",
    choices: &[
        choice("bers-pawn", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        Choice {
            id: "king-pawn",
            cites: &[Cite(DAOU, "§VIII, note 24")],
            standing: Standing::Reported,
            changes: &[Change::Opening(Opening::ForcedAdvance(super::common::KING))],
            excludes: &[("setup", "king-left")],
        },
        choice(
            "none",
            &[Cite(DAOU, "§VIII, note 22")],
            Standing::Inferred,
            &[Change::Opening(Opening::Alternate)],
        ),
    ],
};

const HORSE_MOVE: OptionSpec = OptionSpec {
    id: "horse",
    choices: &[
        choice("knight", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "amazon-after-first",
            &[Cite(DAOU, "§VIII, note 23")],
            Standing::Reported,
            &[Change::TurnsInto(HORSE, AMAZON_HORSE)],
        ),
    ],
};

const KING_KNIGHT: OptionSpec = OptionSpec {
    id: "kingKnight",
    choices: &[
        choice("off", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "on",
            &[Cite(DAOU, "§VIII, note 23")],
            Standing::Reported,
            &[Change::Patterns(super::common::KING, KING_ON_LAST_RANK)],
        ),
    ],
};

const HORSE_MATE: OptionSpec = OptionSpec {
    id: "horseMate",
    choices: &[
        choice("forbidden", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "draw",
            &[Cite(ANCIENTCHESS, "Shatar")],
            Standing::Reported,
            &[Change::BarredMate(BarredMate::Draws)],
        ),
        choice(
            "loses",
            &[Cite(FAIRY_STOCKFISH, "shatar")],
            Standing::Modern,
            &[Change::BarredMate(BarredMate::Loses)],
        ),
    ],
};

const STALEMATE: OptionSpec = OptionSpec {
    id: "stalemate",
    choices: &[
        choice("draw", &[Cite(DAOU, "§VIII")], Standing::Described, &[]),
        choice(
            "win",
            &[Cite(DAOU, "§VIII, note 25")],
            Standing::Reported,
            &[Change::Stalemate(Stalemate::Wins)],
        ),
    ],
};

/// Shatar.
pub static SHATAR: Game = Game {
    id: "shatar",
    board: PLAIN,
    seats: TWO_SEATS,
    terms: Terms {
        array: Cow::Borrowed("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR"),
        kinds: Cow::Borrowed(KINDS),
        rights: Cow::Borrowed(&[]),
        // SHT-03
        opening: Opening::ForcedAdvance(COUNSELLOR),
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            men: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
            must: Must::Always,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Draw,
        bare_king: BareKing::Draws,
        bare_king_moves: None,
        board_count: None,
        bare_count: None,
        mates: Some(Mates {
            strong: &[COUNSELLOR, CHARIOT],
            shak: &[COUNSELLOR, CHARIOT, HORSE],
            barred: HORSE,
            barred_mate: BarredMate::Forbidden,
        }),
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        repetition: Repetition::ThirdDraws,
        names: 0,
    },
    options: &[
        SETUP,
        KING_FILE,
        OPENING,
        BERS_MOVE,
        CAMEL_MOVE,
        HORSE_MOVE,
        KING_KNIGHT,
        HORSE_MATE,
        STALEMATE,
        REPETITION,
    ],
    presets: &[
        Preset { id: "standard", cites: &[Cite(DAOU, "§VIII")], game: None, options: &[] },
        Preset {
            id: "old-shatar",
            cites: &[Cite(DAOU, "§VIII, notes 20 and 21")],
            game: None,
            options: &[("bers", "ferz"), ("camel", "alfil")],
        },
    ],
    lines: &[Line {
        // Ledger §8.5.
        id: "demonstration",
        options: &[],
        position: None,
        moves: &["d2d4", "d7d5", "g1f3", "b8c6", "c1f4", "c8f5", "d1d3", "f5d3", "c2d3", "e7e6"],
    }],
    cites: &[Cite(DAOU, "§VIII")],
};
