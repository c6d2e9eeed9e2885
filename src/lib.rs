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
//! Without default features there are the rules alone, without sentences and pictures: `words` brings the former,
//! `pictures` the latter, and `view`, for wasm32, the JavaScript module. Errors then display their codes.
//!
//! A [`Square`], a [`Role`] and a [`Seat`] are numbers that belong to a board and a game. With those of
//! another, functions may panic or answer for something else.

#![forbid(unsafe_code)]
#![deny(missing_docs)]
// What only sentences and pictures ask for has nobody who asks without them.
#![cfg_attr(not(all(feature = "words", feature = "pictures")), allow(dead_code, unused_imports))]

/// What an error says of itself to programs: `code`, and `CODES`, which types of other languages are made of. After
/// `or` stand errors that hold another, and give its code.
macro_rules! codes {
    ($type:ty { $($kind:pat => $code:literal,)+ } $(or { $($other:pat => $own:expr,)+ })?) => {
        impl $type {
            /// Every code of its own.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            /// Stable code for programs.
            pub fn code(&self) -> &'static str {
                match self {
                    $($kind => $code,)+
                    $($($other => $own,)+)?
                }
            }
        }
    };
}

pub mod art;
pub mod board;
pub mod endings;
pub mod evidence;
pub mod explain;
#[cfg(feature = "files")]
pub mod files;
pub mod games;
pub mod matches;
pub mod movement;
pub mod notation;
pub mod parting;
#[cfg(feature = "pictures")]
pub mod pictures;
pub mod play;
pub mod position;
#[cfg(feature = "words")]
pub mod records;
pub mod rules;
pub mod search;
pub mod solve;
pub mod variant;
#[cfg(all(target_arch = "wasm32", feature = "view"))]
pub mod web;
#[cfg(feature = "words")]
pub mod words;

pub use board::{Board, Facing, Piece, Role, Seat, Shape, Square, SquareSet, Zone};
pub use matches::{Beat, Cause, CountError, Destinations, Match, MatchError, PlayError, RecordError, Show};
pub use movement::{Atom, Modality, MoveStyle, Pattern, Symmetry};
pub use notation::{Notation, PositionError};
pub use position::{
    Count, Effect, EndReason, IllegalMove, Impasse, LastMove, Move, Outcome, Phase, Position, Sink, Table,
    TableEvent,
};
#[cfg(feature = "words")]
pub use records::GameRecord;
pub use rules::Rules;
pub use variant::{Choice, Game, GameRef, Line, OptionSpec, Preset, SetupError, Standing, Terms};

/// Holds the examples of the readmes to what they say.
#[cfg(all(doctest, feature = "words"))]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../docs/crate.md")]
#[cfg_attr(feature = "files", doc = include_str!("../docs/files.md"))]
struct Readme;
