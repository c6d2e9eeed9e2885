//! Tables as a page reads them: chunks of positions, what each comes to apart from after how many plies, deflated.
//! docs/tables/README.md describes the form.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use flate2::Crc;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use tabiya_rules::endings::{Spec, Value, exchange};
use tabiya_rules::{Position, Rules, SquareSet};

use crate::code::NONE;
use crate::error::Error;
use crate::material::{Material, Order};
use crate::shelf::Shelf;
use crate::table::{Layout, Table};

/// The form, and its version.
const FORM: &str = "tabiya chunks 1";

/// The positions of a chunk.
pub(crate) const POSITIONS: usize = 1 << 18;

/// The highest number of plies that a chunk can say.
const MOST: u16 = 255;

/// Deflated bytes of a chunk, where they begin in their file, and the checksum of what they were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Chunk {
    start: u64,
    length: usize,
    sum: u32,
}

/// The tables of some endings, made into chunks.
pub struct Chunked {
    /// The text that says where each chunk is, and all that is needed to find a position.
    pub index: String,
    /// By ending, its chunks.
    pub files: Vec<(String, Vec<u8>)>,
}

/// Makes chunks of tables.
///
/// # Errors
/// Where a table is missing, or has a win that takes more plies than a byte says.
pub fn chunked(shelf: &mut Shelf, endings: &[Material]) -> Result<Chunked, Error> {
    let rules = shelf.rules().clone();
    let mut index = head(&rules);
    let mut lists = Lists::default();
    let (mut files, mut entries) = (Vec::new(), String::new());
    for material in endings {
        if !material.kept().is_empty() {
            return Err(Error::Regions(material.name(&rules)));
        }
        let table = shelf.table(material)?;
        let (bytes, [outcomes, plies]) = table.chunks()?;
        entries += &entry(&table.layout, &mut lists);
        for (name, chunks) in [("outcomes", outcomes), ("plies", plies)] {
            entries += name;
            chunks
                .iter()
                .for_each(|chunk| _ = write!(entries, " {}:{}:{:08x}", chunk.start, chunk.length, chunk.sum));
            entries.push('\n');
        }
        files.push((table.layout.name.clone(), bytes));
        shelf.forget(material);
    }
    if let Some(map) = exchange(&rules) {
        index += &line("exchange", map.iter().map(ToString::to_string));
    }
    for map in &lists.maps {
        index += &line("map", map.iter().map(ToString::to_string));
    }
    for set in &lists.sets {
        index += &line("set", { *set }.map(|at| at.0.to_string()));
    }
    for seat in &lists.touches {
        index += &line(
            "touches",
            seat.iter().map(|own| own.iter().map(u8::to_string).collect::<Vec<_>>().join(",")),
        );
    }
    Ok(Chunked { index: index + &entries, files })
}

fn head(rules: &Rules) -> String {
    let options: String = rules.chosen().map(|(option, choice)| format!(" {option}={choice}")).collect();
    format!("{FORM}\ngame {}\noptions{options}\npositions {POSITIONS}\n", rules.game().id)
}

fn line(name: &str, words: impl Iterator<Item = String>) -> String {
    words.fold(name.to_owned(), |line, word| line + " " + &word) + "\n"
}

/// What several endings share, listed once.
#[derive(Default)]
struct Lists {
    maps: Vec<Vec<u8>>,
    sets: Vec<SquareSet>,
    /// By seat and square, where its king attacks.
    touches: Vec<Vec<Vec<u8>>>,
}

fn place<T: PartialEq>(list: &mut Vec<T>, one: T) -> usize {
    list.iter().position(|other| *other == one).unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    })
}

/// The lines that say how the positions of an ending are numbered.
fn entry(layout: &Layout, lists: &mut Lists) -> String {
    let Spec { pieces, maps, .. } = &layout.spec;
    let maps: Vec<String> = maps.iter().map(|map| place(&mut lists.maps, map.clone()).to_string()).collect();
    let mut text = format!(
        "ending {} sides {} positions {} maps {}\n",
        layout.name,
        layout.sides(),
        layout.index.size,
        maps.join(",")
    );
    if lists.touches.is_empty() {
        for king in pieces.iter().filter(|piece| piece.royal) {
            let to =
                |steps: &Vec<tabiya_rules::endings::SpecStep>| steps.iter().map(|step| step.to.0).collect();
            lists.touches.push(king.checks.iter().map(to).collect());
        }
    }
    let piece = |piece: &tabiya_rules::endings::SpecPiece| {
        let mut word = place(&mut lists.sets, piece.squares).to_string();
        for (region, most) in &piece.bound {
            _ = write!(word, ",{}:{most}", place(&mut lists.sets, *region));
        }
        word
    };
    text += &line("pieces", pieces.iter().map(piece));
    text
}

impl Table {
    /// Its chunks, the outcomes first, then the plies.
    fn chunks(&self) -> Result<(Vec<u8>, [Vec<Chunk>; 2]), Error> {
        let (mut bytes, mut lists) = (Vec::new(), [Vec::new(), Vec::new()]);
        let mut plies = Vec::new();
        for (side, own) in self.sides.iter().enumerate() {
            for start in (0..own.len()).step_by(POSITIONS) {
                let values = self.filled(side, start)?;
                put(&mut bytes, &mut lists[0], &outcomes(&values));
                plies.push(values.into_iter().filter(|(outcome, _)| *outcome != 0).map(|(_, plies)| plies));
            }
        }
        for own in plies {
            put(&mut bytes, &mut lists[1], &own.collect::<Vec<u8>>());
        }
        Ok((bytes, lists))
    }

    /// The outcomes and plies of a chunk. What is no position says what the one before it does: that takes no room.
    fn filled(&self, side: usize, start: usize) -> Result<Vec<(u8, u8)>, Error> {
        let mut last = (0, 0);
        let own = &self.sides[side];
        let end = own.len().min(start + POSITIONS);
        (start..end)
            .map(|number| {
                if own[number] != NONE {
                    let few = |plies: u16| {
                        u8::try_from(plies).map_err(|_| Error::Plies(self.layout.name.clone(), plies, MOST))
                    };
                    last = match self.value(side, number) {
                        Some(Value::Win(plies)) => (1, few(plies)?),
                        Some(Value::Loss(plies)) => (2, few(plies)?),
                        _ => (0, 0),
                    };
                }
                Ok(last)
            })
            .collect()
    }
}

/// Two bits for each: drawn, won, lost.
fn outcomes(values: &[(u8, u8)]) -> Vec<u8> {
    let byte = |four: &[(u8, u8)]| four.iter().rev().fold(0, |byte, (outcome, _)| byte << 2 | outcome);
    values.chunks(4).map(byte).collect()
}

fn put(to: &mut Vec<u8>, list: &mut Vec<Chunk>, plain: &[u8]) {
    let start = to.len();
    let mut sum = Crc::new();
    sum.update(plain);
    // Nothing can go wrong in memory.
    let _ = DeflateEncoder::new(plain, flate2::Compression::best()).read_to_end(to);
    list.push(Chunk { start: start as u64, length: to.len() - start, sum: sum.sum() });
}

/// Reads chunks from a folder, as a page does: those alone that a position needs.
pub struct Chunks {
    rules: Rules,
    order: Order,
    folder: PathBuf,
    endings: HashMap<String, [Vec<Chunk>; 2]>,
}

impl Chunks {
    /// The chunks of an index, such as `shatranj-4.index`; those of an ending lie beside it, in `shatranj-4`.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Bytes`] for a file that is no index, or one of other rules.
    pub fn open(rules: Rules, index: &Path) -> Result<Chunks, Error> {
        let text = fs::read_to_string(index).map_err(|error| Error::File(index.to_owned(), error))?;
        let wrong = |what| Error::Bytes(index.to_owned(), what);
        let rest = text.strip_prefix(&head(&rules));
        let rest = rest.ok_or_else(|| wrong("it is an index of another form, or of other rules"))?;
        let mut endings = HashMap::new();
        let mut name = "";
        for (word, own) in rest.lines().filter_map(|line| line.split_once(' ')) {
            match word {
                "ending" => name = own.split(' ').next().unwrap_or_default(),
                "outcomes" | "plies" => {
                    let list: Option<Vec<Chunk>> = own.split(' ').map(chunk).collect();
                    let list = list.ok_or_else(|| wrong("it lists no chunks"))?;
                    let lists: &mut [Vec<Chunk>; 2] = endings.entry(name.to_owned()).or_default();
                    lists[usize::from(word == "plies")] = list;
                }
                _ => {}
            }
        }
        Ok(Chunks { order: Order::of(&rules), rules, folder: index.with_extension(""), endings })
    }

    /// What a position comes to for the side to move; nothing if there is no table of its ending.
    ///
    /// # Errors
    /// [`Error::File`], or [`Error::Bytes`] for a chunk that is not what the index says.
    pub fn value(&self, position: &Position) -> Result<Option<Value>, Error> {
        let (material, position) = self.order.placed(position, &[]);
        let name = material.name(&self.rules);
        let Some(lists) = self.endings.get(&name) else { return Ok(None) };
        let layout = Layout::new(&self.rules, &material)?;
        let found = layout
            .squares(&position)
            .and_then(|squares| layout.index.find(&squares, position.turn().index()));
        let Some((side, number)) = found else { return Ok(None) };
        let place = side * layout.index.size.div_ceil(POSITIONS) + number / POSITIONS;
        let within = number % POSITIONS;
        let path = self.folder.join(format!("{name}.chunks"));
        let outcomes = read(&path, lists[0].get(place))?;
        let outcome = |at: usize| outcomes.get(at / 4).map_or(0, |byte| byte >> (at % 4 * 2) & 3);
        if outcome(within) == 0 {
            return Ok(Some(Value::Draw));
        }
        let before = (0..within).filter(|&at| outcome(at) != 0).count();
        let plies = read(&path, lists[1].get(place))?;
        let plies = plies.get(before).copied();
        let plies = plies.ok_or(Error::Bytes(path, "it has too few positions"))?;
        let value = if outcome(within) == 1 { Value::Win } else { Value::Loss };
        Ok(Some(value(plies.into())))
    }
}

/// `start:length:sum`.
fn chunk(word: &str) -> Option<Chunk> {
    let mut parts = word.split(':');
    let (start, length) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let sum = u32::from_str_radix(parts.next()?, 16).ok()?;
    parts.next().is_none().then_some(Chunk { start, length, sum })
}

fn read(path: &Path, chunk: Option<&Chunk>) -> Result<Vec<u8>, Error> {
    let file = |error| Error::File(path.to_owned(), error);
    let wrong = |what| Error::Bytes(path.to_owned(), what);
    let chunk = chunk.ok_or_else(|| wrong("its index has too few chunks"))?;
    let mut from = File::open(path).map_err(file)?;
    from.seek(SeekFrom::Start(chunk.start)).map_err(file)?;
    let mut bytes = Vec::new();
    // A chunk that has changed may say of itself that it is larger than any.
    let most = POSITIONS as u64 + 1;
    DeflateDecoder::new(from.take(chunk.length as u64))
        .take(most)
        .read_to_end(&mut bytes)
        .map_err(|_| wrong("a chunk cannot be unpacked"))?;
    let mut sum = Crc::new();
    sum.update(&bytes);
    if sum.sum() != chunk.sum {
        return Err(wrong("the checksum of a chunk is wrong: it has changed since it was written"));
    }
    Ok(bytes)
}
