//! The texts of the games, each made from the English one when it is first asked for.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use super::marks::marked_static;
use tabiya::words::{Entry, FurtherWords, GameWords, LineWords, Note, OptionWords, RoleWords, en};

/// The texts of a game.
pub fn game(id: &str) -> &'static GameWords {
    static KEPT: LazyLock<Mutex<HashMap<&str, &'static GameWords>>> = LazyLock::new(Mutex::default);
    let english = en::game(id);
    let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    kept.entry(english.id).or_insert_with(|| Box::leak(Box::new(of(english))))
}

/// What is told of a game.
fn told(id: &'static str) -> &'static FurtherWords {
    static KEPT: LazyLock<Mutex<HashMap<&str, &'static FurtherWords>>> = LazyLock::new(Mutex::default);
    let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    kept.entry(id).or_insert_with(|| Box::leak(Box::new(texts_of(en::game(id)))))
}

/// Every item made anew, for as long as the program runs.
fn each<T, U>(items: &[T], make: impl Fn(&T) -> U) -> &'static [U] {
    Vec::leak(items.iter().map(make).collect())
}

fn texts(items: &[&str]) -> &'static [&'static str] {
    each(items, |text| marked_static(text))
}

fn entries(items: &[Entry]) -> &'static [Entry] {
    each(items, |item| Entry {
        id: item.id,
        title: marked_static(item.title),
        text: marked_static(item.text),
    })
}

fn of(english: &GameWords) -> GameWords {
    // Without `..`, so that a new text is not forgotten.
    let GameWords { id, title, subtitle, period, place, sides, checks, roles, texts: _ } = *english;
    GameWords {
        id,
        title: marked_static(title),
        subtitle: marked_static(subtitle),
        period: marked_static(period),
        place: marked_static(place),
        sides: texts(sides),
        checks: each(checks, |&(role, name)| (role, marked_static(name))),
        roles: each(roles, |role| RoleWords {
            id: role.id,
            nouns: texts(role.nouns),
            meanings: texts(role.meanings),
        }),
        texts: told,
    }
}

fn texts_of(english: &FurtherWords) -> FurtherWords {
    let FurtherWords { options, presets, lines, notes } = *english;
    FurtherWords {
        options: each(options, |option| OptionWords {
            id: option.id,
            question: marked_static(option.question),
            choices: entries(option.choices),
        }),
        presets: entries(presets),
        lines: each(lines, |line| LineWords {
            id: line.id,
            title: marked_static(line.title),
            text: marked_static(line.text),
            comments: each(line.comments, |&(ply, text)| (ply, marked_static(text))),
        }),
        notes: each(notes, |note| Note { text: marked_static(note.text), cite: note.cite }),
    }
}
