//! Pseudo-random numbers for tests, the same in every run.
//!
//! proptest would shorten what fails, but takes 11 seconds of processor time and 15 crates to build, after 0.2 and
//! one; what fails here names its position, which is short already.

/// A generator that says what the tests ask of it.
pub struct Random(fastrand::Rng);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }

    pub fn next(&mut self) -> u64 {
        self.0.u64(..)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.usize(..bound)
    }

    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        self.0.choice(items).expect("something to choose from").clone()
    }
}

pub type Options = Vec<(&'static str, &'static str)>;
