//! The error codes of calls that cannot be, whatever the game. `tests/ids_types.rs` reads them here to make types of
//! them, and `tests/module/hostile.test.mjs` throws what there is to be thrown.

/// Codes that no error of the core has. Those with `unknown-` are made where a name stands for nothing.
pub const CALLS: &[&str] = &[
    "bad-argument",
    "bad-drawing",
    "dice",
    "freed",
    "id-taken",
    "in-use",
    "move-text",
    "no-two-sides",
    "not-loaded",
    "out-of-memory",
    "page-broken",
    "too-many-games",
    "unknown-field",
    "unknown-kind",
    "unknown-language",
    "unknown-piece",
    "unknown-seat",
    "unknown-square",
];
