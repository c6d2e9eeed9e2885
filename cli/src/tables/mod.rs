//! `tabiya tables`: every position of an ending, worked out and kept.

mod build;
mod chunk;
mod line;
mod merge;
mod report;

use std::io::Write;

use tabiya::Rules;
use tabiya_tables::{Error, Material, Shelf, sample, verify};

use crate::args::{EndingArgs, RuleArgs, TablesCommand};
use crate::aside::aside;
use crate::fault::Fault;
use crate::progress::Progress;

/// What a command of the tables says goes to `out`; its exit status.
pub fn tables(command: TablesCommand, out: &mut Vec<u8>) -> Result<u8, Fault> {
    match command {
        TablesCommand::Plan { endings } => plan(&Endings::new(&endings)?, out)?,
        TablesCommand::Build { endings, memory, threads, shard, output } => {
            build::build(&Endings::new(&endings)?, memory, threads, shard, &output)?;
        }
        TablesCommand::Merge { endings, folders, output } => {
            merge::merge(&Endings::new(&endings)?, &folders, &output, out)?;
        }
        TablesCommand::Verify { tables, part, sample: many, seed, threads } => {
            let endings = Endings::new(&tables.endings)?;
            for ending in &endings.asked {
                let mut shelf = Shelf::new(endings.rules.clone(), Some(&tables.folder));
                let name = ending.name(&endings.rules);
                let progress = Progress::new(&format!("verifying {name}"));
                let checked = match many {
                    Some(many) => sample(&mut shelf, ending, many, seed)?,
                    None => verify(&mut shelf, ending, part, threads)?,
                };
                drop(progress);
                aside(format_args!("{name}: {} positions, {} wrong", checked.positions, checked.wrong.len()));
                if let Some((position, told, so)) = checked.wrong.first() {
                    let position = endings.rules.write_position(position);
                    let text = format!("{name}, {position}: the table says {told:?}, and it is {so:?}.");
                    return Err(Fault::refused("wrong-table", text));
                }
                let _ = writeln!(out, "{name}\t{} positions\tright", checked.positions);
            }
        }
        TablesCommand::Report { tables, output, name, threads } => {
            report::report(&Endings::new(&tables.endings)?, &tables.folder, &output, name, threads, out)?;
        }
        TablesCommand::Chunk { tables, output, name } => {
            chunk::chunk(&Endings::new(&tables.endings)?, &tables.folder, &output, &name, out)?;
        }
    }
    Ok(0)
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        match &error {
            Error::File(path, cause) => Fault::file(path.display(), cause),
            _ => Fault::refused(error.code(), &error),
        }
    }
}

/// The endings that are asked for.
pub struct Endings {
    pub rules: Rules,
    pub asked: Vec<Material>,
}

impl Endings {
    fn new(args: &EndingArgs) -> Result<Endings, Fault> {
        let rules = RuleArgs { game: args.game.clone(), options: args.options.clone() }.rules()?;
        let mut asked = Vec::new();
        for pieces in 3..=args.pieces.unwrap_or(0) {
            for ending in Material::all(&rules, pieces.into()) {
                match Shelf::needs(&rules, &ending) {
                    Ok(_) => asked.push(ending),
                    Err(error) => aside(format_args!("left out: {error}")),
                }
            }
        }
        for name in &args.material {
            asked.push(Material::named(&rules, name)?);
        }
        Ok(Endings { rules, asked })
    }

    /// With those that they need, these first.
    fn with_needs(&self) -> Result<Vec<Material>, Fault> {
        let mut all: Vec<Material> = Vec::new();
        for ending in &self.asked {
            let new = Shelf::needs(&self.rules, ending)?;
            all.extend(new.into_iter().filter(|one| !all.contains(one)).collect::<Vec<_>>());
        }
        Ok(all)
    }
}

fn plan(endings: &Endings, out: &mut Vec<u8>) -> Result<(), Fault> {
    let (mut positions, mut memory) = (0, 0);
    let all = endings.with_needs()?;
    for ending in &all {
        let size = Shelf::size(&endings.rules, ending)?;
        let name = ending.name(&endings.rules);
        let _ = writeln!(out, "{name}\t{} positions\t{} bytes of memory", size.positions, size.memory);
        positions += size.positions;
        memory = memory.max(size.memory);
    }
    let _ = writeln!(out, "{} tables, {positions} positions, at most {memory} bytes of memory", all.len());
    Ok(())
}
