//! `Match::follow`: following a line gives what playing it move by move gives, in every game: the same positions, beats
//! and refusals.

use tabiya::matches::Followed;
use tabiya::{Match, games};

/// Moves drawn at random, the same for the same game, as texts.
fn drawn(game: &str, plies: usize) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut played = Match::new(game, &[], None).expect("a game");
    let mut line = Vec::new();
    while line.len() < plies {
        let legal = played.legal();
        let Some(&action) = random.choice(&legal) else { break };
        line.push(played.rules().write_move(action));
        played.play_move(action).expect("a legal move");
    }
    line
}

/// What playing the line move by move comes to, at a ply of it.
fn at(game: &str, line: &[String], ply: usize) -> Match {
    let mut played = Match::new(game, &[], None).expect("a game");
    for text in &line[..ply] {
        played.play(text).expect("a legal move");
    }
    played
}

fn lines_up(followed: &Match, game: &str, line: &[String], ply: usize) {
    let played = at(game, line, ply);
    assert_eq!(followed.position_text(), played.position_text(), "{game} at {ply}");
    assert_eq!(followed.line().collect::<Vec<_>>(), played.line().collect::<Vec<_>>(), "{game} at {ply}");
    assert_eq!(followed.outcome(), played.outcome(), "{game} at {ply}");
}

#[test]
fn a_line_is_followed_as_it_is_played() {
    for game in games::ALL {
        let line = drawn(&game.id, 40);
        let mut followed = Match::new(&game.id, &[], None).expect("a game");
        let mut told = Vec::new();
        let half = line.len() / 2;
        let all = followed.follow(&line, half, |ply| {
            assert_eq!(ply.before, &at(&game.id, &line, told.len()).position().clone());
            told.push((ply.action, ply.beats.len()));
        });
        assert_eq!((all.known, all.reach), (0, line.len()), "{}", game.id);
        assert_eq!(all.outcome, at(&game.id, &line, line.len()).outcome());
        lines_up(&followed, &game.id, &line, half);
        let mut played = Match::new(&game.id, &[], None).expect("a game");
        for (index, text) in line.iter().enumerate() {
            let beats = played.play(text).expect("a legal move");
            assert_eq!((played.line().last(), beats.len()), (Some(told[index].0), told[index].1));
        }
        for ply in [0, line.len(), half, half.saturating_sub(1), half] {
            followed.go_to(ply);
            lines_up(&followed, &game.id, &line, ply);
        }
    }
}

/// Follows a line from a match that stands at a ply of another.
fn from(game: &str, line: &[String], stood: usize, to: &[String], ply: usize) -> (Match, Followed, usize) {
    let mut game = Match::new(game, &[], None).expect("a game");
    game.follow(line, stood, |_| ());
    let mut new = 0;
    let followed = game.follow(to, ply, |_| new += 1);
    (game, followed, new)
}

#[test]
fn only_what_is_new_is_played_and_one_ply_has_beats() {
    for game in games::ALL {
        let line = drawn(&game.id, 12);
        let long = line.len();
        for stood in 0..=long {
            for ply in 0..=long {
                let (shown, followed, new) = from(&game.id, &line, stood, &line, ply);
                assert_eq!((followed.known, new), (long, 0));
                lines_up(&shown, &game.id, &line, ply);
                let beats = match ply {
                    _ if ply == stood + 1 => at(&game.id, &line, stood).play(&line[stood]).ok(),
                    _ if ply + 1 == stood => at(&game.id, &line, stood).undo(),
                    _ => None,
                };
                assert_eq!(followed.beats, beats, "{} from {stood} to {ply}", game.id);
            }
            // A line that is cut where the match stands, one before it, and one that goes on by a ply.
            let (_, cut, new) = from(&game.id, &line, stood, &line[..stood.saturating_sub(1)], stood);
            assert_eq!((new, cut.beats.is_some()), (0, stood > 0), "{} cut before {stood}", game.id);
            let (shown, on, new) =
                from(&game.id, &line[..stood], stood, &line[..(stood + 1).min(long)], long);
            let one = usize::from(stood < long);
            assert_eq!((on.known, new, on.beats.is_some()), (stood, one, one == 1), "{} on", game.id);
            lines_up(&shown, &game.id, &line, stood + one);
        }
    }
}

#[test]
fn a_line_parts_and_is_refused() {
    let texts = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let first = texts("e2e3 e7e6 d2d3 d7d6");
    let (shown, followed, new) = from("shatranj", &first, 4, &texts("e2e3 e7e6 c2c3 c7c6 c3c5"), 5);
    assert_eq!((followed.known, followed.reach, new, followed.beats.is_some()), (2, 4, 2, false));
    assert!(followed.refused.is_some_and(|error| error.code() == "not-its-move"));
    assert_eq!((shown.ply(), shown.undone()), (4, 0));
    // Taken back by one, then another move in its place: the board goes back, and its beats are those of the way back.
    let (shown, followed, _) = from("shatranj", &first, 4, &texts("e2e3 e7e6 d2d3 c7c6"), 3);
    assert_eq!((shown.ply(), shown.undone(), followed.reach), (3, 1, 4));
    assert_eq!(followed.beats, at("shatranj", &first, 4).undo());
    // So too where the new line goes on farther than the old.
    let (shown, followed, new) = from("shatranj", &first, 4, &texts("e2e3 e7e6 d2d3 c7c6 c2c3 b7b6"), 3);
    assert_eq!((shown.ply(), followed.reach, new), (3, 6, 3));
    assert_eq!(followed.beats, at("shatranj", &first, 4).undo());
}

#[test]
fn a_forbidden_move_that_loses_is_followed_too() {
    let mut game = Match::new("shogi", &[("illegalAction", "loses")], Some("4k4/9/9/9/9/9/4P4/9/4K4[P] w"))
        .expect("a game");
    let line = ["e1d1", "e9d9", "P@e5"];
    assert!(game.follow(&line, 2, |_| ()).outcome.is_some());
    assert_eq!((game.ply(), game.outcome()), (2, None));
    assert!(game.go_to(3).is_some());
    assert!(game.outcome().is_some());
    game.go_to(0);
    game.follow(&line, 3, |_| panic!("nothing is new"));
    assert!(game.outcome().is_some());
}
