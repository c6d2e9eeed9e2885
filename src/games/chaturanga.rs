//! Chaturanga, the oldest form of chess that is known. Ledger section 1; Daou §I, with the two
//! accounts on the Chess Variant Pages.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{ASHTAPADA, TWO_SEATS, Zone};
use crate::movement::{Modality, Pattern};
use crate::variant::source::{
    AYER, CVP_CHATURANGA, CVP_CHATURANGA_SHORT, DAOU, LUDII, MURRAY, RECONSTRUCTION,
};
use crate::variant::{Change, Choice, Cite, OptionSpec, Preset, Standing, *};

/// The king's single knight's leap.
const LEAP: u8 = 0;

/// A king that may leap once in the game (CHA-04, CHA-05).
const LEAPING_KING: &[Pattern] = &[WAZIR, FERZ, Pattern::leap(1, 2).with_right(LEAP)];

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::King, LEAPING_KING, &[&[Name("Raja", SANSKRIT), Name("Rajah", SANSKRIT)]]),
    role(
        "counsellor",
        'q',
        Figure::Counsellor,
        FERZ_STEPS,
        &[&[Name("Mantri", SANSKRIT), Name("Senapati", SANSKRIT)]],
    ),
    role(
        "elephant",
        'b',
        Figure::Elephant,
        ALFIL,
        &[&[Name("Gaja", SANSKRIT), Name("Dwipa", SANSKRIT)], &[Name("Camel", ENGLISH)]],
    ),
    role(
        "horse",
        'n',
        Figure::Horse,
        KNIGHT,
        &[&[
            Name("Ashva", SANSKRIT),
            Name("Ashwa", SANSKRIT),
            Name("Asva", SANSKRIT),
            Name("Turaga", SANSKRIT),
        ]],
    ),
    role("chariot", 'r', Figure::Chariot, ROOK, &[&[Name("Ratha", SANSKRIT)], &[Name("Elephant", ENGLISH)]]),
    role(
        "soldier",
        'p',
        Figure::Soldier,
        PAWN,
        &[&[
            Name("Padati", SANSKRIT),
            Name("Pedati", SANSKRIT),
            Name("Patti", SANSKRIT),
            Name("Bhata", SANSKRIT),
            Name("Sainik", SANSKRIT),
        ]],
    ),
];

const ELEPHANT_MOVE: OptionSpec = OptionSpec {
    id: "elephant",
    choices: &[
        choice(
            "alfil",
            &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA, ""), Cite(CVP_CHATURANGA_SHORT, "")],
            Standing::Described,
            &[],
        ),
        choice(
            "dabbaba",
            &[Cite(DAOU, "§I, note 4")],
            Standing::Reported,
            &[Change::Patterns(ELEPHANT, DABBABA)],
        ),
        choice(
            "five",
            &[Cite(DAOU, "§I, note 3")],
            Standing::Reported,
            &[Change::Patterns(ELEPHANT, SILVER)],
        ),
    ],
};

const KING_LEAP: OptionSpec = OptionSpec {
    id: "kingLeap",
    choices: &[
        choice(
            "once-unless-checked",
            &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA, "")],
            Standing::Described,
            &[],
        ),
        choice(
            "once-unrestricted",
            &[Cite(CVP_CHATURANGA_SHORT, "")],
            Standing::Described,
            &[Change::RightUnconditional(LEAP)],
        ),
        choice("off", &[Cite(DAOU, "§IV, note 12")], Standing::Inferred, &[Change::RightGone(LEAP)]),
    ],
};

const KING_LEAP_CAPTURE: OptionSpec = OptionSpec {
    id: "kingLeapCapture",
    choices: &[
        choice("yes", &[Cite(DAOU, "§I")], Standing::Described, &[]),
        Choice {
            id: "no",
            cites: &[Cite(LUDII, "Parsi.lud")],
            standing: Standing::Modern,
            changes: &[Change::RightPurpose(LEAP, Modality::Move)],
            excludes: &[("kingLeap", "off")],
        },
    ],
};

const PROMOTION: OptionSpec = OptionSpec {
    id: "promotion",
    choices: &[
        choice("square-and-lost", &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA, "")], Standing::Described, &[]),
        choice(
            "square-only",
            &[Cite(CVP_CHATURANGA_SHORT, "")],
            Standing::Described,
            &[Change::PromoteNeedsLoss(false)],
        ),
        choice(
            "hindustani",
            &[Cite(DAOU, "§I, note 5"), Cite(LUDII, "Hindustani.lud")],
            Standing::Reported,
            &[Change::PromoteInto(PromoteInto::RoleOfSquare(OnRoyalSquare::This(COUNSELLOR)))],
        ),
        choice(
            "parsi",
            &[Cite(DAOU, "§I, note 5"), Cite(LUDII, "Parsi.lud")],
            Standing::Reported,
            &[Change::PromoteInto(PromoteInto::RoleOfSquare(OnRoyalSquare::AnyLost))],
        ),
    ],
};

const UNPROMOTABLE: OptionSpec = OptionSpec {
    id: "unpromotable",
    choices: &[
        choice("stays", &[Cite(CVP_CHATURANGA, "moves of pieces")], Standing::Inferred, &[]),
        choice(
            "stays-promotes-later",
            &[Cite(RECONSTRUCTION, "")],
            Standing::Reconstructed,
            &[Change::PromoteUnready(Unready::PromotesLater)],
        ),
        choice(
            "may-not-enter",
            &[Cite(MURRAY, "p. 82"), Cite(LUDII, "Hindustani.lud and Parsi.lud")],
            Standing::Reported,
            &[Change::PromoteUnready(Unready::MayNotEnter)],
        ),
    ],
};

const PROMO_OPTIONAL: OptionSpec = OptionSpec {
    id: "promoOptional",
    choices: &[
        choice("optional", &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA_SHORT, "")], Standing::Described, &[]),
        choice(
            "mandatory",
            &[Cite(RECONSTRUCTION, "")],
            Standing::Reconstructed,
            &[Change::PromoteMust(Must::Always)],
        ),
    ],
};

const BARE_KING: OptionSpec = OptionSpec {
    id: "bareKing",
    choices: &[
        choice("win-immediate", &[Cite(DAOU, "§I"), Cite(AYER, "")], Standing::Described, &[]),
        choice(
            "none",
            &[Cite(CVP_CHATURANGA, ""), Cite(CVP_CHATURANGA_SHORT, "")],
            Standing::Inferred,
            &[Change::BareKing(BareKing::Plays)],
        ),
        choice(
            "win-unless-rebared",
            &[Cite(DAOU, "§II, for comparison")],
            Standing::Described,
            &[Change::BareKing(BareKing::LosesUnlessRebared)],
        ),
    ],
};

const STALEMATE: OptionSpec = OptionSpec {
    id: "stalemate",
    choices: &[
        choice(
            "stalemater-loses",
            &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA, ""), Cite(CVP_CHATURANGA_SHORT, "")],
            Standing::Described,
            &[],
        ),
        choice(
            "stalemater-wins",
            &[Cite(DAOU, "§II, for comparison")],
            Standing::Described,
            &[Change::Stalemate(Stalemate::Wins)],
        ),
    ],
};

const KING_SIDE: OptionSpec = OptionSpec {
    id: "kingSide",
    choices: &[
        choice("right", &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA, "opening setup")], Standing::Described, &[]),
        choice("left", &[Cite(RECONSTRUCTION, "mirror image")], Standing::Reconstructed, &[Change::Mirror]),
    ],
};

const PIECE_NAMES: OptionSpec = OptionSpec {
    id: "pieceNames",
    choices: &[
        choice("classical", &[Cite(DAOU, "§I")], Standing::Described, &[]),
        choice("later-indian", &[Cite(DAOU, "§I, note 2")], Standing::Reported, &[Change::Names(1)]),
    ],
};

/// Chaturanga.
pub static CHATURANGA: Game = Game {
    id: "chaturanga",
    board: ASHTAPADA,
    seats: TWO_SEATS,
    terms: Terms {
        // CHA-02, CHA-03: each king on its owner's right, opposite a counsellor.
        setup: Cow::Borrowed("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[RightSpec {
            id: "leap",
            letter: 'k',
            in_check: InCheck::Lost,
            home: Home::None,
            aimed_at_by: None,
        }]),
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::Alternate,
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[(SOLDIER, PromoteInto::RoleOfSquare(OnRoyalSquare::Nothing))]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: true,
            must: Must::Never,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Loses,
        bare_king: BareKing::Loses,
        bare_king_moves: None,
        board_count: None,
        bare_count: None,
        mates: None,
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        repetition: Repetition::ThirdDraws,
        names: 0,
    },
    options: &[
        ELEPHANT_MOVE,
        KING_LEAP,
        KING_LEAP_CAPTURE,
        PROMOTION,
        UNPROMOTABLE,
        PROMO_OPTIONAL,
        BARE_KING,
        STALEMATE,
        KING_SIDE,
        PIECE_NAMES,
        REPETITION,
    ],
    presets: &[
        Preset { id: "daou-000", cites: &[Cite(DAOU, "§I")], game: None, options: &[] },
        Preset {
            id: "cvp-003",
            cites: &[Cite(CVP_CHATURANGA, "")],
            game: None,
            options: &[("bareKing", "none")],
        },
        Preset {
            id: "cvp-002",
            cites: &[Cite(CVP_CHATURANGA_SHORT, "")],
            game: None,
            options: &[("kingLeap", "once-unrestricted"), ("promotion", "square-only"), ("bareKing", "none")],
        },
        Preset { id: "al-adli", cites: &[Cite(DAOU, "§IV")], game: Some("indian"), options: &[] },
    ],
    lines: &[
        // Ledger §1.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "e1f3 c8e6 c1a3 d8c6 e2e3 h7h6 d1e2 h8h7 g1h3 g7g6",
        },
        Line {
            id: "leap-capture",
            options: &[],
            position: Some("3k4/pp4pp/8/8/8/8/PPr3PP/R3K3 w Kk"),
            moves: "e1c2 d8c6 a1d1 b7b6 c2c3",
        },
        Line {
            id: "leap-lost",
            options: &[],
            position: Some("3k4/2p2p2/8/8/8/8/2P2P2/4K2R w Kk"),
            moves: "h1h8 d8d7 h8h7 d7e6 e1f3 e6f6 f3f4",
        },
        Line {
            id: "leap-no-check",
            options: &[],
            position: Some("8/6p1/2k5/8/8/4K3/4P3/8 w Kk"),
            moves: "e3d4 g7g6 e2e3",
        },
        Line {
            id: "promotion",
            options: &[],
            position: Some("3k4/1P4pp/8/8/8/8/6PP/1N2K3 w Kk"),
            moves: "b7b8n d8c7 b8a6 c7b6 a6b4",
        },
        Line {
            id: "promotion-waits",
            options: &[],
            position: Some("3k4/1P4pp/8/8/8/8/6PP/1N2K1N1 w Kk"),
            moves: "b7b8 d8c7 b1c3 c7b8",
        },
        Line {
            id: "promotion-later",
            options: &[("unpromotable", "stays-promotes-later")],
            position: Some("1P1k4/6pp/8/8/8/8/1r4PP/1N2K1N1 b Kk"),
            moves: "b2b1 b8b8n e1f2",
        },
        Line {
            id: "promotion-kings-square",
            options: &[],
            position: Some("8/3PP1k1/6p1/8/8/8/6PP/4K3 w Kk"),
            moves: "e7e8q g7f6 d7d8 f6e7",
        },
        Line {
            id: "promotion-hindustani",
            options: &[("promotion", "hindustani")],
            position: Some("8/3P2k1/6p1/8/8/8/6PP/4K3 w Kk"),
            moves: "d7d8q g7f7 d8c7",
        },
        Line {
            id: "promotion-parsi",
            options: &[("promotion", "parsi")],
            position: Some("8/3P2k1/6p1/8/8/8/6PP/4K3 w Kk"),
            moves: "d7d8r g7f7 d8d6",
        },
        Line {
            id: "elephants-circuit",
            options: &[],
            position: None,
            moves: "c1a3 f8d6 a3c5 d6f4 c5e3 f4h6 e3g5",
        },
        Line {
            id: "elephant-dabbaba",
            options: &[("elephant", "dabbaba")],
            position: None,
            moves: "f1f3 c8c6 f3f5 c6c4 b2b3 c4e4",
        },
        Line {
            id: "elephant-five",
            options: &[("elephant", "five")],
            position: None,
            moves: "d2d3 d7d6 c1d2 c8d7 d2c3 d7c6 c3c4 g8f6",
        },
        Line {
            id: "checkmate",
            options: &[],
            position: Some("6k1/5ppp/8/8/8/8/5PPP/R3K3 w Kk"),
            moves: "a1a8",
        },
        Line {
            id: "leap-from-check",
            options: &[("kingLeap", "once-unrestricted")],
            position: Some("6k1/5ppp/8/8/8/8/5PPP/R3K3 w Kk"),
            moves: "a1a8 g8f6 e1d3",
        },
        Line { id: "bare-king", options: &[], position: Some("7k/6R1/8/4p3/3K4/8/8/8 w -"), moves: "d4e5" },
        Line { id: "stalemate", options: &[], position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w -"), moves: "d1c1" },
    ],
    cites: &[Cite(DAOU, "§I"), Cite(CVP_CHATURANGA, ""), Cite(CVP_CHATURANGA_SHORT, "")],
};
