//! What is wrong with a record, and how the compiler says it.

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
    pub at: super::super::own::Text,
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

pub(super) const fn hold<'a>(holds: bool, rule: &'static str, at: &'a str) -> Result<(), Fault<'a>> {
    if holds { Ok(()) } else { Err(Fault { rule, at }) }
}

pub(super) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}

/// A message that is put together by the compiler.
pub(super) struct Text {
    pub(super) bytes: [u8; 200],
    pub(super) len: usize,
}

impl Text {
    pub(super) const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        let mut index = 0;
        while index < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[index];
            self.len += 1;
            index += 1;
        }
    }

    pub(super) const fn get(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "a record has a fault",
        }
    }
}
