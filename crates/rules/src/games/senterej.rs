//! Senterej, Ethiopian chess. Rules SNJ-01 to SNJ-11; Daou §III.

use super::common::*;

rights! {
    // To castle during the mobilisation.
    CASTLE "castle" 'k' Kept Home::Castling;
}

/// A counsellor that steps as a king and captures diagonally.
const STEPPING_FERS: &[Pattern] = &[WAZIR.only(Modality::Move), FERZ];

roles! {
    KING "king" 'k' Figure::King, KING_STEPS, [AMHARIC "Negus"], royal;
    COUNSELLOR "counsellor" 'q' Figure::Counsellor, FERZ_STEPS, [AMHARIC "Fers"];
    ELEPHANT "elephant" 'b' Figure::Elephant, ALFIL, [AMHARIC "Saba"];
    HORSE "horse" 'n' Figure::Horse, KNIGHT, [AMHARIC "Ferese"];
    CHARIOT "chariot" 'r' Figure::Chariot, ROOK_RIDE, [AMHARIC "Der"];
    SOLDIER "soldier" 'p' Figure::Soldier, PAWN_STEPS, [AMHARIC "Medeq"];
}

/// Senterej.
pub static SENTEREJ: Game = Game {
    id: Text::Borrowed("senterej"),
    board: PLAIN,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        // SNJ-01: as Chaturanga, each king on its owner's right.
        setup: Text::Borrowed("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: ROLES,
        rights: RIGHTS,
        opening: Opening::Mobilisation,
        castling: Castling {
            ways: Few::of(&[Castle {
                right: CASTLE,
                rook: CHARIOT,
                towards: Towards::OwnersRight,
                steps: 2,
            }]),
            before_play: true,
        },
        pawn: SOLDIER,
        promotion: Promotion {
            pieces: Few::of(&[(SOLDIER, PromoteInto::AnyLost)]),
            needs_loss: true,
            ..Promotion::BASE
        },
        ..Terms::BASE
    },
    options: options! {
        "werera" {
            "simultaneous" Reported [DAOU "§III, after Pankhurst 1971"];
            "ten-ten" Reconstructed [DAOU "§III, note 10"] => Opening(Opening::FreeMoves(10));
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => Opening(Opening::Alternate);
        }
        "bareKingSeven" {
            "off" Inferred [DAOU "§III"];
            "on" Reported [DAOU "§III, last item, after pathguy.com and Pritchard"] => BareKingMoves(7);
        }
        "promotion" {
            "captured-any" Inferred [DAOU "§III"];
            "ferz" Reported [WIKIPEDIA_SENTEREJ] => Promotes(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
                PromoteNeedsLoss(false), PromoteMust(Must::Always);
        }
        "fers" {
            "diagonal" Described [DAOU "§III"];
            "king-step-capture-diagonal" Reported [WIKIPEDIA_SENTEREJ "one source"]
                => Patterns(COUNSELLOR, STEPPING_FERS);
        }
        "marks" {
            "plain" Described [DAOU "§III", WIKIPEDIA_SENTEREJ];
            "ashtapada" Reconstructed [RECONSTRUCTION "for comparison", MURRAY "chapter I"]
                => Board(ASHTAPADA);
        }
        REPETITION
    },
    presets: List::Borrowed(&[]),
    lines: lines! {
        "demonstration": "g2g3 b7b6 f1h3 c8a6 g1f3 b8c6 e1g1 e7e6 d2d3 e6e5 d3d4 d8b8 d4e5 c6e5 f3e5";
        "castling": "g2g3 f1h3 g1f3 e1g1";
        "first-capture": "d2d3 d3d4 d4d5 e7e6 d5e6 d7e6 g1f3";
        "ready": "e2e3 f2f3 d2d3 e7e6 ready-w d7d6 ready-b d3d4";
        "ten-ten" with "werera" = "ten-ten":
            "g2g3 f1h3 g1f3 e1g1 d2d3 d3d4 b2b3 c1a3 b1d2 e2e3 b7b6 c8a6 b8c6 d8b8 e7e6 e6e5 g7g6 f8h6 \
                g8f6 d7d6 d4e5";
        "promotion" from "8/r1P1k3/8/8/8/8/5N2/4K2R w - phase=play": "c7c8n e7d7 c8a7";
        "checkmate" from "7k/5p1p/4B3/8/8/8/8/4K1R1 w - phase=play": "g1g8";
        "stalemate" from "8/2P5/8/8/8/p7/k7/1R1K4 w - phase=play": "d1c1";
        "seven-moves" with "bareKingSeven" = "on" from "8/7k/8/2PK4/4p3/8/8/8 w - phase=play":
            "d5e4 h7g7 c5c6 g7f7 c6c7 f7e7 c7c8r e7d7 c8c1 d7d6 e4d4 d6e6 c1c6 e6d7";
    },
    base: base!("SNJ": Board 1, Array 1, Piece(KING) 2, Piece(COUNSELLOR) 2, Piece(ELEPHANT) 2, Piece(HORSE) 2,
        Piece(CHARIOT) 2, Piece(SOLDIER) 2, PromoteInto 3, PromoteBy 3, PromoteLoss 3, PromoteMust 3,
        PromoteUnready 9, Opening 4, OpeningEnd 10, Castling 5, CastlingLimits 11, Checkmate 7, Stalemate 7),
    cites: cites!(DAOU "§III"),
    texts: None,
};
