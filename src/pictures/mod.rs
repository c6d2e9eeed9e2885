//! Pictures: positions and moves as SVG, lines as moving pictures, sets to print.

pub mod animation;
pub mod annotation;
pub mod captions;
pub mod diagram;
pub mod own_pieces;
pub mod sheet;
pub mod svg;
pub mod tikz;
mod xml;
