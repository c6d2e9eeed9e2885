//! The fuzz targets, and what has to hold. `tests/corpus.rs` runs the same functions over the
//! corpora in every test run.
//!
//! An input is a text. Its first line names a game, so that corpora can be read; any other first
//! line stands for some game, so that a mutation is never wasted.

// Every program that includes this file uses one of its targets.
#![allow(dead_code)]

use tabiya::{Game, Match, MatchText, Rules, games};

/// The game and the rest of the input.
fn split(text: &str) -> (&'static Game, &str) {
    let (name, rest) = text.split_once('\n').unwrap_or(("", text));
    let any = || games::EVERY[name.bytes().map(usize::from).sum::<usize>() % games::EVERY.len()];
    (games::find(name).unwrap_or_else(any), rest)
}

/// A position text is refused with a code, or means the same when it is written and read again;
/// whatever stands on the board, the module can be asked about it, and a legal action leads to a
/// position of which the same holds.
pub fn position(text: &str) {
    let (game, text) = split(text);
    let mut found = match Match::new(&game.id, &[], Some(text)) {
        Ok(found) => found,
        Err(error) => return assert!(!error.code().is_empty() && !error.to_string().is_empty()),
    };
    round_trip(&found);
    ask(&found);
    let (text, legal) = (found.position_text(), found.legal());
    assert_eq!(found.perft(1), Ok(legal.len() as u64), "{text}");
    // Of the many moves some: a long list is mostly more of the same.
    for &action in legal.iter().step_by(1 + legal.len() / 12) {
        let written = found.rules().write_move(action);
        if let Err(error) = found.play(&written) {
            panic!("{written} is legal and was refused as {}: {text}", error.code());
        }
        read_again(found.rules(), &found.position_text());
        found.undo();
        assert_eq!(found.position_text(), text, "{written} taken back");
    }
}

/// Move texts, one to a word, played as far as they are legal: what is refused changes nothing,
/// and taking every move back leads to where it began. Words `option=choice` set the rules.
pub fn moves(text: &str) {
    let (game, text) = split(text);
    let (pairs, words): (Vec<&str>, Vec<&str>) = text.split_whitespace().partition(|word| word.contains('='));
    let pairs: Vec<_> = pairs.into_iter().filter_map(|word| word.split_once('=')).collect();
    let Ok(mut played) = Match::new(&game.id, &pairs, None) else { return };
    let start = played.position_text();
    for word in words.into_iter().take(120) {
        let before = played.position_text();
        let length = played.line().count();
        if let Err(error) = played.play(word) {
            assert!(!error.code().is_empty() && !played.words_for(&error).is_empty());
            // Where an attempt at a forbidden move loses the game, it is recorded.
            assert!(played.line().count() == length || played.outcome().is_some());
            assert_eq!(played.position_text(), before, "{word} was refused");
        }
    }
    while played.undo().is_some() {}
    assert_eq!(played.position_text(), start);
    while played.redo().is_some() {}
}

/// A game’s record in whatever notation: refused with a code, or read as far as it goes, and what was read is
/// written and read again.
pub fn records(text: &str) {
    use tabiya::records::{GameRecord, Reading};
    let (game, text) = split(text);
    let reading = Reading { game: Some(&game.id), ..Reading::default() };
    let record = match GameRecord::read(text, reading) {
        Ok(record) => record,
        Err(error) => return assert!(!error.code().is_empty() && !error.to_string().is_empty()),
    };
    if let Some(error) = &record.error {
        assert!(!error.code().is_empty() && !error.to_string().is_empty());
    }
    let written = record.write(tabiya::Notation::Coordinates);
    let again = GameRecord::read(&written, Reading::default()).expect("our own text is read");
    assert!(again.error.is_none(), "{written}");
    assert!(again.game.line().eq(record.game.line()), "{written}");
}

/// Options as pairs `option=choice`: refused with a code, or rules that can begin and be told.
pub fn options(text: &str) {
    let (game, text) = split(text);
    let pairs: Vec<(&str, &str)> = text.split_whitespace().filter_map(|word| word.split_once('=')).collect();
    match Rules::new(game, &pairs) {
        Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
        Ok(rules) => {
            let chosen: Vec<_> = rules.options().collect();
            let found = Match::new(&game.id, &chosen, None).expect("rules that stand can be played");
            round_trip(&found);
            ask(&found);
            assert!(tabiya::words::en::rulebook(&rules).iter().all(|rule| !rule.text.is_empty()));
        }
    }
}

/// A whole game: the second line has the options, each later byte chooses among the legal moves.
pub fn games(text: &str) {
    let (game, text) = split(text);
    let (line, choices) = text.split_once('\n').unwrap_or(("", text));
    let pairs: Vec<(&str, &str)> = line.split_whitespace().filter_map(|word| word.split_once('=')).collect();
    let Ok(mut played) = Match::new(&game.id, &pairs, None) else { return };
    let mut texts = Vec::new();
    for byte in choices.bytes().take(250) {
        let legal = played.legal();
        assert_eq!(legal.is_empty(), played.outcome().is_some(), "{}", played.position_text());
        let Some(&action) = legal.get(usize::from(byte) % legal.len().max(1)) else { break };
        let written = played.rules().write_move(action);
        texts.push(played.position_text());
        if let Err(error) = played.play(&written) {
            panic!("{written} is legal and was refused as {}: {}", error.code(), played.position_text());
        }
        read_again(played.rules(), &played.position_text());
    }
    round_trip(&played);
    ask(&played);
    while let Some(before) = texts.pop() {
        assert!(played.undo().is_some());
        assert_eq!(played.position_text(), before);
    }
}

/// A game’s file: refused with a code and a sentence, or a game that is written, read again and played.
#[cfg(feature = "files")]
pub fn files(text: &str) {
    match tabiya::files::read(text) {
        Err(error) => assert!(!error.code.is_empty() && !error.message.is_empty()),
        Ok(game) => own_game(game),
    }
}

/// A `variants.ini` after a line with the section: the same.
#[cfg(feature = "files")]
pub fn variants(text: &str) {
    let (section, text) = text.split_once('\n').unwrap_or(("", text));
    match tabiya::files::import(text, section) {
        Err(error) => assert!(!error.code.is_empty() && !error.message.is_empty()),
        Ok(imported) => own_game(imported.game),
    }
}

/// A game that was made at run time: what is written is read, its array is a position, and it can be begun.
#[cfg(feature = "files")]
fn own_game(game: Game) {
    let written = tabiya::files::write(&game);
    let again = tabiya::files::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(tabiya::files::write(&again), written);
    let Ok(mut played) = Match::of(again, &[], None) else { return };
    for place in 0..12 {
        read_again(played.rules(), &played.position_text());
        let legal = played.legal();
        let Some(&action) = legal.get(place * 7 % legal.len().max(1)) else { break };
        assert!(played.play_move(action).is_ok(), "{}", played.rules().write_move(action));
    }
    ask(&played);
}

/// A table of an ending with some bytes changed, pairs of a place and a value: refused, or one that can be asked.
pub fn tables(text: &str) {
    use std::sync::OnceLock;
    use tabiya::endings::Book;
    static KEPT: OnceLock<(String, Vec<u8>)> = OnceLock::new();
    let position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let (id, kept) = KEPT.get_or_init(|| {
        let game = Match::new("shatranj", &[], Some(position)).expect("a position");
        let mut book = Book::default();
        let ending = book.ending(&game, &mut |_| false).expect("a table");
        let needed = book.needs(&game).expect("what it needs");
        let own =
            needed.into_iter().find(|needed| needed.material == ending.material).expect("its own table");
        let kept = book.export(&own.id).expect("it is kept");
        (own.id, kept)
    });
    let mut bytes = kept.clone();
    let numbers: Vec<usize> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    for pair in numbers.chunks_exact(2) {
        let place = pair[0] % bytes.len();
        bytes[place] = pair[1] as u8;
    }
    if let [length] = numbers[numbers.len() / 2 * 2..] {
        bytes.truncate(length % (bytes.len() + 1));
    }
    let mut book = Book::default();
    let whole = bytes == *kept;
    match book.import(&bytes) {
        Err(error) => assert!(!whole && !error.code().is_empty()),
        Ok(own) => {
            assert!(!whole || own == *id);
            let game = Match::new("shatranj", &[], Some(position)).expect("a position");
            let _ = book.ending(&game, &mut |_| false);
        }
    }
}

/// The text of a position stands for that position, under the rules in force.
fn read_again(rules: &Rules, text: &str) {
    match rules.read_position(text) {
        Ok(again) => assert_eq!(rules.write_position(&again), text),
        Err(error) => panic!("{text} cannot be read again: {}", error.code()),
    }
}

/// As `read_again`, the rules too being read from the text.
fn round_trip(found: &Match) {
    let text = found.position_text();
    match Match::new(&found.rules().game().id, &[], Some(&text)) {
        Ok(again) => assert_eq!(again.position_text(), text),
        Err(error) => panic!("{text} cannot be read again: {}", error.code()),
    }
}

/// Every question that the page asks.
fn ask(found: &Match) {
    let (rules, position) = (found.rules(), found.position());
    let legal = found.legal();
    for &action in &legal {
        let text = rules.write_move(action);
        assert_eq!(rules.read_move(position, &text), Some(action), "{text}");
        assert!(rules.judge(position, action).is_ok(), "{text} is listed and refused");
    }
    let outcome = found.outcome();
    assert!(outcome.is_none() || legal.is_empty());
    assert!(!tabiya::words::en::state(rules, position, outcome).is_empty());
    let squares = || rules.board().shape.squares();
    for from in squares().step_by(7) {
        for to in squares().step_by(5) {
            let _ = found.explain(from, to);
        }
    }
    let picture = tabiya::pictures::diagram::picture(rules, position, &Default::default());
    assert!(picture.ends_with("</svg>"));
}
