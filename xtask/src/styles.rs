//! The styles that `<tabiya-board>` carries in its script.

use std::fs;

use crate::shell::{Result, root};

/// What a living board needs, in the order in which it takes effect.
const SHEETS: [&str; 3] = ["tabiya-board.css", "css/board.css", "css/palette.css"];

/// Writes `www/pkg/board-styles.js`, from which the element takes its styles.
pub fn write() -> Result {
    let www = root().join("www");
    let mut styles = String::new();
    for sheet in SHEETS {
        let text = fs::read_to_string(www.join(sheet)).map_err(|e| format!("{sheet} is unreadable: {e}."))?;
        styles += &squeeze(&text);
    }
    let script = format!("// Written by the build.\nexport default {styles:?};\n");
    let file = www.join("pkg/board-styles.js");
    fs::write(&file, script).map_err(|e| format!("{} was not written: {e}.", file.display()))
}

/// A style sheet without comments, indentation and empty lines.
fn squeeze(sheet: &str) -> String {
    let mut text = String::new();
    for (place, part) in sheet.split("/*").enumerate() {
        let kept = if place == 0 { part } else { part.split_once("*/").map_or("", |(_, after)| after) };
        text += kept;
    }
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::squeeze;

    #[test]
    fn only_what_takes_effect_is_left() {
        let sheet = "/* One\n   two */\n\n.a { /* x */ color: red; }\n  .b {\n    content: \"⚠ \";\n  }\n";
        assert_eq!(squeeze(sheet), ".a {  color: red; }\n.b {\ncontent: \"⚠ \";\n}\n");
    }
}
