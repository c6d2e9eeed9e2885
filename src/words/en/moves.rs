//! English: how pieces move, from their patterns.

use super::nouns::number;
use crate::board::Zone;
use crate::movement::{Atom, Modality, Pattern, Symmetry};
use crate::variant::{Home, RightSpec};

/// Every pattern as a sentence.
///
/// ```
/// use tabiya::{games::common, words::en::moves};
/// assert_eq!(
///     moves::sentences(common::SILVER_STEPS, &[]),
///     ["Moves and captures one square diagonally.", "Moves and captures one square straight forward."]
/// );
/// ```
pub fn sentences(patterns: &[Pattern], rights: &[RightSpec]) -> Vec<String> {
    patterns.iter().map(|pattern| sentence(pattern, rights)).collect()
}

/// When a pattern that takes a right can be used: as the first move of the piece, where the right is lost by leaving
/// its place.
fn once(pattern: &Pattern, rights: &[RightSpec]) -> &'static str {
    match pattern.right.and_then(|right| rights.get(right.index())) {
        None => "",
        Some(RightSpec { home: Home::None, .. }) => ", once in the game",
        Some(RightSpec { home: Home::Of(_) | Home::Castling, .. }) => {
            ", as its first move, from its place in the array"
        }
    }
}

/// All patterns as one clause: `one square straight or one square diagonally`.
pub fn in_short(patterns: &[Pattern], rights: &[RightSpec]) -> String {
    let clause = |pattern: &Pattern| {
        let modality = match pattern.modality {
            Modality::Both => "",
            Modality::Move => " without capturing",
            Modality::Capture => " to capture",
        };
        let once = once(pattern, rights);
        format!("{}{modality}{once}", way(pattern))
    };
    patterns.iter().map(clause).collect::<Vec<_>>().join(", or ")
}

fn sentence(pattern: &Pattern, rights: &[RightSpec]) -> String {
    let way = way(pattern);
    let once = once(pattern, rights);
    match pattern.modality {
        Modality::Both => format!("Moves and captures {way}{once}."),
        Modality::Move => format!("Moves {way}, without capturing{once}."),
        Modality::Capture => format!("Captures {way}{once}."),
    }
}

/// A pattern as what the piece does: `moves and captures one square diagonally`.
pub(super) fn clause(pattern: &Pattern) -> String {
    let way = way(pattern);
    match pattern.modality {
        Modality::Both => format!("moves and captures {way}"),
        Modality::Move => format!("moves {way}, without capturing"),
        Modality::Capture => format!("captures {way}"),
    }
}

/// How a pattern covers ground, and where.
fn way(pattern: &Pattern) -> String {
    let from = match pattern.start {
        Zone::Board => String::new(),
        start => format!(", from {}", super::zone(start)),
    };
    let within = match pattern.within {
        Zone::Board => String::new(),
        Zone::FarHalf => ", once past the middle of the board".to_owned(),
        Zone::PalaceLines | Zone::EnemyPalaceLines | Zone::AnyPalaceLines => {
            format!(", along {}", super::zone(pattern.within))
        }
        within => format!(", inside {}", super::zone(within)),
    };
    format!("{}{from}{within}", path(pattern))
}

fn path(pattern: &Pattern) -> String {
    let (right, forward) = pattern.atom.step();
    let (near, far) = (right.abs().min(forward.abs()), right.abs().max(forward.abs()));
    let wide = near != far && forward.abs() == near;
    let direction = match (pattern.symmetry, near, far) {
        (Symmetry::All, 0, _) => "straight, forward, back or sideways",
        (Symmetry::All, near, far) if near == far => "diagonally",
        (Symmetry::All, ..) => "in any direction",
        (Symmetry::Mirror, 0, _) if forward == 0 => "sideways",
        (Symmetry::Mirror, 0, _) if forward < 0 => "straight back",
        (Symmetry::Mirror, 0, _) => "straight forward",
        (Symmetry::Mirror, near, far) if near == far && forward < 0 => "diagonally back",
        (Symmetry::Mirror, near, far) if near == far => "diagonally forward",
        (Symmetry::Mirror, ..) if wide && forward < 0 => "sideways and back",
        (Symmetry::Mirror, ..) if wide => "sideways and forward",
        (Symmetry::Mirror, ..) if forward < 0 => "back",
        (Symmetry::Mirror, ..) => "forward",
    };
    match (pattern.atom, near, far) {
        (Atom::Ride(..), _, 1) => format!("any number of empty squares {direction}"),
        (Atom::Ride(..), near, far) => {
            let leaps = if near == 0 || near == far {
                format!("{} squares", number(far as u8))
            } else {
                format!("{near} and {far} squares")
            };
            format!("by leaps of {leaps} {direction}, one after another in a line of empty squares")
        }
        (Atom::Hop { bars_its_like, .. }, ..) => {
            let like = if bars_its_like { ", but neither over its like nor to capture its like" } else { "" };
            format!("{direction} over exactly one piece, at any distance before and beyond it{like}")
        }
        (Atom::Leap(..), _, 1) => format!("one square {direction}"),
        (Atom::Leap(..), 1, 2) => leap_of_two_and_one(pattern.symmetry, forward).to_owned(),
        (Atom::Leap(..), near, far) if near == 0 || near == far => {
            format!("exactly {} squares {direction}, jumping over anything", number(far as u8))
        }
        (Atom::Leap(..), near, far) => {
            format!("by a leap of {near} and {far} squares {direction}, over anything")
        }
        (Atom::Lame { via, .. }, near, far) if near == 0 || near == far => {
            let quiet = pattern.modality == Modality::Move;
            let exactly = if near == far { "exactly " } else { "" };
            let empty = match via.len() {
                1 if quiet && near == 0 => "both are empty",
                1 => "the square between is empty",
                _ => "the squares between are empty",
            };
            format!("{exactly}{} squares {direction}, if {empty}", number(far as u8))
        }
        (Atom::Lame { via, .. }, near, _) => {
            let empty = if via.len() == 1 { "the first square is" } else { "the squares on the way are" };
            let limited = pattern.symmetry == Symmetry::Mirror;
            let direction = if limited { format!(", {direction}") } else { String::new() };
            format!(
                "one square straight and then {} diagonally outwards{direction}, if {empty} empty",
                number(near as u8)
            )
        }
    }
}

fn leap_of_two_and_one(symmetry: Symmetry, forward: i8) -> &'static str {
    match (symmetry, forward) {
        (Symmetry::All, _) => "by a knight’s leap (two squares straight and one aside), over anything",
        (Symmetry::Mirror, 2..) => {
            "by a knight’s leap forward (two squares ahead and one aside), over anything"
        }
        (Symmetry::Mirror, ..-1) => "by a knight’s leap back (two squares back and one aside), over anything",
        (Symmetry::Mirror, -1) => {
            "by a knight’s leap to the side (one square back and two aside), over anything"
        }
        (Symmetry::Mirror, _) => {
            "by a knight’s leap to the side (one square ahead and two aside), over anything"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sentences;
    use crate::movement::Pattern;

    /// Every kind of pattern that goes one way, ahead and back.
    fn both_ways() -> Vec<[Pattern; 2]> {
        const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (0, 2), (2, 2), (1, 2), (2, 1), (1, 3), (3, 1)];
        let kinds = STEPS.iter().flat_map(|&(right, forward)| {
            [Pattern::leap, Pattern::ride].map(|kind| [kind(right, forward), kind(right, -forward)])
        });
        let over = [(0, 1), (1, 1)].map(|(right, forward): (i8, i8)| {
            [forward, -forward].map(|forward| Pattern::hop(right, forward))
        });
        // What can be stopped on its way has one.
        let stopped = [(0, 2), (2, 2), (1, 2), (2, 1)].map(|(right, forward): (i8, i8)| {
            [1, -1].map(|way| {
                let first = (i8::from(right == 2), if forward == 2 { way } else { 0 });
                Pattern::lame(&[first], (right, way * forward))
            })
        });
        kinds.chain(over).chain(stopped).map(|both| both.map(Pattern::mirrored)).collect()
    }

    #[test]
    fn what_goes_back_is_not_said_to_go_forward() {
        for [ahead, back] in both_ways() {
            let [ahead, back] = [ahead, back].map(|pattern| sentences(&[pattern], &[]).remove(0));
            assert!(ahead.contains("forward") || ahead.contains("ahead"), "{ahead}");
            assert!(!ahead.contains("back"), "{ahead}");
            assert!(back.contains("back") && !back.contains("forward") && !back.contains("ahead"), "{back}");
        }
    }

    #[test]
    fn no_two_ways_of_moving_have_one_sentence() {
        let mut said: Vec<String> =
            both_ways().concat().iter().flat_map(|one| sentences(&[*one], &[])).collect();
        let many = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), many);
    }
}
