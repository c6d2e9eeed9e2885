//! The reader of a game file: from nodes to a game record.

use std::sync::Arc;

use super::codec::{Code, each, items, over, want, words};
use super::error::{Fault, FileError, Within};
use super::game::{FORMAT, SEATS_OF_TWO, known_base};
use super::node::{Fields, Node, unknown};
use super::ownership::{MAX_COMPILED, MAX_ID, Own};
use super::texts::{listed, said};
use crate::board::{Board, Role, SeatSpec, TWO_SEATS};
use crate::games;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::source::{OwnSource, SOURCES};
use crate::variant::texts::{GameTexts, LineTexts, OptionTexts, RoleTexts, Said};
use crate::variant::{
    Base, Change, Choice, Game, Home, InCheck, Line, List, Name, OptionSpec, Preset, Reference, RightSpec,
    RoleSpec, SetupError, Standing, Terms, Text,
};
use crate::words::default_language;

/// Reads a game from the text of a file.
///
/// # Errors
/// The first thing that is wrong, with its line.
///
/// ```
/// let file = tabiya::files::write(&tabiya::games::SHATRANJ);
/// let game = tabiya::files::read(&file)?;
/// assert_eq!((&*game.id, game.terms.roles.len()), ("shatranj", 6));
///
/// let wrong = tabiya::files::read(&file.replace("stalemate = \"wins\"", "stalemate = \"wind\"")).unwrap_err();
/// assert_eq!((wrong.code, wrong.field.as_str()), ("unknown-name", "terms.stalemate"));
/// # Ok::<(), tabiya::files::FileError>(())
/// ```
pub fn read(text: &str) -> Result<Game, FileError> {
    super::parse::parse(text).and_then(|node| record(&node)).map_err(|fault| *fault)
}

/// What stands at the top of a file.
const TOP: [&str; 20] = [
    "format", "id", "title", "subtitle", "period", "place", "sides", "checks", "base", "cites", "sources",
    "board", "seats", "rights", "pieces", "terms", "options", "presets", "lines", "notes",
];

/// The game that a file is.
pub(super) fn record(node: &Node) -> Result<Game, Fault> {
    let top = node.fields(&TOP)?;
    let format = top.need("format")?;
    if format.as_number().within("format")? != FORMAT {
        return Err(format.fault("format", format!("This file is not of format {FORMAT}.")).within("format"));
    }
    let id = top.part("id", id)?;
    let sources = top.maybe("sources", own_sources)?;
    let seats: List<SeatSpec> = match top.get("seats") {
        Some(node) => List::Owned(each(node, seat).within("seats")?),
        None => List::Borrowed(SEATS_OF_TWO),
    };
    // Names first, so that everything else can refer to them.
    let nothing = (List::Borrowed(&[]), List::Borrowed(&[]));
    let mut named: (List<RoleSpec>, List<RightSpec>) = nothing;
    let pieces = top.need("pieces")?;
    named.0 = List::Owned(each(pieces, plain_role).within("pieces")?);
    if let Some(rights) = top.get("rights") {
        named.1 = List::Owned(each(rights, plain_right).within("rights")?);
    }
    let (mut roles, mut rights) = named.clone();
    let mut role_texts = Vec::new();
    {
        let own = Own { roles: &named.0, rights: &named.1 };
        for (place, piece) in items(pieces)?.iter().enumerate() {
            let part = format!("pieces.{}", place + 1);
            role_texts.push(role(piece, &own, &mut roles.to_mut()[place]).within(&part)?);
        }
        for (place, node) in top.get("rights").map_or(Ok(&[][..]), items)?.iter().enumerate() {
            right(node, &own, &mut rights.to_mut()[place]).within(&format!("rights.{}", place + 1))?;
        }
    }
    let own = Own { roles: &roles, rights: &rights };
    let board = want::<Board>(&top, "board", &own)?;
    let terms = want::<Terms>(&top, "terms", &own)?;
    let cites = references(top.get("cites"), &sources).within("cites")?;
    let mut texts = GameTexts {
        title: said(&top, "title")?,
        subtitle: said(&top, "subtitle")?,
        period: said(&top, "period")?,
        place: said(&top, "place")?,
        sides: listed(&top, "sides")?,
        roles: role_texts,
        checks: top.maybe("checks", |node| each(node, two_texts))?,
        ..GameTexts::default()
    };
    let mut options = Vec::new();
    for (spec, words) in top.maybe("options", |node| each(node, |node| option(node, &own, &sources)))? {
        options.push(spec);
        texts.options.push(words);
    }
    let mut presets = Vec::new();
    for (spec, words) in top.maybe("presets", |node| each(node, |node| preset(node, &sources)))? {
        presets.push(spec);
        texts.presets.push(words);
    }
    let mut lines = Vec::new();
    for (spec, words) in top.maybe("lines", |node| each(node, line))? {
        lines.push(spec);
        texts.lines.push(words);
    }
    texts.notes = top.maybe("notes", |node| each(node, |node| note(node, &sources)))?;
    let base = match top.get("base") {
        Some(node) => base(node).within("base")?,
        None => Base { prefix: Text::Borrowed(""), about: List::Borrowed(&[]) },
    };
    let game = Game {
        id,
        board,
        seats,
        terms,
        options: options.into(),
        presets: presets.into(),
        lines: lines.into(),
        base,
        cites,
        texts: Some(Arc::new(texts)),
    };
    playable(&game, node)?;
    Ok(game)
}

/// Addresses and records hold positions as texts: the array has to be one that can be read.
pub(super) fn array_is_readable(rules: &Rules) -> Result<(), String> {
    let array = rules.write_position(&Position::start(rules));
    let read = rules.read_position(&array).map(drop);
    read.map_err(|error| {
        format!("The array is no position of the game: {}", default_language().position_error(&error))
    })
}

/// Whether the record holds together, by default and with every single choice.
fn playable(game: &Game, file: &Node) -> Result<(), Fault> {
    let fault = |rule: &str, at: &str| {
        // What a fault names is a text of the file, unless it is the game.
        let place = file.place_of(at).filter(|_| at != game.id).unwrap_or_default();
        FileError::new("record", place, format!("The record does not hold: {rule} (“{at}”)."))
    };
    game.check().map_err(|found| fault(found.rule, found.at))?;
    let shared = Arc::new(game.clone());
    let set = |chosen: &[(&str, &str)]| match Rules::new(Arc::clone(&shared), chosen) {
        Err(SetupError::Record { fault: found, .. }) => Err(fault(found.rule, &found.at)),
        Ok(rules) => array_is_readable(&rules).map_err(|message| {
            let place = file.place_of(&game.terms.setup).unwrap_or_default();
            FileError::new("setup", place, message)
        }),
        Err(_) => Ok(()),
    };
    set(&[])?;
    // Only some changes touch what rules are compiled from.
    let touches =
        |change: &Change| matches!(change, Change::Board(_) | Change::Setup(_) | Change::Patterns(..));
    let compiled = game.options.iter().flat_map(|option| option.choices.iter());
    if compiled.filter(|choice| choice.changes.iter().any(touches)).count() > MAX_COMPILED {
        let message =
            format!("At most {MAX_COMPILED} choices change the board, the array or how pieces move.");
        return Err(FileError::new("too-large", 0, message).within("options"));
    }
    for option in game.options.iter() {
        for choice in option.choices.iter().filter(|choice| choice.changes.iter().any(touches)) {
            set(&[(&option.id, &choice.id)]).within(&format!("options.{}.{}", option.id, choice.id))?;
        }
    }
    Ok(())
}

/// An id: letters, digits and a few signs, none of which texts of positions are read by.
fn id(node: &Node) -> Result<Text, Fault> {
    let text = node.as_text()?;
    let sign = |letter: char| letter.is_ascii_alphanumeric() || "-_.+/".contains(letter);
    if text.is_empty() || text.len() > MAX_ID || !text.chars().all(sign) {
        let message = format!("An id has 1 to {MAX_ID} letters, digits or “-_.+/”.");
        return Err(node.fault("id", message));
    }
    Ok(Text::Owned(text.to_owned()))
}

fn own_sources(node: &Node) -> Result<Vec<Arc<OwnSource>>, Fault> {
    each(node, |node| {
        let fields = node.fields(&["id", "short", "text"])?;
        let own = fields.part("id", id)?;
        Ok(Arc::new(OwnSource {
            id: own.into_owned(),
            text: fields.part("text", words)?,
            short: fields.part("short", words)?,
        }))
    })
}

/// A citation: the id of a source, and after a space the place in it.
fn reference(node: &Node, sources: &[Arc<OwnSource>]) -> Result<Reference, Fault> {
    let text = words(node)?;
    let (id, place) = text.split_once(' ').unwrap_or((&text, ""));
    if let Some(own) = sources.iter().find(|source| source.id == id) {
        return Ok(Reference::Own(Arc::clone(own), place.into()));
    }
    let known = SOURCES.iter().copied().find(|source| source.id == id);
    let cite = |source| Reference::Placed(source, place.into());
    known.map(cite).ok_or_else(|| {
        let names: Vec<&str> =
            sources.iter().map(|own| own.id.as_str()).chain(SOURCES.iter().map(|own| own.id)).collect();
        unknown(node, "source", id, &names)
    })
}

fn references(node: Option<&Node>, sources: &[Arc<OwnSource>]) -> Result<List<Reference>, Fault> {
    let Some(node) = node else { return Ok(List::Borrowed(&[])) };
    each(node, |node| reference(node, sources)).map(List::Owned)
}

/// Sources that must be named.
fn needed_references(fields: &Fields, sources: &[Arc<OwnSource>]) -> Result<List<Reference>, Fault> {
    let node = fields.need("sources")?;
    let cites = references(Some(node), sources).within("sources")?;
    if cites.is_empty() {
        return Err(node.fault("missing", "At least one source has to be named.").within("sources"));
    }
    Ok(cites)
}

fn seat(node: &Node) -> Result<SeatSpec, Fault> {
    let nothing = (List::Borrowed(&[]), List::Borrowed(&[]));
    let own = Own { roles: &nothing.0, rights: &nothing.1 };
    let fields = node.fields(&["letter", "facing"])?;
    Ok(SeatSpec { letter: want(&fields, "letter", &own)?, facing: want(&fields, "facing", &own)? })
}

/// A piece by its name only.
fn plain_role(node: &Node) -> Result<RoleSpec, Fault> {
    let fields = node.fields(&PIECE)?;
    Ok(RoleSpec {
        id: fields.part("id", id)?,
        letter: ' ',
        figure: crate::art::Figure::Disc,
        names: List::Borrowed(&[]),
        royal: false,
        patterns: List::Borrowed(&[]),
        promoted_from: None,
    })
}

const PIECE: [&str; 9] =
    ["id", "letter", "figure", "royal", "promoted-from", "moves", "names", "nouns", "meanings"];

/// All of a piece, and its words.
fn role(node: &Node, own: &Own, spec: &mut RoleSpec) -> Result<RoleTexts, Fault> {
    let fields = node.fields(&PIECE)?;
    spec.letter = want(&fields, "letter", own)?;
    over(&fields, "figure", &mut spec.figure, own)?;
    over(&fields, "royal", &mut spec.royal, own)?;
    if let Some(node) = fields.get("promoted-from") {
        spec.promoted_from = Some(Role::read(node, own).within("promoted-from")?);
    }
    over(&fields, "moves", &mut spec.patterns, own)?;
    let name = |node: &Node| -> Result<Name, Fault> {
        let (name, language) = two_texts(node)?;
        Ok(Name(name.into(), language.into()))
    };
    let set = |node: &Node| each(node, name).map(List::Owned);
    // Rules ask for names in a set, though it may be empty.
    spec.names = match fields.get("names") {
        Some(node) => List::Owned(each(node, set).within("names")?),
        None => vec![List::Borrowed(&[][..])].into(),
    };
    Ok(RoleTexts { nouns: listed(&fields, "nouns")?, meanings: listed(&fields, "meanings")? })
}

const RIGHT: [&str; 5] = ["id", "letter", "in-check", "home", "aimed-at-by"];

fn plain_right(node: &Node) -> Result<RightSpec, Fault> {
    let fields = node.fields(&RIGHT)?;
    Ok(RightSpec {
        id: fields.part("id", id)?,
        letter: ' ',
        in_check: InCheck::Kept,
        home: Home::None,
        aimed_at_by: None,
    })
}

fn right(node: &Node, own: &Own, spec: &mut RightSpec) -> Result<(), Fault> {
    let fields = node.fields(&RIGHT)?;
    spec.letter = want(&fields, "letter", own)?;
    over(&fields, "in-check", &mut spec.in_check, own)?;
    over(&fields, "home", &mut spec.home, own)?;
    if let Some(node) = fields.get("aimed-at-by") {
        spec.aimed_at_by = Some(Role::read(node, own).within("aimed-at-by")?);
    }
    Ok(())
}

fn option(node: &Node, own: &Own, sources: &[Arc<OwnSource>]) -> Result<(OptionSpec, OptionTexts), Fault> {
    let fields = node.fields(&["id", "question", "choices"])?;
    let own_id = fields.part("id", id)?;
    if crate::notation::is_position_field(&own_id) {
        return Err(node.fault("id", format!("“{own_id}” is a field of positions.")).within("id"));
    }
    let all = each(fields.need("choices")?, |node| choice(node, own, sources)).within("choices")?;
    let (choices, said_of): (Vec<Choice>, Vec<Said>) = all.into_iter().unzip();
    let texts = OptionTexts { question: said(&fields, "question")?, choices: said_of };
    Ok((OptionSpec { id: own_id, choices: choices.into() }, texts))
}

fn choice(node: &Node, own: &Own, sources: &[Arc<OwnSource>]) -> Result<(Choice, Said), Fault> {
    let fields = node.fields(&["id", "title", "text", "standing", "sources", "changes", "excludes"])?;
    let changes = fields.maybe("changes", |node| each(node, |node| Change::read(node, own)))?;
    let choice = Choice {
        id: fields.part("id", id)?,
        cites: needed_references(&fields, sources)?,
        standing: want::<Standing>(&fields, "standing", own)?,
        changes: changes.into(),
        excludes: pairs(&fields, "excludes")?,
    };
    Ok((choice, Said { title: said(&fields, "title")?, text: said(&fields, "text")? }))
}

/// Options with choices, each as `option=choice`.
fn pairs(fields: &Fields, key: &str) -> Result<List<(Text, Text)>, Fault> {
    let Some(node) = fields.get(key) else { return Ok(List::Borrowed(&[])) };
    let pair = |node: &Node| {
        let text = words(node)?;
        let parts = text.split_once('=').filter(|(option, choice)| !option.is_empty() && !choice.is_empty());
        let wrong = || node.fault("type", "An option with a choice, as “option=choice”, has to stand here.");
        parts.map(|(option, choice)| (option.to_owned().into(), choice.to_owned().into())).ok_or_else(wrong)
    };
    each(node, pair).map(List::Owned).within(key)
}

fn preset(node: &Node, sources: &[Arc<OwnSource>]) -> Result<(Preset, Said), Fault> {
    let fields = node.fields(&["id", "title", "text", "sources", "game", "options"])?;
    let game = fields.get("game").map(|node| {
        let known: Vec<&str> = games::EVERY.iter().map(|game| &*game.id).collect();
        let id = node.as_text()?;
        games::find(id).ok_or_else(|| unknown(node, "game", id, &known))
    });
    let preset = Preset {
        id: fields.part("id", id)?,
        cites: needed_references(&fields, sources)?,
        game: game.transpose().within("game")?,
        options: pairs(&fields, "options")?,
    };
    Ok((preset, Said { title: said(&fields, "title")?, text: said(&fields, "text")? }))
}

fn line(node: &Node) -> Result<(Line, LineTexts), Fault> {
    let fields = node.fields(&["id", "title", "text", "options", "position", "moves", "comments"])?;
    let line = Line {
        id: fields.part("id", id)?,
        options: pairs(&fields, "options")?,
        position: fields.maybe("position", |node| words(node).map(Some))?.map(Text::Owned),
        moves: fields.part("moves", words)?.into(),
    };
    let comment = |node: &Node| -> Result<(u16, String), Fault> {
        let [after, text] = super::codec::exactly(node)?;
        let ply = u16::try_from(after.as_number()?);
        let ply = ply.map_err(|_| after.fault("number", "After how many moves has to stand here."))?;
        Ok((ply, words(text)?))
    };
    let comments = fields.maybe("comments", |node| each(node, comment))?;
    let texts =
        LineTexts { said: Said { title: said(&fields, "title")?, text: said(&fields, "text")? }, comments };
    Ok((line, texts))
}

fn note(node: &Node, sources: &[Arc<OwnSource>]) -> Result<(String, Reference), Fault> {
    let fields = node.fields(&["text", "source"])?;
    let text = fields.part("text", words)?;
    Ok((text, reference(fields.need("source")?, sources).within("source")?))
}

fn two_texts(node: &Node) -> Result<(String, String), Fault> {
    let [one, other] = super::codec::exactly(node)?;
    Ok((words(one)?, words(other)?))
}

/// The base rules of a game that this crate has, by what their ids begin with.
fn base(node: &Node) -> Result<Base, Fault> {
    let prefix = node.as_text()?;
    known_base(prefix).cloned().ok_or_else(|| {
        let known: Vec<&str> = games::EVERY.iter().map(|game| &*game.base.prefix).collect();
        unknown(node, "base", prefix, &known)
    })
}

const _: () = assert!(TWO_SEATS.len() == SEATS_OF_TWO.len());
