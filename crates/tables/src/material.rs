//! The pieces of an ending, and their names: `KRvKN`, the stronger side first.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use tabiya_rules::endings::{exchange, mirrors, mobility, regions};
use tabiya_rules::play::Haunts;
use tabiya_rules::{Piece, Position, Role, Rules, Seat, Square, SquareSet};

use crate::error::Error;

/// The most pieces of an ending.
pub(crate) const MOST: usize = 7;

/// What a piece of an ending is: its role, and the region that it keeps to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Kind {
    pub(crate) role: Role,
    /// The region's number among the piece's [`regions`], from 1; 0 for wherever such pieces can stand.
    pub(crate) region: u8,
}

impl Kind {
    /// A piece that can stand wherever such pieces can.
    pub(crate) fn anywhere(role: Role) -> Kind {
        Kind { role, region: 0 }
    }
}

/// How the sides and the board were turned to give an ending its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turned {
    /// Whether the sides have changed places.
    pub(crate) swapped: bool,
    /// The map of the board; none for the plain one.
    pub(crate) map: Option<Vec<u8>>,
}

/// The order of the pieces of an ending under certain rules, and where they can stand.
pub(crate) struct Order {
    /// By role: the king first, then those with more steps.
    ranks: Vec<usize>,
    /// The ways to turn the board, with and without the sides changing places, under which the rules stay as they are:
    /// the plain one first.
    ways: Vec<Turned>,
    /// By seat and role, where such pieces can stand, and the regions that they never leave.
    homes: [Vec<(SquareSet, Vec<SquareSet>)>; 2],
}

impl Order {
    pub(crate) fn of(rules: &Rules) -> Order {
        let mut roles: Vec<Role> = rules_roles(rules).collect();
        roles.sort_by_cached_key(|&role| {
            (!rules.role(role).royal, Reverse(mobility(rules, Piece { seat: Seat::FIRST, role })), role)
        });
        let rank = |role| roles.iter().position(|other| *other == role).unwrap_or(0);
        let haunts = Haunts::of(rules);
        let home = |seat, role| {
            let piece = Piece { seat, role };
            (haunts.squares(piece), regions(rules, &haunts, piece))
        };
        let mirrors = mirrors(rules);
        let mut ways = Vec::new();
        for (number, mirror) in mirrors.iter().enumerate() {
            ways.push(Turned { swapped: false, map: (number > 0).then(|| mirror.clone()) });
        }
        if let Some(exchange) = exchange(rules) {
            let after = |mirror: &Vec<u8>| mirror.iter().map(|&at| exchange[usize::from(at)]).collect();
            ways.extend(mirrors.iter().map(|mirror| Turned { swapped: true, map: Some(after(mirror)) }));
        }
        Order {
            ranks: rules_roles(rules).map(rank).collect(),
            ways,
            homes: [Seat::FIRST, Seat::SECOND]
                .map(|seat| rules_roles(rules).map(|role| home(seat, role)).collect()),
        }
    }

    /// Where a piece can stand.
    pub(crate) fn squares(&self, side: usize, kind: Kind) -> SquareSet {
        let (home, regions) = &self.homes[side][kind.role.index()];
        usize::from(kind.region).checked_sub(1).map_or(*home, |number| regions[number])
    }

    /// How many regions such pieces have.
    fn regions(&self, side: usize, role: Role) -> usize {
        self.homes[side][role.index()].1.len()
    }

    /// The region in which a piece stands; 0 if it has none.
    pub(crate) fn region_of(&self, side: usize, role: Role, at: Square) -> u8 {
        let regions = &self.homes[side][role.index()].1;
        regions.iter().position(|region| region.has(at)).map_or(0, |number| number as u8 + 1)
    }

    /// The pieces as they are called after a turn, each side in order.
    fn turned(&self, sides: &[Vec<Kind>; 2], way: &Turned) -> [Vec<Kind>; 2] {
        let mut new: [Vec<Kind>; 2] = std::array::from_fn(|side| {
            let from = if way.swapped { 1 - side } else { side };
            let kind = |kind: &Kind| match (&way.map, self.squares(from, *kind).first()) {
                (Some(map), Some(at)) if kind.region > 0 => {
                    let image = Square(map[at.index()]);
                    Kind { region: self.region_of(side, kind.role, image), ..*kind }
                }
                _ => *kind,
            };
            sides[from].iter().map(kind).collect()
        });
        new.iter_mut().for_each(|side| side.sort_by_key(|kind| (self.ranks[kind.role.index()], kind.region)));
        new
    }

    /// The ending of a position, and the position as the ending has it; pieces of these roles keep to their regions.
    pub(crate) fn placed(&self, position: &Position, kept: &[Role]) -> (Material, Position) {
        let mut sides = [Vec::new(), Vec::new()];
        let pieces = || position.occupied().filter_map(|at| Some((at, position.piece_at(at)?)));
        for (at, Piece { seat, role }) in pieces() {
            let keeps = kept.contains(&role);
            let region = if keeps { self.region_of(seat.index(), role, at) } else { 0 };
            sides[seat.index()].push(Kind { role, region });
        }
        let (material, way) = Material::of(self, sides);
        let turned = |(at, piece): (Square, Piece)| {
            let seat = if way.swapped { piece.seat.opponent() } else { piece.seat };
            (way.map.as_ref().map_or(at, |map| Square(map[at.index()])), Piece { seat, ..piece })
        };
        let turn = if way.swapped { position.turn().opponent() } else { position.turn() };
        (material, Position::of(pieces().map(turned), turn))
    }
}

/// The pieces of an ending: a side's king and its others, the more mobile first; then so for the other side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Material {
    pub(crate) sides: [Vec<Kind>; 2],
}

impl Material {
    /// These pieces in order, and how they have been turned for that: where the rules are alike for both, the stronger
    /// side is first; of names with other regions, the one with the lowest numbers is taken.
    pub(crate) fn of(order: &Order, sides: [Vec<Kind>; 2]) -> (Material, &Turned) {
        let strength = |sides: &[Vec<Kind>; 2]| {
            let of = |side: &Vec<Kind>| {
                let ranks = side.iter().map(|kind| order.ranks[kind.role.index()]).collect::<Vec<_>>();
                (Reverse(side.len()), ranks)
            };
            let regions: Vec<u8> = sides.iter().flatten().map(|kind| kind.region).collect();
            (sides.each_ref().map(of), regions)
        };
        let mut best: Option<([Vec<Kind>; 2], &Turned)> = None;
        for way in &order.ways {
            let new = order.turned(&sides, way);
            if best.as_ref().is_none_or(|(known, _)| strength(&new) < strength(known)) {
                best = Some((new, way));
            }
        }
        let (sides, way) = best.unwrap_or_else(|| (sides, &order.ways[0]));
        (Material { sides }, way)
    }

    /// Reads a name; the sides may stand in either order. A number after a piece’s letters is the region that it keeps
    /// to, 1 being the one with the lowest square: `KRvKQ1Q1` has two counsellors on a1’s colour.
    ///
    /// # Errors
    /// [`Error::Material`], also where a piece has no such region, one of several like pieces has none, or the region
    /// of a piece says nothing as another may be promoted to it.
    pub fn named(rules: &Rules, name: &str) -> Result<Material, Error> {
        let wrong = || Error::Material(name.to_owned());
        let order = Order::of(rules);
        let (first, second) = name.split_once('v').ok_or_else(wrong)?;
        let mut sides = [Vec::new(), Vec::new()];
        for (number, (side, mut text)) in sides.iter_mut().zip([first, second]).enumerate() {
            while !text.is_empty() {
                let fits = |role: Role| {
                    let letters = letters(rules, role);
                    text.starts_with(&letters).then_some((letters.len(), role))
                };
                let (length, role) = rules_roles(rules).filter_map(fits).max().ok_or_else(wrong)?;
                text = &text[length..];
                let digits =
                    text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
                let region = if digits == 0 { Ok(0) } else { text[..digits].parse::<u8>() };
                let region = region.map_err(|_| wrong())?;
                if digits > 0 && !(1..=order.regions(number, role)).contains(&usize::from(region)) {
                    return Err(wrong());
                }
                text = &text[digits..];
                side.push(Kind { role, region });
            }
        }
        let material = Material::of(&order, sides).0;
        let kings = |side: &Vec<Kind>| side.iter().filter(|kind| rules.role(kind.role).royal).count();
        let mixed = |side: &Vec<Kind>| {
            side.iter().any(|kind| kind.region > 0 && side.contains(&Kind::anywhere(kind.role)))
        };
        let promotes = |kind: &Kind| rules.terms().promotion.of(kind.role).is_some();
        let whole = material.sides.iter().all(|side| kings(side) == 1 && !mixed(side))
            && material.len() <= MOST
            && (material.kept().is_empty() || !material.sides.iter().flatten().any(promotes));
        if whole { Ok(material) } else { Err(wrong()) }
    }

    /// The roles whose pieces keep to regions.
    pub(crate) fn kept(&self) -> Vec<Role> {
        let kinds = self.sides.iter().flatten().filter(|kind| kind.region > 0);
        kinds.map(|kind| kind.role).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Its name.
    pub fn name(&self, rules: &Rules) -> String {
        let kind = |kind: &Kind| {
            let region = if kind.region > 0 { kind.region.to_string() } else { String::new() };
            letters(rules, kind.role) + &region
        };
        let side = |side: &Vec<Kind>| side.iter().map(kind).collect::<String>();
        format!("{}v{}", side(&self.sides[0]), side(&self.sides[1]))
    }

    /// How many pieces there are, kings included.
    #[allow(clippy::len_without_is_empty, reason = "there are always kings")]
    pub fn len(&self) -> usize {
        self.sides.iter().map(Vec::len).sum()
    }

    /// Its pieces, and the squares on which each can stand.
    pub(crate) fn pieces(&self, order: &Order) -> Vec<(Piece, SquareSet)> {
        let mut pieces = Vec::new();
        for (side, kinds) in self.sides.iter().enumerate() {
            pieces.extend(
                kinds.iter().map(|&kind| {
                    (Piece { seat: Seat(side as u8), role: kind.role }, order.squares(side, kind))
                }),
            );
        }
        pieces
    }

    /// Every ending of so many pieces that the game can come to, both sides' orders counting as one.
    pub fn all(rules: &Rules, pieces: usize) -> Vec<Material> {
        let Some(king) = rules_roles(rules).find(|&role| rules.role(role).royal) else { return Vec::new() };
        let others: Vec<Role> = rules_roles(rules).filter(|&role| !rules.role(role).royal).collect();
        let order = Order::of(rules);
        let mut found: Vec<Material> = Vec::new();
        let mut sides = vec![[king, king].map(|king| vec![Kind::anywhere(king)])];
        for _ in 2..pieces {
            let more = |sides: &[Vec<Kind>; 2]| {
                let mut list = Vec::new();
                for (side, &role) in (0..2).flat_map(|side| others.iter().map(move |role| (side, role))) {
                    let mut more = sides.clone();
                    more[side].push(Kind::anywhere(role));
                    list.push(more);
                }
                list
            };
            sides = sides.iter().flat_map(more).collect();
        }
        for sides in sides {
            let material = Material::of(&order, sides).0;
            if !found.contains(&material) && material.occurs(rules) {
                found.push(material);
            }
        }
        found.sort_by_key(|material| material.name(rules));
        found
    }

    /// Whether a game can come to it: no side has more of a piece than the array and promotions give.
    fn occurs(&self, rules: &Rules) -> bool {
        let becomes = |role| {
            rules.terms().promotion.pieces.iter().any(|(_, into)| into.roles().any(|into| into == role))
        };
        self.sides.iter().enumerate().all(|(side, kinds)| {
            kinds.iter().all(|Kind { role, .. }| {
                let own = kinds.iter().filter(|other| other.role == *role).count();
                own <= usize::from(rules.initial(Seat(side as u8), *role)) || becomes(*role)
            })
        })
    }
}

fn letters(rules: &Rules, role: Role) -> String {
    rules.letters(Piece { seat: Seat::FIRST, role }).to_uppercase()
}

pub(crate) fn rules_roles(rules: &Rules) -> impl Iterator<Item = Role> + use<> {
    (0..rules.roles().len() as u8).map(Role)
}
