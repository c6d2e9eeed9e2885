//! Sittuyin, Burmese chess. Ledger section 5; Daou §V.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{Board, Ruling, Shape, Zone};
use crate::option::{Change, Deploy, OptionSpec, Preset, Standing as Attested};
use crate::piece::{Kind, TWO_SEATS};
use crate::rules::*;
use crate::source::{Cite, DAOU, FAIRY_STOCKFISH, FEDERATION, LUDII, PRITCHARD, PYCHESS, RECONSTRUCTION};

const KINDS: &[KindSpec] = &[
    kind("king", 'k', Figure::Stupa, KING_STEPS, &[&[Name("Min-gyi", BURMESE)]]),
    kind("counsellor", 'f', Figure::LowStupa, FERZ_STEPS, &[&[Name("Sit-ke", BURMESE)]]),
    kind("sin", 's', Figure::Elephant, SILVER, &[&[Name("Sin", BURMESE)]]),
    kind("horse", 'n', Figure::HorseHead, KNIGHT, &[&[Name("Myin", BURMESE)]]),
    kind("chariot", 'r', Figure::Shrine, ROOK, &[&[Name("Yattah", BURMESE)]]),
    kind("soldier", 'p', Figure::Soldier, PAWN, &[&[Name("Nè", BURMESE)]]),
];

const DEPLOYMENT: Deployment = Deployment {
    whole_army: false,
    rook: CHARIOT,
    rook_on_first_rank: false,
    swaps: true,
    faults_refused: true,
};

const STANDING: Standing = Standing { quiet: false, last_pawn_anywhere: false };

const BARE_COUNT: BareCount = BareCount {
    lines: &[(CHARIOT, 1, 16)],
    otherwise: None,
    with_pawns: None,
    less_men: false,
    recounts: false,
    central: 5,
};

const SETUP_ORDER: OptionSpec = OptionSpec {
    id: "setupOrder",
    choices: &[
        choice("alternate-one-piece", &[Cite(DAOU, "§V"), Cite(LUDII, "Sittuyin")], Attested::Described, &[]),
        choice(
            "whole-army",
            &[Cite(PRITCHARD, "after the Chess Variant Pages"), Cite(FEDERATION, "")],
            Attested::Reported,
            &[Change::Deploy(Deploy::WholeArmy)],
        ),
    ],
};

const ROOK_RANK: OptionSpec = OptionSpec {
    id: "rookRank",
    choices: &[
        choice("anywhere-behind", &[Cite(DAOU, "§V")], Attested::Described, &[]),
        choice(
            "first-rank-only",
            &[Cite(DAOU, "§V, note 14"), Cite(PYCHESS, "Sittuyin")],
            Attested::Reported,
            &[Change::Deploy(Deploy::RookOnFirstRank)],
        ),
    ],
};

const PAWN_SWAP: OptionSpec = OptionSpec {
    id: "pawnSwap",
    choices: &[
        choice("allowed", &[Cite(DAOU, "§V")], Attested::Described, &[]),
        choice(
            "off",
            &[Cite(FAIRY_STOCKFISH, "sittuyin")],
            Attested::Modern,
            &[Change::Deploy(Deploy::NoSwaps)],
        ),
    ],
};

const OBJECTION: OptionSpec = OptionSpec {
    id: "objection",
    choices: &[
        choice("automatic", &[Cite(RECONSTRUCTION, "")], Attested::Reconstructed, &[]),
        choice("claim", &[Cite(DAOU, "§V")], Attested::Described, &[Change::Deploy(Deploy::FaultsStand)]),
    ],
};

const STALEMATE: OptionSpec = OptionSpec {
    id: "stalemate",
    choices: &[
        choice("forbidden", &[Cite(DAOU, "§V")], Attested::Described, &[]),
        choice("draw", &[Cite(PYCHESS, "Sittuyin")], Attested::Modern, &[Change::Stalemate(Stalemate::Draw)]),
    ],
};

const PROMO_CHECK: OptionSpec = OptionSpec {
    id: "promoCheck",
    choices: &[
        choice("diagonal-only", &[Cite(DAOU, "§V")], Attested::Described, &[]),
        choice(
            "all",
            &[Cite(FEDERATION, ""), Cite(PYCHESS, "Sittuyin")],
            Attested::Modern,
            &[Change::StandingQuiet],
        ),
    ],
};

const LAST_PAWN: OptionSpec = OptionSpec {
    id: "lastPawn",
    choices: &[
        choice("off", &[Cite(DAOU, "§V")], Attested::Described, &[]),
        choice("on", &[Cite(PYCHESS, "Sittuyin")], Attested::Modern, &[Change::LastPawnAnywhere]),
    ],
};

const COUNT: OptionSpec = OptionSpec {
    id: "count",
    choices: &[
        choice("pritchard-16/21", &[Cite(DAOU, "§V, after Pritchard")], Attested::Reported, &[]),
        choice(
            "federation",
            &[Cite(FEDERATION, ""), Cite(FAIRY_STOCKFISH, "ASEAN counting")],
            Attested::Modern,
            &[Change::BareCount(Some(BareCount {
                lines: &[(CHARIOT, 1, 16), (ELEPHANT, 1, 44), (HORSE, 1, 64)],
                otherwise: None,
                with_pawns: None,
                less_men: false,
                recounts: false,
                central: 0,
            }))],
        ),
        choice(
            "off",
            &[Cite(RECONSTRUCTION, "for comparison")],
            Attested::Reconstructed,
            &[Change::BareCount(None)],
        ),
    ],
};

/// Sittuyin.
pub static SITTUYIN: Game = Game {
    id: "sittuyin",
    board: Board { shape: Shape { files: 8, ranks: 8 }, ruling: Ruling::Diagonals, marks: &[] },
    seats: TWO_SEATS,
    terms: Terms {
        // SIT-03: four pawns on the third row at the left, four on the fourth at the right.
        array: Cow::Borrowed("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn]"),
        kinds: Cow::Borrowed(KINDS),
        rights: Cow::Borrowed(&[]),
        opening: Opening::Deployment(DEPLOYMENT),
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            men: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::FarDiagonals,
            by: PromoteBy::Standing(STANDING),
            needs_loss: true,
            must: Must::Never,
            unready: Unready::Stays,
        },
        stalemate: Stalemate::Forbidden,
        bare_king: BareKing::Plays,
        bare_king_moves: None,
        board_count: None,
        bare_count: Some(BARE_COUNT),
        mates: None,
        impasse: None,
        turns_into: None,
        forbidden_loses: false,
        repetition: Repetition::ThirdDraws,
        names: 0,
    },
    options: &[
        SETUP_ORDER,
        ROOK_RANK,
        PAWN_SWAP,
        OBJECTION,
        STALEMATE,
        PROMO_CHECK,
        LAST_PAWN,
        COUNT,
        REPETITION,
    ],
    presets: &[
        Preset { id: "seed", cites: &[Cite(DAOU, "§V")], game: None, options: &[] },
        Preset {
            id: "federation",
            cites: &[Cite(FEDERATION, "")],
            game: None,
            options: &[
                ("setupOrder", "whole-army"),
                ("rookRank", "first-rank-only"),
                ("pawnSwap", "off"),
                ("stalemate", "draw"),
                ("promoCheck", "all"),
                ("count", "federation"),
            ],
        },
    ],
    lines: &[Line {
        // Ledger §5.5.
        id: "demonstration",
        options: &[],
        position: Some("3k4/8/2P5/8/8/8/6K1/R7 w"),
        moves: &["c6c6f", "d8c7", "a1a7", "c7c6", "g2f3", "c6d5"],
    }],
    cites: &[Cite(DAOU, "§V")],
};
const _: Kind = KING;
