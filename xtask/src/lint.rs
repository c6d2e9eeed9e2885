//! Lint checks of what is written by hand: JavaScript and style sheets by biome, the width of every line here.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    setup,
    shell::{Result, program, root, run},
};

/// The most characters on a line: what the formatters leave alone, strings and comments, has to fit as well.
const WIDTH: usize = 120;

/// What is written by hand, by the ends of names.
const KINDS: [&str; 6] = ["css", "js", "mjs", "rs", "ts", "tsx"];

/// Folders of what is built or installed, and of inputs.
const APART: [&str; 5] = ["target", "node_modules", "dist", "www/pkg", "fuzz/target"];

/// Form and faults of JavaScript and style sheets (`biome.jsonc`), and lines that are too long.
pub fn lint() -> Result {
    setup::npm_packages()?;
    run(program("node").args(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]))
        .map_err(|error| format!("{error}\n`npx biome check --write` mends what can be mended."))?;
    let mut wide = Vec::new();
    for file in sources(root())? {
        let text = fs::read_to_string(root().join(&file)).map_err(|e| format!("{}: {e}.", file.display()))?;
        wide.extend(too_wide(&text).map(|line| format!("  {}:{line}", file.display())));
    }
    if wide.is_empty() {
        return Ok(());
    }
    Err(format!("These lines have more than {WIDTH} characters:\n{}", wide.join("\n")))
}

/// The numbers of the lines that are too long. A raw string would say something else if it were broken.
fn too_wide(text: &str) -> impl Iterator<Item = usize> {
    let lines = text.lines().zip(1..);
    lines.filter(|(line, _)| line.chars().count() > WIDTH && !line.contains("r#")).map(|(_, number)| number)
}

/// The files written by hand, as paths from the root.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).map_err(|e| format!("{} is unreadable: {e}.", folder.display()))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            let short = path.strip_prefix(root).unwrap_or(&path);
            if path.is_dir() {
                let hidden = short.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
                if !hidden && !APART.iter().any(|apart| short == Path::new(apart)) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|end| KINDS.iter().any(|kind| end == *kind)) {
                found.push(short.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_and_not_bytes() {
        let text = format!("{}\n{}\n{}\n", "é".repeat(120), "e".repeat(121), "");
        assert_eq!(too_wide(&text).collect::<Vec<_>>(), [2]);
        assert_eq!(too_wide(&format!("r##\"{}\"##", "e".repeat(121))).count(), 0);
    }

    #[test]
    fn only_what_is_written_by_hand_is_looked_at() {
        let files = sources(root()).unwrap();
        for file in ["src/lib.rs", "xtask/src/lint.rs", "tests/browser/harness.mjs"] {
            assert!(files.contains(&PathBuf::from(file)), "{file}");
        }
        assert!(!files.iter().any(|file| file.starts_with("www/pkg") || file.starts_with("target")));
    }
}
