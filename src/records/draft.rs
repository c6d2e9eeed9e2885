//! The parsed record, before any of it is played.

use crate::notation::Notation;
use crate::words::{Left, LeftOut};

/// The tags of both players, and as files of other games have them: who moves first is White there, whatever
/// Japanese books call them.
pub(super) const SIDES: [[&str; 2]; 2] = [["Sente", "White"], ["Gote", "Black"]];

/// A word of a text and where it stands, from 1.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub text: String,
    pub line: usize,
    pub column: usize,
    /// The number that stands before it, if there is one.
    pub number: Option<usize>,
}

/// What a text says, one thing after the other.
#[derive(Clone, Debug)]
pub(super) enum Event {
    Move(Token),
    Comment(String),
    /// A variation in place of the last move begins.
    Open,
    /// It ends.
    Close,
    /// A variation in place of the move of this number begins, and ends with the next; the line that says so.
    Branch(usize, usize),
    Result(String),
}

/// A record that has been taken apart.
#[derive(Default, Debug)]
pub(super) struct Draft {
    /// Title or id of the game.
    pub game: Option<String>,
    pub options: Vec<(String, String)>,
    /// Whether these are all that are not at their default, as our own texts say.
    pub all_options: bool,
    pub position: Option<String>,
    pub tags: Vec<(String, String)>,
    /// Whether there was a tag, of which not all are kept.
    pub tagged: bool,
    pub events: Vec<Event>,
    pub notation: Option<Notation>,
    pub result: Option<String>,
    /// A line that could not be read.
    pub fault: Option<(usize, String)>,
    /// Another position, should this one lead nowhere.
    pub instead: Vec<(String, String)>,
    /// A number of a move, where that has not come yet.
    pub number: Option<usize>,
    /// What the text says besides.
    pub left: Vec<LeftOut>,
}

impl Draft {
    pub fn tag(&mut self, name: &str, value: &str) {
        let value = value.trim();
        if !value.is_empty() && !matches!(value, "?" | "????.??.??") && self.tags.len() < MOST_TAGS {
            self.tags.push((name.to_owned(), value.to_owned()));
        }
    }

    /// Whether more has been read than a record can say: what follows is left out.
    pub fn is_full(&self) -> bool {
        self.events.len() >= MOST_EVENTS
    }

    /// Whether something has been read of which records are made: a tag, or a word that may be a move. Most of these
    /// have a number in them, some, such as `O-O` and `ready-w`, a stroke, and any may have its number before it.
    pub fn is_record(&self) -> bool {
        let sign = |sign: char| sign.is_numeric() || "-一二三四五六七八九".contains(sign);
        let is_move = |event: &Event| match event {
            Event::Move(token) => token.number.is_some() || token.text.contains(sign),
            _ => false,
        };
        self.tagged || self.events.iter().any(is_move)
    }

    /// Whether a move may have this number, as far as is known of those before.
    pub fn is_number(&self, number: usize) -> bool {
        self.position.is_some() || number <= self.events.len() + 1
    }

    pub fn word(&mut self, text: &str, line: usize, column: usize) {
        let number = self.number.take();
        self.events.push(Event::Move(Token { text: text.to_owned(), line, column, number }));
    }

    /// Something that no record keeps.
    pub fn leave(&mut self, kind: Left, text: &str) {
        LeftOut::add(&mut self.left, kind, text);
    }

    pub fn fail(&mut self, line: usize, text: &str) {
        self.fault.get_or_insert((line, text.chars().take(40).collect()));
    }
}

const MOST_TAGS: usize = 100;
/// Moves, comments and brackets: a record of as many moves as a match holds, each with a comment, has fewer.
const MOST_EVENTS: usize = 60_000;

/// The longest record that is read, in bytes.
pub const MAX_RECORD: usize = 500_000;
/// How deep variations may lie within variations.
pub const MAX_DEPTH: usize = 64;

/// A result that depends on who is to move: that side gives up.
pub(super) const RESIGNS: &str = "resigns";
/// It wins by what it claims.
pub(super) const CLAIMS: &str = "claims";

/// What begins a remark of ours in formats of others, which pass over it.
pub(super) const REMARK: &str = "tabiya ";
