//! A playout: one game of self-play.

use super::facts::Facts;
use super::policy::Policy;
use super::random::Random;
use crate::board::{Seat, SquareSet};
use crate::matches::Match;
use crate::position::{Effect, Move, Outcome, Sink};
use crate::rules::Rules;
use crate::search::key::exact;
use crate::search::{Score, Searcher, actor};

/// The highest limit of plies.
pub const MOST_PLIES: u32 = 2_000;

/// How many actions there may be for each ply of the limit, as throws and declarations are none.
const ACTIONS: usize = 4;

/// A lead of so many hundredths of the weakest piece counts as half of what a win does.
const HALF: f64 = 400.0;

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct How {
    /// The first one is that of the side that moves first, and of every second side after it.
    pub policies: [Policy; 2],
    /// Whether it is the other way round. The policy that is named first stays the first.
    pub swapped: bool,
    /// What chance decides depends on it.
    pub seed: u64,
    /// The game is broken off after so many plies, at most [`MOST_PLIES`].
    pub plies: u32,
}

impl Default for How {
    fn default() -> How {
        How { policies: [Policy::Random; 2], swapped: false, seed: 0, plies: 400 }
    }
}

/// A game that has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Its actions, those of the opening among them.
    pub line: Vec<Move>,
    /// How it ended, unless the limit has ended it.
    pub outcome: Option<Outcome>,
    /// How many actions were open, at each place where there was something to decide.
    pub widths: Vec<u16>,
    /// What the search gave the side that moves first, wherever there was one, in hundredths of the weakest piece.
    pub scores: Vec<i32>,
    /// What goes into the measures.
    pub facts: Facts,
}

/// The score of a win in no plies.
const WIN: i32 = 30_000;

/// Counts what is captured.
struct Captures(u32);

impl Sink for Captures {
    fn effect(&mut self, effect: Effect) {
        self.0 += u32::from(matches!(effect, Effect::Captured { .. }));
    }
}

/// The sides of a game: allies are one, and that of whoever acts first is number 0.
struct Sides {
    of: Vec<u8>,
    number: u8,
}

impl Sides {
    fn new(rules: &Rules, first: Seat) -> Sides {
        let mut of: Vec<u8> = Vec::new();
        let mut number = 0;
        for seat in rules.seats() {
            let ally =
                rules.seats().take_while(|other| other.0 < seat.0).find(|&other| rules.allied(seat, other));
            of.push(ally.map_or(number, |ally| of[ally.index()]));
            number += u8::from(ally.is_none());
        }
        let first = of[first.index()];
        of.iter_mut().for_each(|side| *side = (*side + number - first) % number);
        Sides { of, number }
    }

    fn of(&self, seat: Seat) -> u8 {
        self.of[seat.index()]
    }
}

/// One of the throws among these actions, by its chances.
pub(super) fn throw(rules: &Rules, moves: &[Move], random: &mut Random) -> Option<Move> {
    let dice = rules.terms().dice?;
    let weight = |action: &Move| match action {
        Move::Roll(value) => dice.face(*value).map_or(0, |face| face.weight.into()),
        _ => 0,
    };
    let all: usize = moves.iter().map(weight).sum();
    let mut place = random.below(all);
    moves.iter().copied().find(|action| {
        let here = weight(action);
        let found = place < here;
        place = place.wrapping_sub(here);
        found
    })
}

/// Plays a game to its end. The moves that the match has been given are its opening.
pub fn play(game: &Match, how: &How) -> Record {
    let rules = game.rules().clone();
    let mut now = Match::showing(rules.clone(), game.start());
    let mut opening = game.line();
    let sides = Sides::new(&rules, actor(&rules, now.position()));
    let mut random = Random::new(how.seed);
    let mut record = Record {
        line: Vec::new(),
        outcome: None,
        widths: Vec::new(),
        scores: Vec::new(),
        facts: Facts::default(),
    };
    let mut captures = Captures(0);
    let mut covered = SquareSet::EMPTY;
    let mut seen: Vec<u64> = Vec::new();
    let (mut plies, mut repeated) = (0, 0_u32);
    let most = how.plies.min(MOST_PLIES);
    let mut moves = Vec::new();
    let mut searcher = Searcher::new();
    // Throws and declarations bring about no new position.
    let mut fresh = true;
    loop {
        rules.legal_into(now.position(), &mut moves);
        let mut again = false;
        if fresh {
            let key = exact(&rules, now.position()).0;
            again = seen.contains(&key);
            repeated += u32::from(again);
            seen.push(key);
            covered.0 |= now.position().occupied().0;
        }
        if moves.is_empty() || again {
            record.outcome = now.outcome();
        }
        if record.outcome.is_some() || moves.is_empty() || plies >= most {
            break;
        }
        if record.line.len() >= ACTIONS * most as usize {
            break;
        }
        let throws = moves.iter().any(|action| matches!(action, Move::Roll(_)));
        let free: Vec<Move> =
            moves.iter().copied().filter(|action| !matches!(action, Move::Roll(_))).collect();
        if !free.is_empty() {
            record.widths.push(free.len() as u16 + u16::from(throws));
        }
        let action = opening.next().or_else(|| {
            let side = sides.of(actor(&rules, now.position()));
            let policy = how.policies[usize::from(how.swapped != (side % 2 == 1))];
            let limits = policy.limits(how.seed ^ random.next() >> 12);
            let chosen = match limits {
                _ if free.is_empty() => None,
                None => free.get(random.below(free.len() + usize::from(throws))).copied(),
                Some(limits) => {
                    searcher.forget();
                    let found = searcher.search(&now, &limits, &mut |_| false);
                    record.scores.push(if side == 0 || matches!(found.score, Score::Expected(_)) {
                        value(&found.score, &sides)
                    } else {
                        -value(&found.score, &sides)
                    });
                    found.best.or_else(|| if throws { None } else { free.first().copied() })
                }
            };
            chosen.or_else(|| throw(&rules, &moves, &mut random))
        });
        let Some(action) = action else { break };
        now.advance(action, &mut captures);
        record.line.push(action);
        fresh = action.declared_by().is_none() && !matches!(action, Move::Roll(_));
        plies += u32::from(fresh);
    }
    let winner = record.outcome.and_then(|outcome| outcome.winner).map(|seat| sides.of(seat));
    let widths: u32 = record.widths.iter().map(|&width| u32::from(width)).sum();
    let two = sides.number == 2;
    let won = winner.filter(|_| two && !record.scores.is_empty());
    let told = won.map(|side| decisiveness_and_drama(&record.scores, side));
    let skill = |_: &Outcome| winner.map_or(0.5, |side| f64::from(u8::from(how.swapped == (side % 2 == 1))));
    record.facts = Facts {
        end: record.outcome.map(|outcome| outcome.reason.id().into()),
        winner,
        sides: sides.number,
        plies,
        branching: f64::from(widths) / record.widths.len().max(1) as f64,
        captures: captures.0,
        coverage: f64::from(covered.len()) / rules.board().shape.len() as f64,
        repetition: f64::from(repeated) / seen.len().max(1) as f64,
        decisiveness: told.map(|(decisiveness, _)| decisiveness),
        drama: told.map(|(_, drama)| drama),
        skill: record.outcome.as_ref().filter(|_| how.policies[0] != how.policies[1]).map(skill),
    };
    record
}

/// A score as a number, of the side that acts or, where all are given, of side 0.
fn value(score: &Score, sides: &Sides) -> i32 {
    match *score {
        Score::Points(points) => points,
        Score::Win(plies) => WIN - plies as i32,
        Score::Loss(plies) => plies as i32 - WIN,
        Score::Expected(each) => {
            sides.of.iter().position(|&side| side == 0).map_or(0, |seat| each[seat].round() as i32)
        }
    }
}

/// How decisive the winner's lead was, and how far it was behind before.
fn decisiveness_and_drama(scores: &[i32], winner: u8) -> (f64, f64) {
    // From −1, a loss, to 1, a win. Division is the same on every machine, as a logistic curve would not be.
    let lead = |&score: &i32| {
        let own = f64::from(if winner == 0 { score } else { -score });
        if own.abs() >= f64::from(WIN - 1_000) { own.signum() } else { own / (own.abs() + HALF) }
    };
    let leads: Vec<f64> = scores.iter().map(lead).collect();
    let most = leads.iter().fold(f64::NEG_INFINITY, |most, lead| most.max(-lead));
    let from = leads.iter().position(|&lead| lead > most).unwrap_or(leads.len());
    let all = leads.len() as f64;
    let deficit: f64 = leads.iter().map(|lead| (-lead).max(0.0)).sum();
    ((leads.len() - from) as f64 / all, deficit / all)
}

#[cfg(test)]
mod tests {
    use super::{WIN, decisiveness_and_drama};

    #[test]
    fn drama_and_decisiveness_are_as_they_are_defined() {
        // Leads 0, −1/2, 1/2, 3/4: the winner was behind by a half once in four; the other's best was 1/2, and only
        // the last lead is larger.
        assert_eq!(decisiveness_and_drama(&[0, -400, 400, 1200], 0), (0.25, 0.125));
        assert_eq!(decisiveness_and_drama(&[0, 400, -400, -1200], 1), (0.25, 0.125));
        // A forced loss is a deficit of 1, and nothing is larger than the win that it was for the other.
        assert_eq!(decisiveness_and_drama(&[3 - WIN, 100], 0), (0.0, 0.5));
    }
}
