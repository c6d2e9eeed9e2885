//! Xiangqi: XQ-01 to XQ-17, and the options.

use tabiya::board::Ruling;
use tabiya::pictures::diagram::sketch;
use tabiya::pictures::svg::BoardStyle;
use tabiya::{Match, Seat, Zone};

use super::table::*;

game!("xiangqi", ended);

/// The points of a zone, by name.
fn zone(game: &Match, seat: Seat, zone: Zone) -> String {
    let shape = game.rules().board().shape;
    game.rules().zone(seat, zone).map(|point| shape.name(point)).collect::<Vec<_>>().join(" ")
}

/// White's chariot checks with every move, and Black's general goes to and fro.
const CHECKS: (&str, &str) = ("3k5/R8/9/9/9/9/9/9/9/5K3 w", "a9a10 d10d9 a10a9 d9d10");

/// White's chariot attacks the unprotected cannon with every move.
const CHASE: (&str, &str) = ("3k5/9/9/9/1c7/9/9/9/9/R4K3 w", "a1b1 b6a6 b1a1 a6b6");

rules! {
    "XQ-01" nine_files_ten_ranks_palaces_and_a_river {
        let game = game("");
        let board = game.rules().board();
        assert_eq!((board.shape.files, board.shape.ranks), (9, 10));
        assert_eq!(board.ruling, Ruling::Points { river: true, palaces: true });
        assert_eq!(zone(&game, Seat::FIRST, Zone::Palace), "d1 e1 f1 d2 e2 f2 d3 e3 f3");
        assert_eq!(zone(&game, Seat::SECOND, Zone::Palace), "d8 e8 f8 d9 e9 f9 d10 e10 f10");
        // The river runs between the fifth and the sixth rank.
        let half = zone(&game, Seat::FIRST, Zone::OwnHalf);
        assert_eq!((half.split(' ').count(), half.ends_with("i5")), (45, true));
    }

    "XQ-02" sixteen_pieces_a_side {
        assert_eq!(army(&game(""), "kabnrcp"), "k1 a2 b2 n2 r2 c2 p5");
    }

    "XQ-03" the_array {
        assert_eq!(pieces(&game("")), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR");
        assert_eq!(leaves(&game(""), 3), [44, 1920, 79666]);
    }

    "XQ-04" the_general_steps_straight_within_its_palace {
        let centre = game("3k5/9/9/9/9/3P5/9/9/4K4/9 w");
        assert_eq!(targets(&centre, "e2"), "d2 e1 e3 f2");
        assert_eq!(verdicts(&centre, "e2d1 e2f3"), "not-its-move not-its-move");
        let corner = game("4k4/9/9/4P4/9/9/9/9/9/3K5 w");
        assert_eq!((targets(&corner, "d1").as_str(), verdict(&corner, "d1c1")), ("d2 e1", "outside-zone"));
        let top = game("4k4/9/9/4P4/9/9/9/3K5/9/9 w");
        assert_eq!((targets(&top, "d3").as_str(), verdict(&top, "d3d4")), ("d2 e3", "outside-zone"));
        // To a safe point only.
        let guarded = game("4k4/9/9/4P4/9/9/9/9/r8/4K4 w");
        assert_eq!(targets(&guarded, "e1"), "d1 f1");
    }

    "XQ-04" a_refusal_speaks_of_the_general {
        let mut guarded = game("4k4/9/9/4P4/9/9/9/9/r8/4K4 w");
        let refusal = guarded.play("e1e2").expect_err("the chariot holds the rank");
        assert_eq!(
            refused_in_english(&guarded, &refusal),
            "The general on e2 would be attacked by Black’s chariot on a2."
        );
    }

    "XQ-05" the_advisor_steps_diagonally_within_its_palace {
        let centre = game("4k4/9/9/4p4/9/9/9/9/4A4/4K4 w");
        assert_eq!(targets(&centre, "e2"), "d1 d3 f1 f3");
        for corner in ["d1", "f1", "d3", "f3"] {
            let mut centre = centre.clone();
            play(&mut centre, &format!("e2{corner} e7e6"));
            assert_eq!(targets(&centre, corner), "e2");
        }
        let corner = game("4k4/9/9/4p4/9/9/9/3A5/9/4K4 w");
        assert_eq!(verdicts(&corner, "d3c4 d3e4 d3c2"), "outside-zone outside-zone outside-zone");
    }

    "XQ-06" the_elephant_goes_two_points_diagonally_on_its_side_of_the_river {
        let home = game("4k4/9/9/4p4/9/9/9/9/9/2B1K4 w");
        assert_eq!(targets(&home, "c1"), "a3 e3");
        // Seven points in all.
        let steps = [
            ("a3", "c1 c5"),
            ("c1", "a3 e3"),
            ("c5", "a3 e3"),
            ("e3", "c1 c5 g1 g5"),
            ("g1", "e3 i3"),
            ("g5", "e3 i3"),
            ("i3", "g1 g5"),
        ];
        for (from, wanted) in steps {
            let shape = home.rules().board().shape;
            let at = shape.parse(from).expect("a point");
            let (file, rank) = (shape.file(at) as usize, shape.rank(at) as usize);
            let rows = ["4k4", "9", "4p4", "9", "9", "9", "9", "9", "9", "5K3"].map(str::to_owned);
            let mut rows = rows;
            rows[9 - rank] = if rank == 0 {
                let mut row: Vec<char> = ".....K...".chars().collect();
                row[file] = 'B';
                squeeze(&row.iter().collect::<String>())
            } else {
                squeeze(&format!("{}B{}", ".".repeat(file), ".".repeat(8 - file)))
            };
            assert_eq!(targets(&game(&format!("{} w", rows.join("/"))), from), wanted, "{from}");
        }
        let bank = game("4k4/9/9/4p4/9/2B6/9/9/9/4K4 w");
        assert_eq!(verdicts(&bank, "c5a7 c5e7 c5e3"), "outside-zone outside-zone legal");
    }

    "XQ-06" a_piece_on_the_middle_point_blocks_the_elephant {
        let blocked = game("4k4/9/9/4p4/9/9/9/9/3N5/2B1K4 w");
        assert_eq!((targets(&blocked, "c1").as_str(), verdict(&blocked, "c1e3")), ("a3", "blocked"));
    }

    "XQ-07" the_horse_is_blocked_by_a_piece_beside_it {
        assert_eq!((targets(&game(""), "b1").as_str(), verdict(&game(""), "b1d2")), ("a3 c3", "blocked"));
        let open = game("3k5/9/9/9/9/4N4/9/9/9/5K3 w");
        assert_eq!(targets(&open, "e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
        // A piece of either side on e6, one on d5.
        let hemmed = game("3k5/9/9/9/4p4/3PN4/9/9/9/5K3 w");
        assert_eq!(targets(&hemmed, "e5"), "d3 f3 g4 g6");
        // A piece on the diagonal point does not matter.
        let diagonal = game("3k5/9/9/9/3p1p3/4N4/9/9/9/5K3 w");
        assert_eq!(targets(&diagonal, "e5"), "c4 c6 d3 d7 f3 f7 g4 g6");
    }

    // The block is on the horse's own side: who is attacked need not attack back.
    "XQ-07" attack_and_block_are_not_mutual {
        let mut game = game("3k5/9/9/5n3/4p4/4N4/9/9/9/5K3 w");
        assert_eq!(verdict(&game, "e5f7"), "blocked");
        play(&mut game, "f1f2");
        assert_eq!(verdict(&game, "f7e5"), "legal");
    }

    "XQ-08" the_chariot_is_a_rook {
        let game = game("3k5/9/9/9/9/2p1R2P1/9/4P4/9/5K3 w");
        assert_eq!(targets(&game, "e5"), "c5 d5 e10 e4 e6 e7 e8 e9 f5 g5");
    }

    "XQ-09" the_cannon_captures_over_exactly_one_piece {
        let start = game("");
        assert_eq!(targets(&start, "h3"), "c3 d3 e3 f3 g3 h10 h2 h4 h5 h6 h7 i3");
        assert_eq!(verdicts(&start, "h3h8 h3h9"), "no-screen blocked");
        // A friend, an enemy, or two pieces between.
        let screens = game("3k5/9/9/9/9/r1P1C1p1n/9/4P4/4P4/5K3 w");
        assert_eq!(targets(&screens, "e5"), "a5 d5 e10 e4 e6 e7 e8 e9 f5 i5");
        let two = game("3k5/9/9/9/9/rpP1C1pn1/9/9/9/5K3 w");
        assert_eq!(targets(&two, "e5"), "b5 d5 e1 e10 e2 e3 e4 e6 e7 e8 e9 f5 h5");
        assert_eq!(verdict(&two, "e5a5"), "blocked");
        // The soldier on c5 is what it leaps over; the one on b5 closes the way.
        assert_eq!(two.clone().play("e5a5").unwrap_err().squares(), [two.rules().board().shape.parse("b5").unwrap()]);
    }

    // The line and its end were worked out with an independent move generator.
    "XQ-09" the_demonstration_can_be_played {
        let mut game = game("");
        play(&mut game, "h3e3 h10g8 h1g3 i10h10 i1h1 g7g6");
        assert_eq!(verdict(&game, "e3e7"), "legal");
        play(&mut game, "e3e7 g8e7");
        assert_eq!((count(&game, 'C'), count(&game, 'p')), (1, 4));
    }

    "XQ-10" the_soldier_goes_ahead_and_past_the_river_sideways_too {
        let before = game("4k4/9/4p4/9/9/4P4/9/9/9/4K4 w");
        assert_eq!(targets(&before, "e5"), "e6");
        assert_eq!(verdicts(&before, "e5d5 e5e4 e5d6"), "outside-zone not-its-move not-its-move");
        let past = game("4k4/9/4p4/9/4P4/9/9/9/9/4K4 w");
        assert_eq!(targets(&past, "e6"), "d6 e7 f6");
        assert_eq!(verdict(&past, "e6e5"), "not-its-move");
        let last = game("P3k4/9/4p4/9/9/9/9/9/9/4K4 w");
        assert_eq!(targets(&last, "a10"), "b10");
        let black = game("4k4/9/9/9/9/4p4/9/4P4/9/4K4 b");
        assert_eq!(targets(&black, "e5"), "d5 e4 f5");
        // It captures as it moves.
        let takes = game("4k4/9/9/4p4/2npPr3/9/9/9/9/4K4 w");
        assert_eq!(targets(&takes, "e6"), "d6 e7 f6");
    }

    "XQ-11" the_generals_may_not_face_each_other {
        // A horse: a chariot on e2 would check Black, who is not on turn.
        let pinned = game("4k4/9/9/9/9/9/9/9/4N4/4K4 w");
        assert_eq!(verdicts(&pinned, "e2d4 e2c3 e1d1"), "generals-face generals-face legal");
        let chariots = game("4k4/9/9/9/4r4/9/9/9/4R4/4K4 w");
        assert_eq!(verdicts(&chariots, "e2d2 e2e5 e2e6"), "king-attacked legal legal");
        let beside = game("4k4/9/9/p8/9/9/9/9/9/3K5 w");
        assert_eq!(verdicts(&beside, "d1e1 d1d2"), "generals-face legal");
        assert_eq!(set_up_error(GAME, &[], Some("4k4/9/9/9/9/9/9/9/9/4K4 w")), "position-left-in-check");
        let facing = "The generals face each other with nothing between them.";
        assert_eq!(set_up_words(GAME, "4k4/9/9/9/9/9/9/9/9/4K4 w"), facing);
        let chariot = "Black is in check but not on turn.";
        assert_eq!(set_up_words(GAME, "4k4/9/9/9/9/9/9/9/4R4/3K5 w"), chariot);
    }

    "XQ-12" mate_and_stalemate_win {
        assert_eq!(ended("3k5/9/9/9/9/9/9/9/R8/4K4 w", "a2d2"), "w checkmate");
        assert_eq!(ended("3k5/9/9/3P5/9/9/9/9/9/4K4 w", "d7d8"), "w stalemate");
        assert_eq!(ended("4k4/9/9/9/9/3p5/9/9/9/3K5 b", "d5d4 d1d2 d4d3"), "on");
        assert_eq!(ended("4k4/9/9/9/9/9/3p5/9/9/3K5 b", "d4d3"), "b stalemate");
    }

    "XQ-12" a_bare_general_is_nothing_special {
        assert_eq!(ended("3k5/9/9/9/9/9/9/9/p7R/4K4 w", "i2a2"), "on");
    }

    "XQ-13" perpetual_check_loses {
        let (position, cycle) = CHECKS;
        assert_eq!(returns(&mut game(position), cycle, 3), "on, b perpetual-check");
        // By several pieces, too.
        let several = "3k5/R8/8R/9/9/9/9/9/9/5K3 w";
        assert_eq!(returns(&mut game(several), "a9a10 d10d9 a10a9 d9d10", 3), "on, b perpetual-check");
    }

    // On every own move of the cycle.
    "XQ-13" a_quiet_move_in_the_cycle_is_no_perpetual_check {
        let cycle = "a9a8 d10d9 a8a9 d9d10";
        let found = returns(&mut game(CHECKS.0), cycle, 3);
        assert_eq!(found, "on, draw repetition");
    }

    "XQ-14" perpetual_chase_by_one_piece_loses {
        let (position, cycle) = CHASE;
        assert_eq!(returns(&mut game(position), cycle, 3), "on, b perpetual-chase");
    }

    // A protected piece is not chased, nor is a soldier that has not crossed; and
    // soldiers and generals do not chase.
    "XQ-17" what_is_no_chase {
        let protected = "3k5/9/9/pp7/1c7/9/9/9/9/R4K3 w";
        assert_eq!(returns(&mut game(protected), CHASE.1, 3), "on, draw repetition");
        let by_general = "3k5/9/9/9/9/9/9/9/4c4/5K3 w";
        assert_eq!(returns(&mut game(by_general), "f1e1 e2f2 e1f1 f2e2", 3), "on, draw repetition");
        let by_soldier = "3k5/9/9/4c4/3P5/9/9/9/9/5K3 w";
        assert_eq!(returns(&mut game(by_soldier), "d6e6 e7d7 e6d6 d7e7", 3), "on, draw repetition");
    }

    // The capture that a chase threatens has to be legal: the chariot stands between its general and another chariot.
    "XQ-17" a_pinned_piece_chases_nothing {
        let pinned = "4rk3/9/9/9/9/2c6/4R4/9/9/4K4 w";
        assert_eq!(returns(&mut game(pinned), "e4e5 c5c4 e5e4 c4c5", 3), "on, draw repetition");
        let free = "5k3/9/9/9/9/2c6/4R4/9/9/4K4 w";
        assert_eq!(returns(&mut game(free), "e4e5 c5c4 e5e4 c4c5", 3), "on, b perpetual-chase");
    }

    // And so has the recapture: Black's chariot may not leave the file.
    "XQ-17" a_pinned_piece_protects_nothing {
        let pinned = "4k4/9/9/2c1r4/9/9/9/9/4R4/3R1K3 w";
        assert_eq!(returns(&mut game(pinned), "d1c1 c7d7 c1d1 d7c7", 3), "on, b perpetual-chase");
        let free = "4k4/9/9/2c1r4/9/9/9/9/9/3R1K3 w";
        assert_eq!(returns(&mut game(free), "d1c1 c7d7 c1d1 d7c7", 3), "on, draw repetition");
    }

    // Two chariots that attack each other are an offer to exchange them.
    "XQ-17" an_offer_to_exchange_like_pieces_is_no_chase {
        let mutual = "5k3/9/9/2r6/9/9/9/9/N3KN3/3R5 w";
        assert_eq!(returns(&mut game(mutual), "d1c1 c7d7 c1d1 d7c7", 3), "on, draw repetition");
        // Against one that may not capture it is a chase: the cannon holds Black's chariot on its file.
        let cycle = "a7a6 d6d7 a6a7 d7d6";
        let pinned = "9/3k5/9/R8/3r5/9/9/3A5/9/3CK4 w";
        assert_eq!(returns(&mut game(pinned), cycle, 3), "on, b perpetual-chase");
        let free = "9/3k5/9/R8/3r5/9/9/3A5/9/4K4 w";
        assert_eq!(returns(&mut game(free), cycle, 3), "on, draw repetition");
    }

    // A piece that has lost its protection is threatened anew.
    "XQ-17" taking_the_protection_away_is_a_threat_too {
        // The position and the verdict are of Fairy-Stockfish's tests: Black's horse and cannon pin the chariot
        // that protects the horse on d3.
        let mut game = game("4k4/4c4/9/4p4/9/9/3rn4/3NR4/4K4/9 b");
        assert_eq!(returns(&mut game, "e4g5 e2f2 g5e4 f2e2", 3), "on, w perpetual-chase");
    }

    // White's chariot checks, or uncovers the cannon's check; Black's attacks it every time.
    "XQ-15" the_checker_has_to_give_way_to_the_chaser {
        let position = "3k5/9/9/9/3r5/9/3R5/9/3C5/5K3 w";
        assert_eq!(returns(&mut game(position), "d4a4 d6a6 a4d4 a6d6", 3), "on, b perpetual-check");
    }

    // Fairy-Stockfish's tests have the first as mutual perpetual check, the second as mutual chase.
    "XQ-16" where_both_break_the_same_rule_repetition_draws {
        let checks = "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w";
        assert_eq!(returns(&mut game(checks), "e4d4 d7e7 d4e4 e7d7", 3), "on, draw repetition");
        let chases = "4k4/7n1/9/4p2R1/9/9/4P4/9/9/4K4 b";
        let round = "h9f8 h7h8 f8g6 h8g8 g6i7 g8g7 i7h9 g7h7";
        assert_eq!(returns(&mut game(chases), round, 3), "on, draw repetition");
        // An adviser that protects the horse on one of its points leaves Black alone at fault.
        let protected = "4k4/4a2n1/9/4p2R1/9/9/4P4/9/9/4K4 b";
        assert_eq!(returns(&mut game(protected), round, 3), "on, w perpetual-chase");
    }

    "XQ-16" where_nobody_breaks_a_rule_repetition_draws {
        assert_eq!(returns(&mut game(""), "b1c3 b10c8 c3b1 c8b10", 3), "on, draw repetition");
    }

    "xiangqi.preset=modern" modern_is_the_default {
        assert_eq!(preset(GAME, "modern"), "");
    }

    "xiangqi.preset=bao-ying" bao_ying_has_neither_palace_nor_river {
        let game = set_up(GAME, &preset(GAME, "bao-ying"), "5k3/9/9/9/9/2B6/9/5A3/9/3K5 w");
        assert_eq!(verdicts(&game, "d1c1 c5a7 f3g4"), "legal legal legal");
    }

    // Neither on the board nor in the rule text.
    "xiangqi.ruleset=bao-ying" without_palace_and_river_none_are_drawn_or_told {
        let tells = |options: &str| {
            let game = set_up(GAME, options, "");
            let text = tabiya::words::en::rulebook(game.rules());
            let narrated = ["palace", "river"].map(|word| text.iter().any(|said| said.text.contains(word)));
            let BoardStyle::Points { river, palaces, .. } = sketch(game.rules()).style else { panic!("no points") };
            (narrated, river.is_some(), palaces.len())
        };
        assert_eq!(tells(""), ([true, true], true, 2));
        assert_eq!(tells("ruleset=bao-ying"), ([false, false], false, 0));
    }

    "xiangqi.repetitionCount=4" one_more_occurrence {
        let mut game = set_up(GAME, "repetitionCount=4", CHECKS.0);
        assert_eq!(returns(&mut game, CHECKS.1, 4), "on, b perpetual-check");
        let options = [("repetitionCount", "4"), ("perpetual", "off")];
        assert_eq!(set_up_error(GAME, &options, None), "option-ruled-out");
    }

    "xiangqi.perpetual=chinese" the_text_has_its_articles {
        let text = rule_text(&set_up(GAME, "perpetual=chinese", ""));
        assert!(text.contains("captured by an elephant or adviser"), "{text}");
        assert!(!text.contains("a elephant"), "{text}");
    }
}

/// A rank with numbers for its dots.
fn squeeze(rank: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in rank.chars() {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text.push(letter);
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}

/// How a cycle of moves from another position ends the game, under the choices of this one.
fn elsewhere(game: &Match, placement: &str, cycle: &str) -> String {
    let text = game.position_text().replacen(&pieces(game), placement, 1);
    let verdict = returns(&mut set_up(GAME, "", &text), cycle, 3);
    verdict.strip_prefix("on, ").expect("nothing before the last move").to_owned()
}

/// Chases, and what is like one: by one piece of one piece, by two of one, of a protected chariot by a cannon, of two
/// pieces by one; check and chase in turn, and threats of mate.
const CHASES: [(&str, &str); 6] = [
    ("3k5/9/9/9/1c7/9/9/9/9/R4K3", "a1b1 b6a6 b1a1 a6b6"),
    ("4k4/9/9/R8/2c6/9/9/9/9/3R1K3", "d1c1 c6d6 a7a6 d6d7 c1d1 d7c7 a6a7 c7c6"),
    ("5k3/9/9/2r5r/9/9/2pp5/9/9/3CK4", "d1c1 c7d7 c1d1 d7c7"),
    ("4ka3/9/9/2nn5/9/9/9/9/9/3R1K3", "d1c1 f10e9 c1d1 e9f10"),
    ("4k4/9/7n1/9/9/7R1/9/9/9/5K3", "h5e5 e10d10 e5h5 d10e10"),
    ("3k5/9/9/9/9/R6r1/9/9/9/4K4", "a5a6 h5h6 a6a5 h6h5"),
];

choices! {
    the_perpetual_chase: "xiangqi.perpetual" at "3k5/9/9/9/1c7/9/9/9/9/R4K3 w",
    |game| CHASES.map(|(position, cycle)| elsewhere(game, position, cycle)).join(", ") => {
        "seed": "b perpetual-chase, draw repetition, draw repetition, \
                 draw repetition, draw repetition, draw repetition",
        "asian": "b perpetual-chase, b perpetual-chase, b perpetual-chase, \
                  draw repetition, draw repetition, draw repetition",
        "chinese": "b perpetual-chase, b perpetual-chase, b perpetual-chase, \
                    b perpetual-chase, b perpetual-attack, b perpetual-attack",
        "check-only": "draw repetition, draw repetition, draw repetition, \
                       draw repetition, draw repetition, draw repetition",
        "off": "on, on, on, on, on, on",
    }

    the_occurrence: "xiangqi.repetitionCount" at "3k5/R8/9/9/9/9/9/9/9/5K3 w",
    |game| returns(game, "a9a10 d10d9 a10a9 d9d10", 3) => {
        "3": "on, b perpetual-check",
        "4": "on, on",
    }

    // The general leaves the palace, the elephant crosses, the advisor leaves.
    the_ruleset: "xiangqi.ruleset" at "5k3/9/9/9/9/2B6/9/5A3/9/3K5 w",
    |game| verdicts(game, "d1c1 c5a7 f3g4") => {
        "modern": "outside-zone outside-zone outside-zone",
        "bao-ying": "legal legal legal",
    }
}
