//! How men move, in words, from their patterns.

use crate::pattern::{Images, Pattern, Purpose, Stride};

/// Every pattern as a sentence.
pub fn sentences(patterns: &[Pattern]) -> Vec<String> {
    patterns.iter().map(sentence).collect()
}

/// All patterns as one clause: `one square straight or one square diagonally`.
pub fn in_short(patterns: &[Pattern]) -> String {
    let mut clauses: Vec<String> = Vec::new();
    for pattern in patterns {
        let purpose = match pattern.purpose {
            Purpose::Both => "",
            Purpose::Move => " without capturing",
            Purpose::Capture => " to capture",
        };
        let once = if pattern.right.is_some() { ", once in the game, " } else { "" };
        clauses.push(format!("{once}{}{purpose}", way(pattern)));
    }
    clauses.join(" or ").replace("or , once in the game, ", "or, once in the game, ")
}

fn sentence(pattern: &Pattern) -> String {
    let mut text = match pattern.purpose {
        Purpose::Both => format!("Moves and captures {}", way(pattern)),
        Purpose::Move => format!("Moves {}, without capturing", way(pattern)),
        Purpose::Capture => format!("Captures {}", way(pattern)),
    };
    if pattern.right.is_some() {
        text.push_str(", once in the game");
    }
    text.push('.');
    text
}

fn way(pattern: &Pattern) -> String {
    let (x, y) = pattern.stride.step();
    let (near, far) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let forward = pattern.images == Images::Mirror;
    let direction = match (near, far) {
        (0, _) if forward => "straight forward",
        (0, _) => "straight, forward, back or sideways",
        (near, far) if near == far && forward => "diagonally forward",
        (near, far) if near == far => "diagonally",
        _ if forward => "forward",
        _ => "in any direction",
    };
    match (pattern.stride, near, far) {
        (Stride::Hop { .. }, ..) => {
            format!("{direction} over exactly one man, any distance before and beyond it")
        }
        (Stride::Lame { .. }, near, far) => {
            format!("{near} and {far} squares {direction}, if nothing stands in the way")
        }
        (Stride::Ride(..), ..) => format!("any number of empty squares {direction}"),
        (Stride::Leap(..), _, 1) => format!("one square {direction}"),
        (Stride::Leap(..), 1, 2) => {
            "by a knight’s leap (two squares straight and one aside), over anything".to_owned()
        }
        (Stride::Leap(..), near, far) if near == 0 || near == far => {
            format!("exactly {} squares {direction}, jumping over anything", number(far))
        }
        (Stride::Leap(..), near, far) => {
            format!("by a leap of {near} and {far} squares {direction}, over anything")
        }
    }
}

fn number(number: i8) -> String {
    match number {
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        other => other.to_string(),
    }
}
