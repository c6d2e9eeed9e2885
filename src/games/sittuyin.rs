//! Sittuyin, Burmese chess. Ledger section 5; Daou §V.

use std::borrow::Cow;

use super::common::*;
use crate::art::Figure;
use crate::board::{Board, Role, Ruling, Shape, TWO_SEATS, Zone};
use crate::variant::source::{DAOU, FAIRY_STOCKFISH, FEDERATION, LUDII, PRITCHARD, PYCHESS, RECONSTRUCTION};
use crate::variant::{Change, Cite, Deploy, OptionSpec, Preset, Standing as Attested, *};

const ROLES: &[RoleSpec] = &[
    role("king", 'k', Figure::Stupa, KING_STEPS, &[&[Name("Min-gyi", BURMESE)]]),
    role("counsellor", 'f', Figure::LowStupa, FERZ_STEPS, &[&[Name("Sit-ke", BURMESE)]]),
    role("sin", 's', Figure::Elephant, SILVER, &[&[Name("Sin", BURMESE)]]),
    role("horse", 'n', Figure::HorseHead, KNIGHT, &[&[Name("Myin", BURMESE)]]),
    role("chariot", 'r', Figure::Shrine, ROOK, &[&[Name("Yattah", BURMESE)]]),
    role("soldier", 'p', Figure::Soldier, PAWN, &[&[Name("Nè", BURMESE)]]),
];

const DEPLOYMENT: Deployment = Deployment {
    whole_army: false,
    rook: CHARIOT,
    rook_on_first_rank: false,
    swaps: true,
    faults_refused: true,
};

const IN_PLACE: InPlace = InPlace { quiet: false, last_pawn_anywhere: false };

const BARE_COUNT: BareCount = BareCount {
    lines: &[(CHARIOT, 1, 16)],
    otherwise: None,
    with_pawns: None,
    less_pieces: false,
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
                less_pieces: false,
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
        setup: Cow::Borrowed("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn]"),
        roles: Cow::Borrowed(ROLES),
        rights: Cow::Borrowed(&[]),
        contest: Contest::Kings,
        dice: None,
        colours: LIGHT_AND_DARK,
        opening: Opening::Deployment(DEPLOYMENT),
        castling: Castling::No,
        pawn: SOLDIER,
        captured: Captured::Gone,
        generals: Generals::MayFace,
        pass: Pass::Never,
        swaps: Cow::Borrowed(&[]),
        promotion: Promotion {
            pieces: Cow::Borrowed(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::FarDiagonals,
            by: PromoteBy::InPlace(IN_PLACE),
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
    lines: &[
        Line {
            // Ledger §5.5.
            id: "demonstration",
            options: &[],
            position: Some("3k4/8/2P5/8/8/8/6K1/R7 w"),
            moves: "c6c6f d8c7 a1a7 c7c6 g2f3 c6d5",
        },
        Line {
            id: "deployment",
            options: &[],
            position: None,
            moves: "K@g2 K@b7 F@f2 F@c7 S@f3 S@c6 S@c2 S@f7 N@g3 N@e7 N@d2 N@b6 R@d1 R@d8 R@e1 R@e8 e4d5 \
                e6d5 e1e7",
        },
        Line {
            id: "whole-army",
            options: &[("setupOrder", "whole-army")],
            position: None,
            moves: "K@g2 F@f2 S@f3 S@c2 N@g3 N@d2 R@d1 R@e1 K@b7 F@c7 S@c6 S@f7 N@e7 N@b6 R@d8 R@e8 e4d5 \
                e6d5",
        },
        Line {
            id: "pawn-square",
            options: &[],
            position: None,
            moves: "K@g2 K@b7 S@d3~d2 S@e6~e7 N@e4~e3 N@d5~d6 R@a3~a1",
        },
        Line {
            id: "objection",
            options: &[("objection", "claim")],
            position: Some("8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b"),
            moves: "R@d8 R@d7 object-w d7h8 e4d5",
        },
        Line {
            id: "rook-files",
            options: &[],
            position: Some("6r1/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1F2/3RR3[Kr] w"),
            moves: "K@g2 R@e8 g8h8 e4d5",
        },
        Line {
            id: "promotion-in-place",
            options: &[],
            position: Some("8/8/2P5/3k3p/8/8/6K1/2R5 w"),
            moves: "c6c6f d5e5",
        },
        Line {
            id: "promotion-step",
            options: &[],
            position: Some("4k3/1n6/2P5/7p/8/8/6K1/R7 w"),
            moves: "c6b7f e8d7 a1a7",
        },
        Line {
            id: "promotion-waits",
            options: &[],
            position: Some("4k3/8/8/2P5/8/4F3/6K1/4r3 w"),
            moves: "c5c6 e1e3 c6c6f",
        },
        Line {
            id: "promotion-missed",
            options: &[],
            position: Some("4k3/8/2P5/8/8/4F3/6K1/4r3 w"),
            moves: "c6c7 e1e3 c7c8 e8d8 g2f2 d8c8",
        },
        Line {
            id: "last-soldier",
            options: &[("lastPawn", "on")],
            position: Some("4k3/8/8/7p/P7/8/6K1/R7 w"),
            moves: "a4a4f",
        },
        Line {
            id: "stalemate-forbidden",
            options: &[],
            position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w"),
            moves: "b1b8 a2a1 d1c2 a1a2 b8a8 a2a1 a8a3",
        },
        Line {
            id: "stalemate-draw",
            options: &[("stalemate", "draw")],
            position: Some("8/2P5/8/8/8/p7/k7/1R1K4 w"),
            moves: "d1c1",
        },
        Line {
            id: "count-begins",
            options: &[],
            position: Some("8/8/8/p3k3/8/8/6K1/R7 w"),
            moves: "a1a5 e5e4 a5a4",
        },
        Line {
            id: "count-runs-out",
            options: &[],
            position: Some("8/8/8/3k4/8/5K2/8/R7 w counting=b:bare:13/16"),
            moves: "a1a5 d5e6 f3e4 e6f6 a5a6",
        },
        Line { id: "checkmate", options: &[], position: Some("7k/8/6S1/1p6/8/8/6K1/R7 w"), moves: "a1a8" },
    ],
    cites: &[Cite(DAOU, "§V")],
};
const _: Role = KING;
