//! Topics of rules, by which each sentence of the rule text is led back to its source.

use super::change::{Change, Deploy};
use super::own::{List, Text};
use super::terms::{ArmyChange, RaceChange};
use crate::board::{Role, Seat};
use crate::movement::{Pattern, Right};

/// What a sentence of the rule text is about. A base rule of a record names the topics that it settles
/// ([`Base`]); a choice settles those that its changes touch ([`Change::topic`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Files, ranks and what is drawn on them.
    Board,
    /// That all squares have one colour, where a rule says so by itself.
    OneColour,
    /// Which corner of a chequered board is dark.
    Corner,
    /// What is drawn about the promotion zones.
    Dots,
    /// Which squares are marked, where a rule says so by itself.
    Marks,
    /// In which order the players move.
    Turns,
    /// Who moves first.
    FirstTurn,
    /// Where the pieces stand at the start.
    Array,
    /// Where those of one side do.
    SideArray(Seat),
    /// What pieces and sides are called: no rule.
    Names,
    /// How a piece captures.
    Capture,
    /// How pieces of this role move.
    Piece(Role),
    /// One of the ways in which they do.
    Way(Role, Pattern),
    /// Whether a capture by a right is a threat to a king.
    Threat,
    /// What may be done by a right.
    Right(Right),
    /// How a right is lost.
    RightLost(Right),
    /// A role that turns into another by its first move.
    TurnsInto,
    /// How the game opens.
    Opening,
    /// Who moves once the opening is over, and what else ends it.
    OpeningEnd,
    /// What becomes of a tie in the opening throw.
    Ties,
    /// Castling.
    Castling,
    /// What castling asks for.
    CastlingLimits,
    /// Captures in passing.
    EnPassant,
    /// In which order pieces are placed.
    DeployOrder,
    /// Where no piece may be placed.
    DeployLimits,
    /// Where rooks may be placed.
    DeployRooks,
    /// Whether a piece may be placed on a pawn's square.
    DeploySwaps,
    /// What becomes of the second player's rooks that stand at fault.
    DeployFaults,
    /// How the second player changes a set-up that is objected to.
    DeployMended,
    /// What promotes, and to what.
    PromoteInto,
    /// Where and by which moves.
    PromoteBy,
    /// What a promotion may not do.
    PromoteLimits,
    /// Whether something must have been lost.
    PromoteLoss,
    /// Whether what has been replaced still counts as lost.
    Replaced,
    /// Whether it is compulsory.
    PromoteMust,
    /// What becomes of a pawn that cannot promote.
    PromoteUnready,
    /// Whether stalemate may be claimed in place of a promotion.
    ClaimStalemate,
    /// Where a side's last pawn promotes.
    LastPawn,
    /// What becomes of captured pieces.
    Captured,
    /// Where a piece that could never move is not dropped.
    DropLimits,
    /// That a piece is dropped unpromoted.
    DropUnpromoted,
    /// On which files no pawn is dropped.
    DropFile,
    /// That a dropped pawn does not mate.
    DropMate,
    /// No move may leave the king attacked.
    Safety,
    /// How the game is won.
    Checkmate,
    /// A second piece that must be lost.
    SecondKing,
    /// Whether either of two kings may be left attacked.
    SecondKingLimits,
    /// What becomes of a player without a move where stalemate is forbidden.
    NoMove,
    /// What stalemate is worth.
    Stalemate,
    /// What becomes of a king alone.
    BareKing,
    /// A move that leaves both sides too little beside the king.
    BothNearlyBare,
    /// A king that is bared and mated by one move.
    BareKingMated,
    /// After how many moves a king alone draws.
    BareKingMoves,
    /// Two bare kings.
    TwoBareKings,
    /// Whether generals may face each other.
    Generals,
    /// A check by a piece that only the facing general protects.
    LoneChecker,
    /// When a player may pass.
    Pass,
    /// What two passes in turn are worth.
    TwoPasses,
    /// Which mates win.
    Mates,
    /// What checks by different pieces are called.
    CheckNames,
    /// What a series of checks adds to a mate.
    Series,
    /// What a mate is worth that may not be given.
    BarredMate,
    /// The count while there are no pawns.
    BoardCount,
    /// Which side is the weaker one, that may count.
    Weaker,
    /// Whose count it is that could begin by itself for either side.
    EitherCounts,
    /// When a side begins that count by its word.
    BoardCountBegins,
    /// When that count ends.
    BoardCountEnd,
    /// What a mate by the counting side is worth.
    BoardCountMate,
    /// The count against a bare king.
    BareCount,
    /// What is taken off that count.
    BareCountLess,
    /// When it is looked at where the bare king stands.
    BareCountCentre,
    /// A count that leaves no moves.
    CountSpent,
    /// Where a count begins in a position that is set up.
    CountSetUp,
    /// When that count begins anew.
    BareRecount,
    /// When there is none.
    Uncounted,
    /// The points of an impasse.
    Impasse,
    /// How an impasse comes about, and which pieces count in it.
    ImpasseClaim,
    /// What an attempt at a forbidden move costs.
    Forbidden,
    /// What becomes of a repeated position.
    Repetition,
    /// After how many turns without a capture or a pawn's move a game is drawn.
    Quiet,
    /// At which occurrence.
    Occurrence,
    /// What perpetual check costs.
    PerpetualCheck,
    /// What perpetual chase costs.
    PerpetualChase,
    /// What a chase is.
    Chase,
    /// A side that checks against one that chases.
    CheckAgainstChase,
    /// Both sides break the same rule, or neither any.
    NobodyAtFault,
    /// What is thrown.
    Throws,
    /// What a throw can show, and what it moves.
    Faces,
    /// How likely each throw is.
    Chances,
    /// Whether a throw must be played.
    MustMove,
    /// A throw that lets nothing move.
    TurnLost,
    /// Who are allies.
    Alliance,
    /// What soldiers and boats may capture.
    Minor,
    /// What becomes of captured kings.
    Prisoners,
    /// Whose prisoner a captured king is.
    Captor,
    /// Whether allies may be captured.
    AllyCapture,
    /// What a throne is.
    Throne,
    /// What an enemy's throne brings.
    EnemyThrone,
    /// What the ally's throne brings.
    Command,
    /// What a command does not cover, and when it ends.
    CommandLimits,
    /// How kings are exchanged.
    Exchange,
    /// When an exchange or a release is declared.
    Declared,
    /// Who can be asked for an exchange.
    Asked,
    /// When a proposal may be repeated.
    Proposals,
    /// How an ally's king is released.
    Release,
    /// Where a freed king returns to.
    Reentry,
    /// Which of several squares it is.
    ReentryTie,
    /// A freed king that is all that its owner has.
    FreedAlone,
    /// What the fourth boat brings.
    Concourse,
    /// Where four boats can meet.
    ConcoursePlaces,
    /// How long a boat that has been won is moved.
    Steered,
    /// Where a soldier promotes.
    FarSide,
    /// Which squares promote to what.
    PromotionSquares,
    /// What becomes of a soldier on the other squares of the far side.
    NotPromoted,
    /// What becomes of a soldier that comes too early.
    Waits,
    /// The last soldier beside a boat.
    Privileged,
    /// What it may become.
    PrivilegedKinds,
    /// A soldier that becomes privileged where it stands.
    InPlace,
    /// When there is peace.
    Peace,
    /// What becomes of a king at peace.
    PeaceTerms,
    /// What peace costs.
    PeaceStake,
    /// What becomes of allies that are both at peace.
    AlliesAtPeace,
    /// Kings of one side alone.
    KingsAlone,
    /// What is paid.
    Stakes,
    /// Who has how much of the pool.
    Share,
    /// What allies win from each other.
    AllyStakes,
    /// What an empire is, and what it is worth.
    Empires,
    /// Whether it ends the game.
    Empire,
    /// Which side wins in the end.
    LastOnBoard,
    /// That nobody can move any more.
    NobodyMoves,
    /// A player who has lost everything.
    Out,
    /// Which way pieces run.
    Tracks,
    /// Where they are home.
    Goal,
    /// Where a throw brings a piece in.
    Entry,
    /// Which throws bring one in.
    EnterOn,
    /// Two pieces on a square.
    Doubles,
    /// What else may come to a double or pass it.
    DoubleLimits,
    /// How far a double runs.
    DoubleMove,
    /// What a double blocks.
    DoubleBlocks,
    /// What captures a double.
    DoubleCaptured,
    /// Where nothing is captured.
    Resting,
    /// What gives another throw.
    Grace,
    /// By which throw a piece comes home.
    Exact,
    /// Who may rest on a goal.
    Home,
}

impl Topic {
    /// The topic of which this is a part: what settles that settles this too, where nothing else does.
    pub const fn part_of(self) -> Option<Topic> {
        match self {
            Topic::LoneChecker => Some(Topic::Generals),
            Topic::CheckNames | Topic::Series | Topic::BarredMate => Some(Topic::Mates),
            Topic::BoardCountBegins | Topic::BoardCountEnd | Topic::BoardCountMate => Some(Topic::BoardCount),
            Topic::BareCountLess | Topic::BareCountCentre | Topic::BareRecount | Topic::Uncounted => {
                Some(Topic::BareCount)
            }
            Topic::PromoteBy | Topic::PromoteLoss | Topic::PromoteMust => Some(Topic::PromoteInto),
            Topic::PromoteLimits | Topic::LastPawn => Some(Topic::PromoteBy),
            Topic::DeploySwaps | Topic::DeployRooks | Topic::DeployFaults => Some(Topic::DeployOrder),
            Topic::DeployMended => Some(Topic::DeployFaults),
            Topic::DropUnpromoted | Topic::DropLimits | Topic::DropFile | Topic::DropMate => {
                Some(Topic::Captured)
            }
            Topic::PerpetualCheck | Topic::PerpetualChase | Topic::Occurrence => Some(Topic::Repetition),
            Topic::Faces | Topic::MustMove | Topic::TurnLost => Some(Topic::Throws),
            Topic::Release | Topic::Reentry => Some(Topic::Exchange),
            Topic::FarSide | Topic::Waits => Some(Topic::PromotionSquares),
            Topic::RightLost(right) => Some(Topic::Right(right)),
            Topic::Way(role, _) => Some(Topic::Piece(role)),
            _ => None,
        }
    }
}

/// Where the base rules of a game stand: the prefix of their ids, and by topic the number of the rule that
/// settles it, the first that fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Base {
    /// What the ids begin with, such as `CHA`.
    pub prefix: Text,
    /// Topics with the numbers of rules.
    pub about: List<(Topic, u8)>,
}

impl Base {
    /// The number of the rule that settles a topic.
    pub fn about(&self, topic: Topic) -> Option<u8> {
        self.about.iter().find(|known| known.0 == topic).map(|known| known.1)
    }
}

impl Change {
    /// What the change is about.
    pub fn topic(&self) -> Topic {
        match *self {
            Change::Board(_) => Topic::Board,
            Change::Setup(_) | Change::Swap(..) | Change::Mirror => Topic::Array,
            Change::Pass(_) => Topic::Pass,
            Change::Generals(_) => Topic::Generals,
            Change::Patterns(role, _) => Topic::Piece(role),
            Change::RightPurpose(right, _) | Change::RightGone(right) => Topic::Right(right),
            Change::RightUnconditional(right)
            | Change::RightAimedAt(right, _)
            | Change::RightUnmoved(right, _)
            | Change::RightSuspended(right) => Topic::RightLost(right),
            Change::Opening(_) => Topic::Opening,
            Change::Promotes(_) => Topic::PromoteInto,
            Change::PromoteNeedsLoss(_) => Topic::PromoteLoss,
            Change::PromoteMust(_) => Topic::PromoteMust,
            Change::PromoteBy(_) => Topic::PromoteBy,
            Change::PromoteUnready(_) => Topic::PromoteUnready,
            Change::EnPassant(_) => Topic::EnPassant,
            Change::Stalemate(_) => Topic::Stalemate,
            Change::PromotionsDeclined => Topic::ClaimStalemate,
            Change::BareKing(_) => Topic::BareKing,
            Change::BareKingMoves(_) => Topic::BareKingMoves,
            Change::BoardCount(_) => Topic::BoardCount,
            Change::BareCount(_) => Topic::BareCount,
            Change::BarredMate(_) => Topic::BarredMate,
            Change::Impasse(_) => Topic::Impasse,
            Change::TurnsInto(..) => Topic::TurnsInto,
            Change::ForbiddenLoses => Topic::Forbidden,
            Change::Chase(_) => Topic::PerpetualChase,
            Change::CheckDraws => Topic::PerpetualCheck,
            Change::Occurrence(_) => Topic::Occurrence,
            Change::Deploy(Deploy::WholeArmy) => Topic::DeployOrder,
            Change::Deploy(Deploy::RookOnFirstRank) => Topic::DeployRooks,
            Change::Deploy(Deploy::NoSwaps) => Topic::DeploySwaps,
            Change::Deploy(Deploy::FaultsRefused) => Topic::DeployFaults,
            Change::StandingQuiet => Topic::PromoteLimits,
            Change::LastPawnAnywhere => Topic::LastPawn,
            Change::Repetition(_) => Topic::Repetition,
            Change::Quiet(_) => Topic::Quiet,
            Change::Names(_) | Change::Colours(_) | Change::Figure(..) => Topic::Names,
            Change::NoDice => Topic::Throws,
            Change::MustMove(_) => Topic::MustMove,
            Change::Armies(change) => change.topic(),
            Change::Race(change) => change.topic(),
        }
    }
}

impl ArmyChange {
    fn topic(self) -> Topic {
        match self {
            ArmyChange::Alliance(_) => Topic::Alliance,
            ArmyChange::AllyCapture(_) => Topic::AllyCapture,
            ArmyChange::EnemyThrone(_) => Topic::EnemyThrone,
            ArmyChange::Command(_) => Topic::Command,
            ArmyChange::Exchange(_) => Topic::Exchange,
            ArmyChange::Reentry(_) => Topic::Reentry,
            ArmyChange::Concourse(_) => Topic::Concourse,
            ArmyChange::PromotionSquares(..) => Topic::PromotionSquares,
            ArmyChange::Waits(_) => Topic::Waits,
            ArmyChange::KingMayStand(_) => Topic::Privileged,
            ArmyChange::Peace(_) => Topic::Peace,
            ArmyChange::Stakes(_) => Topic::Stakes,
            ArmyChange::Empire(_) => Topic::Empire,
        }
    }
}

impl RaceChange {
    fn topic(self) -> Topic {
        match self {
            RaceChange::CornerIsOne(_) => Topic::Entry,
            RaceChange::GoalIsLast(_) => Topic::Goal,
            RaceChange::ReversesInside(_) => Topic::Tracks,
            RaceChange::Halves(_) => Topic::DoubleMove,
            RaceChange::RollsAgain(_) => Topic::Grace,
            RaceChange::EntersOnGrace(_) => Topic::EnterOn,
        }
    }
}
