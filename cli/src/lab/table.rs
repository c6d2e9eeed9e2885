//! Tables of what was measured.

use std::io::Write;

use serde_json::json;
use tabiya::evidence::Estimate;

use crate::args::TableForm;

/// An option and its choices.
pub struct Compared {
    pub game: String,
    pub option: String,
    pub play: String,
    pub choices: Vec<Found>,
}

/// What was found under a choice.
pub struct Found {
    pub choice: String,
    pub games: usize,
    /// By the measure, in order.
    pub figures: Vec<(String, Estimate)>,
}

impl Found {
    fn figure(&self, id: &str) -> Option<&Estimate> {
        self.figures.iter().find(|(own, _)| own == id).map(|(_, found)| found)
    }
}

impl Compared {
    /// Everything that was measured under one choice at least.
    fn ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = Vec::new();
        for (id, _) in self.choices.iter().flat_map(|choice| &choice.figures) {
            if !ids.contains(&&**id) {
                ids.push(id);
            }
        }
        // How games ended comes last, as the first choice may lack some ends.
        ids.sort_by_key(|id| id.starts_with("end: "));
        ids
    }

    /// The pairs whose intervals have nothing in common, the lower first.
    fn differences(&self, id: &str) -> Vec<(&str, &str)> {
        let known: Vec<(&str, &Estimate)> =
            self.choices.iter().filter_map(|found| Some((&*found.choice, found.figure(id)?))).collect();
        let mut pairs = Vec::new();
        for (index, (one, here)) in known.iter().enumerate() {
            for (other, there) in &known[index + 1..] {
                if here.differs(there) {
                    pairs.push(if here.value < there.value { (*one, *other) } else { (*other, *one) });
                }
            }
        }
        pairs
    }
}

pub fn write(all: &[Compared], form: TableForm, out: &mut Vec<u8>) {
    match form {
        TableForm::Csv => csv(all, out),
        TableForm::Json => json(all, out),
        TableForm::Markdown => markdown(all, out),
        TableForm::Differences => differences(all, out),
    }
}

fn csv(all: &[Compared], out: &mut Vec<u8>) {
    let _ = writeln!(out, "game,option,play,choice,measure,value,low,high,games");
    for Compared { game, option, play, choices } in all {
        for Found { choice, figures, .. } in choices {
            for (id, Estimate { value, low, high, games }) in figures {
                let _ = writeln!(out, "{game},{option},{play},{choice},{id},{value},{low},{high},{games}");
            }
        }
    }
}

fn json(all: &[Compared], out: &mut Vec<u8>) {
    let figure = |(id, found): &(String, Estimate)| {
        let Estimate { value, low, high, games } = found;
        json!({ "id": id, "value": value, "low": low, "high": high, "games": games })
    };
    let found = |found: &Found| {
        let figures: Vec<_> = found.figures.iter().map(figure).collect();
        json!({ "choice": found.choice, "games": found.games, "figures": figures })
    };
    let one = |one: &Compared| {
        let choices: Vec<_> = one.choices.iter().map(found).collect();
        json!({ "game": one.game, "option": one.option, "play": one.play, "choices": choices })
    };
    let all: Vec<_> = all.iter().map(one).collect();
    let _ = writeln!(out, "{}", json!(all));
}

fn markdown(all: &[Compared], out: &mut Vec<u8>) {
    for one in all {
        let names: Vec<String> =
            one.choices.iter().map(|found| format!("{} ({} games)", found.choice, found.games)).collect();
        let rules = "| --- ".repeat(names.len() + 2);
        let Compared { game, option, play, .. } = one;
        let _ = writeln!(out, "### {game}: {option}, played by {play}\n");
        let _ = writeln!(out, "| measure | {} | difference |\n{rules}|", names.join(" | "));
        for id in one.ids() {
            let cell = |found: &Found| found.figure(id).map_or_else(|| "–".to_owned(), cell);
            let cells: Vec<String> = one.choices.iter().map(cell).collect();
            let pairs = one.differences(id);
            let told: Vec<String> = pairs.iter().map(|(low, high)| format!("{low} < {high}")).collect();
            let told = if told.is_empty() { "no difference seen".to_owned() } else { told.join("; ") };
            let _ = writeln!(out, "| {id} | {} | {told} |", cells.join(" | "));
        }
        let _ = writeln!(out);
    }
}

fn differences(all: &[Compared], out: &mut Vec<u8>) {
    let _ = writeln!(
        out,
        "| game | option | played by | games of each | what differs |\n| --- | --- | --- | --- | --- |"
    );
    for one in all {
        let told = |id: &&str| {
            let pairs = one.differences(id);
            let figure = |choice: &str| {
                let found = one.choices.iter().find(|found| found.choice == choice)?;
                found.figure(id).map(|figure| format!("{choice} {}", cell(figure)))
            };
            // Each choice once, the lowest first.
            let mut named: Vec<&str> = pairs.iter().flat_map(|&(low, high)| [low, high]).collect();
            let value = |choice: &&str| {
                let found = one.choices.iter().find(|found| found.choice == **choice);
                found.and_then(|found| found.figure(id)).map_or(0.0, |figure| figure.value)
            };
            named.sort_by(|here, there| value(here).total_cmp(&value(there)).then(here.cmp(there)));
            named.dedup();
            let figures: Vec<String> = named.into_iter().filter_map(figure).collect();
            (!figures.is_empty()).then(|| format!("{id}: {}", figures.join(", ")))
        };
        let found: Vec<String> = one.ids().iter().filter_map(told).collect();
        let found = if found.is_empty() { "no difference seen".to_owned() } else { found.join("; ") };
        let games = one.choices.iter().map(|found| found.games).min().unwrap_or(0);
        let Compared { game, option, play, .. } = one;
        let _ = writeln!(out, "| {game} | {option} | {play} | {games} | {found} |");
    }
}

/// A figure and its interval.
fn cell(found: &Estimate) -> String {
    let digits = if found.high >= 10.0 { 1 } else { 3 };
    let Estimate { value, low, high, .. } = found;
    format!("{value:.digits$} ({low:.digits$} to {high:.digits$})")
}
