//! Witness lines that part two rule sets, where the shortest is too far to be looked for. Nothing says that they are
//! the shortest. They come out of beams: of the positions after each ply the few are kept that a measure drawn at
//! random likes best (few pieces, few moves, pawns far on, a king or some pieces close together), and a measure that
//! found something is varied. Where returns alone part them, pieces go to and fro.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use tabiya::board::{Role, Shape};
use tabiya::parting::{Limits, Part, part, parting};
use tabiya::variant::{Contest, Terms};
use tabiya::{Match, Move, Position, Rules, Seat, Square};

use crate::properties::chance::Random;

/// The longest lines that are looked for: without repetition, and to and fro.
const LONGEST: usize = 240;
const QUIET: usize = 420;

/// A line that parts them, shorter than one that is known, if one is found in this time; it is shortened for half as
/// long again.
pub fn find(a: &Match, b: &Match, known: Option<Vec<Move>>, time: Duration, seed: u64) -> Option<Part> {
    let begin = Instant::now();
    let mut random = Random::new(seed);
    let mut best = known.and_then(|line| {
        let games = along(a, b, &line)?;
        part(&games[0], &games[1]).map(|found| Part { line, ..found })
    });
    let mut measure = Measure::default();
    let returns = returns_alone(a, b);
    while begin.elapsed() < time {
        let most = best.as_ref().map_or(LONGEST, |part| part.line.len());
        let found = if returns || random.one_in(6) {
            shuttle(a, b, best.as_ref().map_or(QUIET, |part| part.line.len()), &mut random)
        } else {
            let tried = if best.is_some() && !random.one_in(3) {
                measure.varied(&mut random)
            } else {
                Measure::random(a.rules(), &mut random)
            };
            let found = beam(a, b, most, &tried, &mut random, begin + time);
            if found.is_some() {
                measure = tried;
            }
            found
        };
        best = found.or(best);
    }
    best.map(|found| shortened(a, b, found, time / 2))
}

/// Whether repetition or quiet is all that they differ in.
pub fn returns_alone(a: &Match, b: &Match) -> bool {
    let [one, other] = [a, b].map(|game| game.rules().terms());
    let level = Terms { repetition: other.repetition, quiet: other.quiet, ..one.clone() };
    one != other && level == *other
}

/// From each position of a line it is looked for a nearer end.
fn shortened(a: &Match, b: &Match, mut best: Part, time: Duration) -> Part {
    let begin = Instant::now();
    let mut place = best.line.len();
    while place > 0 && begin.elapsed() < time {
        place -= 1;
        let Some(plies) = (best.line.len() - place).checked_sub(2) else { continue };
        let Some(games) = along(a, b, &best.line[..place]) else { continue };
        let limits = Limits { plies: plies.min(8) as u32, nodes: 40_000, megabytes: 1 };
        let near = parting(&games[0], &games[1], &limits, &mut |_| begin.elapsed() > time);
        if let Some(near) = near.part {
            let line = [&best.line[..place], &near.line].concat();
            best = Part { line, ..near };
        }
    }
    best
}

/// Both after a line, if both allow it.
pub fn along(a: &Match, b: &Match, line: &[Move]) -> Option<[Match; 2]> {
    let texts: Vec<String> = line.iter().map(|&action| a.rules().write_move(action)).collect();
    let after = |game: &Match| {
        let mut game = game.clone();
        texts.iter().all(|text| game.play(text).is_ok()).then_some(game)
    };
    Some([after(a)?, after(b)?])
}

/// What a beam likes: little of each, each multiplied by its weight.
#[derive(Clone, Default)]
struct Measure {
    /// For each seat: its pieces, its moves when it moves, how far its pawns and its king have to go to where it
    /// promotes, and how far its king is from the places of the others.
    seats: [[f32; 5]; 4],
    /// How far pieces of a role are from each other.
    together: (u8, f32),
    noise: f32,
    width: usize,
}

impl Measure {
    fn random(rules: &Rules, random: &mut Random) -> Measure {
        let mut measure = Measure::default();
        let mut weight = |usual: usize| {
            if random.one_in(2) { 0.0 } else { (random.below(21) as f32 - usual as f32) / 10.0 }
        };
        for seat in &mut measure.seats {
            *seat = [weight(4) * 4.0, weight(6), weight(6), weight(10), weight(10)];
        }
        measure.together =
            (random.below(rules.roles().len()) as u8, if random.one_in(3) { 1.0 } else { 0.0 });
        measure.noise = random.pick(&[0.1, 0.5, 2.0]);
        measure.width = random.pick(&[6, 20, 60, 150]);
        measure
    }

    fn varied(&self, random: &mut Random) -> Measure {
        let mut measure = self.clone();
        for weight in measure.seats.iter_mut().flatten() {
            if random.one_in(4) {
                *weight += (random.below(21) as f32 - 10.0) / 10.0;
            }
        }
        measure.noise = random.pick(&[0.1, 0.5, 2.0]);
        measure.width = random.pick(&[6, 20, 60, 150, 400]);
        measure
    }

    fn of(&self, rules: &Rules, position: &Position, moves: usize) -> f32 {
        let shape = rules.board().shape;
        let terms = rules.terms();
        let mut sum = 0.0;
        for seat in rules.seats() {
            let [pieces, mobility, pawns, home, thrones] = self.seats[seat.index()];
            let own = position.pieces_of(seat);
            sum += pieces * own.len() as f32;
            if position.turn() == seat {
                sum += mobility * moves as f32;
            }
            if pawns == 0.0 && home == 0.0 && thrones == 0.0 {
                continue;
            }
            let zone: Vec<Square> = rules.zone(seat, terms.promotion.zone).collect();
            let to_zone = |square| zone.iter().map(|&other| apart(shape, square, other)).min().unwrap_or(0);
            let of = |role| own.into_iter().filter(move |&square| is(position, square, role));
            sum += pawns * of(terms.pawn).map(to_zone).min().unwrap_or(9) as f32;
            for king in terms.royals() {
                let places: Vec<Square> = rules
                    .setup()
                    .iter()
                    .enumerate()
                    .filter(|(_, piece)| piece.is_some_and(|piece| piece.role == king && piece.seat != seat))
                    .filter_map(|(index, _)| shape.squares().nth(index))
                    .collect();
                for at in of(king) {
                    sum += home * to_zone(at) as f32;
                    sum += thrones
                        * places.iter().map(|&other| apart(shape, at, other)).min().unwrap_or(0) as f32;
                }
            }
        }
        let (role, weight) = self.together;
        if weight != 0.0 {
            let all: Vec<Square> =
                position.occupied().into_iter().filter(|&square| is(position, square, Role(role))).collect();
            let mut pairs = 0;
            for (place, &one) in all.iter().enumerate() {
                pairs += all[place + 1..].iter().map(|&other| apart(shape, one, other)).sum::<u32>();
            }
            sum += weight * pairs as f32;
        }
        sum
    }
}

fn is(position: &Position, square: Square, role: Role) -> bool {
    position.piece_at(square).is_some_and(|piece| piece.role == role)
}

fn apart(shape: Shape, one: Square, other: Square) -> u32 {
    let far = |one: i8, other: i8| u32::from(one.abs_diff(other));
    far(shape.file(one), shape.file(other)).max(far(shape.rank(one), shape.rank(other)))
}

struct Node {
    positions: [Position; 2],
    moves: Vec<Move>,
    line: Vec<Move>,
}

/// The first line in a beam that parts them, shorter than this.
fn beam(
    a: &Match,
    b: &Match,
    most: usize,
    measure: &Measure,
    random: &mut Random,
    end: Instant,
) -> Option<Part> {
    let rules = [a.rules(), b.rules()];
    let armies = matches!(rules[0].terms().contest, Contest::Armies(_));
    let mut seen: HashSet<u64> = HashSet::new();
    let mut layer = vec![Node {
        positions: [a.position().clone(), b.position().clone()],
        moves: a.legal(),
        line: Vec::new(),
    }];
    for _ in 1..most {
        let mut next: Vec<(f32, Node)> = Vec::new();
        for node in &layer {
            if Instant::now() > end {
                return None;
            }
            for &action in &node.moves {
                let mut positions = node.positions.clone();
                let mut hash = DefaultHasher::new();
                positions[0].apply(rules[0], action, &mut ());
                positions[0].hash(&mut hash);
                if !seen.insert(hash.finish()) {
                    continue;
                }
                positions[1].apply(rules[1], action, &mut ());
                let both = [0, 1].map(|side| rules[side].legal(&positions[side]));
                if both[0] != both[1] || both[0].is_empty() {
                    let line = [&*node.line, &[action]].concat();
                    if let Some(found) = along(a, b, &line).and_then(|games| part(&games[0], &games[1])) {
                        return Some(Part { line, ..found });
                    }
                    if both[0].is_empty() || both[1].is_empty() {
                        continue;
                    }
                }
                let [moves, _] = both;
                let noise = measure.noise * random.below(1000) as f32 / 250.0;
                let score = measure.of(rules[0], &positions[0], moves.len()) + noise;
                let line = [&*node.line, &[action]].concat();
                next.push((score, Node { positions, moves, line }));
            }
        }
        next.sort_by(|one, other| one.0.total_cmp(&other.0));
        next.truncate(if armies { measure.width * 2 } else { measure.width });
        layer = next.into_iter().map(|(_, node)| node).collect();
        if layer.is_empty() {
            return None;
        }
    }
    None
}

/// Some moves at random, and then to and fro, each seat with one piece, until a position has stood often enough.
fn shuttle(a: &Match, b: &Match, most: usize, random: &mut Random) -> Option<Part> {
    let [mut one, mut other] = [a.clone(), b.clone()];
    let play = |one: &mut Match, other: &mut Match, action: Move| {
        let text = one.rules().write_move(action);
        one.play_move(action).is_ok() && other.play(&text).is_ok()
    };
    let prefix = random.pick(&[0, 1, 2, 3, 4, 6, 10, 16, 20, 26, 30, 40]);
    for _ in 0..prefix {
        let moves = one.legal();
        if moves.is_empty() || part(&one, &other).is_some() {
            break;
        }
        let action = random.pick(&moves);
        if !play(&mut one, &mut other, action) {
            return None;
        }
    }
    // Each seat's move there, one after the other, and back; again and again, as long as both allow it.
    let mut trips: Vec<(Seat, Square, Square)> = Vec::new();
    loop {
        if let Some(found) = part(&one, &other) {
            return Some(Part { line: one.line().collect(), ..found });
        }
        let moves = one.legal();
        if moves.is_empty() || one.line().count() + 1 >= most {
            return None;
        }
        let turn = one.position().turn();
        let action = match trips.iter_mut().find(|(seat, ..)| *seat == turn) {
            Some((_, from, to)) => {
                core::mem::swap(from, to);
                let wanted = |action: &&Move| action.from() == Some(*from) && action.to() == Some(*to);
                *moves.iter().find(wanted)?
            }
            None => {
                let quiet =
                    |action: &&Move| action.to().is_some_and(|to| one.position().piece_at(to).is_none());
                let quiet: Vec<Move> = moves.iter().filter(quiet).copied().collect();
                let action = random.pick(if quiet.is_empty() { &moves } else { &quiet });
                trips.extend(action.from().zip(action.to()).map(|(from, to)| (turn, from, to)));
                action
            }
        };
        if !play(&mut one, &mut other, action) {
            return None;
        }
    }
}
