//! The race on the ashtapada. Rules ASH-01 to ASH-16; Daou, Appendix I.

use super::common::*;
use super::four_handed::FOUR_SEATS;
use crate::board::ASHTAPADA as BOARD;

roles! {
    SINGLE "single" 'p' Figure::Soldier, &[], [ENGLISH "Piece"];
    DOUBLE "double" 'd' Figure::Pair, &[], [ENGLISH "Double"];
}

/// ASH-02: as many of four cowries as lie with the opening up; none counts eight. That their sixteen ways to
/// fall are equal chances is our reading.
const COWRIES: Dice = Dice {
    faces: Few::of(&[
        Face { value: 1, weight: 4, moves: Few::NONE, grace: false },
        Face { value: 2, weight: 6, moves: Few::NONE, grace: false },
        Face { value: 3, weight: 4, moves: Few::NONE, grace: false },
        Face { value: 4, weight: 1, moves: Few::NONE, grace: true },
        Face { value: 8, weight: 1, moves: Few::NONE, grace: true },
    ]),
    shells: Some(4),
};

/// The source names none; the first that differ from the board's.
const COLOURS: [Colour; SEATS] = [Colour::Red, Colour::Yellow, Colour::Black, Colour::Green];

/// An empty board, four pieces of each seat beside it.
const FOUR: &str = "8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnPePePePeP]";

/// The Ashtapada race.
pub static ASHTAPADA: Game = Game {
    id: Text::Borrowed("ashtapada"),
    board: BOARD,
    seats: List::Borrowed(FOUR_SEATS),
    terms: Terms {
        setup: Text::Borrowed(FOUR),
        roles: ROLES,
        contest: Contest::Race(Race {
            single: SINGLE,
            double: DOUBLE,
            corner_is_one: true,
            goal_is_last: true,
            reverses_inside: false,
            halves: false,
            throws_again: false,
            enters_on_grace: false,
        }),
        dice: Some(COWRIES),
        colours: COLOURS,
        pawn: SINGLE,
        repetition: Repetition::Ignored,
        ..Terms::BASE
    },
    options: options! {
        "players" {
            "4" Described [DAOU "Appendix I"];
            // Which corner stays empty is not in the source.
            "3" Described [DAOU "Appendix I", RECONSTRUCTION "the corner"] =>
                Setup("8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnP]");
            // Opposite corners: which ones is not in the source.
            "2" Described [DAOU "Appendix I", RECONSTRUCTION "opposite corners"]
                => Setup("8/8/8/8/8/8/8/8[sPsPsPsPnPnPnPnP]");
        }
        // As in the four-handed games on the same board.
        "begins" {
            "first-seat" Reconstructed [RECONSTRUCTION "the source is silent"];
            "re-throw" Reconstructed [BELL "rule 2", RECONSTRUCTION "that it holds here"]
                => Opening(Opening::Roll { keeps: false });
            "keep" Reconstructed [WALKER "rule 5", RECONSTRUCTION "that it holds here"]
                => Opening(Opening::Roll { keeps: true });
        }
        "startCount" {
            "corner-is-1" Reconstructed [RECONSTRUCTION "the source is silent"];
            "corner-is-0" Reconstructed [RECONSTRUCTION "the source is silent"]
                => Race(RaceChange::CornerIsOne(false));
        }
        "goal" {
            "last-square" Reconstructed [RECONSTRUCTION "the drawing is lost"];
            "first-centre" Reconstructed [RECONSTRUCTION "the drawing is lost"]
                => Race(RaceChange::GoalIsLast(false));
        }
        "direction" {
            "anticlockwise-all" Described [DAOU "Appendix I"];
            "reverse-inside" Reported [FALKENER "Ashta-kashte, via Ludii"]
                => Race(RaceChange::ReversesInside(true));
        }
        "doubleMove" {
            "full-throw" Reconstructed [RECONSTRUCTION "the source is silent"];
            "half-throw-even-only" Reconstructed [RECONSTRUCTION "the source is silent"]
                => Race(RaceChange::Halves(true));
        }
        "grace" {
            "off" Inferred [DAOU "Appendix I"];
            "on" Reported [FALKENER "Ashta-kashte, via Ludii"]
                => Race(RaceChange::RollsAgain(true));
        }
        "enterOn" {
            "any-throw" Described [DAOU "Appendix I"];
            "grace-only" Reported [FALKENER "Ashta-kashte, via Ludii"]
                => Race(RaceChange::EntersOnGrace(true));
        }
        "mustMove" {
            "yes-if-possible" Inferred [DAOU "Appendix I"];
            "optional" Reported [FALKENER "Ashta-kashte, via Ludii"] => MustMove(false);
        }
    },
    presets: List::Borrowed(&[]),
    lines: lines! {
        "demonstration":
            "throw-8 P@h1 throw-3 P@a6 throw-4 P@e8 throw-8 P@h8 throw-8 P@h1 throw-2 a6a4 throw-1 e8d8 \
                throw-3 h8e8 throw-2 h1h3d";
        "capture" from "8/8/8/8/8/8/8/2sP2wP2[sPsPsPwPwPwPnPnPnPnPePePePeP] s":
            "throw-3 c1f1 throw-4 P@a5";
        "blockade" from "8/8/8/8/8/8/8/2sP2wD2[sPsPsPwPwPnPnPnPnPePePePeP] s":
            "throw-4 P@d1 throw-2 f1h1d";
        "homecoming" from "8/8/8/8/3sP4/8/8/8[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s":
            "throw-4 P@d1 throw-1 P@a8 throw-2 P@g8 throw-1 P@h1 throw-3 d4d5";
    },
    base: base!("ASH": Board 1, Array 1, Throws 2, Faces 2, EnterOn 3, Entry 3, Tracks 4, Goal 1,
        Capture 5, Resting 6, Doubles 7, DoubleLimits 14, DoubleMove 7, DoubleBlocks 8, DoubleCaptured 9, Exact 10,
        TurnLost 16, OneColour 15, Checkmate 11, Turns 12, Ties 12, Home 13),
    cites: cites!(DAOU "Appendix I"),
    texts: None,
};
