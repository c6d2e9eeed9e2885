//! The man pages, and completions for shells.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::args::Args;
use crate::fault::Fault;

pub fn man(directory: Option<&Path>, out: &mut Vec<u8>) -> Result<u8, Fault> {
    let command = Args::command();
    let Some(directory) = directory else {
        return Man::new(command)
            .render(out)
            .map(|()| 0)
            .map_err(|error| Fault::file("standard output", &error));
    };
    fs::create_dir_all(directory)
        .and_then(|()| clap_mangen::generate_to(command, directory))
        .map_err(|error| Fault::file(directory.display(), &error))?;
    let _ = writeln!(out, "{}", directory.join("tabiya.1").display());
    Ok(0)
}

pub fn completions(shell: Shell, out: &mut Vec<u8>) -> Result<u8, Fault> {
    clap_complete::generate(shell, &mut Args::command(), "tabiya", out);
    Ok(0)
}
