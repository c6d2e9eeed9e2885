//! Shared parts of the four-handed scenarios: positions told piece by piece, what lies on
//! the table, and the probes of their options, which are the same questions.

use tabiya::variant::{Alliance, Contest, Terms};
use tabiya::{Match, Seat, play::armies, words::en};

use super::table::*;

/// Pieces of all seats that stand out of the way.
pub const FILL: &str = "sKd1 sPa2 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2";

/// A position text from pieces and squares, `sKd1 wPb5`, and what follows the placement: the seat on
/// turn and what lies on the table.
pub fn placed(pieces: &str, rest: &str) -> String {
    let mut ranks = vec![vec![String::new(); 8]; 8];
    for piece in pieces.split_whitespace() {
        let (letters, square) = piece.split_at(2);
        let square = square.as_bytes();
        let cell = &mut ranks[usize::from(b'8' - square[1])][usize::from(square[0] - b'a')];
        assert!(cell.is_empty(), "{piece}: two pieces on one square");
        *cell = letters.to_owned();
    }
    let rank = |cells: &Vec<String>| -> String {
        let text: String =
            cells.iter().map(|cell| if cell.is_empty() { "1" } else { cell.as_str() }).collect();
        // Runs of empty squares as one number, the longest first.
        (2..=8).rev().fold(text, |text, run| text.replace(&"1".repeat(run), &run.to_string()))
    };
    format!("{} {rest} phase=play", ranks.iter().map(rank).collect::<Vec<_>>().join("/"))
}

/// A match of this game with these options and pieces.
pub fn with(game: &str, options: &str, pieces: &str, rest: &str) -> Match {
    set_up(game, options, &placed(pieces, rest))
}

/// A match under the same rules with these pieces.
fn alike(game: &Match, pieces: &str, rest: &str) -> Match {
    let options: Vec<(&str, &str)> = game.rules().options().collect();
    let position = placed(pieces, rest);
    Match::new(&game.rules().game().id, &options, Some(&position))
        .unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// Who stands on these squares, such as `sK - wB`.
pub fn who(game: &Match, squares: &str) -> String {
    let shape = game.rules().board().shape;
    let letters = |square| {
        let other = game.position().piece_at(shape.parse(square).expect("a square"));
        other.map_or("-".to_owned(), |piece| game.rules().letters(piece))
    };
    squares.split_whitespace().map(letters).collect::<Vec<_>>().join(" ")
}

/// A pair of the position's text; empty where it is at its default.
pub fn pair(game: &Match, name: &str) -> String {
    let text = game.position_text();
    let value = text.split_whitespace().find_map(|field| field.strip_prefix(name)?.strip_prefix('='));
    value.unwrap_or("").to_owned()
}

/// What each seat has won or paid, South first, and the pool.
pub fn balance(game: &Match) -> String {
    let table = game.position().table().expect("a table");
    let sum: i32 = table.balance.iter().map(|stakes| i32::from(stakes.halves())).sum();
    assert_eq!(sum + i32::from(table.pool.halves()), 0, "stakes made or lost: {}", game.position_text());
    let balance: Vec<String> = table.balance.iter().map(|stakes| stakes.to_string()).collect();
    format!("{} pool {}", balance.join(" "), table.pool)
}

/// How the game stands: `on`, or who wins (`draw` if nobody) and the reason.
pub fn end(game: &Match) -> String {
    let Some(outcome) = game.outcome() else {
        assert!(!game.legal().is_empty(), "neither moves nor an end: {}", game.position_text());
        return "on".to_owned();
    };
    assert_eq!(game.legal(), [], "the game is over, and goes on: {}", game.position_text());
    let letter = |seat: Seat| game.rules().seat(seat).letter;
    let winners = |winner| -> String {
        game.rules().seats().filter(|&seat| game.rules().allied(winner, seat)).map(letter).collect()
    };
    format!("{} {}", outcome.winner.map_or("draw".to_owned(), winners), outcome.reason.id())
}

/// How the game stands after these moves.
pub fn end_after(game: &mut Match, texts: &str) -> String {
    play(game, texts);
    end(game)
}

/// The codes of the refusals of these moves, after which everything is as before.
pub fn refusals(game: &mut Match, texts: &str) -> String {
    let before = (game.position().clone(), game.position_text());
    let mut codes = Vec::new();
    for text in texts.split_whitespace() {
        codes.push(verdict(game, text));
        assert!(game.play(text).is_err(), "{text} is played");
        assert_eq!((game.position().clone(), game.position_text()), before, "{text} has left a trace");
    }
    codes.dedup();
    codes.join(" ")
}

/// All legal moves.
pub fn all(game: &Match) -> String {
    moves(game).into_iter().collect::<Vec<_>>().join(" ")
}

/// What a move tells, beat by beat.
pub fn narrated(game: &mut Match, text: &str) -> Vec<String> {
    let beats = game.play(text).unwrap_or_else(|_| panic!("{text}: {}", verdict(game, text)));
    beats.iter().map(|beat| en::narrate(game.rules(), game.position(), beat)).collect()
}

/// The terms that make the difference between the two accounts.
pub fn account(terms: &Terms) -> String {
    format!("{:?} {:?} {:?} {:?}", terms.contest, terms.dice, terms.opening, terms.colours)
}

/// The boats' circuits, South's first.
pub fn circuits(game: &Match) -> Vec<String> {
    let shape = game.rules().board().shape;
    let names = |seat| armies::circuit(game.rules(), seat).map(|at| shape.name(at)).collect::<Vec<_>>();
    game.rules().seats().map(|seat| names(seat).join(" ")).collect()
}

/// The places of concourse, each by its four squares.
pub fn places(game: &Match) -> Vec<String> {
    let shape = game.rules().board().shape;
    let places = armies::places(game.rules()).into_iter();
    places.map(|place| place.map(|at| shape.name(at)).join(" ")).collect()
}

/// The four circuits of the boats (FHB-03), in the order of squares.
pub const CIRCUITS: [&str; 4] = [
    "a1 e1 c3 g3 a5 e5 c7 g7",
    "c2 g2 a4 e4 c6 g6 a8 e8",
    "b2 f2 d4 h4 b6 f6 d8 h8",
    "d1 h1 b3 f3 d5 h5 b7 f7",
];

/// The five places of the concourse (FHB-15; Forbes 1860, pp. 24–26).
pub const PLACES: [&str; 5] = ["d4 e4 d5 e5", "b2 c2 b3 c3", "f2 g2 f3 g3", "b6 c6 b7 c7", "f6 g6 f7 g7"];

/// Pieces on squares that no boat of the four circuits comes to.
const ASIDE: &str = "sKc1 sPe7 wKa3 wPc5 nKe3 nPg5 eKg1 ePa7";

/// Completes each of the five places with each of the four boats, and shows the match, the seat
/// and the squares of the four boats, South's first.
pub fn complete_every_place(game: &str, mut after: impl FnMut(&Match, usize, [&str; 4])) {
    let mut completed = 0;
    for place in PLACES {
        let owner = |square: &str| {
            CIRCUITS.iter().position(|circuit| circuit.split(' ').any(|at| at == square)).expect("a circuit")
        };
        let mut squares = [""; 4];
        place.split(' ').for_each(|square| squares[owner(square)] = square);
        for (seat, letter) in "swne".chars().enumerate() {
            let to = squares[seat].as_bytes();
            let leaps = |from: &&str| {
                let at = from.as_bytes();
                at[0].abs_diff(to[0]) == 2 && at[1].abs_diff(to[1]) == 2
            };
            let from = CIRCUITS[seat].split(' ').find(leaps).expect("a square before");
            let mut pieces = format!("{ASIDE} {letter}B{from}");
            for (other, square) in "swne".chars().zip(squares).filter(|(other, _)| *other != letter) {
                pieces.push_str(&format!(" {other}B{square}"));
            }
            let mut game = with(game, "", &pieces, &format!("{letter} throw=2"));
            play(&mut game, &format!("{from}{}", squares[seat]));
            after(&game, seat, squares);
            completed += 1;
        }
    }
    assert_eq!(completed, 20);
}

/// Every seat's far side, from the corner at which its boat stands: what a soldier becomes there,
/// as the legal moves say it. Each soldier comes from the square before, with these other pieces.
pub fn far_side(game: &str, seat: char, comrades: &str) -> String {
    let becomes = |step: u8| {
        let file = (b'a' + step) as char;
        let rank = step + 1;
        let (from, to) = match seat {
            's' => (format!("{file}7"), format!("{file}8")),
            'w' => (format!("g{rank}"), format!("h{rank}")),
            'n' => (format!("{file}2"), format!("{file}1")),
            _ => (format!("b{rank}"), format!("a{rank}")),
        };
        let pieces = format!("sKc4 wKd4 nKe4 eKf4 sEc5 wEd5 nEe5 eEf5 {seat}P{from} {comrades}");
        let game = with(game, "", &pieces, &format!("{seat} throw=5"));
        let found = targets(&game, &from);
        if found.is_empty() {
            return "barred".to_owned();
        }
        let roles: Vec<&str> =
            found.split(' ').map(|text| text.strip_prefix(&to).expect("forward")).collect();
        if roles == [""] { "-".to_owned() } else { roles.concat() }
    };
    (0..8).map(becomes).collect::<Vec<_>>().join(" ")
}

// --------------------------------------------------------------------------- the probes of options

/// The squares to which a boat goes from d4.
pub fn boat(game: &mut Match) -> String {
    targets(&alike(game, &format!("{FILL} sBd4"), "s throw=2"), "d4")
}

/// What South may do that has thrown highest.
pub fn opening(game: &mut Match) -> String {
    play(game, "throw-5 throw-3 throw-2 throw-4");
    verdicts(game, "throw-3 b2b3")
}

/// Whether the turn may be given up.
pub fn giving_up(game: &mut Match) -> String {
    verdicts(&alike(game, FILL, "s throw=5"), "pass-s")
}

/// South's elephant before North's soldier.
pub fn ally_capture(game: &mut Match) -> String {
    verdicts(&alike(game, &format!("{FILL} sEd4 nPd6"), "s throw=4"), "d4d6")
}

/// South's king comes to West's throne.
pub fn enemy_throne(game: &mut Match) -> String {
    let mut game = alike(game, "sKb4 sPa2 wKc8 wPb7 nKe8 nPh7 eKh4 ePg2", "s throw=5");
    play(&mut game, "b4a5");
    format!("{} {}", pair(&game, "seized"), balance(&game))
}

/// South's king mounts North's throne; at North's throw North's horse takes West's king.
pub fn ally_throne(game: &mut Match) -> String {
    let pieces = "sKd7 sPa2 wKc3 wPb8 nNd5 nPh7 eKh4 ePg2";
    let mut game = alike(game, pieces, "s throw=5 captive=nem");
    play(&mut game, "d7e8 throw-2 throw-3 d5c3");
    pair(&game, "captive")
}

/// To whom South's offer goes: West holds North's king, South West's.
///
/// North's king is the ally's of the one captor, West's is the own of the other.
pub fn exchange(game: &mut Match) -> String {
    let mut game = alike(game, "sKd1 sPa2 wPb8 nPh7 eKh4 ePg2", "s captive=nwm,wsm");
    match verdict(&game, "propose-s") {
        "legal" => {
            play(&mut game, "propose-s");
            pair(&game, "offer")
        }
        code => code.to_owned(),
    }
}

/// North's king is released while South's horse stands on its throne.
pub fn reentry(game: &mut Match) -> String {
    let mut game = alike(game, "sKd1 sPa2 sNe8 wPb8 nPh7 ePg2", "s captive=nwm,wsm,esm2");
    match verdict(&game, "release-s") {
        "legal" => {
            play(&mut game, "release-s");
            format!("{} {}", who(&game, "d7 d8 e7 f7 f8"), who(&game, "e8"))
        }
        code => code.to_owned(),
    }
}

/// East's boat completes the square in the middle.
pub fn concourse(game: &mut Match) -> String {
    let mut game = alike(game, &format!("{FILL} nBd4 wBe4 sBe5 eBf3"), "e throw=2");
    play(&mut game, "f3d5");
    who(&game, "d4 e4 d5 e5")
}

/// A soldier on the files of the boat and of the horse, one comrade lost.
pub fn promotion_squares(game: &mut Match) -> String {
    let pieces = "sKd1 sPc2 sPa7 sPb7 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
    let game = alike(game, pieces, "s throw=5");
    format!("{}, {}", targets(&game, "a7"), targets(&game, "b7"))
}

/// A soldier before the far side, none lost.
pub fn promotion_early(game: &mut Match) -> String {
    let pieces = "sKd1 sPa2 sPc2 sPd2 sPb7 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
    verdicts(&alike(game, pieces, "s throw=5"), "b7b8")
}

/// A soldier beside a boat and the king.
pub fn privileged_king(game: &mut Match) -> String {
    let pieces = "sKd1 sBa1 sPd7 wKa5 wPb5 nKe8 nPh7 eKh4 ePg2";
    targets(&alike(game, pieces, "s throw=5"), "d7")
}

/// West loses all pieces but the king.
pub fn peace(game: &mut Match) -> String {
    let pieces = "sKd1 sPa2 sEb2 wKa5 wPb8 nKe8 nPh7 eKh4 ePg2";
    let mut game = alike(game, pieces, "s throw=4");
    play(&mut game, "b2b8");
    let retired = pair(&game, "retired");
    format!("{retired}, then {}", turn(&game))
}

/// The pool at the start.
pub fn stakes(game: &mut Match) -> String {
    balance(game)
}

/// South, whose king has mounted North's throne, takes the second enemy king.
pub fn empire(game: &mut Match) -> String {
    let pieces = "sKd1 sPa2 sEb2 wKb6 wPb8 nKe8 nPh7 ePg2";
    end_after(&mut alike(game, pieces, "s throw=4 mounted=s captive=esm"), "b2b6")
}

/// South, West, North, East.
pub fn colours(game: &mut Match) -> String {
    game.rules().terms().colours.map(|colour| format!("{colour:?}")).join(" ")
}

/// South's ally.
pub fn ally(game: &mut Match) -> String {
    let Contest::Armies(terms) = game.rules().terms().contest else { panic!("no armies") };
    game.rules().seat(terms.alliance.ally(Seat::FIRST)).letter.to_string()
}

/// Whether a throw comes first.
pub fn dice(game: &mut Match) -> String {
    verdicts(&alike(game, FILL, "s"), "throw-5 d1e1")
}

/// The four-hundredth turn in a row without a capture or a soldier's move.
pub fn quiet(game: &mut Match) -> String {
    let mut game = alike(game, FILL, "s - - 399 101 throw=5");
    end_after(&mut game, "d1e1")
}

/// Soldiers and boats take nothing else, and their pages say so (rules 10 and 11 of Walker's).
#[test]
fn what_captures_little_says_so() {
    for game in ["shaturanga", "dice-chess"] {
        let game = set_up(game, "", "");
        let says = |id: &str| en::captures_only(game.rules(), game.rules().role_named(id).expect("a role"));
        for minor in ["soldier", "boat"] {
            assert_eq!(says(minor).as_deref(), Some("It captures only soldiers and boats."));
        }
        assert!(["king", "elephant", "horse"].iter().all(|major| says(major).is_none()));
    }
}

/// What the rule text speaks of it also defines, and each of its sentences stands somewhere.
#[test]
fn the_rule_text_defines_what_it_speaks_of() {
    for game in ["shaturanga", "dice-chess"] {
        let game = set_up(game, "", "");
        let rules = game.rules();
        let said = en::rulebook(rules);
        let text: Vec<&str> = said.iter().map(|sentence| sentence.text.as_str()).collect();
        let text = text.join(" ");
        assert!(
            text.contains("A throne is the square on which a king stands at the start: d1, h4, a5 or e8.")
        );
        assert!(
            text.contains(
                "The far side is the edge of the board to which a player’s soldiers go: rank 8 for "
            )
        );
        assert!(text.contains("once its player has lost a soldier"));
        assert!(!text.contains("its side has lost") && !text.contains("capture only each other"));
        for sentence in &said {
            assert!(rules.provenance(sentence.topic).is_some(), "{}: {}", sentence.section, sentence.text);
        }
        let headings: Vec<&str> = said.iter().map(|sentence| sentence.section.as_str()).collect();
        for term in ["siṃhāsana", "nṛpākṛṣṭa", "vṛhannaukā", "ṣaṭpada", "kākakāṣṭha"]
        {
            assert!(headings.iter().any(|heading| heading.contains(term)), "{term}");
        }
    }
}

/// Two of four are enemies, whoever the ally is.
#[test]
fn the_other_two_are_enemies() {
    for alliance in [Alliance::Opposite, Alliance::Adjacent] {
        for seat in (0..4).map(Seat) {
            let mut enemies = alliance.enemies(seat).to_vec();
            enemies.sort();
            let others: Vec<Seat> =
                (0..4).map(Seat).filter(|&other| other != seat && other != alliance.ally(seat)).collect();
            assert_eq!(enemies, others, "{alliance:?} {seat:?}");
        }
    }
}
