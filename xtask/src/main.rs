//! Builds, serves and tests Tabiya. `cargo xtask help` lists the commands.

mod bench;
mod bundle;
mod check;
mod crates;
mod deep;
mod docs;
mod engines;
mod layers;
mod lint;
mod release;
#[path = "../../fuzz/seeds.rs"]
mod seeds;
mod serve;
mod setup;
mod shell;
mod tables;

use std::process::ExitCode;

use lexopt::{Arg, Parser, ValueExt};
use shell::Result;

const HELP: &str = "\
cargo xtask build [--single] [--dev]
    Compile the crate to WebAssembly and write www/pkg, then dist/site, the
    page as readers get it. Needs Node.js, and installs the npm packages.
    --single  also write dist/tabiya.html, the whole page in one file, which
              opens from a disk
    --dev     only www/pkg, by a quick build without optimisation, with debug
              assertions

cargo xtask serve [--port N] [--under PATH] [--dev] [--no-build]
    Build, then serve the page on 127.0.0.1 (port 8000, or the next free one).
    --under   serve it under a path, as some hosts do
    --dev     as above, and www/ as it is written, by Vite: a change shows at
              once, and the browser keeps no copy for offline use

cargo xtask test [--quick] [--deep] [--browsers LIST] [--only STAGE]...
    Run every check and test. Installs what the browser tests need.
    --quick   leave out what needs npm or a browser
    --deep    also the tests marked #[ignore], which take long; the long lists
              of which an everyday run draws samples, whole; mutated
              addresses for a minute, every fuzz target for a minute (installs
              cargo-fuzz), and cargo-deny if that is installed
    --browsers
              the engines in which every game is opened: all, or some of
              chromium, firefox, webkit with commas between them; chromium
              unless named
    --only    one stage: fmt, lint, clippy, native, docs, build, types, wasm,
              page, engines, crates, package, fuzz, deny, dask

cargo xtask bench [--wasm | --page | --endings | --levels | --matches | --peers FOLDER | ARGUMENTS]
    Run the native benchmarks; the arguments go to `cargo bench`.
    --wasm    instead, the built module beside Fairy-Stockfish in WebAssembly
    --page    instead, the page in Chromium on a slowed processor and network
    --endings instead, tables of endings in Node and Chromium, and the Diamond on
              the page
    --levels  instead, matches between neighbouring levels of the search
    --matches instead, matches against Fairy-Stockfish at its skill levels and
              with --jocly FOLDER against Jocly (npm `jocly`, installed there);
              with --speed positions a second beside Fairy-Stockfish's
    --peers   instead, leaf counts beside mcr's (github ywzvennu/mcr, got there)

cargo xtask docs [--site]
    Write the files that are made from the code, most of them in docs/.
    --site    instead, build the documentation as a site in dist/docs: the book
              and the reference of the npm package by TypeDoc, which npm fetches
              into target, and rustdoc beside them. The page links to it

cargo xtask release [--built] [--dirty] [--strict]
    Rehearse a release: write dist/release, with crates, npm package, command
    line, site, page in one file, list of parts and SHA256SUMS, install each
    from there, run the examples of the documents, and say what is missing.
    --built   take www/pkg as the last build left it
    --dirty   go on although something is not committed
    --strict  fail where something is missing that only an owner can give

cargo xtask tables [--from FOLDER] [--within]
    Make the ending tables that the page reads: those of three pieces in
    www/endings, those of four in dist/tables, which the next build puts
    beside the page. Takes minutes.
    --from    the folder of the tables of `tabiya tables build` (else
              target/tables)
    --within  only those of three pieces

cargo xtask help
    Print this.";

fn main() -> ExitCode {
    match dispatch(Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(mut args: Parser) -> Result {
    let command = match args.next().map_err(wrong)? {
        Some(Arg::Value(command)) => command.string().map_err(wrong)?,
        None | Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(other) => return Err(wrong(other.unexpected())),
    };
    match command.as_str() {
        "build" => bundle::command(args),
        "serve" => serve::command(args),
        "test" => check::command(args),
        "bench" => bench::command(args),
        "docs" => docs::command(args),
        "release" => release::command(args),
        "tables" => tables::command(args),
        "help" => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no command \"{other}\"; `cargo xtask help` lists them.")),
    }
}

/// What is wrong with the arguments, as a sentence.
fn wrong(error: lexopt::Error) -> String {
    format!("{error}; `cargo xtask help` lists what there is.")
}
