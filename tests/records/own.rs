//! Records of games that are read from files.

use std::sync::Arc;

use tabiya::files::{read, write};
use tabiya::records::Reading;
use tabiya::variant::GameRef;
use tabiya::{GameRecord, Match, MatchRecord, Notation, games};

/// Shatranj by a name of its own, in which the one who has no move draws.
fn own(id: &str, title: &str) -> GameRef {
    let text = write(&games::SHATRANJ)
        .replacen("id = \"shatranj\"", &format!("id = \"{id}\""), 1)
        .replacen("title = \"Shatranj\"", &format!("title = \"{title}\""), 1)
        .replacen("stalemate = \"wins\"", "stalemate = \"draw\"", 1);
    let game = read(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((&*game.id, game.texts.as_ref().map(|texts| &*texts.title)), (id, Some(title)));
    GameRef::Shared(Arc::new(game))
}

fn played(game: &GameRef) -> Match {
    let mut game = Match::of(game.clone(), &[], None).expect("the array");
    for text in ["e2e3", "e7e6", "b1c3"] {
        game.play(text).expect("a move");
    }
    game
}

/// What is written of a game of one's own names it, and is read back where it is at hand.
#[test]
fn a_record_names_the_game_of_a_file() {
    let own = [own("mine", "將棋, my own"), own("yours", "Shatranj")];
    for game in &own {
        for notation in [Notation::Coordinates, Notation::San] {
            let text = played(game).write(notation);
            let again =
                GameRecord::read(&text, Reading { own: &own, ..Reading::default() }).expect("a record");
            assert_eq!(
                (again.error.is_none(), again.game.rules().game_ref() == *game),
                (true, true),
                "{text}"
            );
            assert!(again.game.line().eq(played(game).line()));
            assert_eq!(again.write(notation), text);
            // A reader who does not have the game is told so.
            let refused = GameRecord::read(&text, Reading::default()).expect_err("no such game");
            assert_eq!(refused.code(), "record-game");
        }
    }
    // A title serves too; the collection's go before those of others.
    let named = |title: &str| {
        let text = format!("[Variant \"{title}\"]\n\n1. e2e3 *");
        let read = GameRecord::read(&text, Reading { own: &own, ..Reading::default() });
        read.map(|record| record.game.rules().game_ref())
    };
    assert_eq!(named("將棋, my own").expect("a record"), own[0]);
    assert_eq!(named("Shatranj").expect("a record"), GameRef::from(&games::SHATRANJ));
    assert_eq!(named("…").expect_err("no game").code(), "record-game");
}

/// A program that has one file at hand gives that: also where a game of the collection has its id.
#[test]
fn the_game_at_hand_is_the_one_that_is_meant() {
    let own = [own("shatranj", "Shatranj")];
    let reading = Reading { game: Some("shatranj"), own: &own, ..Reading::default() };
    let record = GameRecord::read("1. e2e3 e7e6 *", reading).expect("a record");
    assert_eq!(record.game.rules().game_ref(), own[0]);
    assert_ne!(own[0], GameRef::from(&games::SHATRANJ));
}
