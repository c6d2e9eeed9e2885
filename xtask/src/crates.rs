//! What programs that use the crate see: its features, its examples, the oldest Rust that compiles it, its package.

use std::fs;

use crate::shell::{Result, cargo, output, program, root, run, target_dir};

/// Examples that measure, and so take their time.
const SLOW: [&str; 3] = ["levels", "perft", "search"];

/// The library compiles without a warning whichever features are left out.
pub fn features() -> Result {
    for features in [&[][..], &["--features", "pictures"], &["--features", "words"]] {
        let mut command = cargo();
        command.args(["clippy", "--quiet", "--package", "tabiya", "--lib", "--no-default-features"]);
        run(command.args(features).args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

/// The examples run. They are there already, built with the tests.
pub fn examples() -> Result {
    let entries = fs::read_dir(root().join("examples")).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .filter_map(|entry| Some(entry.path().file_stem()?.to_string_lossy().into_owned()))
        .filter(|name| !SLOW.contains(&name.as_str()))
        .collect();
    names.sort();
    for name in names {
        let mut command = cargo();
        command.args(["run", "--quiet", "--profile", "test", "--package", "tabiya", "--example", &name]);
        let said = output(&mut command)?;
        if said.trim().is_empty() {
            return Err(format!("The example {name} says nothing."));
        }
        println!("   example {name}: {} lines", said.lines().count());
    }
    Ok(())
}

/// The oldest Rust that the manifest promises compiles the library, where rustup has it or can get it.
pub fn oldest_rust() -> Result {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap_or_default();
    let promised = manifest.lines().find_map(|line| line.strip_prefix("rust-version = "));
    let version = promised.ok_or("Cargo.toml promises no rust-version.")?.trim().trim_matches('"');
    let there =
        output(program("rustup").args(["toolchain", "list"])).is_ok_and(|list| list.contains(version));
    let get =
        || run(program("rustup").args(["toolchain", "install", version, "--profile", "minimal"])).is_ok();
    if !there && !get() {
        println!("   not tried: rustup cannot get Rust {version}");
        return Ok(());
    }
    let mut command = program("rustup");
    command.args(["run", version, "cargo", "check", "--quiet", "--package", "tabiya", "--lib"]);
    run(command.env("CARGO_TARGET_DIR", target_dir().join("oldest")).env_remove("RUSTC").env_remove("CARGO"))
}

/// The crates could be published, without a warning. What is published is not tried twice: where the registry cannot
/// be reached, the crate is packed and compiled all the same.
pub fn publishable() -> Result {
    let try_it = |with: &[&str]| {
        // It warns of what is left out and goes on.
        let mut command = cargo();
        command.args(with).args(["--package", "tabiya", "--allow-dirty", "--quiet"]);
        let done = command.output().map_err(|e| format!("cargo could not be started: {e}."))?;
        let said =
            String::from_utf8_lossy(&done.stderr).replace("warning: aborting upload due to dry run", "");
        if done.status.success() && !said.contains("warning") {
            return Ok(());
        }
        Err(format!("`cargo {}` is not clean:\n{said}", with.join(" ")))
    };
    try_it(&["publish", "--dry-run"])
        .or_else(|error| if error.contains("warning") { Err(error) } else { try_it(&["package"]) })
}
