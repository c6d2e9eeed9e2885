//! Small endings against the tables of `tabiya_rules::endings`, which are made otherwise, and what must not matter.

use std::fs;
use std::path::PathBuf;

use tabiya_rules::endings::{Book, Value};
use tabiya_rules::{Match, Piece, Position, Rules, Seat, Square, games};

use crate::build::How;
use crate::chunks::{Chunks, chunked};
use crate::code::TOP;
use crate::error::Error;
use crate::material::{Material, Order};
use crate::shelf::Shelf;
use crate::statistics::Side;
use crate::table::Table;
use crate::verify::{sample, verify};

fn rules(game: &str, options: &[(&str, &str)]) -> Rules {
    Rules::new(games::find(game).expect("a game"), options).expect("choices")
}

fn named(rules: &Rules, name: &str) -> Material {
    Material::named(rules, name).expect("an ending")
}

/// A shelf with an ending and what it needs.
fn made(rules: &Rules, name: &str, how: How) -> Shelf {
    let mut shelf = Shelf::new(rules.clone(), None);
    for ending in Shelf::needs(rules, &named(rules, name)).expect("a table can hold it") {
        shelf.build(&ending, how, &|_, _| ()).expect("a table");
    }
    shelf
}

/// Every position of these pieces where they can stand, one in `part` of them.
fn positions(rules: &Rules, material: &Material, part: usize) -> Vec<Position> {
    let mut all: Vec<Vec<(Square, Piece)>> = vec![Vec::new()];
    for (piece, squares) in material.pieces(&Order::of(rules)) {
        let more = |placed: &Vec<(Square, Piece)>| {
            let free = squares.filter(|at| placed.iter().all(|(other, _)| other != at));
            free.map(|at| [&placed[..], &[(at, piece)]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(more).collect();
    }
    let both = |placed: &Vec<(Square, Piece)>| {
        [Seat::FIRST, Seat::SECOND].map(|turn| Position::of(placed.iter().copied(), turn))
    };
    all.iter().flat_map(both).step_by(part).collect()
}

/// Compares values position by position, and sums and longest wins of the whole.
fn compare(game: &str, options: &[(&str, &str)], name: &str, part: usize) {
    let rules = rules(game, options);
    let ending = named(&rules, name);
    let mut shelf = made(&rules, name, How::threads(2));
    let mut book = Book::default();
    let mut looked = 0;
    for position in positions(&rules, &ending, part) {
        let text = rules.write_position(&position);
        let Ok(game) = Match::with_rules(rules.clone(), Some(&text)) else {
            assert_eq!(shelf.value(&position), None, "{text}");
            continue;
        };
        let value = book.ending(&game, &mut |_| false).expect("an ending").value;
        assert_eq!(shelf.value(&position), Some(value), "{name} {text}");
        looked += 1;
    }
    assert!(looked > 1000, "{looked}");
    let own = shelf.statistics(&ending, 2).expect("statistics");
    let other = book.statistics(&rules, &ending.name(&rules), &mut |_| false).expect("statistics");
    for (own, other) in own.sides.iter().zip(other.sides) {
        assert_eq!(own.apart, [other.won, other.drawn, other.lost], "{name}");
        let longest = own.longest.as_ref().map_or(0, |(plies, _)| *plies);
        assert_eq!(longest, other.longest_win.map_or(0, |win| win.plies), "{name}");
    }
}

#[test]
fn three_pieces_are_as_the_other_tables_have_them() {
    for (name, part) in [("KRvK", 61), ("KQvK", 61), ("KBvK", 7), ("KPvK", 61), ("KvKN", 61)] {
        compare("shatranj", &[], name, part);
    }
}

#[test]
fn four_pieces_are_as_the_other_tables_have_them() {
    for name in ["KBvKP", "KBvKB"] {
        compare("shatranj", &[], name, 997);
    }
}

#[test]
fn other_readings_and_other_games_are_as_the_other_tables_have_them() {
    compare("shatranj", &[("bareKing", "win-immediate")], "KBvKB", 997);
    compare("shatranj", &[("stalemate", "lose")], "KBvKB", 997);
    compare("medieval-chess", &[], "KRvK", 61);
}

#[test]
fn a_table_is_the_same_on_one_thread_or_more() {
    let rules = rules("shatranj", &[]);
    let ending = named(&rules, "KBvKP");
    let sums = [1, 2, 3].map(|threads| {
        let mut shelf = made(&rules, "KBvKP", How::threads(threads));
        shelf.table(&ending).expect("a table").checksum(&rules)
    });
    assert!(sums.iter().all(|sum| *sum == sums[0]), "{sums:x?}");
}

#[test]
fn what_a_byte_cannot_say_is_listed_and_found() {
    let rules = rules("shatranj", &[]);
    let ending = named(&rules, "KQvKB");
    let mut usual = made(&rules, "KQvKB", How { threads: 2, top: TOP });
    let mut short = made(&rules, "KQvKB", How { threads: 2, top: 9 });
    let [usual, short] = [&mut usual, &mut short].map(|shelf| shelf.table(&ending).expect("a table"));
    assert!(short.late.len() > 1000 && usual.late.is_empty(), "{}", short.late.len());
    for side in 0..2 {
        for number in 0..usual.sides[side].len() {
            assert_eq!(usual.value(side, number), short.value(side, number), "{side} {number}");
        }
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tabiya-tables-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_file_is_read_as_it_was_written_and_a_changed_one_is_told() {
    let rules = rules("shatranj", &[]);
    let ending = named(&rules, "KRvK");
    let folder = folder("file");
    let table = made(&rules, "KRvK", How::threads(1)).table(&ending).expect("a table");
    let path = folder.join("KRvK.table");
    table.write(&rules, &path).expect("a file");
    let read = Table::read(&rules, &ending, &path).expect("the table");
    assert_eq!((&read.sides, &read.late), (&table.sides, &table.late));
    let bytes = fs::read(&path).expect("the file");
    let refused = |bytes: &[u8], what: &str| {
        fs::write(&path, bytes).expect("a file");
        let error = Table::read(&rules, &ending, &path).err().expect(what);
        assert!(matches!(error, Error::Bytes(..)), "{what}: {error}");
    };
    for at in (0..bytes.len()).step_by(997).chain([bytes.len() - 1]) {
        let mut other = bytes.clone();
        other[at] ^= 4;
        refused(&other, &format!("byte {at}"));
    }
    refused(&bytes[..bytes.len() - 1], "one byte less");
    refused(&[&bytes[..], &[0]].concat(), "one byte more");
    refused(&bytes[..20], "next to nothing");
    refused(&[], "nothing");
    fs::write(&path, &bytes).expect("a file");
    let heading = |game: &str, options: &str| [game, options, "KRvK"].map(str::to_owned);
    assert_eq!(Table::heading(&path).expect("a heading"), heading("shatranj", ""));
    // Of other rules or another ending it is that which is told, whatever its length.
    let other = self::rules("shatranj", &[("bareKing", "win-immediate")]);
    for (rules, name) in [(&other, "KRvK"), (&rules, "KBvK"), (&rules, "KRvKB")] {
        let error = Table::read(rules, &named(rules, name), &path).err().expect("another table").to_string();
        assert!(error.ends_with("another form, other rules or another ending."), "{name}: {error}");
    }
    made(&other, "KRvK", How::threads(1))
        .table(&named(&other, "KRvK"))
        .expect("a table")
        .write(&other, &path)
        .expect("a file");
    assert_eq!(Table::heading(&path).expect("a heading"), heading("shatranj", "bareKing=win-immediate"));
    fs::write(&path, &bytes[..20]).expect("a file");
    assert!(matches!(Table::heading(&path), Err(Error::Bytes(..))));
    fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn chunks_say_what_their_table_says_and_a_changed_one_is_told() {
    let rules = rules("shatranj", &[]);
    let ending = named(&rules, "KBvKP");
    let mut shelf = made(&rules, "KBvKP", How::threads(2));
    let made = chunked(&mut shelf, std::slice::from_ref(&ending)).expect("chunks");
    let folder = folder("chunks");
    let index = folder.join("some.index");
    let path = folder.join("some/KBvKP.chunks");
    fs::create_dir_all(folder.join("some")).expect("a folder");
    fs::write(&index, &made.index).expect("a file");
    let (name, bytes) = &made.files[0];
    assert_eq!(name, "KBvKP");
    fs::write(&path, bytes).expect("a file");
    let chunks = Chunks::open(rules.clone(), &index).expect("an index");
    let some = positions(&rules, &ending, 99_991);
    for position in &some {
        let value = shelf.value(position);
        // What is no position has no value, or any.
        if value.is_some() {
            assert_eq!(chunks.value(position).expect("a chunk"), value, "{}", rules.write_position(position));
        }
    }
    fs::write(&path, bytes.iter().map(|byte| byte ^ 4).collect::<Vec<_>>()).expect("a file");
    let known = some.iter().find(|position| shelf.value(position).is_some()).expect("a position");
    assert!(matches!(chunks.value(known), Err(Error::Bytes(..))));
    fs::remove_file(&path).expect("it is there");
    assert!(matches!(chunks.value(known), Err(Error::File(..))));
    let other = self::rules("shatranj", &[("bareKing", "win-immediate")]);
    assert!(matches!(Chunks::open(other, &index), Err(Error::Bytes(..))));
    fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn a_sample_finds_nothing_wrong() {
    let rules = rules("shatranj", &[]);
    let mut shelf = made(&rules, "KBvKP", How::threads(2));
    let checked = sample(&mut shelf, &named(&rules, "KBvKP"), 2000, 1).expect("tables");
    assert_eq!((checked.positions, checked.wrong.len()), (2000, 0));
}

#[test]
fn the_verifier_finds_nothing_wrong_but_what_is() {
    let rules = rules("shatranj", &[]);
    let ending = named(&rules, "KBvKB");
    let mut shelf = made(&rules, "KBvKB", How::threads(2));
    let checked = verify(&mut shelf, &ending, 7, 2).expect("tables");
    assert!(checked.positions > 500_000 && checked.wrong.is_empty(), "{checked:?}");
    let mut table =
        Table { sides: Vec::new(), late: Default::default(), layout: shelf.layout(&ending).expect("one") };
    table.sides.clone_from(&shelf.table(&ending).expect("a table").sides);
    let wins = |byte: &u8| table.layout.scale.value(*byte) == Some(Value::Win(3));
    let at = table.sides[0].iter().position(wins).expect("a win in three plies");
    table.sides[0][at] += 2;
    shelf.put(ending.clone(), table);
    let checked = verify(&mut shelf, &ending, 7, 2).expect("tables");
    assert!(!checked.wrong.is_empty());
}

#[test]
fn what_no_table_can_hold_is_refused_by_name() {
    let refused = |game: &str, options: &[(&str, &str)], name: &str| {
        let rules = rules(game, options);
        let error = Material::named(&rules, name).and_then(|ending| Shelf::needs(&rules, &ending)).err();
        error.map(|error| error.code()).unwrap_or("no error")
    };
    assert_eq!(refused("makruk", &[], "KRvK"), "ending-count");
    assert_eq!(refused("xiangqi", &[], "KRvK"), "ending-board");
    assert_eq!(refused("shatranj", &[("stalemate", "transpose")], "KRvK"), "ending-stalemate");
    assert_eq!(refused("shatranj", &[], "KXvK"), "bad-material");
    assert_eq!(refused("shatranj", &[], "KRvKRRRRR"), "bad-material");
    assert_eq!(refused("shatranj", &[], "RvK"), "bad-material");
}

#[test]
fn endings_of_so_many_pieces() {
    let rules = rules("shatranj", &[]);
    let names = |pieces| Material::all(&rules, pieces).iter().map(|one| one.name(&rules)).collect::<Vec<_>>();
    assert_eq!(names(3), ["KBvK", "KNvK", "KPvK", "KQvK", "KRvK"]);
    // Fifteen of two pieces against a bare king, fifteen of one against one.
    assert_eq!(names(4).len(), 30);
    assert!(names(4).contains(&"KBBvK".to_owned()) && names(4).contains(&"KQQvK".to_owned()));
    assert!(!names(5).contains(&"KRRRvK".to_owned()));
    assert_eq!(named(&rules, "KNvKR").name(&rules), "KRvKN");
}

/// Pieces that keep to regions: the parts add up to the whole, and the verifier, which knows nothing of how a name is
/// turned, finds nothing wrong.
#[test]
fn parts_by_region_are_the_whole() {
    let rules = rules("shatranj", &[]);
    let wholes: [(&str, &[&str]); 4] = [
        ("KNvKQ", &["KNvKQ1"]),
        ("KQQvK", &["KQ1Q1vK", "KQ1Q2vK"]),
        ("KQvKQ", &["KQ1vKQ1", "KQ1vKQ2"]),
        ("KBBvK", &["KB1B2vK"]),
    ];
    for (whole, parts) in wholes {
        let ending = named(&rules, whole);
        let all = made(&rules, whole, How::threads(2)).statistics(&ending, 2).expect("statistics").sides;
        let plies = |side: &Side| side.longest.as_ref().map_or(0, |(plies, _)| *plies);
        let (mut sums, mut longest) = ([[0; 3]; 2], [0; 2]);
        for part in parts {
            let own = named(&rules, part);
            let mut shelf = made(&rules, part, How::threads(2));
            for (number, side) in shelf.statistics(&own, 2).expect("statistics").sides.iter().enumerate() {
                (0..3).for_each(|place| sums[number][place] += side.apart[place]);
                longest[number] = longest[number].max(plies(side));
            }
            let shares = shelf.shares(&own, 2).expect("a table");
            for (side, all) in shares.iter().zip(&shelf.statistics(&own, 2).expect("statistics").sides) {
                assert_eq!((side.won, side.apart, plies(side)), (all.won, all.apart, plies(all)), "{part}");
            }
            let checked = sample(&mut shelf, &own, 20_000, 7).expect("tables");
            assert!(checked.wrong.is_empty(), "{part}: {:?}", checked.wrong.first());
        }
        assert_eq!(sums, all.each_ref().map(|side| side.apart), "{whole}");
        assert_eq!(longest, all.each_ref().map(plies), "{whole}");
    }
}

#[test]
fn names_of_endings_with_regions() {
    let shatranj = rules("shatranj", &[]);
    // Left and right turn one colour into the other, and the stronger side is first: each ending has one name.
    for (given, name) in [
        ("KRvKQ2Q2", "KQ1Q1vKR"),
        ("KQ2vKRN", "KRNvKQ1"),
        ("KNQ2vKRQ1", "KRQ1vKNQ2"),
        ("KRQ2vKNQ2", "KRQ1vKNQ1"),
        ("KQ2Q1vK", "KQ1Q2vK"),
        ("KRB2vKQ2Q1", "KRB1vKQ1Q2"),
    ] {
        assert_eq!(named(&shatranj, given).name(&shatranj), name, "{given}");
        let again = named(&shatranj, name);
        assert_eq!(again.name(&shatranj), name);
    }
    // No third colour, no region of a chariot or a soldier, none beside a like piece without, none beside a soldier.
    for wrong in ["KQ3vK", "KQ0vK", "KR1vK", "KP1vK", "KQ1QvK", "KQ1vKP", "KQ1PvK", "K1vKR", "KQ99999vK"] {
        let error = Material::named(&shatranj, wrong).expect_err(wrong);
        assert_eq!(error.code(), "bad-material", "{wrong}");
    }
    let ending = named(&shatranj, "KQ1vK");
    let mut shelf = made(&shatranj, "KQ1vK", How::threads(1));
    assert_eq!(chunked(&mut shelf, &[ending]).err().expect("no chunks").code(), "ending-regions");
}
