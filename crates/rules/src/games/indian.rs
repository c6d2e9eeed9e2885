//! Ninth-century Indian chess, as al-Adli describes it. Rules IND-01 to IND-09; Daou §IV.

use super::common::*;

roles! {
    KING "king" 'k' Figure::King, KING_STEPS, [SANSKRIT "Raja" "Rajah"], royal;
    COUNSELLOR "counsellor" 'q' Figure::Counsellor, FERZ_STEPS, [SANSKRIT "Mantri" "Senapati"];
    ELEPHANT "elephant" 'd' Figure::Elephant, DABBABA, [SANSKRIT "Gaja"];
    HORSE "horse" 'n' Figure::Horse, KNIGHT, [SANSKRIT "Ashva" "Ashwa" "Asva"];
    CHARIOT "chariot" 'r' Figure::Chariot, ROOK_RIDE, [SANSKRIT "Ratha"];
    SOLDIER "soldier" 'p' Figure::Soldier, PAWN_STEPS, [SANSKRIT "Padati" "Pedati" "Bhata" "Sainik"];
}

/// Ninth-century Indian chess.
pub static INDIAN: Game = Game {
    id: Text::Borrowed("indian"),
    board: PLAIN,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        // IND-01: elephants in the corners, then horses, then chariots beside the royal pair.
        setup: Text::Borrowed("dnrqkrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRQKRND"),
        roles: ROLES,
        pawn: SOLDIER,
        promotion: Promotion {
            pieces: Few::of(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            must: Must::Always,
            ..Promotion::BASE
        },
        stalemate: Stalemate::Loses,
        bare_king: BareKing::Loses,
        ..Terms::BASE
    },
    // The mirror reflects whichever order of pieces is in force.
    options: options! {
        "pieceOrder" {
            "seed" Described [DAOU "§IV", AYER];
            "ludii" Modern [LUDII "Chaturanga (al-Adli)"]
                => Setup("drnqknrd/pppppppp/8/8/8/8/PPPPPPPP/DRNQKNRD");
        }
        // IND-02: both kings on one file; which one is the players' choice, a mirror image.
        "array" {
            "e-file" Described [DAOU "§IV"];
            "d-file" Described [DAOU "§IV"] => Mirror;
        }
        "bareKing" {
            "win-immediate" Described [DAOU "§IV", AYER];
            "win-unless-rebared" Reconstructed [DAOU "§II", RECONSTRUCTION "imported for comparison"]
                => BareKing(BareKing::LosesUnlessRebared);
        }
        "stalemate" {
            "stalemater-loses" Described [DAOU "§IV"];
            "stalemater-wins" Reconstructed [DAOU "§II", RECONSTRUCTION "imported for comparison"]
                => Stalemate(Stalemate::Wins);
        }
        "promotion" {
            "ferz" Described [DAOU "§IV"];
            "none" Modern [LUDII "Chaturanga (al-Adli)"] => Promotes(&[(SOLDIER, PromoteInto::Nothing)]);
        }
        "marks" {
            "plain" Inferred [DAOU "§IV"];
            "ashtapada" Inferred [MURRAY "chapter I, on Indian boards"] => Board(ASHTAPADA);
        }
        REPETITION
    },
    presets: List::Borrowed(&[]),
    lines: lines! {
        "demonstration": "a1a3 h8h6 a3c3 h6f6 g1f3 b8c6 c3c5 f6f4 c5c7 d8c7";
        "elephants-jump": "h1h3 a8a6 h3f3 a6c6 f3f5 c6c4 f5d5 c4e4";
        "promotion" from "4k3/P6r/8/8/8/8/8/3QK3 w": "a7a8q h7h1 e1e2";
        "checkmate" from "d7/k7/p7/2D5/8/8/8/1R2K3 w": "c5a5";
        "bare-king" from "7k/6R1/8/4p3/3K4/8/8/8 w": "d4e5";
        "re-bared" with "bareKing" = "win-unless-rebared" from "7k/6R1/8/4p3/3K4/8/8/8 w": "d4e5 h8g7";
        "stalemate" from "8/2P5/8/8/8/p7/k7/1R1K4 w": "d1c1";
    },
    base: base!("IND": Array 1, Piece(ELEPHANT) 4, Piece(KING) 5, Piece(COUNSELLOR) 5, Piece(HORSE) 5, Piece(CHARIOT) 5,
        Piece(SOLDIER) 5, PromoteInto 6, PromoteBy 6, PromoteMust 6, Checkmate 7, BareKing 8, Stalemate 9),
    cites: cites!(DAOU "§IV"),
    texts: None,
};
