//! European chess with the long moves of queen and bishop, from about 1475, for comparison: the rules of the poem
//! Scachs d'amor, as Murray is reported on them. Rules NEW-01 to NEW-09.

use super::common::*;
use super::medieval_chess::REPETITION;

rights! {
    // To the king's leap.
    LEAP "leap" 'k' Suspended Home::Of(KING);
}

/// Two squares off in any direction, over anything, without capturing.
const LEAPING_KING: &[Pattern] = &[
    WAZIR,
    FERZ,
    Pattern::leap(0, 2).only(Modality::Move).with_right(LEAP),
    Pattern::leap(1, 2).only(Modality::Move).with_right(LEAP),
    Pattern::leap(2, 2).only(Modality::Move).with_right(LEAP),
];

roles! {
    KING "king" 'k' Figure::CrossedKing, LEAPING_KING, [ITALIAN "Re"], royal;
    QUEEN "queen" 'q' Figure::Crown, QUEEN_RIDE, [ITALIAN "Donna"];
    BISHOP "bishop" 'b' Figure::Mitre, BISHOP_RIDE, [ITALIAN "Delphino"];
    KNIGHT_PIECE "knight" 'n' Figure::HorseHead, KNIGHT, [ITALIAN "Cauallo"];
    ROOK "rook" 'r' Figure::Tower, ROOK_RIDE, [ITALIAN "Rocho"];
    PAWN "pawn" 'p' Figure::Pawn, DOUBLE_STEPS, [ITALIAN "Pedona"];
}

/// The new chess of about 1475.
pub static NEW_CHESS: Game = Game {
    id: Text::Borrowed("new-chess"),
    board: CHEQUERED,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: ROLES,
        rights: RIGHTS,
        pawn: PAWN,
        en_passant: true,
        promotion: Promotion {
            pieces: Few::of(&[(PAWN, PromoteInto::Always(QUEEN))]),
            must: Must::Always,
            ..Promotion::BASE
        },
        stalemate: Stalemate::Wins,
        bare_king: BareKing::Loses,
        ..Terms::BASE
    },
    options: options! {
        "kingLeap" {
            "two-squares" Reported [LUDII "evidence for Scachs, after Murray 1913, p. 781", MCCRARY "on castling"];
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => RightGone(LEAP);
        }
        "passing" {
            "captured" Reported [LUDII "evidence for Scachs, after Murray 1913, p. 781"];
            "free" Reported [FINARTE] => EnPassant(false);
        }
        "promotion" {
            "queen" Reported [MCCRARY "on pawn promotion"];
            "queen-if-lost" Reported [LUDII "evidence for Scachs, after Murray 1913, p. 781"]
                => PromoteNeedsLoss(true);
        }
        "stalemate" {
            "win" Reported [LUDII "evidence for Scachs, after Murray 1913, p. 781", WIKIPEDIA "“Stalemate”"];
            "draw" Reported [WIKIPEDIA "“Stalemate”, after Murray 1913, pp. 461–462, on Italy"]
                => Stalemate(Stalemate::Draw);
        }
        "bareKing" {
            "loses" Reported [LUDII "evidence for Scachs, after Murray 1913, p. 781"];
            "plays-on" Reconstructed [RECONSTRUCTION "for comparison"] => BareKing(BareKing::Plays);
        }
        REPETITION
    },
    presets: List::Borrowed(&[]),
    lines: lines! {
        "demonstration": "e2e4 d7d5 e4d5 d8d5 b1c3 d5d8 f1c4 g8f6 g1f3 c8g4 h2h3 g4f3 d1f3 e7e6 f3b7 b8d7 c3b5 a8c8 \
            b5a7 d7b6 a7c8 b6c8 d2d4 c8d6 c4b5 d6b5 b7b5 f6d7 d4d5 e6d5 c1e3 f8d6 a1d1 d8f6 d1d5 f6g6 e3f4 d6f4 \
            b5d7 e8f8 d7d8";
        "kings-leap": "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1f1 h8f8 e1g1 e8g8";
        "passing": "e2e4 a7a6 e4e5 d7d5 e5d6";
        "promotion" from "7k/P7/8/8/8/7p/8/K7 w - - 0 1": "a7a8q h8h7 a8e4";
        "stalemate" from "k7/p2K4/P7/8/8/8/8/8 w - - 0 1": "d7c7";
        "bare-king" from "8/8/8/3k4/4p3/8/8/R3K3 w - - 0 1": "a1a4 d5e5 a4e4";
    },
    base: base!("NEW": Board 1, Corner 1, Turns 2, Array 3, Piece(KING) 4, Piece(QUEEN) 5, Piece(BISHOP) 5,
        Piece(KNIGHT_PIECE) 4, Piece(ROOK) 4, Piece(PAWN) 6, PromoteInto 7, PromoteBy 7, PromoteMust 7,
        PromoteUnready 9, Checkmate 8),
    cites: cites!(LUDII "evidence for Scachs, after Murray 1913, p. 781", GUDE "on Damiano’s names of the pieces"),
    texts: None,
};
