//! Endings against plain recursion that shares nothing with them, and against solving.

use std::collections::HashMap;

use tabiya::endings::{Book, Refusal, Value};
use tabiya::play::Haunts;
use tabiya::solve::{Limits, Verdict, solve};
use tabiya::variant::Generals;
use tabiya::{Match, Piece, Position, Role, Rules, Seat, Square, Zone, games};

use crate::properties::chance;

/// What a position comes to for who is to move: the plies, and whether it wins.
type Known = Option<(u16, bool)>;

/// A position by its pieces, each with its seat, role and square, and by who is to move.
type Placed = (Vec<(u8, u8, u8)>, u8);

/// What positions come to; where each stands in the list.
#[derive(Default)]
struct Plain {
    places: HashMap<u64, usize>,
    values: Vec<Known>,
}

impl Plain {
    fn place(&self, position: &Position) -> usize {
        *self.places.get(&key(position)).expect("a position")
    }

    fn value(&self, position: &Position) -> Known {
        self.values[self.place(position)]
    }
}

fn placed(position: &Position) -> Placed {
    let piece = |at: Square| {
        let piece = position.piece_at(at).expect("a piece");
        (piece.seat.0, piece.role.0, at.0)
    };
    (position.occupied().map(piece).collect(), position.turn().0)
}

/// A position of up to four pieces by these and the turn alone, as a number.
fn key(position: &Position) -> u64 {
    position.occupied().fold(2 + u64::from(position.turn().0), |key, at| {
        let piece = position.piece_at(at).expect("a piece");
        assert!(piece.seat.0 < 2 && piece.role.0 < 64 && at.0 < 128 && key < 1 << 44, "too large for a key");
        key << 14 | u64::from(piece.seat.0) << 13 | u64::from(piece.role.0) << 7 | u64::from(at.0)
    })
}

/// Every position of these pieces, however they stand, that the rules let be.
fn all(rules: &Rules, pieces: &[Piece]) -> Vec<Position> {
    let shape = rules.board().shape;
    let mut boards = vec![Position::empty()];
    for &piece in pieces {
        let more = |board: &Position| {
            // A general stays in its palace.
            let general = rules.terms().generals == Generals::MayNotFace && rules.role(piece.role).royal;
            let palace = rules.zone(piece.seat, Zone::Palace);
            let free =
                shape.squares().filter(|&at| board.piece_at(at).is_none() && (!general || palace.has(at)));
            free.map(|at| board.with(at, piece)).collect::<Vec<_>>()
        };
        boards = boards.iter().flat_map(more).collect();
    }
    let mut seen = std::collections::HashSet::new();
    let mut found = Vec::new();
    for board in boards {
        let text = rules.write_position(&board);
        for turn in [" w ", " b "] {
            if let Ok(position) = rules.read_position(&text.replacen(" w ", turn, 1))
                && seen.insert(key(&position))
            {
                found.push(position);
            }
        }
    }
    found
}

/// Works out positions by looking at all their moves again and again, until nothing changes.
fn plainly(rules: &Rules, positions: &[Position], known: &mut Plain) {
    for position in positions {
        known.places.insert(key(position), known.values.len());
        known.values.push(None);
    }
    let mut open = Vec::new();
    for position in positions {
        let own = known.place(position);
        let moves: Vec<_> =
            rules.legal(position).into_iter().filter(|action| action.declared_by().is_none()).collect();
        if moves.is_empty() {
            let winner = rules.outcome(position).expect("an end").winner;
            known.values[own] = winner.map(|winner| (0, winner == position.turn()));
            continue;
        }
        let next = moves.iter().map(|&action| {
            let mut next = position.clone();
            next.apply(rules, action, &mut ());
            known.place(&next)
        });
        open.push((own, next.collect::<Vec<_>>()));
    }
    let longest = known.values.iter().flatten().map(|(plies, _)| *plies).max().unwrap_or(0);
    for plies in 1.. {
        let mut found = Vec::new();
        for (own, next) in &open {
            let mut after = next.iter().map(|&next| known.values[next]);
            if after.clone().any(|after| after == Some((plies - 1, false))) {
                found.push((*own, (plies, true)));
            } else if after.clone().all(|after| matches!(after, Some((_, true))))
                && after.any(|after| after == Some((plies - 1, true)))
            {
                found.push((*own, (plies, false)));
            }
        }
        if found.is_empty() && plies > longest + 1 {
            break;
        }
        found.into_iter().for_each(|(own, value)| known.values[own] = Some(value));
        open.retain(|(own, _)| known.values[*own].is_none());
    }
}

/// The pieces that letters stand for, the first seat's, `v`, the second's.
fn pieces(rules: &Rules, material: &str) -> Vec<Piece> {
    let mut seat = Seat::FIRST;
    let mut pieces = Vec::new();
    for letter in material.chars() {
        if letter == 'v' {
            seat = Seat::SECOND;
            continue;
        }
        let roles = (0..rules.roles().len() as u8).map(Role);
        let role =
            { roles }.find(|&role| rules.letters(Piece { seat: Seat::FIRST, role }) == letter.to_string());
        pieces.push(Piece { seat, role: role.expect("a role") });
    }
    pieces
}

fn value(known: Known) -> Value {
    match known {
        None => Value::Draw,
        Some((plies, true)) => Value::Win(plies),
        Some((plies, false)) => Value::Loss(plies),
    }
}

/// The squares on which a piece can ever stand, by hand, for the pieces that are compared here.
fn stands(game: &str, options: &[(&str, &str)], rules: &Rules, piece: Piece, at: Square) -> bool {
    let name = rules.board().shape.name(at);
    let first = piece.seat == Seat::FIRST;
    let rank: u8 = name[1..].parse().expect("a rank");
    let depth = if first { rank } else { rules.board().shape.ranks + 1 - rank };
    let exchanges = options.contains(&("stalemate", "transpose"));
    match (game, rules.letters(Piece { seat: Seat::FIRST, ..piece }).as_str()) {
        ("shatranj", "P") => (2..=7).contains(&depth),
        ("shatranj", "B") if first && !exchanges => {
            "c1 g1 a3 e3 c5 g5 a7 e7 b1 f1 d3 h3 b5 f5 d7 h7".contains(&name)
        }
        ("shatranj", "B") if !exchanges => "c8 g8 a6 e6 c4 g4 a2 e2 b8 f8 d6 h6 b4 f4 d2 h2".contains(&name),
        ("xiangqi", "K") => depth <= 3 && "def".contains(&name[..1]),
        ("xiangqi", "P") => depth >= 6 || depth >= 4 && "acegi".contains(&name[..1]),
        _ => true,
    }
}

/// The sums of what a side to move wins, draws and loses, over positions in which all stand where they can; images of
/// each other are one, those to all sides or only left and right.
fn sums(
    known: &[(Placed, Known)],
    pieces: usize,
    turn: u8,
    eight: bool,
    stand: impl Fn(Piece, Square) -> bool,
    shape: tabiya::Shape,
) -> [u64; 3] {
    let images = |placed: &[(u8, u8, u8)]| {
        let turned = |way: u8| {
            let place = |at: u8| {
                let (mut file, mut rank) = (at % shape.files, at / shape.files);
                file = if way & 1 > 0 { shape.files - 1 - file } else { file };
                rank = if way & 2 > 0 { shape.ranks - 1 - rank } else { rank };
                if way & 4 > 0 { file * shape.files + rank } else { rank * shape.files + file }
            };
            let mut image: Vec<_> = placed.iter().map(|&(seat, role, at)| (seat, role, place(at))).collect();
            image.sort_by_key(|&(_, _, at)| at);
            image
        };
        (0..if eight { 8 } else { 2 }).map(turned).min().expect("an image")
    };
    let mut seen = std::collections::HashSet::new();
    let mut sums = [0; 3];
    for ((placed, mover), value) in known {
        let can = |&(seat, role, at): &(u8, u8, u8)| {
            stand(Piece { seat: Seat(seat), role: Role(role) }, Square(at))
        };
        if placed.len() == pieces && *mover == turn && placed.iter().all(can) && seen.insert(images(placed)) {
            sums[value.map_or(1, |(_, wins)| if wins { 0 } else { 2 })] += 1;
        }
    }
    sums
}

/// Compares a table with plain recursion; the smaller endings first, as captures and promotions lead to them.
fn compare(game: &str, options: &[(&str, &str)], smaller: &[&str], material: &str, eight: bool) {
    let id = game;
    let rules = Rules::new(games::find(game).expect("a game"), options).expect("choices");
    let shape = rules.board().shape;
    let mut known = Plain::default();
    for ending in smaller {
        plainly(&rules, &all(&rules, &pieces(&rules, ending)), &mut known);
    }
    let positions = all(&rules, &pieces(&rules, material));
    plainly(&rules, &positions, &mut known);
    let own: Vec<_> = positions.iter().map(|position| (placed(position), known.value(position))).collect();
    let mut book = Book::default();
    let mut looked = 0;
    for position in &positions {
        let text = rules.write_position(position);
        let game = Match::with_rules(rules.clone(), Some(&text)).expect("a position");
        let ending = match book.ending(&game, &mut |_| false) {
            Ok(ending) => ending,
            // An adviser stands where none ever comes.
            Err(Refusal::State) if rules.terms().generals == Generals::MayNotFace => continue,
            Err(refusal) => panic!("{text}: {refusal:?}"),
        };
        assert_eq!(ending.value, value(known.value(position)), "{material} {text}");
        looked += 1;
    }
    let sides = book.statistics(&rules, material, &mut |_| false).expect("an ending").sides;
    assert!(looked > 500, "{looked}");
    for side in sides {
        let stand = |piece: Piece, at: Square| stands(id, options, &rules, piece, at);
        let plain = sums(&own, pieces(&rules, material).len(), side.seat.0, eight, stand, shape);
        assert_eq!([side.won, side.drawn, side.lost], plain, "{id} {material} {side:?}");
        let longest = own.iter().filter(|((placed, turn), _)| {
            let can = |&(seat, role, at): &(u8, u8, u8)| {
                stand(Piece { seat: Seat(seat), role: Role(role) }, Square(at))
            };
            *turn == side.seat.0 && placed.iter().all(can)
        });
        let longest =
            longest.filter_map(|(_, value)| value.filter(|(_, wins)| *wins)).map(|(plies, _)| plies).max();
        assert_eq!(side.longest_win.as_ref().map(|win| win.plies), longest, "{id} {material}");
        for found in side.longest_win.iter().chain(&side.longest_loss) {
            let position = rules.read_position(&found.position).expect("a position");
            assert_eq!(rules.remarks(&position), [], "{id} {material} {}", found.position);
        }
    }
}

#[test]
fn shatranj_with_three_pieces() {
    compare("shatranj", &[], &["KvK"], "KRvK", true);
    compare("shatranj", &[], &["KvK", "KvKR", "KQvK"], "KvKQ", true);
}

#[test]
fn elephants_on_their_squares() {
    compare("shatranj", &[], &["KvK"], "KBvK", false);
    compare("shatranj", &[("stalemate", "transpose")], &["KvK"], "KvKB", true);
}

#[test]
fn soldiers_that_promote() {
    compare("shatranj", &[], &["KvK", "KQvK"], "KPvK", false);
    compare("shatranj", &[("stalemate", "transpose")], &["KvK", "KvKQ"], "KvKP", false);
}

#[test]
fn other_readings_of_stalemate_and_of_the_bare_king() {
    compare("shatranj", &[("bareKing", "win-immediate"), ("stalemate", "lose")], &["KvK"], "KRvK", true);
    compare("sittuyin", &[("objection", "automatic")], &["KvK"], "KFvK", true);
}

#[test]
fn confined_pieces_cannons_and_lame_horses() {
    compare("xiangqi", &[], &["KvK"], "KNvK", false);
    compare("xiangqi", &[], &["KvK"], "KCvK", false);
    compare("xiangqi", &[], &["KvK"], "KPvK", false);
}

/// Random legal positions of this material.
fn at_random(rules: &Rules, material: &str, number: usize, random: &mut chance::Random) -> Vec<Match> {
    let pieces = pieces(rules, material);
    let squares = rules.board().shape.len();
    let haunts = Haunts::of(rules);
    let mut found = Vec::new();
    for _ in 0..1_000_000 {
        let mut position = Position::empty();
        for &piece in &pieces {
            position = position.with(Square(random.below(squares) as u8), piece);
        }
        let text = rules.write_position(&position);
        let text = if random.one_in(2) { text.replacen(" w ", " b ", 1) } else { text };
        let text = text.replacen(" Kk ", " - ", 1);
        // Tables know of no count of the board.
        let by_itself = rules.terms().board_count.is_some_and(|count| count.automatic);
        let text = if by_itself { text + " counting=stopped" } else { text };
        if position.occupied().len() as usize == pieces.len()
            && let Ok(game) = Match::with_rules(rules.clone(), Some(&text))
            // Pieces that stand where none ever does have tables of their own: a few of three pieces.
            && (pieces.len() == 3 || haunts.remarks(rules, game.position()).is_empty())
        {
            found.push(game);
            if found.len() == number {
                break;
            }
        }
    }
    found
}

/// A game, its choices, and some materials.
type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a [&'a str]);

/// Where Shatranj's pieces of this letter can stand, the second seat's written small, and the squares that one attacks.
fn by_hand(letter: char, from: (i8, i8)) -> (bool, Vec<(i8, i8)>) {
    let (file, rank) = from;
    let white = letter.is_uppercase();
    let depth = if white { rank } else { 7 - rank };
    let (steps, stands): (&[(i8, i8)], bool) = match letter.to_ascii_uppercase() {
        'K' => (&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)], true),
        'Q' => (&[(1, 1), (1, -1), (-1, -1), (-1, 1)], true),
        // From c and f of the first rank, two squares at a time.
        'B' => (
            &[(2, 2), (2, -2), (-2, -2), (-2, 2)],
            depth % 2 == 0
                && (file % 2 == 0 && (file + depth) % 4 == 2 || file % 2 == 1 && (file + depth) % 4 == 1),
        ),
        'N' => (&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)], true),
        _ if white => (&[(1, 1), (-1, 1)], (1..7).contains(&depth)),
        _ => (&[(1, -1), (-1, -1)], (1..7).contains(&depth)),
    };
    (stands, steps.iter().map(|(right, up)| (file + right, rank + up)).collect())
}

/// The number of positions of four such pieces, the kings first and third, with the first side to move and with the
/// second; mirror images are one.
fn counted_by_hand(letters: [char; 4]) -> [u64; 2] {
    let squares = |letter: char| {
        let all = (0..64_i8).map(|at| (at % 8, at / 8));
        all.map(|at| (at, by_hand(letter, at))).filter(|(_, (stands, _))| *stands).collect::<Vec<_>>()
    };
    let [own, first, other, second] = letters.map(squares);
    let mut numbers = [0, 0];
    // No board is its own mirror image.
    for (king, (_, near)) in own.iter().filter(|((file, _), _)| *file < 4) {
        for (enemy, _) in other.iter().filter(|(enemy, _)| enemy != king && !near.contains(enemy)) {
            for (piece, (_, attacked)) in first.iter().filter(|(piece, _)| piece != king && piece != enemy) {
                for (last, (_, threatened)) in &second {
                    if last != king && last != enemy && last != piece {
                        numbers[0] += u64::from(!attacked.contains(enemy));
                        numbers[1] += u64::from(!threatened.contains(king));
                    }
                }
            }
        }
    }
    numbers
}

#[test]
fn tables_have_as_many_positions_as_are_counted_by_hand() {
    let rules = Rules::new(&games::SHATRANJ, &[]).expect("the usual rules");
    let mut book = Book::default();
    for material in ["KBvKP", "KNvKB"] {
        let letters: Vec<char> = material.replace('v', "").chars().collect();
        let letters = [letters[0], letters[1], 'k', letters[3].to_ascii_lowercase()];
        let sides = book.statistics(&rules, material, &mut |_| false).expect("an ending").sides;
        assert_eq!(
            sides.map(|side| side.won + side.drawn + side.lost),
            counted_by_hand(letters),
            "{material}"
        );
    }
}

/// One ending for each term that decides one: what a stalemate, a bare king, a promotion or a count comes to.
#[test]
fn solving_and_endings_agree() {
    let (looked, won) = agree(&[
        ("shatranj", &[], &["KRvK", "KPvKP"]),
        ("shatranj", &[("stalemate", "transpose")], &["KRvKP"]),
        ("chaturanga", &[("bareKing", "none")], &["KRvK"]),
        ("indian", &[], &["KDNvK"]),
        ("makruk", &[], &["KRvK"]),
        ("makruk", &[("bareCount", "low")], &["KNvK"]),
        ("ouk", &[("count", "cambodian")], &["KMMvK"]),
        ("senterej", &[], &["KRvK"]),
        ("xiangqi", &[], &["KRvKA"]),
    ]);
    assert!(looked > 300 && won > 40, "{looked} looked at, {won} won");
}

#[test]
#[ignore = "takes a minute: further endings under the same terms"]
fn solving_and_further_endings_agree() {
    let (looked, won) = agree(&[
        ("shatranj", &[], &["KRvKN", "KQvKQ"]),
        ("chaturanga", &[("bareKing", "none")], &["KRvKN", "KPvKB"]),
        ("indian", &[], &["KRvKP"]),
        ("makruk", &[], &["KSvKM", "KRvKP", "KSMvK"]),
        ("makruk", &[("bareCount", "low")], &["KMPvK"]),
        ("ouk", &[("count", "cambodian")], &["KRvKN"]),
        ("senterej", &[], &["KRvKQ"]),
        ("xiangqi", &[], &["KNvKB", "KPPvK"]),
    ]);
    assert!(looked > 400 && won > 60, "{looked} looked at, {won} won");
}

/// Where a king and one general have lost a side can lose by its own promotion.
#[test]
fn solving_and_endings_agree_where_a_promotion_loses() {
    let (looked, won) = agree(&[("heian-shogi", &[("bareKing", "king-and-general")], &["KLvKP"])]);
    assert!(looked > 50 && won > 10, "{looked} looked at, {won} won");
}

/// Holds that random positions are solved as their tables have them; how many were looked at, and won.
fn agree(cases: &[Case]) -> (usize, usize) {
    let mut random = chance::Random::new(5);
    let (mut won, mut looked) = (0, 0);
    for &(game, options, materials) in cases {
        let rules = Rules::new(games::find(game).expect("a game"), options).expect("choices");
        let mut book = Book::default();
        for material in materials {
            for game in at_random(&rules, material, 60, &mut random) {
                let about = game.position_text();
                let ending = match book.ending(&game, &mut |_| false) {
                    Ok(ending) => ending,
                    // A king that may still leap.
                    Err(Refusal::Rights) => continue,
                    Err(refusal) => panic!("{about}: {refusal:?}"),
                };
                looked += 1;
                if ending.moves.is_empty() {
                    continue;
                }
                let limits = Limits { plies: 5, megabytes: 1, ..Limits::default() };
                let solved = solve(&game, &limits, &mut |_| false);
                let moves = solved.keys.iter().filter(|key| key.action.declared_by().is_none());
                let mut keys: Vec<_> =
                    moves.map(|key| (game.rules().write_move(key.action), key.plies)).collect();
                keys.sort();
                let soon = |value: &Value| matches!(value, Value::Win(plies) if *plies <= 5);
                let known = ending.moves.iter().filter(|(_, value)| soon(value));
                let mut known: Vec<_> = known
                    .map(|(action, value)| match value {
                        Value::Win(plies) => (game.rules().write_move(*action), u32::from(*plies)),
                        Value::Draw | Value::Loss(_) => unreachable!("it wins soon"),
                    })
                    .collect();
                known.sort();
                assert_eq!(keys, known, "{about}");
                assert_eq!(solved.verdict == Verdict::Win, soon(&ending.value), "{about}");
                won += usize::from(solved.verdict == Verdict::Win);
                // The other side's win, from after the best move.
                if let Value::Loss(plies @ ..=4) = ending.value {
                    let limits = Limits { plies: 4, seat: Some(game.position().turn().opponent()), ..limits };
                    let solved = solve(&game, &limits, &mut |_| false);
                    assert_eq!(solved.plies, Some(u32::from(plies)), "{about}");
                }
            }
        }
    }
    (looked, won)
}

#[test]
fn the_count_against_a_bare_king() {
    // A boat has 16 moves, less the three pieces on the board: where it needs more, it is drawn.
    let mut book = Book::default();
    let mut at = |counting: &str| {
        let text = format!("8/8/8/3k4/8/8/8/K6R w - - 0 1{counting}");
        let game = Match::new("makruk", &[], Some(&text)).expect("a position");
        book.ending(&game, &mut |_| false).expect("an ending").value
    };
    let free = {
        let text = "8/8/8/3k4/8/8/8/K6R w - - 0 1";
        let game = Match::new("makruk", &[("bareCount", "off")], Some(text)).expect("a position");
        Book::default().ending(&game, &mut |_| false).expect("an ending").value
    };
    let Value::Win(plies) = free else { panic!("{free:?}") };
    let moves = plies.div_ceil(2);
    for made in 0..13 {
        let counting = format!(" counting=b:bare:{made}/13");
        let expected = if moves <= 13 - made { free } else { Value::Draw };
        assert_eq!(at(&counting), expected, "{made}");
    }
    // No count runs yet: it begins with this move, which is not counted.
    assert_eq!(at(""), if moves <= 14 { free } else { Value::Draw });
}

/// Holds that random positions are worth what their moves come to, by the table's own word of each; how many moves.
fn agrees_with_itself(game: &str, options: &[(&str, &str)], material: &str) -> usize {
    let rules = Rules::new(games::find(game).expect("a game"), options).expect("choices");
    let mut random = chance::Random::new(7);
    let mut book = Book::default();
    let mut looked = 0;
    for game in at_random(&rules, material, 300, &mut random) {
        // A king that may still leap, a draw that may come before the win.
        let Ok(ending) = book.ending(&game, &mut |_| false) else { continue };
        for (action, value) in ending.moves {
            let mut next = game.clone();
            next.play_move(action).expect("a legal move");
            let Ok(own) = book.ending(&next, &mut |_| false) else { continue };
            assert_eq!(own.value.before(), value, "{material} {}", next.position_text());
            looked += 1;
        }
    }
    looked
}

/// Where each side can win by capturing the other's piece, a win that comes late may still be one.
#[test]
fn tables_agree_with_themselves() {
    assert!(agrees_with_itself("senterej", &[], "KRvKR") > 1000);
    assert!(agrees_with_itself("modern-chess", &[], "KQvKR") > 1000);
    assert!(agrees_with_itself("makruk", &[], "KRvKR") > 1000);
}

#[test]
#[ignore = "takes half an hour: two pieces beside the kings, in every game that has tables"]
fn all_tables_of_four_pieces_agree_with_themselves() {
    for game in games::EVERY {
        let rules = Rules::new(game, &[]).expect("the usual rules");
        let piece = |role: Role| Piece { seat: Seat::FIRST, role };
        let letters = |role| rules.letters(piece(role)).to_uppercase();
        let (kings, others): (Vec<_>, Vec<_>) =
            (0..rules.roles().len() as u8).map(Role).partition(|&role| rules.role(role).royal);
        let Some(king) = kings.first().map(|&role| letters(role)) else { continue };
        let others: Vec<_> = others.into_iter().map(letters).collect();
        for one in &others {
            for other in &others {
                for material in [format!("{king}{one}v{king}{other}"), format!("{king}{one}{other}v{king}")] {
                    if Book::default().needs_of(&rules, &material).is_ok() {
                        let looked = agrees_with_itself(&game.id, &[], &material);
                        eprintln!("{} {material}: {looked} moves", game.id);
                    }
                }
            }
        }
    }
}

/// The longest wins of White and losses of Black in modern chess, in plies.
fn longest_mates(known: &[(&str, u16, Option<u16>)]) {
    let rules = Rules::new(games::find("modern-chess").expect("a game"), &[]).expect("choices");
    let mut book = Book::default();
    for &(material, win, loss) in known {
        let [white, black] = book.statistics(&rules, material, &mut |_| false).expect("an ending").sides;
        assert_eq!(white.longest_win.map(|longest| longest.plies), Some(win), "{material}");
        if loss.is_some() {
            assert_eq!(black.longest_loss.map(|longest| longest.plies), loss, "{material}");
        }
    }
}

/// In moves 10, 16 and 28 whoever moves: kirill-kryukov.com, discussion board, "Longest Mate in kqk".
#[test]
fn the_longest_mates_of_modern_chess() {
    longest_mates(&[("KQvK", 19, Some(20)), ("KRvK", 31, Some(32)), ("KPvK", 55, Some(56))]);
}

/// In moves 33, 35, 40 and 29 by Nalimov's tables; of the pawn against the rook H. Conrady says 85 plies in the
/// archives of the Computer Chess Club, 1 June 2000, as the longest of all endings of four pieces.
#[test]
#[ignore = "takes a minute: four pieces"]
fn the_longest_mates_of_four_pieces_of_modern_chess() {
    let moves = |moves: u16| 2 * moves - 1;
    longest_mates(&[
        ("KBNvK", moves(33), None),
        ("KQvKR", moves(35), None),
        ("KRvKN", moves(40), None),
        ("KRvKB", moves(29), None),
        ("KPvKR", 85, None),
    ]);
}

/// A table of modern chess speaks where its wins come before the draw by quiet moves, and where nobody may castle.
#[test]
fn a_win_that_comes_too_late_is_not_told() {
    let mut book = Book::default();
    let mut at = |text: &str| {
        let game = Match::new("modern-chess", &[], Some(text)).expect("a position");
        book.ending(&game, &mut |_| false).map(|ending| ending.value)
    };
    assert_eq!(at("k7/8/1K6/8/8/8/8/7R w - - 99 80"), Ok(Value::Win(1)), "mate comes before the draw");
    let Ok(Value::Win(plies)) = at("8/8/8/4k3/8/8/8/R3K3 w - - 0 80") else { panic!("it is won") };
    let after = |clock: u16| format!("8/8/8/4k3/8/8/8/R3K3 w - - {clock} 80");
    assert_eq!(at(&after(100 - plies)), Ok(Value::Win(plies)));
    assert_eq!(at(&after(101 - plies)), Err(Refusal::Quiet));
    assert_eq!(at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), Err(Refusal::Rights));
}

#[test]
fn an_ending_with_a_win_that_comes_too_late_is_made_once() {
    let mut game = games::MODERN_CHESS.clone();
    // A rook takes 32 plies to mate.
    game.terms.quiet = Some(20);
    let rules = Rules::new(game, &[]).expect("a game");
    let mut book = Book::default();
    assert_eq!(book.needs_of(&rules, "KRvK").map(|needed| needed.len()), Ok(2));
    let mut told = 0;
    let mut asked = |book: &mut Book| {
        let found = book.statistics(&rules, "KRvK", &mut |_| {
            told += 1;
            false
        });
        (found.map(|_| ()), std::mem::take(&mut told))
    };
    let (found, steps) = asked(&mut book);
    assert!(found == Err(Refusal::Quiet) && steps > 0, "{found:?}, {steps}");
    assert_eq!(asked(&mut book), (Err(Refusal::Quiet), 0));
    assert_eq!(book.needs_of(&rules, "KRvK"), Err(Refusal::Quiet));
}

/// CRC-64/XZ, bit by bit.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    let mut sum = u64::MAX;
    for byte in bytes {
        sum ^= u64::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xC96C_5795_D787_0F42 } else { sum >> 1 };
        }
    }
    (!sum).to_le_bytes()
}

/// A table as bytes, and the name of the ending.
fn kept(material: &str) -> (String, Vec<u8>) {
    let rules = Rules::new(&games::SHATRANJ, &[]).expect("the usual rules");
    let mut book = Book::default();
    book.statistics(&rules, material, &mut |_| false).expect("an ending");
    let id = book.needs_of(&rules, material).expect("an ending").pop().expect("a table").id;
    let bytes = book.export(&id).expect("a table that is there");
    (id, bytes)
}

#[test]
fn bytes_that_have_changed_are_no_table() {
    assert_eq!(checksum(b"123456789"), 0x995D_C9BB_DF19_39FA_u64.to_le_bytes());
    let (id, bytes) = kept("KBvK");
    assert_eq!(Book::default().import(&bytes), Ok(id));
    let (whole, sum) = bytes.split_last_chunk::<8>().expect("a checksum");
    assert_eq!(*sum, checksum(whole));
    let mut random = chance::Random::new(9);
    let refused = |bytes: &[u8], what: &str| {
        assert_eq!(Book::default().import(bytes), Err(Refusal::Bytes), "{what}");
    };
    for round in 0..3000 {
        let mut other = bytes.clone();
        let at = random.below(bytes.len());
        match round % 5 {
            // One bit, a byte, a stretch, every second byte from somewhere on, what is cut off or too much.
            0 => other[at] ^= 1 << random.below(8),
            1 => other[at] = other[at].wrapping_add(1 + random.below(255) as u8),
            2 => other[at..].iter_mut().take(1 + random.below(40)).for_each(|byte| *byte = !*byte),
            3 => other[at..].iter_mut().step_by(2).for_each(|byte| *byte ^= 2),
            _ if random.one_in(2) => other.truncate(at),
            _ => other.insert(at, bytes[at]),
        }
        if other != bytes {
            refused(&other, &format!("round {round} at {at}"));
        }
    }
    refused(&[], "nothing");
    let swapped: Vec<u8> = whole.iter().rev().copied().collect();
    refused(&swapped, "backwards");
}

/// What was never written by a table, though its checksum is right, is refused or can be asked.
#[test]
fn whatever_table_comes_in_is_refused_or_speaks() {
    let (_, bytes) = kept("KBvK");
    let head = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(4).expect("five lines").0;
    let signs = b"0123456789abcdefKBRv.= \n\xff-";
    let mut random = chance::Random::new(10);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..4000 {
        let mut other = bytes[..bytes.len() - 8].to_vec();
        for _ in 0..=random.below(3) {
            let at = if random.one_in(8) { random.below(other.len()) } else { random.below(head) };
            match random.below(3) {
                0 => other[at] = signs[random.below(signs.len())],
                1 => drop(other.remove(at)),
                _ => other.insert(at, signs[random.below(signs.len())]),
            }
        }
        let sum = checksum(&other);
        other.extend(sum);
        let mut book = Book::default();
        match book.import(&other) {
            Err(refusal) => {
                assert_eq!(refusal, Refusal::Bytes);
                refused += 1;
            }
            Ok(id) => {
                assert!(book.export(&id) == Some(other), "{id} is written otherwise");
                let game = Match::new("shatranj", &[], Some("8/8/8/3k4/8/4B3/8/K7 w")).expect("a position");
                book.ending(&game, &mut |_| false).expect("an ending");
                book.statistics_of(&game, &mut |_| false).expect("figures");
                taken += 1;
            }
        }
    }
    assert!(taken > 20 && refused > 2000, "{taken} taken, {refused} refused");
}
