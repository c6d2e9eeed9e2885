// Written by `cargo xtask docs` from the records and the codes.

/** The id of a game. */
export type GameId =
    | "chaturanga"
    | "shatranj"
    | "senterej"
    | "indian"
    | "sittuyin"
    | "makruk"
    | "ouk"
    | "shatar"
    | "xiangqi"
    | "janggi"
    | "heian-shogi"
    | "sho-shogi"
    | "shogi"
    | "shaturanga"
    | "dice-chess"
    | "ashtapada"
    | "medieval-chess"
    | "new-chess"
    | "modern-chess";

/** The choices of each game, by option. Those that are not given are as the game has them. */
export interface GameOptions {
    "chaturanga": {
        "elephant"?: "alfil" | "dabbaba" | "five";
        "kingLeap"?: "once-unless-checked" | "once-unrestricted" | "unmoved-not-in-check" | "off";
        "kingLeapCapture"?: "yes" | "no";
        "promotion"?: "square-and-lost" | "square-only" | "hindustani" | "parsi";
        "unpromotable"?: "stays" | "stays-promotes-later" | "may-not-enter";
        "promoOptional"?: "optional" | "mandatory";
        "bareKing"?: "win-immediate" | "none" | "win-unless-rebared";
        "stalemate"?: "stalemater-loses" | "stalemater-wins";
        "kingSide"?: "right" | "left" | "facing";
        "pieceNames"?: "classical" | "later-indian";
        "marks"?: "ashtapada" | "plain";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "shatranj": {
        "array"?: "e-file" | "d-file";
        "tabiya"?: "off" | "10" | "12" | "mujannah" | "mujannah-mashayikhi";
        "stalemate"?: "win" | "transpose" | "lose";
        "bareKing"?: "win-unless-rebared" | "win-immediate";
        "names"?: "arabic" | "samantsy";
        "marks"?: "plain" | "ashtapada";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "senterej": {
        "werera"?: "simultaneous" | "ten-ten" | "off";
        "bareKingSeven"?: "off" | "on";
        "promotion"?: "captured-any" | "ferz";
        "fers"?: "diagonal" | "king-step-capture-diagonal";
        "marks"?: "plain" | "ashtapada";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "indian": {
        "pieceOrder"?: "seed" | "ludii";
        "array"?: "e-file" | "d-file";
        "bareKing"?: "win-immediate" | "win-unless-rebared";
        "stalemate"?: "stalemater-loses" | "stalemater-wins";
        "promotion"?: "ferz" | "none";
        "marks"?: "plain" | "ashtapada";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "sittuyin": {
        "setupOrder"?: "alternate-one-piece" | "whole-army";
        "rookRank"?: "anywhere-behind" | "first-rank-only";
        "pawnSwap"?: "allowed" | "off";
        "objection"?: "claim" | "automatic";
        "stalemate"?: "forbidden" | "draw";
        "promoCheck"?: "diagonal-only" | "all";
        "lastPawn"?: "off" | "on";
        "onlyPromotions"?: "must-promote" | "claim";
        "count"?: "pritchard-16/21" | "federation" | "off";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "makruk": {
        "boardCount"?: "manual" | "automatic" | "off";
        "bareCount"?: "seed" | "pychess" | "low" | "off";
        "firstMoves"?: "plain" | "legacy";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "ouk": {
        "kingLeapSquares"?: "any-knight" | "b2-f2";
        "kingLeapCapture"?: "yes" | "no";
        "leapLostBy"?: "ever-checked" | "only-while-in-check" | "rook-aim" | "moving";
        "neangJump"?: "both-empty" | "jump-to-empty" | "may-jump";
        "stalemate"?: "draw" | "win";
        "count"?: "makruk-seed" | "cambodian" | "pychess" | "off";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "shatar": {
        "setup"?: "facing" | "king-left";
        "kingFile"?: "e" | "d";
        "opening"?: "bers-pawn" | "king-pawn" | "none";
        "bers"?: "rook+ferz" | "ferz";
        "camel"?: "bishop" | "alfil";
        "horse"?: "knight" | "amazon-after-first";
        "kingKnight"?: "off" | "on";
        "horseMate"?: "forbidden" | "draw" | "loses";
        "stalemate"?: "draw" | "win";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "xiangqi": {
        "perpetual"?: "seed" | "asian" | "chinese" | "check-only" | "off";
        "repetitionCount"?: "3" | "4";
        "ruleset"?: "modern" | "bao-ying";
    };
    "janggi": {
        "setup.cho"?: "HE-EH" | "EH-EH" | "HE-HE" | "EH-HE";
        "setup.han"?: "HE-EH" | "EH-EH" | "HE-HE" | "EH-HE";
        "palaceStep"?: "lines" | "any";
        "palaceDiagonals"?: "enemy-only" | "both";
        "pass"?: "stalemate-only" | "any-time";
        "bikjang"?: "seed" | "checks" | "simple-draw" | "off" | "points";
        "repetition"?: "none" | "third-repeat-referee-draw" | "points";
        "stalemate"?: "pass" | "draw" | "loss";
    };
    "heian-shogi": {
        "board"?: "8x8" | "9x8";
        "promotion"?: "optional" | "compulsory-nichureki";
        "bareKing"?: "unless-rebared" | "win-immediate" | "king-and-general" | "off";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "sho-shogi": {
        "bareKing"?: "unless-rebared" | "win-immediate" | "off";
        "elephant"?: "present" | "absent";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "shogi": {
        "repetition"?: "four-fold-draw" | "off";
        "perpetualCheck"?: "checker-loses" | "draw";
        "impasse"?: "claim-24" | "declare-27" | "off";
        "illegalAction"?: "reject" | "loses";
    };
    "shaturanga": {
        "boat"?: "leap2" | "bishop";
        "openingRoll"?: "re-throw" | "keep";
        "mustMove"?: "yes" | "may-pass";
        "allyCapture"?: "no" | "yes";
        "enemyThrone"?: "stake" | "no-effect";
        "allyThrone"?: "command-both" | "shared";
        "exchange"?: "propose-to-owner" | "captors-of-allies" | "mutual-capturers";
        "reentry"?: "own-square-vacant-only" | "nearest-free";
        "concourse"?: "take-enemy-control-ally" | "remove-all-three";
        "promotionSquares"?: "unmarked-b-c-f-g" | "marked";
        "promotionEarly"?: "delayed" | "may-not-enter";
        "privilegedKing"?: "strict" | "ignored";
        "peace"?: "individual" | "all-kings";
        "stakes"?: "on" | "off";
        "empireEnds"?: "yes" | "no";
        "colours"?: "bell" | "murray";
        "alliance"?: "opposite" | "adjacent";
        "dice"?: "one-2-5" | "none";
        "repetition"?: "hundred-rounds-draw" | "off";
    };
    "dice-chess": {
        "boat"?: "leap2" | "bishop";
        "openingRoll"?: "keep" | "re-throw";
        "mustMove"?: "yes" | "may-pass";
        "allyCapture"?: "yes" | "no";
        "enemyThrone"?: "no-effect" | "stake";
        "allyThrone"?: "shared" | "command-both";
        "exchange"?: "captors-of-allies" | "mutual-capturers" | "propose-to-owner";
        "reentry"?: "nearest-free" | "own-square-vacant-only";
        "concourse"?: "remove-all-three" | "take-enemy-control-ally";
        "promotionSquares"?: "unmarked-b-c-f-g" | "marked";
        "promotionEarly"?: "may-not-enter" | "delayed";
        "privilegedKing"?: "strict" | "ignored";
        "peace"?: "all-kings" | "individual";
        "stakes"?: "off" | "on";
        "empireEnds"?: "no" | "yes";
        "colours"?: "murray" | "bell";
        "alliance"?: "opposite" | "adjacent";
        "dice"?: "one-2-5" | "none";
        "repetition"?: "hundred-rounds-draw" | "off";
    };
    "ashtapada": {
        "players"?: "4" | "3" | "2";
        "begins"?: "first-seat" | "re-throw" | "keep";
        "startCount"?: "corner-is-1" | "corner-is-0";
        "goal"?: "last-square" | "first-centre";
        "direction"?: "anticlockwise-all" | "reverse-inside";
        "doubleMove"?: "full-throw" | "half-throw-even-only";
        "grace"?: "off" | "on";
        "enterOn"?: "any-throw" | "grace-only";
        "mustMove"?: "yes-if-possible" | "optional";
    };
    "medieval-chess": {
        "kingLeap"?: "two-squares" | "off";
        "fersLeap"?: "two-squares" | "off";
        "pawnStep"?: "two" | "one";
        "passing"?: "captured" | "free";
        "stalemate"?: "draw" | "win" | "pass";
        "bareKing"?: "loses" | "plays-on";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "new-chess": {
        "kingLeap"?: "two-squares" | "off";
        "passing"?: "captured" | "free";
        "promotion"?: "queen" | "queen-if-lost";
        "stalemate"?: "win" | "draw";
        "bareKing"?: "loses" | "plays-on";
        "repetition"?: "third-occurrence-draw" | "off";
    };
    "modern-chess": {
        "repetition"?: "third" | "fifth";
        "quietMoves"?: "fifty" | "seventy-five";
    };
}

/** The kinds of pieces of each game. */
export interface GameKinds {
    "chaturanga": "king"
        | "counsellor"
        | "elephant"
        | "horse"
        | "chariot"
        | "soldier";
    "shatranj": "king"
        | "counsellor"
        | "elephant"
        | "horse"
        | "chariot"
        | "soldier";
    "senterej": "king"
        | "counsellor"
        | "elephant"
        | "horse"
        | "chariot"
        | "soldier";
    "indian": "king"
        | "counsellor"
        | "elephant"
        | "horse"
        | "chariot"
        | "soldier";
    "sittuyin": "king"
        | "counsellor"
        | "sin"
        | "horse"
        | "chariot"
        | "soldier";
    "makruk": "king"
        | "counsellor"
        | "khon"
        | "horse"
        | "boat"
        | "soldier";
    "ouk": "king"
        | "counsellor"
        | "koul"
        | "horse"
        | "boat"
        | "soldier";
    "shatar": "king"
        | "bers"
        | "camel"
        | "horse"
        | "chariot"
        | "soldier"
        | "moved-horse";
    "xiangqi": "general"
        | "advisor"
        | "elephant"
        | "horse"
        | "chariot"
        | "cannon"
        | "soldier";
    "janggi": "general"
        | "guard"
        | "elephant"
        | "horse"
        | "chariot"
        | "cannon"
        | "soldier";
    "heian-shogi": "pawn"
        | "lance"
        | "keima"
        | "silver"
        | "gold"
        | "king"
        | "promoted-pawn"
        | "promoted-lance"
        | "promoted-keima"
        | "promoted-silver";
    "sho-shogi": "pawn"
        | "lance"
        | "keima"
        | "silver"
        | "gold"
        | "king"
        | "promoted-pawn"
        | "promoted-lance"
        | "promoted-keima"
        | "promoted-silver"
        | "bishop"
        | "rook"
        | "dragon-horse"
        | "dragon"
        | "drunk-elephant"
        | "crown-prince";
    "shogi": "pawn"
        | "lance"
        | "keima"
        | "silver"
        | "gold"
        | "king"
        | "promoted-pawn"
        | "promoted-lance"
        | "promoted-keima"
        | "promoted-silver"
        | "bishop"
        | "rook"
        | "dragon-horse"
        | "dragon";
    "shaturanga": "king"
        | "elephant"
        | "horse"
        | "boat"
        | "soldier";
    "dice-chess": "king"
        | "elephant"
        | "horse"
        | "boat"
        | "soldier";
    "ashtapada": "single"
        | "double";
    "medieval-chess": "king"
        | "fers"
        | "alfin"
        | "knight"
        | "rook"
        | "pawn";
    "new-chess": "king"
        | "queen"
        | "bishop"
        | "knight"
        | "rook"
        | "pawn";
    "modern-chess": "king"
        | "queen"
        | "bishop"
        | "knight"
        | "rook"
        | "pawn";
}

/** Why a move is not played. */
export type MoveCode =
    | "allys-piece"
    | "already-thrown"
    | "answer-first"
    | "at-peace"
    | "beyond-centre"
    | "blocked"
    | "cannot-capture"
    | "castling-attacked"
    | "castling-blocked"
    | "choose-kind"
    | "double-in-the-way"
    | "double-stands"
    | "drop-mates"
    | "drop-on-piece"
    | "drop-stuck"
    | "forced-move"
    | "game-over"
    | "game-too-long"
    | "generals-face"
    | "generals-still-face"
    | "gives-stalemate"
    | "its-like"
    | "king-attacked"
    | "king-not-captured"
    | "may-not-enter"
    | "may-not-mate"
    | "may-not-pass"
    | "mend-first"
    | "move-ambiguous"
    | "move-text"
    | "no-capture-yet"
    | "no-castling"
    | "no-check-yet"
    | "no-entry"
    | "no-exchange"
    | "no-impasse"
    | "no-line"
    | "no-objection"
    | "no-offer"
    | "no-piece"
    | "no-prisoners"
    | "no-promotion"
    | "no-screen"
    | "no-stalemate"
    | "no-such-throw"
    | "not-behind-pawns"
    | "not-from-here"
    | "not-from-place"
    | "not-in-check"
    | "not-in-hand"
    | "not-into-this"
    | "not-its-move"
    | "not-on-turn"
    | "not-so-far"
    | "not-stalemated"
    | "not-this-throw"
    | "not-together"
    | "nothing-to-capture"
    | "nothing-to-count"
    | "nothing-to-declare"
    | "nothing-to-throw"
    | "offer-refused"
    | "only-minor-pieces"
    | "out-of-memory"
    | "outside-zone"
    | "own-piece"
    | "past-goal"
    | "place-first"
    | "promote-first"
    | "promotion-too-strong"
    | "ready-in-check"
    | "resting-square"
    | "right-lost"
    | "rook-barred"
    | "rook-off-first-rank"
    | "same-square"
    | "second-pawn"
    | "steered-by-ally"
    | "throne-occupied"
    | "throw-first"
    | "two-stand"
    | "waits-ready";

/** Why a position is not read. */
export type PositionCode =
    | "position-check-too-early"
    | "position-count"
    | "position-field"
    | "position-files"
    | "position-hand"
    | "position-left-in-check"
    | "position-letter"
    | "position-no-king"
    | "position-ranks"
    | "position-right"
    | "position-seat"
    | "position-soldier-behind"
    | "position-too-few-pieces"
    | "position-too-long"
    | "position-too-many-pieces"
    | "position-two-kings";

/** Why rules cannot be. */
export type SetupCode =
    | "game-record"
    | "option-ruled-out"
    | "unknown-choice"
    | "unknown-game"
    | "unknown-option";

/** Why a record of a game is not read. */
export type RecordCode =
    | "move-ambiguous"
    | "move-impossible"
    | "move-text"
    | "record-empty"
    | "record-game"
    | "record-line"
    | "record-number"
    | "record-too-long"
    | "record-too-many"
    | "unknown-notation";

/** Why nothing can be drawn over a board. */
export type AnnotationCode =
    | "annotation-length"
    | "bad-annotation"
    | "too-many-annotations"
    | "unknown-colour"
    | "unknown-square";

/** Why there is no table of an ending. */
export type EndingCode =
    | "bad-material"
    | "bad-table"
    | "ending-hands"
    | "ending-quiet"
    | "ending-rights"
    | "ending-state"
    | "ending-too-large"
    | "no-two-sides"
    | "stopped";

/** Why a file is no game. */
export type GameFileCode =
    | "betza"
    | "board"
    | "format"
    | "id"
    | "letter"
    | "missing"
    | "number"
    | "record"
    | "setup"
    | "square"
    | "syntax"
    | "too-large"
    | "type"
    | "unknown-name"
    | "unknown-section";

/** What else can be wrong. */
export type CallCode =
    | "bad-argument"
    | "bad-drawing"
    | "count-too-large"
    | "depth-too-large"
    | "dice"
    | "freed"
    | "id-taken"
    | "in-use"
    | "move-text"
    | "no-two-sides"
    | "not-loaded"
    | "out-of-memory"
    | "page-broken"
    | "too-many-games"
    | "unknown-field"
    | "unknown-kind"
    | "unknown-language"
    | "unknown-piece"
    | "unknown-seat"
    | "unknown-square";

/** The code of an error that the module throws. */
export type ErrorCode =
    | MoveCode | PositionCode | SetupCode | RecordCode | AnnotationCode | EndingCode | GameFileCode | CallCode;
