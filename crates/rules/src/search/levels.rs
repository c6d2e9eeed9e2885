//! The levels of strength.

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
            0 | 1 => row(1, 3_000, 220, 4),
            2 => row(1, 3_000, 50, 10),
            3 => row(2, 5_000, 14, 20),
            4 => row(5, 8_000, 10, 36),
            5 => row(6, 26_000, 0, usize::MAX),
            6 => row(8, 34_000, 0, usize::MAX),
            7 => row(10, 72_000, 0, usize::MAX),
            8 => row(24, 130_000, 0, usize::MAX),
            9 => row(24, 260_000, 0, usize::MAX),
            _ => row(u32::MAX, u64::MAX, 0, usize::MAX),
        }
    }
}
