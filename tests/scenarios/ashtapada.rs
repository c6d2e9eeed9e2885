//! The race on the ashtapada: ASH-01 to ASH-16, and the options.

use tabiya::{Match, Square, games, play::race};

use super::table::*;

game!("ashtapada");

/// The race in this position, with these options.
fn under(options: &str, position: &str) -> Match {
    set_up(GAME, options, position)
}

/// Pieces that a board of these pieces leaves in hand: four of each seat, less those on it.
fn beside(board: &str) -> String {
    let letters: Vec<char> = board.chars().collect();
    let pieces = |seat: char, role: char| letters.windows(2).filter(|pair| **pair == [seat, role]).count();
    let left = |seat: char| format!("{seat}P").repeat(4 - pieces(seat, 'P') - 2 * pieces(seat, 'D'));
    "swne".chars().map(left).collect()
}

/// A position text: the pieces on the board, the seat on turn, what it has thrown.
fn thrown(board: &str, turn: char, throw: u8) -> String {
    format!("{board}[{}] {turn} - - 0 1 throw={throw}", beside(board))
}

fn names(game: &Match, squares: &[Square]) -> String {
    squares.iter().map(|&at| game.rules().board().shape.name(at)).collect::<Vec<_>>().join(" ")
}

fn track(game: &Match, seat: u8) -> String {
    names(game, game.rules().track(tabiya::Seat(seat)))
}

/// ASH-04, anticlockwise and ring by ring inwards: from the corner a1.
const FROM_A1: &str = "a1 b1 c1 d1 e1 f1 g1 h1 h2 h3 h4 h5 h6 h7 h8 g8 f8 e8 d8 c8 b8 a8 a7 a6 a5 a4 a3 a2 \
                       b2 c2 d2 e2 f2 g2 g3 g4 g5 g6 g7 f7 e7 d7 c7 b7 b6 b5 b4 b3 \
                       c3 d3 e3 f3 f4 f5 f6 e6 d6 c6 c5 c4 d4 e4 e5 d5";

rules! {
    "ASH-01" the_board_has_sixteen_marks_and_each_seat_four_pieces {
        let game = game("");
        assert_eq!(pieces(&game), "8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnPePePePeP]");
        let marks = game.rules().board().marks;
        assert_eq!(marks.len(), 16);
        for mark in "a1 h1 a8 h8 d4 e4 d5 e5".split(' ') {
            let shape = game.rules().board().shape;
            assert!(shape.parse(mark).is_some_and(|at| marks.has(at)), "{mark}");
        }
    }

    "ASH-02" four_cowries_give_one_to_four_or_eight {
        let game = game("");
        let dice = game.rules().terms().dice.expect("cowries");
        // Of the sixteen ways in which four shells can lie, so many have this number up; none is 8.
        let mut ways = [0u8; 9];
        for lie in 0..16u32 {
            let up = lie.count_ones() as usize;
            ways[if up == 0 { 8 } else { up }] += 1;
        }
        for (value, &ways) in ways.iter().enumerate() {
            let weight = dice.face(value as u8).map_or(0, |face| face.weight);
            assert_eq!(weight, ways, "{value}");
        }
        assert_eq!(dice.weights(), 16);
        assert_eq!(moves(&game).into_iter().collect::<Vec<_>>().join(" "), "throw-1 throw-2 throw-3 throw-4 throw-8");
        assert_eq!(verdict_on_all(&game, "throw-0 throw-5 throw-6 throw-7 throw-16"), "no-such-throw");
        assert_eq!(verdict(&game, "P@a1"), "throw-first");
    }

    "ASH-03" any_throw_enters_on_the_square_that_matches_it {
        for (throw, square) in [(1, "a1"), (2, "b1"), (3, "c1"), (4, "d1"), (8, "h1")] {
            let mut game = game("");
            play(&mut game, &format!("throw-{throw} P@{square}"));
            assert_eq!(on(&game, square), 'P');
            assert_eq!(turn(&game), "w");
        }
    }

    "ASH-03" a_piece_runs_just_as_far_as_thrown {
        let game = game(&thrown("8/8/8/8/8/8/8/1sP6", 's', 3));
        assert_eq!(targets(&game, "b1"), "e1");
        assert_eq!(verdict_on_all(&game, "b1d1 b1f1 b1b2"), "not-so-far");
        assert_eq!(verdict(&game, "P@a1"), "not-so-far");
        assert_eq!(verdict(&game, "a1a2"), "no-piece");
        assert_eq!(verdict(&game, "throw-3"), "already-thrown");
    }

    "ASH-04" each_seat_runs_its_own_spiral {
        let game = game("");
        assert_eq!(track(&game, 0), FROM_A1);
        let ends = |seat| {
            let track = track(&game, seat);
            let squares: Vec<String> = track.split(' ').map(str::to_owned).collect();
            format!("{} {} {}", squares[0], squares[1], squares[63])
        };
        // Corners and goals, clockwise: south-west, north-west, north-east, south-east.
        assert_eq!([0, 1, 2, 3].map(ends), ["a1 b1 d5", "a8 a7 e5", "h8 g8 e4", "h1 h2 d4"]);
    }

    "ASH-04" every_track_visits_all_squares_and_rests_at_the_same_places {
        let game = game("");
        // The marks are the same turned by a quarter, so every track meets them after as many steps.
        let rests = [1, 4, 5, 8, 11, 12, 15, 18, 19, 22, 25, 26, 61, 62, 63, 64];
        for seat in 0..4 {
            let track = game.rules().track(tabiya::Seat(seat));
            assert_eq!(track.iter().collect::<std::collections::BTreeSet<_>>().len(), 64);
            let marked: Vec<usize> =
                (1..=64).filter(|&index| game.rules().is_marked(track[index - 1])).collect();
            assert_eq!(marked, rests, "seat {seat}");
        }
    }

    "ASH-05" a_single_enemy_is_sent_back {
        // South's third square from b1 is e1: marked. Its second, d1, too; f1 is not.
        let mut game = game(&thrown("8/8/8/8/8/8/8/1sP3wP2", 's', 4));
        play(&mut game, "b1f1");
        assert_eq!(pieces(&game), "8/8/8/8/8/8/8/5sP2[sPsPsPwPwPwPwPnPnPnPnPePePePeP]");
    }

    "ASH-06" nobody_is_captured_on_a_resting_square {
        let game = game(&thrown("8/8/8/8/8/8/8/1sP2wP3", 's', 3));
        assert_eq!(verdict(&game, "b1e1"), "resting-square");
        // Not even a double by a double.
        let double = set_up(GAME, "", &thrown("8/8/8/8/8/8/7sP/1sD2wD3", 's', 3));
        assert_eq!(verdicts(&double, "b1e1 b1e1d"), "resting-square resting-square");
    }

    "ASH-07" two_pieces_make_a_double_and_may_move_together_or_alone {
        let mut game = game(&thrown("8/8/8/8/8/8/8/1sP2sP3", 's', 3));
        play(&mut game, "b1e1");
        assert_eq!(pieces(&game), "8/8/8/8/8/8/8/4sD3[sPsPwPwPwPwPnPnPnPnPePePePeP]");
        let both = set_up(GAME, "", &thrown("8/8/8/8/8/8/8/4sD3", 's', 2));
        assert_eq!(targets(&both, "e1"), "g1 g1d");
        let mut together = both.clone();
        play(&mut together, "e1g1d");
        assert_eq!(on(&together, "g1"), 'D');
        let mut alone = both;
        play(&mut alone, "e1g1");
        assert_eq!(letters(&alone, "e1 g1"), "PP");
    }

    // The source speaks of two pieces only.
    "ASH-14" no_third_piece_joins_a_double {
        let game = set_up(GAME, "", &thrown("8/8/8/8/8/8/8/1sP2sD3", 's', 3));
        assert_eq!(verdict(&game, "b1e1"), "two-stand");
        let doubles = set_up(GAME, "", &thrown("8/8/8/8/8/8/8/1sD2sP3", 's', 3));
        assert_eq!(verdicts(&doubles, "b1e1 b1e1d"), "legal two-stand");
    }

    "ASH-08" no_single_piece_passes_a_double {
        // Player 2 is a single on h2, and a double stands on h3.
        let enemy = set_up(GAME, "", &thrown("8/8/8/8/8/7sD/7eP/8", 'e', 2));
        assert_eq!(verdict(&enemy, "h2h4"), "double-in-the-way");
        let own = set_up(GAME, "", &thrown("8/8/8/8/8/7eD/7eP/8", 'e', 2));
        assert_eq!(verdict(&own, "h2h4"), "double-in-the-way");
        // Single pieces bar nothing, and doubles pass doubles: the source bars only single pieces.
        let single = set_up(GAME, "", &thrown("8/8/8/8/8/7sP/7eP/8", 'e', 2));
        assert_eq!(verdict(&single, "h2h4"), "legal");
        let double = set_up(GAME, "", &thrown("8/8/8/8/8/7sD/7eD/8", 'e', 2));
        assert_eq!(verdicts(&double, "h2h4 h2h4d"), "double-in-the-way legal");
        // A piece that enters runs over the squares before its own.
        let entering = set_up(GAME, "", &thrown("8/8/8/8/8/8/7sP/1wD6", 's', 3));
        assert_eq!(turn(&entering), "s");
        assert_eq!(verdict(&entering, "P@c1"), "double-in-the-way");
    }

    "ASH-09" only_a_double_captures_a_double {
        let single = set_up(GAME, "", &thrown("8/8/8/8/8/8/8/1sP3wD2", 's', 4));
        assert_eq!(verdict(&single, "b1f1"), "double-stands");
        let mut double = set_up(GAME, "", &thrown("8/8/8/8/8/8/8/1sD3wD2", 's', 4));
        assert_eq!(verdicts(&double, "b1f1 b1f1d"), "double-stands legal");
        play(&mut double, "b1f1d");
        assert_eq!(pieces(&double), "8/8/8/8/8/8/8/5sD2[sPsPwPwPwPwPnPnPnPnPePePePeP]");
    }

    "ASH-10" the_goal_takes_an_exact_throw {
        // South's last squares: c4 d4 e4 e5 d5; from e4 the goal is two away.
        let board = "8/8/8/8/4sP3/8/8/8";
        let text = format!("{board}[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 home=3,0,0,0");
        let waits = |throw: u8| {
            let mut game = set_up(GAME, "", &text);
            play(&mut game, &format!("throw-{throw}"));
            game
        };
        assert_eq!(verdict(&waits(2), "e4d5"), "legal");
        // A throw that lets nothing move passes the turn by itself.
        for throw in [3, 4, 8] {
            assert_eq!(turn(&waits(throw)), "w", "{throw}");
        }
        let other = "8/8/8/8/4sP3/8/8/sP7[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=3 home=2,0,0,0";
        let other = set_up(GAME, "", other);
        assert_eq!(verdict(&other, "e4d5"), "past-goal");
        assert_eq!(moves(&other).into_iter().collect::<Vec<_>>(), ["a1d1"]);
    }

    // A piece that comes home leaves the board, as the goal lies on the other tracks too.
    "ASH-10" a_piece_comes_home_past_whoever_rests_on_its_goal {
        let text = "8/8/8/3wP4/4sP3/8/8/8[wPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=2 home=3,0,0,0";
        let mut game = set_up(GAME, "", text);
        assert_eq!(ending_after(&mut game, "e4d5"), "w all-home");
        assert_eq!(on(&game, "d5"), 'P');
    }

    "ASH-11" who_brings_all_four_home_wins {
        let text = "8/8/8/4sP3/4sP3/8/8/8[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=1 home=2,0,0,0";
        let mut game = set_up(GAME, "", text);
        assert_eq!(ending_after(&mut game, "e5d5"), "on");
        let text = "8/8/8/4sD3/8/8/8/8[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=1 home=2,0,0,0";
        let mut both = set_up(GAME, "", text);
        assert_eq!(ending_after(&mut both, "e5d5d"), "w all-home");
    }

    "ASH-11" the_fewest_throws_from_each_square_are_told {
        let game = game("");
        let tabiya::variant::Contest::Race(terms) = game.rules().terms().contest else { panic!("no race") };
        let throws = race::rolls_home(game.rules(), terms, tabiya::Seat(0));
        assert_eq!(throws.len(), 65);
        // The last square, one before it, four before it, five before it; and from outside the
        // board: 64 squares are eight throws of eight.
        assert_eq!([64, 63, 60, 59].map(|at: usize| throws[at]), [Some(0), Some(1), Some(1), Some(2)]);
        assert_eq!(throws[0], Some(8));
    }

    // Turns go clockwise over the corners where somebody sits, and the first seat begins.
    "ASH-12" turns_go_clockwise_and_the_first_seat_begins {
        for (players, order) in [("4", "s w n e s"), ("3", "s w n s w"), ("2", "s n s n s")] {
            let mut game = under(&format!("players={players}"), "");
            let mut turns = vec![turn(&game)];
            while turns.len() < 5 {
                play(&mut game, "throw-8");
                let entry = moves(&game).into_iter().next().expect("an entry");
                play(&mut game, &entry);
                turns.push(turn(&game));
            }
            assert_eq!(turns.join(" "), order, "{players}");
        }
        assert!(rules_under("").contains("Red begins, and the turn passes clockwise."));
    }

    // The source leaves open what an enemy on the goal does; the rule text says what he does here.
    // A double on the way, and no piece to enter.
    "ASH-16" a_throw_that_moves_nothing_is_lost_whatever_hinders {
        let text = "8/8/8/8/8/7sD/7eP/8[sPsPwPwPwPwPnPnPnPnP] e - - 0 1 home=0,0,0,3";
        let mut game = set_up(GAME, "", text);
        play(&mut game, "throw-2");
        assert_eq!(turn(&game), "s");
    }

    "ASH-15" the_board_is_drawn_in_one_colour {
        assert_eq!(set_up(GAME, "", "").rules().board().ruling, tabiya::board::Ruling::Squares);
    }

    "ASH-13" a_piece_comes_home_whoever_rests_on_its_goal {
        let position = "8/8/8/3wP4/4sP3/8/8/8[wPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=2 home=3,0,0,0";
        let mut game = under("", position);
        assert_eq!(ending_after(&mut game, "e4d5"), "w all-home");
        assert_eq!(letters(&game, "d5"), "P");
        assert!(rules_under("").contains("leaves the board, whoever rests there"));
    }
}

choices! {
    the_number_of_players: "ashtapada.players" at "",
    |game| {
        let mut seats = turn(game);
        for entry in ["P@a1", "P@a8", "P@h8", "P@h1"] {
            play(game, "throw-1");
            if verdict(game, entry) != "legal" {
                break;
            }
            play(game, entry);
            seats += &turn(game);
        }
        format!("{seats} {}", game.rules().hands().len())
    } => {
        "4": "swnes 16",
        "3": "swns 12",
        // Opposite corners: nobody sits at a8.
        "2": "sn 8",
    }

    the_corner_counts: "ashtapada.startCount" at "",
    |game| {
        play(game, "throw-3");
        verdicts(game, "P@c1 P@d1")
    } => {
        "corner-is-1": "legal not-so-far",
        "corner-is-0": "not-so-far legal",
    }

    the_goal: "ashtapada.goal" at "",
    |game| {
        let track = track(game, 0);
        format!("{} {}", track.split(' ').count(), track.split(' ').next_back().expect("squares"))
    } => {
        "last-square": "64 d5",
        "first-centre": "61 d4",
    }

    the_direction: "ashtapada.direction" at "",
    |game| {
        let track: Vec<String> = track(game, 0).split(' ').map(str::to_owned).collect();
        format!("{}, {}", track[27..32].join(" "), track[60..].join(" "))
    } => {
        "anticlockwise-all": "a2 b2 c2 d2 e2, d4 e4 e5 d5",
        "reverse-inside": "a2 b2 b3 b4 b5, d4 d5 e5 e4",
    }

    a_double_runs: "ashtapada.doubleMove" at "8/8/8/8/8/8/8/1sD6[sPsPwPwPwPwPnPnPnPnPePePePeP] s",
    |game| {
        let together = |throw: &str| {
            let mut game = game.clone();
            play(&mut game, throw);
            targets(&game, "b1")
        };
        format!("{}; {}", together("throw-4"), together("throw-3"))
    } => {
        "full-throw": "f1 f1d; e1 e1d",
        "half-throw-even-only": "d1d f1; e1",
    }

    a_rare_throw_gives_another: "ashtapada.grace" at "8/8/8/8/8/8/8/1sP3wP2[sPsPsPwPwPwPnPnPnPnPePePePeP] s",
    |game| {
        let after = |texts: &str| {
            let mut game = game.clone();
            play(&mut game, texts);
            turn(&game)
        };
        // Four, which captures as well; eight; two.
        format!("{} {} {}", after("throw-4 P@d1"), after("throw-8 P@h1"), after("throw-2 b1d1"))
    } => {
        "off": "w w w",
        "on": "s s w",
    }

    // Yellow throws the highest; only by one choice is that its first throw.
    who_begins: "ashtapada.begins" at "",
    |game| {
        play(game, "throw-2");
        if !moves(game).contains("throw-8") {
            return format!("{} {}", turn(game), targets(game, "P@"));
        }
        play(game, "throw-4 throw-1 throw-3");
        format!("{} {}", turn(game), targets(game, "P@"))
    } => {
        "first-seat": "s b1",
        "re-throw": "w ",
        "keep": "w a5",
    }

    pieces_enter_by: "ashtapada.enterOn" at "",
    |game| {
        play(game, "throw-3");
        turn(game)
    } => {
        "any-throw": "s",
        // Nothing can move: the turn is lost.
        "grace-only": "w",
    }

    who_can_move_has_to: "ashtapada.mustMove" at "",
    |game| {
        play(game, "throw-3");
        verdict(game, "pass-s").to_owned()
    } => {
        "yes-if-possible": "may-not-pass",
        "optional": "legal",
    }
}

#[test]
fn a_capture_gives_another_throw_too() {
    let position = "8/8/8/8/8/8/8/2sP2wP2[sPsPsPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=3";
    let mut game = under("grace=on", position);
    play(&mut game, "c1f1");
    assert_eq!(turn(&game), "s");
}

/// The throw gives another, whether or not anything can be done with it.
#[test]
fn a_rare_throw_gives_another_though_nothing_moves() {
    // The last piece would run past the centre.
    let stuck = "8/8/8/8/4sP3/8/8/8[wPwPwPwPnPnPnPnPePePePeP] s - - 0 1 home=3,0,0,0";
    for (options, throw, on_turn) in
        [("grace=on", "throw-8", "s"), ("grace=on", "throw-3", "w"), ("grace=off", "throw-8", "w")]
    {
        let mut game = under(options, stuck);
        play(&mut game, throw);
        assert_eq!(turn(&game), on_turn, "{options} {throw}");
        assert_eq!(verdict(&game, "throw-3"), "legal", "{options} {throw}: a throw is due");
    }
    let mut game = under("grace=on mustMove=optional", "");
    play(&mut game, "throw-4 pass-s");
    assert_eq!(turn(&game), "s");
}

/// Where not all four play, those who do throw for the first turn; and so do they alone who tie.
#[test]
fn the_absent_throw_no_lots() {
    let mut two = under("players=2 begins=keep", "");
    play(&mut two, "throw-4");
    assert_eq!(turn(&two), "n");
    play(&mut two, "throw-4 throw-1 throw-2");
    assert_eq!((turn(&two), targets(&two, "P@")), ("n".into(), "g8".into()));
    let mut three = under("players=3 begins=re-throw", "");
    play(&mut three, "throw-1 throw-3 throw-3");
    let text = three.position_text();
    assert!(text.contains("phase=lots lots=w?n?"), "{text}");
    assert_eq!(Match::new(GAME, &[], Some(&text)).expect("its own text").position_text(), text);
    // Nobody sits at h1.
    let absent = text.replace("lots=w?n?", "lots=w?e?");
    assert_eq!(set_up_error(GAME, &[], Some(&absent)), "position-field");
    play(&mut three, "throw-2 throw-8");
    assert_eq!((turn(&three), moves(&three).contains("throw-8")), ("n".into(), true));
}

fn rules_under(options: &str) -> String {
    rule_text(&under(options, ""))
}

#[test]
fn the_rule_text_has_the_tracks_of_those_who_play() {
    for (players, absent) in [("4", ""), ("3", "Green"), ("2", "Green Yellow")] {
        let text = rules_under(&format!("players={players}"));
        for side in ["Red", "Yellow", "Black", "Green"] {
            let narrated = text.contains(&format!("{side} runs from"));
            assert_eq!(narrated, !absent.contains(side), "{players}, {side}: {text}");
        }
    }
}

#[test]
fn the_rule_text_says_what_a_rare_throw_gives() {
    assert!(rules_under("").contains("A throw by which nothing can move loses the turn."));
    let again = rules_under("grace=on");
    assert!(again.contains("loses the turn, unless it gives another throw."), "{again}");
    assert!(again.contains("four or eight, whether or not it moves anything"), "{again}");
}

#[test]
fn who_must_enter_by_four_or_eight_is_told_so() {
    let position = "8/8/8/8/8/8/8/2sP5[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=3";
    assert_eq!(verdict(&under("enterOn=grace-only", position), "P@c1"), "no-entry");
    let position = "8/8/8/8/8/8/8/2sD5[sPsPwPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=3";
    assert_eq!(verdict(&under("doubleMove=half-throw-even-only", position), "c1f1d"), "not-together");
    // Half of two is one; one has no half.
    for (throw, verdict_together) in [(1, "not-together"), (2, "legal")] {
        let position = position.replace("throw=3", &format!("throw={throw}"));
        let game = under("doubleMove=half-throw-even-only", &position);
        assert_eq!(verdict(&game, "c1d1d"), verdict_together, "{throw}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let refused = |position: &str| set_up_error(GAME, &[], Some(position));
    // Five pieces of South; a piece too few; a piece that stands on its goal and is not home.
    assert_eq!(refused("8/8/8/8/8/8/8/sP7[sPsPsPsPwPwPwPwPnPnPnPnPePePePeP] s"), "position-too-many-pieces");
    assert_eq!(refused("8/8/8/8/8/8/8/sP7[sPwPwPwPwPnPnPnPnPePePePeP] s"), "position-too-few-pieces");
    assert_eq!(refused("8/8/8/3sP4/8/8/8/8[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s"), "position-field");
    assert_eq!(
        refused("8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=5"),
        "position-field"
    );
    assert_eq!(refused("8/8/8/8/8/8/8/8[sPsPsPsPwPwPwPwPnPnPnPnPePePePeP] b"), "position-seat");
    assert_eq!(refused("8/8/8/8/8/8/8/p7[] s"), "position-letter");
}

/// What is wrong is told as it is, and no field that nobody wrote is named.
#[test]
fn impossible_positions_are_told_apart() {
    let narrated = |position: &str| set_up_words(GAME, position);
    assert_eq!(
        narrated("8/8/8/8/8/8/8/8[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s phase=play"),
        "Red has fewer pieces than the game gives, and none leaves the game."
    );
    assert_eq!(
        narrated("8/8/8/8/8/8/8/8[sPsPsPsPsPwPwPwPwPnPnPnPnPePePePeP] s phase=play"),
        "Red has more pieces than the game gives."
    );
    assert_eq!(
        narrated("8/8/8/3sP4/8/8/8/8[sPsPsPwPwPwPwPnPnPnPnPePePePeP] s phase=play"),
        "Red has a piece on its goal, which would have come home."
    );
}

/// Capture, blockade and homecoming each have a line.
#[test]
fn lines_show_what_the_race_turns_on() {
    let after = |id: &str, texts: usize| {
        let line = games::ASHTAPADA.lines.iter().find(|line| line.id == id).expect("a line");
        let mut played = under("", line.position.as_deref().unwrap_or(""));
        play(&mut played, &line.moves.split(' ').take(texts).collect::<Vec<_>>().join(" "));
        played
    };
    assert_eq!(letters(&after("capture", 2), "c1 f1"), "-P");
    assert_eq!(targets(&after("blockade", 1), "c1"), "");
    assert!(after("homecoming", 10).position_text().contains("home=1,0,0,0"));
    assert_eq!(targets(&after("homecoming", 1), "d4"), "");
}

/// Square by square, as the throws count.
#[test]
fn the_demonstration_follows_the_throws() {
    let mut played = game("");
    play(&mut played, &games::ASHTAPADA.lines[0].moves);
    assert_eq!(letters(&played, "h3 a4 d8 e8"), "DPPP");
    assert_eq!(turn(&played), "w");
}
