//! `tabiya lab run`: plays a share of a plan.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use tabiya::Match;
use tabiya::evidence::{How, Random, Record, play as play_game, shared_opening};

use super::line::{Told, place};
use super::plan::{Cell, Plan};
use crate::args::Shard;
use crate::fault::Fault;
use crate::progress::Progress;

/// The opening that was made last, by its number: the choices of an option share it.
type Openings = Option<(u64, Vec<String>)>;

/// A game of a cell, by its place in it: games one after the other, each under every choice.
pub struct Game {
    pub choice: usize,
    pub number: u64,
    pub swapped: bool,
    pub start: Match,
    pub record: Record,
}

/// Plays it. The same cell and place give the same game.
pub fn play(cell: &Cell, place: usize, openings: &mut Openings) -> Game {
    let (number, choice) = ((place / cell.choices.len()) as u64, place % cell.choices.len());
    // Where two are measured against each other, each plays both sides of an opening.
    let two = cell.policies[0] != cell.policies[1];
    let (opening, swapped) = if two { (number / 2, number % 2 == 1) } else { (number, false) };
    let line = match openings {
        Some((known, line)) if *known == opening => &*line,
        _ => {
            let starts: Vec<Match> = cell.choices.iter().map(|choice| cell.start(choice)).collect();
            let seed = Random::of(cell.seed, opening).next();
            &openings.insert((opening, shared_opening(&starts, cell.opening, seed))).1
        }
    };
    let mut start = cell.start(&cell.choices[choice]);
    for text in line {
        start.play(text).unwrap_or_else(|_| unreachable!("openings are legal under every choice"));
    }
    let seed = Random::of(!cell.seed, number).next();
    let how = How { policies: cell.policies, swapped, seed, plies: cell.plies };
    let record = play_game(&start, &how);
    Game { choice, number, swapped, start, record }
}

/// Plays what this share lacks still, and adds it to the file, a line for each game.
pub fn run(plan: &Plan, shard: Shard, output: &Path) -> Result<(), Fault> {
    let mut path = output.to_owned();
    // Several shares are played at a time, each into a file of its own.
    if path.extension().is_none() && !path.exists() {
        fs::create_dir_all(&path).map_err(|error| Fault::file(path.display(), &error))?;
    }
    if path.is_dir() {
        path.push(format!("shard-{}-of-{}.jsonl", shard.own, shard.all));
    }
    let failed = |error: std::io::Error| Fault::file(path.display(), &error);
    // What is there already and no file, such as a pipe, is only written to: it has no end, or none yet.
    let stream = fs::metadata(&path).is_ok_and(|known| !known.is_file());
    let before = if stream { Ok(String::new()) } else { fs::read_to_string(&path) };
    let before = match before {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        read => read.map_err(failed)?,
    };
    // A last line without its end was being written when the program was stopped.
    let whole = before.rfind('\n').map_or(0, |end| end + 1);
    let own = |task: u64| task % shard.all == shard.own - 1;
    let mut left = (0..plan.tasks()).filter(|&task| own(task));
    for (index, line) in before[..whole].lines().enumerate() {
        if left.next().map(|task| (plan.digest.clone(), task)) != place(line) {
            let line = index + 1;
            let text = format!("{}: line {line} is not of this plan and this share.", path.display());
            return Err(Fault::refused("other-plan", text));
        }
    }
    let mut file: File =
        OpenOptions::new().create(true).write(true).truncate(false).open(&path).map_err(failed)?;
    if !stream {
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
    }
    let mut openings: Option<(usize, Openings)> = None;
    let all = (0..plan.tasks()).filter(|&task| own(task)).count();
    let progress = Progress::logged("beginning");
    for (done, task) in (before[..whole].lines().count()..).zip(left) {
        progress.at(format!("{done} of {all} games"));
        let (mut index, mut place) = (0, task);
        while place >= plan.cells[index].tasks() {
            place -= plan.cells[index].tasks();
            index += 1;
        }
        let cell = &plan.cells[index];
        if openings.as_ref().is_none_or(|(known, _)| *known != index) {
            openings = Some((index, None));
        }
        let Some((_, kept)) = &mut openings else { continue };
        let Game { choice, number, swapped, start, record } = play(cell, place as usize, kept);
        let choice = &cell.choices[choice];
        let told = Told { plan, cell, task, choice, number, swapped, start: &start, record };
        file.write_all(told.write().as_bytes()).map_err(failed)?;
    }
    file.flush().map_err(failed)
}
