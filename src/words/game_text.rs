//! A game as text, after the pattern of PGN.
//!
//! The tags are those of the PGN standard (Edwards 1994), with `Variant` for the game, `FEN` for a
//! start other than the array, and a tag of our own, `Options`, for the choices that are not at
//! their default. Moves are in coordinates, as [`crate::notation`] writes them.

use core::fmt::Write;

use crate::board::Seat;
use crate::matches::Match;
use crate::position::Outcome;
use crate::rules::Rules;
use crate::variant::Choice;
use crate::words::en as words;

/// Longest line of moves, in characters.
const WIDTH: usize = 80;

/// The game as it has been played so far.
///
/// ```
/// use tabiya::{Match, words::game_text};
/// let mut game = Match::new("chaturanga", &[("elephant", "dabbaba")], None)?;
/// for text in ["e2e3", "e7e6", "f1f3"] {
///     game.play(text).expect("legal");
/// }
/// let text = game_text::write(&game);
/// assert!(text.contains("[Options \"elephant=dabbaba\"]"));
/// assert!(text.ends_with("\n\n1. e2e3 e7e6 2. f1f3 *\n"));
/// # Ok::<(), tabiya::MatchError>(())
/// ```
pub fn write(game: &Match) -> String {
    let rules = game.rules();
    let result = result(rules, game.outcome());
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    for (name, value) in [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?")] {
        tag(name, value);
    }
    for seat in rules.seats() {
        tag(words::seat(rules, seat), "?");
    }
    tag("Result", result);
    tag("Variant", words::title_of(rules));
    let default = |id: &str| rules.game().option(id).and_then(|(_, option)| option.choices.first());
    let unusual = |&(id, choice): &(&str, &str)| default(id).is_none_or(|first: &Choice| first.id != choice);
    let options = rules.options().filter(unusual).map(|(id, choice)| format!("{id}={choice}"));
    let options = options.collect::<Vec<_>>().join(" ");
    if !options.is_empty() {
        tag("Options", &options);
    }
    let start = game.start();
    if start != crate::Position::start(rules) {
        tag("SetUp", "1");
        tag("FEN", &rules.write_position(&start));
    }
    out.push('\n');
    out + &wrapped(moves(game).into_iter().chain([result.to_owned()]))
}

/// A result as PGN writes it, which knows two sides: the first is the one that has the first seat.
pub fn result(rules: &Rules, outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(winner)) if rules.allied(winner, Seat::FIRST) => "1-0",
        Some(Some(_)) => "0-1",
    }
}

/// The moves with their numbers: a number begins each round of the seats.
fn moves(game: &Match) -> Vec<String> {
    let mut parts = Vec::new();
    let (mut number, mut last) = (0, None);
    for (action, before) in game.history() {
        let mover = action.from().and_then(|from| before.piece_at(from)).map(|piece| piece.seat);
        let seat = action.declared_by().or(mover).unwrap_or(before.turn());
        if last.is_none_or(|last| seat <= last) {
            number += 1;
            // Three dots where the round begins with another seat than the first.
            let dots = if last.is_none() && seat.index() > 0 { "..." } else { "." };
            parts.push(format!("{number}{dots}"));
        }
        last = Some(seat);
        parts.push(game.rules().write_move(action));
    }
    parts
}

fn wrapped(words: impl Iterator<Item = String>) -> String {
    let mut out = String::new();
    let mut width = 0;
    for word in words {
        if width > 0 {
            let fits = width + 1 + word.len() <= WIDTH;
            out.push(if fits { ' ' } else { '\n' });
            width = if fits { width + 1 } else { 0 };
        }
        width += word.len();
        out += &word;
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(game: &str, position: Option<&str>, moves: &[&str]) -> Match {
        let mut game = Match::new(game, &[], position).expect("a match");
        for text in moves {
            game.play(text).expect("a legal move");
        }
        game
    }

    #[test]
    fn a_start_with_black_to_move_has_three_dots_and_a_position() {
        let game = played("shatranj", Some("4k3/7p/8/8/8/8/P7/4K3 b - - 0 1"), &["e8e7", "a2a3"]);
        let text = write(&game);
        assert!(text.contains("[SetUp \"1\"]\n[FEN \"4k3/7p/8/8/8/8/P7/4K3 b"), "{text}");
        assert!(text.ends_with("\n1... e8e7 2. a2a3 *\n"), "{text}");
    }

    #[test]
    fn free_moves_of_one_side_are_rounds_of_their_own() {
        let text = write(&played("senterej", None, &["e2e3", "d2d3", "e7e6"]));
        assert!(text.ends_with("\n1. e2e3 2. d2d3 e7e6 *\n"), "{text}");
    }

    /// As PGN has it: White, the first seat, before Black. SHA-06.
    #[test]
    fn results_are_those_of_the_first_seat_and_the_other() {
        for (position, text, result) in
            [("7k/5R2/6K1/8/8/2p5/8/R7 w", "a1a8", "1-0"), ("r7/8/2P5/8/8/6k1/5r2/7K b", "a8a1", "0-1")]
        {
            let text = write(&played("shatranj", Some(position), &[text]));
            assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        }
        // At the array neither options nor a position need be told.
        let text = write(&played("shatranj", None, &[]));
        assert!(!text.contains("[Options") && !text.contains("[FEN"), "{text}");
    }

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
