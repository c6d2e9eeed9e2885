//! Zones: parts of a board, as one side sees them.

/// A part of the board as one player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// All of it.
    Board,
    /// So many of the farthest ranks.
    LastRanks(u8),
    /// Of the ranks, counted from the nearest, from this one to that.
    OwnRanks(u8, u8),
    /// The nearer half of the ranks.
    OwnHalf,
    /// The farther half of the ranks.
    FarHalf,
    /// The squares of the two long diagonals on the farther half.
    FarDiagonals,
    /// The palace: the three middle files of the three nearest ranks.
    Palace,
    /// Corners and centre of the own palace, which its diagonal lines join.
    PalaceLines,
    /// Corners and centre of the other side's palace.
    EnemyPalaceLines,
    /// Corners and centre of either palace.
    AnyPalaceLines,
}
