//! The terms in which special rules are written.
//!
//! Each is named by what it does and open to any game; a choice of an option changes some of them.

mod armies;
mod dice;
mod race;

use std::borrow::Cow;

use crate::art::Figure;
use crate::board::Zone;
use crate::option::{Change, Deploy};
use crate::pattern::{Pattern, Purpose};
use crate::piece::{Kind, SEATS};

pub use armies::*;
pub use dice::*;
pub use race::*;

/// A kind's name in the game's own tradition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(
    /// The name, transliterated as in the source.
    pub &'static str,
    /// BCP 47 tag of its language.
    pub &'static str,
);

/// A kind of man and how it moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindSpec {
    /// Stable id, such as `elephant`.
    pub id: &'static str,
    /// Lower-case letter in position text (Fairy-Stockfish's).
    pub letter: char,
    /// Its figure.
    pub figure: Figure,
    /// Its names, one list per name set of the game; the first set is the usual one.
    pub names: &'static [&'static [Name]],
    /// Whether it is the man that must not be lost.
    pub royal: bool,
    /// Its ways of moving.
    pub patterns: Cow<'static, [Pattern]>,
    /// The kind that it was before promotion, and becomes again when captured. Its letter is that
    /// kind's, after a `+`.
    pub promoted_from: Option<Kind>,
}

/// A right that is held from the start and can be lost for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RightSpec {
    /// Stable id, such as `leap`.
    pub id: &'static str,
    /// Its letter in position text, upper case for the first player.
    pub letter: char,
    /// What a check does to it.
    pub in_check: InCheck,
    /// Whose leaving of its place ends it.
    pub home: Home,
    /// Lost when an enemy man of this kind stands on a line with the king, whatever is between.
    pub aimed_at_by: Option<Kind>,
}

/// What a check does to a right of the checked side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InCheck {
    /// Nothing.
    Kept,
    /// It is lost when the owner begins a turn in check.
    Lost,
    /// It cannot be used in check.
    Suspended,
}

/// The men whose leaving of their place in the array ends a right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// None.
    None,
    /// Those of this kind.
    Of(Kind),
    /// The king and the rook that castle.
    Castling,
}

/// How a game opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// By alternate moves from the first.
    Alternate,
    /// Each side in turn makes this many moves within its own half, without capture or check
    /// (the ta'biyat).
    ArrayMoves(u8),
    /// Both sides move freely until the first capture, or until both declare themselves ready
    /// (the Werera).
    Mobilisation,
    /// The first move of each side is a double step of the pawn in front of this kind.
    ForcedAdvance(Kind),
    /// The men in hand are first placed behind the own pawns.
    Deployment(Deployment),
    /// All throw, and the highest throw begins; those who tie throw again.
    Lots {
        /// Whether that throw is also the first to be played; otherwise its player throws again.
        keeps: bool,
    },
}

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

/// How men are placed before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deployment {
    /// Whether each side places its whole army at once, the first player first; otherwise man by
    /// man in turn.
    pub whole_army: bool,
    /// The kind to which the rules about files and ranks apply.
    pub rook: Kind,
    /// Whether that kind may be placed on the first rank only.
    pub rook_on_first_rank: bool,
    /// Whether a man may take a pawn's place, the pawn going to a free square behind the line.
    pub swaps: bool,
    /// Whether a fault of the second player's rooks (two on a file, or one on the file of the
    /// first player's king) is refused at once; otherwise the first player has to object.
    pub faults_refused: bool,
}

/// Castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castling {
    /// None.
    No,
    /// Before play alternates: the king goes two squares to its owner's right and the rook of
    /// that side to the square beyond it.
    Rightward {
        /// The right that it takes.
        right: u8,
        /// The kind of the rook.
        rook: Kind,
    },
}

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
    Standing(Standing),
}

/// What a promotion of a standing man may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whether no promotion may capture, check, uncover a check or attack a man; otherwise only
    /// the step may not check with the new man nor capture a man of its kind.
    pub quiet: bool,
    /// Whether a side's last pawn promotes anywhere.
    pub last_pawn_anywhere: bool,
}

/// When a player may pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Never.
    Never,
    /// When it has no move and is not in check.
    Stalemated,
    /// Whenever it is not in check.
    Always,
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
    pub fn of(&self, kind: Kind) -> Option<PromoteInto> {
        self.men.iter().find(|(own, _)| *own == kind).map(|&(_, into)| into)
    }
}

/// What becomes of captured men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    /// They are out of the game.
    Gone,
    /// They change sides, and may be dropped on an empty square instead of a move. No pawn is
    /// dropped on a file with an unpromoted pawn of its side, nor to give mate; no man where it
    /// could never move.
    Dropped,
}

/// Whether two generals may face each other on an open file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generals {
    /// They may.
    MayFace,
    /// No move may leave them so.
    MayNotFace,
    /// Who leaves them so can no longer win; if the other side does not end it the game is drawn.
    /// It is drawn too when a single unprotected man between them attacks the other general.
    FacingForfeits,
    /// If both sides leave them so in turn the game is drawn.
    FacingDraws,
    /// If both sides leave them so, or pass, in turn the points of the men decide.
    FacingCounts(&'static [(Kind, u8)]),
}

/// How a stalemate counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// The side that gives it wins.
    Wins,
    /// The side that gives it loses.
    Loses,
    /// Nobody wins.
    Draw,
    /// The king may change places with another man of its side; where none can, the side that
    /// gives it wins.
    Exchange,
    /// No move may give it; a side without a move draws.
    Forbidden,
}

/// How the loss of all men but the king counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// Not at all.
    Plays,
    /// It loses at once.
    Loses,
    /// It loses unless it takes the other side's last man in reply; two bare kings draw.
    LosesUnlessRebared,
    /// The game is drawn.
    Draws,
}

/// How a repeated position counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// Not at all.
    Ignored,
    /// The third occurrence is a draw.
    ThirdDraws,
    /// So many single turns without a capture or a pawn's move are a draw.
    QuietDraws(u16),
    /// At this occurrence the game ends: a side that has checked with every move of the cycle
    /// loses, as said; otherwise it is a draw.
    Perpetual {
        /// Which occurrence.
        occurrence: u8,
        /// Whether perpetual check loses.
        check_loses: bool,
        /// Whether perpetual chase of one unprotected man by one man loses too.
        chase_loses: bool,
    },
}

/// A count of moves while no side has unpromoted pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardCount {
    /// Moves of the stronger side after which the game is drawn.
    pub limit: u8,
    /// Whether it begins by itself, without the weaker side's word.
    pub automatic: bool,
    /// Most men of the weaker side, its king included, with which it may be counted.
    pub most_men: u8,
    /// Rough values of the kinds, by which the weaker side is told.
    pub values: &'static [(Kind, u8)],
}

/// A count of moves against a bare king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BareCount {
    /// So many men of a kind on the stronger side give this value; the first line that fits holds.
    pub lines: &'static [(Kind, u8, u8)],
    /// The value where no line fits; without one nothing is counted then.
    pub otherwise: Option<u8>,
    /// The value while the stronger side has unpromoted pawns; without one nothing is counted then.
    pub with_pawns: Option<u8>,
    /// Whether the men on the board are subtracted from the value.
    pub less_men: bool,
    /// Whether the count begins anew when the bare king captures.
    pub recounts: bool,
    /// What is added when the king is bared on one of the four central squares.
    pub central: u8,
}

/// Which mates win, where not all do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mates {
    /// Kinds whose mate wins.
    pub strong: &'static [Kind],
    /// Kinds whose check, anywhere in an unbroken series of checks, makes any mate at its end win.
    pub shak: &'static [Kind],
    /// The kind that may not mate.
    pub barred: Kind,
    /// What happens when it does.
    pub barred_mate: BarredMate,
}

/// What a mate by a kind that may not mate is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarredMate {
    /// Not legal.
    Forbidden,
    /// A draw.
    Draws,
    /// A loss for the side that gives it.
    Loses,
}

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
