//! Putting together what shares of a plan have played.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use tabiya::evidence::{Facts, ends, measures};

use super::line::{Played, read};
use super::table::{Compared, Found, write};
use crate::args::TableForm;
use crate::fault::Fault;

/// Reads the files and writes the table. It is the same whatever the number of files and their order.
pub fn merge(files: &[PathBuf], form: TableForm, out: &mut Vec<u8>) -> Result<(), Fault> {
    let mut games: BTreeMap<u64, Played> = BTreeMap::new();
    let mut plan: Option<(String, u64)> = None;
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| Fault::file(file.display(), &error))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        for (index, line) in text[..whole].lines().enumerate() {
            let at = || format!("{}, line {}", file.display(), index + 1);
            let game = read(line).map_err(|field| {
                let what = if field.is_empty() { "no JSON" } else { field };
                Fault::refused(
                    "bad-line",
                    format!("{}: “{what}” is not as `tabiya lab run` writes it.", at()),
                )
            })?;
            let (digest, tasks) = plan.get_or_insert_with(|| (game.plan.clone(), game.tasks));
            if (&*digest, *tasks) != (&game.plan, game.tasks) {
                return Err(Fault::refused("other-plan", format!("{} is of another plan.", at())));
            }
            if let Some(other) = games.insert(game.task, game)
                && games.get(&other.task).is_some_and(|game| game.facts != other.facts)
            {
                let text = format!("{}: game {} has been played twice, otherwise.", at(), other.task);
                return Err(Fault::refused("other-game", text));
            }
        }
    }
    let Some((_, tasks)) = plan else {
        return Err(Fault::refused("no-games", "There are no games in these files."));
    };
    let lacking = tasks - games.len() as u64;
    if lacking > 0 {
        eprintln!("{lacking} of {tasks} games are not there yet.");
    }
    write(&compared(games.into_values()), form, out);
    Ok(())
}

/// The games of an option by one way of play, choice by choice.
type Gathered = (Compared, Vec<(String, Vec<Facts>)>);

/// What was measured, option by option and choice by choice, in the order of the plan.
fn compared(games: impl Iterator<Item = Played>) -> Vec<Compared> {
    let mut found: Vec<Gathered> = Vec::new();
    for Played { game, option, choice, play, facts, .. } in games {
        let is_own = |(one, _): &Gathered| (&one.game, &one.option, &one.play) == (&game, &option, &play);
        let place = found.iter().position(is_own).unwrap_or_else(|| {
            found.push((Compared { game, option, play, choices: Vec::new() }, Vec::new()));
            found.len() - 1
        });
        let choices = &mut found[place].1;
        match choices.iter_mut().find(|(id, _)| *id == choice) {
            Some((_, games)) => games.push(facts),
            None => choices.push((choice, vec![facts])),
        }
    }
    let measured = |(choice, games): (String, Vec<Facts>)| {
        let measures = measures(&games).into_iter().map(|(measure, found)| (measure.id().to_owned(), found));
        let ends = ends(&games).into_iter().map(|(id, found)| (format!("end: {id}"), found));
        Found { choice, games: games.len(), figures: measures.chain(ends).collect() }
    };
    let whole =
        |(one, choices): Gathered| Compared { choices: choices.into_iter().map(measured).collect(), ..one };
    found.into_iter().map(whole).collect()
}
