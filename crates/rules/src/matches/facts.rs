//! State facts: what decides in a game and cannot be seen on the board.

use crate::board::{Seat, Square};
use crate::movement::Right;
use crate::position::{Count, EndReason, IllegalMove, Phase, Stakes};

/// One thing that decides and cannot be seen on the board. A language makes a phrase of it
/// (`words::Language::fact`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The game is in another phase than play: whose series or placements they are, and how many are left of them,
    /// where they are counted.
    Phase {
        /// The phase.
        phase: Phase,
        /// Who acts; in the mobilisation the seat that is ready, if one is.
        seat: Option<Seat>,
        /// Free moves or pieces in hand that are left.
        left: Option<u8>,
        /// Of so many.
        of: Option<u8>,
    },
    /// The highest opening throw has come twice: a bit for each seat that throws again.
    Tied(u8),
    /// The seat has thrown highest and begins.
    Begins {
        /// Who.
        seat: Seat,
        /// What it threw.
        value: u8,
        /// Whether that throw is also the first that is played.
        keeps: bool,
    },
    /// The seat may still object to the deployment, until it moves.
    MayObject(Seat),
    /// The seat holds a right.
    Right {
        /// Who.
        seat: Seat,
        /// Which.
        right: Right,
        /// Whether it cannot be used as long as the seat is in check.
        suspended: bool,
    },
    /// A count runs.
    Count(Count),
    /// The seat may begin to count, up to so many moves.
    MayCount(Seat, u8),
    /// The seat's bare king has made so many moves of those that draw.
    BareKingMoves {
        /// Whose king.
        seat: Seat,
        /// How many.
        made: u8,
        /// Of so many.
        limit: u8,
    },
    /// The seat has only its king left, and loses unless it takes the other side's last piece now.
    AnswerBareKing(Seat),
    /// So many single turns without a capture or a pawn's move, of those that draw.
    Quiet(u16, u16),
    /// The seat's unbroken series of checks has one that lets any mate win.
    Shak(Seat),
    /// The seat has given up the right to win.
    Forfeited(Seat),
    /// The generals face each other; the seat on turn may end it or not.
    GeneralsFace {
        /// Where they stand.
        at: (Square, Square),
        /// Who has to answer it.
        answers: Seat,
    },
    /// The seat has passed: if the other passes too the game ends.
    Passed(Seat),
    /// The points of the seat's pieces, in halves, and how many of these are the second player's for moving second.
    Points {
        /// Whose.
        seat: Seat,
        /// In halves of a point.
        halves: u32,
    },
    /// The position has stood before.
    Repetition {
        /// How often, now included.
        times: u16,
        /// At this time the game ends.
        limit: u16,
        /// Who loses then, if the moves since it first stood are repeated; nobody where it is a draw.
        loser: Option<Seat>,
        /// As what the game ends.
        reason: EndReason,
    },
    /// The seat claims an impasse, and the other has to answer.
    ImpasseClaimed(Seat),
    /// The seat's claim of an impasse has been declined, and it has to move.
    ImpasseDeclined(Seat),
    /// The points that the seat has in an impasse, and the least with which it does not lose, or may declare that its
    /// king has entered.
    ImpassePoints(Seat, u32, u8),
    /// At the turn of the second seat the first decides, who commands it.
    Decides(Seat, Seat),
    /// The seat commands its ally's army too.
    Commands(Seat),
    /// The seat alone moves its ally's boat.
    Steers(Seat),
    /// The first seat's king is a prisoner of the second.
    Captive(Seat, Seat),
    /// The first seat has proposed an exchange of kings, and the second has to answer.
    Offered(Seat, Seat),
    /// The seat's proposal has been refused, and it may not repeat it until the prisoners are others.
    Refused(Seat),
    /// The seat's king has been on its ally's throne, one of the conditions of an empire.
    Mounted(Seat),
    /// The throne of the seat has been taken by an enemy, and brings nothing any more.
    Seized(Seat),
    /// The seat has built an empire.
    Empire(Seat),
    /// The seat has made peace.
    AtPeace(Seat),
    /// The seat has won so many stakes more than it has paid.
    Balance(Seat, Stakes),
    /// So many stakes lie in the pool.
    Pool(Stakes),
    /// The last throw has let nothing move.
    IdleThrow {
        /// Who threw.
        seat: Seat,
        /// What.
        value: u8,
        /// Why each piece that it could have moved stayed; nothing where there is none.
        why: Vec<IllegalMove>,
    },
    /// The seat throws once more.
    ThrowsAgain {
        /// Who.
        seat: Seat,
        /// The throw that was played.
        value: u8,
        /// Whether for a capture; otherwise for the throw.
        captured: bool,
    },
}

impl Fact {
    /// Stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Fact::Phase { phase: Phase::FreeMoves(_), .. } => "free-moves",
            Fact::Phase { phase: Phase::Mobilisation(_), .. } => "mobilisation",
            Fact::Phase { phase: Phase::Forced, .. } => "forced-move",
            Fact::Phase { phase: Phase::Deployment, .. } => "deployment",
            Fact::Phase { phase: Phase::Redeployment, .. } => "redeployment",
            Fact::Phase { phase: Phase::OpeningRoll, .. } => "opening-throw",
            Fact::Phase { phase: Phase::Play, .. } => "play",
            Fact::Tied(_) => "tied",
            Fact::Begins { .. } => "begins",
            Fact::MayObject(_) => "may-object",
            Fact::Right { suspended: false, .. } => "right",
            Fact::Right { suspended: true, .. } => "right-suspended",
            Fact::Count(Count { bare: true, .. }) => "bare-count",
            Fact::Count(Count { bare: false, .. }) => "board-count",
            Fact::MayCount(..) => "may-count",
            Fact::BareKingMoves { .. } => "bare-king-moves",
            Fact::AnswerBareKing(_) => "answer-bare-king",
            Fact::Quiet(..) => "quiet-moves",
            Fact::Shak(_) => "shak",
            Fact::Forfeited(_) => "forfeited",
            Fact::GeneralsFace { .. } => "generals-face",
            Fact::Passed(_) => "passed",
            Fact::Points { .. } => "points",
            Fact::Repetition { .. } => "repetition",
            Fact::ImpasseClaimed(_) => "impasse-claimed",
            Fact::ImpasseDeclined(_) => "impasse-declined",
            Fact::ImpassePoints(..) => "impasse-points",
            Fact::Decides(..) => "decides",
            Fact::Commands(_) => "commands",
            Fact::Steers(_) => "steers",
            Fact::Captive(..) => "captive",
            Fact::Offered(..) => "offered",
            Fact::Refused(_) => "refused",
            Fact::Mounted(_) => "mounted",
            Fact::Seized(_) => "throne-seized",
            Fact::Empire(_) => "empire",
            Fact::AtPeace(_) => "at-peace",
            Fact::Balance(..) => "balance",
            Fact::Pool(_) => "pool",
            Fact::IdleThrow { .. } => "idle-throw",
            Fact::ThrowsAgain { .. } => "throws-again",
        }
    }

    /// Every code there is.
    pub const CODES: [&'static str; 40] = [
        "free-moves",
        "mobilisation",
        "forced-move",
        "deployment",
        "redeployment",
        "opening-throw",
        "tied",
        "begins",
        "may-object",
        "right",
        "right-suspended",
        "bare-count",
        "board-count",
        "may-count",
        "bare-king-moves",
        "answer-bare-king",
        "quiet-moves",
        "shak",
        "forfeited",
        "generals-face",
        "passed",
        "points",
        "repetition",
        "impasse-claimed",
        "impasse-declined",
        "impasse-points",
        "decides",
        "commands",
        "steers",
        "captive",
        "offered",
        "refused",
        "mounted",
        "throne-seized",
        "empire",
        "at-peace",
        "balance",
        "pool",
        "idle-throw",
        "throws-again",
    ];

    /// Whom it is about.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Fact::Phase { seat, .. } => seat,
            Fact::Tied(_) | Fact::Quiet(..) | Fact::Pool(_) => None,
            Fact::Begins { seat, .. } | Fact::Right { seat, .. } | Fact::BareKingMoves { seat, .. } => {
                Some(seat)
            }
            Fact::Points { seat, .. } | Fact::IdleThrow { seat, .. } | Fact::ThrowsAgain { seat, .. } => {
                Some(seat)
            }
            Fact::Count(Count { by, .. }) => Some(by),
            Fact::GeneralsFace { answers, .. } => Some(answers),
            Fact::Repetition { loser, .. } => loser,
            Fact::MayObject(seat)
            | Fact::MayCount(seat, _)
            | Fact::AnswerBareKing(seat)
            | Fact::Shak(seat)
            | Fact::Forfeited(seat)
            | Fact::Passed(seat)
            | Fact::ImpasseClaimed(seat)
            | Fact::ImpasseDeclined(seat)
            | Fact::ImpassePoints(seat, ..)
            | Fact::Decides(seat, _)
            | Fact::Commands(seat)
            | Fact::Steers(seat)
            | Fact::Captive(seat, _)
            | Fact::Offered(seat, _)
            | Fact::Refused(seat)
            | Fact::Mounted(seat)
            | Fact::Seized(seat)
            | Fact::Empire(seat)
            | Fact::AtPeace(seat)
            | Fact::Balance(seat, _) => Some(seat),
        }
    }

    /// The other seat that it names: at whose turn somebody else decides, who holds a king, who has to answer.
    pub const fn other(&self) -> Option<Seat> {
        match *self {
            Fact::Decides(_, other) | Fact::Captive(_, other) | Fact::Offered(_, other) => Some(other),
            _ => None,
        }
    }

    /// Where it stands: moves made or left, points, stakes, occurrences, a throw.
    pub fn value(&self) -> Option<f64> {
        Some(match *self {
            Fact::Phase { left, .. } => f64::from(left?),
            Fact::Begins { value, .. } | Fact::IdleThrow { value, .. } | Fact::ThrowsAgain { value, .. } => {
                value.into()
            }
            Fact::Count(Count { made, .. }) | Fact::BareKingMoves { made, .. } => made.into(),
            Fact::Quiet(made, _) => made.into(),
            Fact::Points { halves, .. } => f64::from(halves) / 2.0,
            Fact::Repetition { times, .. } => times.into(),
            Fact::ImpassePoints(_, points, _) => points.into(),
            Fact::Balance(_, stakes) => stakes.into(),
            Fact::Pool(stakes) => stakes.into(),
            _ => return None,
        })
    }

    /// Where it ends something: the game, a series, a loss.
    pub fn limit(&self) -> Option<u16> {
        match *self {
            Fact::Phase { of, .. } => of.map(u16::from),
            Fact::Count(Count { limit, .. }) | Fact::BareKingMoves { limit, .. } => Some(limit.into()),
            Fact::MayCount(_, limit) | Fact::ImpassePoints(.., limit) => Some(limit.into()),
            Fact::Quiet(_, limit) | Fact::Repetition { limit, .. } => Some(limit),
            _ => None,
        }
    }

    /// The squares that it names.
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Fact::GeneralsFace { at, .. } => vec![at.0, at.1],
            _ => Vec::new(),
        }
    }

    /// Whether it still says something when the game is over.
    pub(super) const fn outlasts_the_game(&self) -> bool {
        matches!(
            self,
            Fact::Points { .. }
                | Fact::ImpassePoints(..)
                | Fact::Balance(..)
                | Fact::Pool(_)
                | Fact::Forfeited(_)
                | Fact::Count(_)
                | Fact::Repetition { .. }
                | Fact::BareKingMoves { .. }
                | Fact::Captive(..)
                | Fact::Empire(_)
                | Fact::AtPeace(_)
                | Fact::Quiet(..)
        )
    }
}
