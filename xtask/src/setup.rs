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

/// The oldest Node.js that Vite runs in: its first and second number.
const NODE: (u32, u32) = (20, 19);

/// Installs the npm packages of `package-lock.json` if they are not there.
pub fn npm_packages() -> Result {
    let (Some(_), Some(npm)) = (find_program(&["node"]), find_program(&["npm", "npm.cmd"])) else {
        return Err(no_node("There is none on the path."));
    };
    let version = output(program("node").arg("--version"))?;
    if numbers(&version).is_some_and(|found| found < NODE) {
        return Err(no_node(&format!("The one on the path is {}.", version.trim())));
    }
    let time = |file: &str| fs::metadata(root().join(file))?.modified();
    let current = match (time("node_modules/.package-lock.json"), time("package-lock.json")) {
        (Ok(installed), Ok(wanted)) => installed >= wanted,
        _ => false,
    };
    if current {
        return Ok(());
    }
    let npm = npm.to_string_lossy();
    let quiet = ["--no-audit", "--no-fund"];
    println!("   installing the npm packages");
    run(program(&npm).arg("ci").args(quiet)).or_else(|_| run(program(&npm).arg("install").args(quiet)))
}

/// What somebody is told who has no Node.js.
fn no_node(found: &str) -> String {
    let (major, minor) = NODE;
    format!(
        "The page is built with Node.js. {found} Install Node.js {major}.{minor} or later with npm: https://nodejs.org"
    )
}

/// The first two numbers of a version, such as `v20.19.5`.
fn numbers(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_by_number() {
        assert!(numbers("v20.9.0\n").unwrap() < NODE);
        assert!(numbers("v20.19.0\n").unwrap() >= NODE);
        assert!(numbers("v26.1.0\n").unwrap() >= NODE);
        assert_eq!(numbers("unknown"), None);
    }
}
