//! Janggi: JG-01 to JG-18, and the options.

use std::collections::BTreeSet;

use tabiya::words::en::narrate;
use tabiya::{Match, games};

use super::table::*;

game!("janggi", ended);

/// The array, both sides as in Xiangqi.
const ARRAY: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";

/// The four ways to stand horse and elephant on the wings, and the rank that they give.
const SETUPS: [(&str, &str); 4] =
    [("HE-EH", "RNBA1ABNR"), ("EH-EH", "RBNA1ABNR"), ("HE-HE", "RNBA1ANBR"), ("EH-HE", "RBNA1ANBR")];

/// The text of the position has this word, and stands for the position.
fn tells(game: &Match, word: &str) -> bool {
    let text = game.position_text();
    let read = Match::new(GAME, &[], Some(&text)).expect("its own text");
    assert_eq!((read.position(), read.position_text()), (game.position(), text.clone()));
    text.split_whitespace().any(|other| other == word)
}

/// A chariot on the ninth rank, another that mates with it, a soldier between the generals.
const BEFORE_FACING: &str = "4k4/R8/9/4P3p/9/9/9/9/4K4/1R7 w";

/// Whether a general is in check.
fn checks_somebody(game: &Match) -> bool {
    !game.state().checks.is_empty()
}

rules! {
    "JG-01" the_board_of_xiangqi_without_a_river {
        let [janggi, xiangqi] = [GAME, "xiangqi"].map(|id| games::find(id).expect("a game").board);
        assert_eq!(janggi.shape, xiangqi.shape);
        assert_eq!((janggi.shape.files, janggi.shape.ranks), (9, 10));
        assert_eq!(janggi.ruling, tabiya::board::Ruling::Points { river: false, palaces: true });
        // Nothing holds the elephant back.
        assert_eq!(verdict(&game("3k5/3p5/9/9/9/4B4/9/9/9/5K3 w"), "e5c8"), "legal");
    }

    "JG-02" the_generals_stand_on_the_centres_of_their_palaces {
        assert_eq!(pieces(&game("")), ARRAY);
        assert_eq!(letters(&game(""), "e2 e9"), "Kk");
        assert_eq!(army(&game(""), "kabnrcp"), "k1 a2 b2 n2 r2 c2 p5");
        // Fairy-Stockfish counts 32, with the pass.
        assert_eq!(leaves(&game(""), 2), [31, 961]);
    }

    "JG-03" sixteen_ways_to_begin {
        let mut seen = BTreeSet::new();
        for (cho, first) in SETUPS {
            for (han, second) in SETUPS {
                let game = set_up(GAME, &format!("setup.cho={cho} setup.han={han}"), "");
                let ranks = pieces(&game);
                assert!(ranks.starts_with(&second.to_lowercase()) && ranks.ends_with(first), "{ranks}");
                assert_eq!(army(&game, "kabnrcp"), "k1 a2 b2 n2 r2 c2 p5");
                seen.insert(ranks);
            }
        }
        assert_eq!(seen.len(), 16);
    }

    // Along the lines that are drawn.
    "JG-04" general_and_guard_step_along_the_lines_of_the_palace {
        // A guard has its general on f1.
        for (piece, first, from_centre) in
            [("K", "9", "d1 d2 d3 e1 e3 f1 f2 f3"), ("A", "5K3", "d1 d2 d3 e1 e3 f2 f3")]
        {
            let on_third = |rank: &str| game(&format!("3k5/9/9/3p5/9/9/9/{rank}/9/{first} w"));
            let on_second = |rank: &str| game(&format!("3k5/9/9/3p5/9/9/9/9/{rank}/{first} w"));
            let (corner, side) = (on_third(&format!("3{piece}5")), on_second(&format!("3{piece}5")));
            assert_eq!(targets(&on_second(&format!("4{piece}4")), "e2"), from_centre);
            assert_eq!(targets(&on_third(&format!("4{piece}4")), "e3"), "d3 e2 f3", "{piece}");
            assert_eq!(targets(&corner, "d3"), "d2 e2 e3", "{piece}");
            assert_eq!(targets(&side, "d2"), "d1 d3 e2", "{piece}");
            assert_eq!(verdicts(&corner, "d3d4 d3c3 d3c4"), "outside-zone outside-zone no-line", "{piece}");
            assert_eq!(verdicts(&side, "d2c2 d2e1 d2e3"), "outside-zone no-line no-line", "{piece}");
        }
        let capture = game("3k5/9/9/3p5/9/9/9/5r3/4A4/3K5 w");
        assert_eq!(verdict(&capture, "e2f3"), "legal");
        // The general looks for a safe point.
        assert_eq!(verdict(&game("3k5/9/9/3p5/9/9/9/5r3/4K4/9 w"), "e2f2"), "king-attacked");
    }

    "JG-05" the_elephant_steps_straight_and_twice_outward {
        assert_eq!(targets(&game("3k5/3p5/9/9/9/4B4/9/9/9/5K3 w"), "e5"), "b3 b7 c2 c8 g2 g8 h3 h7");
        // A piece on the first point closes two ways, one on the second point one.
        let first = game("3k5/3p5/9/9/4p4/4B4/9/9/9/5K3 w");
        assert_eq!((targets(&first, "e5"), verdict(&first, "e5c8")), ("b3 b7 c2 g2 h3 h7".into(), "blocked"));
        let second = game("3k5/9/9/3p5/9/4B4/9/9/9/5K3 w");
        assert_eq!(targets(&second, "e5"), "b3 b7 c2 g2 g8 h3 h7");
        // It captures what stands there.
        assert_eq!(verdict(&game("3k5/9/2p6/9/9/4B4/9/9/9/5K3 w"), "e5c8"), "legal");
        // From b1, the wing being swapped.
        assert_eq!(verdict(&set_up(GAME, "setup.cho=EH-EH", ""), "b1d4"), "legal");
        assert_eq!(targets(&game(""), "c1"), "");
    }

    "JG-06" the_horse_can_be_blocked {
        assert_eq!(targets(&game("3k5/3p5/9/9/9/4N4/9/9/9/5K3 w"), "e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
        let blocked = game("3k5/3p5/9/9/4p4/4N4/9/9/9/5K3 w");
        assert_eq!(targets(&blocked, "e5"), "c4 c6 d3 f3 g4 g6");
        assert_eq!(verdict(&blocked, "e5d7"), "blocked");
    }

    "JG-07" the_chariot_follows_the_diagonals_of_the_enemy_palace {
        let corner = "a10 b10 c10 d1 d2 d3 d4 d5 d6 d7 d8 d9 e10 e9 f10 f8 g10 h10 i10";
        assert_eq!(targets(&game("3R5/5k3/9/9/9/9/9/9/9/4K4 w"), "d10"), corner);
        let centre = game("9/4R4/3k5/9/9/9/9/9/9/5K3 b");
        assert_eq!(verdict(&centre, "d8d7"), "outside-zone");
        // One piece on the way: it is captured, and not jumped.
        assert_eq!(verdicts(&game("3R5/4ak3/9/9/9/9/9/9/9/4K4 w"), "d10e9 d10f8"), "legal blocked");
        // No line joins the sides of the palace, nor anything outside it.
        let side = game("9/3R5/5k3/9/9/9/9/9/9/4K4 w");
        assert_eq!(verdicts(&side, "d9e10 d9e8 d9e9"), "no-line no-line legal");
        assert_eq!(verdict(&game("9/9/5k3/2R6/9/9/9/9/9/4K4 w"), "c7d8"), "no-line");
        // The second player's chariot in the first player's palace.
        assert_eq!(verdicts(&game("4k4/9/9/9/9/9/9/3r5/5K3/9 b"), "d3e2 d3f1"), "legal legal");
        // It checks along the diagonal.
        assert_eq!(verdicts(&game("3R5/9/p4k3/9/9/9/9/9/9/4K4 b"), "a8b8 f8f9"), "king-attacked legal");
        // And not in its own palace.
        assert_eq!(verdict_on_all(&game("4k4/9/9/9/9/9/9/9/9/3R1K3 w"), "d1e2 d1f3"), "outside-zone");
    }

    "JG-08" the_cannon_jumps_to_move_and_to_capture {
        assert_eq!(targets(&game(""), "b3") + &targets(&game(""), "h3"), "");
        for screen in ["P", "p"] {
            let game = game(&format!("4k4/9/1r7/9/9/1{screen}7/9/1C7/9/5K3 w"));
            assert_eq!(targets(&game, "b3"), "b6 b7 b8");
            assert_eq!(verdicts(&game, "b3b4 b3c3 b3b9"), "no-screen no-screen blocked");
        }
        // Exactly one piece.
        let two = game("4k4/9/1r7/1p7/9/1P7/9/1C7/9/5K3 w");
        assert_eq!(targets(&two, "b3"), "b6 b7");
        // No capture of what stands next.
        assert_eq!(verdict(&game("4k4/9/1r7/9/9/1p7/9/1C7/9/5K3 w"), "b3b5"), "no-screen");
    }

    // Nor over any other piece.
    "JG-08" a_cannon_neither_jumps_nor_captures_a_cannon {
        for cannon in ["C", "c"] {
            let game = game(&format!("4k4/9/1r7/9/9/1{cannon}7/9/1C7/9/5K3 w"));
            assert_eq!(targets(&game, "b3"), "");
            assert_eq!(verdicts(&game, "b3b6 b3b8"), "its-like its-like");
        }
        let over_a_soldier = game("4k4/9/1c7/9/9/1P7/9/1C7/9/5K3 w");
        assert_eq!(targets(&over_a_soldier, "b3"), "b6 b7");
        assert_eq!(verdict(&over_a_soldier, "b3b8"), "its-like");
    }

    "JG-09" the_cannon_jumps_over_the_centre_of_the_enemy_palace {
        assert_eq!(verdicts(&game("3C1k3/4a4/9/9/9/9/9/9/9/4K4 w"), "d10f8 d10e9"), "legal no-screen");
        assert_eq!(verdict(&game("3C1k3/4a4/5r3/9/9/9/9/9/9/4K4 w"), "d10f8"), "legal");
        assert_eq!(verdict(&game("3C1k3/9/9/9/9/9/9/9/9/4K4 w"), "d10f8"), "no-screen");
        assert_eq!(verdict(&game("3C1k3/4c4/9/9/9/9/9/9/9/4K4 w"), "d10f8"), "its-like");
        // And not in its own palace.
        assert_eq!(verdict(&game("4k4/9/9/9/9/9/9/9/4A4/3C1K3 w"), "d1f3"), "outside-zone");
    }

    // One step.
    "JG-10" the_soldier_steps_forward_and_aside {
        for (square, wanted) in [("a4", "a5 b4"), ("c4", "b4 c5 d4"), ("e4", "d4 e5 f4"), ("i4", "h4 i5")] {
            assert_eq!(targets(&game(""), square), wanted);
        }
        assert_eq!(verdicts(&game(""), "e4e3 e4e6 e4d5"), "not-its-move not-its-move no-line");
        // Forward along the lines of the enemy palace.
        assert_eq!(targets(&game("5k3/9/3P5/9/9/9/9/9/9/4K4 w"), "d8"), "c8 d9 e8 e9");
        assert_eq!(targets(&game("9/4P4/4k4/9/9/9/9/9/9/3K5 w"), "e9"), "d10 d9 e10 f10 f9");
        let side = game("9/5k3/4P4/9/9/9/9/9/9/3K5 w");
        assert_eq!((targets(&side, "e8"), verdict(&side, "e8d9")), ("d8 e9 f8".into(), "no-line"));
        assert_eq!(targets(&game("4k4/9/9/9/9/9/9/3p5/5K3/9 b"), "d3"), "c3 d2 e2 e3");
        // Never back: at the far end only aside.
        assert_eq!(targets(&game("P4k3/9/9/9/9/9/9/9/9/4K4 w"), "a10"), "b10");
        assert_eq!(verdict(&game("9/4P4/5k3/9/9/9/9/9/9/3K5 w"), "e9d8"), "not-its-move");
    }

    "JG-11" mate_wins {
        assert_eq!(ended("4k4/R8/9/9/9/9/9/9/3K5/1R7 w", "b1b10"), "w checkmate");
        assert_eq!(ended("3k5/1r7/9/9/9/9/9/9/r8/4K4 b", "b9b1"), "b checkmate");
        // A chariot comes between.
        assert_eq!(ended("4k4/R8/9/2r6/9/9/9/9/3K5/1R7 w", "b1b10"), "on");
    }

    "JG-12" a_stalemated_player_passes {
        let mut game = game("3k5/R8/9/9/9/9/9/9/5K3/4R3R b");
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["d10d10"]);
        assert_eq!(ending_after(&mut game, "d10d10"), "on");
        assert_eq!(turn(&game), "w");
        assert!(tells(&game, "standoff=passed"));
        // The first player is not stalemated, and has to move; it still may mate.
        assert_eq!(verdict(&game, "f2f2"), "may-not-pass");
        assert_eq!(ending_after(&mut game.clone(), "i1i10"), "w checkmate");
        assert_eq!(ending_after(&mut game, "i1i2 d10d10 i2i1 d10d10"), "on");
    }

    // The source says draw, but not when.
    "JG-18" two_passes_in_succession_draw {
        let stalemated = "3k5/R8/9/9/9/9/9/9/5K3/4R3R b - - 0 1";
        assert_eq!(ended(stalemated, "d10d10"), "on");
        assert_eq!(ended(&format!("{stalemated} standoff=passed"), "d10d10"), "draw standoff");
    }

    // A pass is for who has no move, and a check has to be met.
    "JG-12" nobody_passes_in_check_or_with_a_move_left {
        let check = game("3k4R/9/9/9/9/9/9/9/5K3/9 b");
        assert_eq!(verdict(&check, "d10d10"), "may-not-pass");
        assert_eq!(verdict(&game("3k5/R8/9/p8/9/9/9/9/5K3/4R4 b"), "d10d10"), "may-not-pass");
        assert_eq!(verdict(&game(""), "e2e2"), "may-not-pass");
        // Only the general's point names the pass.
        let mated = set_up(GAME, "pass=any-time", "3k4R/9/9/9/9/9/9/9/5K3/9 b");
        assert_eq!(verdict(&mated, "d10d10"), "may-not-pass");
        assert_eq!(verdicts(&set_up(GAME, "pass=any-time", ""), "a1a1 e2e2"), "same-square legal");
    }

    "JG-13" neither_repetition_nor_perpetual_check_draws {
        let mut to_and_fro = game("");
        for _ in 0..4 {
            assert_eq!(ending_after(&mut to_and_fro, "a1a2 a10a9 a2a1 a9a10"), "on");
        }
        let mut checks = game("4k4/9/9/9/9/9/9/9/9/R4K3 w");
        play(&mut checks, "a1a10");
        for _ in 0..4 {
            assert_eq!(ending_after(&mut checks, "e10e9 a10a9 e9e10 a9a10"), "on");
        }
    }

    "JG-14" who_faces_the_enemy_general_cannot_win_any_more {
        let mut game = game(BEFORE_FACING);
        // With the soldier between them, the same mate wins.
        assert_eq!(ending_after(&mut game.clone(), "b1b10"), "w checkmate");
        assert!(!tells(&game, "forfeit=w"));
        play(&mut game, "e7d7");
        assert!(tells(&game, "forfeit=w"));
        play(&mut game, "e10d10");
        assert!(tells(&game, "forfeit=w") && !tells(&game, "forfeit=b"));
        assert_eq!(ending_after(&mut game, "b1b10"), "draw forfeited");
    }

    "JG-14" who_steps_into_the_open_file_has_faced_too {
        let mut game = game("4k4/9/9/p8/9/9/9/9/5K3/9 w");
        assert_eq!(verdict(&game, "f2e2"), "legal");
        play(&mut game, "f2e2 e10d10");
        assert!(tells(&game, "forfeit=w"));
    }

    "JG-14" the_other_side_can_still_win {
        let position = "3k5/9/9/9/9/9/9/1r7/r8/4K4 b - - 0 1 forfeit=w";
        assert_eq!(ended(position, "b3b1"), "b checkmate");
        assert_eq!(ended(&position.replace("=w", "=b"), "b3b1"), "draw forfeited");
        assert!(tells(&game(&format!("{position} forfeit=b")), "forfeit=b"));
    }

    // Daou 2007, note 35, beside the draw for generals that are left facing: it is for the other side to end it, and to
    // draw by not doing so.
    "JG-15" the_check_along_the_open_file_need_not_be_parried {
        let position = "3k5/9/9/p8/9/9/9/9/4K4/9 w - - 0 1 forfeit=w";
        let mut game = game(position);
        play(&mut game, "e2d2");
        assert_eq!(verdicts(&game, "d10e10 d10d9 a7a6"), "legal legal legal");
        assert_eq!(ending_after(&mut game.clone(), "d10d9"), "draw standoff");
        assert_eq!(ending_after(&mut game.clone(), "a7a6"), "draw standoff");
        assert_eq!(ending_after(&mut game, "d10e10"), "on");
        assert!(!tells(&game, "forfeit=b"));
        // Again, for the rest of the game.
        assert_eq!(ending_after(&mut game, "d2e2 e10d10 e2d2 d10d9"), "draw standoff");
    }

    // Daou 2007, note 35: “this player can use his King to give check to the other player's King”.
    "janggi.bikjang=checks" the_general_then_checks_along_the_open_file {
        let checks = |position: &str| set_up(GAME, "bikjang=checks", position);
        let mut game = checks("3k5/9/9/p8/9/9/9/9/4K4/9 w");
        play(&mut game, "e2d2");
        assert!(tells(&game, "forfeit=w") && checks_somebody(&game), "the move that forfeits checks as well");
        assert_eq!(verdicts(&game, "d10e10 d10d9 a7a6"), "legal generals-face generals-face");
        // Again, for the rest of the game; the other general never does, and may not step into the file.
        play(&mut game, "d10e10 d2d1");
        assert_eq!(verdict(&game, "e10d10"), "generals-face");
        play(&mut game, "a7a6 d1e1");
        assert!(checks_somebody(&game) && !tells(&game, "forfeit=b"));
        assert_eq!(ending_after(&mut game, "e10f10"), "on");
        // The cases of the audit: a check by what leaves the file, and a general that may not walk into it.
        let mut uncovered = checks("4k4/9/9/9/R8/4P4/9/9/9/4K4 w - - 0 1 forfeit=w");
        play(&mut uncovered, "e5d5");
        assert!(checks_somebody(&uncovered));
        assert_eq!(moves(&uncovered).into_iter().collect::<Vec<_>>(), ["e10d10", "e10f10"]);
        let walks = "3k5/9/9/9/R8/3P5/9/9/9/4K4 b - - 0 1 forfeit=w";
        assert_eq!(verdict(&checks(walks), "d10e10"), "generals-face");
        assert_eq!(verdict(&set_up(GAME, "", walks), "d10e10"), "legal");
    }

    // A mate with the general’s help draws, as any of that side does, and nobody passes in that check.
    "janggi.bikjang=checks" a_mate_along_the_file_saves_but_does_not_win {
        let mut game = set_up(GAME, "bikjang=checks", "4k4/9/9/9/9/9/9/9/3R1R3/3K5 w");
        assert_eq!(ending_after(&mut game.clone(), "d2d3"), "on");
        assert_eq!(ending_after(&mut game, "d1e1"), "draw forfeited");
        let mut passes = set_up(GAME, "bikjang=checks pass=any-time", "3k5/9/9/p8/9/9/9/9/4K4/9 w");
        play(&mut passes, "e2d2");
        assert_eq!(verdict(&passes, "d10d10"), "may-not-pass");
        // Where nobody has brought it about, who leaves them so does.
        let mut found = set_up(GAME, "bikjang=checks", "4k4/9/9/8p/9/9/9/9/4K4/9 b");
        assert!(!checks_somebody(&found));
        assert_eq!(ending_after(&mut found, "i7i6"), "on");
        assert!(tells(&found, "forfeit=b") && checks_somebody(&found));
    }

    "JG-14" the_text_says_that_mates_after_it_draw {
        let mate = "Checkmate by a player who can no longer win draws.";
        for (choice, says) in [("seed", true), ("checks", true), ("simple-draw", false), ("off", false)] {
            assert_eq!(rule_text(&set_up(GAME, &format!("bikjang={choice}"), "")).contains(mate), says);
        }
    }

    // The other side decides: it draws by leaving them so.
    "JG-16" generals_left_facing_draw {
        assert_eq!(ended(BEFORE_FACING, "e7d7"), "on");
        assert_eq!(ended(BEFORE_FACING, "e7d7 i7i6"), "draw standoff");
        assert_eq!(ended(BEFORE_FACING, "e7d7 e10d10"), "on");
        // They face, whoever has brought it about.
        assert_eq!(ended("4k4/9/9/8p/9/9/9/9/4K4/9 b", "i7i6"), "draw standoff");
        // A piece between them ends it, until it leaves.
        let mut game = game("4k4/9/9/3p4P/9/9/9/9/3K5/9 w");
        assert_eq!(ending_after(&mut game, "d2e2 d7e7 i7h7 e7d7"), "on");
        assert_eq!(ending_after(&mut game, "h7g7"), "draw standoff");
        assert!(tells(&game, "forfeit=b") && tells(&game, "standoff=ended"));
    }

    "JG-16" a_pass_leaves_them_facing {
        let mut game = set_up(GAME, "pass=any-time", BEFORE_FACING);
        assert_eq!(ending_after(&mut game, "e7d7 e10e10"), "draw standoff");
    }

    // Near or far.
    "JG-17" an_unprotected_piece_that_checks_between_the_generals_draws {
        assert_eq!(ended("4k4/p8/9/9/9/9/R8/9/4K4/9 w", "a4e4"), "draw standoff");
        assert_eq!(ended("4k4/R8/9/p8/9/9/9/9/4K4/9 w", "a9e9"), "draw standoff");
        assert_eq!(ended("4k4/3P5/9/p8/9/9/9/9/4K4/9 w", "d9e9"), "draw standoff");
        assert_eq!(ended("4k4/9/9/r8/9/9/P8/9/4K4/9 b", "a7e7"), "draw standoff");
        // The own general's protection does not count.
        assert_eq!(ended("4k4/p8/9/9/9/9/9/R8/4K4/9 w", "a3e3"), "draw standoff");
    }

    // A rule of its own, whoever answers for facing generals; and no draw is named before it that it could add to.
    "JG-17" the_lone_checker_stands_on_its_own_rule {
        use tabiya::variant::Topic;
        let text = "The game is drawn when the only piece between the generals attacks";
        let game = set_up(GAME, "bikjang=checks", "");
        assert_eq!(game.rules().provenance(Topic::LoneChecker).expect("a rule").rule, "JG-17");
        assert!(rule_text(&game).contains(text), "{}", rule_text(&game));
        let game = set_up(GAME, "", "");
        assert_eq!(game.rules().provenance(Topic::LoneChecker).expect("a rule").rule, "JG-17");
        assert!(rule_text(&game).contains(&text.replace("drawn", "drawn too")));
    }

    "JG-17" a_piece_that_a_friend_protects_does_not_draw {
        // By a chariot, a horse, a soldier, and a cannon over a soldier.
        assert_eq!(ended("4k4/p8/9/9/9/9/R7R/9/4K4/9 w", "a4e4"), "on");
        assert_eq!(ended("4k4/p8/9/9/9/9/R8/9/4K1N2/9 w", "a4e4"), "draw standoff");
        assert_eq!(ended("4k4/p8/9/9/9/9/R8/9/4KN3/9 w", "a4e4"), "on");
        assert_eq!(ended("4k4/p8/9/9/9/9/R4P3/9/4K4/9 w", "a4e4"), "on");
        assert_eq!(ended("4k4/p8/9/9/9/9/R5PC1/9/4K4/9 w", "a4e4"), "on");
        assert_eq!(ended("4k4/R7R/9/p8/9/9/9/9/4K4/9 w", "a9e9"), "w checkmate");
    }

    "JG-17" other_pieces_between_the_generals_do_not_draw {
        // One that does not attack; two pieces; a general on another file.
        assert_eq!(ended("4k4/p8/9/9/9/9/C3P4/9/4K4/9 w", "e4e5"), "on");
        assert_eq!(ended("4k4/p8/9/9/9/9/R8/4P4/4K4/9 w", "a4e4"), "on");
        assert_eq!(ended("4k4/p8/9/9/9/9/R8/9/3K5/9 w", "a4e4"), "on");
        // The second piece leaves, and the chariot attacks alone.
        assert_eq!(ended("4k4/p8/9/9/9/4P4/4R4/9/4K4/9 w", "e5d5"), "draw standoff");
    }

    // The line and its end were worked out with an independent move generator.
    "JG-08" the_demonstration_can_be_played {
        let mut game = set_up(GAME, "setup.cho=EH-HE setup.han=EH-HE", "");
        play(&mut game, "b1d4 b10d7 g1f3 g10f8");
        assert_eq!(targets(&game, "h3"), "c3 d3 e3");
        play(&mut game, "h3e3 h8e8 e4f4 e9d9 f4e4");
    }

    "janggi.preset=seed" the_seeds_rules_are_the_default {
        assert_eq!(preset(GAME, "seed"), "");
    }

    "janggi.preset=modern" the_modern_game {
        let options = preset(GAME, "modern");
        let mut game = set_up(GAME, &options, "");
        assert_eq!(verdict(&game, "e2e2"), "legal");
        // Han, 73 and a half points, against 72.
        assert_eq!(ending_after(&mut game, "e2e2 e9e9"), "b points");
        let both = set_up(GAME, &options, "4k4/9/9/9/9/9/9/9/9/3R1K3 w");
        assert_eq!(verdicts(&both, "d1e2 d1f3"), "legal legal");
        let mut facing = set_up(GAME, &options, BEFORE_FACING);
        assert_eq!(ending_after(&mut facing, "e7d7 e10e10"), "w points");
    }

    "janggi.bikjang=points" what_the_pieces_are_worth {
        // What Cho has, what Han has, and who wins; Han's one and a half points are never equalled.
        for (cho, han, winner) in [
            ("", "", 'b'), ("P", "", 'w'), ("P", "p", 'b'), ("PP", "b", 'b'), ("PPP", "b", 'w'),
            ("A", "", 'w'), ("A", "p", 'b'), ("B", "a", 'b'), ("PP", "a", 'b'), ("PPP", "a", 'w'),
            ("N", "b", 'w'), ("N", "pp", 'b'), ("C", "n", 'w'), ("C", "ba", 'b'),
            ("R", "nba", 'w'), ("R", "nnp", 'b'),
        ] {
            let row = |pieces: &str| format!("{pieces}{}", 9 - pieces.len()).replace("0", "");
            let (top, bottom) = (row(han), row(cho));
            let position = format!("9/9/5k3/{top}/9/9/{bottom}/3K5/9/9 w");
            let mut game = set_up(GAME, "bikjang=points pass=any-time", &position);
            assert_eq!(ending_after(&mut game, "d3d3 f8f8"), format!("{winner} points"), "{cho} {han}");
        }
    }

    // PyChess: break the line or pass. Here a capture that leaves the generals facing, by which Cho would win on
    // points, is neither.
    "janggi.bikjang=points" the_reply_breaks_the_line_or_passes {
        let line = "e10d10 e5f5 d10e10";
        for (bikjang, end) in [("points", "b points"), ("simple-draw", "draw standoff")] {
            let options = format!("bikjang={bikjang} pass=any-time");
            let mut game = set_up(GAME, &options, "4k4/9/9/p8/r8/R3P4/9/9/9/4K4 b");
            play(&mut game, line);
            assert_eq!(verdicts(&game, "a5a6 a5b5 e1d1"), "generals-still-face generals-still-face legal");
            assert_eq!(verdicts(&game, "e1e2 f5e5"), "generals-still-face legal");
            assert_eq!(ending_after(&mut game, "e1e1"), end);
        }
    }

    // PyChess: facing generals come before a check, so that the pass is open then too, whoever else may pass.
    "janggi.bikjang=points" facing_generals_come_before_a_check {
        for pass in ["stalemate-only", "any-time"] {
            let options = format!("bikjang=points pass={pass}");
            // The chariot on a10 gives check, and the generals face each other.
            let mut game = set_up(GAME, &options, "R3k4/9/9/4P4/9/9/9/9/9/3K5 b");
            assert_eq!(verdict(&game, "e10e10"), "may-not-pass");
            game = set_up(GAME, &options, "R3k4/9/9/9/9/9/9/9/9/4K4 b");
            assert_eq!(verdicts(&game, "e10e9 e10d9 e10e10"), "generals-still-face no-line legal");
            // Nothing else leads out of the check, and it is no mate.
            assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["e10e10"]);
            assert_eq!(ending_after(&mut game, "e10e10"), "w points");
        }
    }

    "janggi.repetition=points" perpetual_check_loses_and_points_decide_the_rest {
        let options = "repetition=points bikjang=points";
        // Every move of Cho's a check.
        let mut checks = set_up(GAME, options, "4k4/9/9/9/9/9/9/9/9/R4K3 w");
        play(&mut checks, "a1a10");
        let circle = "e10e9 a10a9 e9e10 a9a10";
        assert_eq!(ending_after(&mut checks, circle), "on");
        assert_eq!(ending_after(&mut checks, circle), "b perpetual-check");
        // Nobody checks: Cho has a chariot more.
        let mut quiet = set_up(GAME, options, "3k5/9/9/9/9/9/9/9/9/R4K3 w");
        let circle = "a1a2 d10d9 a2a1 d9d10";
        assert_eq!(ending_after(&mut quiet, circle), "on");
        assert_eq!(ending_after(&mut quiet, circle), "w points");
    }

    // PyChess: a hundred single turns without a capture; a soldier's step and a pass are turns like others.
    "janggi.repetition=points" a_hundred_quiet_turns_are_settled_by_points {
        let at = |clock: u32, board: &str| set_up(GAME, "repetition=points", &format!("{board} w - - {clock} 60"));
        assert_eq!(ending(&at(99, "3k5/9/9/9/9/9/4P4/9/9/R4K3")), "on");
        for text in ["a1a2", "e4e5"] {
            assert_eq!(ending_after(&mut at(99, "3k5/9/9/9/9/9/4P4/9/9/R4K3"), text), "w points", "{text}");
        }
        assert_eq!(ending_after(&mut at(99, "3k5/9/9/9/p8/9/4P4/9/9/R4K3"), "a1a6"), "on");
        // A mate comes first.
        assert_eq!(ending_after(&mut at(99, "4k4/1R7/9/9/9/9/9/9/9/R4K3"), "a1a10"), "w checkmate");
        let mut passes = set_up(GAME, "repetition=points pass=any-time", "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 98 60");
        assert_eq!(ending_after(&mut passes, "f1f1 d10d9"), "w points");
        // Without the choice no count of turns ends a game.
        assert_eq!(ending(&game("3k5/9/9/9/9/9/4P4/9/9/R4K3 w - - 100 60")), "on");
    }

    // Each end has its own words, and nothing is in check by facing generals.
    "JG-17" the_ends_between_the_generals_have_their_own_words {
        let last = |options: &str, position: &str, texts: &str| {
            let mut game = set_up(GAME, options, position);
            let mut said = Vec::new();
            for text in texts.split_whitespace() {
                let beats = game.play(text).expect("a move");
                said = beats.iter().map(|beat| narrate(game.rules(), game.position(), beat)).collect();
            }
            said.retain(|text| !text.is_empty());
            said
        };
        let ends = |options, position, texts| last(options, position, texts).pop().expect("an end");
        assert_eq!(
            ends("", "4k4/p8/9/9/9/9/R8/9/4K4/9 w", "a4e4"),
            "The game is drawn: a single piece between the generals gives check, and no piece of its side but \
             the general protects it."
        );
        assert_eq!(
            ends("", BEFORE_FACING, "e7d7 i7i6"),
            "The game is drawn: the generals were left facing each other."
        );
        assert_eq!(ends("pass=any-time", "", "e2e2 e9e9"), "The game is drawn: both sides have passed.");
        for (options, answer) in [
            ("", "the game is drawn."),
            ("bikjang=simple-draw", "passes, and the game is drawn."),
            ("bikjang=points", "passes, and the points of the pieces decide."),
        ] {
            let said = last(options, BEFORE_FACING, "e7d7");
            let answer = format!("The generals face each other: Han breaks the line, or {answer}");
            assert_eq!(said.last(), Some(&answer));
            assert!(said.iter().all(|text| !text.contains("check")), "{said:?}");
            assert_eq!(said.iter().any(|text| text == "Cho can no longer win."), options.is_empty());
        }
        assert_eq!(last("bikjang=off", BEFORE_FACING, "e7d7").last().map(String::as_str), Some("Han to move."));
    }

    "janggi.bikjang=points" the_rule_text_has_the_values_and_the_passes {
        let rules = |options: &str| rule_text(&set_up(GAME, options, ""));
        let points = rules("bikjang=points pass=any-time");
        for part in [
            "chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2",
            "one and a half more",
            "breaks the line or passes",
        ] {
            assert!(points.contains(part), "{part}: {points}");
        }
        // Nobody is ever stalemated.
        assert!(!points.contains("talemate draws") && !points.contains("the game is drawn"), "{points}");
        assert!(rules("").contains("perpetual check"));
        assert!(rules("repetition=points").contains("100 turns without a capture"));
    }

    "janggi.preset=letter" daou_to_the_letter {
        assert_eq!(preset(GAME, "letter"), "palaceStep=any");
    }

    "janggi.bikjang=simple-draw" two_passes_draw_as_well {
        let mut game = set_up(GAME, "bikjang=simple-draw pass=any-time", "");
        assert_eq!(ending_after(&mut game, "e2e2"), "on");
        assert_eq!(ending_after(&mut game.clone(), "e9e9"), "draw standoff");
        assert_eq!(ending_after(&mut game, "a7a6 e2e2 a6a5 e2e2"), "on");
        // An unprotected piece that checks is only a check.
        let mut lone = set_up(GAME, "bikjang=simple-draw", "4k4/p8/9/9/9/9/R8/9/4K4/9 w");
        assert_eq!(ending_after(&mut lone, "a4e4"), "on");
    }

    "janggi.stalemate=draw" no_pass_goes_with_an_end_by_stalemate {
        for stalemate in ["draw", "loss"] {
            let options = [("stalemate", stalemate), ("pass", "any-time")];
            assert_eq!(set_up_error(GAME, &options, None), "option-ruled-out");
        }
    }

    // Each side’s array is led back to the setting of its own.
    "janggi.setup.cho=HE-EH" each_array_stands_on_its_own_option {
        for (options, wanted) in [
            ("", ["janggi.setup.cho=HE-EH", "janggi.setup.han=HE-EH"]),
            ("setup.han=EH-HE", ["janggi.setup.cho=HE-EH", "janggi.setup.han=EH-HE"]),
            ("setup.cho=EH-EH", ["janggi.setup.cho=EH-EH", "janggi.setup.han=HE-EH"]),
        ] {
            let game = set_up(GAME, options, "");
            let said = tabiya::words::en::rulebook(game.rules());
            let on = said.iter().filter(|said| said.section == "Array").map(|said| {
                game.rules().provenance(said.topic).expect("a rule").rule
            });
            assert_eq!(on.collect::<Vec<_>>(), wanted, "{options}");
        }
    }
}

choices! {
    the_wings_of_cho: "janggi.setup.cho" at "",
    |game| pieces(game) => {
        "HE-EH": ARRAY,
        "EH-EH": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR",
        "HE-HE": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR",
        "EH-HE": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ANBR",
    }

    the_wings_of_han: "janggi.setup.han" at "",
    |game| pieces(game) => {
        "HE-EH": ARRAY,
        "EH-EH": "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR",
        "HE-HE": "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR",
        "EH-HE": "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR",
    }

    the_general_beside_its_centre: "janggi.palaceStep" at "3k5/9/9/3p5/9/9/9/9/3K5/9 w",
    |game| targets(game, "d2") => {
        "lines": "d1 d3 e2",
        "any": "d1 d3 e1 e2 e3",
    }

    the_guard_beside_its_general: "janggi.palaceStep" at "3k5/9/9/3p5/9/9/9/4A4/9/5K3 w",
    |game| targets(game, "e3") => {
        "lines": "d3 e2 f3",
        "any": "d2 d3 e2 f2 f3",
    }

    the_chariot_in_its_own_palace: "janggi.palaceDiagonals" at "4k4/9/9/9/9/9/9/9/9/3R1K3 w",
    |game| verdicts(game, "d1e2 d1f3") => {
        "enemy-only": "outside-zone outside-zone",
        "both": "legal legal",
    }

    // Han's cannon on d10, over e9 to f8.
    the_cannon_in_its_own_palace: "janggi.palaceDiagonals" at "3c1k3/4a4/9/9/9/9/9/9/9/4K4 b",
    |game| verdict(game, "d10f8").to_owned() => {
        "enemy-only": "outside-zone",
        "both": "legal",
    }

    a_pass_at_the_start: "janggi.pass" at "",
    |game| verdict(game, "e2e2").to_owned() => {
        "stalemate-only": "may-not-pass",
        "any-time": "legal",
    }

    // The other side leaves the generals facing, by a move or by a pass, or ends it and is mated.
    facing_generals: "janggi.bikjang" beside "pass=any-time" at "4k4/R8/9/4P3p/9/9/9/9/4K4/1R7 w",
    |game| {
        let [mut moves, mut passes] = [game.clone(), game.clone()];
        play(&mut moves, "e7d7");
        let moves = if verdict(&moves, "i7i6") == "legal" {
            ending_after(&mut moves, "i7i6")
        } else {
            verdict(&moves, "i7i6").to_owned()
        };
        play(&mut passes, "e7d7");
        let passes = match verdict(&passes, "e10e10") {
            "legal" => ending_after(&mut passes, "e10e10"),
            refused => refused.to_owned(),
        };
        format!("{moves}; {passes}; {}", ending_after(game, "e7d7 e10d10 b1b10"))
    } => {
        "seed": "draw standoff; draw standoff; draw forfeited",
        "checks": "generals-face; may-not-pass; draw forfeited",
        "simple-draw": "generals-still-face; draw standoff; w checkmate",
        "off": "on; on; w checkmate",
        "points": "generals-still-face; w points; w checkmate",
    }

    the_third_occurrence: "janggi.repetition" at "",
    |game| {
        let before = ending_after(game, "a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1");
        format!("{before}, {}", ending_after(game, "a9a10"))
    } => {
        "none": "on, on",
        "third-repeat-referee-draw": "on, draw repetition",
        "points": "on, b points",
    }

    a_stalemated_general: "janggi.stalemate" at "3k5/R8/9/9/9/9/9/9/5K3/4R4 b",
    |game| ending(game) => {
        "pass": "on",
        "draw": "draw stalemate",
        "loss": "w stalemate",
    }
}
