//! What cannot have come about by play in a position that can be played from.
//!
//! One rule holds for all games. A position is refused ([`PositionError`](super::PositionError)) where its text
//! cannot be read, or where the rules do not say how to go on from it: without a king or with two, with more
//! pieces than the game gives, with a soldier on its own first rank, with the side that is not on turn in check, in
//! a phase that it does not fit. Every other position is taken; what no game can have led to is remarked on,
//! and the rules hold as ever.

use crate::board::{Piece, Role, Seat, Square, SquareSet, Zone};
use crate::movement::{Access, walk};
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Armies, Captured, Contest, OnRoyalSquare, Opening, PromoteBy, PromoteInto, Stalemate};

/// Something that cannot have come about by play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Remark {
    /// No piece of this kind and side ever comes to the square on which it stands.
    CannotStand(Piece, Square),
    /// The seat has more pieces of the role, whatever they have become, than it can ever have.
    TooManyOf(Piece),
}

impl Remark {
    /// Stable code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Remark::CannotStand(..) => "cannot-stand",
            Remark::TooManyOf(_) => "too-many-of-a-kind",
        }
    }

    /// The squares that it names.
    pub fn squares(self) -> Vec<Square> {
        match self {
            Remark::CannotStand(_, at) => vec![at],
            Remark::TooManyOf(_) => Vec::new(),
        }
    }
}

/// The squares to which the pieces of each seat and role can ever come under certain rules.
#[derive(Clone, Debug)]
pub struct Haunts(Vec<Vec<SquareSet>>);

impl Haunts {
    /// Finds them.
    pub fn of(rules: &Rules) -> Haunts {
        Haunts(rules.seats().map(|seat| rules.reach(seat)).collect())
    }

    /// What [`Rules::remarks`] has to say, for many positions of the same rules.
    pub fn remarks(&self, rules: &Rules, position: &Position) -> Vec<Remark> {
        let mut remarks = Vec::new();
        for seat in rules.seats() {
            let reach = &self.0[seat.index()];
            for at in position.pieces_of(seat) {
                if let Some(piece) = position.piece_at(at).filter(|piece| !reach[piece.role.index()].has(at))
                {
                    remarks.push(Remark::CannotStand(piece, at));
                }
            }
            rules.count_kinds(position, seat, &mut remarks);
        }
        remarks
    }
}

impl Rules {
    /// What in this position cannot have come about by play: nothing in any position of a game.
    ///
    /// ```
    /// use tabiya::{Rules, games};
    /// let rules = Rules::new(&games::XIANGQI, &[])?;
    /// // Red's general stands outside its palace.
    /// let position = rules.read_position("4k4/9/9/9/9/9/9/9/9/K8 w")?;
    /// assert_eq!(rules.remarks(&position)[0].code(), "cannot-stand");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remarks(&self, position: &Position) -> Vec<Remark> {
        Haunts::of(self).remarks(self, position)
    }

    /// Every role of the game.
    fn every_role(&self) -> impl Iterator<Item = Role> + use<> {
        (0..self.roles().len() as u8).map(Role)
    }

    /// The squares to which each role of a seat can ever come, with whatever pieces around it.
    fn reach(&self, seat: Seat) -> Vec<SquareSet> {
        let mut reach: Vec<SquareSet> =
            self.every_role().map(|role| self.begins(Piece { seat, role })).collect();
        // Each square is walked from once.
        let mut walked = vec![SquareSet::EMPTY; reach.len()];
        loop {
            let before = reach.clone();
            for role in self.every_role() {
                let here = reach[role.index()];
                let next = { here.without(walked[role.index()]) }
                    .flat_map(|from| self.ways(Piece { seat, role }, from))
                    .collect();
                walked[role.index()] = here;
                self.spread(Piece { seat, role }, next, &mut reach);
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

    /// Takes the squares to which a piece of this role goes on, and those on which it becomes another.
    fn spread(&self, piece: Piece, next: SquareSet, reach: &mut [SquareSet]) {
        let terms = self.terms();
        let shape = self.board().shape;
        let here = reach[piece.role.index()];
        if let Some((_, becomes)) = terms.turns_into.filter(|(was, _)| *was == piece.role) {
            reach[becomes.index()] |= next;
        }
        if !matches!(terms.contest, Contest::Race(_)) {
            reach[piece.role.index()] |= next;
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
        let zone = self.zone(piece.seat, terms.promotion.zone);
        let on_arrival = match terms.promotion.by {
            PromoteBy::Arriving => here & zone,
            PromoteBy::EnteringOrLeaving => {
                let leaving: SquareSet = { here & zone }.flat_map(|from| self.ways(piece, from)).collect();
                (here & zone) | leaving
            }
            PromoteBy::InPlace(standing) if standing.last_pawn_anywhere => here,
            PromoteBy::InPlace(_) => here & zone,
        };
        for at in on_arrival {
            for role in self.every_role().filter(|&role| self.becomes(piece.role, at, role)) {
                reach[role.index()].insert(at);
            }
        }
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
    fn becomes(&self, role: Role, at: Square, into: Role) -> bool {
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

    /// Remarks on roles of which the seat has more than promotion can have given it.
    fn count_kinds(&self, position: &Position, seat: Seat, remarks: &mut Vec<Remark>) {
        let terms = self.terms();
        if terms.captured == Captured::Dropped || matches!(terms.contest, Contest::Race(_)) {
            // Pieces change sides there, or are counted with those that are home.
            return;
        }
        let turned =
            |role: Role| terms.turns_into.filter(|(_, becomes)| *becomes == role).map(|(was, _)| was);
        let family = |role: Role| self.role(role).promoted_from.or(turned(role)).unwrap_or(role);
        let number = |of: Role| -> u32 {
            let own = self.every_role().filter(|&role| family(role) == of).map(|role| Piece { seat, role });
            own.map(|piece| position.pieces_like(piece).len() + u32::from(position.in_hand(piece))).sum()
        };
        let initial = |of: Role| -> u32 {
            let own = self.every_role().filter(|&role| family(role) == of);
            own.map(|role| u32::from(self.initial(seat, role))).sum()
        };
        // Pieces that have become others: as many as are missing of those that can.
        let mut missing = 0;
        let mut beyond = 0;
        let mut last = None;
        for role in self.every_role().filter(|&role| family(role) == role) {
            let (now, first) = (number(role), initial(role));
            let gives = self.every_role().any(|into| family(into) != role && self.can_exceed(role, into));
            missing += if gives { first.saturating_sub(now) } else { 0 };
            let gained = self.every_role().any(|from| family(from) != role && self.can_exceed(from, role));
            if now > first && !gained {
                remarks.push(Remark::TooManyOf(Piece { seat, role }));
            } else if now > first {
                beyond += now - first;
                last = Some(role);
            }
        }
        if let Some(role) = last.filter(|_| beyond > missing) {
            remarks.push(Remark::TooManyOf(Piece { seat, role }));
        }
    }

    /// Whether pieces of a role can become the other beyond the number that the game begins with.
    fn can_exceed(&self, from: Role, into: Role) -> bool {
        if let Contest::Armies(armies) = self.terms().contest {
            let own = armies.advancement.by_file.contains(&Some(into));
            let others = armies.advancement.elsewhere.contains(&into);
            return from == self.terms().pawn
                && (own || others || armies.advancement.privileged.contains(&into));
        }
        let promotion = &self.terms().promotion;
        if promotion.needs_loss {
            return false;
        }
        match promotion.of(from) {
            None | Some(PromoteInto::Nothing | PromoteInto::AnyLost) => false,
            Some(PromoteInto::Always(one)) => one == into,
            Some(PromoteInto::OneOf(roles)) => roles.contains(&into),
            Some(PromoteInto::RoleOfSquare(_)) => {
                self.board().shape.squares().any(|at| self.becomes(from, at, into))
            }
        }
    }
}
