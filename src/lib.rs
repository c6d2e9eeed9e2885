//! Rules of the historical games of chess: sixteen games, every point on which their sources differ
//! as an option, every refusal with its reason.
//!
//! ```
//! use tabiya::{Match, games};
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
//! - [`games`]: the games, each a record ([`Game`]). [`Rules`] are a game under certain choices of its
//!   options ([`option`]).
//! - [`Match`]: a game that is played: legal moves, moves by their text, undo, outcome, and why a move
//!   is refused ([`explain`], [`Refusal`]). It is made of [`Position`]s and [`Move`]s; [`text`] says how both
//!   are written.
//! - [`pattern`]: how men move, described once. [`diagram`] shows it, and positions, as pictures ([`svg`],
//!   [`art`]); [`animation`] a line of moves as a moving one; [`sheet`] a set to print.
//! - [`words`]: every sentence that people read. [`source`]: where the rules stand.
//! - [`armies`], [`race`], [`ways`]: what the games of four and the race have besides.
//!
//! A [`Square`], a [`Kind`] and a [`Seat`] are numbers that belong to a board and a game. With those of
//! another, functions may panic or answer for something else.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod action;
pub mod animation;
pub mod armies;
mod arms;
pub mod art;
pub mod attack;
pub mod betza;
pub mod board;
pub mod count;
mod decimal;
mod deploy;
pub mod diagram;
mod drops;
pub mod explain;
pub mod gait;
pub mod game_text;
pub mod games;
mod mating;
mod movegen;
pub mod option;
pub mod outcome;
pub mod pattern;
mod perpetual;
pub mod piece;
pub mod position;
mod promotion;
pub mod race;
pub mod record;
pub mod refusal;
pub mod rules;
mod safety;
pub mod sheet;
pub mod source;
mod standoff;
pub mod steps;
pub mod svg;
mod tables;
mod tally;
mod terms;
pub mod text;
mod throws;
pub mod ways;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod words;

pub use action::{Effect, Move, Sink, TableEvent};
pub use board::{Board, Shape, Square, SquareSet, Zone};
pub use count::Count;
pub use gait::Gait;
pub use option::{Choice, OptionSpec, Preset, SetupError, Standing};
pub use outcome::{EndReason, Outcome};
pub use pattern::{Images, Pattern, Purpose, Stride};
pub use piece::{Facing, Kind, Piece, Seat};
pub use position::{Impasse, Phase, Position, Standoff, Table};
pub use record::{CountError, Match, MatchError, PlayError};
pub use refusal::Refusal;
pub use rules::{Game, Line, Rules, Terms};
pub use steps::{Beat, Show};
pub use text::PositionError;

/// Holds the README's example to what it says.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
