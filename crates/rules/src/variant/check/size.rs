//! The size check of a record: whether it fits the tables that are made of it.

use std::borrow::Cow;

use super::super::fault::Fault;
use super::super::own::Text;
use super::super::terms::{Contest, RoleSpec};
use super::said::hold;
use crate::board::{SEATS, SQUARES, SeatSpec, Shape};
use crate::movement::{Atom, Pattern};

/// Most squares a step spans: more than any board has.
const FAR: i8 = 26;
/// Most patterns of a role.
const PATTERNS: usize = 32;

/// A board of whose squares each has a name.
pub(super) const fn shape<'b>(shape: Shape, at: &'b str) -> Result<(), Fault<'b>> {
    let Shape { files, ranks } = shape;
    check!(hold(files > 0 && ranks > 0, "a board has squares", at));
    check!(hold(files <= 26 && ranks <= 99, "a board has at most 26 files and 99 ranks", at));
    hold(shape.len() <= SQUARES, "a board has at most 120 squares", at)
}

/// As many seats as the contest is played by, each with a letter of its own.
pub(super) const fn seats<'b>(seats: &[SeatSpec], contest: &Contest, at: &'b str) -> Result<(), Fault<'b>> {
    check!(match contest {
        Contest::Kings => hold(seats.len() == 2, "a contest of kings has two seats", at),
        Contest::Armies(_) | Contest::Race(_) => hold(seats.len() == SEATS, "the contest has four seats", at),
    });
    let mut one = 0;
    while one < seats.len() {
        check!(hold(
            seats[one].letter.is_ascii_lowercase(),
            "a seat\u{2019}s letter is a lower-case letter",
            at
        ));
        let mut other = one + 1;
        while other < seats.len() {
            check!(hold(seats[one].letter != seats[other].letter, "two seats have one letter", at));
            other += 1;
        }
        one += 1;
    }
    Ok(())
}

/// Rings for a track, where the game is a race.
pub(super) const fn rings<'b>(shape: Shape, contest: &Contest, at: &'b str) -> Result<(), Fault<'b>> {
    match contest {
        Contest::Race(_) => {
            hold(shape.files == shape.ranks && shape.files >= 4, "a race runs round a square board", at)
        }
        Contest::Kings | Contest::Armies(_) => Ok(()),
    }
}

pub(super) const fn roles<'b>(roles: &'b [RoleSpec], at: &'b str) -> Result<(), Fault<'b>> {
    check!(hold(!roles.is_empty(), "a game has roles", at));
    each!(roles, role => patterns(slice(&role.patterns), text(&role.id)));
    Ok(())
}

/// Steps that lead somewhere, and not farther than any board.
pub(super) const fn patterns<'b>(patterns: &[Pattern], at: &'b str) -> Result<(), Fault<'b>> {
    check!(hold(patterns.len() <= PATTERNS, "a role has at most 32 patterns", at));
    each!(patterns, pattern => step(pattern.atom.step(), at), match &pattern.atom {
        Atom::Lame { via, .. } => {
            each!(via.get(), square => step(*square, at));
            Ok(())
        }
        Atom::Leap(..) | Atom::Ride(..) | Atom::Hop { .. } => Ok(()),
    });
    Ok(())
}

const fn step<'b>((right, forward): (i8, i8), at: &'b str) -> Result<(), Fault<'b>> {
    check!(hold(right != 0 || forward != 0, "a step leads to another square", at));
    let near = -FAR <= right && right <= FAR && -FAR <= forward && forward <= FAR;
    hold(near, "a step is not longer than a board", at)
}

#[allow(clippy::ptr_arg, reason = "a constant cannot dereference it")]
pub(super) const fn slice<'a, T: Clone>(list: &'a Cow<'static, [T]>) -> &'a [T] {
    match list {
        Cow::Borrowed(list) => list,
        Cow::Owned(list) => list.as_slice(),
    }
}

#[allow(clippy::ptr_arg, reason = "a constant cannot dereference it")]
pub(super) const fn text(text: &Text) -> &str {
    match text {
        Cow::Borrowed(text) => text,
        Cow::Owned(text) => text.as_str(),
    }
}
