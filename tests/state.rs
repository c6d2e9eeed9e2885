//! State facts: for each position everything that is told of it, and so also what
//! is not told. What is expected follows from the rules that `docs/rules.md` lists, worked out by hand.

use std::collections::BTreeSet;

use tabiya::matches::Fact;
use tabiya::{Match, MatchText, games};

/// A fact in short: its code, whom it is about, the other seat, its value and its limit.
fn short(game: &Match, fact: &Fact) -> String {
    let letter = |seat: tabiya::Seat| game.rules().seat(seat).letter;
    let mut text = fact.code().to_owned();
    if let Fact::Right { right, .. } = fact {
        text += &format!(":{}", game.rules().terms().rights[right.index()].id);
    }
    text += &fact.seat().map_or(String::new(), |seat| format!(" {}", letter(seat)));
    text += &fact.other().map_or(String::new(), |seat| format!(">{}", letter(seat)));
    text += &fact.value().map_or(String::new(), |value| format!(" {value}"));
    text += &fact.limit().map_or(String::new(), |limit| format!("/{limit}"));
    text
}

/// A game with options, a position (none: the start) and a line, and what is told then.
struct Case {
    game: &'static str,
    options: &'static str,
    position: &'static str,
    line: &'static str,
    facts: &'static [&'static str],
}

const fn case(
    game: &'static str,
    options: &'static str,
    position: &'static str,
    line: &'static str,
    facts: &'static [&'static str],
) -> Case {
    Case { game, options, position, line, facts }
}

const CASES: &[Case] = &[
    // Rights: held, spent, lost by check, and kept but of no use while in check.
    case("chaturanga", "", "", "", &["right:leap w", "right:leap b"]),
    case("chaturanga", "", "", "e1f3", &["right:leap b"]),
    case("chaturanga", "", "4k3/8/8/8/8/8/4p3/R3K3 w Kk", "a1a8", &["right:leap w"]),
    case(
        "chaturanga",
        "kingLeap=once-unrestricted",
        "4k3/8/8/8/8/8/4p3/R3K3 w Kk",
        "a1a8",
        &["right:leap w", "right:leap b"],
    ),
    case("indian", "", "", "", &[]),
    // Castling and leaps: one side of two lost by its rook; a leap lost by a check, another of no use while in check.
    case(
        "modern-chess",
        "",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 40 60",
        "h1g1",
        &["right:kingside b", "right:queenside w", "right:queenside b", "quiet-moves 41/100"],
    ),
    case("medieval-chess", "", "4k3/p7/8/8/8/8/P7/R3K3 w Kk - 0 1", "e1e3", &["right:leap b"]),
    case("medieval-chess", "", "4k3/7p/8/8/8/8/P7/R3K3 w Kk - 0 1", "a1b1 h7h6 b1b8", &["right:leap w"]),
    case(
        "new-chess",
        "",
        "4k3/7p/8/8/8/8/P7/R3K3 w Kk - 0 1",
        "a1b1 h7h6 b1b8",
        &["right:leap w", "right-suspended:leap b"],
    ),
    // A bare king that has to take the last piece now; and one that cannot, which has lost.
    case("shatranj", "", "8/8/8/4p3/3k4/6R1/4K3/8 b", "", &[]),
    case("shatranj", "", "8/8/8/4R3/3k4/8/4K3/8 b", "", &["answer-bare-king b"]),
    case("shatranj", "bareKing=win-immediate", "8/8/8/4R3/3k4/8/4K3/8 b", "", &[]),
    // A series of free moves.
    case("shatranj", "tabiya=10", "", "e2e3", &["free-moves w 9/10"]),
    case("shatranj", "tabiya=12", "", "ready-w", &["free-moves b 12/12"]),
    // Both sides move; one of them is ready. Castling belongs to it.
    case("senterej", "", "", "", &["mobilisation", "right:castle w", "right:castle b"]),
    case("senterej", "", "", "ready-w", &["mobilisation w", "right:castle w", "right:castle b"]),
    case("senterej", "", "", "e2e3 d7d6 e3e4 d6d5 e4d5", &[]),
    case(
        "senterej",
        "bareKingSeven=on",
        "8/7k/8/2PK4/8/8/8/8 b - phase=play bare=b3",
        "",
        &["bare-king-moves b 3/7"],
    ),
    // Pieces to be placed, an objection that is open until Red moves, and rooks that have to go elsewhere.
    case("sittuyin", "", "", "", &["deployment w 8/8"]),
    case("sittuyin", "", "", "K@g2", &["deployment b 8/8"]),
    case("sittuyin", "", "", "K@g2 K@b7", &["deployment w 7/8"]),
    case(
        "sittuyin",
        "objection=claim",
        "8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b",
        "R@d8 R@d7",
        &["may-object w"],
    ),
    case(
        "sittuyin",
        "objection=claim",
        "8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b",
        "R@d8 R@d7 object-w",
        &["redeployment b"],
    ),
    case(
        "sittuyin",
        "objection=claim",
        "8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr] b",
        "R@d8 R@d7 e4d5",
        &[],
    ),
    case("sittuyin", "", "8/8/8/8/4k3/8/6K1/R7 w - - 0 1 counting=b:bare:3/16", "", &["bare-count b 3/16"]),
    // Counts: who may begin one, who counts, and how far it has come.
    case("makruk", "", "4k3/8/8/2s5/8/3MK3/8/R7 b", "", &["may-count b/64"]),
    case("makruk", "", "4k3/8/8/2s5/8/3MK3/8/R7 b", "count-b", &["board-count b 0/64"]),
    case("makruk", "", "4k3/8/8/2s5/8/3MK3/8/R7 b", "count-b e8d7 a1a7", &["board-count b 1/64"]),
    case("makruk", "boardCount=off", "4k3/8/8/2s5/8/3MK3/8/R7 b", "", &[]),
    case("makruk", "", "4k3/8/8/2s5/8/3MK3/P7/R7 b", "", &[]),
    case("ouk", "", "", "", &["right:leap w", "right:leap b", "right:double w", "right:double b"]),
    case("ouk", "", "", "d1b2", &["right:leap b", "right:double w", "right:double b"]),
    case(
        "ouk",
        "leapLostBy=only-while-in-check",
        "3mk3/8/8/8/8/8/7R/3KM3 w",
        "h2e2",
        &["right:leap w", "right-suspended:leap b", "right:double w", "right:double b", "may-count b/64"],
    ),
    // A series of checks with a shak in it.
    case("shatar", "", "7k/7p/8/8/8/8/8/R3K3 w phase=play", "a1a8", &["shak w"]),
    case("shatar", "", "7k/7p/8/8/8/8/8/R3K3 w phase=play", "a1a7", &[]),
    case("shatar", "", "", "", &["forced-move w"]),
    // A position that returns: as a draw, and as somebody's fault.
    case("xiangqi", "", "", "h1g3 h10g8 g3h1 g8h10", &["repetition 2/3"]),
    case("xiangqi", "", "", "h1g3 h10g8 g3h1", &[]),
    case("xiangqi", "", "4k4/9/9/9/9/3R5/9/9/9/5K3 w", "d5e5 e10d10 e5d5 d10e10", &["repetition w 2/3"]),
    case(
        "xiangqi",
        "repetitionCount=4",
        "4k4/9/9/9/9/3R5/9/9/9/5K3 w",
        "d5e5 e10d10 e5d5 d10e10 d5e5 e10d10 e5d5 d10e10",
        &["repetition w 3/4"],
    ),
    case("xiangqi", "perpetual=off", "", "h1g3 h10g8 g3h1 g8h10", &[]),
    // Generals that face each other, and who has given up the win by it.
    case("janggi", "", "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w", "f1e1", &["forfeited w", "generals-face b"]),
    case("janggi", "", "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w", "f1e1 e10f10", &["forfeited w"]),
    case("janggi", "bikjang=simple-draw", "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w", "f1e1", &["generals-face b"]),
    case("janggi", "bikjang=off", "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w", "f1e1", &[]),
    // Points: two chariots (13 each) against two and the half more for moving second; a pass.
    case(
        "janggi",
        "bikjang=points pass=any-time",
        "4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3 w",
        "f1e1",
        &["generals-face b", "points w 26", "points b 27.5"],
    ),
    case(
        "janggi",
        "bikjang=points pass=any-time",
        "4k4/1R7/9/R8/9/5r3/9/9/7r1/3K5 w",
        "d1d1",
        &["passed w", "points w 26", "points b 27.5"],
    ),
    case("janggi", "pass=any-time", "", "e2e2", &["passed w"]),
    case("heian-shogi", "", "", "", &[]),
    case("heian-shogi", "", "", "c1b2 c8b7 b2c1 b7c8", &["repetition 2/3"]),
    case("sho-shogi", "", "", "", &[]),
    case("sho-shogi", "", "9/9/9/9/4k4/4P4/9/9/4K4 b", "", &["answer-bare-king b"]),
    // The points of an impasse, once both kings have entered: here a rook, a bishop and two pawns against a rook.
    case(
        "shogi",
        "",
        "4K4/9/9/9/9/9/9/9/4k4[RBPPr] w",
        "",
        &["impasse-points w 12/24", "impasse-points b 5/24"],
    ),
    case(
        "shogi",
        "",
        "4K4/9/9/9/9/9/9/9/4k4[RBPPr] w",
        "impasse-w",
        &["impasse-claimed w", "impasse-points w 12/24", "impasse-points b 5/24"],
    ),
    case(
        "shogi",
        "",
        "4K4/9/9/9/9/9/9/9/4k4[RBPPr] w",
        "impasse-w decline-b",
        &["impasse-declined w", "impasse-points w 12/24", "impasse-points b 5/24"],
    ),
    case("shogi", "", "", "", &[]),
    // Armies: who commands, and who decides at whose throw; why a throw moves nothing.
    case(
        "shaturanga",
        "",
        "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 s captive=nem phase=play",
        "",
        &["balance s -1", "balance w -1", "captive n>e", "balance n -1", "balance e -1", "pool 4"],
    ),
    case(
        "shaturanga",
        "stakes=off",
        "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 s captive=nem phase=play",
        "throw-5 d7e8 throw-2",
        &["idle-throw w 2", "decides s>n", "commands s", "captive n>e", "quiet-moves 2/400"],
    ),
    case(
        "shaturanga",
        "stakes=off allyThrone=shared",
        "1wP6/3sK3nP/8/wK2nN4/7eK/8/sP5eP1/1sN6 s captive=nem phase=play",
        "throw-5 d7e8 throw-2",
        &["idle-throw w 2", "commands s", "captive n>e", "quiet-moves 2/400"],
    ),
    // After the command has ended, that the throne was mounted still makes half an empire.
    case(
        "shaturanga",
        "stakes=off",
        "1wP6/4nK2nP/8/wK7/1sK6/8/sP5eP1/8 s mounted=s captive=esm phase=play",
        "",
        &["mounted s", "captive e>s"],
    ),
    // An empire by capture on the enemy's throne: four from each enemy, and two from him whose throne it is; the pool.
    case(
        "shaturanga",
        "",
        "1wP6/4nK2nP/8/wK7/1sK6/8/sP5eP1/8 s mounted=s captive=esm phase=play",
        "throw-5 b4a5",
        &[
            "empire s",
            "balance s 11",
            "captive w>s",
            "balance w -7",
            "balance n 1",
            "captive e>s",
            "balance e -5",
            "pool 0",
        ],
    ),
    // An exchange of kings, proposed and refused.
    case(
        "shaturanga",
        "stakes=off",
        "6wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play",
        "propose-s",
        &["offered s>e", "captive w>s", "captive n>w"],
    ),
    case(
        "shaturanga",
        "stakes=off",
        "6wP1/7nP/8/8/7eK/8/1sE4eP1/3sK4 s captive=nwm,wsm phase=play",
        "propose-s refuse-e",
        &["refused s", "captive w>s", "captive n>w"],
    ),
    // A throne that was taken; peace, with the stake taken back.
    case(
        "shaturanga",
        "",
        "1wP2nK3/7nP/8/wK7/1sK5eK/8/sP5eP1/8 s phase=play",
        "throw-5 b4a5",
        &[
            "balance s 1",
            "captive w>s",
            "throne-seized w",
            "balance w -3",
            "balance n -1",
            "balance e -1",
            "pool 4",
        ],
    ),
    case(
        "shaturanga",
        "stakes=off",
        "1wP2nK3/7nP/8/wK7/7eK/8/sPsE4eP1/3sK4 s phase=play",
        "throw-4 b2b8",
        &["at-peace w"],
    ),
    // A boat that its ally alone moves after the concourse.
    case(
        "shaturanga",
        "stakes=off",
        "1wP2nK3/7nP/8/3eN4/7wK/8/sP1wB3eP1/3sK4 s phase=play captive=esm steers=e",
        "",
        &["captive e>s", "steers e"],
    ),
    // The throws for the first turn, a tie, and that the winner throws again.
    case("shaturanga", "stakes=off", "", "throw-5", &["opening-throw w"]),
    case("shaturanga", "stakes=off", "", "throw-5 throw-5 throw-2 throw-3", &["opening-throw s", "tied"]),
    case("shaturanga", "stakes=off", "", "throw-2 throw-5 throw-4 throw-3", &["begins w 5"]),
    case("dice-chess", "", "", "throw-2 throw-5 throw-4 throw-3", &["begins w 5"]),
    case(
        "dice-chess",
        "",
        "",
        "throw-2 throw-4 throw-2 throw-3",
        &["begins w 4", "idle-throw w 4", "quiet-moves 1/400"],
    ),
    // The race: a throw that moves nothing, and the throws and captures that give another.
    case("ashtapada", "", "", "throw-3", &[]),
    case("ashtapada", "enterOn=grace-only", "", "throw-3", &["idle-throw s 3"]),
    case("ashtapada", "grace=on", "", "throw-4 P@d1", &["throws-again s 4"]),
    case("ashtapada", "grace=on", "", "throw-3 P@c1", &[]),
];

#[test]
fn everything_that_decides_unseen_is_told_and_nothing_else() {
    let mut wrong = Vec::new();
    for Case { game, options, position, line, facts } in CASES {
        let chosen: Vec<(&str, &str)> =
            options.split_whitespace().map(|pair| pair.split_once('=').expect("option=choice")).collect();
        let position = (!position.is_empty()).then_some(*position);
        let mut played = match Match::new(game, &chosen, position) {
            Ok(played) => played,
            Err(error) => {
                wrong.push(format!("{game} {options} {position:?}: {error}"));
                continue;
            }
        };
        if let Some(error) = line.split_whitespace().find_map(|text| played.play(text).err()) {
            wrong.push(format!("{game} {options} {position:?} {line}: {}", played.words_for(&error)));
            continue;
        }
        let told: Vec<String> = played.state().facts.iter().map(|fact| short(&played, fact)).collect();
        if told != *facts {
            wrong.push(format!("{game} {options} {position:?} {line}\n   told {told:?}\n   not  {facts:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_game_and_every_code_has_a_case() {
    let covered: BTreeSet<&str> = CASES.iter().map(|case| case.game).collect();
    assert_eq!(covered, games::EVERY.iter().map(|game| &*game.id).collect());
    let code = |fact: &&'static str| fact.split([' ', ':', '/']).next().expect("a code");
    let told: BTreeSet<&str> = CASES.iter().flat_map(|case| case.facts.iter().map(code)).collect();
    assert_eq!(told, Fact::CODES.into_iter().collect());
}
