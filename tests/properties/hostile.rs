//! Hostile texts and actions, which no honest program would write.

use tabiya::{Match, MatchText, Position, Rules};

use super::chance::Random;
use super::compare::{Conceivable, conceivable};
use super::matches::state;
use super::moves::{check_attacks, check_list, check_moves, check_texts};
use super::wander::{deviations, duels, random_move, wander, wander_everywhere};

const ALPHABET: &[char] = &[
    'k', 'q', 'b', 'n', 'r', 'p', 'd', 'm', 's', 'j', 'a', 'c', 'l', 'g', 'e', '[', ']', '@', 'G', 'L', 'K',
    'Q', 'B', 'N', 'R', 'P', 'D', '0', '1', '2', '3', '7', '8', '9', '/', ' ', '-', '=', ':', '~', 'w', 'a',
    'h', 'é', '王', '\0', '\n', '\t', '+', '.', ',', '\u{202e}',
];

fn mutated(text: &str, random: &mut Random) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(letters.len() + 1);
        match random.below(5) {
            0 if at < letters.len() => drop(letters.remove(at)),
            1 => letters.insert(at, random.pick(ALPHABET)),
            2 if at < letters.len() => letters[at] = random.pick(ALPHABET),
            3 if at + 1 < letters.len() => letters.swap(at, at + 1),
            _ => letters.truncate(at.max(4)),
        }
    }
    letters.into_iter().collect()
}

fn garbage(random: &mut Random) -> String {
    let length = random.below(60);
    let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
    if random.one_in(2) {
        String::from_utf8_lossy(&bytes).into_owned()
    } else {
        bytes.iter().map(|&byte| ALPHABET[byte as usize % ALPHABET.len()]).collect()
    }
}

/// Words with which texts are made longer.
const TAILS: &[&str] = &[
    " phase=play",
    " phase=array:10",
    " phase=array:0",
    " phase=array:255",
    " phase=mobilisation",
    " ready=w",
    " ready=b",
    " ready=x",
    " phase=forced",
    " counting=w:board:63/64",
    " counting=b:bare:0/0",
    " counting=b:bare:255/256",
    " counting=w:board:é/1",
    " counting=w:board",
    " shak=w",
    " shak=x",
    " claim=b",
    " claim=declined",
    " claim=accepted",
    " claim=",
    " bare=w3",
    " bare=b255",
    " bare=b256",
    " bare=",
    " bare=é",
    " bare=bé",
    " elephant=five",
    " elephant=",
    " =",
    " x=y",
    " 99999 1",
    " 65535 65535",
    " - - 0 1",
    " w w",
    " Kk Kk",
];

/// A text that is read stands for a position in which all of the above holds.
#[test]
fn whatever_is_read_can_be_played() {
    for game in duels() {
        let mut random = Random::new(4 + game.id.len() as u64);
        let mut sets = deviations(game, &mut random);
        sets.push(Vec::new());
        let mut read = 0;
        for options in &sets {
            let rules = Rules::new(game, options).expect("filtered");
            let all = conceivable(&rules);
            let mut texts = Vec::new();
            wander(&rules, 8, 40, |position, _| texts.push(rules.write_position(position)));
            for _ in 0..100 {
                let mut text = mutated(&random.pick(&texts), &mut random);
                if random.one_in(3) {
                    text.push_str(random.pick(TAILS));
                }
                let Ok(mut position) = rules.read_position(&text) else { continue };
                read += 1;
                for _ in 0..2 {
                    let moves = rules.legal(&position);
                    check_list(&rules, &position, &moves, &all);
                    check_texts(&rules, &position, &moves);
                    check_attacks(&rules, &position);
                    check_moves(&rules, &position, &moves);
                    if moves.is_empty() {
                        break;
                    }
                    position.apply(&rules, random_move(&position, &moves, &mut random), &mut ());
                }
            }
        }
        assert!(read > 50, "{}: only {read} texts were read", game.id);
    }
}

#[test]
fn hostile_texts_are_refused_without_a_panic() {
    let mut random = Random::new(42);
    for game in duels() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let start = Position::start(&rules);
        let text = rules.write_position(&start);
        for _ in 0..3_000 {
            let hostile = match random.below(4) {
                0 => garbage(&mut random),
                1 => mutated("e2e3q", &mut random),
                2 => mutated(&text, &mut random),
                _ => format!("{text}{}{}", random.pick(TAILS), garbage(&mut random)),
            };
            let _ = rules.read_position(&hostile).map_err(|error| assert!(!error.to_string().is_empty()));
            let action = rules.read_move(&start, &hostile);
            if let Some(action) = action {
                let _ = rules.judge(&start, action);
            }
            match Match::new(&game.id, &[], Some(&hostile)) {
                Ok(mut game) => {
                    let _ = game.play(&hostile);
                    let _ = game.play("e2e3");
                }
                Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
            }
            let mut played = Match::new(&game.id, &[], None).expect("the defaults");
            let (before, open) = (state(&played), played.legal());
            match played.play(&hostile) {
                Ok(_) => {
                    // By its squares, or in letters.
                    let made = played.line().last().expect("a move");
                    assert!(action.is_none_or(|action| action == made), "{hostile}");
                    assert!(open.contains(&made), "{hostile}");
                }
                Err(error) => {
                    assert!(!played.words_for(&error).is_empty());
                    assert_eq!(state(&played), before);
                }
            }
        }
    }
}

#[test]
fn long_texts_are_refused() {
    for game in duels() {
        let rules = Rules::new(game, &[]).expect("the defaults");
        let start = Position::start(&rules);
        for part in ["8/", "k", " ", "1", "é", "e2", "=", " elephant=five", " bare=w1", "9", "~", "ready-"] {
            let long = part.repeat(100_000 / part.len());
            let with_start = format!("{}{long}", rules.write_position(&start));
            for text in [&long, &with_start] {
                assert_eq!(rules.read_position(text).map_err(|error| error.code()), Err("position-too-long"));
                let error = Match::new(&game.id, &[], Some(text)).expect_err("too long");
                assert_eq!(error.code(), "position-too-long");
                assert_eq!(rules.read_move(&start, text), None);
                let mut played = Match::new(&game.id, &[], None).expect("the defaults");
                let error = played.play(text).expect_err("no move");
                assert_eq!(error.code(), "move-text");
                assert!(played.words_for(&error).len() < 300);
            }
            assert_eq!(
                Match::new(&long, &[], None).map(drop).map_err(|error| error.code()),
                Err("unknown-game")
            );
            let options = [(long.as_str(), long.as_str())];
            let error = Match::new(&game.id, &options, None).expect_err("no such option");
            assert_eq!(error.code(), "unknown-option");
        }
    }
}

/// Any action at all may be judged and even made, in any position.
#[test]
fn no_action_panics() {
    let mut all = Conceivable::default();
    wander_everywhere(6, 1, |rules, position, _| {
        for &action in all.under(rules) {
            if let Err(refusal) = rules.judge(position, action) {
                assert!(!refusal.code().is_empty());
                let squares = rules.board().shape.len();
                assert!(refusal.squares().iter().all(|square| square.index() < squares));
            }
            position.clone().apply(rules, action, &mut ());
        }
    });
}
