//! Shogi in three ages: what they have in common, and the modern game.
//!
//! Ledger sections 11 to 13; Daou §XI to §XIII.

mod heian;
mod sho;

pub use heian::HEIAN_SHOGI;
pub use sho::SHO_SHOGI;

use std::borrow::Cow;

use super::common::{FERZ, JAPANESE, KING_STEPS, REPETITION, ROOK, SILVER, WAZIR, choice};
use crate::art::{Figure, wedge};
use crate::board::{Board, Role, Ruling, Shape, TWO_SEATS, Zone};
use crate::movement::Pattern;
use crate::variant::source::{DAOU, PYCHESS, RECONSTRUCTION};
use crate::variant::{Change, Choice, Cite, OptionSpec, Preset, Standing, *};

const PAWN: Role = Role(0);
const LANCE: Role = Role(1);
const KEIMA: Role = Role(2);
const SILVER_GENERAL: Role = Role(3);

const GOLD_STEPS: &[Pattern] = &[WAZIR, FERZ.mirrored()];
const LANCE_RIDE: &[Pattern] = &[Pattern::ride(0, 1).mirrored()];
const KEIMA_LEAP: &[Pattern] = &[Pattern::leap(1, 2).mirrored()];
const PAWN_STEP: &[Pattern] = &[WAZIR.mirrored()];
const BISHOP: &[Pattern] = &[Pattern::ride(1, 1)];
const DRAGON: &[Pattern] = &[Pattern::ride(0, 1), FERZ];
const DRAGON_HORSE: &[Pattern] = &[Pattern::ride(1, 1), WAZIR];
const DRUNK_ELEPHANT: &[Pattern] = &[FERZ, WAZIR.mirrored(), Pattern::leap(1, 0).mirrored()];

const fn piece(
    id: &'static str,
    figure: Figure,
    letter: char,
    promoted_from: Option<Role>,
    royal: bool,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> RoleSpec {
    RoleSpec { id, letter, figure, names, royal, patterns: Cow::Borrowed(patterns), promoted_from }
}

const fn role(
    id: &'static str,
    figure: Figure,
    letter: char,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> RoleSpec {
    piece(id, figure, letter, None, false, patterns, names)
}

const fn promoted(
    id: &'static str,
    figure: Figure,
    from: Role,
    letter: char,
    patterns: &'static [Pattern],
    names: &'static [&'static [Name]],
) -> RoleSpec {
    piece(id, figure, letter, Some(from), false, patterns, names)
}

const fn board(files: u8, ranks: u8) -> Board {
    Board { shape: Shape { files, ranks }, ruling: Ruling::Dotted, marks: &[] }
}

/// The pieces of all three, the oldest first: Heian Shogi has ten roles, the modern game fourteen.
const ROLES: &[RoleSpec] = &[
    role(
        "pawn",
        wedge::PAWN,
        'p',
        PAWN_STEP,
        &[&[Name("Fuhyō", JAPANESE), Name("Hohei", JAPANESE), Name("Fu", JAPANESE)]],
    ),
    role("lance", wedge::LANCE, 'l', LANCE_RIDE, &[&[Name("Kyōsha", JAPANESE), Name("Kyō", JAPANESE)]]),
    role("keima", wedge::LAUREL, 'n', KEIMA_LEAP, &[&[Name("Keima", JAPANESE), Name("Kei", JAPANESE)]]),
    role("silver", wedge::SILVER, 's', SILVER, &[&[Name("Ginshō", JAPANESE), Name("Gin", JAPANESE)]]),
    role("gold", wedge::GOLD, 'g', GOLD_STEPS, &[&[Name("Kinshō", JAPANESE), Name("Kin", JAPANESE)]]),
    piece(
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
    role("bishop", wedge::BISHOP, 'b', BISHOP, &[&[Name("Kakugyō", JAPANESE), Name("Kaku", JAPANESE)]]),
    role("rook", wedge::ROOK, 'r', ROOK, &[&[Name("Hisha", JAPANESE), Name("Hi", JAPANESE)]]),
    promoted(
        "dragon-horse",
        wedge::DRAGON_HORSE,
        Role(10),
        'b',
        DRAGON_HORSE,
        &[&[Name("Ryūma", JAPANESE), Name("Uma", JAPANESE)]],
    ),
    promoted(
        "dragon",
        wedge::DRAGON_KING,
        Role(11),
        'r',
        DRAGON,
        &[&[Name("Ryūō", JAPANESE), Name("Ryū", JAPANESE)]],
    ),
    role("drunk-elephant", wedge::DRUNK_ELEPHANT, 'e', DRUNK_ELEPHANT, &[&[Name("Suizō", JAPANESE)]]),
    piece(
        "crown-prince",
        wedge::CROWN_PRINCE,
        'e',
        Some(Role(14)),
        true,
        KING_STEPS,
        &[&[Name("Taishi", JAPANESE)]],
    ),
];

/// What the pieces become that do, in the same order.
const PROMOTIONS: &[(Role, PromoteInto)] = &[
    (PAWN, PromoteInto::Always(Role(6))),
    (LANCE, PromoteInto::Always(Role(7))),
    (KEIMA, PromoteInto::Always(Role(8))),
    (SILVER_GENERAL, PromoteInto::Always(Role(9))),
    (Role(10), PromoteInto::Always(Role(12))),
    (Role(11), PromoteInto::Always(Role(13))),
    (Role(14), PromoteInto::Always(Role(15))),
];

/// All of them; the other games promote the first.
const PROMOTION: Promotion = Promotion {
    pieces: Cow::Borrowed(PROMOTIONS),
    zone: Zone::LastRanks(3),
    by: PromoteBy::EnteringOrLeaving,
    needs_loss: false,
    must: Must::WhenStuck,
    unready: Unready::Stays,
};

/// What all three have in common.
const TERMS: Terms = Terms {
    setup: Cow::Borrowed(""),
    roles: Cow::Borrowed(&[]),
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
    promotion: PROMOTION,
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

/// Modern Shogi.
pub static SHOGI: Game = Game {
    id: "shogi",
    board: board(9, 9),
    seats: TWO_SEATS,
    terms: Terms {
        setup: Cow::Borrowed("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"),
        // All but the elephant and its prince.
        roles: Cow::Borrowed(ROLES.split_at(14).0),
        captured: Captured::Dropped,
        promotion: Promotion { pieces: Cow::Borrowed(PROMOTIONS.split_at(6).0), ..PROMOTION },
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
