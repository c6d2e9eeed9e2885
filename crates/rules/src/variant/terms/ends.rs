//! Terms of the end of a game, and what bears on it: facing generals, passing, stalemate, bare kings, repetition,
//! counts.

use super::{Roles, Values};
use crate::board::{Few, Role, Seat};

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
    /// The player who leaves them so can no longer win; if the other side does not end it the game is drawn.
    /// It is drawn too when a single unprotected piece between them attacks the other general.
    FacingForfeits,
    /// The player who leaves them so can no longer win, but its general gives check along the open file from then
    /// on.
    /// It is drawn when a single unprotected piece between them attacks the other general.
    FacingChecks,
    /// The other side breaks the line, or passes, in check too; then the game is drawn.
    FacingDraws,
    /// The same, but after the pass, or two passes in turn, the points of the pieces decide.
    FacingCounts(Values),
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
    /// So does a side that has one piece of these roles left beside the king; if one move brings both sides to that,
    /// the one that made it wins.
    LosesNearlyBare(Roles),
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
    /// At this occurrence the game ends: a side that alone has checked with every move of the cycle loses,
    /// otherwise the points of the pieces decide. So they do after so many single turns without a capture.
    Counted {
        /// Which occurrence.
        occurrence: u8,
        /// How many turns.
        quiet: u16,
        /// The points of the roles.
        values: Values,
    },
    /// At this occurrence the game ends: a side that has checked with every move of the cycle
    /// loses, as said; otherwise it is a draw.
    Perpetual {
        /// Which occurrence.
        occurrence: u8,
        /// Whether perpetual check loses.
        check_loses: bool,
        /// Which chase loses too.
        chase: Chase,
    },
}

/// What a side may not do with every move of a cycle besides giving check. A chase is a threat to
/// capture which was not there before the move: the capture is legal, what is threatened is neither
/// royal nor a pawn on its own half, and either it cannot legally be recaptured, or the exchange is
/// one of those listed. Two pieces of one role that could capture each other chase nothing, nor do
/// kings and pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chase {
    /// It may chase.
    Allowed,
    /// One and the same piece chases one and the same piece.
    OneByOne,
    /// One and the same piece is chased, by whatever pieces.
    OneByAny(Gains),
    /// Each move checks, threatens to mate by so many checks, or chases whatever piece.
    AnyAttack(Gains, u8),
}

/// Captures that are a threat though the piece is protected: the role that is captured, and by which.
pub type Gains = Few<(Role, Few<Role, 6>), 6>;

impl Chase {
    /// The captures that threaten protected pieces.
    pub const fn gains(self) -> Gains {
        match self {
            Chase::Allowed | Chase::OneByOne => Gains::NONE,
            Chase::OneByAny(gains) | Chase::AnyAttack(gains, _) => gains,
        }
    }
}

/// What ends the game when kings have come to where their side promotes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImpasseRule {
    /// With both kings there either side may claim an impasse; if the other agrees, the points of all pieces
    /// on the board and in hand decide, and the side that has fewer than these loses.
    Agreed {
        /// Least points with which a side does not lose.
        least: u8,
    },
    /// A side whose king is there and not in check wins by declaring it, if it has so many other pieces
    /// there and these points, in pieces there and in hand.
    Declared {
        /// Least number of other pieces.
        pieces: u8,
        /// Least points of each seat.
        points: [u8; 2],
    },
}

impl ImpasseRule {
    /// Least points that a seat needs: not to lose, or to declare.
    pub const fn needs(self, seat: Seat) -> u8 {
        match self {
            ImpasseRule::Agreed { least } => least,
            ImpasseRule::Declared { points, .. } => points[seat.index() & 1],
        }
    }
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
    pub values: Values,
}

impl BoardCount {
    /// Whether it may run while the game has as many pawns as this.
    pub const fn allows_pawns(&self, pawns: u32) -> bool {
        self.with_pawns || pawns == 0
    }
}

/// A line of a table of counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountLine {
    /// So many pieces of each of these roles the stronger side has at least.
    pub pieces: Few<(Role, u8), 2>,
    /// Whether it has nothing else beside its king.
    pub alone: bool,
    /// The value.
    pub value: u8,
}

impl CountLine {
    /// A line for so many pieces of one role, whatever else there is.
    pub const fn of(role: Role, number: u8, value: u8) -> CountLine {
        CountLine { pieces: Few::of(&[(role, number)]), alone: false, value }
    }
}

/// A count of moves against a bare king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BareCount {
    /// What the pieces of the stronger side give; the first line that fits holds. Where it gives nothing the game is
    /// drawn at once, whatever was being counted.
    pub lines: Few<CountLine, 12>,
    /// The value where no line fits; without one nothing is counted then.
    pub otherwise: Option<u8>,
    /// Whether the lines hold too while the stronger side has unpromoted pawns.
    pub despite_pawns: bool,
    /// If not, the value then; without one nothing is counted.
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
        lines: Few::NONE,
        otherwise: None,
        despite_pawns: false,
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
    /// Roles whose mate wins.
    pub strong: Roles,
    /// Roles whose check, anywhere in an unbroken series of checks, makes any mate at its end win.
    pub shak: Roles,
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
