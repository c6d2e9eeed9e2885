//! Shaturanga, four-handed, after Bell: FHB-01 to FHB-37, and the options.

use tabiya::board::Ruling;
use tabiya::variant::Colour;
use tabiya::{Match, Rules, Seat, Show, TableEvent, games, words::en};

use super::four::{self, *};
use super::table::*;

const GAME: &str = "shaturanga";

/// The game with its defaults and these pieces.
fn bell(pieces: &str, rest: &str) -> Match {
    with(GAME, "", pieces, rest)
}

/// The armies as they begin (FHB-01, FHW-03).
pub const ARMIES: &str = "sBa1 sNb1 sEc1 sKd1 sPa2 sPb2 sPc2 sPd2 wBa8 wNa7 wEa6 wKa5 wPb5 wPb6 wPb7 wPb8 \
                          nBh8 nNg8 nEf8 nKe8 nPe7 nPf7 nPg7 nPh7 eBh1 eNh2 eEh3 eKh4 ePg1 ePg2 ePg3 ePg4";

/// The array, South to throw.
fn start() -> Match {
    bell(ARMIES, "s")
}

/// South's king d7 mounts North's throne; North's king is East's prisoner.
const BEFORE_COMMAND: &str = "sKd7 sPa2 sNb1 wKa5 wPb8 nNd5 nPh7 eKh4 ePg2";

rules! {
    "FHB-01" the_four_armies {
        let game = set_up(GAME, "", "");
        assert_eq!(pieces(&game), pieces(&start()));
        // Elephants beside their kings, boats in the corners, each army looking to the centre.
        assert_eq!(
            pieces(&game),
            "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB"
        );
        let names: Vec<_> =
            ["king", "elephant", "horse", "boat", "soldier"]
                .map(|id| game.rules().names(game.rules().role_named(id).expect("a kind"))[0].0.clone())
                .to_vec();
        assert_eq!(names, ["Rajah", "Elephants", "Cavalry", "Boatmen", "Infantry"]);
        // Red from the South, yellow from the West, black from the North, green from the East.
        let colours = [Colour::Red, Colour::Yellow, Colour::Black, Colour::Green];
        assert_eq!(game.rules().terms().colours, colours);
    }

    "FHB-02" soldiers_step_forward_and_capture_diagonally {
        let sides = [('s', 'w', "c5 d5 e5"), ('w', 'n', "e3 e4 e5"), ('n', 'e', "c3 d3 e3"), ('e', 's', "c3 c4 c5")];
        for (seat, enemy, expected) in sides {
            let around = format!("{seat}Pd4 {enemy}Pc3 {enemy}Pc5 {enemy}Pe3 {enemy}Pe5");
            let pieces = format!("sKd1 wKa5 nKe8 eKh4 sNb1 wNa7 nNg8 eNh2 {around}");
            let game = bell(&pieces, &format!("{seat} throw=5"));
            assert_eq!(targets(&game, "d4"), expected, "{seat}");
        }
    }

    "FHB-02" a_soldier_does_not_capture_forward {
        let game = bell("sKd1 sPd4 wKa5 wBd5 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        assert_eq!(verdicts(&game, "d4d5 d4c5"), "cannot-capture nothing-to-capture");
    }

    "FHB-02" the_rajah_the_elephant_and_the_horse {
        let pieces = "sKe5 sEb3 sNg3 sPa2 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2";
        assert_eq!(targets(&bell(pieces, "s throw=5"), "e5"), "d4 d5 d6 e4 e6 f4 f5 f6");
        let elephant = bell(pieces, "s throw=4");
        assert_eq!(targets(&elephant, "b3"), "a3 b1 b2 b4 b5 b6 b7 b8 c3 d3 e3 f3");
        let horse = bell(&format!("{pieces} wPf3 wPg4 nBh3"), "s throw=3");
        assert_eq!(targets(&horse, "g3"), "e2 e4 f1 f5 h1 h5");
    }

    "FHB-03" the_boat_leaps_two_squares_diagonally {
        let game = bell(&format!("{FILL} sBd4 wPc5 wPe5 ePe3 nPc3"), "s throw=2");
        assert_eq!(targets(&game, "d4"), "b2 b6 f2 f6");
        assert_eq!(verdict(&game, "d4c5"), "not-its-move");
    }

    // By the leap, four circuits that never meet, and five places.
    "FHB-03" four_separate_circuits {
        assert_eq!(circuits(&start()), CIRCUITS);
        let bishops = with(GAME, "boat=bishop", ARMIES, "s");
        let circuits = circuits(&bishops);
        assert_eq!(circuits[0], circuits[2]);
        assert_eq!(circuits[1], circuits[3]);
        assert_eq!(circuits.iter().map(|squares| squares.split(" ").count()).collect::<Vec<_>>(), [32; 4]);
    }

    "FHB-04" boats_and_soldiers_capture_only_each_other {
        let mut boat = bell("sKd1 sBd4 wNb6 wBb2 wKa5 nKe8 nPh7 eKf2 ePf6", "s throw=2");
        assert_eq!(targets(&boat, "d4"), "b2 f6");
        assert_eq!(refusals(&mut boat, "d4b6 d4f2"), "only-minor-pieces");
        let mut soldier = bell("sKd1 sPd4 sNb1 wKa5 wPb8 wEc5 nKe8 nPh7 eKe5 ePg2", "s throw=5");
        assert_eq!(refusals(&mut soldier, "d4c5 d4e5"), "only-minor-pieces");
        assert_eq!(targets(&bell("sKd1 sPd4 wKa5 wPc5 nKe8 nPh7 eKh4 eBe5", "s throw=5"), "d4"), "c5 d5 e5");
    }

    "FHB-04" the_others_capture_anything {
        let around = "wPb8 nKe8 nPh7 eKh4 ePg2";
        let king = bell(&format!("sKd4 sPa2 wKc5 wEd5 wNe5 wBc4 wPe4 {around}"), "s throw=5");
        assert_eq!(targets(&king, "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
        let elephant = bell(&format!("sKd1 sEd4 wKd5 wEe4 wNd3 wBc4 {around}"), "s throw=4");
        assert_eq!(targets(&elephant, "d4"), "c4 d3 d5 e4");
        let horse = bell(&format!("sKd1 sNd4 wKb5 wEc6 wNe6 wBf5 wPf3 {around}"), "s throw=3");
        assert_eq!(targets(&horse, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    }

    "FHB-05" the_die_says_which_piece_moves {
        let game = start();
        assert_eq!(all(&game), "throw-2 throw-3 throw-4 throw-5");
        let thrown = |value: u8| all(&bell(ARMIES, &format!("s throw={value}")));
        assert_eq!(thrown(2), "a1c3");
        assert_eq!(thrown(3), "b1a3 b1c3");
        assert_eq!(thrown(5), "a2a3 b2b3 c2c3 d1e1 d1e2 d2d3");
        // With the way free for it: the elephant by a four.
        let open = "sKd1 sEc1 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2";
        assert_eq!(all(&bell(open, "s throw=4")), "c1a1 c1b1 c1c2 c1c3 c1c4 c1c5 c1c6 c1c7 c1c8");
        let dice = game.rules().terms().dice.expect("a die");
        assert!(dice.faces.iter().all(|face| face.weight == 1), "a spinner is fair");
    }

    "FHB-05" what_the_die_does_not_have_or_allow {
        let mut game = start();
        assert_eq!(refusals(&mut game, "throw-0 throw-1 throw-6 throw-255"), "no-such-throw");
        assert_eq!(refusals(&mut game, "a1c3 b2b3 d1e2"), "throw-first");
        assert_eq!(refusals(&mut game, "throw-256 throw-x throw"), "move-text");
        let mut three = bell(ARMIES, "s throw=3");
        assert_eq!(refusals(&mut three, "a1c3 b2b3 d1e2 c1c2"), "not-this-throw");
        assert_eq!(refusals(&mut three, "throw-3 propose-s release-s"), "already-thrown");
        assert_eq!(refusals(&mut three, "a7c6 g8f6 h2f1"), "not-on-turn");
        assert_eq!(refusals(&mut three, "b1d2"), "own-piece");
        assert_eq!(refusals(&mut three, "d4d5"), "no-piece");
        assert_eq!(refusals(&mut three, "b1b3"), "not-its-move");
        assert_eq!(refusals(&mut three, "pass-s"), "may-not-pass");
        assert_eq!(refusals(&mut three, "pass-w"), "not-on-turn");
    }

    "FHB-06" each_stakes_one_and_the_victorious_allies_share {
        assert_eq!(balance(&set_up(GAME, "", "")), "-1 -1 -1 -1 pool 4");
        let pieces = "sKd1 sEc4 nKe8 nPe7 ePg4";
        let mut game = bell(pieces, "s throw=4 captive=wsm,esm2");
        assert_eq!(end_after(&mut game, "c4g4"), "sn last-on-board");
        assert_eq!(balance(&game), "1 -1 1 -1 pool 0");
    }

    "FHB-06" an_ally_who_is_out_shares_too {
        let mut game = bell("sKd1 sEc4 ePg4", "s throw=4 captive=wsm,nem,esm2");
        assert_eq!(end_after(&mut game, "c4g4"), "sn last-on-board");
        assert_eq!(balance(&game), "1 -1 1 -1 pool 0");
    }

    "FHB-07" the_highest_throws_again_for_the_first_move {
        let mut game = set_up(GAME, "", "");
        assert_eq!(refusals(&mut game, "b2b3 pass-s"), "throw-first");
        play(&mut game, "throw-3 throw-5 throw-2 throw-4");
        assert_eq!(turn(&game), "w");
        assert_eq!(pair(&game, "throw"), "");
        play(&mut game, "throw-2 a8c6");
        assert_eq!(turn(&game), "n");
        // A four: the elephant is shut in, and the turn passes clockwise.
        let mut four = set_up(GAME, "", "");
        play(&mut four, "throw-3 throw-2 throw-2 throw-5 throw-4");
        assert_eq!(turn(&four), "s");
        assert_eq!(pieces(&four), pieces(&start()));
    }

    "FHB-21" those_who_tie_throw_again {
        let mut game = set_up(GAME, "", "");
        play(&mut game, "throw-3 throw-5 throw-5 throw-5");
        assert_eq!(turn(&game), "w");
        play(&mut game, "throw-2 throw-4 throw-4");
        assert_eq!(turn(&game), "n");
        play(&mut game, "throw-2 throw-3");
        assert_eq!(turn(&game), "e");
        assert_eq!(pair(&game, "phase"), "play");
    }

    "FHB-08" the_shown_piece_moves_even_to_harm {
        // The king's only step leads before East's elephant.
        let mut king = bell("sKh1 sEg1 sNg2 wKa5 wPb8 nKe8 nPh7 eKc8 eEh6 ePg6", "s throw=5");
        assert_eq!(all(&king), "h1h2");
        play(&mut king, "h1h2 throw-2 throw-2 throw-4");
        assert_eq!(verdict(&king, "h6h2"), "legal");
        let mut horse = bell("sKd1 sPa2 sNa1 sPc2 wKa5 wPb8 wEb7 nKe8 nPh7 eKh4 ePg2", "s throw=3");
        assert_eq!(all(&horse), "a1b3");
        assert_eq!(refusals(&mut horse, "pass-s a2a3"), "may-not-pass not-this-throw");
    }

    "FHB-09" a_throw_that_moves_nothing_is_lost {
        let mut game = start();
        let said = narrated(&mut game, "throw-4");
        assert!(said.iter().any(|text| text.contains("the turn is lost")), "{said:?}");
        assert_eq!(said.last().map(String::as_str), Some("Yellow to throw."));
        assert_eq!(turn(&game), "w");
        assert_eq!(pair(&game, "throw"), "");
        assert_eq!(pieces(&game), pieces(&start()));
    }

    "FHB-10" an_enemys_throne_brings_a_stake {
        let mut game = bell("sKb4 sPa2 wKc8 wPb8 nKa6 nPh7 eKh4 ePg2", "s throw=5");
        play(&mut game, "b4a5");
        assert_eq!(balance(&game), "0 -2 -1 -1 pool 4");
        // Only the first who comes there: after South it is North's king.
        play(&mut game, "throw-2 throw-2 throw-2 throw-5 a5b4 throw-2 throw-5 a6a5");
        assert_eq!(balance(&game), "0 -2 -1 -1 pool 4");
        assert_eq!(pair(&game, "seized"), "w");
    }

    "FHB-10" two_with_a_rajah_captured_in_the_same_move {
        let mut own = bell("sKb4 sPa2 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        play(&mut own, "b4a5");
        assert_eq!(balance(&own), "1 -3 -1 -1 pool 4");
        assert_eq!(pair(&own, "captive"), "wst");
        // Either adverse Rajah: it is the despoiled opponent who pays.
        let mut other = bell("sKb4 sPa2 wKc8 wPb8 nKe8 nPh7 eKa5 ePg2", "s throw=5");
        play(&mut other, "b4a5");
        assert_eq!(balance(&other), "1 -3 -1 -1 pool 4");
        assert_eq!(pair(&other, "captive"), "esk");
        // Another piece on a throne seizes nothing.
        let mut elephant = bell("sKd1 sPa2 sEa3 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=4");
        play(&mut elephant, "a3a5");
        assert_eq!(balance(&elephant), "-1 -1 -1 -1 pool 4");
        assert_eq!(pair(&elephant, "captive"), "wsm");
    }

    // “Either adverse Rajah”: an ally's is none, where allies may be captured.
    "FHB-10" an_allys_rajah_doubles_nothing {
        let position = "1wP6/7nP/8/nK7/1sK6/2wK4eK/sP5eP1/8 s phase=play";
        let mut game = set_up(GAME, "allyCapture=yes", position);
        play(&mut game, "throw-5 b4a5");
        assert_eq!(balance(&game), "0 -2 -1 -1 pool 4");
        assert_eq!(pair(&game, "captive"), "nsk");
    }

    "FHB-11" a_rajah_on_his_allys_throne_commands_both_armies {
        let mut game = bell(BEFORE_COMMAND, "s throw=5 captive=nem");
        let beats = game.play("d7e8").expect("legal");
        assert!(beats.iter().any(|beat| beat.show == Show::Table(TableEvent::Commands(Seat::FIRST))));
        assert_eq!(format!("{} {}", pair(&game, "commands"), pair(&game, "mounted")), "s s");
        play(&mut game, "throw-2");
        assert_eq!(turn(&game), "n");
        let at_norths_throw = |value: u8| {
            let mut game = game.clone();
            play(&mut game, &format!("throw-{value}"));
            all(&game)
        };
        // North's soldier, and South's king and soldier.
        assert_eq!(at_norths_throw(5), "a2a3 e8d7 e8d8 e8e7 e8f7 e8f8 h7h6");
        assert_eq!(at_norths_throw(3), "b1a3 b1c3 b1d2 d5b4 d5b6 d5c3 d5c7 d5e3 d5e7 d5f4 d5f6");
        play(&mut game, "throw-2 throw-2 throw-3");
        assert_eq!(turn(&game), "s");
        assert_eq!(all(&game), "b1a3 b1c3 b1d2 d5b4 d5b6 d5c3 d5c7 d5e3 d5e7 d5f4 d5f6");
        // Without it each moves the own pieces.
        let free = bell(BEFORE_COMMAND, "n throw=5 captive=nem");
        assert_eq!(all(&free), "h7h6");
        assert_eq!(refusals(&mut free.clone(), "a2a3"), "not-on-turn");
    }

    // The commander decides: what North's horse takes at North's throw is South's prisoner.
    "FHB-23" the_commander_decides_at_both_throws {
        let pieces = "sKe8 sPa2 wKc3 wPb8 nNd5 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "n throw=3 captive=nem mounted=s commands=s");
        play(&mut game, "d5c3");
        assert_eq!(pair(&game, "captive"), "wsm,nem");
    }

    // A captured king commands nothing.
    "FHB-28" the_command_ends_with_the_commanders_capture {
        let pieces = "sKe8 sPa2 wKa5 wPb8 nNd5 nPh7 eKh4 eEg8 ePg2";
        let mut game = bell(pieces, "e throw=4 captive=nem mounted=s commands=s");
        play(&mut game, "g8e8");
        assert_eq!(pair(&game, "commands"), "");
        assert_eq!(pair(&game, "mounted"), "s");
        play(&mut game, "throw-5");
        assert_eq!(all(&game), "a2a3");
    }

    "FHB-11" at_the_allys_throw_the_commander_decides {
        let pieces = "sKe8 sPa2 wKc3 wPb8 nNd5 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "n captive=nem mounted=s commands=s");
        assert_eq!(game.position().decider(game.rules()), Seat(0));
        let says = |game: &Match| en::state(game.rules(), game.position(), None);
        assert_eq!(says(&game), "Black to throw, and Red, who commands, decides.");
        play(&mut game, "throw-3");
        assert_eq!(says(&game), "Black has thrown 3, and Red, who commands, decides: horse may move.");
        let own = bell(pieces, "s captive=nem mounted=s commands=s");
        assert_eq!((own.position().decider(own.rules()), says(&own)), (Seat(0), "Red to throw.".to_owned()));
        // Where the command is shared, and in an offer, it is the seat on turn.
        let shared = with(GAME, "allyThrone=shared", pieces, "n captive=nem mounted=s commands=s");
        assert_eq!(shared.position().decider(shared.rules()), Seat(2));
    }

    // Each on the other's throne: each is master at the own throw.
    "FHB-28" two_who_command_each_other {
        let pieces = "sKe8 sPa2 wKc3 wPb8 nKd1 nNd5 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "n throw=3 mounted=sn commands=sn");
        play(&mut game, "d5c3");
        assert_eq!(pair(&game, "captive"), "wnm");
    }

    "FHB-12" an_exchange_is_proposed_to_the_owner_of_the_remaining_rajah {
        let game = bell("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nwm,wsm");
        assert_eq!(all(&game), "propose-s throw-2 throw-3 throw-4 throw-5");
        let mut refused = game.clone();
        let said = narrated(&mut refused, "propose-s");
        assert_eq!(said.last().map(String::as_str), Some("Green has to answer Red’s offer."));
        assert_eq!(turn(&refused), "e");
        assert_eq!(all(&refused), "agree-e refuse-e");
        assert_eq!(refusals(&mut refused, "throw-3 h4h5 propose-e pass-e"), "answer-first");
        assert_eq!(refusals(&mut refused, "agree-s agree-w refuse-w"), "no-offer");
        play(&mut refused, "refuse-e");
        assert_eq!(turn(&refused), "s");
        assert_eq!(pair(&refused, "captive"), "wsm,nwm");
        // Not a second time while the prisoners are the same.
        assert_eq!(refusals(&mut refused, "propose-s"), "offer-refused");
        // With another prisoner all may be asked anew.
        let pieces = "sKd1 sEc4 sPa2 wPb8 nPh7 eKh4 ePg2";
        let mut anew = bell(pieces, "s throw=4 captive=nwm,wsm refused=s");
        assert_eq!(pair(&anew, "refused"), "s");
        play(&mut anew, "c4h4");
        assert_eq!(pair(&anew, "refused"), "");
        let mut agreed = game.clone();
        play(&mut agreed, "propose-s agree-e");
        assert_eq!(turn(&agreed), "s");
        assert_eq!(who(&agreed, "a5 e8"), "wK nK");
        assert_eq!(pair(&agreed, "captive"), "");
        assert_eq!(all(&agreed), "throw-2 throw-3 throw-4 throw-5");
    }

    "COM-14" exchanges_are_declared_before_throwing {
        let pieces = "sKd1 sPa2 wPb8 nPh7 eKh4 ePg2";
        let mut thrown = bell(pieces, "s throw=5 captive=nwm,wsm");
        assert_eq!(refusals(&mut thrown, "propose-s"), "already-thrown");
        let mut before = bell(pieces, "s captive=nwm,wsm");
        play(&mut before, "propose-s refuse-e");
        assert_eq!(turn(&before), "s");
        assert_eq!(all(&before), "throw-2 throw-3 throw-4 throw-5");
    }

    "COM-16" no_soldier_becomes_a_king {
        let game = bell("sBc1 sPa7 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2", "s throw=5 captive=swm");
        assert_eq!(targets(&game, "a7"), "a8b a8e a8n");
        assert_eq!(verdict(&game, "a7a8k"), "not-into-this");
    }

    "FHB-33" the_board_has_eight_by_eight_squares {
        let shape = set_up(GAME, "", "").rules().board().shape;
        assert_eq!((shape.files, shape.ranks), (8, 8));
    }

    "FHB-34" the_king_goes_one_square_any_way {
        let game = bell("sKc4 sPa2 wKa7 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        assert_eq!(targets(&game, "c4"), "b3 b4 b5 c3 c5 d3 d4 d5");
    }

    // Where it could be captured a king may go, and stay.
    "FHB-35" there_is_no_check {
        let game = bell("sKc4 sPa2 wKa7 wEd8 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        assert_eq!(verdict(&game, "c4d4"), "legal");
        assert_eq!(end(&bell("sKd4 sPa2 wKa7 wEd8 wPb8 nKe8 nPh7 eKh4 ePg2", "w throw=4")), "on");
    }

    "FHB-36" thrones_are_where_the_kings_stand_at_the_start {
        let game = bell("sKd7 sPa2 wKa7 wPb8 nKe6 nPh7 eKg4 ePg2", "s throw=5");
        let said = en::rulebook(game.rules());
        assert!(said.iter().any(|said| said.text.ends_with("at the start: d1, h4, a5 or e8.")));
    }

    "FHB-32" the_board_is_drawn_in_one_colour {
        assert_eq!(set_up(GAME, "", "").rules().board().ruling, Ruling::Squares);
    }

    "FHB-12" an_exchange_that_nobody_may_offer {
        let none = |pieces: &str, rest: &str| refusals(&mut bell(pieces, rest), "propose-s");
        // The ally is not a prisoner; both enemies are; another has captured; there is no prisoner.
        assert_eq!(none("sKd1 sPa2 wPb8 nKe8 nPh7 eKh4 ePg2", "s captive=wsm"), "no-prisoners");
        assert_eq!(none("sKd1 sPa2 wPb8 nPh7 ePg2", "s captive=nwm,wsm,esm2"), "no-prisoners");
        assert_eq!(none("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nwm,wnm"), "no-prisoners");
        assert_eq!(none(FILL, "s"), "no-prisoners");
        let mut game = bell("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nwm,wsm");
        assert_eq!(refusals(&mut game, "propose-n propose-w"), "not-on-turn");
        assert_eq!(refusals(&mut game, "agree-e refuse-e agree-s"), "no-offer");
        // Their own squares are not vacant.
        for blocked in ["sNe8", "sNa5"] {
            let pieces = format!("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2 {blocked}");
            assert_eq!(none(&pieces, "s captive=nwm,wsm"), "throne-occupied");
        }
    }

    // A king that its own ally has captured is no enemy's prisoner.
    "FHB-12" the_allys_own_prisoner_is_nothing_to_exchange {
        let mut game = with(GAME, "allyCapture=yes", "sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nsm,wsm");
        assert_eq!(refusals(&mut game, "propose-s"), "no-prisoners");
    }

    "FHB-25" a_refused_exchange_waits_for_other_prisoners {
        let pieces = "sKd1 sEc4 sPa2 wPb8 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "s captive=nwm,wsm refused=s");
        assert_eq!(refusals(&mut game, "propose-s"), "offer-refused");
        // Another king is taken, and later all prisoners but that one are as before.
        play(&mut game, "throw-4 c4h4");
        assert_eq!(pair(&game, "refused"), "");
        assert_eq!(verdict(&game, "throw-2"), "legal");
    }

    "FHB-26" a_player_at_peace_still_answers {
        let pieces = "sKd1 sPa2 wPb8 nPh7 eKh4";
        let rest = "s captive=nwm,wsm retired=e balance=-1,-1,-1,0 pool=3";
        let mut game = bell(pieces, rest);
        play(&mut game, "propose-s");
        assert_eq!(all(&game), "agree-e refuse-e");
        play(&mut game, "agree-e");
        assert_eq!(who(&game, "a5 e8"), "wK nK");
    }

    // Rule 12 before rule 13: who was out comes back with nothing but the king.
    "FHB-27" a_king_that_comes_back_alone_makes_peace {
        let mut game = bell("sKd1 sPa2 wPb8 ePg2", "s captive=nwm,wsm,esm2");
        play(&mut game, "release-s");
        assert_eq!(pair(&game, "retired"), "n");
        assert_eq!(balance(&game), "-1 -1 0 -1 pool 3");
        play(&mut game, "throw-2");
        assert_eq!(turn(&game), "w");
        play(&mut game, "throw-2");
        assert_eq!(turn(&game), "e");
    }

    "FHB-28" a_commander_with_nothing_but_the_king_makes_peace {
        let pieces = "sKe8 sPc2 wKa5 wPb3 wPb8 nNd5 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "w throw=5 captive=nem mounted=s commands=s");
        play(&mut game, "b3c2");
        assert_eq!(format!("{}.{}.", pair(&game, "retired"), pair(&game, "commands")), "s..");
        play(&mut game, "throw-3");
        assert_eq!(all(&game), "d5b4 d5b6 d5c3 d5c7 d5e3 d5e7 d5f4 d5f6");
    }

    "FHB-29" an_odd_pool_is_halved {
        let position = "1eP2nK3/7nP/8/wK7/8/8/1sE6/3sK4 s phase=play captive=esm retired=w balance=-1,0,-1,-1 pool=3";
        let mut game = set_up(GAME, "", position);
        play(&mut game, "throw-4");
        let said = narrated(&mut game, "b2b8");
        assert_eq!(balance(&game), "0.5 0 0.5 -1 pool 0");
        assert!(said.contains(&"Red takes 1½ stakes from the pool.".to_owned()), "{said:?}");
        assert!(said.contains(&"Black takes 1½ stakes from the pool.".to_owned()), "{said:?}");
        let text = game.position_text();
        assert_eq!(Match::new(GAME, &[], Some(&text)).expect("its own text").position_text(), text);
    }

    // For a player at peace the game is drawn (rule 12): he shares nothing, and is not among the winners.
    "FHB-29" an_ally_at_peace_has_not_won {
        let position = "1wP2nK3/8/8/8/8/8/sPsE6/3sK4 s phase=play captive=wsm,esm2 retired=n balance=-1,-1,0,-1 pool=3";
        let mut game = set_up(GAME, "", position);
        play(&mut game, "throw-4");
        let said = narrated(&mut game, "b2b8");
        assert_eq!(said.last().map(String::as_str), Some("Red wins: no enemy fights any more."));
        assert_eq!(balance(&game), "2 -1 0 -1 pool 0");
        let outcome = game.outcome().expect("an end");
        assert_eq!(game.rules().winners(outcome).collect::<Vec<_>>(), [Seat::FIRST]);
    }

    "FHB-30" the_game_ends_with_the_last_who_fights {
        // A king at peace fights no more.
        let position = "1wP2nK3/8/8/8/8/8/sPsE6/3sK4 s phase=play captive=wsm retired=e balance=-1,-1,-1,0 pool=3";
        let mut game = set_up(GAME, "", &position.replace("sK4", "sK3eK"));
        assert_eq!(end_after(&mut game, "throw-4 b2b8"), "sn last-on-board");
        // Nobody can ever move: nobody wins.
        let mut stuck = bell("sPd4 nPd6 wPg8 ePa1", "w throw=5 captive=swm,wsm,nem,enm");
        assert_eq!(end_after(&mut stuck, "g8h8 throw-5 d6d5"), "draw nobody-moves");
    }

    "FHB-31" the_array_and_the_marks_are_put_together {
        let game = set_up(GAME, "", "");
        assert_eq!(who(&game, "a1 b1 c1 d1"), "sB sN sE sK");
        assert_eq!(game.rules().board().marks, games::ASHTAPADA.board.marks);
    }

    "FHB-13" who_has_captured_both_may_claim_the_ally_back {
        let mut game = bell("sKd1 sPa2 wPb8 nPh7 ePg2", "s captive=nwm,wsm,esm2");
        assert_eq!(all(&game), "release-s throw-2 throw-3 throw-4 throw-5");
        play(&mut game, "release-s");
        assert_eq!(who(&game, "e8"), "nK");
        assert_eq!(pair(&game, "captive"), "wsm,esm2");
        assert_eq!(turn(&game), "s");
    }

    "FHB-13" not_without_an_own_rajah_or_a_vacant_square {
        let claim = |pieces: &str, rest: &str| refusals(&mut bell(pieces, rest), "release-s");
        assert_eq!(claim("sPb2 sPa2 wPb8 nPh7 ePg2", "s captive=swm,nwm2,wsm,esm2"), "no-prisoners");
        assert_eq!(claim("sKd1 sNe8 wPb8 nPh7 ePg2", "s captive=nwm,wsm,esm2"), "throne-occupied");
        assert_eq!(claim("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nwm,wsm"), "no-prisoners");
        assert_eq!(claim("sKd1 sPa2 wPb8 nPh7 ePg2", "s captive=nwm,wsm,enm"), "no-prisoners");
        assert_eq!(claim("sKd1 sPa2 wPb8 nPh7 ePg2", "n captive=nwm,wsm,esm2"), "not-on-turn");
    }

    "FHB-13" the_ally_has_its_pieces_back {
        let pieces = "sKd1 sPa2 wPb8 nPh7 ePg2";
        let rest = "s captive=nwm,wsm,esm2 mounted=s commands=s empire=s";
        let mut game = with(GAME, "empireEnds=no", pieces, rest);
        play(&mut game, "release-s");
        assert_eq!(pair(&game, "commands"), "");
        play(&mut game, "throw-5");
        assert_eq!(refusals(&mut game, "h7h6 e8e7"), "not-on-turn");
    }

    "FHB-14" quadruple_with_the_rajah_on_the_throne {
        // Two from West for the throne with its king, four from both; then the pool.
        let mut game = bell("sKb4 sPa2 wKa5 wPb8 nKe7 nPh7 ePg2", "s throw=5 mounted=s captive=esm");
        assert_eq!(end_after(&mut game, "b4a5"), "sn empire");
        assert_eq!(balance(&game), "11 -7 1 -5 pool 0");
    }

    "FHB-14" double_with_the_rajah_elsewhere {
        let mut game = bell("sKc5 sPa2 wKc6 wPb8 nKe8 nPh7 ePg2", "s throw=5 mounted=s captive=esm");
        assert_eq!(end_after(&mut game, "c5c6"), "sn empire");
        assert_eq!(balance(&game), "5 -3 1 -3 pool 0");
    }

    "FHB-14" single_with_another_piece {
        let mut game = bell("sKd1 sEb2 wKb6 wPb8 nKe8 nPh7 ePg2", "s throw=4 mounted=s captive=est");
        assert_eq!(end_after(&mut game, "b2b6"), "sn empire");
        assert_eq!(balance(&game), "3 -2 1 -2 pool 0");
    }

    // The throne may come last, and the last capture sets the price.
    "FHB-14" the_throne_may_come_last {
        let built = |captive: &str| {
            let pieces = "sKd8 sPa2 wPb8 nKf6 nPh7 ePg2";
            let mut game = bell(pieces, &format!("s throw=5 captive={captive}"));
            assert_eq!(end_after(&mut game, "d8e8"), "sn empire");
            balance(&game)
        };
        assert_eq!(built("wst,esm2"), "3 -2 1 -2 pool 0");
        assert_eq!(built("wsk2,esm"), "5 -3 1 -3 pool 0");
        assert_eq!(built("wsm,est2"), "9 -5 1 -5 pool 0");
    }

    // A king that was freed and is captured again is the last, whatever came before.
    "FHB-14" the_last_capture_after_an_exchange_is_the_later_one {
        let pieces = "sKd1 sEb2 wKb6 wPb8 nKe8 nPh7 ePg2";
        let mut game = bell(pieces, "s throw=4 captive=esk2");
        play(&mut game, "b2b6");
        assert_eq!(pair(&game, "captive"), "wsm2,esk");
    }

    "FHB-14" nobody_builds_with_kings_that_others_hold {
        let pieces = "sKb4 sPa2 wKc4 wPb8 nKe8 nPh7 ePg2";
        assert_eq!(end_after(&mut bell(pieces, "s throw=5 mounted=s captive=enm"), "b4c4"), "on");
        assert_eq!(end_after(&mut bell(pieces, "s throw=5 captive=esm"), "b4c4"), "on");
    }

    "COM-17" the_five_places_of_concourse {
        let found: std::collections::BTreeSet<String> = places(&start()).into_iter().collect();
        assert_eq!(found, PLACES.map(str::to_owned).into_iter().collect());
        // With bishops every block of two by two would be one.
        assert_eq!(places(&with(GAME, "boat=bishop", ARMIES, "s")).len(), 49);
    }

    "FHB-15" who_completes_it_takes_two_boats_and_the_allys_moves {
        complete_every_place(GAME, |game, seat, boats| {
            let letters: Vec<String> = boats.iter().map(|square| who(game, square)).collect();
            for (other, found) in letters.iter().enumerate() {
                let letter = ["s", "w", "n", "e"][other];
                let stands = (seat + other) % 2 == 0;
                let expected = if stands { format!("{letter}B") } else { "-".to_owned() };
                assert_eq!(*found, expected, "{seat} at {boats:?}");
            }
            assert_eq!(pair(game, "steers"), ["s", "w", "n", "e"][seat]);
        });
    }

    "FHB-15" three_boats_are_no_concourse {
        let mut game = bell(&format!("{FILL} nBd4 sBe5 eBf3"), "e throw=2");
        play(&mut game, "f3d5");
        assert_eq!(who(&game, "d4 d5 e5"), "nB eB sB");
        assert_eq!(pair(&game, "steers"), "");
    }

    "FHB-15" the_allys_boat_moves_at_the_steerers_twos_alone {
        let pieces = format!("{FILL} wBe4 eBd5");
        let east = bell(&pieces, "e throw=2 steers=e");
        assert_eq!(all(&east), "d5b3 d5b7 d5f3 d5f7 e4c2 e4c6 e4g6");
        let mut west = bell(&pieces, "w steers=e");
        let said = narrated(&mut west, "throw-2");
        assert!(said.iter().any(|text| text.contains("the turn is lost")), "{said:?}");
        assert_eq!(turn(&west), "n");
        // West commands both armies, and still not its own boat.
        let mut commander = bell(&pieces, "w throw=2 steers=e mounted=w commands=w");
        assert_eq!(all(&commander), "d5b3 d5b7 d5f3 d5f7");
        assert_eq!(refusals(&mut commander, "e4c6"), "steered-by-ally");
    }

    // South commands, and moves North's boat into the square: the gain is South's.
    "FHB-23" the_gain_is_the_players_who_moves_the_boat {
        let pieces = "sKe8 sPa2 wKa5 wPb8 nPh7 eKh4 ePg2 nBf6 wBe4 sBe5 eBd5";
        let mut game = bell(pieces, "s throw=2 captive=nem mounted=s commands=s");
        play(&mut game, "f6d4");
        assert_eq!(who(&game, "d4 e4 d5 e5"), "nB - - sB");
        assert_eq!(pair(&game, "steers"), "s");
        play(&mut game, "throw-2 throw-2");
        assert_eq!(all(&game), "d4b2 d4b6 d4f2 d4f6 e5c3 e5c7 e5g3 e5g7");
    }

    // All four boats sail to the centre.
    "FHB-15" the_last_of_four_boats_makes_the_concourse {
        let mut game = start();
        let twos = "a1c3 a8c6 h8f6 h1f3 c3e5 c6e4 f6d4 f3d5".split(' ').map(|step| format!("throw-2 {step}"));
        play(&mut game, &twos.collect::<Vec<_>>().join(" "));
        assert_eq!(who(&game, "d4 e4 d5 e5"), "- wB eB -");
        assert_eq!(pair(&game, "steers"), "e");
    }

    // Ambiguities 2 to 4: b and g horse, c and f elephant, on every side.
    // West commands, East has won West's boat. Rule 9: “when he throws a 2, he may move his own or his ally's”.
    "FHB-24" who_is_commanded_keeps_the_boat_that_he_has_won {
        let frozen = "1wP2nK3/7nP/8/3eN4/7wK/8/sP1wB3eP1/3sK4 e phase=play captive=esm mounted=w commands=w steers=e";
        let mut game = set_up(GAME, "", frozen);
        play(&mut game, "throw-2");
        assert_eq!(all(&game), "c2a4 c2e4");
        // The commander has not: at West's own throw the boat rests.
        let west = set_up(GAME, "", &frozen.replace(" e phase", " w phase"));
        let mut thrown = west.clone();
        play(&mut thrown, "throw-2");
        assert_eq!(turn(&thrown), "n");
        let west = set_up(GAME, "", &frozen.replace(" e phase", " w throw=3 phase"));
        assert_eq!(refusals(&mut west.clone(), "c2a4"), "steered-by-ally");
    }

    // At East's throw of two West decides on East's boat, and East on the boat that it has won from West.
    "FHB-24" whose_boat_it_is_has_the_gain {
        let pieces = "sKd1 sPa2 sBe5 wKh4 wBc2 nKe8 nPh7 nBd4 eNd8 eBd5 ePg2";
        let mut game = bell(pieces, "e throw=2 captive=esm mounted=w commands=w steers=e");
        assert_eq!(targets(&game, "d5"), "b3 b7 f3 f7");
        play(&mut game, "c2e4");
        assert_eq!(who(&game, "d4 e4 d5 e5"), "- wB eB -");
        assert_eq!(pair(&game, "steers"), "e");
    }

    "FHB-24" it_holds_for_a_boat_that_comes_later {
        // West has no boat; its privileged soldier becomes one.
        let pieces = "sKd1 sPa2 wPg3 wBa8 nKe8 nPh7 eKf2 ePb2 eNb6";
        let mut game = bell(pieces, "w throw=5 captive=wsm steers=e");
        play(&mut game, "g3h3b throw-2 throw-2");
        assert_eq!(turn(&game), "e");
        assert_eq!(all(&game), "a8c6 h3f1 h3f5");
    }

    "FHB-16" promotion_to_the_piece_of_the_square {
        for seat in "swne".chars() {
            assert_eq!(far_side(GAME, seat, ""), "- n e - - e n -", "{seat}");
        }
    }

    "FHB-16" promotion_waits_until_a_comrade_is_lost {
        let pieces = "sKd1 sPb7 sPc2 sPd2 sPd3 wKc6 wEa3 wPb5 nKe8 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "s throw=5");
        assert_eq!(refusals(&mut game, "b7b8n"), "no-promotion");
        play(&mut game, "b7b8");
        assert_eq!(who(&game, "b8"), "sP");
        play(&mut game, "throw-4 a3d3");
        assert_eq!(who(&game, "b8"), "sN");
        play(&mut game, "throw-2 throw-2 throw-3");
        assert_eq!(targets(&game, "b8"), "a6 c6 d7");
    }

    // Never a promoted piece and three soldiers.
    "FHB-16" a_promoted_piece_and_three_soldiers_cannot_be {
        let pieces = "sKd1 sNb1 sNb8 sPa2 sPb2 sPc2 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
        assert_eq!(set_up_error(GAME, &[], Some(&placed(pieces, "s"))), "position-too-many-pieces");
        let two = pieces.replace(" sPc2", "");
        assert_eq!(end(&bell(&two, "s")), "on");
    }

    "FHB-37" a_soldier_on_another_square_is_stuck {
        let pieces = "sKd1 sPc2 sNb1 sPa7 wKa5 wPb5 wEa6 nKe8 nPh7 eKh4 ePg2";
        let mut game = bell(&pieces.replace("wEa6", "wEd8"), "s throw=5");
        play(&mut game, "a7a8");
        assert_eq!(who(&game, "a8"), "sP");
        play(&mut game, "throw-4");
        // It can still be captured.
        assert_eq!(verdict(&game, "d8a8"), "legal");
        play(&mut game, "d8d7 throw-2 throw-2 throw-5");
        assert_eq!(targets(&game, "a8"), "");
        assert_eq!(refusals(&mut game, "a8a8n a8a8e"), "no-promotion");
    }

    "FHB-17" the_privileged_soldier_becomes_any_piece_on_any_far_square {
        let rest = "wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
        for file in ["a", "b", "c", "d", "f", "g"] {
            let game = bell(&format!("sBc1 sP{file}7 {rest}"), "s throw=5 captive=swm");
            let to = format!("{file}7{file}8");
            assert_eq!(verdict_on_all(&game, &format!("{to}e {to}n {to}b")), "legal");
            assert_eq!(verdict(&game, &to), "choose-kind");
            assert_eq!(verdict(&game, &format!("{to}k")), "not-into-this");
        }
        // Bell says “only a ship and a pawn”: not with another piece, and not with the king.
        let horse = bell(&format!("sBc1 sNb1 sPa7 {rest}"), "s throw=5 captive=swm");
        assert_eq!(targets(&horse, "a7"), "a8");
        let king = bell(&format!("sKd1 sBc1 sPa7 {rest}"), "s throw=5");
        assert_eq!(targets(&king, "a7"), "a8");
    }

    "FHB-22" a_stuck_soldier_may_become_privileged {
        let pieces = "sBc1 sPa8 sNd5 wKa5 wEd6 wPb5 nKe8 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "w throw=4 captive=swm");
        play(&mut game, "d6d5 throw-2 throw-2 throw-5");
        assert_eq!(targets(&game, "a8"), "a8b a8e a8n");
        play(&mut game, "a8a8e");
        assert_eq!(who(&game, "a8"), "sE");
        assert_eq!(turn(&game), "w");
    }

    "FHB-18" only_a_rajah_left_is_an_honourable_peace {
        let mut game = bell("sKd1 sPa2 sEb2 wKa5 wPb8 nKa4 nPh7 eKh4 ePg2", "s throw=4");
        play(&mut game, "b2b8");
        assert_eq!(pair(&game, "retired"), "w");
        // The stake comes back; West is passed over, and its king is left in peace.
        assert_eq!(balance(&game), "-1 0 -1 -1 pool 3");
        assert_eq!(turn(&game), "n");
        play(&mut game, "throw-5");
        assert_eq!(refusals(&mut game, "a4a5"), "at-peace");
        // The ally fights on alone.
        assert_eq!(end_after(&mut game, "h7h6 throw-5 g2f2"), "on");
        assert_eq!(turn(&game), "s");
    }

    // The horse may go to any square but that of the king at peace.
    "COM-15" a_king_at_peace_neither_moves_nor_is_captured {
        let pieces = "sKd1 sPa2 sEb2 wKa5 nKe8 nPh7 nNb3 eKh4 ePg2";
        let mut game = bell(pieces, "n throw=3 retired=w balance=-1,0,-1,-1 pool=3");
        assert_eq!(refusals(&mut game, "b3a5"), "at-peace");
        play(&mut game, "b3c5 throw-5 g2f2 throw-4 b2b3");
        // West’s turn is passed over: its king is never asked to move.
        assert_eq!(turn(&game), "n");
    }

    // A seat that makes peace takes one stake back, and pays for no throne and no empire after that.
    "COM-20" a_stake_comes_back_and_no_more_is_paid {
        let mut game = bell("sKd1 sPa2 sEb2 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=4");
        assert_eq!(balance(&game), "-1 -1 -1 -1 pool 4");
        play(&mut game, "b2b8");
        assert_eq!(balance(&game), "-1 0 -1 -1 pool 3");
        let throne = "sKb4 sPa2 wKc8 nKe8 nPh7 eKh4 ePg2";
        let mut paid = bell(throne, "s throw=5");
        play(&mut paid, "b4a5");
        assert_ne!(balance(&paid), "-1 -1 -1 -1 pool 4");
        let mut spared = bell(throne, "s throw=5 retired=w balance=-1,0,-1,-1 pool=3");
        play(&mut spared, "b4a5");
        assert_eq!(balance(&spared), "-1 0 -1 -1 pool 3");
    }

    "COM-21" allies_who_have_both_made_peace_have_drawn {
        let pieces = "sKd1 sPa2 sEb2 wKa5 nKe8 nPh7 eKh4 ePb8";
        let mut game = bell(pieces, "s throw=4 retired=w balance=-1,0,-1,-1 pool=3");
        assert_eq!(end_after(&mut game, "b2b8"), "draw peace");
        assert_eq!(balance(&game), "0 0 0 0 pool 0");
    }

    // The ally fought on alone and lost: only the stake of the one at peace was his own.
    "FHB-18" the_ally_who_fights_on_may_lose {
        let pieces = "sKd1 sPa2 sEb2 wKa5 nKe8 nPh7 ePb8";
        let mut game = bell(pieces, "s throw=4 retired=w balance=-1,0,-1,-1 pool=3 captive=esm");
        assert_eq!(end_after(&mut game, "b2b8"), "sn last-on-board");
        assert_eq!(balance(&game), "0.5 0 0.5 -1 pool 0");
    }

    // A seat that has left the table pays for no throne.
    "FHB-18" the_throne_of_a_player_at_peace_is_a_square {
        let pieces = "sKb4 sPa2 wKc8 nKe8 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "s throw=5 retired=w balance=-1,0,-1,-1 pool=3");
        play(&mut game, "b4a5");
        assert_eq!(balance(&game), "-1 0 -1 -1 pool 3");
    }

    "FHB-19" who_has_no_pieces_is_out_and_leaves_no_turn {
        let pieces = "sKd1 sPa2 sEb2 wPb8 nKe8 nPh7 eKh4 ePg2";
        let mut game = bell(pieces, "s throw=4 captive=wnm");
        let said = narrated(&mut game, "b2b8");
        assert!(said.iter().any(|text| text.contains("no pieces left")), "{said:?}");
        // One turn of East to two of South and North.
        let mut turns = turn(&game);
        for step in ["h7h6", "g2f2", "a2a3", "h6h5", "f2e2"] {
            play(&mut game, &format!("throw-5 {step}"));
            turns.push_str(&turn(&game));
        }
        assert_eq!(turns, "nesnes");
    }

    "FHB-20" allies_do_not_win_from_each_other {
        let mut game = bell("sKd7 sPa2 wKa5 wPb8 nKf6 nPh7 eKh4 ePg2", "s throw=5");
        play(&mut game, "d7e8");
        assert_eq!(balance(&game), "-1 -1 -1 -1 pool 4");
        assert_eq!(pair(&game, "seized"), "");
        assert_eq!(pair(&game, "commands"), "s");
    }

    "FHB-20" a_draw_returns_the_stakes_and_debts_stay {
        let mut game = bell(FILL, "s - - 399 101 throw=5 seized=w balance=0,-2,-1,-1");
        assert_eq!(end_after(&mut game, "d1e1"), "draw no-progress");
        assert_eq!(balance(&game), "1 -1 0 0 pool 0");
    }

    // Turns that are lost are turns.
    "shaturanga.repetition=hundred-rounds-draw" lost_turns_count {
        let mut game = bell(FILL, "s - - 399 101");
        assert_eq!(end_after(&mut game, "throw-2"), "draw no-progress");
        assert_eq!(balance(&game), "0 0 0 0 pool 0");
    }

    "shaturanga.dice=none" without_dice_every_piece_may_move_and_south_begins {
        let mut game = set_up(GAME, "dice=none", "");
        assert_eq!(turn(&game), "s");
        // Boat 1, horse 2, elephant none, king 2, soldiers 4.
        assert_eq!(game.legal().len(), 9);
        assert_eq!(refusals(&mut game, "throw-3"), "nothing-to-throw");
        assert_eq!(refusals(&mut game, "pass-s"), "may-not-pass");
        play(&mut game, "a1c3 a7c6 h7h6 g3f3");
        assert_eq!(turn(&game), "s");
    }

    "shaturanga.dice=none" who_cannot_move_is_passed_over {
        let pieces = "sKd1 sPa2 wPd5 wPe6 nPe5 nKe8 nPf6 eKh4 ePg2";
        let mut game = with(GAME, "dice=none", pieces, "s captive=wsm");
        let said = narrated(&mut game, "a2a3");
        assert!(said.iter().any(|text| text.contains("passed over")), "{said:?}");
        assert_eq!(turn(&game), "n");
    }

    "shaturanga.dice=none" when_nobody_can_ever_move_the_game_is_drawn {
        let pieces = "sPd4 sPa7 wPh8 nPd5 ePa4";
        let game = with(GAME, "dice=none", pieces, "s captive=swm,wsm,nem,enm");
        assert_eq!(end(&game), "on");
        let stuck = "sPd4 nPd5 wPh8 ePa1";
        let mut game = with(GAME, "", stuck, "s captive=swm,wsm,nem,enm");
        assert_eq!(end(&game), "draw nobody-moves");
        assert_eq!(game.play("throw-5").expect_err("it is over").code(), "game-over");
    }

    "shaturanga.mustMove=may-pass" without_dice_too_the_turn_may_be_given_up {
        let mut game = set_up(GAME, "dice=none mustMove=may-pass", "");
        assert_eq!(game.legal().len(), 10);
        play(&mut game, "pass-s");
        assert_eq!(turn(&game), "w");
    }

    "shaturanga.openingRoll=keep" without_dice_there_is_no_opening_throw {
        let error = set_up_error(GAME, &[("openingRoll", "keep"), ("dice", "none")], None);
        assert_eq!(error, "option-ruled-out");
    }

    // A freed king is as good as a capture: the fight has something new.
    "shaturanga.repetition=hundred-rounds-draw" an_exchange_and_a_release_begin_the_count_anew {
        let mut game = bell("sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s - - 399 101 captive=nwm,wsm");
        assert_eq!(end_after(&mut game, "propose-s agree-e throw-2"), "on");
        let mut game = bell("sKd1 sPa2 wPb8 nPh7 ePg2", "s - - 399 101 captive=nwm,wsm,esm2");
        assert_eq!(end_after(&mut game, "release-s throw-2"), "on");
    }

    "shaturanga.alliance=adjacent" neighbours_are_allies {
        let game = with(GAME, "alliance=adjacent", &format!("{FILL} sEd4 wPd6 nPf4"), "s throw=4");
        assert_eq!(verdicts(&game, "d4d6 d4f4"), "allys-piece legal");
        // A king on its ally's throne is one on West's.
        let mut throne = with(GAME, "alliance=adjacent", "sKb4 sPa2 wKc8 wPb8 nKe8 nPh7 eKh4 ePg2", "s throw=5");
        play(&mut throne, "b4a5");
        assert_eq!(pair(&throne, "commands"), "s");
        assert_eq!(balance(&throne), "-1 -1 -1 -1 pool 4");
    }

    "shaturanga.promotionSquares=marked" the_owner_chooses_on_every_side {
        for seat in "swne".chars() {
            let pieces = match seat {
                's' => "sPa7 sPb2",
                'w' => "wPg1 wPb2",
                'n' => "nPa2 nPb7",
                _ => "ePb1 ePg2",
            };
            let from = &pieces[2..4];
            let game = with(GAME, "promotionSquares=marked", &format!("sKc4 wKd4 nKe4 eKf4 sEc5 wEd5 nEe5 \
                eEf5 {pieces}"),
                &format!("{seat} throw=5"));
            assert_eq!(targets(&game, from).split(' ').filter(|to| to.ends_with(['e', 'n'])).count(), 2, "{seat}");
        }
    }

    "shaturanga.preset=bell-001" bell_is_the_default {
        assert_eq!(preset(GAME, "bell-001"), "");
    }

    "shaturanga.preset=walker-004" walkers_rules_from_here {
        let game = set_up(GAME, &preset(GAME, "walker-004"), "");
        let walker = Rules::new(&games::DICE_CHESS, &[]).expect("the defaults");
        assert_eq!(account(game.rules().terms()), account(walker.terms()));
        assert!(game.rules().allied(Seat(0), Seat(2)));
    }

    "FHB-12" tables_that_cannot_be {
        let pieces = "sKd1 sPa2 wPb8 nPh7 eKh4 ePg2";
        let code = |pieces: &str, rest: &str| set_up_error(GAME, &[], Some(&placed(pieces, rest)));
        for rest in [
            // A king that is neither on the board nor held, or both; held by its owner or ally.
            "s captive=wsm", "s captive=wsm,nwm,esm2", "s captive=wwm,nwm", "s captive=wem,nwm",
            // Commands without a throne mounted, or without a king.
            "s captive=nwm,wsm commands=s", "s captive=nwm,wsm mounted=w commands=w",
            // Peace with more than a king.
            "s captive=nwm,wsm retired=s", "s captive=nwm,wsm retired=n",
            // An empire without captives or throne.
            "s captive=nwm,wsm mounted=s empire=s", "s captive=nwm,wsm empire=s",
            // Both allies steer; stakes from nowhere; a refusal of nothing.
            "s captive=nwm,wsm steers=sn", "s captive=nwm,wsm pool=5", "s captive=nwm,wsm balance=0,0,0,0",
            "s captive=nwm,wsm balance=-100,98,-1,-1", "s captive=nwm,wsm refused=e",
            // Offers that could not be made, or of which another is on turn.
            "w captive=nwm,wsm offer=swnw", "s captive=nwm,wsm offer=senw", "e captive=nwm,wsm offer=seww",
            "e captive=nwm,wsm offer=senw throw=5", "e captive=nwm,wsm offer=nenw",
            // Throws.
            "s captive=nwm,wsm throw=6", "s captive=nwm,wsm throw=2", "s captive=nwm,wsm lots=s3",
        ] {
            assert_eq!(code(pieces, rest), "position-field", "{rest}");
        }
        let two = "sKd1 sPa2 wPb8 nPh7 ePg2";
        assert_eq!(code(two, "s captive=nwm,wsm,esm"), "position-field");
        assert_eq!(code(two, "s captive=nwm,wsm2,esm2"), "position-field");
        assert_eq!(code("sKd1 sKd2 wKa5 nKe8 eKh4", "s"), "position-two-kings");
        assert_eq!(code("sKd1 sPa1 wKa5 nKe8 eKh4", "s"), "position-soldier-behind");
        // These can be.
        for rest in ["e captive=nwm,wsm offer=senw", "s captive=nwm,wsm refused=s",
            "s captive=nwm,wsm mounted=s commands=s", "s captive=nwm,wsm steers=n"] {
            assert_eq!(end(&bell(pieces, rest)), "on", "{rest}");
        }
        for (options, rest) in [("stakes=off", "s balance=-1,-1,-1,-1"), ("concourse=remove-all-three", "s steers=s"),
            ("enemyThrone=no-effect", "s seized=w"), ("peace=all-kings", "s retired=w")] {
            let option = options.split_once('=').expect("option=choice");
            let pieces = if rest.contains("retired") { "sKd1 sPa2 wKa5 nKe8 nPh7 eKh4 ePg2" } else { FILL };
            assert_eq!(set_up_error(GAME, &[option], Some(&placed(pieces, rest))), "position-field", "{options}");
        }
    }
}

choices! {
    the_boats_squares: "shaturanga.boat" at "", four::boat => {
        "leap2": "b2 b6 f2 f6",
        "bishop": "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8",
    }

    the_winner_of_the_opening_throw: "shaturanga.openingRoll" at "", four::opening => {
        "re-throw": "legal throw-first",
        "keep": "already-thrown legal",
    }

    the_turn_given_up: "shaturanga.mustMove" at "", four::giving_up => {
        "yes": "may-not-pass",
        "may-pass": "legal",
    }

    the_allys_pieces: "shaturanga.allyCapture" at "", four::ally_capture => {
        "no": "allys-piece",
        "yes": "legal",
    }

    the_enemys_throne: "shaturanga.enemyThrone" at "", four::enemy_throne => {
        "stake": "w 0 -2 -1 -1 pool 4",
        "no-effect": " -1 -1 -1 -1 pool 4",
    }

    the_allys_throne: "shaturanga.allyThrone" at "", four::ally_throne => {
        "command-both": "wsm,nem",
        "shared": "wnm,nem",
    }

    the_other_party_to_an_exchange: "shaturanga.exchange" at "", four::exchange => {
        "propose-to-owner": "senw",
        "captors-of-allies": "no-prisoners",
        "mutual-capturers": "swnw",
    }

    the_return_of_a_king: "shaturanga.reentry" at "", four::reentry => {
        "own-square-vacant-only": "throne-occupied",
        "nearest-free": "nK - - - - sN",
    }

    the_boats_that_are_taken: "shaturanga.concourse" at "", four::concourse => {
        "take-enemy-control-ally": "- wB eB -",
        "remove-all-three": "- - eB -",
    }

    the_squares_of_promotion: "shaturanga.promotionSquares" at "", four::promotion_squares => {
        "unmarked-b-c-f-g": "a8, b8n",
        "marked": "a8e a8n, b8",
    }

    the_soldier_that_comes_too_early: "shaturanga.promotionEarly" at "", four::promotion_early => {
        "delayed": "legal",
        "may-not-enter": "may-not-enter",
    }

    the_king_beside_the_privileged_soldier: "shaturanga.privilegedKing" at "", four::privileged_king => {
        "strict": "d8",
        "ignored": "d8b d8e d8n",
    }

    the_player_left_with_a_king: "shaturanga.peace" at "", four::peace => {
        "individual": "w, then n",
        "all-kings": ", then w",
    }

    the_stakes: "shaturanga.stakes" at "", four::stakes => {
        "on": "-1 -1 -1 -1 pool 4",
        "off": "0 0 0 0 pool 0",
    }

    the_empire: "shaturanga.empireEnds" at "", four::empire => {
        "yes": "sn empire",
        "no": "on",
    }

    the_colours: "shaturanga.colours" at "", four::colours => {
        "bell": "Red Yellow Black Green",
        "murray": "Green Yellow Black Red",
    }

    the_ally: "shaturanga.alliance" at "", four::ally => {
        "opposite": "n",
        "adjacent": "w",
    }

    the_die: "shaturanga.dice" at "", four::dice => {
        "one-2-5": "legal throw-first",
        "none": "nothing-to-throw legal",
    }

    the_quiet_rounds: "shaturanga.repetition" at "", four::quiet => {
        "hundred-rounds-draw": "draw no-progress",
        "off": "on",
    }
}

/// No field is named that nobody wrote.
#[test]
fn what_does_not_add_up_is_told_as_it_is() {
    let kings = "4nK3/8/4eP3/1wK6/8/8/8/2eK1sK3";
    for (rest, wanted) in [
        ("s phase=play pool=3", "The stakes of players and pool do not add up to nothing."),
        ("w phase=play throw=2", "Yellow cannot play this throw and is not on turn."),
    ] {
        assert_eq!(set_up_words(GAME, &format!("{kings} {rest}")), wanted);
    }
}
