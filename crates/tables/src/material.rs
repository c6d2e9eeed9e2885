//! The pieces of an ending, and their names: `KRvKN`, the stronger side first.

use std::cmp::Reverse;

use tabiya_rules::endings::{exchange, mobility};
use tabiya_rules::{Piece, Role, Rules, Seat};

use crate::error::Error;

/// The order of the pieces of an ending under certain rules.
pub(crate) struct Order {
    /// By role: the king first, then those with more steps.
    ranks: Vec<usize>,
    /// The map by which the sides change places, if the rules are alike for both.
    pub(crate) exchange: Option<Vec<u8>>,
}

impl Order {
    pub(crate) fn of(rules: &Rules) -> Order {
        let mut roles: Vec<Role> = rules_roles(rules).collect();
        roles.sort_by_cached_key(|&role| {
            (!rules.role(role).royal, Reverse(mobility(rules, Piece { seat: Seat::FIRST, role })), role)
        });
        let rank = |role| roles.iter().position(|other| *other == role).unwrap_or(0);
        Order { ranks: rules_roles(rules).map(rank).collect(), exchange: exchange(rules) }
    }
}

/// The pieces of an ending: a side's king and its others, the more mobile first; then so for the other side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Material {
    pub(crate) sides: [Vec<Role>; 2],
}

impl Material {
    /// These pieces in order, and whether the sides have changed places: where the rules are alike for both, the
    /// stronger is first.
    pub(crate) fn of(order: &Order, mut sides: [Vec<Role>; 2]) -> (Material, bool) {
        let rank = |role: &Role| order.ranks[role.index()];
        sides.iter_mut().for_each(|side| side.sort_by_key(rank));
        let strength = |side: &Vec<Role>| (side.len(), Reverse(side.iter().map(rank).collect::<Vec<_>>()));
        let swapped = order.exchange.is_some() && strength(&sides[0]) < strength(&sides[1]);
        if swapped {
            sides.swap(0, 1);
        }
        (Material { sides }, swapped)
    }

    /// Reads a name; the sides may stand in either order.
    ///
    /// # Errors
    /// [`Error::Material`].
    pub fn named(rules: &Rules, name: &str) -> Result<Material, Error> {
        let wrong = || Error::Material(name.to_owned());
        let (first, second) = name.split_once('v').ok_or_else(wrong)?;
        let mut sides = [Vec::new(), Vec::new()];
        for (side, mut text) in sides.iter_mut().zip([first, second]) {
            while !text.is_empty() {
                let fits = |role: Role| {
                    let letters = letters(rules, role);
                    text.starts_with(&letters).then_some((letters.len(), role))
                };
                let (length, role) = rules_roles(rules).filter_map(fits).max().ok_or_else(wrong)?;
                side.push(role);
                text = &text[length..];
            }
        }
        let material = Material::of(&Order::of(rules), sides).0;
        let kings = |side: &Vec<Role>| side.iter().filter(|role| rules.role(**role).royal).count();
        let whole =
            material.sides.iter().all(|side| kings(side) == 1) && material.len() <= crate::index::MOST;
        if whole { Ok(material) } else { Err(wrong()) }
    }

    /// Its name.
    pub fn name(&self, rules: &Rules) -> String {
        let side = |side: &Vec<Role>| side.iter().map(|role| letters(rules, *role)).collect::<String>();
        format!("{}v{}", side(&self.sides[0]), side(&self.sides[1]))
    }

    /// How many pieces there are, kings included.
    #[allow(clippy::len_without_is_empty, reason = "there are always kings")]
    pub fn len(&self) -> usize {
        self.sides.iter().map(Vec::len).sum()
    }

    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let seats = [Seat::FIRST, Seat::SECOND];
        let side = |seat: Seat| self.sides[seat.index()].iter().map(move |&role| Piece { seat, role });
        seats.into_iter().flat_map(side).collect()
    }

    /// Every ending of so many pieces that the game can come to, both sides' orders counting as one.
    pub fn all(rules: &Rules, pieces: usize) -> Vec<Material> {
        let Some(king) = rules_roles(rules).find(|&role| rules.role(role).royal) else { return Vec::new() };
        let others: Vec<Role> = rules_roles(rules).filter(|&role| !rules.role(role).royal).collect();
        let order = Order::of(rules);
        let mut found: Vec<Material> = Vec::new();
        let mut sides = vec![[vec![king], vec![king]]];
        for _ in 2..pieces {
            let more = |sides: &[Vec<Role>; 2]| {
                let mut list = Vec::new();
                for (side, &role) in (0..2).flat_map(|side| others.iter().map(move |role| (side, role))) {
                    let mut more = sides.clone();
                    more[side].push(role);
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
        self.sides.iter().enumerate().all(|(side, roles)| {
            roles.iter().all(|role| {
                let own = roles.iter().filter(|other| *other == role).count();
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
