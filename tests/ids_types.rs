//! The ids of games, choices and kinds and the codes of errors as types of TypeScript (`src/web/ids.d.ts`), made of the
//! records and of what gives the codes.

use std::collections::BTreeSet;
use std::fmt::Write;

use tabiya::endings::Refusal;
use tabiya::files::FileError;
use tabiya::pictures::annotation::AnnotationError;
use tabiya::variant::SetupError;
use tabiya::words::Why;
use tabiya::{CountError, IllegalMove, PlayError, PositionError, RecordError, games};

#[path = "../src/web/codes.rs"]
mod web;

/// A type of some texts, under its name and what is said of it.
fn union<'a>(out: &mut String, about: &str, name: &str, texts: impl IntoIterator<Item = &'a str>) {
    let _ = writeln!(out, "\n/** {about} */\nexport type {name} =");
    let all: Vec<String> = texts.into_iter().map(|text| format!("    | \"{text}\"")).collect();
    let _ = writeln!(out, "{};", all.join("\n"));
}

/// The whole file.
pub fn types() -> String {
    let mut out = String::from("// Written by `cargo xtask docs` from the records and the codes.\n");
    union(&mut out, "The id of a game.", "GameId", games::EVERY.iter().map(|game| &*game.id));
    out +=
        "\n/** The choices of each game, by option. Those that are not given are as the game has them. */\n";
    out += "export interface GameOptions {\n";
    for game in games::EVERY {
        let _ = writeln!(out, "    \"{}\": {{", game.id);
        for option in game.options.iter() {
            let choices: Vec<_> = option.choices.iter().map(|choice| format!("\"{}\"", choice.id)).collect();
            let _ = writeln!(out, "        \"{}\"?: {};", option.id, choices.join(" | "));
        }
        out += "    };\n";
    }
    out += "}\n\n/** The kinds of pieces of each game. */\nexport interface GameKinds {\n";
    for game in games::EVERY {
        let kinds: Vec<_> = game.terms.roles.iter().map(|role| format!("\"{}\"", role.id)).collect();
        let _ = writeln!(out, "    \"{}\": {};", game.id, kinds.join("\n        | "));
    }
    out += "}\n";
    let kinds: [(&str, &str, &[&[&str]]); 8] = [
        (
            "Why a move is not played.",
            "MoveCode",
            &[IllegalMove::CODES, PlayError::CODES, &["out-of-memory"]],
        ),
        ("Why a position is not read.", "PositionCode", &[PositionError::CODES]),
        ("Why rules cannot be.", "SetupCode", &[SetupError::CODES]),
        ("Why a record of a game is not read.", "RecordCode", &[RecordError::CODES, Why::CODES]),
        ("Why nothing can be drawn over a board.", "AnnotationCode", &[AnnotationError::CODES]),
        ("Why there is no table of an ending.", "EndingCode", &[Refusal::CODES]),
        ("Why a file is no game.", "GameFileCode", &[FileError::CODES]),
        ("What else can be wrong.", "CallCode", &[CountError::CODES, web::CALLS]),
    ];
    for (about, name, codes) in kinds {
        let all: BTreeSet<&str> = codes.iter().copied().flatten().copied().collect();
        union(&mut out, about, name, all);
    }
    out += "\n/** The code of an error that the module throws. */\n";
    out += "export type ErrorCode =\n";
    let names = kinds.map(|(_, name, _)| name);
    let _ = writeln!(out, "    | {};", names.join(" | "));
    out
}
