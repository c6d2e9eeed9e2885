//! The errors of game files.

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// Stable code for programs.
    pub code: &'static str,
    /// The line, from 1; 0 where it is about the file as a whole.
    pub line: u32,
    /// The character of the line, from 1; 0 where it is about the line or the file as a whole.
    pub column: u32,
    /// The field, as a path such as `options.2.choices.1.standing`, counted from 1.
    pub field: String,
    /// In a sentence.
    pub message: String,
}

/// What is handed on while a file is read. Boxed, as every reader of a value has a way out by which it is moved.
pub(super) type Fault = Box<FileError>;

/// Where something stands in a file, from 1; 0 where that is not known.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

/// A line as a whole.
impl From<u32> for Place {
    fn from(line: u32) -> Place {
        Place { line, column: 0 }
    }
}

impl FileError {
    /// Every code there is.
    pub const CODES: &'static [&'static str] = &[
        "betza",
        "board",
        "format",
        "id",
        "letter",
        "missing",
        "number",
        "record",
        "setup",
        "square",
        "syntax",
        "too-large",
        "type",
        "unknown-name",
        "unknown-section",
    ];

    pub(super) fn new(code: &'static str, at: impl Into<Place>, message: impl Into<String>) -> Fault {
        FileError::of(code, at.into(), message.into())
    }

    #[cold]
    fn of(code: &'static str, Place { line, column }: Place, message: String) -> Fault {
        debug_assert!(FileError::CODES.contains(&code), "{code} is none of the codes");
        Box::new(FileError { code, line, column, field: String::new(), message })
    }

    /// The same, in this part of a record.
    #[cold]
    pub(super) fn within(mut self: Box<Self>, part: &str) -> Fault {
        self.field = if self.field.is_empty() { part.to_owned() } else { format!("{part}.{}", self.field) };
        self
    }

    /// The same, in the item with this number, from 1.
    #[cold]
    pub(super) fn within_item(self: Box<Self>, number: usize) -> Fault {
        self.within(&number.to_string())
    }
}

/// The line, the field and the sentence.
impl core::fmt::Display for FileError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let FileError { line, field, message, .. } = self;
        if *line == 0 && field.is_empty() {
            f.write_str(message)
        } else if field.is_empty() {
            write!(f, "line {line}: {message}")
        } else {
            write!(f, "line {line}, {field}: {message}")
        }
    }
}

impl core::error::Error for FileError {}

/// Adds the part of a record in which something went wrong.
pub(super) trait Within {
    fn within(self, part: &str) -> Self;
}

impl<T> Within for Result<T, Fault> {
    fn within(self, part: &str) -> Self {
        self.map_err(|error| error.within(part))
    }
}
