//! The rules in force: a game under certain choices of its options, compiled to tables.
//!
//! A [`Game`](crate::Game) is data; its options resolve to a changed copy of its terms, a [`Rules`], and
//! that is all the rest of the program reads.

mod attack_tables;
mod compiled;
#[cfg(debug_assertions)]
mod faults;
mod handle;
mod movers;
mod per_square;
mod provenance;
mod rays;
mod royals;
mod shared;
mod tables;
mod track;

pub(crate) use attack_tables::{AttackRay, AttackTables, RoleSet};
#[cfg(debug_assertions)]
#[doc(hidden)]
pub use faults::Fault;
pub use handle::Rules;
pub(crate) use movers::{Lame, Mover};
pub use provenance::Provenance;
pub(crate) use rays::Ray;
pub(crate) use tables::{Castles, Tables};
