//! What the tests of the command line share.

use std::fs;
use std::path::{Path, PathBuf};

/// An empty directory of a test’s own, below that of all tests.
pub fn directory(name: &Path) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    directory
}
