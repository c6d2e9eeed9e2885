//! `cargo xtask tables`: the tables of endings that the page reads. They are made by this command alone.

use std::{fs, path::Path};

use lexopt::Parser;

use crate::{
    shell::{Result, cargo, root, run, target_dir},
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
    let page = root().join(format!("www/endings/{GAME}-3.json"));
    fs::write(&page, in_page(&work)?).map_err(|error| format!("{}: {error}", page.display()))?;
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

/// The index and the chunks in one file of JSON, bytes in base 64.
fn in_page(work: &Path) -> Result<String> {
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let index = read(&work.join(format!("{GAME}-3.index")))?;
    let index = String::from_utf8_lossy(&index).into_owned();
    let mut chunks = Vec::new();
    for name in index.lines().filter_map(|line| line.strip_prefix("ending ")?.split(' ').next()) {
        let bytes = read(&work.join(format!("{GAME}-3/{name}.chunks")))?;
        chunks.push(format!("    \"{name}\": \"{}\"", base64(&bytes)));
    }
    let index = index.replace('\n', "\\n");
    Ok(format!("{{\n  \"index\": \"{index}\",\n  \"chunks\": {{\n{}\n  }}\n}}\n", chunks.join(",\n")))
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let whole =
            three.iter().fold(0, |all: u32, byte| all << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..4 {
            let digit = DIGITS[(whole >> (18 - 6 * place)) as usize & 63];
            text.push(if place > three.len() { '=' } else { digit.into() });
        }
    }
    text
}
