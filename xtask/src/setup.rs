//! The tools that the build and the tests need on the machine, and how to get them.

use std::{fs, path::Path};

use crate::shell::{Result, find_program, output, program, root, run};

/// Adds the WebAssembly target to the toolchain if it is missing.
pub fn wasm_target() -> Result {
    let target = "wasm32-unknown-unknown";
    let sysroot = output(program("rustc").args(["--print", "sysroot"]))?;
    let libs = Path::new(sysroot.trim()).join("lib/rustlib").join(target);
    if libs.is_dir() {
        return Ok(());
    }
    run(program("rustup").args(["target", "add", target]))
        .map_err(|error| format!("{error}\nTabiya needs Rust's {target} target; rustup can install it."))
}

/// Installs the npm packages of `package-lock.json` if they are not there.
pub fn npm_packages() -> Result {
    let time = |file: &str| fs::metadata(root().join(file))?.modified();
    let current = match (time("node_modules/.package-lock.json"), time("package-lock.json")) {
        (Ok(installed), Ok(wanted)) => installed >= wanted,
        _ => false,
    };
    if current {
        return Ok(());
    }
    let Some(npm) = find_program(&["npm", "npm.cmd"]) else {
        return Err("Install Node.js 20 or later with npm: the page's tests need it.".into());
    };
    let npm = npm.to_string_lossy();
    let quiet = ["--no-audit", "--no-fund"];
    println!("   installing the npm packages");
    run(program(&npm).arg("ci").args(quiet)).or_else(|_| run(program(&npm).arg("install").args(quiet)))
}

/// Installs these packages where that is possible without asking.
pub fn debian_packages(names: &[&str]) -> Result {
    if !is_debian() || !is_root() {
        return Ok(());
    }
    println!("   installing {}", names.join(", "));
    let apt = || {
        let mut command = program("apt-get");
        // Wait for another apt-get rather than fail.
        command.args(["-q", "-y", "-o", "DPkg::Lock::Timeout=600"]);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    run(apt().arg("update"))?;
    run(apt().args(["install", "--no-install-recommends"]).args(names))
}

/// Installs the letters that the page's tests measure: Chromium's package only recommends them.
pub fn fonts() -> Result {
    let wanted = "Liberation Serif";
    let Ok(found) = output(program("fc-match").arg(wanted)) else { return Ok(()) };
    if found.contains(wanted) { Ok(()) } else { debian_packages(&["fonts-liberation"]) }
}

fn is_debian() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
}

fn is_root() -> bool {
    output(program("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
