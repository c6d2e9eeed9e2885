//! Chess as it is played today, for comparison. Rules MOD-01 to MOD-13; FIDE Laws of Chess.

use super::common::*;

rights! {
    // To castle towards the last file, and towards the first.
    KINGSIDE "kingside" 'k' Kept Home::Castling;
    QUEENSIDE "queenside" 'q' Kept Home::Castling;
}

roles! {
    KING "king" 'k' Figure::CrossedKing, KING_STEPS, [ENGLISH "King"], royal;
    QUEEN "queen" 'q' Figure::Crown, QUEEN_RIDE, [ENGLISH "Queen"];
    BISHOP "bishop" 'b' Figure::Mitre, BISHOP_RIDE, [ENGLISH "Bishop"];
    KNIGHT_PIECE "knight" 'n' Figure::HorseHead, KNIGHT, [ENGLISH "Knight"];
    ROOK "rook" 'r' Figure::Tower, ROOK_RIDE, [ENGLISH "Rook"];
    PAWN "pawn" 'p' Figure::Pawn, DOUBLE_STEPS, [ENGLISH "Pawn"];
}

const FIFTH_DRAWS: Repetition =
    Repetition::Perpetual { occurrence: 5, check_loses: false, chase: Chase::Allowed };

/// Modern chess.
pub static MODERN_CHESS: Game = Game {
    id: Text::Borrowed("modern-chess"),
    board: CHEQUERED,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: ROLES,
        rights: RIGHTS,
        castling: Castling {
            ways: Few::of(&[
                Castle { right: KINGSIDE, rook: ROOK, towards: Towards::LastFile, steps: 2 },
                Castle { right: QUEENSIDE, rook: ROOK, towards: Towards::FirstFile, steps: 2 },
            ]),
            before_play: false,
        },
        pawn: PAWN,
        en_passant: true,
        promotion: Promotion {
            pieces: Few::of(&[(PAWN, PromoteInto::OneOf(Few::of(&[QUEEN, ROOK, BISHOP, KNIGHT_PIECE])))]),
            must: Must::Always,
            ..Promotion::BASE
        },
        quiet: Some(100),
        ..Terms::BASE
    },
    options: options! {
        "repetition" {
            "third" Described [FIDE "article 9.2", RECONSTRUCTION "that nobody has to claim it"];
            "fifth" Described [FIDE "article 9.6.1"] => Repetition(FIFTH_DRAWS);
        }
        "quietMoves" {
            "fifty" Described [FIDE "article 9.3", RECONSTRUCTION "that nobody has to claim it"];
            "seventy-five" Described [FIDE "article 9.6.2"] => Quiet(Some(150));
        }
    },
    presets: presets! {
        "automatic" [FIDE "article 9.6"] "repetition" = "fifth", "quietMoves" = "seventy-five";
    },
    lines: lines! {
        "demonstration": "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 d7d6 c2c3 e8g8";
        "queenside": "d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e1c1 e8c8";
        "en-passant": "e2e4 a7a6 e4e5 d7d5 e5d6";
        "promotion" from "7k/P7/8/8/8/8/8/K7 w - - 0 1": "a7a8n h8g7 a8b6";
        "checkmate": "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";
        "stalemate" from "8/7k/5K2/8/8/8/8/6Q1 b - - 0 1": "h7h8 g1g6";
        "fifty-moves" from "8/8/8/4k3/8/8/8/R3K3 w - - 99 80": "a1a2";
    },
    base: base!("MOD": Board 1, Corner 1, Turns 2, Array 3, Capture 4, Piece(KING) 4, Piece(QUEEN) 4, Piece(BISHOP) 4,
        Piece(KNIGHT_PIECE) 4, Piece(ROOK) 4, Piece(PAWN) 5, EnPassant 6, PromoteInto 7, PromoteBy 7,
        PromoteMust 7, Castling 8, CastlingLimits 9, Checkmate 10, Safety 11, Stalemate 12, TwoBareKings 13),
    cites: cites!(FIDE "articles 1 to 5 and 9"),
    texts: None,
};
