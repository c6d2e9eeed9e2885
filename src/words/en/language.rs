//! English as an implementation of `Language`.

use crate::board::{Piece, Role, Seat, Square};
use crate::matches::{Beat, CountError, Fact, PlayError};
use crate::movement::{Pattern, Right};
use crate::notation::{PositionError, Remark};
use crate::pictures::annotation::AnnotationError;
use crate::pictures::captions::Captions;
use crate::pictures::svg::{Annotation, Mark};
use crate::position::{Count, Move, Outcome, Position};
use crate::rules::Rules;
use crate::search::Reason;
use crate::variant::SetupError;
use crate::words::{CellNote, GameWords, Language, Note, RuleSentence};
use crate::words::{LeftOut, RecordError};

/// English.
#[derive(Clone, Copy, Debug)]
pub struct English;

impl Captions for English {
    fn title<'a>(&'a self, rules: &'a Rules) -> &'a str {
        super::title_of(rules.game())
    }

    fn piece(&self, rules: &Rules, piece: Piece) -> String {
        format!("{} {}", super::seat(rules, piece.seat), super::noun(rules, piece.role))
    }

    fn description(&self, rules: &Rules, position: &Position, marks: &[Mark]) -> String {
        let texts = [super::describe(rules, position), super::describe_marks(marks)];
        texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn annotation(&self, annotation: &Annotation) -> String {
        super::describe_annotation(annotation)
    }

    fn line(&self, moves: &[String]) -> String {
        super::line(moves)
    }
}

impl Language for English {
    fn id(&self) -> &'static str {
        "en"
    }

    fn name(&self) -> &'static str {
        "English"
    }

    fn game(&self, id: &str) -> &'static GameWords {
        super::game(id)
    }

    fn family(&self, game: &str) -> &'static str {
        super::family(game)
    }

    fn noun<'a>(&self, rules: &'a Rules, role: Role) -> &'a str {
        super::noun(rules, role)
    }

    fn meaning(&self, name: &str) -> &'static str {
        super::meaning(name)
    }

    fn term(&self, id: &str) -> &'static str {
        super::term(id)
    }

    fn board_notes(&self, rules: &Rules) -> Vec<Note> {
        super::board_notes(rules)
    }

    fn seat<'a>(&self, rules: &'a Rules, seat: Seat) -> &'a str {
        super::seat(rules, seat)
    }

    fn field_name(&self, patterns: &[Pattern]) -> &'static str {
        super::field_name(patterns)
    }

    fn move_sentences(&self, rules: &Rules, role: Role) -> Vec<String> {
        let mut sentences = super::moves::sentences(&rules.role(role).patterns, &rules.terms().rights);
        sentences.extend(super::captures_only(rules, role));
        sentences.into_iter().map(|text| super::on_points(rules, text)).collect()
    }

    fn rulebook(&self, rules: &Rules) -> Vec<RuleSentence> {
        super::rulebook(rules)
    }

    fn comparable_rulebook(&self, rules: &Rules, nouns: &[String]) -> Vec<RuleSentence> {
        super::comparable_rulebook(rules, nouns)
    }

    fn setup_error(&self, error: &SetupError) -> String {
        super::setup_error(error)
    }

    fn position_error(&self, error: &PositionError) -> String {
        super::position_error(error)
    }

    fn count_error(&self, error: CountError) -> String {
        error.to_string()
    }

    fn play_error(&self, rules: &Rules, position: &Position, error: &PlayError) -> String {
        super::play_error(rules, position, error)
    }

    fn record_error(&self, error: &RecordError) -> String {
        super::record_error(self, error)
    }

    fn left_out(&self, left: &[LeftOut]) -> String {
        super::left_out(left)
    }

    fn narrate(&self, rules: &Rules, after: &Position, beat: &Beat) -> String {
        super::narrate(rules, after, beat)
    }

    fn action(&self, rules: &Rules, position: &Position, action: Move) -> String {
        super::action(rules, position, action)
    }

    fn outcome(&self, rules: &Rules, outcome: Outcome) -> String {
        super::outcome(rules, outcome)
    }

    fn phase(&self, rules: &Rules, position: &Position) -> String {
        super::phase(rules, position)
    }

    fn state(&self, rules: &Rules, position: &Position, outcome: Option<Outcome>) -> String {
        super::state(rules, position, outcome)
    }

    fn right_held(&self, rules: &Rules, owner: Seat, right: Right) -> String {
        super::right_held(rules, owner, right)
    }

    fn bare_king_count(&self, rules: &Rules, owner: Seat, made: u8, limit: u8) -> String {
        super::bare_king_count(rules, owner, made, limit)
    }

    fn count_runs(&self, rules: &Rules, count: Count) -> String {
        super::count_runs(rules, count)
    }

    fn fact(&self, rules: &Rules, position: &Position, fact: &Fact) -> String {
        super::fact(rules, position, fact)
    }

    fn reason(&self, rules: &Rules, before: &Position, reason: Reason) -> String {
        super::reason(rules, before, reason)
    }

    fn remark(&self, rules: &Rules, remark: Remark) -> String {
        super::remark(rules, remark)
    }

    fn seat_notes(&self, rules: &Rules, position: &Position, own: Seat) -> Vec<String> {
        super::seat_notes(rules, position, own)
    }

    fn occupant(&self, rules: &Rules, position: &Position, at: Square) -> String {
        super::occupant(rules, position, at)
    }

    fn cell_note(&self, note: CellNote) -> &'static str {
        super::cell_note(note)
    }

    fn mark(&self, mark: &Mark) -> Option<String> {
        super::mark(mark)
    }

    fn selected(&self, rules: &Rules, position: &Position, at: Square, to: &[Square]) -> String {
        super::selected(rules, position, at, to)
    }

    fn armed(&self, rules: &Rules, piece: Piece, to: &[Square]) -> String {
        super::armed(rules, piece, to)
    }

    fn displaced(&self, rules: &Rules, position: &Position, at: Square) -> String {
        super::displaced(rules, position, at)
    }

    fn picked_up(&self, rules: &Rules, position: &Position, at: Square) -> String {
        super::picked_up(rules, position, at)
    }

    fn annotation_error(&self, error: &AnnotationError) -> String {
        super::annotation_error(error)
    }
}
