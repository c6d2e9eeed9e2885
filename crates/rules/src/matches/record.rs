//! A game being played: rules, position, and the moves so far.

use super::beats::{self, Beat};
use super::error::{CountError, MatchError, PlayError};
use super::facts::Fact;
use super::limits::{MAX_MOVES, MAX_PERFT_DEPTH, MAX_PERFT_STEPS};
use crate::board::{Seat, Square};
use crate::movement::Right;
use crate::notation::PositionError;
use crate::play::perpetual;
use crate::position::{
    Effect, EndReason, IllegalMove, Move, Outcome, Phase, Position, RightLoss, Sink, State,
};
use crate::rules::Rules;
use crate::variant::{GameRef, SetupError};
use crate::{games, notation};

/// The choices of options that a position text names.
fn named_choices(text: &str) -> Result<Vec<(&str, &str)>, MatchError> {
    if text.len() > notation::MAX_TEXT {
        return Err(MatchError::Position(PositionError::TooLong));
    }
    let (_, mut pairs) = notation::split(text);
    pairs.retain(|(name, _)| !notation::is_position_field(name));
    Ok(pairs)
}

/// A move that has been made and the position before it: some 200 bytes.
#[derive(Clone, Debug)]
pub(super) struct Played {
    action: Move,
    before: State,
}

/// A game being played. Every error leaves it as it was.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::Match;
/// let mut game = Match::new("chaturanga", &[], None)?;
/// game.play("c1e3").expect("the elephant jumps over its soldier");
/// assert_eq!(game.play("c8c6").unwrap_err().code(), "not-its-move");
/// assert_eq!(game.line().count(), 1);
/// # Ok::<(), tabiya::MatchError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    rules: Rules,
    position: Position,
    pub(super) played: Vec<Played>,
    /// The last that was undone is the last here.
    pub(super) undone: Vec<Move>,
    /// The loss of the side that has attempted a forbidden move.
    forfeited: Option<Outcome>,
}

impl Match {
    /// Sets up a match: the game's id, the options that are not at their default, and a position
    /// text if it does not start from the array. Options in the position text hold unless
    /// `options` says otherwise.
    ///
    /// # Errors
    /// An unknown game, option or choice; choices that do not go together; a position that cannot be.
    pub fn new(game: &str, options: &[(&str, &str)], position: Option<&str>) -> Result<Match, MatchError> {
        let found = games::find(game).ok_or_else(|| SetupError::UnknownGame(game.to_owned()));
        Match::of(found.map_err(MatchError::Setup)?, options, position)
    }

    /// The same of a game at hand, which may be a record made at run time.
    ///
    /// # Errors
    /// As [`Match::new`]; a record that has a fault.
    pub fn of(
        game: impl Into<GameRef>,
        options: &[(&str, &str)],
        position: Option<&str>,
    ) -> Result<Match, MatchError> {
        let mut chosen = named_choices(position.unwrap_or(""))?;
        chosen.retain(|(name, _)| !options.iter().any(|(option, _)| option == name));
        chosen.extend(options);
        let rules = Rules::new(game, &chosen).map_err(MatchError::Setup)?;
        let position = match position {
            Some(text) => rules.read_position(text).map_err(MatchError::Position)?,
            None => Position::start(&rules),
        };
        Ok(Match::showing(rules, position))
    }

    /// Sets up a match under rules that are there already, which may be those of a record made at run time. The
    /// choices that a position text names hold, as in [`Match::new`]; for all others the rules stay as they are.
    ///
    /// # Errors
    /// A position that cannot be; choices in its text that the game does not have, or that do not go together.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Match, Rules, games};
    /// let rules = Rules::new(&games::SHATRANJ, &[])?;
    /// let from_the_array = Match::with_rules(rules.clone(), None)?;
    /// let later = Match::with_rules(rules, Some("4k2r/8/8/8/8/8/8/R3K3 w"))?;
    /// assert_eq!((from_the_array.legal().len(), later.legal().len()), (16, 15));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_rules(rules: Rules, position: Option<&str>) -> Result<Match, MatchError> {
        let start = Position::start(&rules);
        let mut game = Match::showing(rules, start);
        if let Some(text) = position {
            game.set_position(text)?;
        }
        Ok(game)
    }

    /// Goes on from another position, without the moves so far. The choices that the text names hold; for all
    /// others the rules stay as they are. A text that names none is read without looking for rules.
    ///
    /// # Errors
    /// As [`Match::with_rules`]; the match then stays as it was.
    pub fn set_position(&mut self, text: &str) -> Result<(), MatchError> {
        let named = named_choices(text)?;
        let rules = if named.is_empty() {
            self.rules.clone()
        } else {
            let mut chosen: Vec<(&str, &str)> = self.rules.options().collect();
            chosen.extend(named);
            Rules::new(self.rules.game_ref(), &chosen).map_err(MatchError::Setup)?
        };
        let position = rules.read_position(text).map_err(MatchError::Position)?;
        *self = Match::showing(rules, position);
        Ok(())
    }

    /// A match from this position. On a board that is only looked at it may be one of no game.
    pub fn showing(rules: Rules, position: Position) -> Match {
        Match { rules, position, played: Vec::new(), undone: Vec::new(), forfeited: None }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The state of play.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position's text, options included.
    pub fn position_text(&self) -> String {
        self.rules.write_position(&self.position)
    }

    /// Every action open now. None when the game is over.
    pub fn legal(&self) -> Vec<Move> {
        if self.forfeited.is_some() || self.repeated().is_some() {
            return Vec::new();
        }
        self.rules.legal(&self.position)
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.forfeited.or_else(|| self.rules.outcome(&self.position)).or_else(|| self.repeated())
    }

    /// How the game has ended by the return of a position, if that ends it.
    fn repeated(&self) -> Option<Outcome> {
        let limit = perpetual::occurrence(&self.rules, &self.position)?;
        let (moves, earlier) = self.earlier(limit - 1);
        let begin = *earlier.get(limit - 2)?;
        Some(self.meaning_of_return(&moves[begin..]))
    }

    /// How often this position has stood, if it has before, and what follows when its moves go on repeating.
    pub(super) fn returned(&self) -> Option<Fact> {
        let limit = perpetual::occurrence(&self.rules, &self.position)?;
        let (moves, earlier) = self.earlier(limit - 1);
        let begin = *earlier.last()?;
        let Outcome { winner, reason, .. } = self.meaning_of_return(&moves[begin..]);
        let times = earlier.len() as u16 + 1;
        Some(Fact::Repetition { times, limit: limit as u16, loser: winner.map(Seat::opponent), reason })
    }

    /// The moves that were made, and the places among them, the last first, at which this position stood before.
    fn earlier(&self, most: usize) -> (Vec<&Played>, Vec<usize>) {
        // Declarations move nothing: what they leave is no new occurrence.
        let moves: Vec<&Played> =
            self.played.iter().filter(|played| played.action.declared_by().is_none()).collect();
        let same = |(_, played): &(usize, &&Played)| played.before.repeats(self.position.state());
        let earlier =
            moves.iter().enumerate().rev().filter(same).map(|(index, _)| index).take(most).collect();
        (moves, earlier)
    }

    /// How the game ends if these moves have led back to the position before them once too often.
    fn meaning_of_return(&self, moves: &[&Played]) -> Outcome {
        let cycle = || moves.iter().map(|played| (played.action, played.before.position())).collect();
        perpetual::of_return(&self.rules, cycle, &self.position)
    }

    /// The last move and the position before it.
    pub(super) fn last(&self) -> Option<(Move, Position)> {
        self.played.last().map(|played| (played.action, played.before.position()))
    }

    /// Plays a move given as text, in any form that [`Match::find_move`] reads, and tells what happens, beat by
    /// beat. Moves undone before are forgotten.
    ///
    /// # Errors
    /// A text that is no move or fits several, a move that is not legal, or a game that is over.
    pub fn play(&mut self, text: &str) -> Result<Vec<Beat>, PlayError> {
        self.play_move(self.find_move(text, None)?)
    }

    /// The same of a move as it is.
    ///
    /// # Errors
    /// A move that is not legal, or a game that is over.
    pub fn play_move(&mut self, action: Move) -> Result<Vec<Beat>, PlayError> {
        let beats = self.make(action)?;
        self.undone.clear();
        Ok(beats)
    }

    pub(super) fn make(&mut self, action: Move) -> Result<Vec<Beat>, PlayError> {
        match self.judge(action) {
            Err(PlayError::Refused(refusal)) => return self.refuse(action, refusal),
            judged => judged?,
        }
        if self.played.len() >= MAX_MOVES || self.played.try_reserve(1).is_err() {
            return Err(PlayError::TooLong);
        }
        let before = self.position.clone();
        let mut effects: Vec<Effect> = Vec::new();
        self.position.apply(&self.rules, action, &mut effects);
        self.played.push(Played { action, before: before.state().clone() });
        Ok(beats::beats(&self.rules, &before, &self.position, &effects, self.outcome()))
    }

    /// Makes a move that is known to be legal, and tells no beats of it: many games are played so.
    pub(crate) fn advance(&mut self, action: Move, sink: &mut impl Sink) {
        let before = self.position.state().clone();
        self.position.apply(&self.rules, action, sink);
        self.played.push(Played { action, before });
    }

    /// Takes back what was made so, and gives the move.
    pub(crate) fn step_back(&mut self) -> Option<Move> {
        let Played { action, before } = self.played.pop()?;
        self.position = before.position();
        Some(action)
    }

    /// Refuses a move, or takes it as lost where the attempt at a forbidden move loses.
    fn refuse(&mut self, action: Move, refusal: IllegalMove) -> Result<Vec<Beat>, PlayError> {
        let seat = self.position.turn();
        let forbidden = matches!(
            refusal,
            IllegalMove::KingAttacked { .. }
                | IllegalMove::SecondPawn(_)
                | IllegalMove::DropMates(_)
                | IllegalMove::DropStuck { .. }
        );
        if !(forbidden && self.rules.terms().forbidden_loses) {
            return Err(PlayError::Refused(refusal));
        }
        let outcome = Outcome::won(seat.opponent(), EndReason::Forbidden);
        self.played.push(Played { action, before: self.position.state().clone() });
        self.forfeited = Some(outcome);
        Ok(beats::beats(&self.rules, &self.position, &self.position, &[], Some(outcome)))
    }

    /// Takes the last move back; `None` at the start.
    pub fn undo(&mut self) -> Option<Vec<Beat>> {
        let lost = self.forfeited.is_some();
        let action = self.back()?;
        let mut effects: Vec<Effect> = Vec::new();
        if !lost {
            self.position.clone().apply(&self.rules, action, &mut effects);
        }
        Some(beats::backwards(&effects))
    }

    /// Makes the move again that was taken back last; `None` if there is none.
    pub fn redo(&mut self) -> Option<Vec<Beat>> {
        let action = self.undone.pop()?;
        self.make(action).ok()
    }

    /// Takes the last move back, and gives it; no beats are told.
    pub(super) fn back(&mut self) -> Option<Move> {
        let action = self.step_back()?;
        self.forfeited = None;
        self.undone.push(action);
        Some(action)
    }

    /// Makes the move again that was taken back last, and tells no beats of it. Whether it could be.
    pub(super) fn forward(&mut self) -> bool {
        let Some(action) = self.undone.pop() else { return false };
        match self.rules.judge(&self.position, action) {
            Ok(()) => self.advance(action, &mut ()),
            Err(refusal) => return self.refuse(action, refusal).is_ok(),
        }
        true
    }

    /// The moves made so far, in order.
    pub fn line(&self) -> impl Iterator<Item = Move> {
        self.played.iter().map(|played| played.action)
    }

    /// The moves made so far, each with the position before it.
    pub fn history(&self) -> impl Iterator<Item = (Move, Position)> {
        self.played.iter().map(|played| (played.action, played.before.position()))
    }

    /// The position from which the moves were made.
    pub fn start(&self) -> Position {
        self.played.first().map_or_else(|| self.position.clone(), |first| first.before.position())
    }

    /// How many moves can be made again.
    pub fn undone(&self) -> usize {
        self.undone.len()
    }

    /// Number of move sequences of this length; 0 when the game is over, 1 for depth 0.
    /// [`Rules::perft`] counts without limits.
    ///
    /// # Errors
    /// A depth over [`MAX_PERFT_DEPTH`], or more steps than [`MAX_PERFT_STEPS`].
    pub fn perft(&self, depth: u32) -> Result<u64, CountError> {
        match depth {
            0 => Ok(1),
            _ if depth > MAX_PERFT_DEPTH => Err(CountError::Depth),
            _ if self.outcome().is_some() => Ok(0),
            _ => {
                let counted = self.rules.perft_within(&self.position, depth, MAX_PERFT_STEPS);
                counted.ok_or(CountError::Work)
            }
        }
    }

    /// Why a move from one square to another is legal or not.
    ///
    /// # Errors
    /// The reason for which it is refused.
    ///
    /// # Panics
    /// If no board is large enough to have the squares.
    pub fn explain(&self, from: Square, to: Square) -> Result<Vec<Move>, PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let leads = |action: &Move| action.from() == Some(from) && action.to() == Some(to);
        // While pieces are placed no piece moves, and the placements are many.
        let placing = self.position.phase() == Phase::Deployment;
        let moves = if placing { Vec::new() } else { self.legal() };
        let moves: Vec<Move> = moves.into_iter().filter(leads).collect();
        if !moves.is_empty() {
            return Ok(moves);
        }
        let reason = self.rules.why_not(&self.position, from, to).unwrap_or(IllegalMove::NotStalemated);
        Err(PlayError::Refused(self.with_loss(reason)))
    }

    /// Whether a move is open now.
    ///
    /// # Errors
    /// The reason for which it is refused, or the end of the game.
    pub fn judge(&self, action: Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        self.rules.judge(&self.position, action).map_err(|reason| PlayError::Refused(self.with_loss(reason)))
    }

    /// A reason with what the moves so far tell of it: how a right was lost.
    fn with_loss(&self, reason: IllegalMove) -> IllegalMove {
        match reason {
            IllegalMove::RightLost { seat, right, how: None } => {
                IllegalMove::RightLost { seat, right, how: self.loss_of(seat, right) }
            }
            reason => reason,
        }
    }

    /// How a right was lost by the moves so far.
    fn loss_of(&self, owner: Seat, which: Right) -> Option<RightLoss> {
        let held = self.played.iter().rev().find(|played| played.before.position().holds(owner, which))?;
        let mut effects: Vec<Effect> = Vec::new();
        held.before.position().apply(&self.rules, held.action, &mut effects);
        effects.into_iter().find_map(|effect| match effect {
            Effect::RightLost { seat, right, how } if (seat, right) == (owner, which) => Some(how),
            _ => None,
        })
    }
}
