//! Pictures as pixels: PNG and GIF.

use std::sync::{Arc, OnceLock};

use gif::{Encoder, Repeat};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::args::PixelArgs;
use crate::fault::Fault;

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
pub fn gif(frames: impl Iterator<Item = Frame>, asked: &PixelArgs) -> Result<Vec<u8>, Fault> {
    let wrong = |error: gif::EncodingError| Fault::refused("picture", error);
    let mut encoder: Option<Encoder<Vec<u8>>> = None;
    for Frame { svg, lasts } in frames {
        let pixmap = paint(&svg, asked)?;
        let size = |length: u32| u16::try_from(length).map_err(|error| Fault::refused("picture", error));
        let (width, height) = (size(pixmap.width())?, size(pixmap.height())?);
        let mut pixels: Vec<u8> = pixmap
            .pixels()
            .iter()
            .flat_map(|pixel| {
                let pixel = pixel.demultiply();
                [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
            })
            .collect();
        // 1 is best and slow, 30 fast.
        let mut frame = gif::Frame::from_rgba_speed(width, height, &mut pixels, 10);
        frame.delay = (lasts / 10).clamp(2, 60_000) as u16;
        frame.dispose = gif::DisposalMethod::Background;
        let encoder = match &mut encoder {
            Some(encoder) => encoder,
            None => {
                let mut new = Encoder::new(Vec::new(), width, height, &[]).map_err(wrong)?;
                new.set_repeat(Repeat::Infinite).map_err(wrong)?;
                encoder.insert(new)
            }
        };
        encoder.write_frame(&frame).map_err(wrong)?;
    }
    let encoder = encoder.ok_or_else(|| Fault::refused("no-line", "Nothing moves."))?;
    encoder.into_inner().map_err(wrong)
}

fn paint(svg: &str, asked: &PixelArgs) -> Result<Pixmap, Fault> {
    let svg = on_ground(svg, &asked.background);
    let wrong = |text: &str| Fault::refused("picture", text);
    let options = Options { fontdb: fonts(&svg), font_family: "sans-serif".to_owned(), ..Options::default() };
    let tree = Tree::from_str(&svg, &options).map_err(|error| wrong(&error.to_string()))?;
    let scale = asked.width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixmap = Pixmap::new(asked.width, height).ok_or_else(|| wrong("The picture has no size."))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// A colour behind the picture, as an element of its own: named colours are then read as in SVG.
fn on_ground(svg: &str, colour: &str) -> String {
    if colour == "transparent" {
        return svg.to_owned();
    }
    let view_box =
        svg.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"')).map_or("", |(own, _)| own);
    let numbers: Vec<&str> = view_box.split(' ').collect();
    match (numbers.as_slice(), svg.split_once('>')) {
        ([x, y, width, height], Some((open, rest))) => {
            format!(
                r#"{open}><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>{rest}"#
            )
        }
        _ => svg.to_owned(),
    }
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
            None => eprintln!("warning: the system has no fonts: coordinates and letters are left out"),
        }
        Arc::new(fonts)
    });
    Arc::clone(found)
}
