//! All texts of a game in one value, whether they come from a catalogue or from its file.

use super::Language;
use super::game_words::Entry;
use crate::variant::texts::{GameTexts, LineTexts, OptionTexts, RoleTexts, Said};
use crate::variant::{Game, Reference};

/// The words of a game, in the order of its record: its own, or those that the language has for it.
pub fn texts_of(language: &dyn Language, game: &Game) -> GameTexts {
    if let Some(texts) = &game.texts {
        return GameTexts::clone(texts);
    }
    let words = language.game(&game.id);
    let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
    let said = |entries: &[Entry], id: &str| {
        let found = entries.iter().find(|entry| entry.id == id);
        found.map_or_else(Said::default, |entry| Said { title: entry.title.into(), text: entry.text.into() })
    };
    let roles = game.terms.roles.iter().map(|role| {
        let found = words.roles.iter().find(|words| words.id == role.id);
        found.map_or_else(RoleTexts::default, |words| RoleTexts {
            nouns: owned(words.nouns),
            meanings: owned(words.meanings),
        })
    });
    let options = game.options.iter().map(|option| {
        let found = words.options.iter().find(|words| words.id == option.id);
        OptionTexts {
            question: found.map_or("", |words| words.question).to_owned(),
            choices: {
                let entries = found.map_or(&[][..], |words| words.choices);
                option.choices.iter().map(|choice| said(entries, &choice.id)).collect()
            },
        }
    });
    let lines = game.lines.iter().map(|line| {
        let found = words.lines.iter().find(|words| words.id == line.id);
        found.map_or_else(LineTexts::default, |words| LineTexts {
            said: Said { title: words.title.into(), text: words.text.into() },
            comments: words.comments.iter().map(|&(ply, text)| (ply, text.to_owned())).collect(),
        })
    });
    GameTexts {
        title: words.title.into(),
        subtitle: words.subtitle.into(),
        period: words.period.into(),
        place: words.place.into(),
        sides: owned(words.sides),
        roles: roles.collect(),
        options: options.collect(),
        presets: game.presets.iter().map(|preset| said(words.presets, &preset.id)).collect(),
        lines: lines.collect(),
        checks: words.checks.iter().map(|&(role, name)| (role.to_owned(), name.to_owned())).collect(),
        notes: words.notes.iter().map(|note| (note.text.to_owned(), Reference::Known(note.cite))).collect(),
    }
}
