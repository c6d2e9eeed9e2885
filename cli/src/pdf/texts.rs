//! The words of a page, for those who search it, copy from it or hear it. What is seen of them are shapes; over these
//! lie the same words in a font whose letters draw nothing, and a structure that says what is what.

use core::fmt::Write as _;

use super::{number, stream};

/// Words and where they are: the left, the lower edge, the width and the height, in points from the lower left corner.
pub struct Words {
    pub text: String,
    pub place: [f32; 4],
    /// Whether they stand below the picture, and not in it.
    pub caption: bool,
}

/// What a figure says besides its words.
pub struct About<'a> {
    pub title: &'a str,
    /// What it shows, in sentences.
    pub shows: &'a str,
    /// The tag of its language, after BCP 47.
    pub language: &'a str,
}

/// Codes of a font: 0 is none.
const CODES: usize = 255;

/// The words as a page writes them, each under its number; 0 is the drawing.
pub fn shown(words: &[Words]) -> String {
    let letters = letters(words);
    let mut out = String::new();
    for (own, mark) in words.iter().zip(1..) {
        let [left, below, _, height] = own.place.map(number);
        let share = number(own.place[2] / own.text.chars().count().max(1) as f32);
        let _ = write!(out, "/Span << /MCID {mark} >> BDC BT {share} 0 0 {height} {left} {below} Tm");
        let mut font = None;
        for letter in own.text.chars() {
            let at = letters.binary_search(&letter).unwrap_or(0);
            if font != Some(at / CODES) {
                font = Some(at / CODES);
                let _ = write!(out, " /T{} 1 Tf", at / CODES);
            }
            let _ = write!(out, " <{:02X}> Tj", at % CODES + 1);
        }
        out.push_str(" ET EMC\n");
    }
    out
}

/// The objects that the words need, the first of them under the number `next`: the entries of a page's resources, those
/// of the catalogue, and the objects.
pub fn objects(
    words: &[Words],
    about: &About<'_>,
    size: (f32, f32),
    next: usize,
) -> (String, String, Vec<Vec<u8>>) {
    let mut made: Vec<Vec<u8>> = Vec::new();
    let mut resources = String::new();
    for (letters, font) in letters(words).chunks(CODES).zip(0..) {
        let id = next + made.len();
        let _ = write!(resources, "/T{font} {id} 0 R ");
        let count = letters.len();
        let names = "/a ".repeat(count);
        let widths = "1000 ".repeat(count);
        made.push(
            format!(
                "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] \
                 /CharProcs << /a {} 0 R >> /Encoding << /Type /Encoding /Differences [1 {names}] >> /FirstChar 1 \
                 /LastChar {count} /Widths [{widths}] /Resources << >> /ToUnicode {} 0 R >>",
                id + 1,
                id + 2,
            )
            .into_bytes(),
        );
        made.push(stream("", "1000 0 d0"));
        made.push(stream("", &unicode(letters)));
    }
    let root = next + made.len();
    let (document, figure, first) = (root + 2, root + 3, root + 4);
    let marks = |caption: bool| {
        let own = words.iter().enumerate().filter(move |(_, own)| own.caption == caption);
        own.map(|(index, _)| format!("{} 0 R ", first + index)).collect::<String>()
    };
    // The lines of a caption are one paragraph.
    let caption = first + words.len();
    let captioned = words.iter().any(|own| own.caption);
    let below = if captioned { format!(" {caption} 0 R") } else { String::new() };
    let all: String = (0..words.len()).map(|index| format!("{} 0 R ", first + index)).collect();
    let (width, height) = size;
    let mut structure = vec![
        format!(
            "<< /Type /StructTreeRoot /K [{document} 0 R] /ParentTree {} 0 R /ParentTreeNextKey 1 >>",
            root + 1
        ),
        format!("<< /Nums [0 [{figure} 0 R {all}]] >>"),
        format!("<< /Type /StructElem /S /Document /P {root} 0 R /K [{figure} 0 R{below}] >>"),
        format!(
            "<< /Type /StructElem /S /Figure /P {document} 0 R /Pg 3 0 R /T {} /Alt {} \
             /A << /O /Layout /Placement /Block /BBox [0 0 {} {}] >> /K [0 {}] >>",
            text(about.title),
            text(about.shows),
            number(width),
            number(height),
            marks(false),
        ),
    ];
    for (own, mark) in words.iter().zip(1..) {
        let parent = if own.caption { caption } else { figure };
        structure.push(format!("<< /Type /StructElem /S /Span /P {parent} 0 R /Pg 3 0 R /K {mark} >>"));
    }
    if captioned {
        structure.push(format!("<< /Type /StructElem /S /Caption /P {document} 0 R /K [{}] >>", marks(true)));
    }
    made.extend(structure.into_iter().map(String::into_bytes));
    let catalogue = format!(
        "/Lang ({}) /MarkInfo << /Marked true >> /StructTreeRoot {root} 0 R \
         /ViewerPreferences << /DisplayDocTitle true >>",
        about.language
    );
    (resources, catalogue, made)
}

/// Text outside of what is drawn.
pub fn text(text: &str) -> String {
    let units: String = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
    format!("<FEFF{units}>")
}

/// Every letter of the words, once.
fn letters(words: &[Words]) -> Vec<char> {
    let mut letters: Vec<char> = words.iter().flat_map(|own| own.text.chars()).collect();
    letters.sort_unstable();
    letters.dedup();
    letters
}

/// What the codes of a font stand for.
fn unicode(letters: &[char]) -> String {
    let mut out = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n\
                   /CMapName /Tabiya def /CMapType 2 def\n\
                   1 begincodespacerange <00> <FF> endcodespacerange\n"
        .to_owned();
    // No section may be longer.
    for (part, begin) in letters.chunks(100).zip((1..).step_by(100)) {
        let _ = writeln!(out, "{} beginbfchar", part.len());
        for (letter, code) in part.iter().zip(begin..) {
            let units: String =
                letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("{unit:04X}")).collect();
            let _ = writeln!(out, "<{code:02X}> <{units}>");
        }
        out.push_str("endbfchar\n");
    }
    out + "endcmap CMapName currentdict /CMap defineresource pop end end\n"
}
