//! Sho Shogi: SHO-01 to SHO-10, and the options.

use tabiya::Match;

use super::table::*;

game!("sho-shogi", ended);

/// White's elephant is about to become a prince, and Black's rook to attack the king.
const TWO_ROYALS: &str = "8k/9/9/4E4/9/9/P8/4r4/K8 w";

/// White's gold bares Black, and stands next to Black's king.
const BARING: &str = "9/9/9/4k4/3p5/3G5/9/9/K8 w";

rules! {
    "SHO-01" twenty_one_pieces_a_side_on_nine_by_nine {
        let game = game("");
        let shape = game.rules().board().shape;
        assert_eq!((shape.files, shape.ranks), (9, 9));
        assert_eq!(army(&game, "kerbgsnlp"), "k1 e1 r1 b1 g2 s2 n2 l2 p9");
        assert_eq!(game.position().occupied().len(), 42);
    }

    "SHO-02" the_array {
        let game = game("");
        assert_eq!(pieces(&game), "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL");
        // The bishop on the owner's left, the rook on his right, the elephant before the king.
        assert_eq!(letters(&game, "b2 h2 e2 e1"), "BREK");
        assert_eq!(letters(&game, "h8 b8 e8 e9"), "brek");
    }

    "SHO-03" the_drunk_elephant_goes_anywhere_but_straight_back {
        let white = game("4k4/8p/9/9/4E4/9/9/9/4K4 w");
        assert_eq!(targets(&white, "e5"), "d4 d5 d6 e6 f4 f5 f6");
        assert_eq!(verdict(&white, "e5e4"), "not-its-move");
        let black = game("4k4/9/9/9/4e4/9/9/8P/4K4 b");
        assert_eq!(targets(&black, "e5"), "d4 d5 d6 e4 f4 f5 f6");
    }

    "SHO-04" the_other_pieces_move_as_in_heian_shogi_or_in_chess {
        let pieces = [
            ("8k/8p/9/9/3K5/9/8P/9/9 w", "c4 c5 c6 d4 d6 e4 e5 e6"),
            ("8k/8p/9/9/3G5/9/9/9/8K w", "c5 c6 d4 d6 e5 e6"),
            ("8k/8p/9/9/3S5/9/9/9/8K w", "c4 c6 d6 e4 e6"),
            ("8k/8p/9/3p5/3P5/9/9/9/8K w", "d6"),
            ("8k/8p/3p5/9/3L5/9/9/9/8K w", "d6 d7 d7+"),
            ("8k/8p/9/4p4/1p1R1P3/9/9/3P5/8K w", "b5 c5 d3 d4 d6 d7 d7+ d8 d8+ d9 d9+ e5"),
            ("8k/8p/9/2p1P4/3B5/4p4/1P7/9/8K w", "c4 c6 e4"),
        ];
        for (position, wanted) in pieces {
            assert_eq!(targets(&game(position), "d5"), wanted, "{position}");
        }
        assert_eq!(targets(&game("8k/8p/9/9/2PPP4/3N5/9/9/8K w"), "d4"), "c6 e6");
    }

    "SHO-04" the_counts_are_those_of_another_program {
        assert_eq!(leaves(&game(""), 3), [26, 676, 17368]);
    }

    "SHO-05" what_the_pieces_become {
        let table = [
            ("+E", "c4 c5 c6 d4 d6 e4 e5 e6"),
            ("+S", "c5 c6 d4 d6 e5 e6"),
            ("+N", "c5 c6 d4 d6 e5 e6"),
            ("+L", "c5 c6 d4 d6 e5 e6"),
            ("+P", "c5 c6 d4 d6 e5 e6"),
            ("+R", "a5 b5 c4 c5 c6 d1 d2 d3 d4 d6 d7 d8 d9 e4 e5 e6 f5 g5 h5 i5"),
            ("+B", "a2 a8 b3 b7 c4 c5 c6 d4 d6 e4 e5 e6 f3 f7 g2 g8 h1 h9"),
        ];
        for (letters, wanted) in table {
            let position = format!("k8/p8/9/9/3{letters}5/9/9/9/8K w");
            assert_eq!(targets(&game(&position), "d5"), wanted, "{letters}");
        }
        let mut game = game("8k/8p/9/4E4/9/9/9/9/K8 w");
        play(&mut game, "e6e7+");
        assert!(pieces(&game).contains("+E"));
    }

    "SHO-05" king_and_gold_never_promote {
        let game = game("8k/8p/9/3GK4/9/9/9/9/9 w");
        assert_eq!(verdicts(&game, "d6d7 e6e7"), "legal legal");
        assert_ne!(verdict(&game, "d6d7+"), "legal");
        assert_ne!(verdict(&game, "e6e7+"), "legal");
    }

    "SHO-06" promotion_is_optional_but_on_the_last_row {
        assert_eq!(targets(&game("8k/9/9/3S5/9/9/8p/9/8K w"), "d6"), "c5 c7 c7+ d7 d7+ e5 e7 e7+");
        assert_eq!(targets(&game("8k/9/3S5/9/9/9/8p/9/8K w"), "d7"), "c6 c6+ c8 c8+ d8 d8+ e6 e6+ e8 e8+");
        assert_eq!(targets(&game("8k/3P5/9/9/9/9/8p/9/8K w"), "d8"), "d9+");
        assert_eq!(targets(&game("8k/9/3P5/9/9/9/8p/9/8K w"), "d7"), "d8 d8+");
        assert_eq!(targets(&game("8k/9/9/3L5/9/9/8p/9/8K w"), "d6"), "d7 d7+ d8 d8+ d9+");
        // The keima comes to rows 5, 7 and 9.
        assert_eq!(targets(&game("8k/9/9/9/3N5/9/8p/9/8K w"), "d5"), "c7 c7+ e7 e7+");
        assert_eq!(targets(&game("8k/9/3N5/9/9/9/8p/9/8K w"), "d7"), "c9+ e9+");
        let mut silver = game("8k/9/9/3S5/9/9/8p/9/8K w");
        play(&mut silver, "d6d7 i9h9");
        assert_eq!(verdict(&silver, "d7c6+"), "legal");
    }

    "SHO-10" with_a_prince_no_check_has_to_be_answered {
        let mut game = game(TWO_ROYALS);
        play(&mut game, "e6e7+ e2e1");
        assert_eq!(verdicts(&game, "e7e8 a3a4 a1a2"), "legal legal legal");
        // Either may be captured.
        play(&mut game, "e7e8 e1a1");
        assert_eq!((ending(&game).as_str(), count(&game, 'K')), ("on", 0));
        // Then the prince is all that is left, and has to be safe.
        play(&mut game, "e8e7 a1e1+");
        assert_eq!(verdicts(&game, "a3a4 e7e8 e7d7"), "king-attacked king-attacked legal");
    }

    "SHO-07" the_last_royal_piece_is_mated {
        // Nothing but a prince, in the corner.
        assert_eq!(ended("8+E/9/9/9/9/7rP/9/9/r3k4 b", "a1a9"), "on");
        assert_eq!(ended("8+E/9/r8/9/9/8P/9/9/1r2k4 b", "b1b8 i9h9 a7a9"), "b checkmate");
        // With the king as well it is no mate.
        assert_eq!(ended("8+E/1r7/r8/9/9/8P/9/K8/4k4 b", "a7b7"), "on");
        assert_eq!(ended("8+E/1r7/r8/9/9/8P/9/8K/4k4 b", "a7a9"), "on");
    }

    // King and prince together are not bare.
    "SHO-07" a_king_with_a_prince_is_not_bare {
        assert_eq!(ended("3+e4k/9/9/9/4p4/4G4/9/9/K8 w", "e4e5"), "on");
        assert_eq!(ended("8k/9/9/9/4p4/4G4/9/9/K8 w", "e4e5"), "w bare-king");
        // A prince alone is.
        assert_eq!(ended("3+e5/9/9/9/4p4/4G4/9/9/K8 w", "e4e5"), "w bare-king");
    }

    // What is left, or attacked, is called what it is.
    "SHO-07" a_prince_is_not_called_a_king {
        let mut alone = game("8+E/9/9/9/9/9/7rP/9/r3k4 w");
        let refusal = alone.play("i9h9").expect_err("Black’s rook holds the file");
        assert!(refused_in_english(&alone, &refusal).starts_with("The crown prince on h9 would be attacked"));
        let mut bared = game("3+e5/9/9/9/4p4/4G4/9/9/K8 w");
        play(&mut bared, "e4e5");
        let outcome = bared.outcome().expect("only a prince is left");
        let text = tabiya::words::en::outcome(bared.rules(), outcome);
        assert_eq!(text, "Sente wins: Gote has only its king or crown prince left.");
    }

    // The prince appears in a check of the king, and the check is answered by it.
    "SHO-07" a_new_prince_answers_a_check {
        let game = game("8k/9/9/4E4/9/9/P8/9/K3r4 w");
        assert_eq!(verdicts(&game, "e6e7+ e6e7 a3a4"), "legal king-attacked king-attacked");
    }

    "SHO-08" stalemating_wins {
        assert_eq!(ended("k8/n8/1K1S5/9/9/9/9/9/L8 w", "d7c8"), "w stalemate");
    }

    "SHO-08" baring_wins_unless_the_barer_is_bared_in_reply {
        assert_eq!(ended("9/9/9/8k/3p5/3G5/9/9/K8 w", "d4d5"), "w bare-king");
        assert_eq!(ended(BARING, "d4d5"), "on");
        assert_eq!(ended(BARING, "d4d5 e6f7"), "w bare-king");
        assert_eq!(ended(BARING, "d4d5 e6d5"), "draw two-bare-kings");
    }

    "SHO-09" there_are_no_drops {
        let mut game = game("");
        play(&mut game, "c3c4 g7g6 b2h8+");
        assert_eq!(verdict(&game, "P@e5"), "not-in-hand");
        assert_eq!(set_up_error(GAME, &[], Some("8k/8p/9/9/9/9/9/9/8K[P] w")), "position-hand");
    }

    "sho-shogi.preset=seed" the_seed_is_the_default {
        assert_eq!(preset(GAME, "seed"), "");
    }

    "sho-shogi.preset=modern" a_bare_king_plays_on {
        let mut game = set_up(GAME, &preset(GAME, "modern"), "9/9/9/4k4/3p5/3G5/9/9/K8 w");
        assert_eq!(ending_after(&mut game, "d4d5 e6f6"), "on");
    }
}

choices! {
    the_bare_king: "sho-shogi.bareKing" at "9/9/9/4k4/3p5/3G5/9/9/K8 w",
    |game| {
        let bared = ending_after(game, "d4d5");
        if bared != "on" {
            return bared;
        }
        let other = ending_after(&mut game.clone(), "e6e7");
        format!("on, {}, {other}", ending_after(game, "e6d5"))
    } => {
        "unless-rebared": "on, draw two-bare-kings, w bare-king",
        "win-immediate": "w bare-king",
        "off": "on, draw two-bare-kings, on",
    }

    the_elephant: "sho-shogi.elephant" at "",
    |game| pieces(game) => {
        "present": "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL",
        "absent": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
    }

    the_third_occurrence: "sho-shogi.repetition" at "",
    |game| returns(game, "d1d2 d9d8 d2d1 d8d9", 3) => {
        "third-occurrence-draw": "on, draw repetition",
        "off": "on, on",
    }
}

/// A prince is a drunk elephant promoted, and there is one for each side.
#[test]
fn a_prince_beside_his_elephant_is_one_piece_too_many() {
    for (pieces, stands) in [("3+EK4", true), ("3EK4", true), ("3+EKE3", false)] {
        let text = format!("4k4/9/4p4/9/9/9/9/9/{pieces} w");
        assert_eq!(Match::new(GAME, &[], Some(&text)).is_ok(), stands, "{pieces}");
    }
}
