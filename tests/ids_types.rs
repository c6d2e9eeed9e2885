//! The ids of games, choices and kinds and the codes of errors as types of TypeScript (`src/web/ids.d.ts`), made of the
//! records and of what gives the codes. `cargo xtask docs` writes the file.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use tabiya::games;

/// Codes of calls that do not stand in quotes where they are thrown.
const OWN: [&str; 10] = [
    "count-too-large",
    "depth-too-large",
    "freed",
    "in-use",
    "not-loaded",
    "out-of-memory",
    "unknown-kind",
    "unknown-language",
    "unknown-seat",
    "unknown-square",
];

/// The codes that the functions `code` of a file give.
fn codes(path: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(path).expect(path);
    let bodies = text.split("fn code(").skip(1).map(|rest| rest.split("\n    }\n").next().unwrap_or(rest));
    let arms = bodies.flat_map(|body| body.split("=>").skip(1));
    arms.filter_map(|arm| arm.trim_start().strip_prefix('"')?.split('"').next().map(str::to_owned)).collect()
}

/// The codes of calls that cannot be: those that the web layer names where it throws them, and the others.
fn calls() -> Vec<String> {
    let mut all: BTreeSet<String> = OWN.map(String::from).into();
    let mut folders = vec![PathBuf::from("src/web")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a file");
            all.extend(
                text.split("coded(\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned),
            );
        }
    }
    all.into_iter().collect()
}

/// A type of some texts, under its name and what is said of it.
fn union<'a>(out: &mut String, about: &str, name: &str, texts: impl IntoIterator<Item = &'a str>) {
    let _ = writeln!(out, "\n/** {about} */\nexport type {name} =");
    let all: Vec<String> = texts.into_iter().map(|text| format!("    | \"{text}\"")).collect();
    let _ = writeln!(out, "{};", all.join("\n"));
}

/// The whole file.
fn types() -> String {
    let mut out = String::from("// Written by `cargo xtask docs` from the records and the codes.\n");
    union(&mut out, "The id of a game.", "GameId", games::ALL.iter().map(|game| &*game.id));
    out +=
        "\n/** The choices of each game, by option. Those that are not given are as the game has them. */\n";
    out += "export interface GameOptions {\n";
    for game in games::ALL {
        let _ = writeln!(out, "    \"{}\": {{", game.id);
        for option in game.options.iter() {
            let choices: Vec<_> = option.choices.iter().map(|choice| format!("\"{}\"", choice.id)).collect();
            let _ = writeln!(out, "        \"{}\"?: {};", option.id, choices.join(" | "));
        }
        out += "    };\n";
    }
    out += "}\n\n/** The kinds of pieces of each game. */\nexport interface GameKinds {\n";
    for game in games::ALL {
        let kinds: Vec<_> = game.terms.roles.iter().map(|role| format!("\"{}\"", role.id)).collect();
        let _ = writeln!(out, "    \"{}\": {};", game.id, kinds.join("\n        | "));
    }
    out += "}\n";
    let mut moves = codes("src/position/illegal.rs");
    moves.extend(["move-text", "game-over", "game-too-long", "out-of-memory"].map(String::from));
    let positions = codes("src/notation/error.rs");
    let setups = codes("src/variant/option.rs");
    let records = codes("src/matches/fault.rs");
    let drawn = codes("src/pictures/annotation.rs");
    let all = |codes: &BTreeSet<String>| codes.iter().cloned().collect::<Vec<_>>();
    for (about, name, texts) in [
        ("Why a move is not played.", "MoveCode", all(&moves)),
        ("Why a position is not read.", "PositionCode", all(&positions)),
        ("Why rules cannot be.", "SetupCode", all(&setups)),
        ("Why a record of a game is not read.", "RecordCode", all(&records)),
        ("Why nothing can be drawn over a board.", "AnnotationCode", all(&drawn)),
        ("What else can be wrong.", "CallCode", calls()),
    ] {
        union(&mut out, about, name, texts.iter().map(String::as_str));
    }
    out += "\n/** The code of an error that the module throws. */\n";
    out += "export type ErrorCode =\n";
    out += "    | MoveCode | PositionCode | SetupCode | RecordCode | AnnotationCode | CallCode;\n";
    out
}

#[test]
fn the_types_of_ids_and_codes_are_those_of_the_records() {
    let text = types();
    if let Some(path) = env::var_os("IDS_TYPES") {
        fs::write(path, text).expect("the file of types");
        return;
    }
    let written = fs::read_to_string("src/web/ids.d.ts").expect("the file of types");
    assert!(written == text, "run `cargo xtask docs`");
}

#[test]
fn codes_are_found_where_they_are_given() {
    let moves = codes("src/position/illegal.rs");
    assert!(moves.len() > 70 && moves.contains("no-man") && moves.contains("not-its-move"));
    assert_eq!(codes("src/notation/error.rs").len(), 15);
    assert_eq!(codes("src/variant/option.rs").len(), 5);
    assert_eq!(codes("src/matches/error.rs").len(), 5);
}
