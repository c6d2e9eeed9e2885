//! The game record as nodes: the parts that are written alike whatever the game.

use super::codec::{Code, entry, put_value, want};
use super::error::{Fault, Within};
use super::node::{Node, Value, unknown};
use super::ownership::Own;
use super::texts::{put, put_list, put_texts};
use crate::art::Figure;
use crate::board::{Board, Ruling, SQUARES, SeatSpec, Shape, SquareSet, TWO_SEATS};
use crate::games;
use crate::variant::source::OwnSource;
use crate::variant::texts::{GameTexts, Said};
use crate::variant::{Base, Choice, Game, Reference, Standing, Text};

/// The format that is read and written.
pub(super) const FORMAT: i64 = 1;

/// The seats of a game whose file names none.
pub(super) const SEATS_OF_TWO: &[SeatSpec] = TWO_SEATS;

/// The figure with this id.
pub(super) fn figure(node: &Node) -> Result<Figure, Fault> {
    let id = node.as_text()?;
    Figure::from_id(id).ok_or_else(|| unknown(node, "figure", id, &Figure::ALL.map(Figure::id)))
}

/// The base rules with ids that begin so.
pub(super) fn known_base(prefix: &str) -> Option<&'static Base> {
    games::EVERY.iter().map(|game| &game.base).find(|base| base.prefix == prefix)
}

impl Code for Figure {
    fn write(&self, _: &Own) -> Node {
        Node::text(self.id())
    }

    fn read(node: &Node, _: &Own) -> Result<Self, Fault> {
        figure(node)
    }
}

impl Code for Board {
    fn write(&self, own: &Own) -> Node {
        let Board { shape: Shape { files, ranks }, ruling, marks } = *self;
        let mut entries = vec![entry("files", files.write(own)), entry("ranks", ranks.write(own))];
        if ruling != Ruling::Squares {
            put_value(&mut entries, "ruling", &ruling, own);
        }
        put_list(&mut entries, "marks", marks.map(|at| Node::text(self.shape.name(at))).collect());
        Node::table(entries)
    }

    fn read(node: &Node, own: &Own) -> Result<Self, Fault> {
        let fields = node.fields(&["files", "ranks", "ruling", "marks"])?;
        let files: u8 = want(&fields, "files", own)?;
        let ranks: u8 = want(&fields, "ranks", own)?;
        let shape = Shape { files, ranks };
        if files == 0 || files > 26 || ranks == 0 || ranks > 99 || shape.len() > SQUARES {
            let message = "A board has 1 to 26 files, 1 to 99 ranks and at most 120 squares.";
            return Err(node.fault("board", message));
        }
        let ruling = match fields.get("ruling") {
            Some(node) => Ruling::read(node, own).within("ruling")?,
            None => Ruling::Squares,
        };
        let mut marks = SquareSet::EMPTY;
        for node in fields.get("marks").map_or(Ok(&[][..]), super::codec::items).within("marks")? {
            let square = shape.parse(node.as_text().within("marks")?);
            marks.insert(
                square
                    .ok_or_else(|| node.fault("square", "The board has no such square.").within("marks"))?,
            );
        }
        Ok(Board { shape, ruling, marks })
    }
}

/// A game and its words as nodes.
pub(super) fn node(game: &Game, texts: &GameTexts) -> Node {
    // Without `..`, so that a new field is not forgotten.
    let Game { id, board, seats, terms, options, presets, lines, base, cites, texts: _ } = game;
    let GameTexts {
        title,
        subtitle,
        period,
        place,
        sides,
        roles: role_texts,
        options: option_texts,
        presets: preset_texts,
        lines: line_texts,
        checks,
        notes,
    } = texts;
    let own = Own { roles: &terms.roles, rights: &terms.rights };
    let own = &own;
    let mut top = vec![entry("format", Node::number(FORMAT))];
    put(&mut top, "id", id);
    for (key, text) in [("title", title), ("subtitle", subtitle), ("period", period), ("place", place)] {
        put(&mut top, key, text);
    }
    put_texts(&mut top, "sides", sides);
    let pair = |(one, other): &(String, String)| {
        Node::list(vec![Node::text(one.as_str()), Node::text(other.as_str())])
    };
    put_list(&mut top, "checks", checks.iter().map(pair).collect());
    if known_base(&base.prefix).is_some() {
        put(&mut top, "base", &base.prefix);
    }
    put_list(&mut top, "cites", cites.iter().map(reference).collect());
    put_list(&mut top, "sources", own_sources(game, texts));
    put_value(&mut top, "board", board, own);
    if **seats != *SEATS_OF_TWO {
        let seat = |seat: &SeatSpec| {
            let SeatSpec { letter, facing } = seat;
            Node::table(vec![entry("letter", letter.write(own)), entry("facing", facing.write(own))])
        };
        put_list(&mut top, "seats", seats.iter().map(seat).collect());
    }
    let rights = terms.rights.iter().map(|right| {
        let crate::variant::RightSpec { id, letter, in_check, home, aimed_at_by } = right;
        let mut entries = vec![
            entry("id", id.write(own)),
            entry("letter", letter.write(own)),
            entry("in-check", in_check.write(own)),
            entry("home", home.write(own)),
        ];
        if let Some(role) = aimed_at_by {
            put_value(&mut entries, "aimed-at-by", role, own);
        }
        Node::table(entries)
    });
    put_list(&mut top, "rights", rights.collect());
    let mut words = role_texts.iter();
    let pieces = terms.roles.iter().map(|role| {
        let crate::variant::RoleSpec { id, letter, figure, names, royal, patterns, promoted_from } = role;
        let mut entries = vec![entry("id", id.write(own)), entry("letter", letter.write(own))];
        if *figure != Figure::Disc {
            put_value(&mut entries, "figure", figure, own);
        }
        if *royal {
            put_value(&mut entries, "royal", royal, own);
        }
        if let Some(from) = promoted_from {
            put_value(&mut entries, "promoted-from", from, own);
        }
        if !patterns.is_empty() {
            put_value(&mut entries, "moves", patterns, own);
        }
        if names.iter().any(|set| !set.is_empty()) {
            let name = |name: &crate::variant::Name| Node::list(vec![name.0.write(own), name.1.write(own)]);
            let set = |set: &crate::variant::List<_>| Node::list(set.iter().map(name).collect());
            put_list(&mut entries, "names", names.iter().map(set).collect());
        }
        if let Some(words) = words.next() {
            put_texts(&mut entries, "nouns", &words.nouns);
            put_texts(&mut entries, "meanings", &words.meanings);
        }
        Node::table(entries)
    });
    put_list(&mut top, "pieces", pieces.collect());
    put_value(&mut top, "terms", terms, own);
    let mut words = option_texts.iter();
    let options = options.iter().map(|option| {
        let texts = words.next();
        let mut entries = vec![entry("id", option.id.write(own))];
        put(&mut entries, "question", texts.map_or("", |texts| &texts.question));
        let mut said = texts.iter().flat_map(|texts| &texts.choices);
        let choices = option.choices.iter().map(|choice| self::choice(choice, said.next(), own));
        put_list(&mut entries, "choices", choices.collect());
        Node::table(entries)
    });
    put_list(&mut top, "options", options.collect());
    let mut words = preset_texts.iter();
    let presets = presets.iter().map(|preset| {
        let crate::variant::Preset { id, cites, game, options } = preset;
        let mut entries = vec![entry("id", id.write(own))];
        put_said(&mut entries, words.next());
        put_list(&mut entries, "sources", cites.iter().map(reference).collect());
        put(&mut entries, "game", game.map_or("", |game| &game.id));
        put_list(&mut entries, "options", options.iter().map(chosen).collect());
        Node::table(entries)
    });
    put_list(&mut top, "presets", presets.collect());
    let mut words = line_texts.iter();
    let lines = lines.iter().map(|line| {
        let crate::variant::Line { id, options, position, moves } = line;
        let texts = words.next();
        let mut entries = vec![entry("id", id.write(own))];
        put_said(&mut entries, texts.map(|texts| &texts.said));
        put_list(&mut entries, "options", options.iter().map(chosen).collect());
        put(&mut entries, "position", position.as_deref().unwrap_or(""));
        put_value(&mut entries, "moves", moves, own);
        let comment =
            |(ply, text): &(u16, String)| Node::list(vec![ply.write(own), Node::text(text.as_str())]);
        let comments = texts.iter().flat_map(|texts| &texts.comments).map(comment);
        put_list(&mut entries, "comments", comments.collect());
        Node::table(entries)
    });
    put_list(&mut top, "lines", lines.collect());
    let note = |(text, cite): &(String, Reference)| {
        Node::table(vec![entry("text", Node::text(text.as_str())), entry("source", reference(cite))])
    };
    put_list(&mut top, "notes", notes.iter().map(note).collect());
    Node::table(top)
}

fn choice(choice: &Choice, said: Option<&Said>, own: &Own) -> Node {
    let Choice { id, cites, standing, changes, excludes } = choice;
    let mut entries = vec![entry("id", id.write(own))];
    put_said(&mut entries, said);
    entries.push(entry("standing", Standing::write(standing, own)));
    put_list(&mut entries, "sources", cites.iter().map(reference).collect());
    put_list(&mut entries, "changes", changes.iter().map(|change| change.write(own)).collect());
    put_list(&mut entries, "excludes", excludes.iter().map(chosen).collect());
    Node::table(entries)
}

fn put_said(entries: &mut Vec<(String, Node)>, said: Option<&Said>) {
    if let Some(Said { title, text }) = said {
        put(entries, "title", title);
        put(entries, "text", text);
    }
}

fn chosen((option, choice): &(Text, Text)) -> Node {
    Node::text(format!("{option}={choice}"))
}

fn reference(cite: &Reference) -> Node {
    let (source, place) = (cite.source(), cite.place());
    Node::text(if place.is_empty() { source.to_owned() } else { format!("{source} {place}") })
}

/// The sources that the record brings, each once.
fn own_sources(game: &Game, texts: &GameTexts) -> Vec<Node> {
    let choices = game.options.iter().flat_map(|option| option.choices.iter());
    let choices = choices.flat_map(|choice| choice.cites.iter());
    let presets = game.presets.iter().flat_map(|preset| preset.cites.iter());
    let notes = texts.notes.iter().map(|(_, cite)| cite);
    let mut nodes: Vec<Node> = Vec::new();
    for cite in game.cites.iter().chain(choices).chain(presets).chain(notes) {
        if let Reference::Own(source, _) = cite {
            let OwnSource { id, text, short } = &**source;
            let texts = [("id", id), ("short", short), ("text", text)];
            let node = Node::table(texts.map(|(key, text)| entry(key, Node::text(text.as_str()))).into());
            if !nodes.contains(&node) {
                nodes.push(node);
            }
        }
    }
    nodes
}

/// Whether a value is a list of tables only.
pub(super) fn is_tables(node: &Node) -> bool {
    let table = |node: &Node| matches!(node.value, Value::Table(_));
    matches!(&node.value, Value::List(items) if !items.is_empty() && items.iter().all(table))
}
