//! The state of play, and what a move does to it.

use crate::action::{Effect, Move, Sink};
use crate::attack;
use crate::board::{Square, SquareSet};
use crate::count::{self, Count};
use crate::piece::{KINDS, Kind, Piece, SEATS, Seat};
use crate::rules::{Captured, Castling, InCheck, Opening, PromoteBy, Rules};
use crate::tables::Lame;
use crate::{deploy, standoff};

/// Most squares a position holds.
const SQUARES: usize = 96;

/// Which part of the game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Each seat in turn has free moves in its own half; so many are left to the seat on turn.
    Array(u8),
    /// Both seats move freely; a bit for each seat that has declared itself ready.
    Mobilisation(u8),
    /// The seat on turn makes its forced first move.
    Forced,
    /// The seat on turn places men.
    Deployment,
    /// The second player has to move its rooks elsewhere behind its pawns.
    Redeployment,
    /// Alternate moves.
    Play,
}

/// How far the claim of an impasse has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Impasse {
    /// Nobody claims one.
    None,
    /// The seat claims one, and the other has to answer.
    Claimed(Seat),
    /// The claim has been declined, and the claimant has to move.
    Declined,
    /// The points are counted.
    Accepted,
}

/// What stands between the sides besides their men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standoff {
    /// Nothing.
    None,
    /// The last player has passed.
    Passed,
    /// The last move has ended the game: by facing generals, or by a second pass.
    Ended,
}

/// A state of play: who stands where, who is on turn, and what else later moves depend on.
///
/// It knows nothing of the rules: every method that needs them takes them. Copying one is cheap
/// (some 600 bytes), and that is how moves are undone.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    men: [Option<Piece>; SQUARES],
    seats: [SquareSet; SEATS],
    kinds: [SquareSet; KINDS],
    turn: Seat,
    phase: Phase,
    /// Held rights: bit `4 * right + seat`.
    rights: u16,
    /// The count that runs.
    count: Option<Count>,
    /// A bit for each seat whose unbroken series of checks has one that lets any mate win.
    shak: u8,
    /// How far the claim of an impasse has come.
    impasse: Impasse,
    /// A bit for each seat that can no longer win.
    forfeits: u8,
    /// What the last move has brought about between the generals, or by passing.
    standoff: Standoff,
    /// Whether the first player may still object to the deployment.
    objectable: bool,
    /// Men in hand, by seat and kind.
    hands: [[u8; KINDS]; 2],
    /// Moves that each seat has made since it was left with its king alone.
    bare_moves: [u8; SEATS],
    /// Single moves since the last capture or pawn move.
    quiet: u16,
    /// Number of the move, counted by the first player's.
    number: u16,
}

impl Position {
    /// A position without men, the first player to move, in alternate play.
    pub fn empty() -> Position {
        Position {
            men: [None; SQUARES],
            seats: [SquareSet::EMPTY; SEATS],
            kinds: [SquareSet::EMPTY; KINDS],
            turn: Seat::FIRST,
            phase: Phase::Play,
            rights: 0,
            count: None,
            shak: 0,
            impasse: Impasse::None,
            forfeits: 0,
            standoff: Standoff::None,
            objectable: false,
            hands: [[0; KINDS]; 2],
            bare_moves: [0; SEATS],
            quiet: 0,
            number: 1,
        }
    }

    /// The start of the game under these rules.
    pub fn start(rules: &Rules) -> Position {
        let mut position = Position::empty();
        for (index, piece) in rules.array().iter().enumerate() {
            if let Some(piece) = piece {
                position.put(Square(index as u8), *piece);
            }
        }
        rules.hands().iter().for_each(|&piece| position.add_to_hand(piece));
        position.phase = Phase::opening(rules.terms().opening);
        position.grant_rights(rules);
        position
    }

    /// Who stands here.
    pub fn man(&self, square: Square) -> Option<Piece> {
        self.men[square.index()]
    }

    /// All men of a seat.
    pub fn men_of(&self, seat: Seat) -> SquareSet {
        self.seats[seat.index()]
    }

    /// All men of a kind, whoever owns them.
    pub fn men_of_kind(&self, kind: Kind) -> SquareSet {
        self.kinds[kind.index()]
    }

    /// A seat's men of a kind.
    pub fn men_like(&self, piece: Piece) -> SquareSet {
        self.seats[piece.seat.index()] & self.kinds[piece.kind.index()]
    }

    /// All men.
    pub fn occupied(&self) -> SquareSet {
        self.seats[0] | self.seats[1] | self.seats[2] | self.seats[3]
    }

    /// The seat on turn. In the mobilisation both may move, and this is who did not move last.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The count that runs.
    pub fn count(&self) -> Option<Count> {
        self.count
    }

    pub(crate) fn set_count(&mut self, count: Option<Count>) {
        self.count = count;
    }

    /// Whether the seat's unbroken series of checks has one that lets any mate win.
    pub fn has_shak(&self, seat: Seat) -> bool {
        self.shak >> seat.0 & 1 == 1
    }

    pub(crate) fn set_shak(&mut self, seat: Seat, shak: bool) {
        self.shak = self.shak & !(1 << seat.0) | (shak as u8) << seat.0;
    }

    /// Whether the seat can no longer win.
    pub fn has_forfeited(&self, seat: Seat) -> bool {
        self.forfeits >> seat.0 & 1 == 1
    }

    pub(crate) fn forfeit(&mut self, seat: Seat) {
        self.forfeits |= 1 << seat.0;
    }

    /// What stands between the sides besides their men.
    pub fn standoff(&self) -> Standoff {
        self.standoff
    }

    pub(crate) fn set_standoff(&mut self, standoff: Standoff) {
        self.standoff = standoff;
    }

    /// Whether the first player may still object to the deployment.
    pub fn is_objectable(&self) -> bool {
        self.objectable
    }

    pub(crate) fn set_objectable(&mut self, objectable: bool) {
        self.objectable = objectable;
    }

    /// How far the claim of an impasse has come.
    pub fn impasse(&self) -> Impasse {
        self.impasse
    }

    pub(crate) fn set_impasse(&mut self, impasse: Impasse) {
        self.impasse = impasse;
    }

    /// Single moves since the last capture or pawn move.
    pub fn quiet_moves(&self) -> u16 {
        self.quiet
    }

    /// Number of the current move.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// Moves that this seat has made with its king alone.
    pub fn bare_moves(&self, seat: Seat) -> u8 {
        self.bare_moves[seat.index()]
    }

    /// Whether the seat may act now.
    pub fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Play | Phase::Array(_) | Phase::Forced => seat == self.turn,
            Phase::Deployment | Phase::Redeployment => seat == self.turn,
            Phase::Mobilisation(_) => true,
        }
    }

    /// Whether the seat holds this right.
    pub fn holds(&self, seat: Seat, right: u8) -> bool {
        self.rights >> (4 * right + seat.0) & 1 == 1
    }

    /// The seat's royal men.
    pub fn royals(&self, rules: &Rules, seat: Seat) -> SquareSet {
        let mut royals = SquareSet::EMPTY;
        for kind in &rules.tables.royals {
            royals |= self.kinds[kind.index()];
        }
        royals & self.seats[seat.index()]
    }

    /// Where the man stands that the seat must not lose: its only royal man.
    pub fn king(&self, rules: &Rules, seat: Seat) -> Option<Square> {
        let royals = self.royals(rules, seat);
        if royals.count() == 1 { royals.first() } else { None }
    }

    /// Whether only one royal man is left to the seat, on the board and in hand.
    pub fn is_bare(&self, rules: &Rules, seat: Seat) -> bool {
        self.men_of(seat).count() == 1 && self.king(rules, seat).is_some() && self.hand_is_empty(seat)
    }

    /// How many men of this kind the seat has in hand.
    pub fn in_hand(&self, piece: Piece) -> u8 {
        self.hands.get(piece.seat.index()).map_or(0, |hand| hand[piece.kind.index()])
    }

    /// Whether the seat has no man in hand.
    pub fn hand_is_empty(&self, seat: Seat) -> bool {
        self.hands.get(seat.index()).is_none_or(|hand| hand.iter().all(|&men| men == 0))
    }

    pub(crate) fn add_to_hand(&mut self, piece: Piece) {
        if let Some(hand) = self.hands.get_mut(piece.seat.index()) {
            hand[piece.kind.index()] = hand[piece.kind.index()].saturating_add(1);
        }
    }

    fn take_from_hand(&mut self, piece: Piece) {
        if let Some(hand) = self.hands.get_mut(piece.seat.index()) {
            hand[piece.kind.index()] = hand[piece.kind.index()].saturating_sub(1);
        }
    }

    /// Whether the seat has fewer men of this kind than it started with.
    pub fn has_lost(&self, rules: &Rules, piece: Piece) -> bool {
        self.men_like(piece).count() < u32::from(rules.initial(piece.seat, piece.kind))
    }

    /// Whether the position counts as the same for repetition: men, hands, turn, phase, rights.
    pub fn repeats(&self, other: &Position) -> bool {
        self.men == other.men
            && self.turn == other.turn
            && self.phase == other.phase
            && self.rights == other.rights
            && self.hands == other.hands
            && self.forfeits == other.forfeits
    }

    // What the text parser sets.

    /// Puts a man on an empty square.
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.men[square.index()] = Some(piece);
        self.seats[piece.seat.index()].insert(square);
        self.kinds[piece.kind.index()].insert(square);
    }

    /// Takes the man from a square.
    pub(crate) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.men[square.index()].take()?;
        self.seats[piece.seat.index()].remove(square);
        self.kinds[piece.kind.index()].remove(square);
        Some(piece)
    }

    pub(crate) fn set_turn(&mut self, turn: Seat) {
        self.turn = turn;
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub(crate) fn set_counts(&mut self, quiet: u16, number: u16) {
        (self.quiet, self.number) = (quiet, number);
    }

    pub(crate) fn set_bare_moves(&mut self, seat: Seat, moves: u8) {
        self.bare_moves[seat.index()] = moves;
    }

    pub(crate) fn grant(&mut self, seat: Seat, right: u8) {
        self.rights |= 1 << (4 * right + seat.0);
    }

    /// Whether the seat could hold this right as the men stand.
    pub(crate) fn could_hold(&self, rules: &Rules, seat: Seat, right: u8) -> bool {
        let unmoved = |square| {
            let piece = self.man(square);
            piece.is_some() && piece == rules.array()[square.index()]
        };
        let mut homes = rules.tables.homes[right as usize][seat.index()];
        rules.terms().right_is_used(right) && !self.royals(rules, seat).is_empty() && homes.all(unmoved)
    }

    /// Grants every right that can be held at the start.
    pub(crate) fn grant_rights(&mut self, rules: &Rules) {
        for right in 0..rules.terms().rights.len() as u8 {
            for seat in rules.seats() {
                if self.could_hold(rules, seat, right) {
                    self.grant(seat, right);
                }
            }
        }
    }

    /// Takes the rights that the start of a turn takes away: by check, by an enemy's aim.
    pub(crate) fn settle_rights(&mut self, rules: &Rules, sink: &mut impl Sink) {
        let seat = self.turn;
        let at_stake = rules.tables.rights_at_stake;
        if self.phase != Phase::Play || at_stake == 0 || self.rights == 0 {
            return;
        }
        let mut checked = None;
        for right in (0..4).filter(|right| at_stake >> right & 1 == 1) {
            if !self.holds(seat, right) {
                continue;
            }
            let spec = rules.terms().rights[right as usize];
            let by_check = spec.in_check == InCheck::Lost
                && *checked.get_or_insert_with(|| attack::in_check(rules, self, seat));
            if by_check || spec.aimed_at_by.is_some_and(|kind| attack::aims_at_king(rules, self, seat, kind))
            {
                self.lose_right(seat, right, by_check, sink);
            }
        }
    }

    fn lose_right(&mut self, seat: Seat, right: u8, by_check: bool, sink: &mut impl Sink) {
        if self.holds(seat, right) {
            self.rights &= !(1 << (4 * right + seat.0));
            sink.effect(Effect::RightLost { seat, right, by_check });
        }
    }

    /// Makes a move that is legal here and tells the sink what happens. A move that is not legal
    /// leaves a position that may mean nothing, but never panics.
    pub fn apply(&mut self, rules: &Rules, action: Move, sink: &mut impl Sink) {
        let mover = action.from().and_then(|from| self.man(from)).map_or(self.turn, |piece| piece.seat);
        let faced = standoff::generals_face(rules, self);
        let bare = rules.terms().bare_king_moves.is_some() && self.is_bare(rules, mover);
        let mut captured = false;
        match action {
            Move::Step { from, to, into } => captured = self.step(rules, from, to, into, sink),
            Move::Castle { from, to } => self.castle(rules, from, to, sink),
            Move::Exchange { from, to } => self.exchange(from, to, sink),
            Move::Promote { at, into } => {
                self.promote(at, into, sink);
                if !matches!(rules.terms().promotion.by, PromoteBy::Standing(_)) {
                    // A pawn that has waited is promoted before the move: the turn goes on.
                    return;
                }
                self.quiet = 0;
            }
            Move::Pass { .. } => sink.effect(Effect::Passed(mover)),
            Move::Object(_) => {
                self.objectable = false;
                self.phase = Phase::Redeployment;
                self.turn = Seat::SECOND;
                sink.effect(Effect::Phase(self.phase));
                return sink.effect(Effect::Turn(self.turn));
            }
            Move::Place { kind, to, pawn_to } => {
                if let Some(pawn) = self.take(to) {
                    self.put(pawn_to, pawn);
                    sink.effect(Effect::Travelled { piece: pawn, from: to, to: pawn_to });
                }
                self.drop_man(kind, to, sink);
            }
            Move::Ready(seat) => return self.declare(rules, seat, sink),
            Move::Drop { kind, to } => self.drop_man(kind, to, sink),
            Move::Count(by) => {
                let limit = rules.terms().board_count.map_or(0, |count| count.limit);
                self.count = Some(Count { by, bare: false, made: 0, limit });
                return sink.effect(Effect::Counting(self.count));
            }
            Move::Stop(_) => {
                self.count = None;
                return sink.effect(Effect::Counting(None));
            }
            Move::ClaimImpasse(seat) => {
                sink.effect(Effect::Impasse(action));
                self.impasse = Impasse::Claimed(seat);
                self.turn = seat.opponent();
                return sink.effect(Effect::Turn(self.turn));
            }
            Move::AcceptImpasse(_) => {
                self.impasse = Impasse::Accepted;
                return sink.effect(Effect::Impasse(action));
            }
            Move::DeclineImpasse(seat) => {
                sink.effect(Effect::Impasse(action));
                self.impasse = Impasse::Declined;
                self.turn = seat.opponent();
                return sink.effect(Effect::Turn(self.turn));
            }
        }
        self.impasse = Impasse::None;
        self.objectable = false;
        if self.phase == Phase::Play {
            let passes = matches!(action, Move::Pass { .. });
            standoff::after_move(rules, self, mover, passes, faced, sink);
            count::after_move(rules, self, mover, captured, sink);
            if rules.terms().mates.is_some() {
                self.note_shak(rules, mover);
            }
        }
        if bare {
            self.bare_moves[mover.index()] = self.bare_moves[mover.index()].saturating_add(1);
        }
        self.pass_turn(rules, mover, captured, sink);
    }

    fn step(
        &mut self,
        rules: &Rules,
        from: Square,
        to: Square,
        into: Option<Kind>,
        sink: &mut impl Sink,
    ) -> bool {
        let Some(piece) = self.take(from) else { return false };
        let captured = self.take(to);
        if let Some(captured) = captured {
            sink.effect(Effect::Captured { piece: captured, at: to });
            if rules.terms().captured == Captured::Dropped {
                let kind = rules.kind(captured.kind).promoted_from.unwrap_or(captured.kind);
                self.add_to_hand(Piece { seat: piece.seat, kind });
            }
        }
        self.put(to, piece);
        sink.effect(Effect::Travelled { piece, from, to });
        let pawn = rules.terms().pawn;
        self.quiet = if captured.is_some() || piece.kind == pawn { 0 } else { self.quiet.saturating_add(1) };
        if let Some(kind) = into {
            self.promote(to, kind, sink);
        }
        if let Some((was, becomes)) = rules.terms().turns_into.filter(|(was, _)| *was == piece.kind) {
            debug_assert!(was == piece.kind);
            self.promote(to, becomes, sink);
        }
        if self.rights != 0 {
            self.spend_rights(rules, piece, from, to, sink);
        }
        captured.is_some()
    }

    /// The rights that a step uses up or gives away.
    fn spend_rights(&mut self, rules: &Rules, piece: Piece, from: Square, to: Square, sink: &mut impl Sink) {
        if let Some(right) = right_of_step(rules, piece, from, to) {
            self.lose_right(piece.seat, right, false, sink);
        }
        for (right, homes) in rules.tables.homes.iter().enumerate() {
            for seat in rules.seats() {
                if homes[seat.index()].has(from) || homes[seat.index()].has(to) {
                    self.lose_right(seat, right as u8, false, sink);
                }
            }
        }
    }

    fn drop_man(&mut self, kind: Kind, to: Square, sink: &mut impl Sink) {
        let piece = Piece { seat: self.turn, kind };
        self.take_from_hand(piece);
        self.take(to);
        self.put(to, piece);
        self.quiet = self.quiet.saturating_add(1);
        sink.effect(Effect::Dropped { piece, at: to });
    }

    fn castle(&mut self, rules: &Rules, from: Square, to: Square, sink: &mut impl Sink) {
        let Castling::Rightward { right, .. } = rules.terms().castling else { return };
        let Some(king) = self.man(from) else { return };
        let mut homes = rules.tables.homes[right as usize][king.seat.index()].filter(|&home| home != from);
        let shape = rules.board().shape;
        let beside = shape.square((shape.file(from) + shape.file(to)) / 2, shape.rank(from));
        let (Some(rook_from), Some(rook_to)) = (homes.next(), beside) else { return };
        for (from, to) in [(from, to), (rook_from, rook_to)] {
            if let Some(piece) = self.take(from) {
                self.put(to, piece);
                sink.effect(Effect::Travelled { piece, from, to });
            }
        }
        self.lose_right(king.seat, right, false, sink);
        self.quiet = self.quiet.saturating_add(1);
    }

    /// Keeps the book of the mover's series of checks.
    fn note_shak(&mut self, rules: &Rules, mover: Seat) {
        let Some(mates) = rules.terms().mates else { return };
        let king = self.king(rules, mover.opponent());
        let checkers = king.map_or(SquareSet::EMPTY, |king| attack::attackers(rules, self, king, mover));
        let strong = { checkers }.filter_map(|at| self.man(at)).any(|man| {
            let kind = rules.kind(man.kind).promoted_from.unwrap_or(man.kind);
            mates.shak.contains(&kind)
        });
        self.set_shak(mover, !checkers.is_empty() && (strong || self.has_shak(mover)));
    }

    fn exchange(&mut self, from: Square, to: Square, sink: &mut impl Sink) {
        if let (Some(king), Some(other)) = (self.take(from), self.take(to)) {
            self.put(to, king);
            self.put(from, other);
            sink.effect(Effect::Exchanged { king: (king, from), other: (other, to) });
            self.quiet = self.quiet.saturating_add(1);
        }
    }

    fn promote(&mut self, at: Square, into: Kind, sink: &mut impl Sink) {
        if let Some(piece) = self.take(at) {
            self.put(at, Piece { kind: into, ..piece });
            sink.effect(Effect::Promoted { piece, at, into });
        }
    }

    fn declare(&mut self, rules: &Rules, seat: Seat, sink: &mut impl Sink) {
        sink.effect(Effect::Declared(seat));
        match self.phase {
            Phase::Play | Phase::Forced | Phase::Deployment | Phase::Redeployment => {}
            Phase::Array(_) => self.end_array(rules, seat, sink),
            Phase::Mobilisation(ready) => {
                let ready = ready | 1 << seat.0;
                if ready.count_ones() as usize == rules.game().seats.len() {
                    // A king in check has to be relieved first; otherwise the first player begins.
                    let checked = rules.seats().find(|&seat| attack::in_check(rules, self, seat));
                    self.begin_play(rules, checked.unwrap_or(Seat::FIRST), sink);
                } else {
                    self.phase = Phase::Mobilisation(ready);
                    self.turn = seat.opponent();
                }
            }
        }
    }

    fn pass_turn(&mut self, rules: &Rules, mover: Seat, captured: bool, sink: &mut impl Sink) {
        match self.phase {
            Phase::Play => {
                if mover.index() + 1 == rules.game().seats.len() {
                    self.number = self.number.saturating_add(1);
                }
                self.turn = mover.opponent();
                sink.effect(Effect::Turn(self.turn));
                self.settle_rights(rules, sink);
            }
            Phase::Forced if mover.index() + 1 == rules.game().seats.len() => {
                self.number = self.number.saturating_add(1);
                self.begin_play(rules, Seat::FIRST, sink);
            }
            Phase::Deployment => deploy::after_placing(rules, self, mover, sink),
            Phase::Redeployment if deploy::faults(rules, self).is_empty() => {
                self.begin_play(rules, Seat::FIRST, sink)
            }
            Phase::Redeployment => {}
            Phase::Forced => {
                self.turn = mover.opponent();
                sink.effect(Effect::Turn(self.turn));
            }
            Phase::Array(left) if left > 1 => self.phase = Phase::Array(left - 1),
            Phase::Array(_) => self.end_array(rules, mover, sink),
            Phase::Mobilisation(_) if captured => self.begin_play(rules, mover.opponent(), sink),
            Phase::Mobilisation(_) => self.turn = mover.opponent(),
        }
    }

    fn end_array(&mut self, rules: &Rules, seat: Seat, sink: &mut impl Sink) {
        if seat.index() + 1 == rules.game().seats.len() {
            return self.begin_play(rules, Seat::FIRST, sink);
        }
        self.phase = Phase::opening(rules.terms().opening);
        self.turn = seat.opponent();
        sink.effect(Effect::Turn(self.turn));
    }

    pub(crate) fn begin_play(&mut self, rules: &Rules, first: Seat, sink: &mut impl Sink) {
        self.phase = Phase::Play;
        self.turn = first;
        sink.effect(Effect::Phase(self.phase));
        sink.effect(Effect::Turn(first));
        // Castling belongs to the opening.
        if let Castling::Rightward { right, .. } = rules.terms().castling {
            rules.seats().for_each(|seat| self.lose_right(seat, right, false, &mut ()));
        }
        self.settle_rights(rules, sink);
    }
}

/// The right that a step of this man takes, if it takes one.
pub(crate) fn right_of_step(rules: &Rules, piece: Piece, from: Square, to: Square) -> Option<u8> {
    let mover = rules.tables.mover(piece.seat, piece.kind);
    let by_leap =
        mover.gated.iter().filter(|gated| gated.leaps[from.index()].has(to)).find_map(|gated| gated.right);
    by_leap.or_else(|| {
        let leads = |lame: &&Lame| lame.to[from.index()].iter().any(|&(square, _)| square == to);
        mover.lames.iter().filter(leads).find_map(|lame| lame.right)
    })
}

impl Phase {
    /// The phase in which a game with this opening starts.
    pub(crate) fn opening(opening: Opening) -> Phase {
        match opening {
            Opening::Alternate => Phase::Play,
            Opening::ArrayMoves(moves) => Phase::Array(moves),
            Opening::Mobilisation => Phase::Mobilisation(0),
            Opening::ForcedAdvance(_) => Phase::Forced,
            Opening::Deployment(_) => Phase::Deployment,
        }
    }
}
