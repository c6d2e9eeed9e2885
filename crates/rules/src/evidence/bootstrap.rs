//! Bootstrap intervals for figures that are no share of games.
//!
//! They are those of the percentile bootstrap (Efron 1979): games are drawn from those that were played, as many, with
//! repeats, a thousand times; the middle 95 % of the figures of these draws are the interval. For shares that are
//! seldom or nearly always so it is too narrow: those have exact ones (`shares`).

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
