//! The import graph of the two crates, read from the text of the files, for the test of the layers and for their
//! picture.
//!
//! An arrow leads from a file to the file that defines what it names, through every re-export: who writes
//! `crate::board::Square` imports `board/square.rs`. Calls of methods are no arrows, as their text does not say
//! whose they are.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The folders of the two crates, lowest first. A file imports from its own folder and from those before it.
pub const LAYERS: [&str; 21] = [
    "art", "board", "movement", "variant", "games", "position", "rules", "play", "explain", "notation",
    "matches", "search", "endings", "solve", "parting", "evidence", "pictures", "words", "files", "records",
    "web",
];

/// How many of them, from the lowest, are the crate of the rules.
pub const RULES: usize = 16;

/// Where the files of a layer lie.
pub fn source(layer: usize) -> &'static str {
    if layer < RULES { "crates/rules/src" } else { "src" }
}

/// How many re-exports are followed, one after the other.
const DEEPEST: usize = 16;

/// What the two crates hold, as if they were one: the upper hands on the modules of the lower.
#[derive(Default)]
pub struct House {
    /// The files, by their paths from the `src` of their crate.
    pub files: Vec<File>,
    /// The place of a module's file, by the module's path.
    modules: BTreeMap<Vec<String>, usize>,
}

/// A file and what it says of others.
pub struct File {
    /// Its path from the `src` of its crate, such as `board/square.rs`.
    pub path: String,
    /// Its text.
    pub text: String,
    /// The path of its module, such as `board`, `square`.
    module: Vec<String>,
    /// The items that it defines.
    defined: BTreeSet<String>,
    /// The names that it takes from elsewhere, those in functions too, and the paths that they stand for.
    taken: BTreeMap<String, Vec<String>>,
    /// The modules of which it takes, or hands on, everything.
    globs: Vec<Vec<String>>,
    /// Every path that it names, with its line.
    named: Vec<Named>,
}

struct Named {
    path: Vec<String>,
    line: usize,
    /// Whether it is only handed on: `pub use`.
    handed_on: bool,
}

/// A file names something that another file defines.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Arrow {
    /// The file that imports.
    pub from: usize,
    /// The file that defines what is imported.
    pub to: usize,
    /// The line on which it is named first.
    pub line: usize,
    /// The path, as it is written.
    pub name: String,
}

impl House {
    /// Reads every Rust file of the layers, from the root of the repository.
    pub fn read(root: &Path) -> House {
        let mut files = Vec::new();
        for (crates, layers) in [(source(0), &LAYERS[..RULES]), (source(RULES), &LAYERS[RULES..])] {
            let src = root.join(crates);
            let mut folders: Vec<_> = layers.iter().map(|layer| src.join(layer)).collect();
            while let Some(folder) = folders.pop() {
                for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
                    let path = entry.path();
                    if path.is_dir() {
                        folders.push(path);
                    } else if path.extension().is_some_and(|end| end == "rs") {
                        let short = path.strip_prefix(&src).expect("it lies in there");
                        let parts: Vec<_> = short.iter().map(|part| part.to_string_lossy()).collect();
                        files.push((parts.join("/"), fs::read_to_string(&path).expect("text")));
                    }
                }
            }
        }
        files.push(("lib.rs".to_owned(), fs::read_to_string(root.join("src/lib.rs")).expect("text")));
        files.sort();
        House::of(files)
    }

    /// The house that these files make, given as paths from `src` and texts.
    pub fn of(files: Vec<(String, String)>) -> House {
        let files: Vec<File> = files.into_iter().map(|(path, text)| File::new(path, text)).collect();
        let modules = files.iter().enumerate().map(|(at, file)| (file.module.clone(), at)).collect();
        House { files, modules }
    }

    /// The layer of a file; none of `lib.rs`.
    pub fn layer(&self, file: usize) -> Option<usize> {
        let (folder, _) = self.files[file].path.split_once('/')?;
        LAYERS.iter().position(|layer| *layer == folder)
    }

    /// All arrows, of several between the same files the first. What a folder's own `mod.rs` hands on is none.
    pub fn arrows(&self) -> Vec<Arrow> {
        let mut arrows: BTreeMap<(usize, usize), Arrow> = BTreeMap::new();
        for (from, file) in self.files.iter().enumerate() {
            if file.module.is_empty() {
                continue; // lib.rs
            }
            for named in &file.named {
                let Some(to) = self.find(&file.module, &named.path, 0) else { continue };
                let hands_on_its_own = named.handed_on && self.files[to].module.starts_with(&file.module);
                if to != from && !hands_on_its_own {
                    let name = named.path.join("::");
                    arrows.entry((from, to)).or_insert(Arrow { from, to, line: named.line, name });
                }
            }
        }
        arrows.into_values().collect()
    }

    /// The file that defines what a path names in a module; none for names of other crates.
    fn find(&self, module: &[String], path: &[String], depth: usize) -> Option<usize> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.find_in(&[], rest, depth),
            "self" => self.find_in(module, rest, depth),
            "super" => {
                let (_, parent) = module.split_last()?;
                let again = rest.first().is_some_and(|name| name == "super");
                if again { self.find(parent, rest, depth) } else { self.find_in(parent, rest, depth) }
            }
            name => {
                let file = &self.files[self.modules[module]];
                let known = self.child(module, name).is_some() || file.taken.contains_key(name);
                known.then(|| self.find_in(module, path, depth)).flatten()
            }
        }
    }

    /// The file that defines what a path names that begins in a module.
    fn find_in(&self, module: &[String], path: &[String], depth: usize) -> Option<usize> {
        let at = *self.modules.get(module)?;
        let Some((name, rest)) = path.split_first() else { return Some(at) };
        if let Some(child) = self.child(module, name) {
            return self.find_in(&child, rest, depth);
        }
        let file = &self.files[at];
        if file.defined.contains(name) || depth > DEEPEST {
            return Some(at);
        }
        if let Some(taken) = file.taken.get(name) {
            // A path that begins with its own name leads to another crate.
            let whole = [taken.as_slice(), rest].concat();
            return if taken[0] == *name { None } else { self.find(module, &whole, depth + 1) };
        }
        let mut globs = file.globs.iter().filter_map(|glob| self.module(module, glob));
        match globs.find(|glob| self.holds(glob, name, 0)) {
            Some(glob) => self.find_in(&glob, path, depth + 1),
            None => Some(at),
        }
    }

    /// The module of this name within a module.
    fn child(&self, module: &[String], name: &str) -> Option<Vec<String>> {
        let child = [module, &[name.to_owned()]].concat();
        self.modules.contains_key(&child).then_some(child)
    }

    /// The module that a path names.
    fn module(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let mut found = module.to_vec();
        for name in path {
            match name.as_str() {
                "crate" => found.clear(),
                "self" => {}
                "super" => drop(found.pop()?),
                name => found = self.child(&found, name)?,
            }
        }
        Some(found)
    }

    /// Whether a module defines a name, or hands it on.
    fn holds(&self, module: &[String], name: &str, depth: usize) -> bool {
        let file = &self.files[self.modules[module]];
        let here = file.defined.contains(name) || file.taken.contains_key(name);
        let mut globs = file.globs.iter().filter_map(|glob| self.module(module, glob));
        here || self.child(module, name).is_some()
            || depth < DEEPEST && globs.any(|glob| self.holds(&glob, name, depth + 1))
    }
}

/// The circles among these files: lists of files each of which leads to every other.
pub fn circles(files: usize, arrows: &[Arrow]) -> Vec<Vec<usize>> {
    // Who is reached from whom; the files are few.
    let mut reached = vec![vec![false; files]; files];
    for (start, reached) in reached.iter_mut().enumerate() {
        let mut next = vec![start];
        while let Some(at) = next.pop() {
            for arrow in arrows.iter().filter(|arrow| arrow.from == at) {
                if !core::mem::replace(&mut reached[arrow.to], true) {
                    next.push(arrow.to);
                }
            }
        }
    }
    let circle = |at: usize| -> Vec<usize> {
        (0..files).filter(|&other| reached[at][other] && reached[other][at]).collect()
    };
    let mut circles: Vec<_> = (0..files).map(circle).filter(|circle| !circle.is_empty()).collect();
    circles.sort();
    circles.dedup();
    circles
}

/// A word or a sign of Rust, and its line.
struct Token<'a> {
    text: &'a str,
    line: usize,
}

impl File {
    fn new(path: String, text: String) -> File {
        let mut module: Vec<String> = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if module.last().is_some_and(|last| last == "mod") || path == "lib.rs" {
            module.pop();
        }
        let mut file = File {
            path,
            text: String::new(),
            module,
            defined: BTreeSet::new(),
            taken: BTreeMap::new(),
            globs: Vec::new(),
            named: Vec::new(),
        };
        let bare = without_comments(&text);
        let tokens = tokens(&bare);
        file.read_items(&tokens);
        file.text = text;
        file
    }

    /// Reads definitions, `use` declarations and paths.
    fn read_items(&mut self, tokens: &[Token]) {
        let text = |at: usize| tokens.get(at).map_or("", |token: &Token| token.text);
        // How deep in braces each module lies that is written out in this file.
        let mut inner: Vec<usize> = Vec::new();
        let (mut depth, mut at) = (0, 0);
        while at < tokens.len() {
            let word = text(at);
            match word {
                "{" => depth += 1,
                "}" => {
                    depth = usize::saturating_sub(depth, 1);
                    inner.pop_if(|inside| *inside > depth);
                }
                "mod" if text(at + 2) == "{" => {
                    inner.push(depth + 1);
                    at += 1;
                }
                "fn" | "struct" | "enum" | "trait" | "const" | "static" | "type" | "union" => {
                    let name = if text(at + 1) == "mut" { text(at + 2) } else { text(at + 1) };
                    // Those within functions and blocks are nobody else's.
                    if depth == 0 && is_word(name) {
                        self.defined.insert(name.to_owned());
                    }
                }
                "use" if text(at + 1) != "<" => {
                    let line = tokens[at].line;
                    let public = at > 0 && (text(at - 1) == "pub" || text(at - 1) == ")");
                    let mut found = Vec::new();
                    at = read_tree(tokens, at + 1, &[], &mut found);
                    for (path, name) in found {
                        self.take(path, name, line, public, inner.len());
                    }
                }
                _ if is_word(word) && text(at + 1) == "::" && (at == 0 || text(at - 1) != "::") => {
                    let line = tokens[at].line;
                    let mut path = vec![word.to_owned()];
                    while text(at + 1) == "::" && is_word(text(at + 2)) {
                        path.push(text(at + 2).to_owned());
                        at += 2;
                    }
                    if let Some(path) = out_of(path, inner.len()) {
                        self.named.push(Named { path, line, handed_on: false });
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn take(&mut self, path: Vec<String>, name: String, line: usize, public: bool, inner: usize) {
        let Some(path) = out_of(path, inner) else { return };
        if name == "*" {
            self.globs.push(path);
        } else {
            self.taken.insert(name, path.clone());
            self.named.push(Named { path, line, handed_on: public });
        }
    }
}

/// A path that stands in a module within a file, as one of the file's own module; none if it stays within.
fn out_of(mut path: Vec<String>, inner: usize) -> Option<Vec<String>> {
    for _ in 0..inner {
        if path.first().is_some_and(|first| first == "super") {
            path.remove(0);
        }
    }
    if path.first()? == "super" || inner == 0 || path[0] == "crate" { Some(path) } else { None }
}

/// Reads what stands after `use`, into paths and the names that they get. Returns the place of its last token.
fn read_tree(
    tokens: &[Token],
    mut at: usize,
    before: &[String],
    found: &mut Vec<(Vec<String>, String)>,
) -> usize {
    let text = |at: usize| tokens.get(at).map_or(";", |token: &Token| token.text);
    let mut path = before.to_vec();
    loop {
        match text(at) {
            "{" => {
                at += 1;
                while text(at) != "}" && text(at) != ";" {
                    at = read_tree(tokens, at, &path, found);
                    if text(at) == "," {
                        at += 1;
                    }
                }
                return at + 1;
            }
            "*" => {
                found.push((path, "*".to_owned()));
                return at + 1;
            }
            "::" => {}
            "as" => {
                found.push((path, text(at + 1).to_owned()));
                return at + 2;
            }
            "self" if !before.is_empty() => {}
            word if is_word(word) => path.push(word.to_owned()),
            _ => {
                let name = path.last().cloned().unwrap_or_default();
                found.push((path, name));
                return at;
            }
        }
        at += 1;
    }
}

fn is_word(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// The words and signs of a text.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut line, mut at) = (1, 0);
    while let Some(first) = text[at..].chars().next() {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        let end = if part(first) {
            text[at..].find(|c| !part(c)).map_or(text.len(), |length| at + length)
        } else if text[at..].starts_with("::") {
            at + 2
        } else {
            at + first.len_utf8()
        };
        if first == '\n' {
            line += 1;
        } else if !first.is_whitespace() {
            tokens.push(Token { text: &text[at..end], line });
        }
        at = end;
    }
    tokens
}

/// The text with spaces in place of comments, strings and characters. Lines stay where they are.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = raw_string(rest, &out) {
            length
        } else if first == '"' {
            string(rest)
        } else if first == '\'' {
            character(rest)
        } else {
            out.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        out.extend(rest[..length].chars().map(|c| if c == '\n' { c } else { ' ' }));
        rest = &rest[length..];
    }
    out
}

/// How long the raw string is with which a text begins.
fn raw_string(text: &str, before: &str) -> Option<usize> {
    let inside = before.chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_');
    let after = text.strip_prefix('r').filter(|_| !inside)?;
    let marks = after.len() - after.trim_start_matches('#').len();
    after[marks..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(marks));
    let start = 2 + marks;
    Some(text[start..].find(&end).map_or(text.len(), |length| start + length + end.len()))
}

/// How long the string is with which a text begins.
fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// How long the character is with which a text begins; of a lifetime, its mark alone.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            text[2..].char_indices().skip(1).find(|(_, c)| *c == '\'').map_or(1, |(at, _)| at + 3)
        }
        Some(_) => chars.next().filter(|(_, c)| *c == '\'').map_or(1, |(at, _)| at + 1),
        None => 1,
    }
}
