//! Depth-first proof-number search for a win in a limited number of plies.
//!
//! Each position has two numbers: how many leaves below it must at least be proved, and how many disproved. The
//! search goes where least is missing. As the plies that are left fall with every move, no line comes back to itself.
//! Where numbers are added up, the largest is taken and one for each other: many leaves are the same position
//! reached by other ways.

use super::node::{Ground, Node};
use super::table::{NEVER, Proof, SETTLED, Table};
use crate::board::Seat;

/// After how many nodes `stop` is asked again, at the latest.
pub const POLL: u64 = 256;

/// What a move leads to, and what is known of it.
struct Branch {
    node: Node,
    /// How many plies it takes.
    cost: u16,
    proof: Proof,
}

/// What is looked for, and what has been found on the way.
pub(super) struct Prover<'a, 'r> {
    pub(super) ground: Ground<'r>,
    /// Whose win.
    pub(super) seat: Seat,
    table: Table,
    pub(super) nodes: u64,
    /// No more nodes than these.
    pub(super) most: u64,
    polled: u64,
    stop: &'a mut dyn FnMut(u64) -> bool,
    pub(super) stopped: bool,
}

impl<'a, 'r> Prover<'a, 'r> {
    pub(super) fn new(
        ground: Ground<'r>,
        seat: Seat,
        megabytes: usize,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> Prover<'a, 'r> {
        let table = Table::new(megabytes);
        Prover { ground, seat, table, nodes: 0, most: u64::MAX, polled: 0, stop, stopped: false }
    }

    /// Whether the seat wins from here in so many plies; nothing where the search was ended or has spent its nodes.
    pub(super) fn settle(&mut self, node: &Node, plies: u16) -> Option<Proof> {
        let mut proof = self.look(node, plies);
        if !proof.is_settled() {
            proof = self.deepen(node, plies, SETTLED, SETTLED);
        }
        proof.is_settled().then_some(proof)
    }

    /// What is known of a node, or seen at a glance.
    pub(super) fn look(&mut self, node: &Node, plies: u16) -> Proof {
        self.count();
        let attacks = self.ground.actor(node) == self.seat;
        let plies = self.of_use(attacks, plies);
        if plies > 0
            && let Some(known) = self.table.find(node.key, plies)
        {
            return known;
        }
        if plies == 0 && self.ground.plain {
            let won = !attacks && self.ground.is_won(node, self.seat);
            let won = won || attacks && self.ground.even && self.is_over_and_won(node);
            return if won { Proof::won(0) } else { Proof::not_before(1) };
        }
        let moves = self.ground.moves(node).len() as u32;
        let proof = match (moves, attacks) {
            (0, _) if self.ground.winner(node) == Some(self.seat) => Proof::won(0),
            (0, _) => Proof::not_before(NEVER),
            (_, true) => Proof { disproof: moves, ..Proof::OPEN },
            (_, false) => Proof { proof: moves, ..Proof::OPEN },
        };
        self.table.keep(node.key, plies, proof, 0);
        proof
    }

    fn is_over_and_won(&self, node: &Node) -> bool {
        self.ground.moves(node).is_empty() && self.ground.winner(node) == Some(self.seat)
    }

    fn count(&mut self) {
        self.nodes += 1;
        self.polled += 1;
        if self.polled >= POLL {
            self.polled = 0;
            self.stopped = self.stopped || (self.stop)(self.nodes);
        }
    }

    fn is_spent(&self) -> bool {
        self.stopped || self.nodes >= self.most
    }

    /// The plies that can be of use: where games end by a move of the winner's alone, an odd number while it acts.
    fn of_use(&self, attacks: bool, plies: u16) -> u16 {
        let odd = plies & 1 == 1;
        if self.ground.even || odd == attacks { plies } else { plies.saturating_sub(1) }
    }

    /// Goes on with a node until one of its numbers reaches its limit.
    fn deepen(&mut self, node: &Node, plies: u16, most_proof: u32, most_disproof: u32) -> Proof {
        let attacks = self.ground.actor(node) == self.seat;
        let plies = self.of_use(attacks, plies);
        let begun = self.nodes;
        let small = self.ground.plain && !self.ground.even;
        if small && plies <= 2 {
            let proof = if attacks { self.in_one(node) } else { self.in_two(node) };
            self.table.keep(node.key, plies, proof, (self.nodes - begun) as u32);
            return proof;
        }
        let mut branches = Vec::new();
        let mut whole = true;
        for action in self.ground.moves(node) {
            let (next, cost) = self.ground.after(node, action);
            let proof = match plies.checked_sub(cost) {
                Some(left) => self.look(&next, left),
                None => Proof::not_before(0),
            };
            let done = if attacks { proof.proof == 0 } else { proof.disproof == 0 };
            branches.push(Branch { node: next, cost, proof });
            if done {
                whole = false;
                break;
            }
        }
        loop {
            let (mut proof, more) = combined(&branches, attacks, plies);
            match (whole, attacks) {
                (true, _) => {}
                // Moves that were not looked at may win sooner ...
                (false, true) => proof.least = 0,
                // ... or never lose.
                (false, false) => proof.win = NEVER,
            }
            if proof.is_settled()
                || proof.proof >= most_proof
                || proof.disproof >= most_disproof
                || self.is_spent()
            {
                self.table.keep(node.key, plies, proof, (self.nodes - begun) as u32);
                return proof;
            }
            let (best, second) = front(&branches, attacks);
            let Branch { node: next, cost, proof: known, .. } = &branches[best];
            let (known, left) = (*known, plies - cost);
            // A little more than the next best, so as not to change from one to the other all the time.
            let wide = second.saturating_add(second / 4 + 1);
            let (to_prove, to_disprove) = if attacks {
                (most_proof.min(wide), most_disproof.saturating_sub(more).max(known.disproof + 1))
            } else {
                (most_proof.saturating_sub(more).max(known.proof + 1), most_disproof.min(wide))
            };
            let next = next.clone();
            let found = self.deepen(&next, left, to_prove, to_disprove);
            branches[best].proof = found;
        }
    }

    /// Whether the seat, which acts, ends the game with its next move.
    fn in_one(&mut self, node: &Node) -> Proof {
        for action in self.ground.moves(node) {
            self.count();
            let (next, _) = self.ground.after(node, action);
            if self.ground.is_won(&next, self.seat) {
                return Proof::won(1);
            }
        }
        Proof::not_before(2)
    }

    /// Whether every move of the other side lets the seat end the game with its next.
    fn in_two(&mut self, node: &Node) -> Proof {
        for action in self.ground.moves(node) {
            let (next, _) = self.ground.after(node, action);
            let known = self.table.find(next.key, 1);
            let proof = known.unwrap_or_else(|| self.in_one(&next));
            if known.is_none() {
                self.table.keep(next.key, 1, proof, 1);
            }
            if proof.proof != 0 {
                return Proof::not_before(3);
            }
        }
        Proof::won(2)
    }
}

/// What the branches of a node come to, and how many of those that are added up are open, but for one.
fn combined(branches: &[Branch], attacks: bool, plies: u16) -> (Proof, u32) {
    let mut proof = if attacks {
        Proof { proof: SETTLED, disproof: 0, win: NEVER, least: NEVER }
    } else {
        Proof { proof: 0, disproof: SETTLED, win: 0, least: 0 }
    };
    let mut others: u32 = 0;
    for branch in branches {
        let found = branch.proof;
        let after = |plies: u16| if plies == NEVER { NEVER } else { plies.saturating_add(branch.cost) };
        let (least, win) = (after(found.least), after(found.win));
        if attacks {
            proof.proof = proof.proof.min(found.proof);
            others += u32::from(found.disproof > 0);
            proof.disproof = proof.disproof.max(found.disproof);
            proof.win = proof.win.min(win);
            proof.least = proof.least.min(least);
        } else {
            proof.disproof = proof.disproof.min(found.disproof);
            others += u32::from(found.proof > 0);
            proof.proof = proof.proof.max(found.proof);
            proof.win = proof.win.max(win);
            proof.least = proof.least.max(least);
        }
    }
    let more = others.saturating_sub(1);
    if attacks && proof.proof != 0 && proof.disproof != 0 {
        proof.disproof = (proof.disproof + more).min(SETTLED - 1);
    } else if !attacks && proof.disproof != 0 && proof.proof != 0 {
        proof.proof = (proof.proof + more).min(SETTLED - 1);
    }
    if proof.proof == 0 {
        proof.disproof = SETTLED;
    } else if proof.disproof == 0 {
        proof.proof = SETTLED;
        // That is what has been looked at.
        proof.least = proof.least.max(plies.saturating_add(1));
    }
    (proof, more)
}

/// The branch in which least is missing, and how much is in the next.
fn front(branches: &[Branch], attacks: bool) -> (usize, u32) {
    let missing = |branch: &Branch| if attacks { branch.proof.proof } else { branch.proof.disproof };
    let (mut best, mut first, mut second) = (0, u32::MAX, SETTLED);
    for (place, branch) in branches.iter().enumerate() {
        let missing = missing(branch);
        if branch.proof.is_settled() {
            continue;
        }
        if missing < first {
            (best, second, first) = (place, first.min(SETTLED), missing);
        } else if missing < second {
            second = missing;
        }
    }
    (best, second)
}
