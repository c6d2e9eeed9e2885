//! The reasons for a chosen move: what it does at once, and what the expected line comes to.

use super::evaluate::Evaluation;
use super::found::{Found, Score};
use crate::board::{Piece, Role, Seat, Square};
use crate::matches::Match;
use crate::play::attack::{attackers, in_check};
use crate::position::{Count, Effect, EndReason, Move, Outcome, Position, TableEvent};
use crate::rules::Rules;
use crate::variant::{Contest, Topic};

/// What a piece in danger has to be worth more than the one that takes it, in hundredths of the weakest.
const MORE: i32 = 20;

/// One thing that speaks for a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// There is no other.
    Only,
    /// There is nothing to choose before the throw.
    Throws,
    /// It forces a win.
    Wins {
        /// The game is over after so many plies.
        plies: u32,
        /// How, where the line shows it.
        outcome: Option<Outcome>,
    },
    /// It ends the game without a winner.
    Draws(Outcome),
    /// Every move loses; after this one it takes so many plies.
    HoldsOut {
        /// The game is over after so many plies.
        plies: u32,
    },
    /// The king is no longer in check.
    AnswersCheck(Seat),
    /// A piece of another side is captured.
    Captures {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// A piece becomes another.
    Promotes {
        /// The piece as it was.
        piece: Piece,
        /// Where it stands.
        at: Square,
        /// What it becomes.
        into: Role,
    },
    /// A king is attacked.
    Checks(Seat),
    /// A side has only its king left.
    Bares(Seat),
    /// A piece that could be won stands safe.
    Saves {
        /// The piece.
        piece: Piece,
        /// Where it was attacked.
        from: Square,
        /// By what.
        by: Piece,
    },
    /// A piece that can be won is attacked.
    Attacks {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// A count runs on, or begins.
    Counts(Count),
    /// What happens beside the board.
    Happens(TableEvent),
    /// The expected line wins more than it loses.
    Gains {
        /// With whose capture it begins to be ahead.
        piece: Piece,
        /// After so many plies.
        plies: u32,
    },
    /// The piece is worth more where it goes.
    StandsBetter {
        /// The piece.
        piece: Piece,
        /// Where it goes.
        at: Square,
    },
    /// Nothing is won or lost by force as far as was looked.
    Quiet {
        /// So many plies.
        plies: u32,
    },
    /// The answer that is feared most.
    Expects {
        /// The move.
        first: Move,
        /// What the other side is expected to answer.
        reply: Move,
    },
}

impl Reason {
    /// Stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::Only => "only-move",
            Reason::Throws => "throws",
            Reason::Wins { .. } => "wins",
            Reason::Draws(_) => "draws",
            Reason::HoldsOut { .. } => "holds-out",
            Reason::AnswersCheck(_) => "answers-check",
            Reason::Captures { .. } => "captures",
            Reason::Promotes { .. } => "promotes",
            Reason::Checks(_) => "checks",
            Reason::Bares(_) => "bares-king",
            Reason::Saves { .. } => "saves",
            Reason::Attacks { .. } => "attacks",
            Reason::Counts(_) => "counts",
            Reason::Happens(_) => "table",
            Reason::Gains { .. } => "gains",
            Reason::StandsBetter { .. } => "stands-better",
            Reason::Quiet { .. } => "quiet",
            Reason::Expects { .. } => "expects",
        }
    }

    /// The squares that it speaks of.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Reason::Captures { at, .. } | Reason::Promotes { at, .. } => vec![at],
            Reason::Attacks { at, .. } | Reason::StandsBetter { at, .. } => vec![at],
            Reason::Saves { from, .. } => vec![from],
            Reason::Expects { reply, .. } => reply.from().into_iter().chain(reply.to()).collect(),
            _ => Vec::new(),
        }
    }

    /// What the rule is about on which it stands, if it stands on one that not every game has.
    pub fn topic(&self) -> Option<Topic> {
        match *self {
            Reason::Wins { outcome, .. } => outcome.and_then(|outcome| settles(outcome.reason)),
            Reason::Draws(outcome) => settles(outcome.reason),
            Reason::Bares(_) => Some(Topic::BareKing),
            Reason::Counts(count) => Some(if count.bare { Topic::BareCount } else { Topic::BoardCount }),
            Reason::Promotes { .. } => Some(Topic::PromoteInto),
            _ => None,
        }
    }
}

/// What the rule is about by which a game ends so.
fn settles(reason: EndReason) -> Option<Topic> {
    Some(match reason {
        EndReason::Stalemate => Topic::Stalemate,
        EndReason::BareKing => Topic::BareKing,
        EndReason::TwoBareKings => Topic::TwoBareKings,
        EndReason::BareKingSurvived => Topic::BareKingMoves,
        EndReason::Niol => Topic::Series,
        EndReason::BarredMate(_) => Topic::BarredMate,
        EndReason::CountedOut => Topic::BoardCount,
        EndReason::MateWhileCounting => Topic::BoardCountMate,
        EndReason::Impasse => Topic::Impasse,
        EndReason::Repetition | EndReason::PerpetualAttack | EndReason::Points => Topic::Repetition,
        EndReason::PerpetualCheck => Topic::PerpetualCheck,
        EndReason::PerpetualChase => Topic::PerpetualChase,
        EndReason::GeneralsFacing => Topic::Generals,
        EndReason::LoneChecker => Topic::LoneChecker,
        EndReason::Passes => Topic::Pass,
        EndReason::Forbidden => Topic::Forbidden,
        EndReason::Checkmate
        | EndReason::Forfeited
        | EndReason::Empire
        | EndReason::LastOnBoard
        | EndReason::Peace
        | EndReason::NobodyMoves
        | EndReason::NoProgress
        | EndReason::AllHome => return None,
    })
}

/// What speaks for the move that a search has found, the weightiest first. Nothing where the game is over.
///
/// ```
/// # use tabiya_rules as tabiya;
/// use tabiya::Match;
/// use tabiya::search::{Limits, reasons, search};
/// let game = Match::new("shatranj", &[], Some("7k/R7/8/8/8/7p/8/1R2K3 w - - 0 1"))?;
/// let found = search(&game, &Limits { depth: 2, ..Limits::default() }, &mut |_| false);
/// assert_eq!(reasons(&game, &found)[0].code(), "wins");
/// # Ok::<(), tabiya::MatchError>(())
/// ```
pub fn reasons(game: &Match, found: &Found) -> Vec<Reason> {
    let Some(first) = found.best else {
        return if game.outcome().is_none() { vec![Reason::Throws] } else { Vec::new() };
    };
    let why = Why::new(game, found, first);
    let mut reasons = Vec::new();
    if game.legal().len() == 1 {
        reasons.push(Reason::Only);
    }
    why.ends(&mut reasons);
    why.happens(&mut reasons);
    if why.kings && !matches!(reasons.first(), Some(Reason::Wins { .. })) {
        why.dangers(&mut reasons);
    }
    if reasons.is_empty() {
        reasons.push(why.quiet());
    }
    if why.kings
        && !matches!(found.score, Score::Win(_))
        && let Some(&reply) = found.line.get(1)
    {
        reasons.push(Reason::Expects { first, reply });
    }
    reasons
}

/// A move and what is known of it.
struct Why<'a> {
    game: &'a Match,
    rules: &'a Rules,
    found: &'a Found,
    first: Move,
    /// Whose move it is.
    seat: Seat,
    before: &'a Position,
    after: Position,
    effects: Effects,
    evaluation: Evaluation,
    kings: bool,
}

impl Why<'_> {
    fn new<'a>(game: &'a Match, found: &'a Found, first: Move) -> Why<'a> {
        let (rules, before) = (game.rules(), game.position());
        let mut after = before.clone();
        let mut effects = Effects(Vec::new());
        after.apply(rules, first, &mut effects);
        Why {
            game,
            rules,
            found,
            first,
            seat: super::actor(rules, before),
            before,
            after,
            effects,
            evaluation: Evaluation::new(rules),
            kings: rules.terms().contest == Contest::Kings,
        }
    }

    /// The end of the game, if it is in sight.
    fn ends(&self, reasons: &mut Vec<Reason>) {
        let end = |plies: usize| {
            let mut game = self.game.clone();
            let played = self.found.line.iter().take(plies).all(|&action| {
                let text = self.rules.write_move(action);
                game.play(&text).is_ok()
            });
            game.outcome().filter(|_| played)
        };
        match self.found.score {
            Score::Win(plies) => reasons.push(Reason::Wins { plies, outcome: end(plies as usize) }),
            Score::Loss(plies) => reasons.push(Reason::HoldsOut { plies }),
            Score::Points(_) | Score::Expected(_) => match end(1) {
                Some(outcome) if self.rules.winners(outcome).next().is_none() => {
                    reasons.push(Reason::Draws(outcome));
                }
                Some(outcome) if self.rules.winners(outcome).any(|seat| seat == self.seat) => {
                    reasons.push(Reason::Wins { plies: 1, outcome: Some(outcome) });
                }
                _ => {}
            },
        }
    }

    /// What the move does at once.
    fn happens(&self, reasons: &mut Vec<Reason>) {
        for &effect in &self.effects.0 {
            match effect {
                Effect::Captured { piece, at } if !self.rules.allied(piece.seat, self.seat) => {
                    reasons.push(Reason::Captures { piece, at });
                }
                Effect::Promoted { piece, at, into } => reasons.push(Reason::Promotes { piece, at, into }),
                Effect::Counting(Some(count)) if count.by == self.seat => {
                    reasons.push(Reason::Counts(count));
                }
                Effect::Table(event) if is_worth_telling(event) => reasons.push(Reason::Happens(event)),
                _ => {}
            }
        }
        if !self.kings {
            return;
        }
        let other = self.seat.opponent();
        if in_check(self.rules, self.before, self.seat) && !in_check(self.rules, &self.after, self.seat) {
            reasons.push(Reason::AnswersCheck(self.seat));
        }
        if in_check(self.rules, &self.after, other) {
            reasons.push(Reason::Checks(other));
        }
        let won = matches!(reasons.first(), Some(Reason::Wins { plies: 0 | 1, .. }));
        if !won && self.after.is_bare(self.rules, other) && !self.before.is_bare(self.rules, other) {
            reasons.push(Reason::Bares(other));
        }
    }

    /// What could be captured before and after, and what the line wins.
    fn dangers(&self, reasons: &mut Vec<Reason>) {
        let other = self.seat.opponent();
        if let (Some(from), Some(to)) = (self.first.from(), self.first.to())
            && let Some(piece) = self.before.piece_at(from)
        {
            let safe = self.captor(&self.after, to).is_none();
            if let Some(by) = self.captor(self.before, from).filter(|_| safe) {
                reasons.push(Reason::Saves { piece, from, by });
            }
            let prey = self.after.pieces_of(other).filter(|&at| {
                let own = attackers(self.rules, &self.after, at, self.seat);
                own.has(to) && self.captor(&self.after, at).is_some()
            });
            let worth = |at: &Square| self.after.piece_at(*at).map_or(0, |piece| self.worth(piece));
            if safe
                && let Some(at) = prey.max_by_key(worth)
                && let Some(piece) = self.after.piece_at(at)
            {
                reasons.push(Reason::Attacks { piece, at });
            }
        }
        if !reasons.iter().any(|reason| matches!(reason, Reason::Captures { .. })) {
            reasons.extend(self.gains());
        }
    }

    /// The piece with whose capture the expected line begins to be ahead, if it stays so to its end.
    fn gains(&self) -> Option<Reason> {
        /// Less is no piece.
        const PIECE: i32 = 50;
        let (mut balance, mut gain) = (0, None);
        let mut position = self.before.clone();
        for (ply, &action) in self.found.line.iter().enumerate() {
            let mut effects = Effects(Vec::new());
            position.apply(self.rules, action, &mut effects);
            for effect in effects.0 {
                let Effect::Captured { piece, .. } = effect else { continue };
                let own = piece.seat == self.seat;
                balance += if own { -self.worth(piece) } else { self.worth(piece) };
                if balance < PIECE {
                    gain = None;
                } else if gain.is_none() {
                    gain = Some(Reason::Gains { piece, plies: ply as u32 + 1 });
                }
            }
        }
        gain
    }

    /// Who would win a piece by taking it here: it is worth less, or nobody takes it back.
    fn captor(&self, position: &Position, at: Square) -> Option<Piece> {
        let piece = position.piece_at(at)?;
        if self.rules.role(piece.role).royal {
            return None;
        }
        let by = attackers(self.rules, position, at, piece.seat.opponent());
        let guarded = !attackers(self.rules, position, at, piece.seat).is_empty();
        let takers = by.filter_map(|from| position.piece_at(from));
        let wins = |taker: &Piece| match self.rules.role(taker.role).royal {
            true => !guarded,
            false => !guarded || self.worth(*taker) + MORE < self.worth(piece),
        };
        takers.filter(wins).min_by_key(|taker| self.worth(*taker))
    }

    fn worth(&self, piece: Piece) -> i32 {
        self.evaluation.values.roles[piece.role.index()]
    }

    /// What is left to say of a move that does nothing at once.
    fn quiet(&self) -> Reason {
        if let (Some(from), Some(at)) = (self.first.from(), self.first.to())
            && let Some(piece) = self.after.piece_at(at).filter(|piece| piece.seat == self.seat)
        {
            let values = &self.evaluation.values;
            if values.on(piece.seat, piece.role, at) > values.on(piece.seat, piece.role, from) {
                return Reason::StandsBetter { piece, at };
            }
        }
        Reason::Quiet { plies: self.found.depth }
    }
}

/// Effects as they come.
struct Effects(Vec<Effect>);

impl crate::position::Sink for Effects {
    fn effect(&mut self, effect: Effect) {
        self.0.push(effect);
    }
}

/// Whether what happens beside the board can speak for a move.
fn is_worth_telling(event: TableEvent) -> bool {
    match event {
        TableEvent::RollsAgain(_)
        | TableEvent::Imprisoned(..)
        | TableEvent::Freed(..)
        | TableEvent::ThroneSeized(..)
        | TableEvent::Commands(_)
        | TableEvent::Concourse(_)
        | TableEvent::Steers(_)
        | TableEvent::Paid(..)
        | TableEvent::FromPool(..)
        | TableEvent::Empire(_)
        | TableEvent::Peace(_)
        | TableEvent::Out(_)
        | TableEvent::Agreed(_)
        | TableEvent::Released(_)
        | TableEvent::Home(_)
        | TableEvent::SentBack(_) => true,
        TableEvent::Rolled(..)
        | TableEvent::TurnLost(_)
        | TableEvent::PassedOver(_)
        | TableEvent::Skipped(_)
        | TableEvent::Tied(_)
        | TableEvent::CommandEnds(_)
        | TableEvent::Offered(..)
        | TableEvent::Refused(_) => false,
    }
}
