//! Heian Shogi: HEI-01 to HEI-10, and the options.

use super::table::*;

game!("heian-shogi", ended);

/// White's gold bares Black, and stands next to Black's king.
const BARING: &str = "8/8/4k3/3p4/3G4/8/8/K7 w";

rules! {
    "HEI-01" sixteen_pieces_a_side_on_eight_by_eight {
        let game = game("");
        let shape = game.rules().board().shape;
        assert_eq!((shape.files, shape.ranks), (8, 8));
        assert_eq!(army(&game, "kgsnlp"), "k1 g1 s2 n2 l2 p8");
    }

    "HEI-02" the_king_on_its_left_the_gold_beside_it {
        assert_eq!(pieces(&game("")), "lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL");
        assert_eq!(letters(&game(""), "d1 e1 e8 d8"), "KGkg");
    }

    "HEI-03" how_the_pieces_move {
        let pieces = [
            ("k7/p7/8/8/3K4/8/P7/8 w", "c3 c4 c5 d3 d5 e3 e4 e5"),
            ("k7/p7/8/8/3G4/8/8/7K w", "c4 c5 d3 d5 e4 e5"),
            ("k7/8/8/8/3g4/8/P7/7K b", "c3 c4 d3 d5 e3 e4"),
            ("k7/p7/8/8/3S4/8/8/7K w", "c3 c5 d5 e3 e5"),
        ];
        for (position, wanted) in pieces {
            assert_eq!(targets(&game(position), "d4"), wanted, "{position}");
        }
        // The keima jumps; the lance and the pawn look ahead only.
        assert_eq!(targets(&game("k7/p7/8/8/2PPP3/3N4/8/7K w"), "d3"), "c5 e5");
        assert_eq!(targets(&game("k7/p7/8/3p4/8/8/3L4/7K w"), "d2"), "d3 d4 d5");
        assert_eq!(targets(&game("k7/p7/8/2ppp3/3P4/8/8/7K w"), "d4"), "d5");
        assert_eq!(verdicts(&game("k7/p7/8/2ppp3/3P4/8/8/7K w"), "d4c5 d4d3"), "not-its-move not-its-move");
    }

    "HEI-03" the_counts_are_those_of_another_program {
        assert_eq!(leaves(&game(""), 2), [22, 484]);
    }

    "HEI-04" there_are_no_drops {
        let mut game = game("");
        play(&mut game, "d3d4 e6e5 d4d5 e5e4 e3e4 d6d5");
        assert_eq!(verdict(&game, "P@d3"), "not-in-hand");
        assert!(!game.position_text().contains('['));
        let text = "k7/p7/8/8/8/8/8/7K[P] w";
        assert_eq!(set_up_error(GAME, &[], Some(text)), "position-hand");
    }

    // The line and its end were worked out with an independent move generator.
    "HEI-04" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "d3d4 e6e5 d4d5 e5e4 e3e4 d6d5 c1d2 f8e7 e4e5 e7d6");
        assert_eq!(pieces(&game), "lnsgk1nl/8/ppps1ppp/3pP3/8/PPP2PPP/3S4/LN1KGSNL");
        assert_eq!(targets(&game, "e5"), "e6 e6+");
    }

    "HEI-05" a_move_into_within_or_out_of_the_zone_may_promote {
        assert_eq!(targets(&game("k7/p7/8/3S4/8/8/8/7K w"), "d5"), "c4 c6 c6+ d6 d6+ e4 e6 e6+");
        assert_eq!(targets(&game("k7/p7/3S4/8/8/8/8/7K w"), "d6"), "c5 c5+ c7 c7+ d7 d7+ e5 e5+ e7 e7+");
        let black = game("k7/8/8/8/3s4/8/P7/7K b");
        assert_eq!(targets(&black, "d4"), "c3 c3+ c5 d3 d3+ e3 e3+ e5");
    }

    "HEI-06" silver_keima_lance_and_pawn_become_golds {
        let promoted = "c4 c5 d3 d5 e4 e5";
        for letter in "SNLP".chars() {
            let game = game(&format!("k7/p7/8/8/3+{letter}4/8/8/7K w"));
            assert_eq!(targets(&game, "d4"), promoted, "{letter}");
        }
        let mut game = game("k7/p7/8/3S4/8/8/8/7K w");
        play(&mut game, "d5d6+ a7a6");
        // What is promoted promotes no more.
        assert_eq!(targets(&game, "d6"), "c6 c7 d5 d7 e6 e7");
        assert!(pieces(&game).contains("+S"));
    }

    "HEI-06" king_and_gold_never_promote {
        let game = game("k7/p7/8/3GK3/8/8/8/8 w");
        assert_eq!(verdicts(&game, "d5d6 e5e6"), "legal legal");
        assert_ne!(verdict(&game, "d5d6+"), "legal");
        assert_ne!(verdict(&game, "e5e6+"), "legal");
    }

    "HEI-07" promotion_is_optional_where_the_piece_could_still_move {
        assert_eq!(targets(&game("k7/8/3P4/8/8/8/p7/7K w"), "d6"), "d7 d7+");
        assert_eq!(targets(&game("k7/3P4/8/8/8/8/p7/7K w"), "d7"), "d8+");
        assert_eq!(targets(&game("k7/8/8/3L4/8/8/p7/7K w"), "d5"), "d6 d6+ d7 d7+ d8+");
        assert_eq!(targets(&game("k7/8/8/3N4/8/8/p7/7K w"), "d5"), "c7+ e7+");
        assert_eq!(verdict(&game("k7/3P4/8/8/8/8/p7/7K w"), "d7d8"), "choose-kind");
        let black = game("k7/8/8/8/3n4/8/3p3P/7K b");
        assert_eq!((targets(&black, "d4").as_str(), targets(&black, "d2").as_str()), ("c2+ e2+", "d1+"));
    }

    // HEI-05: by a move that begins in the zone, too.
    "HEI-07" what_has_declined_may_promote_later {
        let mut game = game("k7/8/8/3S4/8/8/p7/7K w");
        play(&mut game, "d5d6 a2a1+");
        assert_eq!(verdicts(&game, "d6c5+ d6d7+"), "legal legal");
    }

    "HEI-08" mate_wins {
        assert_eq!(ended("k7/2G5/1K6/8/8/8/p7/8 w", "c7b7"), "w checkmate");
        assert_eq!(ended("k7/2G5/1K6/8/8/8/p7/8 w", "c7c8"), "on");
    }

    "HEI-08" stalemating_wins {
        assert_eq!(ended("k7/8/nK1S4/8/8/8/8/L7 w", "d6c7"), "w stalemate");
    }

    "HEI-09" baring_wins_unless_the_barer_is_bared_in_reply {
        assert_eq!(ended("8/8/7k/3p4/3G4/8/8/K7 w", "d4d5"), "w bare-king");
        assert_eq!(ended(BARING, "d4d5"), "on");
        assert_eq!(ended(BARING, "d4d5 e6f7"), "w bare-king");
    }

    "HEI-09" two_bare_kings_draw {
        assert_eq!(ended(BARING, "d4d5 e6d5"), "draw two-bare-kings");
    }

    // Note 37.
    "heian-shogi.board=9x8" nine_files_with_a_second_gold {
        let game = set_up(GAME, "board=9x8", "");
        let shape = game.rules().board().shape;
        assert_eq!((shape.files, shape.ranks), (9, 8));
        assert_eq!(army(&game, "kgsnlp"), "k1 g2 s2 n2 l2 p9");
        assert_eq!(letters(&game, "e1 e8 d1 f1"), "KkGG");
        // The zone is that of the eight ranks.
        let silver = set_up(GAME, "board=9x8", "k8/p8/9/3S5/9/9/9/8K w");
        assert_eq!(targets(&silver, "d5"), "c4 c6 c6+ d6 d6+ e4 e6 e6+");
        assert_eq!(targets(&set_up(GAME, "board=9x8", "k8/3P5/9/9/9/9/p8/8K w"), "d7"), "d8+");
    }

    // Note 38.
    "heian-shogi.promotion=compulsory-nichureki" promotion_on_arrival_is_compulsory {
        let game = |position| set_up(GAME, "promotion=compulsory-nichureki", position);
        assert_eq!(targets(&game("k7/p7/8/3S4/8/8/8/7K w"), "d5"), "c4 c6+ d6+ e4 e6+");
        assert_eq!(targets(&game("k7/8/8/3N4/8/8/p7/7K w"), "d5"), "c7+ e7+");
        assert_eq!(targets(&game("k7/8/8/8/3L4/8/p7/7K w"), "d4"), "d5 d6+ d7+ d8+");
        assert_eq!(verdict(&game("k7/p7/8/3S4/8/8/8/7K w"), "d5d6"), "choose-kind");
    }

    // “Wenn der Gegner [nur noch] den König und einem General hat, dann hat er verloren” (Banaschak 2001, as Ludii
    // quotes him); pieces that have become gold are generals too.
    "heian-shogi.bareKing=king-and-general" a_king_and_one_general_have_lost {
        let game = |position: &str| set_up(GAME, "bareKing=king-and-general", position);
        for general in ["g", "s", "+p", "+l", "+n", "+s"] {
            let position = format!("8/3k4/8/4p3/3K4/8/{general}6P/L7 w");
            let mut taken = game(&position);
            assert_eq!(ending(&taken), "on", "{general}");
            assert_eq!(ending_after(&mut taken, "d4e5"), "w bare-king", "{general}");
            assert!(moves(&taken).is_empty(), "{general}");
            assert_eq!(ending_after(&mut set_up(GAME, "", &position), "d4e5"), "on", "{general}");
        }
        // With another piece, with two generals, or with a piece more it goes on.
        for others in ["l", "n", "gs", "gp"] {
            let position = format!("8/3k4/8/4p3/3K4/8/{others}{}P/L7 w", 7 - others.len());
            assert_eq!(ending_after(&mut game(&position), "d4e5"), "on", "{others}");
        }
        // It is a loss in whatever way it comes about.
        assert_eq!(ending_after(&mut game("4k3/8/8/3P4/8/K7/8/5ppg w"), "d5d6+"), "b bare-king");
        assert_eq!(ending_after(&mut game("4k3/8/8/3P4/8/K7/8/5ppg w"), "d5d6"), "on");
        let mut lost = game("8/3k4/8/4p3/3K4/8/g6P/L7 w");
        play(&mut lost, "d4e5");
        let said = lost.outcome().map(|outcome| tabiya::words::en::outcome(lost.rules(), outcome));
        assert_eq!(said.as_deref(), Some("Sente wins: Gote has too little left beside its king."));
        assert!(rule_text(&lost).contains(
            "A side that has nothing left but its king, or its king and one gold general, silver general, promoted \
             pawn, promoted lance, promoted keima or promoted silver, loses at once."
        ));
    }

    // A soldier’s capture that promotes it: both sides have a king and one general then.
    "HEI-10" of_two_sides_that_come_to_it_the_one_that_moved_wins {
        let game = |position: &str| set_up(GAME, "bareKing=king-and-general", position);
        assert_eq!(ending_after(&mut game("4k3/8/3p4/3P4/8/K7/8/7g w"), "d5d6+"), "w bare-king");
        assert_eq!(ending_after(&mut game("4k3/8/3p4/3P4/8/K7/8/5ppg w"), "d5d6+"), "b bare-king");
        // Of two bare kings nobody has.
        assert_eq!(ending(&game("4k3/8/8/8/8/8/8/3K4 w")), "draw two-bare-kings");
        assert_eq!(ending(&game("4k3/8/8/8/8/8/8/3K3G w")), "b bare-king");
        assert_eq!(ending(&game("4k3/8/8/8/8/8/8/3K3G b")), "w bare-king");
        let text = rule_text(&game("4k3/8/3p4/3P4/8/K7/8/7g w"));
        assert!(text.contains("If one move brings both sides to that, the side that made it wins."));
        assert!(!rule_text(&set_up(GAME, "", "")).contains("brings both sides"));
    }

    "heian-shogi.preset=8x8" eight_by_eight_is_the_default {
        assert_eq!(preset(GAME, "8x8"), "");
    }

    "heian-shogi.preset=9x8" nine_files {
        let game = set_up(GAME, &preset(GAME, "9x8"), "");
        assert_eq!((army(&game, "kgsnlp"), letters(&game, "e1 e8")), ("k1 g2 s2 n2 l2 p9".into(), "Kk".into()));
    }

    "heian-shogi.preset=nichureki" promotion_without_a_choice {
        let game = |position| set_up(GAME, &preset(GAME, "nichureki"), position);
        assert_eq!(targets(&game("k7/8/8/3P4/8/8/p7/7K w"), "d5"), "d6+");
        assert_eq!(pieces(&game("")), "lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL");
    }
}

choices! {
    the_board: "heian-shogi.board" at "",
    |game| format!("{} {:?}", pieces(game), leaves(game, 2)) => {
        "8x8": "lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL [22, 484]",
        "9x8": "lnsgkgsnl/9/ppppppppp/9/9/PPPPPPPPP/9/LNSGKGSNL [26, 676]",
    }

    the_promotion: "heian-shogi.promotion" at "k7/8/8/3P4/8/8/p7/7K w",
    |game| targets(game, "d5") => {
        "optional": "d6 d6+",
        "compulsory-nichureki": "d6+",
    }

    // White takes the pawn, or first the gold and then the pawn; the black king takes White’s last piece in reply, or
    // does not.
    the_bare_king: "heian-shogi.bareKing" at "8/8/4k3/3p4/1K1L4/g7/8/8 w",
    |game| {
        let general_left = ending_after(&mut game.clone(), "d4d5");
        play(game, "b4a3 e6e5");
        let bared = ending_after(game, "d4d5");
        if bared != "on" {
            return format!("{general_left}; {bared}");
        }
        let other = ending_after(&mut game.clone(), "e5e6");
        format!("{general_left}; on, {}, {other}", ending_after(game, "e5d5"))
    } => {
        "unless-rebared": "on; on, draw two-bare-kings, w bare-king",
        "win-immediate": "on; w bare-king",
        "king-and-general": "w bare-king; w bare-king",
        "off": "on; on, draw two-bare-kings, on",
    }

    the_third_occurrence: "heian-shogi.repetition" at "",
    |game| returns(game, "e1e2 d8d7 e2e1 d7d8", 3) => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}
