//! Rules of the historical games of chess, and search, solver, endings and statistics over them. No dependencies, no
//! sentences but those of errors, no pictures.
//!
//! ```
//! use tabiya_rules::{Match, games};
//!
//! // Elephants that jump two squares straight, as al-Adli has it.
//! let mut game = Match::new("chaturanga", &[("elephant", "dabbaba")], None)?;
//! game.play("e2e3")?;
//! assert_eq!(game.play("f8d6").unwrap_err().code(), "not-its-move");
//! assert_eq!(games::ALL.len(), 16);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Most programs want the crate `tabiya`, which hands all of this on under the same paths (`tabiya::Match`, as the
//! examples have it) and adds sentences, pictures, records and files. This one is by itself because it is compiled for
//! speed, the others for size.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

/// What an error says of itself to programs: `code`, and `CODES`, which types of other languages are made of. After
/// `or` stand errors that hold another, and give its code.
#[doc(hidden)]
#[macro_export]
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
pub mod games;
pub mod matches;
pub mod movement;
pub mod notation;
pub mod parting;
pub mod play;
pub mod position;
pub mod rules;
pub mod search;
pub mod solve;
pub mod variant;

pub use board::{Board, Facing, Piece, Role, Seat, Shape, Square, SquareSet, Zone};
pub use matches::{Beat, Cause, CountError, Destinations, Match, MatchError, PlayError, Show};
pub use movement::{Atom, Modality, MoveStyle, Pattern, Symmetry};
pub use notation::{Notation, PositionError};
pub use position::{
    Count, Effect, EndReason, IllegalMove, Impasse, LastMove, Move, Outcome, Phase, Position, Sink, Table,
    TableEvent,
};
pub use rules::Rules;
pub use variant::{Choice, Game, GameRef, Line, OptionSpec, Preset, SetupError, Standing, Terms};
