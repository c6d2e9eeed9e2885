//! What the choices of options change in a game's terms.

use std::borrow::Cow;

use super::placement::mirrored;
use super::terms::*;
use crate::board::{Board, Kind, SEATS};
use crate::movement::{Pattern, Purpose};

/// What a choice changes in the game's [`Terms`](crate::Terms).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another board.
    Board(Board),
    /// Another array.
    Array(&'static str),
    /// Two men of the array change places.
    Swap(&'static str, &'static str),
    /// When a player may pass.
    Pass(Pass),
    /// How facing generals count.
    Generals(Generals),
    /// The array in force so far, reflected left to right.
    Mirror,
    /// The kind moves like this.
    Patterns(Kind, &'static [Pattern]),
    /// What the patterns under this right may do.
    RightPurpose(u8, Purpose),
    /// Nothing under this right may be done.
    RightGone(u8),
    /// The right is not lost by check.
    RightUnconditional(u8),
    /// The right is lost when a man of this kind stands on a line with the king.
    RightAimedAt(u8, Kind),
    /// The right cannot be used in check, and is not lost by it.
    RightSuspended(u8),
    /// Another opening.
    Opening(Opening),
    /// Other promotions.
    PromoteInto(PromoteInto),
    /// Whether promotion waits for a loss.
    PromoteNeedsLoss(bool),
    /// Whether promotion is compulsory.
    PromoteMust(Must),
    /// Which moves promote.
    PromoteBy(PromoteBy),
    /// What becomes of a pawn that cannot promote.
    PromoteUnready(Unready),
    /// How stalemate counts.
    Stalemate(Stalemate),
    /// How a bare king counts.
    BareKing(BareKing),
    /// A bare king draws after so many moves.
    BareKingMoves(u8),
    /// The count without pawns.
    BoardCount(Option<BoardCount>),
    /// The count against a bare king.
    BareCount(Option<BareCount>),
    /// What a mate by the kind that may not mate is.
    BarredMate(BarredMate),
    /// The points of an impasse.
    Impasse(Option<u8>),
    /// A kind that turns into another by its first move.
    TurnsInto(Kind, Kind),
    /// An attempt at a forbidden move loses.
    ForbiddenLoses,
    /// Perpetual chase draws like any repetition.
    ChaseDraws,
    /// Perpetual check draws like any repetition.
    CheckDraws,
    /// The occurrence at which a repeated position ends the game.
    Occurrence(u8),
    /// One thing about the deployment.
    Deploy(Deploy),
    /// Promotions of standing men may neither capture, check nor attack.
    StandingQuiet,
    /// A side's last pawn promotes anywhere.
    LastPawnAnywhere,
    /// How repetition counts.
    Repetition(Repetition),
    /// Another set of names.
    Names(u8),
    /// Other colours of the seats.
    Colours([Colour; SEATS]),
    /// Nothing is thrown.
    NoDice,
    /// Whether a man that may move by the throw has to.
    MustMove(bool),
    /// One thing about the armies.
    Armies(ArmyChange),
    /// One thing about the race.
    Race(RaceChange),
}

/// What a choice changes about a deployment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deploy {
    /// One side places all its men, then the other.
    WholeArmy,
    /// Rooks go to the first rank only.
    RookOnFirstRank,
    /// Nothing is placed on a pawn's square.
    NoSwaps,
    /// Faults of the second player's rooks stand unless the first player objects.
    FaultsStand,
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
                if let PromoteBy::InPlace(standing) = &mut self.promotion.by {
                    standing.quiet = true;
                }
            }
            Change::LastPawnAnywhere => {
                if let PromoteBy::InPlace(standing) = &mut self.promotion.by {
                    standing.last_pawn_anywhere = true;
                }
            }
            Change::Swap(one, other) => self.swaps.to_mut().push((one, other)),
            Change::Pass(pass) => self.pass = pass,
            Change::Generals(generals) => self.generals = generals,
            Change::Mirror => self.array = Cow::Owned(mirrored(&self.array)),
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
}
