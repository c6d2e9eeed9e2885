//! The faults that a record can have.

use super::own::Text;

/// What is wrong with a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Fault<'a> {
    /// The rule that it breaks.
    pub rule: &'static str,
    /// The id or name by which the place is found.
    pub at: &'a str,
}

/// The same, for as long as it is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RecordFault {
    /// The rule that it breaks.
    pub rule: &'static str,
    /// The id or name by which the place is found.
    pub at: Text,
}

impl From<Fault<'_>> for RecordFault {
    fn from(Fault { rule, at }: Fault) -> RecordFault {
        RecordFault { rule, at: at.to_owned().into() }
    }
}

/// Such as `two roles have one letter: "elephant"`.
impl core::fmt::Display for Fault<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: \"{}\"", self.rule, self.at)
    }
}

impl core::error::Error for Fault<'_> {}

/// As [`Fault`].
impl core::fmt::Display for RecordFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        Fault { rule: self.rule, at: &self.at }.fmt(f)
    }
}

impl core::error::Error for RecordFault {}
