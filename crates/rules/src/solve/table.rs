//! The transposition table of the proof search, of a fixed size.

/// As good as never.
pub(super) const NEVER: u16 = u16::MAX;

/// The number of what has been disproved, or proved.
pub(super) const SETTLED: u32 = 1 << 30;

/// How far a position is from being proved and from being disproved, and what is known of it for certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    /// So many leaves at least have to be proved for a proof; none where there is one.
    pub(super) proof: u32,
    /// So many have to be disproved.
    pub(super) disproof: u32,
    /// A win in so many plies is known; [`NEVER`] if none is.
    pub(super) win: u16,
    /// No win takes fewer plies; [`NEVER`] if there is none ever.
    pub(super) least: u16,
}

impl Proof {
    pub(super) const OPEN: Proof = Proof { proof: 1, disproof: 1, win: NEVER, least: 0 };

    pub(super) const fn won(plies: u16) -> Proof {
        Proof { proof: 0, disproof: SETTLED, win: plies, least: 0 }
    }

    /// No win takes fewer plies than this.
    pub(super) const fn not_before(least: u16) -> Proof {
        Proof { proof: SETTLED, disproof: 0, win: NEVER, least }
    }

    pub(super) const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    proof: u32,
    disproof: u32,
    /// How much work it was to find it.
    work: u32,
    win: u16,
    least: u16,
    /// For how many plies the numbers are.
    plies: u16,
}

const EMPTY: Entry = Entry { key: 0, proof: 0, disproof: 0, work: 0, win: NEVER, least: 0, plies: 0 };

/// Entries that a key may lie in.
const WAYS: usize = 4;

pub(super) struct Table {
    entries: Vec<Entry>,
    mask: usize,
}

impl Table {
    /// A table of at most so many megabytes, or of a tenth of one.
    pub(super) fn new(megabytes: usize) -> Table {
        let room = ((megabytes << 20).max(100_000)) / size_of::<Entry>();
        let number = 1 << room.ilog2();
        Table { entries: vec![EMPTY; number], mask: (number - 1) & !(WAYS - 1) }
    }

    /// What is known of a position about winning in so many plies.
    #[inline]
    pub(super) fn find(&self, key: u64, plies: u16) -> Option<Proof> {
        let place = key as usize & self.mask;
        let entry = self.entries[place..place + WAYS].iter().find(|entry| entry.key == key)?;
        Some(if entry.win <= plies {
            Proof { proof: 0, disproof: SETTLED, win: entry.win, least: entry.least }
        } else if entry.least > plies {
            Proof { proof: SETTLED, disproof: 0, win: entry.win, least: entry.least }
        } else if entry.plies == plies && entry.proof != 0 && entry.disproof != 0 {
            Proof { proof: entry.proof, disproof: entry.disproof, win: entry.win, least: entry.least }
        } else {
            return None;
        })
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, plies: u16, proof: Proof, work: u32) {
        let place = key as usize & self.mask;
        let ways = &mut self.entries[place..place + WAYS];
        let known = ways.iter().position(|entry| entry.key == key);
        let way = known.unwrap_or_else(|| (0..WAYS).min_by_key(|&way| ways[way].work).unwrap_or(0));
        let old = if known.is_some() { ways[way] } else { EMPTY };
        ways[way] = Entry {
            key,
            proof: proof.proof,
            disproof: proof.disproof,
            work: work.saturating_add(old.work / 2),
            win: proof.win.min(old.win),
            least: proof.least.max(old.least),
            plies,
        };
    }
}
