//! Pictures for LaTeX: the drawing of an SVG picture as TikZ code.
//!
//! It is made of the SVG itself, so that the two cannot differ: each figure becomes a `pic`, each shape a
//! `\path` with its colours, widths and dashes. It needs the package `tikz` and no library.

mod outline;

use core::fmt::Write;

use super::xml::{Part, Scan, numbers, parts};
use crate::art::decimal::{tenths, thousandths};
use outline::{Matrix, outline, polygon};

/// A picture that [`svg`](crate::pictures::svg::svg) has drawn, as a `tikzpicture` of this width in
/// millimetres. Nothing if the text is no picture.
///
/// ```
/// use tabiya::{Match, pictures::{diagram, tikz::tikz}};
/// let game = Match::new("xiangqi", &[], None)?;
/// let svg = diagram::picture(game.rules(), game.position(), &diagram::PictureOptions::default());
/// let text = tikz(&svg, 80.0).unwrap();
/// assert!(text.starts_with("% ") && text.ends_with("\\end{tikzpicture}\n"));
/// # Ok::<(), tabiya::MatchError>(())
/// ```
pub fn tikz(svg: &str, width: f64) -> Option<String> {
    let parts = parts(svg)?;
    let Some(Part::Start { name: "svg", attributes, .. }) = parts.first() else { return None };
    let shown = attributes.iter().find(|(name, _)| *name == "viewBox").map(|(_, value)| numbers(value));
    let [left, top, across, down] = shown.as_deref()?.try_into().ok()?;
    if !(across > 0.0 && down > 0.0 && width > 0.0 && width.is_finite()) {
        return None;
    }
    let mut writer = Writer {
        unit: width / across,
        out: String::new(),
        colours: Vec::new(),
        states: vec![State::default()],
        title: String::new(),
        licence: String::new(),
    };
    for part in &parts {
        writer.part(part);
    }
    let unit = thousandths(writer.unit);
    let mut out = String::new();
    for line in [&writer.title, &writer.licence].into_iter().filter(|line| !line.is_empty()) {
        let _ = writeln!(out, "% {}", line.replace(['\n', '\r'], " "));
    }
    let _ = writeln!(out, "% \\usepackage{{tikz}}");
    let _ = writeln!(out, "\\begin{{tikzpicture}}[x={unit}mm,y={unit}mm]");
    for (colour, number) in writer.colours.iter().zip(1..) {
        let _ = writeln!(out, "\\definecolor{{tabiya{number}}}{{HTML}}{{{colour}}}");
    }
    let _ = writeln!(
        out,
        "\\useasboundingbox ({},{}) rectangle ({},{});",
        tenths(left),
        tenths(-top),
        tenths(left + across),
        tenths(-top - down)
    );
    out += &writer.out;
    out += "\\end{tikzpicture}\n";
    Some(out)
}

/// What holds where an element stands.
#[derive(Clone, Copy)]
struct State<'t> {
    matrix: Matrix,
    fill: &'t str,
    stroke: &'t str,
    /// What `currentColor` means.
    colour: &'t str,
    weight: f64,
    cap: &'t str,
    join: &'t str,
    dashes: &'t str,
    opacity: f64,
    fill_opacity: f64,
    even: bool,
    size: f64,
    bold: bool,
    anchor: &'t str,
    place: (f64, f64),
    /// What becomes of text here.
    text: Text,
    /// Whether this is where figures are defined, or inside of one.
    defines: bool,
    /// Whether the end of this element ends a figure.
    ends: bool,
    hidden: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Text {
    None,
    Title,
    Licence,
    Node,
}

impl Default for State<'_> {
    fn default() -> Self {
        State {
            matrix: Matrix::default(),
            fill: "black",
            stroke: "none",
            colour: "black",
            weight: 1.0,
            cap: "butt",
            join: "miter",
            dashes: "",
            opacity: 1.0,
            fill_opacity: 1.0,
            even: false,
            size: 16.0,
            bold: false,
            anchor: "start",
            place: (0.0, 0.0),
            text: Text::None,
            defines: false,
            ends: false,
            hidden: false,
        }
    }
}

struct Writer<'t> {
    /// Millimetres for a unit of the picture.
    unit: f64,
    out: String,
    /// As six digits each.
    colours: Vec<String>,
    states: Vec<State<'t>>,
    title: String,
    licence: String,
}

impl<'t> Writer<'t> {
    fn part(&mut self, part: &'t Part) {
        match part {
            Part::Start { name, attributes, closed } => {
                self.start(name, attributes);
                if *closed {
                    self.end();
                }
            }
            Part::End(_) => self.end(),
            Part::Text(text) => self.text(text),
        }
    }

    fn start(&mut self, name: &str, attributes: &'t [(&str, String)]) {
        let mut state = self.states.last().copied().unwrap_or_default();
        let of = |wanted: &str| {
            attributes.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.as_str())
        };
        let measure = |wanted: &str| of(wanted).and_then(|value| Scan::new(value).number());
        state.take(attributes);
        state.ends = false;
        state.text = match name {
            "title" if self.states.len() == 2 => Text::Title,
            "metadata" => Text::Licence,
            "text" => Text::Node,
            _ => Text::None,
        };
        if name == "text" {
            state.place = (measure("x").unwrap_or(0.0), measure("y").unwrap_or(0.0));
        }
        let side = |name: &str| measure(name).unwrap_or(0.0);
        match name {
            // A picture within the picture, at its own place.
            "svg" if self.states.len() > 1 => {
                let shown = numbers(of("viewBox").unwrap_or_default());
                if let [left, top, across, _] = *shown.as_slice() {
                    let scale = measure("width").map_or(1.0, |width| width / across.max(1.0));
                    let place = (side("x") - scale * left, side("y") - scale * top);
                    state.matrix = state.matrix.within(place, scale);
                }
            }
            "defs" => state.defines = true,
            "g" if state.defines && of("id").is_some() => {
                state = State { matrix: Matrix::default(), ends: true, defines: false, ..state };
                let _ = writeln!(self.out, "\\tikzset{{{}/.pic={{", kept(of("id").unwrap_or_default()));
            }
            "linearGradient" | "radialGradient" | "clipPath" | "stop" => state.hidden = true,
            "use" => {
                let (x, y) = state.matrix.apply((side("x"), side("y")));
                let target = kept(of("href").unwrap_or_default());
                let _ = writeln!(self.out, "\\pic at ({},{}) {{{target}}};", tenths(x), tenths(-y));
            }
            "path" => self.shape(&state, &outline(of("d").unwrap_or_default(), &state.matrix)),
            "rect" => {
                let (x, y, width, height) = (side("x"), side("y"), side("width"), side("height"));
                let corner =
                    measure("rx").or(measure("ry")).unwrap_or(0.0).min(width / 2.0).min(height / 2.0);
                self.shape(&state, &outline::rectangle([x, y, width, height], corner, &state.matrix));
            }
            "circle" | "ellipse" => {
                let across = measure("r").or(measure("rx")).unwrap_or(0.0);
                let down = measure("r").or(measure("ry")).unwrap_or(0.0);
                let middle = (side("cx"), side("cy"));
                self.shape(&state, &outline::ellipse(middle, across, down, &state.matrix));
            }
            "line" => {
                let ends = [side("x1"), side("y1"), side("x2"), side("y2")];
                self.shape(&state, &polygon(&ends, false, &state.matrix));
            }
            "polyline" | "polygon" => {
                let points = numbers(of("points").unwrap_or_default());
                self.shape(&state, &polygon(&points, name == "polygon", &state.matrix));
            }
            _ => {}
        }
        self.states.push(state);
    }

    fn end(&mut self) {
        if self.states.pop().is_some_and(|state| state.ends) {
            self.out.push_str("}}\n");
        }
    }

    fn text(&mut self, text: &str) {
        let Some(state) = self.states.last().copied() else { return };
        match state.text {
            Text::None => {}
            Text::Title => self.title = String::from(text),
            Text::Licence => self.licence = String::from(text),
            Text::Node => {
                let Some(colour) = self.colour(state.fill, &state) else { return };
                let (x, y) = state.matrix.apply(state.place);
                // Points of a font's size: a millimetre has 2.8453 of TeX's.
                let size = state.size * state.matrix.scale() * self.unit * 2.8453;
                let anchor = match state.anchor {
                    "middle" => "base",
                    "end" => "base east",
                    _ => "base west",
                };
                let _ = writeln!(
                    self.out,
                    "\\node[anchor={anchor},inner \
                     sep=0pt,text={colour},font=\\sffamily{}\\fontsize{{{size}}}{{{size}}}\\selectfont] at \
                     ({},{}) {{{}}};",
                    if state.bold { "\\bfseries" } else { "" },
                    tenths(x),
                    tenths(-y),
                    escaped(text),
                    size = tenths(size),
                );
            }
        }
    }

    /// A path with everything that its state says of it.
    fn shape(&mut self, state: &State, path: &str) {
        if path.is_empty() || state.hidden {
            return;
        }
        let mut keys: Vec<String> = Vec::new();
        if let Some(colour) = self.colour(state.fill, state) {
            keys.push(format!("fill={colour}"));
            let opacity = state.opacity * state.fill_opacity;
            if opacity < 1.0 {
                keys.push(format!("fill opacity={}", thousandths(opacity)));
            }
            if state.even {
                keys.push("even odd rule".into());
            }
        }
        if let Some(colour) = self.colour(state.stroke, state).filter(|_| state.weight > 0.0) {
            let length = |units: f64| thousandths(units * state.matrix.scale() * self.unit);
            keys.push(format!("draw={colour},line width={}mm", length(state.weight)));
            if state.opacity < 1.0 {
                keys.push(format!("draw opacity={}", thousandths(state.opacity)));
            }
            if state.cap != "butt" {
                keys.push(format!("line cap={}", if state.cap == "square" { "rect" } else { "round" }));
            }
            if state.join != "miter" {
                keys.push(format!("line join={}", if state.join == "bevel" { "bevel" } else { "round" }));
            }
            if !state.dashes.is_empty() {
                let mut pattern = String::from("dash pattern=");
                let dashes = numbers(state.dashes);
                // Five dashes are ten.
                let twice = if dashes.len() % 2 == 1 { 2 } else { 1 };
                for (place, &dash) in dashes.iter().cycle().take(twice * dashes.len()).enumerate() {
                    let _ =
                        write!(pattern, "{} {}mm ", if place % 2 == 0 { "on" } else { "off" }, length(dash));
                }
                keys.push(pattern.trim_end().into());
            }
        }
        if !keys.is_empty() {
            let _ = writeln!(self.out, "\\path[{}] {path};", keys.join(","));
        }
    }

    /// The name of a colour; nothing for none.
    fn colour(&mut self, paint: &str, state: &State) -> Option<String> {
        let paint = if paint == "currentColor" { state.colour } else { paint };
        if paint == "none" || paint == "transparent" {
            return None;
        }
        let Some(digits) = paint.strip_prefix('#') else {
            // The names that TeX has too; of a gradient, what lies about in its middle.
            let known =
                ["black", "white", "red", "green", "blue", "yellow", "brown", "gray", "orange", "purple"];
            return Some(if known.contains(&paint) { paint.into() } else { "gray".into() });
        };
        let digits: String = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            _ => digits.chars().take(6).collect(),
        };
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Some("gray".into());
        }
        let digits = digits.to_ascii_uppercase();
        let place = match self.colours.iter().position(|colour| *colour == digits) {
            Some(place) => place,
            None => {
                self.colours.push(digits);
                self.colours.len() - 1
            }
        };
        Some(format!("tabiya{}", place + 1))
    }
}

impl<'t> State<'t> {
    fn take(&mut self, attributes: &'t [(&str, String)]) {
        for (name, value) in attributes {
            let number = || Scan::new(value).number();
            match *name {
                "transform" => self.matrix = self.matrix.then(value),
                "fill" => self.fill = value,
                "stroke" => self.stroke = value,
                "color" => self.colour = value,
                "stroke-width" => self.weight = number().unwrap_or(1.0),
                "stroke-linecap" => self.cap = value,
                "stroke-linejoin" => self.join = value,
                "stroke-dasharray" => self.dashes = value,
                // Of an element alone; ours are never within each other.
                "opacity" => self.opacity *= number().unwrap_or(1.0),
                "fill-opacity" => self.fill_opacity = number().unwrap_or(1.0),
                "fill-rule" => self.even = value == "evenodd",
                "font-size" => self.size = number().unwrap_or(16.0),
                "font-weight" => self.bold = value == "bold",
                "text-anchor" => self.anchor = value,
                "display" | "visibility" => self.hidden |= value == "none" || value == "hidden",
                _ => {}
            }
        }
    }
}

/// What of a name cannot mean anything to TeX.
fn kept(name: &str) -> String {
    name.chars().filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-').collect()
}

/// Text with everything replaced that means something to TeX.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\\' => out += "\\textbackslash{}",
            '~' => out += "\\textasciitilde{}",
            '^' => out += "\\textasciicircum{}",
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => {
                out.push('\\');
                out.push(sign);
            }
            sign if sign.is_control() => out.push(' '),
            sign => out.push(sign),
        }
    }
    out
}
