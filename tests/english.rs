//! Plain faults of English in what the program says by itself, under every choice: articles, numbers, colons, persons.

use std::collections::BTreeSet;

use tabiya::movement::{Modality, Pattern};
use tabiya::variant::source::SOURCES;
use tabiya::words::en::moves;
use tabiya::words::{Language, en};
use tabiya::{Match, Role, Rules, games};

/// What is wrong with a sentence, if anything is.
fn fault(text: &str) -> Option<String> {
    let words: Vec<&str> = text
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '’' || letter == '-'))
        .filter(|word| !word.is_empty())
        .collect();
    for pair in words.windows(2) {
        let (article, word) = (pair[0].to_lowercase(), pair[1].to_lowercase());
        let sounds = match word.as_str() {
            "8" | "11" | "18" => true,
            "one" | "once" | "u" => false,
            word if word.starts_with("honour") => true,
            word if word.starts_with("uni") || word.starts_with("use") => word.starts_with("unin"),
            word => word.starts_with(['a', 'e', 'i', 'o', 'u']),
        };
        if article == "a" && sounds || article == "an" && !sounds {
            return Some(format!("“{} {}”", pair[0], pair[1]));
        }
        // A name of Burma may be the same word twice.
        if pair[0] != "Maung" && text.contains(&format!(" {} {} ", pair[0], pair[0])) {
            return Some(format!("“{article}” twice"));
        }
    }
    for part in words.windows(3) {
        if let (Ok(made), "of", Ok(of)) = (part[0].parse::<u32>(), part[1], part[2].parse::<u32>())
            && made > of
        {
            return Some(format!("{made} of {of}"));
        }
    }
    for part in words.windows(4) {
        if let (Ok(made), ["of", "the"], Ok(of)) =
            (part[0].parse::<u32>(), [part[1], part[2]], part[3].parse::<u32>())
            && made > of
        {
            return Some(format!("{made} of the {of}"));
        }
    }
    for (at, mark) in text.match_indices(['(', ';']) {
        let rest = text[at + mark.len()..].trim_start();
        let word = rest.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or("");
        if word.starts_with(char::is_uppercase) && !is_name(word) {
            return Some(format!("“{mark}” and “{word}”"));
        }
    }
    if text.contains("Where each holds") {
        return Some("“Where each holds”".to_owned());
    }
    if text.split(". ").any(|sentence| sentence.matches(": ").count() > 1) {
        return Some("two colons".to_owned());
    }
    let person = ["he", "his", "him", "himself", "she", "her", "hers"];
    let person = words.iter().find(|word| person.contains(&word.to_lowercase().as_str()));
    if let Some(person) = person {
        return Some(format!("“{person}”: a player is no man or woman"));
    }
    words.iter().any(|word| word.to_lowercase() == "undefined").then(|| "undefined".to_owned())
}

/// Whether a word is a name: of a side, a game, a source, or a man of whom a note tells.
fn is_name(word: &str) -> bool {
    let words = |text: &'static str| text.split(|letter: char| !letter.is_alphanumeric());
    let games = en::GAMES.iter().flat_map(|words| words.sides.iter().chain([&words.title]));
    let sources = SOURCES.iter().map(|source| &source.short);
    { games }.chain(sources).chain([&"Johannes"]).any(|name| words(name).any(|part| part == word))
}

#[test]
fn the_faults_are_found() {
    for text in [
        "Captured by a elephant.",
        "Red throws again, as a 8 gives another throw.",
        "An horse moves.",
        "To the the king.",
        "It counts 33 of the 28 points.",
        "3 of 2 moves.",
        "Two: colons: here.",
        "A player who loses his king.",
        "It moved nothing (Blocked by a king).",
        "It moved nothing: blocked; A throw of 3 brings nothing in.",
        "Where each holds the other, nobody moves.",
    ] {
        assert!(fault(text).is_some(), "{text}");
    }
    for text in [
        "An elephant, a unit, a one, an honour.",
        "A throw of 8: an unpromoted pawn. White: king e1.",
        "3 of the 7 moves.",
        "It moved nothing (White’s king is blocked; Black moves).",
    ] {
        assert_eq!(fault(text), None, "{text}");
    }
}

/// Every game under its defaults and under every single choice.
fn all_rules(mut see: impl FnMut(&str, &Rules)) {
    for game in games::EVERY {
        let choices = game.options.iter().flat_map(|option| {
            option.choices.iter().skip(1).map(move |choice| vec![(&*option.id, &*choice.id)])
        });
        for chosen in [Vec::new()].into_iter().chain(choices) {
            if let Ok(rules) = Rules::new(game, &chosen) {
                see(&format!("{} {chosen:?}", game.id), &rules);
            }
        }
    }
}

#[test]
fn the_rule_text_is_plain_english() {
    let (mut faults, mut read) = (BTreeSet::new(), 0);
    all_rules(|_, rules| {
        let roles = (0..rules.roles().len() as u8).map(Role);
        let moves = roles.flat_map(|role| en::English.move_sentences(rules, role));
        for text in en::rulebook(rules).into_iter().map(|said| said.text).chain(moves) {
            read += 1;
            faults.extend(fault(&text).map(|fault| format!("{}: {fault}: {text}", rules.game().id)));
        }
    });
    assert_eq!(faults, BTreeSet::new());
    assert!(read > 8_000, "{read}");
}

/// What is told of a match as it stands, and of what has just happened in it.
fn told(game: &Match, beats: &[tabiya::Beat]) -> Vec<String> {
    let (rules, position) = (game.rules(), game.position());
    let mut texts: Vec<String> =
        game.state().facts.iter().map(|fact| en::fact(rules, position, fact)).collect();
    texts.extend(beats.iter().map(|beat| en::narrate(rules, position, beat)));
    texts.push(en::state(rules, position, game.outcome()));
    texts.extend(en::describe(rules, position).split(". ").map(str::to_owned));
    texts
}

/// Sente’s king has entered, with more points than it takes.
const ENTERED: &str = "4K4/9/9/9/9/9/9/9/4k4[RRBBGGGGSSSSNNNNLLLLPPPPPPPPPPPPPPPPPP] w";

/// What has to be told of these, so that the positions are those in which a fault was found.
const TOLD: [&str; 5] = [
    "Red throws again, as a throw of 8 gives another",
    "Sente has entered, and counts 54 points; to declare it takes 28",
    "Black has to put right what White has objected to.",
    "Black’s throw of 3 moved nothing (a throw of 3 brings no piece onto the board)",
    "Black’s throw of 4 moved nothing (",
];

#[test]
fn what_is_told_of_play_is_plain_english() {
    let mut faults = BTreeSet::new();
    let all = std::cell::RefCell::new(BTreeSet::new());
    let mut see = |game: &Match, beats: &[tabiya::Beat]| {
        for text in told(game, beats) {
            all.borrow_mut().insert(text.clone());
            faults.extend(fault(&text).map(|fault| format!("{}: {fault}: {text}", game.rules().game().id)));
        }
    };
    for game in games::EVERY {
        for line in game.lines.iter() {
            let options = tabiya::variant::pairs(&line.options);
            let mut played = Match::new(&game.id, &options, line.position.as_deref()).expect("a line");
            see(&played, &[]);
            for text in line.moves.split(' ') {
                let beats = played.play(text).expect("a move of the line");
                see(&played, &beats);
            }
        }
    }
    // What lines of play do not come to: a rare throw, more points than are needed, an objection.
    for (game, options, position, moves) in [
        ("ashtapada", "grace=on", "", "throw-8 P@h1"),
        ("ashtapada", "begins=keep enterOn=grace-only", "", "throw-1 throw-1 throw-3 throw-2"),
        ("shogi", "impasse=declare-27", ENTERED, ""),
        ("sittuyin", "", "8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b", "R@d8 R@d7 object-w"),
        ("dice-chess", "", "", "throw-2 throw-2 throw-4 throw-2"),
    ] {
        let options: Vec<_> = options.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
        let position = (!position.is_empty()).then_some(position);
        let mut played =
            Match::new(game, &options, position).unwrap_or_else(|error| panic!("{game}: {error}"));
        see(&played, &[]);
        for text in moves.split_whitespace() {
            let beats = played.play(text).unwrap_or_else(|_| panic!("{game}: {text}"));
            see(&played, &beats);
        }
    }
    for wanted in TOLD {
        assert!(all.borrow().iter().any(|text| text.starts_with(wanted)), "{wanted}");
    }
    assert_eq!(faults, BTreeSet::new());
}

#[test]
fn what_is_written_by_hand_is_plain_english() {
    let mut faults = BTreeSet::new();
    for words in en::GAMES {
        let entries = words.options.iter().flat_map(|option| option.choices).chain(words.presets);
        let mut texts: Vec<&str> = entries.flat_map(|entry| [entry.title, entry.text]).collect();
        texts.extend(words.options.iter().map(|option| option.question));
        for line in words.lines {
            texts.extend([line.title, line.text]);
            texts.extend(line.comments.iter().map(|(_, text)| *text));
        }
        texts.extend(words.notes.iter().map(|note| note.text));
        for text in texts {
            // Notes and choices tell of men as well as of players.
            let found = fault(text).filter(|fault| !fault.contains("no man or woman"));
            faults.extend(found.map(|fault| format!("{}: {fault}: {text}", words.id)));
        }
    }
    assert_eq!(faults, BTreeSet::new());
}

/// What stands on the last square may be captured: only what is passed has to be empty.
#[test]
fn a_way_that_can_be_blocked_says_which_squares_are_empty() {
    let two = Pattern::lame(&[(0, 1)], (0, 2));
    let three = Pattern::lame(&[(1, 1), (2, 2)], (3, 3));
    let said = moves::sentences(&[two, Pattern { modality: Modality::Move, ..two }, three], &[]);
    assert_eq!(
        said,
        [
            "Moves and captures two squares straight, forward, back or sideways, if the square between is empty.",
            "Moves two squares straight, forward, back or sideways, if both are empty, without capturing.",
            "Moves and captures exactly three squares diagonally, if the squares between are empty.",
        ]
    );
}
