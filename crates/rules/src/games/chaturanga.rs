//! Chaturanga, the oldest form of chess that is known. Rules CHA-01 to CHA-18; Daou §I, with the two
//! accounts on the Chess Variant Pages.

use super::common::*;
use super::indian::INDIAN;

rights! {
    // The king's single knight's leap.
    LEAP "leap" 'k' Lost Home::None;
}

/// A king that may leap once in the game (CHA-04, CHA-05).
const LEAPING_KING: &[Pattern] = &[WAZIR, FERZ, Pattern::leap(1, 2).with_right(LEAP)];

roles! {
    KING "king" 'k' Figure::King, LEAPING_KING, [SANSKRIT "Raja" "Rajah"], royal;
    COUNSELLOR "counsellor" 'q' Figure::Counsellor, FERZ_STEPS, [SANSKRIT "Mantri" "Senapati"];
    ELEPHANT "elephant" 'b' Figure::Elephant, ALFIL, [SANSKRIT "Gaja" "Dwipa"] [ENGLISH "Camel"];
    HORSE "horse" 'n' Figure::Horse, KNIGHT, [SANSKRIT "Ashva" "Ashwa" "Asva" "Turaga"];
    CHARIOT "chariot" 'r' Figure::Chariot, ROOK_RIDE, [SANSKRIT "Ratha"] [ENGLISH "Elephant"];
    SOLDIER "soldier" 'p' Figure::Soldier, PAWN_STEPS, [SANSKRIT "Padati" "Pedati" "Patti" "Bhata" "Sainik"];
}

/// Chaturanga.
pub static CHATURANGA: Game = Game {
    id: Text::Borrowed("chaturanga"),
    board: ASHTAPADA,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        // CHA-02, CHA-03: each king on its owner's right, opposite a counsellor.
        setup: Text::Borrowed("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        roles: ROLES,
        rights: RIGHTS,
        pawn: SOLDIER,
        promotion: Promotion {
            pieces: Few::of(&[(SOLDIER, PromoteInto::RoleOfSquare(OnRoyalSquare::Nothing))]),
            needs_loss: true,
            ..Promotion::BASE
        },
        stalemate: Stalemate::Loses,
        bare_king: BareKing::Loses,
        ..Terms::BASE
    },
    options: options! {
        "elephant" {
            "alfil" Described [DAOU "§I", CVP_CHATURANGA, CVP_CHATURANGA_SHORT];
            "dabbaba" Reported [DAOU "§I, note 4"] => Patterns(ELEPHANT, DABBABA);
            "five" Reported [DAOU "§I, note 3"] => Patterns(ELEPHANT, SILVER_STEPS);
        }
        "kingLeap" {
            "once-unless-checked" Described [DAOU "§I", CVP_CHATURANGA];
            "once-unrestricted" Inferred [CVP_CHATURANGA_SHORT] => RightUnconditional(LEAP);
            "unmoved-not-in-check" Modern [LUDII "Hindustani Chess, its code"]
                => RightUnmoved(LEAP, KING), RightSuspended(LEAP);
            "off" Reconstructed [DAOU "§IV, note 12", RECONSTRUCTION "imported for comparison"]
                => RightGone(LEAP);
        }
        "kingLeapCapture" {
            "yes" Described [DAOU "§I"];
            "no" Reported [LUDII "Parsi Chess, after a book of 1814"] =>
                RightPurpose(LEAP, Modality::Move) unless "kingLeap" = "off";
        }
        "promotion" {
            "square-and-lost" Described [DAOU "§I", CVP_CHATURANGA];
            "square-only" Inferred [CVP_CHATURANGA_SHORT] => PromoteNeedsLoss(false);
            "hindustani" Reported [DAOU "§I, note 5", LUDII "Hindustani Chess"]
                => Promotes(&[(SOLDIER, PromoteInto::RoleOfSquare(OnRoyalSquare::This(COUNSELLOR)))]);
            "parsi" Reported [DAOU "§I, note 5", LUDII "Parsi Chess"]
                => Promotes(&[(SOLDIER, PromoteInto::RoleOfSquare(OnRoyalSquare::AnyLost))]);
        }
        "unpromotable" {
            "stays" Inferred [CVP_CHATURANGA "moves of pieces"];
            "stays-promotes-later" Reconstructed [RECONSTRUCTION] => PromoteUnready(Unready::PromotesLater);
            "may-not-enter" Reported [MURRAY "p. 82", LUDII "Hindustani Chess and Parsi Chess"]
                => PromoteUnready(Unready::MayNotEnter);
        }
        "promoOptional" {
            "optional" Inferred [DAOU "§I", CVP_CHATURANGA_SHORT];
            "mandatory" Reconstructed [RECONSTRUCTION] => PromoteMust(Must::Always);
        }
        "bareKing" {
            "win-immediate" Described [DAOU "§I", AYER];
            "none" Inferred [CVP_CHATURANGA, CVP_CHATURANGA_SHORT] => BareKing(BareKing::Plays);
            "win-unless-rebared" Reconstructed [DAOU "§II", RECONSTRUCTION "imported for comparison"]
                => BareKing(BareKing::LosesUnlessRebared);
        }
        "stalemate" {
            "stalemater-loses" Described [DAOU "§I", CVP_CHATURANGA, CVP_CHATURANGA_SHORT, AYER];
            "stalemater-wins" Reconstructed [DAOU "§II", RECONSTRUCTION "imported for comparison"]
                => Stalemate(Stalemate::Wins);
        }
        "kingSide" {
            "right" Described [DAOU "§I", CVP_CHATURANGA "opening setup"];
            "left" Reconstructed [RECONSTRUCTION "mirror image"] => Mirror;
            "facing" Inferred [CVP_CHATURANGA_SHORT "first sentence on the array"]
                => Setup("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        }
        "pieceNames" {
            "classical" Described [DAOU "§I"];
            "later-indian" Reported [DAOU "§I, note 2"]
                => Names(1), Figure(ELEPHANT, Figure::Dromedary), Figure(CHARIOT, Figure::Elephant);
        }
        // Daou says whose board it was; Murray, which squares are marked.
        "marks" {
            "ashtapada" Inferred [MURRAY "chapter I", DAOU "§I, note 1, and Appendix I"];
            "plain" Inferred [DAOU "§I", CVP_CHATURANGA "opening setup"] => Board(PLAIN);
        }
        REPETITION
    },
    presets: presets! {
        "daou-000" [DAOU "§I"];
        "cvp-003" [CVP_CHATURANGA] "bareKing" = "none";
        "cvp-002" [CVP_CHATURANGA_SHORT] "kingLeap" = "once-unrestricted", "promotion" = "square-only",
            "bareKing" = "none";
        "al-adli" [DAOU "§IV"] of INDIAN;
    },
    lines: lines! {
        "demonstration": "e1f3 c8e6 c1a3 d8c6 e2e3 h7h6 d1e2 h8h7 g1h3 g7g6";
        "leap-capture" from "3k4/pp4pp/8/8/8/8/PPr3PP/R3K3 w Kk": "e1c2 d8c6 a1d1 b7b6 c2c3";
        "leap-lost" from "3k4/2p2p2/8/8/8/8/2P2P2/4K2R w Kk": "h1h8 d8d7 h8h7 d7e6 e1f3 e6f6 f3f4";
        "leap-no-check" from "8/6p1/2k5/8/8/4K3/4P3/8 w Kk": "e3d4 g7g6 e2e3";
        "promotion" from "3k4/1P4pp/8/8/8/8/6PP/1N2K3 w Kk": "b7b8n d8c7 b8a6 c7b6 a6b4";
        "promotion-waits" from "3k4/1P4pp/8/8/8/8/6PP/1N2K1N1 w Kk": "b7b8 d8c7 b1c3 c7b8";
        "promotion-later" with "unpromotable" = "stays-promotes-later"
            from "1P1k4/6pp/8/8/8/8/1r4PP/1N2K1N1 b Kk": "b2b1 b8b8n e1f2";
        "promotion-kings-square" from "8/3PP1k1/6p1/8/8/8/6PP/4K3 w Kk": "e7e8q g7f6 d7d8 f6e7";
        "promotion-hindustani" with "promotion" = "hindustani" from "8/3P2k1/6p1/8/8/8/6PP/4K3 w Kk":
            "d7d8q g7f7 d8c7";
        "promotion-parsi" with "promotion" = "parsi" from "8/3P2k1/6p1/8/8/8/6PP/4K3 w Kk": "d7d8r g7f7 d8d6";
        "elephants-circuit": "c1a3 f8d6 a3c5 d6f4 c5e3 f4h6 e3g5";
        "elephant-dabbaba" with "elephant" = "dabbaba": "f1f3 c8c6 f3f5 c6c4 b2b3 c4e4";
        "elephant-five" with "elephant" = "five": "d2d3 d7d6 c1d2 c8d7 d2c3 d7c6 c3c4 g8f6";
        "checkmate" from "6k1/5ppp/8/8/8/8/5PPP/R3K3 w Kk": "a1a8";
        "leap-from-check" with "kingLeap" = "once-unrestricted" from "6k1/5ppp/8/8/8/8/5PPP/R3K3 w Kk":
            "a1a8 g8f6 e1d3";
        "bare-king" from "7k/6R1/8/4p3/3K4/8/8/8 w -": "d4e5";
        "stalemate" from "8/2P5/8/8/8/p7/k7/1R1K4 w -": "d1c1";
    },
    base: base!("CHA": Array 2, Piece(KING) 4, Right(LEAP) 5, RightLost(LEAP) 6, Piece(ELEPHANT) 8, Piece(COUNSELLOR) 9,
        Piece(HORSE) 10, Piece(CHARIOT) 10, Piece(SOLDIER) 11, PromoteInto 12, PromoteBy 12, PromoteLoss 13,
        Replaced 18, PromoteMust 12, Checkmate 15, BareKing 16, Stalemate 17),
    cites: cites!(DAOU "§I", CVP_CHATURANGA, CVP_CHATURANGA_SHORT),
    texts: None,
};
