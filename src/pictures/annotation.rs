//! Annotations as text: `red:g1f3,e2e4`, as attributes, addresses and command lines have them.

use tabiya_rules::codes;

use crate::board::{Shape, Square};
use crate::pictures::svg::{Annotation, Arrow, At, Hue, Label, Spot};

/// More of one kind than any picture bears.
pub const MOST: usize = 64;
/// The longest label, in characters.
pub const LABEL: usize = 3;
/// The longest caption, in characters.
pub const CAPTION: usize = 300;

/// A list of annotations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `g1f3`, `red:g1f3`.
    Arrows,
    /// `e4`, `red:e4`.
    Squares,
    /// The same.
    Circles,
    /// `e4:A`, `red:e4:A`.
    Labels,
}

impl Kind {
    /// Every list.
    pub const ALL: [Kind; 4] = [Kind::Arrows, Kind::Squares, Kind::Circles, Kind::Labels];

    /// Its name.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Arrows => "arrows",
            Kind::Squares => "squares",
            Kind::Circles => "circles",
            Kind::Labels => "labels",
        }
    }
}

/// Why an annotation cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnnotationError {
    /// The board has no such square.
    UnknownSquare(String),
    /// There is no such colour.
    UnknownColour(String),
    /// This is no entry of such a list.
    Malformed(Kind, String),
    /// An arrow leads from one square to another.
    SameSquare(String),
    /// A label is too long, or empty.
    LabelLength(String),
    /// The caption is too long.
    CaptionLength,
    /// There are more than [`MOST`].
    TooMany(Kind),
}

codes! {
    AnnotationError {
        AnnotationError::UnknownSquare(_) => "unknown-square",
        AnnotationError::UnknownColour(_) => "unknown-colour",
        AnnotationError::Malformed(..) | AnnotationError::SameSquare(_) => "bad-annotation",
        AnnotationError::LabelLength(_) | AnnotationError::CaptionLength => "annotation-length",
        AnnotationError::TooMany(_) => "too-many-annotations",
    }
}

impl core::fmt::Display for AnnotationError {
    fn fmt(&self, f: &mut core::fmt::Formatter) -> core::fmt::Result {
        f.write_str(self.code())
    }
}

impl core::error::Error for AnnotationError {}

impl Annotation {
    /// Adds a list in its text form: entries between commas or spaces, each with its colour before a colon
    /// unless it is green.
    ///
    /// ```
    /// use tabiya::{Shape, pictures::annotation::Kind, pictures::svg::Annotation};
    /// let mut drawn = Annotation::default();
    /// drawn.read(Shape { files: 9, ranks: 10 }, Kind::Arrows, "b1c3 red:a1a10")?;
    /// assert_eq!(drawn.write(Kind::Arrows), "b1c3,red:a1a10");
    /// # Ok::<(), tabiya::pictures::annotation::AnnotationError>(())
    /// ```
    pub fn read(&mut self, board: Shape, kind: Kind, text: &str) -> Result<(), AnnotationError> {
        let entries = text.split(|sign: char| sign == ',' || sign.is_whitespace());
        entries.filter(|entry| !entry.is_empty()).try_for_each(|entry| self.read_entry(board, kind, entry))
    }

    fn read_entry(&mut self, board: Shape, kind: Kind, entry: &str) -> Result<(), AnnotationError> {
        let malformed = || AnnotationError::Malformed(kind, shown(entry));
        // Colours have no digits, squares have.
        let (hue, rest) = match entry.split_once(':') {
            Some((hue, rest)) if !hue.contains(|sign: char| sign.is_ascii_digit()) => (Some(hue), rest),
            _ => (None, entry),
        };
        let (squares, label) = match kind {
            Kind::Labels => rest.split_once(':').ok_or_else(malformed)?,
            _ => (rest, ""),
        };
        match kind {
            Kind::Arrows => {
                // The second square begins at the second letter.
                let second = squares.char_indices().skip(1).find(|(_, sign)| !sign.is_ascii_digit());
                let (from, to) = squares.split_at(second.ok_or_else(malformed)?.0);
                self.add(board, kind, hue, &[from, to], "")
            }
            _ => self.add(board, kind, hue, &[squares], label),
        }
    }

    /// Adds one entry: two squares of an arrow, else one.
    pub fn add(
        &mut self,
        board: Shape,
        kind: Kind,
        hue: Option<&str>,
        squares: &[&str],
        label: &str,
    ) -> Result<(), AnnotationError> {
        let named = hue
            .map(|name| Hue::from_id(name).ok_or_else(|| AnnotationError::UnknownColour(shown(name))))
            .transpose()?;
        let hue = named.unwrap_or_default();
        let found = |name: &str| {
            let square: Option<Square> = board.parse(name);
            let square = square.ok_or_else(|| AnnotationError::UnknownSquare(shown(name)))?;
            Ok(At::new(board.file(square) as u8, board.rank(square) as u8))
        };
        let at: Vec<At> = squares.iter().map(|name| found(name)).collect::<Result<_, _>>()?;
        let full = match kind {
            Kind::Arrows => self.arrows.len(),
            Kind::Squares => self.squares.len(),
            Kind::Circles => self.circles.len(),
            Kind::Labels => self.labels.len(),
        };
        if full >= MOST {
            return Err(AnnotationError::TooMany(kind));
        }
        match (kind, at.as_slice()) {
            (Kind::Arrows, &[from, to]) if from == to => {
                return Err(AnnotationError::SameSquare(from.name()));
            }
            (Kind::Arrows, &[from, to]) => self.arrows.push(Arrow { from, to, hue }),
            (Kind::Squares, &[at]) => self.squares.push(Spot { at, hue }),
            (Kind::Circles, &[at]) => self.circles.push(Spot { at, hue }),
            (Kind::Labels, &[at]) if (1..=LABEL).contains(&label.chars().count()) => {
                self.labels.push(Label { at, text: String::from(label), hue: named });
            }
            (Kind::Labels, [_]) => return Err(AnnotationError::LabelLength(shown(label))),
            _ => return Err(AnnotationError::Malformed(kind, shown(&squares.concat()))),
        }
        Ok(())
    }

    /// Sets the caption.
    pub fn caption(&mut self, text: &str) -> Result<(), AnnotationError> {
        if text.chars().count() > CAPTION {
            return Err(AnnotationError::CaptionLength);
        }
        self.caption = String::from(text.trim());
        Ok(())
    }

    /// A list in its text form, which [`Annotation::read`] reads.
    pub fn write(&self, kind: Kind) -> String {
        let coloured = |hue: Hue, rest: String| match hue {
            Hue::Green => rest,
            hue => format!("{}:{rest}", hue.id()),
        };
        let spots = |spots: &[Spot]| spots.iter().map(|spot| coloured(spot.hue, spot.at.name())).collect();
        let entries: Vec<String> = match kind {
            Kind::Arrows => {
                let text = |arrow: &Arrow| coloured(arrow.hue, arrow.from.name() + &arrow.to.name());
                self.arrows.iter().map(text).collect()
            }
            Kind::Squares => spots(&self.squares),
            Kind::Circles => spots(&self.circles),
            // A label without a colour is another than a green one.
            Kind::Labels => {
                let text = |label: &Label| {
                    let hue = label.hue.map(|hue| format!("{}:", hue.id())).unwrap_or_default();
                    format!("{hue}{}:{}", label.at.name(), label.text)
                };
                self.labels.iter().map(text).collect()
            }
        };
        entries.join(",")
    }
}

/// As much of a text as an error has to show.
fn shown(text: &str) -> String {
    text.chars().take(20).collect()
}
