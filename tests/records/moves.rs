//! Moves in each notation, as the sources write them.

use tabiya::Match;
use tabiya::notation::{Notation, Unread};
use tabiya::records::{GameRecord, Reading};

fn game(id: &str, position: Option<&str>) -> Match {
    Match::new(id, &[], position).expect("a match")
}

/// Plays a move in coordinates and gives its text.
fn told(id: &str, position: &str, text: &str, notation: Notation) -> String {
    let game = game(id, (!position.is_empty()).then_some(position));
    let action = game.rules().read_move(game.position(), text).expect("a move");
    assert!(game.legal().contains(&action), "{text}");
    let written = game.move_text(action, notation);
    assert_eq!(game.read_move_text(&written, notation), Ok(action), "{written}");
    written
}

/// The move that a text stands for, in coordinates.
fn meant(game: &Match, text: &str, notation: Notation) -> String {
    let action = game.read_move_text(text, notation).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    game.rules().write_move(action)
}

/// PGN standard 8.2.3: letters, disambiguation by file, rank and square, captures, promotion, check and mate.
#[test]
fn letters() {
    use Notation::San;
    let knights = "k7/8/8/7p/8/8/8/1N2KN2 w - - 0 1";
    assert_eq!(told("shatranj", knights, "b1d2", San), "Nbd2");
    assert_eq!(told("shatranj", "k7/8/8/1N5p/8/8/8/1N2K3 w - - 0 1", "b1c3", San), "N1c3");
    assert_eq!(told("shatranj", "k7/8/8/1N5p/8/8/8/1N2KN2 w - - 0 1", "b1d2", San), "Nbd2");
    assert_eq!(told("shatranj", "k7/8/8/1N3N1p/8/8/8/1N2K3 w - - 0 1", "b5d4", San), "Nbd4");
    assert_eq!(told("shatranj", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", San), "exd5");
    assert_eq!(told("shatranj", "4k3/1P5p/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", San), "b8=Q");
    assert_eq!(told("shatranj", "4k3/7p/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", San), "Ra8+");
    assert_eq!(told("shatranj", "7k/5R2/6K1/8/8/2p5/8/R7 w", "a1a8", San), "Ra8#");
    let start = game("chaturanga", None);
    for (text, coordinates) in [
        ("e3", "e2e3"),
        ("Nf3", "g1f3"),
        ("Ng1-f3!?", "g1f3"),
        ("g1–f3", "g1f3"),
        ("g1-f3", "g1f3"),
        ("Pe3", "e2e3"),
    ] {
        assert_eq!(meant(&start, text, San), coordinates, "{text}");
    }
}

#[test]
fn coordinates_are_read_as_people_write_them() {
    let start = game("shatranj", None);
    for text in ["g1f3", "g1–f3", "g1-f3", "g1—f3"] {
        assert_eq!(meant(&start, text, Notation::Coordinates), "g1f3");
    }
    let takes = game("shatranj", Some("r3k3/1P5p/8/8/8/8/8/4K3 w"));
    for text in ["b7a8q", "b7xa8=Q", "b7×a8q", "b7:a8=q"] {
        assert_eq!(meant(&takes, text, Notation::Coordinates), "b7a8q");
    }
}

/// The examples of the page of the Japan Shogi Association and of “Shogi notation”.
#[test]
fn shogi() {
    use Notation::{Csa, Hodges, Japanese, Ki2, Kif, Usi};
    for (notation, text) in [
        (Japanese, "☗７六歩"),
        (Kif, "７六歩(77)"),
        (Ki2, "▲７六歩"),
        (Csa, "+7776FU"),
        (Usi, "7g7f"),
        (Hodges, "P-7f"),
    ] {
        assert_eq!(told("shogi", "", "c3c4", notation), text);
    }
    // Two golds to 5h: “G6i-5h” and “G4i-5h”.
    assert_eq!(told("shogi", "", "d1e2", Hodges), "G6i-5h");
    assert_eq!(told("shogi", "", "d1e2", Ki2), "▲５八金左");
    assert_eq!(told("shogi", "", "f1e2", Ki2), "▲５八金右");
    // 81 by 82: one comes straight, one from the side, one from behind.
    let golds = "4k4/9/9/9/9/3G5/2GG5/9/4K4 w";
    assert_eq!(told("shogi", golds, "c3c4", Ki2), "▲７六金直");
    assert_eq!(told("shogi", golds, "d4c4", Ki2), "▲７六金寄");
    assert_eq!(told("shogi", golds, "d3c4", Ki2), "▲７六金右上");
    let promotes = "4k4/9/9/2P6/9/9/9/9/4K4[P] w";
    assert_eq!(told("shogi", promotes, "c6c7", Ki2), "▲７三歩不成");
    assert_eq!(told("shogi", promotes, "c6c7+", Hodges), "P-7c+");
    assert_eq!(told("shogi", promotes, "c6c7", Hodges), "P-7c=");
    assert_eq!(told("shogi", "4k4/9/9/9/9/9/9/9/4K4[G] w", "G@e5", Csa), "+0055KI");
    let start = game("shogi", None);
    for text in ["７六歩", "76歩", "７六歩(77)", "☗7六歩"] {
        assert_eq!(meant(&start, text, Japanese), "c3c4", "{text}");
    }
    for text in ["P-7f", "P76", "P-76"] {
        assert_eq!(meant(&start, text, Hodges), "c3c4", "{text}");
    }
    assert!(matches!(start.read_move_text("58金", Ki2), Err(Unread::Several(moves)) if moves.len() == 2));
}

/// The page of the World Xiangqi Federation, with 車前平三 as R+.3, and what xqbase.com and others write.
#[test]
fn xiangqi() {
    use Notation::{Chinese, Iccs, Ucci, Wxf};
    for (notation, text) in [(Wxf, "C2=5"), (Chinese, "炮二平五"), (Iccs, "H2-E2"), (Ucci, "h2e2")] {
        assert_eq!(told("xiangqi", "", "h3e3", notation), text);
    }
    let reply = game("xiangqi", Some("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b"));
    for (text, notation) in [("H8+7", Wxf), ("馬8進7", Chinese), ("马８进７", Chinese), ("N8+7", Wxf)] {
        assert_eq!(meant(&reply, text, notation), "h10g8", "{text}");
    }
    let chariots = "3k5/9/9/9/6R2/9/6R2/9/9/4K4 w";
    assert_eq!(told("xiangqi", chariots, "g6f6", Wxf), "R+=4");
    assert_eq!(told("xiangqi", chariots, "g4f4", Chinese), "後車平四");
    let game = game("xiangqi", Some(chariots));
    for text in ["R+.4", "前車平四", "前车平四", "车前平四"] {
        assert_eq!(meant(&game, text, Wxf), "g6f6", "{text}");
    }
    // Three soldiers on the third file, and two more on the seventh.
    let soldiers = "4k4/6P2/6P2/6P2/9/9/9/9/9/3K5 w";
    for (text, written, chinese) in
        [("g9f9", "P+=4", "前兵平四"), ("g8f8", "P3=4", "中兵平四"), ("g7f7", "P-=4", "後兵平四")]
    {
        assert_eq!(told("xiangqi", soldiers, text, Wxf), written);
        assert_eq!(told("xiangqi", soldiers, text, Chinese), chinese);
    }
    let soldiers = "4k4/6P2/2P3P2/2P3P2/9/9/9/9/9/3K5 w";
    for (text, written, chinese) in [
        ("g9f9", "3+=4", "前三平四"),
        ("g8f8", "33=4", "中三平四"),
        ("g7f7", "3-=4", "後三平四"),
        ("c8d8", "7+=6", "前七平六"),
        ("c7d7", "7-=6", "後七平六"),
    ] {
        assert_eq!(told("xiangqi", soldiers, text, Wxf), written);
        assert_eq!(told("xiangqi", soldiers, text, Chinese), chinese);
    }
    let soldiers = "4k4/6P2/6P2/6P2/6P2/9/9/9/9/3K5 w";
    for (text, written, chinese) in
        [("g9f9", "++=4", "前兵平四"), ("g8f8", "P+=4", "二兵平四"), ("g6f6", "--=4", "四兵平四")]
    {
        assert_eq!(told("xiangqi", soldiers, text, Wxf), written);
        assert_eq!(told("xiangqi", soldiers, text, Chinese), chinese);
    }
}

/// The Korea Janggi Association's coordinates: “03 馬 84”, generals at 95 and 25.
#[test]
fn janggi() {
    use Notation::Korean;
    let start = game("janggi", None);
    assert_eq!(told("janggi", "", "i4h4", Korean), "79卒78");
    assert_eq!(told("janggi", "", "e2e1", Korean), "95將05");
    for text in ["79卒78", "79졸78", "79 卒 78", "P79-78", "79楚卒78"] {
        assert_eq!(meant(&start, text, Korean), "i4h4", "{text}");
    }
    let passes = Match::new("janggi", &[("pass", "any-time")], None).expect("a match");
    assert_eq!(meant(&passes, "한수쉼", Korean), "e2e2");
}

#[test]
fn a_move_that_is_refused_is_that_of_the_piece_before_the_square() {
    let cases = [
        ("shatranj", "e4", ["e2", "e4"]),
        ("makruk", "e5", ["e3", "e5"]),
        ("modern-chess", "e5", ["e2", "e5"]),
        ("shogi", "P-7e", ["c3", "c5"]),
        ("shatranj", "Nf4", ["g1", "f4"]),
    ];
    for (id, text, squares) in cases {
        let mut game = game(id, None);
        let refused = game.play(text).expect_err("no such move");
        let shape = game.rules().board().shape;
        let named = refused.squares().into_iter().map(|at| shape.name(at));
        assert_eq!(named.collect::<Vec<_>>(), squares, "{id} {text}");
    }
}

#[test]
fn a_record_whose_first_move_is_refused_is_read_in_the_notation_that_has_it() {
    for (id, text, candidate) in [("shatranj", "1. e4", "e3"), ("makruk", "1. e5", "e4")] {
        let record =
            GameRecord::read(text, Reading { game: Some(id), ..Reading::default() }).expect("a record");
        assert_eq!(record.notation, Notation::San);
        let Some(tabiya::RecordError::Move(fault)) = record.error else { panic!("{id} can be played") };
        assert!(fault.candidates.iter().any(|one| one == candidate), "{id}: {:?}", fault.candidates);
    }
}

/// What people add to a move is read where it is true, or cannot mean another move.
#[test]
fn signs_that_people_write() {
    let mut modern = game("modern-chess", None);
    let squares = |game: &Match, text: &str| {
        game.find_move(text, None).map(|action| game.rules().write_move(action)).map_err(|error| error.code())
    };
    for text in ["e2e4", "e2-e4", "e2–e4", "e4"] {
        assert_eq!(squares(&modern, text).as_deref(), Ok("e2e4"), "{text}");
    }
    for text in ["Nf3", "Nf3+", "Nf3#", "Ng1-f3"] {
        assert_eq!(squares(&modern, text).as_deref(), Ok("g1f3"), "{text}");
    }
    for text in ["e2xe4", "e2:e4", "e2e4+"] {
        assert_eq!(squares(&modern, text), Err("move-text"), "{text}");
    }
    ["e4", "d5"].iter().for_each(|text| drop(modern.play(text).expect("a move")));
    assert_eq!(squares(&modern, "e4xd5").as_deref(), Ok("e4d5"));
    ["e5", "f5"].iter().for_each(|text| drop(modern.play(text).expect("a move")));
    for text in ["exf6", "exf6 e.p.", "exf6e.p.", "exf6ep", "e5xf6"] {
        assert_eq!(squares(&modern, text).as_deref(), Ok("e5f6"), "{text}");
    }
    // Where pieces are promoted to what has a plus, one that promotes nothing is another move.
    let shogi = game("shogi", None);
    assert_eq!(squares(&shogi, "c3-c4").as_deref(), Ok("c3c4"));
    assert_eq!(squares(&shogi, "P-c4+"), Err("move-text"));
}
