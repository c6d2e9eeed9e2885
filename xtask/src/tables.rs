//! `cargo xtask tables`: the tables of endings that the page reads. They are made by this command alone.

use std::path::Path;

use lexopt::Parser;

use crate::{
    shell::{Result, cargo, program, root, run, target_dir},
    wrong,
};

/// The game whose tables are shipped.
const GAME: &str = "shatranj";

pub fn command(mut args: Parser) -> Result {
    let (mut from, mut within) = (target_dir().join("tables"), false);
    while let Some(arg) = args.next().map_err(wrong)? {
        match arg {
            lexopt::Arg::Long("from") => from = args.value().map_err(wrong)?.into(),
            lexopt::Arg::Long("within") => within = true,
            other => return Err(wrong(other.unexpected())),
        }
    }
    let work = target_dir().join("xtask/tables");
    make(&from, 3, &work)?;
    let index = work.join(format!("{GAME}-3.index"));
    run(program("node").arg("xtask/tables.mjs").arg(index).arg(format!("www/endings/{GAME}-3.json")))?;
    if within { Ok(()) } else { make(&from, 4, &root().join("dist/tables")) }
}

/// Makes the tables of so many pieces that are not there yet, and chunks of them.
fn make(from: &Path, pieces: u8, to: &Path) -> Result {
    let tabiya = |what: &str| {
        let mut command = cargo();
        command.args(["run", "--release", "--package", "tabiya-cli", "--", "tables", what, "--game", GAME]);
        command.args(["--pieces", &pieces.to_string()]);
        command
    };
    run(tabiya("build").arg("--out").arg(from))?;
    let name = format!("{GAME}-{pieces}");
    run(tabiya("chunk").arg("--from").arg(from).arg("--out").arg(to).args(["--name", &name]))
}
