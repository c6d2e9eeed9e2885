//! The lines of the four-handed games. Positions after the opening throws, with few pieces, show one
//! rule each; the words say which.

use crate::variant::Line;

/// A start without the opening throws: South throws first.
const PLAY: Option<&str> =
    Some("wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s phase=play");

/// Ledger, the line of the concourse: all throw twos.
const CONCOURSE: &str = "throw-2 a1c3 throw-2 a8c6 throw-2 h8f6 throw-2 h1f3 throw-2 c3e5 throw-2 c6e4 throw-2 f6d4 \
    throw-2 f3d5";

/// The same, and then the first throw of two by which the allied boat moves.
const STEERED: &str = "throw-2 a1c3 throw-2 a8c6 throw-2 h8f6 throw-2 h1f3 throw-2 c3e5 throw-2 c6e4 throw-2 f6d4 \
    throw-2 f3d5 throw-2 throw-2 throw-2 throw-2 e4c2";

/// Lines by Bell’s rules.
pub(super) const AFTER_BELL: &[Line] = &[
    // Ledger, second line: the horse comes out, the elephant is shut in.
    Line {
        id: "demonstration",
        options: &[],
        position: None,
        moves: "throw-5 throw-3 throw-2 throw-4 throw-5 b2b3 throw-3 a7c6 throw-4 throw-5 g3f3",
    },
    Line { id: "concourse", options: &[], position: PLAY, moves: STEERED },
    Line {
        id: "forced",
        options: &[],
        position: Some("1wPeK1nK3/7nP/6ePeE/wK7/8/8/6sN1/6sEsK s phase=play"),
        moves: "throw-5 h1h2 throw-2 throw-2 throw-4 h6h2",
    },
    Line {
        id: "throne",
        options: &[],
        position: Some("1wPwK5/7nP/nK7/8/1sK5eK/8/sP5eP1/8 s phase=play"),
        moves: "throw-5 b4a5 throw-2 throw-2 throw-2 throw-5 a5b4 throw-2 throw-5 a6a5",
    },
    Line {
        id: "throne-double",
        options: &[],
        position: Some("1wP2nK3/7nP/8/wK7/1sK5eK/8/sP5eP1/8 s phase=play"),
        moves: "throw-5 b4a5",
    },
    Line {
        id: "command",
        options: &[],
        position: Some("1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 s captive=nem phase=play"),
        moves: "throw-5 d7e8 throw-2 throw-5 e8f7 throw-2 throw-3 d5f6",
    },
    Line {
        id: "command-ends",
        options: &[],
        position: Some(
            "1wP2sK1eE1/7nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 n captive=nem mounted=s commands=s phase=play",
        ),
        moves: "throw-3 b1c3 throw-4 g8e8 throw-3 c3e4",
    },
    Line {
        id: "exchange",
        options: &[],
        position: Some("6wP1/1wK5nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm phase=play"),
        moves: "throw-4 b2b7 throw-2 throw-2 throw-2 propose-s agree-e throw-5 d1e1",
    },
    Line {
        id: "exchange-refused",
        options: &[],
        position: Some("6wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play"),
        moves: "propose-s refuse-e throw-4 b2b8",
    },
    Line {
        id: "release",
        options: &[],
        position: Some("6wP1/1wK5nP/8/8/8/8/1sE4eP1/3sK4 s captive=nwm,esm phase=play"),
        moves: "throw-4 b2b7 throw-5 g8h8 throw-2 throw-2 release-s throw-5 d1e1",
    },
    Line {
        id: "empire",
        options: &[],
        position: Some("1wP6/4nK2nP/8/wK7/1sK6/8/sP5eP1/8 s mounted=s captive=esm phase=play"),
        moves: "throw-5 b4a5",
    },
    Line {
        id: "empire-elsewhere",
        options: &[],
        position: Some("1wP2nK3/7nP/2wK5/2sK5/8/8/sP5eP1/8 s mounted=s captive=esm phase=play"),
        moves: "throw-5 c5c6",
    },
    Line {
        id: "empire-by-man",
        options: &[],
        position: Some("1wP2nK3/7nP/1wK6/8/8/8/1sE4eP1/3sK4 s mounted=s captive=esm phase=play"),
        moves: "throw-4 b2b6",
    },
    Line {
        id: "promotion",
        options: &[],
        position: Some("4nK3/1sP5nP/6eP1/wKwP6/7eK/8/2sPsP2nP1/3sK4 s phase=play"),
        moves: "throw-5 b7b8n throw-2 throw-5 g2g1n",
    },
    Line {
        id: "promotion-delayed",
        options: &[],
        position: Some("4nK3/1sP5nP/8/wKwP6/7eK/wE2sP4/2sPsP2eP1/3sK4 s phase=play"),
        moves: "throw-5 b7b8 throw-4 a3d3 throw-2 throw-2 throw-3 b8d7",
    },
    Line {
        id: "privileged-pawn",
        options: &[],
        position: Some("sP3nK3/7nP/3wE4/wKwP1sN4/7eK/8/6eP1/2sBsK4 w phase=play"),
        moves: "throw-4 d6d5 throw-2 throw-2 throw-5 a8a8e",
    },
    Line {
        id: "peace",
        options: &[],
        position: Some("1wP2nK3/7nP/8/wK7/7eK/8/sPsE4eP1/3sK4 s phase=play"),
        moves: "throw-4 b2b8 throw-5 h7h6 throw-5 g2f2 throw-4 b8b2 throw-5 h6h5",
    },
    Line {
        id: "peace-draw",
        options: &[],
        position: Some("1eP2nK3/7nP/8/wK7/7eK/8/sPsE6/3sK4 s retired=w balance=-1,0,-1,-1 pool=3 phase=play"),
        moves: "throw-4 b2b8",
    },
    Line {
        id: "out",
        options: &[],
        position: Some("1wP2nK3/7nP/8/8/7eK/8/sPsE4eP1/3sK4 s captive=wnm phase=play"),
        moves: "throw-4 b2b8 throw-5 h7h6 throw-5 g2f2 throw-5 a2a3 throw-5 h6h5",
    },
    Line {
        id: "last-on-board",
        options: &[],
        position: Some("4nK3/4nP3/8/8/2sE3eP1/8/8/3sK4 s captive=wsm,esm2 phase=play"),
        moves: "throw-4 c4g4",
    },
    Line {
        id: "no-dice",
        options: &[("dice", "none")],
        position: None,
        moves: "a1c3 b8c8 h8f6 g3f3 c3e5 a8c6",
    },
];

/// Lines by Walker’s rules.
pub(super) const AFTER_WALKER: &[Line] = &[
    Line {
        id: "demonstration",
        options: &[],
        position: None,
        moves: "throw-3 throw-5 throw-2 throw-4 b5c5 throw-3 g8f6 throw-2 h1f3 throw-3 b1c3",
    },
    Line { id: "triumph", options: &[], position: PLAY, moves: CONCOURSE },
    Line {
        id: "ally-captured",
        options: &[],
        position: Some("1wP2eK3/8/8/wK7/nP2sE3nK/8/6eP1/3sK4 s phase=play"),
        moves: "throw-4 d4h4 throw-2 throw-5 a4a3",
    },
    Line {
        id: "command",
        options: &[],
        position: Some("1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/8 s captive=nem phase=play"),
        moves: "throw-5 d7e8 throw-2 throw-5 a2a3 throw-2 throw-3 d5f6",
    },
    Line {
        id: "exchange",
        options: &[],
        position: Some("1wP2nK3/7nP/8/wK7/8/8/sP5eP1/2wEsN4 n captive=swm,enm phase=play"),
        moves: "propose-n agree-w throw-5 h7h6",
    },
    Line {
        id: "exchange-refused",
        options: &[],
        position: Some("1wP2nK3/7nP/8/wK7/8/8/sP5eP1/8 n captive=swm,enm phase=play"),
        moves: "propose-n refuse-w throw-5 h7h6",
    },
    Line {
        id: "release",
        options: &[],
        position: Some("1wP2sN3/7nP/8/8/8/8/sP5eP1/8 s captive=swm,nwm2,wsm,esm2 phase=play"),
        moves: "release-s throw-5 a2a3",
    },
    Line {
        id: "promotion",
        options: &[],
        position: Some("4nK3/1sP5nP/8/wKwP6/7eK/wE2sP4/2sPsP2eP1/3sK4 s phase=play"),
        moves: "throw-5 d1e1 throw-4 a3d3 throw-2 throw-2 throw-5 b7b8n",
    },
    Line {
        id: "privileged-pawn",
        options: &[],
        position: Some("4nK3/3sP3nP/8/wKwP6/7eK/8/6eP1/2sBsK4 s phase=play"),
        moves: "throw-5 d7d8e",
    },
    Line {
        id: "last-on-board",
        options: &[],
        position: Some("4nK3/8/8/8/2sE3eP1/8/8/3sK4 s captive=wsm,esm2 phase=play"),
        moves: "throw-4 c4g4",
    },
    Line {
        id: "peace",
        options: &[],
        position: Some("4nK3/8/8/wK1eP5/2sK5/8/8/8 s captive=esm phase=play"),
        moves: "throw-5 c4c5",
    },
    Line {
        id: "no-dice",
        options: &[("dice", "none")],
        position: None,
        moves: "a1c3 b8c8 h8f6 g3f3 c3e5 a8c6",
    },
];
