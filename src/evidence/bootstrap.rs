//! Intervals: how far a figure might lie from what more games would give.
//!
//! The percentile bootstrap (Efron 1979): games are drawn from those that were played, as many, with repeats, a
//! thousand times; the middle 95 % of the figures of these draws are the interval.

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

/// Where all games are alike, what might be drawn sees no spread. For shares the exact interval (Clopper and Pearson
/// 1934) then leaves room for the games that were not played: up to 1 − 0.025 to the power of 1/n of them may be
/// other ones.
pub(super) fn unseen(games: usize) -> f64 {
    // By halving, with products alone: powers differ between machines in their last digit.
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        let all = (0..games).fold(1.0, |product, _| product * middle);
        if all < 0.025 { low = middle } else { high = middle }
    }
    1.0 - high
}
