//! Medieval European chess: MED-01 to MED-11, and the options.

use tabiya::{Match, Position};

use super::table::*;

game!("medieval-chess");

/// The dark squares of a board as its picture has them: those in the corners a1 and h1.
pub fn dark_corners(game: &Match) -> (bool, bool) {
    let picture = tabiya::pictures::diagram::picture(game.rules(), game.position(), &Default::default());
    let dark = picture.split(r#"class="dark-squares""#).nth(1).expect("dark squares");
    let dark = dark.split("/>").next().expect("a path");
    (dark.contains("M0 700h100v100h-100z"), dark.contains("M700 700h100"))
}

rules! {
    "MED-01" the_board_is_of_two_colours {
        let game = game("");
        assert_eq!(game.rules().board().ruling, tabiya::board::Ruling::Chequered);
        assert!(rule_text(&game).contains("eight files and eight ranks, and is chequered."));
    }

    "MED-02" the_corner_at_the_right_is_light {
        assert_eq!(dark_corners(&game("")), (true, false));
        assert!(rule_text(&game("")).contains("The corner at each player’s right is light."));
    }

    "MED-03" white_begins {
        let mut game = game("");
        assert_eq!(turn(&game), "w");
        play(&mut game, "e2e3");
        assert_eq!(turn(&game), "b");
    }

    "MED-04" the_array {
        let game = game("");
        assert_eq!(pieces(&game), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        assert_eq!(letters(&game, "d1 d8 e1 e8"), "QqKk");
    }

    "MED-05" the_pieces_move_as_those_of_shatranj {
        for (position, wanted) in [
            ("k7/p7/8/2p1p3/3B4/2P1P3/8/7K w - - 0 1", "b2 b6 f2 f6"),
            ("k7/p7/8/4p3/3Q4/8/P7/7K w - - 0 1", "c3 c5 e3 e5"),
            ("k7/p7/8/2ppp3/2PNP3/2PPP3/8/7K w - - 0 1", "b3 b5 c2 c6 e2 e6 f3 f5"),
            ("k7/p2p4/3p4/8/1P1R4/8/3P4/7K w - - 0 1", "c4 d3 d5 d6 e4 f4 g4 h4"),
            ("k7/p7/8/8/3K4/8/P7/8 w - - 0 1", "c3 c4 c5 d3 d5 e3 e4 e5"),
        ] {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
    }

    "MED-05" the_king_leaps_once_and_not_after_a_check {
        let position = "4k3/p7/8/8/8/8/r6P/4K2R w Kk - 0 1";
        assert_eq!(verdicts(&game(position), "e1e3 e1f3 e1g3 e1c1 e1c3"), "legal legal legal legal legal");
        let mut moved = game(position);
        play(&mut moved, "e1d1 a7a6");
        assert_ne!(verdict(&moved, "d1d3"), "legal");
        let mut checked = game(position);
        play(&mut checked, "h2h3 a2a1 e1e2 a1a2 e2e1 a2b2");
        assert_eq!(field(&checked, 2), "k");
        assert_ne!(verdict(&checked, "e1e3"), "legal");
        // A leap takes nothing.
        assert_ne!(verdict(&game("4k3/p7/8/8/8/4n3/7P/4K3 w K - 0 1"), "e1e3"), "legal");
    }

    "MED-06" the_pawn_and_nobody_castles {
        assert_eq!(targets(&game("k7/p7/8/2ppp3/3P4/8/P7/7K w - - 0 1"), "d4"), "c5 e5");
        // The king may leap there; the rook stays.
        let mut castles = game("4k3/p7/8/8/8/8/P7/4K2R w K - 0 1");
        play(&mut castles, "e1g1");
        assert_eq!(pieces(&castles), "4k3/p7/8/8/8/8/P7/6KR");
    }

    "MED-07" a_pawn_becomes_a_fers {
        let game = game("7k/P7/7p/8/8/8/8/7K w - - 0 1");
        assert_eq!(targets(&game, "a7"), "a8q");
        assert_eq!(verdict_on_all(&game, "a7a8r a7a8b a7a8n"), "not-into-this");
    }

    "MED-08" promotion_is_compulsory {
        assert_eq!(verdict(&game("7k/P7/7p/8/8/8/8/7K w - - 0 1"), "a7a8"), "choose-kind");
    }

    "MED-09" checkmate_wins {
        assert_eq!(ending_after(&mut game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8"), "w checkmate");
    }

    // Alfins whose only square is their own pawn’s, and kings behind blocked pawns.
    "MED-10" two_passes_draw {
        let locked = "6bk/7p/4p2P/4P3/3p4/p2P4/P7/KB6 w - - 0 1";
        let mut game = set_up(GAME, "stalemate=pass", locked);
        let pass = moves(&game);
        assert_eq!(pass.len(), 1, "{pass:?}");
        play(&mut game, pass.first().expect("one"));
        assert_eq!(ending(&game), "on");
        let pass = moves(&game);
        assert_eq!(pass.len(), 1, "{pass:?}");
        assert!(ending_after(&mut game, pass.first().expect("one")).starts_with("draw"));
    }

    "MED-11" only_the_fers_of_the_array_leaps {
        let game = game("7k/7p/8/8/8/Q7/8/3QK3 w KQ - 0 1");
        assert_eq!((targets(&game, "a3"), targets(&game, "d1")), ("b2 b4".into(), "b3 c2 e2 f3".into()));
        assert_eq!(Position::start(game.rules()).turn().0, 0);
    }

    "medieval-chess.preset=long-assize" the_long_assize_is_the_default {
        assert_eq!(preset(GAME, "long-assize"), "");
    }

    "medieval-chess.preset=no-leaps" without_leaps_it_moves_as_shatranj {
        let game = set_up(GAME, &preset(GAME, "no-leaps"), "");
        // The counts of Shatranj (tests/perft/reference.tsv).
        assert_eq!(leaves(&game, 3), [16, 256, 4176]);
    }
}

choices! {
    the_kings_leap: "medieval-chess.kingLeap" at "",
    |game| targets(game, "e1") => {
        "two-squares": "c3 d3 e3 f3 g3",
        "off": "",
    }

    the_leap_of_the_fers: "medieval-chess.fersLeap" at "",
    |game| targets(game, "d1") => {
        "two-squares": "b3 f3",
        "off": "",
    }

    the_double_step: "medieval-chess.pawnStep" at "",
    |game| targets(game, "e2") => {
        "two": "e3 e4",
        "one": "e3",
    }

    captures_in_passing: "medieval-chess.passing" at "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
    |game| { play(game, "e2e4"); verdict(game, "d4e3").to_owned() } => {
        "captured": "legal",
        "free": "nothing-to-capture",
    }

    a_player_without_a_move: "medieval-chess.stalemate" at "k7/p2K4/P7/8/8/8/8/8 w - - 0 1",
    |game| ending_after(game, "d7c7") => {
        "draw": "draw stalemate",
        "win": "w stalemate",
        "pass": "on",
    }

    the_bare_king: "medieval-chess.bareKing" at "8/8/8/3k4/4p3/8/8/R3K3 w - - 0 1",
    |game| ending_after(game, "a1a4 d5e5 a4e4") => {
        "loses": "w bare-king",
        "plays-on": "on",
    }

    the_third_occurrence: "medieval-chess.repetition" at "",
    third_occurrence => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}
