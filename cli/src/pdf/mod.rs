//! PDF output: one page of the picture's size, every shape as it is; letters are shapes as well, under words that can
//! be searched (`texts.rs`).

mod texts;

use core::fmt::Write as _;
use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use resvg::tiny_skia::{PathSegment, Point, Transform};
use resvg::usvg::{Fill, FillRule, Group, LineCap, LineJoin, Node, Opacity, Paint, PaintOrder, Path, Stroke};

use crate::fault::Fault;
use crate::raster;

pub use texts::About;
use texts::Words;

/// Points in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// A name that a picture has as lines: its text, its middle, and its width and height, in the units of the picture.
pub struct Name {
    pub text: String,
    pub middle: (f32, f32),
    pub size: (f32, f32),
}

/// A picture of this width, in millimetres. The same picture is the same file.
pub fn pdf(
    svg: &str,
    about: &About<'_>,
    names: &[Name],
    caption: &str,
    width: u16,
) -> Result<Vec<u8>, Fault> {
    let tree = raster::tree(svg)?;
    let (wide, high) = (tree.size().width(), tree.size().height());
    let scale = f32::from(width) * POINTS / wide;
    let mut drawn = Drawn { size: (wide, high), ..Drawn::default() };
    // In a picture y grows downwards, on a page upwards.
    let mut page = format!(
        "/Figure << /MCID 0 >> BDC q {} 0 0 {} 0 {} cm\n",
        number(scale),
        number(-scale),
        number(high * scale)
    );
    drawn.group(tree.root(), &mut page);
    page.push_str("Q EMC\n");
    let [left, top, across, _] = raster::view_box(svg).unwrap_or([0.0, 0.0, wide, high]);
    let unit = wide / across;
    drawn.words.splice(
        0..0,
        names.iter().map(|name| {
            let (width, height) = name.size;
            let (x, y) = (name.middle.0 - left - width / 2.0, name.middle.1 - top - height / 2.0);
            let place = [x, y, width, height].map(|length| length * unit);
            Words { text: name.text.clone(), place, caption: false }
        }),
    );
    for words in &mut drawn.words {
        let [x, y, width, height] = words.place;
        words.place = [x, high - y - height, width, height].map(|length| length * scale);
    }
    // It stands last, in lines.
    let mut rest = caption.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in drawn.words.iter_mut().rev() {
        let Some(before) = rest.strip_suffix(&*words.text).filter(|_| !words.text.is_empty()) else { break };
        rest = before.trim_end().to_owned();
        words.caption = true;
    }
    page.push_str(&texts::shown(&drawn.words));
    Ok(drawn.file(&page, (wide * scale, high * scale), about))
}

/// What a page refers to.
#[derive(Default)]
struct Drawn {
    size: (f32, f32),
    /// How much is covered, in thousandths.
    covers: BTreeSet<u16>,
    /// What is drawn apart and laid on as a whole.
    forms: Vec<String>,
    /// What is written: the upper left corner, width and height, until the page is put together.
    words: Vec<Words>,
}

impl Drawn {
    fn group(&mut self, group: &Group, out: &mut String) {
        let mut inside = String::new();
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group, &mut inside),
                Node::Path(path) if path.is_visible() => self.path(path, &mut inside),
                Node::Text(text) => {
                    self.group(text.flattened(), &mut inside);
                    let space = text.abs_bounding_box();
                    let place = [space.x(), space.y(), space.width(), space.height()];
                    let text: String = text.chunks().iter().map(|chunk| chunk.text()).collect();
                    if !text.is_empty() {
                        self.words.push(Words { text, place, caption: false });
                    }
                }
                // In a picture of ours there are no others.
                Node::Path(_) | Node::Image(_) => {}
            }
        }
        if group.opacity() == Opacity::ONE {
            out.push_str(&inside);
        } else {
            let cover = self.cover(group.opacity());
            let _ = writeln!(out, "q {cover}/F{} Do Q", self.forms.len());
            self.forms.push(inside);
        }
    }

    fn path(&mut self, path: &Path, out: &mut String) {
        let Transform { sx, ky, kx, sy, tx, ty } = path.abs_transform();
        let place: Vec<String> = [sx, ky, kx, sy, tx, ty].into_iter().map(number).collect();
        let line = line(path);
        let filled = path.fill().map(|fill| self.filled(fill, &line));
        let stroked = path.stroke().map(|stroke| self.stroked(stroke, &line));
        let parts = match path.paint_order() {
            PaintOrder::FillAndStroke => [filled, stroked],
            PaintOrder::StrokeAndFill => [stroked, filled],
        };
        let parts: String = parts.into_iter().flatten().map(|part| format!("q {part} Q\n")).collect();
        let _ = writeln!(out, "q {} cm\n{parts}Q", place.join(" "));
    }

    fn filled(&mut self, fill: &Fill, line: &str) -> String {
        let rule = if fill.rule() == FillRule::EvenOdd { "f*" } else { "f" };
        format!("{}{} rg\n{line}{rule}", self.cover(fill.opacity()), colour(fill.paint()))
    }

    fn stroked(&mut self, stroke: &Stroke, line: &str) -> String {
        let cap = match stroke.linecap() {
            LineCap::Butt => 0,
            LineCap::Round => 1,
            LineCap::Square => 2,
        };
        let join = match stroke.linejoin() {
            LineJoin::Miter | LineJoin::MiterClip => 0,
            LineJoin::Round => 1,
            LineJoin::Bevel => 2,
        };
        let dashes: Vec<String> =
            stroke.dasharray().unwrap_or_default().iter().copied().map(number).collect();
        format!(
            "{}{} RG {} w {cap} J {join} j {} M [{}] {} d\n{line}S",
            self.cover(stroke.opacity()),
            colour(stroke.paint()),
            number(stroke.width().get()),
            number(stroke.miterlimit().get()),
            dashes.join(" "),
            number(stroke.dashoffset()),
        )
    }

    /// Sets how much is covered.
    fn cover(&mut self, opacity: Opacity) -> String {
        let thousandths = (opacity.get() * 1000.0).round() as u16;
        if thousandths == 1000 {
            return String::new();
        }
        self.covers.insert(thousandths);
        format!("/C{thousandths} gs ")
    }

    fn file(&self, page: &str, (width, height): (f32, f32), about: &About<'_>) -> Vec<u8> {
        // Objects 1 to 5, then the forms, then what is for words.
        let covers: String = self.covers.iter().fold(String::new(), |mut all, &cover| {
            let share = number(f32::from(cover) / 1000.0);
            let _ = write!(all, "/C{cover} << /ca {share} /CA {share} >> ");
            all
        });
        let forms: String =
            (0..self.forms.len()).map(|index| format!("/F{index} {} 0 R ", 6 + index)).collect();
        let (fonts, catalogue, texts) =
            texts::objects(&self.words, about, (width, height), 6 + self.forms.len());
        let resources = format!("/ExtGState << {covers}>> /XObject << {forms}>>");
        let title = texts::text(about.title);
        let (width, height) = (number(width), number(height));
        let mut objects = vec![
            format!("<< /Type /Catalog /Pages 2 0 R {catalogue} >>").into_bytes(),
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_vec(),
            format!(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Contents 4 0 R /StructParents 0 \
                 /Resources << {resources} /Font << {fonts}>> >> /Group << /S /Transparency /CS /DeviceRGB >> >>"
            )
            .into_bytes(),
            stream("", page),
            format!("<< /Title {title} /Producer (Tabiya) >>").into_bytes(),
        ];
        let area = format!("[0 0 {} {}]", number(self.size.0), number(self.size.1));
        objects.extend(self.forms.iter().map(|form| {
            let kind = format!(
                "/Type /XObject /Subtype /Form /BBox {area} /Resources << {resources} >> \
                 /Group << /S /Transparency >> "
            );
            stream(&kind, form)
        }));
        objects.extend(texts);
        assembled(&objects)
    }
}

/// An object that has a text beside its entries.
fn stream(entries: &str, text: &str) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    let _ = packed.write_all(text.as_bytes());
    let packed = packed.finish().unwrap_or_default();
    let head = format!("<< {entries}/Filter /FlateDecode /Length {} >>\nstream\n", packed.len());
    [head.as_bytes(), &packed, b"\nendstream"].concat()
}

/// The objects one after the other, and the table that says where each begins.
fn assembled(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec();
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for (object, id) in objects.iter().zip(1..) {
        let _ = writeln!(table, "{:010} 00000 n ", file.len());
        let _ = writeln!(file, "{id} 0 obj");
        file.extend(object);
        file.extend(b"\nendobj\n");
    }
    let begins = file.len();
    let entries = format!("<< /Size {} /Root 1 0 R /Info 5 0 R >>", objects.len() + 1);
    let _ = write!(file, "{table}trailer\n{entries}\nstartxref\n{begins}\n%%EOF\n");
    file
}

/// The outline of a shape.
fn line(path: &Path) -> String {
    let mut out = String::new();
    let mut at = Point::zero();
    for segment in path.data().segments() {
        let (points, ends) = match segment {
            PathSegment::MoveTo(to) => (vec![to], 'm'),
            PathSegment::LineTo(to) => (vec![to], 'l'),
            // PDF has no quadratic curves: the cubic one that is the same.
            PathSegment::QuadTo(bend, to) => {
                let near = |end: Point| {
                    Point::from_xy(end.x + (bend.x - end.x) * 2.0 / 3.0, end.y + (bend.y - end.y) * 2.0 / 3.0)
                };
                (vec![near(at), near(to), to], 'c')
            }
            PathSegment::CubicTo(one, other, to) => (vec![one, other, to], 'c'),
            PathSegment::Close => (vec![], 'h'),
        };
        for point in &points {
            let _ = write!(out, "{} {} ", number(point.x), number(point.y));
        }
        let _ = writeln!(out, "{ends}");
        at = points.last().copied().unwrap_or(at);
    }
    out
}

fn colour(paint: &Paint) -> String {
    let part = |value: u8| number(f32::from(value) / 255.0);
    match paint {
        Paint::Color(colour) => {
            format!("{} {} {}", part(colour.red), part(colour.green), part(colour.blue))
        }
        // Pictures have plain colours only.
        Paint::LinearGradient(_) | Paint::RadialGradient(_) | Paint::Pattern(_) => "0 0 0".to_owned(),
    }
}

/// A number without an exponent, which PDF does not know.
fn number(value: f32) -> String {
    let text = format!("{value:.4}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
