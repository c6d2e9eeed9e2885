//! Ouk Chatrang, Cambodian chess: Makruk with two first-move rights. Ledger section 7; Daou §VII.

use std::borrow::Cow;

use super::common::*;
use super::makruk::{PLAIN, TERMS, VALUES};
use crate::art::Figure;
use crate::board::TWO_SEATS;
use crate::movement::{Modality, Pattern};
use crate::variant::source::{DAOU, FAIRY_STOCKFISH, PYCHESS, RECONSTRUCTION};
use crate::variant::{Change, Cite, OptionSpec, Preset, Standing, *};

/// The king's leap on its first move.
const LEAP: u8 = 0;
/// The Neang's double step on its first move.
const DOUBLE: u8 = 1;

const KING: &[Pattern] = &[WAZIR, FERZ, Pattern::leap(1, 2).with_right(LEAP)];
const KING_TO_SECOND_RANK: &[Pattern] = &[WAZIR, FERZ, Pattern::leap(2, 1).mirrored().with_right(LEAP)];
const NEANG: &[Pattern] =
    &[FERZ, Pattern::lame(&[(0, 1)], (0, 2)).mirrored().only(Modality::Move).with_right(DOUBLE)];
const JUMPING_NEANG: &[Pattern] = &[FERZ, Pattern::leap(0, 2).mirrored().with_right(DOUBLE)];

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::Stupa, KING, &[&[Name("Sdaach", KHMER), Name("Ang", KHMER)]]),
    role("counsellor", 'm', Figure::LowStupa, NEANG, &[&[Name("Neang", KHMER)]]),
    role("koul", 's', Figure::BroadStupa, SILVER, &[&[Name("Koul", KHMER)]]),
    role("horse", 'n', Figure::HorseHead, KNIGHT, &[&[Name("Ses", KHMER)]]),
    role("boat", 'r', Figure::Boat, ROOK, &[&[Name("Tuuk", KHMER)]]),
    role("soldier", 'p', Figure::Cowrie, PAWN, &[&[Name("Trey", KHMER)]]),
];

const LEAP_SQUARES: OptionSpec = OptionSpec {
    id: "kingLeapSquares",
    choices: &[
        choice("any-knight", &[Cite(DAOU, "§VII")], Standing::Described, &[]),
        choice(
            "b2-f2",
            &[Cite(DAOU, "§VII, note 19"), Cite(PYCHESS, "Ouk Chatrang")],
            Standing::Reported,
            &[Change::Patterns(super::common::KING, KING_TO_SECOND_RANK)],
        ),
    ],
};

const LEAP_CAPTURE: OptionSpec = OptionSpec {
    id: "kingLeapCapture",
    choices: &[
        choice("yes", &[Cite(DAOU, "§VII")], Standing::Described, &[]),
        choice(
            "no",
            &[Cite(PYCHESS, "Ouk Chatrang")],
            Standing::Modern,
            &[Change::RightPurpose(LEAP, Modality::Move)],
        ),
    ],
};

const LEAP_LOST_BY: OptionSpec = OptionSpec {
    id: "leapLostBy",
    choices: &[
        choice("ever-checked", &[Cite(DAOU, "§VII")], Standing::Described, &[]),
        choice(
            "only-while-in-check",
            &[Cite(PYCHESS, "Ouk Chatrang")],
            Standing::Modern,
            &[Change::RightSuspended(LEAP)],
        ),
        choice(
            "rook-aim",
            &[Cite(PYCHESS, "Ouk Chatrang")],
            Standing::Modern,
            &[Change::RightSuspended(LEAP), Change::RightAimedAt(LEAP, CHARIOT)],
        ),
    ],
};

const NEANG_JUMP: OptionSpec = OptionSpec {
    id: "neangJump",
    choices: &[
        choice("both-empty", &[Cite(DAOU, "§VII")], Standing::Described, &[]),
        choice(
            "may-jump",
            &[Cite(crate::variant::source::LUDII, "Ouk Chatrang")],
            Standing::Modern,
            &[Change::Patterns(COUNSELLOR, JUMPING_NEANG)],
        ),
    ],
};

const STALEMATE: OptionSpec = OptionSpec {
    id: "stalemate",
    choices: &[
        choice("draw", &[Cite(DAOU, "§VI")], Standing::Described, &[]),
        choice(
            "win",
            &[Cite(crate::variant::source::WINTHER, "Cambodian chess")],
            Standing::Modern,
            &[Change::Stalemate(Stalemate::Wins)],
        ),
    ],
};

const COUNT: OptionSpec = OptionSpec {
    id: "count",
    choices: &[
        choice("makruk-seed", &[Cite(DAOU, "§VI and §VII")], Standing::Described, &[]),
        choice(
            "cambodian",
            &[Cite(FAIRY_STOCKFISH, "Cambodian counting")],
            Standing::Modern,
            &[
                Change::BoardCount(Some(BoardCount {
                    limit: 63,
                    automatic: true,
                    most_pieces: 3,
                    values: VALUES,
                })),
                Change::BareCount(Some(BareCount {
                    lines: &[
                        (CHARIOT, 2, 7),
                        (CHARIOT, 1, 15),
                        (ELEPHANT, 2, 21),
                        (HORSE, 2, 31),
                        (ELEPHANT, 1, 43),
                        (HORSE, 1, 63),
                    ],
                    otherwise: Some(63),
                    with_pawns: None,
                    less_pieces: true,
                    recounts: false,
                    central: 0,
                })),
            ],
        ),
        choice(
            "off",
            &[Cite(RECONSTRUCTION, "for comparison")],
            Standing::Reconstructed,
            &[Change::BoardCount(None), Change::BareCount(None)],
        ),
    ],
};

/// Ouk Chatrang.
pub static OUK: Game = Game {
    id: "ouk",
    board: PLAIN,
    seats: TWO_SEATS,
    terms: Terms { roles: Cow::Borrowed(ROLES), ..TERMS },
    options: &[LEAP_SQUARES, LEAP_CAPTURE, LEAP_LOST_BY, NEANG_JUMP, STALEMATE, COUNT, REPETITION],
    presets: &[
        Preset { id: "seed", cites: &[Cite(DAOU, "§VII")], game: None, options: &[] },
        Preset {
            id: "modern",
            cites: &[Cite(PYCHESS, "Ouk Chatrang"), Cite(FAIRY_STOCKFISH, "Cambodian chess")],
            game: None,
            options: &[
                ("kingLeapSquares", "b2-f2"),
                ("kingLeapCapture", "no"),
                ("leapLostBy", "rook-aim"),
                ("count", "cambodian"),
            ],
        },
    ],
    lines: &[
        // Ledger §7.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "d1b2 e8g7 e3e4 d6d5 e1e3 d8d6 e4d5 e6d5 d3d4 c6c5",
        },
        Line {
            id: "leap-capture",
            options: &[],
            position: Some("3mk3/8/8/8/8/4s3/8/3KM3 w"),
            moves: "d1e3 e8f6 e3e4",
        },
        Line {
            id: "leap-lost",
            options: &[],
            position: Some("3mk3/8/8/8/8/8/7R/3KM3 w"),
            moves: "h2e2 e8f7 d1c3",
        },
        Line {
            id: "leap-kept",
            options: &[("leapLostBy", "only-while-in-check")],
            position: Some("3mk3/8/8/8/8/8/7R/3KM3 w"),
            moves: "h2e2 d8e7 d1c2 e8c7",
        },
        Line {
            id: "rook-aim",
            options: &[("leapLostBy", "rook-aim")],
            position: Some("3mk3/4s3/8/8/8/8/7R/3KM3 w"),
            moves: "h2e2 e8d7 d1f2",
        },
        Line {
            id: "neang-jump",
            options: &[("neangJump", "may-jump")],
            position: Some("3mk3/8/8/8/8/4s3/4N3/3KM3 w"),
            moves: "e1e3 e8f6",
        },
        Line {
            id: "stalemate-wins",
            options: &[("stalemate", "win")],
            position: Some("k7/8/K7/7p/7P/8/8/2R5 w"),
            moves: "c1b1",
        },
        Line {
            id: "bare-count",
            options: &[("count", "cambodian")],
            position: Some("8/8/8/3k4/8/7m/1R6/K6R w"),
            moves: "h1h3 d5d4 h3h4 d4d3 h4h3 d3d4 b2b4",
        },
    ],
    cites: &[Cite(DAOU, "§VII")],
};
