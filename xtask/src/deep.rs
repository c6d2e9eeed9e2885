//! What `cargo xtask test --deep` does besides: fuzzing, and a look at the dependencies.

use std::fs;

use crate::shell::{Result, cargo, output, root, run, target_dir};

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
            .arg(root().join("fuzz/corpus").join(&target))
            .args(["--", "-timeout=20", "-rss_limit_mb=2048", "-verbosity=0", "-print_final_stats=1"])
            .arg(format!("-max_total_time={SECONDS}"))
            // Coverage is counted by an option of the compiler that is not stable.
            .env("RUSTC_BOOTSTRAP", "1");
        run(&mut command).map_err(|error| format!("{error}\nThe input is in fuzz/artifacts/{target}."))?;
        held += 1;
    }
    Ok(held)
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
