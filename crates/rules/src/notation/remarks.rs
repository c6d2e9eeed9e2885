//! Remarks on a position: what in it cannot have come about by play, though it can be played from.
//!
//! One rule holds for all games. A position is refused ([`PositionError`](super::PositionError)) where its text
//! cannot be read, or where the rules do not say how to go on from it: without a king or with two, with more
//! pieces than the game gives, with a soldier on its own first rank, with the side that is not on turn in check, in
//! a phase that it does not fit. Every other position is taken; what no game can have led to is remarked on,
//! and the rules hold as ever.

use crate::board::{Piece, Role, Seat, Square};
use crate::play::Haunts;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::{Captured, Contest, PromoteInto};

/// Something that cannot have come about by play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// No piece of this kind and side ever comes to the square on which it stands.
    CannotStand(Piece, Square),
    /// The seat has more pieces of the role, whatever they have become, than it can ever have.
    TooManyOf(Piece),
    /// So many pieces of the role, promoted or not, are neither on the board nor in hand, though none ever leaves the
    /// game.
    Missing(Role, u32),
}

impl Remark {
    /// Stable code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Remark::CannotStand(..) => "cannot-stand",
            Remark::TooManyOf(_) => "too-many-of-a-kind",
            Remark::Missing(..) => "missing-of-a-kind",
        }
    }

    /// The squares that it names.
    pub fn squares(self) -> Vec<Square> {
        match self {
            Remark::CannotStand(_, at) => vec![at],
            Remark::TooManyOf(_) | Remark::Missing(..) => Vec::new(),
        }
    }
}

impl Haunts {
    /// What [`Rules::remarks`] has to say, for many positions of the same rules.
    pub fn remarks(&self, rules: &Rules, position: &Position) -> Vec<Remark> {
        let mut remarks = Vec::new();
        for seat in rules.seats() {
            for at in position.pieces_of(seat) {
                if let Some(piece) = position.piece_at(at).filter(|piece| !self.squares(*piece).has(at)) {
                    remarks.push(Remark::CannotStand(piece, at));
                }
            }
            rules.count_kinds(position, seat, &mut remarks);
        }
        if rules.terms().captured == Captured::Dropped {
            rules.count_missing(position, &mut remarks);
        }
        remarks
    }
}

impl Rules {
    /// What in this position cannot have come about by play: nothing in any position of a game.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
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

    /// Remarks on roles of which some are missing, where what is captured goes to a hand. Not on royal ones: a problem
    /// may do without the attacker's king. (More than there are is refused.)
    fn count_missing(&self, position: &Position, remarks: &mut Vec<Remark>) {
        let plain = |&role: &Role| self.role(role).promoted_from.is_none() && !self.role(role).royal;
        for role in self.every_role().filter(plain) {
            let same = |&one: &Role| one == role || self.role(one).promoted_from == Some(role);
            let (mut now, mut first) = (0, 0);
            for (seat, role) in
                self.seats().flat_map(|seat| self.every_role().filter(same).map(move |role| (seat, role)))
            {
                let piece = Piece { seat, role };
                now += position.pieces_like(piece).len() + u32::from(position.in_hand(piece));
                first += u32::from(self.initial(seat, role));
            }
            if now < first {
                remarks.push(Remark::Missing(role, first - now));
            }
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
