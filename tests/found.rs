//! Record files as other programs write them (`tests/found`): each is read to its end, or its fault says where and what
//! to do.

use std::path::Path;

use tabiya::records::{GameRecord, Left, Line, Reading};
use tabiya::{Notation, Position, RecordError, Rules};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is read to its end: the game, the notation, how many moves, the result; how many tags, lines of comment and
/// variations, and what is left out. Counted in the files by their signs.
type Found =
    (&'static str, &'static str, Notation, usize, &'static str, [usize; 3], &'static [(Left, usize)]);
const PYCHESS: [usize; 3] = [9, 0, 0];
const PLAYERS: [usize; 3] = [2, 0, 0];
const READ: &[Found] = &[
    ("pychess-makruk.pgn", "makruk", Notation::San, 70, "*", PYCHESS, &[]),
    ("pychess-sittuyin.pgn", "sittuyin", Notation::San, 60, "*", PYCHESS, &[]),
    ("pychess-cambodian.pgn", "ouk", Notation::San, 60, "*", PYCHESS, &[]),
    ("pychess-shogi.pgn", "shogi", Notation::San, 70, "*", PYCHESS, &[]),
    ("pychess-xiangqi.pgn", "xiangqi", Notation::San, 70, "*", PYCHESS, &[]),
    ("pychess-janggi.pgn", "janggi", Notation::San, 50, "*", PYCHESS, &[]),
    ("pychess-shatranj.pgn", "shatranj", Notation::San, 60, "*", PYCHESS, &[]),
    ("pychess-shatar.pgn", "shatar", Notation::San, 50, "*", PYCHESS, &[]),
    ("fairy-stockfish-cambodian.pgn", "ouk", Notation::San, 60, "*", PLAYERS, &[]),
    ("fairy-stockfish-korean.pgn", "janggi", Notation::San, 50, "*", PLAYERS, &[]),
    ("fairy-stockfish-xiangqi.pgn", "xiangqi", Notation::San, 60, "*", PLAYERS, &[]),
    ("fairy-stockfish-shatar.pgn", "shatar", Notation::San, 40, "*", PLAYERS, &[]),
    ("fairy-stockfish-makruk.pgn", "makruk", Notation::San, 60, "*", PLAYERS, &[]),
    ("fairy-stockfish-sittuyin.pgn", "sittuyin", Notation::San, 56, "*", PLAYERS, &[]),
    ("fairy-stockfish-shogi.pgn", "shogi", Notation::San, 60, "*", PLAYERS, &[]),
    ("fairy-stockfish-shoshogi.pgn", "sho-shogi", Notation::San, 60, "*", PLAYERS, &[]),
    ("fairy-stockfish-chaturanga.pgn", "chaturanga", Notation::San, 50, "*", PLAYERS, &[]),
    (
        "kifu-for-windows.kif",
        "shogi",
        Notation::Kif,
        9,
        "1-0",
        [8, 1, 1],
        &[(Left::Remarks, 1), (Left::Times, 12)],
    ),
    ("adjourned.kif", "shogi", Notation::Kif, 6, "0-1", [6, 2, 0], &[(Left::Times, 8)]),
    ("two-games.kif", "shogi", Notation::Kif, 2, "0-1", [3, 0, 0], &[(Left::Remarks, 1), (Left::Times, 2)]),
    ("tsume.kif", "shogi", Notation::Kif, 1, "1-0", [1, 0, 0], &[(Left::Times, 1)]),
    ("match.ki2", "shogi", Notation::Ki2, 9, "1-0", [4, 0, 0], &[]),
    ("sealed.ki2", "shogi", Notation::Ki2, 5, "1-0", [4, 5, 0], &[]),
    ("floodgate.csa", "shogi", Notation::Csa, 5, "1-0", [4, 2, 0], &[(Left::Remarks, 6), (Left::Times, 5)]),
    ("commented.csa", "shogi", Notation::Csa, 3, "*", [4, 2, 0], &[(Left::Remarks, 2), (Left::Times, 3)]),
    ("two-games.csa", "shogi", Notation::Csa, 2, "0-1", [2, 0, 0], &[(Left::Times, 2)]),
    ("tsume.csa", "shogi", Notation::Csa, 1, "1-0", [0, 0, 0], &[]),
    ("two-games.gib", "janggi", Notation::Korean, 3, "*", [5, 0, 0], &[]),
    ("xqbase.pgn", "xiangqi", Notation::Chinese, 6, "1-0", [5, 1, 0], &[]),
    ("iccs.pgn", "xiangqi", Notation::Iccs, 5, "1/2-1/2", [3, 1, 0], &[]),
    ("ucci.txt", "xiangqi", Notation::Ucci, 5, "*", [0, 0, 0], &[]),
    ("dpxq.txt", "xiangqi", Notation::Ucci, 5, "1-0", [5, 4, 1], &[]),
    ("federation.wxf", "xiangqi", Notation::Wxf, 6, "1-0", [4, 0, 0], &[]),
    ("league.pgn", "makruk", Notation::San, 4, "1-0", [4, 1, 0], &[]),
    ("usi.txt", "shogi", Notation::Usi, 5, "*", [0, 0, 0], &[]),
];

/// Files in other encodings than UTF-8, and others that a test of their own reads.
const ELSEWHERE: [&str; 4] = ["shift-jis.kif", "gb18030.pgn", "euc-kr.gib", "README.md"];

/// How many lines of comment and variations stand in a line of moves.
fn told(line: &Line) -> [usize; 2] {
    let mut all = [line.comment.lines().count(), 0];
    for played in &line.moves {
        all[0] += played.comment.lines().count();
        for variation in &played.variations {
            let [comments, variations] = told(variation);
            all = [all[0] + comments, all[1] + variations + 1];
        }
    }
    all
}

/// Nothing vanishes: what the files say is in the record, or counted among what is left out.
#[test]
fn found_records_are_read() {
    for (name, game, notation, moves, result, kept, left) in READ {
        let record = GameRecord::read(&text(name), Reading::default())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let fault = record.error.as_ref().map(ToString::to_string);
        assert_eq!(fault, None, "{name}");
        let own = (&*record.game.rules().game().id, record.notation, record.game.line().count());
        assert_eq!((own, record.result.as_str()), ((*game, *notation, *moves), *result), "{name}");
        let [comments, variations] = told(&record.line);
        assert_eq!([record.tags.len(), comments, variations], *kept, "{name}: {:?}", record.tags);
        let own: Vec<_> = record.left_out.iter().map(|left| (left.kind, left.count)).collect();
        assert_eq!(own, *left, "{name}");
    }
}

/// Files of several games give each of them.
#[test]
fn collections_are_read_game_by_game() {
    for (name, moves) in [
        ("two-games.csa", [2, 3]),
        ("two-games.kif", [2, 3]),
        ("two-games.gib", [3, 2]),
        ("league.pgn", [4, 3]),
    ] {
        for (number, moves) in (1..).zip(moves) {
            let reading = Reading { number, ..Reading::default() };
            let record = GameRecord::read(&text(name), reading).expect("a record");
            let told = (record.games, record.game.line().count(), &record.error);
            assert_eq!(told, (2, moves, &None), "{name}, game {number}");
        }
    }
}

/// Each section of `variants.ini`: its leaves, as `ffish` 0.7.10 counts them, and the keys that are not taken over.
#[test]
#[cfg(feature = "files")]
fn found_variants_are_taken_over_or_named() {
    for (section, leaves, left) in [
        ("petty", [3, 10, 42], ""),
        ("pettier", [6, 39, 278], ""),
        ("checks", [20, 400, 8902], "checkCounting"),
        ("middle", [20, 400, 8902], "flagPiece flagRegionWhite flagRegionBlack"),
        ("house", [20, 400, 8902], "pieceDrops capturesToHand"),
    ] {
        let imported = tabiya::files::import(&text("variants.ini"), section).expect(section);
        let mut own: Vec<&str> = imported.unsaid.iter().map(|(key, _)| &**key).collect();
        own.sort_unstable();
        let mut named: Vec<&str> = left.split_whitespace().collect();
        named.sort_unstable();
        assert_eq!(own, named, "{section}");
        let rules = Rules::new(imported.game, &[]).expect(section);
        let own = [1, 2, 3].map(|depth| rules.perft(&Position::start(&rules), depth));
        assert_eq!(own, leaves, "{section}");
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

/// A file that nothing reads proves nothing, and one that is told of is there.
#[test]
fn every_file_is_read_and_its_form_told() {
    let readme = text("README.md");
    let own = include_str!("found.rs");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found");
    for file in std::fs::read_dir(&folder).expect("a folder") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        assert!(own.contains(&format!("\"{name}\"")), "{name} is not read");
        assert!(
            name == "README.md" || readme.contains(&format!("| `{name}` |")),
            "{name}: where is its form from?"
        );
    }
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let missing: Vec<&str> = rows.filter(|name| !folder.join(name).is_file()).collect();
    assert!(missing.is_empty(), "told of, and not there: {missing:?}");
    // The packed crate has no command line beside it.
    let cli = Path::new(env!("CARGO_MANIFEST_DIR")).join("cli/tests/cli.rs");
    let Ok(cli) = std::fs::read_to_string(cli) else { return };
    for name in ELSEWHERE.iter().filter(|name| **name != "README.md") {
        assert!(cli.contains(&format!("\"{name}\"")), "{name} is not read by the command line’s test");
    }
}
