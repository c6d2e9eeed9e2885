//! European chess before the long moves of queen and bishop, for comparison: the long assize, as Murray is reported on
//! it. Rules MED-01 to MED-11.

use super::common::*;

rights! {
    // To the king's leap, and to that of the fers.
    KING_LEAP "leap" 'k' Lost Home::Of(KING);
    FERS_LEAP "fers-leap" 'q' Kept Home::Of(FERS);
}

/// Two squares off in any direction, the knight's leap among them, over anything, without capturing.
const LEAPING_KING: &[Pattern] = &[
    WAZIR,
    FERZ,
    Pattern::leap(0, 2).only(Modality::Move).with_right(KING_LEAP),
    Pattern::leap(1, 2).only(Modality::Move).with_right(KING_LEAP),
    Pattern::leap(2, 2).only(Modality::Move).with_right(KING_LEAP),
];
const LEAPING_FERS: &[Pattern] = &[FERZ, Pattern::leap(2, 2).only(Modality::Move).with_right(FERS_LEAP)];

roles! {
    KING "king" 'k' Figure::King, LEAPING_KING, [ENGLISH "King"], royal;
    FERS "fers" 'q' Figure::Counsellor, LEAPING_FERS, [ENGLISH "Fers" "Queen"];
    ALFIN "alfin" 'b' Figure::Elephant, ALFIL, [ENGLISH "Alfin" "Bishop"];
    KNIGHT_PIECE "knight" 'n' Figure::Horse, KNIGHT, [ENGLISH "Knight"];
    ROOK "rook" 'r' Figure::Chariot, ROOK_RIDE, [ENGLISH "Rook"];
    PAWN "pawn" 'p' Figure::Soldier, DOUBLE_STEPS, [ENGLISH "Pawn"];
}

/// What the repetition option of both old games says: the sources have no rule.
pub(super) const REPETITION: OptionSpec = OptionSpec {
    id: Text::Borrowed("repetition"),
    choices: choices! {
        "third-occurrence-draw" Reconstructed [RECONSTRUCTION "not in the sources"];
        "off" Inferred [LUDII "evidence for the game, no rule given"] => Repetition(Repetition::Ignored);
    },
};

/// Medieval European chess.
pub static MEDIEVAL_CHESS: Game = Game {
    id: Text::Borrowed("medieval-chess"),
    board: CHEQUERED,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: ROLES,
        rights: RIGHTS,
        pawn: PAWN,
        en_passant: true,
        promotion: Promotion {
            pieces: Few::of(&[(PAWN, PromoteInto::Always(FERS))]),
            must: Must::Always,
            ..Promotion::BASE
        },
        bare_king: BareKing::Loses,
        ..Terms::BASE
    },
    options: options! {
        "kingLeap" {
            "two-squares" Reported [
                LUDII "evidence for Long Assize, after Murray 1913", MCCRARY "on castling",
                WIKIPEDIA "“Castling”, that it captures nothing"
            ];
            "off" Reported [LUDII "Short Assize, after Murray 1913, p. 455"] => RightGone(KING_LEAP);
        }
        "fersLeap" {
            "two-squares" Reported [LUDII "evidence for Long Assize, after Murray 1913"];
            "off" Reported [LUDII "Short Assize, after Murray 1913, p. 455"] => RightGone(FERS_LEAP);
        }
        "pawnStep" {
            "two" Reported [LUDII "evidence for Long Assize, after Murray 1913"];
            "one" Reported [LUDII "Short Assize, after Murray 1913, p. 455"]
                => Patterns(PAWN, PAWN_STEPS), EnPassant(false);
        }
        "passing" {
            "captured" Reported [LUDII "evidence for Long Assize, after Murray 1913"];
            "free" Reported [LUDII "evidence for Acedrex (Alfonso), after the Libro de los juegos, f. 2–10"]
                => EnPassant(false) unless "pawnStep" = "one";
        }
        "stalemate" {
            "draw" Reported [LUDII "evidence for Long Assize, after Murray 1913",
                WIKIPEDIA "“Stalemate”, after Murray 1913, pp. 461–462 and 464–466"];
            "win" Reported [LUDII "Short Assize, after Murray 1913, p. 455"] => Stalemate(Stalemate::Wins);
            "pass" Reported [WIKIPEDIA "“Stalemate”, after Murray 1913, pp. 464–466"] => Pass(Pass::Stalemated);
        }
        "bareKing" {
            "loses" Reported [LUDII "evidence for Long Assize, after Murray 1913"];
            "plays-on" Reconstructed [
                LUDII "evidence for Medieval Chess, on the Einsiedeln verses, and its code",
                RECONSTRUCTION "the report is silent"
            ]
                => BareKing(BareKing::Plays);
        }
        REPETITION
    },
    presets: presets! {
        "long-assize" [LUDII "evidence for Long Assize, after Murray 1913"];
        "no-leaps" [LUDII "evidence for Medieval Chess, on the Einsiedeln verses, after Murray 1913, pp. 512–514"]
            "kingLeap" = "off", "fersLeap" = "off", "pawnStep" = "one", "stalemate" = "win",
            "bareKing" = "plays-on";
    },
    lines: lines! {
        "demonstration": "d2d4 d7d5 d1f3 d8f6 g1h3 g8h6 e1g1 e8g8 f1d3 f8d6";
        "passing": "e2e4 a7a6 e4e5 d7d5 e5d6";
        "promotion" from "7k/P7/7p/8/8/8/R7/K7 w - - 0 1": "a7a8q h8g7 a8b7";
        "checkmate" from "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1": "a1a8";
        "stalemate" from "k7/p2K4/P7/8/8/8/8/8 w - - 0 1": "d7c7";
        "bare-king" from "8/8/8/3k4/4p3/8/8/R3K3 w - - 0 1": "a1a4 d5e5 a4e4";
    },
    base: base!("MED": Board 1, Corner 2, Turns 3, Array 4, Piece(KING) 5, Piece(FERS) 5, Piece(ALFIN) 5,
        Piece(KNIGHT_PIECE) 5, Piece(ROOK) 5, Piece(PAWN) 6, PromoteInto 7, PromoteBy 7, PromoteMust 8,
        Checkmate 9, TwoPasses 10),
    cites: cites!(LUDII "evidence for Long Assize, after Murray 1913"),
    texts: None,
};
