//! The material of an ending: its pieces, the squares on which each can stand, and the numbering of its positions.

use super::refusal::Refusal;
use super::steps::Walk;
use crate::board::{Piece, Role, Seat, Shape, Square, SquareSet, sort_by_key};
use crate::play::Haunts;
use crate::position::Position;
use crate::rules::Rules;
use crate::variant::Stalemate;

/// The most pieces that an ending may have, kings included.
pub(super) const MAX_PIECES: usize = 6;

/// Most positions of a table: what a browser has memory for; where addresses are longer, five pieces without soldiers.
pub(super) const MOST: usize = if cfg!(target_pointer_width = "64") { 300_000_000 } else { 36_000_000 };

/// Where the pieces stand, in the order of the ending.
pub(super) type Places = [u8; MAX_PIECES];

/// The pieces of an ending and the squares that each can come to. The first seat's king comes first, then its other
/// pieces by their roles; so for the second seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Material(pub(super) Vec<(Piece, u128)>);

impl Material {
    /// The same pieces, in order.
    fn sorted(rules: &Rules, mut pieces: Vec<(Piece, u128)>) -> Material {
        sort_by_key(&mut pieces, |(piece, squares)| {
            (piece.seat, !rules.role(piece.role).royal, piece.role, *squares)
        });
        Material(pieces)
    }

    /// The pieces of a position: where pieces like each can ever stand, or, where none ever stands as it does, what it
    /// can come to from there.
    pub(super) fn of(rules: &Rules, position: &Position) -> Result<Material, Refusal> {
        let placed: Vec<(Piece, Square)> =
            position.occupied().filter_map(|at| Some((position.piece_at(at)?, at))).collect();
        let haunts = Haunts::of(rules);
        let ever = |&(piece, at): &(Piece, Square)| {
            Some(haunts.squares(piece))
                .filter(|home| home.has(at))
                .unwrap_or_else(|| from(rules, &placed, piece, at))
        };
        let whole = Material::of_pieces(rules, placed.iter().map(|own| (own.0, ever(own))).collect());
        match whole {
            Err(Refusal::TooLarge) => {
                // Not where pieces like them stand, but where these can come to.
                let own = placed.iter().map(|&(piece, at)| (piece, from(rules, &placed, piece, at)));
                Material::of_pieces(rules, own.collect())
            }
            whole => whole,
        }
    }

    /// Pieces that can stand wherever pieces like them ever stand.
    pub(super) fn anywhere(rules: &Rules, pieces: Vec<Piece>) -> Result<Material, Refusal> {
        let haunts = Haunts::of(rules);
        Material::of_pieces(rules, pieces.into_iter().map(|piece| (piece, haunts.squares(piece))).collect())
    }

    fn of_pieces(rules: &Rules, pieces: Vec<(Piece, SquareSet)>) -> Result<Material, Refusal> {
        if pieces.len() > MAX_PIECES {
            return Err(Refusal::TooLarge);
        }
        if pieces.iter().any(|(piece, _)| Walk::new(rules, *piece).is_none()) {
            return Err(Refusal::State);
        }
        if pieces.iter().any(|(_, squares)| squares.is_empty()) {
            return Err(Refusal::Material);
        }
        Material::sorted(rules, pieces.into_iter().map(|(piece, squares)| (piece, squares.0)).collect())
            .checked(rules)
    }

    fn checked(self, rules: &Rules) -> Result<Material, Refusal> {
        let kings = |seat: Seat| {
            self.0.iter().filter(|(piece, _)| piece.seat == seat && rules.role(piece.role).royal).count()
        };
        if !rules.seats().all(|seat| kings(seat) == 1) {
            return Err(Refusal::State);
        }
        self.fit(rules)?;
        Ok(self)
    }

    /// Whether there is room for a table of them.
    pub(super) fn fit(&self, rules: &Rules) -> Result<(), Refusal> {
        let space = self.0.iter().map(|(_, squares)| u64::from(squares.count_ones())).product::<u64>();
        // Turns of the board make it smaller.
        if 2 * space / turns(rules, self).len() as u64 > MOST as u64 {
            Err(Refusal::TooLarge)
        } else {
            Ok(())
        }
    }

    /// Whether they stand in the order that they should.
    pub(super) fn is_in_order(&self, rules: &Rules) -> bool {
        Material::sorted(rules, self.0.clone()) == *self
            && self.0.iter().any(|(piece, _)| piece.seat == Seat::SECOND)
    }

    /// The place of a seat's king.
    pub(super) fn king(&self, seat: Seat) -> usize {
        if seat == Seat::FIRST {
            0
        } else {
            self.0.iter().position(|(piece, _)| piece.seat == seat).unwrap_or(0)
        }
    }

    /// Whether only its king is left to the seat.
    pub(super) fn is_bare(&self, seat: Seat) -> bool {
        self.0.iter().filter(|(piece, _)| piece.seat == seat).count() == 1
    }

    /// As text: the letters of the first seat, `v`, those of the second; with squares where not all are meant.
    pub(super) fn text(&self, rules: &Rules) -> String {
        let mut text = String::new();
        for seat in rules.seats() {
            if seat != Seat::FIRST {
                text.push('v');
            }
            for (piece, squares) in self.0.iter().filter(|(piece, _)| piece.seat == seat) {
                let letters = rules.letters(Piece { seat: Seat::FIRST, ..*piece });
                text += &letters;
                if home(rules, *piece).0 != *squares {
                    let first = SquareSet(*squares)
                        .first()
                        .map_or_else(String::new, |at| rules.board().shape.name(at));
                    text += &format!("({first})");
                }
            }
        }
        text
    }

    /// The position in which they stand so.
    pub(super) fn position(&self, places: &Places, turn: Seat) -> Position {
        let mut position = Position::empty();
        for ((piece, _), &at) in self.0.iter().zip(places) {
            position.put(Square(at), *piece);
        }
        position.set_turn(turn);
        position
    }

    /// Where they stand in a position; nothing if they are others.
    pub(super) fn places(&self, position: &Position) -> Option<Places> {
        let mut places = [0; MAX_PIECES];
        let mut left = position.occupied();
        for (place, (piece, squares)) in self.0.iter().enumerate() {
            let at =
                { left }.find(|at| position.piece_at(*at) == Some(*piece) && squares >> at.0 & 1 == 1)?;
            left.remove(at);
            places[place] = at.0;
        }
        left.is_empty().then_some(places)
    }
}

/// The squares on which pieces like this ever stand.
pub(super) fn home(rules: &Rules, piece: Piece) -> SquareSet {
    Haunts::of(rules).squares(piece)
}

/// The squares to which one of these pieces can come from where it stands.
pub(super) fn from(rules: &Rules, placed: &[(Piece, Square)], piece: Piece, at: Square) -> SquareSet {
    let mut begins = vec![SquareSet::EMPTY; rules.roles().len()];
    begins[piece.role.index()].insert(at);
    if rules.terms().stalemate == Stalemate::Exchange {
        // Its king and it may change places.
        placed
            .iter()
            .filter(|(other, _)| other.seat == piece.seat)
            .for_each(|(other, at)| begins[other.role.index()].insert(*at));
    }
    rules.reach_from(piece.seat, begins)[piece.role.index()]
}

/// The maps that turn or mirror the board and keep everything that matters to the pieces as it is.
pub(super) fn turns(rules: &Rules, pieces: &Material) -> Vec<Vec<u8>> {
    let kept = |map: &Vec<u8>| pieces.0.iter().all(|(_, squares)| image(map, *squares) == *squares);
    symmetries(rules, pieces).into_iter().filter(kept).collect()
}

/// The same, and those after which like pieces stand where others of them did.
pub(super) fn symmetries(rules: &Rules, pieces: &Material) -> Vec<Vec<u8>> {
    let shape = rules.board().shape;
    let mut walks = Vec::new();
    for piece in involved(rules, pieces) {
        walks.extend(Walk::new(rules, piece).map(|walk| (piece, walk)));
    }
    let many = |own: (Piece, u128)| pieces.0.iter().filter(|other| **other == own).count();
    let kept = |map: &Vec<u8>| {
        pieces.0.iter().all(|&(piece, squares)| many((piece, image(map, squares))) == many((piece, squares)))
            && walks.iter().all(|(piece, walk)| {
                let promotes = rules.terms().promotion.of(piece.role).is_some();
                let zone = rules.tables().promotion_zone[piece.seat.index()].0;
                walk.is_kept_by(map) && (!promotes || image(map, zone) == zone && same_promotions(rules, map))
            })
    };
    boards(shape).into_iter().filter(kept).collect()
}

fn image(map: &[u8], squares: u128) -> u128 {
    SquareSet(squares).image(map).0
}

/// Whether a square promotes to the same as its image.
fn same_promotions(rules: &Rules, map: &[u8]) -> bool {
    use crate::variant::PromoteInto;
    let by_square = |(_, into): &(Role, PromoteInto)| matches!(into, PromoteInto::RoleOfSquare(_));
    !rules.terms().promotion.pieces.iter().any(by_square)
        || rules.setup().iter().enumerate().all(|(at, piece)| {
            map.get(at).is_none_or(|&image| {
                rules.setup()[image as usize].map(|other| other.role) == piece.map(|own| own.role)
            })
        })
}

/// The pieces, and all that they can be promoted to.
fn involved(rules: &Rules, material: &Material) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = material.0.iter().map(|(piece, _)| *piece).collect();
    let promotes = |piece: &Piece| rules.terms().promotion.of(piece.role).is_some();
    if pieces.iter().any(promotes) {
        let all = (0..rules.roles().len() as u8).map(Role);
        pieces.extend(rules.seats().flat_map(|seat| all.clone().map(move |role| Piece { seat, role })));
    }
    if let Some((was, becomes)) = rules.terms().turns_into {
        let new: Vec<Piece> = pieces
            .iter()
            .filter(|piece| piece.role == was)
            .map(|piece| Piece { role: becomes, ..*piece })
            .collect();
        pieces.extend(new);
    }
    sort_by_key(&mut pieces, |piece| (piece.seat, piece.role));
    pieces.dedup();
    pieces
}

/// The ways to lay a board on itself, the plain one first.
pub(super) fn boards(shape: Shape) -> Vec<Vec<u8>> {
    let (files, ranks) = (shape.files, shape.ranks);
    let mut maps = Vec::new();
    for way in 0..8 {
        if way >= 4 && files != ranks {
            break;
        }
        let map = (0..files * ranks).map(|at| {
            let (mut file, mut rank) = (at % files, at / files);
            if way & 1 == 1 {
                file = files - 1 - file;
            }
            if way & 2 == 2 {
                rank = ranks - 1 - rank;
            }
            if way & 4 == 4 {
                (file, rank) = (rank, file);
            }
            rank * files + file
        });
        maps.push(map.collect());
    }
    maps
}

/// The numbers of the positions of an ending, those that are images of each other having one in common.
pub(super) struct Numbers {
    /// Maps of the board.
    maps: Vec<Vec<u8>>,
    /// For each square of the first king the maps that bring it to the square that stands for all its images.
    to_first: Vec<Vec<u8>>,
    /// Where that king can stand.
    home: u128,
    /// For each piece the place of each square among those it can stand on.
    place: Vec<Vec<u8>>,
    squares: Vec<Vec<u8>>,
    /// How many numbers there are for each side to move.
    pub(super) size: usize,
    pieces: usize,
}

impl Numbers {
    pub(super) fn new(rules: &Rules, pieces: &Material) -> Numbers {
        let maps = turns(rules, pieces);
        let all = rules.board().shape.len();
        let list = |set: u128| SquareSet(set).map(|at| at.0).collect::<Vec<u8>>();
        let mut squares: Vec<Vec<u8>> = pieces.0.iter().map(|(_, set)| list(*set)).collect();
        let first = |at: u8| maps.iter().map(|map| map[at as usize]).min().unwrap_or(at);
        let firsts: Vec<u8> = squares[0].iter().copied().filter(|&at| first(at) == at).collect();
        let to_first = (0..all as u8)
            .map(|at| {
                (0..maps.len() as u8).filter(|&map| maps[map as usize][at as usize] == first(at)).collect()
            })
            .collect();
        squares[0] = firsts;
        let place = |squares: &Vec<u8>| {
            let mut places = vec![u8::MAX; all];
            squares.iter().enumerate().for_each(|(place, &at)| places[at as usize] = place as u8);
            places
        };
        Numbers {
            to_first,
            home: pieces.0[0].1,
            place: squares.iter().map(place).collect(),
            size: squares.iter().map(Vec::len).product(),
            pieces: pieces.0.len(),
            squares,
            maps,
        }
    }

    #[inline(always)]
    fn plain(&self, places: &Places, map: &[u8]) -> usize {
        let mut number = 0;
        for index in 0..self.pieces {
            let place = self.place[index][map[places[index] as usize] as usize];
            number = number * self.squares[index].len() + place as usize;
        }
        number
    }

    /// The number of a position with the first side to move, and in how many ways it is an image of itself.
    #[inline(always)]
    pub(super) fn number(&self, places: &Places) -> (usize, u32) {
        let maps = &self.to_first[places[0] as usize];
        let least = self.plain(places, &self.maps[maps[0] as usize]);
        if maps.len() == 1 {
            return (least, 1);
        }
        let (mut least, mut ways) = (least, 1);
        for &map in &maps[1..] {
            let number = self.plain(places, &self.maps[map as usize]);
            if number < least {
                (least, ways) = (number, 1);
            } else if number == least {
                ways += 1;
            }
        }
        (least, ways)
    }

    /// Where the pieces stand in the position of this number.
    #[inline(always)]
    pub(super) fn places(&self, number: usize) -> Places {
        let mut places = [0; MAX_PIECES];
        // Short division is faster.
        let mut number = number as u32;
        for index in (0..self.pieces).rev() {
            let squares = &self.squares[index];
            let among = squares.len() as u32;
            places[index] = squares[(number % among) as usize];
            number /= among;
        }
        places
    }

    /// Whether the number is the one that all images of its position have.
    #[inline(always)]
    pub(super) fn stands_for_all(&self, number: usize, places: &Places) -> bool {
        self.is_single(places) || self.number(places).0 == number
    }

    /// Whether only the plain map, or one other, brings the first king to its square.
    #[inline(always)]
    pub(super) fn is_single(&self, places: &Places) -> bool {
        self.to_first[places[0] as usize].len() == 1
    }

    /// Whether a piece can stand on a square.
    #[inline(always)]
    pub(super) fn has(&self, index: usize, at: u8) -> bool {
        if index == 0 { self.home >> at & 1 == 1 } else { self.place[index][at as usize] != u8::MAX }
    }
}
