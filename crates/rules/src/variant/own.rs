//! Borrowed or owned texts and lists of a record: constants of this crate, or what has been read at run time.

use std::borrow::Cow;

/// A text of a record.
pub type Text = Cow<'static, str>;

/// Options with choices, as [`Rules::new`](crate::Rules::new) takes them.
pub fn pairs(chosen: &[(Text, Text)]) -> Vec<(&str, &str)> {
    chosen.iter().map(|(option, choice)| (&**option, &**choice)).collect()
}

/// A list of a record.
pub type List<T> = Cow<'static, [T]>;
