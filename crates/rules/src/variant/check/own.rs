//! The references within a record, part by part, for the check.

use super::super::change::Change;
use super::super::fault::Fault;
use super::super::option::{Choice, OptionSpec};
use super::super::own::Text;
use super::super::terms::*;
use super::said::{hold, same};
use super::size::{self, slice, text};
use crate::board::{Board, ROLES, Role, SeatSpec};
use crate::movement::{Atom, Pattern, Right};

/// Most rights: a position has room for so many.
const RIGHTS: usize = 4;

/// What the parts of a record may refer to.
pub(super) struct Own<'a> {
    pub(super) roles: &'a [RoleSpec],
    pub(super) rights: &'a [RightSpec],
    pub(super) seats: &'a [SeatSpec],
    pub(super) options: &'a [OptionSpec],
}

impl<'a> Own<'a> {
    const fn role<'b>(&self, role: Role, at: &'b str) -> Result<(), Fault<'b>> {
        hold(role.index() < self.roles.len(), "a role is one of the game's", at)
    }

    const fn some_role<'b>(&self, role: Option<Role>, at: &'b str) -> Result<(), Fault<'b>> {
        match role {
            Some(role) => self.role(role, at),
            None => Ok(()),
        }
    }

    const fn each_role<'b>(&self, roles: &[Role], at: &'b str) -> Result<(), Fault<'b>> {
        each!(roles, role => self.role(*role, at));
        Ok(())
    }

    const fn right<'b>(&self, right: Right, at: &'b str) -> Result<(), Fault<'b>> {
        hold(right.index() < self.rights.len(), "a right is one of the game's", at)
    }

    pub(super) const fn roles_are_told_apart(&self) -> Result<(), Fault<'a>> {
        distinct!(self.roles, "two roles have one id");
        let mut one = 0;
        while one < self.roles.len() {
            let role = &self.roles[one];
            check!(hold(one < ROLES, "there are too many roles", text(&role.id)));
            check!(hold(
                role.letter.is_ascii_lowercase(),
                "a role's letter is a lower-case letter",
                text(&role.id)
            ));
            check!(self.patterns(slice(&role.patterns), text(&role.id)));
            if let Some(from) = role.promoted_from {
                check!(self.role(from, text(&role.id)));
                let from = &self.roles[from.index()];
                let plain = from.promoted_from.is_none() && from.letter == role.letter;
                check!(hold(plain, "a promoted role has the letter of an unpromoted one", text(&role.id)));
            }
            let mut other = one + 1;
            while other < self.roles.len() {
                let like = &self.roles[other];
                let both = role.promoted_from.is_some() == like.promoted_from.is_some();
                check!(hold(
                    !both || role.letter != like.letter,
                    "two roles have one letter",
                    text(&like.id)
                ));
                other += 1;
            }
            one += 1;
        }
        Ok(())
    }

    pub(super) const fn rights_are_told_apart(&self) -> Result<(), Fault<'a>> {
        distinct!(self.rights, "two rights have one id");
        let mut one = 0;
        while one < self.rights.len() {
            let right = &self.rights[one];
            check!(hold(one < RIGHTS, "there are too many rights", text(&right.id)));
            check!(self.some_role(right.aimed_at_by, text(&right.id)));
            if let Home::Of(role) = right.home {
                check!(self.role(role, text(&right.id)));
            }
            let mut other = one + 1;
            while other < self.rights.len() {
                let letters = right.letter != self.rights[other].letter;
                check!(hold(letters, "two rights have one letter", text(&right.id)));
                other += 1;
            }
            one += 1;
        }
        Ok(())
    }

    const fn patterns<'b>(&self, patterns: &[Pattern], at: &'b str) -> Result<(), Fault<'b>> {
        each!(patterns, pattern => match pattern.right {
            Some(right) => self.right(right, at),
            None => Ok(()),
        });
        Ok(())
    }

    /// All terms by name, so that one that is still to come is not forgotten here.
    pub(super) const fn terms<'b>(&self, terms: &'b Terms, at: &'b str) -> Result<(), Fault<'b>> {
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
            en_passant: _,
            captured: _,
            generals,
            pass: _,
            promotion,
            stalemate: _,
            bare_king,
            bare_king_moves: _,
            bare_kings_draw: _,
            board_count,
            bare_count,
            mates,
            impasse: _,
            turns_into,
            forbidden_loses: _,
            repetition,
            quiet,
            names,
        } = terms;
        check!(
            self.setup(text(setup)),
            self.contest(contest, at),
            self.opening(opening, at),
            self.role(*pawn, at)
        );
        check!(hold(!self.roles[pawn.index()].royal, "the pawn is not royal", at));
        check!(
            self.generals(generals, at),
            self.repetition(repetition, at),
            self.promotions(promotion.pieces.get(), at),
            self.names(*names, at)
        );
        check!(
            self.board_count(board_count, at),
            self.bare_count(bare_count, at),
            self.bare_king(bare_king, at)
        );
        if let [one, other] = castling.ways.get() {
            let apart = matches!(
                (one.towards, other.towards),
                (Towards::FirstFile, Towards::LastFile) | (Towards::LastFile, Towards::FirstFile)
            );
            check!(hold(apart, "two ways to castle go towards the first and the last file", at));
        }
        each!(castling.ways.get(), way =>
            self.right(way.right, at), self.role(way.rook, at), self.castle(way.steps, at));
        check!(hold(!matches!(quiet, Some(0)), "quiet turns are at least one", at));
        if let Some((from, into)) = turns_into {
            check!(self.role(*from, at), self.role(*into, at));
        }
        if let Some(Mates { strong, shak, barred, barred_mate: _ }) = mates {
            check!(self.each_role(strong.get(), at), self.each_role(shak.get(), at), self.role(*barred, at));
        }
        if let Repetition::Perpetual { chase, .. } = repetition {
            check!(self.gains(&chase.gains(), at));
        }
        if let Some(Dice { faces, shells: _ }) = dice {
            each!(faces.get(), face => self.each_role(face.moves.get(), at));
        }
        Ok(())
    }

    /// A king that castles goes where it does not go otherwise: its move's text tells them apart.
    const fn castle<'b>(&self, steps: u8, at: &'b str) -> Result<(), Fault<'b>> {
        check!(hold(steps >= 2 && steps <= 26, "a king castles by two steps or more", at));
        each!(self.roles, role => match role.royal {
            true => self.not_sideways(slice(&role.patterns), steps as i8, at),
            false => Ok(()),
        });
        Ok(())
    }

    const fn not_sideways<'b>(&self, patterns: &[Pattern], steps: i8, at: &'b str) -> Result<(), Fault<'b>> {
        each!(patterns, pattern => {
            let (right, forward) = pattern.atom.step();
            let leads = match pattern.atom {
                Atom::Ride(..) | Atom::Hop { .. } => right == 0 || forward == 0,
                Atom::Leap(..) | Atom::Lame { .. } => {
                    (right == 0 && (forward == steps || forward == -steps))
                        || (forward == 0 && (right == steps || right == -steps))
                }
            };
            hold(!leads, "a king that castles does not go there by other moves", at)
        });
        Ok(())
    }

    /// Whether the letters of a placement are those of seats and roles.
    const fn setup<'b>(&self, array: &'b str) -> Result<(), Fault<'b>> {
        let letters = array.as_bytes();
        let mut index = 0;
        let mut pieces = 0;
        while index < letters.len() {
            let letter = letters[index];
            let promoted = index > 0 && letters[index - 1] == b'+';
            if letter.is_ascii_alphabetic() && self.seats.len() > 2 && letter.is_ascii_lowercase() {
                check!(hold(self.has_seat(letter), "a letter of the setup is a seat's", array));
            } else if letter.is_ascii_alphabetic() {
                let has = self.has_letter(letter.to_ascii_lowercase(), promoted);
                check!(hold(has, "a letter of the setup is a role's", array));
                pieces += 1;
            }
            index += 1;
        }
        hold(pieces > 0, "a setup has pieces", array)
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

    const fn contest<'b>(&self, contest: &Contest, at: &'b str) -> Result<(), Fault<'b>> {
        let mut royals = 0;
        each!(self.roles, role => { royals += role.royal as usize; Ok(()) });
        match contest {
            Contest::Kings => hold(royals > 0, "a contest of kings has a royal role", at),
            Contest::Armies(Armies { king, boat, minor, advancement, .. }) => {
                check!(hold(royals == 0, "where kings are captured none is royal", at));
                check!(self.role(*king, at), self.role(*boat, at), self.each_role(minor.get(), at));
                check!(self.squares(&advancement.by_file, advancement.elsewhere.get(), at));
                self.each_role(advancement.privileged.get(), at)
            }
            Contest::Race(Race { single, double, .. }) => {
                check!(hold(royals == 0, "in a race no role is royal", at));
                check!(self.role(*single, at));
                self.role(*double, at)
            }
        }
    }

    const fn squares<'b>(
        &self,
        by_file: &[Option<Role>; 8],
        elsewhere: &[Role],
        at: &'b str,
    ) -> Result<(), Fault<'b>> {
        each!(by_file, role => self.some_role(*role, at));
        self.each_role(elsewhere, at)
    }

    const fn opening<'b>(&self, opening: &Opening, at: &'b str) -> Result<(), Fault<'b>> {
        match opening {
            Opening::Alternate | Opening::FreeMoves(_) | Opening::Mobilisation | Opening::Roll { .. } => {
                Ok(())
            }
            Opening::ForcedAdvance(role) => self.role(*role, at),
            Opening::Deployment(deployment) => self.role(deployment.rook, at),
        }
    }

    const fn generals<'b>(&self, generals: &Generals, at: &'b str) -> Result<(), Fault<'b>> {
        if let Generals::FacingCounts(values) = generals {
            each!(values.get(), value => self.role(value.0, at));
        }
        Ok(())
    }

    const fn repetition<'b>(&self, repetition: &Repetition, at: &'b str) -> Result<(), Fault<'b>> {
        match repetition {
            Repetition::Counted { occurrence, values, .. } => {
                check!(self.values(values.get(), at));
                again(*occurrence, at)
            }
            Repetition::Perpetual { occurrence, .. } => again(*occurrence, at),
            Repetition::Ignored | Repetition::ThirdDraws => Ok(()),
        }
    }

    const fn promotions<'b>(&self, pieces: &[(Role, PromoteInto)], at: &'b str) -> Result<(), Fault<'b>> {
        each!(pieces, piece => self.role(piece.0, at), match &piece.1 {
            PromoteInto::Always(role) | PromoteInto::RoleOfSquare(OnRoyalSquare::This(role)) => {
                self.role(*role, at)
            }
            PromoteInto::OneOf(roles) => {
                check!(hold(!roles.get().is_empty(), "a promotion names roles", at));
                self.each_role(roles.get(), at)
            }
            PromoteInto::Nothing
            | PromoteInto::AnyLost
            | PromoteInto::RoleOfSquare(OnRoyalSquare::Nothing | OnRoyalSquare::AnyLost) => Ok(()),
        });
        Ok(())
    }

    const fn values<'b>(&self, values: &[(Role, u8)], at: &'b str) -> Result<(), Fault<'b>> {
        each!(values, value => self.role(value.0, at));
        Ok(())
    }

    const fn board_count<'b>(&self, count: &Option<BoardCount>, at: &'b str) -> Result<(), Fault<'b>> {
        if let Some(count) = count {
            return self.values(count.values.get(), at);
        }
        Ok(())
    }

    const fn bare_king<'b>(&self, bare_king: &BareKing, at: &'b str) -> Result<(), Fault<'b>> {
        match bare_king {
            BareKing::LosesNearlyBare(roles) => self.each_role(roles.get(), at),
            BareKing::Plays | BareKing::Loses | BareKing::LosesUnlessRebared | BareKing::Draws => Ok(()),
        }
    }

    const fn bare_count<'b>(&self, count: &Option<BareCount>, at: &'b str) -> Result<(), Fault<'b>> {
        if let Some(count) = count {
            each!(count.lines.get(), line => self.values(line.pieces.get(), at));
        }
        Ok(())
    }

    /// Some role has names in this set; those of a single set keep it.
    const fn names<'b>(&self, set: u8, at: &'b str) -> Result<(), Fault<'b>> {
        let mut index = 0;
        while index < self.roles.len() {
            if (set as usize) < slice(&self.roles[index].names).len() {
                return Ok(());
            }
            index += 1;
        }
        hold(false, "some role has names in the set", at)
    }

    pub(super) const fn option<'b>(&self, option: &'b OptionSpec, own_board: Board) -> Result<(), Fault<'b>> {
        let (id, choices) = (text(&option.id), slice(&option.choices));
        distinct!(choices, "two choices of an option have one id");
        check!(hold(!choices.is_empty(), "an option has choices", id));
        check!(hold(choices.len() < 256, "an option has at most 255 choices", id));
        each!(choices, choice => self.choice(id, choice, own_board));
        Ok(())
    }

    const fn choice<'b>(&self, option: &str, choice: &'b Choice, own_board: Board) -> Result<(), Fault<'b>> {
        let (id, excludes) = (text(&choice.id), slice(&choice.excludes));
        check!(chosen(self.options, excludes, id));
        each!(excludes, other => hold(!same(text(&other.0), option), "an option excludes others", id));
        let mut on = own_board;
        each!(slice(&choice.changes), change => {
            if let Change::Board(other) = change {
                on = *other;
            }
            self.change(change, on, id)
        });
        Ok(())
    }

    const fn gains<'b>(&self, gains: &Gains, at: &'b str) -> Result<(), Fault<'b>> {
        each!(gains.get(), gain => {
            check!(self.role(gain.0, at));
            self.each_role(gain.1.get(), at)
        });
        Ok(())
    }

    const fn change<'b>(&self, change: &'b Change, on: Board, at: &'b str) -> Result<(), Fault<'b>> {
        match change {
            Change::Board(other) => board(other, at),
            Change::Setup(array) => self.setup(text(array)),
            Change::Swap(one, other) => {
                check!(square(&on, text(one)));
                square(&on, text(other))
            }
            Change::Generals(generals) => self.generals(generals, at),
            Change::Repetition(repetition) => self.repetition(repetition, at),
            Change::Quiet(turns) => hold(!matches!(turns, Some(0)), "quiet turns are at least one", at),
            Change::Patterns(role, patterns) => {
                check!(self.role(*role, at));
                check!(size::patterns(slice(patterns), at));
                self.patterns(slice(patterns), at)
            }
            Change::RightPurpose(right, _)
            | Change::RightGone(right)
            | Change::RightUnconditional(right)
            | Change::RightSuspended(right) => self.right(*right, at),
            Change::RightAimedAt(right, role) | Change::RightUnmoved(right, role) => {
                check!(self.right(*right, at));
                self.role(*role, at)
            }
            Change::Opening(opening) => self.opening(opening, at),
            Change::Promotes(pieces) => self.promotions(pieces.get(), at),
            Change::BoardCount(count) => self.board_count(count, at),
            Change::BareKing(bare_king) => self.bare_king(bare_king, at),
            Change::BareCount(count) => self.bare_count(count, at),
            Change::TurnsInto(from, into) => {
                check!(self.role(*from, at));
                self.role(*into, at)
            }
            Change::Occurrence(number) => again(*number, at),
            Change::Names(set) => self.names(*set, at),
            Change::Chase(chase) => self.gains(&chase.gains(), at),
            Change::Figure(role, _) => self.role(*role, at),
            Change::Armies(ArmyChange::PromotionSquares(by_file, elsewhere)) => {
                self.squares(by_file, elsewhere.get(), at)
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
            | Change::EnPassant(_)
            | Change::Stalemate(_)
            | Change::BareKingMoves(_)
            | Change::BarredMate(_)
            | Change::Impasse(_)
            | Change::ForbiddenLoses
            | Change::CheckDraws
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

/// A position that returns has stood before.
const fn again(occurrence: u8, at: &str) -> Result<(), Fault<'_>> {
    hold(occurrence >= 2, "a position returns at its second occurrence or later", at)
}

pub(super) const fn board<'b>(board: &Board, at: &'b str) -> Result<(), Fault<'b>> {
    check!(size::shape(board.shape, at));
    hold(board.marks.without(board.shape.all()).is_empty(), "a square is one of the board's", at)
}

const fn square<'b>(board: &Board, name: &'b str) -> Result<(), Fault<'b>> {
    hold(board.shape.parse(name).is_some(), "a square is one of the board's", name)
}

/// Whether choices are those of options, one of each.
pub(super) const fn chosen<'b>(
    options: &[OptionSpec],
    choices: &[(Text, Text)],
    at: &'b str,
) -> Result<(), Fault<'b>> {
    let mut index = 0;
    while index < choices.len() {
        let (option, choice) = (text(&choices[index].0), text(&choices[index].1));
        check!(hold(is_choice(options, option, choice), "a choice is one of the option's", at));
        let mut other = index + 1;
        while other < choices.len() {
            let twice = same(option, text(&choices[other].0)) && same(choice, text(&choices[other].1));
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
        if same(text(&options[index].id), option) {
            let choices = slice(&options[index].choices);
            let mut place = 0;
            while place < choices.len() {
                if same(text(&choices[place].id), choice) {
                    return true;
                }
                place += 1;
            }
        }
        index += 1;
    }
    false
}
