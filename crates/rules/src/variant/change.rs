//! Changes: what the choices of options change in a game's terms.

use super::own::{List, Text};
use super::terms::*;
use crate::art::Figure;
use crate::board::{Board, Role, SEATS};
use crate::movement::{Modality, Pattern, Right};

/// What a choice changes in the game's [`Terms`](crate::Terms).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another board.
    Board(Board),
    /// Another array.
    Setup(Text),
    /// Two pieces of the array change places.
    Swap(Text, Text),
    /// When a player may pass.
    Pass(Pass),
    /// How facing generals count.
    Generals(Generals),
    /// The array reflected left to right.
    Mirror,
    /// The role moves like this.
    Patterns(Role, List<Pattern>),
    /// What the patterns under this right may do.
    RightPurpose(Right, Modality),
    /// Nothing under this right may be done.
    RightGone(Right),
    /// The right is not lost by check.
    RightUnconditional(Right),
    /// The right is lost when a piece of this role stands on a line with the king.
    RightAimedAt(Right, Role),
    /// The right cannot be used in check, and is not lost by it.
    RightSuspended(Right),
    /// The right is lost when the piece of this role leaves its place in the array.
    RightUnmoved(Right, Role),
    /// Another opening.
    Opening(Opening),
    /// Other promotions: the roles that promote, and what they become.
    Promotes(Promotions),
    /// Whether promotion waits for a loss.
    PromoteNeedsLoss(bool),
    /// Whether promotion is compulsory.
    PromoteMust(Must),
    /// Which moves promote.
    PromoteBy(PromoteBy),
    /// What becomes of a pawn that cannot promote.
    PromoteUnready(Unready),
    /// Whether a pawn may be captured in passing.
    EnPassant(bool),
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
    /// What a mate by the role that may not mate is.
    BarredMate(BarredMate),
    /// What ends the game when kings have entered.
    Impasse(Option<ImpasseRule>),
    /// A role that turns into another by its first move.
    TurnsInto(Role, Role),
    /// An attempt at a forbidden move loses.
    ForbiddenLoses,
    /// Which chase loses.
    Chase(Chase),
    /// Perpetual check draws like any repetition.
    CheckDraws,
    /// The occurrence at which a repeated position ends the game.
    Occurrence(u8),
    /// One thing about the deployment.
    Deploy(Deploy),
    /// Promotions of standing pieces may neither capture, check nor attack.
    StandingQuiet,
    /// A side's last pawn promotes anywhere.
    LastPawnAnywhere,
    /// A player who can only promote may claim stalemate instead.
    PromotionsDeclined,
    /// How repetition counts.
    Repetition(Repetition),
    /// After how many quiet turns the game is drawn.
    Quiet(Option<u16>),
    /// Another set of names.
    Names(u8),
    /// Another look of a role.
    Figure(Role, Figure),
    /// Other colours of the seats.
    Colours([Colour; SEATS]),
    /// Nothing is thrown.
    NoDice,
    /// Whether a seat that can move at the table has to.
    MustMove(bool),
    /// One thing about the armies.
    Armies(ArmyChange),
    /// One thing about the race.
    Race(RaceChange),
}

/// What a choice changes about a deployment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deploy {
    /// One side places all its pieces, then the other.
    WholeArmy,
    /// Rooks go to the first rank only.
    RookOnFirstRank,
    /// Nothing is placed on a pawn's square.
    NoSwaps,
    /// Faults of the second player's rooks are refused at once.
    FaultsRefused,
}

impl Terms {
    /// Writes one change of a choice into the terms.
    pub(crate) fn change(&mut self, change: &Change) {
        match change.clone() {
            // A rule set's board is no term, nor is what changes places on it.
            Change::Board(_) | Change::Swap(..) => {}
            Change::Setup(array) => self.setup = array,
            Change::Deploy(change) => {
                if let Opening::Deployment(deployment) = &mut self.opening {
                    match change {
                        Deploy::WholeArmy => deployment.whole_army = true,
                        Deploy::RookOnFirstRank => deployment.rook_on_first_rank = true,
                        Deploy::NoSwaps => deployment.swaps = false,
                        Deploy::FaultsRefused => deployment.faults_refused = true,
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
            Change::PromotionsDeclined => {
                if let PromoteBy::InPlace(standing) = &mut self.promotion.by {
                    standing.may_be_declined = true;
                }
            }
            Change::Pass(pass) => self.pass = pass,
            Change::Generals(generals) => self.generals = generals,
            Change::Mirror => self.mirrored = !self.mirrored,
            Change::Patterns(role, patterns) => {
                self.roles.to_mut()[role.index()].patterns = patterns;
            }
            Change::RightPurpose(right, modality) => self.change_right(right, Some(modality)),
            Change::RightGone(right) => self.change_right(right, None),
            Change::RightAimedAt(right, role) => self.rights.to_mut()[right.index()].aimed_at_by = Some(role),
            Change::RightSuspended(right) => {
                self.rights.to_mut()[right.index()].in_check = InCheck::Suspended
            }
            Change::RightUnmoved(right, role) => self.rights.to_mut()[right.index()].home = Home::Of(role),
            Change::RightUnconditional(right) => self.rights.to_mut()[right.index()].in_check = InCheck::Kept,
            Change::Opening(opening) => self.opening = opening,
            Change::Promotes(pieces) => self.promotion.pieces = pieces,
            Change::PromoteNeedsLoss(needs) => self.promotion.needs_loss = needs,
            Change::PromoteMust(must) => self.promotion.must = must,
            Change::PromoteBy(by) => self.promotion.by = by,
            Change::PromoteUnready(unready) => self.promotion.unready = unready,
            Change::EnPassant(captured) => self.en_passant = captured,
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
            Change::Impasse(rule) => self.impasse = rule,
            Change::TurnsInto(from, into) => self.turns_into = Some((from, into)),
            Change::ForbiddenLoses => self.forbidden_loses = true,
            Change::Chase(change) => {
                if let Repetition::Perpetual { chase, .. } = &mut self.repetition {
                    *chase = change;
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
            Change::Quiet(turns) => self.quiet = turns,
            Change::Names(set) => self.names = set,
            Change::Figure(role, figure) => self.roles.to_mut()[role.index()].figure = figure,
            Change::Colours(colours) => self.colours = colours,
            Change::NoDice => self.dice = None,
            Change::MustMove(must_move) => self.must_move = must_move,
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

    /// Gives the patterns under a right another modality, or takes them away.
    fn change_right(&mut self, right: Right, modality: Option<Modality>) {
        for role in self.roles.to_mut() {
            if role.patterns.iter().any(|pattern| pattern.right == Some(right)) {
                let patterns = role.patterns.iter().filter_map(|pattern| match (pattern.right, modality) {
                    (Some(own), None) if own == right => None,
                    (Some(own), Some(modality)) if own == right => Some(pattern.only(modality)),
                    _ => Some(*pattern),
                });
                role.patterns = List::Owned(patterns.collect());
            }
        }
    }
}
