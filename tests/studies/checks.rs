//! The shortest mate by checks alone, by plain recursion over legal moves: what studies that are one long attack ask
//! for.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabiya::{Move, Piece, Position, Role, Rules, Seat};

/// What is known of a position with the attacker to move: it wins in so many plies, and not in so many.
type Known = (u8, u8);

pub struct Checks<'r> {
    rules: &'r Rules,
    attacker: Seat,
    known: HashMap<u64, Known>,
    pub nodes: u64,
    pub most: u64,
}

impl<'r> Checks<'r> {
    pub fn new(rules: &'r Rules, attacker: Seat, most: u64) -> Checks<'r> {
        Checks { rules, attacker, known: HashMap::new(), nodes: 0, most }
    }

    /// The shortest win in at most so many plies and every first move that has it; nothing where there is none.
    /// The last value says whether it is known: not where too many positions were met.
    pub fn shortest(&mut self, position: &Position, most: u8) -> (Option<(u8, Vec<Move>)>, bool) {
        for plies in (1..=most).step_by(2) {
            if self.nodes > self.most {
                return (None, false);
            }
            if self.wins(position, plies) {
                let keys = self.checks(position).into_iter();
                let keys: Vec<Move> = keys
                    .filter(|(_, child)| !self.escapes(child, plies - 1))
                    .map(|(action, _)| action)
                    .collect();
                return (Some((plies, keys)), self.nodes <= self.most);
            }
        }
        (None, self.nodes <= self.most)
    }

    /// Whether it is known within the most positions that a win by checks takes no more plies than these.
    pub fn wins(&mut self, position: &Position, plies: u8) -> bool {
        let key = self.key(position);
        let (won, not) = self.known.get(&key).copied().unwrap_or((u8::MAX, 0));
        if plies >= won || plies <= not {
            return plies >= won;
        }
        self.nodes += 1;
        if self.nodes > self.most {
            return false;
        }
        let mut checks = self.checks(position);
        if plies > 1 {
            checks.sort_by_cached_key(|(_, child)| self.rules.legal(child).len());
        }
        let wins = checks.iter().any(|(_, child)| !self.escapes(child, plies - 1));
        if self.nodes > self.most && !wins {
            return false;
        }
        let known = self.known.entry(key).or_insert((u8::MAX, 0));
        if wins {
            known.0 = known.0.min(plies);
        } else {
            known.1 = known.1.max(plies);
        }
        wins
    }

    /// Whether the checked side gets beyond so many plies.
    fn escapes(&mut self, position: &Position, plies: u8) -> bool {
        if let Some(outcome) = self.rules.outcome(position) {
            return outcome.winner != Some(self.attacker);
        }
        if plies == 0 {
            return true;
        }
        let mut replies: Vec<Position> = Vec::new();
        for action in self.rules.legal(position) {
            let child = self.after(position, action);
            match self.rules.outcome(&child) {
                Some(outcome) if outcome.winner == Some(self.attacker) => {}
                Some(_) => return true,
                None => replies.push(child),
            }
        }
        // Short refutations first.
        if plies > 3 && replies.iter().any(|child| !self.wins(child, 1) && self.checks(child).is_empty()) {
            return true;
        }
        replies.iter().any(|child| !self.wins(child, plies - 1))
    }

    /// The moves that give check or end the game for the attacker.
    fn checks(&self, position: &Position) -> Vec<(Move, Position)> {
        let other = Seat(1 - self.attacker.0);
        let moves =
            self.rules.legal(position).into_iter().map(|action| (action, self.after(position, action)));
        moves
            .filter(|(_, child)| {
                let king = child.king(self.rules, other);
                king.is_none_or(|king| !self.rules.walked_attackers(child, king, self.attacker).is_empty())
                    || self.rules.outcome(child).is_some_and(|end| end.winner == Some(self.attacker))
            })
            .collect()
    }

    fn after(&self, position: &Position, action: Move) -> Position {
        let mut child = position.clone();
        child.apply(self.rules, action, &mut ());
        child
    }

    fn key(&self, position: &Position) -> u64 {
        let mut hasher = DefaultHasher::new();
        position.turn().hash(&mut hasher);
        for seat in self.rules.seats() {
            position.pieces_of(seat).hash(&mut hasher);
            for role in 0..self.rules.roles().len() as u8 {
                position.in_hand(Piece { role: Role(role), seat }).hash(&mut hasher);
            }
        }
        for role in 0..self.rules.roles().len() as u8 {
            position.pieces_of_role(Role(role)).hash(&mut hasher);
        }
        hasher.finish()
    }
}
