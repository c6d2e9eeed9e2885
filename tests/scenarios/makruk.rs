//! Makruk: MAK-01 to MAK-16, and the options.

use tabiya::Match;

use super::table::*;

game!("makruk");

/// The count that runs, as the position's text has it: `b:board:3/64`.
pub fn counting(game: &Match) -> String {
    let text = game.position_text();
    let count = text.split_whitespace().find_map(|word| word.strip_prefix("counting="));
    count.unwrap_or("none").to_owned()
}

/// What is counted after these moves.
pub fn counting_after(game: &mut Match, texts: &str) -> String {
    play(game, texts);
    counting(game)
}

/// No pawns; White has two rooks and a horse, Black a met.
const NO_PAWNS: &str = "6k1/8/8/8/8/8/6m1/KR2N2R b";

/// The met mates, or stalemates, on b6.
pub const BEFORE_STALEMATE: &str = "k7/2K5/8/M6p/7P/8/8/8 w";

rules! {
    "MAK-01" sixteen_pieces_a_side_on_eight_by_eight {
        let game = game("");
        let shape = game.rules().board().shape;
        assert_eq!((shape.files, shape.ranks), (8, 8));
        assert_eq!(army(&game, "kmsnrp"), "k1 m1 s2 n2 r2 p8");
    }

    "MAK-02" each_king_stands_on_its_left {
        assert_eq!(letters(&game(""), "d1 e1 e8 d8"), "KMkm");
    }

    "MAK-03" the_pawns_stand_on_the_third_ranks {
        assert_eq!(pieces(&game("")), "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR");
    }

    "MAK-04" the_pieces_move_as_in_shatranj_and_the_khon_as_a_silver {
        let pieces = [
            ("k7/m7/8/2p1p3/3S4/2P1P3/8/7K w", "c5 d5 e5"),
            ("k7/8/8/2P1P3/3s4/2p1p3/8/6MK b", "c5 d3 e5"),
            ("k7/m7/8/2p1p3/3S4/8/8/7K w", "c3 c5 d5 e3 e5"),
            ("k7/m7/8/4p3/3M4/8/8/7K w", "c3 c5 e3 e5"),
            ("k7/m7/8/2ppp3/2PNP3/2PPP3/8/7K w", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("k7/m2p4/3p4/8/1P1R4/8/3M4/7K w", "c4 d3 d5 d6 e4 f4 g4 h4"),
            ("k7/m7/8/2p1p3/3P4/8/8/7K w", "c5 d5 e5"),
            ("k7/m7/8/8/3K4/8/8/8 w", "c3 c4 c5 d3 d5 e3 e4 e5"),
        ];
        for (position, wanted) in pieces {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
        assert_eq!(verdicts(&game(""), "d1b2 e1e3 e3e5"), "not-its-move own-piece not-its-move");
    }

    "MAK-04" the_counts_are_those_of_other_programs {
        assert_eq!(leaves(&game(""), 3), [23, 529, 12012]);
    }

    // The line and its end were worked out with an independent move generator.
    "MAK-05" a_pawn_on_the_sixth_rank_becomes_a_met {
        let mut game = game("");
        play(&mut game, "e3e4 d6d5 e4d5 c6c5");
        assert_eq!(targets(&game, "d5"), "d6m e6m");
        assert_eq!(verdicts(&game, "d5d6 d5e6 d5d6r"), "choose-kind choose-kind not-into-this");
        play(&mut game, "d5d6m c8d7 d6c7 a6a5 c7b8");
        assert_eq!((on(&game, "b8"), count(&game, 'M'), count(&game, 'P')), ('M', 2, 7));
    }

    "MAK-05" a_black_pawn_promotes_on_the_third_rank {
        let game = game("k7/8/8/8/2p5/3R4/8/6RK b");
        assert_eq!(targets(&game, "c4"), "c3m d3m");
    }

    "MAK-06" mate_wins {
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/m7/8/7R w"), "h1h8"), "w checkmate");
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/m7/2r5/7R w"), "h1h8"), "on");
    }

    "MAK-06" stalemate_is_a_draw {
        assert_eq!(ending_after(&mut game(BEFORE_STALEMATE), "a5b6"), "draw stalemate");
    }

    // The weaker side may count; the moves of the other are counted.
    "MAK-07" the_weaker_side_counts_the_moves_of_the_other {
        let mut game = game(NO_PAWNS);
        assert_eq!(verdicts(&game, "count-b count-w"), "legal not-on-turn");
        play(&mut game, "count-b");
        assert_eq!((turn(&game), counting(&game)), ("b".into(), "b:board:0/64".into()));
        assert_eq!(verdict(&game, "count-b"), "nothing-to-count");
        assert_eq!(counting_after(&mut game, "g8g7"), "b:board:0/64");
        assert_eq!(verdicts(&game, "count-w stop-w stop-b"), "nothing-to-count nothing-to-count not-on-turn");
        assert_eq!(counting_after(&mut game, "h1h2"), "b:board:1/64");
        assert_eq!(counting_after(&mut game, "g7g6 h2h1"), "b:board:2/64");
    }

    "MAK-07" nothing_is_counted_while_there_are_pawns {
        for position in ["6k1/8/8/8/8/6P1/6m1/KR2N2R b", "6k1/6p1/8/8/8/8/6m1/KR2N2R b"] {
            assert_eq!(verdict(&game(position), "count-b"), "nothing-to-count", "{position}");
        }
        // The stronger side has nothing to gain by it.
        let strong = game("6k1/8/8/8/8/8/6m1/KR2N2R w");
        assert_eq!(verdict(&strong, "count-w"), "nothing-to-count");
    }

    "MAK-16" nothing_is_counted_before_the_weaker_side_says_so {
        let mut game = game(NO_PAWNS);
        assert_eq!(counting_after(&mut game, "g8g7 h1h2"), "none");
        assert_eq!(counting_after(&mut game, "count-b g7g6"), "b:board:0/64");
        assert!(rule_text(&game).contains("The side that counts begins when it likes."));
        assert!(!rule_text(&set_up(GAME, "boardCount=automatic", "")).contains("when it likes"));
    }

    // Neither is weaker.
    "MAK-14" of_equal_sides_either_may_count_but_only_one {
        let mut game = game("6k1/8/8/8/r7/8/8/1K5R w");
        assert_eq!(verdict(&game, "count-w"), "legal");
        assert_eq!(counting_after(&mut game, "h1h2"), "none");
        assert_eq!(verdict(&game, "count-b"), "legal");
        play(&mut game, "count-b a4a5");
        assert_eq!(verdict(&game, "count-w"), "nothing-to-count");
    }

    // Three mets are worth less than a rook (1.5 each, and 5).
    "MAK-14" values_tell_who_is_weaker_not_the_number_of_pieces {
        let position = "6k1/mmm5/8/8/8/8/8/1K5R";
        assert_eq!(verdict(&game(&format!("{position} w")), "count-w"), "nothing-to-count");
        assert_eq!(verdict(&game(&format!("{position} b")), "count-b"), "legal");
    }

    "MAK-07" the_sixty_fourth_move_without_mate_is_a_draw {
        let at = |made: u8| game(&format!("7k/8/8/8/8/8/6m1/KR2N1R1 w - - 0 1 counting=b:board:{made}/64"));
        assert_eq!(ending_after(&mut at(62), "b1b2"), "on");
        assert_eq!(ending_after(&mut at(62), "b1b2 h8h7 b2b1"), "draw counted-out");
        assert_eq!(ending_after(&mut at(63), "b1b2"), "draw counted-out");
        let mut mate = game("k7/8/1K6/8/8/m7/8/7R w - - 0 1 counting=b:board:63/64");
        assert_eq!(ending_after(&mut mate, "h1h8"), "w checkmate");
    }

    "MAK-08" a_capture_by_the_counter_stops_the_count {
        let mut game = game(NO_PAWNS);
        assert_eq!(counting_after(&mut game, "count-b g2h1"), "none");
    }

    "MAK-08" a_capture_by_the_other_side_does_not {
        let mut game = game("6k1/8/8/8/8/3r4/4m3/KR2N2R b");
        assert_eq!(counting_after(&mut game, "count-b d3d4 b1b2 d4d5 b2e2"), "b:board:2/64");
    }

    "MAK-08" the_counter_stops_when_he_chooses {
        let mut game = game(NO_PAWNS);
        play(&mut game, "count-b g8g7 h1h2");
        assert_eq!(verdict(&game, "stop-b"), "legal");
        play(&mut game, "stop-b");
        assert_eq!((turn(&game), counting(&game)), ("b".into(), "none".into()));
        assert_eq!(verdicts(&game, "stop-b count-b"), "nothing-to-count legal");
        // A new count begins from nothing. To count and to stop brings no position back.
        assert_eq!(counting_after(&mut game, "count-b g7g6"), "b:board:0/64");
    }

    // He may stop and mate in one turn.
    "MAK-09" a_mate_by_the_counter_is_a_draw_unless_he_stops {
        let position = "7R/7R/7N/8/8/1k6/4r3/K7 b - - 0 1 counting=b:board:10/64";
        assert_eq!(ending_after(&mut game(position), "e2e1"), "draw mate-while-counting");
        assert_eq!(ending_after(&mut game(position), "stop-b e2e1"), "b checkmate");
    }

    // No count had begun when the last soldier was captured, and the capture by which the counter mates ends its own.
    "MAK-09" a_mate_that_captures_the_last_soldier_wins {
        let position = "7N/8/8/P6r/8/K1k5/8/7N b";
        for options in ["", "boardCount=automatic", "boardCount=off"] {
            assert_eq!(ending_after(&mut set_up(GAME, options, position), "h5a5"), "b checkmate", "{options}");
        }
        let capture = "7N/8/8/N6r/8/K1k5/8/8 b - - 0 1 counting=b:board:10/64";
        assert_eq!(ending_after(&mut game(capture), "h5a5"), "b checkmate");
    }

    // Two rooks and a horse against the king: 8 less 5.
    "MAK-10" a_bare_king_has_a_count_of_its_own {
        let mut game = game("8/8/8/3k4/8/8/1R6/KR1N4 b");
        assert_eq!(counting_after(&mut game, "d5e5"), "b:bare:0/3");
        assert_eq!(verdicts(&game, "b2b8 stop-w stop-b"), "legal nothing-to-count not-on-turn");
        assert_eq!(counting_after(&mut game, "b2b8 e5e4"), "b:bare:1/3");
        assert_eq!(verdicts(&game, "count-w b8b7"), "nothing-to-count legal");
        assert_eq!(ending_after(&mut game, "b8b7 e4e5"), "on");
        assert_eq!(ending_after(&mut game, "b7b8"), "draw counted-out");
    }

    "MAK-10" it_cancels_the_count_that_ran {
        let mut game = game("6k1/8/8/8/8/8/6m1/KR2N2R w - - 0 1 counting=b:board:40/64");
        assert_eq!(counting_after(&mut game, "e1g2"), "b:bare:0/3");
    }

    // Eight pieces on the stronger side against a value of 8.
    "COM-12" without_an_allowance_the_game_is_drawn_at_once {
        let mut game = game("7k/8/8/1m6/8/8/8/KRRSSNNM w");
        assert_eq!(ending_after(&mut game, "b1b5"), "draw counted-out");
    }

    // Nobody can mate any more.
    "MAK-10" two_bare_kings_draw_at_once {
        assert_eq!(ending_after(&mut game("7k/8/8/8/8/8/1m6/K7 w"), "a1b2"), "draw two-bare-kings");
    }

    "MAK-11" the_values_are_those_of_the_first_line_that_fits {
        // The pieces beside the king, and the value before all pieces are subtracted.
        let table = [
            ("RR", 8),
            ("RRSN", 8),
            ("R", 16),
            ("RSSNN", 16),
            ("SS", 22),
            ("SSNN", 22),
            ("NN", 32),
            ("SNN", 32),
            ("S", 44),
            ("SN", 44),
            ("SMM", 44),
            ("N", 64),
            ("NM", 64),
            ("M", 64),
            ("MMMM", 64),
        ];
        for (others, value) in table {
            let pieces = others.len() + 2;
            let mut game = game(&format!("7k/8/8/8/8/8/8/K{others}{} b", 7 - others.len()));
            assert_eq!(counting_after(&mut game, "h8h7"), format!("b:bare:0/{}", value - pieces), "{others}");
        }
        // A pawn that is not promoted comes before all of them.
        for others in ["R", "RR", "SN", "M"] {
            let pieces = others.len() + 3;
            let mut game = game(&format!("7k/8/8/8/4P3/8/8/K{others}{} b", 7 - others.len()));
            assert_eq!(counting_after(&mut game, "h8h7"), format!("b:bare:0/{}", 64 - pieces), "P{others}");
        }
    }

    "MAK-12" the_last_pawns_promotion_begins_a_new_count {
        let mut game = game("7k/8/8/4P3/8/8/8/K5R1 b");
        assert_eq!(counting_after(&mut game, "h8h7 g1g2 h7h8"), "b:bare:1/60");
        // One rook now: 16 less 4.
        assert_eq!(counting_after(&mut game, "e5e6m"), "b:bare:0/12");
        assert_eq!(counting_after(&mut game, "h8h7 g2g1"), "b:bare:1/12");
    }

    "MAK-12" another_pawns_promotion_does_not {
        let mut game = game("7k/8/8/4P3/3P4/8/8/K5R1 b");
        assert_eq!(counting_after(&mut game, "h8h7 e5e6m"), "b:bare:1/59");
    }

    "MAK-13" the_bare_kings_capture_begins_a_new_count {
        let mut game = game("8/8/8/3k4/3N4/8/8/KR5R b - - 0 1 counting=b:bare:2/3");
        assert_eq!(counting_after(&mut game, "d5d4"), "b:bare:0/4");
    }

    "makruk.preset=seed" the_seed_is_the_default {
        assert_eq!(preset(GAME, "seed"), "");
    }

    "makruk.preset=modern" modern_counts_begin_by_themselves {
        let game = set_up(GAME, &preset(GAME, "modern"), "");
        assert_eq!(game.rules().choice("boardCount"), Some("manual"));
        assert_eq!(game.rules().choice("bareCount"), Some("pychess"));
    }

    // The counter may stop at any time, however the count has begun; then nothing begins it but its word.
    "makruk.boardCount=automatic" the_counter_may_stop_what_began_by_itself {
        let automatic = |position| set_up(GAME, "boardCount=automatic", position);
        let position = "N6r/N7/8/8/8/1k6/8/K7 b - - 0 1 counting=b:board:5/64";
        assert_eq!(ending_after(&mut automatic(position), "h8h1"), "draw mate-while-counting");
        assert_eq!(ending_after(&mut automatic(position), "stop-b h8h1"), "b checkmate");
        let mut game = automatic(NO_PAWNS);
        assert_eq!(counting_after(&mut game, "g8g7 h1h2"), "b:board:1/64");
        assert_eq!(verdicts(&game, "stop-b count-b"), "legal nothing-to-count");
        assert_eq!(counting_after(&mut game, "stop-b g7g6 h2h3"), "stopped");
        let again = automatic(&game.position_text());
        assert_eq!(again.position(), game.position());
        assert_eq!(verdicts(&game, "stop-b count-b"), "nothing-to-count legal");
        assert_eq!(counting_after(&mut game, "count-b g6g5 h3h2"), "b:board:1/64");
        // Where none begins by itself none is kept from it.
        assert_eq!(set_up_error(GAME, &[], Some(&format!("{NO_PAWNS} counting=stopped"))), "position-field");
    }

    // White captures the last soldier: the count is Black's, and the next moves of White are counted.
    "makruk.boardCount=automatic" it_begins_when_the_last_soldier_goes {
        let mut game = set_up(GAME, "boardCount=automatic", "6k1/8/8/p7/8/8/6m1/KR2N2R w");
        assert_eq!(counting_after(&mut game, "h1h2 a5a4"), "none");
        assert_eq!(counting_after(&mut game, "b1b4 g8g7 b4a4"), "b:board:0/64");
        assert_eq!(counting_after(&mut game, "g7g6 a4a5"), "b:board:1/64");
    }

    "makruk.bareCount=pychess" the_limit_stays_when_the_king_captures {
        let position = "8/8/8/3k4/3N4/8/8/KR5R b - - 0 1 counting=b:bare:2/3";
        assert_eq!(counting_after(&mut set_up(GAME, "bareCount=pychess", position), "d5d4"), "b:bare:2/3");
    }

    // The moves are those of Walker’s table 1, from which the pieces are taken off already; the values are Low’s, as
    // Ludii has them.
    "makruk.bareCount=low" the_table_of_the_1830s {
        let low = |position: &str| set_up(GAME, "bareCount=low", position);
        let against_king = |others: &str| low(&format!("7k/8/8/8/8/8/8/K{others}{} b", 7 - others.len()));
        let table = [("RR", 4), ("R", 13), ("SS", 18), ("S", 41), ("NN", 29), ("N", 63), ("MSNR", 10)];
        for (others, moves) in table {
            assert_eq!(counting(&against_king(others)), format!("b:bare:0/{moves}"), "{others}");
        }
        assert_eq!(ending(&against_king("M")), "draw counted-out");
        assert_eq!(counting(&low("7k/8/8/8/4PP2/8/8/KM6 b")), "b:bare:0/83");
        // The highest piece decides, soldiers or none: 44 and 16, less five and four.
        assert_eq!(counting(&against_king("SNN")), "b:bare:0/39");
        assert_eq!(counting(&low("7k/8/8/8/4P3/8/8/KR6 b")), "b:bare:0/12");
        // Of these it says nothing.
        for position in ["7k/8/8/8/8/8/8/KMM5 b", "7k/8/8/8/4P3/8/8/KM6 b", "7k/8/8/8/4PP2/8/8/K7 b"] {
            let game = low(position);
            assert_eq!((counting(&game), ending(&game)), ("none".to_owned(), "on".to_owned()), "{position}");
        }
    }

    "makruk.bareCount=low" a_counsellor_that_is_left_alone_draws {
        let mut game = set_up(GAME, "bareCount=low", "8/8/8/8/3kPP2/8/8/KM6 b");
        assert_eq!(counting_after(&mut game, "d4e4 a1a2"), "b:bare:1/83");
        assert_eq!(ending_after(&mut game, "e4f4"), "draw counted-out");
        let text = rule_text(&game);
        for said in [
            "8 with at least two boats, 16 with one boat, 22 with at least two khons, 44 with one khon, 33 with at \
             least two horses, 66 with one horse, 88 with at least one counsellor and two soldiers, 0 with one \
             counsellor and nothing else.",
            "Nothing is counted while that side has pieces that none of these fits.",
        ] {
            assert!(text.contains(said), "{said}");
        }
    }

    "makruk.firstMoves=legacy" the_older_first_moves {
        let mut game = set_up(GAME, "firstMoves=legacy", "");
        assert_eq!(verdicts(&game, "d1b2 e1e3"), "legal own-piece");
        play(&mut game, "e3e4 e8g7");
        assert_eq!(verdict(&game, "e1e3"), "legal");
        play(&mut game, "d1d2 a6a5 d2d1 a5a4");
        assert_eq!(verdict(&game, "d1b2"), "right-lost");
    }

    // A boat on each side, and White is about to mate.
    "MAK-15" a_count_of_either_side_is_not_that_of_the_side_about_to_mate {
        let mut game = set_up(GAME, "boardCount=automatic", "k7/8/1K6/8/r7/8/8/7R w");
        assert_eq!(counting(&game), "b:board:0/64");
        assert!(rule_text(&game).contains(
            "Where the pieces of both sides are worth the same it is that of the side that is not on turn."
        ));
        assert_eq!(ending_after(&mut game, "h1h8"), "w checkmate");
        // With a khon less it is White’s own, and mates draw.
        let less = "k7/8/1K6/8/r6s/8/8/7R w";
        assert_eq!(counting(&set_up(GAME, "boardCount=automatic", less)), "w:board:0/64");
        // Where a side says so itself the text says nothing of it.
        assert!(!rule_text(&set_up(GAME, "", "")).contains("worth the same"));
    }

    // Nobody counts any more where neither side can ever win.
    "COM-08" two_bare_kings_end_the_count {
        let mut game = game("8/6kR/8/4K3/8/8/8/8 b");
        assert_eq!(counting(&game), "b:bare:0/13");
        assert_eq!(ending_after(&mut game, "g7h7"), "draw two-bare-kings");
        assert_eq!(counting(&game), "none");
        let said = game.state().facts.len();
        assert_eq!(said, 0, "{:?}", game.state().facts);
        assert_eq!(counting(&set_up(GAME, "boardCount=automatic bareCount=off", &game.position_text())), "none");
    }

    // As after a move of the side that waits: at once, whoever is on turn.
    "COM-19" a_count_begins_at_once_in_a_position_that_is_set_up {
        for turn in ["w", "b"] {
            // 16 with one boat and 8 with two, less five and four pieces.
            let bare = game(&format!("8/8/8/3k4/8/8/1R6/KR1N4 {turn}"));
            assert!(bare.position_text().contains("counting=b:bare:0/3"), "{}", bare.position_text());
            let read = Match::new(GAME, &[], Some(&bare.position_text())).expect("its own text");
            assert_eq!(read.position_text(), bare.position_text());
        }
        // The count of the board where it begins by itself; not where somebody has to say so.
        let board = "4k3/8/8/2s5/8/3MK3/8/R7 b";
        let by_itself = set_up(GAME, "boardCount=automatic", board);
        assert!(by_itself.position_text().contains("counting=b:board:0/64"), "{}", by_itself.position_text());
        assert!(!game(board).position_text().contains("counting"));
        // What was stopped stays so.
        let stopped = set_up(GAME, "boardCount=automatic", &format!("{board} counting=stopped"));
        assert!(stopped.position().count().is_none());
    }
}

choices! {
    the_board_count: "makruk.boardCount" at "6k1/8/8/8/8/8/6m1/KR2N2R b",
    |game| format!("{}, {}", verdict(game, "count-b"), counting_after(game, "g8g7")) => {
        "manual": "legal, none",
        "automatic": "nothing-to-count, b:board:0/64",
        "off": "nothing-to-count, none",
    }

    // With a pawn, and when it is promoted.
    the_bare_count: "makruk.bareCount" at "7k/8/8/4P3/8/8/8/K5R1 b",
    |game| {
        let with_pawn = counting_after(game, "h8h7");
        format!("{with_pawn}, {}", counting_after(game, "e5e6m"))
    } => {
        "seed": "b:bare:0/60, b:bare:0/12",
        "pychess": "none, b:bare:0/12",
        "low": "b:bare:0/12, b:bare:1/12",
        "off": "none, none",
    }

    the_first_moves: "makruk.firstMoves" at "",
    |game| targets(game, "d1") => {
        "plain": "c2 d2 e2",
        "legacy": "b2 c2 d2 e2 f2",
    }

    the_third_occurrence: "makruk.repetition" at "",
    |game| returns(game, "b1d2 b8d7 d2b1 d7b8", 3) => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}

/// A limit and a count in plies where others have a square and the halfmove clock; promoted pieces are marked.
#[test]
fn fairy_stockfish_writes_its_counts_otherwise() {
    let read = |position| counting(&set_up(GAME, "bareCount=pychess", position));
    // Of 64 moves two have been made since it was the turn of the side that now counts.
    assert_eq!(read("6k1/8/8/8/8/8/6m1/KR2N2R b - - 4 99"), "none");
    assert_eq!(read("6k1/8/8/8/8/8/6m1/KR2N2R b - 128 4 99"), "b:board:2/64");
    assert_eq!(read("6k1/8/8/8/8/8/6m1/KR2N2R w - 128 3 99"), "b:board:1/64");
    // From four pieces to sixteen, and two moves later.
    assert_eq!(read("8/7k/8/8/8/8/8/K5RM b - 32 8 60"), "b:bare:0/12");
    assert_eq!(read("8/7k/8/8/8/8/8/K5RM b - 32 12 62"), "b:bare:2/12");
    // Since then the lone king has captured a piece, and the limit has stayed.
    assert_eq!(read("8/7k/8/8/8/8/8/K5R1 w - 32 13 62"), "b:bare:3/13");
    for position in ["6k1/8/8/8/8/8/6m1/KR2N2R b - 0x 4 99", "6k1/8/8/8/8/8/6m1/KR2N2R b - e3 4 99"] {
        assert_eq!(set_up_error(GAME, &[], Some(position)), "position-field", "{position}");
    }
    let off = &[("boardCount", "off"), ("bareCount", "off")];
    assert_eq!(set_up_error(GAME, off, Some("7k/8/8/8/8/8/8/KR6 b - 32 8 60")), "position-field");
    let marked = game("4k3/8/3M~4/8/8/8/8/m~3K3 w - - 0 40");
    assert_eq!(marked.position_text(), "4k3/8/3M4/8/8/8/8/m3K3 w - - 0 40");
    for position in [
        "4k~3/8/8/8/8/8/8/4K3 w",
        "4k3/8/8/8/8/P~7/8/4K3 w",
        "4k3/8/8/~8/8/8/8/4K3 w",
        "4k3/8/8/M~~7/8/8/8/4K3 w",
    ] {
        assert_eq!(set_up_error(GAME, &[], Some(position)), "position-letter", "{position}");
    }
}
