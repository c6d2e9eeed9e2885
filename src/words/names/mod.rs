//! Native names: how the players of a game write them, in their scripts.
//!
//! They are those of its pieces, of the parts of its board, of what is said over it. The record of a game
//! holds each role's names in Latin letters, as its source spells them. The tables
//! here, a file for each game or for games that share their names, say how they are written in their own
//! script, and by which side where the sides differ; and they hold names that the record's source does
//! not give. What the names mean is the language's to say.
//!
//! A line of a table has nine columns, with a tab between two: what is named (`game`, a role's id, or
//! `term:` with an id; `/1` after it for the game's second set of names), the letter of the seat if only
//! one side has the name, the names of the record that it writes, its language after BCP 47, the name, a
//! transliteration, the id of the source, the place in it, and the standing of the written form:
//! *described* where the source writes it so, *inferred* where the source has the name in Latin letters
//! and we write it back into its script, *modern* where it is of today.

use std::borrow::Cow;

use crate::board::{Role, Ruling, Zone};
use crate::rules::Rules;
use crate::variant::source::SOURCES;
use crate::variant::{Cite, Reference, Standing, Text};

const ARMIES: &str = include_str!("armies.tsv");
const INDIAN: &str = include_str!("indian.tsv");
const SHOGI_PIECES: &str = include_str!("shogi-pieces.tsv");

/// The tables of each game.
static TABLES: &[(&str, &[&str])] = &[
    ("chaturanga", &[INDIAN]),
    ("shatranj", &[include_str!("shatranj.tsv")]),
    ("senterej", &[include_str!("senterej.tsv")]),
    ("indian", &[INDIAN]),
    ("sittuyin", &[include_str!("sittuyin.tsv")]),
    ("makruk", &[include_str!("makruk.tsv")]),
    ("ouk", &[include_str!("ouk.tsv")]),
    ("shatar", &[include_str!("shatar.tsv")]),
    ("xiangqi", &[include_str!("xiangqi.tsv")]),
    ("janggi", &[include_str!("janggi.tsv")]),
    ("heian-shogi", &[include_str!("heian-shogi.tsv"), SHOGI_PIECES]),
    ("sho-shogi", &[include_str!("sho-shogi.tsv"), SHOGI_PIECES]),
    ("shogi", &[include_str!("shogi.tsv"), SHOGI_PIECES]),
    ("shaturanga", &[ARMIES]),
    ("dice-chess", &[ARMIES]),
    ("ashtapada", &[include_str!("ashtapada.tsv")]),
];

/// A line of a table.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    /// What is named: `game`, the id of a role, or `term:` with an id.
    pub of: &'static str,
    /// The set of names to which it belongs.
    pub set: u8,
    /// The letter of the seat that has the name; empty if all have.
    pub seat: &'static str,
    /// The names of the record that this writes, with commas between; often none.
    pub names: &'static str,
    /// BCP 47 tag of the language, with the script where the language has several.
    pub lang: &'static str,
    /// The name.
    pub text: &'static str,
    /// The name in Latin letters; empty if it is written so.
    pub transliteration: &'static str,
    /// Where it stands.
    pub cite: Cite,
    /// How well the written form is attested.
    pub standing: Standing,
}

/// A name of a piece, a game or a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NativeName {
    /// The name in Latin letters: as the source of the rules spells it, if that has it.
    pub name: Text,
    /// BCP 47 tag of that.
    pub language: Text,
    /// The name in its own script, where that is known; otherwise the same.
    pub text: Text,
    /// BCP 47 tag of that.
    pub lang: Text,
    /// The name in Latin letters, after the usage of scholars; nothing if it is written so.
    pub transliteration: Option<&'static str>,
    /// The letter of the seat that has the name; nothing if all have.
    pub seat: Option<&'static str>,
    /// Where it stands.
    pub source: String,
    /// How well the written form is attested.
    pub standing: Standing,
}

impl NativeName {
    fn of(spelling: Spelling, record: Option<(&Text, &Text)>) -> NativeName {
        let Spelling { seat, lang, text, transliteration, cite, standing, .. } = spelling;
        let (name, language) = match record {
            Some((name, language)) => (name.clone(), language.clone()),
            None if transliteration.is_empty() => (Text::Borrowed(text), Text::Borrowed(lang)),
            None => (
                Text::Borrowed(transliteration),
                Cow::Owned(format!("{}-Latn", lang.split('-').next().unwrap_or(lang))),
            ),
        };
        NativeName {
            name,
            language,
            text: Text::Borrowed(text),
            lang: Text::Borrowed(lang),
            transliteration: (!transliteration.is_empty()).then_some(transliteration),
            seat: (!seat.is_empty()).then_some(seat),
            source: cite.text(),
            standing,
        }
    }
}

/// A line as it is read; nothing for a remark, or one that cannot be read, which a test does not allow.
fn read(line: &'static str) -> Option<Spelling> {
    if line.starts_with('#') {
        return None;
    }
    let mut columns = line.split('\t');
    let mut next = || columns.next();
    let (of, seat, names, lang, text, transliteration) =
        (next()?, next()?, next()?, next()?, next()?, next()?);
    let (source, place, standing) = (next()?, next()?, next()?);
    let (of, set) = match of.split_once('/') {
        Some((of, set)) => (of, set.parse().ok()?),
        None => (of, 0),
    };
    let cite = Cite(SOURCES.iter().find(|known| known.id == source)?, place);
    let standing = Standing::ALL.into_iter().find(|known| known.id() == standing)?;
    Some(Spelling { of, set, seat, names, lang, text, transliteration, cite, standing })
}

/// All that the tables hold for a game.
pub fn spellings(game: &str) -> impl Iterator<Item = Spelling> {
    let tables = TABLES.iter().find(|(id, _)| *id == game).map_or(&[][..], |(_, tables)| tables);
    tables.iter().flat_map(|table| table.lines()).filter_map(read)
}

/// How many lines of a game's tables are no remarks.
pub fn lines(game: &str) -> usize {
    let tables = TABLES.iter().find(|(id, _)| *id == game).map_or(&[][..], |(_, tables)| tables);
    tables.iter().flat_map(|table| table.lines()).filter(|line| !line.starts_with('#')).count()
}

/// The id of the game by which the tables know it: a game that brings its own words is in none.
fn known(rules: &Rules) -> &str {
    if rules.game().texts.is_none() { &rules.game().id } else { "" }
}

/// The names of a role in the set in force: those of the record in their order, each in its script where
/// that is known, and then what else it is called.
pub fn of_role(rules: &Rules, role: Role) -> Vec<NativeName> {
    let spec = rules.role(role);
    let set = rules.terms().names;
    let set = if usize::from(set) < spec.names.len() { set } else { 0 };
    let own = || spellings(known(rules)).filter(move |line| line.of == spec.id && line.set == set);
    let mut names = Vec::new();
    for name in rules.names(role) {
        let before = names.len();
        let written = own().filter(|line| line.names.split(',').any(|known| *known == name.0));
        names.extend(written.map(|line| NativeName::of(line, Some((&name.0, &name.1)))));
        if names.len() == before {
            names.push(NativeName {
                name: name.0.clone(),
                language: name.1.clone(),
                text: name.0.clone(),
                lang: name.1.clone(),
                transliteration: None,
                seat: None,
                source: rules.game().cites.first().map(Reference::text).unwrap_or_default(),
                standing: Standing::Described,
            });
        }
    }
    names.extend(own().filter(|line| line.names.is_empty()).map(|line| NativeName::of(line, None)));
    names
}

/// What the game itself is called.
pub fn of_game(rules: &Rules) -> Vec<NativeName> {
    let set = rules.terms().names;
    let own = spellings(known(rules)).filter(|line| line.of == "game" && (line.set == 0 || line.set == set));
    own.map(|line| NativeName::of(line, None)).collect()
}

/// The parts of the board and the terms of the game that have names, with these.
pub fn of_terms(rules: &Rules) -> Vec<(&'static str, Vec<NativeName>)> {
    let mut terms: Vec<(&'static str, Vec<NativeName>)> = Vec::new();
    for line in spellings(known(rules)) {
        let Some(id) = line.of.strip_prefix("term:").filter(|id| is_there(rules, id)) else { continue };
        let name = NativeName::of(line, None);
        match terms.iter_mut().find(|(known, _)| *known == id) {
            Some((_, names)) => names.push(name),
            None => terms.push((id, vec![name])),
        }
    }
    terms
}

/// Whether the board in force has this part; what is no part of a board always is there.
fn is_there(rules: &Rules, term: &str) -> bool {
    let board = rules.board();
    match term {
        // Where none has to stay in it, the older game has none.
        "palace" => rules.roles().iter().any(|role| role.patterns.iter().any(|own| of_palace(own.within))),
        "river" => matches!(board.ruling, Ruling::Points { river: true, .. }),
        "marked-board" => !board.marks.is_empty(),
        _ => true,
    }
}

fn of_palace(zone: Zone) -> bool {
    use Zone::*;
    !matches!(zone, Board | LastRanks(_) | OwnRanks(..) | OwnHalf | FarHalf | FarDiagonals)
}
