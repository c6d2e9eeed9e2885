//! A game as a record, and the terms in which its special rules are written.
//!
//! A [`Game`] is data: board, kinds, [`Terms`], options. Its options resolve to a changed copy of
//! the terms, a [`Rules`], and that is all the rest of the program reads. A rule that does not fit
//! becomes a new term, named by what it does; every reader then has to handle it.

use std::borrow::Cow;

use crate::art::Figure;
use crate::board::{Board, SquareSet, Zone};
use crate::option::{Change, Deploy, OptionSpec, Preset, SetupError};
use crate::pattern::{Pattern, Purpose};
use crate::piece::{KINDS, Kind, Piece, SEATS, Seat, SeatSpec};
use crate::source::Cite;
use crate::tables::Tables;
use crate::text;

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
}

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

/// A line of moves that shows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Stable id; `demonstration` or that of a rule.
    pub id: &'static str,
    /// Options that differ from the default.
    pub options: &'static [(&'static str, &'static str)],
    /// Where it starts, if not from the array.
    pub position: Option<&'static str>,
    /// The moves, in move text.
    pub moves: &'static [&'static str],
}

/// A game: a record without code.
#[derive(Debug)]
pub struct Game {
    /// Stable id, such as `chaturanga`.
    pub id: &'static str,
    /// The board.
    pub board: Board,
    /// The seats, first player first.
    pub seats: &'static [SeatSpec],
    /// The rules with every option at its default.
    pub terms: Terms,
    /// The points on which sources differ.
    pub options: &'static [OptionSpec],
    /// Named sets of choices.
    pub presets: &'static [Preset],
    /// Lines to step through; the first is the demonstration.
    pub lines: &'static [Line],
    /// Where the base rules stand.
    pub cites: &'static [Cite],
}

impl Game {
    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<(usize, &'static OptionSpec)> {
        self.options.iter().enumerate().find(|(_, option)| option.id == id)
    }
}

/// A game with its options resolved, compiled for play.
#[derive(Clone, Debug)]
pub struct Rules {
    game: &'static Game,
    choices: Vec<u8>,
    board: Board,
    terms: Terms,
    array: Vec<Option<Piece>>,
    hands: Vec<Piece>,
    initial: [[u8; KINDS]; SEATS],
    pub(crate) tables: Tables,
}

impl Rules {
    /// The rules of `game` with these `(option, choice)` pairs and the rest at their defaults.
    ///
    /// # Errors
    /// An option or choice that the game does not have, or one that another rules out.
    ///
    /// ```
    /// use tabiya::{Rules, games};
    /// let rules = Rules::new(&games::CHATURANGA, &[("elephant", "dabbaba")])?;
    /// assert_eq!(rules.choice("elephant"), Some("dabbaba"));
    /// # Ok::<(), tabiya::SetupError>(())
    /// ```
    pub fn new(game: &'static Game, chosen: &[(&str, &str)]) -> Result<Rules, SetupError> {
        let choices = crate::option::resolve(game, chosen)?;
        let mut terms = game.terms.clone();
        let mut board = game.board;
        for (option, &choice) in game.options.iter().zip(&choices) {
            for change in option.choices[choice as usize].changes {
                match change {
                    Change::Board(other) => board = *other,
                    change => terms.change(change),
                }
            }
        }
        let (placement, hands) = terms.array.split_once('[').unwrap_or((&terms.array, ""));
        let mut array = text::placement(board.shape, game.seats, &terms.kinds, placement)
            .expect("the arrays of the games are tested");
        let hands = text::hand(&terms.kinds, hands.trim_end_matches(']'));
        let mut initial = [[0; KINDS]; SEATS];
        for piece in array.iter().flatten() {
            initial[piece.seat.index()][piece.kind.index()] += 1;
        }
        for piece in &hands {
            initial[piece.seat.index()][piece.kind.index()] += 1;
        }
        for (one, other) in terms.swaps.iter() {
            if let (Some(one), Some(other)) = (board.shape.parse(one), board.shape.parse(other)) {
                array.swap(one.index(), other.index());
            }
        }
        let tables = Tables::new(board.shape, game.seats, &terms, &array);
        Ok(Rules { game, choices, board, terms, array, hands, initial, tables })
    }

    /// The game.
    pub fn game(&self) -> &'static Game {
        self.game
    }

    /// The board in force.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The terms in force.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The kinds in force.
    pub fn kinds(&self) -> &[KindSpec] {
        &self.terms.kinds
    }

    /// A kind's record.
    pub fn kind(&self, kind: Kind) -> &KindSpec {
        &self.terms.kinds[kind.index()]
    }

    /// The kind with this id.
    pub fn kind_named(&self, id: &str) -> Option<Kind> {
        self.terms.kinds.iter().position(|kind| kind.id == id).map(|index| Kind(index as u8))
    }

    /// A seat's record.
    pub fn seat(&self, seat: Seat) -> SeatSpec {
        self.game.seats[seat.index()]
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats.len() as u8).map(Seat)
    }

    /// The choice in force for this option.
    pub fn choice(&self, option: &str) -> Option<&'static str> {
        let (index, option) = self.game.option(option)?;
        Some(option.choices[self.choices[index] as usize].id)
    }

    /// Every option with its choice in force.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.game
            .options
            .iter()
            .zip(&self.choices)
            .map(|(option, &choice)| (option.id, option.choices[choice as usize].id))
    }

    /// The man that stands on each square at the start.
    pub fn array(&self) -> &[Option<Piece>] {
        &self.array
    }

    /// The men in hand at the start.
    pub fn hands(&self) -> &[Piece] {
        &self.hands
    }

    /// How many men of this kind the seat starts with.
    pub fn initial(&self, seat: Seat, kind: Kind) -> u8 {
        self.initial[seat.index()][kind.index()]
    }

    /// The squares of a zone for a seat.
    pub fn zone(&self, seat: Seat, zone: Zone) -> SquareSet {
        self.seat(seat).facing.zone(self.game.board.shape, zone)
    }

    /// The names of a kind in the name set in force.
    pub fn names(&self, kind: Kind) -> &'static [Name] {
        let names = self.kind(kind).names;
        names.get(self.terms.names as usize).or(names.first()).copied().unwrap_or(&[])
    }
}

impl Terms {
    /// Writes one change of a choice into the terms.
    fn change(&mut self, change: &Change) {
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
            Change::Mirror => self.array = Cow::Owned(text::mirrored(&self.array)),
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
