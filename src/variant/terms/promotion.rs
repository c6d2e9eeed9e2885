//! Promotion.

use std::borrow::Cow;

use crate::board::{Kind, Zone};

/// What a pawn becomes at the far end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromoteInto {
    /// It never promotes.
    Nothing,
    /// Always this kind.
    Always(Kind),
    /// The kind that stood on that square in the array; on a king's square as said.
    KindOfSquare(OnRoyalSquare),
    /// Any kind of which a man is lost.
    AnyLost,
}

/// What promotion gives on the square of the enemy king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnRoyalSquare {
    /// Nothing.
    Nothing,
    /// This kind.
    This(Kind),
    /// Any kind of which a man is lost.
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
    /// A man that stands in the zone promotes where it is, which is the whole move, or by a step
    /// of the kind that it becomes.
    InPlace(InPlace),
}

/// What a promotion of a standing man may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InPlace {
    /// Whether no promotion may capture, check, uncover a check or attack a man; otherwise only
    /// the step may not check with the new man nor capture a man of its kind.
    pub quiet: bool,
    /// Whether a side's last pawn promotes anywhere.
    pub last_pawn_anywhere: bool,
}

/// Whether a man that can promote has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Must {
    /// Never.
    Never,
    /// When it could not move any more as it is.
    WhenStuck,
    /// Always.
    Always,
}

/// Promotion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The kinds that promote, and what they become.
    pub men: Cow<'static, [(Kind, PromoteInto)]>,
    /// Where.
    pub zone: Zone,
    /// By which moves.
    pub by: PromoteBy,
    /// Only into a kind of which the owner has fewer men than at the start.
    pub needs_loss: bool,
    /// Whether a man that can promote has to.
    pub must: Must,
    /// What a man does that cannot.
    pub unready: Unready,
}

impl Promotion {
    /// What this kind becomes.
    #[inline(always)]
    pub fn of(&self, kind: Kind) -> Option<PromoteInto> {
        self.men.iter().find(|(own, _)| *own == kind).map(|&(_, into)| into)
    }
}
