//! Ouk Chatrang, Cambodian chess: Makruk with two first-move rights. Rules OUK-01 to OUK-09; Daou §VII.

use super::common::*;
use super::makruk::{self, DOUBLE, LEAP, LEAPING_KING, STARTING_COUNSELLOR, TERMS};

const KING_TO_SECOND_RANK: &[Pattern] = &[WAZIR, FERZ, Pattern::leap(2, 1).mirrored().with_right(LEAP)];
const JUMPING_NEANG: &[Pattern] = &[FERZ, Pattern::leap(0, 2).mirrored().with_right(DOUBLE)];

roles! {
    KING "king" 'k' Figure::Stupa, LEAPING_KING, [KHMER "Sdaach" "Ang"], royal;
    COUNSELLOR "counsellor" 'm' Figure::LowStupa, STARTING_COUNSELLOR, [KHMER "Neang"];
    KOUL "koul" 's' Figure::BroadStupa, SILVER_STEPS, [KHMER "Koul"];
    HORSE "horse" 'n' Figure::HorseHead, KNIGHT, [KHMER "Ses"];
    BOAT "boat" 'r' Figure::Boat, ROOK_RIDE, [KHMER "Tuuk"];
    SOLDIER "soldier" 'p' Figure::Cowrie, PAWN_STEPS, [KHMER "Trey"];
}

// Makruk's terms name the roles by Makruk's constants.
const _: () = {
    assert!(KING.0 == makruk::KING.0 && COUNSELLOR.0 == makruk::COUNSELLOR.0 && KOUL.0 == makruk::KHON.0);
    assert!(HORSE.0 == makruk::HORSE.0 && BOAT.0 == makruk::BOAT.0 && SOLDIER.0 == makruk::SOLDIER.0);
};

// A side of three pieces or fewer counts, soldiers or none, and goes on when it captures.
const CAMBODIAN_BOARD_COUNT: BoardCount = BoardCount {
    limit: 63,
    automatic: true,
    with_pawns: true,
    capture_ends: false,
    most_pieces: 3,
    values: Few::NONE,
};

const CAMBODIAN_BARE_COUNT: BareCount = BareCount {
    lines: Few::of(&[
        CountLine::of(BOAT, 2, 7),
        CountLine::of(BOAT, 1, 15),
        CountLine::of(KOUL, 2, 21),
        CountLine::of(HORSE, 2, 31),
        CountLine::of(KOUL, 1, 43),
        CountLine::of(HORSE, 1, 63),
    ]),
    otherwise: Some(63),
    less_pieces: true,
    ..BareCount::BASE
};

/// Ouk Chatrang.
pub static OUK: Game = Game {
    id: Text::Borrowed("ouk"),
    board: PLAIN,
    seats: List::Borrowed(TWO_SEATS),
    terms: Terms { roles: ROLES, ..TERMS },
    options: options! {
        "kingLeapSquares" {
            "any-knight" Described [DAOU "§VII"];
            "b2-f2" Reported [DAOU "§VII, note 19", PYCHESS "Ouk Chatrang"]
                => Patterns(KING, KING_TO_SECOND_RANK);
        }
        "kingLeapCapture" {
            "yes" Described [DAOU "§VII"];
            "no" Modern [PYCHESS "Ouk Chatrang", FAIRY_STOCKFISH "cambodian"] => RightPurpose(LEAP, Modality::Move);
        }
        "leapLostBy" {
            "ever-checked" Described [DAOU "§VII"];
            "only-while-in-check" Modern [PYCHESS "Ouk Chatrang"] => RightSuspended(LEAP);
            "rook-aim" Modern [PYCHESS "Ouk Chatrang", FAIRY_STOCKFISH "cambodian"]
                => RightSuspended(LEAP), RightAimedAt(LEAP, BOAT);
            "moving" Modern [LUDII "Ouk Chatrang, its code"] => RightUnconditional(LEAP);
        }
        "neangJump" {
            "both-empty" Described [DAOU "§VII"];
            "jump-to-empty" Modern [PYCHESS "Ouk Chatrang", FAIRY_STOCKFISH "cambodian"]
                => Patterns(COUNSELLOR, JUMPING_NEANG), RightPurpose(DOUBLE, Modality::Move);
            "may-jump" Modern [LUDII "Ouk Chatrang"] => Patterns(COUNSELLOR, JUMPING_NEANG);
        }
        "stalemate" {
            "draw" Described [DAOU "§VI and §VII"];
            "win" Modern [WINTHER "Cambodian chess"] => Stalemate(Stalemate::Wins);
        }
        "count" {
            "makruk-seed" Described [DAOU "§VI and §VII"];
            "cambodian" Modern [FAIRY_STOCKFISH "count_limit"]
                => BoardCount(Some(CAMBODIAN_BOARD_COUNT)), BareCount(Some(CAMBODIAN_BARE_COUNT));
            "pychess" Modern [PYCHESS "Ouk Chatrang"]
                => BoardCount(Some(BoardCount { automatic: false, ..CAMBODIAN_BOARD_COUNT })),
                    BareCount(Some(BareCount { keeps_shorter: true, ..CAMBODIAN_BARE_COUNT }));
            "off" Reconstructed [RECONSTRUCTION "for comparison"] => BoardCount(None), BareCount(None);
        }
        REPETITION_OF_CHESS
    },
    presets: presets! {
        "seed" [DAOU "§VII"];
        "modern" [PYCHESS "Ouk Chatrang"] "kingLeapSquares" = "b2-f2",
            "kingLeapCapture" = "no", "leapLostBy" = "rook-aim", "neangJump" = "jump-to-empty",
            "count" = "pychess";
    },
    lines: lines! {
        "demonstration": "d1b2 e8g7 e3e4 d6d5 e1e3 d8d6 e4d5 e6d5 d3d4 c6c5";
        "leap-capture" from "3mk3/8/8/8/8/4s3/8/3KM3 w": "d1e3 e8f6 e3e4";
        "leap-lost" from "3mk3/8/8/8/8/8/7R/3KM3 w": "h2e2 e8f7 d1c3";
        "leap-kept" with "leapLostBy" = "only-while-in-check" from "3mk3/8/8/8/8/8/7R/3KM3 w":
            "h2e2 d8e7 d1c2 e8c7";
        "rook-aim" with "leapLostBy" = "rook-aim" from "3mk3/4s3/8/8/8/8/7R/3KM3 w": "h2e2 e8d7 d1f2";
        "neang-jump" with "neangJump" = "may-jump" from "3mk3/8/8/8/8/4s3/4N3/3KM3 w": "e1e3 e8f6";
        "neang-leaps" with "neangJump" = "jump-to-empty" from "3mk3/8/8/8/8/8/4N3/3KM3 w": "e1e3 e8f6";
        "stalemate-wins" with "stalemate" = "win" from "k7/8/K7/7p/7P/8/8/2R5 w": "c1b1";
        "bare-count" with "count" = "cambodian" from "8/8/8/3k4/8/7m/1R6/K6R w":
            "h1h3 d5d4 h3h4 d4d3 h4h3 d3d4 b2b4";
    },
    base: base!("OUK": Board 1, Array 1, Piece(KOUL) 1, Piece(KING) 1, Piece(COUNSELLOR) 1,
        Piece(HORSE) 1, Piece(BOAT) 1, Piece(SOLDIER) 1, Right(LEAP) 2, RightLost(LEAP) 3,
        Right(DOUBLE) 4, RightLost(DOUBLE) 8, PromoteInto 1, PromoteBy 1, PromoteMust 1, Checkmate 1, Stalemate 1,
        BoardCount 1, Weaker 6, EitherCounts 7, BoardCountBegins 9, BoardCountEnd 1, BoardCountMate 1, BareCount 1,
        BareCountLess 1, BareRecount 1),
    cites: cites!(DAOU "§VII"),
    texts: None,
};
