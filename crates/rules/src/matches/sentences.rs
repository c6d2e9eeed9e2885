//! Error messages for programmers, in English and with the ids of records. The languages of `tabiya::words` say them
//! with the names of games, sides and pieces.

use core::fmt::{Display, Formatter, Result};

use super::error::{CountError, MatchError, PlayError};
use super::limits::{MAX_MOVES, MAX_PERFT_DEPTH};
use super::near::nearest;
use crate::games;
use crate::notation::{MAX_TEXT, PositionError, Side};
use crate::position::{IllegalMove, in_general};
use crate::variant::SetupError;

impl SetupError {
    /// The name that comes nearest to one that is none: of a game, or of an option or choice of a game that is here.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Rules, games};
    /// let slip = Rules::new(&games::SHATRANJ, &[("stalemte", "win")]).expect_err("no such option");
    /// assert_eq!(slip.meant(), Some("stalemate"));
    /// let far = Rules::new(&games::SHATRANJ, &[("castling", "yes")]).expect_err("no such option");
    /// assert_eq!(far.meant(), None);
    /// ```
    pub fn meant(&self) -> Option<&'static str> {
        match self {
            SetupError::UnknownGame(id) => near(id, games::EVERY.iter().map(|game| &*game.id)),
            SetupError::UnknownOption { game, option } => {
                near(option, games::find(game)?.options.iter().map(|option| &*option.id))
            }
            SetupError::UnknownChoice { game, option, choice } => {
                near(choice, games::find(game)?.option(option)?.1.choices.iter().map(|choice| &*choice.id))
            }
            SetupError::RuledOut { .. } | SetupError::Record { .. } => None,
        }
    }
}

impl Display for SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let near = is_meant(self.meant());
        match self {
            SetupError::UnknownGame(id) => write!(f, "There is no game “{}”.{near}", shortened(id)),
            SetupError::UnknownOption { game, option } => {
                write!(f, "The game {game} has no option “{}”.{near}", shortened(option))
            }
            SetupError::UnknownChoice { game, option, choice } => {
                write!(f, "The option “{option}” of {game} has no choice “{}”.{near}", shortened(choice))
            }
            SetupError::RuledOut { ruled_out: (option, choice), by: (other, rules_out), .. } => {
                write!(f, "“{option}={choice}” means nothing beside “{other}={rules_out}”.")
            }
            SetupError::Record { game, fault } => {
                write!(f, "The record of {game} has a fault: {} (“{}”).", fault.rule, shortened(&fault.at))
            }
        }
    }
}

impl Display for MatchError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            MatchError::Setup(error) => error.fmt(f),
            MatchError::Position(error) => error.fmt(f),
        }
    }
}

impl Display for PositionError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            PositionError::TooLong => write!(f, "A position text has at most {} bytes.", MAX_TEXT),
            PositionError::Ranks { found, wanted } => {
                write!(f, "The number of ranks in the placement is {found}; the board has {wanted}.")
            }
            PositionError::Files { rank } => {
                write!(f, "Rank {rank} of the placement does not fill the board’s files.")
            }
            PositionError::Letter(letter) => {
                write!(f, "The letter “{letter}” stands for no piece of this game.")
            }
            PositionError::Hand(text) => write!(f, "“{}” cannot be in hand.", shortened(text)),
            PositionError::Seat(text) => write!(f, "The game has no seat “{}”.", shortened(text)),
            PositionError::Right(letter) => {
                write!(f, "The right “{letter}” cannot be held in this position.")
            }
            PositionError::Count(text) => write!(f, "“{}” is no count of moves.", shortened(text)),
            PositionError::Field(text) => {
                write!(f, "“{}” means nothing in a position of this game.", shortened(text))
            }
            PositionError::Unfit(text) => {
                write!(f, "What “{}” says does not fit the rest of the position.", shortened(text))
            }
            PositionError::Stakes => f.write_str("The stakes of players and pool do not add up to nothing."),
            PositionError::NoTurn { side, thrown: true } => {
                write!(f, "{side} cannot play this throw and is not on turn.")
            }
            PositionError::NoTurn { side, thrown: false } => {
                write!(f, "{side} has no turn to take and is not on turn.")
            }
            PositionError::OnGoal(side) => {
                write!(f, "{side} has a piece on its goal, which would have come home.")
            }
            PositionError::NoKing(side) => write!(f, "{side} has no piece that must not be lost."),
            PositionError::NoCaptive(side) => {
                write!(
                    f,
                    "{side} has no king on the board, and “captive=” does not say whose prisoner it is."
                )
            }
            PositionError::SecondCaptive(side) => write!(
                f,
                "{side} holds two kings: in “captive=” a 2 stands after the one that was captured second, and only \
                 there."
            ),
            PositionError::Kings { side, .. } => write!(f, "{side} has more than one king."),
            PositionError::TooManyPieces(side) => write!(f, "{side} has more pieces than the game gives."),
            PositionError::TooFewPieces(side) => {
                write!(f, "{side} has fewer pieces than the game gives, and none leaves the game.")
            }
            PositionError::SoldierBehind { at, .. } => {
                write!(f, "On {at} a soldier stands on its own first rank.")
            }
            PositionError::LeftInCheck { side, faced: false } => {
                write!(f, "{side} is in check but not on turn.")
            }
            PositionError::LeftInCheck { faced: true, .. } => {
                write!(f, "The generals face each other with nothing between them.")
            }
            PositionError::CheckTooEarly(side) => {
                write!(f, "{side} is in check while both sides still set up their arrays.")
            }
        }
    }
}

/// By its letter in position texts.
impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "The side “{}”", self.game.seats[self.seat.index()].letter)
    }
}

/// What can be said without the position: the sentences of `tabiya::words` name pieces and squares.
impl Display for IllegalMove {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(in_general(self))
    }
}

/// What can be said without the position; the sentences of `tabiya::words` name pieces and squares.
impl Display for PlayError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            PlayError::Text(text) => write!(f, "“{text}” is no move of this game."),
            PlayError::Several(text, _) => write!(f, "“{text}” fits several moves."),
            PlayError::Over(_) => f.write_str("The game is over."),
            PlayError::Refused(refusal) => refusal.fmt(f),
            PlayError::TooLong => write!(f, "A game is recorded up to {MAX_MOVES} moves."),
        }
    }
}

impl Display for CountError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            CountError::Depth => write!(f, "Moves are counted up to depth {MAX_PERFT_DEPTH}."),
            CountError::Work => f.write_str("There are too many moves to be counted."),
        }
    }
}

fn near<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    nearest(name, &known.collect::<Vec<_>>())
}

/// A question after a name that is none: whether the one that comes nearest to it, if one does, is meant.
pub fn is_meant(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| format!(" Is “{near}” meant?"))
}

/// As much of what was asked for as an error repeats.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain(['…']).collect()
    }
}
