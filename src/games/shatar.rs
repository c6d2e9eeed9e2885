//! Shatar, Mongolian chess. Ledger section 8; Daou §VIII.

use std::borrow::Cow;

use super::common::*;
use super::makruk::PLAIN;
use crate::art::Figure;
use crate::board::{Role, TWO_SEATS, Zone};
use crate::movement::Pattern;
use crate::variant::source::{ANCIENTCHESS, DAOU, FAIRY_STOCKFISH};
use crate::variant::{Change, Choice, Cite, OptionSpec, Preset, Standing, *};

const BERS: &[Pattern] = &[Pattern::ride(0, 1), FERZ];
const CAMEL: &[Pattern] = &[Pattern::ride(1, 1)];

/// The later horse, from its second move on.
const AMAZON_HORSE: Role = Role(6);
const AMAZON: &[Pattern] = &[Pattern::leap(1, 2), Pattern::ride(0, 1), Pattern::ride(1, 1)];
const KING_ON_LAST_RANK: &[Pattern] =
    &[WAZIR, FERZ, Pattern::leap(1, 2).from(Zone::LastRanks(1)).without_threat()];

const ROLES: &[RoleSpec] = &[
    role(
        "king",
        'k',
        Figure::Noble,
        KING_STEPS,
        &[&[Name("Nojon", MONGOLIAN), Name("Noin", MONGOLIAN), Name("Noyion", MONGOLIAN)]],
    ),
    role("bers", 'j', Figure::Lion, BERS, &[&[Name("Bers", MONGOLIAN), Name("Berse", MONGOLIAN)]]),
    role("camel", 'b', Figure::Camel, CAMEL, &[&[Name("Temee", MONGOLIAN), Name("Teme", MONGOLIAN)]]),
    role("horse", 'n', Figure::Steed, KNIGHT, &[&[Name("Mor’", MONGOLIAN), Name("Mori", MONGOLIAN)]]),
    role(
        "chariot",
        'r',
        Figure::Cart,
        ROOK,
        &[&[Name("Tereg", MONGOLIAN), Name("Terge", MONGOLIAN), Name("Terghe", MONGOLIAN)]],
    ),
    role(
        "soldier",
        'p',
        Figure::Cub,
        PAWN,
        &[&[Name("Chu", MONGOLIAN), Name("Xüü", MONGOLIAN), Name("Huu", MONGOLIAN), Name("Fu", MONGOLIAN)]],
    ),
    RoleSpec {
        id: "moved-horse",
        letter: 'n',
        figure: Figure::Steed,
        names: &[&[Name("Mor’", MONGOLIAN), Name("Mori", MONGOLIAN)]],
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
                Change::Setup("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR"),
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
        setup: Cow::Borrowed("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
        // SHT-03
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::ForcedAdvance(COUNSELLOR),
        castling: Castling::No,
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
        Preset {
            id: "modern",
            cites: &[Cite(ANCIENTCHESS, "Shatar")],
            game: None,
            options: &[("horseMate", "draw")],
        },
    ],
    lines: &[
        // Ledger §8.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "d2d4 d7d5 g1f3 b8c6 c1f4 c8f5 d1d3 f5d3 c2d3 e7e6",
        },
        Line {
            id: "series-camel",
            options: &[],
            position: Some("k1K5/8/p7/8/8/1R4B1/8/8 w phase=play"),
            moves: "b3b8 a8a7 g3f2",
        },
        Line {
            id: "series-pawn",
            options: &[],
            position: Some("8/6R1/7k/8/p7/4N1P1/8/5K2 w phase=play"),
            moves: "e3f5 h6h5 g3g4",
        },
        Line {
            id: "niol",
            options: &[],
            position: Some("8/8/8/6R1/4k3/1p6/3PK3/6B1 w phase=play"),
            moves: "d2d3 e4f4 g1e3",
        },
        Line {
            id: "horse-mate",
            options: &[],
            position: Some("6rk/6pp/8/4N3/8/8/5K2/R7 w phase=play"),
            moves: "e5g6 h7g6 a1h1",
        },
        Line {
            id: "horse-mate-draws",
            options: &[("horseMate", "draw")],
            position: Some("6rk/6pp/8/4N3/8/8/5K2/R7 w phase=play"),
            moves: "e5f7",
        },
        Line {
            id: "promotion",
            options: &[],
            position: Some("8/P6k/8/8/8/7p/8/K7 w phase=play"),
            moves: "a7a8j h7g6 a8g8 g6f5",
        },
        Line {
            id: "robado",
            options: &[],
            position: Some("7k/8/8/4p3/3K4/8/8/6R1 w phase=play"),
            moves: "d4e5",
        },
        Line {
            id: "chzhit",
            options: &[],
            position: Some("k7/8/K7/7p/7P/8/8/2R5 w phase=play"),
            moves: "c1b1",
        },
        Line {
            id: "king-pawn",
            options: &[("opening", "king-pawn")],
            position: None,
            moves: "e2e4 e7e5 g1f3 b8c6",
        },
        Line {
            id: "king-left",
            options: &[("setup", "king-left")],
            position: None,
            moves: "d2d3 d7d6 g1f3 b8c6",
        },
        Line {
            id: "old-shatar",
            options: &[("bers", "ferz"), ("camel", "alfil")],
            position: None,
            moves: "d2d4 d7d5 e2e3 e7e6 d1e2 d8e7 f1d3 f8d6",
        },
        Line {
            id: "amazon-horse",
            options: &[("horse", "amazon-after-first")],
            position: None,
            moves: "d2d4 d7d5 g1f3 b8c6 f3h5 g8f6 h5h3",
        },
        Line {
            id: "king-knight",
            options: &[("kingKnight", "on")],
            position: Some("K7/8/8/8/8/8/p6k/R7 w phase=play"),
            moves: "a8b6 h2g3 b6b5",
        },
    ],
    cites: &[Cite(DAOU, "§VIII")],
};
