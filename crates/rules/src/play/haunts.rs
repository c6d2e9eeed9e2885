//! The squares on which pieces can ever stand, by patterns, array, drops and promotions, whatever stands around.

use super::promotion::may_stay;
use crate::board::{Piece, Role, Seat, Square, SquareSet, Zone};
use crate::movement::{Access, walk};
use crate::rules::Rules;
use crate::variant::{
    Armies, Captured, Contest, OnRoyalSquare, Opening, PromoteBy, PromoteInto, Stalemate, Unready,
};

/// The squares to which the pieces of each seat and role can ever come under certain rules.
#[derive(Clone, Debug)]
pub struct Haunts(Vec<Vec<SquareSet>>);

impl Haunts {
    /// Finds them.
    pub fn of(rules: &Rules) -> Haunts {
        Haunts(rules.seats().map(|seat| rules.reach(seat)).collect())
    }

    /// The squares on which such a piece can ever stand.
    pub fn squares(&self, piece: Piece) -> SquareSet {
        self.0[piece.seat.index()][piece.role.index()]
    }
}

impl Rules {
    /// Every role of the game.
    pub(crate) fn every_role(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.roles().len() as u8).map(Role)
    }

    /// The squares to which each role of a seat can ever come from the start of a game.
    fn reach(&self, seat: Seat) -> Vec<SquareSet> {
        let begins = self.every_role().map(|role| self.begins(Piece { seat, role })).collect();
        self.reach_from(seat, begins)
    }

    /// The squares to which each role of a seat can ever come from those on which its pieces stand.
    pub(crate) fn reach_from(&self, seat: Seat, begins: Vec<SquareSet>) -> Vec<SquareSet> {
        let mut reach = begins;
        // Each square is walked from once.
        let mut walked = vec![SquareSet::EMPTY; reach.len()];
        loop {
            let before = reach.clone();
            for role in self.every_role() {
                let here = reach[role.index()];
                let new = here.without(walked[role.index()]);
                walked[role.index()] = here;
                self.spread(Piece { seat, role }, new, &mut reach);
            }
            if reach == before {
                return reach;
            }
        }
    }

    /// Where a piece of this role may stand without having moved.
    fn begins(&self, piece: Piece) -> SquareSet {
        let shape = self.board().shape;
        let stands = |at: &Square| self.setup()[at.index()] == Some(piece);
        let mut squares: SquareSet = shape.squares().filter(stands).collect();
        if let Contest::Race(_) = self.terms().contest {
            squares |= self.track(piece.seat).iter().copied().collect();
        }
        if let Opening::Deployment(_) = self.terms().opening {
            squares |= self.behind_or_on_pawns(piece.seat);
        }
        if self.terms().captured == Captured::Dropped && self.role(piece.role).promoted_from.is_none() {
            squares |= shape.squares().filter(|&at| !self.ways(piece, at).is_empty()).collect();
        }
        squares
    }

    /// The squares on which the seat's pawns stand in the array, and those behind them.
    fn behind_or_on_pawns(&self, seat: Seat) -> SquareSet {
        let shape = self.board().shape;
        let facing = self.seat(seat).facing;
        let pawn = Some(Piece { seat, role: self.terms().pawn });
        let pawns: Vec<Square> = shape.squares().filter(|at| self.setup()[at.index()] == pawn).collect();
        let behind = |at: &Square| {
            let level = |pawn: &&Square| shape.file(**pawn) == shape.file(*at);
            pawns.iter().filter(level).any(|&pawn| facing.depth(shape, *at) <= facing.depth(shape, pawn))
        };
        shape.squares().filter(behind).collect()
    }

    /// The squares to which the patterns lead from here, if what they ask for stands around.
    fn ways(&self, piece: Piece, from: Square) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        let patterns = &self.role(piece.role).patterns;
        walk(
            self.board().shape,
            self.seat(piece.seat).facing,
            patterns,
            from,
            |_| None,
            |target| {
                if matches!(target.access, Access::Open(_) | Access::NothingToCapture | Access::NoScreen) {
                    squares.insert(target.to);
                }
            },
        );
        squares
    }

    /// Takes the squares to which a piece of this role goes on from new ones, and those on which it becomes another.
    fn spread(&self, piece: Piece, new: SquareSet, reach: &mut [SquareSet]) {
        let terms = self.terms();
        let shape = self.board().shape;
        let here = reach[piece.role.index()];
        let zone = self.zone(piece.seat, terms.promotion.zone);
        let promotes = terms.promotion.of(piece.role).is_some();
        let turned = terms.turns_into.filter(|(was, _)| *was == piece.role);
        let (mut stays, mut promoted) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for from in new {
            let to = self.ways(piece, from);
            let on = match terms.promotion.by {
                _ if !promotes => SquareSet::EMPTY,
                PromoteBy::EnteringOrLeaving if zone.has(from) => to,
                PromoteBy::Arriving | PromoteBy::EnteringOrLeaving => to & zone,
                PromoteBy::InPlace(_) => SquareSet::EMPTY,
            };
            promoted |= on;
            stays |= to.filter(|&at| !on.has(at) || self.may_ever_stay(piece, at)).collect();
            if let Some((_, becomes)) = turned {
                reach[becomes.index()] |= to;
            }
        }
        if turned.is_none() && !matches!(terms.contest, Contest::Race(_)) {
            reach[piece.role.index()] |= stays;
        }
        if !terms.castling.ways.is_empty() {
            // King and rook end side by side where they stood: both walk there anyway, one rank being theirs.
            let first = |at: &Square| self.seat(piece.seat).facing.depth(shape, *at) == 0;
            if self.role(piece.role).royal {
                reach[piece.role.index()] |= shape.squares().filter(first).collect();
            }
        }
        if terms.stalemate == Stalemate::Exchange {
            self.exchange_places(piece, reach);
        }
        if let Contest::Armies(armies) = terms.contest {
            self.advance_far(piece, here, armies, reach);
        }
        match terms.promotion.by {
            PromoteBy::InPlace(standing) if standing.last_pawn_anywhere => promoted |= here,
            PromoteBy::InPlace(_) => promoted |= here & zone,
            PromoteBy::Arriving | PromoteBy::EnteringOrLeaving => {
                if terms.promotion.unready == Unready::PromotesLater {
                    promoted |= here & zone;
                }
            }
        }
        for at in promoted {
            for role in self.every_role().filter(|&role| self.becomes(piece.role, at, role)) {
                reach[role.index()].insert(at);
            }
        }
    }

    /// Whether a piece that moves so that it can promote on this square may stay what it is, whatever is lost.
    fn may_ever_stay(&self, piece: Piece, at: Square) -> bool {
        let promotion = &self.terms().promotion;
        let by_square = match promotion.of(piece.role) {
            Some(PromoteInto::RoleOfSquare(OnRoyalSquare::AnyLost)) => {
                self.setup()[at.index()].is_some_and(|there| self.role(there.role).royal)
            }
            into => into == Some(PromoteInto::AnyLost),
        };
        let can = self.every_role().any(|role| self.becomes(piece.role, at, role));
        let surely = can && !promotion.needs_loss && !by_square;
        let stuck = self.tables().mover(piece.seat, piece.role).stuck.has(at);
        let may = |can| may_stay(promotion.must, promotion.unready, can, stuck);
        can && may(true) || !surely && may(false)
    }

    /// A stalemated king changes places with any piece, a pawn not on an end rank.
    fn exchange_places(&self, piece: Piece, reach: &mut [SquareSet]) {
        let royals: Vec<Role> = self.every_role().filter(|&role| self.role(role).royal).collect();
        let ends = self.zone(piece.seat, Zone::LastRanks(1)) | self.first_rank(piece.seat);
        for king in royals {
            let there = reach[king.index()];
            reach[king.index()] |= reach[piece.role.index()];
            let there = if piece.role == self.terms().pawn { there.without(ends) } else { there };
            reach[piece.role.index()] |= there;
        }
    }

    fn first_rank(&self, seat: Seat) -> SquareSet {
        let shape = self.board().shape;
        shape.squares().filter(|&at| self.seat(seat).facing.depth(shape, at) == 0).collect()
    }

    /// What a pawn of armies becomes on the far side.
    fn advance_far(&self, piece: Piece, here: SquareSet, armies: Armies, reach: &mut [SquareSet]) {
        if piece.role != self.terms().pawn {
            return;
        }
        let shape = self.board().shape;
        for at in here & self.zone(piece.seat, Zone::LastRanks(1)) {
            let file = self.seat(piece.seat).facing.file(shape, at);
            let own = armies.advancement.by_file[file as usize % 8];
            let others = armies.advancement.elsewhere.iter().chain(&armies.advancement.privileged).copied();
            for role in own.into_iter().chain(others) {
                reach[role.index()].insert(at);
            }
        }
    }

    /// Whether a piece of the first role becomes the second on this square, losses left aside.
    pub(crate) fn becomes(&self, role: Role, at: Square, into: Role) -> bool {
        let any = !self.role(into).royal && into != self.terms().pawn;
        match self.terms().promotion.of(role) {
            None | Some(PromoteInto::Nothing) => false,
            Some(PromoteInto::Always(one)) => one == into,
            Some(PromoteInto::OneOf(roles)) => roles.contains(&into),
            Some(PromoteInto::AnyLost) => any,
            Some(PromoteInto::RoleOfSquare(on_royal)) => match (self.setup()[at.index()], on_royal) {
                (None, _) => false,
                (Some(there), _) if !self.role(there.role).royal => there.role == into,
                (Some(_), OnRoyalSquare::Nothing) => false,
                (Some(_), OnRoyalSquare::This(one)) => one == into,
                (Some(_), OnRoyalSquare::AnyLost) => any,
            },
        }
    }
}
