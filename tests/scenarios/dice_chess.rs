//! Four-handed Indian dice chess after Walker: FHW-01 to FHW-31, and the options.

use tabiya::board::Ruling;
use tabiya::variant::Colour;
use tabiya::{Match, Rules, Seat, games, words::en};

use super::four::{self, *};
use super::shaturanga::ARMIES;
use super::table::*;

const GAME: &str = "dice-chess";

/// The game with its defaults and these pieces.
fn walker(pieces: &str, rest: &str) -> Match {
    with(GAME, "", pieces, rest)
}

rules! {
    "FHW-01" the_marked_squares_of_the_ashtapada {
        let game = set_up(GAME, "", "");
        let marks = games::ASHTAPADA.board.marks;
        assert_eq!(game.rules().board().marks, marks);
        assert_eq!(marks.len(), 16);
        // On the far sides: corners and kings' squares.
        let far = "a1 d1 e1 h1 a4 h4 a5 h5 a8 d8 e8 h8";
        let shape = game.rules().board().shape;
        assert!(far.split(' ').filter_map(|square| shape.parse(square)).all(|square| marks.has(square)));
    }

    "FHW-02" red_and_yellow_against_green_and_black {
        let game = set_up(GAME, "", "");
        let sides = |seat: u8| {
            let colours = game.rules().terms().colours;
            let allies = (0..4).filter(|&other| game.rules().allied(Seat(seat), Seat(other)));
            allies.map(|other| colours[usize::from(other)]).collect::<Vec<_>>()
        };
        assert_eq!(sides(0), [Colour::Green, Colour::Black]);
        assert_eq!(sides(1), [Colour::Yellow, Colour::Red]);
        // Opposite each other: South and North.
        assert!(game.rules().allied(Seat(0), Seat(2)));
    }

    "FHW-03" from_the_corner_boat_horse_elephant_king {
        let game = set_up(GAME, "", "");
        assert_eq!(who(&game, "a1 b1 c1 d1 a2 b2 c2 d2"), "sB sN sE sK sP sP sP sP");
        assert_eq!(pieces(&game), pieces(&walker(ARMIES, "s")));
        let names = ["king", "elephant", "horse", "boat", "soldier"]
            .map(|id| game.rules().names(game.rules().role_named(id).expect("a kind"))[0].0.clone());
        assert_eq!(names, ["King", "Elephant", "Horse", "Boat", "Soldier"]);
    }

    "FHW-04" a_die_from_two_to_five {
        let mut game = walker(ARMIES, "s");
        assert_eq!(all(&game), "throw-2 throw-3 throw-4 throw-5");
        assert_eq!(refusals(&mut game, "throw-1 throw-6"), "no-such-throw");
    }

    "FHW-05" the_highest_begins_and_plays_that_throw {
        let mut game = set_up(GAME, "", "");
        play(&mut game, "throw-3 throw-5 throw-2 throw-4");
        assert_eq!(turn(&game), "w");
        assert_eq!(pair(&game, "throw"), "5");
        assert_eq!(refusals(&mut game, "throw-2"), "already-thrown");
        play(&mut game, "b5c5");
        // Clockwise.
        assert_eq!(turn(&game), "n");
        assert_eq!(all(&game), "throw-2 throw-3 throw-4 throw-5");
    }

    // The elephant is shut in.
    "FHW-05" a_four_that_begins_is_lost {
        let mut game = set_up(GAME, "", "");
        play(&mut game, "throw-3 throw-4 throw-2 throw-2");
        assert_eq!(turn(&game), "n");
        assert_eq!(pair(&game, "throw"), "");
    }

    "FHW-06" the_throw_says_which_piece_moves {
        let thrown = |value: u8| all(&walker(ARMIES, &format!("w throw={value}")));
        assert_eq!(thrown(2), "a8c6");
        assert_eq!(thrown(3), "a7c6 a7c8");
        assert_eq!(thrown(5), "a5a4 a5b4 b5c5 b6c6 b7c7 b8c8");
        let mut game = walker(ARMIES, "w");
        play(&mut game, "throw-4");
        assert_eq!(turn(&game), "n");
        let mut two = walker(ARMIES, "w throw=2");
        assert_eq!(refusals(&mut two, "a7c6 b5c5"), "not-this-throw");
    }

    "FHW-07" the_pieces_move_as_they_do_in_the_illustration {
        let pieces = format!("{FILL} sBd4 sEb3 sNf5 wPc5 wPe5");
        assert_eq!(targets(&walker(&pieces, "s throw=2"), "d4"), "b2 b6 f2 f6");
        assert_eq!(targets(&walker(&pieces, "s throw=4"), "b3"), "a3 b1 b2 b4 b5 b6 b7 b8 c3 d3 e3 f3 g3 h3");
        assert_eq!(targets(&walker(&pieces, "s throw=3"), "f5"), "d6 e3 e7 g3 g7 h4 h6");
        assert_eq!(targets(&walker(&pieces, "s throw=5"), "d1"), "c1 c2 d2 e1 e2");
        assert_eq!(targets(&walker(&pieces, "s throw=5"), "a2"), "a3");
        assert_eq!(circuits(&walker(ARMIES, "s")), CIRCUITS);
    }

    "FHW-08" kings_and_the_allys_pieces_are_captured {
        let pieces = "sKd1 sEd4 wKd7 wPb8 nKh4 nPa4 eKe8 ePg2";
        let game = walker(pieces, "s throw=4");
        assert_eq!(verdicts(&game, "d4d7 d4h4 d4a4"), "legal legal legal");
        let mut ally = game.clone();
        play(&mut ally, "d4h4");
        assert_eq!(pair(&ally, "captive"), "nsm");
        // The army plays on.
        assert_eq!(end(&ally), "on");
        play(&mut ally, "throw-2 throw-5 a4a3");
        assert_eq!(refusals(&mut game.clone(), "d4d1"), "own-piece");
    }

    "FHW-09" boats_and_soldiers_capture_only_each_other {
        let mut boat = walker("sKd1 sBd4 wNb6 wBb2 wKa5 nKe8 nPf2 eKf6 ePg2", "s throw=2");
        // An ally's soldier too.
        assert_eq!(targets(&boat, "d4"), "b2 f2");
        assert_eq!(refusals(&mut boat, "d4b6 d4f6"), "only-minor-pieces");
        let mut soldier = walker("sKd1 sPd4 wKa5 wEc5 wPd5 nKe8 nPe5 eKh4 ePg2", "s throw=5");
        assert_eq!(targets(&soldier, "d4"), "e5");
        assert_eq!(refusals(&mut soldier, "d4c5"), "only-minor-pieces");
        assert_eq!(refusals(&mut soldier, "d4d5"), "cannot-capture");
    }

    "FHW-10" the_triumph_of_the_boat {
        complete_every_place(GAME, |game, seat, boats| {
            for (other, square) in boats.iter().enumerate() {
                let expected = if other == seat { format!("{}B", ["s", "w", "n", "e"][seat]) } else { "-".to_owned() };
                assert_eq!(who(game, square), expected, "{seat} at {boats:?}");
            }
            assert_eq!(pair(game, "steers"), "");
        });
    }

    // All four boats sail to the centre.
    "FHW-10" the_last_of_four_boats_triumphs {
        let mut game = walker(ARMIES, "s");
        let twos = "a1c3 a8c6 h8f6 h1f3 c3e5 c6e4 f6d4 f3d5".split(' ').map(|step| format!("throw-2 {step}"));
        play(&mut game, &twos.collect::<Vec<_>>().join(" "));
        assert_eq!(who(&game, "d4 e4 d5 e5"), "- - eB -");
    }

    "FHW-11" on_the_allys_throne_either_moves_either_army {
        let pieces = "sKd7 sPa2 wKa5 wPb8 nNd5 nPh7 eKh4 ePg2";
        let mut game = walker(pieces, "s throw=5 captive=nem");
        play(&mut game, "d7e8 throw-2 throw-5");
        assert_eq!(turn(&game), "n");
        assert_eq!(all(&game), "a2a3 e8d7 e8d8 e8e7 e8f7 e8f8 h7h6");
        play(&mut game, "a2a3 throw-2 throw-3");
        assert_eq!(turn(&game), "s");
        assert_eq!(all(&game), "d5b4 d5b6 d5c3 d5c7 d5e3 d5e7 d5f4 d5f6");
    }

    // Whose throw it is decides: the prisoner is his.
    "FHW-20" whose_throw_it_is_decides {
        let pieces = "sKe8 sPa2 wKc3 wPb8 nNd5 nPh7 eKh4 ePg2";
        let captor = |turn: char| {
            let mut game = walker(pieces, &format!("{turn} throw=3 captive=nem mounted=s commands=s"));
            play(&mut game, "d5c3");
            pair(&game, "captive")
        };
        assert_eq!(captor('n'), "wnm,nem");
        assert_eq!(captor('s'), "wsm,nem");
    }

    // With the ally's piece even the own king can be taken (FHW-09); nobody is his own prisoner.
    "FHW-20" a_king_taken_by_his_own_command_is_the_allys {
        let pieces = "sKe8 sPa2 wKc3 wPb8 nNd6 nPh7 eKh4 ePg2";
        let mut game = walker(pieces, "s throw=3 captive=nem mounted=s commands=s");
        play(&mut game, "d6e8");
        assert_eq!(pair(&game, "captive"), "snm,nem");
        assert_eq!(pair(&game, "commands"), "");
        assert!(Match::new(GAME, &[], Some(&game.position_text())).is_ok());
    }

    "FHW-11" an_enemys_throne_is_a_square {
        let mut game = walker("sKb4 sPa2 wKc8 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        play(&mut game, "b4a5 throw-5");
        assert_eq!(pair(&game, "seized"), "");
        assert_eq!(all(&game), "c8b7 c8c7 c8d7 c8d8");
    }

    "FHW-12" the_two_captors_may_exchange {
        // Black (North) has Red's (East's) king, Yellow (West) Green's (South's).
        let game = walker("sPa2 wKa5 wPb8 nKe8 nPh7 ePg2", "n captive=swm,enm");
        assert_eq!(all(&game), "propose-n throw-2 throw-3 throw-4 throw-5");
        let mut agreed = game.clone();
        play(&mut agreed, "propose-n");
        assert_eq!(turn(&agreed), "w");
        assert_eq!(refusals(&mut agreed, "agree-e agree-n refuse-s"), "no-offer");
        play(&mut agreed, "agree-w");
        assert_eq!(who(&agreed, "d1 h4"), "sK eK");
        assert_eq!(turn(&agreed), "n");
        let mut refused = game;
        play(&mut refused, "propose-n refuse-w");
        assert_eq!(pair(&refused, "captive"), "swm,enm");
        assert_eq!(refusals(&mut refused, "propose-n"), "offer-refused");
    }

    // “The other enemy's king”: each of the two holds the king of the other's ally.
    "FHW-12" a_captor_has_not_the_own_king_back {
        let mut game = walker("sPa2 wPb8 nKe8 nPh7 eKh4 ePg2", "s captive=swm,wsm");
        assert_eq!(refusals(&mut game, "propose-s"), "no-prisoners");
        let mut half = walker("sPa2 wPb8 nKe8 nPh7 wKa5 ePg2", "s captive=swm,esm");
        assert_eq!(refusals(&mut half, "propose-s"), "no-prisoners");
    }

    "dice-chess.exchange=mutual-capturers" a_captor_may_get_the_own_king_back {
        let options = "exchange=mutual-capturers";
        let mut game = with(GAME, options, "sPa2 wPb8 nKe8 nPh7 eKh4 ePg2", "s captive=swm,wsm");
        play(&mut game, "propose-s agree-w");
        assert_eq!(who(&game, "d1 a5"), "sK wK");
    }

    "COM-18" nearest_to_their_squares {
        // Squares one step from h4, by name: g3 is taken, g4 is free.
        let pieces = "sPa2 sNd1 wKa5 wPb8 nKe8 nPh7 ePg3 eNh4 wEc1";
        let mut game = walker(pieces, "n captive=swm,enm");
        play(&mut game, "propose-n agree-w");
        // From d1: c1 is taken, c2 is free.
        assert_eq!(who(&game, "c2 g4"), "sK eK");
    }

    "FHW-12" an_exchange_that_nobody_may_offer {
        let none = |pieces: &str, rest: &str| refusals(&mut walker(pieces, rest), "propose-s");
        assert_eq!(none("sPa2 wKa5 wPb8 nKe8 nPh7 ePg2", "s captive=swm,enm"), "no-prisoners");
        assert_eq!(none("sKd1 sPa2 wPb8 nKe8 nPh7 eKh4 ePg2", "s captive=wsm"), "no-prisoners");
        // A king that its own side has captured is nothing to exchange.
        assert_eq!(none("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nsm,wsm"), "no-prisoners");
    }

    "FHW-22" a_captor_who_is_out_cannot_be_asked {
        let mut game = walker("sKd1 sPa2 wKa5 nPh7 ePg2", "s captive=nwm,esm");
        assert_eq!(verdict(&game, "propose-s"), "legal");
        game = walker("sKd1 sPa2 nPh7 ePg2", "s captive=nwm,wnm,esm");
        assert_eq!(refusals(&mut game, "propose-s"), "no-prisoners");
    }

    "FHW-13" who_has_both_enemy_kings_may_demand_the_allys {
        // With the own king or without it.
        for (king, rest) in [("sKd1", "captive=nwm,wsm,esm2"), ("sPc2", "captive=swm,nwm2,wsm,esm2")] {
            let mut game = walker(&format!("{king} sPa2 wPb8 nPh7 ePg2"), &format!("s {rest}"));
            play(&mut game, "release-s");
            assert_eq!(who(&game, "e8"), "nK");
            assert_eq!(turn(&game), "s");
        }
        let mut blocked = walker("sKd1 sEe8 sNd7 wPb8 nPh7 ePg2", "s captive=nwm,wsm,esm2");
        play(&mut blocked, "release-s");
        assert_eq!(who(&blocked, "d8"), "nK");
        let mut one = walker("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nwm,wsm");
        assert_eq!(refusals(&mut one, "release-s"), "no-prisoners");
    }

    "FHW-14" promotion_to_the_piece_of_the_file {
        for seat in "swne".chars() {
            assert_eq!(far_side(GAME, seat, ""), "- n e - - e n -", "{seat}");
        }
    }

    // Rule 16: "otherwise a pawn may not move to the end of the board", marked squares included.
    "FHW-14" before_a_loss_no_soldier_goes_to_the_end {
        // Three more, which the far sides do not see.
        let comrades =
            [('s', "sPe2 sPg3 sPh3"), ('w', "wPb1 wPb2 wPc3"), ('n', "nPe7 nPg7 nPh7"), ('e', "ePg6 ePg7 ePg8")];
        for (seat, others) in comrades {
            let barred = ["barred"; 8].join(" ");
            assert_eq!(far_side(GAME, seat, others), barred, "{seat}");
        }
        let pieces = "sKd1 sPa2 sPc2 sPd2 sPb7 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
        let mut game = walker(pieces, "s throw=5");
        assert_eq!(refusals(&mut game, "b7b8 b7b8n"), "may-not-enter");
        let lost = pieces.replace(" sPc2", "");
        assert_eq!(verdicts(&walker(&lost, "s throw=5"), "b7b8n b7b8 b7b8e"), "legal choose-kind not-into-this");
    }

    "FHW-30" there_is_no_check {
        let game = walker("sKc4 sPa2 wKa7 wEd8 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        assert_eq!(verdict(&game, "c4d4"), "legal");
    }

    "FHW-31" thrones_are_where_the_kings_stand_at_the_start {
        assert!(rule_text(&set_up(GAME, "", "")).contains("at the start: d1, h4, a5 or e8."));
    }

    "FHW-28" the_board_is_drawn_in_one_colour {
        assert_eq!(set_up(GAME, "", "").rules().board().ruling, Ruling::Squares);
    }

    "FHW-29" on_a_marked_square_a_soldier_stays_one {
        let mut game = walker("sKd1 sPc2 sNb1 sPa7 wKa5 wPb5 wEd8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        play(&mut game, "a7a8");
        assert_eq!(who(&game, "a8"), "sP");
        play(&mut game, "throw-4");
        assert_eq!(verdict(&game, "d8a8"), "legal");
    }

    "FHW-15" the_privileged_soldier_becomes_any_piece {
        let rest = "wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
        for file in ["a", "b", "c", "d", "f", "g"] {
            let game = walker(&format!("sBc1 sP{file}7 {rest}"), "s throw=5 captive=swm");
            let to = format!("{file}8");
            assert_eq!(targets(&game, &format!("{file}7")), format!("{to}b {to}e {to}n"));
        }
        // Walker says “only a boat and a pawn”: not with another piece, and not with the king.
        let other = walker(&format!("sNc1 sPa7 {rest}"), "s throw=5 captive=swm");
        assert_eq!(targets(&other, "a7"), "a8");
        let king = walker(&format!("sKd1 sBc1 sPa7 {rest}"), "s throw=5");
        assert_eq!(targets(&king, "a7"), "a8");
    }

    "FHW-18" those_who_tie_throw_again {
        let mut game = set_up(GAME, "", "");
        play(&mut game, "throw-3 throw-5 throw-2 throw-5");
        assert_eq!(turn(&game), "w");
        play(&mut game, "throw-2 throw-3");
        assert_eq!(turn(&game), "e");
        assert_eq!(pair(&game, "throw"), "3");
    }

    "FHW-19" a_soldier_that_becomes_privileged_where_it_stands {
        let pieces = "sBc1 sPa8 sNd5 wKa5 wEd6 wPb5 nKe8 nPh7 eKh4 ePg2";
        let mut game = walker(pieces, "w throw=4 captive=swm");
        play(&mut game, "d6d5 throw-2 throw-2");
        // By a five, and by no other throw.
        let mut two = game.clone();
        play(&mut two, "throw-2");
        assert_eq!(refusals(&mut two, "a8a8e"), "not-this-throw");
        play(&mut game, "throw-5");
        assert_eq!(all(&game), "a8a8b a8a8e a8a8n");
        let e = game.rules().read_move(game.position(), "a8a8e").expect("a move");
        let words = en::action(game.rules(), game.position(), e);
        assert_eq!(words, "Green’s soldier on a8 becomes an elephant where it stands.");
        play(&mut game, "a8a8e");
        assert_eq!(turn(&game), "w");
    }

    "FHW-21" a_refused_exchange_waits_for_other_prisoners {
        let mut game = walker("sPa2 wKa5 wPb8 nKe8 nPh7 ePg2", "n captive=swm,enm refused=n");
        assert_eq!(refusals(&mut game, "propose-n"), "offer-refused");
    }

    "FHW-24" the_marks_are_those_of_the_race {
        let game = set_up(GAME, "", "");
        assert_eq!(game.rules().board().marks, games::ASHTAPADA.board.marks);
    }

    "FHW-25" a_command_ends_with_a_kings_return {
        let pieces = "sKe7 sPa2 wPb8 nPh7 ePg2";
        let mut game = walker(pieces, "s captive=nwm,wsm,esm2 mounted=s commands=s");
        play(&mut game, "release-s");
        assert_eq!((who(&game, "e8"), pair(&game, "commands")), ("nK".to_owned(), String::new()));
        let mut taken = walker("sKe8 sPa2 wKa5 wEe3 nPh7 eKh4 ePg2", "w throw=4 captive=nem mounted=s commands=s");
        play(&mut taken, "e3e8");
        assert_eq!(pair(&taken, "commands"), "");
    }

    "FHW-26" when_nobody_can_ever_move_the_game_is_drawn {
        // Four soldiers stuck on their far sides.
        let mut game = walker("sPa7 wPh8 nPh1 ePa1", "s throw=5 captive=swm,wsm,nem,enm");
        assert_eq!(end_after(&mut game, "a7a8"), "draw nobody-moves");
    }

    "FHW-27" a_rule_of_bells_is_read_as_there {
        // The boat that East has won moves at its twos, though West commands.
        let frozen = "1wP2nK3/7nP/8/3eN4/7wK/8/sP1wB3eP1/3sK4 e phase=play captive=esm mounted=w commands=w steers=e";
        let options = "concourse=take-enemy-control-ally allyThrone=command-both";
        let mut game = set_up(GAME, options, frozen);
        play(&mut game, "throw-2");
        assert_eq!(all(&game), "c2a4 c2e4");
    }

    "FHW-16" the_last_forces_on_the_board_win {
        let mut game = walker("sKd1 sEc4 nKe8 ePg4", "s throw=4 captive=wsm,esm2");
        assert_eq!(end_after(&mut game, "c4g4"), "sn last-on-board");
        let mut not_yet = walker("sKd1 sEc4 nKe8 ePg4 wKa5", "s throw=4 captive=esm");
        assert_eq!(end_after(&mut not_yet, "c4g4"), "on");
        assert_eq!(turn(&not_yet), "w");
    }

    "FHW-17" only_kings_left_is_an_honourable_peace {
        let mut game = walker("sKc4 nKe8 wKa5 ePc5", "s throw=5 captive=esm");
        assert_eq!(end_after(&mut game, "c4c5"), "draw peace");
    }

    // Rule 18 before rule 19: kings of one side have no enemy to make peace with.
    "FHW-23" kings_alone_on_the_board_have_won {
        let mut won = walker("sKc4 nKe8 ePc5", "s throw=5 captive=wnm,esm");
        assert_eq!(end_after(&mut won, "c4c5"), "sn last-on-board");
    }

    "dice-chess.stakes=on" with_stakes_a_draw_returns_them {
        let mut game = with(GAME, "stakes=on", "sKc4 nKe8 wKa5 ePc5", "s throw=5 captive=esm");
        assert_eq!(end_after(&mut game, "c4c5"), "draw peace");
        assert_eq!(balance(&game), "0 0 0 0 pool 0");
    }

    "dice-chess.stakes=on" an_empire_is_paid_for_though_it_ends_nothing {
        // FHB-14: four from both enemies for a king taken by the king on its own throne. The pool lies until the end.
        let mut game =
            with(GAME, "stakes=on", "wPb8 nKe7 nPh7 wKa5 sKb4 sPa2 ePg2", "s throw=5 captive=esm mounted=s");
        assert_eq!(end_after(&mut game, "b4a5"), "on");
        assert_eq!(balance(&game), "7 -5 -1 -5 pool 4");
    }

    "dice-chess.enemyThrone=stake" a_throne_without_stakes_is_not_asked_about {
        assert_eq!(set_up_error(GAME, &[("enemyThrone", "stake")], None), "option-ruled-out");
    }

    "dice-chess.dice=none" a_declaration_that_leaves_no_move_passes_the_turn {
        // South's last soldier could go to e8 only; that is where the freed king comes.
        let mut game = with(GAME, "dice=none", "sPe7 wPh8 nPh2 ePa4", "s captive=swm,nwm2,wsm,esm2");
        assert_eq!(all(&game), "e7e8 release-s");
        let said = narrated(&mut game, "release-s");
        let over: Vec<_> = said.iter().filter(|text| text.contains("passed over")).collect();
        assert_eq!(over, ["Green and Yellow cannot move, and are passed over."]);
        assert_eq!(turn(&game), "n");
    }

    // The soldier is stuck on a8, and so is West's on h1: still West may have East's king back.
    "dice-chess.dice=none" who_cannot_move_may_still_declare {
        let mut game = set_up(GAME, "dice=none", "8/sP7/8/8/8/8/8/7wP s captive=swm,nwm2,wsm,esm2");
        assert_eq!(end_after(&mut game, "a7a8"), "on");
        assert_eq!(turn(&game), "w");
        assert_eq!(all(&game), "pass-w release-w");
        let mut released = game.clone();
        play(&mut released, "release-w");
        assert_eq!((who(&released, "h4"), turn(&released)), ("eK".to_owned(), "e".to_owned()));
        // So may South, who holds West's and East's.
        play(&mut game, "pass-w");
        assert_eq!((turn(&game), all(&game)), ("s".to_owned(), "pass-s release-s".to_owned()));
    }

    "dice-chess.dice=none" passing_over_is_told_in_one_sentence {
        // South's soldier stands before North's, and West's is stuck.
        let pieces = "sPd4 wPh8 nPd5 ePg4 eKh2";
        let mut game = with(GAME, "dice=none", pieces, "e captive=swm,wsm,nem");
        let said = narrated(&mut game, "g4f4");
        let turns: Vec<&str> = said.iter().map(String::as_str).filter(|text| !text.contains("f4")).collect();
        assert_eq!(turns, ["Green, Yellow and Black cannot move, and are passed over.", "Red to move."]);
    }

    "dice-chess.openingRoll=re-throw" without_dice_there_is_no_opening_throw {
        let error = set_up_error(GAME, &[("openingRoll", "re-throw"), ("dice", "none")], None);
        assert_eq!(error, "option-ruled-out");
    }

    "dice-chess.mustMove=may-pass" without_dice_too_the_turn_may_be_given_up {
        let mut game = set_up(GAME, "dice=none mustMove=may-pass", "");
        play(&mut game, "pass-s pass-w pass-n pass-e");
        assert_eq!(turn(&game), "s");
    }

    "dice-chess.promotionEarly=may-not-enter" the_refusal_names_the_loss_that_is_missing {
        let pieces = "sKd1 sPa7 sPb2 sPc2 sPd2 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
        let game = walker(pieces, "s throw=5");
        let refused = game.clone().play("a7a8").expect_err("barred");
        assert_eq!(refused.code(), "may-not-enter");
        assert_eq!(
            refused_in_english(&game, &refused),
            "No soldier may go to a8 or to another square of its far side before one is lost."
        );
    }

    "dice-chess.preset=walker-004" walker_is_the_default {
        assert_eq!(preset(GAME, "walker-004"), "");
    }

    "dice-chess.preset=bell-001" bells_rules_from_here {
        let game = set_up(GAME, &preset(GAME, "bell-001"), "");
        let bell = Rules::new(&games::SHATURANGA, &[]).expect("the defaults");
        assert_eq!(account(game.rules().terms()), account(bell.terms()));
    }

    // The throw that is kept moves nothing: its player does not throw again.
    "FHW-05" a_kept_throw_that_moves_nothing_leaves_nobody_to_throw_but_the_next {
        let mut game = set_up(GAME, "", "");
        play(&mut game, "throw-2 throw-2 throw-4");
        let said = narrated(&mut game, "throw-2");
        let to_throw: Vec<&String> = said.iter().filter(|text| text.contains(" to throw.")).collect();
        assert_eq!(to_throw, ["Red to throw."], "{said:?}");
        assert!(said.iter().any(|text| text.starts_with("None of Black’s pieces can move")), "{said:?}");
    }
}

choices! {
    the_boats_squares: "dice-chess.boat" at "", four::boat => {
        "leap2": "b2 b6 f2 f6",
        "bishop": "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8",
    }

    the_winner_of_the_opening_throw: "dice-chess.openingRoll" at "", four::opening => {
        "keep": "already-thrown legal",
        "re-throw": "legal throw-first",
    }

    the_turn_given_up: "dice-chess.mustMove" at "", four::giving_up => {
        "yes": "may-not-pass",
        "may-pass": "legal",
    }

    the_allys_pieces: "dice-chess.allyCapture" at "", four::ally_capture => {
        "yes": "legal",
        "no": "allys-piece",
    }

    the_enemys_throne: "dice-chess.enemyThrone" beside "stakes=on" at "", four::enemy_throne => {
        "no-effect": " -1 -1 -1 -1 pool 4",
        "stake": "w 0 -2 -1 -1 pool 4",
    }

    the_allys_throne: "dice-chess.allyThrone" at "", four::ally_throne => {
        "shared": "wnm,nem",
        "command-both": "wsm,nem",
    }

    the_other_party_to_an_exchange: "dice-chess.exchange" at "", four::exchange => {
        "captors-of-allies": "no-prisoners",
        "mutual-capturers": "swnw",
        "propose-to-owner": "senw",
    }

    the_return_of_a_king: "dice-chess.reentry" at "", four::reentry => {
        "nearest-free": "nK - - - - sN",
        "own-square-vacant-only": "throne-occupied",
    }

    the_boats_that_are_taken: "dice-chess.concourse" at "", four::concourse => {
        "remove-all-three": "- - eB -",
        "take-enemy-control-ally": "- wB eB -",
    }

    the_squares_of_promotion: "dice-chess.promotionSquares" at "", four::promotion_squares => {
        "unmarked-b-c-f-g": "a8, b8n",
        "marked": "a8e a8n, b8",
    }

    the_soldier_that_comes_too_early: "dice-chess.promotionEarly" at "", four::promotion_early => {
        "may-not-enter": "may-not-enter",
        "delayed": "legal",
    }

    the_king_beside_the_privileged_soldier: "dice-chess.privilegedKing" at "", four::privileged_king => {
        "strict": "d8",
        "ignored": "d8b d8e d8n",
    }

    the_player_left_with_a_king: "dice-chess.peace" at "", four::peace => {
        "all-kings": ", then w",
        "individual": "w, then n",
    }

    the_stakes: "dice-chess.stakes" at "", four::stakes => {
        "off": "0 0 0 0 pool 0",
        "on": "-1 -1 -1 -1 pool 4",
    }

    the_empire: "dice-chess.empireEnds" at "", four::empire => {
        "no": "on",
        "yes": "sn empire",
    }

    the_colours: "dice-chess.colours" at "", four::colours => {
        "murray": "Green Yellow Black Red",
        "bell": "Red Yellow Black Green",
    }

    the_ally: "dice-chess.alliance" at "", four::ally => {
        "opposite": "n",
        "adjacent": "w",
    }

    the_die: "dice-chess.dice" at "", four::dice => {
        "one-2-5": "legal throw-first",
        "none": "nothing-to-throw legal",
    }

    the_quiet_rounds: "dice-chess.repetition" at "", four::quiet => {
        "hundred-rounds-draw": "draw no-progress",
        "off": "on",
    }
}
