//! The texts of a file: titles, questions, sentences.

use super::codec::{each, entry, words};
use super::error::Fault;
use super::node::{Fields, Node};

/// A text that may be missing.
pub(super) fn said(fields: &Fields, key: &str) -> Result<String, Fault> {
    fields.maybe(key, words)
}

/// A list of texts that may be missing.
pub(super) fn listed(fields: &Fields, key: &str) -> Result<Vec<String>, Fault> {
    fields.maybe(key, |node| each(node, words))
}

/// A text, where there is one.
pub(super) fn put(entries: &mut Vec<(String, Node)>, key: &str, text: &str) {
    if !text.is_empty() {
        entries.push(entry(key, Node::text(text)));
    }
}

/// A list, where it is not empty.
pub(super) fn put_list(entries: &mut Vec<(String, Node)>, key: &str, items: Vec<Node>) {
    if !items.is_empty() {
        entries.push(entry(key, Node::list(items)));
    }
}

/// Texts, where there are any.
pub(super) fn put_texts(entries: &mut Vec<(String, Node)>, key: &str, texts: &[String]) {
    put_list(entries, key, texts.iter().map(|text| Node::text(text.as_str())).collect());
}
