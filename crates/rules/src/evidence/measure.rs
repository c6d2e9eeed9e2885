//! The measures of a set of games: length, decisiveness, drama and others.
//!
//! The measures are those of the Digital Ludeme Project (Ludii, `Evaluation/src/metrics`) and, before it, of Browne
//! (Automatic Generation and Evaluation of Recombination Games, 2008; Evolutionary Game Design, 2011), as far as they
//! say something of a rule. Where a definition departs from theirs, its comment says so.

use std::collections::BTreeMap;

use super::bootstrap::{Estimate, Part, interval};
use super::facts::Facts;
use super::shares::{exact_interval, within};

/// One thing that is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The share of games that a rule has ended within the limit: all but Ludii’s timeouts.
    Completion,
    /// The share of games that somebody has won: Ludii’s “completion”.
    Won,
    /// The share of games that ended in a draw.
    Drawishness,
    /// Plies of the games that ended.
    Length,
    /// One less the largest difference between the shares of games that two sides have won.
    Balance,
    /// The points of the side that moves first, a draw being half a point, in the games that ended. Ludii counts
    /// its wins alone.
    Advantage,
    /// Open actions where there is something to decide: the mean over the games of their means.
    Branching,
    /// The share of the squares on which a piece has stood.
    Coverage,
    /// Captures for each ply.
    Captures,
    /// The share of positions that had stood before, as the rules of repetition see them (Ludii’s situational one).
    Repetition,
    /// The share of a won game that is left once the winner’s lead is larger than any that the other side had.
    Decisiveness,
    /// How far behind the winner was, on average over a won game: the deficit is from 0, when it is not behind, to 1,
    /// when its loss is forced. Ludii takes the difference between both sides, which is twice as much.
    Drama,
    /// The points of the policy that is named first against the other. Ludii fits a line to such matches, each with
    /// twice the other’s budget; here it is one of them.
    Skill,
}

impl Measure {
    /// All of them, in their order.
    pub const ALL: [Measure; 13] = [
        Measure::Completion,
        Measure::Won,
        Measure::Drawishness,
        Measure::Length,
        Measure::Balance,
        Measure::Advantage,
        Measure::Branching,
        Measure::Coverage,
        Measure::Captures,
        Measure::Repetition,
        Measure::Decisiveness,
        Measure::Drama,
        Measure::Skill,
    ];

    /// Stable id.
    pub const fn id(self) -> &'static str {
        match self {
            Measure::Completion => "completion",
            Measure::Won => "won",
            Measure::Drawishness => "drawishness",
            Measure::Length => "length",
            Measure::Balance => "balance",
            Measure::Advantage => "advantage",
            Measure::Branching => "branching",
            Measure::Coverage => "coverage",
            Measure::Captures => "captures",
            Measure::Repetition => "repetition",
            Measure::Decisiveness => "decisiveness",
            Measure::Drama => "drama",
            Measure::Skill => "skill",
        }
    }

    /// What a game adds: to the sum above the line, and to that below it. Nothing where it does not say anything.
    fn of(self, game: &Facts) -> Option<Part> {
        let ended = game.end.is_some();
        let share = |holds: bool| Some((f64::from(u8::from(holds)), 1.0));
        let mean = |value: f64| Some((value, 1.0));
        match self {
            Measure::Completion => share(ended),
            Measure::Won => share(game.winner.is_some()),
            Measure::Drawishness => share(ended && game.winner.is_none()),
            Measure::Length => ended.then_some((f64::from(game.plies), 1.0)),
            // The side is its number; balance() looks at it.
            Measure::Balance => mean(game.winner.map_or(-1.0, f64::from)),
            Measure::Advantage => {
                ended.then_some((game.winner.map_or(0.5, |side| f64::from(u8::from(side == 0))), 1.0))
            }
            Measure::Branching => mean(game.branching),
            Measure::Coverage => mean(game.coverage),
            Measure::Captures => Some((game.captures.into(), game.plies.into())),
            Measure::Repetition => mean(game.repetition),
            Measure::Decisiveness => game.decisiveness.and_then(mean),
            Measure::Drama => game.drama.and_then(mean),
            Measure::Skill => game.skill.and_then(mean),
        }
    }

    /// What a game by itself says of it, to be compared with another; nothing of [`Measure::Balance`].
    pub(super) fn of_game(self, game: &Facts) -> Option<f64> {
        let (above, below) = self.of(game).filter(|part| self != Measure::Balance && part.1 > 0.0)?;
        Some(above / below)
    }

    /// Whether it is a share of games or of their points.
    const fn is_share(self) -> bool {
        matches!(
            self,
            Measure::Completion | Measure::Won | Measure::Drawishness | Measure::Advantage | Measure::Skill
        )
    }
}

/// The measures that at least two of the games say something of, each with its interval, which does not depend on the
/// machine.
pub fn measures(games: &[Facts]) -> Vec<(Measure, Estimate)> {
    let sides = games.iter().map(|game| usize::from(game.sides)).max().unwrap_or(0).max(2);
    let measured = |measure: Measure| {
        let parts: Vec<Part> = games.iter().filter_map(|game| measure.of(game)).collect();
        let found = match measure {
            Measure::Balance => (parts.len() > 1).then(|| balance(&parts, sides)),
            _ => estimate(&parts, measure.is_share(), &ratio),
        };
        found.map(|found| (measure, found))
    };
    Measure::ALL.into_iter().filter_map(measured).collect()
}

/// By which rules the games ended, and the share of each among all games, the most frequent first; `limit` stands for
/// those that none has ended.
pub fn ends(games: &[Facts]) -> Vec<(String, Estimate)> {
    let end = |game: &Facts| game.end.as_deref().unwrap_or("limit").to_owned();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    games.iter().for_each(|game| *counts.entry(end(game)).or_default() += 1);
    let mut found: Vec<(String, Estimate)> = Vec::new();
    for id in counts.into_keys() {
        let parts: Vec<Part> = games.iter().map(|game| (f64::from(u8::from(end(game) == id)), 1.0)).collect();
        found.extend(estimate(&parts, true, &ratio).map(|share| (id, share)));
    }
    found.sort_by(|one, other| other.1.value.total_cmp(&one.1.value));
    found
}

/// One sum by the other.
fn ratio(parts: &[Part]) -> f64 {
    let (above, below) =
        parts.iter().fold((0.0, 0.0), |(above, below), part| (above + part.0, below + part.1));
    if below == 0.0 { 0.0 } else { above / below }
}

/// The share of games that each side has won has an exact interval; all of them together hold the true shares in 95 %
/// of such sets of games at least, as what is left out is divided among the sides. The interval is of all that the
/// balance may be of shares within them.
fn balance(parts: &[Part], sides: usize) -> Estimate {
    let games = parts.len();
    let mut wins = vec![0_usize; sides];
    parts.iter().filter(|(side, _)| *side >= 0.0).for_each(|(side, _)| wins[*side as usize] += 1);
    let (most, least) = (wins.iter().max().unwrap_or(&0), wins.iter().min().unwrap_or(&0));
    let value = 1.0 - (most - least) as f64 / games as f64;
    let bounds: Vec<(f64, f64)> =
        wins.iter().map(|&won| within(won as f64, games, 0.025 / sides as f64)).collect();
    let lowest: f64 = bounds.iter().map(|bound| bound.0).sum();
    // No side can have won what the others have at the least.
    let bounds: Vec<(f64, f64)> =
        bounds.into_iter().map(|(low, high)| (low, high.min(1.0 - (lowest - low)))).collect();
    let mut widest: f64 = 0.0;
    for (side, (_, high)) in bounds.iter().enumerate() {
        let others = bounds.iter().enumerate().filter(|(other, _)| *other != side);
        widest = others.fold(widest, |widest, (_, (low, _))| widest.max(high - low));
    }
    let best = bounds.iter().fold(0.0, |best, bound| f64::max(best, bound.0));
    let worst = bounds.iter().fold(1.0, |worst, bound| f64::min(worst, bound.1));
    Estimate { value, low: 1.0 - widest, high: 1.0 - (best - worst).max(0.0), games }
}

fn estimate(parts: &[Part], share: bool, statistic: &dyn Fn(&[Part]) -> f64) -> Option<Estimate> {
    let games = parts.len();
    if games < 2 {
        return None;
    }
    let value = statistic(parts);
    let (low, high) = if share {
        exact_interval(parts.iter().map(|part| part.0).sum(), games)
    } else if parts.iter().any(|part| *part != parts[0]) {
        // The seed is of no matter: it only has to be always the same.
        interval(parts, 19, statistic)
    } else {
        (value, value)
    };
    Some(Estimate { value, low, high, games })
}
