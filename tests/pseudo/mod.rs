//! A pseudo-language for tests: every text of English, marked.
//!
//! What comes out unmarked has not come from a catalogue.
//!
//! Its tag is the one that localisation tests commonly use: English with accents.

mod games;
mod marks;

pub use marks::is_marked;
use marks::{all_marked, marked, marked_sentence, marked_static};

use tabiya::board::{Piece, Role, Seat, Square};
use tabiya::matches::{Beat, CountError, Fact, PlayError};
use tabiya::movement::{Pattern, Right};
use tabiya::notation::{PositionError, Remark};
use tabiya::pictures::annotation::AnnotationError;
use tabiya::pictures::captions::Captions;
use tabiya::pictures::svg::{Annotation, Mark};
use tabiya::position::{Count, Move, Outcome, Position};
use tabiya::rules::Rules;
use tabiya::search::Reason;
use tabiya::variant::SetupError;
use tabiya::words::en::{self, English};
use tabiya::words::{CellNote, GameWords, Language, Note, RuleSentence};
use tabiya::words::{LeftOut, RecordError};

/// Makes it the default of this program.
pub fn speak() {
    tabiya::words::set_default_language(&Pseudo);
}

/// English with accents.
#[derive(Clone, Copy, Debug)]
pub struct Pseudo;

impl Captions for Pseudo {
    fn title<'a>(&'a self, rules: &'a Rules) -> &'a str {
        marked_static(en::title_of(rules.game()))
    }

    fn piece(&self, rules: &Rules, piece: Piece) -> String {
        marked(&English.piece(rules, piece))
    }

    fn description(&self, rules: &Rules, position: &Position, marks: &[Mark]) -> String {
        marked(&English.description(rules, position, marks))
    }

    fn annotation(&self, annotation: &Annotation) -> String {
        marked(&English.annotation(annotation))
    }

    fn line(&self, moves: &[String]) -> String {
        marked(&English.line(moves))
    }
}

impl Language for Pseudo {
    fn id(&self) -> &'static str {
        "en-XA"
    }

    fn name(&self) -> &'static str {
        marked_static(English.name())
    }

    fn game(&self, id: &str) -> &'static GameWords {
        games::game(id)
    }

    fn family(&self, game: &str) -> &'static str {
        marked_static(English.family(game))
    }

    fn noun<'a>(&self, rules: &'a Rules, role: Role) -> &'a str {
        marked_static(English.noun(rules, role))
    }

    fn meaning(&self, name: &str) -> &'static str {
        marked_static(English.meaning(name))
    }

    fn term(&self, id: &str) -> &'static str {
        marked_static(English.term(id))
    }

    fn board_notes(&self, rules: &Rules) -> Vec<Note> {
        let notes = English.board_notes(rules).into_iter();
        notes.map(|note| Note { text: marked_static(note.text), ..note }).collect()
    }

    fn seat<'a>(&self, rules: &'a Rules, seat: Seat) -> &'a str {
        marked_static(English.seat(rules, seat))
    }

    fn field_name(&self, patterns: &[Pattern]) -> &'static str {
        marked_static(English.field_name(patterns))
    }

    fn move_sentences(&self, rules: &Rules, role: Role) -> Vec<String> {
        all_marked(English.move_sentences(rules, role))
    }

    fn rulebook(&self, rules: &Rules) -> Vec<RuleSentence> {
        English.rulebook(rules).into_iter().map(marked_sentence).collect()
    }

    fn comparable_rulebook(&self, rules: &Rules, nouns: &[String]) -> Vec<RuleSentence> {
        English.comparable_rulebook(rules, nouns).into_iter().map(marked_sentence).collect()
    }

    fn setup_error(&self, error: &SetupError) -> String {
        marked(&English.setup_error(error))
    }

    fn position_error(&self, error: &PositionError) -> String {
        marked(&English.position_error(error))
    }

    fn count_error(&self, error: CountError) -> String {
        marked(&English.count_error(error))
    }

    fn play_error(&self, rules: &Rules, position: &Position, error: &PlayError) -> String {
        marked(&English.play_error(rules, position, error))
    }

    fn record_error(&self, error: &RecordError) -> String {
        marked(&English.record_error(error))
    }

    fn left_out(&self, left: &[LeftOut]) -> String {
        marked(&English.left_out(left))
    }

    fn narrate(&self, rules: &Rules, after: &Position, beat: &Beat) -> String {
        marked(&English.narrate(rules, after, beat))
    }

    fn action(&self, rules: &Rules, position: &Position, action: Move) -> String {
        marked(&English.action(rules, position, action))
    }

    fn outcome(&self, rules: &Rules, outcome: Outcome) -> String {
        marked(&English.outcome(rules, outcome))
    }

    fn phase(&self, rules: &Rules, position: &Position) -> String {
        marked(&English.phase(rules, position))
    }

    fn state(&self, rules: &Rules, position: &Position, outcome: Option<Outcome>) -> String {
        marked(&English.state(rules, position, outcome))
    }

    fn right_held(&self, rules: &Rules, owner: Seat, right: Right) -> String {
        marked(&English.right_held(rules, owner, right))
    }

    fn bare_king_count(&self, rules: &Rules, owner: Seat, made: u8, limit: u8) -> String {
        marked(&English.bare_king_count(rules, owner, made, limit))
    }

    fn count_runs(&self, rules: &Rules, count: Count) -> String {
        marked(&English.count_runs(rules, count))
    }

    fn fact(&self, rules: &Rules, position: &Position, fact: &Fact) -> String {
        marked(&English.fact(rules, position, fact))
    }

    fn reason(&self, rules: &Rules, before: &Position, reason: Reason) -> String {
        marked(&English.reason(rules, before, reason))
    }

    fn remark(&self, rules: &Rules, remark: Remark) -> String {
        marked(&English.remark(rules, remark))
    }

    fn seat_notes(&self, rules: &Rules, position: &Position, own: Seat) -> Vec<String> {
        all_marked(English.seat_notes(rules, position, own))
    }

    fn occupant(&self, rules: &Rules, position: &Position, at: Square) -> String {
        marked(&English.occupant(rules, position, at))
    }

    fn cell_note(&self, note: CellNote) -> &'static str {
        marked_static(English.cell_note(note))
    }

    fn mark(&self, mark: &Mark) -> Option<String> {
        English.mark(mark).map(|text| marked(&text))
    }

    fn selected(&self, rules: &Rules, position: &Position, at: Square, to: &[Square]) -> String {
        marked(&English.selected(rules, position, at, to))
    }

    fn armed(&self, rules: &Rules, piece: Piece, to: &[Square]) -> String {
        marked(&English.armed(rules, piece, to))
    }

    fn displaced(&self, rules: &Rules, position: &Position, at: Square) -> String {
        marked(&English.displaced(rules, position, at))
    }

    fn picked_up(&self, rules: &Rules, position: &Position, at: Square) -> String {
        marked(&English.picked_up(rules, position, at))
    }

    fn annotation_error(&self, error: &AnnotationError) -> String {
        marked(&English.annotation_error(error))
    }
}
