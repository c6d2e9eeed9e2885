//! English: text alternatives for the marks on a picture.

use super::list;
use crate::movement::MoveStyle;
use crate::pictures::annotation::{AnnotationError, CAPTION, Kind, LABEL, MOST};
use crate::pictures::svg::{Annotation, At, Hue, Mark, MarkKind};

/// The marks in a few sentences, such as `May move to or capture on b2 and f2, jumping.`
pub fn describe_marks(marks: &[Mark]) -> String {
    let alike = |mark: &Mark| (mark.series, mark.kind, mark.move_style, mark.once);
    let mut groups: Vec<Vec<&Mark>> = Vec::new();
    for mark in marks {
        match groups.iter_mut().find(|group| alike(group[0]) == alike(mark)) {
            Some(group) => group.push(mark),
            None => groups.push(vec![mark]),
        }
    }
    groups.iter().map(|group| sentence(group)).collect::<Vec<_>>().join(" ")
}

fn sentence(group: &[&Mark]) -> String {
    let mut squares = Vec::new();
    for mark in group {
        if let Err(place) = squares.binary_search(&mark.at) {
            squares.insert(place, mark.at);
        }
    }
    let squares = list(squares.iter().map(|at| at.name()).collect(), "and");
    let how = match group[0].move_style {
        Some(MoveStyle::Jump) => ", jumping",
        Some(MoveStyle::Hop) => ", hopping over what stands between",
        Some(MoveStyle::Slide) => ", along a line",
        Some(MoveStyle::Lame) => ", if the way there is empty",
        Some(MoveStyle::Step) | None => "",
    };
    let once = if group[0].once { ", once in the game" } else { "" };
    let text = match group[0].kind {
        MarkKind::Move => format!("May move to {squares}{how}{once}."),
        MarkKind::Capture => format!("May capture on {squares}{how}{once}."),
        MarkKind::Both => format!("May move to or capture on {squares}{how}{once}."),
        MarkKind::Reach => format!("Can in time reach {squares}."),
        MarkKind::From => format!("Moves from {squares}."),
        // These stand in the order of the move.
        MarkKind::Last => {
            format!("Last move: {}.", group.iter().map(|mark| mark.at.name()).collect::<Vec<_>>().join("–"))
        }
        MarkKind::Check => format!("In check: {squares}."),
        MarkKind::Blocked => format!("Closed: {squares}."),
        MarkKind::Note => format!("Marked: {squares}."),
    };
    match group[0].series {
        Some(series) => format!("By rules {}: {}", u16::from(series) + 1, lower(&text)),
        None => text,
    }
}

/// What an author has drawn, such as `Arrows: g1 to f3, e2 to e4 (red). Labels: A on e4.`
pub fn describe_annotation(annotation: &Annotation) -> String {
    let coloured = |text: String, hue: Hue| match hue {
        Hue::Green => text,
        hue => format!("{text} ({})", hue.id()),
    };
    let spot = |at: At, hue| coloured(at.name(), hue);
    let Annotation { arrows, squares, circles, labels, caption: _ } = annotation;
    let arrow = |from: At, to: At| format!("{} to {}", from.name(), to.name());
    let lists: [(&str, Vec<String>); 4] = [
        ("Arrows", arrows.iter().map(|one| coloured(arrow(one.from, one.to), one.hue)).collect()),
        ("Coloured", squares.iter().map(|one| spot(one.at, one.hue)).collect()),
        ("Circled", circles.iter().map(|one| spot(one.at, one.hue)).collect()),
        ("Labels", labels.iter().map(|one| format!("{} on {}", one.text, one.at.name())).collect()),
    ];
    let lists = lists.into_iter().filter(|(_, entries)| !entries.is_empty());
    lists.map(|(name, entries)| format!("{name}: {}.", entries.join(", "))).collect::<Vec<_>>().join(" ")
}

/// Why an annotation cannot be.
pub fn annotation_error(error: &AnnotationError) -> String {
    match error {
        AnnotationError::UnknownSquare(name) => format!("The board has no square “{name}”."),
        AnnotationError::UnknownColour(name) => {
            format!("There is no colour “{name}”: green, red, blue and yellow are to be had.")
        }
        AnnotationError::Malformed(kind, entry) => {
            let like = match kind {
                Kind::Arrows => "g1f3 or red:g1f3",
                Kind::Squares | Kind::Circles => "e4 or red:e4",
                Kind::Labels => "e4:A or red:e4:A",
            };
            format!("“{entry}” has no place among the {}: they are written {like}.", kind.id())
        }
        AnnotationError::SameSquare(name) => format!("An arrow does not lead from {name} to itself."),
        AnnotationError::LabelLength(text) => {
            format!("The label “{text}” should have 1 to {LABEL} characters.")
        }
        AnnotationError::CaptionLength => format!("A caption has at most {CAPTION} characters."),
        AnnotationError::TooMany(kind) => format!("A picture takes at most {MOST} {}.", kind.id()),
    }
}

/// The moves of a moving picture.
pub fn line(moves: &[String]) -> String {
    format!("Then these moves: {}.", moves.join(", "))
}

fn lower(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::svg::At;

    #[test]
    fn marks_alike_share_a_sentence() {
        let jump = |file, rank| Mark {
            move_style: Some(MoveStyle::Jump),
            ..Mark::new(At::new(file, rank), MarkKind::Both)
        };
        let marks = [jump(5, 1), Mark::new(At::new(4, 4), MarkKind::Blocked), jump(1, 1)];
        assert_eq!(describe_marks(&marks), "May move to or capture on b2 and f2, jumping. Closed: e5.");
        let second = Mark { series: Some(1), ..jump(0, 0) };
        assert_eq!(describe_marks(&[second]), "By rules 2: may move to or capture on a1, jumping.");
        let last = |file, rank| Mark::new(At::new(file, rank), MarkKind::Last);
        assert_eq!(describe_marks(&[last(4, 3), last(4, 1)]), "Last move: e4–e2.");
        assert_eq!(describe_marks(&[]), "");
    }
}
