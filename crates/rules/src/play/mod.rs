//! Play: attacks, legal moves, applying a move, outcomes.

pub(crate) mod apply;
pub mod armies;
pub mod attack;
pub(crate) mod attackers;
pub(crate) mod bare_king;
pub(crate) mod castling;
pub mod circuits;
pub(crate) mod counting;
pub(crate) mod deployment;
pub(crate) mod dice;
pub(crate) mod drops;
pub(crate) mod facing;
pub(crate) mod forbidden_mates;
mod haunts;
pub mod impasse;
pub(crate) mod key;
pub(crate) mod legal;
pub(crate) mod make;
pub(crate) mod move_counter;
pub(crate) mod movegen;
pub mod outcome;
pub(crate) mod passing;
pub mod perpetual;
pub(crate) mod placements;
pub(crate) mod promotion;
pub mod race;
pub mod rights;
pub(crate) mod safety;
pub(crate) mod start;
pub(crate) mod steps;
pub mod targets;
pub(crate) mod turns;

pub use haunts::Haunts;
