//! Intervals: how far a figure might lie from what more games would give.
//!
//! A share has the exact interval of Clopper and Pearson (1934). What is no share has the percentile bootstrap
//! (Efron 1979): games are drawn from those that were played, as many, with repeats, a thousand times; the middle 95 %
//! of the figures of these draws are the interval. For shares that are seldom or nearly always so it is too narrow.

use super::random::Random;

/// How often games are drawn again.
pub const RESAMPLES: usize = 1000;

/// Left out on either side, of [`RESAMPLES`].
const TAIL: usize = RESAMPLES / 40;

/// A figure and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// From here ...
    pub low: f64,
    /// ... to here.
    pub high: f64,
    /// So many games are in it.
    pub games: usize,
}

impl Estimate {
    /// Whether the intervals have nothing in common. If they have, no difference is seen.
    pub fn differs(&self, other: &Estimate) -> bool {
        self.high < other.low || other.high < self.low
    }
}

/// What each game adds to a figure: above the line of a fraction, and below it.
pub(super) type Part = (f64, f64);

/// The interval of a statistic of these parts.
pub(super) fn interval(parts: &[Part], seed: u64, statistic: &dyn Fn(&[Part]) -> f64) -> (f64, f64) {
    let mut random = Random::new(seed);
    let mut drawn = parts.to_vec();
    let mut found: Vec<f64> = Vec::with_capacity(RESAMPLES);
    for _ in 0..RESAMPLES {
        drawn.iter_mut().for_each(|part| *part = parts[random.below(parts.len())]);
        found.push(statistic(&drawn));
    }
    found.sort_unstable_by(f64::total_cmp);
    (found[TAIL - 1], found[RESAMPLES - TAIL])
}

/// The exact 95 % interval of a share: below it so many points or more would come in fewer than one of forty such sets
/// of games, above it so few or fewer. Half a point more than the whole ones may be one on either side.
pub(super) fn exact(points: f64, games: usize) -> (f64, f64) {
    let lost = games as f64 - points;
    (lowest(points as usize, games), 1.0 - lowest(lost as usize, games))
}

/// The share under which so many or more come with a chance of 2.5 %.
fn lowest(count: usize, of: usize) -> f64 {
    if count == 0 {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let share = f64::midpoint(low, high);
        if chance(count, of, share) < 0.025 { low = share } else { high = share }
    }
    f64::midpoint(low, high)
}

/// The chance of so many or more. By products and sums alone: powers differ between machines in their last digit.
fn chance(count: usize, of: usize, share: f64) -> f64 {
    let odds = share / (1.0 - share);
    let likeliest = ((of + 1) as f64 * share) as usize;
    // All against the likeliest number, so that nothing is too small to be added.
    let (mut all, mut tail) = (0.0, 0.0);
    let mut add = |number: usize, weight: f64| {
        all += weight;
        tail += if number >= count { weight } else { 0.0 };
    };
    let mut weight = 1.0;
    for number in likeliest..=of {
        add(number, weight);
        weight *= (of - number) as f64 / (number + 1) as f64 * odds;
    }
    weight = 1.0;
    for number in (0..likeliest).rev() {
        weight *= (number + 1) as f64 / (of - number) as f64 / odds;
        add(number, weight);
    }
    tail / all
}
