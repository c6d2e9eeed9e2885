//! Pictures: positions and moves as SVG, lines as moving pictures, sets to print.

pub mod animation;
pub mod captions;
pub mod diagram;
pub mod sheet;
pub mod svg;
