//! The page `docs/rules.md`: every rule and every choice with its source and the tests that hold it.

use std::collections::BTreeMap;
use std::fmt::Write;

use tabiya::variant::source::{Cite, RECONSTRUCTION, Reference, SOURCES, citations};
use tabiya::words::{GameWords, en};
use tabiya::{Choice, Game, OptionSpec, Preset, Standing, games};

use super::entries::{Entry, STANDINGS, game};

/// The tests that hold a rule or an option, by its id.
pub type Tests = BTreeMap<String, Vec<Test>>;

/// A test: the file in which it stands, and its name.
pub type Test = (&'static str, &'static str);

const HEAD: &str = "\
# Rules

Every rule of every game, and every choice where the sources disagree: what it says, where it stands, how well it is
attested, and the tests that hold it. Comments in the code cite the ids. `cargo xtask docs` writes this page, from the
base rules in [rules.tsv](../crates/rules/src/games/rules.tsv), the games’ records in
[crates/rules/src/games](../crates/rules/src/games) and their
words in [src/words](../src/words); change those, not this page.

An id with a number is a base rule. An id with an equals sign is a choice (`game.option=choice`), as the page’s
addresses and `new Match` take it; of an option’s choices the first is the default. Where a choice differs from a base
rule, the choice holds. `seed` in an id stands for Daou 2007. Presets and readings, at the end of each game, have no
standing of their own.

";

/// The whole page.
pub fn page(entries: &[Entry], tests: &Tests) -> String {
    let mut page = HEAD.to_owned();
    for standing in STANDINGS {
        page += &format!("- *{}*: {}\n", title(standing), meaning(standing));
    }
    page += "\nSections: [Common rules](#common-rules)";
    for record in games::EVERY {
        let title = en::game(&record.id).title;
        page += &format!(", [{title}](#{})", slug(title));
    }
    page += ", [Sources](#sources).\n\n## Common rules\n\n";
    base_rules(&mut page, "", entries, tests);
    for record in games::EVERY {
        let words = en::game(&record.id);
        page += &format!("## {}\n\n{}: `{}`.\n\n", words.title, words.subtitle, record.id);
        base_rules(&mut page, &record.id, entries, tests);
        for option in record.options.iter() {
            write_option(&mut page, record, words, option, tests);
        }
        presets(&mut page, record, words, tests);
        readings(&mut page, record, words);
    }
    page += "## Sources\n\n";
    for source in SOURCES {
        page += &format!("- {}: {}\n", plain(source.short), plain(source.text));
    }
    page
}

/// A line that is a sentence about a standing.
fn meaning(standing: Standing) -> &'static str {
    match standing {
        Standing::Described => "a source sets it out as the rule.",
        Standing::Reported => "a source tells that others say so.",
        Standing::Inferred => "it follows from what a source says.",
        Standing::Reconstructed => "put together to fill a gap.",
        Standing::Modern => "how the game, or a program, has it today.",
    }
}

fn base_rules(page: &mut String, game_id: &str, entries: &[Entry], tests: &Tests) {
    for entry in entries.iter().filter(|entry| game(entry.id) == Some(game_id)) {
        let cite = |&(source, place): &_| Reference::Known(Cite(source, place));
        let cites: Vec<Reference> = entry.cites.iter().map(cite).collect();
        *page += &format!("### {}\n\n{}\n\n", entry.id, plain(entry.sentence));
        source(page, entry.standing, &cites);
        held_by(page, entry.id, tests);
    }
}

fn write_option(page: &mut String, record: &Game, words: &GameWords, option: &OptionSpec, tests: &Tests) {
    let id = format!("{}.{}", record.id, option.id);
    let texts = words.options.iter().find(|other| other.id == option.id).expect("words for the option");
    *page += &format!("### {id}\n\n{}\n\n", plain(texts.question));
    held_by(page, &id, tests);
    for (index, choice) in option.choices.iter().enumerate() {
        let texts = texts.choices.iter().find(|other| other.id == choice.id).expect("words for the choice");
        let default = if index == 0 { " (default)" } else { "" };
        *page += &format!("#### {id}={}\n\n", choice.id);
        *page += &format!("**{}**{default}. {}\n\n", plain(texts.title), plain(texts.text));
        source(page, choice.standing, &choice.cites);
        excluded(page, record, choice);
        // Of most options the tests stand with the option; some have tests for a single choice.
        held_by(page, &format!("{id}={}", choice.id), tests);
    }
}

/// The choices of other options that rule this one out.
fn excluded(page: &mut String, record: &Game, choice: &Choice) {
    if !choice.excludes.is_empty() {
        let others = choice.excludes.iter().map(|(option, other)| {
            let id = format!("{}.{option}={other}", record.id);
            format!("[{id}](#{})", slug(&id))
        });
        *page += &format!("Not beside {}.\n\n", others.collect::<Vec<_>>().join(", "));
    }
}

fn presets(page: &mut String, record: &Game, words: &GameWords, tests: &Tests) {
    if record.presets.is_empty() {
        return;
    }
    *page += &format!("### {}.preset\n\nWhich rules are set in one step?\n\n", record.id);
    for preset in record.presets.iter() {
        let texts = words.presets.iter().find(|other| other.id == preset.id).expect("words for the preset");
        let id = format!("{}.preset={}", record.id, preset.id);
        *page += &format!("#### {id}\n\n**{}**. {}\n\n", plain(texts.title), plain(texts.text));
        *page += &format!("Source: {}.\n\n", plain(&citations(&preset.cites)));
        *page += &format!("Sets {}.\n\n", sets(record, preset));
        held_by(page, &id, tests);
    }
}

/// What a preset sets.
fn sets(record: &Game, preset: &Preset) -> String {
    let game = preset.game.map_or(&record.id, |game| &game.id);
    let mut parts: Vec<String> = Vec::new();
    if *game != *record.id {
        let title = en::game(game).title;
        parts.push(format!("the game [{title}](#{})", slug(title)));
    }
    for (option, choice) in preset.options.iter() {
        let id = format!("{game}.{option}={choice}");
        parts.push(format!("[{id}](#{})", slug(&id)));
    }
    if parts.is_empty() { "every option to its default".to_owned() } else { parts.join(", ") }
}

/// Where the sources leave something open, what this project makes of it: the game's notes.
fn readings(page: &mut String, record: &Game, words: &GameWords) {
    let readings: Vec<_> = words.notes.iter().filter(|note| note.cite.0 == RECONSTRUCTION).collect();
    if !readings.is_empty() {
        *page += &format!("### {}.readings\n\nWhere the sources are silent or unclear:\n\n", record.id);
        for note in readings {
            let after = if note.cite.1.is_empty() { String::new() } else { format!(" ({})", note.cite.1) };
            *page += &format!("- {}{}\n", plain(note.text), plain(&after));
        }
        *page += "\n";
    }
}

fn source(page: &mut String, standing: Standing, cites: &[Reference]) {
    *page += &format!("*{}*: {}.\n\n", title(standing), plain(&citations(cites)));
}

/// The tests of an id, file by file; nothing if there are none.
fn held_by(page: &mut String, id: &str, tests: &Tests) {
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (file, name) in tests.get(id).into_iter().flatten() {
        files.entry(file).or_default().push(name);
    }
    for (file, names) in files {
        let names = names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        writeln!(page, "Tests in [{file}](../{file}): {names}.\n").expect("a string takes everything");
    }
}

/// The standing's id with a capital.
fn title(standing: Standing) -> String {
    let id = standing.id();
    format!("{}{}", id[..1].to_uppercase(), &id[1..])
}

/// What GitHub makes of a heading to jump to: lower case, hyphens for spaces, no other punctuation.
pub fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|&c| c.is_alphanumeric() || " -_".contains(c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// A text in which Markdown finds nothing of its own.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars() {
        if "\\`*_[]<>".contains(c) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}
