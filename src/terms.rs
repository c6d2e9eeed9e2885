//! The terms in which special rules are written.
//!
//! Each is named by what it does and open to any game; a choice of an option changes some of them.

mod armies;
mod dice;
mod ends;
mod kinds;
mod opening;
mod promotion;
mod race;

use std::borrow::Cow;

use crate::option::{Change, Deploy};
use crate::pattern::Purpose;
use crate::piece::{Kind, SEATS};

pub use armies::*;
pub use dice::*;
pub use ends::*;
pub use kinds::*;
pub use opening::*;
pub use promotion::*;
pub use race::*;

/// What a game is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// Two sides; the king that cannot escape capture is lost.
    Kings,
    /// Armies in alliances.
    Armies(Armies),
    /// A race along tracks.
    Race(Race),
}

/// The colour of a seat's men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// White, or whatever is lighter.
    Light,
    /// Black at a board of two.
    Dark,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black at a board of four.
    Black,
}

/// The colours of a board of two.
pub const LIGHT_AND_DARK: [Colour; SEATS] = [Colour::Light, Colour::Dark, Colour::Light, Colour::Dark];

/// Every rule of a game that its options can change.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Placement of the start, in position text.
    pub array: Cow<'static, str>,
    /// The kinds.
    pub kinds: Cow<'static, [KindSpec]>,
    /// Rights that the sides hold at the start.
    pub rights: Cow<'static, [RightSpec]>,
    /// What the game is about.
    pub contest: Contest,
    /// What is thrown before a move, if anything is.
    pub dice: Option<Dice>,
    /// The colours of the seats' men.
    pub colours: [Colour; SEATS],
    /// How the game opens.
    pub opening: Opening,
    /// Castling.
    pub castling: Castling,
    /// The kind of the pawns.
    pub pawn: Kind,
    /// What becomes of captured men.
    pub captured: Captured,
    /// Facing generals.
    pub generals: Generals,
    /// Passing.
    pub pass: Pass,
    /// Squares of the array whose men change places.
    pub swaps: Cow<'static, [(&'static str, &'static str)]>,
    /// Promotion.
    pub promotion: Promotion,
    /// Stalemate.
    pub stalemate: Stalemate,
    /// A king alone.
    pub bare_king: BareKing,
    /// A king alone that has made this many moves has drawn.
    pub bare_king_moves: Option<u8>,
    /// The count without pawns.
    pub board_count: Option<BoardCount>,
    /// The count against a bare king.
    pub bare_count: Option<BareCount>,
    /// Which mates win; all, where nothing is said.
    pub mates: Option<Mates>,
    /// Least points with which a side does not lose an impasse; without them none is claimed.
    pub impasse: Option<u8>,
    /// Kinds that turn into another by their first move.
    pub turns_into: Option<(Kind, Kind)>,
    /// Whether an attempt at a forbidden move loses the game.
    pub forbidden_loses: bool,
    /// Repetition.
    pub repetition: Repetition,
    /// Which of the kinds' name sets is shown.
    pub names: u8,
}

impl Terms {
    /// Writes one change of a choice into the terms.
    pub(crate) fn change(&mut self, change: &Change) {
        match *change {
            // A rule set's board is no term.
            Change::Board(_) => {}
            Change::Array(array) => self.array = Cow::Borrowed(array),
            Change::Deploy(change) => {
                if let Opening::Deployment(deployment) = &mut self.opening {
                    match change {
                        Deploy::WholeArmy => deployment.whole_army = true,
                        Deploy::RookOnFirstRank => deployment.rook_on_first_rank = true,
                        Deploy::NoSwaps => deployment.swaps = false,
                        Deploy::FaultsStand => deployment.faults_refused = false,
                    }
                }
            }
            Change::StandingQuiet => {
                if let PromoteBy::Standing(standing) = &mut self.promotion.by {
                    standing.quiet = true;
                }
            }
            Change::LastPawnAnywhere => {
                if let PromoteBy::Standing(standing) = &mut self.promotion.by {
                    standing.last_pawn_anywhere = true;
                }
            }
            Change::Swap(one, other) => self.swaps.to_mut().push((one, other)),
            Change::Pass(pass) => self.pass = pass,
            Change::Generals(generals) => self.generals = generals,
            Change::Mirror => self.array = Cow::Owned(crate::text::mirrored(&self.array)),
            Change::Patterns(kind, patterns) => {
                self.kinds.to_mut()[kind.index()].patterns = Cow::Borrowed(patterns);
            }
            Change::RightPurpose(right, purpose) => self.change_right(right, Some(purpose)),
            Change::RightGone(right) => self.change_right(right, None),
            Change::RightAimedAt(right, kind) => {
                self.rights.to_mut()[right as usize].aimed_at_by = Some(kind)
            }
            Change::RightSuspended(right) => {
                self.rights.to_mut()[right as usize].in_check = InCheck::Suspended
            }
            Change::RightUnconditional(right) => {
                self.rights.to_mut()[right as usize].in_check = InCheck::Kept
            }
            Change::Opening(opening) => self.opening = opening,
            Change::PromoteInto(into) => self.promotion.men = Cow::Owned(vec![(self.pawn, into)]),
            Change::PromoteNeedsLoss(needs) => self.promotion.needs_loss = needs,
            Change::PromoteMust(must) => self.promotion.must = must,
            Change::PromoteBy(by) => self.promotion.by = by,
            Change::PromoteUnready(unready) => self.promotion.unready = unready,
            Change::Stalemate(stalemate) => self.stalemate = stalemate,
            Change::BareKing(bare_king) => self.bare_king = bare_king,
            Change::BareKingMoves(moves) => self.bare_king_moves = Some(moves),
            Change::BoardCount(count) => self.board_count = count,
            Change::BareCount(count) => self.bare_count = count,
            Change::BarredMate(mate) => {
                if let Some(mates) = &mut self.mates {
                    mates.barred_mate = mate;
                }
            }
            Change::Impasse(least) => self.impasse = least,
            Change::TurnsInto(from, into) => self.turns_into = Some((from, into)),
            Change::ForbiddenLoses => self.forbidden_loses = true,
            Change::ChaseDraws => {
                if let Repetition::Perpetual { chase_loses, .. } = &mut self.repetition {
                    *chase_loses = false;
                }
            }
            Change::CheckDraws => {
                if let Repetition::Perpetual { check_loses, .. } = &mut self.repetition {
                    *check_loses = false;
                }
            }
            Change::Occurrence(number) => {
                if let Repetition::Perpetual { occurrence, .. } = &mut self.repetition {
                    *occurrence = number;
                }
            }
            Change::Repetition(repetition) => self.repetition = repetition,
            Change::Names(set) => self.names = set,
            Change::Colours(colours) => self.colours = colours,
            Change::NoDice => self.dice = None,
            Change::MustMove(must_move) => {
                if let Some(dice) = &mut self.dice {
                    dice.must_move = must_move;
                }
            }
            Change::Armies(change) => {
                if let Contest::Armies(armies) = &mut self.contest {
                    armies.change(change);
                }
            }
            Change::Race(change) => {
                if let Contest::Race(race) = &mut self.contest {
                    race.change(change);
                }
            }
        }
    }

    /// Gives the patterns under a right another purpose, or takes them away.
    fn change_right(&mut self, right: u8, purpose: Option<Purpose>) {
        for kind in self.kinds.to_mut() {
            if kind.patterns.iter().any(|pattern| pattern.right == Some(right)) {
                let patterns = kind.patterns.iter().filter_map(|pattern| match (pattern.right, purpose) {
                    (Some(own), None) if own == right => None,
                    (Some(own), Some(purpose)) if own == right => Some(pattern.only(purpose)),
                    _ => Some(*pattern),
                });
                kind.patterns = Cow::Owned(patterns.collect());
            }
        }
    }

    /// The kinds that must not be lost.
    pub fn royals(&self) -> impl Iterator<Item = Kind> + '_ {
        (0..self.kinds.len()).filter(|&index| self.kinds[index].royal).map(|index| Kind(index as u8))
    }

    /// Whether any pattern or castling still asks for this right.
    pub fn right_is_used(&self, right: u8) -> bool {
        let castles = match self.castling {
            Castling::No => false,
            Castling::Rightward { right: own, .. } => own == right && self.opening != Opening::Alternate,
        };
        castles
            || self.kinds.iter().any(|kind| kind.patterns.iter().any(|pattern| pattern.right == Some(right)))
    }
}
