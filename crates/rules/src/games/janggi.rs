//! Janggi, Korean chess. Rules JG-01 to JG-18; Daou §X.

use super::common::*;
use super::xiangqi::BLOCKED_HORSE;

const ALONG_PALACE_LINES: &[Pattern] = &[WAZIR.inside(Zone::Palace), FERZ.inside(Zone::PalaceLines)];
const ANYWHERE_IN_PALACE: &[Pattern] = &[WAZIR.inside(Zone::Palace), FERZ.inside(Zone::Palace)];
const ELEPHANT_LEAP: &[Pattern] = &[Pattern::lame(&[(0, 1), (1, 2)], (2, 3))];
const CHARIOT_RIDE: &[Pattern] = &[Pattern::ride(0, 1), Pattern::ride(1, 1).inside(Zone::EnemyPalaceLines)];
const CHARIOT_IN_BOTH: &[Pattern] = &[Pattern::ride(0, 1), Pattern::ride(1, 1).inside(Zone::AnyPalaceLines)];
const CANNON_HOP: &[Pattern] =
    &[Pattern::hop_but_its_like(0, 1), Pattern::hop_but_its_like(1, 1).inside(Zone::EnemyPalaceLines)];
const CANNON_IN_BOTH: &[Pattern] =
    &[Pattern::hop_but_its_like(0, 1), Pattern::hop_but_its_like(1, 1).inside(Zone::AnyPalaceLines)];
const SOLDIER_STEPS: &[Pattern] = &[
    WAZIR.mirrored(),
    Pattern::leap(1, 0).mirrored(),
    Pattern::leap(1, 1).mirrored().inside(Zone::EnemyPalaceLines),
];

roles! {
    GENERAL "general" 'k' octagon::GENERAL, ALONG_PALACE_LINES,
        [KOREAN "Jang" "Chang" "Gwan" "Kwan", CHINESE "Hàn" "Chǔ"], royal;
    GUARD "guard" 'a' octagon::GUARD, ALONG_PALACE_LINES, [KOREAN "Sa" "Sah"];
    ELEPHANT "elephant" 'b' octagon::ELEPHANT, ELEPHANT_LEAP, [KOREAN "Sang"];
    HORSE "horse" 'n' octagon::HORSE, BLOCKED_HORSE, [KOREAN "Ma"];
    CHARIOT "chariot" 'r' octagon::CHARIOT, CHARIOT_RIDE, [KOREAN "Cha"];
    CANNON "cannon" 'c' octagon::CANNON, CANNON_HOP, [KOREAN "Po" "Poe"];
    SOLDIER "soldier" 'p' octagon::SOLDIER, SOLDIER_STEPS, [KOREAN "Byeong" "Byoung" "Jol" "Chol"];
}

const POINTS: Values =
    Few::of(&[(CHARIOT, 13), (CANNON, 7), (HORSE, 5), (ELEPHANT, 3), (GUARD, 3), (SOLDIER, 2)]);

const SHAPE: Shape = Shape { files: 9, ranks: 10 };

/// Janggi.
pub static JANGGI: Game = Game {
    id: Text::Borrowed("janggi"),
    board: Board {
        shape: SHAPE,
        ruling: Ruling::Points { river: false, palaces: true },
        marks: SHAPE
            .named(&["b3", "h3", "a4", "c4", "e4", "g4", "i4", "a7", "c7", "e7", "g7", "i7", "b8", "h8"]),
    },
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms {
        setup: Text::Borrowed("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR"),
        roles: ROLES,
        pawn: SOLDIER,
        generals: Generals::FacingForfeits,
        pass: Pass::Stalemated,
        repetition: Repetition::Ignored,
        ..Terms::BASE
    },
    options: options! {
        // How horse and elephant stand on the two wings, read from a to i.
        "setup.cho" {
            "HE-EH" Described [DAOU "§X"];
            "EH-EH" Described [DAOU "§X"] => Swap("b1", "c1");
            "HE-HE" Described [DAOU "§X"] => Swap("g1", "h1");
            "EH-HE" Described [DAOU "§X"] => Swap("b1", "c1"), Swap("g1", "h1");
        }
        "setup.han" {
            "HE-EH" Described [DAOU "§X"];
            "EH-EH" Described [DAOU "§X"] => Swap("b10", "c10");
            "HE-HE" Described [DAOU "§X"] => Swap("g10", "h10");
            "EH-HE" Described [DAOU "§X"] => Swap("b10", "c10"), Swap("g10", "h10");
        }
        "palaceStep" {
            "lines" Described [MURRAY "chapter VII", PYCHESS "Janggi, King and Advisor",
                FAIRY_STOCKFISH "diagonalLines"];
            "any" Described [DAOU "§X"] => Patterns(GENERAL, ANYWHERE_IN_PALACE),
                Patterns(GUARD, ANYWHERE_IN_PALACE);
        }
        "palaceDiagonals" {
            "enemy-only" Described [DAOU "§X"];
            "both" Described [MURRAY "chapter VII, after Wilkinson 1895", PYCHESS "Janggi", FAIRY_STOCKFISH "janggi"]
                => Patterns(CHARIOT, CHARIOT_IN_BOTH),
                Patterns(CANNON, CANNON_IN_BOTH);
        }
        "pass" {
            "stalemate-only" Inferred [DAOU "§X"];
            "any-time" Modern [PYCHESS "Janggi", FAIRY_STOCKFISH "janggi"] => Pass(Pass::Always);
        }
        "bikjang" {
            "seed" Described [DAOU "§X"];
            "checks" Inferred [DAOU "§X, note 35"] => Generals(Generals::FacingChecks);
            "simple-draw" Modern [FAIRY_STOCKFISH "janggitraditional"] => Generals(Generals::FacingDraws);
            "off" Modern [FAIRY_STOCKFISH "janggicasual"] => Generals(Generals::MayFace);
            "points" Modern [PYCHESS "Janggi", FAIRY_STOCKFISH "janggi"]
                => Generals(Generals::FacingCounts(POINTS));
        }
        "repetition" {
            "none" Described [DAOU "§X"];
            "third-repeat-referee-draw" Reconstructed [DAOU "§X, note 34", RECONSTRUCTION "that it draws"]
                => Repetition(Repetition::ThirdDraws);
            "points" Modern [PYCHESS "Janggi, board and setup", FAIRY_STOCKFISH "janggi"]
                => Repetition(Repetition::Counted { occurrence: 3, quiet: 100, values: POINTS });
        }
        "stalemate" {
            "pass" Described [DAOU "§X"];
            "draw" Reconstructed [RECONSTRUCTION "for comparison"] => Pass(Pass::Never),
                Stalemate(Stalemate::Draw) unless "pass" = "any-time";
            "loss" Reconstructed [RECONSTRUCTION "for comparison"] => Pass(Pass::Never),
                Stalemate(Stalemate::Wins) unless "pass" = "any-time";
        }
    },
    presets: presets! {
        "seed" [DAOU "§X", MURRAY "chapter VII"];
        "letter" [DAOU "§X"] "palaceStep" = "any";
        "modern" [PYCHESS "Janggi", FAIRY_STOCKFISH "janggi"] "palaceDiagonals" = "both", "pass" = "any-time",
            "bikjang" = "points", "repetition" = "points";
    },
    lines: lines! {
        "demonstration" with "setup.cho" = "EH-HE", "setup.han" = "EH-HE":
            "b1d4 b10d7 g1f3 g10f8 h3e3 h8e8 e4f4 e9d9 f4e4";
        "arrangement" with "setup.cho" = "HE-HE", "setup.han" = "EH-EH": "h1f4 b10d7 g1f3 c10d8 h3e3 b8e8";
        "cannon": "h1g3 h10g8 h3e3 b10c8 e3e7 c8e7";
        "elephant" from "7r1/4k4/4n4/p4r2p/9/9/P2B4P/9/9/3K5 w": "d4f7 e8g9 f7i9";
        "palace-steps" from "3a1a3/4k4/9/4p4/9/9/4P4/9/4K4/3A1A3 w": "e2d3 e9e10 d1e2 d10e9 d3d2";
        "palace-any-way" with "palaceStep" = "any" from "4k4/9/9/4p4/9/9/4P4/9/9/4K4 w": "e1d2 e10f9";
        "palace-chariot" from "3a5/4k4/R5P2/9/9/9/p8/9/5K3/3R5 w": "a8f8 e9e10 f8d10";
        "palace-cannon" from "3kar3/4a4/3C5/2p3p2/9/9/2P3P2/9/4K4/9 w": "d8f10 d10d9";
        "palace-soldier" from "5k3/9/9/p2P5/9/9/9/4R4/3K5/9 w": "d7d8 a7a6 d8e9";
        "palace-both" with "palaceDiagonals" = "both" from "4k4/9/3r5/3p5/9/9/4P4/9/4K4/5C3 w": "f1d3 d8f10";
        "pass" from "4k4/9/2N6/9/9/9/R4R3/9/3K5/9 w": "a4a9 e10e10 a9a10";
        "stalemate-draw" with "stalemate" = "draw" from "4k4/9/2N6/9/9/9/R4R3/9/3K5/9 w": "a4a9";
        "forfeit" from "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w": "f1e1 e10f10 a7a10";
        "facing-draw" from "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w": "f1e1 h2h1";
        "facing-check" with "bikjang" = "checks" from "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w": "f1e1 e10f10";
        "facing-allowed" with "bikjang" = "off" from "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w": "f1e1 e10f10 a7a10";
        "lone-checker" from "9/4k4/9/p7p/9/4P4/P7P/4R4/4K4/9 w": "e5f5";
        "lone-checker-protected" from "9/4k4/9/p7p/9/4P4/P7P/3AR4/4K4/9 w": "e5f5 e9d9";
        "points" with "palaceDiagonals" = "both", "pass" = "any-time", "bikjang" = "points"
            from "4k4/4a4/6n2/9/2p6/2P6/9/6N2/4A4/4K4 w": "e1e1 e10e10";
        "repetition" with "repetition" = "third-repeat-referee-draw":
            "h1g3 h10g8 g3h1 g8h10 h1g3 h10g8 g3h1 g8h10";
    },
    base: base!("JG": Board 1, Array 2, Piece(GENERAL) 4, Piece(GUARD) 4, Piece(ELEPHANT) 5, Piece(HORSE) 6,
        Piece(CHARIOT) 7, Piece(CANNON) 8, Piece(SOLDIER) 10, Checkmate 11, Pass 12, TwoPasses 18, Repetition
        13, Generals 14, LoneChecker 17),
    cites: cites!(DAOU "§X"),
    texts: None,
};
