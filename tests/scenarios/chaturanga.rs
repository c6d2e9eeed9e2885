//! Chaturanga: CHA-01 to CHA-18, and the options.

use tabiya::{Role, Rules};

use super::table::*;

game!("chaturanga");

/// Every option of a rule set that is not at its default.
fn changed(rules: &Rules) -> String {
    let defaults = Rules::new(rules.game_ref(), &[]).expect("the defaults");
    let changed = rules.options().filter(|&(option, choice)| defaults.choice(option) != Some(choice));
    changed.map(|(option, choice)| format!("{option}={choice}")).collect::<Vec<_>>().join(" ")
}

rules! {
    "CHA-01" sixteen_pieces_a_side_on_eight_by_eight {
        let game = game("");
        let shape = game.rules().game().board.shape;
        assert_eq!((shape.files, shape.ranks), (8, 8));
        assert_eq!(army(&game, "kqbnrp"), "k1 q1 b2 n2 r2 p8");
        assert_eq!(game.position().occupied().len(), 32);
    }

    "CHA-02" each_king_stands_on_its_right_and_faces_a_counsellor {
        let game = game("");
        assert_eq!([on(&game, "e1"), on(&game, "d1")], ['K', 'Q']);
        assert_eq!([on(&game, "d8"), on(&game, "e8")], ['k', 'q']);
    }

    "CHA-03" the_rest_of_the_array_is_that_of_chess {
        assert_eq!(pieces(&game("")), "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }

    "CHA-04" the_king_steps_to_any_safe_square_next_to_it {
        let open = game("k7/p7/8/8/3K4/8/P7/8 w -");
        assert_eq!(targets(&open, "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
        assert_eq!(verdicts(&open, "d4d6 d4b2"), "not-its-move not-its-move");
        let attacked = game("k7/p7/8/7r/3K4/8/P7/8 w -");
        assert_eq!(targets(&attacked, "d4"), "c3 c4 d3 e3 e4");
        assert_eq!(verdict_on_all(&attacked, "d4c5 d4d5 d4e5"), "king-attacked");
    }

    "CHA-05" the_king_may_leap_as_a_horse_once {
        let mut game = game("");
        assert_eq!(targets(&game, "e1"), "d3 f3");
        assert_eq!(verdicts(&game, "e1c2 e1g2"), "own-piece own-piece");
        play(&mut game, "e1f3 e7e6");
        assert_eq!(targets(&game, "f3"), "e3 e4 f4 g3 g4");
        assert_eq!(verdict_on_all(&game, "f3d4 f3e5 f3g5 f3h4"), "right-lost");
    }

    "CHA-05" the_king_may_capture_with_its_leap {
        let mut game = game("3k4/p7/8/8/8/3p4/7P/4K3 w Kk");
        assert_eq!(verdict(&game, "e1d3"), "legal");
        play(&mut game, "e1d3");
        assert_eq!((on(&game, "d3"), count(&game, 'p')), ('K', 1));
        play(&mut game, "a7a6");
        assert_eq!(verdict(&game, "d3f4"), "right-lost");
    }

    // The right is to one leap during the game, not to a first move.
    "CHA-05" an_ordinary_step_does_not_forfeit_the_leap {
        let mut game = game("3k4/p7/8/8/8/8/7P/4K3 w Kk");
        play(&mut game, "e1e2 d8d7");
        assert_eq!(verdict_on_all(&game, "e2d4 e2c1 e2g3"), "legal");
        play(&mut game, "e2d4");
        assert_eq!(verdict(&game, "d7f6"), "legal");
    }

    // No source speaks of such a threat: the leap gives no check, and takes no king.
    "COM-11" the_leap_does_not_attack {
        let game = game("8/p7/8/3k4/8/4K3/P7/8 w Kk");
        assert_eq!(ending(&game), "on");
        assert_eq!(field(&game, 2), "Kk");
        assert_eq!(verdicts(&game, "e3d5 e3c4 e3c2"), "king-not-captured king-attacked legal");
    }

    // The line and its end were worked out with an independent move generator.
    "CHA-05" both_kings_leap_in_the_demonstration {
        let mut game = game("");
        play(&mut game, "e1f3");
        assert_eq!(field(&game, 2), "k");
        play(&mut game, "c8e6 c1a3 d8c6");
        assert_eq!(field(&game, 2), "-");
        play(&mut game, "e2e3 h7h6 d1e2 h8h7 g1h3 g7g6");
        assert_eq!(pieces(&game), "rn2qbn1/pppppp1r/2k1b1pp/8/8/B3PK1N/PPPPQPPP/RN3B1R");
        assert_eq!(turn(&game), "w");
    }

    "CHA-06" a_check_ends_the_right_to_leap_for_good {
        let mut checked = game("3k3r/8/8/8/8/8/P7/4K3 b Kk");
        play(&mut checked, "h8e8");
        assert_eq!(field(&checked, 2), "k");
        // Not even out of the check.
        assert_eq!(verdict(&checked, "e1g2"), "right-lost");
        play(&mut checked, "e1f1 e8e7");
        assert_eq!(targets(&checked, "f1"), "f2 g1 g2");
        assert_eq!(verdict(&checked, "f1g3"), "right-lost");
        // The same without the check.
        let mut unchecked = game("3k3r/8/8/8/8/8/P7/4K3 b Kk");
        play(&mut unchecked, "h8g8 e1f1 g8e8");
        assert_eq!(verdict(&unchecked, "f1h2"), "legal");
    }

    // The opponent's right is another matter.
    "CHA-06" giving_check_costs_nothing {
        let mut game = game("3k3r/8/8/8/8/8/P7/4K3 b Kk");
        play(&mut game, "h8e8 e1f1");
        assert_eq!(verdict(&game, "d8c6"), "legal");
    }

    // Ludii’s Hindustani chess asks whether the king has moved, and whether it is in check now.
    "chaturanga.kingLeap=unmoved-not-in-check" the_leap_is_a_first_move {
        let game = |position: &str| set_up(GAME, "kingLeap=unmoved-not-in-check", position);
        let mut checked = game("3k3r/8/8/8/8/R7/P7/4K3 b");
        play(&mut checked, "h8e8");
        assert_eq!((field(&checked, 2), verdict(&checked, "e1g2")), ("Kk".into(), "not-in-check"));
        play(&mut checked, "a3e3 d8d7");
        assert_eq!((field(&checked, 2), verdict(&checked, "e1g2")), ("K".into(), "legal"));
        // Nobody has the leap whose king stands elsewhere.
        assert_eq!(field(&game("8/6p1/2k5/8/8/4K3/4P3/8 w"), 2), "-");
        let elsewhere = "8/6p1/2k5/8/8/4K3/4P3/8 w Kk";
        let options = [("kingLeap", "unmoved-not-in-check")];
        assert_eq!(set_up_error(GAME, &options, Some(elsewhere)), "position-right");
        let text = rule_text(&checked);
        for said in [
            "over anything, as its first move, from its place in the array. The king gives no check by this move.",
            "The king may not make this move while it is in check.",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }
    }

    "CHA-07" the_leap_lands_on_safe_squares_only {
        let game = game("3k4/8/8/8/8/r7/7P/4K3 w Kk");
        assert_eq!(targets(&game, "e1"), "c2 d1 d2 e2 f1 f2 g2");
        assert_eq!(verdicts(&game, "e1d3 e1f3"), "king-attacked king-attacked");
    }

    "CHA-08" the_elephant_jumps_exactly_two_squares_diagonally {
        let start = game("");
        assert_eq!(targets(&start, "c1"), "a3 e3");
        assert_eq!(targets(&start, "f1"), "d3 h3");
        assert_eq!(verdict(&start, "c1b2"), "own-piece");
        let mut open = game("k7/p7/1p3p2/2p1p3/3B4/2P1P3/1P3P2/7K w -");
        // Surrounded: over friends and enemies alike; captures, but no own piece.
        assert_eq!(targets(&open, "d4"), "b6 f6");
        assert_eq!(verdict_on_all(&open, "d4e5 d4c5 d4d5 d4d6"), "not-its-move");
        assert_eq!(verdict(&open, "d4b2"), "own-piece");
        play(&mut open, "d4f6");
        assert_eq!((on(&open, "f6"), on(&open, "e5"), count(&open, 'p')), ('B', 'p', 4));
    }

    "CHA-09" the_counsellor_steps_one_square_diagonally {
        let start = game("");
        assert_eq!(targets(&start, "d1"), "");
        let open = game("k7/p7/8/4p3/3Q4/8/P7/7K w -");
        assert_eq!(targets(&open, "d4"), "c3 c5 e3 e5");
        assert_eq!(verdict_on_all(&open, "d4d5 d4e4 d4f6"), "not-its-move");
    }

    "CHA-10" the_horse_moves_as_a_knight {
        assert_eq!(targets(&game(""), "b1"), "a3 c3");
        let open = game("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w -");
        assert_eq!(targets(&open, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
        assert_eq!(verdict(&open, "d4d5"), "not-its-move");
    }

    "CHA-10" the_chariot_moves_as_a_rook {
        assert_eq!(targets(&game(""), "a1"), "");
        let open = game("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w -");
        assert_eq!(targets(&open, "d4"), "c4 d3 d5 d6 e4 f4 g4 h4");
        assert_eq!(verdicts(&open, "d4d7 d4a4 d4b4 d4d2"), "blocked blocked own-piece own-piece");
        assert_eq!(verdict(&open, "d4e5"), "not-its-move");
    }

    "CHA-11" the_soldier_steps_forward_and_captures_diagonally_forward {
        let start = game("");
        assert_eq!(targets(&start, "e2"), "e3");
        assert_eq!(verdict(&start, "e2e4"), "not-its-move");
        // Sixteen moves, and two leaps of the king.
        assert_eq!(start.perft(1), Ok(18));
        let open = game("k7/p7/8/1p1p1p2/2P1P3/8/P7/7K w -");
        assert_eq!(targets(&open, "c4"), "b5 c5 d5");
        assert_eq!(verdict_on_all(&open, "c4c3 c4b4 c4b3 c4c6"), "not-its-move");
        let blocked = game("k7/p7/8/2p5/2P5/8/P7/7K w -");
        assert_eq!(targets(&blocked, "c4"), "");
        assert_eq!(verdicts(&blocked, "c4c5 c4d5"), "cannot-capture nothing-to-capture");
    }

    "CHA-11" the_second_players_soldiers_go_down {
        let open = game("k7/p7/8/1p1p1p2/2P1P3/8/P7/7K b -");
        assert_eq!(targets(&open, "d5"), "c4 d4 e4");
        assert_eq!(verdict(&open, "d5d6"), "not-its-move");
    }

    "CHA-12" a_soldier_becomes_what_stood_on_its_last_square {
        // Everything is lost but the king and this soldier.
        for (file, becomes) in "abcdefgh".chars().zip("rnb-qbnr".chars()) {
            let gap = |count: u8| if count == 0 { String::new() } else { count.to_string() };
            let (left, right) = (file as u8 - b'a', b'h' - file as u8);
            let position = format!("8/{}P{}/8/7p/7k/8/8/4K3 w -", gap(left), gap(right));
            let game = game(&position);
            let stays = format!("{file}8");
            let wanted = if becomes == '-' { stays.clone() } else { format!("{stays} {stays}{becomes}") };
            assert_eq!(targets(&game, &format!("{file}7")), wanted);
            for other in "qbnr".chars().filter(|&letter| letter != becomes) {
                assert_eq!(verdict(&game, &format!("{file}7{file}8{other}")), "not-into-this");
            }
        }
    }

    "CHA-12" the_second_players_soldier_too {
        for (file, becomes) in "abcdefgh".chars().zip("rnbq-bnr".chars()) {
            let gap = |count: u8| if count == 0 { String::new() } else { count.to_string() };
            let (left, right) = (file as u8 - b'a', b'h' - file as u8);
            let position = format!("4k3/8/8/7K/7P/8/{}p{}/8 b -", gap(left), gap(right));
            let stays = format!("{file}1");
            let wanted = if becomes == '-' { stays.clone() } else { format!("{stays} {stays}{becomes}") };
            assert_eq!(targets(&game(&position), &format!("{file}2")), wanted);
        }
    }

    "CHA-12" promotion_is_for_the_last_rank_and_for_soldiers {
        let game = game("4k2r/8/1P6/8/8/8/8/1N2K3 w -");
        assert_eq!(verdicts(&game, "b6b7n b6b7 b1c3n"), "no-promotion legal no-promotion");
        let mut game = game_with_capture();
        play(&mut game, "b7a8r");
        assert_eq!((on(&game, "a8"), count(&game, 'P'), count(&game, 'R')), ('R', 0, 1));
    }

    // With a chariot beside the black king, who else were bare.
    "CHA-13" only_into_a_kind_of_which_one_is_lost {
        let lost = game("4k2r/1P6/8/8/8/8/8/1N2K3 w -");
        assert_eq!(targets(&lost, "b7"), "b8 b8n");
        let none_lost = game("4k2r/1P6/8/8/8/8/8/1N2K1N1 w -");
        assert_eq!(targets(&none_lost, "b7"), "b8");
        assert_eq!(verdict(&none_lost, "b7b8n"), "not-into-this");
        let mut none_lost = none_lost;
        play(&mut none_lost, "b7b8");
        assert_eq!((on(&none_lost, "b8"), count(&none_lost, 'N')), ('P', 2));
    }

    // A promoted piece makes up for the one that was lost.
    "CHA-18" promoted_pieces_count {
        let mut game = game("4k2r/1P4P1/8/8/8/8/8/1N2K3 w -");
        assert_eq!(targets(&game, "g7"), "g8 g8n h8 h8r");
        play(&mut game, "b7b8n e8e7");
        assert_eq!(targets(&game, "g7"), "g8 h8 h8r");
        assert_eq!(verdict(&game, "g7g8n"), "not-into-this");
    }

    "CHA-14" nothing_promotes_on_the_enemy_kings_square {
        let mut white = game("8/3P4/8/7p/7k/8/8/4K3 w -");
        assert_eq!(verdicts(&white, "d7d8 d7d8q d7d8r"), "legal not-into-this not-into-this");
        play(&mut white, "d7d8 h4g4");
        assert_eq!((on(&white, "d8"), targets(&white, "d8")), ('P', String::new()));
        let black = game("3k4/8/8/7K/7P/8/3pp3/8 b -");
        assert_eq!(targets(&black, "e2"), "e1");
        // The counsellors' own squares are ordinary ones.
        assert_eq!(targets(&black, "d2"), "d1 d1q");
        assert_eq!(targets(&game("8/4P3/8/7p/7k/8/8/4K3 w -"), "e7"), "e8 e8q");
    }

    "CHA-15" mate_wins {
        let mut mate = game("k7/8/1K6/8/8/p7/8/7R w -");
        assert_eq!(ending_after(&mut mate, "h1h8"), "w checkmate");
        let mut between = game("k7/8/1K6/8/8/p7/2r5/7R w -");
        assert_eq!(ending_after(&mut between, "h1h8"), "on");
    }

    // Mate comes before baring.
    "CHA-15" mate_counts_before_the_bare_king {
        let mut game = game("k6n/8/1K6/8/8/8/8/7R w -");
        assert_eq!(ending_after(&mut game, "h1h8"), "w checkmate");
    }

    "CHA-16" baring_the_king_wins_at_once {
        let mut game = game("7k/6R1/8/4p3/3K4/8/8/8 w -");
        // The black king could take the chariot in reply; it does not come to that.
        assert_eq!(ending(&game), "on");
        assert_eq!(ending_after(&mut game, "d4e5"), "w bare-king");
        // Whoever is on turn.
        for (position, end) in [("7k/8/8/8/8/8/P7/K7", "w bare-king"), ("7k/p7/8/8/8/8/8/K7", "b bare-king")] {
            assert_eq!(ending(&set_up(GAME, "", &format!("{position} w -"))), end, "{position}");
            assert_eq!(ending(&set_up(GAME, "", &format!("{position} b -"))), end, "{position}");
        }
    }

    // Soldiers are pieces too.
    "CHA-16" a_king_with_a_soldier_is_not_bare {
        let mut game = game("7k/p5R1/8/4p3/3K4/8/8/8 w -");
        assert_eq!(ending_after(&mut game, "d4e5"), "on");
        assert_eq!(ending_after(&mut game, "a7a6 g7a7 h8g8 a7a6"), "w bare-king");
    }

    // Baring comes before stalemate, which here would lose.
    "CHA-16" the_bare_king_counts_before_stalemate {
        let position = "k7/2K5/2p5/4N3/8/8/8/8 w -";
        assert_eq!(ending_after(&mut game(position), "e5c6"), "w bare-king");
        assert_eq!(ending_after(&mut set_up(GAME, "bareKing=none", position), "e5c6"), "b stalemate");
    }

    "CHA-17" giving_stalemate_loses {
        assert_eq!(ending(&game("8/2P5/8/8/8/p7/k7/1RK5 b -")), "b stalemate");
        let mut game = game("8/2P5/8/8/8/p7/k7/1R1K4 w -");
        assert_eq!(ending_after(&mut game, "d1c1"), "b stalemate");
    }

    // With its leap in hand (a position text without rights grants it) the same king can move.
    "CHA-17" a_king_that_can_leap_is_not_stalemated {
        let game = game("8/2P5/8/8/8/p7/k7/1RK5 b");
        assert_eq!(ending(&game), "on");
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["a2c3"]);
    }

    "chaturanga.preset=daou-000" the_base_text_is_the_default {
        assert_eq!(preset(GAME, "daou-000"), "");
    }

    "chaturanga.preset=cvp-003" the_longer_page_has_no_bare_king_rule {
        let options = preset(GAME, "cvp-003");
        assert_eq!(changed(set_up(GAME, &options, "").rules()), "bareKing=none");
        let position = "7k/6R1/8/4p3/3K4/8/8/8 w -";
        assert_eq!(ending_after(&mut set_up(GAME, &options, position), "d4e5"), "on");
        // Everything else is as in the base text.
        let pawn = set_up(GAME, &options, "4k2r/1P6/8/8/8/8/8/1N2K1N1 w -");
        assert_eq!(targets(&pawn, "b7"), "b8");
        let mut check = set_up(GAME, &options, "3k3r/8/8/8/8/8/P7/4K3 b Kk");
        play(&mut check, "h8e8");
        assert_eq!(verdict(&check, "e1g2"), "right-lost");
    }

    "chaturanga.preset=cvp-002" the_shorter_page_knows_no_conditions {
        let options = preset(GAME, "cvp-002");
        let game = set_up(GAME, &options, "");
        assert_eq!(changed(game.rules()), "kingLeap=once-unrestricted promotion=square-only bareKing=none");
        let mut bare = set_up(GAME, &options, "7k/6R1/8/4p3/3K4/8/8/8 w -");
        assert_eq!(ending_after(&mut bare, "d4e5"), "on");
        let pawn = set_up(GAME, &options, "4k2r/1P6/8/8/8/8/8/1N2K1N1 w -");
        assert_eq!(targets(&pawn, "b7"), "b8 b8n");
        let mut check = set_up(GAME, &options, "3k3r/8/8/8/8/8/P7/4K3 b Kk");
        play(&mut check, "h8e8");
        assert_eq!(verdict(&check, "e1g2"), "legal");
    }

    "chaturanga.preset=al-adli" al_adlis_game_is_a_game_of_its_own {
        let game = tabiya::games::find(GAME).expect("the game");
        let preset = game.presets.iter().find(|preset| preset.id == "al-adli").expect("the preset");
        assert_eq!(preset.game.map(|game| &*game.id), Some("indian"));
        assert_eq!(pieces(&set_up("indian", "", "")), "dnrqkrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRQKRND");
    }

    // Counts of an independent generator, without leaps.
    "CHA-08" each_elephant_has_its_count {
        let counts = [("alfil", [16, 256, 4176]), ("dabbaba", [14, 196, 2912]), ("five", [12, 144, 1956])];
        for (elephant, expected) in counts {
            let game = set_up(GAME, &format!("kingLeap=off elephant={elephant}"), "");
            assert_eq!(leaves(&game, 3), expected, "{elephant}");
        }
    }

    // P4: a choice that would change nothing beside another is refused.
    "CHA-05" there_is_no_capture_by_a_leap_that_is_not_made {
        let both = [("kingLeap", "off"), ("kingLeapCapture", "no")];
        assert_eq!(set_up_error(GAME, &both, None), "option-ruled-out");
        assert_eq!(set_up_error(GAME, &[("kingLeap", "twice")], None), "unknown-choice");
        assert_eq!(set_up_error(GAME, &[("kingLeaps", "off")], None), "unknown-option");
        assert_eq!(set_up_error("chaturangas", &[], None), "unknown-game");
        let position = "4k3/p7/8/8/8/8/P7/4K3 w K";
        assert_eq!(set_up_error(GAME, &[("kingLeap", "off")], Some(position)), "position-right");
    }

    // The promotion comes before the move, even if it gives check.
    "chaturanga.unpromotable=stays-promotes-later" who_has_to_promote_before_the_move_is_told_so {
        let options = "unpromotable=stays-promotes-later promoOptional=mandatory";
        let mut game = set_up(GAME, options, "P3k3/8/8/8/8/8/r7/4K3 w");
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["a8a8r"]);
        play(&mut game, "a8a8r");
        assert_eq!((turn(&game), game.state().checks.len()), ("w".into(), 1));
        let text = game.position_text();
        assert_eq!(set_up(GAME, "", &text).position_text(), text, "its own text is read");
        let waits = "its owner {} promote it before a move, and the turn goes on, even if that gives check.";
        assert!(rule_text(&game).contains(&waits.replace("{}", "has to")));
        let optional = set_up(GAME, "unpromotable=stays-promotes-later", "");
        assert!(rule_text(&optional).contains(&waits.replace("{}", "may")));
    }
}

/// White's soldier on b7 can take the chariot on a8.
fn game_with_capture() -> tabiya::Match {
    let game = game("r3k3/1P5p/8/8/8/8/8/4K3 w -");
    assert_eq!(targets(&game, "b7"), "a8 a8r b8 b8n");
    game
}

choices! {
    the_elephants_three_moves: "chaturanga.elephant" at "k7/p7/8/8/3B4/8/P7/7K w -",
    |game| targets(game, "d4") => {
        "alfil": "b2 b6 f2 f6",
        "dabbaba": "b4 d2 d6 f4",
        "five": "c3 c5 d5 e3 e5",
    }

    // The fifth way is forward, as its owner sees it.
    the_second_players_elephant: "chaturanga.elephant" at "k7/p7/8/3b4/8/8/P7/7K b -",
    |game| targets(game, "d5") => {
        "alfil": "b3 b7 f3 f7",
        "dabbaba": "b5 d3 d7 f5",
        "five": "c4 c6 d4 e4 e6",
    }

    // Two friends beside it: only who jumps gets past them.
    the_elephants_jump: "chaturanga.elephant" at "k7/p7/8/2PPP3/2PBP3/2PPP3/8/7K w -",
    |game| targets(game, "d4") => {
        "alfil": "b2 b6 f2 f6",
        "dabbaba": "b4 d2 d6 f4",
        "five": "",
    }

    // White’s king has not moved since the check: the chariot has come between.
    a_leap_after_a_parry: "chaturanga.kingLeap" at "3k3r/8/8/8/8/R7/P7/4K3 b",
    |game| {
        let mut moved = game.clone();
        play(&mut moved, "d8d7 e1e2 d7d6");
        play(game, "h8e8 a3e3 d8d7");
        format!("{}, {}", verdict(game, "e1g2"), verdict(&moved, "e2g3"))
    } => {
        "once-unless-checked": "right-lost, legal",
        "once-unrestricted": "legal, legal",
        "unmoved-not-in-check": "legal, right-lost",
        "off": "not-its-move, not-its-move",
    }

    // Where the right has never been at stake, the two roles of leap agree, and one leap is all.
    what_the_right_is_worth: "chaturanga.kingLeap" at "3k3r/8/8/8/8/8/P7/4K3 b",
    |game| {
        play(game, "h8e8");
        let out_of_check = verdict(game, "e1g2");
        play(game, "e1f1 d8d7");
        if verdict(game, "f1g3") != "legal" {
            return format!("{out_of_check}, {}", verdict(game, "f1g3"));
        }
        play(game, "f1g3 d7d6");
        format!("{out_of_check}, legal, {}", verdict(game, "g3f5"))
    } => {
        "once-unless-checked": "right-lost, right-lost",
        "once-unrestricted": "legal, legal, right-lost",
        "unmoved-not-in-check": "not-in-check, right-lost",
        "off": "not-its-move, not-its-move",
    }

    the_leap_as_a_capture: "chaturanga.kingLeapCapture" at "3k4/p7/8/8/8/3p4/7P/4K3 w",
    |game| verdicts(game, "e1d3 e1f3") => {
        "yes": "legal legal",
        "no": "cannot-capture legal",
    }

    // White has both horses; the counsellor, the elephants and the chariots are lost.
    promotion_on_b8_and_on_the_kings_square: "chaturanga.promotion" at "8/1P1P3k/8/p7/8/8/6K1/1N4N1 w",
    |game| format!("{}, {}", targets(game, "b7"), targets(game, "d7")) => {
        "square-and-lost": "b8, d8",
        "square-only": "b8 b8n, d8",
        "hindustani": "b8, d8 d8q",
        "parsi": "b8, d8 d8b d8q d8r",
    }

    // The same with the counsellor on the board.
    promotion_with_the_counsellor_alive: "chaturanga.promotion" at "8/1P1PP2k/8/p7/8/8/6K1/QN4N1 w",
    |game| format!("{}, {}, {}", targets(game, "b7"), targets(game, "d7"), targets(game, "e7")) => {
        "square-and-lost": "b8, d8, e8",
        "square-only": "b8 b8n, d8, e8 e8q",
        "parsi": "b8, d8 d8b d8r, e8",
    }

    // Both central squares of the last rank give a counsellor; for the second player, d1 and e1.
    the_central_squares: "chaturanga.promotion" at "3k4/7K/8/P7/8/8/3pp3/8 b",
    |game| format!("{}, {}", targets(game, "d2"), targets(game, "e2")) => {
        "square-and-lost": "d1 d1q, e1",
        "hindustani": "d1 d1q, e1 e1q",
        "parsi": "d1 d1q, e1 e1b e1n e1q e1r",
    }

    // No horse is lost when the soldier arrives; then one is.
    a_soldier_that_cannot_promote: "chaturanga.unpromotable" at "8/1P5k/8/8/8/6K1/1r6/1N4N1 w",
    |game| {
        if verdict(game, "b7b8") != "legal" {
            return verdict(game, "b7b8").to_owned();
        }
        play(game, "b7b8");
        assert_eq!(verdict(game, "b8b8n"), "not-on-turn");
        play(game, "b2b1");
        format!("legal, {}", verdict(game, "b8b8n"))
    } => {
        "stays": "legal, no-promotion",
        "stays-promotes-later": "legal, legal",
        "may-not-enter": "may-not-enter",
    }

    whether_a_soldier_has_to_promote: "chaturanga.promoOptional" at "4k2r/1P6/8/8/8/8/8/1N2K3 w",
    |game| format!("{}, {}", targets(game, "b7"), verdict(game, "b7b8")) => {
        "optional": "b8 b8n, legal",
        "mandatory": "b8n, choose-kind",
    }

    // The soldier on b8 can promote now, for a horse is lost.
    whether_a_waiting_soldier_has_to_promote: "chaturanga.promoOptional"
    beside "unpromotable=stays-promotes-later"
    at "1P5k/7p/8/8/8/6K1/8/1N6 w",
    |game| verdicts(game, "b8b8n g3g4") => {
        "optional": "legal legal",
        "mandatory": "legal promote-first",
    }

    // White takes the last piece; the black king takes White's last piece in reply, or does not.
    the_bare_king: "chaturanga.bareKing" at "7k/6N1/8/4p3/3K4/8/8/8 w",
    |game| {
        let bared = ending_after(game, "d4e5");
        if bared != "on" {
            return bared;
        }
        let other = ending_after(&mut game.clone(), "h8h7");
        format!("{bared}, {}, {other}", ending_after(game, "h8g7"))
    } => {
        "win-immediate": "w bare-king",
        "none": "on, draw two-bare-kings, on",
        "win-unless-rebared": "on, draw two-bare-kings, w bare-king",
    }

    the_stalemate: "chaturanga.stalemate" at "8/2P5/8/8/8/p7/k7/1RK5 b -",
    |game| ending(game) => {
        "stalemater-loses": "b stalemate",
        "stalemater-wins": "w stalemate",
    }

    the_side_of_the_king: "chaturanga.kingSide" at "",
    |game| format!("{}, {:?}", pieces(game), leaves(game, 2)) => {
        "right": "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, [18, 324]",
        "left": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR, [18, 324]",
        "facing": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, [18, 324]",
    }

    // Promotion goes by the array in force: with the kings on the left, or facing, e8 is the black king's.
    promotion_with_the_kings_on_other_files: "chaturanga.kingSide" at "8/3PP3/8/7p/7k/K7/3pp3/8 w",
    |game| {
        let white = format!("{}, {}", targets(game, "d7"), targets(game, "e7"));
        play(game, "a3a4");
        format!("{white}; {}, {}", targets(game, "d2"), targets(game, "e2"))
    } => {
        "right": "d8, e8 e8q; d1 d1q, e1",
        "left": "d8 d8q, e8; d1, e1 e1q",
        "facing": "d8 d8q, e8; d1 d1q, e1",
    }

    the_names_of_the_pieces: "chaturanga.pieceNames" at "",
    |game| {
        let start = leaves(game, 2);
        // Sentences call them so too: one name never stands for two pieces.
        let nouns: Vec<&str> = (0..6).map(|role| tabiya::words::en::noun(game.rules(), Role(role))).collect();
        // Each looks like what it is called.
        let figures = ["elephant", "chariot"].map(|id| {
            let role = game.rules().role_named(id).expect("a role of the game");
            game.rules().role(role).figure.id()
        });
        format!("{}, {}, {}, {start:?}", first_names(game), nouns.join(" "), figures.join(" "))
    } => {
        "classical": "Raja Mantri Gaja Ashva Ratha Padati, king counsellor elephant horse chariot soldier, \
            elephant chariot, [18, 324]",
        "later-indian": "Raja Mantri Camel Ashva Elephant Padati, king counsellor camel horse elephant \
            soldier, dromedary elephant, [18, 324]",
    }

    // Only the look: the moves are the same.
    the_marked_squares: "chaturanga.marks" at "",
    marked_squares => {
        "ashtapada": "16 marks, a1 to h8, same moves",
        "plain": "no marks, same moves",
    }

    the_third_occurrence: "chaturanga.repetition" at "",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}

/// The free change of a waiting soldier, in full.
#[test]
fn a_waiting_soldier_is_changed_before_its_owners_move() {
    let mut game = set_up(GAME, "unpromotable=stays-promotes-later", "8/1P5k/8/8/8/6K1/1r6/1N4N1 w -");
    play(&mut game, "b7b8 b2b1");
    assert_eq!(targets(&game, "b8"), "b8n");
    let listed = moves(&game).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(verdict_on_all(&game, &listed), "legal");
    play(&mut game, "b8b8n");
    assert_eq!((on(&game, "b8"), count(&game, 'P'), count(&game, 'N')), ('N', 0, 2));
    // It is still White's move, and the change cannot be made twice.
    assert_eq!(turn(&game), "w");
    assert_eq!(verdicts(&game, "b1b2 b8b8n b8c6"), "not-on-turn no-promotion legal");
    play(&mut game, "b8c6");
    assert_eq!(turn(&game), "b");
}

/// The changed piece may give check before its owner has moved; the text of that position can be read.
#[test]
fn a_free_change_may_give_check() {
    let mut game = set_up(GAME, "unpromotable=stays-promotes-later", "P6k/7p/8/8/8/6K1/8/8 w -");
    play(&mut game, "a8a8r");
    let text = game.position_text();
    assert_eq!(tabiya::Match::new(GAME, &[], Some(&text)).expect("its text").position(), game.position());
    play(&mut game, "g3g4");
    assert_eq!(verdicts(&game, "h7h6 h8g7"), "king-attacked legal");
    // Any other check that has been left standing is refused.
    let left = [("R6k/7p/8/8/8/6K1/8/8 w -", "stays"), ("8/7k/8/8/8/6K1/8/7R w -", "stays-promotes-later")];
    for (position, unpromotable) in left {
        let error = set_up_error(GAME, &[("unpromotable", unpromotable)], Some(position));
        assert_eq!(error, "position-left-in-check", "{position}");
    }
}
