//! Reads Betza notation, as far as patterns go; `movement::betza` writes it.
//!
//! Atoms `W F D N A H C Z G` (and `L` for `C`, `J` for `Z`); a doubled atom or one with `0` rides, `R B Q K` are
//! `WW FF WWFF WF`; a number behind an atom is a range. Before an atom: `f b s v` with or without `l r`, also doubled
//! for the narrow leaps; `m` and `c`; `n` for a leap that what stands on the way stops; `p` for a ride over a screen.

use crate::board::Few;
use crate::movement::betza::ATOMS;
use crate::movement::{Atom, Modality, Pattern, Symmetry};

/// Longest notation of a piece.
const MAX: usize = 100;

/// How an atom covers ground.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Leap,
    Lame,
    Hop,
}

/// The patterns that this notation says.
///
/// # Errors
/// A sentence about what cannot be read.
pub(super) fn read(text: &str) -> Result<Vec<Pattern>, String> {
    if text.is_empty() || text.len() > MAX || !text.is_ascii() {
        return Err(format!("Betza notation has 1 to {MAX} letters of ASCII."));
    }
    let mut patterns = Vec::new();
    let mut letters = text.chars().peekable();
    while letters.peek().is_some() {
        let mut modifiers = String::new();
        while let Some(letter) = letters.next_if(char::is_ascii_lowercase) {
            modifiers.push(letter);
        }
        let atom = letters.next().ok_or_else(|| format!("“{modifiers}” stands before no piece."))?;
        // What follows the atom: itself again, or a range.
        let doubled = letters.next_if_eq(&atom).is_some();
        let mut range = None;
        while let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(10)) {
            letters.next();
            range = Some((range.unwrap_or(0) * 10 + digit).min(99));
        }
        let range = if doubled && range.is_none() { Some(0) } else { range };
        let simple: &[char] = match atom {
            'R' => &['W'],
            'B' => &['F'],
            'Q' => &['W', 'F'],
            'K' => &['W', 'F'],
            'L' => &['C'],
            'J' => &['Z'],
            _ => &[],
        };
        let rides = matches!(atom, 'R' | 'B' | 'Q');
        let own = [atom];
        for letter in if simple.is_empty() { &own } else { simple } {
            let Some((_, step)) = ATOMS.iter().find(|(known, _)| known == letter) else {
                return Err(format!("No piece has the letter “{letter}”."));
            };
            let range = range.or(rides.then_some(0));
            one(&modifiers, *step, range, &mut patterns)?;
        }
    }
    Ok(patterns)
}

/// What one atom says with its modifiers.
fn one(
    modifiers: &str,
    step: (i8, i8),
    range: Option<u32>,
    patterns: &mut Vec<Pattern>,
) -> Result<(), String> {
    let (mut directions, mut moves, mut captures, mut way) = (String::new(), false, false, Way::Leap);
    for letter in modifiers.chars() {
        match letter {
            'f' | 'b' | 's' | 'v' | 'l' | 'r' => directions.push(letter),
            'm' => moves = true,
            'c' => captures = true,
            'n' => way = Way::Lame,
            'p' => way = Way::Hop,
            'i' => return Err("“i” is said by a right or by “from”, in fields of their own.".to_owned()),
            'e' => return Err("“e” is said by “en-passant” among the terms.".to_owned()),
            other => return Err(format!("The modifier “{other}” is not among those that are played.")),
        }
    }
    let modality = match (moves, captures) {
        (true, false) => Modality::Move,
        (false, true) => Modality::Capture,
        (true, true) | (false, false) => Modality::Both,
    };
    let push = |step: (i8, i8), symmetry: Symmetry, patterns: &mut Vec<Pattern>| -> Result<(), String> {
        for atom in atoms(step, range, way)? {
            patterns.push(Pattern { atom, symmetry, modality, ..Pattern::leap(0, 0) });
        }
        Ok(())
    };
    if directions.is_empty() {
        return push(step, Symmetry::All, patterns);
    }
    for step in steps(&directions, step)? {
        push(step, Symmetry::Mirror, patterns)?;
    }
    Ok(())
}

/// The steps, each for itself and its mirror image, to which directions limit an atom.
fn steps(directions: &str, (near, far): (i8, i8)) -> Result<Vec<(i8, i8)>, String> {
    let mut steps = Vec::new();
    let mut add = |step| {
        if !steps.contains(&step) {
            steps.push(step);
        }
    };
    let sideless = || "Left without right is not among what is played.".to_owned();
    let letters: Vec<char> = directions.chars().collect();
    if letters.contains(&'l') != letters.contains(&'r') {
        return Err(sideless());
    }
    let letters: String = letters.into_iter().filter(|letter| *letter != 'r').collect();
    let letters = letters.replace('l', "s").replace('v', "fb");
    // Straight atoms go one way, diagonal and oblique ones ahead or back; these are narrow or wide besides.
    let oblique = near != 0 && near != far;
    let mut rest = letters.chars().peekable();
    while let Some(letter) = rest.next() {
        if !oblique {
            match (letter, near) {
                ('f', _) => add((near, far)),
                ('b', _) => add((near, -far)),
                (_, 0) => add((far, 0)),
                _ => [far, -far].into_iter().for_each(|forward| add((near, forward))),
            }
            continue;
        }
        let paired = rest.next_if(|next| *next == letter || (letter != 's' && *next == 's'));
        let sign = if letter == 'b' { -1 } else { 1 };
        match (letter, paired) {
            ('s', _) => [near, -near].into_iter().for_each(|forward| add((far, forward))),
            (_, Some('s')) => add((far, sign * near)),
            (_, Some(_)) => add((near, sign * far)),
            (_, None) => {
                add((near, sign * far));
                add((far, sign * near));
            }
        }
    }
    Ok(steps)
}

/// An atom by its step, its range and its way.
fn atoms((right, forward): (i8, i8), range: Option<u32>, way: Way) -> Result<Vec<Atom>, String> {
    let times = |number: i8| (right * number, forward * number);
    match (way, range) {
        (Way::Hop, Some(0) | None) => Ok(vec![Atom::Hop { step: (right, forward), bars_its_like: false }]),
        (Way::Hop, Some(_)) => Err("A hop has no range.".to_owned()),
        (Way::Leap, None | Some(1)) => Ok(vec![Atom::Leap(right, forward)]),
        (Way::Leap, Some(0)) => Ok(vec![Atom::Ride(right, forward)]),
        (Way::Leap, Some(range @ 2..=5)) => {
            let mut atoms = vec![Atom::Leap(right, forward)];
            for number in 2..=range as i8 {
                let via: Vec<(i8, i8)> = (1..number).map(times).collect();
                atoms.push(Atom::Lame { via: Few::of(&via), to: times(number) });
            }
            Ok(atoms)
        }
        (Way::Leap, Some(_)) => Err("A range is 2 to 5, or 0 for any distance.".to_owned()),
        (Way::Lame, None) => Ok(vec![Atom::Lame { via: way_to((right, forward)), to: (right, forward) }]),
        (Way::Lame, Some(_)) => Err("A leap that can be stopped has no range.".to_owned()),
    }
}

/// The squares on the way of a lame leap: straight first, then diagonally.
fn way_to((right, forward): (i8, i8)) -> Few<(i8, i8), 4> {
    let far = right.abs().max(forward.abs());
    let straight = far - right.abs().min(forward.abs());
    let mut via = Vec::new();
    for number in 1..far {
        let aside = (number - straight).max(0);
        let place = |to: i8| to.signum() * if to.abs() == far { number } else { aside };
        via.push((place(right), place(forward)));
    }
    Few::of(&via)
}
