//! Guessing the rules of a record: whether one that cannot be read on is one by other choices of its game.

use super::doubts::{AHEAD, main_line};
use super::draft::Event;
use super::player::Player;
use super::tree::GameRecord;
use crate::matches::Match;
use crate::notation::Notation;
use crate::variant::GameRef;
use crate::words::{RecordError, Why};

/// How many are named.
const OFFERED: usize = 5;
/// How many moves are played again for all of it.
const WORK: usize = 20_000;

/// Adds to the fault of a record the choices under which it can be read on: single ones or, where none helps alone,
/// those of a preset.
pub(super) fn name(
    game: &GameRef,
    position: Option<&str>,
    options: &[(&str, &str)],
    notation: Notation,
    events: &[Event],
    record: &mut GameRecord,
) {
    let in_main = record.line.moves.len() + 1;
    let Some(RecordError::Move(fault)) = &mut record.error else { return };
    // What is no move at all is none by any rules.
    if fault.ply != in_main || !matches!(fault.why, Why::None | Why::Refused(_)) {
        return;
    }
    let events: Vec<Event> =
        main_line(events, fault.ply + AHEAD - 1).into_iter().cloned().map(Event::Move).collect();
    let mut work = WORK;
    let mut reads = |told: &[(&str, &str)]| {
        if work < events.len() {
            return false;
        }
        let Ok(start) = Match::of(game.clone(), told, position) else { return false };
        let mut player = Player::new(start, notation);
        player.play(&events);
        work -= player.count().max(1).min(work);
        player.count() == events.len()
    };
    let rules = record.game.rules().clone();
    for (id, choice) in rules.options() {
        let Some((_, option)) = game.option(id) else { continue };
        for other in option.choices.iter().filter(|other| other.id != choice) {
            let kept = options.iter().filter(|(own, _)| *own != id).copied();
            let told: Vec<(&str, &str)> = kept.chain([(id, &*other.id)]).collect();
            if fault.choices.len() < OFFERED && reads(&told) {
                fault.choices.push(format!("{id}={}", other.id));
            }
        }
    }
    for preset in game.presets.iter().filter(|preset| preset.game.is_none()) {
        let told: Vec<(&str, &str)> = preset.options.iter().map(|(id, choice)| (&**id, &**choice)).collect();
        if fault.choices.is_empty() && reads(&told) {
            let told = told.iter().map(|(id, choice)| format!("{id}={choice}"));
            fault.choices.push(told.collect::<Vec<_>>().join(" "));
        }
    }
}
