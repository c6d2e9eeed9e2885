//! Ninth-century Indian chess, as al-Adli describes it. Ledger section 4; Daou §IV.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{ASHTAPADA, TWO_SEATS, Zone};
use crate::variant::source::{AYER, DAOU, LUDII};
use crate::variant::{Change, Cite, OptionSpec, Standing, *};

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::King, KING_STEPS, &[&[Name("Raja", SANSKRIT), Name("Rajah", SANSKRIT)]]),
    role(
        "counsellor",
        'q',
        Figure::Counsellor,
        FERZ_STEPS,
        &[&[Name("Mantri", SANSKRIT), Name("Senapati", SANSKRIT)]],
    ),
    role("elephant", 'd', Figure::Elephant, DABBABA, &[&[Name("Gaja", SANSKRIT)]]),
    role(
        "horse",
        'n',
        Figure::Horse,
        KNIGHT,
        &[&[Name("Ashva", SANSKRIT), Name("Ashwa", SANSKRIT), Name("Asva", SANSKRIT)]],
    ),
    role("chariot", 'r', Figure::Chariot, ROOK, &[&[Name("Ratha", SANSKRIT)]]),
    role(
        "soldier",
        'p',
        Figure::Soldier,
        PAWN,
        &[&[
            Name("Padati", SANSKRIT),
            Name("Pedati", SANSKRIT),
            Name("Bhata", SANSKRIT),
            Name("Sainik", SANSKRIT),
        ]],
    ),
];

/// IND-02: both kings on one file; which one is the players' choice, a mirror image.
const ARRAY: OptionSpec = OptionSpec {
    id: "array",
    choices: &[
        choice("e-file", &[Cite(DAOU, "§IV")], Standing::Described, &[]),
        choice("d-file", &[Cite(DAOU, "§IV")], Standing::Described, &[Change::Mirror]),
    ],
};

const PIECE_ORDER: OptionSpec = OptionSpec {
    id: "pieceOrder",
    choices: &[
        choice("seed", &[Cite(DAOU, "§IV"), Cite(AYER, "")], Standing::Described, &[]),
        choice(
            "ludii",
            &[Cite(LUDII, "Chaturanga (al-Adli)")],
            Standing::Modern,
            &[Change::Setup("drnqknrd/pppppppp/8/8/8/8/PPPPPPPP/DRNQKNRD")],
        ),
    ],
};

const BARE_KING: OptionSpec = OptionSpec {
    id: "bareKing",
    choices: &[
        choice("win-immediate", &[Cite(DAOU, "§IV")], Standing::Described, &[]),
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
        choice("stalemater-loses", &[Cite(DAOU, "§IV")], Standing::Described, &[]),
        choice(
            "stalemater-wins",
            &[Cite(DAOU, "§II, for comparison")],
            Standing::Described,
            &[Change::Stalemate(Stalemate::Wins)],
        ),
    ],
};

const PROMOTION: OptionSpec = OptionSpec {
    id: "promotion",
    choices: &[
        choice("ferz", &[Cite(DAOU, "§IV")], Standing::Described, &[]),
        choice(
            "none",
            &[Cite(LUDII, "Chaturanga (al-Adli)")],
            Standing::Modern,
            &[Change::PromoteInto(PromoteInto::Nothing)],
        ),
    ],
};

/// Ninth-century Indian chess.
pub static INDIAN: Game = Game {
    id: "indian",
    board: ASHTAPADA,
    seats: TWO_SEATS,
    terms: Terms {
        // IND-01: elephants in the corners, then horses, then chariots beside the royal pair.
        setup: Cow::Borrowed("dnrqkrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRQKRND"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
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
            pieces: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::LastRanks(1),
            by: PromoteBy::Arriving,
            needs_loss: false,
            must: Must::Always,
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
    // The order of pieces comes before the mirror, which reflects whichever order is in force.
    options: &[PIECE_ORDER, ARRAY, BARE_KING, STALEMATE, PROMOTION, REPETITION],
    presets: &[],
    lines: &[
        // Ledger §4.5.
        Line {
            id: "demonstration",
            options: &[],
            position: None,
            moves: "a1a3 h8h6 a3c3 h6f6 g1f3 b8c6 c3c5 f6f4 c5c7 d8c7",
        },
        Line {
            id: "elephants-jump",
            options: &[],
            position: None,
            moves: "h1h3 a8a6 h3f3 a6c6 f3f5 c6c4 f5d5 c4e4",
        },
        Line {
            id: "promotion",
            options: &[],
            position: Some("4k3/P6r/8/8/8/8/8/3QK3 w"),
            moves: "a7a8q h7h1 e1e2",
        },
        Line { id: "checkmate", options: &[], position: Some("k7/p7/2D5/8/8/8/8/1R2K3 w"), moves: "c6a6" },
        Line { id: "bare-king", options: &[], position: Some("7k/6R1/8/4p3/3K4/8/8/8 w"), moves: "d4e5" },
        Line {
            id: "re-bared",
            options: &[("bareKing", "win-unless-rebared")],
            position: Some("7k/6R1/8/4p3/3K4/8/8/8 w"),
            moves: "d4e5 h8g7",
        },
        Line { id: "stalemate", options: &[], position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w"), moves: "d1c1" },
    ],
    cites: &[Cite(DAOU, "§IV")],
};
