//! The macros in which scenarios are written, and what their tests ask of a match.

use std::collections::BTreeSet;

use tabiya::{EndReason, Match, MatchText, PlayError, Seat, Square};

/// Rules: for each its id, the test's name and the test.
macro_rules! rules {
    ($($id:literal $name:ident $body:block)*) => {
        /// The file that this table stands in.
        pub const FILE: &str = file!();

        /// The ids that the tests of this table are for, each with its test.
        pub const RULES: &[(&str, &str)] = &[$(($id, stringify!($name))),*];
        $(#[test] fn $name() $body)*
    };
}

/// Options: for each the test's name, the option, other options that it takes, the
/// position (none: the start), a probe, and what the probe finds under each choice. The first
/// choice is the default.
macro_rules! choices {
    ($(
        $name:ident: $option:literal $(beside $others:literal)? at $position:literal,
        $probe:expr => { $($choice:literal: $found:expr,)* }
    )*) => {
        /// The options that the tests of this table are for, with their choices and the test.
        pub const CHOICES: &[(&str, &[&str], &str)] = &[$(($option, &[$($choice),*], stringify!($name))),*];
        $(#[test] fn $name() {
            let others = concat!($($others)?);
            super::table::compare($option, others, $position, $probe, &[$(($choice, $found.to_string())),*]);
        })*
    };
}

/// The game that a file's scenarios are for, by its id: `GAME`, and `game`, which sets it up. With `ended`, also how it
/// stands after some moves.
macro_rules! game {
    ($id:literal) => {
        const GAME: &str = $id;

        /// The game with its defaults in this position (none: the start).
        fn game(position: &str) -> tabiya::Match {
            super::table::set_up(GAME, "", position)
        }
    };
    ($id:literal, ended) => {
        game!($id);

        /// How the game stands after these moves from this position, with its defaults.
        fn ended(position: &str, texts: &str) -> String {
            super::table::ending_after(&mut game(position), texts)
        }
    };
}

/// Holds that the probe finds in the same position what is expected under each choice, that this
/// is different for any two of them, and that leaving the option alone means the first.
pub fn compare(
    option: &str,
    others: &str,
    position: &str,
    probe: fn(&mut Match) -> String,
    choices: &[(&str, String)],
) {
    let (game, option) = option.split_once('.').expect("game.option");
    let find = |options: &str| probe(&mut set_up(game, options, position));
    for (choice, expected) in choices {
        assert_eq!(&find(&format!("{others} {option}={choice}")), expected, "{game}, {option}={choice}");
    }
    assert_eq!(find(others), choices[0].1, "{game}, default of {option}");
    let distinct: BTreeSet<&String> = choices.iter().map(|(_, found)| found).collect();
    assert_eq!(distinct.len(), choices.len(), "{game}, {option}: two choices without a difference");
}

/// A match with these options (`elephant=five bareKing=none`) in this position (none: the start).
pub fn set_up(game: &str, options: &str, position: &str) -> Match {
    let options: Vec<(&str, &str)> =
        options.split_whitespace().map(|pair| pair.split_once('=').expect("option=choice")).collect();
    let position = (!position.is_empty()).then_some(position);
    Match::new(game, &options, position)
        .unwrap_or_else(|error| panic!("{game} {options:?} {position:?}: {error}"))
}

/// Why a match cannot be set up like this.
pub fn set_up_error(game: &str, options: &[(&str, &str)], position: Option<&str>) -> &'static str {
    Match::new(game, options, position).expect_err("no such match").code()
}

/// The sentence why a match cannot be set up in this position, in English.
pub fn set_up_words(game: &str, position: &str) -> String {
    use tabiya::words::{Language, en::English};
    English.match_error(&Match::new(game, &[], Some(position)).expect_err("no such match"))
}

/// The text of every legal move.
pub fn moves(game: &Match) -> BTreeSet<String> {
    let legal = game.legal();
    let texts: BTreeSet<String> = legal.iter().map(|&action| game.rules().write_move(action)).collect();
    assert_eq!(texts.len(), legal.len(), "two moves with one text");
    texts
}

/// What the legal moves from a square lead to, as the rest of their texts in alphabetical order:
/// `e3 e4`, `b8 b8n`, `~a3`.
pub fn targets(game: &Match, from: &str) -> String {
    let moves = moves(game);
    moves.iter().filter_map(|text| text.strip_prefix(from)).collect::<Vec<_>>().join(" ")
}

/// `legal`, or the code of the refusal. The list of legal moves has to agree.
pub fn verdict(game: &Match, text: &str) -> &'static str {
    let mut copy = game.clone();
    match copy.play(text) {
        // An attempt at a forbidden move that loses is taken down, but it is no legal move.
        Ok(_) if copy.outcome().is_some_and(|outcome| outcome.reason == EndReason::Forbidden) => {
            assert!(!moves(game).contains(text), "{text} is listed, but forbidden");
            "forbidden"
        }
        Ok(beats) => {
            assert!(moves(game).contains(text), "{text} is played, but not listed");
            assert!(!beats.is_empty(), "{text} shows nothing");
            "legal"
        }
        Err(error) => {
            assert!(!moves(game).contains(text), "{text} is listed, but refused: {}", error.code());
            assert!(!game.words_for(&error).is_empty(), "{text} is refused without a word");
            error.code()
        }
    }
}

/// Why a move is refused, in English, whatever language holds where none is chosen.
pub fn refused_in_english(game: &Match, error: &PlayError) -> String {
    tabiya::words::en::play_error(game.rules(), game.position(), error)
}

/// The verdicts on several moves of the same position.
pub fn verdicts(game: &Match, texts: &str) -> String {
    texts.split_whitespace().map(|text| verdict(game, text)).collect::<Vec<_>>().join(" ")
}

/// The verdict on several moves of the same position, which has to be one and the same.
pub fn verdict_on_all(game: &Match, texts: &str) -> &'static str {
    let verdicts: BTreeSet<&str> = texts.split_whitespace().map(|text| verdict(game, text)).collect();
    assert_eq!(verdicts.len(), 1, "{texts}: {verdicts:?}");
    verdicts.first().expect("one")
}

/// The letters on several squares.
pub fn letters(game: &Match, squares: &str) -> String {
    squares.split_whitespace().map(|square| on(game, square)).collect()
}

/// Plays moves that have to be legal.
pub fn play(game: &mut Match, texts: &str) {
    for text in texts.split_whitespace() {
        let verdict = verdict(game, text);
        assert!(["legal", "forbidden"].contains(&verdict), "{text}: {verdict} in {}", game.position_text());
        game.play(text).expect("just found to be played");
    }
}

/// How the game stands: `on`, or the winner's letter (`draw` if nobody wins) and the reason. A
/// game that is over has no moves, one that is not has some.
pub fn ending(game: &Match) -> String {
    let Some(outcome) = game.outcome() else {
        assert!(!game.legal().is_empty(), "neither moves nor an end: {}", game.position_text());
        return "on".to_owned();
    };
    assert_eq!(game.legal(), [], "the game is over, and goes on: {}", game.position_text());
    assert_eq!(game.clone().play("a1a2").unwrap_err().code(), "game-over");
    let winner = match outcome.winner {
        Some(Seat::FIRST) => "w",
        Some(_) => "b",
        None => "draw",
    };
    format!("{winner} {}", outcome.reason.id())
}

/// The ending after these moves.
pub fn ending_after(game: &mut Match, texts: &str) -> String {
    play(game, texts);
    ending(game)
}

/// Field of the position's text: 0 the pieces, 1 the side to move, 2 the rights.
pub fn field(game: &Match, index: usize) -> String {
    game.position_text().split_whitespace().nth(index).expect("a field").to_owned()
}

/// The placement of the pieces.
pub fn pieces(game: &Match) -> String {
    field(game, 0)
}

/// The rule text of the rules in force.
pub fn rule_text(game: &Match) -> String {
    let said = tabiya::words::en::rulebook(game.rules());
    said.into_iter().map(|said| said.text).collect::<Vec<_>>().join(" ")
}

/// The letter of the side to move.
pub fn turn(game: &Match) -> String {
    field(game, 1)
}

/// What stands on a square: its letter, upper case for the first player, or `-`.
pub fn on(game: &Match, square: &str) -> char {
    let square = game.rules().board().shape.parse(square).expect("a square");
    game.position().piece_at(square).map_or('-', |piece| game.rules().letters(piece).pop().unwrap_or('-'))
}

/// How often a letter stands in the placement.
pub fn count(game: &Match, letter: char) -> usize {
    pieces(game).chars().filter(|&other| other == letter).count()
}

/// Pieces a side, roles and their numbers: `k1 q1 b2 n2 r2 p8` for both sides, or a panic.
pub fn army(game: &Match, letters: &str) -> String {
    let number = |letter: char| format!("{letter}{}", count(game, letter));
    let side = |upper: bool| {
        let cased = |letter: char| if upper { letter.to_ascii_uppercase() } else { letter };
        letters.chars().map(|letter| number(cased(letter)).to_lowercase()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(side(true), side(false), "the sides differ");
    side(true)
}

/// Leaf counts from here to these depths.
pub fn leaves(game: &Match, depths: u32) -> Vec<u64> {
    (1..=depths).map(|depth| game.perft(depth).expect("it can be counted")).collect()
}

/// The first of the names of each role, in the set in force.
pub fn first_names(game: &Match) -> String {
    let rules = game.rules();
    let name = |id: &str| rules.names(rules.role_named(id).expect("a kind"))[0].0.clone();
    ["king", "counsellor", "elephant", "horse", "chariot", "soldier"].map(name).join(" ")
}

/// Goes to and fro until the position stands for the third time, and tells how the game stands
/// before the last of these moves and after it.
pub fn third_occurrence(game: &mut Match) -> String {
    returns(game, "g1f3 g8f6 f3g1 f6g8", 3)
}

/// Goes round this cycle of moves until the position stands for the so-manieth time, and tells how
/// the game stands before the last move and after it.
pub fn returns(game: &mut Match, cycle: &str, occurrence: usize) -> String {
    let (most, last) = cycle.rsplit_once(' ').expect("more than one move");
    for _ in 2..occurrence {
        play(game, cycle);
    }
    play(game, most);
    let before = ending(game);
    // What is over before the end of the cycle is not played on.
    if before == "on" { format!("{before}, {}", ending_after(game, last)) } else { before }
}

/// The options of a preset, as text.
pub fn preset(game: &str, id: &str) -> String {
    let game = tabiya::games::find(game).expect("a game");
    let preset = game.presets.iter().find(|preset| preset.id == id).expect("a preset");
    assert_eq!(preset.game.map(|game| &*game.id), None);
    let options = preset.options.iter().map(|(option, choice)| format!("{option}={choice}"));
    options.collect::<Vec<_>>().join(" ")
}

/// Which squares the board marks, and whether the game begins with the moves that it has by default.
pub fn marked_squares(game: &mut Match) -> String {
    let rules = game.rules();
    let marks = rules.board().marks;
    let text = tabiya::words::paragraphs(&tabiya::words::en::rulebook(rules)).join(" ");
    assert_eq!(text.contains("16 are marked"), !marks.is_empty(), "the rule text says so");
    let usual = set_up(&rules.game().id, "", "");
    let same = if moves(game) == moves(&usual) { "same moves" } else { "other moves" };
    let name = |at: Option<Square>| at.map_or_else(String::new, |at| rules.board().shape.name(at));
    let (first, last) = (name(marks.first()), name(marks.last()));
    match marks.len() {
        0 => format!("no marks, {same}"),
        1 => format!("a mark on {first}, {same}"),
        number => format!("{number} marks, {first} to {last}, {same}"),
    }
}
