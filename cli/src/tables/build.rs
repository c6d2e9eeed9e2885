//! `tabiya tables build`: makes what is not there.

use std::fs;
use std::path::Path;
use std::time::Instant;

use tabiya::{games, words};
use tabiya_tables::{Error, How, Material, Shelf, Table};

use super::Endings;
use crate::args::Shard;
use crate::aside::aside;
use crate::fault::Fault;
use crate::progress::Progress;

pub fn build(
    endings: &Endings,
    memory: f64,
    threads: usize,
    shard: Shard,
    folder: &Path,
) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|error| Fault::file(folder.display(), &error))?;
    let rules = &endings.rules;
    let own =
        endings.asked.iter().enumerate().filter(|(index, _)| *index as u64 % shard.all == shard.own - 1);
    let own = Endings { rules: rules.clone(), asked: own.map(|(_, ending)| ending.clone()).collect() };
    let all = own.with_needs()?;
    let mut shelf = Shelf::new(rules.clone(), Some(folder));
    let mut sizes = Vec::new();
    for ending in &all {
        if there(&shelf, ending)? {
            continue;
        }
        let size = Shelf::size(rules, ending)?;
        if size.memory as f64 > memory * 1e9 {
            return Err(Error::Memory(ending.name(rules), size.memory, (memory * 1e9) as u64).into());
        }
        sizes.push((ending, size.positions));
    }
    let whole: u64 = sizes.iter().map(|(_, positions)| positions).sum();
    let (began, mut done) = (Instant::now(), 0);
    let progress = Progress::logged("beginning");
    for (number, &(ending, positions)) in sizes.iter().enumerate() {
        // Another share may have made it meanwhile.
        if !there(&shelf, ending)? {
            let name = ending.name(rules);
            shelf.build(ending, How::threads(threads), &|plies, known| {
                let left = match done {
                    0 => String::new(),
                    _ => format!(", about {} s left", began.elapsed().as_secs() * (whole - done) / done),
                };
                let (own, all) = (number + 1, sizes.len());
                progress.at(format!(
                    "{name}, table {own} of {all}: {plies} plies, {known} positions known{left}"
                ));
            })?;
        }
        done += positions;
    }
    drop(progress);
    aside(format_args!("{} tables made, {} were there", sizes.len(), all.len() - sizes.len()));
    Ok(())
}

/// Whether the table of an ending is in the folder; refused where what has its name is a table of something else.
fn there(shelf: &Shelf, ending: &Material) -> Result<bool, Fault> {
    let rules = shelf.rules();
    let Some(path) = shelf.path(ending).filter(|path| path.exists()) else { return Ok(false) };
    let [game, options, name] = Table::heading(&path)?;
    let own: Vec<String> = rules.chosen().map(|(option, choice)| format!("{option}={choice}")).collect();
    if game != rules.game().id || options != own.join(" ") {
        let folder = path.parent().unwrap_or(&path).display();
        let title = games::find(&game).map(|game| words::default_language().game(&game.id).title);
        let under =
            if options.is_empty() { "the usual rules".to_owned() } else { options.replace(' ', ", ") };
        let title = title.unwrap_or(&game);
        let text =
            format!("{folder} holds tables of {title} under {under}; other rules need another folder.");
        return Err(Fault::refused("other-rules", text));
    }
    if name != ending.name(rules) {
        let text = format!("{} holds the table of {name}.", path.display());
        return Err(Fault::refused("other-table", text));
    }
    Ok(true)
}
