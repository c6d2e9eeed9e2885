//! The layers: no file of the two crates imports from a folder above its own, and none in a circle.
//!
//! What the layers are for is told in docs/architecture.md, whose picture is drawn from what is read here.

#[path = "layers/imports.rs"]
mod imports;

use std::{collections::BTreeSet, fs, path::Path};

use imports::{Arrow, House, LAYERS, RULES, circles, source};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn src() -> House {
    House::read(root())
}

/// The path of a file from the root of the repository.
fn path(house: &House, file: usize) -> String {
    format!("{}/{}", source(house.layer(file).unwrap_or(RULES)), house.files[file].path)
}

/// An arrow as a line of a message.
fn shown(house: &House, arrow: &Arrow) -> String {
    let (from, to) = (path(house, arrow.from), path(house, arrow.to));
    format!("{from}:{} names {}, of {to}", arrow.line, arrow.name)
}

/// The arrows that lead to a higher layer.
fn upward(house: &House) -> Vec<String> {
    let up = |arrow: &&Arrow| house.layer(arrow.from) < house.layer(arrow.to);
    house.arrows().iter().filter(up).map(|arrow| shown(house, arrow)).collect()
}

/// The circles, each as its files and the arrows between them.
fn round(house: &House) -> Vec<String> {
    let arrows = house.arrows();
    let within = |circle: &Vec<usize>| {
        let both = |arrow: &&Arrow| circle.contains(&arrow.from) && circle.contains(&arrow.to);
        let lines: Vec<_> = arrows.iter().filter(both).map(|arrow| shown(house, arrow)).collect();
        format!("a circle of {} files:\n  {}", circle.len(), lines.join("\n  "))
    };
    circles(house.files.len(), &arrows).iter().map(within).collect()
}

#[test]
fn no_file_imports_from_a_layer_above_its_own() {
    let found = upward(&src());
    assert!(found.is_empty(), "{} imports lead up:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let found = round(&src());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_folder_is_a_layer_and_says_in_a_line_what_it_is() {
    let house = src();
    let mut folders = BTreeSet::new();
    let paths: BTreeSet<_> = house.files.iter().map(|file| file.path.as_str()).collect();
    for path in &paths {
        let Some((folder, _)) = path.rsplit_once('/') else {
            assert_eq!(*path, "lib.rs", "only lib.rs lies in src itself");
            continue;
        };
        folders.insert(folder);
        assert!(
            !paths.contains(format!("{folder}.rs").as_str()),
            "src/{folder}.rs stands beside src/{folder}/"
        );
    }
    for folder in &folders {
        let face = house.files.iter().find(|file| file.path == format!("{folder}/mod.rs"));
        let first = face.and_then(|file| file.text.lines().next()).unwrap_or_default();
        let says = first.strip_prefix("//! ").is_some_and(|says| says.ends_with('.'));
        assert!(says, "the first line of src/{folder}/mod.rs is to say what the folder is, and is: {first}");
    }
    for (crates, layers) in [(source(0), &LAYERS[..RULES]), (source(RULES), &LAYERS[RULES..])] {
        let entries = fs::read_dir(root().join(crates)).expect("a folder").flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let found: BTreeSet<String> = names.filter(|name| name != "lib.rs").collect();
        let wanted = layers.iter().map(|layer| layer.to_string()).collect();
        assert_eq!(found, wanted, "what lies in {crates}, and LAYERS of tests/layers/imports.rs");
    }
}

#[test]
fn every_path_that_the_architecture_names_is_there() {
    let page = fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    // Code and the targets of links.
    let code = page.split('`').skip(1).step_by(2);
    let links = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let mut seen = 0;
    for name in code.chain(links) {
        let name = name.split('#').next().unwrap_or_default();
        let is_path = name.contains('/') && !name.contains([' ', '(', '<', ':']) && !name.contains("NAME");
        if is_path {
            let found =
                [root().to_owned(), root().join("docs"), root().join("src"), root().join("crates/rules/src")];
            assert!(found.iter().any(|from| from.join(name).exists()), "docs/architecture.md names {name}");
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen} paths were found");
}

/// A house of these files, each a path from `src` and a text.
fn house(files: &[(&str, &str)]) -> House {
    House::of(files.iter().map(|(path, text)| (path.to_string(), text.to_string())).collect())
}

#[test]
fn an_import_that_leads_up_is_found() {
    let board = ("board/mod.rs", "//! Boards.\nmod square;\npub use square::Square;");
    let square = "//! Squares.\nuse crate::play::{attack::{self, in_check}, make};\nstruct Square;";
    let text = "pub fn in_check() {}";
    let rest = [board, ("lib.rs", "pub use matches::Match;"), ("play/mod.rs", "pub mod attack;")];
    let with =
        |square: &str| house(&[&rest[..], &[("board/square.rs", square), ("play/attack.rs", text)]].concat());
    let found = upward(&with(square)).join("\n");
    for [name, file] in [["play::attack", "play/attack.rs"], ["play::make", "play/mod.rs"]] {
        let told = format!("board/square.rs:2 names crate::{name}, of crates/rules/src/{file}");
        assert!(found.contains(&told), "{told} is not in\n{found}");
    }
    // Without an import as well, but not in comments and strings.
    let called = upward(&with("struct Square;\nfn f() { crate::play::attack::in_check() }"));
    assert_eq!(
        called,
        [
            "crates/rules/src/board/square.rs:2 names crate::play::attack::in_check, of crates/rules/src/play/attack.rs"
        ]
    );
    assert!(
        upward(&with("struct Square; // crate::play::attack\nconst A: &str = \"crate::play::attack\";"))
            .is_empty()
    );
}

#[test]
fn a_circle_is_found_through_re_exports() {
    let files = [
        ("lib.rs", "pub mod board;"),
        ("board/mod.rs", "mod seat;\nmod square;\npub use seat::*;\npub use square::Square as Place;"),
        ("board/seat.rs", "use crate::board::Place;\npub struct Seat(Place);"),
        ("board/square.rs", "pub struct Square;\nimpl Square { fn of(_: super::seat::Seat) {} }"),
    ];
    let house = house(&files);
    let found = round(&house);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("a circle of 2 files"), "{found:?}");
}
