//! Ninth-century Indian chess: IND-01 to IND-09, and the options.

use super::table::*;

game!("indian");

rules! {
    "IND-01" dabbaba_horse_and_rook_from_the_edge_inwards {
        let game = game("");
        let rank: String = "abcdefgh".chars().map(|file| on(&game, &format!("{file}1"))).collect();
        assert_eq!(rank, "DNRQKRND");
        let rank: String = "abcdefgh".chars().map(|file| on(&game, &format!("{file}8"))).collect();
        assert_eq!(rank, "dnrqkrnd");
        assert_eq!(army(&game, "kqdnrp"), "k1 q1 d2 n2 r2 p8");
    }

    "IND-02" the_kings_stand_on_one_file_either_of_the_two {
        let e_file = game("");
        assert_eq!([on(&e_file, "e1"), on(&e_file, "e8")], ['K', 'k']);
        let d_file = set_up(GAME, "array=d-file", "");
        assert_eq!([on(&d_file, "d1"), on(&d_file, "d8")], ['K', 'k']);
        assert_eq!([on(&d_file, "e1"), on(&d_file, "e8")], ['Q', 'q']);
    }

    "IND-03" soldiers_fill_the_second_rank {
        let game = game("");
        for file in "abcdefgh".chars() {
            assert_eq!([on(&game, &format!("{file}2")), on(&game, &format!("{file}7"))], ['P', 'p']);
        }
        assert_eq!(pieces(&game), "dnrqkrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRQKRND");
    }

    "IND-04" the_dabbaba_jumps_exactly_two_squares_straight {
        let start = game("");
        assert_eq!(targets(&start, "a1"), "a3");
        assert_eq!(verdict_on_all(&start, "a1c1 a1a2 a1b1"), "own-piece");
        let open = game("k7/p7/3p4/2ppp3/2PDP3/2PPP3/8/7K w");
        assert_eq!(targets(&open, "d4"), "b4 d2 d6 f4");
        assert_eq!(verdict_on_all(&open, "d4d5 d4e5 d4f6"), "not-its-move");
        let alone = game("k7/p7/8/8/3D4/8/P7/7K w");
        assert_eq!(targets(&alone, "d4"), "b4 d2 d6 f4");
    }

    "IND-04" the_counts_are_those_of_other_programs {
        assert_eq!(leaves(&game(""), 3), [14, 196, 2870]);
    }

    // The line and its end were worked out with an independent move generator.
    "IND-04" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "a1a3 h8h6 a3c3 h6f6 g1f3 b8c6 c3c5 f6f4 c5c7 d8c7");
        assert_eq!(pieces(&game), "d1r1krn1/ppqppppp/2n5/8/5d2/5N2/PPPPPPPP/1NRQKR1D");
        assert_eq!(turn(&game), "w");
    }

    "IND-05" the_other_pieces_move_as_in_shatranj {
        let pieces = [
            ("k7/p7/8/4p3/3Q4/8/P7/7K w", "c3 c5 e3 e5"),
            ("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w", "c4 d3 d5 d6 e4 f4 g4 h4"),
            ("k7/p7/8/2p1p3/3P4/8/P7/7K w", "c5 d5 e5"),
            ("k7/p7/8/8/3K4/8/P7/8 w", "c3 c4 c5 d3 d5 e3 e4 e5"),
        ];
        for (position, wanted) in pieces {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
    }

    // Note 12.
    "IND-05" the_king_has_no_leap {
        let start = game("");
        assert_eq!(targets(&start, "e1"), "");
        assert_eq!(verdicts(&start, "e1d3 e1f3"), "not-its-move not-its-move");
        assert_eq!(field(&start, 2), "-");
    }

    "IND-06" a_soldier_at_the_end_becomes_a_ferz {
        let mut game = game("4k2r/P6p/8/8/8/8/8/3QK3 w");
        assert_eq!(targets(&game, "a7"), "a8q");
        assert_eq!(verdicts(&game, "a7a8 a7a8r a7a8d"), "choose-kind not-into-this not-into-this");
        play(&mut game, "a7a8q");
        assert_eq!((count(&game, 'Q'), count(&game, 'P')), (2, 0));
    }

    "IND-07" mate_wins {
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/p7/8/7R w"), "h1h8"), "w checkmate");
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/p7/2r5/7R w"), "h1h8"), "on");
    }

    "IND-08" baring_wins_at_once {
        let mut game = game("7k/6R1/8/4p3/3K4/8/8/8 w");
        assert_eq!(ending(&game), "on");
        assert_eq!(ending_after(&mut game, "d4e5"), "w bare-king");
    }

    "IND-09" giving_stalemate_loses {
        assert_eq!(ending(&game("8/2P5/8/8/8/p7/k7/1RK5 b")), "b stalemate");
        assert_eq!(ending_after(&mut game("8/2P5/8/8/8/p7/k7/1R1K4 w"), "d1c1"), "b stalemate");
    }

    // The order of the pieces and the file of the kings are two questions.
    "indian.pieceOrder=ludii" the_other_order_reflects_too {
        let game = set_up(GAME, "pieceOrder=ludii array=d-file", "");
        assert_eq!(pieces(&game), "drnkqnrd/pppppppp/8/8/8/8/PPPPPPPP/DRNKQNRD");
    }
}

choices! {
    the_file_of_the_kings: "indian.array" at "",
    |game| format!("{}, {:?}", pieces(game), leaves(game, 3)) => {
        "e-file": "dnrqkrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRQKRND, [14, 196, 2870]",
        "d-file": "dnrkqrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRKQRND, [14, 196, 2870]",
    }

    the_order_of_the_pieces: "indian.pieceOrder" at "",
    |game| format!("{}, {}", pieces(game), targets(game, "c1")) => {
        "seed": "dnrqkrnd/pppppppp/8/8/8/8/PPPPPPPP/DNRQKRND, ",
        "ludii": "drnqknrd/pppppppp/8/8/8/8/PPPPPPPP/DRNQKNRD, b3 d3",
    }

    the_bare_king: "indian.bareKing" at "7k/6R1/8/4p3/3K4/8/8/8 w",
    |game| ending_after(game, "d4e5") => {
        "win-immediate": "w bare-king",
        "win-unless-rebared": "on",
    }

    the_stalemate: "indian.stalemate" at "8/2P5/8/8/8/p7/k7/1RK5 b",
    |game| ending(game) => {
        "stalemater-loses": "b stalemate",
        "stalemater-wins": "w stalemate",
    }

    the_promotion: "indian.promotion" at "4k2r/P6p/8/8/8/8/8/3QK3 w",
    |game| format!("{}; {}", targets(game, "a7"), verdicts(game, "a7a8 a7a8q")) => {
        "ferz": "a8q; choose-kind legal",
        "none": "a8; legal not-into-this",
    }

    // Only the look: the moves are the same.
    the_marked_squares: "indian.marks" at "",
    marked_squares => {
        "plain": "no marks, same moves",
        "ashtapada": "16 marks, a1 to h8, same moves",
    }

    the_third_occurrence: "indian.repetition" at "",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}
