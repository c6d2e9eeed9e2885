//! English: what the names of `words/names` mean, and what the things are called that have names there.

/// A name or the id of a term, a tab, and what it means.
const MEANINGS: &str = include_str!("meanings.tsv");

/// What a name means, in lower case; nothing where it means what the role's names mean.
pub fn meaning(name: &str) -> &'static str {
    MEANINGS.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('\t')).unwrap_or("")
}

/// What a thing is called for which a game has a name.
pub fn term(id: &str) -> &'static str {
    let of = |line: &'static str| line.strip_prefix("term:")?.strip_prefix(id)?.strip_prefix('\t');
    MEANINGS.lines().find_map(of).unwrap_or("")
}
