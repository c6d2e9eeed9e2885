//! How games end, and what bears on it: facing generals, passing, stalemate, bare kings, repetition,
//! counts.

use crate::board::Role;

/// When a player may pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Never.
    Never,
    /// When it has no move and is not in check.
    Stalemated,
    /// Whenever it is not in check.
    Always,
}

/// What becomes of captured pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    /// They are out of the game.
    Gone,
    /// They change sides, and may be dropped on an empty square instead of a move. No pawn is
    /// dropped on a file with an unpromoted pawn of its side, nor to give mate; no piece where it
    /// could never move.
    Dropped,
}

/// Whether two generals may face each other on an open file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generals {
    /// They may.
    MayFace,
    /// No move may leave them so.
    MayNotFace,
    /// Who leaves them so can no longer win; if the other side does not end it the game is drawn.
    /// It is drawn too when a single unprotected piece between them attacks the other general.
    FacingForfeits,
    /// The other side breaks the line, or passes, in check too; then the game is drawn.
    FacingDraws,
    /// The same, but after the pass, or two passes in turn, the points of the pieces decide.
    FacingCounts(&'static [(Role, u8)]),
}

/// How a stalemate counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// The side that gives it wins.
    Wins,
    /// The side that gives it loses.
    Loses,
    /// Nobody wins.
    Draw,
    /// The king may change places with another piece of its side; where none can, the side that
    /// gives it wins.
    Exchange,
    /// No move may give it; a side without a move draws.
    Forbidden,
}

/// How the loss of all pieces but the king counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// Not at all.
    Plays,
    /// It loses at once.
    Loses,
    /// It loses unless it takes the other side's last piece in reply; two bare kings draw.
    LosesUnlessRebared,
    /// The game is drawn.
    Draws,
}

/// How a repeated position counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// Not at all.
    Ignored,
    /// The third occurrence is a draw.
    ThirdDraws,
    /// So many single turns without a capture or a pawn's move are a draw.
    QuietDraws(u16),
    /// At this occurrence the game ends: a side that alone has checked with every move of the cycle loses,
    /// otherwise the points of the pieces decide. So they do after so many single turns without a capture.
    Counted {
        /// Which occurrence.
        occurrence: u8,
        /// How many turns.
        quiet: u16,
        /// The points of the roles.
        values: &'static [(Role, u8)],
    },
    /// At this occurrence the game ends: a side that has checked with every move of the cycle
    /// loses, as said; otherwise it is a draw.
    Perpetual {
        /// Which occurrence.
        occurrence: u8,
        /// Whether perpetual check loses.
        check_loses: bool,
        /// Whether perpetual chase of one unprotected piece by one piece loses too.
        chase_loses: bool,
    },
}

/// A count of moves for the weaker side, which may stop it when it likes. A mate by the side that
/// counts is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardCount {
    /// Moves of the stronger side after which the game is drawn.
    pub limit: u8,
    /// Whether it begins by itself, without the weaker side's word; once stopped only by its word.
    pub automatic: bool,
    /// Whether it may run while there are unpromoted pawns.
    pub with_pawns: bool,
    /// Whether a capture by the side that counts ends it.
    pub capture_ends: bool,
    /// Most pieces of the weaker side, its king included, with which it may be counted.
    pub most_pieces: u8,
    /// Rough values of the roles, by which the weaker side is told; without any, the number of its
    /// pieces is enough.
    pub values: &'static [(Role, u8)],
}

impl BoardCount {
    /// Whether it may run while the game has as many pawns as this.
    pub const fn allows_pawns(&self, pawns: u32) -> bool {
        self.with_pawns || pawns == 0
    }
}

/// A count of moves against a bare king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BareCount {
    /// So many pieces of a role on the stronger side give this value; the first line that fits holds.
    pub lines: &'static [(Role, u8, u8)],
    /// The value where no line fits; without one nothing is counted then.
    pub otherwise: Option<u8>,
    /// The value while the stronger side has unpromoted pawns; without one nothing is counted then.
    pub with_pawns: Option<u8>,
    /// Whether the pieces on the board are subtracted from the value.
    pub less_pieces: bool,
    /// Whether the count begins anew when the bare king captures.
    pub recounts: bool,
    /// Whether a count of the board that would end sooner goes on instead.
    pub keeps_shorter: bool,
    /// What is added when the king is bared on one of the four central squares.
    pub central: u8,
}

impl BareCount {
    /// What records start from: no line, and nothing counted where none fits.
    pub const BASE: BareCount = BareCount {
        lines: &[],
        otherwise: None,
        with_pawns: None,
        less_pieces: false,
        recounts: false,
        keeps_shorter: false,
        central: 0,
    };
}

/// Which mates win, where not all do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mates {
    /// RoleSet whose mate wins.
    pub strong: &'static [Role],
    /// RoleSet whose check, anywhere in an unbroken series of checks, makes any mate at its end win.
    pub shak: &'static [Role],
    /// The role that may not mate.
    pub barred: Role,
    /// What happens when it does.
    pub barred_mate: BarredMate,
}

/// What a mate by a role that may not mate is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarredMate {
    /// Not legal.
    Forbidden,
    /// A draw.
    Draws,
    /// A loss for the side that gives it.
    Loses,
}
