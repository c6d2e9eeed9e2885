//! `tabiya tables chunk`: tables as a page reads them.

use std::fs;
use std::io::Write;
use std::path::Path;

use tabiya_tables::{Shelf, chunked};

use super::Endings;
use crate::fault::Fault;

pub fn chunk(
    endings: &Endings,
    folder: &Path,
    output: &Path,
    name: &str,
    out: &mut Vec<u8>,
) -> Result<(), Fault> {
    let mut shelf = Shelf::new(endings.rules.clone(), Some(folder));
    let made = chunked(&mut shelf, &endings.asked)?;
    let own = output.join(name);
    fs::create_dir_all(&own).map_err(|error| Fault::file(own.display(), &error))?;
    let mut whole = 0;
    let files = made.files.iter().map(|(ending, bytes)| (own.join(format!("{ending}.chunks")), &bytes[..]));
    // The index comes last: where it is, so is what it speaks of.
    for (path, bytes) in files.chain([(output.join(format!("{name}.index")), made.index.as_bytes())]) {
        fs::write(&path, bytes).map_err(|error| Fault::file(path.display(), &error))?;
        whole += bytes.len();
    }
    let _ = writeln!(out, "{}\t{} endings\t{whole} bytes", own.display(), made.files.len());
    Ok(())
}
