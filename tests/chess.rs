//! Standard chess from a file: leaf counts as they are published (Chess Programming Wiki, “Perft Results”, positions 1
//! to 6), and its words.
#![cfg(feature = "files")]

use tabiya::{Match, MatchText, Position, Rules};

fn rules() -> Rules {
    let game =
        tabiya::files::read(include_str!("files/chess.toml")).unwrap_or_else(|error| panic!("{error}"));
    Rules::new(game, &[]).expect("a game without options")
}

#[test]
fn the_counts_are_those_of_the_literature() {
    let rules = rules();
    for (position, counts) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[20, 400, 8_902, 197_281, 4_865_609][..],
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            &[48, 2_039, 97_862, 4_085_603],
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333]),
        ("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &[6, 264, 9_467, 422_333]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            &[46, 2_079, 89_890, 3_894_594],
        ),
    ] {
        let start =
            rules.read_position(position).unwrap_or_else(|error| panic!("{position}: {}", error.code()));
        for (&count, depth) in counts.iter().zip(1..) {
            assert_eq!(rules.perft(&start, depth), count, "{position}, depth {depth}");
        }
    }
    let text = rules.write_position(&Position::start(&rules));
    assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

/// What its terms bring is told: in the rule text, of a move, of one that is refused.
#[test]
fn castling_and_captures_in_passing_are_told() {
    let rules = rules();
    let english = tabiya::words::language("en").expect("the first");
    let told = tabiya::words::paragraphs(&english.rulebook(&rules)).join("\n");
    for sentence in [
        "The pawn moves two squares straight forward, if both are empty, from its owner’s second rank, without \
         capturing.",
        "A pawn that has just passed over an empty square may at once, and only then, be captured there by a pawn, as \
         if it had stopped on it.",
        "The king may once go two squares towards the h-file or two squares towards the a-file, and the rook of that \
         side to the square on its other side.",
        "Neither of them may have moved, nothing may stand between them, and no square of the king’s way may be \
         attacked.",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    let open = "r3k2r/1p6/8/2P5/8/8/8/R3K2R b KQkq - 0 1";
    let mut game = Match::with_rules(rules.clone(), Some(open)).expect("a position");
    game.play("b7b5").expect("a double step");
    let passing = rules.read_move(game.position(), "c5b6").expect("a move");
    assert_eq!(
        english.action(&rules, game.position(), passing),
        "White’s pawn goes from c5 to b6 and captures the pawn."
    );
    assert_eq!(rules.write_position(game.position()), "r3k2r/8/8/1pP5/8/8/8/R3K2R w KQkq b6 0 2");
    game.play("e1c1").expect("castling");
    let refused = game.play("e8c8").expect_err("d8 is attacked");
    assert_eq!(
        (refused.code(), &*game.words_for(&refused)),
        ("castling-attacked", "The king may not castle: d8 is attacked.")
    );
    game.play("e8g8").expect("the other side");
    assert_eq!(rules.write_position(game.position()), "r4rk1/8/8/1pP5/8/8/8/2KR3R w - - 2 3");
}

/// Castling written in letters is refused with the king's reason, as its squares are.
#[test]
fn castling_in_letters_is_refused_with_its_reason() {
    let mut game = Match::with_rules(rules(), None).expect("the start");
    for line in [&[][..], &["e4", "e5", "Nf3", "Nc6"]] {
        line.iter().for_each(|text| drop(game.play(text).expect("a move")));
        for (letters, squares) in [("O-O", "e1g1"), ("O-O-O", "e1c1")] {
            let refused = |text: &str| game.find_move(text, None).and_then(|action| game.judge(action));
            let error = refused(letters).expect_err("a bishop or queen stands between");
            assert_eq!(
                (error.code(), Err(&error)),
                ("castling-blocked", refused(squares).as_ref().map(drop))
            );
        }
    }
    let record = "1. e4 d5 2. e5 f5 3. exf6 e.p. Nxf6 4. O-O *";
    let reading = tabiya::records::Reading { game: Some("modern-chess"), ..Default::default() };
    let read = tabiya::records::GameRecord::read(record, reading).expect("a record");
    assert_eq!(read.game.line().count(), 6);
    let error = read.error.expect("a bishop stands between").to_string();
    assert!(error.contains("between"), "{error}");
}
