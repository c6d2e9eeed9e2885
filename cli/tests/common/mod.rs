//! What the tests of the command line share.

#![allow(dead_code, reason = "each file of tests uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty directory of a test’s own, below that of its file.
pub fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(env!("CARGO_CRATE_NAME")).join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    directory
}

/// The program with these arguments, after it has ended.
pub fn tabiya(args: &[&str]) -> Output {
    tabiya_in(Path::new("."), args)
}

/// The same in a directory.
pub fn tabiya_in(directory: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .current_dir(directory)
        .args(args)
        .output()
        .expect("the program")
}

/// What it says where all is well.
pub fn said(args: &[&str]) -> String {
    said_in(Path::new("."), args)
}

/// The same in a directory.
pub fn said_in(directory: &Path, args: &[&str]) -> String {
    let output = tabiya_in(directory, args);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && wrong.is_empty(), "{args:?}: {wrong}");
    String::from_utf8(output.stdout).expect("text")
}
