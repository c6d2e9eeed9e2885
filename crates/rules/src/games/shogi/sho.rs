//! Sho Shogi. Rules SHO-01 to SHO-10; Daou §XII.

use super::*;

/// Sho Shogi.
pub static SHO_SHOGI: Game = Game {
    id: Text::Borrowed("sho-shogi"),
    board: board(9, 9),
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL"),
        roles: ROLES,
        promotion: Promotion {
            pieces: Few::of(&promotions([PAWN, LANCE, KEIMA, SILVER, BISHOP, ROOK, DRUNK_ELEPHANT])),
            ..PROMOTION
        },
        ..TERMS
    },
    options: options! {
        "bareKing" {
            "unless-rebared" Described [DAOU "§XII"];
            "win-immediate" Reconstructed [DAOU "§I", RECONSTRUCTION "imported for comparison"]
                => BareKing(BareKing::Loses);
            "off" Modern [PYCHESS "Sho Shogi"] => BareKing(BareKing::Plays);
        }
        "elephant" {
            "present" Described [DAOU "§XII"];
            "absent" Reported [DAOU "§XII, note 39"]
                => Setup("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL");
        }
        REPETITION
    },
    presets: presets! {
        "seed" [DAOU "§XII"];
        "modern" [PYCHESS "Sho Shogi"] "bareKing" = "off";
    },
    lines: lines! {
        // With a pawn: a prince alone would be bare.
        "demonstration" from "8k/9/9/4E4/9/2P6/9/4r4/K8 w": "e6e7+ e2e1 e7e8 e1a1 c4c5 a1c1 e8e7";
        "opening": "e3e4 e7e6 e2e3 e8e7 e3f4 e7d6";
        "dragon-king" from "3k5/9/9/7R1/9/1r7/9/9/4K4 w": "h6h8+ b4b2+ h8g7 b2c3";
        "prince-alone" from "+E8/9/1k7/9/9/9/P3r4/9/4K4 b": "e3e1 a3a4 e1e9";
        "prince-bare" from "8k/9/9/4E4/9/9/9/4r4/K8 w": "e6e7+ e2e1 e7e8 e1a1";
        "bare-king" from "8k/9/9/4p4/3K5/9/9/9/7G1 w": "d5e6";
        "two-bare-kings" from "7k1/8L/9/4p4/3K5/9/9/9/9 w": "d5e6 h9i8";
        "no-elephant" with "elephant" = "absent": "c3c4 g7g6 b2h8+ g9h8";
    },
    base: base!("SHO": Board 1, Array 2, Piece(DRUNK_ELEPHANT) 3, Piece(ROOK) 4, Piece(BISHOP) 4, Piece(GOLD) 4,
        Piece(SILVER) 4, Piece(KEIMA) 4, Piece(LANCE) 4, Piece(PAWN) 4, Piece(KING) 4, Piece(PROMOTED_PAWN) 5,
        Piece(PROMOTED_LANCE) 5, Piece(PROMOTED_KEIMA) 5, Piece(PROMOTED_SILVER) 5, Piece(DRAGON_HORSE) 5,
        Piece(DRAGON) 5, Piece(CROWN_PRINCE) 5, PromoteInto 5, PromoteBy 6, PromoteMust 6, Checkmate 7,
        SecondKing 7, SecondKingLimits 10, Stalemate 8, BareKing 8, TwoBareKings 8),
    cites: cites!(DAOU "§XII"),
    texts: None,
};
