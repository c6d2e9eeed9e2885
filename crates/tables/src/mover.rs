//! How a piece of an ending steps, as bitboards: leaps, rays, and steps that something stands in the way of.

use tabiya_rules::Role;
use tabiya_rules::endings::{SpecPiece, SpecStep};

/// The squares of a board of up to 64.
pub(crate) type Set = u64;

/// The squares of a set, the lowest first.
pub(crate) fn squares(mut set: Set) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        at
    })
}

#[derive(Clone, Copy)]
struct Ray {
    squares: Set,
    /// Whether its squares have higher numbers than the one it starts from.
    up: bool,
}

impl Ray {
    /// Its squares up to the first that is occupied, that one included.
    #[inline(always)]
    fn open(self, occupied: Set) -> Set {
        let blockers = self.squares & occupied;
        if blockers == 0 {
            self.squares
        } else if self.up {
            self.squares & (blockers ^ (blockers - 1))
        } else {
            self.squares & (Set::MAX << (63 - blockers.leading_zeros()))
        }
    }
}

/// What can be reached from each square.
#[derive(Default)]
pub(crate) struct Reach {
    leaps: Vec<Set>,
    rays: Vec<Vec<Ray>>,
    /// Steps over squares on which it does not stop.
    lame: Vec<Vec<(u8, Set)>>,
    /// On an empty board.
    pub(crate) all: Vec<Set>,
}

impl Reach {
    fn new(steps: &[Vec<SpecStep>]) -> Reach {
        let mut reach = Reach::default();
        for (from, own) in steps.iter().enumerate() {
            let mut left: Vec<(u8, Set)> = own.iter().map(|step| (step.to.0, step.over.0 as Set)).collect();
            reach.all.push(left.iter().fold(0, |set, (to, _)| set | 1 << to));
            let (mut leaps, mut rays) = (0, Vec::new());
            left.sort_by_key(|(_, over)| std::cmp::Reverse(over.count_ones()));
            let mut lame = Vec::new();
            while let Some(&(to, over)) = left.first() {
                let ray = Ray { squares: over | 1 << to, up: usize::from(to) > from };
                let stops: Vec<(u8, Set)> =
                    squares(ray.squares).map(|at| (at, ray.squares & between(from as u8, at))).collect();
                let straight = squares(ray.squares).all(|at| (usize::from(at) > from) == ray.up);
                if over == 0 {
                    leaps |= 1 << to;
                    left.remove(0);
                } else if straight && stops.iter().all(|stop| left.contains(stop)) {
                    rays.push(ray);
                    left.retain(|step| !stops.contains(step));
                } else {
                    lame.push(left.remove(0));
                }
            }
            reach.leaps.push(leaps);
            reach.rays.push(rays);
            reach.lame.push(lame);
        }
        reach
    }

    /// The squares reached, empty or not, where these are occupied.
    #[inline(always)]
    pub(crate) fn to(&self, from: u8, occupied: Set) -> Set {
        let from = usize::from(from);
        let mut to = self.leaps[from];
        for ray in &self.rays[from] {
            to |= ray.open(occupied);
        }
        for &(at, over) in &self.lame[from] {
            to |= Set::from(over & occupied == 0) << at;
        }
        to
    }
}

/// The squares whose numbers lie between two.
fn between(one: u8, other: u8) -> Set {
    let (low, high) = (one.min(other), one.max(other));
    (Set::MAX << low << 1) & !(Set::MAX << high)
}

/// How a piece steps, captures, checks and becomes another.
pub(crate) struct Mover {
    pub(crate) royal: bool,
    quiet: Reach,
    takes: Reach,
    back: Reach,
    /// By the king's square, from where it checks if nothing stands between.
    checks: Vec<Set>,
    /// By square and the king's, what must be empty for a check; nothing if never anything.
    over: Vec<Set>,
    pub(crate) far: bool,
    /// By square, where it can step and stay what it is.
    stays: Vec<Set>,
    /// From where it can become another by a quiet step.
    pub(crate) promotes_from: Set,
    becomes: Option<Vec<Vec<(Vec<Role>, bool)>>>,
    /// Where it can stand.
    pub(crate) home: Set,
}

impl Mover {
    pub(crate) fn new(piece: &SpecPiece) -> Mover {
        let number = piece.quiet.len();
        let (mut checks, mut over) = (vec![0; number], vec![0; number * number]);
        for (from, steps) in piece.checks.iter().enumerate() {
            for step in steps {
                checks[step.to.index()] |= 1 << from;
                over[from * number + step.to.index()] = step.over.0 as Set;
            }
        }
        let far = over.iter().any(|over| *over != 0);
        let mut mover = Mover {
            royal: piece.royal,
            quiet: Reach::new(&piece.quiet),
            takes: Reach::new(&piece.takes),
            back: Reach::new(&piece.back),
            checks,
            over: if far { over } else { Vec::new() },
            far,
            stays: vec![Set::MAX; number],
            promotes_from: 0,
            becomes: piece.becomes.clone(),
            home: piece.squares.0 as Set,
        };
        for (from, becomes) in mover.becomes.iter().flatten().enumerate() {
            for (to, (roles, stays)) in becomes.iter().enumerate() {
                if !stays {
                    mover.stays[from] &= !(1 << to);
                }
                if !roles.is_empty() && mover.quiet.all[from] >> to & 1 == 1 {
                    mover.promotes_from |= 1 << from;
                }
            }
        }
        mover
    }

    /// The empty squares to which it steps and stays what it is.
    #[inline(always)]
    pub(crate) fn quiet(&self, from: u8, occupied: Set) -> Set {
        self.quiet.to(from, occupied) & !occupied & self.stays[usize::from(from)]
    }

    /// The empty squares to which it steps, whatever becomes of it.
    pub(crate) fn quiet_any(&self, from: u8, occupied: Set) -> Set {
        self.quiet.to(from, occupied) & !occupied
    }

    /// The squares of these that it captures on.
    #[inline(always)]
    pub(crate) fn takes(&self, from: u8, occupied: Set, prey: Set) -> Set {
        let prey = prey & self.takes.all[usize::from(from)];
        if prey == 0 { 0 } else { self.takes.to(from, occupied) & prey }
    }

    /// The squares from which a quiet step led here.
    #[inline(always)]
    pub(crate) fn back(&self, to: u8, occupied: Set) -> Set {
        self.back.to(to, occupied) & !occupied & self.home
    }

    /// Whether it checks a king.
    #[inline(always)]
    pub(crate) fn checks(&self, from: u8, king: u8, occupied: Set) -> bool {
        self.checks[usize::from(king)] >> from & 1 == 1
            && (!self.far
                || self.over[usize::from(from) * self.checks.len() + usize::from(king)] & occupied == 0)
    }

    /// What it can become by a step, and whether it may stay what it is.
    pub(crate) fn becoming(&self, from: u8, to: u8) -> (&[Role], bool) {
        match &self.becomes {
            None => (&[], true),
            Some(becomes) => {
                let (roles, stays) = &becomes[usize::from(from)][usize::from(to)];
                (roles, *stays)
            }
        }
    }
}
