#![doc = include_str!("../README.md")]
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
