//! Assertions that the compiler evaluates, and their messages.

use super::super::fault::Fault;

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
