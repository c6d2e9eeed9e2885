//! Ouk Chatrang: OUK-01 to OUK-09, and the options.

use tabiya::Match;

use super::makruk::{BEFORE_STALEMATE, counting, counting_after};
use super::table::*;

game!("ouk");

/// The verdict on one more move after these.
fn verdict_after(game: &Match, texts: &str, last: &str) -> &'static str {
    let mut game = game.clone();
    play(&mut game, texts);
    verdict(&game, last)
}

rules! {
    "OUK-01" the_pieces_and_the_array_of_makruk_with_khmer_names {
        let game = game("");
        assert_eq!(pieces(&game), "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR");
        assert_eq!(army(&game, "kmsnrp"), "k1 m1 s2 n2 r2 p8");
        let names: Vec<_> = game
            .rules()
            .roles()
            .iter()
            .map(|role| game.rules().names(game.rules().role_named(&role.id).expect("a kind"))[0].0.clone())
            .collect();
        assert_eq!(names, ["Sdaach", "Neang", "Koul", "Ses", "Tuuk", "Trey"]);
    }

    "OUK-01" the_other_rules_of_makruk {
        let mut promotion = game("4k3/8/3r4/2P5/8/8/8/4K3 w");
        assert_eq!(targets(&promotion, "c5"), "c6m d6m");
        play(&mut promotion, "c5d6m");
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/m7/8/7R w"), "h1h8"), "w checkmate");
        assert_eq!(ending_after(&mut game(BEFORE_STALEMATE), "a5b6"), "draw stalemate");
        assert_eq!(counting_after(&mut game("8/8/8/3k4/8/8/1R6/KR1N4 b"), "d5e5"), "b:bare:0/3");
        let mut count = game("6k1/8/8/8/8/8/6m1/KR2N2R b");
        assert_eq!(counting_after(&mut count, "count-b g8g7 h1h2"), "b:board:1/64");
    }

    "OUK-02" the_king_may_leap_once_and_capture {
        assert_eq!(targets(&game(""), "d1"), "b2 c2 d2 e2 f2");
        let mut leap = game("4k3/8/8/8/8/2r5/8/3K3R w");
        assert_eq!(verdict(&leap, "d1c3"), "legal");
        assert_eq!(targets(&leap, "d1"), "b2 c3 d2 e1 e2 f2");
        play(&mut leap, "d1c3 e8d6 c3c4");
        assert_eq!(targets(&leap, "d6"), "c6 c7 d7 e5 e6 e7");
    }

    "OUK-02" it_leaps_to_a_safe_square_only {
        let guarded = game("1r2k3/8/8/8/8/8/8/3K3R w");
        assert_eq!(verdicts(&guarded, "d1b2 d1c3"), "king-attacked legal");
    }

    "OUK-02" twenty_five_first_moves {
        assert_eq!(leaves(&game(""), 2), [25, 625]);
    }

    "OUK-03" the_leap_is_lost_by_a_check {
        let start = game("4k3/8/8/r7/7R/8/8/3K4 b");
        assert_eq!(verdict_after(&start, "a5a6 h4h5 e8e7", "d1b2"), "legal");
        assert_eq!(verdict_after(&start, "a5a6", "d1b2"), "legal");
        assert_eq!(verdict_after(&start, "a5a6 h4h5 a6a5", "d1b2"), "legal");
        // In check it is lost, and remains so.
        assert_eq!(verdict_after(&start, "a5d5", "d1c3"), "right-lost");
        assert_eq!(verdict_after(&start, "a5d5 h4d4 e8e7", "d1b2"), "right-lost");
        // Black has not been in check.
        assert_eq!(verdict_after(&start, "a5d5 h4d4", "e8c7"), "legal");
    }

    "OUK-03" the_leap_is_lost_by_a_move_of_the_king {
        let start = game("");
        assert_eq!(verdict_after(&start, "d1d2 a6a5 d2d1 a5a4", "d1b2"), "right-lost");
        assert_eq!(verdict_after(&start, "d1b2 e8g7", "b2d1"), "right-lost");
        assert_eq!(verdict_after(&start, "a3a4 e8g7 a4a5", "g7e8"), "right-lost");
    }

    // The king has left its square, whoever stands there now.
    "OUK-03" another_piece_on_the_kings_square_keeps_no_leap {
        assert_eq!(verdict(&game("4k3/8/8/7p/8/8/8/K2S4 w"), "a1c2"), "right-lost");
    }

    "OUK-04" the_neang_may_go_two_squares_straight_at_first {
        let mut open = game("rnsmksnr/8/pppppppp/8/4P3/PPPP1PPP/8/RNSKMSNR w");
        assert_eq!(verdict(&game(""), "e1e3"), "own-piece");
        assert_eq!(targets(&open, "e1"), "d2 e3 f2");
        // Both squares have to be empty.
        let blocked = game("rnsmksnr/8/pppppppp/8/4P3/PPPP1PPP/4S3/RNSKM1NR w");
        assert_eq!(verdict(&blocked, "e1e3"), "blocked");
        let enemy_between = game("1nsmksnr/8/pppppppp/8/4P3/PPPP1PPP/4r3/RNS1MKNR w");
        assert_eq!(verdict(&enemy_between, "e1e3"), "blocked");
        let taken = game("1nsmksnr/8/pppppppp/8/8/PPPPrPPP/8/RNSKMSNR w");
        assert_eq!(verdict(&taken, "e1e3"), "cannot-capture");
        play(&mut open, "e1e3 d6d5");
        assert_ne!(verdict(&open, "e3e5"), "legal");
        assert_eq!(verdict(&open, "e3f2"), "legal");
    }

    // It captures nothing there.
    "OUK-04" a_king_may_stand_two_squares_before_the_neang {
        assert_eq!(verdict(&game("8/8/8/8/4k3/8/7p/3KM3 b"), "e4e3"), "legal");
    }

    // Only the piece of the array, on its square.
    "OUK-04" the_double_step_is_the_first_move_only {
        let start = game("rnsmksnr/8/pppppppp/8/4P3/PPPP1PPP/8/RNSKMSNR w");
        assert_eq!(verdict_after(&start, "e1d2 a6a5 d2e1 a5a4", "e1e3"), "right-lost");
        // A promoted pawn has none, though the Neang still has.
        let promoted = game("rnsmksnr/8/pppp1ppp/8/4M3/PPPP1PPP/8/RNSKMSNR w");
        assert_eq!(verdict(&promoted, "e1e3"), "legal");
        assert_ne!(verdict(&promoted, "e4e6"), "legal");
    }

    // The line and its end were worked out with an independent move generator.
    "OUK-04" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "d1b2 e8g7 e3e4 d6d5 e1e3 d8d6 e4d5 e6d5 d3d4 c6c5");
        assert_eq!(letters(&game, "b2 g7 e3 d6"), "KkMm");
    }

    // It cannot capture.
    "OUK-04" the_double_step_gives_no_check {
        assert_eq!(ending(&game("8/8/8/8/8/4k3/8/3KM3 w")), "on");
        assert_eq!(verdict(&game("8/8/8/8/4k3/8/8/3KM2r b"), "e4e3"), "legal");
    }

    // The check takes the leap from the king, and nothing from the counsellor.
    "OUK-08" a_check_leaves_the_double_step {
        let start = game("4k3/8/8/r7/7R/8/8/3KM3 b");
        assert_eq!(verdict_after(&start, "a5d5 h4d4 e8e7", "e1e3"), "legal");
        assert_eq!(verdict_after(&start, "a5d5 h4d4 e8e7", "d1b2"), "right-lost");
    }

    "OUK-05" there_is_no_castling {
        let open = game("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R2K3R w");
        assert_eq!(verdicts(&open, "d1b1 d1f1"), "not-its-move not-its-move");
    }

    // A boat is worth 5, three promoted soldiers 4½ together.
    "OUK-06" values_tell_who_may_count {
        let position = "6k1/mmm5/8/8/8/8/8/1K5R";
        assert_eq!(verdict(&game(&format!("{position} w")), "count-w"), "nothing-to-count");
        assert_eq!(verdict(&game(&format!("{position} b")), "count-b"), "legal");
    }

    "OUK-09" nothing_is_counted_before_the_weaker_side_says_so {
        let mut game = game("6k1/8/8/8/8/8/6m1/KR2N2R b");
        assert_eq!(counting_after(&mut game, "g8g7 h1h2"), "none");
        assert_eq!(counting_after(&mut game, "count-b g7g6"), "b:board:0/64");
    }

    "ouk.leapLostBy=only-while-in-check" in_check_the_leap_waits {
        let start = set_up(GAME, "leapLostBy=only-while-in-check", "4k3/8/8/r7/7R/8/8/3K4 b");
        assert_eq!(verdict_after(&start, "a5d5", "d1c3"), "not-in-check");
        assert_eq!(verdict_after(&start, "a5d5 h4d4 e8e7", "d1b2"), "legal");
    }

    // Ludii asks for nothing but that the king has not moved.
    "ouk.leapLostBy=moving" only_a_move_of_the_king_ends_it {
        let start = set_up(GAME, "leapLostBy=moving", "4k3/8/8/r7/7R/8/8/3K4 b");
        assert_eq!(verdict_after(&start, "a5d5", "d1c3"), "legal");
        assert_eq!(verdict_after(&start, "a5d5 d1c1 d5a5 c1d1 e8e7", "d1b2"), "right-lost");
        assert_eq!(verdict_after(&start, "a5d5 h4d4 d5a5 d4d8", "e8g7"), "legal");
        assert!(rule_text(&start).contains("The king keeps this move when it has been in check."));
    }

    "ouk.neangJump=may-jump" the_jumping_neang_captures_too {
        let taken = set_up(GAME, "neangJump=may-jump", "1nsmksnr/8/pppppppp/8/8/PPPPrPPP/8/RNSKMSNR w");
        assert_eq!(verdict(&taken, "e1e3"), "legal");
    }

    "ouk.count=cambodian" the_cambodian_board_count_needs_three_pieces_or_fewer {
        let count = |position| {
            let mut game = set_up(GAME, "count=cambodian", position);
            assert_eq!(verdict(&game, "count-b"), "nothing-to-count");
            counting_after(&mut game, "g8g7")
        };
        assert_eq!(count("6k1/8/8/8/3m4/8/6m1/KR2N2R b"), "b:board:0/63");
        assert_eq!(count("6k1/8/8/2m5/3m4/8/6m1/KR2N2R b"), "none");
    }

    // Three pieces or fewer, whatever soldiers are left.
    "ouk.count=cambodian" soldiers_do_not_keep_it_from_counting {
        let position = "8/3k4/8/8/4P3/6mm/8/K3S2R w";
        let mut game = set_up(GAME, "count=cambodian", position);
        assert_eq!(counting_after(&mut game, "h1g1 d7d6"), "b:board:1/63");
        assert_eq!(counting_after(&mut game, "g1f1"), "b:board:2/63");
        assert_eq!(counting_after(&mut set_up(GAME, "", position), "h1g1 d7d6"), "none");
        // White has four pieces, its soldier among them.
        let mut four = set_up(GAME, "count=cambodian", "8/3k4/8/7p/4P3/4m1mm/8/K3S2R w");
        assert_eq!(counting_after(&mut four, "h1g1 d7d6"), "none");
    }

    // A boat against a counsellor: as many pieces on both sides, and White is about to mate.
    "OUK-07" a_count_of_either_side_is_not_that_of_the_side_about_to_mate {
        let set_up = |position: &str| set_up(GAME, "count=cambodian", position);
        let mut game = set_up("k7/8/1K6/8/8/6m1/8/7R w");
        assert_eq!(counting(&game), "b:board:0/63");
        assert_eq!(ending_after(&mut game, "h1h8"), "w checkmate");
        // With fewer pieces it is the weaker side's, whoever is on turn.
        for turn in ["w", "b"] {
            assert_eq!(counting(&set_up(&format!("k7/8/1K6/8/8/6m1/6m1/7R {turn}"))), "w:board:0/63");
            assert_eq!(counting(&set_up(&format!("k7/8/1K6/8/8/6m1/6R1/7R {turn}"))), "b:board:0/63");
        }
        assert!(rule_text(&game).contains(
            "Where it could begin for either side it is that of the side with fewer pieces, or with equally many that \
             of the side that is not on turn."
        ));
    }

    // It is Daou who ends the count by a capture.
    "ouk.count=cambodian" a_capture_does_not_end_it {
        let position = "6k1/8/8/8/8/8/6m1/KR2N2R b - - 0 1 counting=b:board:7/63";
        assert_eq!(counting_after(&mut set_up(GAME, "count=cambodian", position), "g2h1"), "b:board:7/63");
        assert_eq!(counting_after(&mut game(position), "g2h1"), "none");
    }

    "ouk.count=cambodian" a_mate_that_captures_the_last_soldier_wins {
        // Where soldiers do not keep it from counting, the count runs before.
        for (options, end) in [
            ("count=cambodian", "draw mate-while-counting"),
            ("count=pychess", "b checkmate"),
            ("", "b checkmate"),
        ] {
            let mut game = set_up(GAME, options, "7N/8/8/P6r/8/K1k5/8/7N b");
            assert_eq!(ending_after(&mut game, "h5a5"), end, "{options}");
        }
    }

    // The count of the pieces waits for the last soldier, and until then the other goes on.
    "ouk.count=cambodian" a_lone_king_against_soldiers_is_counted_for_as_before {
        let position = "8/3k4/8/8/4P3/7m/8/K6R w - - 0 1 counting=b:board:7/63";
        let mut game = set_up(GAME, "count=cambodian", position);
        assert_eq!(counting_after(&mut game, "h1h3"), "b:board:8/63");
        assert_eq!(counting_after(&mut game, "d7d6 e4e5"), "b:board:9/63");
        // The king captures the soldier: one rook, 15 less 3.
        assert_eq!(counting_after(&mut game, "d6e5"), "b:bare:0/12");
    }

    "ouk.count=pychess" the_side_with_three_pieces_begins_and_stops_when_it_likes {
        let mut game = set_up(GAME, "count=pychess", "8/3k4/8/8/4P3/6mm/8/K6R b");
        assert_eq!(counting_after(&mut game, "d7d6 h1g1"), "none");
        assert_eq!(verdict(&game, "count-b"), "legal");
        assert_eq!(counting_after(&mut game, "count-b d6c6 g1f1"), "b:board:1/63");
        assert_eq!(counting_after(&mut game, "stop-b c6d6 f1g1"), "none");
        assert_eq!(verdict(&game, "count-b"), "legal");
        let four = set_up(GAME, "count=pychess", "8/3k4/8/8/4P3/5mmm/8/K6R b");
        assert_eq!(verdict(&four, "count-b"), "nothing-to-count");
    }

    // 63 less 53 moves are fewer than 15 less 3; 63 less 50 are not.
    "ouk.count=pychess" a_lone_king_has_the_count_that_ends_sooner {
        let bared = |made: u8, count: &str| {
            let position = format!("8/3k4/8/8/8/7m/8/K6R w - - 0 1 counting=b:board:{made}/63");
            counting_after(&mut set_up(GAME, &format!("count={count}"), &position), "h1h3")
        };
        assert_eq!(bared(53, "pychess"), "b:bare:54/63");
        assert_eq!(bared(49, "pychess"), "b:bare:0/12");
        assert_eq!(bared(53, "cambodian"), "b:bare:0/12");
    }

    "ouk.neangJump=jump-to-empty" it_jumps_and_captures_nothing {
        let jumping = |position| set_up(GAME, "neangJump=jump-to-empty", position);
        let own_between = "rnsmksnr/8/pppppppp/8/4P3/PPPP1PPP/4S3/RNSKM1NR w";
        let enemy_between = "1nsmksnr/8/pppppppp/8/4P3/PPPP1PPP/4r3/RNS1MKNR w";
        for position in [own_between, enemy_between] {
            assert_eq!(verdict(&jumping(position), "e1e3"), "legal", "{position}");
            assert_eq!(verdict(&game(position), "e1e3"), "blocked", "{position}");
        }
        // A king may stand where it could jump to.
        assert_eq!(verdict(&jumping("8/8/8/8/4k3/8/8/3KM3 b"), "e4e3"), "legal");
    }

    "ouk.preset=seed" the_seed_is_the_default {
        assert_eq!(preset(GAME, "seed"), "");
    }

    "ouk.preset=modern" the_modern_leap_and_count {
        let modern = |position| set_up(GAME, &preset(GAME, "modern"), position);
        assert_eq!(targets(&modern("4k3/8/8/8/8/2r5/8/3K3R w"), "d1"), "b2 d2 e1 e2 f2");
        let mut aimed = modern("4k3/8/8/8/r7/8/3S4/3K4 b");
        play(&mut aimed, "a4d4");
        assert_eq!(verdict(&aimed, "d1b2"), "right-lost");
        assert_eq!(counting_after(&mut modern("7k/8/8/8/8/8/8/K5R1 b"), "h8h7"), "b:bare:0/12");
        let counts = modern("8/3k4/8/8/4P3/6mm/8/K6R b");
        assert_eq!(verdict(&counts, "count-b"), "legal");
        let blocked = modern("rnsmksnr/8/pppppppp/8/4P3/PPPP1PPP/4S3/RNSKM1NR w");
        assert_eq!(verdict(&blocked, "e1e3"), "legal");
    }

    // Why it is lost is known: the king has moved, or the counsellor; or it was captured.
    "OUK-03" the_cause_of_a_lost_right_is_told {
        for (position, text, wanted) in [
            ("8/3KM3 w", "d1d2", "White loses the king’s leap: its king has moved."),
            ("8/3KM3 w", "e1f2", "White loses the counsellor’s double move: its counsellor has moved."),
            ("3R4/3KM3 w", "d2d8", "Black loses the counsellor’s double move: its counsellor was captured."),
        ] {
            let mut game = game(&format!("3mk3/8/8/8/8/8/{position}"));
            let beats = game.play(text).expect("a move");
            let said: Vec<String> =
                beats.iter().map(|beat| tabiya::words::en::narrate(game.rules(), game.position(), beat)).collect();
            assert!(said.iter().any(|said| said == wanted), "{text}: {said:?}");
        }
    }
}

choices! {
    the_squares_of_the_leap: "ouk.kingLeapSquares" at "4k3/8/8/8/8/8/8/3K3R w",
    |game| targets(game, "d1") => {
        "any-knight": "b2 c1 c2 c3 d2 e1 e2 e3 f2",
        "b2-f2": "b2 c1 c2 d2 e1 e2 f2",
    }

    the_leaps_capture: "ouk.kingLeapCapture" at "4k3/8/8/8/8/2r5/8/3K3R w",
    |game| verdicts(game, "d1c3") => {
        "yes": "legal",
        "no": "cannot-capture",
    }

    // After a horse's check that was answered by a capture; with a rook aimed at the king past a piece; out of check.
    the_loss_of_the_leap: "ouk.leapLostBy" at "4k3/8/8/8/r5n1/8/3S4/3K4 b",
    |game| {
        let checked = verdict_after(game, "g4e3 d2e3 e8e7", "d1b2");
        let out = verdict_after(game, "g4e3", "d1b2");
        format!("{checked}, {}, {out}", verdict_after(game, "a4d4", "d1b2"))
    } => {
        "ever-checked": "right-lost, legal, right-lost",
        "only-while-in-check": "legal, legal, not-in-check",
        "rook-aim": "legal, right-lost, not-in-check",
        "moving": "legal, legal, legal",
    }

    the_neang_and_a_piece_in_its_way: "ouk.neangJump" at "1nsmksnr/8/pppppppp/8/8/PPPPrPPP/4S3/RNSKM1NR w",
    |game| verdicts(game, "e1e3") => {
        "both-empty": "blocked",
        "jump-to-empty": "cannot-capture",
        "may-jump": "legal",
    }

    the_stalemate: "ouk.stalemate" at "k7/2K5/8/M6p/7P/8/8/8 w",
    |game| ending_after(game, "a5b6") => {
        "draw": "draw stalemate",
        "win": "w stalemate",
    }

    // One rook: 16 less 3, or 15 less 3.
    the_count: "ouk.count" at "8/3k4/8/8/8/6m1/8/K6R w",
    |game| format!("{}, {}", counting_after(game, "h1g1"), counting_after(game, "d7d6 g1g3")) => {
        "makruk-seed": "none, b:bare:0/13",
        "cambodian": "b:board:1/63, b:bare:0/12",
        "pychess": "none, b:bare:0/12",
        "off": "none, none",
    }

    the_third_occurrence: "ouk.repetition" at "",
    |game| returns(game, "b1d2 b8d7 d2b1 d7b8", 3) => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}

/// Rights as the files of king and neang.
#[test]
fn fairy_stockfish_names_rights_by_their_files() {
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w";
    assert_eq!(game(&format!("{start} DEde - 0 1")).position(), game(start).position());
    let some = game(&format!("{start} Dd - 0 1"));
    assert_eq!(some.position_text(), format!("{start} Kd - 0 1").replace("Kd", "Km"));
    assert_eq!(verdict(&some, "d1b2"), "legal");
    // Nobody with a right begins on these files, or stands there any more.
    for wrong in
        [format!("{start} C - 0 1"), format!("{start} i - 0 1"), start.replace("KM", "MK") + " D - 0 1"]
    {
        assert_eq!(set_up_error(GAME, &[], Some(&wrong)), "position-right", "{wrong}");
    }
    // With soldiers on the board, 63 moves of which one is made.
    let counted = set_up(GAME, "count=cambodian", "2n5/6k1/8/1P1S4/R3P3/P3K2m/8/6N1 b - 126 2 106");
    assert_eq!(counting(&counted), "b:board:1/63");
    // The lone king has gone on with the count that it had before.
    let lone = set_up(GAME, "count=cambodian", "8/8/3k4/PK3R2/8/8/8/8 w - 126 77 198");
    assert_eq!(counting(&lone), "b:board:38/63");
}
