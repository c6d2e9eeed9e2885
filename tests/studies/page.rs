//! The page `docs/verdicts.md`: what the masters claimed, of endings and of single positions, and what was proven.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;
use tabiya::words::en;
use tabiya::{Match, Piece, Role, Rules, Seat, games};

use super::verdicts::verdicts;
use super::{id, studies, text, texts, works};

const HEAD: &str = "\
# Were they right?

What old and new masters said of endings and of single positions, and what was proven of it under the rules that they
had. `cargo xtask docs` writes this page from the records in [www/studies](../www/studies/README.md); change those, not
this page. `tests/studies.rs` works every figure out again: in every run of the tests what takes seconds, with `--deep`
the rest. The figures of six and seven pieces come from tables of four to eight gigabytes, which are not kept:
[tables](tables/README.md) says how they are made and what was checked.

## What was said of endings

The figures are of all positions in which every piece stands where pieces of its kind can ever come (under the usual
rules no soldier on its own first rank or where it has to promote, an elephant on its sixteen squares), images of each
other being one, those in which the game is over already or ends with the first capture among them: a random position
says less than one from a game. The shares are those of the side that is named first. A win is counted in half-moves
(plies), to the end of the game, against the longest defence: a half-move is one move of one side. The longest win is
that of the side named first, or of the other where the claim is that it wins.

A claim is called right where more positions come to it than to anything else, whoever moves first, under the rules that
its master had; other rules under which that is otherwise stand beside it. Where he makes a condition that can be
counted, only positions that fulfil it are, the longest win among them, and the row says which they are. What else he
adds (“as a rule”) stands in his words.

";

/// The whole page.
pub fn page() -> String {
    let mut page = HEAD.to_owned();
    let (all, solved) = {
        let all = verdicts();
        (all.len(), all.iter().filter(|verdict| verdict["solved"].is_array()).count())
    };
    let _ =
        writeln!(page, "Of {all} claims {solved} are solved. Tables of the others have not been made yet.\n");
    endings(&mut page);
    page += "\n## What depends on a reading\n\n\
        The same figures under every reading for which they were worked out. The first line of an ending is under the \
        rules that its master had.\n\n";
    readings(&mut page);
    page += "\n## Single positions\n\n\
        A proof is *full* where all moves were looked at, *by checks* where the side that wins gives check with every \
        move (so that its figures say nothing of quiet moves), *by the table* where every position of the ending is \
        known, and *bound* where the win is proven but a shorter one may be there. The addresses of the page are \
        `#/GAME?study=ID`.\n\n";
    positions(&mut page);
    page
}

fn endings(page: &mut String) {
    *page += "| ending | said | by | it moves: won, drawn, lost | the other moves | longest win | right? |\n";
    *page += "| --- | --- | --- | --- | --- | --- | --- |\n";
    for verdict in &verdicts() {
        let solved = verdict["solved"].as_array();
        let own = solved.and_then(|all| all.first());
        let longest = own.map_or_else(String::new, |figures| longest(within(figures)));
        let note = verdict["note"].as_str().map_or_else(String::new, |note| format!(" {note}"));
        let condition =
            verdict["condition"]["text"].as_str().map_or_else(String::new, |text| format!(" {text}"));
        let told = |side: &str| match own {
            None if side == "moving" => unsolved(verdict).to_owned(),
            None => String::new(),
            Some(figures) => counted(figures, side),
        };
        let (moving, waiting) = (told("moving"), told("waiting"));
        let _ = writeln!(
            page,
            "| {} | {}.{note}{condition} | {} | {moving} | {waiting} | {longest} | {} |",
            ending(verdict),
            claim(text(verdict, "claim")),
            by(verdict),
            right(verdict, solved),
        );
    }
}

/// The figures that answer the claim: those of the positions that fulfil its condition, where it makes one.
fn within(figures: &Value) -> &Value {
    if figures["where"].is_object() { &figures["where"] } else { figures }
}

/// The shares where a side moves, and beside those under a condition what all positions come to.
fn counted(figures: &Value, side: &str) -> String {
    let held = shares(&within(figures)[side]);
    match figures["where"].is_object() {
        true => format!("{held} where his condition holds; {} in all", shares(&figures[side])),
        false => held,
    }
}

/// Why there are no figures.
fn unsolved(verdict: &Value) -> &'static str {
    let pieces = 2 + (0..2).map(|side| verdict["material"][side].as_str().map_or(0, str::len)).sum::<usize>();
    match pieces {
        0..=4 => "not solved yet",
        5 => "no table yet: five pieces",
        6 => "no table yet: six pieces",
        7 => "no table yet: seven pieces",
        _ => "no table yet: eight pieces",
    }
}

fn readings(page: &mut String) {
    *page += "| ending | rules | it moves: won, drawn, lost | the other moves | longest win |\n";
    *page += "| --- | --- | --- | --- | --- |\n";
    for verdict in &verdicts() {
        for figures in verdict["solved"].as_array().into_iter().flatten() {
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {} |",
                ending(verdict),
                rules(text(verdict, "game"), &figures["options"]),
                counted(figures, "moving"),
                counted(figures, "waiting"),
                longest(within(figures)),
            );
        }
    }
}

fn positions(page: &mut String) {
    let mut by_game: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (game, record) in studies() {
        by_game.entry(game).or_default().push(record);
    }
    for (game, records) in by_game {
        let _ = writeln!(page, "### {}\n", en::game(&game).title);
        *page +=
            "| study | claim | source | verdict | key | otherwise |\n| --- | --- | --- | --- | --- | --- |\n";
        let works = works();
        for record in &records {
            let keys: Vec<String> = texts(&record["verdict"]["keys"]).into_iter().map(code).collect();
            let _ = writeln!(
                page,
                "| {}<br>`{}` | {} | {} | {} | {} | {} |",
                text(record, "title"),
                id(record),
                claimed(record),
                cited(record, &works),
                proven(&record["verdict"]),
                keys.join(", "),
                otherwise(&game, record),
            );
        }
        page.push('\n');
    }
    page.truncate(page.trim_end().len());
    page.push('\n');
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

/// The pieces of an ending in words.
fn ending(verdict: &Value) -> String {
    let game = games::find(text(verdict, "game")).expect("a game");
    let rules = Rules::new(game, &[]).expect("the usual rules");
    let nouns = |letters: &str| {
        let mut counted: Vec<(&str, usize)> = vec![("king", 1)];
        for letter in letters.to_uppercase().chars() {
            let role = (0..rules.roles().len() as u8).map(Role);
            let role = { role }
                .find(|&role| rules.letters(Piece { seat: Seat::FIRST, role }) == letter.to_string())
                .expect("a role");
            let id = &rules.role(role).id;
            let words = en::game(&game.id).roles.iter().find(|words| words.id == *id).expect("words");
            match counted.iter_mut().find(|(noun, _)| *noun == words.nouns[0]) {
                Some((_, count)) => *count += 1,
                None => counted.push((words.nouns[0], 1)),
            }
        }
        let parts = counted.iter().map(|(noun, count)| match count {
            1 => (*noun).to_owned(),
            _ => format!("{count} × {noun}"),
        });
        parts.collect::<Vec<_>>().join(", ")
    };
    let [first, second] = [0, 1].map(|side| nouns(verdict["material"][side].as_str().expect("pieces")));
    let colours = verdict["colours"].as_str().map_or_else(String::new, |text| format!(" ({text})"));
    format!("{}: {first} against {second}{colours}", en::game(&game.id).title)
}

fn claim(claim: &str) -> &'static str {
    match claim {
        "win" => "The first side wins",
        "draw" => "A draw",
        "loss" => "The second side wins",
        _ => "The masters disagree",
    }
}

/// Who said it, and where that was read.
fn by(verdict: &Value) -> String {
    let sources = verdict["sources"].as_array().expect("sources").iter().map(source);
    format!("{}: {}", text(verdict, "who"), sources.collect::<Vec<_>>().join("; "))
}

fn source(source: &Value) -> String {
    let place = source["page"].as_str().map_or_else(String::new, |page| {
        // A number is one of a page; other places say what they are.
        if page.starts_with(|first: char| first.is_ascii_digit()) {
            format!(", p. {page}")
        } else {
            format!(", {page}")
        }
    });
    match source["url"].as_str() {
        Some(url) => format!("[{}]({url}){place}", text(source, "work")),
        None => format!("{}{place}", text(source, "work")),
    }
}

/// The three shares, in percent.
fn shares(side: &Value) -> String {
    let counts = ["won", "drawn", "lost"].map(|result| side[result].as_u64().expect("a number"));
    let all: u64 = counts.iter().sum();
    let share = |count: u64| format!("{:.1}", 100.0 * count as f64 / all as f64);
    format!("{} %", counts.map(share).join(" / "))
}

fn longest(figures: &Value) -> String {
    match figures["longest"]["plies"].as_u64() {
        None => "none".to_owned(),
        Some(plies) => {
            // Without the fields that say nothing here; choices that are not the usual ones are part of it.
            let position = text(&figures["longest"], "position").replacen(" - - 0 1", "", 1);
            format!("{plies} half-moves: `{position}`")
        }
    }
}

/// The choices that are not the usual ones, by their titles.
fn rules(game: &str, options: &Value) -> String {
    let words = en::game(game);
    let mut titles = Vec::new();
    for (option, choice) in options.as_object().into_iter().flatten() {
        let option = words.options.iter().find(|words| words.id == option).expect("an option");
        let choice = option.choices.iter().find(|words| Some(words.id) == choice.as_str()).expect("a choice");
        titles.push(format!("{} {}", option.question, choice.title));
    }
    if titles.is_empty() { "the usual rules".to_owned() } else { titles.join("; ") }
}

/// What most of the positions come to, whoever moves, of those that fulfil the master's condition.
fn most(figures: &Value) -> &'static str {
    let figures = within(figures);
    let count = |result: &str| {
        ["moving", "waiting"]
            .iter()
            .map(|side| figures[side][result].as_u64().expect("a number"))
            .sum::<u64>()
    };
    let counts = [("loss", count("lost")), ("draw", count("drawn")), ("win", count("won"))];
    counts.into_iter().max_by_key(|(_, count)| *count).map_or("", |(result, _)| result)
}

/// Whether the claim holds under the rules that the master had, and under which others that is otherwise.
fn right(verdict: &Value, solved: Option<&Vec<Value>>) -> String {
    let Some(own) = solved.and_then(|all| all.first()) else { return String::new() };
    let said = text(verdict, "claim");
    if said == "open" {
        return "they disagree".to_owned();
    }
    let holds = most(own) == said;
    let other: Vec<String> = solved
        .into_iter()
        .flatten()
        .filter(|figures| (most(figures) == said) != holds)
        .map(|figures| rules(text(verdict, "game"), &figures["options"]))
        .collect();
    let counted = verdict["condition"]["counted"]
        .as_str()
        .map_or_else(String::new, |text| format!(". Counted: {text}"));
    let own = if holds { "yes" } else { "no" };
    match other.is_empty() {
        true => format!("{own}{counted}"),
        false => format!("{own}; otherwise with: {}{counted}", other.join("; ")),
    }
}

/// What a record claims.
fn claimed(record: &Value) -> String {
    let game = Match::new(text(record, "game"), &[], Some(text(record, "position"))).expect("a position");
    let side = text(&record["claim"], "side").chars().next();
    let seat =
        game.rules().seats().find(|&seat| Some(game.rules().seat(seat).letter) == side).expect("a seat");
    let sides = en::game(text(record, "game")).sides;
    let name = sides[seat.index()];
    let mover = sides[game.position().turn().index()];
    let plies =
        record["claim"]["plies"].as_u64().map_or_else(String::new, |plies| format!(" in {plies} half-moves"));
    match (text(&record["claim"], "result"), mover == name) {
        ("draw", _) => format!("{mover} moves and draws"),
        (_, true) => format!("{name} moves and wins{plies}"),
        (_, false) => format!("{mover} moves, {name} wins{plies}"),
    }
}

/// Whose it is, where it stands, and where that was read.
fn cited(record: &Value, works: &Value) -> String {
    let mut parts = vec![format!("author: {}", text(record, "author"))];
    parts.extend(record["date"].as_str().map(str::to_owned));
    parts.extend(record["stands"].as_array().into_iter().flatten().map(|place| {
        let name = text(&works[text(place, "work")], "name");
        let places = ["at", "title"].iter().filter_map(|field| place[*field].as_str());
        std::iter::once(name).chain(places).collect::<Vec<_>>().join(", ")
    }));
    parts.extend(record["sources"].as_array().into_iter().flatten().take(1).map(source));
    parts.join("; ")
}

/// What was proven.
fn proven(verdict: &Value) -> String {
    let state = text(verdict, "state");
    let how = match verdict["proof"].as_str() {
        Some("checks") => ", by checks",
        Some("full") => ", full",
        Some("table") => ", by the table",
        Some("bound") => ", bound",
        _ => "",
    };
    let plies = verdict["plies"].as_u64();
    match (plies, verdict["least"].as_u64(), verdict["result"].as_str()) {
        (Some(plies), _, Some(result)) => format!("{state}: {result} in {plies} half-moves{how}"),
        (None, Some(least), _) => format!("{state}: no win in {} half-moves{how}", least - 1),
        (None, None, Some(result)) => format!("{state}: {result}{how}"),
        _ => state.to_owned(),
    }
}

/// What other readings and the note say.
fn otherwise(game: &str, record: &Value) -> String {
    let mut parts = Vec::new();
    for other in record["verdict"]["under"].as_array().into_iter().flatten() {
        let plies =
            other["plies"].as_u64().map_or_else(String::new, |plies| format!(" in {plies} half-moves"));
        parts.push(format!("{}: {}{plies}", rules(game, &other["options"]), text(other, "result")));
    }
    if let Some(printed) = record["impossible"]["printed"].as_str() {
        parts.push(format!("printed {printed}, which cannot be played"));
    }
    parts.join("; ")
}
