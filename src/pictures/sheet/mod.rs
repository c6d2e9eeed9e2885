//! Sheets to print: the board, the pieces to cut out, and dice.
//!
//! A sheet is an SVG file in millimetres that fills what a sheet of paper has between its margins,
//! so that it prints sharp and true to scale. Along whole lines one cuts, along broken lines one
//! folds; pieces that show another face when they are promoted are folded and glued back to back.

mod dice;
mod flow;
mod paper;
mod pieces;
mod print_set;

pub use flow::{Part, Sheet};
pub use paper::{MARGIN, Paper, WORDS};
pub use pieces::Cut;
pub use print_set::{PrintSet, print_set};
