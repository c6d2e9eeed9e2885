//! Heian Shogi. Rules HEI-01 to HEI-10; Daou §XI.

use super::*;

/// All but the king that are or have become generals.
const GENERALS: Roles =
    Few::of(&[GOLD, SILVER, PROMOTED_PAWN, PROMOTED_LANCE, PROMOTED_KEIMA, PROMOTED_SILVER]);

/// Heian Shogi on eight by eight squares.
pub static HEIAN_SHOGI: Game = Game {
    id: Text::Borrowed("heian-shogi"),
    board: board(8, 8),
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL"),
        roles: before(BISHOP),
        promotion: Promotion { pieces: Few::of(&promotions([PAWN, LANCE, KEIMA, SILVER])), ..PROMOTION },
        ..TERMS
    },
    options: options! {
        "board" {
            "8x8" Described [DAOU "§XI"];
            "9x8" Reported [DAOU "§XI, note 37"] => Board(board(9, 8)),
                Setup("lnsgkgsnl/9/ppppppppp/9/9/PPPPPPPPP/9/LNSGKGSNL");
        }
        "promotion" {
            "optional" Described [DAOU "§XI"];
            "compulsory-nichureki" Reported [DAOU "§XI, note 38"] => PromoteMust(Must::Always),
                PromoteBy(PromoteBy::Arriving);
        }
        "bareKing" {
            "unless-rebared" Described [DAOU "§XI"];
            "win-immediate" Reconstructed [DAOU "§I", RECONSTRUCTION "imported for comparison"]
                => BareKing(BareKing::Loses);
            "king-and-general" Reported [LUDII "Heian Sho Shogi, evidence 2026, after Banaschak 2001, pp. 134–135"]
                => BareKing(BareKing::LosesNearlyBare(GENERALS));
            "off" Reconstructed [PYCHESS "Sho Shogi", RECONSTRUCTION "imported for comparison"] =>
                BareKing(BareKing::Plays);
        }
        REPETITION
    },
    presets: presets! {
        "8x8" [DAOU "§XI"];
        "9x8" [DAOU "§XI, note 37"] "board" = "9x8";
        "nichureki" [DAOU "§XI, note 38"] "promotion" = "compulsory-nichureki";
    },
    lines: lines! {
        "demonstration": "d3d4 e6e5 d4d5 e5e4 e3e4 d6d5 c1d2 f8e7 e4e5 e7d6 e5e6+";
        "promotion-later" from "4k3/8/p7/2S5/8/P7/8/3K4 w": "c5d6 e8d8 d6e5+";
        "keima" from "4k3/8/p7/1N6/8/P7/8/3K4 w": "b5a7+ e8d8 a7a8";
        "compulsory" with "promotion" = "compulsory-nichureki" from "4k3/8/p5p1/8/2S5/7P/8/L2K4 w":
            "c4d5 e8e7 d5c6+ e7f7 a1a6+";
        "checkmate" from "3k4/8/3KG3/8/8/p7/8/8 w": "e6d7";
        "stalemate" from "2G5/k1K5/n7/8/L7/8/8/8 w": "c8b8";
        "bare-king" from "7k/8/8/4p3/3K4/8/8/6G1 w": "d4e5";
        "king-and-general" with "bareKing" = "king-and-general" from "8/3k4/8/4p3/3K4/8/6G1/L6g w": "d4e5";
        "two-bare-kings" from "6k1/7L/8/4p3/3K4/8/8/8 w": "d4e5 g8h7";
        "nine-files" with "board" = "9x8": "e3e4 e6e5 e4e5 d6d5 e1e2 f8e7 e5e6+ e7e6";
    },
    base: base!("HEI": Board 1, Array 2, Piece(GOLD) 3, Piece(SILVER) 3, Piece(KEIMA) 3, Piece(LANCE) 3, Piece(PAWN) 3,
        Piece(KING) 3, Piece(PROMOTED_PAWN) 6, Piece(PROMOTED_LANCE) 6, Piece(PROMOTED_KEIMA) 6,
        Piece(PROMOTED_SILVER) 6, PromoteInto 6, PromoteBy 5, PromoteMust 7, Checkmate 8, Stalemate 8, BareKing 9,
        BothNearlyBare 10, TwoBareKings 9),
    cites: cites!(DAOU "§XI"),
    texts: None,
};
