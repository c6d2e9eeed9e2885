//! `cargo xtask bench`: how fast things are.

use std::ffi::OsString;

use lexopt::Parser;

use crate::{
    bundle,
    engines::Engine,
    setup,
    shell::{Result, cargo, program, run, target_dir},
    wrong,
};

pub fn command(mut args: Parser) -> Result {
    // Read raw: what is not ours is for `cargo bench`.
    let args: Vec<_> = args.raw_args().map_err(wrong)?.collect();
    match args.first().and_then(|first| first.to_str()) {
        Some("--wasm") => wasm(),
        Some("--page") => page(),
        Some("--endings") => endings(),
        Some("--matches") => matches(&args[1..]),
        Some("--levels") => levels(&args[1..]),
        _ => run(cargo().arg("bench").args(args)),
    }
}

/// The built module beside Fairy-Stockfish in WebAssembly, and the native speed.
fn wasm() -> Result {
    setup::npm_packages()?;
    bundle::build(bundle::Options::default(), 3)?;
    run(cargo().args(["build", "--release", "--package", "tabiya", "--example", "perft"]))?;
    let perft = target_dir().join("release/examples").join(bundle::exe("perft"));
    run(program("node").arg("benches/wasm.mjs").env("TABIYA_PERFT", perft))
}

/// The built module against Fairy-Stockfish at its skill levels.
fn matches(args: &[OsString]) -> Result {
    setup::npm_packages()?;
    bundle::build(bundle::Options::default(), 3)?;
    run(program("node").arg("benches/matches.mjs").args(args))
}

/// The levels against each other.
fn levels(args: &[OsString]) -> Result {
    let example = ["run", "--release", "--package", "tabiya", "--example", "levels", "--"];
    run(cargo().args(example).args(args))
}

/// The built page in Chromium on a slowed processor and a slow network.
fn page() -> Result {
    setup::npm_packages()?;
    let programs = Engine::Chromium.programs()?;
    bundle::build(bundle::Options::default(), 3)?;
    run(program("node").arg("benches/page.mjs").envs(programs))
}

/// Tables of endings in the built module and on the built page.
fn endings() -> Result {
    setup::npm_packages()?;
    let programs = Engine::Chromium.programs()?;
    bundle::build(bundle::Options::default(), 3)?;
    run(program("node").arg("benches/endings.mjs").envs(programs))
}
