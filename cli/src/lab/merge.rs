//! `tabiya lab merge`: puts together the shares of a plan that were played apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use tabiya::evidence::{Facts, compared, ends, judge, measures};

use super::line::{Played, read};
use super::table::{Compared, Found, write};
use crate::args::TableForm;
use crate::aside::aside;
use crate::fault::Fault;
use crate::progress::Progress;

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
        aside(format_args!("{lacking} of {tasks} games are not there yet."));
    }
    let progress = Progress::new("measuring");
    let measured = measured(games.into_values());
    drop(progress);
    write(&measured, form, out);
    Ok(())
}

/// The games of an option by one way of play, choice by choice, each with its number.
type Gathered = (Compared, Vec<(String, BTreeMap<u64, Facts>)>);

/// What was measured, option by option and choice by choice, in the order of the plan. The q-values are among all
/// that is compared.
fn measured(games: impl Iterator<Item = Played>) -> Vec<Compared> {
    let mut found: Vec<Gathered> = Vec::new();
    for Played { game, option, choice, play, number, facts, .. } in games {
        let is_own = |(one, _): &Gathered| (&one.game, &one.option, &one.play) == (&game, &option, &play);
        let place = found.iter().position(is_own).unwrap_or_else(|| {
            let (choices, pairs) = (Vec::new(), Vec::new());
            found.push((Compared { game, option, play, choices, pairs }, Vec::new()));
            found.len() - 1
        });
        let choices = &mut found[place].1;
        let own = choices.iter().position(|(id, _)| *id == choice).unwrap_or_else(|| {
            choices.push((choice, BTreeMap::new()));
            choices.len() - 1
        });
        choices[own].1.insert(number, facts);
    }
    let mut all: Vec<Compared> = found.into_iter().map(whole).collect();
    judge(&mut all.iter_mut().flat_map(|one| &mut one.pairs).collect::<Vec<_>>());
    all
}

fn whole((mut one, choices): Gathered) -> Compared {
    let numbers: BTreeSet<u64> = choices.iter().flat_map(|(_, games)| games.keys().copied()).collect();
    let lists: Vec<Vec<Option<Facts>>> = choices
        .iter()
        .map(|(_, games)| numbers.iter().map(|number| games.get(number).cloned()).collect())
        .collect();
    one.pairs = compared(&lists);
    for (choice, games) in choices {
        let games: Vec<Facts> = games.into_values().collect();
        let measures = measures(&games).into_iter().map(|(measure, found)| (measure.id().to_owned(), found));
        let ends = ends(&games).into_iter().map(|(id, found)| (format!("end: {id}"), found));
        one.choices.push(Found { choice, games: games.len(), figures: measures.chain(ends).collect() });
    }
    one
}
