//! The race on the ashtapada. Ledger section 14; Daou, Appendix I.

use std::borrow::Cow;

use super::common::*;
use super::four_handed::FOUR_SEATS;
use crate::art::Figure;
use crate::board::{ASHTAPADA as BOARD, Role, SEATS, Zone};
use crate::variant::source::{DAOU, FALKENER, RECONSTRUCTION};
use crate::variant::{Change, Cite, OptionSpec, Standing, *};

const SINGLE: Role = Role(0);
const DOUBLE: Role = Role(1);

const ROLES: &[RoleSpec] = &[
    piece("single", 'p', Figure::Soldier, &[], &[&[Name("Piece", ENGLISH)]]),
    piece("double", 'd', Figure::Pair, &[], &[&[Name("Double", ENGLISH)]]),
];

/// ASH-02: as many of four cowries as lie with the opening up; none counts eight. Of sixteen equal
/// chances.
const COWRIES: Dice = Dice {
    faces: &[
        Face { value: 1, weight: 4, moves: &[], grace: false },
        Face { value: 2, weight: 6, moves: &[], grace: false },
        Face { value: 3, weight: 4, moves: &[], grace: false },
        Face { value: 4, weight: 1, moves: &[], grace: true },
        Face { value: 8, weight: 1, moves: &[], grace: true },
    ],
    shells: Some(4),
    must_move: true,
};

/// The source names none; the first that differ from the board's.
const COLOURS: [Colour; SEATS] = [Colour::Red, Colour::Yellow, Colour::Black, Colour::Green];

/// An empty board, four pieces of each seat beside it.
const FOUR: &str = "8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnPePePePeP]";

const PLAYERS: OptionSpec = OptionSpec {
    id: "players",
    choices: &[
        choice("4", &[Cite(DAOU, "Appendix I")], Standing::Described, &[]),
        choice(
            "3",
            &[Cite(DAOU, "Appendix I")],
            Standing::Described,
            &[Change::Setup("8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnP]")],
        ),
        // Opposite corners (ledger §14.3, item 13).
        choice(
            "2",
            &[Cite(DAOU, "Appendix I"), Cite(RECONSTRUCTION, "opposite corners")],
            Standing::Described,
            &[Change::Setup("8/8/8/8/8/8/8/8[sPsPsPsPnPnPnPnP]")],
        ),
    ],
};

const START_COUNT: OptionSpec = OptionSpec {
    id: "startCount",
    choices: &[
        choice("corner-is-1", &[Cite(RECONSTRUCTION, "the source is silent")], Standing::Reconstructed, &[]),
        choice(
            "corner-is-0",
            &[Cite(RECONSTRUCTION, "the source is silent")],
            Standing::Reconstructed,
            &[Change::Race(RaceChange::CornerIsOne(false))],
        ),
    ],
};

const GOAL: OptionSpec = OptionSpec {
    id: "goal",
    choices: &[
        choice("last-square", &[Cite(RECONSTRUCTION, "the drawing is lost")], Standing::Reconstructed, &[]),
        choice(
            "first-centre",
            &[Cite(RECONSTRUCTION, "the drawing is lost")],
            Standing::Reconstructed,
            &[Change::Race(RaceChange::GoalIsLast(false))],
        ),
    ],
};

const DIRECTION: OptionSpec = OptionSpec {
    id: "direction",
    choices: &[
        choice("anticlockwise-all", &[Cite(DAOU, "Appendix I")], Standing::Described, &[]),
        choice(
            "reverse-inside",
            &[Cite(FALKENER, "Ashta-kashte, via Ludii")],
            Standing::Reported,
            &[Change::Race(RaceChange::ReversesInside(true))],
        ),
    ],
};

const DOUBLE_MOVE: OptionSpec = OptionSpec {
    id: "doubleMove",
    choices: &[
        choice("full-throw", &[Cite(RECONSTRUCTION, "the source is silent")], Standing::Reconstructed, &[]),
        choice(
            "half-throw-even-only",
            &[Cite(RECONSTRUCTION, "after a custom of Pachisi")],
            Standing::Modern,
            &[Change::Race(RaceChange::Halves(true))],
        ),
    ],
};

const GRACE: OptionSpec = OptionSpec {
    id: "grace",
    choices: &[
        choice("off", &[Cite(DAOU, "Appendix I")], Standing::Inferred, &[]),
        choice(
            "on",
            &[Cite(FALKENER, "Ashta-kashte")],
            Standing::Reported,
            &[Change::Race(RaceChange::RollsAgain(true))],
        ),
    ],
};

const ENTER_ON: OptionSpec = OptionSpec {
    id: "enterOn",
    choices: &[
        choice("any-throw", &[Cite(DAOU, "Appendix I")], Standing::Described, &[]),
        choice(
            "grace-only",
            &[Cite(FALKENER, "Ashta-kashte")],
            Standing::Reported,
            &[Change::Race(RaceChange::EntersOnGrace(true))],
        ),
    ],
};

const MUST_MOVE: OptionSpec = OptionSpec {
    id: "mustMove",
    choices: &[
        choice("yes-if-possible", &[Cite(DAOU, "Appendix I")], Standing::Inferred, &[]),
        choice("optional", &[Cite(FALKENER, "")], Standing::Reported, &[Change::MustMove(false)]),
    ],
};

/// The Ashtapada race.
pub static ASHTAPADA: Game = Game {
    id: "ashtapada",
    board: BOARD,
    seats: FOUR_SEATS,
    terms: Terms {
        setup: Cow::Borrowed(FOUR),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
        contest: Contest::Race(Race {
            single: SINGLE,
            double: DOUBLE,
            corner_is_one: true,
            goal_is_last: true,
            reverses_inside: false,
            halves: false,
            throws_again: false,
            enters_on_grace: false,
        }),
        dice: Some(COWRIES),
        colours: COLOURS,
        opening: Opening::Alternate,
        castling: Castling::No,
        pawn: SINGLE,
        captured: Captured::Gone,
        generals: Generals::MayFace,
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
    options: &[PLAYERS, START_COUNT, GOAL, DIRECTION, DOUBLE_MOVE, GRACE, ENTER_ON, MUST_MOVE],
    presets: &[],
    lines: &[
        // Ledger §14.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "throw-8 P@h1 throw-3 P@a6 throw-4 P@e8 throw-8 P@h8 throw-8 P@h1 throw-2 a6a4 throw-1 \
                e8d8 throw-3 h8e8 throw-2 h1h3d",
        },
    ],
    cites: &[Cite(DAOU, "Appendix I")],
};
