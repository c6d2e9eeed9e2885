//! English: sentences about records that cannot be read.

use super::nouns::list;
use crate::matches::is_meant;
use crate::variant::SetupError;
use crate::words::Language;
use crate::words::{Left, LeftOut, MoveFault, RecordError, Why};

/// Why a record cannot be read, or not to its end.
pub fn record_error(language: &dyn Language, error: &RecordError) -> String {
    match error {
        RecordError::TooLong(most) => {
            format!("The record is too long: no more than {} kB are read. A part of it can be.", most / 1000)
        }
        RecordError::TooMany => {
            "The record has too many moves, or variations within variations, to be read to its end."
                .to_owned()
        }
        RecordError::Empty => {
            "This is no record of a game: there is neither a move in it nor a tag, such as [Variant \"Shatranj\"]."
                .to_owned()
        }
        RecordError::NoGame(name) if name.is_empty() => {
            "The record does not say which game it is of. A tag such as [Variant \"Shatranj\"] does, or “game” beside \
             the text."
                .to_owned()
        }
        RecordError::NoGame(name) => {
            let near = is_meant(SetupError::UnknownGame(name.clone()).meant());
            format!("The record is of a game that is not here, “{name}”.{near}")
        }
        RecordError::Notation(name) => format!("The game has no notation “{name}”."),
        RecordError::Number(number, games) => {
            format!("Game {number} is asked for, and the record has {games}.")
        }
        RecordError::Setup(error) => language.match_error(error),
        RecordError::Line(line, text) => format!("Line {line} of the record cannot be read: “{text}”."),
        RecordError::Move(fault) => move_fault(language, fault),
    }
}

/// What a record’s text says and the record does not keep: a sentence, or nothing.
pub fn left_out(left: &[LeftOut]) -> String {
    let told = left.iter().map(|LeftOut { kind, count, first }| {
        let (one, more) = match kind {
            Left::Marks => ("mark", "marks"),
            Left::Times => ("clock time", "clock times"),
            Left::Remarks => ("remark of a program", "remarks of a program"),
            Left::Lines => ("line that is nothing in the format", "lines that are nothing in the format"),
        };
        format!("{count} {} (“{first}”)", if *count == 1 { one } else { more })
    });
    let told = told.collect::<Vec<_>>().join(", ");
    if told.is_empty() { told } else { format!("Left out: {told}.") }
}

fn move_fault(language: &dyn Language, fault: &MoveFault) -> String {
    let MoveFault { number, line, column: character, text, rules, position, .. } = fault;
    let seat = language.seat(rules, position.turn());
    let why = match &fault.why {
        Why::Text => "It is no move in this notation.".to_owned(),
        Why::Several => "It fits several moves.".to_owned(),
        Why::None => "Nothing of its side can go there like that.".to_owned(),
        Why::Refused(error) => language.play_error(rules, position, error),
    };
    let mut said = format!(
        "Move {number}, {seat}: “{text}” (line {line}, character {character}) cannot be played. {why}"
    );
    if !fault.candidates.is_empty() {
        said += &format!(" It may have been {}.", list(fault.candidates.clone(), "or"));
    }
    if let [doubt, ..] = &fault.doubts[..] {
        let (number, seat) = (doubt.number, language.seat(rules, doubt.seat));
        said += &format!(" It can be played if move {number}, {seat}, was {}.", doubt.text);
    }
    if let [choices, ..] = &fault.choices[..] {
        said += &format!(" It can be played under “{choices}”.");
    }
    said
}
