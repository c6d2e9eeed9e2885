//! Shatar: SHT-01 to SHT-12, and the options.

use tabiya::{Match, Phase, Seat};

use super::table::*;

game!("shatar", ended);

/// The forced moves.
const OPENING: &str = "d2d4 d7d5";

/// The horse would mate on f7.
const HORSE_MATE: &str = "6rk/6pp/8/4N3/8/8/8/7K w";

/// The king stalemates from b6; the camel guards b8.
const STALEMATE: &str = "k7/8/2K5/7p/7P/8/7B/8 w";

rules! {
    "SHT-01" sixteen_pieces_a_side_on_eight_by_eight {
        let game = game("");
        let shape = game.rules().board().shape;
        assert_eq!((shape.files, shape.ranks), (8, 8));
        assert_eq!(army(&game, "kjbnrp"), "k1 j1 b2 n2 r2 p8");
    }

    "SHT-01" the_bers_is_rook_and_ferz_and_the_camel_a_bishop {
        let bers = game("k7/p7/8/8/3J4/8/P7/7K w");
        assert_eq!(targets(&bers, "d4"), "a4 b4 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f4 g4 h4");
        let camel = game("k7/p7/8/8/3B4/8/P7/7K w");
        assert_eq!(targets(&camel, "d4"), "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8");
        let horse = game("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w");
        assert_eq!(targets(&horse, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    "SHT-02" the_kings_stand_on_one_file_with_the_bers_beside {
        assert_eq!(pieces(&game("")), "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR");
        assert_eq!(letters(&game(""), "e1 e8 d1 d8"), "KkJj");
        let mirrored = set_up(GAME, "kingFile=d", "");
        assert_eq!(letters(&mirrored, "d1 d8 e1 e8"), "KkJj");
    }

    "SHT-03" the_first_moves_are_forced {
        let mut game = game("");
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["d2d4"]);
        assert_eq!(verdict_on_all(&game, "d2d3 e2e4 e2e3 g1f3"), "forced-move");
        assert_eq!(verdict(&game, "d7d5"), "not-on-turn");
        play(&mut game, "d2d4");
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["d7d5"]);
        assert_eq!(verdict_on_all(&game, "d7d6 e7e5 g8f6"), "forced-move");
        play(&mut game, "d7d5");
        assert_eq!((game.position().phase(), turn(&game)), (Phase::Play, "w".into()));
        assert_eq!(pieces(&game), "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR");
        assert_eq!(leaves(&game, 3), [20, 400, 8426]);
    }

    // The line and its end were worked out with an independent move generator.
    "SHT-03" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "d2d4 d7d5 g1f3 b8c6 c1f4 c8f5 d1d3 f5d3 c2d3 e7e6");
        assert_eq!(pieces(&game), "r2jkbnr/ppp2ppp/2n1p3/3p4/3P1B2/3P1N2/PP2PPPP/RN2KB1R");
    }

    "SHT-04" there_is_no_other_double_step_and_no_castling {
        let mut game = game("");
        play(&mut game, OPENING);
        for file in "abcefgh".chars() {
            assert_eq!(verdict(&game, &format!("{file}2{file}4")), "not-its-move");
        }
        play(&mut game, "a2a3");
        for file in "abcefgh".chars() {
            assert_eq!(verdict(&game, &format!("{file}7{file}5")), "not-its-move");
        }
        let open = set_up(GAME, "", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w");
        assert_eq!(verdicts(&open, "e1g1 e1c1"), "not-its-move not-its-move");
    }

    "SHT-04" nothing_is_taken_in_passing {
        // As if d7d5 had just been played beside e5.
        let game = game("rnbjkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBJKBNR w");
        assert_eq!(verdicts(&game, "e5d6 e5e6"), "nothing-to-capture legal");
    }

    "SHT-05" a_pawn_on_the_last_rank_becomes_bers {
        let mut game = game("4k3/P7/8/8/8/8/7p/4K3 w");
        assert_eq!(targets(&game, "a7"), "a8j");
        assert_eq!(verdicts(&game, "a7a8 a7a8r"), "choose-kind not-into-this");
        play(&mut game, "e1d2");
        assert_eq!(verdict(&game, "e8e7"), "legal");
        play(&mut game, "h2h1j a7a8j");
        assert_eq!(letters(&game, "a8 h1"), "Jj");
    }

    "SHT-06" bers_rook_and_horse_give_shak_camel_and_pawn_do_not {
        let cases = [
            ("4k3/8/8/7p/8/8/P7/K2J4 w", "d1e1", true),
            ("4k3/8/8/7p/8/8/P7/K2R4 w", "d1e1", true),
            ("4k3/8/8/3N3p/8/8/P7/K7 w", "d5c7", true),
            ("4k3/8/8/7p/8/8/P3B3/K7 w", "e2b5", false),
            ("4k3/8/3P4/7p/8/8/P7/K7 w", "d6d7", false),
        ];
        for (position, text, shak) in cases {
            let mut game = game(position);
            play(&mut game, text);
            assert!(tabiya::play::attack::in_check(game.rules(), game.position(), Seat::SECOND), "{text}");
            assert_eq!(game.position().has_shak(Seat::FIRST), shak, "{text}");
            assert_eq!(game.position_text().contains("shak=w"), shak, "{text}");
        }
    }

    "SHT-06" checks_are_called_by_the_piece_that_gives_them {
        for (position, text, name) in [
            ("4k3/8/8/7p/8/8/P7/K2J4 w", "d1e1", "shak"),
            ("4k3/8/8/7p/8/8/P7/K2R4 w", "d1e1", "shak"),
            ("4k3/8/8/3N3p/8/8/P7/K7 w", "d5c7", "shak"),
            ("4k3/8/8/7p/8/8/P3B3/K7 w", "e2b5", "tuk"),
            ("4k3/8/3P4/7p/8/8/P7/K7 w", "d6d7", "zod"),
            ("4k3/8/8/7p/8/8/P3B3/K3R3 w", "e2b5", "tuk and shak"),
        ] {
            let mut game = game(position);
            play(&mut game, text);
            let said = tabiya::words::en::in_check(game.rules(), game.position(), Seat::SECOND);
            let names: Vec<&str> = ["shak", "tuk", "zod"].into_iter().filter(|name| said.contains(name)).collect();
            let wanted: Vec<&str> = ["shak", "tuk", "zod"].into_iter().filter(|other| name.contains(other)).collect();
            assert_eq!(names, wanted, "{text}: {said}");
        }
    }

    // An own move without check breaks the series.
    "SHT-06" the_series_goes_on_with_every_check_and_ends_without {
        let mut game = game("4k3/8/8/7p/8/8/P3B3/K2R4 w");
        let shak = |game: &Match| game.position().has_shak(Seat::FIRST);
        play(&mut game, "d1d8 e8d8");
        assert!(shak(&game));
        play(&mut game, "e2d3 d8c8");
        assert!(!shak(&game));
        let mut series = set_up(GAME, "", "4k3/8/8/7p/8/8/P3B3/K6R w");
        play(&mut series, "h1e1 e8d8 e1d1 d8e8 e2b5 e8e7");
        assert!(shak(&series));
        play(&mut series, "b5c4");
        assert!(!shak(&series));
    }

    "SHT-06" the_second_player_has_a_series_too {
        let mut game = game("k2r4/p3b3/8/8/7P/8/8/4K3 b");
        let shaks = |game: &Match| [Seat::FIRST, Seat::SECOND].map(|seat| game.position().has_shak(seat));
        play(&mut game, "d8d1 e1d1");
        assert_eq!(shaks(&game), [false, true]);
        play(&mut game, "e7d6 d1c1");
        assert_eq!(shaks(&game), [false, false]);
    }

    "SHT-07" the_horse_may_not_mate {
        let game = game(HORSE_MATE);
        assert_eq!(verdicts(&game, "e5f7 e5g6"), "may-not-mate legal");
        // Check alone is free.
        assert_eq!(verdict(&set_up(GAME, "", "6rk/7p/8/4N3/8/8/8/7K w"), "e5f7"), "legal");
    }

    // What counts is which pieces check in the end.
    "SHT-07" a_chariot_may_mate_with_the_horses_help {
        assert_eq!(ended("6rk/6p1/7N/8/8/8/8/K6R w", "h6f7"), "w checkmate");
    }

    // Horse and camel give mate together. Alone the camel's check could be parried
    // on d5 by the chariot, where there is one.
    "SHT-07" with_a_camel_the_horse_may_mate_if_the_camel_mates_without_it {
        assert_eq!(ended("k1K5/7p/1P6/3N4/4B3/8/8/8 w", "d5c7"), "w checkmate");
        assert_eq!(verdict(&game("k1K5/7p/1P6/3N3r/4B3/8/8/8 w"), "d5c7"), "may-not-mate");
    }

    // It is still a horse.
    "SHT-07" nor_may_the_later_horse {
        let later = set_up(GAME, "horse=amazon-after-first", HORSE_MATE);
        assert_eq!(verdict(&later, "e5f7"), "may-not-mate");
    }

    "SHT-08" mate_by_chariot_or_bers_wins {
        assert_eq!(ended("k7/8/1K6/8/8/p7/8/7R w", "h1h8"), "w checkmate");
        assert_eq!(ended("k7/8/1K6/8/8/p7/8/7J w", "h1h8"), "w checkmate");
        assert_eq!(ended("7r/8/P7/8/8/1k6/8/K7 b", "h8h1"), "b checkmate");
    }

    // Fairy-Stockfish agrees on all four positions.
    "SHT-09" mate_by_camel_or_pawn_wins_after_a_shak {
        assert_eq!(ended("k1K5/8/p7/8/8/1R4B1/8/8 w", "b3b8 a8a7 g3f2"), "w checkmate");
        assert_eq!(ended("8/6R1/7k/8/p7/4N1P1/8/5K2 w", "e3f5 h6h5 g3g4"), "w checkmate");
    }

    "SHT-09" otherwise_it_is_niol {
        assert_eq!(ended("8/8/8/6R1/4k3/1p6/3PK3/6B1 w", "d2d3 e4f4 g1e3"), "draw niol");
        assert_eq!(ended("7k/5K1p/8/8/8/8/8/2B5 w", "c1b2"), "draw niol");
    }

    "SHT-09" a_quiet_move_breaks_the_series {
        let after_shak = "7k/5K1p/8/p7/8/8/8/2B5 w - - 0 1 phase=play shak=w";
        assert_eq!(ended(after_shak, "c1b2"), "w checkmate");
        assert_eq!(ended(after_shak, "c1d2 a5a4 d2c3"), "draw niol");
    }

    "SHT-10" a_bare_king_draws {
        assert_eq!(ended("7k/8/8/4p3/3K4/8/8/6R1 w", "d4e5"), "draw bare-king");
        assert_eq!(ended("6r1/8/8/3k4/4P3/8/8/7K b", "d5e4"), "draw bare-king");
    }

    // The chariot mates by taking the last piece.
    "SHT-12" a_lawful_mate_comes_first {
        assert_eq!(ended("k6n/8/1K6/8/8/8/8/7R w", "h1h8"), "w checkmate");
    }

    "SHT-11" stalemate_draws {
        assert_eq!(ended(STALEMATE, "c6b6"), "draw stalemate");
    }

    "shatar.preset=standard" the_standard_is_the_default {
        assert_eq!(preset(GAME, "standard"), "");
    }

    "shatar.preset=old-shatar" old_shatar_has_ferz_and_alfil {
        let old = |position| set_up(GAME, &preset(GAME, "old-shatar"), position);
        assert_eq!(targets(&old("k7/p7/8/8/3J4/8/P7/7K w"), "d4"), "c3 c5 e3 e5");
        assert_eq!(targets(&old("k7/p7/8/8/3B4/8/P7/7K w"), "d4"), "b2 b6 f2 f6");
        // Ambiguities 10 and 11: the names of their checks stay.
        for (position, text, shak) in
            [("4k3/8/2J5/7p/8/8/P7/K7 w", "c6d7", true), ("4k3/8/8/7p/4B3/8/P7/K7 w", "e4g6", false)]
        {
            let mut game = old(position);
            play(&mut game, text);
            assert!(tabiya::play::attack::in_check(game.rules(), game.position(), Seat::SECOND), "{text}");
            assert_eq!(game.position().has_shak(Seat::FIRST), shak, "{text}");
        }
    }

    // There the pawns have no double step at all.
    "shatar.setup=king-left" kings_on_their_left_without_forced_moves {
        let game = set_up(GAME, "setup=king-left", "");
        assert_eq!(letters(&game, "d1 e1 e8 d8"), "KJkj");
        assert_eq!(verdicts(&game, "d2d4 e2e4 d2d3"), "not-its-move not-its-move legal");
        for other in [("kingFile", "d"), ("opening", "king-pawn")] {
            assert_eq!(set_up_error(GAME, &[("setup", "king-left"), other], None), "option-ruled-out");
        }
    }

    // The pawn in front of the piece, whatever its file.
    "shatar.opening=king-pawn" the_pawn_of_the_king_wherever_it_stands {
        let mut game = set_up(GAME, "opening=king-pawn kingFile=d", "");
        play(&mut game, "d2d4 d7d5");
        assert_eq!(game.position().phase(), Phase::Play);
        let mut bers = set_up(GAME, "kingFile=d", "");
        play(&mut bers, "e2e4 e7e5");
    }

    "shatar.horse=amazon-after-first" the_horse_gains_at_its_first_move {
        let mut game = set_up(GAME, "horse=amazon-after-first", "");
        play(&mut game, OPENING);
        assert_eq!(targets(&game, "b1"), "a3 c3 d2");
    }

    // On that rank only, and no check from there.
    "shatar.kingKnight=on" the_kings_leap_on_the_enemys_home_rank {
        let king = |position| set_up(GAME, "kingKnight=on", position);
        assert_eq!(targets(&king("8/4K3/8/7P/7p/8/p7/k7 w"), "e7"), "d6 d7 d8 e6 e8 f6 f7 f8");
        assert_eq!(ending(&king("4K3/8/3k4/7P/7p/8/8/8 b")), "on");
        // Nobody is in check there, and the other king may come so near.
        assert_eq!(verdict(&king("4K3/8/8/3k3P/7p/8/8/8 b"), "d5d6"), "legal");
    }

    "shatar.preset=modern" the_horse_may_mate_and_draws_by_it {
        let mut game = set_up(GAME, &preset(GAME, "modern"), "6rk/6pp/8/4N3/8/8/8/7K w");
        assert_eq!(ending_after(&mut game, "e5f7"), "draw niol");
    }

    // The horse that has moved is told with the horse, in every sentence about mates.
    "shatar.horse=amazon-after-first" the_moved_horse_checks_and_mates_as_the_horse_does {
        let text = rule_text(&set_up(GAME, "horse=amazon-after-first", ""));
        for wanted in [
            "shak by bers, horse, chariot or moved horse",
            "at least one of them by bers, horse, chariot or moved horse;",
            "A horse or moved horse may not give checkmate.",
        ] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
    }

    // What mates is named, not what it was.
    "shatar.horse=amazon-after-first" the_moved_horse_is_named_where_it_mates {
        let position = "6rk/6pp/8/4+N3/8/8/5K2/R7 w phase=play";
        for (choice, wanted) in [
            ("", "The moved horse may not give mate."),
            ("horseMate=draw", "The game is drawn: a mate by a moved horse does not win."),
            ("horseMate=loses", "Black wins: White has mated with a moved horse."),
        ] {
            let mut game = set_up(GAME, &format!("horse=amazon-after-first {choice}"), position);
            let said = match game.play("e5f7") {
                Ok(_) => tabiya::words::en::outcome(game.rules(), game.outcome().expect("an end")),
                Err(error) => refused_in_english(&game, &error),
            };
            assert_eq!(said, wanted);
        }
    }

    // Each array stands on what says it: the choice moves White’s pieces only.
    "SHT-02" the_array_of_black_stands_on_no_choice {
        use tabiya::{Seat, variant::Topic};
        for choice in ["facing", "king-left"] {
            let game = set_up(GAME, &format!("setup={choice}"), "");
            let on = |seat| game.rules().provenance(Topic::SideArray(seat)).expect("a rule").rule;
            assert_eq!(on(Seat::FIRST), format!("shatar.setup={choice}"));
            let black = on(Seat::SECOND);
            assert!(!black.contains("setup"), "{black}");
        }
    }

    // Niol is the word for camel and soldier only.
    "shatar.horseMate=draw" a_drawn_mate_by_the_horse_is_no_niol {
        for (choice, wanted) in [
            ("draw", "The game is drawn: a mate by a horse does not win."),
            ("loses", "Black wins: White has mated with a horse."),
        ] {
            let mut game =
                set_up(GAME, &format!("horseMate={choice}"), "6rk/6pp/8/4N3/8/8/5K2/R7 w phase=play");
            play(&mut game, "e5f7");
            let end = game.outcome().expect("an end");
            assert_eq!(tabiya::words::en::outcome(game.rules(), end), wanted);
        }
    }
}

choices! {
    the_bers: "shatar.bers" at "k7/p7/8/8/3J4/8/P7/7K w",
    |game| targets(game, "d4") => {
        "rook+ferz": "a4 b4 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f4 g4 h4",
        "ferz": "c3 c5 e3 e5",
    }

    the_camel: "shatar.camel" at "k7/p7/8/8/3B4/8/P7/7K w",
    |game| targets(game, "d4") => {
        "bishop": "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8",
        "alfil": "b2 b6 f2 f6",
    }

    the_array: "shatar.setup" at "",
    |game| format!("{}, {}", pieces(game), verdict(game, "d2d4")) => {
        "facing": "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR, legal",
        "king-left": "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR, not-its-move",
    }

    the_file_of_the_kings: "shatar.kingFile" at "",
    |game| format!("{}, {:?}", pieces(game), moves(game)) => {
        "e": "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR, {\"d2d4\"}",
        "d": "rnbkjbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR, {\"e2e4\"}",
    }

    the_opening: "shatar.opening" at "",
    |game| verdicts(game, "d2d4 e2e4 d2d3") => {
        "bers-pawn": "legal forced-move forced-move",
        "king-pawn": "forced-move legal forced-move",
        "none": "not-its-move not-its-move legal",
    }

    // From its second move on.
    the_horse: "shatar.horse" at "",
    |game| {
        play(game, "d2d4 d7d5 b1c3 a7a6");
        targets(game, "c3")
    } => {
        "knight": "a4 b1 b5 d5 e4",
        "amazon-after-first": "a3 a4 a5 b1 b3 b4 b5 c4 c5 c6 c7 d2 d3 d5 e3 e4 f3 g3 h3",
    }

    the_king_on_the_last_rank: "shatar.kingKnight" at "4K3/8/8/7P/7p/8/p7/k7 w",
    |game| targets(game, "e8") => {
        "off": "d7 d8 e7 f7 f8",
        "on": "c7 d6 d7 d8 e7 f6 f7 f8 g7",
    }

    the_mate_by_a_horse: "shatar.horseMate" at "6rk/6pp/8/4N3/8/8/8/7K w",
    |game| match verdict(game, "e5f7") {
        "legal" => ending_after(game, "e5f7"),
        refused => refused.to_owned(),
    } => {
        "forbidden": "may-not-mate",
        "draw": "draw niol",
        "loses": "b niol",
    }

    the_stalemate: "shatar.stalemate" at "k7/8/2K5/7p/7P/8/7B/8 w",
    |game| ending_after(game, "c6b6") => {
        "draw": "draw stalemate",
        "win": "w stalemate",
    }

    the_third_occurrence: "shatar.repetition" at "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}

/// Words of a choice hold beside the others: where each king stands on its owner's left, nothing is said of
/// another array or of a first move that is laid down.
#[test]
fn the_words_of_the_choices_hold_with_the_kings_apart() {
    let game = set_up(GAME, "setup=king-left", "");
    assert_eq!(letters(&game, "d1 e8"), "Kk");
    assert!(moves(&game).len() > 1);
    let words = tabiya::words::en::game(GAME);
    for (option, choice) in game.rules().options() {
        let option = words.options.iter().find(|words| words.id == option).expect("its words");
        let text = option.choices.iter().find(|entry| entry.id == choice).expect("its words").text;
        if text.contains("e1 and e8") || text.contains("d2–d4") {
            assert!(text.contains("stands on its owner’s left"), "{text}");
        }
    }
}
