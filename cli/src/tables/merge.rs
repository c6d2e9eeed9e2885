//! `tabiya tables merge`: puts together what shares have made apart.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tabiya_tables::{Shelf, Table};

use super::Endings;
use crate::aside::aside;
use crate::fault::Fault;

pub fn merge(endings: &Endings, folders: &[PathBuf], output: &Path, out: &mut Vec<u8>) -> Result<(), Fault> {
    let rules = &endings.rules;
    fs::create_dir_all(output).map_err(|error| Fault::file(output.display(), &error))?;
    let target = Shelf::new(rules.clone(), Some(output));
    let (mut copied, mut lacking) = (0, Vec::new());
    for ending in endings.with_needs()? {
        let mut sum: Option<u64> = None;
        for folder in folders.iter().map(PathBuf::as_path).chain([output]) {
            let source = Shelf::new(rules.clone(), Some(folder));
            let (Some(from), Some(to)) = (source.path(&ending), target.path(&ending)) else { continue };
            if !from.exists() {
                continue;
            }
            let table = Table::read(rules, &ending, &from)?;
            let own = table.checksum(rules);
            if sum.is_some_and(|sum| sum != own) {
                let text = format!("{}: another folder has another table of this ending.", from.display());
                return Err(Fault::refused("other-table", text));
            }
            if sum.is_none() && !to.exists() {
                table.write(rules, &to)?;
                copied += 1;
            }
            sum = Some(own);
        }
        if sum.is_none() {
            lacking.push(ending.name(rules));
        }
    }
    let _ = writeln!(out, "{copied} tables copied");
    if !lacking.is_empty() {
        aside(format_args!("not there yet: {}", lacking.join(" ")));
    }
    Ok(())
}
