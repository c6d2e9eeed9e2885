//! How a piece of an ending steps, as bitboards: leaps, rays, and steps that something stands in the way of.

use tabiya_rules::endings::{SpecBecomes, SpecPiece, SpecStep};
use tabiya_rules::{Role, Square};

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

/// What can be reached from each square.
pub(crate) struct Reach {
    leaps: [Set; 64],
    /// Rays to squares with higher numbers, as many for each square, some of them empty.
    up: Vec<Set>,
    /// Rays to squares with lower numbers.
    down: Vec<Set>,
    /// Steps over squares on which it does not stop.
    lame: Vec<Vec<(u8, Set)>>,
    /// On an empty board.
    all: [Set; 64],
}

impl Reach {
    fn new(steps: &[Vec<SpecStep>]) -> Reach {
        let (mut leaps, mut all) = ([0; 64], [0; 64]);
        let mut lame = vec![Vec::new(); 64];
        let mut rays = [vec![Vec::new(); 64], vec![Vec::new(); 64]];
        for (from, own) in steps.iter().enumerate() {
            let mut left: Vec<(u8, Set)> = own.iter().map(|step| (step.to.0, step.over.0 as Set)).collect();
            all[from] = left.iter().fold(0, |set, (to, _)| set | 1 << to);
            left.sort_by_key(|(_, over)| std::cmp::Reverse(over.count_ones()));
            while let Some(&(to, over)) = left.first() {
                let (ray, up) = (over | 1 << to, usize::from(to) > from);
                let stops: Vec<(u8, Set)> =
                    squares(ray).map(|at| (at, ray & between(from as u8, at))).collect();
                let straight = squares(ray).all(|at| (usize::from(at) > from) == up);
                if over == 0 {
                    leaps[from] |= 1 << to;
                    left.remove(0);
                } else if straight && stops.iter().all(|stop| left.contains(stop)) {
                    rays[usize::from(up)][from].push(ray);
                    left.retain(|step| !stops.contains(step));
                } else {
                    lame[from].push(left.remove(0));
                }
            }
        }
        let [down, up] = rays.map(|rays| {
            let most = rays.iter().map(Vec::len).max().unwrap_or(0);
            rays.into_iter().flat_map(|own| own.into_iter().chain(std::iter::repeat(0)).take(most)).collect()
        });
        let lame = if lame.iter().all(Vec::is_empty) { Vec::new() } else { lame };
        Reach { leaps, up, down, lame, all }
    }

    /// The squares reached, empty or not, where these are occupied: along a ray up to the first that is.
    #[inline(always)]
    pub(crate) fn to(&self, from: u8, occupied: Set) -> Set {
        let from = usize::from(from & 63);
        let mut to = self.leaps[from];
        let (up, down) = (self.up.len() / 64, self.down.len() / 64);
        for ray in &self.up[from * up..][..up] {
            let blockers = ray & occupied;
            to |= ray & (blockers ^ blockers.wrapping_sub(1));
        }
        for ray in &self.down[from * down..][..down] {
            let blockers = ray & occupied | 1;
            to |= ray & (Set::MAX << (63 - blockers.leading_zeros()));
        }
        if let Some(lame) = self.lame.get(from) {
            for &(at, over) in lame {
                to |= Set::from(over & occupied == 0) << at;
            }
        }
        to
    }
}

/// The squares whose numbers lie between two.
fn between(one: u8, other: u8) -> Set {
    let (low, high) = (one.min(other), one.max(other));
    (Set::MAX << low << 1) & !(Set::MAX << high)
}

/// The same steps from where they lead.
fn reversed(steps: &[Vec<SpecStep>]) -> Vec<Vec<SpecStep>> {
    let mut back = vec![Vec::new(); steps.len()];
    for (from, own) in steps.iter().enumerate() {
        for step in own {
            back[step.to.index()].push(SpecStep { to: Square(from as u8), over: step.over });
        }
    }
    back
}

/// Steps over nothing.
fn near(steps: &[Vec<SpecStep>]) -> [Set; 64] {
    let mut near = [0; 64];
    for (from, own) in steps.iter().enumerate() {
        near[from] =
            own.iter().filter(|step| step.over.0 == 0).fold(0, |set, step| set | 1 << step.to.index());
    }
    near
}

/// How a piece steps, captures, checks and becomes another.
pub(crate) struct Mover {
    pub(crate) royal: bool,
    quiet: Reach,
    takes: Reach,
    back: Reach,
    /// By the square of what is captured, from where it captures.
    taken_from: Reach,
    /// By the king's square, from where it checks.
    checked_from: Reach,
    /// By square, its next steps: nothing can stand in their way.
    near: [Set; 64],
    /// By the king's square, from where it checks if nothing stands between.
    checks: [Set; 64],
    /// By square and the king's, what must be empty for a check; nothing if never anything.
    over: Box<[Set]>,
    pub(crate) far: bool,
    /// By square, where it can step and stay what it is.
    stays: [Set; 64],
    /// From where it can become another by a quiet step.
    pub(crate) promotes_from: Set,
    becomes: Option<Vec<Vec<SpecBecomes>>>,
    /// Where it can stand.
    pub(crate) home: Set,
}

impl Mover {
    pub(crate) fn new(piece: &SpecPiece) -> Mover {
        let (mut checks, mut over) = ([0; 64], vec![0; 64 * 64]);
        for (from, steps) in piece.checks.iter().enumerate() {
            for step in steps {
                checks[step.to.index()] |= 1 << from;
                over[from * 64 + step.to.index()] = step.over.0 as Set;
            }
        }
        let far = over.iter().any(|over| *over != 0);
        let mut mover = Mover {
            royal: piece.royal,
            quiet: Reach::new(&piece.quiet),
            takes: Reach::new(&piece.takes),
            back: Reach::new(&piece.back),
            taken_from: Reach::new(&reversed(&piece.takes)),
            checked_from: Reach::new(&reversed(&piece.checks)),
            near: near(&piece.quiet),
            checks,
            over: over.into(),
            far,
            stays: [Set::MAX; 64],
            promotes_from: 0,
            becomes: piece.becomes.clone(),
            home: piece.squares.0 as Set,
        };
        for (from, becomes) in mover.becomes.iter().flatten().enumerate() {
            for (to, (roles, stays)) in becomes.iter().enumerate() {
                if !stays {
                    mover.stays[from] &= !(1 << to);
                    mover.near[from] &= !(1 << to);
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
        self.quiet.to(from, occupied) & !occupied & self.stays[usize::from(from & 63)]
    }

    /// The empty squares to which it steps, whatever becomes of it.
    pub(crate) fn quiet_any(&self, from: u8, occupied: Set) -> Set {
        self.quiet.to(from, occupied) & !occupied
    }

    /// The squares of these that it captures on.
    #[inline(always)]
    pub(crate) fn takes(&self, from: u8, occupied: Set, prey: Set) -> Set {
        let prey = prey & self.takes.all[usize::from(from & 63)];
        if prey == 0 { 0 } else { self.takes.to(from, occupied) & prey }
    }

    /// The squares from which a quiet step led here.
    #[inline(always)]
    pub(crate) fn back(&self, to: u8, occupied: Set) -> Set {
        self.back.to(to, occupied) & !occupied & self.home
    }

    /// The squares to which it captures, or would if an enemy stood there.
    #[inline(always)]
    pub(crate) fn hits(&self, from: u8, occupied: Set) -> Set {
        self.takes.to(from, occupied)
    }

    /// The squares from which it captures on this one.
    #[inline(always)]
    pub(crate) fn hits_from(&self, to: u8, occupied: Set) -> Set {
        self.taken_from.to(to, occupied)
    }

    /// The squares from which it checks a king.
    #[inline(always)]
    pub(crate) fn checks_from(&self, king: u8, occupied: Set) -> Set {
        self.checked_from.to(king, occupied)
    }

    /// The empty squares next to it to which it steps and stays what it is.
    #[inline(always)]
    pub(crate) fn near(&self, from: u8, occupied: Set) -> Set {
        self.near[usize::from(from & 63)] & !occupied
    }

    /// On which squares one more piece keeps it from checking a king: all where it does not check, none where nothing
    /// can stand between.
    #[inline(always)]
    pub(crate) fn parried_on(&self, from: u8, king: u8, occupied: Set) -> Set {
        let (from, king) = (usize::from(from & 63), usize::from(king & 63));
        let over = self.over[from * 64 + king];
        if self.checks[king] >> from & 1 == 1 && over & occupied == 0 { over } else { Set::MAX }
    }

    /// Whether it checks a king.
    #[inline(always)]
    pub(crate) fn checks(&self, from: u8, king: u8, occupied: Set) -> bool {
        let (from, king) = (usize::from(from & 63), usize::from(king & 63));
        self.checks[king] >> from & 1 == 1 && self.over[from * 64 + king] & occupied == 0
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
