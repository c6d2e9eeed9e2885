//! `cargo xtask build`: from the crate to `www/pkg`; from `www` to `dist/site` it is Vite’s work (`vite.config.ts`).

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::UNIX_EPOCH,
};

use lexopt::{Arg::Long, Parser};

use crate::{
    setup,
    shell::{Result, cargo, output, program, root, run, target_dir},
    wrong,
};

const TARGET: &str = "wasm32-unknown-unknown";
/// The page as readers get it.
pub const SITE: &str = "dist/site";
/// The whole page in one file.
const SINGLE: &str = "dist/tabiya.html";
/// The features of WebAssembly that rustc turns on by default for this target, as wasm-opt calls them;
/// `xtask/split` reads them too.
const FEATURES: &str = include_str!("../wasm-features.txt");

#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    pub dev: bool,
}

pub fn command(mut args: Parser) -> Result {
    let mut options = Options::default();
    let mut single = false;
    while let Some(arg) = args.next().map_err(wrong)? {
        match arg {
            Long("single") => single = true,
            Long("dev") => options.dev = true,
            other => return Err(wrong(other.unexpected())),
        }
    }
    if !single {
        return build(options, 3);
    }
    build(options, 4)?;
    println!("[4/4] writing {SINGLE}");
    write_single()
}

/// Writes the whole page into one file. `www/pkg` is built already.
pub fn write_single() -> Result {
    run(vite().args(["build", "--mode", "single"]))?;
    let size = fs::metadata(root().join(SINGLE)).map_or(0, |meta| meta.len());
    println!("      {SINGLE}: {} kB", size.div_ceil(1000));
    Ok(())
}

/// Builds `www/pkg`, and `dist/site` unless the page is being worked on, saying so in lines numbered up to `steps`.
pub fn build(options: Options, steps: u32) -> Result {
    println!("[1/{steps}] looking for the WebAssembly target and the npm packages");
    setup::wasm_target()?;
    setup::npm_packages()?;
    println!("[2/{steps}] compiling Tabiya to WebAssembly");
    let module = compile(options.dev)?;
    println!("[3/{steps}] writing www/pkg (the first time this builds the bindings generator)");
    write_package(&module, options)?;
    write_lab()?;
    if options.dev {
        return Ok(());
    }
    run(vite().arg("build"))?;
    println!("      {SITE}");
    Ok(())
}

/// Vite, which reads `vite.config.ts`.
pub fn vite() -> Command {
    let mut command = program("node");
    command.arg("node_modules/vite/bin/vite.js").env("TABIYA_NAMED", named_module());
    command
}

/// The optimised module with the names of its functions, from which the site's two files are made.
fn named_module() -> PathBuf {
    target_dir().join("xtask/named.wasm")
}

/// Compiles the crate as wasm-pack would and returns the module's path.
fn compile(dev: bool) -> Result<PathBuf> {
    let mut command = cargo();
    command.args([if dev { "build" } else { "rustc" }, "--package", "tabiya", "--lib", "--target", TARGET]);
    if !dev {
        command.args(["--release", "--config", "wasm-pack.toml", "--config", &plain_paths()?]);
        // Alone: beside a library for Rust every public function would be kept, inlined or not (35 kB).
        command.args(["--crate-type", "cdylib"]);
        // What of the data is whose: `xtask/split` reads it, and the bindings generator leaves it out.
        command.args(["--", "-C", "link-arg=--emit-relocs"]);
    }
    run(&mut command)?;
    let profile = if dev { "debug" } else { "release" };
    Ok(target_dir().join(TARGET).join(profile).join("tabiya.wasm"))
}

/// The setting by which the module does not tell where on a machine its sources lay, so that every
/// machine builds the same one.
fn plain_paths() -> Result<String> {
    let sysroot = output(program("rustc").args(["--print", "sysroot"]))?;
    let home = || env::home_dir().unwrap_or_default().join(".cargo");
    let crates = env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from).join("registry/src");
    let flag = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let flags = [flag(Path::new(sysroot.trim()), "rust"), flag(&crates, "crates")];
    Ok(format!("target.{TARGET}.rustflags={flags:?}"))
}

/// Builds a program of the workspace that builds or tests; its path.
pub fn tool(package: &str) -> Result<PathBuf> {
    run(cargo().args(["build", "--quiet", "--package", package]))?;
    Ok(target_dir().join("debug").join(exe(package)))
}

/// Writes the bindings next to the module, in `www/pkg`.
fn write_package(module: &Path, options: Options) -> Result {
    let package = root().join("www/pkg");
    let stamp_file = target_dir().join("xtask/stamp");
    let bindgen = tool("bindgen")?;
    let wasm_opt = wasm_opt(options);

    // Nothing to do when the same tools already had the same module, and nobody
    // (wasm-pack, say) has written there since.
    let written = package.join("tabiya_bg.wasm");
    let stamp = || -> Result<String> {
        let ages = [age(module)?, age(&bindgen)?, age(&written)?];
        Ok(format!("{wasm_opt:?} {}", ages.join(" ")))
    };
    if fs::read_to_string(&stamp_file).is_ok_and(|old| stamp().is_ok_and(|now| now == old)) {
        return Ok(());
    }

    let _ = fs::remove_dir_all(&package);
    let named = named_module();
    for file in [&written, &named] {
        let folder = file.parent().expect("both lie in folders");
        fs::create_dir_all(folder).map_err(|e| format!("{} could not be made: {e}.", folder.display()))?;
    }
    run(program(&bindgen.to_string_lossy()).arg(module).arg("tabiya").arg(&package))?;
    let _ = fs::remove_file(&named);
    if let Some(wasm_opt) = &wasm_opt {
        optimise(wasm_opt, &written, &named)?;
        fs::copy(module, named.with_file_name("linked.wasm"))
            .map_err(|e| format!("No copy was made: {e}."))?;
    }
    fs::write(&stamp_file, stamp()?).map_err(|e| format!("The build stamp was not written: {e}."))?;
    let size = fs::metadata(&written).map_or(0, |meta| meta.len());
    println!("      www/pkg/tabiya_bg.wasm: {} kB", size.div_ceil(1000));
    Ok(())
}

/// Puts the scripts of the search beside the module that they load.
fn write_lab() -> Result {
    for name in ["lab.js", "lab-worker.js", "workers.js", "lab.d.ts"] {
        fs::copy(root().join("xtask/lab").join(name), root().join("www/pkg").join(name))
            .map_err(|e| format!("{name} was not written: {e}."))?;
    }
    Ok(())
}

/// The wasm-opt of the npm package `binaryen`, where it is wanted and installed.
fn wasm_opt(options: Options) -> Option<PathBuf> {
    let file = root().join("node_modules/binaryen/bin/wasm-opt");
    (!options.dev && file.is_file()).then_some(file)
}

/// Leaves the module without names, and writes it with them to `named`.
fn optimise(wasm_opt: &Path, module: &Path, named: &Path) -> Result {
    let features: Vec<String> = FEATURES.lines().map(|name| format!("--enable-{name}")).collect();
    let pass = |from: &Path, to: &Path, aims: &[&str]| {
        let mut command = program("node");
        command.arg(wasm_opt).arg(from).args(["-o".as_ref(), to.as_os_str()]).args(aims).args(&features);
        run(&mut command)
    };
    // Nothing lies in the first kilobyte: there the stack ends. What is called alike is alike, and packs better side
    // by side.
    let tighter = ["--low-memory-unused", "-O3", "--reorder-functions-by-name"];
    pass(module, named, &[&tighter[..], &["--debuginfo"]].concat())?;
    pass(named, module, &["--strip-debug"])
}

/// A file's time and size, as a mark of its version.
fn age(file: &Path) -> Result<String> {
    let meta = fs::metadata(file).map_err(|e| format!("{} is missing: {e}.", file.display()))?;
    let time = meta
        .modified()
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
        .map_or(0, |time| time.as_nanos());
    Ok(format!("{time}:{}", meta.len()))
}

/// The name of a program's file on this system.
pub fn exe(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}
