//! The provenance of the rules in force: sources and standings.

use super::handle::Rules;
use crate::board::{Piece, Seat};
use crate::games::base::{COMMON, base_rule};
use crate::variant::placement::{hand, placement};
use crate::variant::{Base, Change, Choice, OptionSpec, Reference, Standing, Topic};

/// What settles a point under the rules in force.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Provenance {
    /// The id of a base rule (`CHA-05`) or of a choice (`chaturanga.elephant=alfil`).
    pub rule: String,
    /// How well it is attested.
    pub standing: Standing,
    /// Where it stands; the first is what the wording follows.
    pub cites: Vec<Reference>,
}

/// The squares with their pieces, and the pieces in hand.
type Array = (Vec<Option<Piece>>, Vec<Piece>);

impl Rules {
    /// What settles this topic: the choice in force of the option that bears on it, or else a base rule of the game,
    /// or one that is common to all.
    ///
    /// ```
    /// # use tabiya_rules as tabiya;
    /// use tabiya::{Rules, games, variant::Topic};
    /// let stalemate = |chosen: &[(&str, &str)]| {
    ///     let rules = Rules::new(&games::SHATRANJ, chosen).expect("choices that go together");
    ///     rules.provenance(Topic::Stalemate).expect("a rule").rule
    /// };
    /// assert_eq!(stalemate(&[]), "shatranj.stalemate=win");
    /// assert_eq!(stalemate(&[("stalemate", "transpose")]), "shatranj.stalemate=transpose");
    /// ```
    pub fn provenance(&self, topic: Topic) -> Option<Provenance> {
        let base = &self.game().base;
        let within = topic.part_of();
        // A change of the whole settles its parts; but whoever answers for facing generals, a lone checker is a rule
        // of its own.
        let part = within.filter(|_| topic != Topic::LoneChecker);
        if let Topic::Way(role, pattern) = topic {
            let right = || settled(base, Topic::Right(pattern.right?));
            let chosen = self.changed(topic).or_else(|| self.left(topic));
            return chosen.or_else(right).or_else(|| settled(base, Topic::Piece(role)));
        }
        if let Topic::SideArray(_) = topic {
            let chosen = self.changed(topic).or_else(|| self.left(topic));
            return chosen.or_else(|| settled(base, topic)).or_else(|| settled(base, Topic::Array));
        }
        self.changed(topic)
            .or_else(|| part.and_then(|whole| self.changed(whole)))
            .or_else(|| self.left(topic))
            .or_else(|| settled(base, topic))
            .or_else(|| within.and_then(|whole| self.provenance(whole)))
            .or_else(|| settled(&COMMON, topic))
    }

    /// The choice in force that changes something about this topic, the last of them.
    fn changed(&self, topic: Topic) -> Option<Provenance> {
        self.in_force()
            .filter(|(_, choice)| self.bears(choice, topic))
            .last()
            .map(|found| self.choice_as(found))
    }

    /// The choice in force by which it stays as it is although its option could change it, the first of them.
    fn left(&self, topic: Topic) -> Option<Provenance> {
        let could = |option: &OptionSpec| option.choices.iter().any(|choice| self.bears(choice, topic));
        self.in_force().find(|(option, _)| could(option)).map(|found| self.choice_as(found))
    }

    fn in_force(&self) -> impl Iterator<Item = (&OptionSpec, &Choice)> {
        let chosen = self.options().map(|(_, choice)| choice);
        let options = self.game().options.iter().zip(chosen);
        options.filter_map(|(option, chosen)| Some((option, option.choice(chosen)?.1)))
    }

    fn choice_as(&self, (option, choice): (&OptionSpec, &Choice)) -> Provenance {
        Provenance {
            rule: format!("{}.{}={}", self.game().id, option.id, choice.id),
            standing: choice.standing,
            cites: choice.cites.to_vec(),
        }
    }

    /// The pieces of an array, `None` where the text is none.
    fn pieces_in(&self, text: &str) -> Option<Array> {
        let (placed, held) = text.split_once('[').unwrap_or((text, ""));
        let (seats, roles) = (&self.game().seats, &self.game().terms.roles);
        let placed = placement(self.game().board.shape, seats, roles, placed).ok()?;
        Some((placed, hand(seats, roles, held.trim_end_matches(']')).ok()?))
    }

    /// Whether a choice changes something about a topic. A way of moving that the choice leaves as the record has it
    /// is not its business.
    fn bears(&self, choice: &Choice, topic: Topic) -> bool {
        choice.changes.iter().any(|change| match (topic, change) {
            (Topic::Way(role, way), Change::Patterns(of, patterns)) => {
                let plain = &self.game().terms.roles[role.index()].patterns;
                role == *of && patterns.contains(&way) != plain.contains(&way)
            }
            (
                Topic::Way(_, way),
                Change::RightPurpose(right, _) | Change::RightGone(right) | Change::RightUnmoved(right, _),
            ) => way.right == Some(*right),
            (Topic::SideArray(seat), Change::Swap(one, _)) => {
                let at = self.board().shape.parse(one);
                at.and_then(|at| self.setup()[at.index()]).is_some_and(|piece| piece.seat == seat)
            }
            (Topic::SideArray(seat), Change::Setup(array)) => {
                let of = |text| self.pieces_in(text).map(|pieces| side(&pieces, seat));
                of(array) != of(&self.game().terms.setup)
            }
            (Topic::SideArray(_), change) => change.topic() == Topic::Array,
            _ => change.topic() == topic,
        })
    }
}

/// The pieces of a seat among those of an array.
fn side((placed, held): &Array, seat: Seat) -> Array {
    let own = |piece: &Piece| piece.seat == seat;
    (placed.iter().map(|piece| piece.filter(own)).collect(), held.iter().copied().filter(own).collect())
}

fn settled(base: &Base, topic: Topic) -> Option<Provenance> {
    let rule = base_rule(&base.prefix, base.about(topic)?)?;
    Some(Provenance { rule: rule.id(), standing: rule.standing, cites: rule.cites() })
}
