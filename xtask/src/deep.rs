//! The further checks of `cargo xtask test --deep`: fuzzing, and a look at the dependencies.

use std::{fs, path::PathBuf};

use crate::{
    seeds,
    shell::{Result, cargo, output, program, root, run, target_dir},
};

/// How long each target is fuzzed.
const SECONDS: u32 = 60;

/// Fuzzes every target for a minute, from what is kept in its corpus. Returns how many held.
pub fn fuzz() -> Result<u64> {
    if output(cargo().args(["fuzz", "--version"])).is_err() {
        println!("   installing cargo-fuzz");
        run(cargo().args(["install", "cargo-fuzz", "--locked"]))?;
    }
    let mut held = 0;
    for target in targets()? {
        println!("   {target}");
        // New inputs go into the first folder: the repository keeps what somebody has chosen.
        let fresh = target_dir().join("fuzz-corpus").join(&target);
        fs::create_dir_all(&fresh).map_err(|e| format!("{} cannot be made: {e}.", fresh.display()))?;
        let mut command = cargo();
        command
            .args(["fuzz", "run", "--sanitizer", "none", "--target-dir"])
            .arg(target_dir().join("fuzz"))
            .arg(&target)
            .arg(&fresh)
            .arg(given(&target)?)
            .args(["--", "-timeout=20", "-rss_limit_mb=2048", "-verbosity=0", "-print_final_stats=1"])
            .arg(format!("-max_total_time={SECONDS}"))
            // Coverage is counted by an option of the compiler that is not stable.
            .env("RUSTC_BOOTSTRAP", "1");
        run(&mut command).map_err(|error| format!("{error}\nThe input is in fuzz/artifacts/{target}."))?;
        held += 1;
    }
    Ok(held)
}

/// A folder with the inputs of a target that the repository keeps, a file each, as the fuzzer takes them.
fn given(target: &str) -> Result<PathBuf> {
    let folder = target_dir().join("fuzz-seeds").join(target);
    let failed = |error: std::io::Error| format!("{}: {error}.", folder.display());
    fs::create_dir_all(&folder).map_err(failed)?;
    for seed in seeds::seeds().into_iter().filter(|seed| seed.target == target) {
        fs::write(folder.join(seed.name), seed.text).map_err(failed)?;
    }
    Ok(folder)
}

/// The targets, by their programs.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|e| format!("{} cannot be read: {e}.", folder.display()))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| Some(entry.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Licences, duplicates and origins of everything that is built with: `deny.toml`. Reports of
/// faults are not asked for: they are fetched from elsewhere, which CI does.
pub fn deny() -> Result<u64> {
    if output(cargo().args(["deny", "--version"])).is_err() {
        println!("   left out: `cargo install cargo-deny --locked` first, which takes minutes");
        return Ok(0);
    }
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let mut command = cargo();
        command.args(["deny", "--manifest-path", manifest, "--config", "deny.toml", "--workspace", "check"]);
        run(command.args(["licenses", "bans", "sources"]))?;
    }
    Ok(2)
}

/// What is played on a Dask cluster of two processes comes to the same as what one process plays. Dask is fetched by
/// pip into a place of its own.
pub fn dask() -> Result<u64> {
    const PLAN: &str = "games = 6\nplies = 120\n[[compare]]\ngame = \"chaturanga\"\n[[compare]]\ngame = \"shatranj\"\n\
                        option = \"stalemate\"\nplay = \"nodes-40\"\n";
    let place = target_dir().join("dask");
    let python = place.join("env/bin/python");
    let own = |args: &[&str]| output(program(&python.to_string_lossy()).args(args));
    if own(&["-c", "import distributed"]).is_err() {
        let made = output(program("python3").args(["-m", "venv"]).arg(place.join("env")));
        if made.and_then(|_| own(&["-m", "pip", "install", "--quiet", "distributed"])).is_err() {
            println!("   left out: Python with venv, and pip, which fetches distributed, are not there");
            return Ok(0);
        }
    }
    run(cargo().args(["build", "--quiet", "--release", "--package", "tabiya-cli"]))?;
    let tabiya = target_dir().join("release/tabiya");
    let failed = |error: std::io::Error| format!("{}: {error}.", place.display());
    let games = place.join("games");
    let _ = fs::remove_dir_all(&games);
    fs::create_dir_all(&games).map_err(failed)?;
    let plan = place.join("plan.toml");
    fs::write(&plan, PLAN).map_err(failed)?;
    let mut command = program(&python.to_string_lossy());
    command.arg(root().join("cli/examples/laboratory/dask_shares.py")).arg(&plan).arg(&games);
    run(command.args(["--shares", "5", "--workers", "2", "--tabiya"]).arg(&tabiya))?;
    let alone = games.join("alone.jsonl");
    let tabiya = || program(&tabiya.to_string_lossy());
    run(tabiya().args(["lab", "run"]).arg(&plan).arg("--out").arg(&alone))?;
    let wanted = output(tabiya().args(["lab", "merge"]).arg(&alone))?;
    let found = fs::read_to_string(games.join("measures.csv")).map_err(failed)?;
    if found.trim_end() == wanted.trim_end() {
        Ok(1)
    } else {
        Err("The shares of the cluster come to something else.".into())
    }
}
