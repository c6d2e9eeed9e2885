//! The steps of a piece of an ending: from each square, where to, and which squares must be empty for it.

use crate::board::{Piece, Square, SquareSet, sort_by_key};
use crate::movement::Modality;
use crate::rules::Rules;

/// A step: where to, over what, and whether exactly one piece has to stand there or none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Step {
    pub(super) to: u8,
    pub(super) over: u128,
    pub(super) hops: bool,
}

impl Step {
    #[inline(always)]
    pub(super) fn is_free(&self, occupied: u128) -> bool {
        let between = self.over & occupied;
        if self.hops { between.count_ones() == 1 } else { between == 0 }
    }
}

/// Steps from each square.
pub(super) type Steps = Vec<Vec<Step>>;

/// How a seat's pieces of a role step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Walk {
    /// To empty squares.
    pub(super) quiet: Steps,
    /// To captures.
    pub(super) takes: Steps,
    /// To the enemy king, for check.
    checks: Steps,
    /// Whether what stands between can matter to a check.
    pub(super) far: bool,
    /// For each square and the king's: no check, one over empty squares, one over a single piece.
    kind: Vec<u8>,
    over: Vec<u128>,
}

impl Walk {
    /// Nothing, where its steps depend on more than what is empty.
    pub(super) fn new(rules: &Rules, piece: Piece) -> Option<Walk> {
        let (tables, shape) = (rules.tables(), rules.board().shape);
        let mover = tables.mover(piece.seat, piece.role);
        let nothing = vec![Vec::new(); shape.len()];
        let mut walk = Walk {
            quiet: nothing.clone(),
            takes: nothing.clone(),
            checks: nothing,
            far: false,
            kind: Vec::new(),
            over: Vec::new(),
        };
        for from in shape.squares() {
            let leaps = |to: SquareSet| to.map(|to| Step { to: to.0, over: 0, hops: false });
            let at = from.index();
            walk.quiet[at].extend(leaps(mover.moves_to[from]));
            walk.takes[at].extend(leaps(mover.captures_on[from]));
            walk.checks[at].extend(leaps(mover.captures_on[from]));
            let mut add = |modality: Modality, threatens: bool, step: Step| {
                if modality.moves() {
                    walk.quiet[at].push(step);
                }
                if modality.captures() {
                    walk.takes[at].push(step);
                    if threatens {
                        walk.far |= step.over != 0;
                        walk.checks[at].push(step);
                    }
                }
            };
            let ray = |index: u8| {
                let line = tables.ray(index).squares(from);
                line.map(move |to| {
                    let over = line.without(tables.ray(index).squares(to)).without(SquareSet::of(to));
                    Step { to: to.0, over: over.0, hops: false }
                })
            };
            for line in mover.rides.iter().filter(|line| line.start.has(from)) {
                ray(line.ray).for_each(|step| add(line.modality, true, step));
            }
            for hop in mover.hops.iter().filter(|hop| hop.line.start.has(from)) {
                if hop.bars_its_like {
                    return None;
                }
                ray(hop.line.ray).for_each(|step| add(hop.line.modality, true, Step { hops: true, ..step }));
            }
            for lame in mover.lames.iter().filter(|lame| lame.right.is_none()) {
                for &(to, via) in &lame.to[from] {
                    add(lame.modality, lame.threatens, Step { to: to.0, over: via.0, hops: false });
                }
            }
            for gated in mover.gated.iter().filter(|gated| gated.right.is_none()) {
                leaps(gated.leaps[from]).for_each(|step| add(gated.modality, false, step));
            }
            if rules.role(piece.role).royal {
                for &index in tables.facing.iter().flatten() {
                    ray(index).for_each(|step| walk.checks[at].push(step));
                    walk.far = true;
                }
            }
            for steps in [&mut walk.quiet[at], &mut walk.takes[at], &mut walk.checks[at]] {
                sort_by_key(steps, |step| *step);
                steps.dedup();
            }
            // A square that is reached in two ways would be counted twice.
            let twice = |steps: &[Step]| steps.windows(2).any(|two| two[0].to == two[1].to);
            if twice(&walk.quiet[at]) || twice(&walk.takes[at]) || twice(&walk.checks[at]) {
                return None;
            }
        }
        let squares = shape.len();
        (walk.kind, walk.over) = (vec![0; squares * squares], vec![0; squares * squares]);
        for (from, steps) in walk.checks.iter().enumerate() {
            for step in steps {
                let place = from * squares + step.to as usize;
                (walk.kind[place], walk.over[place]) = (1 + u8::from(step.hops), step.over);
            }
        }
        Some(walk)
    }

    /// Whether it checks a king from a square.
    #[inline(always)]
    pub(super) fn checks(&self, from: u8, king: u8, occupied: u128) -> bool {
        let place = from as usize * self.quiet.len() + king as usize;
        match self.kind[place] {
            0 => false,
            1 => self.over[place] & occupied == 0,
            _ => (self.over[place] & occupied).count_ones() == 1,
        }
    }

    /// Its steps to the enemy king.
    pub(super) fn checks_of_kings(&self) -> &Steps {
        &self.checks
    }

    /// Whether it steps alike when the board is turned by this map.
    pub(super) fn is_kept_by(&self, map: &[u8]) -> bool {
        self.becomes_by(map, self)
    }

    /// Whether it steps as the other one does when the board is turned by this map.
    pub(super) fn becomes_by(&self, map: &[u8], other: &Walk) -> bool {
        let turned = |set: u128| SquareSet(set).map(|at| Square(map[at.index()])).collect::<SquareSet>().0;
        let pairs = [(&self.quiet, &other.quiet), (&self.takes, &other.takes), (&self.checks, &other.checks)];
        pairs.into_iter().all(|(steps, others)| {
            steps.iter().enumerate().all(|(from, own)| {
                let mut image: Vec<Step> = own
                    .iter()
                    .map(|step| Step { to: map[step.to as usize], over: turned(step.over), ..*step })
                    .collect();
                sort_by_key(&mut image, |step| *step);
                image == others[map[from] as usize]
            })
        })
    }
}
