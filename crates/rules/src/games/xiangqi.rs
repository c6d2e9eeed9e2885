//! Xiangqi, Chinese chess. Rules XQ-01 to XQ-17; Daou §IX.

use super::common::*;

const IN_PALACE: &[Pattern] = &[WAZIR.inside(Zone::Palace)];
const DIAGONAL_IN_PALACE: &[Pattern] = &[FERZ.inside(Zone::Palace)];
const BLOCKED_ALFIL: Pattern = Pattern::lame(&[(1, 1)], (2, 2));
const HOME_ELEPHANT: &[Pattern] = &[BLOCKED_ALFIL.inside(Zone::OwnHalf)];
pub(super) const BLOCKED_HORSE: &[Pattern] = &[Pattern::lame(&[(0, 1)], (1, 2))];
const CANNON_RIDE: &[Pattern] =
    &[Pattern::ride(0, 1).only(Modality::Move), Pattern::hop(0, 1).only(Modality::Capture)];
const STEP_PAST_RIVER: &[Pattern] = &[WAZIR.mirrored(), Pattern::leap(1, 0).mirrored().inside(Zone::FarHalf)];

/// A chariot is worth more than a horse or a cannon, and these more than what guards the general.
const DEARER: Gains = Few::of(&[
    (CHARIOT, Few::of(&[HORSE, CANNON, ELEPHANT, ADVISOR])),
    (HORSE, Few::of(&[ELEPHANT, ADVISOR])),
    (CANNON, Few::of(&[ELEPHANT, ADVISOR])),
]);

roles! {
    GENERAL "general" 'k' disc::GENERAL, IN_PALACE, [CHINESE "Jiàng" "Shuài"], royal;
    ADVISOR "advisor" 'a' disc::ADVISER, DIAGONAL_IN_PALACE, [CHINESE "Shì"];
    ELEPHANT "elephant" 'b' disc::ELEPHANT, HOME_ELEPHANT, [CHINESE "Xiàng"];
    HORSE "horse" 'n' disc::HORSE, BLOCKED_HORSE, [CHINESE "Mǎ" "Mà"];
    CHARIOT "chariot" 'r' disc::CHARIOT, ROOK_RIDE, [CHINESE "Jū"];
    CANNON "cannon" 'c' disc::CANNON, CANNON_RIDE, [CHINESE "Bāo" "Pào"];
    SOLDIER "soldier" 'p' disc::SOLDIER, STEP_PAST_RIVER, [CHINESE "Zú" "bīng"];
}

const SHAPE: Shape = Shape { files: 9, ranks: 10 };

const fn board(ruling: Ruling) -> Board {
    Board {
        shape: SHAPE,
        ruling,
        marks: SHAPE
            .named(&["b3", "h3", "a4", "c4", "e4", "g4", "i4", "a7", "c7", "e7", "g7", "i7", "b8", "h8"]),
    }
}

/// Xiangqi.
pub static XIANGQI: Game = Game {
    id: Text::Borrowed("xiangqi"),
    board: board(Ruling::Points { river: true, palaces: true }),
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"),
        roles: ROLES,
        pawn: SOLDIER,
        generals: Generals::MayNotFace,
        stalemate: Stalemate::Wins,
        repetition: Repetition::Perpetual { occurrence: 3, check_loses: true, chase: Chase::OneByOne },
        ..Terms::BASE
    },
    options: options! {
        "perpetual" {
            "seed" Described [DAOU "§IX", AXF "terms, perpetual chase"];
            "asian" Modern [AXF, AXF_DIAGRAMS "rules 15, 18, 19, 24, 27, 28, 29, 32, 33, 36 and 40"]
                => Chase(Chase::OneByAny(Few::of(&[(CHARIOT, Few::of(&[HORSE, CANNON]))])));
            "chinese" Modern [CXA "24.1 to 24.15, and examples of chapter 8"]
                => Chase(Chase::AnyAttack(DEARER, 3));
            "check-only" Reconstructed [RECONSTRUCTION "for comparison"] => Chase(Chase::Allowed);
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => Repetition(Repetition::Ignored);
        }
        "repetitionCount" {
            "3" Reconstructed [PYCHESS "Xiangqi", CXA "24.9 and 24.11"];
            "4" Reconstructed [RECONSTRUCTION] => Occurrence(4) unless "perpetual" = "off";
        }
        "ruleset" {
            "modern" Described [DAOU "§IX"];
            "bao-ying" Inferred [DAOU "§IX, notes 26 and 31"] => Patterns(GENERAL, &[WAZIR]),
                Patterns(ADVISOR, FERZ_STEPS), Patterns(ELEPHANT, &[BLOCKED_ALFIL]),
                Board(board(Ruling::Points { river: false, palaces: false }));
        }
    },
    presets: presets! {
        "modern" [DAOU "§IX"];
        "bao-ying" [DAOU "§IX, notes 26 and 31"] "ruleset" = "bao-ying";
    },
    lines: lines! {
        "demonstration": "h3e3 h10g8 h1g3 i10h10 i1h1 g7g6 e3e7 g8e7";
        "guards": "c1e3 c10e8 d1e2 d10e9 e3g5 e8g6";
        "horse-leg" from "4k4/r8/9/1N7/9/9/9/9/9/5K3 w": "b7d8 a9d9 d8b7";
        "soldier" from "3k5/4a4/9/9/9/9/2P6/9/9/4K4 w": "c4c5 e9d8 c5c6 d8e9 c6d6 e9f8 d6d7";
        "double-cannon" from "3aka3/9/9/9/4C4/9/9/7C1/9/3K5 w": "h3e3";
        "facing-generals" from "3k5/9/9/9/9/9/9/9/4R4/4K4 w": "e2d2";
        "stalemate" from "3k5/9/9/9/9/9/9/9/9/R3K4 w": "a1a9";
        "perpetual-check" from "4k4/9/9/9/9/3R5/9/9/9/5K3 w":
            "d5e5 e10d10 e5d5 d10e10 d5e5 e10d10 e5d5 d10e10";
        "perpetual-chase" from "5k3/9/9/2c6/9/9/9/9/9/3RK4 w": "d1c1 c7d7 c1d1 d7c7 d1c1 c7d7 c1d1 d7c7";
        "repetition": "h1g3 h10g8 g3h1 g8h10 h1g3 h10g8 g3h1 g8h10";
        "bao-ying" with "ruleset" = "bao-ying": "c1e3 h10g8 e3g5 i10h10 g5e7 g8e7";
    },
    base: base!("XQ": Board 1, Array 3, Piece(GENERAL) 4, Piece(ADVISOR) 5, Piece(ELEPHANT) 6, Piece(HORSE) 7,
        Piece(CHARIOT) 8, Piece(CANNON) 9, Piece(SOLDIER) 10, Generals 11, Checkmate 12, Stalemate 12,
        PerpetualCheck 13, PerpetualChase 14, CheckAgainstChase 15, NobodyAtFault 16, Occurrence 16, Chase 17),
    cites: cites!(DAOU "§IX"),
    texts: None,
};
