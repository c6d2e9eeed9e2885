//! From TOML to nodes. Only this file knows that it is TOML.

use toml::de::{DeTable, DeValue};

use super::error::{Fault, FileError};
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
        FileError::new("syntax", lines.line(at), format!("This is not TOML: {}.", error.message()))
    })?;
    let line = lines.line(table.span().start);
    lines.table(table.get_ref(), line)
}

/// Where the lines of a text begin.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Lines {
        let begins = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Lines(core::iter::once(0).chain(begins).collect())
    }

    fn line(&self, at: usize) -> u32 {
        self.0.partition_point(|begin| *begin <= at) as u32
    }

    fn table(&self, table: &DeTable, line: u32) -> Result<Node, Fault> {
        let mut entries = Vec::new();
        for (key, value) in table {
            let line = self.line(key.span().start);
            entries.push((key.get_ref().to_string(), self.node(value.get_ref(), line)?));
        }
        Ok(Node { value: Value::Table(entries), line })
    }

    fn node(&self, value: &DeValue, line: u32) -> Result<Node, Fault> {
        let value = match value {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(number) => {
                let parsed = i64::from_str_radix(number.as_str(), number.radix());
                Value::Number(
                    parsed.map_err(|_| FileError::new("number", line, "This number is too large."))?,
                )
            }
            DeValue::Boolean(flag) => Value::Flag(*flag),
            DeValue::Array(items) => {
                let item =
                    |item: &toml::Spanned<DeValue>| self.node(item.get_ref(), self.line(item.span().start));
                Value::List(items.iter().map(item).collect::<Result<_, Fault>>()?)
            }
            DeValue::Table(table) => return self.table(table, line),
            DeValue::Float(_) | DeValue::Datetime(_) => {
                return Err(FileError::new("type", line, "No field is a fraction or a date."));
            }
        };
        Ok(Node { value, line })
    }
}
