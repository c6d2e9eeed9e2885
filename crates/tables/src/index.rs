//! The index: the numbers of the positions of an ending. Images of each other under a symmetry have one number, which
//! is made of the number of the pair of kings and that of each group of like pieces.

use tabiya_rules::endings::{Spec, SpecPiece};

use crate::group::{Group, NONE};
use crate::material::MOST;

/// Where the pieces stand, in the order of the ending.
pub(crate) type Squares = [u8; MOST];

type Map = [u8; 64];

/// What is known of a pair of squares for the kings.
#[derive(Clone, Copy)]
struct Pair {
    /// The number of the pair that stands for it; `NO_PAIR` where kings cannot stand so.
    number: u16,
    /// The maps that bring it there, in the list of those.
    first: u32,
    maps: u8,
    /// Whether the plain map does, alone.
    plain: bool,
}

const NO_PAIR: u16 = u16::MAX;

pub(crate) struct Index {
    pairs: Vec<Pair>,
    /// The pairs that stand for others.
    kings: Vec<[u8; 2]>,
    lists: Vec<u8>,
    maps: Vec<Map>,
    /// By map, for each group the one that comes to its squares: another where like pieces change regions.
    sources: Vec<Vec<usize>>,
    groups: Vec<Group>,
    /// The group of each piece; none for kings.
    group_of: [usize; MOST],
    strides: [usize; MOST],
    king_stride: usize,
    /// The places of the kings.
    pub(crate) seats: [usize; 2],
    /// Where both sides have the same pieces: the map by which they change places, and the partner of each piece.
    twin: Option<(Map, [usize; MOST])>,
    /// How many numbers there are for each side to move.
    pub(crate) size: usize,
}

/// A position by its number: where its pieces stand.
#[derive(Clone, Copy)]
pub(crate) struct At {
    pub(crate) number: usize,
    pub(crate) squares: Squares,
    ranks: [u32; MOST],
    /// Whether it is brought to its number by the plain map alone.
    plain: bool,
    pair: u16,
    /// The numbers in which only the last group differs.
    row: (usize, usize),
}

impl Index {
    pub(crate) fn new(spec: &Spec) -> Index {
        let second = spec.pieces.iter().position(|piece| piece.piece.seat.0 == 1).unwrap_or(1);
        let seats = [0, second];
        let maps: Vec<Map> = spec.maps.iter().map(|map| as_map(map)).collect();
        let mut groups = Vec::new();
        let mut first = 0;
        while first < spec.pieces.len() {
            let own = &spec.pieces[first];
            let is_like = |other: &&SpecPiece| other.piece == own.piece && other.squares == own.squares;
            let like = spec.pieces[first..].iter().take_while(is_like);
            let many = like.count();
            if !spec.pieces[first].royal {
                groups.push(Group::new(&spec.pieces[first], first, many));
            }
            first += many;
        }
        // Rows are the longer the less often all has to be worked out.
        groups.sort_by_key(|group| group.size);
        let mut index = Index {
            pairs: Vec::new(),
            kings: Vec::new(),
            lists: Vec::new(),
            sources: Vec::new(),
            maps,
            group_of: [usize::MAX; MOST],
            strides: [0; MOST],
            king_stride: 1,
            seats,
            twin: twin(spec),
            size: 0,
            groups,
        };
        for (number, group) in index.groups.iter().enumerate().rev() {
            index.strides[number] = index.king_stride;
            index.king_stride *= group.size;
            (group.first..group.first + group.many).for_each(|piece| index.group_of[piece] = number);
        }
        index.sources = index.maps.iter().map(|map| index.sources(spec, map)).collect();
        index.pair_kings(spec);
        index.size = index.kings.len() * index.king_stride;
        index
    }

    /// For each group the one that a map brings to its squares.
    fn sources(&self, spec: &Spec, map: &Map) -> Vec<usize> {
        let comes = |from: &Group, to: &Group| {
            let (from, to) = (&spec.pieces[from.first], &spec.pieces[to.first]);
            from.piece == to.piece && from.squares.image(map) == to.squares
        };
        let source =
            |(own, to): (usize, &Group)| self.groups.iter().position(|from| comes(from, to)).unwrap_or(own);
        self.groups.iter().enumerate().map(source).collect()
    }

    fn pair_kings(&mut self, spec: &Spec) {
        let own = self.seats.map(|seat| &spec.pieces[seat]);
        let takes =
            |from: usize, by: usize, to: usize| own[by].checks[from].iter().any(|step| step.to.index() == to);
        let mut numbers = vec![NO_PAIR; 64 * 64];
        for (one, other) in (0..64).flat_map(|one| (0..64).map(move |other| (one, other))) {
            let on_board = one < own[0].quiet.len() && other < own[0].quiet.len() && one != other;
            let stand = on_board && own[0].squares.0 >> one & 1 == 1 && own[1].squares.0 >> other & 1 == 1;
            let apart = stand && !(takes(one, 0, other) && takes(other, 1, one));
            let mut pair = Pair { number: NO_PAIR, first: 0, maps: 0, plain: false };
            if apart {
                let image = |map: &Map| [map[one], map[other]];
                let Some(least) = self.maps.iter().map(image).min() else { continue };
                let place = usize::from(least[0]) * 64 + usize::from(least[1]);
                if numbers[place] == NO_PAIR {
                    numbers[place] = self.kings.len() as u16;
                    self.kings.push(least);
                }
                pair.number = numbers[place];
                pair.first = self.lists.len() as u32;
                let bring = (0..self.maps.len()).filter(|&map| image(&self.maps[map]) == least);
                self.lists.extend(bring.map(|map| map as u8));
                pair.maps = (self.lists.len() - pair.first as usize) as u8;
                pair.plain = pair.maps == 1 && self.lists[pair.first as usize] == 0;
            }
            self.pairs.push(pair);
        }
    }

    /// Whether only one side is kept, the other being its twin.
    pub(crate) fn is_twin(&self) -> bool {
        self.twin.is_some()
    }

    /// The number of a position in which the first side is to move, or the second one if its positions are kept.
    #[inline(always)]
    pub(crate) fn number(&self, squares: &Squares) -> Option<usize> {
        let pair = self.pairs[usize::from(squares[0]) * 64 + usize::from(squares[self.seats[1]])];
        if pair.number == NO_PAIR {
            return None;
        }
        let lists = &self.lists[pair.first as usize..][..usize::from(pair.maps)];
        let mut least = self.image(pair.number, squares, lists[0])?;
        for &map in &lists[1..] {
            least = least.min(self.image(pair.number, squares, map)?);
        }
        Some(least)
    }

    /// The side whose table has the position, and its number there.
    #[inline(always)]
    pub(crate) fn find(&self, squares: &Squares, turn: usize) -> Option<(usize, usize)> {
        match &self.twin {
            Some(twin) if turn == 1 => Some((0, self.number(&exchanged(squares, twin))?)),
            _ => Some((turn, self.number(squares)?)),
        }
    }

    #[inline(always)]
    fn image(&self, pair: u16, squares: &Squares, map: u8) -> Option<usize> {
        let (map, sources) = (&self.maps[usize::from(map)], &self.sources[usize::from(map)]);
        let mut number = usize::from(pair) * self.king_stride;
        let mut bad = false;
        for (index, group) in self.groups.iter().enumerate() {
            let mut own = [0; MOST];
            let first = self.groups[sources[index]].first;
            for place in 0..group.many {
                own[place] = map[usize::from(squares[first + place]) & 63];
            }
            let rank = group.rank(&own[..group.many]);
            bad |= rank == NONE;
            number += self.strides[index].wrapping_mul(rank as usize);
        }
        (!bad).then_some(number)
    }

    /// The position of a number.
    pub(crate) fn at(&self, number: usize) -> At {
        let mut at = At {
            number,
            squares: [0; MOST],
            ranks: [0; MOST],
            plain: false,
            pair: (number / self.king_stride) as u16,
            row: (number, number + 1),
        };
        let kings = self.kings[usize::from(at.pair)];
        at.squares[0] = kings[0];
        at.squares[self.seats[1]] = kings[1];
        at.plain = self.pairs[usize::from(kings[0]) * 64 + usize::from(kings[1])].plain;
        let mut left = number % self.king_stride;
        for (index, group) in self.groups.iter().enumerate() {
            let rank = left / self.strides[index];
            left %= self.strides[index];
            at.ranks[index] = rank as u32;
            at.squares[group.first..][..group.many].copy_from_slice(group.way(rank));
            if index + 1 == self.groups.len() {
                at.row = (number - rank, number - rank + group.size);
            }
        }
        at
    }

    /// Goes on to a later number.
    #[inline(always)]
    pub(crate) fn go_on(&self, at: &mut At, number: usize) {
        if number >= at.row.1 || number < at.row.0 {
            *at = self.at(number);
            return;
        }
        at.number = number;
        if let Some(group) = self.groups.last() {
            let rank = number - at.row.0;
            at.ranks[self.groups.len() - 1] = rank as u32;
            at.squares[group.first..][..group.many].copy_from_slice(group.way(rank));
        }
    }

    /// How many numbers from this one on are of positions in which only one piece stands elsewhere, and which piece.
    #[inline(always)]
    pub(crate) fn run(&self, at: &At) -> (usize, usize) {
        match self.groups.last() {
            Some(group) => (group.first, group.run(at.number - at.row.0)),
            None => (0, 1),
        }
    }

    /// Whether the position is brought to its number by the plain map alone.
    pub(crate) fn is_plain(&self, at: &At) -> bool {
        at.plain
    }

    /// Whether the number is the one that all images of its position have.
    #[inline(always)]
    pub(crate) fn stands_for_all(&self, at: &At) -> bool {
        at.plain || self.number(&at.squares) == Some(at.number)
    }

    /// In how many ways the position can be laid on the board: the images that it stands for.
    pub(crate) fn images(&self, at: &At) -> u64 {
        let lists = |number| {
            let pair = self.pairs[usize::from(at.squares[0]) * 64 + usize::from(at.squares[self.seats[1]])];
            let maps = &self.lists[pair.first as usize..][..usize::from(pair.maps)];
            maps.iter().filter(|&&map| self.image(pair.number, &at.squares, map) == Some(number)).count()
        };
        if at.plain {
            return self.maps.len() as u64;
        }
        (self.maps.len() / lists(at.number).max(1)) as u64
    }

    /// The side and number of the position in which a piece stands elsewhere and this side is to move.
    #[inline(always)]
    pub(crate) fn moved(&self, at: &At, who: usize, to: u8, turn: usize) -> Option<(usize, usize)> {
        if self.twin.is_some() && turn == 1 {
            let mut squares = at.squares;
            squares[who] = to;
            return self.find(&squares, turn);
        }
        let group = self.group_of[who];
        if group == usize::MAX {
            let [first, second] = self.seats;
            let kings = if who == first { [to, at.squares[second]] } else { [at.squares[first], to] };
            let pair = self.pairs[usize::from(kings[0]) * 64 + usize::from(kings[1])];
            if pair.plain {
                let kept = at.number - usize::from(at.pair) * self.king_stride;
                return Some((turn, kept + usize::from(pair.number) * self.king_stride));
            }
        } else if at.plain {
            let own = &self.groups[group];
            let mut squares = at.squares;
            squares[who] = to;
            let rank = own.rank(&squares[own.first..][..own.many]);
            if rank == NONE {
                return None;
            }
            let stride = self.strides[group];
            return Some((turn, at.number - at.ranks[group] as usize * stride + rank as usize * stride));
        }
        let mut squares = at.squares;
        squares[who] = to;
        Some((turn, self.number(&squares)?))
    }
}

fn as_map(map: &[u8]) -> Map {
    let mut own = [0; 64];
    own[..map.len()].copy_from_slice(map);
    own
}

/// The same position with the sides exchanged.
#[inline(always)]
fn exchanged(squares: &Squares, (map, partner): &(Map, [usize; MOST])) -> Squares {
    std::array::from_fn(|piece| map[usize::from(squares[partner[piece]]) & 63])
}

/// Whether both sides have the same pieces, so that one table speaks for both.
fn twin(spec: &Spec) -> Option<(Map, [usize; MOST])> {
    let map = as_map(spec.exchange.as_ref()?);
    let half = spec.pieces.len() / 2;
    let alike = (0..half).all(|at| {
        spec.pieces.get(half + at).is_some_and(|other| {
            let own = spec.pieces[at].piece;
            own.role == other.piece.role
                && own.seat.0 == 0
                && other.piece.seat.0 == 1
                && spec.pieces[at].squares.image(&map) == other.squares
        })
    });
    if !alike || spec.pieces.len() % 2 == 1 {
        return None;
    }
    let mut partner: [usize; MOST] = std::array::from_fn(|piece| piece);
    (0..half).for_each(|piece| (partner[piece], partner[half + piece]) = (half + piece, piece));
    Some((map, partner))
}
