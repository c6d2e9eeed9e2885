//! Senterej: SNJ-01 to SNJ-11, and the options.

use tabiya::{Match, Phase};

use super::table::*;

game!("senterej");

/// Senterej by alternate moves from the first.
fn alternate(position: &str) -> Match {
    set_up(GAME, "werera=off", position)
}

fn mobilises(game: &Match) -> bool {
    matches!(game.position().phase(), Phase::Mobilisation(_))
}

/// A position of the mobilisation, in which pieces may be missing so that others have room.
fn mobilised(position: &str) -> Match {
    game(&format!("{position} phase=mobilisation"))
}

/// Both sides can castle.
const CASTLING: &str = "r2k4/pppppppp/8/8/8/8/PPPPPPPP/4K2R w";

rules! {
    "SNJ-01" the_pieces_of_shatranj_with_each_king_on_its_right {
        let game = game("");
        assert_eq!(army(&game, "kqbnrp"), "k1 q1 b2 n2 r2 p8");
        assert_eq!(pieces(&game), "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        assert_eq!(letters(&game, "e1 e8 d1 d8"), "KqQk");
    }

    "SNJ-02" all_pieces_move_as_in_shatranj {
        assert_eq!(leaves(&alternate(""), 3), [16, 256, 4176]);
        let pieces = [
            ("k7/p7/8/2p1p3/3B4/2P1P3/8/7K w", "b2 b6 f2 f6"),
            ("k7/p7/8/4p3/3Q4/8/P7/7K w", "c3 c5 e3 e5"),
            ("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w", "c4 d3 d5 d6 e4 f4 g4 h4"),
            ("k7/p7/8/2p1p3/3P4/8/P7/7K w", "c5 d5 e5"),
            ("k7/p7/8/8/3K4/8/P7/8 w", "c3 c4 c5 d3 d5 e3 e4 e5"),
        ];
        for (position, wanted) in pieces {
            assert_eq!(targets(&alternate(position), "d4"), wanted, "{position}");
        }
        // The king has no leap.
        assert_eq!(verdict(&alternate(""), "e1d3"), "not-its-move");
    }

    "SNJ-03" a_soldier_is_replaced_by_any_captured_piece {
        // White still has both chariots; a horse, both elephants and the counsellor are lost.
        let mut game = alternate("6k1/2P5/8/8/8/5N2/1r6/R3K2R w");
        assert_eq!(targets(&game, "c7"), "c8 c8b c8n c8q");
        assert_eq!(verdict_on_all(&game, "c7c8r c7c8k c7c8p"), "not-into-this");
        play(&mut game, "c7c8n");
        assert_eq!((count(&game, 'N'), count(&game, 'P')), (2, 0));
    }

    // Ambiguities 6 and 7.
    "SNJ-09" with_nothing_captured_the_soldier_stays {
        let mut game = alternate("6k1/2P5/8/8/8/8/1r6/RNBQKBNR w");
        assert_eq!(targets(&game, "c7"), "c8");
        play(&mut game, "c7c8 b2b1 a1b1 g8g7");
        // A horse is lost now, but it is too late.
        assert_eq!((on(&game, "c8"), targets(&game, "c8")), ('P', String::new()));
        assert_eq!(verdict(&game, "c8c8n"), "no-promotion");
    }

    "SNJ-04" both_sides_move_freely_until_the_first_capture {
        let mut game = game("");
        assert!(mobilises(&game));
        assert_eq!(verdicts(&game, "e7e6 e2e3"), "legal legal");
        play(&mut game, "e7e6 e6e5 d7d6 d2d3 d6d5 d5d4 e2e3");
        assert!(mobilises(&game));
        assert_eq!(verdict_on_all(&game, "d4e3 e3d4 h7h6 h2h3"), "legal");
        play(&mut game, "d4e3");
        assert_eq!((game.position().phase(), turn(&game)), (Phase::Play, "w".into()));
        assert_eq!(verdicts(&game, "h7h6 f2e3"), "not-on-turn legal");
    }

    // Whoever captures, the other side moves next.
    "SNJ-10" the_first_player_may_capture_first {
        let mut game = game("");
        play(&mut game, "e2e3 e3e4 e4e5 d7d6 e5d6");
        assert_eq!((game.position().phase(), turn(&game)), (Phase::Play, "b".into()));
        assert_eq!(verdicts(&game, "a2a3 c7d6"), "not-on-turn legal");
    }

    // A check in the mobilisation binds only the side that is in check.
    "SNJ-04" a_check_has_to_be_met_when_its_owner_moves {
        let mut game = game("3k4/p7/8/8/8/8/P7/R6K w phase=mobilisation");
        play(&mut game, "a1d1");
        assert_eq!(verdicts(&game, "a7a6 d8d7 ready-b"), "king-attacked king-attacked ready-in-check");
        assert_eq!(verdicts(&game, "d8e8 d1d2"), "legal legal");
        play(&mut game, "d1d2 a2a3 d8e8");
        assert_eq!(verdict_on_all(&game, "a7a6 ready-b d2d8"), "legal");
        // And nobody may walk into one.
        assert_eq!(verdicts(&game, "e8d8 e8d7 e8e7"), "king-attacked king-attacked legal");
    }

    // COM-05 has no exception for the mobilisation: a king that is attacked and cannot be helped
    // has lost, whoever might still move.
    "SNJ-04" a_mate_ends_the_mobilisation_and_the_game {
        let mut mate = game("k7/8/1K6/8/8/p7/8/7R w phase=mobilisation");
        assert_eq!(ending_after(&mut mate, "a3a2 h1h8"), "w checkmate");
        let mut escape = game("k7/8/1K6/8/8/p7/2r5/7R w phase=mobilisation");
        assert_eq!(ending_after(&mut escape, "h1h8"), "on");
        assert_eq!(verdicts(&escape, "a3a2 c2c8 h8h1 ready-w"), "king-attacked legal legal legal");
        // A side that is ready is mated as well.
        let mut ready = game("k7/8/1K6/8/8/p7/8/7R w phase=mobilisation ready=b");
        assert_eq!(ending_after(&mut ready, "h1h8"), "w checkmate");
    }

    // Otherwise there could be no capture.
    "SNJ-04" the_mobilisation_may_cross_the_centre {
        let mut game = game("");
        play(&mut game, "e2e3 e3e4 e4e5 e5e6");
        assert!(mobilises(&game));
        assert_eq!(verdict_on_all(&game, "e6d7 e6f7 d7e6"), "legal");
    }

    // Not in the source: without it a mobilisation might never end.
    "SNJ-10" both_can_declare_themselves_ready {
        let mut game = game("");
        play(&mut game, "e2e3 ready-w");
        assert!(mobilises(&game));
        assert_eq!(verdicts(&game, "d2d3 ready-w e7e6"), "waits-ready waits-ready legal");
        play(&mut game, "e7e6 d7d6 ready-b");
        assert_eq!((game.position().phase(), turn(&game)), (Phase::Play, "w".into()));
        assert_eq!(verdicts(&game, "e6e5 ready-b d2d3"), "not-on-turn nothing-to-declare legal");
    }

    "SNJ-10" the_second_player_can_be_ready_first {
        let mut game = game("");
        play(&mut game, "e2e3 e7e6 ready-b");
        assert_eq!(verdicts(&game, "d7d6 ready-b d2d3"), "waits-ready waits-ready legal");
    }

    // Each side's moves in one go. The line and its end were worked out with an independent move generator.
    "SNJ-04" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "g2g3 f1h3 g1f3 e1g1 d2d3 d3d4 b7b6 c8a6 b8c6 e7e6 e6e5 d8b8");
        assert!(mobilises(&game));
        play(&mut game, "d4e5");
        assert!(!mobilises(&game));
        play(&mut game, "c6e5 f3e5");
        assert_eq!(pieces(&game), "1kr1qbnr/p1pp1ppp/bp6/4N3/8/6PB/PPP1PP1P/RNBQ1RK1");
        assert_eq!(turn(&game), "b");
    }

    "SNJ-05" the_king_castles_to_its_right {
        let mut game = mobilised(CASTLING);
        assert_eq!(verdicts(&game, "e1g1 d8b8"), "legal legal");
        play(&mut game, "e1g1");
        assert_eq!(pieces(&game), "r2k4/pppppppp/8/8/8/8/PPPPPPPP/5RK1");
        play(&mut game, "d8b8");
        assert_eq!(pieces(&game), "1kr5/pppppppp/8/8/8/8/PPPPPPPP/5RK1");
        // One move each, and the mobilisation goes on.
        assert!(mobilises(&game));
        assert_eq!(field(&game, 2), "-");
    }

    "SNJ-05" there_is_no_castling_to_the_left {
        let game = mobilised("3k3r/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w");
        for text in ["e1c1", "d8f8", "e1g1", "d8b8"] {
            assert_ne!(verdict(&game, text), "legal", "{text}");
        }
    }

    // The source names no conditions; these are those of castling elsewhere.
    "SNJ-11" castling_needs_an_open_and_safe_way {
        let start = game("");
        assert_eq!(verdicts(&start, "e1g1 d8b8"), "castling-blocked castling-blocked");
        // Attacked: the king, the square that it passes, the square where it arrives.
        for file in ['e', 'f', 'g'] {
            let gap = file as u8 - b'a';
            let position = format!("k7/{}r{}/8/8/8/8/PPPP3P/4K2R w K", gap, 7 - gap);
            assert_eq!(verdict(&mobilised(&position), "e1g1"), "castling-attacked", "{file}");
        }
        // Not the king's business: the chariot.
        assert_eq!(verdict(&mobilised("k7/7r/8/8/8/8/PPPP4/4K2R w K"), "e1g1"), "legal");
    }

    "SNJ-11" castling_needs_unmoved_pieces {
        let mut king = mobilised(CASTLING);
        play(&mut king, "e1f1 f1e1");
        assert_eq!(verdicts(&king, "e1g1 d8b8"), "right-lost legal");
        let mut rook = mobilised("r2k4/pppppppp/8/8/8/8/PPPPPPP1/4K2R w");
        play(&mut rook, "h1h2 h2h1");
        assert_eq!(verdict(&rook, "e1g1"), "right-lost");
        // The other chariot, come to the corner's side, does not do.
        assert_eq!(set_up_error(GAME, &[], Some("3k4/p7/8/8/8/8/PPPPPPPP/R3K3 w K")), "position-right");
    }

    "SNJ-06" strict_alternation_without_castling_after_the_first_capture {
        let mut game = mobilised("r2k4/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/4K2R w");
        assert_eq!(verdicts(&game, "e1g1 d8b8"), "legal legal");
        play(&mut game, "d4e5");
        assert_eq!(verdicts(&game, "a2a3 d8b8 a7a6"), "not-on-turn no-castling legal");
        play(&mut game, "a7a6");
        assert_eq!(verdicts(&game, "b7b6 e1g1 a2a3"), "not-on-turn no-castling legal");
        assert_eq!(field(&game, 2), "-");
    }

    // The Werera ends at the first capture, so that who lacks a piece is past it.
    "SNJ-06" a_position_with_a_piece_missing_is_in_play {
        let phase = |options: &str, position: &str| set_up(GAME, options, position).position().phase();
        let full = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let less = "rnbkqbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(phase("", "8/2P5/8/8/8/p7/k7/1R1K4 w"), Phase::Play);
        for (options, opening) in [("", Phase::Mobilisation(0)), ("werera=ten-ten", Phase::FreeMoves(10))] {
            assert_eq!(phase(options, &format!("{full} w")), opening);
            assert_eq!(phase(options, &format!("{full} w phase=play")), Phase::Play);
            assert_eq!(phase(options, &format!("{less} w")), Phase::Play);
        }
        // A position that says otherwise is believed.
        assert_eq!(phase("", &format!("{less} w phase=mobilisation")), Phase::Mobilisation(0));
        // It is White's turn only, and nobody castles.
        let game = game("4k2r/p7/8/8/8/8/8/R3K2R w");
        assert_eq!(verdicts(&game, "e8e7 e1g1"), "not-on-turn no-castling");
    }

    "SNJ-07" mate_wins {
        assert_eq!(ending_after(&mut alternate("k7/8/1K6/8/8/p7/8/7R w"), "h1h8"), "w checkmate");
        assert_eq!(ending_after(&mut alternate("k7/8/1K6/8/8/p7/2r5/7R w"), "h1h8"), "on");
        assert_eq!(ending_after(&mut game("k7/8/1K6/8/8/p7/8/7R w phase=play"), "h1h8"), "w checkmate");
    }

    "SNJ-07" stalemate_is_a_draw {
        assert_eq!(ending(&alternate("8/2P5/8/8/8/p7/k7/1RK5 b")), "draw stalemate");
        assert_eq!(ending_after(&mut alternate("8/2P5/8/8/8/p7/k7/1R1K4 w"), "d1c1"), "draw stalemate");
        assert_eq!(ending(&game("8/2P5/8/8/8/p7/k7/1RK5 b phase=play")), "draw stalemate");
    }

    // The source has no rule for it.
    "SNJ-07" a_bare_king_plays_on {
        let mut game = alternate("7k/6R1/8/4p3/3K4/8/8/8 w");
        assert_eq!(ending_after(&mut game, "d4e5"), "on");
        // Two of them draw, as everywhere.
        assert_eq!(ending_after(&mut game, "h8g7"), "draw two-bare-kings");
    }

    "SNJ-08" there_is_no_double_step {
        for game in [game(""), alternate("")] {
            for file in "abcdefgh".chars() {
                assert_eq!(verdict(&game, &format!("{file}2{file}4")), "not-its-move");
                assert_eq!(verdict(&game, &format!("{file}2{file}3")), "legal");
            }
        }
        for file in "abcdefgh".chars() {
            assert_eq!(verdict(&game(""), &format!("{file}7{file}5")), "not-its-move");
        }
    }

    // The reconstruction of note 10, rule by rule.
    "senterej.werera=ten-ten" ten_moves_each_in_the_own_half {
        let mut game = set_up(GAME, "werera=ten-ten", "");
        assert_eq!(verdicts(&game, "e7e6 e1g1 e1c1"), "not-on-turn castling-blocked own-piece");
        play(&mut game, "g2g3 f1h3 g1f3");
        assert_eq!(verdicts(&game, "e1g1 f3e5 h3f5 g3g4"), "legal beyond-centre beyond-centre legal");
        // Castling is one of the ten.
        play(&mut game, "e1g1 d2d3 d3d4 b2b3 c1a3 b1d2");
        assert_eq!(turn(&game), "w");
        assert_eq!(verdict(&game, "d4d5"), "beyond-centre");
        play(&mut game, "e2e3");
        assert_eq!((turn(&game), verdict(&game, "e3e4")), ("b".into(), "not-on-turn"));
        play(&mut game, "b7b6 c8a6 b8c6 d8b8 e7e6 e6e5");
        assert_eq!(verdicts(&game, "e5d4 c6d4 e5e4"), "no-capture-yet no-capture-yet beyond-centre");
        play(&mut game, "g7g6 f8h6 g8f6 d7d6");
        assert_eq!((turn(&game), game.position().phase()), ("w".into(), Phase::Play));
        assert_eq!(verdicts(&game, "d4e5 d6d5"), "legal not-on-turn");
        assert_eq!(pieces(&game), "1kr1q2r/p1p2p1p/bpnp1npb/4p3/3P4/BP2PNPB/P1PN1P1P/R2Q1RK1");
    }

    "senterej.werera=ten-ten" castling_ends_with_the_free_moves {
        let position = "r2k4/pppppppp/8/8/8/8/PPPPPPPP/4K2R w phase=array:10";
        let mut game = set_up(GAME, "werera=ten-ten", position);
        assert_eq!(verdict(&game, "e1g1"), "legal");
        play(&mut game, "ready-w");
        assert_eq!(verdicts(&game, "d8b8 d8f8"), "legal not-its-move");
        play(&mut game, "ready-b");
        assert_eq!(verdict(&game, "e1g1"), "no-castling");
    }

    "senterej.werera=off" without_a_mobilisation_there_is_no_castling {
        let game = alternate(CASTLING);
        assert_eq!(verdicts(&game, "e1g1 ready-w e1f1"), "no-castling nothing-to-declare legal");
    }

    // Its own moves, from when it is bare; a mate in time stands.
    "senterej.bareKingSeven=on" seven_moves_of_the_bare_king {
        let start = || set_up(GAME, "werera=off bareKingSeven=on", "7k/8/8/8/8/2p5/1P6/K7 w");
        let mut game = start();
        play(&mut game, "b2c3 h8g8 c3c4 g8f8 c4c5 f8e8 a1a2 e8d8");
        assert_eq!(ending_after(&mut game, "a2a3 d8e8 a3a4 e8f8 a4a5"), "on");
        assert_eq!(ending_after(&mut game, "f8g8"), "draw bare-king-survived");
        // The seventh move is not made: mate.
        let mut mated = set_up(GAME, "werera=off bareKingSeven=on", "k7/8/1K6/8/8/8/8/7R w bare=b6");
        assert_eq!(ending_after(&mut mated, "h1h8"), "w checkmate");
        let mut escaped = set_up(GAME, "werera=off bareKingSeven=on", "k7/8/1K6/8/8/8/8/7R w bare=b6");
        assert_eq!(ending_after(&mut escaped, "h1h7 a8b8"), "draw bare-king-survived");
    }
}

choices! {
    // White moves twice, then Black.
    the_mobilisation: "senterej.werera" at "",
    |game| {
        play(game, "e2e3");
        verdicts(game, "e7e6 d2d3")
    } => {
        "simultaneous": "legal legal",
        "ten-ten": "not-on-turn legal",
        "off": "legal not-on-turn",
    }

    the_bare_kings_seventh_move: "senterej.bareKingSeven" beside "werera=off" at "7k/8/8/8/8/2p5/1P6/K7 w",
    |game| ending_after(game, "b2c3 h8g8 c3c4 g8f8 c4c5 f8e8 a1a2 e8d8 a2a3 d8e8 a3a4 e8f8 a4a5 f8g8") => {
        "off": "on",
        "on": "draw bare-king-survived",
    }

    the_promotion: "senterej.promotion" beside "werera=off" at "6k1/2P5/8/8/8/5N2/1r6/R3K2R w",
    |game| targets(game, "c7") => {
        "captured-any": "c8 c8b c8n c8q",
        "ferz": "c8q",
    }

    // With the counsellor alive.
    the_promotion_with_nothing_lost: "senterej.promotion" beside "werera=off"
    at "6k1/2P5/8/8/8/8/8/RNBQKBNR w",
    |game| targets(game, "c7") => {
        "captured-any": "c8",
        "ferz": "c8q",
    }

    // A black soldier in front of it, another one diagonally.
    the_counsellors_steps: "senterej.fers" beside "werera=off" at "7k/8/8/2pp4/3Q4/8/8/K7 w",
    |game| format!("{}; {}", targets(game, "d4"), verdicts(game, "d4d5 d4e4")) => {
        "diagonal": "c3 c5 e3 e5; not-its-move not-its-move",
        "king-step-capture-diagonal": "c3 c4 c5 d3 e3 e4 e5; cannot-capture legal",
    }

    // Only the look: the moves are the same.
    the_marked_squares: "senterej.marks" at "",
    marked_squares => {
        "plain": "no marks, same moves",
        "ashtapada": "16 marks, a1 to h8, same moves",
    }

    the_third_occurrence: "senterej.repetition" beside "werera=off" at "",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}
