//! The state of a match: who may act, and everything that decides and cannot be seen on the board.

use super::facts::Fact;
use super::record::Match;
use crate::board::{Seat, Square};
use crate::play::attack::in_check;
use crate::play::counting::may_count;
use crate::play::facing;
use crate::play::impasse::impasse_points;
use crate::position::{IllegalMove, Impasse, LastMove, Move, OpeningRoll, Outcome, Phase, Position, Table};
use crate::rules::Rules;
use crate::variant::{BareKing, Contest, ImpasseRule, InCheck, Opening, Repetition};

/// The state of a match, beside who stands where.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::{Match, matches::Fact};
/// // A bare king counts the moves that a chariot has to mate it.
/// let game = Match::new("makruk", &[], Some("8/8/4k3/8/8/8/8/R3K3 w - - 0 1 counting=b:bare:3/16"))?;
/// let state = game.state();
/// assert_eq!(state.acting.len(), 1);
/// let count = state.facts.iter().find(|fact| fact.code() == "bare-count").expect("a count");
/// assert_eq!((count.value(), count.limit()), (Some(3.0), Some(16)));
/// # Ok::<(), tabiya::MatchError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    /// The seats that may act now; nobody when the game is over.
    pub acting: Vec<Seat>,
    /// Where kings in check stand.
    pub checks: Vec<Square>,
    /// How the game has ended, if it has.
    pub outcome: Option<Outcome>,
    /// Everything that decides and cannot be seen on the board.
    pub facts: Vec<Fact>,
}

impl Match {
    /// The state of the match, beside who stands where.
    pub fn state(&self) -> GameState {
        let (rules, position) = (self.rules(), self.position());
        let outcome = self.outcome();
        let mut facts = Vec::new();
        opening(rules, position, &mut facts);
        self.throws(&mut facts);
        match rules.terms().contest {
            Contest::Kings => {
                kings(rules, position, &mut facts);
                facts.extend(self.returned());
            }
            Contest::Armies(terms) => {
                if let Some(table) = position.table() {
                    at_table(rules, position, table, terms, &mut facts);
                }
            }
            Contest::Race(_) => {}
        }
        let limit = match rules.terms().repetition {
            Repetition::Counted { quiet, .. } => Some(quiet),
            _ => rules.terms().quiet,
        };
        if let Some(limit) = limit
            && position.halfmove_clock() > 0
        {
            facts.push(Fact::Quiet(position.halfmove_clock(), limit));
        }
        if outcome.is_some() {
            facts.retain(Fact::outlasts_the_game);
        } else if bare_king_answers(rules, position) {
            facts.push(Fact::AnswerBareKing(position.turn()));
        }
        let acts = |seat: &Seat| outcome.is_none() && position.may_act(*seat);
        let checked = rules.seats().filter(|&seat| in_check(rules, position, seat));
        GameState {
            acting: rules.seats().filter(acts).collect(),
            checks: checked.filter_map(|seat| position.king(rules, seat)).collect(),
            outcome,
            facts,
        }
    }

    /// What the last throw has brought about.
    fn throws(&self, facts: &mut Vec<Fact>) {
        let (rules, position) = (self.rules(), self.position());
        let (Some((action, before)), Some(table)) = (self.last(), position.table()) else { return };
        if position.phase() == Phase::OpeningRoll || table.offer.is_some() {
            return;
        }
        let mut thrower = before.turn();
        if let (Move::Roll(value), Opening::Roll { keeps }, Phase::OpeningRoll) =
            (action, rules.terms().opening, before.phase())
        {
            let (seat, value) = highest(rules, &before, value);
            thrower = seat;
            facts.push(Fact::Begins { seat, value, keeps });
            if keeps && table.roll.is_none() {
                facts.push(idle(rules, position, seat, value));
            }
        } else if let Move::Roll(value) = action
            && table.roll.is_none()
        {
            facts.push(idle(rules, position, thrower, value));
        }
        let played = match action {
            Move::Roll(value) => Some(value),
            _ => before.table().and_then(|table| table.roll),
        };
        if let (Contest::Race(_), Some(value), Phase::Play) = (rules.terms().contest, played, before.phase())
            && table.roll.is_none()
            && position.turn() == thrower
        {
            let taken = |to: Square| before.piece_at(to).is_some_and(|piece| piece.seat != thrower);
            let steps = matches!(action, Move::Step { .. } | Move::Drop { .. });
            let captured = steps && action.to().is_some_and(taken);
            facts.push(Fact::ThrowsAgain { seat: thrower, value, captured });
        }
    }
}

/// Who has thrown highest when this last throw of the opening has decided.
fn highest(rules: &Rules, before: &Position, last: u8) -> (Seat, u8) {
    let mut best = (before.turn(), last);
    for seat in rules.seats() {
        let rolled = before.table().map(|table| table.opening_rolls[seat.index()]);
        if let Some(OpeningRoll::Rolled(value)) = rolled
            && value > best.1
        {
            best = (seat, value);
        }
    }
    best
}

/// Why a throw has let nothing move. The board is as it was when it was thrown.
fn idle(rules: &Rules, position: &Position, seat: Seat, value: u8) -> Fact {
    let mut thrown = position.clone();
    thrown.set_turn(seat);
    thrown.table_mut().roll = Some(value);
    let mut why: Vec<IllegalMove> = Vec::new();
    let mut note = |action: Move| {
        if let Err(reason) = rules.judge(&thrown, action)
            && !matches!(reason, IllegalMove::NotOnTurn(_) | IllegalMove::NotThisRoll { .. })
            && !why.contains(&reason)
        {
            why.push(reason);
        }
    };
    match rules.terms().contest {
        Contest::Kings => {}
        Contest::Armies(_) => {
            for from in thrown.occupied() {
                rules.targets(&thrown, from, |target| note(Move::Step { from, to: target.to, into: None }));
            }
        }
        Contest::Race(race) => {
            if thrown.in_hand(crate::board::Piece { seat, role: race.single }) > 0 {
                note(Move::Drop { role: race.single, to: rules.track(seat)[0] });
            }
            for from in thrown.pieces_of(seat) {
                note(Move::Step { from, to: from, into: None });
            }
        }
    }
    Fact::IdleThrow { seat, value, why }
}

/// The phase before play, and what is left of it.
fn opening(rules: &Rules, position: &Position, facts: &mut Vec<Fact>) {
    let phase = position.phase();
    let turn = position.turn();
    let pieces = |hand: fn(&Rules, Seat, &Position) -> u8| Some(hand(rules, turn, position));
    let (seat, left, of) = match phase {
        Phase::Play => (None, None, None),
        Phase::FreeMoves(left) => match rules.terms().opening {
            Opening::FreeMoves(moves) => (Some(turn), Some(left), Some(moves)),
            _ => (Some(turn), Some(left), None),
        },
        Phase::Mobilisation(ready) => (rules.seats().find(|seat| ready >> seat.0 & 1 == 1), None, None),
        Phase::Deployment => (Some(turn), pieces(held), pieces(held_at_start)),
        Phase::Forced | Phase::Redeployment | Phase::OpeningRoll => (Some(turn), None, None),
    };
    if phase != Phase::Play {
        facts.push(Fact::Phase { phase, seat, left, of });
    }
    if let (Phase::OpeningRoll, Some(table)) = (phase, position.table())
        && table.opening_rolls.contains(&OpeningRoll::Beaten)
    {
        let draws = |seat: &Seat| table.opening_rolls[seat.index()] != OpeningRoll::Beaten;
        facts.push(Fact::Tied(rules.seats().filter(draws).fold(0, |bits, seat| bits | 1 << seat.0)));
    }
    if position.is_objectable() {
        facts.push(Fact::MayObject(turn));
    }
}

fn held(rules: &Rules, seat: Seat, position: &Position) -> u8 {
    let roles = (0..rules.roles().len() as u8).map(crate::board::Role);
    roles.map(|role| position.in_hand(crate::board::Piece { seat, role })).sum()
}

fn held_at_start(rules: &Rules, seat: Seat, _: &Position) -> u8 {
    rules.hands().iter().filter(|piece| piece.seat == seat).count() as u8
}

/// What decides between two kings.
fn kings(rules: &Rules, position: &Position, facts: &mut Vec<Fact>) {
    let terms = rules.terms();
    for right in terms.rights() {
        for seat in rules.seats().filter(|&seat| position.holds(seat, right)) {
            let suspends = terms.rights[right.index()].in_check == InCheck::Suspended;
            facts.push(Fact::Right { seat, right, suspended: suspends && in_check(rules, position, seat) });
        }
    }
    facts.extend(position.count().map(Fact::Count));
    if position.phase() == Phase::Play {
        if let Some(count) = terms.board_count.filter(|count| !count.automatic)
            && may_count(rules, position, position.turn())
        {
            facts.push(Fact::MayCount(position.turn(), count.limit));
        }
        if let Some(limit) = terms.bare_king_moves {
            let bare = rules.seats().filter(|&seat| position.is_bare(rules, seat));
            facts.extend(bare.map(|seat| Fact::BareKingMoves {
                seat,
                made: position.bare_moves(seat),
                limit,
            }));
        }
    }
    if terms.mates.is_some() {
        facts.extend(rules.seats().filter(|&seat| position.has_shak(seat)).map(Fact::Shak));
    }
    facts.extend(rules.seats().filter(|&seat| position.has_forfeited(seat)).map(Fact::Forfeited));
    if facing::facing_is_open(rules, position)
        && position.last_move() != LastMove::Ended
        && let (Some(one), Some(other)) =
            (position.king(rules, Seat::FIRST), position.king(rules, Seat::SECOND))
    {
        facts.push(Fact::GeneralsFace { at: (one, other), answers: position.turn() });
    }
    if position.last_move() == LastMove::Passed {
        facts.push(Fact::Passed(position.turn().opponent()));
    }
    if let Some(values) = terms.points() {
        let points = |seat| Fact::Points { seat, halves: facing::points(position, seat, &values) };
        facts.extend(rules.seats().map(points));
    }
    if let Some(rule) = terms.impasse {
        impasse(rules, position, rule, facts);
    }
}

/// The totals are told once both kings have entered, which is when somebody may claim; where a king that has
/// entered is declared, those of its side.
fn impasse(rules: &Rules, position: &Position, rule: ImpasseRule, facts: &mut Vec<Fact>) {
    match position.impasse() {
        Impasse::Claimed(by) => facts.push(Fact::ImpasseClaimed(by)),
        Impasse::Declined => facts.push(Fact::ImpasseDeclined(position.turn())),
        Impasse::None | Impasse::Accepted => {}
    }
    let entered = |seat: Seat| {
        let zone = rules.zone(seat, rules.terms().promotion.zone);
        position.king(rules, seat).is_some_and(|king| zone.has(king))
    };
    let counts = |seat: Seat| match rule {
        ImpasseRule::Agreed { .. } => position.impasse() != Impasse::None || rules.seats().all(entered),
        ImpasseRule::Declared { .. } => entered(seat),
    };
    let points = |seat| Fact::ImpassePoints(seat, impasse_points(rules, position, seat), rule.needs(seat));
    facts.extend(rules.seats().filter(|&seat| counts(seat)).map(points));
}

/// Whether a king alone has to take the other side's last piece by its next move.
fn bare_king_answers(rules: &Rules, position: &Position) -> bool {
    rules.terms().bare_king == BareKing::LosesUnlessRebared
        && rules.terms().contest == Contest::Kings
        && position.phase() == Phase::Play
        && position.is_bare(rules, position.turn())
}

/// What decides among allied armies.
fn at_table(
    rules: &Rules,
    position: &Position,
    table: &Table,
    terms: crate::variant::Armies,
    facts: &mut Vec<Fact>,
) {
    let turn = position.turn();
    let decider = position.decider(rules);
    if decider != turn && position.phase() == Phase::Play {
        facts.push(Fact::Decides(decider, turn));
    }
    if let Some(offer) = table.offer {
        facts.push(Fact::Offered(offer.by, offer.to));
    }
    for seat in rules.seats() {
        let at = seat.index();
        let captive = table.captives[at].map(|captive| Fact::Captive(seat, captive.by));
        facts.extend(captive);
        let says = [
            (table.commands[at], Fact::Commands(seat)),
            (table.steers[at], Fact::Steers(seat)),
            (table.refused[at], Fact::Refused(seat)),
            (table.mounted[at] && !table.commands[at] && !table.empire[at], Fact::Mounted(seat)),
            (table.seized[at], Fact::Seized(seat)),
            (table.empire[at], Fact::Empire(seat)),
            (table.at_peace[at], Fact::AtPeace(seat)),
            (terms.stakes, Fact::Balance(seat, table.balance[at])),
        ];
        facts.extend(says.into_iter().filter(|(holds, _)| *holds).map(|(_, fact)| fact));
    }
    if terms.stakes {
        facts.push(Fact::Pool(table.pool));
    }
}
