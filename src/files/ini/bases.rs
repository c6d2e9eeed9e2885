//! The built-in variants of Fairy-Stockfish that sections name as their base.

use crate::words::game_called;

/// As the engine’s own tests and these games’ rules have them; what they say and no term does is named like the rest.
pub(super) const TEXT: &str = "[chess]
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
promotionPieceTypes = qrbn
[makruk]
pawn = p
knight = n
silver = s
rook = r
fers = m
king = k
startFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1
promotionPieceTypes = m
promotionRegionWhite = *6 *7 *8
promotionRegionBlack = *3 *2 *1
doubleStep = false
castling = false
nMoveRule = 0
countingRule = makruk
[shatranj]
pawn = p
knight = n
alfil = b
rook = r
fers = q
king = k
startFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1
promotionPieceTypes = q
doubleStep = false
castling = false
stalemateValue = loss
nMoveRule = 70
extinctionValue = loss
extinctionPieceTypes = *
extinctionPieceCount = 1
extinctionOpponentPieceCount = 2
[xiangqi]
soldier = p
horse = n
elephant = b
fers = a
cannon = c
rook = r
king = k:W
maxRank = 10
maxFile = 9
startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
mobilityRegionWhiteKing = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackKing = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteFers = d1 e1 f1 d2 e2 f2 d3 e3 f3
mobilityRegionBlackFers = d8 e8 f8 d9 e9 f9 d10 e10 f10
mobilityRegionWhiteElephant = *1 *2 *3 *4 *5
mobilityRegionBlackElephant = *6 *7 *8 *9 *10
soldierPromotionRank = 6
flyingGeneral = true
stalemateValue = loss
perpetualCheckIllegal = true
chasingRule = axf
doubleStep = false
castling = false
nMoveRule = 0
[shogi]
shogiPawn = p
lance = l
shogiKnight = n
silver = s
gold = g
bishop = b
rook = r
dragonHorse = h
bers = d
king = k
startFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1
promotionRegionWhite = *7 *8 *9
promotionRegionBlack = *3 *2 *1
promotedPieceType = p:g l:g n:g s:g b:h r:d
pieceDrops = true
capturesToHand = true
immobilityIllegal = true
dropNoDoubled = p
shogiPawnDropMateIllegal = true
stalemateValue = loss
nFoldRule = 4
perpetualCheckIllegal = true
doubleStep = false
castling = false
nMoveRule = 0
";

/// Whether a section stands here.
pub(super) fn has(name: &str) -> bool {
    TEXT.lines().any(|line| line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) == Some(name))
}

/// Why there is no such section.
pub(super) fn missing(name: &str, as_base: bool) -> String {
    let short: String = name.chars().take(40).collect();
    let hint = match game_called(name) {
        Some(game) => {
            format!(" {} is in the collection: its own file, as that has it, is one to begin with.", game.id)
        }
        None if as_base => {
            let drops =
                ["crazyhouse", "capahouse", "loop", "shouse", "bughouse", "makrukhouse"].contains(&name);
            let base =
                " As a base the text has to have it, or it is chess, makruk, shatranj, xiangqi or shogi.";
            let hint = " Captured pieces are dropped by all of Shogi’s rules or not at all: based on chess, its other \
                        keys are taken over, and those of drops named.";
            [base, if drops { hint } else { "" }].concat()
        }
        None => String::new(),
    };
    format!("No section “{short}” stands there.{hint}")
}
