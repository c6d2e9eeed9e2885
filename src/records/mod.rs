//! Game records as texts: read and written in the notations of their players.
//!
//! The plain text is PGN’s (Edwards 1994), for every game: tags, among them `Variant` for the game, `FEN` for a
//! start other than the array and our own `Options` for choices that are not at their default, then moves in
//! coordinates or in another notation (`Format`), comments in braces, variations in parentheses, the result.
//! Shogi has KIF, KI2, CSA and USI besides, Xiangqi UCCI; the files of Xiangqi's federation (`FORMAT WXF`) and those of
//! dpxq.com (DhtmlXQ) are read. What a record has no place for is counted ([`GameRecord::left_out`]).
//! What is written in a notation of one game alone need not name it. Letters are read for every game, and the names
//! that PyChess and Fairy-Stockfish give games. Of a text of several games [`Reading::number`] takes one.
//!
//! ```
//! use tabiya::{Match, Notation, records::MatchRecord};
//! let game = Match::read("[Variant \"Shatranj\"]\n\n1. e3 e6 2. Nf3 {a horse} (2. Nh3) *", None, None)?;
//! assert_eq!(game.line().count(), 3);
//! assert!(game.write(Notation::San).contains("2. Nf3"));
//! # Ok::<(), tabiya::RecordError>(())
//! ```

mod choices;
mod csa;
mod dhtmlxq;
mod doubts;
mod draft;
mod engine;
mod kakinoki;
mod kakinoki_write;
mod parts;
mod pgn;
mod player;
mod read;
mod tree;
mod write;
mod wxf;

pub use crate::words::{Doubt, Left, LeftOut, MoveFault, RecordError, Why};
pub use draft::{MAX_DEPTH, MAX_RECORD};
pub use read::{MatchRecord, Reading};
pub use tree::{GameRecord, Line, RESULTS, RecordMove, result};
