//! Terms of promotion.

use super::Roles;
use crate::board::{Few, Role, Zone};

/// What a pawn becomes at the far end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromoteInto {
    /// It never promotes.
    Nothing,
    /// Always this role.
    Always(Role),
    /// The role that stood on that square in the array; on a king's square as said.
    RoleOfSquare(OnRoyalSquare),
    /// Any role of which a piece is lost.
    AnyLost,
    /// One of these, as its owner chooses.
    OneOf(Roles),
}

impl PromoteInto {
    /// The roles that it names.
    pub fn roles(self) -> impl Iterator<Item = Role> {
        let several = match self {
            PromoteInto::OneOf(roles) => roles,
            _ => Few::NONE,
        };
        self.role().into_iter().chain((0..several.len()).map(move |index| several[index]))
    }

    /// The single role that it names.
    pub const fn role(self) -> Option<Role> {
        match self {
            PromoteInto::Always(role) | PromoteInto::RoleOfSquare(OnRoyalSquare::This(role)) => Some(role),
            PromoteInto::Nothing
            | PromoteInto::AnyLost
            | PromoteInto::OneOf(_)
            | PromoteInto::RoleOfSquare(_) => None,
        }
    }
}

/// What promotion gives on the square of the enemy king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnRoyalSquare {
    /// Nothing.
    Nothing,
    /// This role.
    This(Role),
    /// Any role of which a piece is lost.
    AnyLost,
}

/// What happens to a pawn at the far end that cannot promote yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unready {
    /// It may go there, and stays a pawn for good.
    Stays,
    /// It may go there; once the condition is met its owner may promote it before a move.
    PromotesLater,
    /// It may not go there.
    MayNotEnter,
}

/// Which moves promote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromoteBy {
    /// Those that end in the zone.
    Arriving,
    /// Those that start or end in the zone.
    EnteringOrLeaving,
    /// A piece that stands in the zone promotes where it is, which is the whole move, or by a step
    /// of the role that it becomes.
    InPlace(InPlace),
}

/// What a promotion of a standing piece may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InPlace {
    /// Whether no promotion may capture, check, uncover a check or attack a piece; otherwise only
    /// the step may not check with the new piece nor capture a piece of its role.
    pub quiet: bool,
    /// Whether a side's last pawn promotes anywhere.
    pub last_pawn_anywhere: bool,
    /// Whether a player who is not in check and has no moves but promotions may claim stalemate instead.
    pub may_be_declined: bool,
}

impl InPlace {
    /// What records start from: only the step is limited, no pawn is favoured, and nothing is claimed.
    pub const BASE: InPlace = InPlace { quiet: false, last_pawn_anywhere: false, may_be_declined: false };
}

/// Whether a piece that can promote has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Must {
    /// Never.
    Never,
    /// When it could not move any more as it is.
    WhenStuck,
    /// Always.
    Always,
}

/// The roles that promote, and what they become.
pub type Promotions = Few<(Role, PromoteInto), 12>;

/// Promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The roles that promote, and what they become.
    pub pieces: Promotions,
    /// Where.
    pub zone: Zone,
    /// By which moves.
    pub by: PromoteBy,
    /// Only into a role of which the owner has fewer pieces than at the start.
    pub needs_loss: bool,
    /// Whether a piece that can promote has to.
    pub must: Must,
    /// What a piece does that cannot.
    pub unready: Unready,
}

impl Promotion {
    /// What records start from: nothing promotes. Where a role is named that does, it may on the last
    /// rank.
    pub const BASE: Promotion = Promotion {
        pieces: Few::NONE,
        zone: Zone::LastRanks(1),
        by: PromoteBy::Arriving,
        needs_loss: false,
        must: Must::Never,
        unready: Unready::Stays,
    };

    /// What this role becomes.
    #[inline(always)]
    pub fn of(&self, role: Role) -> Option<PromoteInto> {
        self.pieces.iter().find(|(own, _)| *own == role).map(|&(_, into)| into)
    }
}
