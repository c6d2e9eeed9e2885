//! Turns and throws of games with a table: who is on turn, what is thrown, who begins.

use super::start::opening_rolls;
use super::{armies, dice, race};
use crate::board::{SEATS, Seat};
use crate::position::{Effect, Move, OpeningRoll, Outcome, Phase, Position, Sink, TableEvent};
use crate::rules::Rules;
use crate::variant::{Contest, Opening};

/// Every action open in a game with a table that has not ended.
pub(crate) fn legal(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    let Some(table) = position.table() else { return };
    let awaits_throw =
        position.phase() == Phase::OpeningRoll || (rules.terms().dice.is_some() && table.roll.is_none());
    if let Some(offer) = table.offer {
        moves.extend([Move::Agree(offer.to), Move::Refuse(offer.to)]);
        return;
    }
    if awaits_throw {
        let faces = rules.terms().faces();
        moves.extend(faces.iter().map(|face| Move::Roll(face.value)));
    } else {
        steps(rules, position, moves);
        let may_skip = match moves.is_empty() {
            false => !rules.terms().must_move,
            // A seat that can only declare something need not declare it.
            true => rules.terms().dice.is_none() && may_declare(rules, position),
        };
        if may_skip {
            moves.push(Move::Skip(position.turn()));
        }
    }
    if let (Contest::Armies(terms), Phase::Play) = (rules.terms().contest, position.phase())
        && table.roll.is_none()
    {
        armies::declarations(rules, position, terms, moves);
    }
}

/// The moves on the board that the throw allows to the seat on turn.
fn steps(rules: &Rules, position: &Position, moves: &mut Vec<Move>) {
    match rules.terms().contest {
        Contest::Kings => {}
        Contest::Armies(terms) => armies::steps(rules, position, terms, moves),
        Contest::Race(terms) => race::steps(rules, position, terms, moves),
    }
}

/// How a game with a table has ended, if it has.
pub(crate) fn outcome(rules: &Rules, position: &Position) -> Option<Outcome> {
    if position.phase() == Phase::OpeningRoll {
        return None;
    }
    match rules.terms().contest {
        Contest::Kings => None,
        Contest::Armies(terms) => armies::outcome(rules, position, terms),
        Contest::Race(terms) => race::outcome(rules, position, terms),
    }
}

/// Makes an action in a game with a table.
pub(crate) fn apply(rules: &Rules, position: &mut Position, action: Move, sink: &mut dyn Sink) {
    let seat = position.turn();
    match (action, rules.terms().contest) {
        (Move::Roll(value), _) => {
            sink.effect(Effect::Table(TableEvent::Rolled(seat, value)));
            if position.phase() == Phase::OpeningRoll {
                take_opening_roll(rules, position, value, sink);
            } else {
                play_roll(rules, position, value, sink);
            }
        }
        (Move::Skip(seat), _) => {
            sink.effect(Effect::Table(TableEvent::Skipped(seat)));
            give_up_roll(rules, position, sink);
        }
        (_, Contest::Kings) => {}
        (_, Contest::Armies(terms)) => {
            if armies::apply(rules, position, terms, action, sink) {
                after_action(rules, position, action, sink);
            }
        }
        (_, Contest::Race(terms)) => match race::apply(rules, position, terms, action, sink) {
            Some(race::Then::TurnEnds) => end_turn(rules, position, sink),
            Some(race::Then::RollsAgain) => roll_again(position, sink),
            None => {}
        },
    }
    if let Contest::Armies(terms) = rules.terms().contest {
        armies::close(rules, position, terms, sink);
    }
}

/// After an action of armies: a move ends the turn, a declaration does not.
fn after_action(rules: &Rules, position: &mut Position, action: Move, sink: &mut dyn Sink) {
    if action.declared_by().is_none() {
        end_turn(rules, position, sink);
    } else if outcome(rules, position).is_none() && !can_act(rules, position) {
        // A king that came back may have taken the last square.
        pass_on(rules, position, 1 << position.turn().0, sink);
    }
}

/// Takes a throw as the one to be played; where it lets nothing move it is given up.
fn play_roll(rules: &Rules, position: &mut Position, value: u8, sink: &mut dyn Sink) {
    position.table_mut().roll = Some(value);
    if !can_move(rules, position) {
        if !gives_another(rules, position) {
            sink.effect(Effect::Table(TableEvent::TurnLost(position.turn())));
        }
        give_up_roll(rules, position, sink);
    }
}

/// The throw is played without a move: the turn is over, unless the throw gives another.
fn give_up_roll(rules: &Rules, position: &mut Position, sink: &mut dyn Sink) {
    position.tick_halfmove_clock(true);
    if gives_another(rules, position) {
        roll_again(position, sink);
    } else {
        pass_turn(rules, position, sink);
    }
}

/// Whether the throw that is to be played gives its seat another, whatever is done with it.
fn gives_another(rules: &Rules, position: &Position) -> bool {
    let Contest::Race(race) = rules.terms().contest else { return false };
    race.throws_again && dice::face_to_play(rules, position).is_some_and(|face| face.grace)
}

/// The seat on turn throws once more.
fn roll_again(position: &mut Position, sink: &mut dyn Sink) {
    position.table_mut().roll = None;
    sink.effect(Effect::Table(TableEvent::RollsAgain(position.turn())));
}

/// After a move on the board: the turn goes on to the next, unless the game is over.
pub(crate) fn end_turn(rules: &Rules, position: &mut Position, sink: &mut dyn Sink) {
    if outcome(rules, position).is_none() {
        pass_turn(rules, position, sink);
    } else {
        position.table_mut().roll = None;
    }
}

/// Whether the seat on turn has a move on the board, with the throw as it lies.
pub(crate) fn can_move(rules: &Rules, position: &Position) -> bool {
    let mut moves = Vec::new();
    steps(rules, position, &mut moves);
    !moves.is_empty()
}

/// Whether the seat on turn has anything to do: to throw, or, where nothing is thrown, to move or to declare.
fn can_act(rules: &Rules, position: &Position) -> bool {
    rules.terms().dice.is_some() || can_move(rules, position) || may_declare(rules, position)
}

/// Whether the seat on turn has anything to declare.
fn may_declare(rules: &Rules, position: &Position) -> bool {
    match rules.terms().contest {
        Contest::Kings | Contest::Race(_) => false,
        Contest::Armies(terms) => armies::may_declare(rules, position, terms),
    }
}

/// The turn goes to the next seat that plays; where nothing is thrown, to the next that has something to do.
pub(crate) fn pass_turn(rules: &Rules, position: &mut Position, sink: &mut dyn Sink) {
    pass_on(rules, position, 0, sink);
}

/// The turn goes on, over these seats already (a bit for each), which could not move.
fn pass_on(rules: &Rules, position: &mut Position, mut over: u8, sink: &mut dyn Sink) {
    position.table_mut().roll = None;
    for _ in 0..SEATS {
        let Some(next) = next_seat(rules, position) else { return };
        if next <= position.turn() {
            let number = position.fullmove_number().saturating_add(1);
            position.set_clocks(position.halfmove_clock(), number);
        }
        position.set_turn(next);
        if can_act(rules, position) {
            if over != 0 {
                sink.effect(Effect::Table(TableEvent::PassedOver(over)));
            }
            return sink.effect(Effect::Turn(next));
        }
        over |= 1 << next.0;
    }
}

/// The next seat clockwise that still plays.
fn next_seat(rules: &Rules, position: &Position) -> Option<Seat> {
    let seats = rules.game().seats.len() as u8;
    let following = (1..=seats).map(|step| Seat((position.turn().0 + step) % seats));
    { following }.find(|&seat| plays(rules, position, seat))
}

/// Whether a seat has still turns.
pub(crate) fn plays(rules: &Rules, position: &Position, seat: Seat) -> bool {
    match rules.terms().contest {
        Contest::Kings => true,
        Contest::Armies(_) => armies::fights(position, seat),
        Contest::Race(terms) => race::runs(position, terms, seat),
    }
}

/// An opening throw: the highest begins; those who tie throw again.
fn take_opening_roll(rules: &Rules, position: &mut Position, value: u8, sink: &mut dyn Sink) {
    let seat = position.turn();
    let table = position.table_mut();
    table.opening_rolls[seat.index()] = OpeningRoll::Rolled(value);
    if let Some(due) = rules.seats().find(|seat| table.opening_rolls[seat.index()] == OpeningRoll::Due) {
        position.set_turn(due);
        return sink.effect(Effect::Turn(due));
    }
    let highest = table.opening_rolls.iter().filter_map(|roll| match roll {
        OpeningRoll::Rolled(value) => Some(*value),
        OpeningRoll::Due | OpeningRoll::Beaten => None,
    });
    let highest = highest.max().unwrap_or(value);
    let mut tied = 0;
    for seat in rules.seats() {
        let roll = &mut table.opening_rolls[seat.index()];
        let leads = *roll == OpeningRoll::Rolled(highest);
        *roll = if leads { OpeningRoll::Due } else { OpeningRoll::Beaten };
        tied |= (leads as u8) << seat.0;
    }
    let first = Seat(tied.trailing_zeros() as u8);
    position.set_turn(first);
    if tied.count_ones() > 1 {
        sink.effect(Effect::Table(TableEvent::Tied(tied)));
        return sink.effect(Effect::Turn(first));
    }
    position.table_mut().opening_rolls = opening_rolls(rules);
    position.set_phase(Phase::Play);
    sink.effect(Effect::Phase(Phase::Play));
    let keeps = rules.terms().opening == Opening::Roll { keeps: true };
    position.table_mut().roll = keeps.then_some(highest);
    // The turn of who cannot play the throw that is kept has gone to the next already.
    if !keeps || can_move(rules, position) || gives_another(rules, position) {
        sink.effect(Effect::Turn(first));
    }
    if keeps {
        play_roll(rules, position, highest, sink);
    }
}
