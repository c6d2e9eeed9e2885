//! Ending tables of the historical games of chess: a retrograde builder, its files, and a verifier.
//!
//! The rules come compiled from `tabiya-rules`; here is what takes memory, threads and files. docs/tables/README.md has
//! the format and what was found.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod build;
mod checksum;
mod chunks;
mod code;
mod ending;
mod error;
mod file;
mod group;
mod index;
mod material;
mod mover;
mod row;
mod share;
mod shelf;
mod statistics;
mod table;
#[cfg(test)]
mod tests;
mod verify;

pub use build::{How, Tell};
pub use chunks::{Chunked, Chunks, chunked};
pub use error::Error;
pub use material::Material;
pub use shelf::{Shelf, Size};
pub use statistics::{Side, Statistics};
pub use table::Table;
pub use verify::{Checked, sample, verify};
