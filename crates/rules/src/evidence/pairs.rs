//! Paired comparison: games of the same opening and seed under two choices.
//!
//! Where both go the same way the rule has changed nothing, however wide the intervals of the shares are; what counts
//! is how many pairs differ, and which way. As many measures are compared at once, each comparison has a q-value.

use super::facts::Facts;
use super::measure::Measure;
use super::shares::{false_shares, sign_test};

/// Differences are told up to this share of false ones.
pub const FALSE: f64 = 0.05;

/// What pairs of games say of a measure under two choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Paired {
    /// The measure’s id, or `end:` and that of a rule; `end:limit` for games that none has ended.
    pub measure: String,
    /// The choices by their places.
    pub choices: [usize; 2],
    /// Pairs of which both games say something.
    pub pairs: usize,
    /// Pairs that were played and of which a game says nothing, as the limit ended it or nobody won it.
    pub left_out: usize,
    /// Pairs in which the first choice has more.
    pub higher: usize,
    /// Pairs in which it has less.
    pub lower: usize,
    /// The chance of a split as uneven, or more so, if the choice made no difference.
    pub p: f64,
    /// The share of false findings among those told up to this one, among all that were compared with it.
    pub q: f64,
}

impl Paired {
    /// Whether it is told as a difference.
    pub fn differs(&self) -> bool {
        self.q <= FALSE
    }

    /// The least difference between the shares of `higher` and of `lower` among all pairs that so many would show
    /// with a probability of 80 % in a test at 5 %, if as many pairs differ as do here. For a measure that is yes or
    /// no, that is the difference of the two choices’ shares. Nothing where so few pairs differ that they show none,
    /// even if all go one way. By the normal curve: R. J. Connor, “Sample size for testing differences in proportions
    /// for the paired-sample design”, *Biometrics* 43 (1987), 207–211.
    pub fn least(&self) -> Option<f64> {
        /// Of the normal curve: what 2.5 % exceed, and 20 %.
        const TEST: f64 = 1.959_964;
        const POWER: f64 = 0.841_621;
        let pairs = self.pairs as f64;
        let differ = (self.higher + self.lower) as f64 / pairs;
        let mut least = 0.0;
        // It settles fast: what is put in again is small beside what it is taken from.
        for _ in 0..50 {
            let left: f64 = differ - least * least;
            least = (TEST * differ.sqrt() + POWER * left.max(0.0).sqrt()) / pairs.sqrt();
        }
        (least < differ).then_some(least)
    }
}

/// Every measure of a single game, and every rule that has ended one, under every two choices. Each choice has its
/// games in the same order; one that was not played is none. `balance` is no property of a single game. What too few
/// games speak of to be measured is left out. The q-values are among all of these.
pub fn compared(choices: &[Vec<Option<Facts>>]) -> Vec<Paired> {
    let end = |game: &Facts| game.end.as_deref().unwrap_or("limit").to_owned();
    let mut ends: Vec<String> = Vec::new();
    for game in choices.iter().flatten().flatten() {
        let id = end(game);
        if !ends.contains(&id) {
            ends.push(id);
        }
    }
    let mut found = Vec::new();
    for measure in Measure::ALL {
        add(&mut found, measure.id(), choices, &|game| measure.of_game(game));
    }
    for id in ends {
        let ended = |game: &Facts| Some(f64::from(u8::from(end(game) == id)));
        add(&mut found, &format!("end:{id}"), choices, &ended);
    }
    judge(&mut found.iter_mut().collect::<Vec<_>>());
    found
}

/// Gives comparisons their q-values, among all of these. What differs in no pair was not asked.
pub fn judge(all: &mut [&mut Paired]) {
    let asked = |one: &Paired| one.higher + one.lower > 0;
    let chances: Vec<f64> = all.iter().filter(|one| asked(one)).map(|one| one.p).collect();
    let mut shares = false_shares(&chances).into_iter();
    for one in all {
        one.q = if asked(one) { shares.next().unwrap_or(1.0) } else { 1.0 };
    }
}

fn add(
    found: &mut Vec<Paired>,
    id: &str,
    choices: &[Vec<Option<Facts>>],
    value: &dyn Fn(&Facts) -> Option<f64>,
) {
    let values: Vec<Vec<Option<Option<f64>>>> =
        choices.iter().map(|games| games.iter().map(|game| game.as_ref().map(value)).collect()).collect();
    if values.iter().all(|games| games.iter().flatten().flatten().count() < 2) {
        return;
    }
    for (one, own) in values.iter().enumerate() {
        for (other, there) in values.iter().enumerate().skip(one + 1) {
            let (mut pairs, mut left_out, mut higher, mut lower) = (0, 0, 0, 0);
            for both in own.iter().zip(there) {
                match both {
                    (Some(Some(own)), Some(Some(there))) => {
                        pairs += 1;
                        higher += usize::from(own > there);
                        lower += usize::from(own < there);
                    }
                    (Some(_), Some(_)) => left_out += 1,
                    _ => {}
                }
            }
            let (measure, p) = (id.to_owned(), sign_test(higher, lower));
            found.push(Paired { measure, choices: [one, other], pairs, left_out, higher, lower, p, q: 1.0 });
        }
    }
}
