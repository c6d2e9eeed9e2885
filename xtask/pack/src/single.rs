//! The whole page in one file, for a disk without a server.
//!
//! Scripts and styles stand in the page, and its policy names their hashes. The rules core and
//! the static page are data blocks, compressed and written in letters; `www/core/inside.js` reads them.

use std::{fs, io::Write, path::Path};

use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, write::GzEncoder};

use crate::{Result, hash, read, still, write as write_file};

/// A lecture's memory stick is large; a mailbox is not. Of the last 120 kB the stories and disputes of the museum are
/// 25, the lessons for those who have never seen chess 26, what the manuscripts of the studies are 6, the named arrays
/// of Shatranj 2; the rest is a module that counts moves 1.3 to 4 times as fast.
const MOST_BYTES: usize = 2_120_000;

/// Writes `file` from the page in `site` and `script`, which holds all of its modules. Of the text of `worker` the page
/// makes a worker by itself.
pub fn write(site: &Path, script: &Path, worker: &Path, file: &Path) -> Result {
    let modules = read(script)?;
    let worker = read(worker)?;
    let module = site.join("pkg/tabiya_bg.wasm");
    let module = fs::read(&module).map_err(|e| format!("{} is unreadable: {e}.", module.display()))?;
    let mut blocks = vec![
        ("module".to_owned(), module),
        ("still".to_owned(), read(&site.join(still::FILE))?.into_bytes()),
        ("museum-walls".to_owned(), bare(&read(&site.join("museum/walls.json"))?)),
        ("museum-witnesses".to_owned(), bare(&read(&site.join("museum/witnesses.json"))?)),
    ];
    for folder in ["laboratory", "studies"] {
        blocks.extend(data(site, folder)?);
    }
    let load = |path: &str| read(&site.join(path));
    let text = page(&read(&site.join("index.html"))?, &modules, &worker, &blocks, load)?;
    if text.len() >= MOST_BYTES {
        return Err(format!(
            "{} would have {} bytes, and may have {MOST_BYTES}.",
            file.display(),
            text.len()
        ));
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|e| format!("{} could not be made: {e}.", folder.display()))?;
    }
    write_file(file, &text)
}

/// The data in a folder, each file by the name of its block.
fn data(site: &Path, name: &str) -> Result<Vec<(String, Vec<u8>)>> {
    let folder = site.join(name);
    let unreadable = |e: std::io::Error| format!("{} is unreadable: {e}.", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|kind| kind == "json") {
            let file = path.file_stem().unwrap_or_default().to_string_lossy();
            found.push((format!("{name}-{file}"), bare(&read(&path)?)));
        }
    }
    found.sort();
    Ok(found)
}

/// The page with everything in it. `load` gives the files that it names.
fn page(
    index: &str,
    modules: &str,
    worker: &str,
    blocks: &[(String, Vec<u8>)],
    load: impl Fn(&str) -> Result<String>,
) -> Result<String> {
    let mut text = String::new();
    let mut scripts = Vec::new();
    let mut styles = Vec::new();
    for line in index.lines() {
        let path = attribute(line, "href").or(attribute(line, "src")).unwrap_or_default();
        if line.starts_with("<link rel=\"stylesheet\"") {
            let css = load(path)?;
            let media = attribute(line, "media").map_or(String::new(), |media| format!(" media=\"{media}\""));
            text += &format!("<style{media}>{}</style>\n", inert(path, "</style", &css)?);
            styles.push(hash::source(&css));
        } else if line.starts_with("<script type=\"module\"") {
            text += &format!("<script type=\"module\">{}</script>\n", inert(path, "</script", modules)?);
            scripts.push(hash::source(modules));
        } else if line.starts_with("<script") {
            let script = load(path)?;
            text += &format!("<script>{}</script>\n", inert(path, "</script", &script)?);
            scripts.push(hash::source(&script));
        } else if line.starts_with("<link rel=\"icon\"") {
            let icon = STANDARD.encode(load(path)?);
            text += &format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n");
        } else if line.starts_with("<meta http-equiv=\"Content-Security-Policy\"") {
            text += "POLICY\n";
        } else if line.starts_with("<link") {
            // What is only for a page on a host.
        } else if line == "</body>" {
            // Read as it stands, since a worker is made at once.
            let worker = inert("the worker", "</script", worker)?;
            text += &format!("<script type=\"text/plain\" id=\"inside-worker\">{worker}</script>\n");
            for (id, bytes) in blocks {
                text +=
                    &format!("<script type=\"text/plain\" id=\"inside-{id}\">{}</script>\n", packed(bytes));
            }
            text += "</body>\n";
        } else {
            // There are no files beside this one.
            let line = line
                .split_once(" Without them there are")
                .map_or(line.to_owned(), |(says, _)| format!("{says}</p></noscript>"));
            text += &line;
            text += "\n";
        }
    }
    let policy = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src {} \
         'wasm-unsafe-eval'; worker-src blob:; style-src {}; img-src data:; base-uri 'none'; form-action 'none'\">",
        scripts.join(" "),
        styles.join(" ")
    );
    Ok(text.replacen("POLICY", &policy, 1))
}

/// The value of an attribute in a line with one element.
fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.split(&format!(" {name}=\"")).nth(1)?.split('"').next()
}

/// A text that does not end the element it is put into.
fn inert<'a>(path: &str, end: &str, text: &'a str) -> Result<&'a str> {
    let closes = text.to_ascii_lowercase().contains(end);
    let reaches_out = end == "</style" && (text.contains("url(") || text.contains("@import"));
    if closes || reaches_out {
        return Err(format!("{path} cannot be put into a page: it contains {end}, url( or @import."));
    }
    Ok(text)
}

/// JSON without its indents and ends of lines, of which there are none within its texts.
fn bare(json: &str) -> Vec<u8> {
    json.lines().flat_map(|line| line.trim_start().bytes()).collect()
}

fn packed(bytes: &[u8]) -> String {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)
        .and_then(|()| gzip.finish())
        .map(|bytes| STANDARD.encode(bytes))
        .expect("memory does not fail")
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"\">\n\
        <link rel=\"stylesheet\" href=\"a.css\" media=\"print\">\n<link rel=\"manifest\" href=\"m\">\n\
        <script src=\"a.js\"></script>\n<script type=\"module\" src=\"b.js\"></script>\n</head>\n<body>\n</body>\n";

    fn load(path: &str) -> Result<String> {
        Ok(if path.ends_with("css") { "p { margin: 0 }" } else { "classic()" }.to_owned())
    }

    #[test]
    fn nothing_is_outside_and_the_policy_knows_what_is_inside() {
        let text = page(INDEX, "modules()", "worker()", &[("module".to_owned(), vec![0, 1])], load).unwrap();
        assert!(!text.contains("href=") && !text.contains("src="), "{text}");
        assert!(text.contains("<style media=\"print\">p { margin: 0 }</style>"));
        for inside in ["modules()", "classic()", "p { margin: 0 }"] {
            assert!(text.contains(&hash::source(inside)), "{inside}");
        }
        assert!(text.contains("id=\"inside-module\""));
        assert!(text.contains("id=\"inside-worker\">worker()</script>"));
    }

    #[test]
    fn a_text_that_would_end_its_element_is_refused() {
        assert!(page(INDEX, "\"</SCRIPT>\"", "", &[], load).is_err());
        assert!(page(INDEX, "", "\"</script>\"", &[], load).is_err());
        assert!(page(INDEX, "", "", &[], |_| Ok("a { background: url(b) }".to_owned())).is_err());
    }
}
