//! Terms of games in which allied armies fight each other (FHB-01 to FHB-20, FHW-01 to FHW-17).

use super::Roles;
use crate::board::{Role, Seat};

/// Four armies in two alliances. Kings are captured like other pieces, and held prisoner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Armies {
    /// The role that is held prisoner, and that takes thrones: the squares on which its like stand
    /// at the start.
    pub king: Role,
    /// The role of which four together make a concourse.
    pub boat: Role,
    /// Roles that capture only each other.
    pub minor: Roles,
    /// Who is whose ally.
    pub alliance: Alliance,
    /// Whether an ally's pieces may be captured.
    pub ally_capture: bool,
    /// What a king on an enemy's throne brings.
    pub enemy_throne: EnemyThrone,
    /// What a king on its ally's throne brings.
    pub command: Command,
    /// How captured kings are exchanged.
    pub exchange: Exchange,
    /// Where a freed king returns to.
    pub reentry: Reentry,
    /// What a boat takes that completes a square of the four boats.
    pub concourse: Concourse,
    /// How pawns promote.
    pub advancement: Advancement,
    /// When a fight ends in honourable peace.
    pub peace: Peace,
    /// Whether stakes are paid.
    pub stakes: bool,
    /// What it means to hold the ally's throne and both enemy kings.
    pub empire: Empire,
}

/// Who is whose ally, of four seats in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alliance {
    /// Those who sit opposite each other.
    Opposite,
    /// The first and the second seat; the third and the fourth.
    Adjacent,
}

impl Alliance {
    /// The ally of a seat.
    pub const fn ally(self, seat: Seat) -> Seat {
        match self {
            Alliance::Opposite => Seat(seat.0 ^ 2),
            Alliance::Adjacent => Seat(seat.0 ^ 1),
        }
    }

    /// The two enemies of a seat, the next in turn first.
    pub const fn enemies(self, seat: Seat) -> [Seat; 2] {
        match self {
            Alliance::Opposite => [Seat((seat.0 + 1) & 3), Seat((seat.0 + 3) & 3)],
            Alliance::Adjacent => [Seat(seat.0 ^ 2), Seat(seat.0 ^ 3)],
        }
    }

    /// Whether two seats fight on one side.
    pub const fn allied(self, one: Seat, other: Seat) -> bool {
        one.0 == other.0 || self.ally(one).0 == other.0
    }
}

/// What a king on an enemy's throne brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnemyThrone {
    /// Nothing.
    Nothing,
    /// A stake from that enemy, to the first who comes there; two if the move captures a king.
    Stake,
}

/// What a king on its ally's throne brings: both armies may be moved at both players' throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Its owner decides on both.
    Alone,
    /// The player whose throw it is decides.
    Shared,
}

/// How captured kings are exchanged, and when an ally's is released without exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// A player who has captured an enemy king while the ally's is a prisoner proposes it to the owner of
    /// the other enemy king. A player who has captured both, with its own king on the board, may claim the
    /// ally's.
    WithRemainingKing,
    /// Where one player of each side has captured the king of the other's ally, the two may agree. A player
    /// who has captured both enemy kings may claim the ally's.
    BetweenCaptorsOfAllies,
    /// The same, and the king of the other captor will do as well.
    BetweenCaptors,
}

/// Where a freed king returns to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reentry {
    /// Its own throne, which has to be empty.
    OwnThrone,
    /// Its own throne or the free square nearest to it, counted in king's steps; of several as
    /// near the one that comes first in the order of square names.
    NearestFree,
}

/// What a boat takes that moves to where the four boats form a square of two by two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Concourse {
    /// It captures the two enemy boats, and its owner alone moves the ally's from then on.
    TakesEnemiesControlsAlly,
    /// It captures the other three.
    TakesAll,
}

/// How pawns are promoted at the far side: to the horse or elephant that belongs to the square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advancement {
    /// The roles by the distance of their file from the corner at which the boat stands.
    pub by_file: [Option<Role>; 8],
    /// What may be chosen on marked squares that no role belongs to; nothing where they promote
    /// nothing.
    pub elsewhere: Roles,
    /// Whether a pawn that comes before its side has lost a pawn waits there; otherwise it may not
    /// go there.
    pub waits: bool,
    /// What the only pawn of a side that has only a boat besides may choose, on any square of the
    /// far side.
    pub privileged: Roles,
    /// Whether the king may still stand beside that boat and pawn.
    pub king_may_stand: bool,
}

/// When a fight ends in honourable peace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Peace {
    /// A player with only a king left fights no more and takes the stake back; the ally fights on.
    EachKing,
    /// When only kings are left on the board.
    AllKings,
}

/// What it means to have mounted the ally's throne and captured both enemy kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Empire {
    /// Nothing.
    Nothing,
    /// One, two or four stakes from both enemies.
    Pays,
    /// The same, and the game is won.
    Wins,
}

/// What a choice changes about the armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmyChange {
    /// Who is whose ally.
    Alliance(Alliance),
    /// Whether an ally's pieces may be captured.
    AllyCapture(bool),
    /// What a king on an enemy's throne brings.
    EnemyThrone(EnemyThrone),
    /// What a king on its ally's throne brings.
    Command(Command),
    /// How captured kings are exchanged.
    Exchange(Exchange),
    /// Where a freed king returns to.
    Reentry(Reentry),
    /// What a boat takes that completes a square.
    Concourse(Concourse),
    /// Which roles belong to which squares of the far side, and what is chosen on the marked ones.
    PromotionSquares([Option<Role>; 8], Roles),
    /// Whether pawns that come too early wait.
    Waits(bool),
    /// Whether the king may stand beside the boat and the privileged pawn.
    KingMayStand(bool),
    /// When a fight ends in peace.
    Peace(Peace),
    /// Whether stakes are paid.
    Stakes(bool),
    /// What an empire means.
    Empire(Empire),
}

impl Armies {
    /// Writes a change of a choice.
    pub(crate) fn change(&mut self, change: ArmyChange) {
        match change {
            ArmyChange::Alliance(alliance) => self.alliance = alliance,
            ArmyChange::AllyCapture(may) => self.ally_capture = may,
            ArmyChange::EnemyThrone(throne) => self.enemy_throne = throne,
            ArmyChange::Command(command) => self.command = command,
            ArmyChange::Exchange(exchange) => self.exchange = exchange,
            ArmyChange::Reentry(reentry) => self.reentry = reentry,
            ArmyChange::Concourse(concourse) => self.concourse = concourse,
            ArmyChange::PromotionSquares(by_file, elsewhere) => {
                self.advancement.by_file = by_file;
                self.advancement.elsewhere = elsewhere;
            }
            ArmyChange::Waits(waits) => self.advancement.waits = waits,
            ArmyChange::KingMayStand(may) => self.advancement.king_may_stand = may,
            ArmyChange::Peace(peace) => self.peace = peace,
            ArmyChange::Stakes(stakes) => self.stakes = stakes,
            ArmyChange::Empire(empire) => self.empire = empire,
        }
    }
}
