//! `cargo xtask bench`: how fast things are.

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

/// The built page in Chromium on a slowed processor and a slow network.
fn page() -> Result {
    setup::npm_packages()?;
    let programs = Engine::Chromium.programs()?;
    bundle::build(bundle::Options::default(), 3)?;
    run(program("node").arg("benches/page.mjs").envs(programs))
}
