//! What is said besides: lines on standard error.

use std::fmt::Display;
use std::io::{Write, stderr};

/// Writes a line. Where standard error is full or closed the work goes on: what was asked for is written elsewhere.
/// (`eprintln!` would panic.)
pub fn aside(text: impl Display) {
    let _ = stderr().write_all(format!("{text}\n").as_bytes());
}
