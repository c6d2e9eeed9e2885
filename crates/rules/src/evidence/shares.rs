//! Exact statistics of shares of games: intervals, tests, and the correction for several tests.
//!
//! Everything that the library, the page and the command line say of a share comes from here.

use super::bootstrap::Estimate;

/// What is left out on either side of a 95 % interval.
const TAIL: f64 = 0.025;

/// As many standard errors are half of a 95 % interval.
const HALF: f64 = 1.959_963_984_540_054;

/// The height of the normal curve in its middle.
const MIDDLE: f64 = 0.398_942_280_401_432_7;

/// The exact 95 % interval of a share of games or of their points (Clopper and Pearson 1934): below it so many or more
/// would come in fewer than one of forty such sets of games, above it so few or fewer. Half a point more than the whole
/// ones may be one on either side. Without a game it is everything.
pub fn exact_interval(points: f64, games: usize) -> (f64, f64) {
    within(points, games, TAIL)
}

/// The same with another part left out on either side.
pub(super) fn within(points: f64, games: usize, tail: f64) -> (f64, f64) {
    let lost = (games as f64 - points).max(0.0);
    (lowest(points as usize, games, tail), 1.0 - lowest(lost as usize, games, tail))
}

/// The share under which so many or more come with this chance.
fn lowest(count: usize, of: usize, tail: f64) -> f64 {
    if count == 0 {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let share = f64::midpoint(low, high);
        if chance(count, of, share) < tail { low = share } else { high = share }
    }
    f64::midpoint(low, high)
}

/// The chance of so many or more. By products and sums alone: powers differ between machines in their last digit.
fn chance(count: usize, of: usize, share: f64) -> f64 {
    if count == 0 || share >= 1.0 {
        return 1.0;
    }
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

/// The exact sign test, which for what is or is not so is McNemar’s: the chance of a split as uneven as this one, or
/// more so, if both ways were as likely.
pub fn sign_test(one: usize, other: usize) -> f64 {
    (2.0 * chance(one.max(other), one + other, 0.5)).min(1.0)
}

/// The largest chance of a figure that lies so far outside of a range, or farther, if the true one lies within it; 1 if
/// the figure does not lie outside. Below 2.5 % exactly where the 95 % interval has nothing in common with the range.
/// Of a share (of games or of points) it is exact; else it is by the normal curve of which that is the interval.
pub fn chance_outside(found: &Estimate, share: bool, from: f64, to: f64) -> f64 {
    let Estimate { value, low, high, games } = *found;
    let points = (value * games as f64 * 2.0).round() / 2.0;
    if value < from {
        let lost = (games as f64 - points).max(0.0) as usize;
        if share { chance(lost, games, 1.0 - from) } else { beyond(from - value, high - value) }
    } else if value > to {
        if share { chance(points as usize, games, to) } else { beyond(value - to, value - low) }
    } else {
        1.0
    }
}

/// The chance of lying so far to one side or farther on a normal curve, half of whose 95 % interval is this.
fn beyond(far: f64, half: f64) -> f64 {
    if half <= 0.0 {
        return 0.0;
    }
    // Nothing farther out is told apart.
    let far = (far / half * HALF).min(6.0);
    // e to the power of −far²/2, a small step many times, and the series of the area between the middle and there.
    let step = -far * far / 2.0 / 1024.0;
    let mut height = [6.0, 5.0, 4.0, 3.0, 2.0, 1.0].iter().fold(1.0, |sum, of| 1.0 + step / of * sum);
    (0..10).for_each(|_| height *= height);
    let (mut term, mut area, mut odd) = (far, far, 1.0);
    while term > area * 1e-17 {
        odd += 2.0;
        term *= far * far / odd;
        area += term;
    }
    (0.5 - MIDDLE * height * area).max(0.0)
}

/// q-values of several chances, in their order (Benjamini and Hochberg 1995): the share of false findings among all
/// that are told up to that one.
pub fn false_shares(chances: &[f64]) -> Vec<f64> {
    let mut order = chances.to_vec();
    order.sort_unstable_by(f64::total_cmp);
    let mut shares = order.clone();
    let mut least = 1.0;
    for (place, share) in shares.iter_mut().enumerate().rev() {
        least = f64::min(least, *share * chances.len() as f64 / (place + 1) as f64);
        *share = least;
    }
    chances.iter().map(|chance| shares[order.partition_point(|other| other < chance)]).collect()
}
