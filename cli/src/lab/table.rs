//! Tables of the measures, as text.

use std::io::Write;

use serde_json::json;
use tabiya::evidence::{Estimate, Paired};

use crate::args::TableForm;

/// An option and its choices.
pub struct Compared {
    pub game: String,
    pub option: String,
    pub play: String,
    pub choices: Vec<Found>,
    /// What pairs of games say of every two of them.
    pub pairs: Vec<Paired>,
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

    /// What pairs of games tell as differences in a measure.
    fn told(&self, id: &str) -> impl Iterator<Item = &Paired> {
        let id = id.replace("end: ", "end:");
        self.pairs.iter().filter(move |one| one.measure == id && one.differs())
    }

    /// The names of a pair’s choices.
    fn names(&self, pair: &Paired) -> [&str; 2] {
        pair.choices.map(|place| &*self.choices[place].choice)
    }
}

pub fn write(all: &[Compared], form: TableForm, out: &mut Vec<u8>) {
    match form {
        TableForm::Csv => csv(all, out),
        TableForm::Json => json(all, out),
        TableForm::Markdown => markdown(all, out),
        TableForm::Differences => differences(all, out),
        TableForm::Pairs => pairs(all, out),
    }
}

fn csv(all: &[Compared], out: &mut Vec<u8>) {
    let _ = writeln!(out, "game,option,play,choice,measure,value,low,high,games");
    for Compared { game, option, play, choices, .. } in all {
        for Found { choice, figures, .. } in choices {
            for (id, Estimate { value, low, high, games }) in figures {
                let [value, low, high] = [value, low, high].map(|figure| short(*figure));
                let _ = writeln!(out, "{game},{option},{play},{choice},{id},{value},{low},{high},{games}");
            }
        }
    }
}

fn pairs(all: &[Compared], out: &mut Vec<u8>) {
    let _ = writeln!(out, "game,option,play,measure,choice,other,pairs,left out,higher,lower,p,q,least");
    for one in all {
        let Compared { game, option, play, .. } = one;
        for pair in &one.pairs {
            let ([own, other], Paired { measure, pairs, left_out, higher, lower, p, q, .. }) =
                (one.names(pair), pair);
            let least = pair.least().map_or_else(String::new, short);
            let (p, q) = (short(*p), short(*q));
            let _ = writeln!(
                out,
                "{game},{option},{play},{measure},{own},{other},{pairs},{left_out},{higher},{lower},{p},{q},{least}"
            );
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
        let pair = |pair: &Paired| {
            let Paired { measure, pairs, left_out, higher, lower, p, q, .. } = pair;
            json!({
                "measure": measure, "choices": one.names(pair), "pairs": pairs, "leftOut": left_out,
                "higher": higher, "lower": lower, "p": p, "q": q, "least": pair.least(),
            })
        };
        let pairs: Vec<_> = one.pairs.iter().map(pair).collect();
        json!({ "game": one.game, "option": one.option, "play": one.play, "choices": choices, "pairs": pairs })
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
            let told: Vec<String> = one.told(id).map(|pair| said(pair, one.names(pair))).collect();
            let told = if told.is_empty() { "no difference seen".to_owned() } else { told.join("; ") };
            let _ = writeln!(out, "| {id} | {} | {told} |", cells.join(" | "));
        }
        let _ = writeln!(out);
    }
}

fn differences(all: &[Compared], out: &mut Vec<u8>) {
    let _ = writeln!(
        out,
        "| game | option | played by | games of each | what differs | least in `won` |\n\
         | --- | --- | --- | --- | --- | --- |"
    );
    for one in all {
        let told = |id: &&str| {
            // Each choice once, the lowest first.
            let mut named: Vec<usize> = one.told(id).flat_map(|pair| pair.choices).collect();
            let figure = |place: usize| one.choices[place].figure(id);
            let value = |place: usize| figure(place).map_or(0.0, |figure| figure.value);
            named.sort_by(|&here, &there| value(here).total_cmp(&value(there)).then(here.cmp(&there)));
            named.dedup();
            let figures: Vec<String> = named
                .into_iter()
                .map(|place| {
                    let figure = figure(place).map_or_else(|| "–".to_owned(), cell);
                    format!("{} {figure}", one.choices[place].choice)
                })
                .collect();
            let most = one.told(id).map(|pair| pair.q).fold(0.0, f64::max);
            (!figures.is_empty()).then(|| format!("{id}: {}, {}", figures.join(", "), share(most)))
        };
        let found: Vec<String> = one.ids().iter().filter_map(told).collect();
        let found = if found.is_empty() { "no difference seen".to_owned() } else { found.join("; ") };
        let games = one.choices.iter().map(|found| found.games).min().unwrap_or(0);
        // The largest: so great a difference every two choices would have shown.
        let won = one.pairs.iter().filter(|pair| pair.measure == "won").filter_map(Paired::least);
        let least = won.reduce(f64::max).map_or_else(|| "–".to_owned(), |least| format!("{least:.3}"));
        let Compared { game, option, play, .. } = one;
        let _ = writeln!(out, "| {game} | {option} | {play} | {games} | {found} | {least} |");
    }
}

/// A difference that pairs of games tell: in how many the one choice has more, and in how many the other.
fn said(pair: &Paired, [one, other]: [&str; 2]) -> String {
    let Paired { pairs, left_out, higher, lower, q, .. } = pair;
    let left = if *left_out > 0 { format!(", {left_out} left out") } else { String::new() };
    format!("of {pairs} pairs {higher} more with {one}, {lower} with {other} ({}{left})", share(*q))
}

/// A figure with six digits that say something, three where it is next to nothing.
fn short(figure: f64) -> String {
    if figure != 0.0 && figure.abs() < 1e-4 {
        return format!("{figure:.2e}");
    }
    // Written and read again, so that what is round stays so.
    format!("{figure:.5e}").parse::<f64>().map_or_else(|_| figure.to_string(), |rounded| rounded.to_string())
}

/// A q-value.
fn share(q: f64) -> String {
    if q < 0.001 { "q < 0.001".to_owned() } else { format!("q = {q:.3}") }
}

/// A figure and its interval.
fn cell(found: &Estimate) -> String {
    let digits = if found.high >= 10.0 { 1 } else { 3 };
    let Estimate { value, low, high, .. } = found;
    format!("{value:.digits$} ({low:.digits$} to {high:.digits$})")
}
