//! Shatranj: SHA-01 to SHA-10, and the options.

use tabiya::games;

use super::table::*;

game!("shatranj");

/// A stalemate: Black's king and soldier cannot move, and the king is not attacked.
const STALEMATE: &str = "8/2P5/8/8/8/p7/k7/1RK5 b";

/// White's moves to the winged array.
const MUJANNAH: &str = "b2b3 c2c3 c3c4 d2d3 e2e3 f2f3 f3f4 g2g3 b1c3 g1f3 a1b1 h1g1";

/// The same moves by the other side.
fn mirrored(moves: &str) -> String {
    moves
        .chars()
        .map(|sign| sign.to_digit(10).map_or(sign.to_string(), |rank| (9 - rank).to_string()))
        .collect()
}

/// How many moves a side needs at least to stand as it does: the steps of its soldiers, two for a counsellor
/// that has gone straight on, and one for every other square of its first rank that a piece has left.
fn least_moves(game: &tabiya::Match, white: bool) -> usize {
    let side = |sign: char| if white { sign.to_ascii_uppercase() } else { sign };
    let at = |file: char, rank: u8| letters(game, &format!("{file}{}", if white { rank } else { 9 - rank }));
    let files = || "abcdefgh".chars();
    let steps = files().map(|file| (2..=8).find(|&rank| at(file, rank) == side('p').to_string()));
    let steps: usize = steps.map(|rank| rank.expect("a soldier on every file") as usize - 2).sum();
    let home = files().zip("rnbqkbnr".chars());
    let left = home.filter(|&(file, role)| at(file, 1) != side(role).to_string()).count();
    let counsellor = usize::from(at('d', 3) == side('q').to_string());
    steps + left + counsellor
}

rules! {
    "SHA-01" sixteen_pieces_a_side_on_eight_by_eight {
        let game = game("");
        let shape = game.rules().game().board.shape;
        assert_eq!((shape.files, shape.ranks), (8, 8));
        assert_eq!(army(&game, "kqbnrp"), "k1 q1 b2 n2 r2 p8");
        assert_eq!(game.position().occupied().len(), 32);
    }

    "SHA-02" the_kings_stand_on_one_file_with_the_ferz_beside {
        let game = game("");
        assert_eq!(pieces(&game), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        assert_eq!(letters(&game, "e1 e8 d1 d8"), "KkQq");
        let other = set_up(GAME, "array=d-file", "");
        assert_eq!(pieces(&other), "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
        assert_eq!(letters(&other, "d1 d8 e1 e8"), "KkQq");
    }

    "SHA-03" the_king_has_no_leap {
        let start = game("");
        assert_eq!(targets(&start, "e1"), "");
        assert_eq!(verdicts(&start, "e1d3 e1f3"), "not-its-move not-its-move");
        assert_eq!(field(&start, 2), "-");
        let open = game("k7/p7/8/8/3K4/8/P7/8 w");
        assert_eq!(targets(&open, "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
    }

    "SHA-04" the_fil_jumps_two_squares_diagonally {
        assert_eq!(targets(&game(""), "f1"), "d3 h3");
        let open = game("k7/p7/8/2p1p3/3B4/2P1P3/8/7K w");
        assert_eq!(targets(&open, "d4"), "b2 b6 f2 f6");
        assert_eq!(verdict_on_all(&open, "d4e5 d4d6 d4f4"), "not-its-move");
    }

    "SHA-04" the_other_pieces_move_as_in_chaturanga {
        let ferz = game("k7/p7/8/4p3/3Q4/8/P7/7K w");
        assert_eq!(targets(&ferz, "d4"), "c3 c5 e3 e5");
        let horse = game("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w");
        assert_eq!(targets(&horse, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
        let rook = game("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w");
        assert_eq!(targets(&rook, "d4"), "c4 d3 d5 d6 e4 f4 g4 h4");
        let pawn = game("k7/p7/8/1p1p1p2/2P1P3/8/P7/7K w");
        assert_eq!(targets(&pawn, "c4"), "b5 c5 d5");
        assert_eq!(verdict(&pawn, "c4c3"), "not-its-move");
    }

    "SHA-04" the_counts_are_those_of_other_programs {
        assert_eq!(leaves(&game(""), 3), [16, 256, 4176]);
    }

    // The line and its end were worked out with an independent move generator.
    "SHA-04" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "e2e3 e7e6 f1d3 f8d6 d1e2 d8e7 g1f3 b8c6 d3b5 d6f4 e3f4 e7d6");
        assert_eq!(pieces(&game), "r1b1k1nr/pppp1ppp/2nqp3/1B6/5P2/5N2/PPPPQPPP/RNB1K2R");
    }

    "SHA-05" a_soldier_at_the_end_becomes_a_ferz {
        let mut game = game("4k2r/P6p/8/8/8/8/8/3QK3 w");
        assert_eq!(targets(&game, "a7"), "a8q");
        assert_eq!(verdict(&game, "a7a8"), "choose-kind");
        assert_eq!(verdict_on_all(&game, "a7a8r a7a8n a7a8k"), "not-into-this");
        play(&mut game, "a7a8q");
        // Any number of them: the first one is still there.
        assert_eq!((count(&game, 'Q'), count(&game, 'P')), (2, 0));
        play(&mut game, "h8g8");
        assert_eq!(targets(&game, "a8"), "b7");
    }

    "SHA-06" mate_wins {
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/p7/8/7R w"), "h1h8"), "w checkmate");
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/p7/2r5/7R w"), "h1h8"), "on");
    }

    "SHA-07" giving_stalemate_wins {
        assert_eq!(ending(&game(STALEMATE)), "w stalemate");
        assert_eq!(ending_after(&mut game("8/2P5/8/8/8/p7/k7/1R1K4 w"), "d1c1"), "w stalemate");
        // With one more piece to move it is none.
        assert_eq!(ending(&game("8/2P4p/8/8/8/p7/k7/1RK5 b")), "on");
    }

    "SHA-08" baring_wins_where_there_is_no_baring_back {
        assert_eq!(ending_after(&mut game("7k/8/8/4p3/3K4/8/8/6R1 w"), "d4e5"), "w bare-king");
        // The last piece is there to take, but protected.
        assert_eq!(ending_after(&mut game("7k/6R1/5p2/4K3/8/8/8/8 w"), "e5f6"), "w bare-king");
        // One piece is there to take, but another remains.
        assert_eq!(ending_after(&mut game("7k/6R1/8/4p3/3K4/8/7P/8 w"), "d4e5"), "w bare-king");
    }

    "SHA-08" who_does_not_bare_back_has_lost {
        let position = "5k2/6R1/8/4p3/3K4/8/8/8 w";
        assert_eq!(ending_after(&mut game(position), "d4e5"), "on");
        assert_eq!(ending_after(&mut game(position), "d4e5 f8e8"), "w bare-king");
        assert_eq!(ending_after(&mut game(position), "d4e5 f8g7"), "draw two-bare-kings");
    }

    "SHA-08" black_bares_too {
        assert_eq!(ending_after(&mut game("6r1/8/8/3k4/4P3/8/8/7K b"), "d5e4"), "b bare-king");
    }

    // Where stalemate loses, the order makes the difference.
    "SHA-08" the_bare_king_counts_before_stalemate {
        let mut game = set_up(GAME, "stalemate=lose", "k7/2K5/2p5/4N3/8/8/8/8 w");
        assert_eq!(ending_after(&mut game, "e5c6"), "w bare-king");
    }

    "SHA-09" two_bare_kings_draw {
        let mut game = game("7k/6R1/8/4p3/3K4/8/8/8 w");
        assert_eq!(ending_after(&mut game, "d4e5"), "on");
        assert_eq!(ending_after(&mut game, "h8g7"), "draw two-bare-kings");
        assert_eq!(game.outcome().and_then(|outcome| outcome.winner), None);
    }

    "SHA-10" there_is_no_double_step_and_no_castling {
        let start = game("");
        assert_eq!(verdicts(&start, "e2e3 e2e4 a2a4"), "legal not-its-move not-its-move");
        let open = game("r3k2r/8/8/8/8/8/8/R3K2R w");
        assert_eq!(verdicts(&open, "e1g1 e1c1"), "not-its-move not-its-move");
    }

    // Both sides stay in their halves; that they give no check is Tabiya's reading.
    "shatranj.tabiya=10" free_moves_stay_at_home_and_give_no_check {
        let position = "4k3/p7/8/8/4P3/8/8/R1N4K w phase=array:3";
        let game = set_up(GAME, "tabiya=10", position);
        assert_eq!(verdicts(&game, "a1a4 a1a7"), "legal no-capture-yet");
        assert_eq!(verdicts(&game, "a1a5 e4e5"), "beyond-centre beyond-centre");
        assert_eq!(verdicts(&game, "e8e7 c1b3 c1d3"), "not-on-turn legal legal");
        let check = set_up(GAME, "tabiya=10", "4k3/p7/8/8/8/8/8/R6K w phase=array:3");
        assert_eq!(verdicts(&check, "a1e1 a1d1"), "no-check-yet legal");
        // So that no position with a check belongs to this phase.
        for position in ["4k3/p7/8/8/8/8/8/4R2K w phase=array:3", "4k3/p7/8/8/8/8/8/4R2K b phase=array:3"] {
            assert_eq!(set_up_error(GAME, &[("tabiya", "10")], Some(position)), "position-check-too-early");
        }
    }

    "shatranj.tabiya=10" free_moves_can_be_ended_early {
        let mut game = set_up(GAME, "tabiya=10", "");
        play(&mut game, "e2e3 e3e4 ready-w");
        assert_eq!(turn(&game), "b");
        assert_eq!(verdicts(&game, "d2d3 ready-w e7e6"), "not-on-turn not-on-turn legal");
        // The second player has all of its ten moves, and no less of the board.
        play(&mut game, "e7e6 e6e5");
        assert_eq!(verdict(&game, "e5e4"), "cannot-capture");
        assert_eq!(verdict(&game, "d7d5"), "not-its-move");
        play(&mut game, "d7d6 d6d5");
        assert_eq!(verdicts(&game, "d5d4 d5e4"), "beyond-centre no-capture-yet");
        play(&mut game, "ready-b");
        assert_eq!(turn(&game), "w");
        assert_eq!(verdicts(&game, "e4d5 ready-w"), "legal nothing-to-declare");
    }

    // Twelve moves of each side lead there under the rules of the free moves, and fewer cannot: every soldier
    // has its steps to make, the counsellor two, and whatever else is not at home at least one.
    "shatranj.tabiya=mujannah" the_winged_array_takes_twelve_moves {
        let mut free = set_up(GAME, "tabiya=12", "");
        play(&mut free, MUJANNAH);
        assert_eq!(turn(&free), "b");
        play(&mut free, &mirrored(MUJANNAH));
        let ready = set_up(GAME, "tabiya=mujannah", "");
        assert_eq!((pieces(&free), turn(&free)), (pieces(&ready), turn(&ready)));
        assert_eq!((least_moves(&ready, true), least_moves(&ready, false)), (12, 12));
    }

    "shatranj.tabiya=mujannah-mashayikhi" the_array_of_the_sheikhs_takes_twelve_moves {
        let mut free = set_up(GAME, "tabiya=12", "");
        play(&mut free, MUJANNAH);
        play(&mut free, "b7b6 c7c6 d7d6 d6d5 e7e6 e6e5 f7f6 h7h6 b8d7 g8e7 d8c7 c7d6");
        let ready = set_up(GAME, "tabiya=mujannah-mashayikhi", "");
        assert_eq!((pieces(&free), turn(&free)), (pieces(&ready), turn(&ready)));
        assert_eq!((least_moves(&ready, true), least_moves(&ready, false)), (12, 12));
        assert_eq!(verdict(&game("7k/p7/8/3q4/8/8/P7/K7 b"), "d5d3"), "not-its-move");
    }

    // Wikipedia lists the moves, eight of White's and seven of Black's.
    "SHA-04" the_torrent_takes_eight_moves {
        let line = games::SHATRANJ.lines.iter().find(|line| line.id == "sayyal").expect("a line");
        let mut game = game("");
        play(&mut game, &line.moves);
        assert_eq!(pieces(&game), "rnbqkbnr/7p/ppppppp1/5P2/6P1/4P3/PPPPN2P/RNBQKBR1");
        assert_eq!((least_moves(&game, true), least_moves(&game, false), turn(&game)), (8, 7, "b".into()));
    }

    // The position after the last printed move, from an independent program.
    "SHA-04" the_game_under_two_masters_names_can_be_played {
        let line = games::SHATRANJ.lines.iter().find(|line| line.id == "suli-lajlaj").expect("a line");
        let mut game = game("");
        play(&mut game, &line.moves);
        assert_eq!(pieces(&game), "2r1k3/8/p1pqNn2/2Bp1B2/4Pb2/1P1Q1K2/P7/6R1");
    }

    // Tabiya's reading: the exchange takes the turn.
    "shatranj.stalemate=transpose" the_exchange_counts_as_a_move {
        let mut game = set_up(GAME, "stalemate=transpose", STALEMATE);
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>(), ["a2~a3"]);
        play(&mut game, "a2~a3");
        assert_eq!((pieces(&game), turn(&game)), ("8/2P5/8/8/8/k7/p7/1RK5".into(), "w".into()));
        assert_eq!(ending(&game), "on");
    }

    "shatranj.stalemate=transpose" without_an_exchange_the_stalemate_wins {
        // On a3 the king would stand attacked.
        let attacked = set_up(GAME, "stalemate=transpose", "8/2P5/8/8/8/p6R/k7/1RK5 b");
        assert_eq!(ending(&attacked), "w stalemate");
        // The soldier would come to its own first rank.
        let behind = set_up(GAME, "stalemate=transpose", "k7/8/p1N5/P7/8/8/8/1R4K1 b");
        assert_eq!(ending(&behind), "w stalemate");
        let judge = |game: &tabiya::Match, text: &str| {
            let action = game.rules().read_move(game.position(), text).expect("a move text");
            game.rules().judge(game.position(), action).map_err(|refusal| refusal.code())
        };
        assert_eq!(judge(&attacked, "a2~a3"), Err("king-attacked"));
        assert_eq!(judge(&behind, "a8~a6"), Err("no-exchange"));
    }

    "shatranj.stalemate=transpose" only_a_stalemated_king_changes_places {
        let free = set_up(GAME, "stalemate=transpose", "8/2P5/8/8/8/p7/k7/2K4R b");
        assert_eq!(verdicts(&free, "a2~a3 a2b3"), "not-stalemated legal");
        let plain = game("8/2P5/8/8/8/p7/k7/2K4R b");
        assert_eq!(verdict(&plain, "a2~a3"), "not-stalemated");
        let checked = set_up(GAME, "stalemate=transpose", "8/2P5/8/8/8/p7/k6R/1RK5 b");
        assert_eq!(ending(&checked), "w checkmate");
    }
}

choices! {
    the_file_of_the_kings: "shatranj.array" at "",
    |game| format!("{}, {:?}", pieces(game), leaves(game, 3)) => {
        "e-file": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR, [16, 256, 4176]",
        "d-file": "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR, [16, 256, 4176]",
    }

    // How many moves are open, how many White makes in a row, then Black; then the first player is on turn.
    the_free_moves: "shatranj.tabiya" at "",
    |game| {
        let in_a_row = |game: &mut tabiya::Match, side: &str, from: u8, towards: i8| {
            let mut made = 0;
            for file in "abcdef".chars() {
                for step in [0, 1] {
                    if turn(game) != side {
                        return made;
                    }
                    let rank = |steps: i8| (from as i8 + steps * towards) as u8;
                    play(game, &format!("{file}{}{file}{}", rank(step), rank(step + 1)));
                    made += 1;
                }
            }
            made
        };
        let open = moves(game).len();
        let white = in_a_row(game, "w", 2, 1);
        let black = in_a_row(game, "b", 7, -1);
        format!("{open} open: {white}, {black}, {}, {}", turn(game), verdict(game, "h2h3"))
    } => {
        "off": "16 open: 1, 1, w, legal",
        "10": "17 open: 10, 10, w, legal",
        "12": "17 open: 12, 12, w, legal",
        "mujannah": "27 open: 1, 1, w, legal",
        "mujannah-mashayikhi": "31 open: 1, 1, w, legal",
    }

    the_stalemate: "shatranj.stalemate" at "8/2P5/8/8/8/p7/k7/1RK5 b",
    |game| ending(game) => {
        "win": "w stalemate",
        "transpose": "on",
        "lose": "b stalemate",
    }

    the_bare_king: "shatranj.bareKing" at "7k/6R1/8/4p3/3K4/8/8/8 w",
    |game| ending_after(game, "d4e5") => {
        "win-unless-rebared": "on",
        "win-immediate": "w bare-king",
    }

    the_names_of_the_pieces: "shatranj.names" at "",
    |game| first_names(game) => {
        "arabic": "Shah Wazir Fil Faras Rukh Baidaq",
        "samantsy": "Hova Anakova Basy Farasy Vorona Zaza",
    }

    // Only the look: the moves are the same.
    the_marked_squares: "shatranj.marks" at "",
    marked_squares => {
        "plain": "no marks, same moves",
        "ashtapada": "16 marks, a1 to h8, same moves",
    }

    the_third_occurrence: "shatranj.repetition" at "",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}
