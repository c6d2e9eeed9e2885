//! Tables as files. docs/tables/README.md describes the format.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

use tabiya_rules::Rules;
use tabiya_rules::endings::Value;

use crate::checksum::Checksum;
use crate::code::{LATE, NONE, Scale, TOP};
use crate::error::Error;
use crate::material::Material;
use crate::table::{Layout, Table};

/// The form, and its version: another number where what a byte says has changed.
const FORM: &str = "tabiya table 1";

/// The bytes of an entry of the list of late positions, and of the checksum.
const ENTRY: usize = 12;
const SUM: usize = 8;

/// More than the lines before the bytes ever come to.
const HEAD: usize = 4096;

/// The lines before the bytes: form, game, choices that are not the usual ones, ending, and the numbers.
fn head(rules: &Rules, layout: &Layout, late: usize) -> String {
    let options: String = rules.chosen().map(|(option, choice)| format!(" {option}={choice}")).collect();
    format!(
        "{FORM}\ngame {}\noptions{options}\nending {}\nscale {}\nsides {}\npositions {}\nlate {late}\n\n",
        rules.game().id,
        layout.name,
        layout.scale.id(),
        layout.sides(),
        layout.index.size,
    )
}

/// A writer that adds up what it writes.
struct Summed<W>(W, Checksum);

impl<W: Write> Summed<W> {
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.1.add(bytes);
        self.0.write_all(bytes)
    }
}

impl Table {
    /// The checksum of its file.
    pub fn checksum(&self, rules: &Rules) -> u64 {
        let mut to = Summed(io::sink(), Checksum::new());
        // Nothing can go wrong where nothing is written.
        let _ = self.put(rules, &mut to);
        to.1.sum()
    }

    fn put(&self, rules: &Rules, to: &mut Summed<impl Write>) -> io::Result<()> {
        to.put(head(rules, &self.layout, self.late.len()).as_bytes())?;
        for side in &self.sides {
            to.put(side)?;
        }
        for ((side, number), value) in &self.late {
            let written = match value {
                Value::Win(plies) => plies * 2 + 1,
                Value::Loss(plies) => plies * 2,
                Value::Draw => 0,
            };
            to.put(&[*side, 0])?;
            to.put(&number.to_le_bytes())?;
            to.put(&written.to_le_bytes())?;
        }
        Ok(())
    }

    /// Writes it: under another name first, so that there is never a part of a table under its own.
    ///
    /// # Errors
    /// [`Error::File`].
    pub fn write(&self, rules: &Rules, path: &Path) -> Result<(), Error> {
        let other = path.with_extension(format!("{}.part", std::process::id()));
        let written = File::create(&other).and_then(|file| {
            let mut to = Summed(BufWriter::new(file), Checksum::new());
            self.put(rules, &mut to)?;
            let sum = to.1.sum();
            to.0.write_all(&sum.to_le_bytes())?;
            to.0.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
            fs::rename(&other, path)
        });
        written.map_err(|error| {
            // What could not be written whole is of no use.
            let _ = fs::remove_file(&other);
            Error::File(path.to_owned(), error)
        })
    }

    /// What a file says that it is the table of: the game’s id, the choices that are not the usual ones, as
    /// `option=choice` with spaces between them, and the ending’s name. Its bytes are not looked at.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Bytes`] for a file that does not begin as a table.
    pub fn heading(path: &Path) -> Result<[String; 3], Error> {
        let mut begin = Vec::new();
        let read = File::open(path).and_then(|file| file.take(HEAD as u64).read_to_end(&mut begin));
        read.map_err(|error| Error::File(path.to_owned(), error))?;
        let end = begin.windows(2).position(|bytes| bytes == b"\n\n");
        let text = end.and_then(|end| str::from_utf8(&begin[..end]).ok());
        let lines = text.and_then(|text| text.strip_prefix(FORM)?.strip_prefix('\n'));
        let value = |name: &str| {
            let value = lines?.lines().find_map(|line| line.strip_prefix(name))?;
            Some(value.trim_start().to_owned())
        };
        match (value("game "), value("options"), value("ending ")) {
            (Some(game), Some(options), Some(ending)) => Ok([game, options, ending]),
            _ => Err(Error::Bytes(path.to_owned(), "it does not begin as a table")),
        }
    }

    /// Reads the table of an ending, every byte of it against its checksum.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Bytes`] for a file that is not that table.
    pub fn read(rules: &Rules, material: &Material, path: &Path) -> Result<Table, Error> {
        let layout = Layout::new(rules, material)?;
        let file = |error| Error::File(path.to_owned(), error);
        let wrong = |what| Error::Bytes(path.to_owned(), what);
        let mut from = File::open(path).map_err(file)?;
        let length = from.metadata().map_err(file)?.len();
        let mut sum = Checksum::new();
        let mut take = |many: usize| -> Result<Vec<u8>, Error> {
            let mut bytes = vec![0; many];
            from.read_exact(&mut bytes).map_err(|_| wrong("it ends too soon"))?;
            sum.add(&bytes);
            Ok(bytes)
        };
        let mut lines = Vec::new();
        while !lines.ends_with(b"\n\n") && lines.len() < HEAD {
            lines.extend(take(1)?);
        }
        // Before the length: what the file is says more than how long it is.
        let text = str::from_utf8(&lines).map_err(|_| wrong("it does not begin as a table"))?;
        let late = text.lines().find_map(|line| line.strip_prefix("late ")?.parse::<usize>().ok());
        let late = late.filter(|&late| text == head(rules, &layout, late));
        let Some(late) = late else {
            return Err(wrong("it is a table of another form, other rules or another ending"));
        };
        let listed = late.checked_mul(ENTRY).and_then(|listed| listed.checked_add(text.len() + SUM));
        if listed.is_none_or(|listed| length.checked_sub(listed as u64) != Some(layout.bytes())) {
            return Err(wrong("its length is not that of such a table"));
        }
        let sides: Vec<Vec<u8>> =
            (0..layout.sides()).map(|_| take(layout.index.size)).collect::<Result<_, _>>()?;
        let list = take(late * ENTRY)?;
        let told = sum.sum();
        let mut kept = [0; SUM];
        from.read_exact(&mut kept).map_err(|_| wrong("it ends too soon"))?;
        if kept != told.to_le_bytes() {
            return Err(wrong("its checksum is wrong: it has changed since it was written"));
        }
        let late = list.chunks_exact(ENTRY).map(entry).collect::<BTreeMap<_, _>>();
        let good = |byte: &u8| {
            (..=TOP).contains(byte) || *byte == LATE || *byte == NONE || *byte == crate::code::WON
        };
        if !sides.iter().flatten().all(good) {
            return Err(wrong("it has bytes that mean nothing"));
        }
        Ok(Table { layout, sides, late })
    }
}

fn entry(bytes: &[u8]) -> ((u8, u64), Value) {
    let number = bytes[2..10].iter().rev().fold(0, |all: u64, byte| all << 8 | u64::from(*byte));
    let written = u16::from_le_bytes([bytes[10], bytes[11]]);
    let value = if written % 2 == 1 { Value::Win(written / 2) } else { Value::Loss(written / 2) };
    ((bytes[0], number), value)
}

impl Scale {
    /// As it stands in files.
    fn id(self) -> &'static str {
        match self {
            Scale::Alternate => "alternate",
            Scale::Both => "both",
        }
    }
}
