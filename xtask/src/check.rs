//! `cargo xtask test`: every check and every test, those that fail fast first.

use std::{
    fs,
    path::PathBuf,
    process::Command,
    time::{Duration, Instant},
};

use lexopt::{Arg::Long, Parser, ValueExt};

use crate::{
    bundle, crates, deep,
    engines::Engine,
    lint, setup,
    shell::{Result, cargo, program, root, run, watch},
    wrong,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// A named part of the whole.
struct Stage {
    name: &'static str,
    /// What it does, for the line printed when it starts.
    does: &'static str,
    /// Whether it runs unless it is asked for.
    when: When,
    run: fn(&mut Run) -> Result,
}

/// When a stage runs that is not named.
enum When {
    Always,
    /// It needs npm, a browser or a registry.
    NotQuick,
    /// It needs tools that are compiled first, or takes minutes by intention.
    Deep,
}

const STAGES: &[Stage] = &[
    Stage { name: "fmt", does: "the formatting of the Rust code", when: When::Always, run: fmt },
    Stage {
        name: "lint",
        does: "the form of JavaScript and style sheets, and what a linter finds",
        when: When::NotQuick,
        run: lint,
    },
    Stage {
        name: "clippy",
        does: "clippy, for this machine and for WebAssembly",
        when: When::Always,
        run: clippy,
    },
    Stage {
        name: "native",
        does: "the tests and examples, on this machine",
        when: When::Always,
        run: native,
    },
    Stage { name: "docs", does: "the reference documentation", when: When::Always, run: docs },
    Stage { name: "build", does: "the page's module", when: When::NotQuick, run: build },
    Stage {
        name: "types",
        does: "the types of the page's scripts and of what builds and tests it",
        when: When::NotQuick,
        run: types,
    },
    Stage {
        name: "wasm",
        does: "the WebAssembly tests, in Chromium (and Firefox)",
        when: When::NotQuick,
        run: wasm,
    },
    Stage { name: "page", does: "the page, in Chromium", when: When::NotQuick, run: page },
    Stage { name: "engines", does: "every game, in each browser engine", when: When::NotQuick, run: engines },
    Stage { name: "crates", does: "the crates, as they are published", when: When::NotQuick, run: packages },
    Stage { name: "package", does: "the npm package, as it is shipped", when: When::NotQuick, run: package },
    Stage { name: "fuzz", does: "every fuzz target, for a minute", when: When::Deep, run: fuzz },
    Stage { name: "deny", does: "licences and origins of dependencies", when: When::Deep, run: deny },
    Stage {
        name: "dask",
        does: "the laboratory’s shares on a Dask cluster of two processes",
        when: When::Deep,
        run: dask,
    },
];

/// One run of the tests: what was asked for, and what came out.
#[derive(Default)]
struct Run {
    deep: bool,
    /// Chromium if empty.
    browsers: Vec<Engine>,
    passed: u64,
    failed: u64,
}

pub fn command(mut args: Parser) -> Result {
    let mut run = Run::default();
    let mut quick = false;
    let mut only = Vec::new();
    while let Some(arg) = args.next().map_err(wrong)? {
        match arg {
            Long("quick") => quick = true,
            Long("deep") => run.deep = true,
            Long("browsers") => run.browsers = Engine::list(&value(&mut args))?,
            Long("only") => only.push(stage(&value(&mut args))?),
            other => return Err(wrong(other.unexpected())),
        }
    }
    let deep = run.deep;
    let wanted = |stage: &&Stage| match only.is_empty() {
        true => match stage.when {
            When::Always => true,
            When::NotQuick => !quick,
            When::Deep => deep,
        },
        false => only.contains(&stage.name),
    };
    let mut broken = Vec::new();
    let mut times = Vec::new();
    let start = Instant::now();
    for stage in STAGES.iter().filter(wanted) {
        println!("\n== {}: {}", stage.name, stage.does);
        let start = Instant::now();
        let result = (stage.run)(&mut run);
        let time = seconds(start.elapsed());
        match result {
            Ok(()) => println!("== {}: ok, {time}", stage.name),
            Err(message) => {
                println!("error: {message}\n== {}: FAILED, {time}", stage.name);
                broken.push(stage.name);
            }
        }
        times.push((stage.name, time));
    }
    times.push(("in all", seconds(start.elapsed())));
    println!("\nWhat took how long:");
    for (name, time) in times {
        println!("{time:>10}  {name}");
    }
    println!("\n{} passed, {} failed", run.passed, run.failed);
    if broken.is_empty() { Ok(()) } else { Err(format!("These stages failed: {}.", broken.join(", "))) }
}

/// The value of an option; nothing if it has none, which whoever reads it refuses.
fn value(args: &mut Parser) -> String {
    args.value().and_then(ValueExt::string).unwrap_or_default()
}

/// The name of the stage that is asked for.
fn stage(name: &str) -> Result<&'static str> {
    let names = || STAGES.iter().map(|stage| stage.name);
    names().find(|known| *known == name).ok_or_else(|| {
        let names: Vec<_> = names().collect();
        format!("--only takes one of these: {}.", names.join(", "))
    })
}

fn fmt(_: &mut Run) -> Result {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn lint(_: &mut Run) -> Result {
    lint::lint()
}

fn clippy(_: &mut Run) -> Result {
    let strict = ["--", "-D", "warnings"];
    run(cargo().args(["clippy", "--workspace", "--all-targets"]).args(strict))?;
    crates::features()?;
    setup::wasm_target()?;
    let mut web = cargo();
    web.args(["clippy", "--package", "tabiya", "--target", TARGET]);
    run(web.args(wasm_tests()).args(strict))
}

fn native(result: &mut Run) -> Result {
    let mut command = cargo();
    command.args(["test", "--no-fail-fast"]);
    command.args([
        "--package",
        "tabiya",
        "--package",
        "tabiya-rules",
        "--package",
        "tabiya-tables",
        "--package",
        "tabiya-cli",
        "--package",
        "xtask",
    ]);
    result.count(&mut command).and_then(|()| crates::examples())
}

fn docs(_: &mut Run) -> Result {
    let doc = || {
        let mut command = cargo();
        command.env("RUSTDOCFLAGS", "-D warnings");
        command.args(["doc", "--no-deps", "--lib"]);
        command.args(["--package", "tabiya", "--package", "tabiya-rules", "--package", "tabiya-tables"]);
        command
    };
    run(&mut doc())?;
    // The web layer is only documented there.
    setup::wasm_target()?;
    run(doc().args(["--target", TARGET]))
}

fn build(_: &mut Run) -> Result {
    bundle::build(bundle::Options::default(), 3)?;
    bundle::write_single()
}

fn types(_: &mut Run) -> Result {
    setup::npm_packages()?;
    let tsc = || {
        let mut command = program("node");
        command.arg("node_modules/typescript/bin/tsc");
        command
    };
    run(&mut tsc())?;
    ["tests/browser/worker.tsconfig.json", "tsconfig.build.json"]
        .iter()
        .try_for_each(|project| run(tsc().args(["--project", project])))
}

fn wasm(result: &mut Run) -> Result {
    setup::wasm_target()?;
    println!("   building the test runner");
    let runner = bundle::tool("wasm-test")?;
    // The runner knows no driver of WebKit.
    for engine in result.engines().into_iter().filter(|engine| *engine != Engine::WebKit) {
        let driver = ["CHROMEDRIVER", "GECKODRIVER"];
        let mut command = cargo();
        command
            .args(["test", "--package", "tabiya", "--target", TARGET])
            .args(wasm_tests())
            // An array, as cargo would split a plain string at its spaces.
            .arg("--config")
            .arg(format!("target.{TARGET}.runner = ['{}']", runner.display()))
            .env("WASM_BINDGEN_USE_BROWSER", "1")
            // In seconds: Firefox takes its time over a module with debug information.
            .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
            // It takes the first driver that is named.
            .env_remove(driver[0])
            .env_remove(driver[1])
            .envs(engine.programs()?.into_iter().filter(|(name, _)| driver.contains(name)));
        result.count(&mut command)?;
    }
    Ok(())
}

fn page(result: &mut Run) -> Result {
    setup::npm_packages()?;
    let programs = Engine::Chromium.programs()?;
    setup::fonts()?;
    built(result)?;
    let mut command = result.node_tests();
    command
        .args(files("tests/module", ".test.mjs"))
        .args(files("tests/oracle", ".test.mjs"))
        .args(files("tests/browser", ".test.mjs"))
        .envs(programs);
    result.count(&mut command)
}

fn fuzz(result: &mut Run) -> Result {
    deep::fuzz().map(|held| result.passed += held)
}

fn deny(result: &mut Run) -> Result {
    deep::deny().map(|passed| result.passed += passed)
}

fn dask(result: &mut Run) -> Result {
    deep::dask().map(|passed| result.passed += passed)
}

fn engines(result: &mut Run) -> Result {
    setup::npm_packages()?;
    built(result)?;
    let mut broken = Vec::new();
    for engine in result.engines() {
        println!("   {}", engine.id());
        let mut command = result.node_tests();
        command.args(files("tests/engines", ".test.mjs")).envs(engine.programs()?).env("ENGINE", engine.id());
        if result.count(&mut command).is_err() {
            broken.push(engine.id());
        }
    }
    if broken.is_empty() { Ok(()) } else { Err(format!("Tests failed in {}.", broken.join(", "))) }
}

/// Builds what the page's tests open, if that has not been done.
fn built(result: &mut Run) -> Result {
    let files = ["dist/site/pkg/precache.js", "dist/tabiya.html"];
    if files.iter().all(|file| root().join(file).is_file()) { Ok(()) } else { build(result) }
}

/// The crates could be published, serve a program as they are packed, and compile with the oldest Rust promised.
fn packages(result: &mut Run) -> Result {
    crates::publishable()?;
    crates::packed(result.deep)?;
    crates::oldest_rust()
}

/// The npm package holds what it should, could be published, and its examples run.
fn package(result: &mut Run) -> Result {
    setup::npm_packages()?;
    let programs = Engine::Chromium.programs()?;
    built(result)?;
    let mut command = result.node_tests();
    command.args(files("tests/package", ".test.mjs")).envs(programs);
    result.count(&mut command)
}

/// The cargo options for what is tested as WebAssembly: the library, and the
/// files tests/web*.rs. All other tests are the same everywhere and run natively.
fn wasm_tests() -> Vec<String> {
    let mut options = vec!["--lib".to_owned()];
    for file in files("tests", ".rs") {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        if name.starts_with("web") {
            options.extend(["--test".to_owned(), name.into_owned()]);
        }
    }
    options
}

/// The files in a folder of the repository whose names end so.
fn files(folder: &str, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).into_iter().flatten();
    let mut files: Vec<_> = entries
        .flatten()
        .map(|entry| PathBuf::from(folder).join(entry.file_name()))
        .filter(|file| file.to_string_lossy().ends_with(end))
        .collect();
    files.sort();
    files
}

impl Run {
    fn engines(&self) -> Vec<Engine> {
        if self.browsers.is_empty() { vec![Engine::Chromium] } else { self.browsers.clone() }
    }

    /// The program that runs files of JavaScript tests beside each other: samples of long lists, or all of them.
    fn node_tests(&self) -> Command {
        let mut command = program("node");
        command.arg("tests/run.mjs");
        if self.deep {
            // Some go on with other numbers for as long as they are told to.
            command.env("TABIYA_DEEP", "1").env("SOAK_SECONDS", "60");
            command.env("TABIYA_POSITIONS", "10000").env("TABIYA_WHOLE_GAMES", "1");
        }
        command
    }

    /// Runs a test program and adds its counts to ours.
    fn count(&mut self, command: &mut Command) -> Result {
        if self.deep && command.get_program() != "node" {
            command.args(["--", "--include-ignored"]);
        }
        watch(command, |line| {
            let (passed, failed) = counts(line);
            self.passed += passed;
            self.failed += failed;
        })
    }
}

/// How many tests passed and failed by this line of a test program's output.
///
/// Rust says `test result: ok. 3 passed; 0 failed; ...`, node `ℹ pass 3`.
fn counts(line: &str) -> (u64, u64) {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let number = |word: Option<&&str>| word.and_then(|word| word.parse().ok()).unwrap_or(0);
    if line.starts_with("test result: ") {
        let before = |label: &str| {
            let at = words.iter().position(|word| *word == label);
            number(at.and_then(|at| words.get(at.checked_sub(1)?)))
        };
        return (before("passed;"), before("failed;"));
    }
    match words.as_slice() {
        ["ℹ", "pass", count] => (number(Some(count)), 0),
        ["ℹ", "fail", count] => (0, number(Some(count))),
        _ => (0, 0),
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_understood() {
        let rust = "test result: FAILED. 31 passed; 2 failed; 0 ignored; 0 measured";
        assert_eq!(counts(rust), (31, 2));
        assert_eq!(counts("ℹ pass 7"), (7, 0));
        assert_eq!(counts("ℹ fail 1"), (0, 1));
        assert_eq!(counts("test a::b ... ok"), (0, 0));
    }
}
