//! Modern Shogi: SHG-01 to SHG-13, and the options.

use tabiya::play::impasse::impasse_points;
use tabiya::{Match, Seat};

use super::table::*;

game!("shogi", ended);

/// The pieces in hand, as the position's text has them.
fn hands(game: &Match) -> String {
    let pieces = pieces(game);
    pieces.split_once('[').expect("hands").1.trim_end_matches(']').to_owned()
}

/// White's rook checks with every move, and Black's king goes to and fro.
const CHECKS: (&str, &str) =
    ("k8/8R/9/9/9/9/9/9/4K4[rbbggggssssnnnnllllpppppppppppppppppp] w", "i8i9 a9a8 i9i8 a8a9");

/// The golds go to and fro.
const SHUFFLE: &str = "d1d2 d9d8 d2d1 d8d9";

/// Both kings have come home to the other side; what each has, is in hand.
fn entered(hands: &str) -> String {
    format!("4K4/9/9/9/9/9/9/9/4k4[{hands}] w")
}

rules! {
    "SHG-01" the_array_of_sho_shogi_without_the_elephant {
        let game = game("");
        assert_eq!(pieces(&game), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[]");
        assert_eq!(army(&game, "krbgsnlp"), "k1 r1 b1 g2 s2 n2 l2 p9");
        assert_eq!(game.rules().role_named("drunk-elephant"), None);
        assert_eq!(leaves(&game, 3), [30, 900, 25470]);
    }

    // The line and its end were worked out with an independent move generator.
    "SHG-02" captured_pieces_change_sides_and_are_dropped {
        let mut game = game("");
        play(&mut game, "c3c4 g7g6 b2h8+");
        assert_eq!(hands(&game), "B");
        play(&mut game, "g9h8");
        // The promoted bishop is a bishop again.
        assert_eq!(hands(&game), "Bb");
        assert_eq!(verdicts(&game, "B@e5 B@e3 R@e5 P@e5"), "legal drop-on-piece not-in-hand not-in-hand");
        play(&mut game, "B@e5");
        assert_eq!((hands(&game).as_str(), turn(&game).as_str(), on(&game, "e5")), ("b", "b", 'B'));
        play(&mut game, "h8g7");
        assert_eq!(verdicts(&game, "B@e4 e5g7+"), "not-in-hand legal");
        play(&mut game, "e5g7+");
        assert_eq!(hands(&game), "Sb");
    }

    "SHG-02" a_drop_may_answer_a_check_and_must_not_be_elsewhere {
        let game = game("8k/9/9/9/9/9/9/9/K3r4[G] w");
        assert_eq!(verdicts(&game, "G@b1 G@d1 G@e2 G@a2"), "legal legal king-attacked king-attacked");
    }

    "SHG-03" mate_wins_and_stalemating_wins {
        assert_eq!(ended("k8/2G6/1K7/9/9/9/9/9/9 w", "c8b8"), "w checkmate");
        assert_eq!(ended("k8/n8/1K1S5/9/9/9/9/9/L8 w", "d7c8"), "w stalemate");
        // A bare king is nothing special: it may have pieces in hand again.
        assert_eq!(ended("8k/9/9/9/4p4/4G4/9/9/K8 w", "e4e5"), "on");
    }

    "SHG-03" who_has_a_piece_to_drop_is_not_stalemated {
        assert_eq!(ended("k8/n8/1K1S5/9/9/9/9/9/L8[p] w", "d7c8"), "on");
    }

    "SHG-04" perpetual_check_loses_at_the_fourth_occurrence {
        assert_eq!(returns(&mut game(CHECKS.0), CHECKS.1, 3), "on, on");
        assert_eq!(returns(&mut game(CHECKS.0), CHECKS.1, 4), "on, b perpetual-check");
    }

    "SHG-05" the_fourth_occurrence_is_a_draw {
        assert_eq!(returns(&mut game(""), SHUFFLE, 3), "on, on");
        assert_eq!(returns(&mut game(""), SHUFFLE, 4), "on, draw repetition");
    }

    // The board comes back, the hands do not.
    "SHG-05" other_hands_make_another_position {
        let mut game = game("4k4/9/9/9/9/9/9/9/4K3R[P] w");
        let round = "i1i2 e9e8 i2i1 e8e9";
        play(&mut game, round);
        // White gives its pawn away, and the board is as before.
        play(&mut game, "P@e8 e9e8 i1i2 e8e9 i2i3 e9d9 i3i1 d9e9");
        assert_eq!(hands(&game), "p");
        assert_eq!(ending_after(&mut game, round), "on");
        assert_eq!(ending_after(&mut game, round), "on");
        assert_eq!(ending_after(&mut game, round), "draw repetition");
    }

    "SHG-06" twenty_seven_points_at_the_start {
        let game = game("");
        for seat in [Seat::FIRST, Seat::SECOND] {
            assert_eq!(impasse_points(game.rules(), game.position(), seat), 27);
        }
        assert_eq!(verdict(&game, "impasse-w"), "no-impasse");
    }

    // No source says how an impasse is found: one claims, the other accepts.
    "SHG-13" an_impasse_is_claimed_and_answered {
        let mut game = game(&entered("RRBBGGGGssssnnnnllllpppppppppppppppppp"));
        assert_eq!(verdicts(&game, "impasse-w impasse-b accept-w"), "legal not-on-turn no-impasse");
        play(&mut game, "impasse-w");
        assert_eq!((turn(&game).as_str(), ending(&game).as_str()), ("b", "on"));
        assert_eq!(verdicts(&game, "e1e2 P@a4 accept-w"), "answer-first answer-first no-impasse");
        let mut declined = game.clone();
        play(&mut declined, "decline-b");
        assert_eq!(turn(&declined), "w");
        assert_eq!(verdicts(&declined, "impasse-w e9e8"), "no-impasse legal");
        play(&mut declined, "e9e8 e1e2");
        assert_eq!(verdict(&declined, "impasse-w"), "legal");
        // 24 and 30.
        assert_eq!(ending_after(&mut game, "accept-b"), "draw impasse");
    }

    // A claim moves nothing, so that it brings no position back.
    "SHG-06" a_claim_that_is_declined_is_no_repetition {
        let mut game = game("9/9/4K4/9/9/9/4k4/9/9 w");
        for _ in 0..2 {
            play(&mut game, "impasse-w decline-b e7e8 impasse-b decline-w e3e2 e8e7 e2e3");
        }
        assert_eq!(ending(&game), "on");
        assert_eq!(ending_after(&mut game, "impasse-w"), "on");
        assert_eq!(ending_after(&mut game, "decline-b e7e8 e3e2 e8e7"), "on");
        assert_eq!(ending_after(&mut game, "impasse-b"), "on");
        assert_eq!(ending_after(&mut game, "decline-w e2e3"), "draw repetition");
    }

    "SHG-06" who_has_fewer_than_twenty_four_points_loses {
        // 23 and 31.
        let short = entered("RRBBGGGgssssnnnnllllpppppppppppppppppp");
        assert_eq!(ended(&short, "impasse-w accept-b"), "b impasse");
        // 32 and 22.
        let rich = entered("RRBBGGGGSSSSNNNNllllpppppppppppppppppp");
        assert_eq!(ended(&rich, "impasse-w accept-b"), "w impasse");
    }

    // On the board as in hand, promoted as not.
    "SHG-06" promotion_and_place_do_not_matter {
        let board = "4K4/9/9/9/1+R5+B1/9/9/9/4k4[RBGGGGssssnnnnllllpppppppppppppppppp] w";
        let game = game(board);
        let points = |seat| impasse_points(game.rules(), game.position(), seat);
        assert_eq!((points(Seat::FIRST), points(Seat::SECOND)), (24, 30));
        assert_eq!(ended(board, "impasse-w accept-b"), "draw impasse");
    }

    "SHG-06" both_kings_have_to_be_in_their_zones {
        let entered = "9/9/4K4/9/9/9/4k4/9/9[rrbbggggssssnnnnllllpppppppppppppppppp] w";
        assert_eq!(verdict(&game(entered), "impasse-w"), "legal");
        assert_eq!(verdict(&game("9/9/9/4K4/9/9/4k4/9/9 w"), "impasse-w"), "no-impasse");
        assert_eq!(verdict(&game("9/9/4K4/9/9/4k4/9/9/9 w"), "impasse-w"), "no-impasse");
    }

    // Twenty pieces of Sente's: the king, eleven pieces in the zone, three more in the middle.
    "shogi.impasse=declare-27" a_king_that_has_entered_with_enough_wins {
        let game = |position: &str| set_up(GAME, "impasse=declare-27", position);
        let points = |position: &str| {
            let game = game(position);
            [Seat::FIRST, Seat::SECOND].map(|seat| impasse_points(game.rules(), game.position(), seat))
        };
        // Ten besides the king: rook 5, nine others. In hand rook, bishop and four pawns: 14 and 14.
        let enough = "+R+S+S+S+N4/+P+P+P+PK4/1+P7/9/PP7/9/9/9/4k4[RBPPPP] w";
        assert_eq!(points(enough), [28, 0]);
        assert_eq!(ended(enough, ""), "on");
        assert_eq!(
            verdicts(&game(enough), "impasse-w impasse-b accept-w decline-w"),
            "legal not-on-turn no-impasse no-impasse"
        );
        assert_eq!(ending_after(&mut game(enough), "impasse-w"), "w impasse");
        // What stands outside the zone counts nothing: a pawn fewer in hand, and it is not enough.
        let short = "+R+S+S+S+N4/+P+P+P+PK4/1+P7/9/PP7/9/9/9/4k4[RBPPP] w";
        assert_eq!((points(short), verdict(&game(short), "impasse-w")), ([27, 0], "no-impasse"));
        // Nine besides the king are too few, whatever they count.
        let few = "+R+S+S+S+N4/+P+P+P+PK4/9/9/PP7/9/9/9/4k4[RBBPPPP] w";
        assert_eq!((points(few), verdict(&game(few), "impasse-w")), ([32, 0], "no-impasse"));
        // The king stands in the zone itself, and not in check.
        let outside = "+R+S+S+S+N4/+P+P+P+P5/1+P7/4K4/PP7/9/9/9/4k4[RBPPPP] w";
        assert_eq!(verdict(&game(outside), "impasse-w"), "no-impasse");
        let checked = "+R+S+S+S+N4/+P+P+P+PK3r/1+P7/9/PP7/9/9/9/4k4[BBPPPPPPPP] w";
        assert_eq!((points(checked), verdict(&game(checked), "impasse-w")), ([32, 0], "no-impasse"));
        // So has a text that says it has been declared.
        let text = |position: &str, claim: &str| {
            Match::new(GAME, &[("impasse", "declare-27")], Some(&format!("{position} - - 0 1 claim={claim}")))
                .map_or_else(|error| error.code().to_owned(), |game| ending(&game))
        };
        assert_eq!((text(enough, "accepted"), text(enough, "b")), ("w impasse".into(), "position-field".into()));
        assert_eq!(text(short, "accepted"), "position-field");
        assert_eq!(text(few, "declined"), "position-field");
        // Gote needs one point less.
        let gote = "4K4/9/9/9/pp7/9/1+p7/+p+p+p+pk4/+r+s+s+s+n4[rbppp] b";
        assert_eq!((points(gote), ending_after(&mut game(gote), "impasse-b")), ([0, 27], "b impasse".into()));
    }

    "SHG-07" promotion_is_optional_where_the_piece_could_still_move {
        assert_eq!(targets(&game("8k/9/9/3S5/9/9/9/9/8K w"), "d6"), "c5 c7 c7+ d7 d7+ e5 e7 e7+");
        assert_eq!(targets(&game("8k/9/3S5/9/9/9/9/9/8K w"), "d7"), "c6 c6+ c8 c8+ d8 d8+ e6 e6+ e8 e8+");
        assert_eq!(targets(&game("8k/9/3P5/9/9/9/9/9/8K w"), "d7"), "d8 d8+");
        assert_eq!(targets(&game("8k/3P5/9/9/9/9/9/9/8K w"), "d8"), "d9+");
        assert_eq!(targets(&game("8k/9/9/3L5/9/9/9/9/8K w"), "d6"), "d7 d7+ d8 d8+ d9+");
        // The keima on row 7 may, on rows 8 and 9 it has to.
        assert_eq!(targets(&game("8k/9/9/9/3N5/9/9/9/8K w"), "d5"), "c7 c7+ e7 e7+");
        assert_eq!(targets(&game("8k/9/9/3N5/9/9/9/9/8K w"), "d6"), "c8+ e8+");
        assert_eq!(targets(&game("8k/9/3N5/9/9/9/9/9/8K w"), "d7"), "c9+ e9+");
    }

    "SHG-08" promotion_lasts_until_capture {
        let mut game = game("8k/9/9/3S5/9/9/9/9/8K w");
        play(&mut game, "d6d7+ i9h9 d7d6 h9i9");
        assert_eq!(targets(&game, "d6"), "c6 c7 d5 d7 e6 e7");
        let mut taken = set_up(GAME, "", "8k/3+P5/3r5/9/9/9/9/9/8K b");
        play(&mut taken, "d7d8");
        assert_eq!(hands(&taken), "p");
    }

    "SHG-08" a_piece_dropped_in_the_zone_is_unpromoted_and_moves_first {
        let mut game = game("8k/9/9/9/9/9/9/9/8K[S] w");
        assert_ne!(verdict(&game, "S@d8+"), "legal");
        play(&mut game, "S@d8 i9i8");
        assert_eq!(on(&game, "d8"), 'S');
        assert_eq!(targets(&game, "d8"), "c7 c7+ c9 c9+ d9 d9+ e7 e7+ e9 e9+");
    }

    "SHG-09" a_drop_may_stalemate {
        assert_eq!(ended("k8/n8/1K7/9/9/9/9/9/L8[S] w", "S@c8"), "w stalemate");
        assert_eq!(ended("k8/n8/1K7/9/9/9/9/9/L8[P] w", "P@b8"), "w stalemate");
    }

    "SHG-09" another_piece_than_a_pawn_may_be_dropped_to_mate {
        assert_eq!(ended("k8/9/1K7/9/9/9/9/9/9[G] w", "G@a8"), "w checkmate");
    }

    "SHG-10" no_second_pawn_on_a_file {
        let game = game("4k4/9/9/9/9/9/2P6/9/4K4[P] w");
        assert_eq!(verdict_on_all(&game, "P@c1 P@c2 P@c4 P@c5 P@c6 P@c7 P@c8"), "second-pawn");
        assert_eq!(verdicts(&game, "P@c3 P@d5 P@b5"), "drop-on-piece legal legal");
        // A promoted pawn, and a pawn of the other side, do not count.
        let promoted = set_up(GAME, "", "4k4/9/9/9/2p6/9/2+P6/9/4K4[P] w");
        assert_eq!(verdict(&promoted, "P@c4"), "legal");
    }

    "SHG-11" a_pawn_is_not_dropped_to_mate {
        assert_eq!(verdict(&game("7lk/9/8G/9/9/9/9/9/K8[P] w"), "P@i8"), "drop-mates");
        // Check alone is allowed: without the lance the king goes to h9.
        assert_eq!(verdict(&game("8k/9/8G/9/9/9/9/9/K8[P] w"), "P@i8"), "legal");
        // A pawn on the board may mate.
        assert_eq!(ended("7lk/9/7GP/9/9/9/9/9/K8 w", "i7i8"), "w checkmate");
    }

    "SHG-11" capturing_the_pawn_helps {
        assert_eq!(verdict(&game("7lk/r8/8G/9/9/9/9/9/1K7[P] w"), "P@i8"), "legal");
    }

    "SHG-12" no_drop_where_the_piece_could_never_move {
        let game = game("4k4/9/9/9/9/9/9/9/4K4[PLNSGplnsg] w");
        assert_eq!(verdict_on_all(&game, "P@a9 L@a9 N@a9 N@a8"), "drop-stuck");
        assert_eq!(verdict_on_all(&game, "P@a8 L@a8 N@a7 S@a9 G@a9"), "legal");
        let black = set_up(GAME, "", "4k4/9/9/9/9/9/9/9/4K4[PLNSGplnsg] b");
        assert_eq!(verdict_on_all(&black, "P@a1 L@a1 N@a1 N@a2"), "drop-stuck");
        assert_eq!(verdict_on_all(&black, "P@a2 L@a2 N@a3 S@a1 G@a1"), "legal");
    }

    "shogi.illegalAction=loses" what_is_forbidden_loses_and_what_is_no_move_does_not {
        let game = |position| set_up(GAME, "illegalAction=loses", position);
        let check = "4k4/9/9/9/4r4/9/9/9/4K3R[P] w";
        assert_eq!(verdicts(&game(check), "i1i2 i1h2 P@e6 e1d1"), "forbidden not-its-move forbidden legal");
        let mut mating = game("7lk/9/8G/9/9/9/9/9/K8[P] w");
        assert_eq!(ending_after(&mut mating, "P@i8"), "b forbidden-move");
        let mut stuck = game("4k4/9/9/9/9/9/9/9/4K4[N] w");
        assert_eq!(ending_after(&mut stuck, "N@a8"), "b forbidden-move");
    }

    "shogi.perpetualCheck=draw" needs_the_rule_of_repetition {
        let options = [("perpetualCheck", "draw"), ("repetition", "off")];
        assert_eq!(set_up_error(GAME, &options, None), "option-ruled-out");
    }

    "shogi.preset=seed" the_seed_is_the_default {
        assert_eq!(preset(GAME, "seed"), "");
    }

    "shogi.preset=modern" the_forbidden_move_loses {
        let mut game = set_up(GAME, &preset(GAME, "modern"), "4k4/9/9/9/9/9/2P6/9/4K4[P] w");
        assert_eq!(ending_after(&mut game, "P@c5"), "b forbidden-move");
    }

    // Which moves lose and which are merely refused is said.
    "shogi.illegalAction=loses" the_text_names_what_loses {
        let game = set_up(GAME, "illegalAction=loses", "");
        assert_eq!(verdicts(&game, "a3a6 a1a3"), "not-its-move own-piece");
        let text = rule_text(&game);
        assert!(
            text.contains(
                "A player loses by leaving one’s own king in check, dropping a second pawn on a file, dropping a pawn \
                 to give checkmate or dropping a piece where it could never move; any other forbidden move is refused."
            ),
            "{text}"
        );
    }
}

choices! {
    the_fourth_occurrence: "shogi.repetition" at "",
    |game| returns(game, SHUFFLE, 4) => {
        "four-fold-draw": "on, draw repetition",
        "off": "on, on",
    }

    the_perpetual_check: "shogi.perpetualCheck" at
        "k8/8R/9/9/9/9/9/9/4K4[rbbggggssssnnnnllllpppppppppppppppppp] w",
    |game| returns(game, CHECKS.1, 4) => {
        "checker-loses": "on, b perpetual-check",
        "draw": "on, draw repetition",
    }

    // Both have entered; Sente has 28 points in the zone and in hand.
    the_impasse: "shogi.impasse" at
        "+R+S+S+S+N4/+P+P+P+PK4/1+P7/9/9/9/9/9/4k4[RBPPPPbggggsnnnllllppppppppp] w",
    |game| {
        let one = verdict(game, "impasse-w");
        if one == "legal" { format!("{one}, {}", ending_after(game, "impasse-w")) } else { one.to_owned() }
    } => {
        "claim-24": "legal, on",
        "declare-27": "legal, w impasse",
        "off": "no-impasse",
    }

    the_forbidden_move: "shogi.illegalAction" at "4k4/9/9/9/9/9/2P6/9/4K4[P] w",
    |game| verdicts(game, "P@c5") => {
        "reject": "second-pawn",
        "loses": "forbidden",
    }
}
