//! Like pieces of a side, counted once: the numbers of the sets of squares on which they stand.

use tabiya_rules::endings::SpecPiece;

use crate::material::MOST;
use crate::mover::{Set, squares};

/// No number: they cannot stand so.
pub(crate) const NONE: u32 = u32::MAX;

/// Like pieces, which take places one after the other in the order of the ending.
pub(crate) struct Group {
    pub(crate) first: usize,
    pub(crate) many: usize,
    /// How many ways to stand there are.
    pub(crate) size: usize,
    /// The ways, `many` squares each.
    ways: Vec<u8>,
    /// For one piece by its square, for two by both, for more by the number of the set among all.
    ranks: Vec<u32>,
    places: [u8; 64],
}

impl Group {
    pub(crate) fn new(piece: &SpecPiece, first: usize, many: usize) -> Group {
        let home: Vec<u8> = squares(piece.squares.0 as Set).collect();
        let mut places = [u8::MAX; 64];
        home.iter().enumerate().for_each(|(place, &at)| places[usize::from(at)] = place as u8);
        let all = if many > 2 { choose(home.len(), many) } else { 64_usize.pow(many as u32) };
        let mut group = Group { first, many, size: 0, ways: Vec::new(), ranks: vec![NONE; all], places };
        let mut chosen: Vec<usize> = (0..many).collect();
        // Every set of places, in the order of the numbers of sets: the highest place counts most.
        while many <= home.len() {
            let way: Vec<u8> = chosen.iter().map(|&place| home[place]).collect();
            let set = way.iter().fold(0, |set: Set, at| set | 1 << at);
            let fits =
                |(region, most): &(_, usize)| (set & region_set(region)).count_ones() as usize <= *most;
            let whole = piece.bound.iter().fold(0, |all: Set, (region, _)| all | region_set(region));
            if piece.bound.is_empty() || (piece.bound.iter().all(fits) && set & !whole == 0) {
                let number = group.size as u32;
                match many {
                    1 => group.ranks[usize::from(way[0])] = number,
                    2 => {
                        group.ranks[usize::from(way[0]) * 64 + usize::from(way[1])] = number;
                        group.ranks[usize::from(way[1]) * 64 + usize::from(way[0])] = number;
                    }
                    _ => group.ranks[set_number(chosen.iter().copied())] = number,
                }
                group.ways.extend(&way);
                group.size += 1;
            }
            // The next set: the lowest place that can go up does, those below it begin anew.
            let end = |place: usize| chosen.get(place + 1).copied().unwrap_or(home.len());
            let Some(up) = (0..many).find(|&place| chosen[place] + 1 < end(place)) else { break };
            chosen[up] += 1;
            (0..up).for_each(|place| chosen[place] = place);
        }
        group
    }

    /// The number of these squares, in whatever order.
    #[inline(always)]
    pub(crate) fn rank(&self, own: &[u8]) -> u32 {
        match *own {
            [one] => self.ranks[usize::from(one) & 63],
            [one, other] => self.ranks[(usize::from(one) * 64 + usize::from(other)) & 4095],
            _ => self.rank_of_many(own),
        }
    }

    fn rank_of_many(&self, own: &[u8]) -> u32 {
        let (mut set, mut stand) = (0, true);
        for &at in own {
            let place = self.places[usize::from(at) & 63];
            stand &= place < 64;
            set |= 1_u64 << (place & 63);
        }
        // Two on one square leave fewer.
        if !stand || set.count_ones() as usize != own.len() {
            return NONE;
        }
        self.ranks[set_number(squares(set).map(usize::from))]
    }

    /// How many numbers from this one on are of sets in which only the first piece stands elsewhere.
    #[inline(always)]
    pub(crate) fn run(&self, rank: usize) -> usize {
        if self.many == 1 {
            return self.size - rank;
        }
        let others = &self.way(rank)[1..];
        (rank + 1..self.size).take_while(|&next| &self.way(next)[1..] == others).count() + 1
    }

    /// The squares of a number.
    #[inline(always)]
    pub(crate) fn way(&self, rank: usize) -> &[u8] {
        &self.ways[rank * self.many..][..self.many]
    }
}

fn region_set(region: &tabiya_rules::SquareSet) -> Set {
    region.0 as Set
}

/// The number of a set of places, given from the lowest, among all sets as large.
#[inline(always)]
fn set_number(places: impl Iterator<Item = usize>) -> usize {
    places.zip(&CHOOSE).map(|(place, row)| row[place & 63] as usize).sum()
}

/// By place in a set, from the lowest, and square: how many sets of one more than that are below.
static CHOOSE: [[u32; 64]; MOST] = {
    let mut table = [[0; 64]; MOST];
    let mut many = 0;
    while many < MOST {
        let mut of = 0;
        while of < 64 {
            table[many][of] = choose(of, many + 1) as u32;
            of += 1;
        }
        many += 1;
    }
    table
};

const fn choose(of: usize, many: usize) -> usize {
    if many > of {
        return 0;
    }
    let (mut product, mut index) = (1, 0);
    while index < many {
        product = product * (of - index) / (index + 1);
        index += 1;
    }
    product
}
