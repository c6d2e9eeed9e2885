//! Shatranj, the Persian and Arab game. Rules SHA-01 to SHA-10; Daou §II.

use super::common::*;

roles! {
    KING "king" 'k' Figure::King, KING_STEPS, [ARABIC "Shah"] [MALAGASY "Hova"], royal;
    COUNSELLOR "counsellor" 'q' Figure::Counsellor, FERZ_STEPS,
        [ARABIC "Wazir" "Firzan"] [MALAGASY "Anakova"];
    ELEPHANT "elephant" 'b' Figure::Elephant, ALFIL, [ARABIC "Fil"] [MALAGASY "Basy"];
    HORSE "horse" 'n' Figure::Horse, KNIGHT, [ARABIC "Faras" "Hisan"] [MALAGASY "Farasy"];
    CHARIOT "chariot" 'r' Figure::Chariot, ROOK_RIDE, [ARABIC "Rukh" "Rokh" "Rookh"] [MALAGASY "Vorona"];
    SOLDIER "soldier" 'p' Figure::Soldier, PAWN_STEPS, [ARABIC "Baidaq"] [MALAGASY "Zaza"];
}

/// Shatranj.
pub static SHATRANJ: Game = Game {
    id: Text::Borrowed("shatranj"),
    board: PLAIN,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        // SHA-02: kings on the same file.
        setup: Text::Borrowed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: ROLES,
        // SHA-05: any number of counsellors.
        pawn: SOLDIER,
        promotion: Promotion {
            pieces: Few::of(&[(SOLDIER, PromoteInto::Always(COUNSELLOR))]),
            must: Must::Always,
            ..Promotion::BASE
        },
        stalemate: Stalemate::Wins,
        bare_king: BareKing::LosesUnlessRebared,
        ..Terms::BASE
    },
    options: options! {
        "array" {
            "e-file" Described [DAOU "§II"];
            "d-file" Described [DAOU "§II"] => Mirror;
        }
        "tabiya" {
            "off" Described [DAOU "§II"];
            "10" Described [DAOU "§II, Ta’biyat"] => Opening(Opening::FreeMoves(10));
            "12" Described [DAOU "§II, Ta’biyat"] => Opening(Opening::FreeMoves(12));
            "mujannah" Reported [WIKIPEDIA_TABIYA "“Tabija” and “Mujannah-Eröffnung” (German)"]
                => Setup("1rbqkbr1/p6p/1pnppnp1/2p2p2/2P2P2/1PNPPNP1/P6P/1RBQKBR1");
            "mujannah-mashayikhi" Reported [WIKIPEDIA_TABIYA "“Tabija” (diagram) and “Mujannah-Eröffnung” (German)"]
                => Setup("r1b1kb1r/p2nn1p1/1ppq1p1p/3pp3/2P2P2/1PNPPNP1/P6P/1RBQKBR1");
        }
        "stalemate" {
            "win" Described [DAOU "§II"];
            "transpose" Reported [DAOU "§II, note 9"] => Stalemate(Stalemate::Exchange);
            "lose" Reconstructed [DAOU "§I", RECONSTRUCTION "imported for comparison"]
                => Stalemate(Stalemate::Loses);
        }
        "bareKing" {
            "win-unless-rebared" Described [DAOU "§II"];
            "win-immediate" Reported [MURRAY "chapter II, pp. 60–61 as Wikipedia cites it", AYER]
                => BareKing(BareKing::Loses);
        }
        "names" {
            "arabic" Described [DAOU "§II"];
            "samantsy" Reported [DAOU "§II, note 8", FREE_FR] => Names(1);
        }
        "marks" {
            "plain" Described [DAOU "§II", MURRAY "chapter XIII"];
            "ashtapada" Reported [MURRAY "chapter XIII, after Falkener"] => Board(ASHTAPADA);
        }
        REPETITION
    },
    presets: List::Borrowed(&[]),
    lines: lines! {
        "demonstration": "e2e3 e7e6 f1d3 f8d6 d1e2 d8e7 g1f3 b8c6 d3b5 d6f4 e3f4 e7d6";
        "tabiya" with "tabiya" = "10":
            "e2e3 f2f3 d2d3 c2c3 e3e4 f3f4 b1d2 g1e2 g2g3 c3c4 e7e6 d7d6 c7c6 f7f6 e6e5 g7g6 c6c5 g8e7 \
                b8d7 b7b6 f4e5";
        "sayyal": "g2g3 g7g6 g3g4 f7f6 e2e3 e7e6 g1e2 d7d6 h1g1 c7c6 f2f3 b7b6 f3f4 a7a6 f4f5";
        "suli-lajlaj":
            "f2f3 f7f6 f3f4 f6f5 g1f3 g8f6 g2g3 g7g6 h1g1 h8g8 h2h3 h7h6 e2e3 e7e6 g3g4 f5g4 h3g4 g6g5 f4g5 h6g5 \
                d2d3 d7d6 e3e4 e6e5 c1e3 c8e6 f3g5 e8e7 c2c3 f6g4 e1e2 c7c6 d3d4 d6d5 b2b3 b7b6 b1d2 b8d7 d1c2 d8c7 \
                c2d3 c7d6 d2f3 d7f6 f1h3 f8h6 h3f5 h6f4 a1c1 a7a6 c3c4 a8c8 c4c5 b6c5 e3c5 e7e8 d4e5 g4e5 g5e6 g8g1 \
                c1g1 e5f3 e2f3";
        "promotion" from "4k3/P6r/8/8/8/8/8/3QK3 w": "a7a8q h7h1 e1e2";
        "checkmate" from "7k/R7/5N2/p7/8/8/8/4K3 w": "a7h7";
        "bare-king" from "7k/8/8/4p3/3K4/8/8/6R1 w": "d4e5";
        "two-bare-kings" from "7k/6R1/8/4p3/3K4/8/8/8 w": "d4e5 h8g7";
        "re-bare-missed" from "6Nk/8/8/4p3/3K4/8/8/8 w": "d4e5 h8h7";
        "re-bare-guarded" from "6Nk/5p2/4K3/8/8/8/8/8 w": "e6f7";
        "stalemate" from "8/2P5/8/8/8/p7/k7/1R1K4 w": "d1c1";
        "exchange" with "stalemate" = "transpose" from "8/2P5/8/8/8/p7/k7/1R1K4 w": "d1c1 a2~a3 b1b8 a2a1q";
        "repetition": "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    },
    base: base!("SHA": Board 1, Array 2, Piece(KING) 3, Piece(COUNSELLOR) 4, Piece(ELEPHANT) 4, Piece(HORSE) 4,
        Piece(CHARIOT) 4, Piece(SOLDIER) 4, PromoteInto 5, PromoteBy 5, PromoteMust 5, Checkmate 6, Stalemate 7,
        BareKing 8, TwoBareKings 9),
    cites: cites!(DAOU "§II"),
    texts: None,
};
