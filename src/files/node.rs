//! The node tree of a game file, whatever it is written in.

use super::error::{Fault, FileError, Place, Within};
use crate::matches::nearest;

/// A value, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Node {
    pub(super) value: Value,
    /// Where; nowhere in what is written.
    pub(super) at: Place,
}

/// What a value can be.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
}

/// A table whose keys have been looked at.
pub(super) struct Fields<'a> {
    at: Place,
    entries: &'a [(String, Node)],
}

impl Node {
    pub(super) fn text(text: impl Into<String>) -> Node {
        Node { value: Value::Text(text.into()), at: Place::default() }
    }

    pub(super) fn list(items: Vec<Node>) -> Node {
        Node { value: Value::List(items), at: Place::default() }
    }

    pub(super) fn table(entries: Vec<(String, Node)>) -> Node {
        Node { value: Value::Table(entries), at: Place::default() }
    }

    pub(super) fn number(number: i64) -> Node {
        Node { value: Value::Number(number), at: Place::default() }
    }

    pub(super) fn flag(flag: bool) -> Node {
        Node { value: Value::Flag(flag), at: Place::default() }
    }

    /// Where this text stands first.
    pub(super) fn place_of(&self, text: &str) -> Option<Place> {
        match &self.value {
            Value::Text(own) => (own == text).then_some(self.at),
            Value::List(items) => items.iter().find_map(|item| item.place_of(text)),
            Value::Table(entries) => {
                let places = entries.iter().filter_map(|(_, node)| node.place_of(text));
                places.min_by_key(|place| (place.line, place.column))
            }
            Value::Number(_) | Value::Flag(_) => None,
        }
    }

    /// A name, and what stands under it.
    pub(super) fn kind(name: &str, payload: Option<Node>) -> Node {
        match payload {
            None => Node::text(name),
            Some(node) => Node::table(vec![(name.to_owned(), node)]),
        }
    }

    #[cold]
    fn wanted(&self, what: &str) -> Fault {
        FileError::new("type", self.at, format!("{what} has to stand here."))
    }

    #[cold]
    pub(super) fn fault(&self, code: &'static str, message: impl Into<String>) -> Fault {
        FileError::new(code, self.at, message)
    }

    pub(super) fn as_text(&self) -> Result<&str, Fault> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.wanted("A text")),
        }
    }

    pub(super) fn as_number(&self) -> Result<i64, Fault> {
        match self.value {
            Value::Number(number) => Ok(number),
            _ => Err(self.wanted("A number")),
        }
    }

    /// A number in this range.
    pub(super) fn number_within(&self, least: i64, most: i64) -> Result<i64, Fault> {
        let number = self.as_number()?;
        if !(least..=most).contains(&number) {
            let message = format!("A number from {least} to {most} has to stand here.");
            return Err(self.fault("number", message));
        }
        Ok(number)
    }

    pub(super) fn as_flag(&self) -> Result<bool, Fault> {
        match self.value {
            Value::Flag(flag) => Ok(flag),
            _ => Err(self.wanted("“true” or “false”")),
        }
    }

    pub(super) fn as_list(&self) -> Result<&[Node], Fault> {
        match &self.value {
            Value::List(items) => Ok(items),
            _ => Err(self.wanted("A list")),
        }
    }

    /// Its entries, of which these keys are known.
    pub(super) fn fields(&self, known: &[&str]) -> Result<Fields<'_>, Fault> {
        let Value::Table(entries) = &self.value else { return Err(self.wanted("A table")) };
        for (key, node) in entries {
            if !known.contains(&key.as_str()) {
                return Err(unknown(node, "field", key, known).within(key));
            }
        }
        Ok(Fields { at: self.at, entries })
    }

    /// A name, or a table with one entry: its key, and what stands there.
    pub(super) fn as_kind(&self) -> Result<(&str, Option<&Node>), Fault> {
        match &self.value {
            Value::Text(name) => Ok((name, None)),
            Value::Table(entries) if entries.len() == 1 => Ok((&entries[0].0, Some(&entries[0].1))),
            _ => Err(self.wanted("A name, or a table with one entry,")),
        }
    }
}

impl<'a> Fields<'a> {
    /// What this reader makes of a field that must be there.
    pub(super) fn part<T>(&self, key: &str, read: fn(&Node) -> Result<T, Fault>) -> Result<T, Fault> {
        read(self.need(key)?).within(key)
    }

    /// What this reader makes of a field that may be missing.
    pub(super) fn maybe<T: Default>(
        &self,
        key: &str,
        read: impl FnOnce(&Node) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.get(key).map_or_else(|| Ok(T::default()), |node| read(node).within(key))
    }

    pub(super) fn get(&self, key: &str) -> Option<&'a Node> {
        self.entries.iter().find(|(own, _)| own == key).map(|(_, node)| node)
    }

    pub(super) fn need(&self, key: &str) -> Result<&'a Node, Fault> {
        let missing = || FileError::new("missing", self.at, format!("“{key}” is missing."));
        self.get(key).ok_or_else(missing).within(key)
    }
}

/// Most names that a fault gives: there are as many figures.
const MOST_NAMED: usize = 70;

/// A name that nothing has; the nearest that there is, is named, or all of them where none is near.
pub(super) fn unknown(node: &Node, what: &str, name: &str, known: &[&str]) -> Fault {
    let name: String = name.chars().take(40).collect();
    let hint = match nearest(&name, known) {
        Some(known) => format!(" “{known}” is one."),
        None if (1..=MOST_NAMED).contains(&known.len()) => format!(" There are “{}”.", known.join("”, “")),
        None => String::new(),
    };
    node.fault("unknown-name", format!("There is no {what} “{name}”.{hint}"))
}
