//! The entries of base rules (`crates/rules/src/games/rules.tsv`), and the ids of all rules and choices.

use std::collections::BTreeSet;

use tabiya::variant::source::{SOURCES, Source};
use tabiya::{Standing, games};

/// What the ids of a game's rules begin with; those of no game hold in all of them.
pub const PREFIXES: &[(&str, &str)] = &[
    ("COM", ""),
    ("CHA", "chaturanga"),
    ("SHA", "shatranj"),
    ("SNJ", "senterej"),
    ("IND", "indian"),
    ("SIT", "sittuyin"),
    ("MAK", "makruk"),
    ("OUK", "ouk"),
    ("SHT", "shatar"),
    ("XQ", "xiangqi"),
    ("JG", "janggi"),
    ("HEI", "heian-shogi"),
    ("SHO", "sho-shogi"),
    ("SHG", "shogi"),
    ("ASH", "ashtapada"),
    ("FHB", "shaturanga"),
    ("FHW", "dice-chess"),
    ("MED", "medieval-chess"),
    ("NEW", "new-chess"),
    ("MOD", "modern-chess"),
];

/// Every standing.
pub const STANDINGS: [Standing; 5] =
    [Standing::Described, Standing::Reported, Standing::Inferred, Standing::Reconstructed, Standing::Modern];

/// A rule that no option touches, or the default of those that do.
pub struct Entry {
    /// Such as `CHA-05`.
    pub id: &'static str,
    /// How well it is attested.
    pub standing: Standing,
    /// Sources, and the place in each; the first is the one that the wording follows.
    pub cites: Vec<(&'static Source, &'static str)>,
    /// What it says.
    pub sentence: &'static str,
}

impl Entry {
    /// From a line of the table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(line: &'static str) -> Result<Entry, String> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[id, standing, cites, sentence] = fields.as_slice() else {
            return Err(format!("{line}: not four fields"));
        };
        if game(id).is_none() {
            return Err(format!("{id}: of no game"));
        }
        if !sentence.ends_with('.') {
            return Err(format!("{id}: no sentence"));
        }
        let known = STANDINGS.into_iter().find(|known| known.id() == standing);
        Ok(Entry {
            id,
            standing: known.ok_or_else(|| format!("{id}: unknown standing “{standing}”"))?,
            cites: cites.split("; ").map(|cite| read_cite(id, cite)).collect::<Result<_, _>>()?,
            sentence,
        })
    }
}

/// A citation: the id of a source and the place in it.
fn read_cite(id: &str, text: &'static str) -> Result<(&'static Source, &'static str), String> {
    let (source, place) = text.split_once(' ').unwrap_or((text, ""));
    match SOURCES.iter().find(|known| known.id == source) {
        Some(known) => Ok((known, place)),
        None => Err(format!("{id}: unknown source “{source}”")),
    }
}

/// All entries, in the order of the table.
///
/// # Errors
/// What is wrong with the first line that cannot be read.
pub fn read() -> Result<Vec<Entry>, String> {
    let lines = tabiya::games::base::TABLE.lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(Entry::read).collect()
}

/// The game that a rule's id belongs to (empty: all of them), if it is the id of a rule.
pub fn game(id: &str) -> Option<&'static str> {
    let (prefix, number) = id.split_once('-')?;
    let numbered = number.len() == 2 && number.bytes().all(|digit| digit.is_ascii_digit());
    PREFIXES.iter().find(|known| numbered && known.0 == prefix).map(|known| known.1)
}

/// Ids of what the records leave to choose: `chaturanga.elephant=dabbaba`, `chaturanga.preset=al-adli`.
pub fn choices() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for game in games::EVERY {
        for option in game.options.iter() {
            ids.extend(
                option.choices.iter().map(|choice| format!("{}.{}={}", game.id, option.id, choice.id)),
            );
        }
        ids.extend(game.presets.iter().map(|preset| format!("{}.preset={}", game.id, preset.id)));
    }
    ids
}
