//! The TOML parser's tree turned into nodes. Only this file knows that it is TOML.

use toml::de::{DeTable, DeValue};

use super::error::{Fault, FileError, Place};
use super::node::{Node, Value};
use super::ownership::MAX_TEXT;

/// The table that a text is.
pub(super) fn parse(text: &str) -> Result<Node, Fault> {
    if text.len() > MAX_TEXT {
        return Err(FileError::new("too-large", 0, format!("A file has at most {MAX_TEXT} bytes.")));
    }
    let lines = Lines::of(text);
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        FileError::new("syntax", lines.place(at), format!("This is not TOML: {}.", error.message()))
    })?;
    let at = lines.place(table.span().start);
    lines.table(table.get_ref(), at)
}

/// A text, and where its lines begin.
struct Lines<'a> {
    text: &'a str,
    begins: Vec<usize>,
}

impl Lines<'_> {
    fn of(text: &str) -> Lines<'_> {
        let begins = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Lines { text, begins: core::iter::once(0).chain(begins).collect() }
    }

    fn place(&self, at: usize) -> Place {
        let line = self.begins.partition_point(|begin| *begin <= at);
        // Bytes of a character after its first begin with the bits 10.
        let before = self.text.as_bytes()[self.begins[line - 1]..].iter().take(at - self.begins[line - 1]);
        let column = before.filter(|byte| **byte & 0xc0 != 0x80).count() + 1;
        Place { line: line as u32, column: column as u32 }
    }

    fn table(&self, table: &DeTable, at: Place) -> Result<Node, Fault> {
        let mut entries = Vec::new();
        for (key, value) in table {
            // A table may be said in several places: where it is named first holds.
            let named = matches!(value.get_ref(), DeValue::Table(_));
            let at = self.place(if named { key.span().start } else { value.span().start });
            entries.push((key.get_ref().to_string(), self.node(value.get_ref(), at)?));
        }
        Ok(Node { value: Value::Table(entries), at })
    }

    fn node(&self, value: &DeValue, at: Place) -> Result<Node, Fault> {
        let value = match value {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(number) => {
                let parsed = i64::from_str_radix(number.as_str(), number.radix());
                Value::Number(parsed.map_err(|_| FileError::new("number", at, "This number is too large."))?)
            }
            DeValue::Boolean(flag) => Value::Flag(*flag),
            DeValue::Array(items) => {
                let item =
                    |item: &toml::Spanned<DeValue>| self.node(item.get_ref(), self.place(item.span().start));
                Value::List(items.iter().map(item).collect::<Result<_, Fault>>()?)
            }
            DeValue::Table(table) => return self.table(table, at),
            DeValue::Float(_) | DeValue::Datetime(_) => {
                return Err(FileError::new("type", at, "No field is a fraction or a date."));
            }
        };
        Ok(Node { value, at })
    }
}
