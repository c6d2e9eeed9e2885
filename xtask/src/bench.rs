//! `cargo xtask bench`: benchmarks.

use std::{ffi::OsString, fs};

use lexopt::Parser;

use crate::{
    bundle,
    engines::Engine,
    setup,
    shell::{Result, cargo, program, root, run, target_dir},
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
        Some("--peers") => peers(&args[1..]),
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

/// Leaf counts beside another generator's: mcr in a folder (github ywzvennu/mcr). A package of its own, so that the
/// other is a dependency of nothing that ships.
fn peers(args: &[OsString]) -> Result {
    let [other] = args else { return Err("--peers needs the folder of mcr.".into()) };
    let folder = target_dir().join("peers");
    let manifest = format!(
        "[package]\nname = \"peers\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [[bin]]\nname = \"race\"\npath = {:?}\n\n[dependencies]\nmcr = {{ path = {other:?} }}\n\
         tabiya = {{ path = {:?}, default-features = false }}\n\n\
         [profile.release]\nlto = \"thin\"\ncodegen-units = 1\n",
        root().join("xtask/peers/race.rs"),
        root(),
    );
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(folder.join("Cargo.toml"), manifest))
        .map_err(|e| format!("{} cannot be written: {e}.", folder.display()))?;
    run(cargo().args(["run", "--release", "--manifest-path"]).arg(folder.join("Cargo.toml")))
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
