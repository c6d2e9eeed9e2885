//! Strengths of play.

/// The highest level.
pub const LEVELS: u8 = 10;

/// What a level sees. Weak ones look less far, weigh what they see less exactly, and leave out moves that do not
/// catch the eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Most plies.
    pub depth: u32,
    /// Most positions that are looked at.
    pub nodes: u64,
    /// By how many hundredths of the weakest piece a position may be misjudged, up or down.
    pub noise: i32,
    /// How many moves are looked at in positions after the first.
    pub width: usize,
}

impl Level {
    /// The record of a level. Below 1 it is 1, above 10 it is 10.
    pub const fn of(level: u8) -> Level {
        const fn row(depth: u32, nodes: u64, noise: i32, width: usize) -> Level {
            Level { depth, nodes, noise, width }
        }
        match level {
            0 | 1 => row(1, 2_000, 90, 6),
            2 => row(2, 4_000, 75, 8),
            3 => row(2, 6_000, 50, 12),
            4 => row(3, 10_000, 40, 14),
            5 => row(3, 20_000, 25, 20),
            6 => row(4, 40_000, 18, 24),
            7 => row(5, 80_000, 12, 32),
            8 => row(6, 160_000, 6, 48),
            9 => row(8, 400_000, 0, usize::MAX),
            _ => row(u32::MAX, u64::MAX, 0, usize::MAX),
        }
    }
}
