//! The picture of the layers, for docs/architecture.md.
//!
//! The highest layer is at the top. From each a line goes to a column of its own at the right and down; a dot on the
//! line of a lower layer says that it imports from that one. As no line leads up, the columns make a staircase.

#[path = "../../tests/layers/imports.rs"]
mod imports;

use std::{collections::BTreeSet, fmt::Write};

use imports::{House, LAYERS, RULES, circles};

use crate::shell::{Result, root};

/// Where it lies.
pub const PICTURE: &str = "docs/layers.svg";

const LEFT: usize = 14;
const TOP: usize = 14;
/// Size of a layer's box, and how far it is to the next.
const BOX: (usize, usize) = (700, 48);
const STEP: usize = 58;
/// Distance between two columns.
const COLUMN: usize = 22;

/// Light, and dark where the reader has it so; the ground belongs to the picture, whatever lies behind it.
const STYLE: &str = "\
.ground { fill: #fbf8f1 } .box { fill: #ffffff; stroke: #8f7045 }
.line { fill: none; stroke: #8f7045; stroke-width: 1.5 } .dot, .head { fill: #5a3d28 }
text { fill: #2b2018; font: 13px system-ui, sans-serif } .name { font-weight: 700; font-size: 15px }
.count { text-anchor: end; fill: #6b5a48 }
@media (prefers-color-scheme: dark) {
.ground { fill: #1d1915 } .box { fill: #2a241e; stroke: #b3946a } .line { stroke: #b3946a }
.dot, .head { fill: #e6cfa4 } text { fill: #f1e8da } .count { fill: #c6b59c }
}";

/// The layers, one below the other, with the arrows of what they import.
pub fn picture() -> Result<String> {
    let house = House::read(root());
    let arrows = house.arrows();
    if !circles(house.files.len(), &arrows).is_empty() {
        return Err("There is a circle of files: see `cargo test --test layers`.".to_owned());
    }
    let imports: BTreeSet<(usize, usize)> =
        arrows.iter().filter_map(|arrow| Some((house.layer(arrow.from)?, house.layer(arrow.to)?))).collect();
    let imports = |from: usize, to: usize| imports.contains(&(from, to));

    let layers = LAYERS.len();
    let right = LEFT + BOX.0;
    let (width, height) = (right + COLUMN * (layers + 1), 2 * TOP + STEP * (layers - 1) + BOX.1);
    let top = |layer: usize| TOP + STEP * (layers - 1 - layer);
    let column = |layer: usize| right + COLUMN * (layer + 1);
    // Where a layer's own line leaves its box, and where those that import it arrive.
    let out = |layer: usize| top(layer) + 14;
    let into = |layer: usize| top(layer) + 34;

    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-labelledby=\"title\">\n\
         <title id=\"title\">The layers of the two crates, the highest at the top, and what each imports</title>\n\
         <style>\n{STYLE}\n</style>\n<rect class=\"ground\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>\n"
    );
    for layer in (0..layers).rev() {
        let below: Vec<usize> = (0..layer).filter(|&to| imports(layer, to)).collect();
        let Some(&lowest) = below.first() else { continue };
        let (x, y) = (column(layer), out(layer));
        let _ = writeln!(svg, "<path class=\"line\" d=\"M{right} {y}H{x}V{}\"/>", into(lowest));
        for &to in &below {
            let _ = writeln!(svg, "<circle class=\"dot\" cx=\"{x}\" cy=\"{}\" r=\"4\"/>", into(to));
        }
    }
    for (layer, name) in LAYERS.iter().enumerate() {
        let (x, y) = (LEFT, top(layer));
        if let Some(highest) = (layer + 1..layers).rev().find(|&from| imports(from, layer)) {
            let y = into(layer);
            let _ = writeln!(svg, "<path class=\"line\" d=\"M{} {y}H{}\"/>", column(highest), right + 7);
            let _ = writeln!(svg, "<path class=\"head\" d=\"M{} {y}l9 -5v10z\"/>", right + 1);
        }
        let (files, lines) = size(&house, layer);
        let (wide, high) = BOX;
        let _ = write!(
            svg,
            "<rect class=\"box\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"5\"/>\n\
             <text class=\"name\" x=\"{}\" y=\"{}\">{}</text>\n\
             <text class=\"count\" x=\"{}\" y=\"{}\">{files} files, about {lines} lines, {}</text>\n\
             <text x=\"{}\" y=\"{}\">{}</text>\n",
            x + 12,
            y + 19,
            name,
            x + wide - 12,
            y + 19,
            if layer < RULES { "tabiya-rules" } else { "tabiya" },
            x + 12,
            y + 38,
            says(&house, layer),
        );
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

/// How many files a layer has and, to the next 500, how many lines: else every change to the code would be one of
/// the picture.
fn size(house: &House, layer: usize) -> (usize, usize) {
    let own = || (0..house.files.len()).filter(|&file| house.layer(file) == Some(layer));
    let lines: usize = own().map(|file| house.files[file].text.lines().count()).sum();
    (own().count(), ((lines + 250) / 500).max(1) * 500)
}

/// What a layer says of itself: the first line of its `mod.rs`.
fn says(house: &House, layer: usize) -> String {
    let path = format!("{}/mod.rs", LAYERS[layer]);
    let face = house.files.iter().find(|file| file.path == path);
    let line = face.and_then(|file| file.text.lines().next()).unwrap_or_default();
    line.trim_start_matches("//! ").replace('`', "").replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layer_has_a_row() {
        let svg = picture().unwrap();
        for layer in LAYERS {
            assert!(svg.contains(&format!(">{layer}</text>")), "{layer}");
        }
        assert!(std::fs::read_to_string(root().join(PICTURE)).unwrap() == svg, "run `cargo xtask docs`");
    }
}
