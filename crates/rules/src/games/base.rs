//! The base rules of the games: id, standing and source of each.
//!
//! `rules.tsv` is the one place that says so. It is read while this crate compiles, and what it says in sentences
//! stays out of the program: the rule text is made from the terms, and each of its sentences led back to a rule
//! here or to a choice ([`Rules::provenance`](crate::Rules::provenance)).

use crate::variant::source::{Cite, RECONSTRUCTION, SOURCES};
use crate::variant::{Base, List, Reference, Standing, Text, Topic};

/// The table as it is written; its first lines say what its columns are. No program that does not ask for it has it.
pub const TABLE: &str = include_str!("rules.tsv");

const BYTES: &[u8] = TABLE.as_bytes();

/// A base rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseRule {
    /// What its id begins with, filled up with spaces.
    prefix: [u8; 3],
    /// Its number.
    number: u8,
    /// How well it is attested.
    pub standing: Standing,
    /// Where its citations stand in [`CITES`].
    cites: (u16, u16),
}

/// What holds in all games.
pub const COMMON: Base = Base {
    prefix: Text::Borrowed("COM"),
    about: List::Borrowed(&[
        (Topic::Board, 6),
        (Topic::Turns, 1),
        (Topic::FirstTurn, 22),
        (Topic::Capture, 2),
        (Topic::Safety, 3),
        (Topic::Checkmate, 5),
        (Topic::Repetition, 7),
        (Topic::Quiet, 7),
        (Topic::TwoBareKings, 8),
        (Topic::Chances, 9),
        (Topic::NobodyAtFault, 10),
        (Topic::Threat, 11),
        (Topic::CountSpent, 12),
        (Topic::Dots, 13),
        (Topic::Declared, 14),
        (Topic::PeaceTerms, 15),
        (Topic::PrivilegedKinds, 16),
        (Topic::ConcoursePlaces, 17),
        (Topic::ReentryTie, 18),
        (Topic::CountSetUp, 19),
        (Topic::PeaceStake, 20),
        (Topic::AlliesAtPeace, 21),
    ]),
};

/// How many rules there are, and how many bytes their citations take.
const SIZES: (usize, usize) = sizes();

const READ: ([BaseRule; SIZES.0], [u8; SIZES.1]) = read();

/// Every base rule.
pub static BASE_RULES: [BaseRule; SIZES.0] = READ.0;

/// The citations of all, one after the other.
static CITES: [u8; SIZES.1] = READ.1;

impl BaseRule {
    /// Its id, such as `CHA-05`.
    pub fn id(&self) -> String {
        format!("{}-{:02}", text(&self.prefix).trim_end(), self.number)
    }

    /// Where it stands.
    pub fn cites(&self) -> Vec<Reference> {
        let (from, to) = self.cites;
        let cites = text(&CITES[from as usize..to as usize]).split("; ").map(|cite| {
            let (id, place) = cite.split_once(' ').unwrap_or((cite, ""));
            let source = SOURCES.iter().copied().find(|source| source.id == id);
            Reference::Known(Cite(source.unwrap_or(RECONSTRUCTION), place))
        });
        cites.collect()
    }
}

/// The base rule of this prefix and number.
pub fn base_rule(prefix: &str, number: u8) -> Option<&'static BaseRule> {
    BASE_RULES.iter().find(|rule| rule.number == number && text(&rule.prefix).trim_end() == prefix)
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap_or_default()
}

// ------------------------------------------------------------------------- reading the table

/// The end of the field or line that begins here.
const fn end(from: usize, mark: u8) -> usize {
    let mut at = from;
    while at < BYTES.len() && BYTES[at] != mark {
        at += 1;
    }
    at
}

/// Whether a rule stands in the line that begins here; the others are empty or remarks.
const fn is_rule(line: usize) -> bool {
    BYTES[line].is_ascii_uppercase()
}

/// The citations of the line that begins here: from where, and to where.
const fn cites(line: usize) -> (usize, usize) {
    let from = end(end(line, b'\t') + 1, b'\t') + 1;
    (from, end(from, b'\t'))
}

const fn sizes() -> (usize, usize) {
    let (mut rules, mut bytes, mut line) = (0, 0, 0);
    while line < BYTES.len() {
        if is_rule(line) {
            let (from, to) = cites(line);
            rules += 1;
            bytes += to - from;
        }
        line = end(line, b'\n') + 1;
    }
    (rules, bytes)
}

const fn read() -> ([BaseRule; SIZES.0], [u8; SIZES.1]) {
    const NONE: BaseRule =
        BaseRule { prefix: [b' '; 3], number: 0, standing: Standing::Modern, cites: (0, 0) };
    let (mut rules, mut bytes) = ([NONE; SIZES.0], [0; SIZES.1]);
    let (mut rule, mut byte, mut line) = (0, 0, 0);
    while line < BYTES.len() {
        if is_rule(line) {
            let (mut from, to) = cites(line);
            let own = &mut rules[rule];
            let hyphen = end(line, b'-');
            let mut at = line;
            while at < hyphen {
                own.prefix[at - line] = BYTES[at];
                at += 1;
            }
            own.number = (BYTES[hyphen + 1] - b'0') * 10 + (BYTES[hyphen + 2] - b'0');
            own.standing = standing(hyphen + 4);
            own.cites = (byte as u16, (byte + to - from) as u16);
            while from < to {
                bytes[byte] = BYTES[from];
                byte += 1;
                from += 1;
            }
            rule += 1;
        }
        line = end(line, b'\n') + 1;
    }
    (rules, bytes)
}

const fn standing(at: usize) -> Standing {
    match (BYTES[at], BYTES[at + 2]) {
        (b'd', _) => Standing::Described,
        (b'r', b'p') => Standing::Reported,
        (b'i', _) => Standing::Inferred,
        (b'r', _) => Standing::Reconstructed,
        (b'm', _) => Standing::Modern,
        _ => panic!("a standing that there is not"),
    }
}
