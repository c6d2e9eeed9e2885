//! Files as other programs write them (`tests/found`): each is read to its end, or its fault says where and what to do.

use std::path::Path;

use tabiya::records::{GameRecord, Reading};
use tabiya::{Notation, RecordError};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is read to its end: the game, the notation, how many moves, the result.
const READ: &[(&str, &str, Notation, usize, &str)] = &[
    ("pychess-makruk.pgn", "makruk", Notation::San, 70, "*"),
    ("pychess-sittuyin.pgn", "sittuyin", Notation::San, 60, "*"),
    ("pychess-cambodian.pgn", "ouk", Notation::San, 60, "*"),
    ("pychess-shogi.pgn", "shogi", Notation::San, 70, "*"),
    ("pychess-xiangqi.pgn", "xiangqi", Notation::San, 70, "*"),
    ("pychess-janggi.pgn", "janggi", Notation::San, 50, "*"),
    ("fairy-stockfish-cambodian.pgn", "ouk", Notation::San, 60, "*"),
    ("fairy-stockfish-korean.pgn", "janggi", Notation::San, 50, "*"),
    ("fairy-stockfish-xiangqi.pgn", "xiangqi", Notation::San, 60, "*"),
    ("fairy-stockfish-shatar.pgn", "shatar", Notation::San, 40, "*"),
    ("kifu-for-windows.kif", "shogi", Notation::Kif, 9, "1-0"),
    ("adjourned.kif", "shogi", Notation::Kif, 6, "0-1"),
    ("match.ki2", "shogi", Notation::Ki2, 9, "1-0"),
    ("floodgate.csa", "shogi", Notation::Csa, 5, "1-0"),
    ("two-games.csa", "shogi", Notation::Csa, 2, "0-1"),
    ("xqbase.pgn", "xiangqi", Notation::Chinese, 6, "1-0"),
    ("federation.wxf", "xiangqi", Notation::Wxf, 6, "1-0"),
    ("league.pgn", "makruk", Notation::San, 4, "1-0"),
    ("usi.txt", "shogi", Notation::Usi, 5, "*"),
];

#[test]
fn found_records_are_read() {
    for (name, game, notation, moves, result) in READ {
        let record = GameRecord::read(&text(name), Reading::default())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let fault = record.error.as_ref().map(ToString::to_string);
        assert_eq!(fault, None, "{name}");
        let own = (&*record.game.rules().game().id, record.notation, record.game.line().count());
        assert_eq!((own, record.result.as_str()), ((*game, *notation, *moves), *result), "{name}");
    }
}

/// Files of several games give each of them.
#[test]
fn collections_are_read_game_by_game() {
    for (name, moves) in [("two-games.csa", [2, 3]), ("league.pgn", [4, 3])] {
        for (number, moves) in (1..).zip(moves) {
            let reading = Reading { number, ..Reading::default() };
            let record = GameRecord::read(&text(name), reading).expect("a record");
            let told = (record.games, record.game.line().count(), &record.error);
            assert_eq!(told, (2, moves, &None), "{name}, game {number}");
        }
    }
}

/// What cannot be read says where it stands, and by which choices it can be.
#[test]
fn faults_say_what_to_do() {
    for (name, line, choice) in
        [("fairy-stockfish-shatranj.pgn", 13, "array=d-file"), ("janggi.gib", 10, "pass=any-time")]
    {
        let record = GameRecord::read(&text(name), Reading::default()).expect("a record");
        let Some(error @ RecordError::Move(fault)) = &record.error else { panic!("{name} has no fault") };
        let said = error.to_string();
        assert_eq!(fault.line, line, "{name}: {said}");
        assert!(fault.choices.iter().any(|own| own.contains(choice)), "{name}: {said}");
        assert!(said.contains(&fault.choices[0]), "{said}");
        let options: Vec<(&str, &str)> =
            fault.choices[0].split(' ').filter_map(|pair| pair.split_once('=')).collect();
        let again = GameRecord::read(&text(name), Reading { options: &options, ..Reading::default() });
        assert!(again.expect("a record").game.line().count() > record.game.line().count(), "{name}");
    }
    let asean =
        GameRecord::read(&text("fairy-stockfish-asean.pgn"), Reading::default()).expect_err("another game");
    assert_eq!((asean.code(), asean.to_string().contains("asean")), ("record-game", true));
}

/// A file that nothing reads proves nothing.
#[test]
fn every_file_is_read_and_its_form_told() {
    let readme = text("README.md");
    let own = include_str!("found.rs");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found");
    for file in std::fs::read_dir(folder).expect("a folder") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        assert!(own.contains(&format!("\"{name}\"")), "{name} is not read");
        assert!(
            name == "README.md" || readme.contains(&format!("`{name}`")),
            "{name}: where is its form from?"
        );
    }
}
