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

/// The chance of so many or more.
fn chance(count: usize, of: usize, share: f64) -> f64 {
    if count == 0 || share >= 1.0 {
        return 1.0;
    }
    let (mut all, mut tail) = (0.0, 0.0);
    weights(of, share, |number, weight| {
        all += weight;
        tail += if number >= count { weight } else { 0.0 };
    });
    tail / all
}

/// The chance of just so many.
fn mass(count: usize, of: usize, share: f64) -> f64 {
    if share >= 1.0 {
        return if count == of { 1.0 } else { 0.0 };
    }
    let (mut all, mut own) = (0.0, 0.0);
    weights(of, share, |number, weight| {
        all += weight;
        own += if number == count { weight } else { 0.0 };
    });
    own / all
}

/// The weight of each number, all against the likeliest one, so that nothing is too small to be added. By products and
/// sums alone: powers differ between machines in their last digit.
fn weights(of: usize, share: f64, mut each: impl FnMut(usize, f64)) {
    let odds = share / (1.0 - share);
    let likeliest = ((of + 1) as f64 * share) as usize;
    let mut weight = 1.0;
    for number in likeliest..=of {
        each(number, weight);
        weight *= (of - number) as f64 / (number + 1) as f64 * odds;
    }
    weight = 1.0;
    for number in (0..likeliest).rev() {
        weight *= (number + 1) as f64 / (of - number) as f64 / odds;
        each(number, weight);
    }
}

/// An interval that holds at every number of games at once, so that one may look after each and stop when one likes:
/// with a chance of 95 % it never loses the true share (Robbins, *Annals of Mathematical Statistics* 41, 1970, pp.
/// 1397 to 1409). A share is left out where what has come is a twentieth as likely, or less, as on the average of all
/// shares. It is wider than [`exact_interval`].
pub fn anytime_interval(points: f64, games: usize) -> (f64, f64) {
    let lost = (games as f64 - points).max(0.0);
    (lowest_anytime(points as usize, games), 1.0 - lowest_anytime(lost as usize, games))
}

/// The lower end of that interval.
fn lowest_anytime(count: usize, of: usize) -> f64 {
    if count == 0 {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, count as f64 / of as f64);
    for _ in 0..60 {
        let share = f64::midpoint(low, high);
        if against(count, of, share) < 2.0 * TAIL { low = share } else { high = share }
    }
    f64::midpoint(low, high)
}

/// How likely so many are at this share, against the average of all shares.
fn against(count: usize, of: usize, share: f64) -> f64 {
    (of + 1) as f64 * mass(count, of, share)
}

/// The nearest true share outside of a range (from somewhere up to 1, or from 0 up to somewhere) that so many games
/// tell from it with a chance of 80 %: their interval then lies outside of the range. Nothing where so few games never
/// do. With `anytime` for [`anytime_interval`], where it is told at the last game or before.
pub fn least_seen(games: usize, from: f64, to: f64, anytime: bool) -> Option<f64> {
    if to < 1.0 {
        return least_seen(games, 1.0 - to, 1.0, anytime).map(|share| 1.0 - share);
    }
    let high = |count: usize| match anytime {
        true => anytime_interval(count as f64, games).1,
        false => exact_interval(count as f64, games).1,
    };
    // How many counts have such an interval: it rises with the count.
    let (mut below, mut not) = (0, games + 1);
    while below < not {
        let middle = usize::midpoint(below, not);
        if high(middle) < from { below = middle + 1 } else { not = middle }
    }
    (below > 0).then(|| lowest(below, games, 0.2))
}

/// The exact sign test, which for what is or is not so is McNemar’s: the chance of a split as uneven as this one, or
/// more so, if both ways were as likely.
pub fn sign_test(one: usize, other: usize) -> f64 {
    (2.0 * chance(one.max(other), one + other, 0.5)).min(1.0)
}

/// How a figure came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureKind {
    /// A share of games, or of their points.
    Share,
    /// Such a share, looked at after any game: its interval is [`anytime_interval`].
    Anytime,
    /// A mean.
    Mean,
}

/// The largest chance of a figure that lies so far outside of a range, or farther, if the true one lies within it; 1 if
/// the figure does not lie outside. Below 2.5 % exactly where the 95 % interval has nothing in common with the range;
/// below 5 % where that is one for any time. Of a share it is exact; else it is by the normal curve of which that is
/// the interval.
pub fn chance_outside(found: &Estimate, kind: FigureKind, from: f64, to: f64) -> f64 {
    let Estimate { value, low, high, games } = *found;
    let points = points(found);
    let lost = (games as f64 - points).max(0.0) as usize;
    match kind {
        _ if from <= value && value <= to => 1.0,
        FigureKind::Share if value < from => chance(lost, games, 1.0 - from),
        FigureKind::Share => chance(points as usize, games, to),
        FigureKind::Anytime if value < from => against(lost, games, 1.0 - from).min(1.0),
        FigureKind::Anytime => against(points as usize, games, to).min(1.0),
        FigureKind::Mean if value < from => beyond(from - value, high - value),
        FigureKind::Mean => beyond(value - to, value - low),
    }
}

/// How likely the true figure lies within a range, after what was seen: of a share, if every share was as likely before
/// (Bayes and Laplace); else by the normal curve of which the interval of the figure is that of 95 %.
pub fn chance_within(found: &Estimate, kind: FigureKind, from: f64, to: f64) -> f64 {
    let Estimate { value, low, high, games } = *found;
    if kind == FigureKind::Mean {
        let below = |bound: f64| match bound < value {
            true => beyond(value - bound, value - low),
            false => 1.0 - beyond(bound - value, high - value),
        };
        return (below(to) - below(from)).clamp(0.0, 1.0);
    }
    // Of half a point more than the whole ones, the mean of both ways.
    let mean = |points: f64, bound: f64| {
        let of = |count: f64| chance(count as usize + 1, games + 1, bound);
        f64::midpoint(of(points), of(points + points % 1.0))
    };
    let points = points(found);
    // What is very unlikely is the small number that it is, and not 1 less nearly 1.
    match to < 1.0 {
        true => (mean(points, to) - mean(points, from)).clamp(0.0, 1.0),
        false => mean(games as f64 - points, 1.0 - from),
    }
}

/// The points of a share, whole and half ones.
fn points(found: &Estimate) -> f64 {
    (found.value * found.games as f64 * 2.0).round() / 2.0
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
