//! Modern chess: MOD-01 to MOD-13, and the options. What is expected is as the FIDE Laws have it.

use tabiya::Match;

use super::medieval_chess::dark_corners;
use super::table::*;

game!("modern-chess");

/// How many half-moves of knights that go out and home the game lasts.
fn plies_of_repetition(game: &mut Match) -> String {
    for text in "g1f3 g8f6 f3g1 f6g8".split(' ').cycle().take(40) {
        if game.outcome().is_some() {
            break;
        }
        play(game, text);
    }
    format!("{} after {}", ending(game), game.line().count())
}

/// How the game stands after the hundredth and after the hundred and fiftieth quiet half-move.
fn quiet_endings(game: &mut Match) -> String {
    let after = |clock: u16| {
        let position = format!("8/8/8/4k3/8/8/8/R3K3 w - - {clock} 80");
        let mut game = Match::with_rules(game.rules().clone(), Some(&position)).expect("a position");
        if game.outcome().is_none() {
            game.play("a1a2").expect("a move");
        }
        ending(&game)
    };
    format!("{}, {}", after(99), after(149))
}

rules! {
    "MOD-01" the_board_is_chequered_with_a_light_corner {
        assert_eq!(dark_corners(&game("")), (true, false));
        assert!(rule_text(&game("")).contains("and is chequered. The corner at each player’s right is light."));
    }

    "MOD-02" white_begins {
        let mut game = game("");
        assert_eq!(turn(&game), "w");
        play(&mut game, "e2e4");
        assert_eq!((turn(&game).as_str(), verdict(&game, "d2d4")), ("b", "not-on-turn"));
    }

    "MOD-03" the_array {
        assert_eq!(
            game("").position_text(),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        );
    }

    "MOD-04" the_pieces {
        for (position, wanted) in [
            ("k7/p7/8/8/3K4/8/P7/8 w - - 0 1", "c3 c4 c5 d3 d5 e3 e4 e5"),
            ("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w - - 0 1", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w - - 0 1", "c4 d3 d5 d6 e4 f4 g4 h4"),
            ("k7/p7/1p3p2/8/3B4/2P5/P7/7K w - - 0 1", "b6 c5 e3 e5 f2 f6 g1"),
            ("k7/p7/1p1p1p2/8/1P1Q1P2/2PPP3/P7/7K w - - 0 1", "b6 c4 c5 d5 d6 e4 e5 f6"),
        ] {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
    }

    "MOD-05" the_pawn {
        assert_eq!(targets(&game(""), "e2"), "e3 e4");
        // Not over a piece, nor onto one, nor from where it does not begin.
        assert_eq!(targets(&game("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1"), "e2"), "");
        assert_eq!(targets(&game("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1"), "e2"), "e3");
        assert_eq!(targets(&game("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"), "e3"), "e4");
        assert_eq!(targets(&game("k7/p7/8/2ppp3/3P4/8/P7/7K w - - 0 1"), "d4"), "c5 e5");
    }

    "MOD-06" a_capture_in_passing_at_once_only {
        let mut at_once = game("4k3/8/8/8/3p4/8/4P2P/4K3 w - - 0 1");
        play(&mut at_once, "e2e4");
        assert_eq!(field(&at_once, 3), "e3");
        play(&mut at_once, "d4e3");
        assert_eq!(pieces(&at_once), "4k3/8/8/8/8/4p3/7P/4K3");
        let mut late = game("4k3/8/8/8/3p4/8/4P2P/4K3 w - - 0 1");
        play(&mut late, "e2e4 e8e7 h2h3");
        assert_eq!(verdict(&late, "d4e3"), "nothing-to-capture");
        // Nor after two single steps, nor where it would uncover the king along the rank.
        let mut steps = game("4k3/8/8/8/3p4/8/4P2P/4K3 w - - 0 1");
        play(&mut steps, "e2e3 e8e7 e3e4");
        assert_eq!(verdict(&steps, "d4e3"), "nothing-to-capture");
        let mut pinned = game("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
        play(&mut pinned, "e2e4");
        assert_ne!(verdict(&pinned, "d4e3"), "legal");
        assert_eq!(field(&pinned, 3), "-");
    }

    "MOD-07" a_pawn_becomes_what_its_owner_chooses {
        let game = game("7k/P7/8/8/8/8/8/3QK3 w - - 0 1");
        assert_eq!(targets(&game, "a7"), "a8b a8n a8q a8r");
        assert_eq!(verdicts(&game, "a7a8 a7a8k a7a8p"), "choose-kind not-into-this not-into-this");
    }

    "MOD-08" castling_to_either_side {
        let open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let mut game = game(open);
        play(&mut game, "e1g1 e8c8");
        assert_eq!(pieces(&game), "2kr3r/8/8/8/8/8/8/R4RK1");
        assert_eq!(field(&game, 2), "-");
    }

    "MOD-09" what_castling_asks_for {
        // Attacked: where the king stands, what it passes, where it goes; what the rook alone passes may be.
        for (position, wanted) in [
            ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "legal legal"),
            ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "castling-attacked castling-attacked"),
            ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "castling-attacked legal"),
            ("4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1", "legal castling-attacked"),
            ("4k3/8/8/8/1r5r/8/8/R3K2R w KQ - 0 1", "legal legal"),
        ] {
            assert_eq!(verdicts(&game(position), "e1g1 e1c1"), wanted, "{position}");
        }
        // Something between, or a right that is gone.
        for position in ["4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"] {
            for text in ["e1g1", "e1c1"] {
                assert_ne!(verdict(&game(position), text), "legal", "{position}");
            }
        }
        // A rook that has moved and come back, and one that was captured.
        let mut moved = game("4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1");
        play(&mut moved, "h1h2 h7h6 h2h1 h6h5");
        assert_eq!((field(&moved, 2).as_str(), verdicts(&moved, "e1c1")), ("Q", "legal".to_owned()));
        assert_ne!(verdict(&moved, "e1g1"), "legal");
        let mut taken = game("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1");
        play(&mut taken, "g2h1");
        assert_eq!(field(&taken, 2), "Q");
    }

    "MOD-10" checkmate_wins {
        assert_eq!(ending_after(&mut game(""), "f2f3 e7e5 g2g4 d8h4"), "b checkmate");
    }

    "MOD-11" the_king_is_never_left_in_check {
        let game = game("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
        assert_eq!(verdicts(&game, "e2d3 e1d1 e1d2"), "king-attacked legal legal");
    }

    "MOD-12" stalemate_draws {
        assert_eq!(ending_after(&mut game("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"), "g1g6"), "draw stalemate");
    }

    "MOD-13" two_kings_alone_draw {
        assert_eq!(ending_after(&mut game("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"), "e1e2"), "draw two-bare-kings");
        // Other positions in which nobody can mate are not ended.
        assert_eq!(ending(&game("4k3/8/8/8/8/8/8/4KN2 w - - 0 1")), "on");
    }

    "modern-chess.preset=automatic" only_draws_without_a_claim {
        let mut game = set_up(GAME, &preset(GAME, "automatic"), "");
        assert_eq!(plies_of_repetition(&mut game), "draw repetition after 16");
        assert_eq!(quiet_endings(&mut game), "on, draw no-progress");
    }
}

choices! {
    a_position_that_returns: "modern-chess.repetition" at "",
    plies_of_repetition => {
        "third": "draw repetition after 8",
        "fifth": "draw repetition after 16",
    }

    quiet_moves: "modern-chess.quietMoves" at "",
    quiet_endings => {
        "fifty": "draw no-progress, draw no-progress",
        "seventy-five": "on, draw no-progress",
    }
}
