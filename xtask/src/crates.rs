//! Checks of the published crate: its features, its examples, the oldest Rust that compiles it, its package.

use std::{fs, path::Path};

use crate::shell::{Result, cargo, output, program, root, run, target_dir};

/// Examples that measure, and so take their time.
const SLOW: [&str; 3] = ["levels", "perft", "search"];

/// The crates that are published, each after those on which it depends.
pub const PUBLISHED: [&str; 4] = ["tabiya-rules", "tabiya-tables", "tabiya", "tabiya-cli"];

/// The crates of which the tests of everyday look at the package: that of the command line compiles a hundred others.
const LIBRARIES: [&str; 4] = ["--package", "tabiya-rules", "--package", "tabiya"];

/// The library compiles without a warning if what can be left out is left out.
pub fn features() -> Result {
    let bare = ["clippy", "--quiet", "--package", "tabiya", "--lib", "--no-default-features"];
    run(cargo().args(bare).args(["--", "-D", "warnings"]))
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

/// What cargo remarks of a package and is meant so: nothing is sent, and the corpora of the fuzz targets, which one
/// test reads, are no part of the crate.
const MEANT: [&str; 2] = [
    "warning: aborting upload due to dry run",
    "warning: ignoring test `corpus` as `tests/corpus.rs` is not included in the published package",
];

/// The crates could be published, without a warning. What is published is not tried twice: where the registry cannot
/// be reached, they are packed all the same. `packed` compiles it.
pub fn publishable() -> Result {
    let try_it = |with: &[&str]| {
        // It warns of what is left out and goes on.
        let mut command = cargo();
        command.args(with).args(LIBRARIES).args(["--allow-dirty", "--no-verify", "--quiet"]);
        let done = command.output().map_err(|e| format!("cargo could not be started: {e}."))?;
        let said = String::from_utf8_lossy(&done.stderr);
        let said = MEANT.iter().fold(said.into_owned(), |said, meant| said.replace(meant, ""));
        if done.status.success() && !said.contains("warning") {
            return Ok(());
        }
        Err(format!("`cargo {}` is not clean:\n{said}", with.join(" ")))
    };
    try_it(&["publish", "--dry-run"])
        .or_else(|error| if error.contains("warning") { Err(error) } else { try_it(&["package"]) })
}

/// The crate as it is packed; in a full run its own tests compile too.
pub fn packed(deep: bool) -> Result {
    run(cargo().arg("package").args(LIBRARIES).args(["--allow-dirty", "--no-verify", "--quiet"]))?;
    let place = target_dir().join("packed");
    unpacked(&target_dir().join("package"), &["tabiya-rules", "tabiya"], &place)?;
    if deep {
        run(cargo().current_dir(&place).args(["test", "--quiet", "--no-run", "--package", "tabiya"]))?;
    }
    Ok(())
}

/// The version of all that is published.
pub fn version() -> Result<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).map_err(|e| format!("Cargo.toml: {e}."))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    Ok(version.ok_or("Cargo.toml has no version.")?.trim_matches('"').to_owned())
}

/// Crates from their archives: the examples of the documents are built against them, run, and print what stands beside
/// them. Each names the others as a registry would have them.
pub fn unpacked(archives: &Path, crates: &[&str], place: &Path) -> Result {
    let failed = |error: std::io::Error| format!("{}: {error}.", place.display());
    let _ = fs::remove_dir_all(place);
    fs::create_dir_all(place.join("src/bin")).map_err(failed)?;
    let version = version()?;
    let (mut members, mut patches) = (Vec::new(), String::new());
    for name in crates {
        let folder = format!("{name}-{version}");
        // Files of now: in the archive all are of the same day, and cargo would take what it built of others.
        let archive = archives.join(format!("{folder}.crate"));
        run(program("tar").arg("-xzmf").arg(archive).arg("-C").arg(place))?;
        patches += &format!("{name} = {{ path = \"{folder}\" }}\n");
        members.push(format!("\"{folder}\""));
    }
    let (name, members) = (format!("tabiya-{version}"), members.join(", "));
    let stranger = format!(
        "[package]\nname = \"stranger\"\nedition = \"2024\"\n\n[workspace]\nmembers = [{members}]\n\n\
         [dependencies]\ntabiya = \"{version}\"\n\n[patch.crates-io]\n{patches}"
    );
    fs::write(place.join("Cargo.toml"), stranger).map_err(failed)?;
    // Nothing newer than what the repository is built with.
    fs::copy(root().join("Cargo.lock"), place.join("Cargo.lock")).map_err(failed)?;
    let documents = [("readme", "README.md"), ("overview", "docs/crate.md"), ("files", "docs/files.md")];
    let mut examples = Vec::new();
    for (bin, path) in documents {
        let text = fs::read_to_string(place.join(&name).join(path)).map_err(failed)?;
        let example = text.split("\n```rust\n").nth(1).and_then(|rest| rest.split("\n```").next());
        let example = example.ok_or_else(|| format!("{path} has no example in Rust."))?.to_owned();
        fs::write(place.join("src/bin").join(format!("{bin}.rs")), &example).map_err(failed)?;
        examples.push((bin, path, example));
    }
    let here = || {
        let mut command = cargo();
        command.current_dir(place);
        command
    };
    for (bin, path, example) in examples {
        let said = output(here().args(["run", "--quiet", "--package", "stranger", "--bin", bin]))?;
        let wanted: Vec<_> =
            example.lines().filter_map(|line| line.split_once("println!")?.1.split_once("; // ")).collect();
        let right = said.lines().count() == wanted.len()
            && said
                .lines()
                .zip(&wanted)
                .all(|(line, (_, told))| line.starts_with(told.trim_end_matches('…')));
        if !right {
            return Err(format!("The example of {path} says:\n{said}"));
        }
        println!("   example of {path}: {} lines, as it says", wanted.len());
    }
    Ok(())
}
