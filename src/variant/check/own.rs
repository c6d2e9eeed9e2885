//! What the parts of a record refer to.

use super::super::change::Change;
use super::super::option::{Choice, OptionSpec};
use super::super::terms::*;
use super::fault::{Fault, hold, same};
use super::size::{self, slice};
use crate::board::{Board, ROLES, Role, SeatSpec};
use crate::movement::{Pattern, Right};

/// Most rights: a position has room for so many.
const RIGHTS: usize = 4;

/// What the parts of a record may refer to.
pub(super) struct Own<'a> {
    pub(super) roles: &'a [RoleSpec],
    pub(super) rights: &'a [RightSpec],
    pub(super) seats: &'a [SeatSpec],
    pub(super) options: &'a [OptionSpec],
}

impl Own<'_> {
    const fn role(&self, role: Role, at: &'static str) -> Result<(), Fault> {
        hold(role.index() < self.roles.len(), "a role is one of the game's", at)
    }

    const fn some_role(&self, role: Option<Role>, at: &'static str) -> Result<(), Fault> {
        match role {
            Some(role) => self.role(role, at),
            None => Ok(()),
        }
    }

    const fn each_role(&self, roles: &[Role], at: &'static str) -> Result<(), Fault> {
        each!(roles, role => self.role(*role, at));
        Ok(())
    }

    const fn right(&self, right: Right, at: &'static str) -> Result<(), Fault> {
        hold(right.index() < self.rights.len(), "a right is one of the game's", at)
    }

    pub(super) const fn roles_are_told_apart(&self) -> Result<(), Fault> {
        distinct!(self.roles, "two roles have one id");
        let mut one = 0;
        while one < self.roles.len() {
            let role = &self.roles[one];
            check!(hold(one < ROLES, "there are too many roles", role.id));
            check!(hold(role.letter.is_ascii_lowercase(), "a role's letter is a lower-case letter", role.id));
            check!(self.patterns(slice(&role.patterns), role.id));
            if let Some(from) = role.promoted_from {
                check!(self.role(from, role.id));
                let from = &self.roles[from.index()];
                let plain = from.promoted_from.is_none() && from.letter == role.letter;
                check!(hold(plain, "a promoted role has the letter of an unpromoted one", role.id));
            }
            let mut other = one + 1;
            while other < self.roles.len() {
                let like = &self.roles[other];
                let both = role.promoted_from.is_some() == like.promoted_from.is_some();
                check!(hold(!both || role.letter != like.letter, "two roles have one letter", like.id));
                other += 1;
            }
            one += 1;
        }
        Ok(())
    }

    pub(super) const fn rights_are_told_apart(&self) -> Result<(), Fault> {
        distinct!(self.rights, "two rights have one id");
        let mut one = 0;
        while one < self.rights.len() {
            let right = &self.rights[one];
            check!(hold(one < RIGHTS, "there are too many rights", right.id));
            check!(self.some_role(right.aimed_at_by, right.id));
            if let Home::Of(role) = right.home {
                check!(self.role(role, right.id));
            }
            let mut other = one + 1;
            while other < self.rights.len() {
                let letters = right.letter != self.rights[other].letter;
                check!(hold(letters, "two rights have one letter", right.id));
                other += 1;
            }
            one += 1;
        }
        Ok(())
    }

    const fn patterns(&self, patterns: &[Pattern], at: &'static str) -> Result<(), Fault> {
        each!(patterns, pattern => match pattern.right {
            Some(right) => self.right(right, at),
            None => Ok(()),
        });
        Ok(())
    }

    /// All terms by name, so that one that is still to come is not forgotten here.
    pub(super) const fn terms(&self, terms: &Terms, at: &'static str) -> Result<(), Fault> {
        let Terms {
            setup,
            mirrored: _,
            roles: _,
            rights: _,
            contest,
            dice,
            must_move: _,
            colours: _,
            opening,
            castling,
            pawn,
            captured: _,
            generals,
            pass: _,
            promotion,
            stalemate: _,
            bare_king: _,
            bare_king_moves: _,
            board_count,
            bare_count,
            mates,
            impasse: _,
            turns_into,
            forbidden_loses: _,
            repetition,
            names,
        } = terms;
        check!(self.setup(setup), self.contest(contest, at), self.opening(opening, at), self.role(*pawn, at));
        check!(hold(!self.roles[pawn.index()].royal, "the pawn is not royal", self.roles[pawn.index()].id));
        check!(
            self.generals(generals, at),
            self.repetition(repetition, at),
            self.promotions(promotion.pieces, at),
            self.names(*names, at)
        );
        check!(self.board_count(board_count, at), self.bare_count(bare_count, at));
        if let Castling::Rightward { right, rook } = castling {
            check!(self.right(*right, at), self.role(*rook, at));
        }
        if let Some((from, into)) = turns_into {
            check!(self.role(*from, at), self.role(*into, at));
        }
        if let Some(Mates { strong, shak, barred, barred_mate: _ }) = mates {
            check!(self.each_role(strong, at), self.each_role(shak, at), self.role(*barred, at));
        }
        if let Repetition::Perpetual { chase, .. } = repetition {
            check!(self.gains(chase.gains(), at));
        }
        if let Some(Dice { faces, shells: _ }) = dice {
            each!(*faces, face => self.each_role(face.moves, at));
        }
        Ok(())
    }

    /// Whether the letters of a placement are those of seats and roles.
    const fn setup(&self, text: &'static str) -> Result<(), Fault> {
        let letters = text.as_bytes();
        let mut index = 0;
        let mut pieces = 0;
        while index < letters.len() {
            let letter = letters[index];
            let promoted = index > 0 && letters[index - 1] == b'+';
            if letter.is_ascii_alphabetic() && self.seats.len() > 2 && letter.is_ascii_lowercase() {
                check!(hold(self.has_seat(letter), "a letter of the setup is a seat's", text));
            } else if letter.is_ascii_alphabetic() {
                let has = self.has_letter(letter.to_ascii_lowercase(), promoted);
                check!(hold(has, "a letter of the setup is a role's", text));
                pieces += 1;
            }
            index += 1;
        }
        hold(pieces > 0, "a setup has pieces", text)
    }

    const fn has_seat(&self, letter: u8) -> bool {
        let mut index = 0;
        while index < self.seats.len() {
            if self.seats[index].letter == letter as char {
                return true;
            }
            index += 1;
        }
        false
    }

    const fn has_letter(&self, letter: u8, promoted: bool) -> bool {
        let mut index = 0;
        while index < self.roles.len() {
            let role = &self.roles[index];
            if role.letter == letter as char && role.promoted_from.is_some() == promoted {
                return true;
            }
            index += 1;
        }
        false
    }

    const fn contest(&self, contest: &Contest, at: &'static str) -> Result<(), Fault> {
        let mut royals = 0;
        each!(self.roles, role => { royals += role.royal as usize; Ok(()) });
        match contest {
            Contest::Kings => hold(royals > 0, "a contest of kings has a royal role", at),
            Contest::Armies(Armies { king, boat, minor, advancement, .. }) => {
                check!(hold(royals == 0, "where kings are captured none is royal", at));
                check!(self.role(*king, at), self.role(*boat, at), self.each_role(minor, at));
                check!(self.squares(&advancement.by_file, advancement.elsewhere, at));
                self.each_role(advancement.privileged, at)
            }
            Contest::Race(Race { single, double, .. }) => {
                check!(hold(royals == 0, "in a race no role is royal", at));
                check!(self.role(*single, at));
                self.role(*double, at)
            }
        }
    }

    const fn squares(
        &self,
        by_file: &[Option<Role>; 8],
        elsewhere: &[Role],
        at: &'static str,
    ) -> Result<(), Fault> {
        each!(by_file, role => self.some_role(*role, at));
        self.each_role(elsewhere, at)
    }

    const fn opening(&self, opening: &Opening, at: &'static str) -> Result<(), Fault> {
        match opening {
            Opening::Alternate | Opening::FreeMoves(_) | Opening::Mobilisation | Opening::Roll { .. } => {
                Ok(())
            }
            Opening::ForcedAdvance(role) => self.role(*role, at),
            Opening::Deployment(deployment) => self.role(deployment.rook, at),
        }
    }

    const fn generals(&self, generals: &Generals, at: &'static str) -> Result<(), Fault> {
        if let Generals::FacingCounts(values) = generals {
            each!(*values, value => self.role(value.0, at));
        }
        Ok(())
    }

    const fn repetition(&self, repetition: &Repetition, at: &'static str) -> Result<(), Fault> {
        if let Repetition::Counted { values, .. } = repetition {
            each!(*values, value => self.role(value.0, at));
        }
        Ok(())
    }

    const fn promotions(&self, pieces: &[(Role, PromoteInto)], at: &'static str) -> Result<(), Fault> {
        each!(pieces, piece => self.role(piece.0, at), match piece.1 {
            PromoteInto::Always(role) | PromoteInto::RoleOfSquare(OnRoyalSquare::This(role)) => {
                self.role(role, at)
            }
            PromoteInto::Nothing
            | PromoteInto::AnyLost
            | PromoteInto::RoleOfSquare(OnRoyalSquare::Nothing | OnRoyalSquare::AnyLost) => Ok(()),
        });
        Ok(())
    }

    const fn board_count(&self, count: &Option<BoardCount>, at: &'static str) -> Result<(), Fault> {
        if let Some(count) = count {
            each!(count.values, value => self.role(value.0, at));
        }
        Ok(())
    }

    const fn bare_count(&self, count: &Option<BareCount>, at: &'static str) -> Result<(), Fault> {
        if let Some(count) = count {
            each!(count.lines, line => self.role(line.0, at));
        }
        Ok(())
    }

    /// Some role has names in this set; those of a single set keep it.
    const fn names(&self, set: u8, at: &'static str) -> Result<(), Fault> {
        let mut index = 0;
        while index < self.roles.len() {
            if (set as usize) < self.roles[index].names.len() {
                return Ok(());
            }
            index += 1;
        }
        hold(false, "some role has names in the set", at)
    }

    pub(super) const fn option(&self, option: &OptionSpec, own_board: Board) -> Result<(), Fault> {
        distinct!(option.choices, "two choices of an option have one id");
        check!(hold(!option.choices.is_empty(), "an option has choices", option.id));
        check!(hold(option.choices.len() < 256, "an option has at most 255 choices", option.id));
        each!(option.choices, choice => self.choice(option.id, choice, own_board));
        Ok(())
    }

    const fn choice(&self, option: &str, choice: &Choice, own_board: Board) -> Result<(), Fault> {
        check!(chosen(self.options, choice.excludes, choice.id));
        each!(choice.excludes, other => hold(!same(other.0, option), "an option excludes others", choice.id));
        let mut on = own_board;
        each!(choice.changes, change => {
            if let Change::Board(other) = change {
                on = *other;
            }
            self.change(change, on, choice.id)
        });
        Ok(())
    }

    const fn gains(&self, gains: Gains, at: &'static str) -> Result<(), Fault> {
        each!(gains, gain => {
            check!(self.role(gain.0, at));
            self.each_role(gain.1, at)
        });
        Ok(())
    }

    const fn change(&self, change: &Change, on: Board, at: &'static str) -> Result<(), Fault> {
        match change {
            Change::Board(other) => board(other, at),
            Change::Setup(text) => self.setup(text),
            Change::Swap(one, other) => {
                check!(square(&on, one));
                square(&on, other)
            }
            Change::Generals(generals) => self.generals(generals, at),
            Change::Repetition(repetition) => self.repetition(repetition, at),
            Change::Patterns(role, patterns) => {
                check!(self.role(*role, at));
                check!(size::patterns(patterns, at));
                self.patterns(patterns, at)
            }
            Change::RightPurpose(right, _)
            | Change::RightGone(right)
            | Change::RightUnconditional(right)
            | Change::RightSuspended(right) => self.right(*right, at),
            Change::RightAimedAt(right, role) => {
                check!(self.right(*right, at));
                self.role(*role, at)
            }
            Change::Opening(opening) => self.opening(opening, at),
            Change::Promotes(pieces) => self.promotions(pieces, at),
            Change::BoardCount(count) => self.board_count(count, at),
            Change::BareCount(count) => self.bare_count(count, at),
            Change::TurnsInto(from, into) => {
                check!(self.role(*from, at));
                self.role(*into, at)
            }
            Change::Names(set) => self.names(*set, at),
            Change::Chase(chase) => self.gains(chase.gains(), at),
            Change::Figure(role, _) => self.role(*role, at),
            Change::Armies(ArmyChange::PromotionSquares(by_file, elsewhere)) => {
                self.squares(by_file, elsewhere, at)
            }
            // These name nothing of the game's.
            Change::Armies(
                ArmyChange::Alliance(_)
                | ArmyChange::AllyCapture(_)
                | ArmyChange::EnemyThrone(_)
                | ArmyChange::Command(_)
                | ArmyChange::Exchange(_)
                | ArmyChange::Reentry(_)
                | ArmyChange::Concourse(_)
                | ArmyChange::Waits(_)
                | ArmyChange::KingMayStand(_)
                | ArmyChange::Peace(_)
                | ArmyChange::Stakes(_)
                | ArmyChange::Empire(_),
            )
            | Change::Pass(_)
            | Change::Mirror
            | Change::PromoteNeedsLoss(_)
            | Change::PromoteMust(_)
            | Change::PromoteBy(_)
            | Change::PromoteUnready(_)
            | Change::Stalemate(_)
            | Change::BareKing(_)
            | Change::BareKingMoves(_)
            | Change::BarredMate(_)
            | Change::Impasse(_)
            | Change::ForbiddenLoses
            | Change::CheckDraws
            | Change::Occurrence(_)
            | Change::Deploy(_)
            | Change::StandingQuiet
            | Change::LastPawnAnywhere
            | Change::PromotionsDeclined
            | Change::Colours(_)
            | Change::NoDice
            | Change::MustMove(_)
            | Change::Race(_) => Ok(()),
        }
    }
}

pub(super) const fn board(board: &Board, at: &'static str) -> Result<(), Fault> {
    check!(size::shape(board.shape, at));
    each!(board.marks, mark => square(board, mark));
    Ok(())
}

const fn square(board: &Board, name: &'static str) -> Result<(), Fault> {
    hold(board.shape.parse(name).is_some(), "a square is one of the board's", name)
}

/// Whether choices are those of options, one of each.
pub(super) const fn chosen(
    options: &[OptionSpec],
    choices: &[(&'static str, &'static str)],
    at: &'static str,
) -> Result<(), Fault> {
    let mut index = 0;
    while index < choices.len() {
        let (option, choice) = choices[index];
        check!(hold(is_choice(options, option, choice), "a choice is one of the option's", at));
        let mut other = index + 1;
        while other < choices.len() {
            let twice = same(option, choices[other].0) && same(choice, choices[other].1);
            check!(hold(!twice, "a choice is made once", at));
            other += 1;
        }
        index += 1;
    }
    Ok(())
}

const fn is_choice(options: &[OptionSpec], option: &str, choice: &str) -> bool {
    let mut index = 0;
    while index < options.len() {
        if same(options[index].id, option) {
            let choices = options[index].choices;
            let mut place = 0;
            while place < choices.len() {
                if same(choices[place].id, choice) {
                    return true;
                }
                place += 1;
            }
        }
        index += 1;
    }
    false
}
