//! Figures in PDF: the file, and what it says to those who search it or hear it.

use std::io::Read;
use std::process::Command;

use flate2::read::ZlibDecoder;

fn pdf(args: &[&str]) -> Vec<u8> {
    let output =
        Command::new(env!("CARGO_BIN_EXE_tabiya")).args([&["pdf", "shatranj"], args].concat()).output();
    let output = output.expect("the program");
    assert!(output.status.success() && output.stderr.is_empty(), "{args:?}");
    output.stdout
}

/// The objects of a file, unpacked.
fn objects(file: &[u8]) -> Vec<String> {
    let at = |bytes: &[u8], what: &str| bytes.windows(what.len()).position(|own| own == what.as_bytes());
    let mut found = Vec::new();
    let mut rest = file;
    while let Some(begin) = at(rest, " 0 obj\n") {
        rest = &rest[begin + 7..];
        let end = at(rest, "\nendobj\n").expect("its end");
        let own = &rest[..end];
        let mut text = String::from_utf8_lossy(own).into_owned();
        if let Some(begin) = at(own, "stream\n") {
            text = String::from_utf8_lossy(&own[..begin]).into_owned();
            ZlibDecoder::new(&own[begin + 7..]).read_to_string(&mut text).expect("a stream");
        }
        found.push(text);
        rest = &rest[end..];
    }
    found
}

/// A page of the picture's size, whose table says where each object begins.
#[test]
fn a_figure_is_a_pdf_file() {
    let file = pdf(&["--width", "70", "--arrows", "red:b1c3", "--title", "Ein Bild: Fürst"]);
    assert_eq!(file, pdf(&["--width", "70", "--arrows", "red:b1c3", "--title", "Ein Bild: Fürst"]));
    let text = String::from_utf8_lossy(&file);
    // 70 mm in points.
    assert!(text.starts_with("%PDF-1.4\n") && text.contains("/MediaBox [0 0 198.4252 "));
    assert!(text.contains("004600FC007200730074>"), "its title, in UTF-16");
    // An arrow lets through what lies below it, as one thing.
    assert!(text.contains("/F0 6 0 R") && text.contains("/Subtype /Form"));
    let begins: usize = text.trim_end().lines().rev().nth(1).expect("a place").parse().expect("a number");
    let table = String::from_utf8_lossy(&file[begins..]);
    let mut rows = table.lines().skip(2);
    let objects = objects(&file).len();
    assert!(
        table.starts_with(&format!("xref\n0 {}\n", objects + 1))
            && rows.next() == Some("0000000000 65535 f ")
    );
    for (row, id) in rows.take(objects).zip(1..) {
        let at: usize = row[..10].parse().expect("a place");
        assert!(file[at..].starts_with(format!("{id} 0 obj\n").as_bytes()), "{row}");
    }
    assert_ne!(pdf(&[]), pdf(&["--background", "white"]));
}

/// What a page says, read as its own maps have it.
#[test]
fn a_figure_can_be_searched_and_heard() {
    let file = pdf(&["--caption", "White to move, “Шах”", "--labels", "e4:Ж"]);
    let objects = objects(&file);
    let having = |what: &'static str| objects.iter().filter(move |own| own.contains(what));
    let map = having("begincodespacerange").next().expect("a map");
    let letter = |code: &str| {
        let (_, rest) = map.split_once(&format!("\n<{code}> <")).expect("its letter");
        let unit = u16::from_str_radix(rest.split('>').next().expect("a number"), 16).expect("a number");
        char::from_u32(unit.into()).expect("a letter")
    };
    let page = having("/Figure << /MCID 0 >> BDC").next().expect("the page");
    let words: Vec<String> = page
        .split("/Span << /MCID ")
        .skip(1)
        .map(|own| {
            own.split(" Tj").filter_map(|own| own.rsplit_once('<')?.1.strip_suffix('>')).map(letter).collect()
        })
        .collect();
    let files = ('a'..='h').map(String::from);
    let ranks = (1..=8).map(|rank| rank.to_string());
    let wanted: Vec<String> =
        files.chain(ranks).chain(["Ж".to_owned(), "White to move, “Шах”".to_owned()]).collect();
    assert_eq!(words, wanted);
    // Every mark of the page is one element of the structure, and no more.
    assert_eq!(page.matches(" BDC").count(), page.matches("EMC").count());
    assert_eq!(having("/S /Span").count(), words.len());
    assert_eq!(having("/S /Caption").count(), 1);
    let catalogue = having("/Type /Catalog").next().expect("it");
    assert!(catalogue.contains("/Lang (en)") && catalogue.contains("/Marked true"));
    let told = having("/S /Figure").next().expect("it");
    let units = |text: &str| text.encode_utf16().map(|unit| format!("{unit:04X}")).collect::<String>();
    assert!(told.contains("/Alt <FEFF") && told.contains(&units("White: king e1, counsellor d1")));
    assert!(!told.contains(&units("White to move")), "the caption is not said twice");
    // Without coordinates there are none to find.
    let bare = pdf(&["--no-coordinates"]);
    assert!(!String::from_utf8_lossy(&bare).contains("/S /Span"));
}
