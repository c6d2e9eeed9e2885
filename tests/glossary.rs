//! The glossary: what people read, and what code calls things, keeps to one set of words (`docs/glossary.md`).

use std::fs;
use std::path::{Path, PathBuf};

use tabiya::words::en;
use tabiya::{Rules, games};

/// Where a word that is not used means something else.
const OTHERWISE: &[&str] = &["five men on foot", "men in a boat", "stories,queen"];

/// Words that the chess of Europe has and the older games have not, and the files that tell of it.
const OF_EUROPE: (&[&str], &[&str]) = (&["queen"], &["medieval_chess.rs", "new_chess.rs", "modern_chess.rs"]);

/// The heading of the table of code.
const CODE: &str = "## In code";

/// The words of the last columns: of the tables of texts, and of that of code.
fn unused() -> [Vec<&'static str>; 2] {
    let (texts, code) = include_str!("../docs/glossary.md").split_once(CODE).expect("a table of code");
    [texts, code].map(|tables| {
        let lines = tables.lines().filter(|line| line.starts_with("| "));
        let rows = lines.filter_map(|line| line.trim_matches('|').rsplit('|').next().map(str::trim));
        let words = rows.filter(|row| *row != "not" && !row.starts_with("---"));
        words.flat_map(|row| row.split(", ")).collect()
    })
}

/// The texts of a file of code: what stands in quotation marks outside of comments, with its line.
fn texts(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut letters = code.chars().peekable();
    let mut line = 1;
    while let Some(letter) = letters.next() {
        match letter {
            '\n' => line += 1,
            '/' if letters.peek() == Some(&'/') => {
                letters.find(|&letter| letter == '\n');
                line += 1;
            }
            '/' if letters.peek() == Some(&'*') => {
                let mut before = ' ';
                for letter in letters.by_ref() {
                    line += usize::from(letter == '\n');
                    if before == '*' && letter == '/' {
                        break;
                    }
                    before = letter;
                }
            }
            '"' | '`' => {
                let (begin, mut text) = (line, String::new());
                while let Some(inner) = letters.next().filter(|&inner| inner != letter) {
                    line += usize::from(inner == '\n');
                    if inner != '\\' {
                        text.push(inner);
                    } else if letters.next() == Some('\n') {
                        line += 1;
                        while letters.next_if(|next| *next == ' ').is_some() {}
                    }
                }
                found.push((begin, text));
            }
            _ => {}
        }
    }
    found
}

/// Whether the words stand in the text, apart from other letters. Capitals count if the words have one.
fn speaks(text: &str, words: &str) -> bool {
    let text = if words.chars().any(char::is_uppercase) { text.to_owned() } else { text.to_lowercase() };
    let alone = |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        let joins =
            |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
        !joins(before) && !joins(after)
    };
    text.match_indices(words).any(|(at, _)| alone(at))
}

/// A text without what is put in at `${…}` or `{…}`, where names of the code stand: of that only what is quoted.
fn spoken(text: &str) -> String {
    let mut spoken = String::new();
    let mut depth = 0;
    let mut inner = String::new();
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            // What stands before belongs to code, with which the text does not begin.
            '}' if depth == 0 => spoken.clear(),
            '}' => {
                depth -= 1;
                if depth == 0 {
                    let quotes: Vec<&str> = inner.split('"').skip(1).step_by(2).collect();
                    spoken += &quotes.join(" ");
                    inner.clear();
                }
            }
            _ if depth > 0 => inner.push(letter),
            _ => spoken.push(letter),
        }
    }
    spoken
}

/// A text without its questions.
fn statements(text: &str) -> String {
    text.split_inclusive(['.', '?']).filter(|sentence| !sentence.ends_with('?')).collect()
}

fn files(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, end, found);
        } else if path.extension().is_some_and(|own| own == end) {
            found.push(path);
        }
    }
}

#[test]
fn no_text_uses_a_word_that_the_glossary_does_not() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    files(&root.join("src/words/en"), "rs", &mut all);
    // The page is not part of the crate as it is packed.
    for (folder, end) in [("www/words/en", "js"), ("www/lessons/courses", "json")] {
        let page = root.join(folder);
        if page.is_dir() {
            files(&page, end, &mut all);
        }
    }
    let [unused, _] = unused();
    assert!(unused.len() > 40, "{unused:?}");
    let (mut seen, mut faults) = (0, Vec::new());
    for file in all {
        for (line, text) in texts(&fs::read_to_string(&file).expect("a text")) {
            // Ids are no texts.
            let Some(text) = text.contains(' ').then_some(text) else { continue };
            seen += 1;
            let text = OTHERWISE.iter().fold(statements(&text), |text, other| text.replace(other, ""));
            // Code calls a half-move a ply, and so do names that are put into a text.
            let named = spoken(&text);
            let of = |words: &str| if ["ply", "plies"].contains(&words) { &named } else { &text };
            let europe = OF_EUROPE.1.iter().any(|own| file.ends_with(own));
            let own = |words: &str| europe && OF_EUROPE.0.contains(&words);
            let wrong = unused.iter().filter(|words| !own(words) && speaks(of(words), words));
            faults.extend(wrong.map(|words| format!("{}:{line}: “{words}” in “{text}”", file.display())));
        }
    }
    assert!(seen > 2000, "{seen} texts");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Where code has such a word all the same: the end of the file’s path, what stands there, and why.
const IN_CODE: &[(&str, &str, &str)] = &[
    ("tests/glossary.rs", "", "it looks for them"),
    ("docs/glossary.md", "", "it lists them"),
    ("cli/src/args.rs", "man page", "pages of a manual"),
    ("cli/src/args.rs", "    Man {", "the command that writes them"),
    ("cli/src/main.rs", "Command::Man", "the command that writes them"),
    ("cli/src/handbook.rs", "", "pages of a manual; `clap_mangen::Man`"),
    ("cli/README.md", "man", "pages of a manual"),
    ("cli/tests/cli.rs", "\"man\"", "the command that writes them"),
    ("cli/tests/full.rs", "\"man\"", "the command that writes them"),
    ("xtask/src/release.rs", "\"man\"", "the command that writes them"),
    ("docs/releasing.md", "man pages", "pages of a manual"),
    ("cli/tests/examples.rs", "man", "the command that writes them"),
    ("www/state/address.js", "\"men\"", "addresses keep their form"),
    (".test.mjs", "men=", "addresses keep their form"),
    ("tests/module/studies.test.mjs", "Man\\.", "the siglum of a manuscript"),
    ("tests/english.rs", "", "people, in the notes"),
    ("src/words/en/chaturanga.rs", "five men on", "people, in a quotation"),
    ("src/words/en/four_handed/mod.rs", "men in a boat", "people, in a meaning"),
    ("lines.rs", "empire-by-man", "an id, which stands in addresses"),
    ("tests/words.rs", "empire-by-man", "an id, which stands in addresses"),
    ("docs/verdicts.md", "officers and men", "the title of a problem"),
];

/// The words of a line of code: identifiers are taken apart at underscores and at capitals.
fn parts(line: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = ' ';
    for letter in line.chars() {
        if !letter.is_alphabetic() || letter.is_uppercase() && before.is_lowercase() {
            parts.push(String::new());
        }
        if letter.is_alphabetic()
            && let Some(last) = parts.last_mut()
        {
            last.extend(letter.to_lowercase());
        }
        before = letter;
    }
    parts
}

/// How a name begins that others can use.
const EXPORTED: &[&str] = &[
    "pub fn ",
    "pub(crate) fn ",
    "pub(super) fn ",
    "pub struct ",
    "pub(crate) struct ",
    "pub(super) struct ",
    "export function ",
    "export class ",
    "export const ",
];

/// The words of the glossary that a line of code has against it.
fn against<'w>(line: &str, unused: &[&'w str]) -> Vec<&'w str> {
    let parts = parts(line);
    let exported = EXPORTED.iter().find_map(|begin| line.trim_start().strip_prefix(begin));
    let name = exported
        .and_then(|rest| rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next());
    let wrong = unused.iter().filter(|word| match word.strip_prefix('`') {
        Some(quoted) => name == Some(quoted.trim_end_matches('`')),
        None => parts.iter().any(|part| part == *word),
    });
    wrong.copied().collect()
}

#[test]
fn no_code_uses_a_word_that_the_glossary_does_not() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    let folders = ["crates/rules", "src", "cli", "www", "tests", "xtask", "benches", "examples", "docs"];
    for folder in folders.map(|folder| root.join(folder)) {
        // The packed crate has some of them.
        if folder.is_dir() {
            for end in ["rs", "js", "mjs", "ts", "css", "html", "md"] {
                files(&folder, end, &mut all);
            }
        }
    }
    all.push(root.join("README.md"));
    let [_, unused] = unused();
    assert!(unused.len() > 8, "{unused:?}");
    let (mut seen, mut faults) = (0, Vec::new());
    let mut used = vec![false; IN_CODE.len()];
    for file in all {
        let short = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        // What a build has written.
        if short.starts_with("www/pkg/") || short.contains("/target/") || short.contains("node_modules/") {
            continue;
        }
        seen += 1;
        for (line, number) in fs::read_to_string(&file).expect("a text").lines().zip(1..) {
            for word in against(line, &unused) {
                let known =
                    IN_CODE.iter().position(|(end, text, _)| short.ends_with(end) && line.contains(text));
                match known {
                    Some(known) => used[known] = true,
                    None => faults.push(format!("{short}:{number}: “{word}” in “{}”", line.trim())),
                }
            }
        }
    }
    assert!(seen > 200, "{seen} files");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    // As in the repository; the packed crate lacks what some of them are about.
    if root.join("www/state").is_dir() {
        let idle: Vec<_> =
            IN_CODE.iter().zip(used).filter(|(_, used)| !used).map(|(known, _)| known).collect();
        assert!(idle.is_empty(), "exceptions that nothing needs: {idle:?}");
    }
}

#[test]
fn words_of_code_are_found_in_names_and_comments() {
    let words = ["men", "`told`"];
    for line in ["let other_men = 2;", "match.withMen(game)", "// Two men stand there.", "const MEN: u8 = 6;"]
    {
        assert_eq!(against(line, &words), ["men"], "{line}");
    }
    for line in ["let comment = menu;", "let told = 1;", "fn told() {}", "pub fn told_of() {}", "a moment"] {
        assert!(against(line, &words).is_empty(), "{line}");
    }
    assert_eq!(against("    pub fn told(&self) {", &words), ["`told`"]);
    assert_eq!(against("export const told = 1;", &words), ["`told`"]);
}

/// A game's texts call its soldiers soldiers, and its generals generals.
#[test]
fn a_game_calls_its_pieces_by_their_own_nouns() {
    let mut faults = Vec::new();
    for game in games::EVERY {
        let words = en::game(&game.id);
        let rules = Rules::new(game, &[]).expect("defaults");
        let nouns: Vec<&str> = words.roles.iter().flat_map(|role| role.nouns).copied().collect();
        let foreign = [("pawn", "pawns"), ("soldier", "soldiers")];
        let options = words.options.iter().flat_map(|option| {
            option.choices.iter().flat_map(|choice| [choice.title, choice.text]).chain([option.question])
        });
        let lines = words
            .lines
            .iter()
            .flat_map(|line| line.comments.iter().map(|comment| comment.1).chain([line.title, line.text]));
        for text in options.chain(lines) {
            for (one, many) in foreign {
                let own = nouns.iter().any(|noun| noun.contains(one));
                if !own
                    && en::noun(&rules, game.terms.pawn) != one
                    && (speaks(text, one) || speaks(text, many))
                {
                    faults.push(format!("{}: “{one}” in “{text}”", game.id));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn texts_are_found_and_comments_are_not() {
    let code =
        "// \"no\"\nlet a = \"one \\\n    two\"; /* \"no\" */ let b = `three\nfour`;\nlet c = \"five\";";
    let found: Vec<(usize, String)> = texts(code);
    let wanted = [(2, "one two"), (3, "three\nfour"), (5, "five")];
    assert_eq!(found, wanted.map(|(line, text)| (line, text.to_owned())));
    let put_in = "after ${plies} plies${sure ? \"\" : \", at ply 3\"}";
    assert_eq!(spoken(put_in), "after $ plies$ , at ply 3");
    assert!(
        speaks(&spoken("within {plies} plies"), "plies")
            && !speaks(&spoken("in {plies} half-moves"), "plies")
    );
    assert!(speaks("At the own throw", "the own") && !speaks("At the owner’s throw", "the own"));
    assert!(speaks("Who has both wins.", "Who has") && !speaks("A player who has both wins.", "Who has"));
}
