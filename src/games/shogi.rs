//! Three ages of Shogi: Heian, Sho and modern. Ledger sections 11 to 13; Daou §XI to §XIII.

use std::borrow::Cow;

use super::common::{FERZ, JAPANESE, KING_STEPS, REPETITION, ROOK, SILVER, WAZIR, choice};
use crate::art::{Figure, wedge};
use crate::board::{Board, Ruling, Shape, Zone};
use crate::option::{Change, Choice, OptionSpec, Preset, Standing};
use crate::pattern::Pattern;
use crate::piece::{Kind, TWO_SEATS};
use crate::rules::*;
use crate::source::{Cite, DAOU, PYCHESS, RECONSTRUCTION};

const PAWN: Kind = Kind(0);
const LANCE: Kind = Kind(1);
const KEIMA: Kind = Kind(2);
const SILVER_GENERAL: Kind = Kind(3);

const GOLD_STEPS: &[Pattern] = &[WAZIR, FERZ.mirrored()];
const LANCE_RIDE: &[Pattern] = &[Pattern::ride(0, 1).mirrored()];
const KEIMA_LEAP: &[Pattern] = &[Pattern::leap(1, 2).mirrored()];
const PAWN_STEP: &[Pattern] = &[WAZIR.mirrored()];
const BISHOP: &[Pattern] = &[Pattern::ride(1, 1)];
const DRAGON: &[Pattern] = &[Pattern::ride(0, 1), FERZ];
const DRAGON_HORSE: &[Pattern] = &[Pattern::ride(1, 1), WAZIR];
const DRUNK_ELEPHANT: &[Pattern] = &[FERZ, WAZIR.mirrored(), Pattern::leap(1, 0).mirrored()];

const fn man(
    id: &'static str,
    figure: Figure,
    letter: char,
    promoted_from: Option<Kind>,
    royal: bool,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> KindSpec {
    KindSpec { id, letter, figure, names, royal, patterns: Cow::Borrowed(patterns), promoted_from }
}

const fn kind(
    id: &'static str,
    figure: Figure,
    letter: char,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> KindSpec {
    man(id, figure, letter, None, false, patterns, names)
}

const fn promoted(
    id: &'static str,
    figure: Figure,
    from: Kind,
    letter: char,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> KindSpec {
    man(id, figure, letter, Some(from), false, patterns, names)
}

const fn board(files: u8, ranks: u8) -> Board {
    Board { shape: Shape { files, ranks }, ruling: Ruling::Dotted, marks: &[] }
}

/// What all three have in common.
const TERMS: Terms = Terms {
    array: Cow::Borrowed(""),
    kinds: Cow::Borrowed(&[]),
    rights: Cow::Borrowed(&[]),
    contest: Contest::Kings,
    dice: None,
    colours: LIGHT_AND_DARK,
    opening: Opening::Alternate,
    castling: Castling::No,
    pawn: PAWN,
    captured: Captured::Gone,
    generals: Generals::MayFace,
    pass: Pass::Never,
    swaps: Cow::Borrowed(&[]),
    promotion: Promotion {
        men: Cow::Borrowed(&[]),
        zone: Zone::LastRanks(3),
        by: PromoteBy::EnteringOrLeaving,
        needs_loss: false,
        must: Must::WhenStuck,
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
};

const BARE_KING: OptionSpec = OptionSpec {
    id: "bareKing",
    choices: &[
        choice("unless-rebared", &[Cite(DAOU, "§XI and §XII")], Standing::Described, &[]),
        choice(
            "win-immediate",
            &[Cite(DAOU, "§I, for comparison")],
            Standing::Described,
            &[Change::BareKing(BareKing::Loses)],
        ),
        choice("off", &[Cite(PYCHESS, "Sho Shogi")], Standing::Modern, &[Change::BareKing(BareKing::Plays)]),
    ],
};

const HEIAN_KINDS: &[KindSpec] = &[
    kind(
        "pawn",
        wedge::PAWN,
        'p',
        PAWN_STEP,
        &[&[Name("Fuhyō", JAPANESE), Name("Hohei", JAPANESE), Name("Fu", JAPANESE)]],
    ),
    kind("lance", wedge::LANCE, 'l', LANCE_RIDE, &[&[Name("Kyōsha", JAPANESE), Name("Kyō", JAPANESE)]]),
    kind("keima", wedge::LAUREL, 'n', KEIMA_LEAP, &[&[Name("Keima", JAPANESE), Name("Kei", JAPANESE)]]),
    kind("silver", wedge::SILVER, 's', SILVER, &[&[Name("Ginshō", JAPANESE), Name("Gin", JAPANESE)]]),
    kind("gold", wedge::GOLD, 'g', GOLD_STEPS, &[&[Name("Kinshō", JAPANESE), Name("Kin", JAPANESE)]]),
    man(
        "king",
        wedge::KING,
        'k',
        None,
        true,
        KING_STEPS,
        &[&[
            Name("Gyokushō", JAPANESE),
            Name("Gyoku", JAPANESE),
            Name("Ōshō", JAPANESE),
            Name("Ō", JAPANESE),
        ]],
    ),
    promoted(
        "promoted-pawn",
        wedge::PROMOTED_PAWN,
        PAWN,
        'p',
        GOLD_STEPS,
        &[&[Name("Tokin", JAPANESE), Name("To", JAPANESE)]],
    ),
    promoted(
        "promoted-lance",
        wedge::PROMOTED_LANCE,
        LANCE,
        'l',
        GOLD_STEPS,
        &[&[Name("Narikyō", JAPANESE)]],
    ),
    promoted(
        "promoted-keima",
        wedge::PROMOTED_LAUREL,
        KEIMA,
        'n',
        GOLD_STEPS,
        &[&[Name("Narikei", JAPANESE)]],
    ),
    promoted(
        "promoted-silver",
        wedge::PROMOTED_SILVER,
        SILVER_GENERAL,
        's',
        GOLD_STEPS,
        &[&[Name("Narigin", JAPANESE)]],
    ),
];

const HEIAN_PROMOTION: Promotion = Promotion {
    men: Cow::Borrowed(&[
        (PAWN, PromoteInto::Always(Kind(6))),
        (LANCE, PromoteInto::Always(Kind(7))),
        (KEIMA, PromoteInto::Always(Kind(8))),
        (SILVER_GENERAL, PromoteInto::Always(Kind(9))),
    ]),
    zone: Zone::LastRanks(3),
    by: PromoteBy::EnteringOrLeaving,
    needs_loss: false,
    must: Must::WhenStuck,
    unready: Unready::Stays,
};

/// Heian Shogi on eight by eight squares.
pub static HEIAN_SHOGI: Game = Game {
    id: "heian-shogi",
    board: board(8, 8),
    seats: TWO_SEATS,
    terms: Terms {
        array: Cow::Borrowed("lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL"),
        kinds: Cow::Borrowed(HEIAN_KINDS),
        promotion: HEIAN_PROMOTION,
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
                        Change::Array("lnsgkgsnl/9/ppppppppp/9/9/PPPPPPPPP/9/LNSGKGSNL"),
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

const SHO_KINDS: &[KindSpec] = &[
    kind(
        "pawn",
        wedge::PAWN,
        'p',
        PAWN_STEP,
        &[&[Name("Fuhyō", JAPANESE), Name("Hohei", JAPANESE), Name("Fu", JAPANESE)]],
    ),
    kind("lance", wedge::LANCE, 'l', LANCE_RIDE, &[&[Name("Kyōsha", JAPANESE), Name("Kyō", JAPANESE)]]),
    kind("keima", wedge::LAUREL, 'n', KEIMA_LEAP, &[&[Name("Keima", JAPANESE), Name("Kei", JAPANESE)]]),
    kind("silver", wedge::SILVER, 's', SILVER, &[&[Name("Ginshō", JAPANESE), Name("Gin", JAPANESE)]]),
    kind("gold", wedge::GOLD, 'g', GOLD_STEPS, &[&[Name("Kinshō", JAPANESE), Name("Kin", JAPANESE)]]),
    man(
        "king",
        wedge::KING,
        'k',
        None,
        true,
        KING_STEPS,
        &[&[
            Name("Gyokushō", JAPANESE),
            Name("Gyoku", JAPANESE),
            Name("Ōshō", JAPANESE),
            Name("Ō", JAPANESE),
        ]],
    ),
    promoted(
        "promoted-pawn",
        wedge::PROMOTED_PAWN,
        PAWN,
        'p',
        GOLD_STEPS,
        &[&[Name("Tokin", JAPANESE), Name("To", JAPANESE)]],
    ),
    promoted(
        "promoted-lance",
        wedge::PROMOTED_LANCE,
        LANCE,
        'l',
        GOLD_STEPS,
        &[&[Name("Narikyō", JAPANESE)]],
    ),
    promoted(
        "promoted-keima",
        wedge::PROMOTED_LAUREL,
        KEIMA,
        'n',
        GOLD_STEPS,
        &[&[Name("Narikei", JAPANESE)]],
    ),
    promoted(
        "promoted-silver",
        wedge::PROMOTED_SILVER,
        SILVER_GENERAL,
        's',
        GOLD_STEPS,
        &[&[Name("Narigin", JAPANESE)]],
    ),
    kind("bishop", wedge::BISHOP, 'b', BISHOP, &[&[Name("Kakugyō", JAPANESE), Name("Kaku", JAPANESE)]]),
    kind("rook", wedge::ROOK, 'r', ROOK, &[&[Name("Hisha", JAPANESE), Name("Hi", JAPANESE)]]),
    promoted(
        "dragon-horse",
        wedge::DRAGON_HORSE,
        Kind(10),
        'b',
        DRAGON_HORSE,
        &[&[Name("Ryūma", JAPANESE), Name("Uma", JAPANESE)]],
    ),
    promoted(
        "dragon",
        wedge::DRAGON_KING,
        Kind(11),
        'r',
        DRAGON,
        &[&[Name("Ryūō", JAPANESE), Name("Ryū", JAPANESE)]],
    ),
    kind("drunk-elephant", wedge::DRUNK_ELEPHANT, 'e', DRUNK_ELEPHANT, &[&[Name("Suizō", JAPANESE)]]),
    man(
        "crown-prince",
        wedge::CROWN_PRINCE,
        'e',
        Some(Kind(14)),
        true,
        KING_STEPS,
        &[&[Name("Taishi", JAPANESE)]],
    ),
];

const SHO_PROMOTION: Promotion = Promotion {
    men: Cow::Borrowed(&[
        (PAWN, PromoteInto::Always(Kind(6))),
        (LANCE, PromoteInto::Always(Kind(7))),
        (KEIMA, PromoteInto::Always(Kind(8))),
        (SILVER_GENERAL, PromoteInto::Always(Kind(9))),
        (Kind(10), PromoteInto::Always(Kind(12))),
        (Kind(11), PromoteInto::Always(Kind(13))),
        (Kind(14), PromoteInto::Always(Kind(15))),
    ]),
    ..HEIAN_PROMOTION
};

/// As in Sho Shogi, without the elephant.
const MODERN_PROMOTION: Promotion = Promotion {
    men: Cow::Borrowed(&[
        (PAWN, PromoteInto::Always(Kind(6))),
        (LANCE, PromoteInto::Always(Kind(7))),
        (KEIMA, PromoteInto::Always(Kind(8))),
        (SILVER_GENERAL, PromoteInto::Always(Kind(9))),
        (Kind(10), PromoteInto::Always(Kind(12))),
        (Kind(11), PromoteInto::Always(Kind(13))),
    ]),
    ..HEIAN_PROMOTION
};

/// Sho Shogi.
pub static SHO_SHOGI: Game = Game {
    id: "sho-shogi",
    board: board(9, 9),
    seats: TWO_SEATS,
    terms: Terms {
        array: Cow::Borrowed("lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL"),
        kinds: Cow::Borrowed(SHO_KINDS),
        promotion: SHO_PROMOTION,
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
                    &[Change::Array("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL")],
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

/// Modern Shogi.
pub static SHOGI: Game = Game {
    id: "shogi",
    board: board(9, 9),
    seats: TWO_SEATS,
    terms: Terms {
        array: Cow::Borrowed("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
        // Sho Shogi's kinds but the last two, the elephant and its prince.
        kinds: Cow::Borrowed(SHO_KINDS.split_at(14).0),
        captured: Captured::Dropped,
        promotion: MODERN_PROMOTION,
        bare_king: BareKing::Plays,
        impasse: Some(24),
        repetition: Repetition::Perpetual { occurrence: 4, check_loses: true, chase_loses: false },
        ..TERMS
    },
    options: &[
        OptionSpec {
            id: "repetition",
            choices: &[
                choice("four-fold-draw", &[Cite(DAOU, "§XIII")], Standing::Described, &[]),
                choice(
                    "off",
                    &[Cite(RECONSTRUCTION, "for comparison")],
                    Standing::Reconstructed,
                    &[Change::Repetition(Repetition::Ignored)],
                ),
            ],
        },
        OptionSpec {
            id: "perpetualCheck",
            choices: &[
                choice("checker-loses", &[Cite(DAOU, "§XIII")], Standing::Described, &[]),
                Choice {
                    id: "draw",
                    cites: &[Cite(RECONSTRUCTION, "for comparison")],
                    standing: Standing::Reconstructed,
                    changes: &[Change::CheckDraws],
                    excludes: &[("repetition", "off")],
                },
            ],
        },
        OptionSpec {
            id: "impasse",
            choices: &[
                choice("claim-24", &[Cite(DAOU, "§XIII")], Standing::Described, &[]),
                choice(
                    "off",
                    &[Cite(RECONSTRUCTION, "for comparison")],
                    Standing::Reconstructed,
                    &[Change::Impasse(None)],
                ),
            ],
        },
        OptionSpec {
            id: "illegalAction",
            choices: &[
                choice("reject", &[Cite(DAOU, "§XIII")], Standing::Described, &[]),
                choice(
                    "loses",
                    &[Cite(RECONSTRUCTION, "tournament practice, not in the seed")],
                    Standing::Modern,
                    &[Change::ForbiddenLoses],
                ),
            ],
        },
    ],
    presets: &[
        Preset { id: "seed", cites: &[Cite(DAOU, "§XIII")], game: None, options: &[] },
        Preset {
            id: "modern",
            cites: &[Cite(RECONSTRUCTION, "tournament practice, not in the seed")],
            game: None,
            options: &[("illegalAction", "loses")],
        },
    ],
    lines: &[
        // Ledger §13.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "c3c4 g7g6 b2h8+ g9h8 B@e5 h8g7 e5g7+",
        },
        Line { id: "drop-mate", options: &[], position: Some("4k4/9/4P4/9/9/9/9/9/4K4[G] w"), moves: "G@e8" },
        Line {
            id: "pawn-drop",
            options: &[],
            position: Some("4k4/9/4G4/9/9/9/9/9/4K4[PG] w"),
            moves: "P@e8 e9d9 G@d8",
        },
        Line {
            id: "second-pawn",
            options: &[],
            position: Some("4k4/9/2+P6/9/9/9/3P5/9/4K4[P] w"),
            moves: "P@c4",
        },
        Line {
            id: "drop-stalemate",
            options: &[],
            position: Some("k8/2K6/9/9/9/9/9/9/9[N] w"),
            moves: "N@b6",
        },
        Line {
            id: "fourfold",
            options: &[],
            position: None,
            moves: "h2g2 b8c8 g2h2 c8b8 h2g2 b8c8 g2h2 c8b8 h2g2 b8c8 g2h2 c8b8",
        },
        Line {
            id: "perpetual-check",
            options: &[],
            position: Some("4k4/9/9/9/9/3R5/9/9/5K3 w"),
            moves: "d4e4 e9d9 e4d4 d9e9 d4e4 e9d9 e4d4 d9e9 d4e4 e9d9 e4d4 d9e9",
        },
        Line {
            id: "impasse",
            options: &[],
            position: Some("4K4/3+P1+P3/9/9/9/9/9/3+p1+p3/4k4[RBGGSSNNLLPPPPPPPrbggssnnllppppppp] w"),
            moves: "impasse-w accept-b",
        },
        Line {
            id: "impasse-lost",
            options: &[],
            position: Some("4K4/3+P1+P3/9/9/9/9/9/3+p1+p3/4k4[RBGGSSNNLLPPrbggssnnllpppppppppppp] b"),
            moves: "impasse-b accept-w",
        },
        Line {
            id: "forbidden",
            options: &[("illegalAction", "loses")],
            position: Some("4k4/9/2+P6/9/9/9/3P5/9/4K4[P] w"),
            moves: "P@d5",
        },
    ],
    cites: &[Cite(DAOU, "§XIII")],
};
