//! Which files make up the site, and their hashes.

use std::{fs, path::Path};

use crate::{Result, hash};

/// What a page can ask for. Declarations, maps and notes are for programmers.
const KINDS: [&str; 7] = ["css", "html", "js", "png", "svg", "wasm", "webmanifest"];

/// Where data lie that a page asks for.
const DATA: [&str; 4] = ["laboratory/", "museum/walls.json", "museum/witnesses.json", "studies/"];

/// Not part of it: the worker and its list, which the browser itself keeps up to date, and the
/// picture in the README.
const APART: [&str; 3] = ["sw.js", "pkg/precache.js", "picture.png"];

/// A file of the site.
pub struct File {
    /// From the site's root.
    pub path: String,
    pub integrity: String,
}

/// The files in the order of their paths.
pub fn list(site: &Path) -> Result<Vec<File>> {
    let mut files = Vec::new();
    collect(site, "", &mut files).map_err(|e| format!("{} is unreadable: {e}.", site.display()))?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn collect(folder: &Path, under: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{under}{name}");
        if name.starts_with('.') || APART.contains(&path.as_str()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if KINDS.iter().any(|kind| name.ends_with(&format!(".{kind}")))
            || (DATA.iter().any(|data| path.starts_with(data)) && name.ends_with(".json"))
        {
            files.push(File { integrity: hash::integrity(&fs::read(entry.path())?), path });
        }
    }
    Ok(())
}

/// For those who embed from elsewhere: hashes by path, as JSON.
pub fn integrity(files: &[File]) -> String {
    let lines: Vec<_> =
        files.iter().map(|File { path, integrity }| format!("  {path:?}: {integrity:?}")).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// For the service worker: what to keep, and the name of this version. Without files it is told
/// to keep nothing and to go.
///
/// A folder's `index.html` goes by the folder's address, since some hosts send readers from the
/// one to the other.
pub fn precache(files: Option<&Vec<File>>) -> String {
    let head = "// Written by the build: what the service worker keeps.\n";
    let Some(files) = files else {
        return format!("{head}self.PRECACHE = null;\n");
    };
    let address = |path: &str| match path.strip_suffix("index.html") {
        Some("") => "./".to_owned(),
        Some(folder) if folder.ends_with('/') => folder.to_owned(),
        _ => path.to_owned(),
    };
    // The site's own page loads the module in two files; the whole is for others.
    let split = files.iter().any(|file| file.path == "pkg/tabiya_first.wasm");
    let lines: Vec<_> = files
        .iter()
        .filter(|file| !(split && file.path == "pkg/tabiya_bg.wasm"))
        .map(|File { path, integrity }| format!("    [{:?}, {integrity:?}]", address(path)))
        .collect();
    let lines = lines.join(",\n");
    let version = hash::short(&lines);
    format!("{head}self.PRECACHE = {{\n  version: {version:?},\n  files: [\n{lines},\n  ],\n}};\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), integrity: hash::integrity(text.as_bytes()) }
    }

    #[test]
    fn a_version_is_named_after_its_content() {
        let version = |files: &Vec<File>| precache(Some(files)).split('"').nth(1).map(str::to_owned);
        let one = version(&vec![file("a.js", "1"), file("b.js", "2")]);
        assert_eq!(one, version(&vec![file("a.js", "1"), file("b.js", "2")]));
        assert_ne!(one, version(&vec![file("a.js", "1"), file("b.js", "3")]));
        assert_ne!(one, version(&vec![file("a.js", "1"), file("c.js", "2")]));
    }

    #[test]
    fn folders_go_by_their_own_address() {
        let list = precache(Some(&vec![
            file("index.html", ""),
            file("a/index.html", ""),
            file("b/myindex.html", ""),
        ]));
        for address in ["\"./\"", "\"a/\"", "\"b/myindex.html\""] {
            assert!(list.contains(address), "{list}");
        }
    }

    #[test]
    fn only_what_a_page_asks_for_is_listed() {
        let site = env_dir("files");
        for name in [
            "app.js",
            "sw.js",
            "_headers",
            ".hidden.js",
            "pkg/tabiya_bg.wasm",
            "pkg/tabiya.d.ts",
            "pkg/precache.js",
        ] {
            let file = site.join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, name).unwrap();
        }
        let paths: Vec<_> = list(&site).unwrap().into_iter().map(|file| file.path).collect();
        assert_eq!(paths, ["app.js", "pkg/tabiya_bg.wasm"]);
    }

    /// A fresh folder for a test.
    fn env_dir(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("tabiya-pack-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }
}
