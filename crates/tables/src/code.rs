//! The byte of a position.
//!
//! | byte | meaning |
//! | --- | --- |
//! | 0 | nobody wins |
//! | 1 to 250 | the plies to the end, as the scale of the table has them |
//! | 251 | more plies than that: the table lists them |
//! | 252 | the side to move has won already |
//! | 255 | no position, or the image of another |
//!
//! While a table is made there are two more: 253, a draw that is over, and 254, nothing known but that a capture or a
//! promotion at least draws.

use tabiya_rules::endings::Value;

pub(crate) const OPEN: u8 = 0;
/// The highest byte that says plies.
pub(crate) const TOP: u8 = 250;
pub(crate) const LATE: u8 = 251;
pub(crate) const WON: u8 = 252;
pub(crate) const DRAWN: u8 = 253;
pub(crate) const HOLDS: u8 = 254;
pub(crate) const NONE: u8 = 255;

/// How plies are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scale {
    /// 1 more than the plies: wins take odd numbers of plies, losses even ones.
    Alternate,
    /// 1 more than twice the plies, and 1 more for a win.
    Both,
}

impl Scale {
    /// The byte of a value; `LATE` where there is none.
    #[inline(always)]
    pub(crate) fn byte(self, value: Value, top: u8) -> u8 {
        let number = match (self, value) {
            (_, Value::Draw) => return OPEN,
            (_, Value::Win(0)) => return WON,
            (Scale::Alternate, Value::Win(plies) | Value::Loss(plies)) => u32::from(plies) + 1,
            (Scale::Both, Value::Win(plies)) => 2 * u32::from(plies) + 2,
            (Scale::Both, Value::Loss(plies)) => 2 * u32::from(plies) + 1,
        };
        if number > u32::from(top) { LATE } else { number as u8 }
    }

    /// The value of a byte that says one by itself.
    #[inline(always)]
    pub(crate) fn value(self, byte: u8) -> Option<Value> {
        match (self, byte) {
            (_, OPEN | DRAWN | HOLDS) => Some(Value::Draw),
            (_, WON) => Some(Value::Win(0)),
            (_, NONE | LATE) => None,
            (Scale::Alternate, byte) if byte % 2 == 0 => Some(Value::Win(u16::from(byte) - 1)),
            (Scale::Alternate, byte) => Some(Value::Loss(u16::from(byte) - 1)),
            (Scale::Both, byte) if byte % 2 == 0 => Some(Value::Win(u16::from(byte) / 2 - 1)),
            (Scale::Both, byte) => Some(Value::Loss(u16::from(byte) / 2)),
        }
    }
}
