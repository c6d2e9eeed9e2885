//! Shatar, Mongolian chess. Rules SHT-01 to SHT-12; Daou §VIII.

use super::common::*;

/// The later horse, from its second move on.
const AMAZON: &[Pattern] = &[Pattern::leap(1, 2), Pattern::ride(0, 1), Pattern::ride(1, 1)];
const KING_ON_LAST_RANK: &[Pattern] =
    &[WAZIR, FERZ, Pattern::leap(1, 2).from(Zone::LastRanks(1)).without_threat()];

roles! {
    KING "king" 'k' Figure::Noble, KING_STEPS, [MONGOLIAN "Nojon" "Noin" "Noyion"], royal;
    BERS "bers" 'j' Figure::Lion, ROOK_AND_FERZ, [MONGOLIAN "Bers" "Berse"];
    CAMEL "camel" 'b' Figure::Camel, BISHOP_RIDE, [MONGOLIAN "Temee" "Teme"];
    HORSE "horse" 'n' Figure::Steed, KNIGHT, [MONGOLIAN "Mor’" "Mori"];
    CHARIOT "chariot" 'r' Figure::Cart, ROOK_RIDE, [MONGOLIAN "Tereg" "Terge" "Terghe"];
    SOLDIER "soldier" 'p' Figure::Cub, PAWN_STEPS, [MONGOLIAN "Chu" "Xüü" "Huu" "Fu"];
    MOVED_HORSE "moved-horse" 'n' Figure::RearingSteed, AMAZON, [MONGOLIAN "Mor’" "Mori"], promoted HORSE;
}

/// Shatar.
pub static SHATAR: Game = Game {
    id: Text::Borrowed("shatar"),
    board: PLAIN,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR"),
        roles: ROLES,
        opening: Opening::ForcedAdvance(BERS),
        pawn: SOLDIER,
        promotion: Promotion {
            pieces: Few::of(&[(SOLDIER, PromoteInto::Always(BERS))]),
            must: Must::Always,
            ..Promotion::BASE
        },
        bare_king: BareKing::Draws,
        mates: Some(Mates {
            strong: Few::of(&[BERS, CHARIOT]),
            shak: Few::of(&[BERS, CHARIOT, HORSE]),
            barred: HORSE,
            barred_mate: BarredMate::Forbidden,
        }),
        ..Terms::BASE
    },
    options: options! {
        "setup" {
            "facing" Described [DAOU "§VIII"];
            "king-left" Reported [DAOU "§VIII, note 22"]
                => Setup("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR"), Opening(Opening::Alternate);
        }
        "kingFile" {
            "e" Described [DAOU "§VIII"];
            "d" Described [DAOU "§VIII"] => Mirror unless "setup" = "king-left";
        }
        "opening" {
            "bers-pawn" Described [DAOU "§VIII"];
            "king-pawn" Reported [DAOU "§VIII, note 24"]
                => Opening(Opening::ForcedAdvance(KING)) unless "setup" = "king-left";
            "none" Inferred [DAOU "§VIII, note 22"] => Opening(Opening::Alternate);
        }
        "bers" {
            "rook+ferz" Described [DAOU "§VIII"];
            "ferz" Reported [DAOU "§VIII, note 20"] => Patterns(BERS, FERZ_STEPS);
        }
        "camel" {
            "bishop" Described [DAOU "§VIII"];
            "alfil" Reported [DAOU "§VIII, note 21"] => Patterns(CAMEL, ALFIL);
        }
        "horse" {
            "knight" Described [DAOU "§VIII"];
            "amazon-after-first" Reported [DAOU "§VIII, note 23"] => TurnsInto(HORSE, MOVED_HORSE);
        }
        "kingKnight" {
            "off" Described [DAOU "§VIII"];
            "on" Reported [DAOU "§VIII, note 23"] => Patterns(KING, KING_ON_LAST_RANK);
        }
        "horseMate" {
            "forbidden" Described [DAOU "§VIII"];
            "draw" Reported [ANCIENTCHESS "Shatar"] => BarredMate(BarredMate::Draws);
            "loses" Modern [FAIRY_STOCKFISH "shatar"] => BarredMate(BarredMate::Loses);
        }
        "stalemate" {
            "draw" Described [DAOU "§VIII"];
            "win" Reported [DAOU "§VIII, note 25"] => Stalemate(Stalemate::Wins);
        }
        REPETITION_OF_CHESS
    },
    presets: presets! {
        "standard" [DAOU "§VIII"];
        "old-shatar" [DAOU "§VIII, notes 20 and 21"] "bers" = "ferz", "camel" = "alfil";
        "modern" [ANCIENTCHESS "Shatar"] "horseMate" = "draw";
    },
    lines: lines! {
        "demonstration": "d2d4 d7d5 g1f3 b8c6 c1f4 c8f5 d1d3 f5d3 c2d3 e7e6";
        "series-camel" from "k1K5/8/p7/8/8/1R4B1/8/8 w phase=play": "b3b8 a8a7 g3f2";
        "series-pawn" from "8/6R1/7k/8/p7/4N1P1/8/5K2 w phase=play": "e3f5 h6h5 g3g4";
        "niol" from "8/8/8/6R1/4k3/1p6/3PK3/6B1 w phase=play": "d2d3 e4f4 g1e3";
        "horse-mate" from "6rk/6pp/8/4N3/8/8/5K2/R7 w phase=play": "e5g6 h7g6 a1h1";
        "horse-mate-draws" with "horseMate" = "draw" from "6rk/6pp/8/4N3/8/8/5K2/R7 w phase=play": "e5f7";
        "promotion" from "8/P6k/8/8/8/7p/8/K7 w phase=play": "a7a8j h7g6 a8g8 g6f5";
        "robado" from "7k/8/8/4p3/3K4/8/8/6R1 w phase=play": "d4e5";
        "chzhit" from "k7/8/K7/7p/7P/8/8/2R5 w phase=play": "c1b1";
        "king-pawn" with "opening" = "king-pawn": "e2e4 e7e5 g1f3 b8c6";
        "king-left" with "setup" = "king-left": "d2d3 d7d6 g1f3 b8c6";
        "old-shatar" with "bers" = "ferz", "camel" = "alfil": "d2d4 d7d5 e2e3 e7e6 d1e2 d8e7 f1d3 f8d6";
        "amazon-horse" with "horse" = "amazon-after-first": "d2d4 d7d5 g1f3 b8c6 f3h5 g8f6 h5h3";
        "king-knight" with "kingKnight" = "on" from "K7/8/8/8/8/8/p6k/R7 w phase=play": "a8b6 h2g3 b6b5";
    },
    base: base!("SHT": Array 2, Piece(KING) 1, Piece(BERS) 1, Piece(CAMEL) 1, Piece(HORSE) 1,
        Piece(CHARIOT) 1, Piece(SOLDIER) 4, Opening 3, PromoteInto 5, PromoteBy 5, PromoteMust 5, Mates 8,
        CheckNames 6, Series 9, BarredMate 7, BareKing 10, BareKingMated 12, Stalemate 11),
    cites: cites!(DAOU "§VIII"),
    texts: None,
};
