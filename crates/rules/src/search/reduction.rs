//! Late move reductions: how much less deep a move is searched the later it is tried.

/// Eight times the logarithm to base two, nearly.
const fn log(number: i32) -> i32 {
    let whole = number.ilog2() as i32;
    8 * whole + ((number << 3 >> whole) & 7)
}

/// By how much less a late move is searched.
pub(super) const fn reduction(depth: i32, index: i32) -> i32 {
    1 + log(depth) * log(index + 1) / 222
}
