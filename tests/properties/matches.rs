//! Properties of a match: playing, undoing and redoing.

use tabiya::{EndReason, Match, MatchText, Move, Position, Square};

use super::chance::Random;
use super::wander::{deviations, duels};

/// What must not change when nothing is played.
pub fn state(game: &Match) -> (Position, String, Vec<Move>, usize) {
    (game.position().clone(), game.position_text(), game.line().collect(), game.undone())
}

/// Texts that are hardly a legal move: garbage, and moves of other positions.
fn wrong_moves(game: &Match, random: &mut Random) -> Vec<String> {
    let squares: Vec<Square> = game.rules().board().shape.squares().collect();
    let name = |square: Square| game.rules().board().shape.name(square);
    let known =
        ["", "e2", "e2e3e4", "z9z9", "ready-x", "a1~a9", "castle", "e2e3Q", "P@e5", "p@e5", "R@", "@a1"];
    let declared = ["count-w", "stop-b", "impasse-w", "accept-b", "decline-w", "e2e10+", "e2e3++"];
    let mut texts: Vec<String> = known.into_iter().chain(declared).map(str::to_owned).collect();
    for _ in 0..6 {
        let (from, to) = (random.pick(&squares), random.pick(&squares));
        let tail = random.pick(&["", "", "q", "n", "~", "+", "@"]);
        texts.push(match tail {
            "~" => format!("{}~{}", name(from), name(to)),
            "@" => format!("{}@{}", random.pick(&["P", "N", "L", "K", "M"]), name(to)),
            tail => format!("{}{}{tail}", name(from), name(to)),
        });
    }
    texts
}

/// Where the attempt at a forbidden move loses, it is refused or it ends the game, and can be undone.
fn check_forfeit(game: &Match, text: &str) {
    let mut game = game.clone();
    let (position, over) = (game.position().clone(), game.outcome().is_some());
    let Ok(_) = game.play(text) else { return assert_eq!(game.position(), &position, "{text}") };
    let outcome = game.outcome().expect("a loss");
    assert!(!over && outcome.reason == EndReason::Forbidden, "{text} in {}", game.position_text());
    assert_eq!((outcome.winner, game.legal()), (Some(position.turn().opponent()), Vec::new()));
    assert!(game.undo().is_some() && game.outcome().is_none());
    assert_eq!(game.position(), &position);
    assert!(game.redo().is_some() && game.outcome() == Some(outcome));
}

fn play_a_game(id: &str, options: &[(&str, &str)], random: &mut Random, plies: usize) {
    let mut game = Match::new(id, options, None).expect("checked");
    let mut before = vec![state(&game)];
    for _ in 0..plies {
        let legal = game.legal();
        for text in wrong_moves(&game, random) {
            // Some are moves in letters.
            let known = game.find_move(&text, None).ok();
            if known.is_some_and(|action| legal.contains(&action)) {
                continue;
            }
            let unchanged = state(&game);
            if game.rules().terms().forbidden_loses {
                check_forfeit(&game, &text);
                continue;
            }
            let error = game.play(&text).expect_err("a move that is not listed");
            assert!(!error.code().is_empty() && !game.words_for(&error).is_empty(), "{text}");
            assert_eq!(state(&game), unchanged, "refusing {text:?} changed the match");
        }
        let Some(action) = (!legal.is_empty()).then(|| random.pick(&legal)) else {
            assert!(game.outcome().is_some());
            break;
        };
        let text = game.rules().write_move(action);
        game.play(&text).unwrap_or_else(|error| panic!("{text}: {}", game.words_for(&error)));
        let after = state(&game);
        // Back and forth, and a refusal in between forgets nothing.
        assert!(game.undo().is_some());
        let undone = state(&game);
        let (position, text, line, _) = before.last().expect("the start");
        assert_eq!((&undone.0, &undone.1, &undone.2), (position, text, line));
        assert_eq!(undone.3, 1);
        assert!(game.play("nonsense").is_err());
        assert_eq!(state(&game), undone);
        assert!(game.redo().is_some());
        assert_eq!(state(&game), after);
        assert!(game.redo().is_none());
        before.push(after);
    }
    // All the way back and all the way forth.
    for (position, text, line, _) in before.iter().rev().skip(1) {
        assert!(game.undo().is_some());
        assert_eq!((game.position(), &game.position_text()), (position, text));
        assert!(game.line().eq(line.iter().copied()));
    }
    assert!(game.undo().is_none());
    assert_eq!(game.undone(), before.len() - 1);
    for (position, ..) in &before[1..] {
        assert!(game.redo().is_some());
        assert_eq!(game.position(), position);
    }
    assert!(game.redo().is_none());
}

#[test]
fn playing_undoing_and_redoing_leave_no_trace() {
    for game in duels() {
        let mut random = Random::new(game.id.len() as u64);
        for _ in 0..4 {
            play_a_game(&game.id, &[], &mut random, 150);
        }
        for options in deviations(game, &mut random) {
            play_a_game(&game.id, &options, &mut random, 40);
        }
    }
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let mut game = Match::new("shatranj", &[], None).expect("the defaults");
    for text in ["e2e3", "e7e6", "d2d3"] {
        game.play(text).expect("legal");
    }
    game.undo();
    game.undo();
    assert_eq!(game.undone(), 2);
    game.play("d7d6").expect("legal");
    assert_eq!((game.undone(), game.redo().is_none(), game.line().count()), (0, true, 2));
}

/// A game of listed moves comes to an end, as long as positions do not repeat for ever.
#[test]
fn a_match_lists_moves_until_it_is_over() {
    for game in duels() {
        let mut random = Random::new(77);
        for _ in 0..10 {
            let mut game = Match::new(&game.id, &[], None).expect("the defaults");
            for _ in 0..400 {
                let legal = game.legal();
                assert_eq!(legal.is_empty(), game.outcome().is_some(), "{}", game.position_text());
                let Some(action) = (!legal.is_empty()).then(|| random.pick(&legal)) else { break };
                let text = game.rules().write_move(action);
                game.play(&text).expect("listed");
            }
        }
    }
}
