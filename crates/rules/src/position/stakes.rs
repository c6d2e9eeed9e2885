//! Stakes as exact halves.

use core::fmt;
use core::str::FromStr;

/// A number of stakes. It counts in halves: of an odd pool each of two winners takes one and a half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Stakes {
    halves: i8,
}

impl Stakes {
    /// None at all.
    pub const NONE: Stakes = Stakes { halves: 0 };

    /// So many whole stakes, as many as there can be.
    pub const fn whole(number: i8) -> Stakes {
        Stakes { halves: number.saturating_mul(2) }
    }

    /// So many halves.
    pub const fn from_halves(halves: i8) -> Stakes {
        Stakes { halves }
    }

    /// How many halves.
    pub const fn halves(self) -> i8 {
        self.halves
    }

    /// Those together.
    #[must_use]
    pub(crate) const fn plus(self, other: Stakes) -> Stakes {
        Stakes { halves: self.halves.saturating_add(other.halves) }
    }

    /// These less those.
    #[must_use]
    pub(crate) const fn less(self, other: Stakes) -> Stakes {
        Stakes { halves: self.halves.saturating_sub(other.halves) }
    }
}

impl From<Stakes> for f64 {
    fn from(stakes: Stakes) -> f64 {
        f64::from(stakes.halves) / 2.0
    }
}

/// As a number: `2`, `-0.5`.
impl fmt::Display for Stakes {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.halves < 0 { "-" } else { "" };
        let half = if self.halves % 2 == 0 { "" } else { ".5" };
        write!(text, "{sign}{}{half}", self.halves.unsigned_abs() / 2)
    }
}

impl FromStr for Stakes {
    type Err = ();

    fn from_str(text: &str) -> Result<Stakes, ()> {
        let (whole, half) = match text.strip_suffix(".5") {
            Some(whole) => (whole, 1),
            None => (text, 0),
        };
        let halves = whole.parse::<i8>().ok().and_then(|whole| whole.checked_mul(2)).ok_or(())?;
        let halves = if whole.starts_with('-') { halves.checked_sub(half) } else { halves.checked_add(half) };
        halves.map(Stakes::from_halves).ok_or(())
    }
}
