//! `tabiya lab`: batches of self-play under the choices of an option, more than a page can play.

mod line;
mod merge;
mod plan;
mod run;
mod table;

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use crate::args::LabCommand;
use crate::fault::Fault;
use crate::gamefile::text;
use crate::progress::Progress;
use plan::Plan;

/// What a command of the laboratory says goes to `out`; its exit status.
pub fn lab(command: LabCommand, out: &mut Vec<u8>) -> Result<u8, Fault> {
    match command {
        LabCommand::Plan { plan, cost } => tell(&read(&plan)?, cost, out),
        LabCommand::Run { plan, shard, output } => run::run(&read(&plan)?, shard, &output)?,
        LabCommand::Merge { files, form } => merge::merge(&files, form, out)?,
    }
    Ok(0)
}

fn read(file: &Path) -> Result<Plan, Fault> {
    Plan::read(&text(file)?)
}

/// What a plan comes to; with the seconds that it would take here, from one game of each choice.
fn tell(plan: &Plan, cost: bool, out: &mut Vec<u8>) {
    let mut seconds = 0.0;
    let progress = Progress::new("playing a game of each choice");
    for (cell, done) in plan.cells.iter().zip(0..) {
        progress.at(format!("{done} of {} comparisons", plan.cells.len()));
        let begin = Instant::now();
        let games = cell.choices.len();
        if cost {
            (0..games).for_each(|place| drop(run::play(cell, place, &mut None)));
        }
        let own = begin.elapsed().as_secs_f64() / games as f64 * cell.tasks() as f64;
        seconds += own;
        let (game, option, choices, played) =
            (&cell.game, &cell.option, cell.choices.join(" "), cell.played());
        let _ = write!(out, "{game}\t{option}\t{choices}\t{played}\t{} games", cell.tasks());
        let _ = if cost { writeln!(out, "\t{own:.1} s") } else { writeln!(out) };
    }
    let _ = write!(out, "{} comparisons, {} games", plan.cells.len(), plan.tasks());
    let hours = seconds / 3600.0;
    let _ = if cost { writeln!(out, ", about {hours:.2} core hours on this machine") } else { writeln!(out) };
}
