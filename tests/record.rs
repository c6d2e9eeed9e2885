//! Refusals and effects of single moves in a match, forwards and backwards.

use tabiya::{
    Beat, IllegalMove, Match, MatchText, Move, MoveStyle, Piece, PlayError, Role, Seat, Show, Square,
};

fn game(id: &str, position: &str) -> Match {
    Match::new(id, &[], (!position.is_empty()).then_some(position)).expect("a match")
}

fn at(game: &Match, name: &str) -> Square {
    game.rules().board().shape.parse(name).expect("a square")
}

/// What the beats show of pieces, one after another.
fn shown(game: &Match, beats: &[Beat]) -> Vec<String> {
    let piece = |seat: Seat, role: Role| game.rules().letters(Piece { seat, role });
    let name = |square: Square| game.rules().board().shape.name(square);
    let one = |beat: &Beat| {
        Some(match beat.show {
            Show::Travel { seat, role, from, to, move_style } => {
                format!("{} {}-{} {}", piece(seat, role), name(from), name(to), move_style.id())
            }
            Show::Capture { seat, role, at } => format!("{} {} taken", piece(seat, role), name(at)),
            Show::Appear { seat, role, at } => format!("{} {} appears", piece(seat, role), name(at)),
            Show::Drop { seat, role, at } => format!("{} {} dropped", piece(seat, role), name(at)),
            Show::Lift { seat, role, at } => format!("{} {} lifted", piece(seat, role), name(at)),
            Show::Promote { seat, role, at, into } => {
                format!("{} {} becomes {}", piece(seat, role), name(at), piece(seat, into))
            }
            Show::Check { at, .. } => format!("check on {}", name(at)),
            _ => return None,
        })
    };
    beats.iter().filter_map(one).collect()
}

#[test]
fn a_move_is_taken_back_in_the_opposite_order() {
    let mut game = game("shatranj", "r3k3/1P5p/8/8/8/8/8/4K3 w");
    let played = game.play("b7a8q").expect("legal");
    assert_eq!(shown(&game, &played), ["P b7-a8 step", "r a8 taken", "P a8 becomes Q"]);
    let undone = game.undo().expect("a move");
    assert_eq!(shown(&game, &undone), ["Q a8 becomes P", "P a8-b7 slide", "r a8 appears"]);
    assert_eq!(game.redo().expect("a move"), played);
}

#[test]
fn a_dropped_piece_goes_back_to_the_hand() {
    let mut game = game("shogi", "4k4/9/9/9/9/9/9/9/4K4[P] w");
    let played = game.play("P@e5").expect("legal");
    assert_eq!(shown(&game, &played), ["P e5 dropped"]);
    let undone = game.undo().expect("a move");
    assert_eq!(shown(&game, &undone), ["P e5 lifted"]);
}

/// Who goes to the next square steps; the others jump, slide, or need empty squares on their way.
#[test]
fn pieces_travel_as_their_kind_moves() {
    let position = "7k/7p/8/8/4K3/2RNB3/8/8 w";
    for (text, move_style) in [
        ("e4e5", "step"),
        ("e4f5", "step"),
        ("e4d4", "step"),
        ("c3c4", "step"),
        ("c3c6", "slide"),
        ("c3a3", "slide"),
        ("d3f4", "jump"),
        ("e3g5", "jump"),
    ] {
        let mut game = game("shatranj", position);
        let beats = game.play(text).expect("legal");
        assert!(shown(&game, &beats)[0].ends_with(move_style), "{text} {:?}", shown(&game, &beats));
    }
    // SHT-01: the bers goes along lines, and one square diagonally.
    for (text, move_style) in [("d4d7", "slide"), ("d4e5", "step")] {
        let mut game = game("shatar", "k7/p7/8/8/3J4/8/P7/7K w");
        let beats = game.play(text).expect("legal");
        assert!(shown(&game, &beats)[0].ends_with(move_style), "{text} {:?}", shown(&game, &beats));
    }
    let mut game = game("xiangqi", "");
    let beats = game.play("b1c3").expect("legal");
    assert_eq!(shown(&game, &beats), [format!("N b1-c3 {}", MoveStyle::Lame.id())]);
}

/// Also before the play has begun.
#[test]
fn a_check_is_told() {
    for phase in ["play", "mobilisation"] {
        let mut game = game("senterej", &format!("4k3/8/8/8/8/7p/P2R4/K7 w - - 0 1 phase={phase}"));
        let beats = game.play("d2e2").expect("legal");
        assert_eq!(
            shown(&game, &beats),
            ["R d2-e2 slide", "check on e8"].map(|text| text.replace("slide", "step"))
        );
    }
}

#[test]
fn the_ways_from_one_square_to_another_are_told() {
    // CHA-12, CHA-13: with a horse lost the soldier can become one, or stay a soldier.
    let game = game("chaturanga", "4k2r/1P6/8/8/8/8/8/1N2K3 w");
    let (b7, b8) = (at(&game, "b7"), at(&game, "b8"));
    let ways = game.explain(b7, b8).expect("legal");
    let leads = |into: Option<&str>| {
        let into = into.map(|id| game.rules().role_named(id).expect("a kind"));
        Move::Step { from: b7, to: b8, into }
    };
    assert_eq!(ways.len(), 2);
    assert!(ways.contains(&leads(None)) && ways.contains(&leads(Some("horse"))), "{ways:?}");
    // CHA-11: nothing stands there to capture.
    let refused = game.explain(b7, at(&game, "a8")).expect_err("not legal");
    assert_eq!(refused.code(), "nothing-to-capture");
}

#[test]
fn a_match_that_is_over_explains_nothing_but_that() {
    // CHA-15.
    let mut game = game("chaturanga", "7k/5R2/6K1/8/8/2p5/8/R7 w");
    game.play("a1a8").expect("legal");
    game.play("h8g8").expect_err("over");
    let refused = game.explain(at(&game, "h8"), at(&game, "g8"));
    assert!(matches!(refused, Err(PlayError::Over(_))), "{refused:?}");
}

/// The squares that the page marks when it says why not.
#[test]
fn a_refusal_names_its_squares() {
    let squares = |position: &str, text: &str| -> Vec<String> {
        let mut game = game("shatranj", position);
        let error = game.play(text).expect_err("not legal");
        error.squares().into_iter().map(|square| game.rules().board().shape.name(square)).collect()
    };
    let pinned = "4r2k/8/8/8/8/8/4R2P/4K3 w";
    assert_eq!(squares(pinned, "e2d2"), ["e8", "e1"], "the attacker and the king");
    assert_eq!(squares(pinned, "b3b4"), ["b3"]);
    assert_eq!(squares(pinned, "e2h2"), ["h2"], "an own piece");
    assert_eq!(squares(pinned, "h2h5"), ["h2", "h5"], "not its move");
    assert!(IllegalMove::NotOnTurn(Seat::SECOND).squares().is_empty());
}

/// The clock of the position text, as in FEN: moves since the last capture or pawn's move.
#[test]
fn captures_and_pawns_set_the_clock_back() {
    let mut game = game("shatranj", "r6k/7p/8/8/8/8/P6P/R6K w - - 7 20");
    for (text, clock) in [("h1g1", 8), ("h7h6", 0), ("g1h1", 1), ("a8b8", 2), ("a2a3", 0), ("b8b3", 1)] {
        game.play(text).expect("legal");
        assert_eq!(game.position().halfmove_clock(), clock, "{text}");
    }
    game.play("a1b1").expect("legal");
    game.play("b3b1").expect("legal");
    assert_eq!(game.position().halfmove_clock(), 0, "a piece that is no pawn captures");
}

#[test]
fn the_clock_of_four_is_set_back_by_soldiers_and_captures() {
    // South's horse, West's soldier, North's and East's kings; then South's horse takes one.
    let pieces = "4nK3/7nP/8/wK7/7eK/1wP6/8/1sN1sK4";
    let mut game =
        Match::new("dice-chess", &[("dice", "none")], Some(&format!("{pieces} s"))).expect("a position");
    for (text, clock) in [("d1d2", 1), ("b3c3", 0), ("e8e7", 1), ("h4h5", 2), ("b1c3", 0)] {
        game.play(text).unwrap_or_else(|error| panic!("{text}: {}", game.words_for(&error)));
        assert_eq!(game.position().halfmove_clock(), clock, "{text}");
    }
}

/// In a race the clock goes on only while pieces run and nobody is sent back or comes home.
#[test]
fn entering_capturing_and_coming_home_set_the_clock_back() {
    for (position, text, clock) in [
        ("8/8/8/8/8/8/8/1sP6[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s - - 5 9 throw=2", "b1d1", 6),
        ("8/8/8/8/8/8/8/1sP6[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s - - 5 9 throw=4", "P@d1", 0),
        ("8/8/8/8/8/8/8/1sPwP5[sPsPsPwPwPwPnPnPnPnPePePePeP] s - - 5 9 throw=1", "b1c1", 0),
        ("8/8/8/4sP3/8/8/8/8[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s - - 5 9 throw=1", "e5d5", 0),
    ] {
        let mut game = game("ashtapada", position);
        game.play(text).unwrap_or_else(|error| panic!("{text}: {}", game.words_for(&error)));
        assert_eq!(game.position().halfmove_clock(), clock, "{text}");
    }
}

/// The number of the position text rises when the turn comes round.
#[test]
fn moves_are_numbered_by_rounds() {
    let mut duel = game("shatranj", "");
    for (text, number) in [("e2e3", 1), ("e7e6", 2), ("d2d3", 2), ("d7d6", 3)] {
        duel.play(text).expect("legal");
        assert_eq!(duel.position().fullmove_number(), number, "{text}");
    }
    let mut game = Match::new("dice-chess", &[("dice", "none")], None).expect("a match");
    for (text, turn, number) in [("a2a3", 1, 1), ("b8c8", 2, 1), ("h7h6", 3, 1), ("g1f1", 0, 2)] {
        game.play(text).unwrap_or_else(|error| panic!("{text}: {}", game.words_for(&error)));
        assert_eq!(
            (game.position().turn(), game.position().fullmove_number()),
            (Seat(turn), number),
            "{text}"
        );
    }
}

#[test]
fn a_count_is_told_when_it_begins_and_when_it_gives_way_to_another() {
    // MAK-07, MAK-10.
    let position = "6k1/8/8/8/8/8/6m1/KR2N2R b";
    let told = |game: &mut Match, text: &str| {
        let beats = game.play(text).expect("legal");
        beats.iter().any(|beat| beat.show == Show::Counting)
    };
    let mut game = game("makruk", position);
    assert!(told(&mut game, "count-b"));
    assert!(!told(&mut game, "g8g7"));
    assert!(!told(&mut game, "b1b2"), "one move more is counted");
    assert!(!told(&mut game, "g7g8"));
    assert!(told(&mut game, "e1g2"), "the king is bare");
}

#[test]
fn who_may_act_is_on_turn_or_mobilises() {
    for (id, may) in [("shatranj", [true, false]), ("senterej", [true, true]), ("sittuyin", [true, false])] {
        let game = game(id, "");
        assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| game.position().may_act(seat)), may, "{id}");
        assert_eq!(game.undone(), 0);
    }
}

/// What is not written as the letters of pieces ask for it is no position.
#[test]
fn marks_without_a_piece_and_ranks_that_are_too_long_are_refused() {
    for (id, text) in [
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4+ w"),
        ("shogi", "4k4/9/9/9/9/9/9/9/3K+4 w"),
        ("dice-chess", "8s/8/8/8/8/8/8/sKsP6 s"),
        ("shatranj", "68/7k/8/8/8/8/P7/K7 w"),
        ("shatranj", "08/7k/8/8/8/8/P7/K7 w"),
        ("shatranj", "80/7k/8/8/8/8/P7/K7 w"),
    ] {
        assert!(Match::new(id, &[], Some(text)).is_err(), "{text}");
    }
}

/// What a game has no rule for cannot lie on its table.
#[test]
fn fields_of_other_games_are_refused() {
    let bare = "k7/8/1K6/8/8/8/8/7R w - - 0 1 phase=play";
    let start = |id: &str| game(id, "").position_text();
    for (id, options, position, field) in [
        ("shatranj", &[][..], start("shatranj"), "object=open"),
        ("sittuyin", &[], start("sittuyin"), "object=shut"),
        ("xiangqi", &[], start("xiangqi"), "standoff=passed"),
        ("shatranj", &[], start("shatranj"), "claim=declined"),
        ("shatranj", &[], start("shatranj"), "unheard=of"),
        ("shatranj", &[], bare.to_owned(), "counting=b:bare:1/16"),
        ("makruk", &[], start("makruk"), "counting=b:bare:1/16"),
        ("senterej", &[("bareKingSeven", "on")], bare.to_owned(), "bare=b8"),
        ("senterej", &[("bareKingSeven", "on")], bare.to_owned(), "bare=w1"),
        ("ashtapada", &[], start("ashtapada"), "balance=0,0,0,0"),
        ("ashtapada", &[], start("ashtapada"), "pool=0"),
        ("ashtapada", &[], start("ashtapada"), "offer=snwe"),
        ("dice-chess", &[], start("dice-chess"), "home=0,0,0,0"),
        ("ashtapada", &[], start("ashtapada"), "captive=nsm"),
        ("ashtapada", &[], start("ashtapada"), "lots=s3w?n?e?"),
        ("shatranj", &[], bare.to_owned(), "counting=b:board:1/64"),
        ("shogi", &[], "4k4/9/9/9/9/9/9/9/4K4 w".to_owned(), "claim=w"),
        ("senterej", &[], start("senterej"), "ready=x"),
        ("shatar", &[], "4k3/8/8/8/8/8/P7/K7 w".to_owned(), "phase=forced"),
    ] {
        let read = |text: &str| Match::new(id, options, Some(text)).map(|_| ());
        assert_eq!(read(&position), Ok(()), "{id}");
        let error = read(&format!("{position} {field}")).expect_err(field);
        assert!(!error.to_string().is_empty(), "{id} {field}: a sentence says why");
    }
}

/// The opening throws: West is next, and a die has no nine.
#[test]
fn opening_throws_are_those_of_the_die_and_in_order() {
    let start = game("dice-chess", "").position_text().replace(" s ", " w ");
    let reads = |opening_rolls: &str| {
        Match::new("dice-chess", &[], Some(&format!("{start} lots={opening_rolls}"))).is_ok()
    };
    assert!(reads("s3w?n?e?"));
    for opening_rolls in ["s9w?n?e?", "s!w?n?e?", "s3w3n?e?", "s?w?n?e?", "w?", "s?w9"] {
        assert!(!reads(opening_rolls), "{opening_rolls}");
    }
    assert!(Match::new("dice-chess", &[], Some(&format!("{start} lots=s3w?n?e? throw=3"))).is_err());
}

/// What is written is read, and written again.
#[test]
fn fields_of_the_game_come_back() {
    for (id, position, field) in [
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 w", "claim=declined"),
        ("makruk", "k7/8/1K6/8/8/8/8/7R w", "counting=b:bare:1/13"),
        ("dice-chess", &game("dice-chess", "").position_text().replace(" s ", " w "), "lots=s3w?n?e?"),
        ("sittuyin", &game("sittuyin", "").position_text(), "phase=deployment"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 w", "claim=b"),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 w", "claim=accepted"),
        ("senterej", "4k3/8/8/8/8/7p/P7/K7 w - - 0 1 phase=mobilisation", "ready=w"),
        ("senterej", "4k3/8/8/8/8/7p/P7/K7 w - - 0 1 phase=mobilisation", "ready=b"),
        ("senterej", "k7/8/1K6/8/8/8/8/7R w - - 0 1 phase=play", "bare=b7"),
        ("shatar", "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w", "phase=forced"),
        ("shatar", "rnbjkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBJKBNR b", "phase=forced"),
    ] {
        let text = format!("{position} {field}");
        let options = if field.starts_with("bare") { &[("bareKingSeven", "on")][..] } else { &[] };
        let read = Match::new(id, options, Some(&text)).unwrap_or_else(|error| panic!("{text}: {error}"));
        let kept = Match::new(id, options, Some(&read.position_text())).expect("its own text");
        assert_eq!(kept.position(), read.position(), "{text}");
        if id != "sittuyin" {
            assert!(read.position_text().contains(field), "{}", read.position_text());
        }
    }
}

/// An error is a sentence for people, and the match has a fuller one. Asserts the form of English ones.
#[test]
fn errors_are_told_in_words() {
    let error = Match::new("chess", &[], None).expect_err("no such game").to_string();
    assert!(error.contains("chess"), "{error}");
    for error in [tabiya::CountError::Depth, tabiya::CountError::Work] {
        assert!(error.to_string().ends_with('.'), "{error}");
    }
    let error = Match::new("shatranj", &[("array", "g-file")], None).expect_err("no such choice").to_string();
    assert!(error.contains("g-file"), "{error}");
    let mut game = game("shatranj", "");
    for text in ["e9e9", "e2e4", "e4e5"] {
        let error = game.play(text).expect_err("not played");
        assert!(!error.to_string().is_empty(), "{text}");
        let said = game.words_for(&error);
        assert!(said.contains(' ') && said.ends_with('.'), "{text}: {said}");
    }
}

/// No more pieces than the game began with: CHA-01 has eight soldiers a side, and of Shogi's pieces,
/// which change sides, two are rooks.
#[test]
fn too_many_pieces_of_a_kind_are_refused() {
    for (id, text, stands) in [
        ("chaturanga", "4k3/p7/8/8/8/8/PPPPPPPP/4K3 w", true),
        ("chaturanga", "4k3/p7/8/8/8/P7/PPPPPPPP/4K3 w", false),
        ("shogi", "4k4/9/9/9/9/9/9/9/R3K4[r] w", true),
        ("shogi", "4k4/9/9/9/9/9/9/9/R3K4[Rr] w", false),
    ] {
        assert_eq!(Match::new(id, &[], Some(text)).is_ok(), stands, "{text}");
    }
}
