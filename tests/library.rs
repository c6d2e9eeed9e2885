//! The library interface of `Match`: rules that are there already, other positions, where everything may go, and errors
//! that say something by themselves.

use tabiya::{
    Game, Match, MatchError, MatchRecord, Move, Pattern, PlayError, Role, Rules, SetupError, games, words,
};

#[test]
fn rules_are_made_once_for_many_matches() {
    let rules = Rules::new(&games::CHATURANGA, &[("elephant", "dabbaba")]).expect("a choice of the game");
    let game = Match::with_rules(rules.clone(), None).expect("the array");
    assert_eq!(
        game.position_text(),
        Match::new("chaturanga", &[("elephant", "dabbaba")], None).unwrap().position_text()
    );
    // What the text names holds; the rest stays as it is.
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let other =
        Match::with_rules(rules, Some(&[text, " stalemate=stalemater-wins"].concat())).expect("a position");
    assert_eq!(other.rules().choice("elephant"), Some("dabbaba"));
    assert_eq!(other.rules().choice("stalemate"), Some("stalemater-wins"));
}

#[test]
fn a_match_goes_on_from_another_position() {
    let mut game = Match::new("shatranj", &[("stalemate", "transpose")], None).expect("a choice of the game");
    let choices: Vec<(String, String)> =
        game.rules().options().map(|(option, choice)| (option.to_owned(), choice.to_owned())).collect();
    game.play("e2e3").expect("legal");
    let one = game.clone();
    game.set_position("4k3/8/8/8/8/8/8/R3K3 b - - 0 7").expect("a position");
    assert_eq!((game.line().count(), game.undone()), (0, 0));
    assert!(game.undo().is_none());
    assert_eq!(game.position().turn(), tabiya::Seat::SECOND);
    let kept: Vec<(String, String)> =
        game.rules().options().map(|(option, choice)| (option.to_owned(), choice.to_owned())).collect();
    assert_eq!(choices, kept);
    // A clone goes its own way.
    assert_eq!(one.line().count(), 1);
    // What is refused leaves it as it was.
    let before = game.position_text();
    for (text, code) in [
        ("4k3/8/8/8/8/8/8/8 w", "position-no-king"),
        ("8/8 w", "position-ranks"),
        ("4k3/8/8/8/8/8/8/R3K3 b - - 0 7 colour=red", "unknown-option"),
    ] {
        let refused = game.set_position(text).expect_err(text);
        assert_eq!((refused.code(), game.position_text()), (code, before.clone()), "{text}");
    }
    let long = "8/".repeat(1000);
    assert!(matches!(game.set_position(&long), Err(MatchError::Position(_))));
}

/// Every legal move with squares is there, and nothing else, in every game along its lines.
#[test]
fn destinations_are_the_legal_moves_by_their_squares() {
    let mut drops = 0;
    for game in games::EVERY {
        for line in game.lines.iter() {
            let chosen: Vec<(&str, &str)> =
                line.options.iter().map(|(one, other)| (&**one, &**other)).collect();
            let mut game =
                Match::new(&game.id, &chosen, line.position.as_deref()).expect("a line of the game");
            for text in line.moves.split(' ').map(Some).chain([None]) {
                let found = game.destinations();
                let on_board =
                    found.moves.iter().flat_map(|(from, to)| to.iter().map(|to| (Some(*from), None, *to)));
                let in_hand =
                    found.drops.iter().flat_map(|(role, to)| to.iter().map(|to| (None, Some(*role), *to)));
                let mut shown: Vec<_> = on_board.chain(in_hand).collect();
                let mut legal: Vec<_> = game
                    .legal()
                    .into_iter()
                    .filter_map(|action| match action {
                        Move::Drop { role, to } | Move::Place { role, to, .. } => {
                            Some((None, Some(role), to))
                        }
                        Move::Pass { .. } => None,
                        _ => Some((Some(action.from()?), None, action.to()?)),
                    })
                    .collect();
                drops += found.drops.len();
                let count = shown.len();
                shown.sort_unstable();
                legal.sort_unstable();
                legal.dedup();
                assert_eq!(shown, legal, "{} {}", game.rules().game().id, game.position_text());
                assert_eq!(count, legal.len(), "a square stands once");
                if let Some(text) = text {
                    game.play(text).expect("a line of the game");
                }
            }
        }
    }
    assert!(drops > 100, "else nothing here could fail");
}

#[test]
fn errors_of_play_are_sentences() {
    let mut game = Match::new("shatranj", &[], None).expect("the defaults");
    let said = |game: &mut Match, text: &str| game.play(text).expect_err(text).to_string();
    assert_eq!(said(&mut game, "e2e5"), "The piece does not move like this.");
    assert_eq!(said(&mut game, "to the left"), "“to the left” is no move of this game.");
    let error: Box<dyn std::error::Error> = Box::new(game.play("a1a4").unwrap_err());
    assert_eq!(error.to_string(), "A piece stands in the way.");
    assert_eq!(PlayError::TooLong.to_string(), "A game is recorded up to 10000 moves.");
}

/// A record of the program's own: shatranj with a piece that leaps three squares straight.
fn own_game() -> Game {
    let mut game = games::SHATRANJ.clone();
    game.id = "own-game".into();
    let roles = game.terms.roles.to_mut();
    let elephant = roles.iter_mut().find(|role| role.id == "elephant").expect("a role");
    elephant.patterns = vec![Pattern::leap(0, 3)].into();
    game
}

#[test]
fn a_game_that_is_made_at_run_time_is_played_and_told() {
    let rules = Rules::new(own_game(), &[]).expect("a good record");
    let mut game = Match::with_rules(rules, None).expect("the array");
    let english = words::default_language();
    let beats = game.play("c1c4").expect("three squares straight");
    let told = english.narrate(game.rules(), game.position(), &beats[0]);
    assert_eq!(told, "White’s elephant jumps from c1 to c4.");
    assert!(english.state(game.rules(), game.position(), None).contains("Black"));
    assert!(!english.rulebook(game.rules()).is_empty());
    assert_eq!(game.play("a8a6").unwrap_err().code(), "blocked");
    let picture = tabiya::pictures::diagram::PictureOptions { captions: english, ..Default::default() };
    let picture = tabiya::pictures::diagram::picture(game.rules(), game.position(), &picture);
    assert!(picture.contains("own-game"));
    assert!(game.write(tabiya::Notation::San).contains("own-game"));
}

/// The first fault of a record, as text.
fn fault(change: impl FnOnce(&mut Game)) -> (String, String) {
    let mut game = own_game();
    change(&mut game);
    match Rules::new(game, &[]) {
        Err(error @ SetupError::Record { .. }) => {
            let said = error.to_string();
            let SetupError::Record { fault, .. } = error else { unreachable!() };
            assert!(said.contains(fault.rule) && said.contains("own-game"), "{said}");
            (fault.rule.to_string(), fault.at.to_string())
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_bad_record_is_refused_by_name() {
    let said = |rule: &str, at: &str| (rule.to_owned(), at.to_owned());
    let array = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPP/RNBKQBNR";
    assert_eq!(
        fault(|game| game.terms.setup = array.into()),
        said("an array fills the board with the pieces of the game", array)
    );
    assert_eq!(
        fault(|game| game.board.shape.ranks = 20),
        said("a board has at most 120 squares", "own-game")
    );
    assert_eq!(fault(|game| game.terms.pawn = Role(9)), said("a role is one of the game's", "own-game"));
    let still = |game: &mut Game| game.terms.roles.to_mut()[2].patterns = vec![Pattern::ride(0, 0)].into();
    assert_eq!(fault(still).0, "a step leads to another square");
    let far = |game: &mut Game| game.terms.roles.to_mut()[2].patterns = vec![Pattern::leap(100, 100)].into();
    assert_eq!(fault(far).0, "a step is not longer than a board");
}

#[test]
fn of_a_name_that_is_none_the_nearest_is_told() {
    let told = |id: &str, options: &[(&str, &str)]| match Match::new(id, options, None) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{id} {options:?}"),
    };
    assert!(told("shatrang", &[]).ends_with("“shatrang”. Is “shatranj” meant?"));
    assert!(told("chaturanga", &[("elefant", "dabbaba")]).ends_with("Is “elephant” meant?"));
    assert!(told("chaturanga", &[("elephant", "dababa")]).ends_with("Is “dabbaba” meant?"));
    assert!(told("draughts", &[]).ends_with("“draughts”."));
    let read = |text: &str| match Match::read(text, None, None) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{text}"),
    };
    assert!(read("[Variant \"Shatrang\"]\n\n1. e3 *").ends_with("Is “shatranj” meant?"));
}
