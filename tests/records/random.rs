//! Random games of all sixteen, under random choices, written in every notation and read back.

use tabiya::notation::Notation;
use tabiya::records::{GameRecord, Line, Reading, RecordMove};
use tabiya::{Game, Match, MatchRecord, Position, Rules, games};

use crate::properties::chance::{Options, Random};

/// The defaults and some other rule sets of a game.
pub fn rule_sets(game: &'static Game, random: &mut Random, count: usize) -> Vec<Options> {
    let mut sets: Vec<Options> = vec![Vec::new()];
    while sets.len() < count {
        let set: Options = game
            .options
            .iter()
            .map(|option| (&*option.id, &*option.choices[random.below(option.choices.len())].id))
            .collect();
        if Rules::new(game, &set).is_ok() {
            sets.push(set);
        }
        if game.options.is_empty() {
            break;
        }
    }
    sets
}

/// A game that is played at random.
pub fn played(game: &'static Game, options: &Options, plies: usize, random: &mut Random) -> Match {
    let mut played = Match::new(&game.id, options, None).expect("a match");
    for _ in 0..plies {
        let moves = played.legal();
        if moves.is_empty() {
            break;
        }
        played.play_move(random.pick(&moves)).expect("legal");
    }
    played
}

/// Reads a text, with no more told than what it says itself, and compares it with what was written.
pub fn read_back(text: &str, record: &GameRecord, notation: Notation) -> GameRecord {
    let rules = record.game.rules();
    let all: Vec<(&str, &str)> = rules.options().collect();
    // What engines are told is written for what it can tell alone: Shogi and Xiangqi by their usual choices.
    let told = text.starts_with("position ");
    let read = GameRecord::read(text, Reading::default()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    if let Some(error) = &read.error {
        panic!("{notation:?}: {error}\n{text}");
    }
    assert_eq!(read.game.rules().options().collect::<Vec<_>>(), all, "{text}");
    if !told {
        assert_eq!(read.game.start(), record.game.start(), "{text}");
    }
    assert!(read.game.line().eq(record.game.line()), "{notation:?}\n{text}");
    if !told {
        assert_eq!(read.game.position_text(), record.game.position_text(), "{text}");
    }
    assert_eq!(read.result, record.result, "{text}");
    read
}

#[test]
fn what_is_written_is_read_back() {
    for (index, game) in games::EVERY.iter().enumerate() {
        let mut random = Random::new(index as u64 + 1);
        for options in rule_sets(game, &mut random, 8) {
            let plies = 20 + random.below(160);
            let played = played(game, &options, plies, &mut random);
            let record = GameRecord::from(&played);
            for &notation in played.rules().notations() {
                read_back(&played.write(notation), &record, notation);
            }
        }
    }
}

/// To play a text it need not be said how it is written, but for ICCS and UCCI, whose squares look like ours.
#[test]
fn a_move_is_found_in_any_notation() {
    let mut seen = 0;
    for (index, game) in games::EVERY.iter().enumerate() {
        let mut random = Random::new(index as u64 + 40);
        for options in rule_sets(game, &mut random, 3) {
            let played = played(game, &options, 60, &mut random);
            let mut follows = Match::with_rules(played.rules().clone(), None).expect("the array");
            for action in played.line() {
                for &notation in follows.rules().notations() {
                    let text = follows.move_text(action, notation);
                    assert_eq!(follows.find_move(&text, Some(notation)), Ok(action), "{notation:?} {text}");
                    if !matches!(notation, Notation::Iccs | Notation::Ucci) {
                        let place = follows.position_text();
                        assert_eq!(
                            follows.find_move(&text, None),
                            Ok(action),
                            "{notation:?} {text} in {place}"
                        );
                        seen += 1;
                    }
                }
                follows.play_move(action).expect("legal");
            }
        }
    }
    assert!(seen > 5_000, "{seen}");
}

/// The same from positions in the midst of a game, with counts and claims running.
#[test]
fn records_begin_anywhere() {
    for (index, game) in games::EVERY.iter().enumerate() {
        let mut random = Random::new(index as u64 + 100);
        for options in rule_sets(game, &mut random, 4) {
            let before = played(game, &options, 30 + random.below(60), &mut random);
            let mut after = Match::new(&game.id, &[], Some(&before.position_text())).expect("a position");
            for _ in 0..20 {
                let moves = after.legal();
                if moves.is_empty() {
                    break;
                }
                after.play_move(random.pick(&moves)).expect("legal");
            }
            let record = GameRecord::from(&after);
            for &notation in after.rules().notations() {
                read_back(&after.write(notation), &record, notation);
            }
        }
    }
}

/// A line of a few moves with variations of its own.
fn variation(rules: &Rules, start: &Position, depth: usize, random: &mut Random) -> Line {
    let mut line = Line { comment: said(random), moves: Vec::new() };
    let mut position = start.clone();
    for _ in 0..1 + random.below(4) {
        let moves = rules.legal(&position);
        if moves.is_empty() {
            break;
        }
        let action = random.pick(&moves);
        let others =
            if depth < 3 && random.one_in(4) && !line.moves.is_empty() { 1 + random.below(2) } else { 0 };
        let variations = (0..others).map(|_| variation(rules, &position, depth + 1, random));
        let variations = variations.filter(|line| !line.moves.is_empty()).collect();
        line.moves.push(RecordMove { action, comment: said(random), variations });
        position.apply(rules, action, &mut ());
    }
    line
}

fn said(random: &mut Random) -> String {
    let words = ["", "", "", "good", "Not Nf3! (1. e4)", "王手 [or not]", "see 3... e2e3", "* 1-0 ; no"];
    random.pick(&words).to_owned()
}

/// A played game with comments and variations here and there.
fn annotated(game: &Match, random: &mut Random) -> GameRecord {
    let mut record = GameRecord::from(game);
    record.line.comment = said(random);
    record.tags = vec![("Event".to_owned(), "A \"test\" \\ of tags".to_owned())];
    for ((_, before), played) in game.history().zip(&mut record.line.moves) {
        played.comment = said(random);
        if random.one_in(6) {
            let line = variation(game.rules(), &before, 1, random);
            if !line.moves.is_empty() {
                played.variations.push(line);
            }
        }
    }
    record
}

#[test]
fn comments_and_variations_are_read_back() {
    for (index, game) in games::EVERY.iter().enumerate() {
        let mut random = Random::new(index as u64 + 200);
        for options in rule_sets(game, &mut random, 4) {
            let played = played(game, &options, 40, &mut random);
            let record = annotated(&played, &mut random);
            for &notation in played.rules().notations() {
                let text = record.write(notation);
                let read = read_back(&text, &record, notation);
                if matches!(notation, Notation::Usi | Notation::Ucci | Notation::Csa) {
                    continue;
                }
                assert_eq!(read.line, record.line, "{notation:?}\n{text}");
                assert_eq!(read.tags, record.tags, "{text}");
                assert_eq!(read.write(notation), text);
            }
        }
    }
}
