//! The limits of a match: how many moves it records, and how far it counts.

/// Longest game that is recorded, in single moves.
pub const MAX_MOVES: usize = 10_000;

/// Deepest perft that a match counts.
pub const MAX_PERFT_DEPTH: u32 = 12;
/// Most steps that it takes to count them ([`Rules::perft_within`](crate::Rules::perft_within)): a matter of seconds.
pub const MAX_PERFT_STEPS: u64 = 2_000_000;
