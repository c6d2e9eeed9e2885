//! An XML reader, as far as drawings need it: tags, attributes, text. Entities of one's own are not expanded.

/// A piece of a document.
#[derive(Debug)]
pub(super) enum Part<'t> {
    /// A start tag; `closed` if it is its own end.
    Start { name: &'t str, attributes: Vec<(&'t str, String)>, closed: bool },
    /// An end tag.
    End(&'t str),
    /// Text between tags.
    Text(String),
}

/// The parts of a text, in order; nothing if it is no well-formed document.
pub(super) fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix("<!--") {
            rest = after.split_once("-->")?.1;
        } else if let Some(after) = rest.strip_prefix("<?") {
            rest = after.split_once("?>")?.1;
        } else if let Some(after) = rest.strip_prefix("<!") {
            let (inside, after) = after.split_once('>')?;
            // Declarations of entities would come here.
            if inside.contains(['[', '<']) {
                return None;
            }
            rest = after;
        } else if let Some(after) = rest.strip_prefix("</") {
            let (name, after) = after.split_once('>')?;
            let name = name.trim();
            if open.pop()? != name {
                return None;
            }
            parts.push(Part::End(name));
            rest = after;
        } else if let Some(after) = rest.strip_prefix('<') {
            let end = after.find(|sign: char| sign.is_whitespace() || "/>=\"'<".contains(sign))?;
            let (name, after) = after.split_at(end);
            let (attributes, closed, after) = attributes(after)?;
            if name.is_empty() {
                return None;
            }
            if !closed {
                open.push(name);
            }
            parts.push(Part::Start { name, attributes, closed });
            rest = after;
        } else {
            let end = rest.find('<').unwrap_or(rest.len());
            let (inside, after) = rest.split_at(end);
            if !inside.trim().is_empty() {
                parts.push(Part::Text(decoded(inside)?));
            }
            rest = after;
        }
    }
    open.is_empty().then_some(parts)
}

type Attributes<'t> = Vec<(&'t str, String)>;

/// The attributes of a tag up to its end, whether it is closed, and what follows.
fn attributes(text: &str) -> Option<(Attributes<'_>, bool, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>") {
            return Some((found, true, after));
        }
        if let Some(after) = rest.strip_prefix('>') {
            return Some((found, false, after));
        }
        let (name, after) = rest.split_once('=')?;
        let name = name.trim();
        let after = after.trim_start();
        let quote = after.chars().next().filter(|sign| "\"'".contains(*sign))?;
        let (value, after) = after[1..].split_once(quote)?;
        if name.is_empty() || name.contains(|sign: char| sign.is_whitespace() || "<>/\"'".contains(sign)) {
            return None;
        }
        found.push((name, decoded(value)?));
        rest = after;
    }
}

/// Text with its references replaced; nothing if there is one that XML itself does not know.
fn decoded(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let (name, after) = after.split_once(';')?;
        out.push_str(before);
        out.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            _ => {
                let number = name.strip_prefix('#')?;
                let code = match number.strip_prefix('x') {
                    Some(digits) => u32::from_str_radix(digits, 16),
                    None => number.parse(),
                };
                char::from_u32(code.ok()?)?
            }
        });
        rest = after;
    }
    out.push_str(rest);
    Some(out)
}

/// The numbers at the start of a list such as `0 0 45 45`, between spaces and commas.
pub(super) fn numbers(text: &str) -> Vec<f64> {
    let mut scan = Scan::new(text);
    core::iter::from_fn(|| scan.number()).collect()
}

/// Reads numbers and letters off a text, as the data of a path has them.
///
/// The standard library reads every `f64` exactly, which takes tables that weigh more than all of this.
pub(super) struct Scan<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Scan<'t> {
    pub fn new(text: &'t str) -> Scan<'t> {
        Scan { text: text.as_bytes(), at: 0 }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip(&mut self) {
        while self.peek().is_some_and(|sign| sign.is_ascii_whitespace() || sign == b',') {
            self.at += 1;
        }
    }

    /// A letter, if one is next.
    pub fn letter(&mut self) -> Option<u8> {
        self.skip();
        let letter = self.peek().filter(u8::is_ascii_alphabetic)?;
        self.at += 1;
        Some(letter)
    }

    /// A single digit: the flags of an arc may stand without a space.
    pub fn flag(&mut self) -> Option<bool> {
        self.skip();
        let flag = self.peek().filter(|sign| b"01".contains(sign))?;
        self.at += 1;
        Some(flag == b'1')
    }

    /// Whether all has been read.
    pub fn is_done(&mut self) -> bool {
        self.skip();
        self.at == self.text.len()
    }

    /// A number, if one is next.
    pub fn number(&mut self) -> Option<f64> {
        self.skip();
        let start = self.at;
        let minus = self.peek() == Some(b'-');
        if minus || self.peek() == Some(b'+') {
            self.at += 1;
        }
        let (mut value, mut places, mut digits, mut point) = (0.0_f64, 0_i32, 0, false);
        while let Some(sign) = self.peek() {
            match sign {
                b'0'..=b'9' => {
                    value = value * 10.0 + f64::from(sign - b'0');
                    places += i32::from(point);
                    digits += 1;
                }
                b'.' if !point => point = true,
                _ => break,
            }
            self.at += 1;
        }
        if digits == 0 {
            self.at = start;
            return None;
        }
        if self.peek().is_some_and(|sign| sign | 32 == b'e') {
            let mark = self.at;
            self.at += 1;
            let less = self.peek() == Some(b'-');
            if less || self.peek() == Some(b'+') {
                self.at += 1;
            }
            let mut power = 0;
            let first = self.at;
            while let Some(sign) = self.peek().filter(u8::is_ascii_digit) {
                power = (power * 10 + i32::from(sign - b'0')).min(99);
                self.at += 1;
            }
            // “em” and the like.
            if self.at == first {
                self.at = mark;
            }
            places -= if less { -power } else { power };
        }
        // Dividing by a whole number is exact where it can be.
        let power = 10.0_f64.powi(places.abs());
        let scaled = if places > 0 { value / power } else { value * power };
        let scaled = if scaled.is_finite() { scaled } else { 0.0 };
        Some(if minus { -scaled } else { scaled })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_paths_write_them() {
        assert_eq!(numbers("1.5.5-2e1,3E-1 +4"), [1.5, 0.5, -20.0, 0.3, 4.0]);
        assert_eq!(numbers("10em"), [10.0]);
        assert!(numbers("").is_empty() && numbers("-").is_empty() && numbers("x1").is_empty());
    }

    #[test]
    fn only_what_is_well_formed_is_read() {
        let good =
            "<?xml version='1.0'?><!DOCTYPE svg><svg a='1' b=\"&lt;&#65;\"><!-- <x> --><g/>t&amp;</svg>";
        assert_eq!(parts(good).map(|parts| parts.len()), Some(4));
        for bad in [
            "<svg>",
            "</svg>",
            "<svg></g>",
            "<svg a=1/>",
            "<svg a/>",
            "<svg a='1/>",
            "<svg",
            "<a>&x;</a>",
            "<>",
            "<!DOCTYPE svg [<!ENTITY x '1'>]><svg/>",
            "<!-- ",
            "<a <b/>>",
        ] {
            assert!(parts(bad).is_none(), "{bad}");
        }
    }
}
