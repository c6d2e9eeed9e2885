//! Sittuyin: SIT-01 to SIT-20, and the options.

use tabiya::words::en;
use tabiya::{Match, Phase, games};

use super::table::*;

game!("sittuyin", ended);

/// What the first player places here, its king last, and where.
const FIRST: &str = "R@a1 R@h1 N@b2 N@g2 S@d2 S@e3 F@f2 K@f1";
/// What the second player places, without a fault.
const SECOND: &str = "R@a8 R@h8 N@b7 N@g7 S@c6 S@e7 F@d7 K@e8";
/// The same with a rook on the file where the first king is going to stand.
const FAULTY: &str = "R@a8 R@f8 N@b7 N@g7 S@c6 S@e7 F@d7 K@e8";

/// The squares behind the pawns of either side.
const BEHIND_FIRST: &str = "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 h3";
const BEHIND_SECOND: &str = "a6 a7 a8 b6 b7 b8 c6 c7 c8 d6 d7 d8 e7 e8 f7 f8 g7 g8 h7 h8";

/// Sittuyin where the rules watch over the second player's rooks, and who places them elsewhere is told at once.
fn watched(options: &str) -> Match {
    set_up(GAME, &format!("objection=automatic {options}"), "")
}

/// Two lists of moves, played by turns.
fn by_turns(game: &mut Match, first: &str, second: &str) {
    for (first, second) in first.split_whitespace().zip(second.split_whitespace()) {
        play(game, first);
        play(game, second);
    }
}

/// The further fields of the position's text, which has to stand for the position.
fn fields(game: &Match) -> String {
    let text = game.position_text();
    let read = Match::new(GAME, &[], Some(&text)).expect("its own text");
    assert_eq!((read.position(), read.position_text()), (game.position(), text.clone()));
    let options: Vec<&str> = game.rules().options().map(|(option, _)| option).collect();
    let ours = |word: &&str| word.split_once('=').is_some_and(|(name, _)| !options.contains(&name));
    text.split_whitespace().filter(ours).collect::<Vec<_>>().join(" ")
}

/// Whether a lone pawn on this square may promote where it stands. The kings are out of its way.
fn may_promote(white: bool, square: &str) -> &'static str {
    let shape = games::find(GAME).expect("a game").board.shape;
    let at = shape.parse(square).expect("a square");
    let far = if shape.file(at) > 3 { 'a' } else { 'h' };
    let (pawn, own, other) = if white {
        ('P', ('K', "b1".to_owned()), ('k', format!("{far}6")))
    } else {
        ('p', ('k', "b8".to_owned()), ('K', format!("{far}3")))
    };
    let pieces = [(pawn, square.to_owned()), own, other];
    let piece_on =
        |name: &str| pieces.iter().find(|(_, square)| square == name).map_or('.', |(piece, _)| *piece);
    let ranks =
        (1..=8).rev().map(|rank| ('a'..='h').map(|file| piece_on(&format!("{file}{rank}"))).collect());
    let dotted = ranks.collect::<Vec<String>>().join("/");
    let ranks = (1..=8).rev().fold(dotted, |text, gap| text.replace(&".".repeat(gap), &gap.to_string()));
    let side = if white { 'w' } else { 'b' };
    verdict(&game(&format!("{ranks} {side}")), &format!("{square}{square}f"))
}

rules! {
    "SIT-01" both_long_diagonals_are_drawn {
        let board = games::find(GAME).expect("a game").board;
        assert_eq!((board.shape.files, board.shape.ranks), (8, 8));
        assert_eq!(board.ruling, tabiya::board::Ruling::Diagonals);
        assert!(board.marks.is_empty());
    }

    "SIT-02" the_pieces {
        assert_eq!(army(&game(""), "kfsnrp"), "k1 f1 s2 n2 r2 p8");
        let mut game = game("");
        by_turns(&mut game, FIRST, SECOND);
        assert_eq!(army(&game, "kfsnrp"), "k1 f1 s2 n2 r2 p8");
    }

    "SIT-03" only_the_pawns_stand_on_the_board {
        let game = game("");
        assert_eq!(pieces(&game).split('[').next(), Some("8/8/4pppp/pppp4/4PPPP/PPPP4/8/8"));
        assert_eq!(letters(&game, "a3 b3 c3 d3 e4 f4 g4 h4 e6 f6 g6 h6 a5 b5 c5 d5"), "PPPPPPPPpppppppp");
        assert_eq!((game.position().phase(), turn(&game)), (Phase::Deployment, "w".into()));
    }

    "SIT-04" the_pieces_are_placed_behind_the_own_pawns {
        let mut game = set_up(GAME, "pawnSwap=off", "");
        // 5 roles and 20 squares each; with its king the first player can bar 48 of the other's.
        assert_eq!(leaves(&game, 2), [100, 10_000]);
        assert_eq!(leaves(&watched("pawnSwap=off"), 2), [100, 9952]);
        for piece in "KFSNR".chars() {
            assert_eq!(targets(&game, &format!("{piece}@")), BEHIND_FIRST, "{piece}");
        }
        assert_eq!(verdict_on_all(&game, "N@a4 N@d4 N@e5 N@a8 N@d6"), "not-behind-pawns");
        assert_eq!(verdict_on_all(&game, "N@a3 N@e4 N@a5"), "drop-on-piece");
        assert_eq!(verdicts(&game, "P@a1 a3a4 e2e2"), "not-in-hand place-first no-piece");
        play(&mut game, "N@g3");
        for piece in "KFSNR".chars() {
            assert_eq!(targets(&game, &format!("{piece}@")), BEHIND_SECOND, "{piece}");
        }
    }

    "SIT-04" each_player_places_its_pieces_in_turn {
        let mut game = game("");
        for (index, (first, second)) in FIRST.split(' ').zip(SECOND.split(' ')).enumerate() {
            assert_eq!((turn(&game), game.position().phase()), ("w".into(), Phase::Deployment));
            // No side can place again what it has placed.
            if index > 6 {
                assert_eq!(verdict_on_all(&game, "R@c1 N@c1 S@c1 F@c1"), "not-in-hand");
            }
            play(&mut game, first);
            assert_eq!(turn(&game), "b");
            assert_eq!(fields(&game), "");
            play(&mut game, second);
            assert_eq!(fields(&game), "");
        }
        assert_eq!((turn(&game), game.position().phase()), ("w".into(), Phase::Play));
        assert_eq!(pieces(&game), "r3k2r/1n1fs1n1/2s1pppp/pppp4/4PPPP/PPPPS3/1N1S1FN1/R4K1R[]");
        assert_eq!(verdicts(&game, "a3a4 K@e1"), "legal not-in-hand");
    }

    // Ambiguities 2 and 3.
    "SIT-05" a_piece_takes_a_pawns_square_and_the_pawn_goes_behind_the_line {
        let mut game = game("");
        // 100 on empty squares, and 5 roles on 8 pawns, which have 20 squares each; but on e4 the
        // king would stand before the pawn on d5.
        assert_eq!(leaves(&game, 1), [880]);
        assert_eq!(verdicts(&game, "K@e4~a1 F@e4~a1 K@f4~a1"), "no-check-yet legal legal");
        assert_eq!(targets(&game, "R@a3~"), BEHIND_FIRST);
        assert_eq!(verdict_on_all(&game, "R@a3 R@a3~b3 R@a2~a1"), "drop-on-piece");
        assert_eq!(verdict(&game, "R@a3~a4"), "not-behind-pawns");
        play(&mut game, "R@a3~a1");
        assert_eq!(letters(&game, "a3 a1"), "RP");
        assert_eq!(fields(&game), "");
        assert_eq!(targets(&game, "N@e6~"), BEHIND_SECOND);
        play(&mut game, "N@e6~e8");
        assert_eq!(letters(&game, "e6 e8"), "np");
        // The rook stays; a pawn that has gone may have to go again.
        assert_eq!(verdicts(&game, "N@a3~a2 N@a1~a2 N@b3~a1"), "drop-on-piece legal drop-on-piece");
        assert_eq!(fields(&game), "");
    }

    // The source is silent: as with other arrangements before play, no check is given.
    "SIT-17" no_placement_gives_check {
        let mut game = game("");
        play(&mut game, "N@e4~e3");
        assert_eq!(verdicts(&game, "K@d6 K@d7 F@d6"), "no-check-yet legal legal");
        play(&mut game, "K@d7 R@a1 R@a8");
        assert_eq!(verdicts(&game, "N@f4~f3 N@e3~f3"), "legal legal");
        let mut other = set_up(GAME, "", "");
        play(&mut other, "R@a1 K@d6");
        assert_eq!(verdicts(&other, "N@e4~e3 N@f4~f3"), "no-check-yet legal");
    }

    "SIT-06" the_second_players_rooks_take_different_files {
        let mut game = watched("");
        // The first player's are free.
        play(&mut game, "R@a1 R@c8 R@a2");
        assert_eq!(verdict_on_all(&game, "R@c7 R@c6 R@c5~d8"), "rook-barred");
        assert_eq!(verdict_on_all(&game, "R@d8 R@a8 N@c7 K@c7 N@c5~c7"), "legal");
    }

    "SIT-06" the_second_players_rooks_avoid_the_first_kings_file {
        let mut game = watched("");
        play(&mut game, "K@f1");
        assert_eq!(verdict_on_all(&game, "R@f8 R@f7 R@f6~a8"), "rook-barred");
        assert_eq!(verdict_on_all(&game, "R@e8 R@g8 K@f8"), "legal");
        // The first player's rooks may face the second king.
        play(&mut game, "K@e8");
        assert_eq!(verdict_on_all(&game, "R@e1 R@f2"), "legal");
    }

    // The first king may come after the second player's rooks.
    "SIT-06" a_king_that_comes_late_makes_the_second_player_move_its_rook {
        let mut game = watched("");
        by_turns(&mut game, FIRST, FAULTY);
        assert_eq!((turn(&game), game.position().phase()), ("b".into(), Phase::Redeployment));
        assert_eq!(fields(&game), "phase=redeployment");
        assert_eq!(targets(&game, "f8"), "b6 b8 c7 c8 d6 d8 g8 h7 h8");
        assert_eq!(verdict_on_all(&game, "f8a7 f8f7"), "rook-barred");
        assert_eq!(verdicts(&game, "f8f5 f8b7"), "not-behind-pawns drop-on-piece");
        assert_eq!(verdicts(&game, "a8a7 e8d8 a5a4 a3a4"), "mend-first mend-first mend-first not-on-turn");
        assert_eq!(moves(&game).len(), 9);
        play(&mut game, "f8h8");
        assert_eq!((turn(&game), game.position().phase()), ("w".into(), Phase::Play));
        assert_eq!(fields(&game), "");
        assert_eq!(pieces(&game), "r3k2r/1n1fs1n1/2s1pppp/pppp4/4PPPP/PPPPS3/1N1S1FN1/R4K1R[]");
    }

    "SIT-20" after_an_objection_a_chariot_is_moved_and_nothing_else {
        let mut game = game("8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b");
        play(&mut game, "R@d8 R@d7 object-w");
        assert_eq!(game.position().phase(), Phase::Redeployment);
        assert_eq!(verdicts(&game, "b7a8 d7h8"), "mend-first legal");
        let text = rule_text(&game);
        assert!(text.contains("That is done by moving a chariot elsewhere behind the line."), "{text}");
    }

    "SIT-07" king_ferz_horse_rook_and_pawn_move_as_in_shatranj {
        let pieces = [
            ("7k/8/8/2p1p3/3F4/2P1P3/8/7K w", "c5 e5"),
            ("7k/8/8/4p3/3F4/8/P7/7K w", "c3 c5 e3 e5"),
            ("7k/8/8/2ppp3/2PNP3/2PPP3/8/7K w", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("7k/3p4/3p4/8/1P1R4/8/3P4/7K w", "c4 d3 d5 d6 e4 f4 g4 h4"),
            ("7k/8/8/2p1p3/3P4/8/P7/7K w", "c5 d5 e5"),
            ("7k/8/8/8/3K4/8/P7/8 w", "c3 c4 c5 d3 d5 e3 e4 e5"),
        ];
        for (position, wanted) in pieces {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
        // No leap of the king, no double step of the pawn.
        assert_eq!(verdict(&game("7k/8/8/8/3K4/8/P7/8 w"), "d4e6"), "not-its-move");
    }

    "SIT-07" the_sin_steps_diagonally_or_straight_forward {
        assert_eq!(targets(&game("7k/8/8/8/3S4/8/P7/7K w"), "d4"), "c3 c5 d5 e3 e5");
        assert_eq!(targets(&game("7k/p7/8/8/3s4/8/8/7K b"), "d4"), "c3 c5 d3 e3 e5");
        assert_eq!(verdicts(&game("7k/8/8/8/3S4/8/P7/7K w"), "d4d3 d4c4"), "not-its-move not-its-move");
        assert_eq!(targets(&game("7k/8/8/3p4/3S4/8/P7/7K w"), "d4"), "c3 c5 d5 e3 e5");
    }

    "SIT-08" a_pawn_promotes_while_its_side_has_no_ferz {
        let alive = game("3k4/8/2P5/8/8/8/5FK1/R7 w");
        assert_eq!(targets(&alive, "c6"), "c7");
        assert_eq!(verdicts(&alive, "c6c6f c6b7f"), "not-into-this not-into-this");
        let mut lost = game("3k4/8/2P2P2/8/8/8/6K1/R7 w");
        assert_eq!(verdicts(&lost, "c6c6f f6f6f c6c6r c6c6s"), "legal legal not-into-this not-into-this");
        play(&mut lost, "c6c6f d8e8");
        assert_eq!((on(&lost, "c6"), verdict(&lost, "f6f6f")), ('F', "not-into-this"));
        assert_eq!((count(&lost, 'F'), count(&lost, 'P')), (1, 1));
    }

    // The turn of its arrival is long past then.
    "SIT-08" the_ferz_may_be_lost_while_the_pawn_waits {
        let mut game = game("3k4/8/2P5/8/8/8/r4F2/7K b");
        play(&mut game, "a2f2");
        assert_eq!(targets(&game, "c6"), "b5f b7f c6f c7 d5f d7f");
    }

    "SIT-09" pawns_promote_on_the_marked_squares_of_the_enemy_half {
        for (white, ranks, marked) in [
            (true, 2..=8, ["d5", "e5", "c6", "f6", "b7", "g7", "a8", "h8"]),
            (false, 1..=7, ["d4", "e4", "c3", "f3", "b2", "g2", "a1", "h1"]),
        ] {
            for rank in ranks {
                for file in 'a'..='h' {
                    let square = format!("{file}{rank}");
                    let wanted = if marked.contains(&square.as_str()) { "legal" } else { "no-promotion" };
                    assert_eq!(may_promote(white, &square), wanted, "{square}");
                }
            }
        }
    }

    "SIT-10" promotion_waits_for_a_later_turn {
        let mut game = game("3k4/8/8/2P5/8/8/6K1/R7 w");
        assert_eq!(targets(&game, "c5"), "c6");
        assert_eq!(verdict(&game, "c5c6f"), "no-promotion");
        play(&mut game, "c5c6");
        assert_eq!(on(&game, "c6"), 'P');
        play(&mut game, "d8e8 g2g3 e8d8");
        assert_eq!(verdict(&game, "c6c6f"), "legal");
    }

    "SIT-10" where_it_stands_or_by_a_step_of_the_ferz {
        let position = "3k4/8/2P5/8/8/8/6K1/R7 w";
        assert_eq!(targets(&game(position), "c6"), "b5f b7f c6f c7 d5f d7f");
        let mut place = game(position);
        play(&mut place, "c6c6f");
        assert_eq!((on(&place, "c6"), turn(&place)), ('F', "b".into()));
        let mut step = game(position);
        play(&mut step, "c6b5f");
        assert_eq!((letters(&step, "b5 c6"), turn(&step)), ("F-".into(), "b".into()));
    }

    // The source lets the step capture.
    "SIT-10" the_step_may_capture {
        let ahead = game("3k4/3n4/2P5/8/8/8/6K1/R7 w");
        assert_eq!(targets(&ahead, "c6"), "b5f b7f c6f c7 d5f d7 d7f");
        let behind = game("3k4/8/2P5/1n6/8/8/6K1/R7 w");
        assert_eq!(verdicts(&behind, "c6b5f c6b5 c6d5f"), "legal not-its-move legal");
        // An own piece is in the way as ever.
        assert_eq!(verdict(&game("3k4/8/2P5/1N6/8/8/6K1/R7 w"), "c6b5f"), "own-piece");
        // Nor may the own king be exposed.
        let pinned = game("2r4k/8/2P5/8/8/8/8/2K5 w");
        assert_eq!(verdicts(&pinned, "c6b7f c6c6f c6c7"), "king-attacked legal legal");
    }

    "SIT-11" the_step_neither_checks_nor_captures_the_ferz {
        let check = game("4k3/8/2P5/8/8/8/6K1/R7 w");
        assert_eq!(verdicts(&check, "c6d7f c6b7f c6c6f"), "promotion-too-strong legal legal");
        let ferz = game("3k4/1f6/2P5/8/8/8/6K1/R7 w");
        assert_eq!(verdicts(&ferz, "c6b7f c6b7"), "promotion-too-strong legal");
    }

    // The source bars checks for the step alone, and only by the new ferz.
    "SIT-11" other_checks_are_not_barred {
        let place = game("8/8/2P5/3k4/8/8/6K1/R7 w");
        assert_eq!(verdict(&place, "c6c6f"), "legal");
        let uncovered = game("2k5/8/2P5/8/8/8/6K1/2R5 w");
        assert_eq!(verdicts(&uncovered, "c6b5f c6d5f c6b7f"), "legal legal promotion-too-strong");
    }

    "SIT-12" a_pawn_that_has_passed_promotes_no_more {
        let mut game = game("8/2P5/8/1k6/8/8/6K1/R7 w");
        assert_eq!(targets(&game, "c7"), "c8");
        assert_eq!(verdicts(&game, "c7c7f c7c8f c7b8f"), "no-promotion no-promotion no-promotion");
        play(&mut game, "c7c8 b5b4");
        assert_eq!((targets(&game, "c8"), verdict(&game, "c8c8f")), (String::new(), "no-promotion"));
    }

    // The corner is a marked square.
    "SIT-12" a_pawn_in_the_corner_can_still_promote {
        assert_eq!(targets(&game("P7/8/8/3k4/8/8/6K1/R7 w"), "a8"), "a8f b7f");
    }

    "SIT-13" mate_wins_and_there_are_neither_double_steps_nor_castling {
        assert_eq!(ended("k7/8/K7/8/8/8/8/2R5 w", "c1c8"), "w checkmate");
        assert_eq!(ended("k7/8/K7/8/8/8/8/2R5 w", "c1c7"), "on");
        let mut start = game("");
        by_turns(&mut start, FIRST, SECOND);
        for file in 'a'..='h' {
            let from = if file < 'e' { 3 } else { 4 };
            assert_eq!(verdict(&start, &format!("{file}{from}{file}{}", from + 2)), "not-its-move");
        }
        assert_eq!(verdict(&game("4k3/8/8/8/8/8/8/4K2R w"), "e1g1"), "not-its-move");
    }

    "SIT-14" no_move_stalemates {
        let one = game("k7/8/K7/8/8/8/8/2R5 w");
        assert_eq!(verdicts(&one, "c1b1 c1c2 c1c8"), "gives-stalemate legal legal");
        // With a pawn that can move there is no stalemate.
        assert_eq!(verdict(&game("k7/8/K7/8/7p/8/8/2R5 w"), "c1b1"), "legal");
    }

    // A capture can stalemate as well.
    "SIT-14" nor_by_capturing_the_last_piece_that_can_move {
        assert_eq!(verdicts(&game("k7/8/K7/8/8/8/1pR5/8 w"), "c2b2 c2c1"), "gives-stalemate legal");
    }

    "SIT-18" a_player_whose_every_move_would_stalemate_draws {
        // The king on a8 and the pawn on a7 cannot move, whatever the king on h1 does.
        assert_eq!(ending(&game("k1P5/p1P5/P7/8/8/8/8/7K w")), "draw stalemate");
        let check = game("k1P5/p1P5/P7/3N4/8/8/8/7K w");
        assert_eq!(verdicts(&check, "h1g1 d5e3 d5b6"), "gives-stalemate gives-stalemate legal");
    }

    // A promotion is a move.
    "SIT-14" who_can_promote_is_not_stalemated {
        assert_eq!(verdict(&game("k7/8/K7/8/3p4/3P4/8/2R5 w"), "c1b1"), "legal");
        // On another square it could not.
        assert_eq!(verdict(&game("k7/8/K7/8/2p5/2P5/8/3R4 w"), "d1b1"), "gives-stalemate");
    }

    // The stronger side's moves are counted.
    "SIT-15" a_rook_has_sixteen_moves_against_a_bare_king {
        let mut game = set_up(GAME, "repetition=off", "8/8/8/1k6/8/p7/6K1/R7 w");
        play(&mut game, "a1a3");
        assert_eq!(fields(&game), "counting=b:bare:0/16");
        for move_number in 1..16 {
            let (there, back) = if move_number % 2 == 1 { ("b5b6", "g2g1") } else { ("b6b5", "g1g2") };
            play(&mut game, there);
            assert_eq!(ending_after(&mut game, back), "on");
            assert_eq!(fields(&game), format!("counting=b:bare:{move_number}/16"));
        }
        assert_eq!(ending_after(&mut game, "b6b5 g1g2"), "draw counted-out");
    }

    "SIT-15" a_mate_with_the_sixteenth_move_wins {
        assert_eq!(ended("k7/8/K7/8/8/8/8/2R5 w - - 0 1 counting=b:bare:15/16", "c1c8"), "w checkmate");
        assert_eq!(ended("k7/8/K7/8/8/8/8/2R5 w - - 0 1 counting=b:bare:15/16", "c1c7"), "draw counted-out");
    }

    "COM-19" the_centre_counts_in_a_position_that_is_set_up {
        for turn in ["w", "b"] {
            assert_eq!(fields(&game(&format!("8/8/8/3k4/8/8/8/K6R {turn}"))), "counting=b:bare:0/21");
            assert_eq!(fields(&game(&format!("8/8/3k4/8/8/8/8/K6R {turn}"))), "counting=b:bare:0/16");
        }
    }

    "SIT-15" five_more_for_a_king_bared_in_the_centre {
        for (position, limit) in [
            ("8/8/8/3k4/8/p7/6K1/R7 w", 21),
            ("8/8/8/4k3/8/p7/6K1/R7 w", 21),
            ("8/8/8/8/3k4/p7/6K1/R7 w", 21),
            ("8/8/8/8/4k3/p7/6K1/R7 w", 21),
            ("8/8/8/2k5/8/p7/6K1/R7 w", 16),
            ("8/8/4k3/8/8/p7/6K1/R7 w", 16),
        ] {
            let mut game = game(position);
            play(&mut game, "a1a3");
            assert_eq!(fields(&game), format!("counting=b:bare:0/{limit}"), "{position}");
        }
        let text = rule_text(&game(""));
        assert!(text.contains("If the bare king is on one of the four squares in the middle"), "{text}");
    }

    "SIT-19" where_a_bare_king_goes_later_makes_no_difference {
        let mut game = game("8/8/8/2k5/8/p7/6K1/R7 w");
        play(&mut game, "a1a3 c5d5 a3a1");
        assert_eq!(fields(&game), "counting=b:bare:1/16");
        let text = rule_text(&game);
        assert!(text.contains("Where the king stands is looked at when it is bared."), "{text}");
    }

    "SIT-15" the_first_players_bare_king_has_the_same {
        let mut game = game("r7/6k1/P7/8/8/1K6/8/8 b");
        play(&mut game, "a8a6");
        assert_eq!(fields(&game), "counting=w:bare:0/16");
    }

    "SIT-15" nothing_is_counted_with_a_pawn_or_without_a_rook {
        let mut pawn = game("8/8/2P5/6k1/8/p7/6K1/R7 w");
        play(&mut pawn, "a1a3 g5h5");
        assert_eq!(fields(&pawn), "");
        play(&mut pawn, "c6c6f");
        assert_eq!(fields(&pawn), "counting=b:bare:0/16");
        let mut ferz = game("8/8/8/3k4/8/1p6/F5K1/8 w");
        play(&mut ferz, "a2b3");
        assert_eq!(fields(&ferz), "");
    }

    // The line and its end were worked out with an independent move generator.
    "SIT-15" the_demonstration_can_be_played {
        let mut game = game("3k4/8/2P5/8/8/8/6K1/R7 w");
        play(&mut game, "c6c6f d8c7 a1a7 c7c6");
        // On c6, outside the centre; the count has begun with the bare king's pawnless enemy.
        play(&mut game, "g2f3 c6d5");
        assert_eq!(pieces(&game).split('[').next(), Some("8/R7/8/3k4/8/5K2/8/8"));
        assert!(fields(&game).starts_with("counting=b:bare:") && fields(&game).ends_with("/16"));
    }

    "sittuyin.setupOrder=whole-army" one_side_after_the_other {
        let mut game = watched("setupOrder=whole-army");
        for text in FIRST.split(' ') {
            assert_eq!(turn(&game), "w");
            play(&mut game, text);
            assert_eq!(fields(&game), "");
        }
        for text in SECOND.split(' ') {
            assert_eq!((turn(&game), game.position().phase()), ("b".into(), Phase::Deployment));
            // The first king stands: no rook comes on its file.
            if text.starts_with('R') {
                assert_eq!(verdict(&game, "R@f8"), "rook-barred");
            }
            play(&mut game, text);
            assert_eq!(fields(&game), "");
        }
        assert_eq!((turn(&game), game.position().phase()), ("w".into(), Phase::Play));
    }

    "sittuyin.rookRank=first-rank-only" only_rooks_are_bound {
        let mut game = watched("rookRank=first-rank-only");
        assert_eq!(verdicts(&game, "R@a2 R@a3~a1 R@a1 N@a2"), "rook-off-first-rank rook-off-first-rank legal legal");
        by_turns(&mut game, FIRST, FAULTY);
        assert_eq!(fields(&game), "phase=redeployment");
        assert_eq!(targets(&game, "f8"), "b8 c8 d8 g8 h8");
        // Fairy-Stockfish's count.
        assert_eq!(leaves(&set_up(GAME, "rookRank=first-rank-only pawnSwap=off", ""), 1), [88]);
    }

    // With the first rank full elsewhere, a rook still finds a square.
    "sittuyin.rookRank=first-rank-only" there_is_always_a_square_for_a_rook {
        let mut game = watched("rookRank=first-rank-only pawnSwap=off setupOrder=whole-army");
        play(&mut game, "K@f1 R@a1 R@h1 N@b2 N@g2 S@d2 S@e3 F@f2");
        play(&mut game, "K@a8 F@b8 S@c8 S@d8 N@e8 N@g8");
        assert_eq!(targets(&game, "R@"), "h8");
        play(&mut game, "R@h8");
        assert_eq!(verdicts(&game, "R@f8 R@f7 R@h7 R@a7"), "rook-barred rook-barred rook-barred legal");
        // As when it has to go elsewhere.
        let mut late = watched("rookRank=first-rank-only");
        by_turns(&mut late, FIRST, "K@a8 F@b8 S@c8 S@d8 N@e8 R@h8 R@f8 N@g8");
        assert_eq!(fields(&late), "phase=redeployment");
        assert_eq!(targets(&late, "f8"), "a6 a7 b6 b7 c6 c7 d6 d7 e7 g7");
    }

    "sittuyin.onlyPromotions=claim" stalemate_is_claimed_only_where_promotions_are_left {
        let claim = |position: &str| set_up(GAME, "onlyPromotions=claim", position);
        let mut drawn = claim("k7/8/K7/8/3p4/3P4/8/1R6 b");
        assert_eq!(ending_after(&mut drawn, "stalemate-b"), "draw stalemate");
        assert_eq!(fields(&drawn), "standoff=stalemate");
        assert_eq!(verdict(&drawn, "d4d4f"), "game-over");
        for position in [
            // Another soldier has a move.
            "k7/8/K7/7p/3p4/3P4/8/1R6 b",
            // In check nobody claims: the step to e3 stops the chariot's.
            "8/8/8/8/3p4/k2P3R/8/1K6 b",
            // The counsellor is there, and the soldier cannot be promoted.
            "k7/8/K7/8/3p4/3P4/8/1R5f b",
        ] {
            assert_eq!(verdict(&claim(position), "stalemate-b"), "no-stalemate", "{position}");
        }
        assert_eq!(
            set_up_error(GAME, &[], Some("k7/8/K7/8/3p4/3P4/8/1R6 b standoff=stalemate")),
            "position-field"
        );
    }

    "sittuyin.objection=claim" the_first_player_objects_before_its_first_move {
        let mut game = set_up(GAME, "objection=claim", "");
        by_turns(&mut game, FIRST, "R@f7 R@f8 N@b7 N@g7 S@c6 S@e7 F@d7 K@e8");
        assert_eq!((turn(&game), game.position().phase()), ("w".into(), Phase::Play));
        assert_eq!(fields(&game), "object=open");
        let text = game.position_text();
        let other = text.replace("object=open", "object=shut");
        assert_eq!(set_up_error(GAME, &[("objection", "claim")], Some(&other)), "position-field");
        assert_eq!(verdicts(&game, "object-w object-b a3a4"), "legal not-on-turn legal");
        let mut objected = game.clone();
        play(&mut objected, "object-w");
        assert_eq!((turn(&objected), fields(&objected)), ("b".into(), "phase=redeployment".into()));
        // Both rooks have to go, one after the other.
        assert_eq!(verdicts(&objected, "f7f8 f8f7 f7h8 e8d8"), "drop-on-piece drop-on-piece legal mend-first");
        play(&mut objected, "f7h8");
        assert_eq!((turn(&objected), fields(&objected)), ("b".into(), "phase=redeployment".into()));
        assert_eq!(verdicts(&objected, "f8h7 h8g8 f8a8"), "rook-barred mend-first legal");
        play(&mut objected, "f8a8");
        assert_eq!((turn(&objected), fields(&objected)), ("w".into(), String::new()));
        assert_eq!(verdicts(&objected, "object-w a3a4"), "no-objection legal");
        // A side that moves has not objected.
        play(&mut game, "a3a4 h6h5");
        assert_eq!((fields(&game), verdict(&game, "object-w")), (String::new(), "no-objection"));
    }

    "sittuyin.objection=claim" there_may_be_nothing_to_object_to {
        let mut game = set_up(GAME, "objection=claim", "");
        assert_eq!(verdict(&game, "object-w"), "no-objection");
        by_turns(&mut game, FIRST, SECOND);
        assert_eq!((fields(&game), verdict(&game, "object-w")), (String::new(), "no-objection"));
    }

    "sittuyin.promoCheck=all" no_promotion_captures_checks_uncovers_or_attacks {
        let game = |position: &str| set_up(GAME, "promoCheck=all", position);
        assert_eq!(targets(&game("3k4/8/2P5/8/8/8/6K1/R7 w"), "c6"), "b5f b7f c6f c7 d5f d7f");
        // A capture; the pawn's own stays.
        assert_eq!(targets(&game("3k4/3n4/2P5/8/8/8/6K1/R7 w"), "c6"), "b5f b7f c7 d5f d7");
        // A check from where it stands, and one that is uncovered.
        assert_eq!(verdicts(&game("8/8/2P5/3k4/8/8/6K1/R7 w"), "c6c6f c6b7f"), "promotion-too-strong legal");
        assert_eq!(verdict_on_all(&game("2k5/8/2P5/8/8/8/6K1/2R5 w"), "c6b5f c6d5f"), "promotion-too-strong");
        // An attack on a piece.
        let attack = game("2n1k3/8/2P5/8/8/8/6K1/R7 w");
        assert_eq!(verdicts(&attack, "c6b7f c6c6f c6b5f"), "promotion-too-strong legal legal");
    }

    "sittuyin.lastPawn=on" only_the_last_pawn_promotes_anywhere {
        let game = |position: &str| set_up(GAME, "lastPawn=on", position);
        assert_eq!(verdict(&game("8/8/8/1k6/3P4/7P/6K1/R7 w"), "d4d4f"), "no-promotion");
        assert_eq!(verdict(&game("8/8/8/1k6/3P4/8/5FK1/R7 w"), "d4d4f"), "not-into-this");
        // The other side's pawns do not count, and a pawn that has passed has a way again.
        assert_eq!(verdict(&game("8/8/8/1k6/3P3p/8/6K1/R7 w"), "d4d4f"), "legal");
        assert_eq!(verdict(&game("8/2P5/8/1k6/8/8/6K1/R7 w"), "c7c7f"), "legal");
    }

    "sittuyin.count=federation" the_federations_numbers {
        for (position, text, limit) in [
            ("8/8/8/1k6/8/p7/6K1/R7 w", "a1a3", "16"),
            ("8/8/8/3k4/8/p7/6K1/R7 w", "a1a3", "16"),
            ("8/8/8/1k6/8/1p6/S5K1/8 w", "a2b3", "44"),
            ("8/8/8/1k6/8/1p6/6K1/N7 w", "a1b3", "64"),
            ("8/8/8/1k6/8/1p6/S5K1/N7 w", "a2b3", "44"),
            ("8/8/8/1k6/8/1p6/S5K1/N6R w", "a2b3", "16"),
        ] {
            let mut game = set_up(GAME, "count=federation", position);
            play(&mut game, text);
            assert_eq!(fields(&game), format!("counting=b:bare:0/{limit}"), "{position}");
        }
        for position in ["8/8/8/3k4/8/1p6/F5K1/8 w", "8/8/8/7k/8/1p6/S5KP/N6R w"] {
            let mut game = set_up(GAME, "count=federation", position);
            play(&mut game, "a2b3");
            assert_eq!(fields(&game), "", "{position}");
        }
    }

    "sittuyin.preset=seed" the_seeds_rules_are_the_default {
        assert_eq!(preset(GAME, "seed"), "");
    }

    "sittuyin.preset=federation" the_federations_rules {
        let options = preset(GAME, "federation");
        let mut game = set_up(GAME, &options, "");
        assert_eq!(leaves(&game, 1), [88]);
        play(&mut game, "K@f1");
        assert_eq!(turn(&game), "w");
        let place = set_up(GAME, &options, "8/8/2P5/3k4/8/8/6K1/R7 w");
        assert_eq!(verdict(&place, "c6c6f"), "promotion-too-strong");
        let mut stalemate = set_up(GAME, &options, "k7/8/K7/8/8/8/8/2R5 w");
        assert_eq!(ending_after(&mut stalemate, "c1b1"), "draw stalemate");
        let mut count = set_up(GAME, &options, "8/8/8/1k6/8/1p6/S5K1/8 w");
        play(&mut count, "a2b3");
        assert_eq!(fields(&count), "counting=b:bare:0/44");
    }

    "SIT-16" nothing_is_counted_with_a_soldier_or_without_a_chariot {
        for (pieces, counted) in [("2R", true), ("1RR", true), ("2S", false), ("2N", false), ("P1R", false)] {
            let game = set_up(GAME, "", &format!("8/8/8/8/2k5/8/{pieces}5/4K3 b phase=play"));
            assert_eq!(game.position().count().is_some(), counted, "{pieces}");
        }
        let text = rule_text(&game(""));
        assert!(text.contains("while that side has an unpromoted soldier, or no chariot."), "{text}");
        assert!(text.contains("The number is 16 with a chariot."), "{text}");
        let federation = rule_text(&set_up(GAME, "count=federation", ""));
        assert!(federation.contains("an unpromoted soldier, or no chariot, elephant or horse."), "{federation}");
    }

    // Before play, and with nothing to object to: what is refused is the objection, no count.
    "SIT-06" an_objection_too_early_is_refused_as_one {
        assert_eq!(verdict(&game(""), "object-w"), "no-objection");
        assert_eq!(verdict(&game(""), "count-w"), "nothing-to-count");
    }
}

choices! {
    // Neither king nor soldier can move, but the soldier can be promoted.
    only_promotions: "sittuyin.onlyPromotions" at "k7/8/K7/8/3p4/3P4/8/1R6 b",
    |game| format!("{} {}", verdicts(game, "d4d4f stalemate-b stalemate-w"), ending_after(game, "d4d4f")) => {
        "must-promote": "legal no-stalemate not-on-turn on",
        "claim": "legal legal not-on-turn on",
    }

    who_places_next: "sittuyin.setupOrder" at "",
    |game| {
        play(game, "K@f1");
        turn(game)
    } => {
        "alternate-one-piece": "b",
        "whole-army": "w",
    }

    the_rooks_squares: "sittuyin.rookRank" beside "pawnSwap=off" at "",
    |game| targets(game, "R@") => {
        "anywhere-behind": BEHIND_FIRST,
        "first-rank-only": "a1 b1 c1 d1 e1 f1 g1 h1",
    }

    a_pawns_square: "sittuyin.pawnSwap" at "",
    |game| verdicts(game, "N@a3~a1 N@a1") => {
        "allowed": "legal legal",
        "off": "drop-on-piece legal",
    }

    a_rook_before_the_king: "sittuyin.objection" at "",
    |game| {
        play(game, "K@f1");
        verdicts(game, "R@f8 R@e8")
    } => {
        "claim": "legal legal",
        "automatic": "rook-barred legal",
    }

    a_move_that_stalemates: "sittuyin.stalemate" at "k7/8/K7/8/8/8/8/2R5 w",
    |game| match verdict(game, "c1b1") {
        "legal" => ending_after(game, "c1b1"),
        refusal => refusal.to_owned(),
    } => {
        "forbidden": "gives-stalemate",
        "draw": "draw stalemate",
    }

    a_promotion_that_checks: "sittuyin.promoCheck" at "8/8/2P5/3k4/8/8/6K1/R7 w",
    |game| targets(game, "c6") => {
        "diagonal-only": "b5f b7f c6f c7 d7f",
        "all": "b5f b7f c7 d7f",
    }

    the_last_pawn: "sittuyin.lastPawn" at "8/8/8/1k6/3P4/8/6K1/R7 w",
    |game| targets(game, "d4") => {
        "off": "d5",
        "on": "c3f c5f d4f d5 e3f e5f",
    }

    a_king_bared_in_the_centre: "sittuyin.count" at "8/8/8/3k4/8/p7/6K1/R7 w",
    |game| {
        play(game, "a1a3");
        fields(game)
    } => {
        "pritchard-16/21": "counting=b:bare:0/21",
        "federation": "counting=b:bare:0/16",
        "off": "",
    }

    the_third_occurrence: "sittuyin.repetition" at "r6k/p7/8/8/8/8/P7/R6K w",
    |game| {
        let before = ending_after(game, "h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1");
        format!("{before}, {}", ending_after(game, "g8h8"))
    } => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}

/// No text gives a seat two kings, or pieces in hand once play has begun.
#[test]
fn texts_of_a_deployment_that_cannot_be() {
    let pawns = "8/8/4pppp/pppp4/4PPPP/PPPP4/8";
    for (position, wanted) in [
        (format!("{pawns}/K7[Kk] w"), "position-two-kings"),
        (format!("{pawns}/8[KKk] w"), "position-two-kings"),
        (format!("{pawns}/8[k] w"), "position-no-king"),
        (format!("{pawns}/8[Kq] w"), "position-hand"),
        (format!("{pawns}/8[Kk w"), "position-hand"),
        (format!("{pawns}/8[Kk] w phase=play"), "position-field"),
        (format!("{pawns}/8[Kk] w phase=redeployment"), "position-field"),
        (format!("{pawns}/K6k[] w phase=deployment"), "position-field"),
        (format!("{pawns}/K7[k] w"), "position-field"),
        ("1r2k3/8/8/8/8/8/8/K7 b phase=redeployment".into(), "position-field"),
        ("1r2k3/8/8/8/8/8/8/K7 w object=open".into(), "position-field"),
    ] {
        assert_eq!(set_up_error(GAME, &[], Some(&position)), wanted, "{position}");
    }
}

/// A field that the game knows is not said to mean nothing.
#[test]
fn fields_that_do_not_fit_are_told_so() {
    let army = "8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b phase=play";
    for (position, field) in [
        (army, "phase=play"),
        ("8/8/8/8/4k3/8/8/K6R w phase=deployment", "phase=deployment"),
        ("8/8/8/8/4k3/8/8/K6R w object=open", "object=open"),
    ] {
        assert_eq!(
            set_up_words(GAME, position),
            format!("What “{field}” says does not fit the rest of the position.")
        );
    }
}

/// What is placed is not dropped, and what makes room does not jump.
#[test]
fn the_set_up_is_told_as_it_is() {
    let narrated = |text: &str| {
        let mut game = game("");
        let beats = game.play(text).expect(text);
        beats
            .iter()
            .map(|beat| en::narrate(game.rules(), game.position(), beat))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert!(narrated("K@f1").starts_with("White places a king on f1."), "{}", narrated("K@f1"));
    let placed = narrated("R@a3~b1");
    assert!(placed.contains("White’s soldier goes from a3 to b1."), "{placed}");
    assert!(placed.contains("White places a chariot on a3."), "{placed}");
}

/// Pieces of empty hands, marks of promoted pieces, and counts in plies.
#[test]
fn texts_as_fairy_stockfish_writes_them() {
    let counting = |position: &str| fields(&set_up(GAME, "count=federation", position));
    assert_eq!(counting("8/8/7k/8/1f~6/1K6/3s4/8[] b - 88 13 176"), "counting=w:bare:6/44");
    assert_eq!(counting("8/2k5/8/8/8/6R1/1F6/7K[] w - 32 1 166"), "counting=b:bare:0/16");
    assert_eq!(set_up_error(GAME, &[], Some("8/2k5/8/7s/8/6R1/1F6/7K[] w - 32 1 166")), "position-field");
}
