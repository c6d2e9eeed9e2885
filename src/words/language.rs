//! `Language`: the trait of a catalogue, the only way by which the layers above get at words.

use super::{GameWords, Note, RuleSentence};
use crate::board::{Piece, Role, Seat, Square};
use crate::matches::{Beat, CountError, Fact, MatchError, PlayError};
use crate::movement::{Pattern, Right};
use crate::notation::{PositionError, Remark};
use crate::pictures::annotation::AnnotationError;
use crate::pictures::captions::Captions;
use crate::pictures::svg::Mark;
use crate::position::{Count, Move, Outcome, Position};
use crate::rules::Rules;
use crate::search::Reason;
use crate::variant::SetupError;
use crate::words::{LeftOut, RecordError};

/// What there is to say of a square of the living board, besides who stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellNote {
    /// The king there is in check.
    InCheck,
    /// The piece there is selected.
    Selected,
    /// The throw allows the piece there to move.
    MayMove,
    /// The piece from the hand may be put there.
    CanBePut,
}

/// A catalogue of everything that people read. All sentences end with a full stop unless their
/// documentation shows them without.
pub trait Language: Captions {
    /// Its tag after BCP 47.
    fn id(&self) -> &'static str;

    /// What it calls itself.
    fn name(&self) -> &'static str;

    /// The texts of a game; empty ones, whose id is empty too, for a record made at run time. What is called by
    /// such a text is then called by its id.
    fn game(&self, id: &str) -> &'static GameWords;

    /// The part of the world that a game belongs to.
    fn family(&self, game: &str) -> &'static str;

    /// What a role is called in a sentence: `elephant`.
    fn noun<'a>(&self, rules: &'a Rules, role: Role) -> &'a str;

    /// What a name means, as [`names`](super::names) writes it: `marshal` for 帥; nothing where it means
    /// what the role's names mean.
    fn meaning(&self, name: &str) -> &'static str;

    /// What a thing that the games have names for is called: `palace`.
    fn term(&self, id: &str) -> &'static str;

    /// What of the board in force no source tells, or not of this game: each remark with its source.
    fn board_notes(&self, rules: &Rules) -> Vec<Note>;

    /// What the game calls a side: `White`, `Red`, `Cho`.
    fn seat<'a>(&self, rules: &'a Rules, seat: Seat) -> &'a str;

    /// What the field calls a piece that moves like this; nothing if it has no name for it.
    fn field_name(&self, patterns: &[Pattern]) -> &'static str;

    /// Every pattern as a sentence, and what the piece captures where that is not everything.
    fn move_sentences(&self, rules: &Rules, role: Role) -> Vec<String>;

    /// The rules in force, sentence by sentence.
    fn rulebook(&self, rules: &Rules) -> Vec<RuleSentence>;

    /// The same sentences, in the same order, with these nouns for the roles and one name for whatever games call
    /// differently: where two games say the same, the texts are the same.
    fn comparable_rulebook(&self, rules: &Rules, nouns: &[String]) -> Vec<RuleSentence>;

    /// Why rules cannot be set up.
    fn setup_error(&self, error: &SetupError) -> String;

    /// Why a position text cannot be read.
    fn position_error(&self, error: &PositionError) -> String;

    /// Why move sequences are not counted.
    fn count_error(&self, error: CountError) -> String;

    /// Why a move is not played.
    fn play_error(&self, rules: &Rules, position: &Position, error: &PlayError) -> String;

    /// Why a game’s record cannot be read, or not to its end.
    fn record_error(&self, error: &RecordError) -> String;

    /// What a record’s text says and the record does not keep; nothing where there is none.
    fn left_out(&self, left: &[LeftOut]) -> String;

    /// A beat as a sentence; `after` is the position that its move has led to. Nothing if it is only
    /// seen.
    fn narrate(&self, rules: &Rules, after: &Position, beat: &Beat) -> String;

    /// What an action would do.
    fn action(&self, rules: &Rules, position: &Position, action: Move) -> String;

    /// How the game has ended.
    fn outcome(&self, rules: &Rules, outcome: Outcome) -> String;

    /// The phase in which the game is, without a full stop; nothing in ordinary play.
    fn phase(&self, rules: &Rules, position: &Position) -> String;

    /// The state of play.
    fn state(&self, rules: &Rules, position: &Position, outcome: Option<Outcome>) -> String;

    /// A right that is held, without a full stop.
    fn right_held(&self, rules: &Rules, owner: Seat, right: Right) -> String;

    /// The count of a bare king's moves, without a full stop.
    fn bare_king_count(&self, rules: &Rules, owner: Seat, made: u8, limit: u8) -> String;

    /// A count that runs, without a full stop.
    fn count_runs(&self, rules: &Rules, count: Count) -> String;

    /// Something that decides and cannot be seen on the board, without a full stop.
    fn fact(&self, rules: &Rules, position: &Position, fact: &Fact) -> String;

    /// Why a move was chosen; `before` is the position in which it was.
    fn reason(&self, rules: &Rules, before: &Position, reason: Reason) -> String;

    /// Something that cannot have come about by play.
    fn remark(&self, rules: &Rules, remark: Remark) -> String;

    /// What there is to say of a seat at the table, beside its throws and stakes: phrases.
    fn seat_notes(&self, rules: &Rules, position: &Position, own: Seat) -> Vec<String>;

    /// What stands on a square of the living board: `e4, White’s elephant`.
    fn occupant(&self, rules: &Rules, position: &Position, at: Square) -> String;

    /// What there is to say of a square besides: a phrase.
    fn cell_note(&self, note: CellNote) -> &'static str;

    /// What a mark says of its square: a phrase; nothing if a reader can do without.
    fn mark(&self, mark: &Mark) -> Option<String>;

    /// Where a piece that has just been selected may go.
    fn selected(&self, rules: &Rules, position: &Position, at: Square, to: &[Square]) -> String;

    /// Where a piece that has been taken from the hand may go.
    fn armed(&self, rules: &Rules, piece: Piece, to: &[Square]) -> String;

    /// A piece from the hand is put where one stands, which then needs another square.
    fn displaced(&self, rules: &Rules, position: &Position, at: Square) -> String;

    /// A piece has been picked up to be put somewhere else.
    fn picked_up(&self, rules: &Rules, position: &Position, at: Square) -> String;

    /// Why an annotation cannot be.
    fn annotation_error(&self, error: &AnnotationError) -> String;

    /// Why a match cannot be set up.
    fn match_error(&self, error: &MatchError) -> String {
        match error {
            MatchError::Setup(error) => self.setup_error(error),
            MatchError::Position(error) => self.position_error(error),
        }
    }
}
