//! Custom piece drawings: SVG from outside, of which only shapes and colours are taken.
//!
//! What is taken is listed, and everything else left out: scripts, handlers, styles that reach further than
//! their element, links, text, animations, references to anything outside.

use core::fmt::Write;

use super::xml::{Part, numbers, parts};
use crate::art::decimal::thousandths;
use crate::pictures::svg::{content_name, escape};

/// Elements that only draw, or colour what is drawn.
const ELEMENTS: [&str; 14] = [
    "g",
    "path",
    "circle",
    "ellipse",
    "rect",
    "line",
    "polyline",
    "polygon",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "svg",
];

/// Attributes with numbers, lengths, points, path data or transforms.
const MEASURES: [&str; 34] = [
    "d",
    "points",
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "fx",
    "fy",
    "width",
    "height",
    "viewBox",
    "transform",
    "gradientTransform",
    "gradientUnits",
    "clipPathUnits",
    "spreadMethod",
    "offset",
    "opacity",
    "fill-opacity",
    "fill-rule",
    "clip-rule",
    "stop-opacity",
    "stroke-opacity",
    "stroke-width",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-miterlimit",
];

/// Attributes with a word or a colour, which may also stand in a `style`.
const PAINTS: [&str; 8] =
    ["fill", "stroke", "stop-color", "color", "stroke-linecap", "stroke-linejoin", "display", "visibility"];

/// The longest that a drawing may be, in bytes.
pub const LONGEST: usize = 100_000;

/// What is to be drawn in the cell of a piece, from (0, 0) to (100, 100): the shapes of an SVG text, or the
/// picture at an address, `https:` or `data:image/…`. Nothing if it is neither.
///
/// ```
/// use tabiya::pictures::own_pieces::drawing;
/// let text = "<svg viewBox='0 0 50 50' onload='alert(1)'><circle cx='25' cy='25' r='20'/><script/></svg>";
/// let drawn = drawing(text).unwrap();
/// assert!(drawn.contains("<circle") && drawn.contains("scale(2)"));
/// assert!(!drawn.contains("script") && !drawn.contains("onload"));
/// ```
pub fn drawing(source: &str) -> Option<String> {
    let source = source.trim();
    if source.len() > LONGEST {
        return None;
    }
    if !source.starts_with('<') {
        return address(source)
            .then(|| format!(r#"<image href="{}" width="100" height="100"/>"#, escape(source)));
    }
    let parts = parts(source)?;
    let mut out = String::new();
    // An id is one of this drawing's alone.
    let own = content_name(&[source]);
    let id = |name: &str| {
        let kept: String =
            name.chars().filter(|sign| sign.is_ascii_alphanumeric() || "-_".contains(*sign)).collect();
        format!("tabiya-own-{own}-{kept}")
    };
    // How many elements are open that are left out, with all that is within them.
    let mut left_out = 0;
    let mut depth = 0;
    for part in &parts {
        match part {
            Part::Start { name, attributes, closed } => {
                if depth == 0 {
                    // Only one root, and only a picture.
                    if *name != "svg" || !out.is_empty() {
                        return None;
                    }
                    let _ = write!(out, r#"<g transform="{}"><g"#, fitting(attributes)?);
                    let outer = ["x", "y", "width", "height", "viewBox", "transform", "id"];
                    let kept = attributes.iter().filter(|(name, _)| !outer.contains(name));
                    take(&mut out, kept, &id);
                    out.push_str(if *closed { "></g></g>" } else { ">" });
                } else if left_out > 0 || !ELEMENTS.contains(name) {
                    left_out += u32::from(!closed);
                } else {
                    let _ = write!(out, "<{}", tag(name));
                    take(&mut out, attributes.iter(), &id);
                    out.push_str(if *closed { "/>" } else { ">" });
                }
                depth += u32::from(!closed);
            }
            Part::End(name) => {
                depth -= 1;
                match (depth, left_out) {
                    (0, _) => out.push_str("</g></g>"),
                    (_, 0) => {
                        let _ = write!(out, "</{}>", tag(name));
                    }
                    _ => left_out -= 1,
                }
            }
            Part::Text(_) => {}
        }
    }
    (!out.is_empty()).then_some(out)
}

/// A picture within a picture would have a frame of its own; its shapes will do.
fn tag(name: &str) -> &str {
    if name == "svg" { "g" } else { name }
}

fn address(text: &str) -> bool {
    let image = text.strip_prefix("data:image/").is_some_and(|rest| {
        ["png", "jpeg", "gif", "webp", "svg+xml"].iter().any(|kind| rest.starts_with(kind))
    });
    (image || text.starts_with("https://"))
        && text.bytes().all(|sign| sign.is_ascii_graphic() && !b"\"'<>\\`".contains(&sign))
}

/// What puts a picture of any size into a cell.
fn fitting(attributes: &[(&str, String)]) -> Option<String> {
    let of =
        |wanted: &str| attributes.iter().find(|(name, _)| *name == wanted).map(|(_, value)| numbers(value));
    let [x, y, width, height] = match of("viewBox").as_deref() {
        Some(&[x, y, width, height]) => [x, y, width, height],
        _ => {
            let side = |name: &str| of(name).and_then(|found| found.first().copied()).unwrap_or(100.0);
            [0.0, 0.0, side("width"), side("height")]
        }
    };
    if !(width > 0.0 && height > 0.0 && width < 1e5 && height < 1e5 && x.abs() < 1e5 && y.abs() < 1e5) {
        return None;
    }
    let scale = 100.0 / width.max(height);
    let (right, down) = ((100.0 - width * scale) / 2.0, (100.0 - height * scale) / 2.0);
    Some(format!(
        "translate({} {}) scale({})",
        thousandths(right - x * scale),
        thousandths(down - y * scale),
        thousandths(scale)
    ))
}

/// The attributes that are taken, each once.
fn take<'a>(
    out: &mut String,
    attributes: impl Iterator<Item = &'a (&'a str, String)> + Clone,
    id: &impl Fn(&str) -> String,
) {
    let mut taken: Vec<&str> = Vec::new();
    // What a style says outranks the attributes.
    let styles = attributes.clone().filter(|(name, _)| *name == "style");
    let styles = styles.flat_map(|(_, style)| style.split(';')).filter_map(|line| line.split_once(':'));
    let styles = styles.map(|(name, value)| (name.trim(), value.trim()));
    let plain = attributes.map(|(name, value)| (*name, value.trim()));
    for (name, value) in styles.chain(plain) {
        let safe = || {
            let plain = |sign: char| sign.is_ascii_alphanumeric() || " .,-+#%()\n\r\t".contains(sign);
            value.chars().all(plain) && !value.to_ascii_lowercase().contains("url")
        };
        let local = |text: &str| {
            let name = text.strip_prefix('#')?;
            let plain = name.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_.:".contains(sign));
            (plain && !name.is_empty()).then(|| id(name))
        };
        let reference = |text: &str| {
            let inside = text.strip_prefix("url(")?.strip_suffix(')')?;
            local(inside.trim_matches(['"', '\'']))
        };
        let (name, value) = match name {
            "id" => ("id", id(value)),
            "href" | "xlink:href" => match local(value) {
                Some(target) => ("href", format!("#{target}")),
                None => continue,
            },
            "clip-path" => match reference(value) {
                Some(target) => ("clip-path", format!("url(#{target})")),
                None => continue,
            },
            _ if PAINTS.contains(&name) => match reference(value) {
                Some(target) => (name, format!("url(#{target})")),
                None if safe() => (name, String::from(value)),
                None => continue,
            },
            _ if MEASURES.contains(&name) && safe() => (name, String::from(value)),
            _ => continue,
        };
        if taken.contains(&name) {
            continue;
        }
        taken.push(name);
        let _ = write!(out, r#" {name}="{value}""#);
    }
}
