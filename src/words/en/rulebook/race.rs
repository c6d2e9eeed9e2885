//! Rule text: a race along tracks.

use super::sheet::Sheet;
use crate::board::{Seat, Square};
use crate::variant::{Dice, Face, Race, Topic};
use crate::words::en::{list, number, seat};

pub(super) fn race(sheet: &mut Sheet, terms: Race) {
    tracks(sheet, terms);
    let grace = grace_throws(sheet.rules.terms().dice);
    sheet.head("Entry");
    let throw = if terms.enters_on_grace { grace.as_str() } else { "any throw" };
    sheet.say(Topic::EnterOn, format!("A piece enters from outside the board by {throw}."));
    let corner = if terms.corner_is_one {
        "The throw is counted along its owner’s track, and the corner is one."
    } else {
        "The throw is counted along its owner’s track, from beyond the corner."
    };
    sheet.say(Topic::Entry, corner);
    doubles(sheet, terms);
    sheet.head("Capture");
    sheet.say(
        Topic::Capture,
        "A piece that comes to a square where a single enemy piece stands sends it off the board, to start again.",
    );
    sheet.say(
        Topic::Resting,
        "On a marked square nothing is captured: no piece may come where an enemy stands, except to its goal.",
    );
    if terms.throws_again {
        sheet.head("Another throw");
        let text = format!(
            "After {grace}, whether or not it moves anything, and after a capture, the same player throws again."
        );
        sheet.say(Topic::Grace, text);
    }
    sheet.head("Home");
    sheet.say(Topic::Exact, "A piece comes home by an exact throw only.");
    sheet.say(Topic::Home, "A piece that reaches the goal leaves the board, whoever rests there.");
    sheet.say(Topic::Checkmate, "The player wins who first has all pieces home.");
}

/// The throws that bring an advantage: `a throw of four or eight`.
fn grace_throws(dice: Option<Dice>) -> String {
    let grace = |face: &&Face| face.grace;
    let faces = dice.iter().flat_map(|dice| &dice.faces).filter(grace);
    let values: Vec<String> = faces.map(|face| number(face.value)).collect();
    format!("a throw of {}", list(values, "or"))
}

fn tracks(sheet: &mut Sheet, terms: Race) {
    let rules = sheet.rules;
    let name = |at: Option<&Square>| at.map_or(String::new(), |&at| rules.board().shape.name(at));
    sheet.head("Tracks");
    let inside = if terms.reverses_inside { ", and the other way round in the inner rings" } else { "" };
    let text = format!(
        "The pieces of each player run anticlockwise from their own corner, ring by ring inwards{inside}."
    );
    sheet.say(Topic::Tracks, text);
    let runs = |owner: &Seat| rules.hands().iter().any(|piece| piece.seat == *owner);
    let tracks = rules.seats().filter(runs).map(|owner| {
        let track = rules.track(owner);
        format!("{} runs from {} to {}", seat(rules, owner), name(track.first()), name(track.last()))
    });
    sheet.say(Topic::Goal, format!("{}.", list(tracks.collect(), "and")));
    // Three leave a single corner empty. Two sit at opposite corners, as their tracks say.
    let mut empty = rules.seats().filter(|owner| !runs(owner));
    if let (Some(owner), None) = (empty.next(), empty.next()) {
        sheet.say(Topic::Turns, format!("The corner {} stays empty.", name(rules.track(owner).first())));
    }
}

fn doubles(sheet: &mut Sheet, terms: Race) {
    sheet.head("Doubles");
    sheet.say(Topic::Doubles, "Two pieces of one player on a square are a double.");
    sheet.say(Topic::DoubleLimits, "No third may join them.");
    let runs = if terms.halves {
        "The two may move together, by half of an even throw."
    } else {
        "The two may move together, by the whole throw."
    };
    sheet.say(Topic::DoubleMove, runs);
    sheet.say(Topic::DoubleBlocks, "A single piece does not pass a double, whoever owns it.");
    sheet.say(Topic::DoubleLimits, "Another double may.");
    sheet.say(Topic::DoubleCaptured, "Only a double captures a double.");
}
