//! The inputs that every fuzz target begins with: `seeds.tsv` has a line for each, of target, name and text. In texts
//! a backslash, a tab, a line break and other control characters are written `\\`, `\t`, `\n`, `\r` and `\x1f`.

/// One input: the target that it is for, its name, and its text.
pub struct Seed {
    pub target: &'static str,
    pub name: &'static str,
    pub text: String,
}

/// All of them.
///
/// # Panics
/// If a line cannot be read.
pub fn seeds() -> Vec<Seed> {
    let seed = |line: &'static str| {
        let (target, rest) = line.split_once('\t')?;
        let (name, text) = rest.split_once('\t')?;
        Some(Seed { target, name, text: unescaped(text)? })
    };
    let lines = include_str!("seeds.tsv").lines().zip(1..);
    lines.map(|(line, number)| seed(line).unwrap_or_else(|| panic!("seeds.tsv, line {number}"))).collect()
}

fn unescaped(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            out.push(letter);
            continue;
        }
        out.push(match letters.next()? {
            '\\' => '\\',
            't' => '\t',
            'n' => '\n',
            'r' => '\r',
            'x' => {
                let digits: String = letters.by_ref().take(2).collect();
                char::from(u8::from_str_radix(&digits, 16).ok()?)
            }
            _ => return None,
        });
    }
    Some(out)
}
