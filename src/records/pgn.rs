//! PGN’s form (Edwards 1994), for every game and in any notation.
//!
//! Tags that others write are read as well: `Game` of Xiangqi’s PGN (xqbase.com), and the Korean ones of Janggi’s
//! records, in which 초차림 and 한차림 say how horse and elephant stand.

use core::fmt::Write;

use super::draft::{Draft, Event};
use super::tree::{GameRecord, Line, unusual};
use crate::board::Seat;
use crate::notation::{Notation, Scene};
use crate::position::{Move, Position};
use crate::rules::Rules;
use crate::words::Left;
use crate::words::called::{collected, recorded, recorded_seat};

/// Longest line of moves, in characters.
const WIDTH: usize = 80;

/// Tags that say how the game is set up, or how it has ended: they are made, not kept.
const MADE: [&str; 7] = ["Result", "Variant", "Options", "SetUp", "FEN", "Format", "Game"];

pub(super) fn write(record: &GameRecord, notation: Notation) -> String {
    let rules = record.game.rules();
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    let seats: Vec<&str> = rules.seats().map(|seat| recorded_seat(rules, seat)).collect();
    let usual = [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?")];
    let usual: Vec<(&str, &str)> = usual.into_iter().chain(seats.iter().map(|seat| (*seat, "?"))).collect();
    for &(name, unknown) in &usual {
        tag(name, record.tag(name).unwrap_or(unknown));
    }
    let result = &record.result;
    tag("Result", result);
    for (name, value) in &record.tags {
        let word = !name.is_empty() && name.chars().all(|sign| sign.is_alphanumeric() || sign == '_');
        if word && !MADE.contains(&name.as_str()) && usual.iter().all(|(usual, _)| usual != name) {
            tag(name, value);
        }
    }
    // A title of one's own may be that of a game of the collection, which it then names: the id is not.
    let (game, title) = (rules.game(), recorded(rules.game()));
    let taken = game.texts.is_some() && collected(title).is_some();
    tag("Variant", if taken { &game.id } else { title });
    let options = unusual(rules).collect::<Vec<_>>().join(" ");
    if !options.is_empty() {
        tag("Options", &options);
    }
    if notation != Notation::Coordinates {
        tag("Format", notation.id());
    }
    let start = record.game.start();
    if start != Position::start(rules) {
        tag("SetUp", "1");
        tag("FEN", &rules.write_position(&start));
    }
    out.push('\n');
    let mut words = Words { rules, notation, parts: Vec::new() };
    words.line(&record.line, start, None, Count::default(), true);
    words.parts.push(result.clone());
    out + &wrapped(words.parts.into_iter())
}

/// Which round of the seats it is: a number begins each.
#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    pub number: usize,
    last: Option<Seat>,
}

impl Count {
    /// That of the next move, a seat’s; and whether it begins a round.
    pub fn next(self, seat: Seat) -> (Count, bool) {
        let begins = self.last.is_none_or(|last| seat <= last);
        (Count { number: self.number + usize::from(begins), last: Some(seat) }, begins)
    }
}

/// The words of a text of moves.
struct Words<'a> {
    rules: &'a Rules,
    notation: Notation,
    parts: Vec<String>,
}

impl Words<'_> {
    fn line(
        &mut self,
        line: &Line,
        start: Position,
        last_to: Option<Move>,
        mut count: Count,
        mut fresh: bool,
    ) {
        self.comment(&line.comment);
        let (mut position, mut last) = (start, last_to);
        for played in &line.moves {
            let before = position.clone();
            let (seat, was) = (before.actor_of(played.action), count);
            let begins;
            (count, begins) = count.next(seat);
            if begins || fresh {
                // Three dots where the round begins with another seat than the first, or is gone on with.
                let dots = if !begins || (was.last.is_none() && seat.index() > 0) { "..." } else { "." };
                self.parts.push(format!("{}{dots}", count.number));
            }
            let legal = self.rules.legal(&before);
            let last_to = last.and_then(Move::to);
            let scene = Scene { rules: self.rules, position: &before, legal: &legal, last_to };
            self.parts.push(self.notation.write(&scene, played.action));
            fresh = !played.comment.is_empty() || !played.variations.is_empty();
            self.comment(&played.comment);
            for variation in &played.variations {
                let open = self.parts.len();
                self.line(variation, before.clone(), last, was, true);
                if let [first, .., end] = &mut self.parts[open..] {
                    first.insert(0, '(');
                    end.push(')');
                }
            }
            position.apply(self.rules, played.action, &mut ());
            last = Some(played.action);
        }
    }

    fn comment(&mut self, text: &str) {
        let text = text.replace('{', "(").replace('}', ")");
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !words.is_empty() {
            self.parts.extend(format!("{{{words}}}").split(' ').map(str::to_owned));
        }
    }
}

fn wrapped(words: impl Iterator<Item = String>) -> String {
    let mut out = String::new();
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 {
            let fits = width + 1 + length <= WIDTH;
            out.push(if fits { ' ' } else { '\n' });
            width = if fits { width + 1 } else { 0 };
        }
        width += length;
        out += &word;
    }
    out.push('\n');
    out
}

/// A text that is read sign by sign.
struct Signs<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Signs<'a> {
    /// Goes on by so many bytes and gives them.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.text.split_at(bytes.min(self.text.len()));
        for sign in taken.chars() {
            (self.line, self.column) =
                if sign == '\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.text = rest;
        taken
    }

    /// Goes on to one of these signs, and past it.
    fn until(&mut self, end: char) -> &'a str {
        let at = self.text.find(end);
        let taken = self.take(at.unwrap_or(self.text.len()));
        self.take(at.map_or(0, |_| end.len_utf8()));
        taken
    }
}

pub(super) fn read(text: &str) -> Draft {
    read_on(Draft::default(), text, 1)
}

/// Goes on reading, from a line of this number.
pub(super) fn read_on(mut draft: Draft, text: &str, line: usize) -> Draft {
    let mut signs = Signs { text, line, column: 1 };
    // The lines in which variations begin that are open.
    let mut open: Vec<usize> = Vec::new();
    while let Some(first) = signs.text.chars().next().filter(|_| !draft.is_full()) {
        match first {
            _ if first.is_whitespace() => drop(signs.take(first.len_utf8())),
            '[' if draft.events.iter().all(|event| matches!(event, Event::Comment(_))) => {
                read_tag(&mut signs, &mut draft)
            }
            // Another game.
            '[' => break,
            '%' if signs.column == 1 => {
                let text = signs.until('\n');
                draft.leave(Left::Remarks, text.trim_end());
            }
            ';' => {
                signs.take(1);
                draft.events.push(Event::Comment(spaced(signs.until('\n'))));
            }
            '{' => {
                let line = signs.line;
                signs.take(1);
                if !signs.text.contains('}') {
                    draft.fail(line, &spaced(&format!("{{{}", signs.text)));
                }
                draft.events.push(Event::Comment(spaced(signs.until('}'))));
            }
            '(' => {
                open.push(signs.line);
                signs.take(1);
                draft.events.push(Event::Open);
            }
            ')' | '}' => {
                let line = signs.line;
                signs.take(1);
                if first == '}' || open.pop().is_none() {
                    draft.fail(line, &first.to_string());
                    continue;
                }
                draft.events.push(Event::Close);
            }
            _ => read_word(&mut signs, &mut draft),
        }
    }
    if let (Some(line), false) = (open.first(), draft.is_full()) {
        draft.fail(*line, "(");
    }
    draft
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A word of the moves: a number, a move or both, a result, a sign of praise.
fn read_word(signs: &mut Signs, draft: &mut Draft) {
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, '(' | ')' | '{' | '}' | ';');
    let mut end = signs.text.find(ends).unwrap_or(signs.text.len());
    // The square that a Japanese text names last.
    if let [b'(', b'1'..=b'9', b'1'..=b'9', b')', ..] = signs.text.as_bytes()[end..] {
        end += 4;
    }
    let (line, mut column) = (signs.line, signs.column);
    let mut word = signs.take(end);
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word[digits..].len() - word[digits..].trim_start_matches(['.', '…', '．', '、']).len();
    // “33.4” is a move of Xiangqi.
    let numbered = dots > 0 && !(digits == 2 && matches!(word.as_bytes()[digits + dots..], [b'1'..=b'9']));
    if numbered {
        draft.number = word[..digits].parse().ok().or(draft.number);
        column += word[..digits + dots].chars().count();
        word = &word[digits + dots..];
    }
    let praise = word.trim_end_matches(['!', '?']).len();
    if praise < word.len() {
        draft.leave(Left::Marks, &word[praise..]);
    }
    match word {
        "" | ":" | "-" | "–" | "e.p." | "ep" => {}
        _ if praise == 0 => {}
        "1-0" | "0-1" | "1/2-1/2" | "½-½" | "1/2" | "*" => {
            let text = if word.starts_with(['½']) || word == "1/2" { "1/2-1/2" } else { word };
            draft.events.push(Event::Result(text.to_owned()));
        }
        _ if word.starts_with('$') => draft.leave(Left::Marks, word),
        // A number of a move without its dot, which is no greater than that of the moves; others are taken for moves.
        _ if word.len() < 4 && word.parse().is_ok_and(|number| draft.is_number(number)) => {
            draft.number = word.parse().ok();
        }
        _ => draft.word(word, line, column),
    }
}

/// A tag: a name, and a value in quotes.
fn read_tag(signs: &mut Signs, draft: &mut Draft) {
    let line = signs.line;
    draft.tagged = true;
    signs.take(1);
    let name = signs.text.find(['"', '\n', ']']).unwrap_or(signs.text.len());
    let name = signs.take(name).trim();
    if !signs.text.starts_with('"') {
        draft.fail(line, name);
        signs.until('\n');
        return;
    }
    signs.take(1);
    let (mut value, mut escaped, mut length) = (String::new(), false, 0);
    for sign in signs.text.chars() {
        if sign == '\n' || (sign == '"' && !escaped) {
            break;
        }
        length += sign.len_utf8();
        escaped = sign == '\\' && !escaped;
        if !escaped {
            value.push(sign);
        }
    }
    signs.take(length);
    // Others may follow in its line.
    let end = signs.text.find([']', '\n']).map_or(signs.text.len(), |at| at + 1);
    signs.take(end);
    let option = |choice: &str| choice.split_once('=').map(|(id, choice)| (id.to_owned(), choice.to_owned()));
    match name {
        "Variant" | "Game" => draft.game = draft.game.take().or(Some(value)),
        "Options" => {
            draft.all_options = true;
            draft.options.extend(value.split_whitespace().filter_map(option));
        }
        "FEN" => draft.position = Some(value),
        "SetUp" => {}
        "Format" => draft.notation = Notation::from_id(&value.to_ascii_lowercase()),
        "Result" => draft.result = Some(value),
        "초차림" | "한차림" => arrangement(draft, name == "초차림", &value),
        _ => draft.tag(name, &value),
    }
    if draft.game.is_none() && name.starts_with(['초', '한']) {
        draft.notation = Some(Notation::Korean);
    }
}

/// How horse (마) and elephant (상) stand, from the left of the board, or of who sits behind them: which, of Han’s
/// no source says, so that what the moves allow holds.
fn arrangement(draft: &mut Draft, first: bool, value: &str) {
    let letters = |reversed: bool| -> Option<String> {
        let mut all: Vec<char> = value
            .chars()
            .filter_map(|sign| match sign {
                '마' | '馬' => Some('H'),
                '상' | '象' => Some('E'),
                _ => None,
            })
            .collect();
        if reversed {
            all.reverse();
        }
        let [a, b, c, d] = all[..] else { return None };
        (a != b && c != d).then(|| format!("{a}{b}-{c}{d}"))
    };
    let option = if first { "setup.cho" } else { "setup.han" };
    let (Some(usual), Some(other)) = (letters(false), letters(true)) else { return };
    draft.options.push((option.to_owned(), usual));
    draft.instead = draft.options.clone();
    if let (Some(last), false) = (draft.instead.last_mut(), first) {
        last.1 = other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of eighty characters is full, one of eighty-one too long.
    #[test]
    fn lines_are_filled_to_the_last_character() {
        let words = |lengths: [usize; 2]| wrapped(lengths.into_iter().map(|length| "x".repeat(length)));
        assert_eq!(words([40, 39]).lines().count(), 1);
        assert_eq!(words([40, 40]).lines().count(), 2);
    }

    #[test]
    fn long_games_are_broken_into_lines() {
        let words: Vec<String> = (1..=50).map(|number| format!("{number}.a1b2")).collect();
        let text = wrapped(words.iter().cloned());
        assert!(text.lines().count() > 4 && text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert_eq!(text.split_whitespace().collect::<Vec<_>>(), words);
    }
}
