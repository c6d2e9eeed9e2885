//! Rules of the historical games of chess: sixteen games, every point on which their sources differ
//! as an option, every refusal with its reason.
//!
//! ```
//! use tabiya::{Match, MatchText, games};
//!
//! // Elephants that jump two squares straight, as al-Adli has it.
//! let mut game = Match::new("chaturanga", &[("elephant", "dabbaba")], None)?;
//! game.play("e2e3")?;
//! let refused = game.play("f8d6").unwrap_err();
//! assert_eq!(refused.code(), "not-its-move");
//! assert!(game.words_for(&refused).starts_with("The elephant does not go from f8 to d6"));
//! assert_eq!(games::ALL.len(), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`games`]: the games, each a record ([`Game`]), written in the terms of [`variant`]. [`Rules`] are a game under
//!   certain choices of its options.
//! - [`Match`]: a game that is played: legal moves, moves by their text, undo, outcome, and why a move
//!   is refused ([`explain`], [`IllegalMove`]). It is made of [`Position`]s and [`Move`]s; [`notation`] says how both
//!   are written.
//! - [`records`]: games as texts, read and written in the notations of their players ([`Notation`]).
//! - [`movement`]: how pieces move, described once. [`pictures`] shows it, and positions, as pictures
//!   ([`art`] has the drawings), a line of moves as a moving one, a set to print.
//! - [`words`]: every sentence that people read. [`variant::source`]: where the rules stand.
//! - [`files`]: games as text, written and read at run time.
//! - [`search`]: a move to play, in every game. [`solve`]: wins that are proved.
//!   [`parting`]: where two sets of rules part. [`evidence`]: games played by themselves, and what is measured in
//!   them.
//! - [`play`]: who attacks what and what a move does; also what the games of four and the race have besides.
//!
//! The rules, and what computes over them, are the crate [`tabiya_rules`], without dependencies; its modules are
//! handed on here. This crate has what people read and see. `files`, on by default, reads games as TOML; `view`, for
//! wasm32, is the JavaScript module.
//!
//! A [`Square`], a [`Role`] and a [`Seat`] are numbers that belong to a board and a game. With those of
//! another, functions may panic or answer for something else.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "files")]
pub mod files;
pub mod pictures;
pub mod records;
#[cfg(all(target_arch = "wasm32", feature = "view"))]
pub mod web;
pub mod words;

#[doc(inline)]
pub use tabiya_rules::{
    Atom, Beat, Board, Cause, Choice, Count, CountError, Destinations, Effect, EndReason, Facing, Game,
    GameRef, IllegalMove, Impasse, LastMove, Line, Match, MatchError, Modality, Move, MoveStyle, Notation,
    OptionSpec, Outcome, Pattern, Phase, Piece, PlayError, Position, PositionError, Preset, Role, Rules,
    Seat, SetupError, Shape, Show, Sink, Square, SquareSet, Standing, Symmetry, Table, TableEvent, Terms,
    Zone, art, board, endings, evidence, explain, games, matches, movement, notation, parting, play,
    position, rules, search, solve, variant,
};

pub use records::{GameRecord, MatchRecord, RecordError};
pub use words::MatchText;

/// Holds the examples of the readmes to what they say.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../docs/crate.md")]
#[doc = include_str!("../docs/tutorials/rust.md")]
#[cfg_attr(feature = "files", doc = include_str!("../docs/files.md"))]
struct Readme;
