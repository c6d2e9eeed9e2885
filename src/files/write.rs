//! The writer of game files.

use core::fmt::Write;

use super::game::{is_tables, node};
use super::node::{Node, Value};
use crate::variant::Game;
use crate::words::{default_language, texts_of};

/// The game as a file, with its own words or those of the default language.
pub fn write(game: &Game) -> String {
    let mut out = String::new();
    section(&node(game, &texts_of(default_language(), game)), "", &mut out);
    out
}

/// The entries of a table: values in lines, then what has headings of its own.
fn section(node: &Node, path: &str, out: &mut String) {
    let Value::Table(entries) = &node.value else { return };
    let headed = |key: &str, node: &Node| match path {
        "" => is_tables(node) || matches!(node.value, Value::Table(_)),
        _ => key == "choices",
    };
    for (key, node) in entries.iter().filter(|(key, node)| !headed(key, node)) {
        let _ = write!(out, "{key} = ");
        value(node, out);
        out.push('\n');
    }
    for (key, node) in entries.iter().filter(|(key, node)| headed(key, node)) {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        match &node.value {
            Value::List(items) => {
                for item in items {
                    let _ = write!(out, "\n[[{path}]]\n");
                    section(item, &path, out);
                }
            }
            _ => {
                let _ = write!(out, "\n[{path}]\n");
                section(node, &path, out);
            }
        }
    }
}

/// A value within a line.
fn value(node: &Node, out: &mut String) {
    match &node.value {
        Value::Text(text) => quoted(text, out),
        Value::Number(number) => {
            let _ = write!(out, "{number}");
        }
        Value::Flag(flag) => {
            let _ = write!(out, "{flag}");
        }
        Value::List(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                out.push_str(if index > 0 { ", " } else { "" });
                value(item, out);
            }
            out.push(']');
        }
        Value::Table(entries) => {
            out.push_str("{ ");
            for (index, (key, node)) in entries.iter().enumerate() {
                let _ = write!(out, "{}{key} = ", if index > 0 { ", " } else { "" });
                value(node, out);
            }
            out.push_str(" }");
        }
    }
}

/// A text as TOML's basic string.
fn quoted(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            letter if letter.is_control() => {
                let _ = write!(out, "\\u{:04X}", letter as u32);
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}
