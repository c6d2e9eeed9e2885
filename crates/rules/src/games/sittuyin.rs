//! Sittuyin, Burmese chess. Rules SIT-01 to SIT-20; Daou §V.

use super::common::*;

roles! {
    KING "king" 'k' Figure::Stupa, KING_STEPS, [BURMESE "Min-gyi"], royal;
    COUNSELLOR "counsellor" 'f' Figure::LowStupa, FERZ_STEPS, [BURMESE "Sit-ke"];
    SIN "sin" 's' Figure::Elephant, SILVER_STEPS, [BURMESE "Sin"];
    HORSE "horse" 'n' Figure::HorseHead, KNIGHT, [BURMESE "Myin"];
    CHARIOT "chariot" 'r' Figure::Shrine, ROOK_RIDE, [BURMESE "Yattah"];
    SOLDIER "soldier" 'p' Figure::Soldier, PAWN_STEPS, [BURMESE "Nè"];
}

const BARE_COUNT: BareCount =
    BareCount { lines: Few::of(&[CountLine::of(CHARIOT, 1, 16)]), central: 5, ..BareCount::BASE };

const FEDERATION_COUNT: BareCount = BareCount {
    lines: Few::of(&[CountLine::of(CHARIOT, 1, 16), CountLine::of(SIN, 1, 44), CountLine::of(HORSE, 1, 64)]),
    ..BareCount::BASE
};

/// Sittuyin.
pub static SITTUYIN: Game = Game {
    id: Text::Borrowed("sittuyin"),
    board: Board { shape: Shape { files: 8, ranks: 8 }, ruling: Ruling::Diagonals, marks: SquareSet::EMPTY },
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        // SIT-03: four pawns on the third row at the left, four on the fourth at the right.
        setup: Text::Borrowed("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn]"),
        roles: ROLES,
        opening: Opening::Deployment(Deployment::of(CHARIOT)),
        pawn: SOLDIER,
        promotion: Promotion {
            pieces: Few::of(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            zone: Zone::FarDiagonals,
            by: PromoteBy::InPlace(InPlace::BASE),
            needs_loss: true,
            ..Promotion::BASE
        },
        stalemate: Stalemate::Forbidden,
        bare_count: Some(BARE_COUNT),
        ..Terms::BASE
    },
    options: options! {
        "setupOrder" {
            "alternate-one-piece" Described [DAOU "§V", LUDII "Sittuyin", PYCHESS "Sittuyin"];
            "whole-army" Reported [LWIN "chapter 1", CVP_BURMESE "after Pritchard"]
                => Deploy(Deploy::WholeArmy);
        }
        "rookRank" {
            "anywhere-behind" Inferred [DAOU "§V, and note 14"];
            "first-rank-only" Reported [DAOU "§V, note 14", PYCHESS "Sittuyin"]
                => Deploy(Deploy::RookOnFirstRank);
        }
        "pawnSwap" {
            "allowed" Described [DAOU "§V"];
            "off" Modern [FAIRY_STOCKFISH "sittuyin"] => Deploy(Deploy::NoSwaps);
        }
        "objection" {
            "claim" Described [DAOU "§V"];
            "automatic" Reconstructed [RECONSTRUCTION] => Deploy(Deploy::FaultsRefused);
        }
        "stalemate" {
            "forbidden" Described [DAOU "§V"];
            "draw" Modern [PYCHESS "Sittuyin"] => Stalemate(Stalemate::Draw);
        }
        "promoCheck" {
            "diagonal-only" Described [DAOU "§V"];
            "all" Modern [PYCHESS "Sittuyin"] => StandingQuiet;
        }
        "lastPawn" {
            "off" Inferred [DAOU "§V"];
            "on" Modern [PYCHESS "Sittuyin"] => LastPawnAnywhere;
        }
        "onlyPromotions" {
            "must-promote" Reconstructed [RECONSTRUCTION];
            "claim" Modern [PYCHESS "Sittuyin", FAIRY_STOCKFISH "sittuyin, where it names article 3.9 c.7"]
                => PromotionsDeclined;
        }
        "count" {
            "pritchard-16/21" Reported [DAOU "§V, after Pritchard"];
            "federation" Modern [PYCHESS "Sittuyin", FAIRY_STOCKFISH "ASEAN counting"]
                => BareCount(Some(FEDERATION_COUNT));
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => BareCount(None);
        }
        "repetition" {
            "third-occurrence-draw" Modern [PYCHESS "Sittuyin"];
            "off" Inferred [DAOU "no rule given"] => Repetition(Repetition::Ignored);
        }
    },
    presets: presets! {
        "seed" [DAOU "§V"];
        "federation" [PYCHESS "Sittuyin", LWIN "chapter 1"] "setupOrder" = "whole-army", "rookRank" = "first-rank-only",
            "pawnSwap" = "off", "stalemate" = "draw", "promoCheck" = "all", "lastPawn" = "on",
            "onlyPromotions" = "claim", "count" = "federation";
    },
    lines: lines! {
        "demonstration" from "3k4/8/2P5/8/8/8/6K1/R7 w": "c6c6f d8c7 a1a7 c7c6 g2f3 c6d5";
        "deployment":
            "K@g2 K@b7 F@f2 F@c7 S@f3 S@c6 S@c2 S@f7 N@g3 N@e7 N@d2 N@b6 R@d1 R@d8 R@e1 R@e8 e4d5 e6d5 \
                e1e7";
        "whole-army" with "setupOrder" = "whole-army":
            "K@g2 F@f2 S@f3 S@c2 N@g3 N@d2 R@d1 R@e1 K@b7 F@c7 S@c6 S@f7 N@e7 N@b6 R@d8 R@e8 e4d5 e6d5";
        "pawn-square": "K@g2 K@b7 S@d3~d2 S@e6~e7 N@e4~e3 N@d5~d6 R@a3~a1";
        "objection"
            from "8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b": "R@d8 R@d7 object-w d7h8 e4d5";
        "rook-files" with "objection" = "automatic" from "6r1/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1F2/3RR3[Kr] w":
            "K@g2 R@e8 g8h8 e4d5";
        "promotion-in-place" from "8/8/2P5/3k3p/8/8/6K1/2R5 w": "c6c6f d5e5";
        "promotion-step" from "4k3/1n6/2P5/7p/8/8/6K1/R7 w": "c6b7f e8d7 a1a7";
        "promotion-waits" from "4k3/8/8/2P5/8/4F3/6K1/4r3 w": "c5c6 e1e3 c6c6f";
        "promotion-missed" from "4k3/8/2P5/8/8/4F3/6K1/4r3 w": "c6c7 e1e3 c7c8 e8d8 g2f2 d8c8";
        "last-soldier" with "lastPawn" = "on" from "4k3/8/8/7p/P7/8/6K1/R7 w": "a4a4f";
        "stalemate-claimed" with "onlyPromotions" = "claim" from "k7/8/K7/8/3p4/3P4/8/2R5 w": "c1b1 stalemate-b";
        "stalemate-forbidden" from "8/2P5/8/8/8/p7/k7/1R1K4 w": "b1b8 a2a1 d1c2 a1a2 b8a8 a2a1 a8a3";
        "stalemate-draw" with "stalemate" = "draw" from "8/2P5/8/8/8/p7/k7/1R1K4 w": "d1c1";
        "count-begins" from "8/8/8/p3k3/8/8/6K1/R7 w": "a1a5 e5e4 a5a4";
        "count-runs-out" from "8/8/8/3k4/8/5K2/8/R7 w counting=b:bare:13/16": "a1a5 d5e6 f3e4 e6f6 a5a6";
        "checkmate" from "7k/8/6S1/1p6/8/8/6K1/R7 w": "a1a8";
    },
    base: base!("SIT": Board 1, Array 3, DeployOrder 4, DeployLimits 17, OpeningEnd 17, DeploySwaps 5,
        DeployFaults 6, DeployMended 20, Piece(SIN) 7, Piece(KING) 7, Piece(COUNSELLOR) 7, Piece(HORSE) 7,
        Piece(CHARIOT) 7, Piece(SOLDIER) 7, PromoteInto 8, PromoteLoss 8, PromoteBy 9, PromoteLimits 11, PromoteMust 10,
        PromoteUnready 12, Checkmate 13, Stalemate 14, NoMove 18, BareCount 15, BareCountCentre 19,
        Uncounted 16),
    cites: cites!(DAOU "§V"),
    texts: None,
};
