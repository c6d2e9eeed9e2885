//! Suggestions for a misspelt name: the known one that is nearest.

/// The name that is nearest: one that begins alike, or takes few slips to become the other.
pub fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let name = name.to_ascii_lowercase();
    let away = |field: &str| {
        let field = field.to_ascii_lowercase();
        // Shortened, or in another number.
        let shared = name.bytes().zip(field.bytes()).take_while(|(one, other)| one == other).count();
        if shared > 2 && 3 * shared >= 2 * name.len() { 1 } else { slips(&name, &field) }
    };
    let (far, near) = known.iter().map(|&field| (away(field), field)).min_by_key(|&(far, _)| far)?;
    (far <= 1.max(name.len() / 3)).then_some(near)
}

/// How many letters have to be put in, taken out or exchanged to make one name the other.
fn slips(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.bytes().enumerate() {
        let mut corner = above;
        row[0] = above + 1;
        for (at, wanted) in other.bytes().enumerate() {
            let exchanged = corner + usize::from(letter != wanted);
            corner = row[at + 1];
            row[at + 1] = exchanged.min(corner + 1).min(row[at] + 1);
        }
    }
    row[other.len()]
}
