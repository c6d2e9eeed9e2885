//! Raster output: PNG and GIF.

use std::sync::{Arc, OnceLock};

use gif::{DisposalMethod, Encoder, Repeat};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::args::PixelArgs;
use crate::aside::aside;
use crate::fault::Fault;
use crate::progress::Progress;

/// A picture of a film, and how long it lasts in milliseconds.
pub struct Frame {
    pub svg: String,
    pub lasts: u32,
}

/// A picture as PNG.
pub fn png(svg: &str, asked: &PixelArgs) -> Result<Vec<u8>, Fault> {
    paint(svg, asked)?.encode_png().map_err(|error| Fault::refused("picture", error))
}

/// Pictures as GIF, over and over again.
pub fn gif(frames: impl ExactSizeIterator<Item = Frame>, asked: &PixelArgs) -> Result<Vec<u8>, Fault> {
    let wrong = |error: gif::EncodingError| Fault::refused("picture", error);
    // What is clear does not cover what was there before: then every frame is drawn whole.
    let clear = asked.background == "transparent";
    let mut film: Option<(Encoder<Vec<u8>>, Pixmap)> = None;
    let progress = Progress::new("drawing");
    let all = frames.len();
    for (Frame { svg, lasts }, done) in frames.zip(0..) {
        progress.at(format!("{done} of {all} frames"));
        let now = paint(&svg, asked)?;
        let whole = Area { left: 0, top: 0, width: now.width(), height: now.height() };
        let before = film.as_ref().map(|(_, before)| before).filter(|_| !clear);
        let area = before.map_or(whole, |before| changed(before, &now));
        let mut pixels = cut(&now, area);
        let Area { left, top, width, height } = area;
        // No picture is wider than what clap lets through, or much higher.
        let [left, top, width, height] = [left, top, width, height].map(|length| length as u16);
        // 1 is best and slow, 30 fast.
        let mut frame = gif::Frame::from_rgba_speed(width, height, &mut pixels, 10);
        (frame.left, frame.top) = (left, top);
        frame.delay = (lasts / 10).clamp(2, 60_000) as u16;
        frame.dispose = if clear { DisposalMethod::Background } else { DisposalMethod::Keep };
        let mut encoder = match film.take() {
            Some((encoder, _)) => encoder,
            None => {
                let mut new = Encoder::new(Vec::new(), width, height, &[]).map_err(wrong)?;
                new.set_repeat(Repeat::Infinite).map_err(wrong)?;
                new
            }
        };
        encoder.write_frame(&frame).map_err(wrong)?;
        film = Some((encoder, now));
    }
    let (encoder, _) = film.ok_or_else(|| Fault::refused("no-line", "Nothing moves."))?;
    encoder.into_inner().map_err(wrong)
}

/// A part of a picture.
#[derive(Clone, Copy)]
struct Area {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

/// Where two pictures of one size differ; one pixel where they do not, as a frame has to have some.
fn changed(before: &Pixmap, now: &Pixmap) -> Area {
    let differs =
        before.pixels().iter().zip(now.pixels()).enumerate().filter(|(_, (one, other))| one != other);
    let places = differs.map(|(index, _)| (index as u32 % now.width(), index as u32 / now.width()));
    let mut edges: Option<(u32, u32, u32, u32)> = None;
    for (x, y) in places {
        let (left, top, right, bottom) = edges.unwrap_or((x, y, x, y));
        edges = Some((left.min(x), top.min(y), right.max(x), bottom.max(y)));
    }
    let (left, top, right, bottom) = edges.unwrap_or((0, 0, 0, 0));
    Area { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/// The pixels of an area, as red, green, blue and how much they cover.
fn cut(picture: &Pixmap, area: Area) -> Vec<u8> {
    let rows = picture.pixels().chunks(picture.width() as usize).skip(area.top as usize);
    let row = |row: &[_]| row[area.left as usize..(area.left + area.width) as usize].to_vec();
    let pixels = rows.take(area.height as usize).flat_map(row);
    let parts = pixels.flat_map(|pixel: PremultipliedColorU8| {
        let pixel = pixel.demultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    });
    parts.collect()
}

/// A picture's shapes, the letters among them.
pub fn tree(svg: &str) -> Result<Tree, Fault> {
    let options = Options { fontdb: fonts(svg), font_family: "sans-serif".to_owned(), ..Options::default() };
    Tree::from_str(svg, &options).map_err(|error| Fault::refused("picture", error))
}

fn paint(svg: &str, asked: &PixelArgs) -> Result<Pixmap, Fault> {
    let wrong = |text: &str| Fault::refused("picture", text);
    let tree = tree(&on_ground(svg, &asked.background))?;
    let scale = asked.width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    if height > u32::from(u16::MAX) {
        return Err(wrong("The picture is too high for this width."));
    }
    let mut pixmap = Pixmap::new(asked.width, height).ok_or_else(|| wrong("The picture has no size."))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// A colour behind the picture, as an element of its own: named colours are then read as in SVG.
fn on_ground(svg: &str, colour: &str) -> String {
    if colour == "transparent" {
        return svg.to_owned();
    }
    match (view_box(svg), svg.split_once('>')) {
        (Some([x, y, width, height]), Some((open, rest))) => {
            format!(
                r#"{open}><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>{rest}"#
            )
        }
        _ => svg.to_owned(),
    }
}

/// What a picture shows of its plane: left, top, width, height.
pub fn view_box(svg: &str) -> Option<[f32; 4]> {
    let (own, _) = svg.split_once("viewBox=\"")?.1.split_once('"')?;
    let numbers: Result<Vec<f32>, _> = own.split(' ').map(str::parse).collect();
    numbers.ok()?.try_into().ok()
}

/// The system's fonts, looked for once and only where something is written.
fn fonts(svg: &str) -> Arc<fontdb::Database> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    if !svg.contains("<text") {
        return Arc::default();
    }
    let found = FONTS.get_or_init(|| {
        let mut fonts = fontdb::Database::new();
        fonts.load_system_fonts();
        // What the families of the pictures stand for, where the system does not say so itself.
        let first = fonts.faces().next().and_then(|face| face.families.first()).map(|(name, _)| name.clone());
        match first {
            Some(name) => {
                let known = |fonts: &fontdb::Database, family| {
                    fonts.query(&fontdb::Query { families: &[family], ..fontdb::Query::default() }).is_some()
                };
                if !known(&fonts, fontdb::Family::SansSerif) {
                    fonts.set_sans_serif_family(&name);
                }
                if !known(&fonts, fontdb::Family::Serif) {
                    fonts.set_serif_family(&name);
                }
            }
            None => aside("warning: the system has no fonts: coordinates and letters are left out"),
        }
        Arc::new(fonts)
    });
    Arc::clone(found)
}
