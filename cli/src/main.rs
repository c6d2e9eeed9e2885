//! `tabiya`: the games on the command line. README.md says what it does, and what its exit statuses mean.

#![forbid(unsafe_code)]
// They panic where standard output or standard error cannot be written: `aside` and `out` do not.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod args;
mod aside;
mod colour;
mod fault;
mod figure;
mod files;
mod gamefile;
mod handbook;
mod lab;
mod pdf;
mod progress;
mod raster;
mod setup;
mod tables;
mod tell;
mod think;
mod uci;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use fault::Fault;

fn main() -> ExitCode {
    // Help, the version, or wrong usage, which clap ends with status 2.
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(told) => {
            let written = told.print();
            return ended(Ok(told.exit_code() as u8), if told.use_stderr() { Ok(()) } else { written });
        }
    };
    let mut out = Vec::new();
    let done = run(args.command, &mut out);
    // What was said before something was refused is said all the same.
    let written = io::stdout().write_all(&out).and_then(|()| io::stdout().flush());
    ended(done, written)
}

/// The exit status, after what there was to say has been written, or has not.
fn ended(done: Result<u8, Fault>, written: io::Result<()>) -> ExitCode {
    match (done, written) {
        // Whoever reads may stop reading.
        (Ok(status), Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(status),
        (Ok(_), Err(error)) => Fault::file("standard output", &error).report(),
        (Ok(status), Ok(())) => ExitCode::from(status),
        (Err(fault), _) => fault.report(),
    }
}

/// What a command says goes to `out`; its exit status.
fn run(command: Command, out: &mut Vec<u8>) -> Result<u8, Fault> {
    match command {
        Command::Games { game } => tell::games(game.as_deref(), out),
        Command::Rules { rules, sources } => tell::rules(&rules, sources, out),
        Command::Legal { game, from, notation, words } => {
            tell::legal(&game, from.as_deref(), notation, words, out)
        }
        Command::Explain { game, from, to } => tell::explain(&game, &from, to.as_deref(), out),
        Command::Perft { game, depth, divide } => tell::perft(&game, depth, divide, out),
        Command::Convert { game, to, moves_only } => tell::convert(&game, to, moves_only, out),
        Command::Svg { figure, animated, background } => figure::svg(&figure, animated, &background, out),
        Command::Tikz { figure, width } => figure::tikz(&figure, width, out),
        Command::Pdf { figure, width, background } => figure::pdf(&figure, width, &background, out),
        Command::Png { figure, pixels } => figure::png(&figure, &pixels, out),
        Command::Gif { figure, pixels } => figure::gif(&figure, &pixels, out),
        Command::Sheet { rules, paper, look, directory } => {
            figure::sheet(&rules, paper, &look, &directory, out)
        }
        Command::File { game, id, output } => files::file(&game, id.as_deref(), output.as_deref(), out),
        Command::Import { file, section, lossy, output } => {
            files::import(&file, section.as_deref(), lossy, output.as_deref(), out)
        }
        Command::Lab(command) => lab::lab(command, out),
        Command::Tables(command) => tables::tables(command, out),
        Command::Search(search) => think::search(&search, out),
        Command::Solve(solve) => think::solve(&solve, out),
        Command::Ending { game } => think::ending(&game, out),
        Command::Uci { game, options } => setup::engine(&game, &options),
        Command::Man { directory } => handbook::man(directory.as_deref(), out),
        Command::Completions { shell } => handbook::completions(shell, out),
    }
}
