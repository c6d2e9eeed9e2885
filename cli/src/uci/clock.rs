//! How long a move may take, by the clock of the game.

use std::time::Duration;

/// What is kept back for what passes between the programs.
const OVERHEAD: Duration = Duration::from_millis(30);

/// So many moves a game is expected to go on for.
const MOVES: u32 = 28;

/// What one side's clock says.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What is left.
    pub left: Duration,
    /// What each move adds.
    pub increment: Duration,
    /// Moves until more time is added; 0 where none is.
    pub moves: u32,
    /// What each move has besides (byoyomi).
    pub extra: Duration,
}

/// How long to look for a move: a usual move so long, none longer than that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    usual: Duration,
    pub most: Duration,
}

impl Clock {
    pub fn allowance(self) -> Allowance {
        let Clock { left, increment, moves, extra } = self;
        let share = if moves > 0 { moves.min(MOVES) + 1 } else { MOVES };
        let all = (left + extra).saturating_sub(OVERHEAD).max(Duration::from_millis(1));
        let usual = (left / share + increment * 3 / 4 + extra * 9 / 10).min(all * 3 / 4);
        let most = (usual * 4).min(left / 4 + extra).clamp(usual, all);
        Allowance { usual, most }
    }
}

/// What has been found from one iteration to the next: an easy move stays the same, a hard one changes.
#[derive(Clone, Copy, Default, Debug)]
pub struct Steadiness {
    /// Iterations since the best move has changed.
    same: u32,
    /// By how many hundredths of the weakest piece the last iteration made it worse.
    worse: i32,
}

impl Steadiness {
    /// Another iteration is over, with the same best move or another.
    pub fn add(&mut self, same: bool, worse: i32) {
        self.same = if same { self.same + 1 } else { 0 };
        self.worse = worse;
    }
}

impl Allowance {
    /// Whether another iteration is worth beginning after so long.
    pub fn goes_on(self, spent: Duration, steady: Steadiness) -> bool {
        let percent = match steady {
            Steadiness { worse: 50.., .. } => 200,
            Steadiness { same: 0, .. } => 130,
            Steadiness { same: 1..=2, .. } => 80,
            Steadiness { same: 3..=5, .. } => 60,
            Steadiness { .. } => 40,
        };
        spent < (self.usual * percent / 100).min(self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    /// Plays by the clock until the time is over, each move taking the most that it may, or gives up after so many.
    fn moves(mut clock: Clock, most: u32) -> u32 {
        for number in 0..most {
            let spent = clock.allowance().most;
            if spent > clock.left + clock.extra {
                return number;
            }
            clock.left = clock.left.saturating_sub(spent.saturating_sub(clock.extra)) + clock.increment;
        }
        most
    }

    #[test]
    fn no_game_is_lost_by_the_clock() {
        for left in [1, 50, 1_000, 300_000] {
            for increment in [0, 10, 3_000] {
                for extra in [0, 500] {
                    let clock = Clock {
                        left: millis(left),
                        increment: millis(increment),
                        moves: 0,
                        extra: millis(extra),
                    };
                    assert_eq!(moves(clock, 300), 300, "{clock:?}");
                }
            }
        }
    }

    #[test]
    fn five_minutes_last_for_a_game() {
        let clock = Clock { left: millis(300_000), ..Clock::default() };
        let Allowance { usual, most } = clock.allowance();
        assert!((millis(5_000)..millis(15_000)).contains(&usual), "{usual:?}");
        assert!(most <= usual * 4 && most <= millis(75_000), "{most:?}");
    }

    #[test]
    fn easy_moves_are_quick_and_hard_ones_slow() {
        let allowance = Clock { left: millis(300_000), ..Clock::default() }.allowance();
        let after = |changes: &[(bool, i32)]| {
            let mut steady = Steadiness::default();
            changes.iter().for_each(|&(same, worse)| steady.add(same, worse));
            (1..100_000).find(|&time| !allowance.goes_on(millis(time), steady))
        };
        let (easy, hard) = (after(&[(true, 0); 8]), after(&[(true, 0), (false, 0)]));
        assert!(easy.zip(hard).is_some_and(|(easy, hard)| 3 * easy < hard + 1), "{easy:?} {hard:?}");
        assert!(after(&[(true, 120)]) > hard);
    }
}
