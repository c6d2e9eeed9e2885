//! The lines of the four-handed games. Positions after the opening throws, with few pieces, show one
//! rule each; the words say which.

use super::*;

/// A start without the opening throws: South throws first.
const PLAY: &str =
    "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play";

/// The line of the concourse (FHB-15, FHW-10): all throw twos.
const CONCOURSE: &str = "throw-2 a1c3 throw-2 a8c6 throw-2 h8f6 throw-2 h1f3 throw-2 c3e5 throw-2 c6e4 throw-2 f6d4 \
    throw-2 f3d5";

/// The same, and then the first throw of two by which the allied boat moves.
const STEERED: &str = "throw-2 a1c3 throw-2 a8c6 throw-2 h8f6 throw-2 h1f3 throw-2 c3e5 throw-2 c6e4 throw-2 f6d4 \
    throw-2 f3d5 throw-2 throw-2 throw-2 throw-2 e4c2";

/// Lines by Bell’s rules.
pub(super) const AFTER_BELL: List<Line> = lines! {
    // The horse comes out, the elephant is shut in.
    "demonstration": "throw-5 throw-3 throw-2 throw-4 throw-5 b2b3 throw-3 a7c6 throw-4 throw-5 g3f3";
    "concourse" from PLAY: STEERED;
    "forced" from "1wPeK1nK3/7nP/7eE/wK7/6eP1/8/6sN1/6sEsK s phase=play":
        "throw-5 h1h2 throw-2 throw-2 throw-4 h6h2";
    "throne" from "1wPwK5/7nP/nK7/8/1sK5eK/8/sP5eP1/8 s phase=play":
        "throw-5 b4a5 throw-2 throw-2 throw-2 throw-5 a5b4 throw-2 throw-5 a6a5";
    "throne-double" from "1wP2nK3/7nP/8/wK7/1sK5eK/8/sP5eP1/8 s phase=play": "throw-5 b4a5";
    "command" from "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 s captive=nem phase=play":
        "throw-5 d7e8 throw-2 throw-5 e8f7 throw-2 throw-3 d5f6";
    "command-ends"
        from "1wP2sK1eE1/7nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 n captive=nem mounted=s commands=s phase=play":
        "throw-3 b1c3 throw-4 g8e8 throw-3 c3e4";
    "exchange" from "6wP1/1wK5nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm phase=play":
        "throw-4 b2b7 throw-2 throw-2 throw-2 propose-s agree-e throw-5 d1e1";
    "exchange-refused" from "6wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play":
        "propose-s refuse-e throw-4 b2b8";
    "release" from "6wP1/1wK5nP/8/8/8/8/1sE4eP1/3sK4 s captive=nwm,esm phase=play":
        "throw-4 b2b7 throw-5 g8h8 throw-2 throw-2 release-s throw-5 d1e1";
    "empire" from "1wP6/4nK2nP/8/wK7/1sK6/8/sP5eP1/8 s mounted=s captive=esm phase=play": "throw-5 b4a5";
    "empire-elsewhere" from "1wP2nK3/7nP/2wK5/2sK5/8/8/sP5eP1/8 s mounted=s captive=esm phase=play":
        "throw-5 c5c6";
    "empire-by-man" from "1wP2nK3/7nP/1wK6/8/8/8/1sE4eP1/3sK4 s mounted=s captive=esm phase=play":
        "throw-4 b2b6";
    "promotion" from "4nK3/1sP5nP/8/wKwP6/6ePeK/8/2sPsP2nP1/3sK4 s phase=play":
        "throw-5 b7b8n throw-2 throw-5 g2g1n";
    "promotion-delayed" from "4nK3/1sP5nP/8/wKwP6/7eK/wE2sP4/2sPsP2eP1/3sK4 s phase=play":
        "throw-5 b7b8 throw-4 a3d3 throw-2 throw-2 throw-3 b8d7";
    "privileged-pawn" from "sP3nK3/7nP/3wE4/wKwP1sN4/7eK/8/6eP1/4sB3 w captive=swm phase=play":
        "throw-4 d6d5 throw-2 throw-2 throw-5 a8a8e";
    "peace" from "1wP2nK3/7nP/8/wK7/7eK/8/sPsE4eP1/3sK4 s phase=play":
        "throw-4 b2b8 throw-5 h7h6 throw-5 g2f2 throw-4 b8b2 throw-5 h6h5";
    "peace-draw" from "1eP2nK3/7nP/8/wK7/7eK/8/sPsE6/3sK4 s retired=w balance=-1,0,-1,-1 pool=3 phase=play":
        "throw-4 b2b8";
    "out" from "1wP2nK3/7nP/8/8/7eK/8/sPsE4eP1/3sK4 s captive=wnm phase=play":
        "throw-4 b2b8 throw-5 h7h6 throw-5 g2f2 throw-5 a2a3 throw-5 h6h5";
    "last-on-board" from "4nK3/4nP3/8/8/2sE3eP1/8/8/3sK4 s captive=wsm,esm2 phase=play": "throw-4 c4g4";
    "no-dice" with "dice" = "none": "a1c3 b8c8 h8f6 g3f3 c3e5 a8c6";
};

/// Lines by Walker’s rules.
pub(super) const AFTER_WALKER: List<Line> = lines! {
    "demonstration": "throw-3 throw-5 throw-2 throw-4 b5c5 throw-3 g8f6 throw-2 h1f3 throw-3 b1c3";
    "triumph" from PLAY: CONCOURSE;
    "ally-captured" from "1wP2eK3/8/4nP3/wK7/3sE3nK/8/6eP1/3sK4 s phase=play":
        "throw-4 d4h4 throw-2 throw-5 e6e5";
    "command" from "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/8 s captive=nem phase=play":
        "throw-5 d7e8 throw-2 throw-5 a2a3 throw-2 throw-3 d5f6";
    "exchange" from "1wP2nK3/7nP/8/wK7/8/8/sP5eP1/2wEsN4 n captive=swm,enm phase=play":
        "propose-n agree-w throw-5 h7h6";
    "exchange-refused" from "1wP2nK3/7nP/8/wK7/8/8/sP5eP1/8 n captive=swm,enm phase=play":
        "propose-n refuse-w throw-5 h7h6";
    "release" from "1wP2sN3/7nP/8/8/8/8/sP5eP1/8 s captive=swm,nwm2,wsm,esm2 phase=play":
        "release-s throw-5 a2a3";
    "promotion" from "4nK3/1sP5nP/8/wKwP6/7eK/wE2sP4/2sPsP2eP1/3sK4 s phase=play":
        "throw-5 d1e1 throw-4 a3d3 throw-2 throw-2 throw-5 b7b8n";
    "privileged-pawn" from "4nK3/3sP3nP/8/wKwP6/7eK/8/6eP1/4sB3 s captive=swm phase=play": "throw-5 d7d8e";
    "last-on-board" from "4nK3/8/8/8/2sE3eP1/8/8/3sK4 s captive=wsm,esm2 phase=play": "throw-4 c4g4";
    "peace" from "4nK3/8/8/wK1eP5/2sK5/8/8/8 s captive=esm phase=play": "throw-5 c4c5";
    "no-dice" with "dice" = "none": "a1c3 b8c8 h8f6 g3f3 c3e5 a8c6";
};
