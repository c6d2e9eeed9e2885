//! Applying an action in games of armies.

use super::concourse::concourse;
use super::exchange::{offer, reentry};
use super::moves::roles_of_square;
use super::outcome::{empire_price, outcome};
use super::state::{all_seats, has_lost_pawn, is_far, is_privileged, mover, throne};
use crate::board::{Piece, Role, Seat, Square};
use crate::position::{Captive, Captor, Effect, Move, Phase, Position, Sink, Stakes, TableEvent};
use crate::rules::Rules;
use crate::variant::{Armies, Concourse, EnemyThrone, Peace};

/// What the settling of an action reads and writes.
struct Field<'a> {
    rules: &'a Rules,
    terms: Armies,
    position: &'a mut Position,
    sink: &'a mut dyn Sink,
}

/// Makes an action of the seat on turn, but for the passing of the turn; whether that is still to be done.
pub(crate) fn apply(
    rules: &Rules,
    position: &mut Position,
    terms: Armies,
    action: Move,
    sink: &mut dyn Sink,
) -> bool {
    let mut field = Field { rules, terms, position, sink };
    match action {
        Move::Step { from, to, into } => field.step(from, to, into),
        Move::Promote { at, into } => field.promote(at, into),
        Move::Propose(seat) => {
            field.propose(seat);
            return false;
        }
        Move::Agree(_) => field.agree(),
        Move::Refuse(_) => field.refuse(),
        Move::Release(seat) => {
            field.tell(TableEvent::Released(seat));
            field.free(terms.alliance.ally(seat));
        }
        _ => return false,
    }
    field.settle();
    true
}

/// What is left to do when an action has ended the game.
pub(crate) fn close(rules: &Rules, position: &mut Position, terms: Armies, sink: &mut dyn Sink) {
    Field { rules, terms, position, sink }.share_pool();
}

impl Field<'_> {
    fn tell(&mut self, event: TableEvent) {
        self.sink.effect(Effect::Table(event));
    }

    fn step(&mut self, from: Square, to: Square, into: Option<Role>) {
        let turn = self.position.turn();
        let Some(piece) = self.position.take(from) else { return };
        let decider = mover(self.position, self.terms, turn, piece).unwrap_or(turn);
        let captured = self.position.take(to);
        self.position.put(to, piece);
        if let Some(other) = captured {
            self.sink.effect(Effect::Captured { piece: other, at: to });
        }
        self.sink.effect(Effect::Travelled { piece, from, to });
        self.position.tick_halfmove_clock(captured.is_none() && piece.role != self.rules.terms().pawn);
        let kingly = piece.role == self.terms.king;
        let took_king = captured.is_some_and(|other| other.role == self.terms.king);
        if let Some(other) = captured.filter(|_| took_king) {
            let own_king = kingly && piece.seat == decider;
            let on_throne = throne(self.rules, self.terms, other.seat) == Some(to);
            let how = match (own_king, on_throne) {
                (true, true) => Captor::KingOnThrone,
                (true, false) => Captor::King,
                (false, _) => Captor::Piece,
            };
            // A commander may take his own king with the ally's piece: then the ally holds it.
            let by = if decider == other.seat { piece.seat } else { decider };
            self.imprison(other.seat, by, how);
        }
        if kingly {
            // Bell, rule 5: “either adverse Rajah”. An ally's is none.
            let adverse = |king: Piece| !self.terms.alliance.allied(king.seat, piece.seat);
            self.mount(piece.seat, to, took_king && captured.is_some_and(adverse));
        }
        if piece.role == self.terms.boat {
            self.meet(piece.seat, decider, to);
        }
        if let Some(role) = into {
            self.promote(to, role);
        }
        if let Some(other) = captured {
            self.lost_piece(other.seat);
        }
    }

    /// Tells of a seat that has lost its last piece.
    fn lost_piece(&mut self, seat: Seat) {
        if self.position.pieces_of(seat).is_empty() {
            self.tell(TableEvent::Out(seat));
        }
    }

    fn promote(&mut self, at: Square, into: Role) {
        if let Some(piece) = self.position.take(at) {
            self.position.put(at, Piece { role: into, ..piece });
            self.position.tick_halfmove_clock(false);
            self.sink.effect(Effect::Promoted { piece, at, into });
        }
    }

    /// A king is captured. A command that it held ends.
    fn imprison(&mut self, owner: Seat, by: Seat, how: Captor) {
        let enemies = self.terms.alliance.enemies(by);
        let table = self.position.table_mut();
        let mut second = false;
        for other in enemies.into_iter().filter(|&other| other != owner && enemies.contains(&owner)) {
            if let Some(held) = table.captives[other.index()].as_mut().filter(|held| held.by == by) {
                (second, held.second) = (true, false);
            }
        }
        table.captives[owner.index()] = Some(Captive { by, how, second });
        table.prisoners_changed();
        self.tell(TableEvent::Imprisoned(owner, by));
        self.end_command(owner);
    }

    fn end_command(&mut self, seat: Seat) {
        let commands = &mut self.position.table_mut().commands[seat.index()];
        if core::mem::take(commands) {
            self.tell(TableEvent::CommandEnds(seat));
        }
    }

    /// A king comes to a throne that is not its own.
    fn mount(&mut self, seat: Seat, at: Square, took_king: bool) {
        let is_throne = |other: &Seat| throne(self.rules, self.terms, *other) == Some(at);
        let Some(owner) = all_seats().filter(|&other| other != seat).find(is_throne) else { return };
        if owner == self.terms.alliance.ally(seat) {
            let table = self.position.table_mut();
            table.mounted[seat.index()] = true;
            if !core::mem::replace(&mut table.commands[seat.index()], true) {
                self.tell(TableEvent::Commands(seat));
            }
            return;
        }
        let table = self.position.table_mut();
        // A seat that has made peace has left the table.
        if self.terms.enemy_throne == EnemyThrone::Stake
            && !table.at_peace[owner.index()]
            && !core::mem::replace(&mut table.seized[owner.index()], true)
        {
            self.tell(TableEvent::ThroneSeized(seat, owner));
            self.pay(owner, seat, 1 + i8::from(took_king));
        }
    }

    fn pay(&mut self, from: Seat, to: Seat, stakes: i8) {
        if self.terms.stakes {
            let stakes = Stakes::whole(stakes);
            self.position.table_mut().pay(from, to, stakes);
            self.tell(TableEvent::Paid(from, to, stakes));
        }
    }

    /// A boat comes to rest: the other three may stand around it. The seat that has moved it has the gain.
    fn meet(&mut self, seat: Seat, decider: Seat, at: Square) {
        let Some(boats) = concourse(self.rules, self.position, self.terms, at) else { return };
        self.tell(TableEvent::Concourse(seat));
        let ally = self.terms.alliance.ally(seat);
        let takes_all = self.terms.concourse == Concourse::TakesAll;
        for other in all_seats().filter(|&other| other != seat && (takes_all || other != ally)) {
            let at = boats[other.index()];
            if let Some(piece) = self.position.take(at) {
                self.sink.effect(Effect::Captured { piece, at });
                self.lost_piece(other);
            }
        }
        self.position.tick_halfmove_clock(false);
        if !takes_all {
            let steers = &mut self.position.table_mut().steers;
            steers[decider.index()] = true;
            steers[self.terms.alliance.ally(decider).index()] = false;
            self.tell(TableEvent::Steers(decider));
        }
    }

    fn propose(&mut self, seat: Seat) {
        let Some(offer) = offer(self.rules, self.position, self.terms, seat) else { return };
        self.position.table_mut().offer = Some(offer);
        self.tell(TableEvent::Offered(offer.by, offer.to));
        self.position.set_turn(offer.to);
        self.sink.effect(Effect::Turn(offer.to));
    }

    fn agree(&mut self) {
        let Some(offer) = self.position.table_mut().offer.take() else { return };
        self.tell(TableEvent::Agreed(offer.to));
        offer.kings.into_iter().for_each(|owner| self.free(owner));
        self.return_turn(offer.by);
    }

    fn refuse(&mut self) {
        let Some(offer) = self.position.table_mut().offer.take() else { return };
        self.position.table_mut().refused[offer.by.index()] = true;
        self.tell(TableEvent::Refused(offer.to));
        self.return_turn(offer.by);
    }

    fn return_turn(&mut self, seat: Seat) {
        self.position.set_turn(seat);
        self.sink.effect(Effect::Turn(seat));
    }

    /// A captured king returns, and with it its owner's command of the own army.
    fn free(&mut self, owner: Seat) {
        let Some(at) = reentry(self.rules, self.position, self.terms, owner) else { return };
        let piece = Piece { seat: owner, role: self.terms.king };
        let table = self.position.table_mut();
        table.captives[owner.index()] = None;
        table.prisoners_changed();
        self.position.put(at, piece);
        self.position.tick_halfmove_clock(false);
        self.tell(TableEvent::Freed(piece, at));
        self.end_command(self.terms.alliance.ally(owner));
    }

    /// What follows from the pieces as they stand now: pawns that waited, empires, peace, defeat.
    fn settle(&mut self) {
        for seat in all_seats() {
            self.promote_waiting(seat);
        }
        for seat in all_seats() {
            self.found_empire(seat);
        }
        for seat in all_seats() {
            self.make_peace(seat);
        }
    }

    fn promote_waiting(&mut self, seat: Seat) {
        if !has_lost_pawn(self.rules, self.position, seat)
            || is_privileged(self.rules, self.position, self.terms, seat)
        {
            return;
        }
        for at in self.position.pieces_like(Piece { seat, role: self.rules.terms().pawn }) {
            let roles = roles_of_square(self.rules, self.terms.advancement, seat, at);
            if let ([role], true) = (&roles[..], is_far(self.rules, seat, at)) {
                self.promote(at, *role);
            }
        }
    }

    fn found_empire(&mut self, seat: Seat) {
        let built = self.position.table_mut().empire[seat.index()];
        let Some(price) = empire_price(self.position, self.terms, seat).filter(|_| !built) else { return };
        self.position.table_mut().empire[seat.index()] = true;
        self.tell(TableEvent::Empire(seat));
        for enemy in self.terms.alliance.enemies(seat) {
            self.pay(enemy, seat, price);
        }
    }

    /// A player with only a king left takes the stake back and fights no more.
    fn make_peace(&mut self, seat: Seat) {
        let pieces = self.position.pieces_of(seat);
        let king = self.position.pieces_like(Piece { seat, role: self.terms.king });
        let at_peace = self.position.table_mut().at_peace[seat.index()];
        if self.terms.peace != Peace::EachKing || pieces.len() != 1 || pieces != king || at_peace {
            return;
        }
        self.position.table_mut().at_peace[seat.index()] = true;
        self.tell(TableEvent::Peace(seat));
        self.take_from_pool(seat, Stakes::whole(1));
        self.end_command(seat);
    }

    fn take_from_pool(&mut self, seat: Seat, stakes: Stakes) {
        let table = self.position.table_mut();
        let stakes = stakes.min(table.pool);
        if stakes > Stakes::NONE {
            table.pool = table.pool.less(stakes);
            table.balance[seat.index()] = table.balance[seat.index()].plus(stakes);
            self.tell(TableEvent::FromPool(seat, stakes));
        }
    }

    /// At the end of the game the allies who have won share the pool; in a draw all who have not
    /// made peace before.
    fn share_pool(&mut self) {
        let pool = self.position.table_mut().pool;
        if pool == Stakes::NONE || self.position.phase() == Phase::OpeningRoll {
            return;
        }
        let Some(end) = outcome(self.rules, self.position, self.terms) else { return };
        let at_peace = self.position.table_mut().at_peace;
        let shares = |seat: &Seat| {
            let wins = end.winner.is_none_or(|winner| self.terms.alliance.allied(winner, *seat));
            wins && !at_peace[seat.index()]
        };
        let mut winners: Vec<Seat> = all_seats().filter(shares).collect();
        if winners.is_empty() {
            winners = all_seats().collect();
        }
        // In play this always comes out even: of three stakes two allies take one and a half each.
        let (share, rest) = (pool.halves() / winners.len() as i8, pool.halves() % winners.len() as i8);
        for (place, seat) in (0i8..).zip(winners) {
            self.take_from_pool(seat, Stakes::from_halves(share + i8::from(place < rest)));
        }
    }
}
