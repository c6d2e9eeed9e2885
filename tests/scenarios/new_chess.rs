//! The new chess of about 1475: NEW-01 to NEW-09, and the options.

use super::medieval_chess::dark_corners;
use super::table::*;

game!("new-chess");

rules! {
    "NEW-01" the_board_is_chequered_with_a_light_corner {
        assert_eq!(dark_corners(&game("")), (true, false));
        assert!(rule_text(&game("")).contains("and is chequered. The corner at each player’s right is light."));
    }

    "NEW-02" white_begins {
        let mut game = game("");
        assert_eq!(turn(&game), "w");
        play(&mut game, "e2e4");
        assert_eq!(turn(&game), "b");
    }

    "NEW-03" the_array {
        assert_eq!(pieces(&game("")), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }

    "NEW-04" king_knight_and_rook {
        for (position, wanted) in [
            ("k7/p7/8/8/3K4/8/P7/8 w - - 0 1", "c3 c4 c5 d3 d5 e3 e4 e5"),
            ("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w - - 0 1", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w - - 0 1", "c4 d3 d5 d6 e4 f4 g4 h4"),
        ] {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
        // The king leaps while it is not in check, and may again when the check is over.
        let mut game = game("4k3/p7/8/8/8/8/r6P/4K2R w K - 0 1");
        assert_eq!(verdict(&game, "e1e3"), "legal");
        play(&mut game, "h2h3 a2e2");
        assert_eq!(verdicts(&game, "e1g1 e1e2"), "not-in-check legal");
    }

    "NEW-05" queen_and_bishop_go_far {
        let bishop = game("k7/p7/1p3p2/8/3B4/2P5/P7/7K w - - 0 1");
        assert_eq!(targets(&bishop, "d4"), "b6 c5 e3 e5 f2 f6 g1");
        let queen = game("k7/p7/1p1p1p2/8/1P1Q1P2/2PPP3/P7/7K w - - 0 1");
        assert_eq!(targets(&queen, "d4"), "b6 c4 c5 d5 d6 e4 e5 f6");
    }

    "NEW-06" the_pawn {
        assert_eq!(targets(&game(""), "e2"), "e3 e4");
        assert_eq!(targets(&game("k7/p7/8/2ppp3/3P4/8/P7/7K w - - 0 1"), "d4"), "c5 e5");
    }

    "NEW-07" a_pawn_is_promoted_at_once {
        let game = game("7k/P7/7p/8/8/8/8/7K w - - 0 1");
        assert_eq!(verdicts(&game, "a7a8 a7a8q a7a8r"), "choose-kind legal not-into-this");
    }

    "NEW-08" checkmate_wins {
        assert_eq!(ending_after(&mut game(""), "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7"), "w checkmate");
    }

    "NEW-09" a_pawn_that_comes_too_early_stays {
        let mut game = set_up(GAME, "promotion=queen-if-lost", "7k/P7/7p/8/8/8/8/3QK3 w - - 0 1");
        play(&mut game, "a7a8 h6h5");
        assert_eq!((on(&game, "a8"), targets(&game, "a8")), ('P', String::new()));
    }
}

choices! {
    the_kings_leap: "new-chess.kingLeap" at "",
    |game| targets(game, "e1") => {
        "two-squares": "c3 d3 e3 f3 g3",
        "off": "",
    }

    captures_in_passing: "new-chess.passing" at "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
    |game| { play(game, "e2e4"); verdict(game, "d4e3").to_owned() } => {
        "captured": "legal",
        "free": "nothing-to-capture",
    }

    a_second_queen: "new-chess.promotion" at "7k/P7/7p/8/8/8/8/3QK3 w - - 0 1",
    |game| targets(game, "a7") => {
        "queen": "a8q",
        "queen-if-lost": "a8",
    }

    a_player_without_a_move: "new-chess.stalemate" at "k7/p2K4/P7/8/8/8/8/8 w - - 0 1",
    |game| ending_after(game, "d7c7") => {
        "win": "w stalemate",
        "draw": "draw stalemate",
    }

    the_bare_king: "new-chess.bareKing" at "8/8/8/3k4/4p3/8/8/R3K3 w - - 0 1",
    |game| ending_after(game, "a1a4 d5e5 a4e4") => {
        "loses": "w bare-king",
        "plays-on": "on",
    }

    the_third_occurrence: "new-chess.repetition" at "",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}
